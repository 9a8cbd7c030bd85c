## Units

unit-basic = { $player ->
        [w] weißer
       *[b] schwarzer
    } Basis-Stein
# Where there is only one kind.
unit-piece = { $player ->
        [w] weißer
       *[b] schwarzer
    } Stein
unit-gipf = { $player ->
        [w] weißer
       *[b] schwarzer
    } GIPF-Stein
unit-loaded = { $player ->
        [w] weißer
       *[b] schwarzer
    } Stein, geladen mit { $potential }
unit-stack = { $player ->
        [w] weißer
       *[b] schwarzer
    } { $potential }-Stapel
unit-used = { $player ->
        [w] weißes
       *[b] schwarzes
    } benutztes { $potential }-Potential
pile-on = { $upper }, darunter { $lower }

## Reserves

reserve = Vorrat von { $player ->
        [w] Weiß
       *[b] Schwarz
    }: { $pieces }
pieces-basic = { $count ->
        [one] ein Basis-Stein
       *[other] { $count } Basis-Steine
    }
pieces-piece = { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
pieces-gipf = { $count ->
        [one] ein GIPF-Stein
       *[other] { $count } GIPF-Steine
    }
pieces-potential = { $count ->
        [one] ein { $potential }-Potential
       *[other] { $count } { $potential }-Potentiale
    }
pieces-none = nichts
tray-pick = Was { $player ->
        [w] Weiß
       *[b] Schwarz
    } ins Spiel bringt

## Points

table = Brett und Vorräte
board = Brett
board-column = Spalte { $column }
point-dot = Ausgangspunkt { $point }
point-empty = { $point }, frei
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, { $count } übereinander: { $pile }
    }
point-push = einschieben Richtung { $first }
point-push-either = einschieben Richtung { $first } oder { $second }
point-enter = hierher einschieben
point-usable = kann benutzt werden
point-threatened = bedroht
point-held = aufgenommen
point-target = Ziel
point-row = in einer Reihe
point-goes = muss mit der Reihe weg
point-clears = drücken, um die Reihe abzuräumen
point-taken = kommt weg, zum Behalten drücken
point-kept = bleibt, zum Wegnehmen drücken

## Deciding

tap-again = Tipp noch einmal darauf, um so zu spielen, oder woandershin, um loszulassen.
choose-target = Wähle einen der markierten Schnittpunkte, oder drück woanders hin, um abzubrechen.
tap-way = Tipp auf den Pfeil, in dessen Richtung du schieben willst.
click-way = Klick auf den Pfeil, in dessen Richtung du schieben willst.
key-way = Wähle die Richtung mit den Pfeiltasten, dann drück Enter.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = Die andere Linie ist voll.
decide-clear = Reihe abräumen
switch-how = Wähle einen Stein mit Pfeil, um das zu ändern:
switch-stays = bleibt
switch-taken = kommt weg
unit-kind = { $letter ->
        [G] GIPF-Stein
       *[B] Basis-Stein
    }
row-choose = Welche Reihe?
rules-name = Regeln
rules-ask = Was sagen die Regeln?
row-name = { $first } bis { $last }
cover-choose = { $spot } überdecken mit
move-made = { $player ->
        [w] Weiß
       *[b] Schwarz
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] nimmt an
    [challenge] fordert heraus
    [first] beginnt das Nebenspiel
    [second] lässt den anderen beginnen
    [won] gewinnt das Nebenspiel
    [tied] spielt im Nebenspiel unentschieden
    [lost] verliert das Nebenspiel
   *[pass] passt
}
