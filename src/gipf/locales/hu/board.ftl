## Units

unit-basic = { $player ->
        [w] fehér
       *[b] fekete
    } egyszerű korong
# Where there is only one kind.
unit-piece = { $player ->
        [w] fehér
       *[b] fekete
    } korong
unit-gipf = { $player ->
        [w] fehér
       *[b] fekete
    } GIPF
unit-loaded = { $player ->
        [w] fehér
       *[b] fekete
    } { $potential }-lehetőséggel felruházott korong
unit-stack = { $player ->
        [w] fehér
       *[b] fekete
    } { $potential }-torony
unit-used = { $player ->
        [w] fehér
       *[b] fekete
    } felhasznált { $potential }-lehetőség
pile-on = { $upper }, alatta { $lower }

## Reserves

reserve = { $player ->
        [w] Fehér
       *[b] Fekete
    } tartaléka: { $pieces }
pieces-basic = { $count ->
        [one] egy egyszerű korong
       *[other] { $count } egyszerű korong
    }
pieces-piece = { $count ->
        [one] egy korong
       *[other] { $count } korong
    }
pieces-gipf = { $count ->
        [one] egy GIPF
       *[other] { $count } GIPF
    }
pieces-potential = { $count ->
        [one] egy { $potential }-lehetőség
       *[other] { $count } { $potential }-lehetőség
    }
pieces-none = üres
tray-pick = Amit { $player ->
        [w] Fehér
       *[b] Fekete
    } betol

## Points

table = Tábla és tartalékok
board = Tábla
board-column = { $column } oszlop
point-dot = { $point } pötty
point-empty = { $point }, üres
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, { $count } egymáson: { $pile }
    }
point-push = betolás { $first } felé
point-push-either = betolás { $first } vagy { $second } felé
point-enter = ide tolható be
point-usable = felhasználható
point-threatened = veszélyben
point-held = kézben
point-target = cél
point-row = sorban áll
point-goes = lekerül a sorral
point-clears = nyomd meg a sor levételéhez
point-taken = lekerül, nyomd meg, ha maradjon
point-kept = marad, nyomd meg, ha kerüljön le

## Deciding

tap-again = Koppints még egyszer, ha így lépsz, vagy máshová, ha mégsem.
choose-target = Válassz egyet a megjelölt pontok közül, vagy nyomj máshová, ha mégsem.
tap-way = Koppints arra a nyílra, amerre tolni szeretnél.
click-way = Kattints arra a nyílra, amerre tolni szeretnél.
key-way = Válassz irányt a nyílbillentyűkkel, majd nyomj Entert.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = A másik vonal tele van.
decide-clear = Sor levétele
switch-how = Válassz egy nyilas korongot a váltáshoz:
switch-stays = marad
switch-taken = lekerül
unit-kind = { $letter ->
        [G] GIPF
       *[B] Egyszerű korong
    }
row-choose = Melyik sort?
rules-name = Szabályok
rules-ask = Mit mondanak a szabályok?
row-name = { $first }–{ $last }
cover-choose = Mivel fedjük le: { $spot }
move-made = { $player ->
        [w] Fehér
       *[b] Fekete
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] elfogadja
    [challenge] kihívja
    [first] ő kezdi a mellékjátékot
    [second] a másik kezd
    [won] megnyeri a mellékjátékot
    [tied] döntetlen a mellékjáték
    [lost] elveszti a mellékjátékot
   *[pass] passzol
}
