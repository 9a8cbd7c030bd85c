## Whose turn it is

turn-computer = { $engine ->
    [ready] Komputer myśli…
   *[other] Komputer przygotowuje się: za pierwszym razem trwa to minutę…
}
refused-computers-turn = Teraz ruch komputera.
refused-looking-back = Przeglądasz partię. Gra toczy się dalej na jej końcu.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Pion
    [basic] Pion podstawowy
    [gipf] Pion GIPF
    [stack] Stos { $potential }
    [extra] Dodatkowy ruch: potencjał TAMSK
   *[loaded] Pion naładowany { $potential }
} z { $dot } wzdłuż strzałki{ $count ->
    [0] {""}
    [one] , przesuwa jeden pion
    [few] , przesuwa { $count } piony
   *[other] , przesuwa { $count } pionów
}
steps = Ta tura
step = { $phase ->
    [c] Zdjęcie rzędu
    [e] Dodatkowy ruch
    [m] Ruch
    [x] Dodatkowy ruch
    [r] Zdjęcie rzędu
    [a] Odpowiedź
    [f] Kto zaczyna
   *[s] Gra poboczna
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] Zgadzasz się
        [challenge] Rzucasz wyzwanie
        [first] Zaczynasz grę poboczną
        [second] Oddajesz początek
        [won] Wygrywasz grę poboczną
        [tied] Remisujesz grę poboczną
        [lost] Przegrywasz grę poboczną
       *[gave-up] Poddajesz grę poboczną
    }
    [computer] { $move ->
        [accept] Komputer zgadza się
        [challenge] Komputer rzuca wyzwanie
        [first] Komputer zaczyna grę poboczną
        [second] Komputer oddaje ci początek
        [won] Komputer wygrywa grę poboczną
        [tied] Komputer remisuje grę poboczną
        [lost] Komputer przegrywa grę poboczną
       *[gave-up] Komputer poddaje grę poboczną
    }
   *[other] { $move ->
        [accept] { $name } zgadza się
        [challenge] { $name } rzuca wyzwanie
        [first] { $name } zaczyna grę poboczną
        [second] { $name } oddaje początek
        [won] { $name } wygrywa grę poboczną
        [tied] { $name } remisuje grę poboczną
        [lost] { $name } przegrywa grę poboczną
       *[gave-up] { $name } poddaje grę poboczną
    }
}
paused = Partia jest wstrzymana. Zegar stoi.
paused-go-on = Graj dalej

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] Twój ruch zostanie wykonany, gdy tylko wszystko się załaduje…
   *[server] Twój ruch jest w drodze…
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = Zmiana kolorów: teraz grasz { $colour ->
    [w] białymi
   *[b] czarnymi
}.
waiting = Twój ruch czeka na serwer: { $label }.
waiting-asked = Serwer wrócił. Twój ruch nadal czeka: { $label }. Zagrać go?
waiting-play = Zagraj
waiting-withdraw = Wycofaj

## The end

