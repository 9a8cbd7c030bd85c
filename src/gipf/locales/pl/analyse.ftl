## Opening

opening-lead = Otwórz partię, pozycję albo plik i przyjrzyj się im z silnikiem.
opening-text = Wklej partię, pozycję albo ruchy
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Otwórz
opening-file = Wybierz plik
opening-edit = Ustaw pozycję
opening-draft = Wróć do przerwanej analizy
opening-games = Twoje partie
opening-all-games = Wszystkie partie
opening-studies = Twoje studia
opening-all-studies = Wszystkie studia
opening-start = Zacznij od początku
opening-choose = Jest tu kilka partii ({ $count }). Którą otworzyć?
opening-game = Partia { $number }
opening-turns = { $turns ->
    [0] jeszcze bez tur
    [one] jedna tura
    [few] { $turns } tury
   *[other] { $turns } tur
}
opening-wrong = Tego nie da się otworzyć
opening-again = Otwórz coś innego
colour = { $player ->
    [w] Białe
   *[b] Czarne
}

## The study

study-title = Analiza
study-tool = { $tool ->
    [flip] Obróć
    [judge] Oceń
    [retry] Popraw
    [edit] Ustaw
    [save] Zapisz, udostępnij
   *[open] Otwórz
}
study-tool-why = { $tool ->
    [flip] Obróć planszę
    [judge] Niech silnik oceni całą partię
    [retry] Znajdź coś lepszego tam, gdzie był błąd
    [play] Graj stąd z komputerem albo z człowiekiem
    [edit] Zmień tę pozycję ręcznie
    [save] Zachowaj, pobierz, skopiuj lub udostępnij tę analizę
   *[open] Otwórz coś innego
}
study-tabs = O tej partii
study-tab = { $tab ->
    [game] Cała partia
    [notes] Notatki
   *[explorer] Otwarcia
}
tree = Ruchy i warianty
tree-variation = Wariant:
tree-none = Jeszcze nie ma ruchów. Zagraj na planszy.
notes = Notatki
notes-marks = Ocena tego ruchu
notes-line = Ta linia
notes-draw = Rysuj na planszy
notes-draw-why = Rysuj strzałki i kółka: przeciągnij od punktu do punktu albo wybierz jeden. Prawy przycisk myszy i dwa palce rysują zawsze.
notes-shapes = Narysowane: { $shapes }
notes-shapes-remove = Usuń rysunki
notes-comment = Komentarz do tego ruchu
notes-comment-example = Napisz komentarz
mark = { $mark ->
    [good] Dobry ruch
    [brilliant] Znakomity ruch
    [interesting] Ciekawy ruch
    [doubtful] Wątpliwy ruch
    [mistake] Błąd
   *[blunder] Poważny błąd
}
line-promote = Przenieś ten wariant wyżej (z Shiftem: na linię główną)
line-delete = Usuń ten ruch i wszystko, co po nim
line-undo = Cofnij ostatnią zmianę

## Chances

chance = Szanse wygranej: białe { $share }%, czarne { $other }%
chance-unknown = Jeszcze bez oceny

## The engine

engine = Silnik
engine-lines = Pokazane linie
engine-lines-count = { $count ->
    [one] 1 linia
    [few] { $count } linie
   *[other] { $count } linii
}
engine-depth = głębokość { $depth }
engine-speed = { $speed } pozycji/s
engine-looks = Silnik patrzy…
engine-over = Tu partia jest skończona.
engine-side = Tu rozstrzyga gra poboczna.
engine-silent = Tu milczy: co było lepsze, stoi powyżej.
engine-show = Pokaż linie
line-chance = Białe { $share }%
line-wins = { $player ->
    [w] Białe
   *[b] Czarne
} w { $turns }
line-follow = Zagraj { $turns }
explorer = Grane tutaj w twoich partiach
explorer-turn = { $turn }: { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[other] { $count } partii
}; wygrane białych { $white }, czarnych { $black }, remisy { $drawn }
explorer-ended = { $how ->
    [white] wygrały białe
    [drawn] remis
    [black] wygrały czarne
   *[open] niedokończona
}
explorer-none = Żadna z twoich partii tędy nie przeszła.
explorer-everybody = Partie wszystkich, które tędy przeszły
explorer-pending = Przeglądanie partii: jeszcze { $count }…

## The whole game

