# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = Speler { $number }
side-turn = { $player ->
    [you] Jij bent aan zet
    [w] Wit aan zet
    [named] { $name } aan zet
   *[b] Zwart aan zet
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] Je hebt gewonnen
    [computer] De computer heeft gewonnen
    [w] Wit heeft gewonnen
    [named] { $name } heeft gewonnen
   *[b] Zwart heeft gewonnen
}
side-drawn = Gelijk
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] Wit
    [named] { $name }
   *[b] Zwart
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Passen
    [throw] Gooien
    [draw] Kaart trekken
    [heads] Kop
    [tails] Munt
    [rock] Steen
    [paper] Papier
    [scissors] Schaar
    [fold] Ronde opgeven
    [left] Aan het linkereind
    [right] Aan het rechtereind
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] ring
    [marker] schijf
    [dvonn] DVONN-steen
    [stack] stapel
    [piece] steen
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] witte knikker
    [grey] grijze knikker
    [black] zwarte knikker
    [T] driehoek
    [C] recht stuk, PÜNCT in het midden
    [E] recht stuk, PÜNCT aan het eind
    [L] stuk met bocht naar links, PÜNCT aan het eind
    [M] stuk met bocht, PÜNCT in het midden
    [R] stuk met bocht naar rechts, PÜNCT aan het eind
    [coin] munt
    [call] voorspelling
    [die] dobbelsteen
    [card] kaart
    [choice] keuze
    [domino] dominosteen
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] Wit
   *[b] Zwart
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] Doel: als eerste een ring wegnemen.
       *[other] Doel: als eerste { $count } ringen wegnemen.
    }
    [dvonn] Doel: aan het eind de meeste stenen in je stapels.
    [tzaar] Doel: alle Tzaars, Tzarra’s of Totts slaan, of geen slag overlaten.
    [zertz] Doel: { $white } witte, { $grey } grijze of { $black } zwarte knikkers, of { $each } van elk.
    [punct] Doel: twee tegenoverliggende zijden verbinden.
    [rps] Steen verslaat schaar, schaar verslaat papier, papier verslaat steen.
    [die] De hoogste worp wint.
    [cards] De hoogste kaart wint.
    [dominoes] Doel: als eerste je dominostenen kwijt zijn.
   *[coin] Wie begint, zegt kop of munt en wint als het klopt; de ander gooit.
}

## What is to be done, behind whose turn it is.

