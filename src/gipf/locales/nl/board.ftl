## Units

unit-basic = { $player ->
        [w] Wit
       *[b] Zwart
    } basisstuk
# Where there is only one kind.
unit-piece = { $player ->
        [w] Wit
       *[b] Zwart
    } stuk
unit-gipf = { $player ->
        [w] Wit
       *[b] Zwart
    } GIPF-stuk
unit-loaded = { $player ->
        [w] Wit
       *[b] Zwart
    } stuk geladen met { $potential }
unit-stack = { $player ->
        [w] Witte
       *[b] Zwarte
    } { $potential }-stapel
unit-used = Gebruikt { $player ->
        [w] wit
       *[b] zwart
    } { $potential }-potentieel
# A pile, from its top: $upper lies on $lower.
pile-on = { $upper } op { $lower }

## Reserves

reserve = Reserve van { $player ->
        [w] Wit
       *[b] Zwart
    }: { $pieces }
pieces-basic = { $count ->
        [one] één basisstuk
       *[other] { $count } basisstukken
    }
pieces-piece = { $count ->
        [one] één stuk
       *[other] { $count } stukken
    }
pieces-gipf = { $count ->
        [one] één GIPF-stuk
       *[other] { $count } GIPF-stukken
    }
pieces-potential = { $count ->
        [one] één { $potential }-potentieel
       *[other] { $count } { $potential }-potentiëlen
    }
pieces-none = leeg
tray-pick = Wat { $player ->
        [w] Wit
       *[b] Zwart
    } in het spel duwt

## Points

table = Bord en reserves
board = Bord
board-column = kolom { $column }
point-dot = stip { $point }
point-empty = { $point }, leeg
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, { $count } stukken: { $pile }
    }
point-push = duw richting { $first }
point-push-either = duw richting { $first } of { $second }
point-enter = hier in het spel brengen
point-usable = kan gebruikt worden
point-threatened = bedreigd
point-held = opgepakt
point-target = doel
point-row = in een rij
point-goes = gaat weg met de rij
point-clears = druk om de rij weg te nemen
point-taken = gaat weg, druk om te laten liggen
point-kept = blijft liggen, druk om weg te nemen

## Deciding

tap-again = Tik nog een keer om zo te spelen, of ergens anders om los te laten.
choose-target = Kies een van de gemarkeerde punten, of druk ergens anders om te annuleren.
tap-way = Tik op de pijl in welke richting je wilt duwen.
click-way = Klik op de pijl in welke richting je wilt duwen.
key-way = Kies de richting met de pijltjestoetsen en druk op Enter.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = De andere lijn is vol.
decide-clear = Neem de rij weg
switch-how = Kies een stuk met een pijl om te wisselen:
switch-stays = blijft liggen
switch-taken = gaat weg
unit-kind = { $letter ->
        [G] GIPF-stuk
       *[B] Basisstuk
    }
row-choose = Welke rij?
rules-name = Regels
rules-ask = Wat zeggen de regels?
row-name = { $first } tot { $last }
cover-choose = Bedek { $spot } met
# What is announced when a move was made; $move is its name, as in option-….
move-made = { $player ->
        [w] Wit
       *[b] Zwart
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] aanvaardt
    [challenge] daagt uit
    [first] begint het tussenspel
    [second] laat de ander beginnen
    [won] wint het tussenspel
    [tied] speelt het tussenspel gelijk
    [lost] verliest het tussenspel
   *[pass] past
}
