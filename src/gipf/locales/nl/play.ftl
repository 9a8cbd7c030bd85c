## Whose turn it is

turn-computer = { $engine ->
    [ready] De computer denkt na …
   *[other] De computer maakt zich klaar: de eerste keer duurt dat een minuut …
}
refused-computers-turn = De computer is aan zet.
refused-looking-back = Je kijkt terug. De partij gaat verder aan het einde.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Stuk
    [basic] Basisstuk
    [gipf] GIPF-stuk
    [stack] { $potential }-stapel
    [extra] Extra zet: TAMSK-potentieel
   *[loaded] Stuk geladen met { $potential }
} vanaf { $dot } langs de pijl{ $count ->
    [0] {""}
    [one] , duwt één stuk op
   *[other] , duwt { $count } stukken op
}
steps = Deze beurt
step = { $phase ->
    [c] Rij wegnemen
    [e] Extra zet
    [m] Zet
    [x] Extra zet
    [r] Rij wegnemen
    [a] Antwoord
    [f] Wie begint
   *[s] Tussenspel
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] Jij aanvaardt
        [challenge] Jij daagt uit
        [first] Jij begint het tussenspel
        [second] Jij laat de ander beginnen
        [won] Jij wint het tussenspel
        [tied] Jij speelt het tussenspel gelijk
        [lost] Jij verliest het tussenspel
       *[gave-up] Jij geeft het tussenspel op
    }
    [computer] { $move ->
        [accept] De computer aanvaardt
        [challenge] De computer daagt uit
        [first] De computer begint het tussenspel
        [second] De computer laat jou beginnen
        [won] De computer wint het tussenspel
        [tied] De computer speelt het tussenspel gelijk
        [lost] De computer verliest het tussenspel
       *[gave-up] De computer geeft het tussenspel op
    }
   *[other] { $move ->
        [accept] { $name } aanvaardt
        [challenge] { $name } daagt uit
        [first] { $name } begint het tussenspel
        [second] { $name } laat de ander beginnen
        [won] { $name } wint het tussenspel
        [tied] { $name } speelt het tussenspel gelijk
        [lost] { $name } verliest het tussenspel
       *[gave-up] { $name } geeft het tussenspel op
    }
}
paused = De partij is gepauzeerd. De klok staat stil.
paused-go-on = Verder

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] Je zet wordt gespeeld zodra alles geladen is …
   *[server] Je zet is onderweg …
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = De kleuren wisselen: nu speel je met { $colour ->
    [w] Wit
   *[b] Zwart
}.
waiting = Je zet wacht op de server: { $label }.
waiting-asked = De server is er weer. Je zet wacht nog: { $label }. Spelen?
waiting-play = Spelen
waiting-withdraw = Intrekken

## The end