judge = Cała partia
judge-nothing = Zagraj na planszy, a silnik będzie mógł ocenić tu partię.
judge-start = Oceń całą partię
judge-stop = Zatrzymaj
judge-mistakes = Szukam twoich błędów…
mistakes-none = Silnik nie znalazł u ciebie żadnego błędu. Dobra gra!
judge-progress = Tura { $done } z { $of }
judge-summary = { $player ->
    [w] Białe
   *[b] Czarne
}: { $known ->
    [yes] dokładność { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = bez błędów
graph = Szanse białych na wygraną w trakcie partii
graph-start = Początek
graph-nowhere = W wariancie

## Trying again

retry = Popraw błędy
retry-whose = Czyje błędy?
retry-whose-name = { $whose ->
    [mine] Moje
    [theirs] Drugiego gracza
    [w] Białych
    [b] Czarnych
   *[both] Obu stron
}
retry-none = Nie ma tu zaznaczonych błędów.
retry-count = Błąd { $at } z { $of }
retry-count-so-far = Błąd { $at }; szukanie trwa…
retry-task = { $player ->
    [you] Twój ruch: { $turn }. Znajdź coś lepszego.
    [w] Białe zagrały { $turn }. Znajdź coś lepszego.
   *[b] Czarne zagrały { $turn }. Znajdź coś lepszego.
}
retry-board = { $shown ->
    [answer] Tak byłoby lepiej.
    [followed] Tak byłoby lepiej; strzałki pokazują, co mogłoby nastąpić.
   *[try] To twoja próba.
}
retry-thinks = Silnik patrzy na { $turn }…
retry-verdict = { $verdict ->
    [best] { $turn } to najlepszy ruch.
    [good] { $turn } nie ustępuje najlepszemu.
    [better] { $turn } jest lepsze, ale można więcej.
    [same] { $turn } zagrano w partii.
   *[bad] { $turn } też nie pomaga.
}
retry-better = { $why ->
    [misses] Lepsze było { $turn }: ten ruch { $feat }.
    [misses-later] Lepsze było { $turn }: później { $later } { $feat }.
    [misses-twice] Lepsze było { $turn }: potem ten sam ruch jeszcze raz { $feat }.
   *[better] Lepsze było { $turn }.
}
mistake-played = { $player ->
    [you] Twój ruch: { $turn }.
    [w] Białe zagrały { $turn }.
   *[b] Czarne zagrały { $turn }.
}
mistake-try = Spróbuj sam
verdict = Co silnik mówi o tym ruchu
verdict-little = Niezupełnie najlepszy ruch
verdict-none = Nic nie było lepsze.
verdict-show = Pokaż
retry-again = Jeszcze raz
retry-next = Następny błąd
retry-answer = Pokaż rozwiązanie
retry-leave = Gotowe

## Saving

save = Zapisz lub udostępnij tę analizę
save-where = { $kind ->
    [study] To jedno z twoich studiów. Każda zmiana jest zachowywana.
    [game] Ta analiza jest zachowana przy swojej partii, każda zmiana od razu. Jako studium dostanie nazwę i miejsce na liście twoich studiów.
   *[draft] Na razie tę analizę pamięta tylko ta przeglądarka, dopóki nie zaczniesz innej. Jako studium dostanie nazwę i miejsce na liście twoich studiów.
}
save-name = Nazwa studium
save-as-study = Zachowaj jako studium
save-made = Zachowano wśród twoich studiów jako „{ $name }”.
save-studies = Otwórz moje studia
save-text = Jako tekst

## Setting up a position

edit-title = Ustaw pozycję
edit-variant = Wersja gry
edit-board = Plansza do ustawiania
edit-unit = Wybierz pion, a potem punkty
edit-off = Zdejmij
edit-reserves = Rezerwy
edit-pieces = { $letter ->
    [piece] Piony
    [G] Piony GIPF
   *[B] Piony podstawowe
}
edit-reserve = { $pieces } w rezerwie { $player ->
    [w] białych
   *[b] czarnych
}
edit-player = Na ruchu
edit-bringing = { $player ->
    [w] Białe mogą jeszcze wprowadzać piony GIPF
   *[b] Czarne mogą jeszcze wprowadzać piony GIPF
}
edit-start = Ułożenie początkowe
edit-empty = Pusta plansza
edit-undo = Cofnij
edit-text = Jako tekst
edit-analyse = Analizuj
edit-leave = Wróć

## Why a turn is good or bad. $feat is one of reason-feat, $ending one of reason-ending, $things a list of reason-thing.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only }: { $turn } { $why }
reason-only-for = { $only }: { $why }
reason = { $why ->
    [loses] przegrywa od razu: { $ending }
    [draws] kończy się remisem: { $ending }
    [allows] pozwala na { $turn }: ten ruch { $feat }
    [allows-later] pozwala na { $turn }: później { $later } { $feat }
    [allows-twice] pozwala na { $turn }: potem ten sam ruch jeszcze raz { $feat }
    [makes-row] układa { $player ->
        [you] twój rząd
        [computer] rząd komputera
        [w] rząd białych
       *[b] rząd czarnych
    }, który { $feat }
    [forfeits] traci { $things } w ręku
    [ends-gipf] zamyka { $player ->
        [you] ci
        [computer] komputerowi
        [w] białym
       *[b] czarnym
    } drogę do kolejnych pionów GIPF
    [wastes] marnuje potencjał TAMSK
    [gives-up] zdejmuje z planszy { $things } { $player ->
        [you] z twoich pionów
        [computer] z pionów komputera
        [w] z pionów białych
       *[b] z pionów czarnych
    }
    [runs-out] zostawia w { $player ->
        [you] twojej rezerwie
        [computer] rezerwie komputera
        [w] rezerwie białych
       *[b] rezerwie czarnych
    } tylko { $things }
    [empties] opróżnia { $player ->
        [you] twoją rezerwę
        [computer] rezerwę komputera
        [w] rezerwę białych
       *[b] rezerwę czarnych
    }
    [accepts] { $player ->
        [you] zgadzasz się
        [computer] komputer zgadza się
        [w] białe zgadzają się
       *[b] czarne zgadzają się
    } na { $turn }: ten ruch { $feat }; wyzwanie mogłoby temu zapobiec
    [accepts-anyway] { $player ->
        [you] zgadzasz się
        [computer] komputer zgadza się
        [w] białe zgadzają się
       *[b] czarne zgadzają się
    } na { $turn }; lepsze jest wyzwanie
    [lowers] obniża { $player ->
        [you] twoje szanse
        [computer] szanse komputera
        [w] szanse białych
       *[b] szanse czarnych
    } na wygraną z { $before }% do { $after }%
    [misses] pomija { $turn }: ten ruch { $feat }
    [misses-later] pomija { $turn }: później { $later } { $feat }
    [misses-twice] pomija { $turn }: potem ten sam ruch jeszcze raz { $feat }
    [better] lepsze jest { $turn }
    [only] zdecydowanie najlepszy ruch
    [does] { $feat }
    [prepares] przygotowuje ruch, który { $feat }
   *[only-win] jedyny ruch, który { $feat }
}
reason-feat = { $does ->
    [takes] przejmuje { $things }{ $of }
    [covers] przykrywa { $things }{ $of }
    [returns] przywraca { $things } do rezerwy
    [takes-last] przejmuje ostatni pion GIPF i wygrywa
    [covers-last] przykrywa ostatni pion GIPF i wygrywa
    [wins-at-once] wygrywa od razu: { $ending }
    [wins-unless] wygrywa od razu, jeśli nie powstrzyma tego wyzwanie: { $ending }
    [wins-later] wygrywa w { $turns ->
        [one] jednej turze
       *[other] { $turns } turach
    }: { $ending }
    [wins-by-force] forsownie wygrywa
    [saves] ratuje { $things }
    [threatens] atakuje { $things }
    [stops] udaremnia rząd, który drugi gracz mógłby zaraz ułożyć
    [brings] wprowadza pion GIPF
    [loads] wprowadza do gry { $things }
    [readies] przygotowuje rząd na następną turę
    [nears] zbliża piony do środka, gdzie możliwych jest więcej rzędów
    [lines-up] ustawia obok siebie { $things }: cztery na jednej linii to rząd
    [keeps] zachowuje w dalszej grze więcej w rezerwie: { $things }
    [safe] nie zostawia niczego, co można by zaraz przejąć
    [least] oddaje najmniej
   *[takes-and-wins] przejmuje { $things }{ $of } i forsownie wygrywa
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}z twoich
    [computer] {" "}komputera
    [w] {" "}białych
   *[b] {" "}czarnych
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] nie masz
        [computer] komputer nie ma
        [w] białe nie mają
       *[b] czarne nie mają
    } już czym grać
    [no-move] { $loser ->
        [you] nie możesz
        [computer] komputer nie może
        [w] białe nie mogą
       *[b] czarne nie mogą
    } wykonać ruchu
    [no-gipf] { $loser ->
        [you] nie masz
        [computer] komputer nie ma
        [w] białe nie mają
       *[b] czarne nie mają
    } już pionu GIPF
    [repetition] pozycja powtarza się o jeden raz za dużo
   *[quiet] zbyt długo nic nie zostało przejęte
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] pion podstawowy
        [few] { $count } piony podstawowe
       *[other] { $count } pionów podstawowych
    }
    [gipf] { $count ->
        [one] pion GIPF
        [few] { $count } piony GIPF
       *[other] { $count } pionów GIPF
    }
    [loaded] { $count ->
        [one] pion naładowany
        [few] { $count } piony naładowane
       *[other] { $count } pionów naładowanych
    }
    [stack] { $count ->
        [one] stos
        [few] { $count } stosy
       *[other] { $count } stosów
    }
    [used] { $count ->
        [one] wykorzystany potencjał
        [few] { $count } wykorzystane potencjały
       *[other] { $count } wykorzystanych potencjałów
    }
    [potential] { $count ->
        [one] jeden potencjał
        [few] { $count } potencjały
       *[other] { $count } potencjałów
    }
    [named] { $count ->
        [one] potencjał { $name }
        [few] { $count } potencjały { $name }
       *[other] { $count } potencjałów { $name }
    }
    [piece] { $count ->
        [one] pion
        [few] { $count } piony
       *[other] { $count } pionów
    }
   *[unit] { $count ->
        [one] jeden pion
        [few] { $count } piony
       *[other] { $count } pionów
    }
}
