refused-because = { $first }: { $then }
refused-line = Zeile { $line }, Spalte { $column }
refused-no-move = „{ $text }“ ist kein Zug; Züge sehen aus wie e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 oder pass
refused-no-point = Den Punkt { $point } gibt es auf diesem Brett nicht
refused-dot-alone = { $dot } ist ein Ausgangspunkt; sag, wohin geschoben wird, wie in { $dot }-…
refused-starts-on-dot = { $point } ist ein Schnittpunkt, und geschoben wird von einem Ausgangspunkt aus
refused-spot-wanted = { $point } ist ein Ausgangspunkt, hier gehört ein Schnittpunkt hin
refused-over = Die Partie ist zu Ende
refused-answer = { $move } ist angekündigt und wartet zuerst auf eine Antwort
refused-row-first = Zuerst ist über eine Reihe zu entscheiden: { $moves }
refused-tamsk-waits = Das TAMSK in der Mitte wartet: Schieb es mit + ein oder passe
refused-must-move = Jetzt ist ein Zug nötig; passen kann man nur bei einem Extra-Zug oder einer Reihe aus GIPF-Steinen
refused-no-tamsk = In der Mitte steht kein TAMSK, also gibt es keinen Extra-Zug
refused-no-row = Es gibt keine Reihe abzuräumen
refused-gipf-first = Zuerst müssen GIPF-Steine gespielt werden
refused-no-basic = Im Vorrat ist kein Basis-Stein mehr
refused-gipf-not-pushed = In diesem Spiel werden keine GIPF-Steine eingeschoben
refused-gipf-ended = Nach dem ersten anderen Stein kommen keine GIPF-Steine mehr ins Spiel
refused-no-potential = Es ist kein { $potential }-Potential mehr auf der Hand
refused-no-line = Keine Linie führt von { $dot } nach { $point }
refused-just = { $point } ist leer, also ist das einfach { $move }
refused-blocked = Die Linie von { $dot } ist blockiert: Sie hat keinen leeren Schnittpunkt
refused-lands = { $point } ist besetzt, also landet der hinterste Stapel auf { $spot }: { $move }
refused-not-edge = { $point } liegt nicht am Rand des Bretts
refused-all-blocked = { $point } ist besetzt, und jede Linie vom Rand dorthin ist blockiert
refused-which-way = { $point } ist besetzt; sag, in welche Richtung geschoben wird: { $moves }
refused-empty = { $point } ist leer
refused-not-own = Der Stein auf { $point } gehört der anderen Seite
refused-no-use = Auf { $point } ist kein { $potential }-Potential, das sich nutzen lässt
refused-how = { $sort ->
    [T] TAMSK wird nur genutzt, wenn es auf die Mitte geschoben wird
    [Z] ZÈRTZ springt in einer Linie über besetzte Schnittpunkte auf den ersten leeren dahinter
    [Y] YINSH gleitet in einer Linie über leere Schnittpunkte
    [D] DVONN springt auf einen gegnerischen Basis-Stein oder ein DVONN daneben
   *[P] PÜNCT springt auf ein gegnerisches PÜNCT oder einen GIPF-Stein daneben
}
refused-how-matrx = { $potential } springt auf ein gegnerisches { $potential } daneben oder in einer Linie über leere Schnittpunkte
refused-gone-on = Die Partie ist inzwischen weitergegangen
refused-computer = Der Computer ist am Zug
refused-time = Die Zeit war vorher abgelaufen: { $result }
refused-no-game = Diese Partie gibt es hier nicht mehr
refused-nothing = Hier gibt es nichts zu lesen; füge eine Partie, eine Stellung oder Züge ein
refused-too-much = Das ist zu viel; höchstens { $most } Zeichen werden auf einmal gelesen
refused-header = Ein Kopf sieht aus wie [White "Ann"]
refused-no-result = Die Partie endet ohne Ergebnis: 1-0, 0-1, 1/2-1/2 oder *
refused-variant = Kein Spiel heißt „{ $name }“; es gibt { $names }
refused-fields = Eine Stellung hat acht Teile; hier hat sie { $count }
refused-columns = Das Brett hat { $most } Spalten; hier hat es { $count }
refused-column = Spalte { $column } passt nicht zum Brett
refused-pieces = { $player ->
    [w] Weiß hat
   *[b] Schwarz hat
} { $sort ->
    [B] { $count } Basis-Steine
    [G] { $count } GIPF-Steine
   *[other] { $count } { $pieces }-Potentiale
}; dieses Spiel hat { $most }
refused-cannot-move = { $player ->
    [w] Weiß kann hier nicht ziehen: Die Partie wäre zu Ende
   *[b] Schwarz kann hier nicht ziehen: Die Partie wäre zu Ende
}
refused-row-standing = { $player ->
    [w] Weiß hat eine Reihe und muss sie zuerst abräumen: Lass Weiß ziehen oder löse die Reihe auf
   *[b] Schwarz hat eine Reihe und muss sie zuerst abräumen: Lass Schwarz ziehen oder löse die Reihe auf
}
refused-many-potentials = { $hand } sind mehr als { $most } Potentiale