end-title = { $who ->
    [you] Wygrywasz
    [computer] Wygrywa komputer
    [draw] Remis
    [w] Wygrywają białe
    [b] Wygrywają czarne
   *[other] Wygrywa { $name }
}
end-no-move = { $loser ->
    [you] Nie masz już czym grać.
    [computer] Komputer nie ma już czym grać.
    [w] Białe nie mają już czym grać.
   *[b] Czarne nie mają już czym grać.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] Twój ostatni pion GIPF
    [computer] Ostatni pion GIPF komputera
    [w] Ostatni biały pion GIPF
   *[b] Ostatni czarny pion GIPF
} { $how ->
    [captured] został przejęty.
    [covered] został przykryty: dopóki coś na nim leży, nie liczy się.
    [own] zszedł z planszy ze swoim rzędem.
   *[gone] przepadł.
}
end-gipf-few = W grze był tylko jeden twój pion GIPF. Następnym razem wprowadź dwa lub trzy przed pierwszym innym pionem.
end-gipf-captured = { $loser ->
    [you] Wszystkie twoje piony GIPF są przejęte.
    [computer] Wszystkie piony GIPF komputera są przejęte.
    [w] Wszystkie białe piony GIPF są przejęte.
   *[b] Wszystkie czarne piony GIPF są przejęte.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Kto musi pchać, a ma pustą rezerwę, przegrywa.
    [standard] Przegrywa się na dwa sposoby: bez pionu GIPF na planszy, bo nowe nie wchodzą; albo z pustą rezerwą, gdy trzeba pchać.
    [tournament] Przegrywa się na dwa sposoby: bez pionu GIPF na planszy, bo po pierwszym innym pionie już nie wchodzą; albo z pustą rezerwą, gdy trzeba pchać.
    [matrx] Przegrywa się na dwa sposoby: po utracie wszystkich trzech pionów GIPF; albo gdy nie ma czego pchać ani potencjału do użycia.
   *[other] Przegrywa się na dwa sposoby: bez odkrytego pionu GIPF na planszy; albo gdy nie ma czego pchać ani potencjału do użycia.
}
end-resignation = { $loser ->
    [you] Partia poddana.
    [computer] Komputer się poddał.
    [w] Białe się poddały.
   *[b] Czarne się poddały.
}
end-time = { $loser ->
    [you] Skończył ci się czas.
    [computer] Komputerowi skończył się czas.
    [w] Białym skończył się czas.
   *[b] Czarnym skończył się czas.
}
end-abandoned = { $loser ->
    [you] Partia opuszczona.
    [computer] Komputer odszedł od gry.
    [w] Białe odeszły od gry.
   *[b] Czarne odeszły od gry.
}
end-repetition = Pozycja wystąpiła { $count ->
    [2] dwa razy.
   *[other] { $count } razy.
}
end-quiet = Nic nie zostało przejęte przez { $count ->
    [one] jedną turę.
    [few] { $count } kolejne tury.
   *[other] { $count } kolejnych tur.
}
end-agreement = Gracze tak uzgodnili.
end-left = Ktoś opuścił partię.
end-last = { $player ->
    [you] Twój ostatni ruch
    [computer] Ostatni ruch komputera
    [w] Ostatni ruch białych
   *[b] Ostatni ruch czarnych
}: { $label }.
end-again = Pokaż ostatni ruch jeszcze raz
end-harder = Trudniej: poziom { $level }
end-easier = Łatwiej: poziom { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Co dalej: GIPF standardowy. Każdy ma trzy piony GIPF, dwa jeden na drugim, z gwiazdką; kto nie ma już żadnego na planszy, też przegrywa.
end-further-play = Zagraj w GIPF standardowy
end-mistakes = Analizuj moje błędy
reopen-title = Otworzyć tę grę ponownie?
reopen-text = Gra się skończyła. Jeśli cofniesz swoją ostatnią turę, potoczy się dalej stamtąd: wynik i wszystko, co było potem, znikną. Aby zachować ją w tej postaci, cofnij się na liście ruchów i wybierz „Graj stąd”, co zaczyna nową grę.
reopen-yes = Cofnij turę
reopen-no = Zostaw bez zmian

## The coach

coach-looks = Trener patrzy na twój ruch.
# The move that the coach doubts.
coach-move = Twój ruch: { $label }.
coach-title = Zagrać mimo to?
coach-play = Zagraj
coach-look = Spójrz jeszcze raz
coach-better = Coś innego jest tu dużo lepsze.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = Nie ma odwrotu
ends-gipf = Po tym pionie nie wprowadzisz w tej partii już żadnego pionu GIPF. { $gipf ->
    [one] Masz tylko jeden
   *[other] Masz { $gipf }
} na planszy, a kto nie ma żadnego, od razu przegrywa.
ends-potentials = Z pionem podstawowym tracisz to, co masz jeszcze w ręku: { $potentials ->
    [one] jeden potencjał wypada
    [few] { $potentials } potencjały wypadają
   *[other] { $potentials } potencjałów wypada
} z gry.
ends-both = Po tym pionie nie wprowadzisz w tej partii już żadnego pionu GIPF. { $gipf ->
    [one] Masz tylko jeden
   *[other] Masz { $gipf }
} na planszy, a kto nie ma żadnego, od razu przegrywa. To pion podstawowy, więc tracisz też wszystkie potencjały w ręku ({ $potentials }).
ends-own = To zdejmuje z planszy { $count ->
    [one] twój pion GIPF
    [few] { $count } twoje piony GIPF
   *[other] { $count } twoich pionów GIPF
}. Zostaje ci { $gipf }, a kto nie ma żadnego, od razu przegrywa.
ends-game = To zdejmuje z planszy twój ostatni pion GIPF: od razu przegrywasz partię.
ends-accepting = Jeśli się zgodzisz, od razu przegrasz partię. Możesz jeszcze rzucić wyzwanie.
moments = { $count ->
    [one] Decydujący moment
   *[other] Decydujące momenty
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [one] Na pierwszy rzut oka: decydujący moment
   *[other] Na pierwszy rzut oka: decydujące momenty
}
moments-looking = Szukam decydujących momentów …
moments-none = Nie było u ciebie błędu wartego wzmianki.
moments-none-lost = Na pierwszy rzut oka żaden twój ruch nie był sam w sobie poważnym błędem; analiza może znaleźć mniejsze.
moments-turn = { $name } · tura { $number }: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] brak wyzwań
    [one] zostało jedno wyzwanie
    [unlimited] wyzwania bez limitu
   *[other] pozostałe wyzwania: { $count }
}
seat-captured = { $count ->
    [0] Nic nie przejęto.
    [one] Przejęto jeden pion.
   *[other] Przejęto pionów: { $count }.
}{ $ahead ->
    [0] {""}
   *[other] {" "}Przewaga: { $ahead }.
}{ $doubles ->
    [yes] {" "}Pion GIPF liczy się jako dwa.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] Wybierz kropkę na brzegu i strzałkę: tam wejdzie twój pion i popchnie to, co stoi mu na drodze.
        [standard] Wybierz kropkę na brzegu i strzałkę: tam wejdzie twój pion i popchnie to, co stoi mu na drodze.
        [tournament] Wybierz kropkę na brzegu i strzałkę: tam wejdzie twój pion i popchnie to, co stoi mu na drodze.
       *[other] Wybierz kropkę na brzegu i strzałkę: tam wejdzie twój pion i popchnie to, co stoi mu na drodze. Znaki na pionach to potencjały: specjalne ruchy do użycia raz.
    }
    [bring] Twoje pierwsze tury wprowadzają piony GIPF: wysokie na dwa piony, z gwiazdką. Z pierwszym innym pionem to się kończy, więc się nie spiesz.
    [gipf] { $game ->
        [standard] Piony z gwiazdką to piony GIPF, a nowe już nie wchodzą. Jeśli stracisz ostatni na planszy albo musisz pchać przy pustej rezerwie, przegrywasz.
        [standard-potentials] Piony z gwiazdką to piony GIPF, a nowe już nie wchodzą. Jeśli stracisz ostatni na planszy albo nie masz czego pchać ani użyć, przegrywasz.
        [tournament] Piony z gwiazdką to piony GIPF. Jeśli stracisz ostatni na planszy albo musisz pchać przy pustej rezerwie, przegrywasz.
       *[other] Piony z gwiazdką to piony GIPF. Jeśli stracisz ostatni na planszy albo nie masz czego pchać ani użyć, przegrywasz.
    }
    [row] Cztery w twoim kolorze obok siebie to rząd. Wracają do twojej rezerwy, a piony drugiego koloru, które stykają się z rzędem na jego linii, zostają przejęte.
    [stay] Pion GIPF w rzędzie nie musi schodzić: jego strzałka mówi, czy zostaje. Pion drugiego koloru, który schodzi, zostaje przejęty.
    [load] Gwiazdka oznacza piony GIPF, pozostałe znaki potencjały: ruchy do użycia raz. Z pierwszym pionem podstawowym bez potencjału te w ręku wypadają z gry.
    [use] Zamiast pchać możesz użyć potencjału: wybierz pion w obwódce, a zobaczysz, dokąd może pójść.
    [single] Piony z gwiazdką to piony GIPF i wchodzą pierwsze. Komu przejęto wszystkie trzy, ten przegrywa; także ten, kto nie ma czego pchać ani użyć.
    [stack] Pozostałe znaki to potencjały: ruchy do użycia raz. Dwa jednakowe wchodzą razem jako stos.
    [stacks-stay] W rzędzie pojedyncze piony schodzą, także GIPF. Stos może zostać: mówi to jego strzałka.
    [hold] Przytrzymaj palec na pionie, na planszy lub w rezerwie: powie, czym jest i co może teraz zrobić.
   *[pieces] { $game ->
        [basic] Pilnuj swojej rezerwy: kto musi pchać, a ma ją pustą, przegrywa.
        [standard] Pilnuj też rezerwy: kto musi pchać, a ma ją pustą, przegrywa, ilekolwiek ma pionów GIPF.
        [tournament] Pilnuj też rezerwy: kto musi pchać, a ma ją pustą, przegrywa, ilekolwiek ma pionów GIPF.
       *[other] Pilnuj też rezerwy: gdy jest pusta i nie ma potencjału do użycia, przegrywasz, ilekolwiek masz pionów GIPF.
    }
}
tip-close = Bez wskazówek

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Zrób inny ruch.
    [computer] Komputer robi inny ruch.
    [w] Białe robią inny ruch.
   *[b] Czarne robią inny ruch.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] Jeśli wygrasz lub zremisujesz grę poboczną, potencjał zostaje użyty; jeśli przegrasz, wypada z gry.
    [computer] Jeśli komputer wygra lub zremisuje grę poboczną, potencjał zostaje użyty; jeśli przegra, wypada z gry.
    [w] Jeśli białe wygrają lub zremisują grę poboczną, potencjał zostaje użyty; jeśli przegrają, wypada z gry.
   *[b] Jeśli czarne wygrają lub zremisują grę poboczną, potencjał zostaje użyty; jeśli przegrają, wypada z gry.
}
