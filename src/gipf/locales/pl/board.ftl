## Units

unit-basic = { $player ->
        [w] biały
       *[b] czarny
    } pion podstawowy
# Where there is only one kind.
unit-piece = { $player ->
        [w] biały
       *[b] czarny
    } pion
unit-gipf = { $player ->
        [w] biały
       *[b] czarny
    } pion GIPF
unit-loaded = { $player ->
        [w] biały
       *[b] czarny
    } pion naładowany { $potential }
unit-stack = { $player ->
        [w] biały
       *[b] czarny
    } stos { $potential }
unit-used = { $player ->
        [w] biały
       *[b] czarny
    } wykorzystany potencjał { $potential }
# A pile, from its top: $upper lies on $lower.
pile-on = { $upper }, pod nim { $lower }

## Reserves

reserve = Rezerwa { $player ->
        [w] białych
       *[b] czarnych
    }: { $pieces }
pieces-basic = { $count ->
        [one] jeden pion podstawowy
        [few] { $count } piony podstawowe
       *[other] { $count } pionów podstawowych
    }
pieces-piece = { $count ->
        [one] jeden pion
        [few] { $count } piony
       *[other] { $count } pionów
    }
pieces-gipf = { $count ->
        [one] jeden pion GIPF
        [few] { $count } piony GIPF
       *[other] { $count } pionów GIPF
    }
pieces-potential = { $count ->
        [one] jeden potencjał { $potential }
        [few] { $count } potencjały { $potential }
       *[other] { $count } potencjałów { $potential }
    }
pieces-none = nic
tray-pick = Co wprowadzają { $player ->
        [w] białe
       *[b] czarne
    }

## Points

table = Plansza i rezerwy
board = Plansza
board-column = kolumna { $column }
point-dot = kropka { $point }
point-empty = { $point }, wolny
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, stos { $count } pionów: { $pile }
    }
point-push = pchnij w stronę { $first }
point-push-either = pchnij w stronę { $first } albo { $second }
point-enter = wejdź tutaj
point-usable = można użyć
point-threatened = zagrożony
point-held = wybrany
point-target = cel
point-row = w rzędzie
point-goes = schodzi z rzędem
point-clears = naciśnij, aby zdjąć rząd
point-taken = schodzi, naciśnij, aby zostawić
point-kept = zostaje, naciśnij, aby zdjąć

## Deciding

tap-again = Dotknij jeszcze raz, aby tak zagrać, albo gdzie indziej, aby puścić.
choose-target = Wybierz jeden z zaznaczonych punktów albo naciśnij gdzie indziej, aby anulować.
tap-way = Dotknij strzałki, wzdłuż której chcesz pchnąć.
click-way = Kliknij strzałkę, wzdłuż której chcesz pchnąć.
key-way = Wybierz kierunek klawiszami strzałek i naciśnij Enter.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = Druga linia jest pełna.
decide-clear = Zdejmij rząd
switch-how = Wybierz pion ze strzałką, aby zmienić:
switch-stays = zostaje
switch-taken = schodzi
unit-kind = { $letter ->
        [G] Pion GIPF
       *[B] Pion podstawowy
    }
row-choose = Który rząd?
rules-name = Zasady
rules-ask = Co mówią zasady?
row-name = { $first } do { $last }
cover-choose = Czym przykryć { $spot }?
# What is announced when a move was made; $move is its name, as in option-….
move-made = { $player ->
        [w] Białe
       *[b] Czarne
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] zgadza się
    [challenge] rzuca wyzwanie
    [first] zaczyna grę poboczną
    [second] oddaje początek
    [won] wygrywa grę poboczną
    [tied] remisuje grę poboczną
    [lost] przegrywa grę poboczną
   *[pass] pasuje
}
