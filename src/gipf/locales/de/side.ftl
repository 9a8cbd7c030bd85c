# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = Spieler { $number }
side-turn = { $player ->
    [you] Du bist am Zug
    [w] Weiß am Zug
    [named] { $name } am Zug
   *[b] Schwarz am Zug
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] Du hast gewonnen
    [computer] Der Computer hat gewonnen
    [w] Weiß hat gewonnen
    [named] { $name } hat gewonnen
   *[b] Schwarz hat gewonnen
}
side-drawn = Unentschieden
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] Weiß
    [named] { $name }
   *[b] Schwarz
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Passen
    [throw] Werfen
    [draw] Karte ziehen
    [heads] Kopf
    [tails] Zahl
    [rock] Stein
    [paper] Papier
    [scissors] Schere
    [fold] Runde aufgeben
    [left] Ans linke Ende
    [right] Ans rechte Ende
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] Ring
    [marker] Marker
    [dvonn] DVONN-Stein
    [stack] Stapel
    [piece] Stein
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] weiße Kugel
    [grey] graue Kugel
    [black] schwarze Kugel
    [T] Dreieck
    [C] gerader Stein, PÜNCT in der Mitte
    [E] gerader Stein, PÜNCT am Ende
    [L] Winkel nach links, PÜNCT am Ende
    [M] Winkel, PÜNCT in der Mitte
    [R] Winkel nach rechts, PÜNCT am Ende
    [coin] Münze
    [call] Ansage
    [die] Würfel
    [card] Karte
    [choice] Wahl
    [domino] Dominostein
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] Weiß
   *[b] Schwarz
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] Ziel: als Erster einen Ring vom Brett nehmen.
       *[other] Ziel: als Erster { $count } Ringe vom Brett nehmen.
    }
    [dvonn] Ziel: am Ende die meisten Steine in deinen Stapeln.
    [tzaar] Ziel: alle Tzaars, alle Tzarras oder alle Totts schlagen, oder keinen Schlag lassen.
    [zertz] Ziel: { $white } weiße, { $grey } graue oder { $black } schwarze Kugeln, oder { $each } von jeder Farbe.
    [punct] Ziel: zwei gegenüberliegende Seiten verbinden.
    [rps] Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein.
    [die] Der höhere Wurf gewinnt.
    [cards] Die höhere Karte gewinnt.
    [dominoes] Ziel: zuerst alle Dominosteine loswerden.
   *[coin] Wer beginnt, sagt Kopf oder Zahl an und gewinnt, wenn es stimmt; die andere Seite wirft.
}

## What is to be done, behind whose turn it is.

