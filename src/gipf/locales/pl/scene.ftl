## The move. $uses counts the potentials on the board that can be used.

prompt-opening = { $player ->
    [you] Musisz zacząć od pionu GIPF: wprowadź go.
    [w] Białe muszą zacząć od pionu GIPF: wprowadź go.
   *[b] Czarne muszą zacząć od pionu GIPF: wprowadź go.
}
prompt-gipf-basic = { $player ->
    [you] Twój ruch
    [w] Ruch białych
   *[b] Ruch czarnych
}: wprowadź kolejny pion GIPF{ $uses ->
    [0] {""}
   *[other] , użyj potencjału na planszy
} albo przejdź do pionów podstawowych. Potem nie wejdzie już żaden pion GIPF.
prompt-gipf-loaded-basic = { $player ->
    [you] Twój ruch
    [w] Ruch białych
   *[b] Ruch czarnych
}: wprowadź kolejny pion GIPF{ $uses ->
    [0] {""}
   *[other] , użyj potencjału na planszy
} albo przejdź do potencjałów, a na końcu do pionów podstawowych. Każdy krok zamyka poprzedni.
prompt-loaded-basic = { $player ->
    [you] Twój ruch
    [w] Ruch białych
   *[b] Ruch czarnych
}: wprowadź pion z potencjałem{ $uses ->
    [0] {""}
   *[other] , użyj potencjału na planszy
} albo pion podstawowy, rezygnując z potencjałów w ręku.
prompt-basic = { $player ->
    [you] Twój ruch
    [w] Ruch białych
   *[b] Ruch czarnych
}: wprowadź pion podstawowy{ $uses ->
    [0] .
   *[other] {" "}albo użyj potencjału na planszy.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] Twój ruch
    [w] Ruch białych
   *[b] Ruch czarnych
}: wprowadź pion.
prompt-stack = { $player ->
    [you] Twój ruch
    [w] Ruch białych
   *[b] Ruch czarnych
}: wprowadź stos dwóch potencjałów{ $uses ->
    [0] .
   *[other] {" "}albo użyj potencjału na planszy.
}
# MATRX: $count GIPF-pieces are in reserve.
prompt-gipf-in-reserve = { $player ->
    [you] Masz
    [w] Białe mają
   *[b] Czarne mają
} w rezerwie { $count ->
    [one] pion GIPF
    [few] { $count } piony GIPF
   *[other] { $count } pionów GIPF
}, a piony GIPF wchodzą przed wszystkim innym: wprowadź jeden.
prompt-use-empty = { $player ->
    [you] Nie masz
    [w] Białe nie mają
   *[b] Czarne nie mają
} czego wprowadzić: użyj potencjału na planszy.
prompt-use-blocked = { $player ->
    [you] Nie możesz nic wprowadzić,
    [w] Białe nie mogą nic wprowadzić,
   *[b] Czarne nie mogą nic wprowadzić,
} bo wszystkie linie są zablokowane: użyj potencjału na planszy.

## Rows. $rows is how many the player has, $choices in how many ways they can be cleared.

prompt-clear-before = { $player ->
    [you] Po turze komputera masz
    [you-w] Po turze czarnych masz
    [you-b] Po turze białych masz
    [w] Po turze czarnych białe mają
   *[b] Po turze białych czarne mają
} { $rows ->
    [one] rząd: { $choices ->
        [1] zdejmij go, a potem wykonaj ruch.
       *[other] wybierz, co zdejmujesz, a potem wykonaj ruch.
    }
    [few] { $rows } rzędy: wybierz jeden i to, co zdejmujesz, a potem wykonaj ruch.
   *[other] { $rows } rzędów: wybierz jeden i to, co zdejmujesz, a potem wykonaj ruch.
}
prompt-clear-after = { $player ->
    [you] Masz
    [w] Białe mają
   *[b] Czarne mają
} { $rows ->
    [one] rząd: { $choices ->
        [1] zdejmij go.
       *[other] wybierz, co zdejmujesz.
    }
    [few] { $rows } rzędy: wybierz jeden i to, co zdejmujesz.
   *[other] { $rows } rzędów: wybierz jeden i to, co zdejmujesz.
}
prompt-may-clear-before = { $player ->
    [you] Masz
    [w] Białe mają
   *[b] Czarne mają
} { $rows ->
    [one] rząd pionów GIPF, który może zostać: zdejmij coś z niego albo spasuj, a potem wykonaj ruch.
    [few] { $rows } rzędy pionów GIPF, które mogą zostać: zdejmij coś z jednego albo spasuj, a potem wykonaj ruch.
   *[other] { $rows } rzędów pionów GIPF, które mogą zostać: zdejmij coś z jednego albo spasuj, a potem wykonaj ruch.
}
prompt-may-clear-after = { $player ->
    [you] Masz
    [w] Białe mają
   *[b] Czarne mają
} { $rows ->
    [one] rząd pionów GIPF, który może zostać: zdejmij coś z niego albo spasuj.
    [few] { $rows } rzędy pionów GIPF, które mogą zostać: zdejmij coś z jednego albo spasuj.
   *[other] { $rows } rzędów pionów GIPF, które mogą zostać: zdejmij coś z jednego albo spasuj.
}

