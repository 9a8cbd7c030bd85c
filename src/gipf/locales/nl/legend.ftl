# Wat een stuk is en kan. $player is w of b, $spots zijn punten, $count zegt hoeveel er zijn.

legend-basic = Vier van één kleur op een lijn zijn een rij en gaan van het bord. Wat aan een rij van de andere kleur vastzit, wordt geslagen.
legend-gipf = Twee stukken die als één werken; geslagen tellen ze voor twee. In een rij mag het blijven liggen. { $player ->
    [w] Wit
   *[b] Zwart
} { $count ->
    [one] heeft alleen dit nog in het spel en verliest zonder.
   *[other] heeft er { $count } in het spel en verliest zonder.
}{ $more ->
    [no] {" "}Er komen geen nieuwe bij.
   *[yes] {""}
}
legend-gipf-single = Het gaat met een rij mee en moet dan vóór al het andere weer gespeeld worden. { $player ->
    [w] Wit
   *[b] Zwart
} { $count ->
    [one] heeft alleen dit nog en verliest zonder.
   *[other] heeft er nog { $count } en verliest zonder.
}
legend-potential = { $letter ->
    [T] Op het centrale punt geduwd levert het een extra zet op.
    [Z] Springt in een lijn over de stukken ernaast naar het eerste lege punt. Eén keer.
    [D] { $game ->
        [matrx] Springt over lege punten op een DVONN van de ander en neutraliseert die. Eén keer.
       *[other] Springt op een aangrenzend basisstuk of DVONN van de ander en neutraliseert het. Eén keer.
    }
    [Y] Schuift langs een lijn over lege punten. Eén keer.
   *[P] { $game ->
        [matrx] Springt over lege punten op een PÜNCT van de ander en neutraliseert die. Eén keer.
       *[other] Springt op een aangrenzende PÜNCT van de ander, of laat een GIPF-stuk bedekken. Eén keer.
    }
}
legend-used = { $game ->
    [matrx] Het vermogen is op. Neemt de eigenaar het weg, dan gaat het naar de reserve; twee van een soort vormen weer een stapel.
   *[other] Het vermogen is op. Het telt nog mee in rijen en gaat met een rij uit het spel.
}
legend-now-goes = Gaat met de rij mee.
legend-now-may-stay = Mag blijven of gaan: de eigenaar van de rij beslist.
legend-now-extra = Het ligt op het centrale punt: duw het nog een keer in het spel, of pas.
legend-now-use = { $whose ->
    [own] Kan nu naar { $spots }.
   *[other] Zou naar { $spots } kunnen.
}
legend-now-gipf-first = Nu niet: eerst moeten de GIPF-stukken uit de reserve gespeeld worden.
legend-now-nowhere = Het kan op dit moment nergens heen.
legend-now-push = Kan nu vanaf de stippen in het spel geduwd worden.
legend-reserve-basic = { $game ->
    [potentials] Stukken om in het spel te duwen. Wie er geen meer heeft en geen potentieel kan gebruiken, verliest.
   *[other] Stukken om in het spel te duwen. Wie moet duwen en er geen meer heeft, verliest.
}
legend-reserve-gipf = { $game ->
    [matrx] Moet vóór al het andere gespeeld worden. In reserve is het veilig.
   *[other] Twee basisstukken tegelijk. Met het eerste andere stuk is het met GIPF-stukken voorbij.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Twee van een soort komen als stapel in het spel.
   *[other] Komt op een basisstuk in het spel. Met het eerste gewone basisstuk geef je alle potentiëlen in reserve op.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Beiden beginnen hiermee. Twee van een soort komen als stapel in het spel:
   *[other] Beiden beginnen hiermee in de hand. Elk komt op een basisstuk in het spel:
}
legend-rules = Lees de regels