end-title = { $who ->
    [you] Je hebt gewonnen
    [computer] De computer heeft gewonnen
    [draw] Remise
    [w] Wit heeft gewonnen
    [b] Zwart heeft gewonnen
   *[other] { $name } heeft gewonnen
}
end-no-move = { $loser ->
    [you] Je kunt niets meer spelen.
    [computer] De computer kan niets meer spelen.
    [w] Wit kan niets meer spelen.
   *[b] Zwart kan niets meer spelen.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] Je laatste GIPF-stuk
    [computer] Het laatste GIPF-stuk van de computer
    [w] Het laatste witte GIPF-stuk
   *[b] Het laatste zwarte GIPF-stuk
} { $how ->
    [captured] is geslagen.
    [covered] is bedekt: zolang er iets op ligt, telt het niet.
    [own] ging met de eigen rij van het bord.
   *[gone] is weg.
}
end-gipf-few = Je had maar één GIPF-stuk in het spel gebracht. Breng er de volgende keer twee of drie vóór je eerste andere stuk.
end-gipf-captured = { $loser ->
    [you] Al je GIPF-stukken zijn geslagen.
    [computer] Alle GIPF-stukken van de computer zijn geslagen.
    [w] Alle GIPF-stukken van Wit zijn geslagen.
   *[b] Alle GIPF-stukken van Zwart zijn geslagen.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Wie moet duwen en een lege reserve heeft, verliest.
    [standard] Je kunt op twee manieren verliezen: zonder GIPF-stuk op het bord, want er komen geen nieuwe bij; of met een lege reserve als je moet duwen.
    [tournament] Je kunt op twee manieren verliezen: zonder GIPF-stuk op het bord, want na het eerste andere stuk komt er geen meer bij; of met een lege reserve als je moet duwen.
    [matrx] Je kunt op twee manieren verliezen: met alle drie de GIPF-stukken geslagen; of met niets om te duwen en geen potentieel om te gebruiken.
   *[other] Je kunt op twee manieren verliezen: zonder onbedekt GIPF-stuk op het bord; of met niets om te duwen en geen potentieel om te gebruiken.
}
end-resignation = { $loser ->
    [you] Je hebt opgegeven.
    [computer] De computer heeft opgegeven.
    [w] Wit heeft opgegeven.
   *[b] Zwart heeft opgegeven.
}
end-time = { $loser ->
    [you] Je tijd is om.
    [computer] De tijd van de computer is om.
    [w] De tijd van Wit is om.
   *[b] De tijd van Zwart is om.
}
end-abandoned = { $loser ->
    [you] Je hebt de partij verlaten.
    [computer] De computer heeft de partij verlaten.
    [w] Wit heeft de partij verlaten.
   *[b] Zwart heeft de partij verlaten.
}
end-repetition = De stelling is { $count ->
    [2] twee keer voorgekomen.
   *[other] { $count } keer voorgekomen.
}
end-quiet = Er is { $count ->
    [one] een beurt lang niets geslagen.
   *[other] { $count } beurten lang niets geslagen.
}
end-agreement = Dat hebben de spelers afgesproken.
end-left = Iemand heeft de partij verlaten.
end-last = { $player ->
    [you] Je laatste zet
    [computer] De laatste zet van de computer
    [w] De laatste zet van Wit
   *[b] De laatste zet van Zwart
}: { $label }.
end-again = Toon de laatste zet nog eens
end-harder = Moeilijker: niveau { $level }
end-easier = Makkelijker: niveau { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Hierna: standaard-GIPF. Elk heeft drie GIPF-stukken, twee stukken op elkaar met een ster; wie er geen meer op het bord heeft, verliest ook.
end-further-play = Standaard-GIPF spelen
end-mistakes = Mijn fouten analyseren
reopen-title = Dit spel weer openen?
reopen-text = Het spel is uit. Neem je je laatste beurt terug, dan gaat het van daar verder: de uitslag en wat erna kwam zijn weg. Wil je het houden zoals het afliep, ga dan terug in de zetten en kies ‘Speel vanaf hier’; dat begint een nieuw spel.
reopen-yes = Beurt terugnemen
reopen-no = Laat zo

## The coach

coach-looks = De coach bekijkt je zet.
# The move that the coach doubts.
coach-move = Jouw zet: { $label }.
coach-title = Toch spelen?
coach-play = Speel het
coach-look = Kijk nog eens
coach-better = Iets anders is hier veel beter.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = Er is geen weg terug
ends-gipf = Na dit stuk mag je in deze partij geen GIPF-stukken meer in het spel brengen. { $gipf ->
    [one] Je hebt er maar één
   *[other] Je hebt er { $gipf }
} op het bord, en wie er geen meer heeft, verliest meteen.
ends-potentials = Met een basisstuk geef je op wat je nog in je hand hebt: { $potentials ->
    [one] één potentieel verdwijnt
   *[other] { $potentials } potentiëlen verdwijnen
} uit het spel.
ends-both = Na dit stuk mag je in deze partij geen GIPF-stukken meer in het spel brengen. { $gipf ->
    [one] Je hebt er maar één
   *[other] Je hebt er { $gipf }
} op het bord, en wie er geen meer heeft, verliest meteen. Omdat het een basisstuk is, geef je ook alle { $potentials } potentiëlen in je hand op.
ends-own = Dit neemt { $count ->
    [one] een GIPF-stuk van jezelf
   *[other] { $count } GIPF-stukken van jezelf
} van het bord. Je houdt er { $gipf } over, en wie er geen meer heeft, verliest meteen.
ends-game = Dit neemt je laatste GIPF-stuk van het bord: je verliest de partij meteen.
ends-accepting = Als je het aanvaardt, verlies je de partij meteen. Je kunt nog uitdagen.
moments = { $count ->
    [one] Het moment dat telde
   *[other] De momenten die telden
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [one] Op het eerste gezicht: het moment dat telde
   *[other] Op het eerste gezicht: de momenten die telden
}
moments-looking = De momenten die telden worden gezocht …
moments-none = Je maakte geen fout van betekenis.
moments-none-lost = Op het eerste gezicht was geen enkele zet van je op zichzelf een grove fout; de analyse vindt misschien kleinere.
moments-turn = { $name } · beurt { $number }: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] geen uitdaging meer
    [one] nog { $count } uitdaging
    [unlimited] onbeperkt uitdagen
   *[other] nog { $count } uitdagingen
}
seat-captured = { $count ->
    [0] Niets geslagen.
    [one] Eén stuk geslagen.
   *[other] { $count } stukken geslagen.
}{ $ahead ->
    [0] {""}
   *[other] {" "}{ $ahead } voor.
}{ $doubles ->
    [yes] {" "}Een GIPF-stuk telt voor twee.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] Kies een stip aan de rand en een pijl: daar komt je stuk het bord op en duwt het verder wat in de weg ligt.
        [standard] Kies een stip aan de rand en een pijl: daar komt je stuk het bord op en duwt het verder wat in de weg ligt.
        [tournament] Kies een stip aan de rand en een pijl: daar komt je stuk het bord op en duwt het verder wat in de weg ligt.
       *[other] Kies een stip aan de rand en een pijl: daar komt je stuk het bord op en duwt het verder wat in de weg ligt. De tekens op stukken zijn potentiëlen: bijzondere zetten die één keer kunnen.
    }
    [bring] Je eerste beurten brengen GIPF-stukken in het spel: twee stukken hoog, met een ster. Met je eerste andere stuk is dat voorbij, dus haast je niet.
    [gipf] { $game ->
        [standard] De stukken met de ster zijn GIPF-stukken, en er komen geen nieuwe bij. Verlies je het laatste op het bord, of moet je duwen met een lege reserve, dan verlies je de partij.
        [standard-potentials] De stukken met de ster zijn GIPF-stukken, en er komen geen nieuwe bij. Verlies je het laatste op het bord, of heb je niets meer om te duwen of te gebruiken, dan verlies je de partij.
        [tournament] De stukken met de ster zijn GIPF-stukken. Verlies je het laatste op het bord, of moet je duwen met een lege reserve, dan verlies je de partij.
       *[other] De stukken met de ster zijn GIPF-stukken. Verlies je het laatste op het bord, of heb je niets meer om te duwen of te gebruiken, dan verlies je de partij.
    }
    [row] Vier stukken van jouw kleur naast elkaar zijn een rij. Ze gaan terug naar je reserve, en stukken van de andere kleur die op dezelfde lijn tegen de rij aan liggen, zijn geslagen.
    [stay] Een GIPF-stuk in een rij hoeft niet weg: de pijl zegt of het blijft liggen. Een van de andere kleur dat weggaat, is geslagen.
    [load] Een ster staat voor GIPF-stukken, de andere tekens voor potentiëlen: zetten die één keer kunnen. Met je eerste basisstuk zonder potentieel gaan die in je hand uit het spel.
    [use] In plaats van te duwen kun je een potentieel gebruiken: kies een stuk met een ring en je ziet waar het heen kan.
    [single] De stukken met de ster zijn GIPF-stukken en komen eerst. Wie ze alle drie geslagen ziet, verliest de partij, en ook wie niets meer heeft om te duwen of te gebruiken.
    [stack] De andere tekens zijn potentiëlen: zetten die één keer kunnen. Twee gelijke komen samen als stapel in het spel.
    [stacks-stay] In een rij moeten losse stukken weg, ook GIPF-stukken. Een stapel mag blijven: dat zegt de pijl.
    [hold] Laat je vinger op een stuk rusten, op het bord of in de reserve: het zegt wat het is en wat het nu kan.
   *[pieces] { $game ->
        [basic] Let op je reserve: wie moet duwen en niets meer in reserve heeft, verliest de partij.
        [standard] Let ook op je reserve: wie moet duwen en niets meer in reserve heeft, verliest, hoeveel GIPF-stukken er ook staan.
        [tournament] Let ook op je reserve: wie moet duwen en niets meer in reserve heeft, verliest, hoeveel GIPF-stukken er ook staan.
       *[other] Let ook op je reserve: is die leeg en is er geen potentieel te gebruiken, dan verlies je, hoeveel GIPF-stukken er ook staan.
    }
}
tip-close = Geen tips meer

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Doe een andere zet.
    [computer] De computer doet een andere zet.
    [w] Wit doet een andere zet.
   *[b] Zwart doet een andere zet.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] Win je het tussenspel of speel je gelijk, dan wordt het potentieel gebruikt; verlies je, dan gaat het uit het spel.
    [computer] Wint de computer het tussenspel of speelt hij gelijk, dan wordt het potentieel gebruikt; verliest hij, dan gaat het uit het spel.
    [w] Wint Wit het tussenspel of speelt Wit gelijk, dan wordt het potentieel gebruikt; verliest Wit, dan gaat het uit het spel.
   *[b] Wint Zwart het tussenspel of speelt Zwart gelijk, dan wordt het potentieel gebruikt; verliest Zwart, dan gaat het uit het spel.
}