side-do-pass = Es gibt keinen Zug, also passe.
side-do-any = Wähle einen Zug.
side-do-table = Spielt das Spiel und tragt dann das Ergebnis ein.
side-do-yinsh-place = Setz einen Ring auf einen freien Punkt.
side-do-yinsh-move = Zieh einen Ring; er lässt einen Marker zurück und dreht die um, über die er zieht.
side-do-yinsh-row = Wähle, welche deiner Fünferreihen vom Brett kommt.
side-do-yinsh-take = Fünf in einer Reihe! Drück auf einen ihrer Marker, um sie vom Brett zu nehmen.
side-do-yinsh-ring = Nimm einen deiner Ringe vom Brett.
side-do-dvonn-red = Setz einen roten DVONN-Stein auf ein freies Feld.
side-do-dvonn-place = Setz einen Stein auf ein freies Feld.
side-do-dvonn-move = Zieh einen Stapel so viele Felder weit, wie er hoch ist, auf einen anderen Stapel.
side-do-tzaar-place = Wähle einen Stein und setz ihn auf einen freien Punkt.
side-do-tzaar-first = Schlag einen Stein; der erste Zug ist ein einziger Schlag.
side-do-tzaar-capture = Schlag einen Stapel der anderen Farbe, der nicht höher ist, indem du auf ihn ziehst.
side-do-tzaar-second = Schlag noch einmal, mach einen deiner Stapel höher oder passe.
side-do-zertz-place = Wähle eine Kugel und leg sie auf einen freien Ring.
side-do-zertz-own = Der Vorrat ist leer, also leg eine deiner Kugeln auf einen freien Ring.
side-do-zertz-remove = Wähle einen freien Ring am Rand; er kommt vom Brett.
side-do-zertz-jump = Du kannst schlagen, also musst du über eine Kugel springen.
side-do-zertz-on = Spring mit derselben Kugel weiter.
side-do-punct = Leg einen Stein aufs Brett oder zieh mit einem deiner Steine.
side-do-punct-first = Leg einen Stein aufs Brett.
side-do-punct-move = Zieh mit einem deiner Steine.
side-do-coin-call = Sag Kopf oder Zahl an.
side-do-coin-throw = Wirf die Münze.
side-do-die = Wirf den Würfel.
side-do-cards = Zieh eine Karte.
side-do-rps = Wähle Stein, Papier oder Schere.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] Deine Wahl liegt verdeckt; jetzt wählt der andere.
    [computer] Der Computer hat schon verdeckt gewählt. Wähle Stein, Papier oder Schere; dann wird beides aufgedeckt.
    [w] Weiß hat schon verdeckt gewählt. Wähle Stein, Papier oder Schere; dann wird beides aufgedeckt.
    [named] { $name } hat schon verdeckt gewählt. Wähle Stein, Papier oder Schere; dann wird beides aufgedeckt.
   *[b] Schwarz hat schon verdeckt gewählt. Wähle Stein, Papier oder Schere; dann wird beides aufgedeckt.
}
side-do-rps-open = Deck deine Wahl auf.
side-do-dominoes = Leg einen Dominostein an ein Ende der Reihe.
side-do-dominoes-first = Leg den ersten Dominostein.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = Ringe { $winner } zu { $loser }.
side-why-dvonn = { $winner } Steine in Stapeln gegen { $loser }.
side-why-tzaar-type = { $player ->
    [you] Du hast keinen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } mehr.
    [computer] Der Computer hat keinen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } mehr.
    [w] Weiß hat keinen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } mehr.
   *[b] Schwarz hat keinen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } mehr.
}
side-why-tzaar-stuck = { $player ->
    [you] Du kannst nichts mehr schlagen.
    [computer] Der Computer kann nichts mehr schlagen.
    [w] Weiß kann nichts mehr schlagen.
   *[b] Schwarz kann nichts mehr schlagen.
}
side-why-zertz-goal = { $kind ->
    [white] { $count } weiße Kugeln.
    [grey] { $count } graue Kugeln.
    [black] { $count } schwarze Kugeln.
   *[each] { $count } Kugeln von jeder Farbe.
}
side-why-zertz-full = Der letzte freie Ring ist besetzt.
side-why-zertz-drawn = Keiner kann mehr etwas tun.
side-why-repeated = Dieselbe Stellung steht zum dritten Mal da.
side-why-punct-joined = Zwei gegenüberliegende Seiten sind verbunden.
side-why-punct-centre = In der Mitte { $winner } zu { $loser }.
side-why-punct-open = Der letzte Stein eines Spielers liegt, und keine Seiten sind verbunden.
side-why-coin = { $coin ->
    [heads] Die Münze zeigt Kopf.
   *[tails] Die Münze zeigt Zahl.
}
side-why-die = { $winner } zu { $loser }.
side-why-cards = { $winner } gegen { $loser }.
side-why-rps = { $wins ->
    [rock] Stein schlägt Schere.
    [paper] Papier schlägt Stein.
    [scissors] Schere schlägt Papier.
    [same] Beide haben dasselbe gewählt.
   *[fold] Die Runde wurde aufgegeben.
}
side-why-rps-rounds = { $winner } zu { $loser } Runden.
side-why-dominoes-out = Der letzte Dominostein ist gelegt.
side-why-dominoes-blocked = Niemand kann mehr legen, mit { $winner } zu { $loser } Augen.
side-why-any = Das Ergebnis wurde eingetragen.
side-why-resignation = { $player ->
    [you] Du hast aufgegeben.
    [computer] Der Computer hat aufgegeben.
    [w] Weiß hat aufgegeben.
    [named] { $name } hat aufgegeben.
   *[b] Schwarz hat aufgegeben.
}
side-why-time = { $player ->
    [you] Deine Zeit ist um.
    [computer] Die Zeit des Computers ist um.
    [w] Die Zeit von Weiß ist um.
    [named] Die Zeit von { $name } ist um.
   *[b] Die Zeit von Schwarz ist um.
}
side-why-agreement = So habt ihr es vereinbart.
side-why-abandoned = { $player ->
    [you] Du hast die Partie verlassen.
    [w] Weiß hat die Partie verlassen.
    [b] Schwarz hat die Partie verlassen.
    [named] { $name } hat die Partie verlassen.
   *[nobody] Die Partie wurde abgebrochen.
}