## A TAMSK on the centre.

prompt-extra-before = { $player ->
    [you] Twój TAMSK jest na środku, więc przed zwykłym ruchem jest dodatkowy
    [w] TAMSK białych jest na środku, więc przed zwykłym ruchem jest dodatkowy
   *[b] TAMSK czarnych jest na środku, więc przed zwykłym ruchem jest dodatkowy
}: wprowadź jego potencjał albo spasuj, a przepadnie.
prompt-extra-after = { $player ->
    [you] Twój TAMSK jest na środku i daje dodatkowy ruch
    [w] TAMSK białych jest na środku i daje dodatkowy ruch
   *[b] TAMSK czarnych jest na środku i daje dodatkowy ruch
}: wprowadź jego potencjał albo spasuj, a przepadnie.
prompt-extra-blocked = { $player ->
    [you] Twój TAMSK jest na środku,
    [w] TAMSK białych jest na środku,
   *[b] TAMSK czarnych jest na środku,
} ale wszystkie linie są zablokowane: spasuj, a jego potencjał przepadnie.

## Challenges. $left is how many challenges the answering player has, or unlimited.
## $game is the name of the side game, or none.

compose-side-name = { $game ->
    [free] dowolna
    [rps] papier, kamień, nożyce
    [die] rzut kostką
    [coin] rzut monetą
    [cards] karty
    [dominoes] domino
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] Komputer zapowiada { $potential }, { $move }. Możesz się zgodzić albo rzucić wyzwanie
    [you-w] Czarne zapowiadają { $potential }, { $move }. Możesz się zgodzić albo rzucić wyzwanie
    [you-b] Białe zapowiadają { $potential }, { $move }. Możesz się zgodzić albo rzucić wyzwanie
    [wait-w] Zapowiadasz { $potential }, { $move }. Białe mogą się zgodzić albo rzucić wyzwanie
    [wait-b] Zapowiadasz { $potential }, { $move }. Czarne mogą się zgodzić albo rzucić wyzwanie
    [w] Czarne zapowiadają { $potential }, { $move }. Białe mogą się zgodzić albo rzucić wyzwanie
   *[b] Białe zapowiadają { $potential }, { $move }. Czarne mogą się zgodzić albo rzucić wyzwanie
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }zostało jedno).
    [few] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }zostały { $left }).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }zostało { $left }).
}
prompt-who-begins = { $player ->
    [you] Komputer rzuca ci wyzwanie: { $potential }, { $move }. Ty mówisz, kto zaczyna
    [you-w] Czarne rzucają ci wyzwanie: { $potential }, { $move }. Ty mówisz, kto zaczyna
    [you-b] Białe rzucają ci wyzwanie: { $potential }, { $move }. Ty mówisz, kto zaczyna
    [wait-w] Rzucasz wyzwanie: { $potential } białych, { $move }. Białe mówią, kto zaczyna
    [wait-b] Rzucasz wyzwanie: { $potential } czarnych, { $move }. Czarne mówią, kto zaczyna
    [w] Czarne rzucają wyzwanie: { $potential } białych, { $move }. Białe mówią, kto zaczyna
   *[b] Białe rzucają wyzwanie: { $potential } czarnych, { $move }. Czarne mówią, kto zaczyna
} grę poboczną{ $game ->
    [none] .
    [rps] {" "}(papier, kamień, nożyce).
    [die] {" "}(rzut kostką).
    [coin] {" "}(rzut monetą).
    [cards] {" "}(karty).
    [dominoes] {" "}(domino).
    [tzaar] {" "}(TZAAR).
    [zertz] {" "}(ZÈRTZ).
    [dvonn] {" "}(DVONN).
    [yinsh] {" "}(YINSH).
    [punct] {" "}(PÜNCT).
   *[other] {" "}({ $game }).
}
prompt-side-game = Rozegrajcie grę poboczną{ $game ->
    [none] {""}
    [rps] {" "}(papier, kamień, nożyce)
    [die] {" "}(rzut kostką)
    [coin] {" "}(rzut monetą)
    [cards] {" "}(karty)
    [dominoes] {" "}(domino)
    [tzaar] {" "}(TZAAR)
    [zertz] {" "}(ZÈRTZ)
    [dvonn] {" "}(DVONN)
    [yinsh] {" "}(YINSH)
    [punct] {" "}(PÜNCT)
   *[other] {" "}({ $game })
} o { $player ->
    [you] twój { $potential }, { $move }. Jaki jest wynik: wygrana, remis czy przegrana?
    [computer] { $potential } komputera, { $move }. Czy komputer wygrał, zremisował, czy przegrał?
    [w] { $potential } białych, { $move }. Czy białe wygrały, zremisowały, czy przegrały?
   *[b] { $potential } czarnych, { $move }. Czy czarne wygrały, zremisowały, czy przegrały?
}
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] z { $spot } na { $target }
    [new-gipf] z { $spot } na { $target }, który przykrywa nowy pion GIPF
    [basic] z { $spot } na { $target }, który przykrywa pion podstawowy
    [enter] na { $target }
   *[push] z { $spot } aż do { $target }
}