side-do-pass = er is geen zet, dus pas.
side-do-any = kies een zet.
side-do-table = speel het spel en vul dan de uitslag in.
side-do-yinsh-place = zet een ring op een vrij punt.
side-do-yinsh-move = verplaats een ring; hij laat een schijf achter en draait om wat hij passeert.
side-do-yinsh-row = kies welke van je rijen van vijf van het bord gaat.
side-do-yinsh-take = vijf op een rij! Druk op een van de markers om de rij weg te nemen.
side-do-yinsh-ring = neem een van je ringen van het bord.
side-do-dvonn-red = zet een rode DVONN-steen op een vrije plek.
side-do-dvonn-place = zet een steen op een vrije plek.
side-do-dvonn-move = verplaats een stapel zoveel plekken als hij hoog is, op een andere stapel.
side-do-tzaar-place = kies een steen en zet hem op een vrij punt.
side-do-tzaar-first = sla een steen; de eerste beurt is één keer slaan.
side-do-tzaar-capture = sla een stapel van de andere kleur die niet hoger is, door erop te gaan.
side-do-tzaar-second = sla nog eens, maak een van je stapels hoger of pas.
side-do-zertz-place = kies een knikker en leg hem op een vrije ring.
side-do-zertz-own = de voorraad is leeg, dus leg een van je eigen knikkers op een vrije ring.
side-do-zertz-remove = kies een vrije ring aan de rand; die gaat van het bord.
side-do-zertz-jump = je kunt slaan, dus je moet over een knikker springen.
side-do-zertz-on = spring verder met dezelfde knikker.
side-do-punct = leg een stuk op het bord of verplaats een van de jouwe.
side-do-punct-first = leg een stuk op het bord.
side-do-punct-move = verplaats een van je stukken.
side-do-coin-call = zeg kop of munt.
side-do-coin-throw = gooi de munt op.
side-do-die = gooi de dobbelsteen.
side-do-cards = trek een kaart.
side-do-rps = kies steen, papier of schaar.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] je keuze ligt gesloten op tafel; nu kiest de ander.
    [computer] de computer heeft al gekozen, gesloten. Kies steen, papier of schaar; dan gaan beide open.
    [w] Wit heeft al gekozen, gesloten. Kies steen, papier of schaar; dan gaan beide open.
    [named] { $name } heeft al gekozen, gesloten. Kies steen, papier of schaar; dan gaan beide open.
   *[b] Zwart heeft al gekozen, gesloten. Kies steen, papier of schaar; dan gaan beide open.
}
side-do-rps-open = laat je keuze zien.
side-do-dominoes = leg een dominosteen aan een eind van de rij.
side-do-dominoes-first = leg de eerste dominosteen.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = ringen { $winner } tegen { $loser }.
side-why-dvonn = { $winner } stenen in stapels tegen { $loser }.
side-why-tzaar-type = { $player ->
    [you] je hebt geen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } meer.
    [computer] de computer heeft geen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } meer.
    [w] Wit heeft geen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } meer.
   *[b] Zwart heeft geen { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } meer.
}
side-why-tzaar-stuck = { $player ->
    [you] je kunt niets meer slaan.
    [computer] de computer kan niets meer slaan.
    [w] Wit kan niets meer slaan.
   *[b] Zwart kan niets meer slaan.
}
side-why-zertz-goal = { $kind ->
    [white] { $count } witte knikkers.
    [grey] { $count } grijze knikkers.
    [black] { $count } zwarte knikkers.
   *[each] { $count } knikkers van elke kleur.
}
side-why-zertz-full = de laatste vrije ring is bezet.
side-why-zertz-drawn = niemand kan nog iets doen.
side-why-repeated = dezelfde stelling komt voor de derde keer voor.
side-why-punct-joined = twee zijden tegenover elkaar zijn verbonden.
side-why-punct-centre = in het midden { $winner } tegen { $loser }.
side-why-punct-open = het laatste stuk van een speler ligt op het bord en er zijn geen zijden verbonden.
side-why-coin = { $coin ->
    [heads] het is kop.
   *[tails] het is munt.
}
side-why-die = { $winner } tegen { $loser }.
side-why-cards = { $winner } tegen { $loser }.
side-why-rps = { $wins ->
    [rock] steen wint van schaar.
    [paper] papier wint van steen.
    [scissors] schaar wint van papier.
    [same] beiden kozen hetzelfde.
   *[fold] de ronde is opgegeven.
}
side-why-rps-rounds = rondes { $winner } tegen { $loser }.
side-why-dominoes-out = de laatste dominosteen is gelegd.
side-why-dominoes-blocked = niemand kan verder, met { $winner } ogen tegen { $loser }.
side-why-any = de uitslag is ingevuld.
side-why-resignation = { $player ->
    [you] je hebt opgegeven.
    [computer] de computer heeft opgegeven.
    [w] Wit heeft opgegeven.
    [named] { $name } heeft opgegeven.
   *[b] Zwart heeft opgegeven.
}
side-why-time = { $player ->
    [you] je tijd is om.
    [computer] de tijd van de computer is om.
    [w] de tijd van Wit is om.
    [named] de tijd van { $name } is om.
   *[b] de tijd van Zwart is om.
}
side-why-agreement = zo is het afgesproken.
side-why-abandoned = { $player ->
    [you] je hebt de partij verlaten.
    [w] Wit heeft de partij verlaten.
    [b] Zwart heeft de partij verlaten.
    [named] { $name } heeft de partij verlaten.
   *[nobody] de partij is afgebroken.
}