## The end.

over-no-move = { $player ->
    [w] Wygrywają białe: czarne nie mają już czym grać.
   *[b] Wygrywają czarne: białe nie mają już czym grać.
}
over-gipf-lost = { $player ->
    [w] Wygrywają białe: czarne nie mają już w grze pionu GIPF.
   *[b] Wygrywają czarne: białe nie mają już w grze pionu GIPF.
}
over-gipf-captured = { $player ->
    [w] Wygrywają białe: wszystkie czarne piony GIPF są przejęte.
   *[b] Wygrywają czarne: wszystkie białe piony GIPF są przejęte.
}
over-resignation = { $player ->
    [w] Wygrywają białe: czarne się poddały.
   *[b] Wygrywają czarne: białe się poddały.
}
over-time = { $player ->
    [w] Wygrywają białe: czarnym skończył się czas.
   *[b] Wygrywają czarne: białym skończył się czas.
}
over-abandoned = { $player ->
    [w] Wygrywają białe: czarne odeszły od gry.
   *[b] Wygrywają czarne: białe odeszły od gry.
}
over-won = { $player ->
    [w] Wygrywają białe.
   *[b] Wygrywają czarne.
}
over-repetition = Remis: pozycja wystąpiła { $count ->
    [2] dwa razy.
   *[other] { $count } razy.
}
over-quiet = Remis: nic nie zostało przejęte przez { $count ->
    [one] jedną turę.
    [few] { $count } kolejne tury.
   *[other] { $count } kolejnych tur.
}
over-agreement = Remis: gracze tak uzgodnili.
over-left = Remis: ktoś opuścił partię.
over-draw = Remis.

## What the decisions are called. $unit is basic, gipf, loaded or stack; $count is how many piles are pushed,
## $target where the farthest of them lands.

option-enter = { $unit ->
    [piece] Pion
    [basic] Pion podstawowy
    [gipf] Pion GIPF
    [stack] Stos { $potential }
   *[loaded] Pion naładowany { $potential }
} na { $spot }
option-push = { $unit ->
    [piece] Pion
    [basic] Pion podstawowy
    [gipf] Pion GIPF
    [stack] Stos { $potential }
   *[loaded] Pion naładowany { $potential }
} z { $dot }, przesuwa { $count ->
    [one] jeden pion
    [few] { $count } piony
   *[other] { $count } pionów
} aż do { $target }
option-extra-enter = Dodatkowy ruch: potencjał TAMSK na { $spot }
option-extra-push = Dodatkowy ruch: potencjał TAMSK z { $dot }, przesuwa { $count ->
    [one] jeden pion
    [few] { $count } piony
   *[other] { $count } pionów
} aż do { $target }
option-zertz = ZÈRTZ skacze z { $spot } na { $target }
option-yinsh = YINSH sunie z { $spot } na { $target }
option-dvonn = DVONN wskakuje z { $spot } na { $target }
option-punct = PÜNCT wskakuje z { $spot } na { $target }
option-cover = PÜNCT z { $spot } przykrywa pion GIPF na { $target } { $cover ->
    [G] nowym pionem GIPF
   *[B] pionem podstawowym
}
# $own units come back or leave the game, $theirs are captured.
option-clear = Zdjąć { $spots }: do rezerwy { $back }{ $out ->
    [0] {""}
    [one] , jeden potencjał wypada z gry
    [few] , { $out } potencjały wypadają z gry
   *[other] , { $out } potencjałów wypada z gry
}{ $captured ->
    [0] {""}
   *[other] , przejęte { $captured }
}
option-pass-extra = Pas: potencjał TAMSK wypada z gry
option-pass-rows = Pas: piony GIPF zostają
option-accept = Zgoda: potencjał zostaje użyty
option-challenge = Wyzwanie: { $game ->
    [none] rozstrzyga gra poboczna
   *[other] rozstrzyga { $game }
}
option-first = { $player ->
    [you] Zaczynasz ty
    [computer] Zaczyna komputer
    [w] Zaczynają białe
   *[b] Zaczynają czarne
}
option-second = { $player ->
    [you] Zaczyna komputer
    [you-w] Zaczynają czarne
    [you-b] Zaczynają białe
    [computer] Zaczynasz ty
    [w] Zaczynają czarne
   *[b] Zaczynają białe
}
option-won = { $player ->
    [you] Wygrywasz: potencjał zostaje użyty
    [computer] Wygrywa komputer: potencjał zostaje użyty
    [w] Białe wygrały: potencjał zostaje użyty
   *[b] Czarne wygrały: potencjał zostaje użyty
}
option-tied = { $player ->
    [you] Remis: twój potencjał i tak zostaje użyty
    [computer] Remis: potencjał komputera i tak zostaje użyty
    [w] Remis: potencjał białych i tak zostaje użyty
   *[b] Remis: potencjał czarnych i tak zostaje użyty
}
option-lost = { $player ->
    [you] Przegrywasz: potencjał wypada z gry
    [computer] Przegrywa komputer: potencjał wypada z gry
    [w] Białe przegrały: potencjał wypada z gry
   *[b] Czarne przegrały: potencjał wypada z gry
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] Ta linia jest pełna.
   *[other] Obie linie stąd są pełne.
}
closed-empty = Piony wchodzą od brzegu: zacznij od kropki.
closed-piece = Piony na planszy ruszają się tylko, gdy są pchane: zacznij od kropki.
closed-potential = { $potential ->
    [TAMSK] TAMSK działa sam, gdy zostanie pchnięty na środek.
   *[other] Ten { $potential } nie ma teraz dokąd iść.
}
closed-gipf-first = Najpierw pion GIPF: wprowadź jeden.
closed-nothing-to-push = Teraz nic nie można wprowadzić: użyj potencjału.
closed-row = Najpierw zdejmij rząd.
closed-may-row = Najpierw zdejmij coś z rzędu albo spasuj.
closed-must-go = Ten schodzi razem z rzędem: wybierz „Zdejmij rząd”.
closed-extra = Najpierw dodatkowy ruch: zacznij od kropki albo spasuj.
closed-extra-blocked = Wszystkie linie są pełne: można tylko spasować.
closed-answer = Najpierw odpowiedz przyciskami pod planszą.
reach-zertz = ZÈRTZ przeskakuje w linii nad zajętymi punktami na pierwszy wolny za nimi.
reach-yinsh = YINSH sunie wzdłuż linii po wolnych punktach.
reach-dvonn = DVONN wskakuje na sąsiedni pion podstawowy lub DVONN przeciwnika.
reach-dvonn-matrx = DVONN wskakuje na DVONN przeciwnika, sąsiedni albo wzdłuż linii wolnych punktów.
reach-punct = PÜNCT wskakuje na sąsiedni PÜNCT lub pion GIPF przeciwnika.
reach-punct-matrx = PÜNCT wskakuje na PÜNCT przeciwnika, sąsiedni albo wzdłuż linii wolnych punktów.
