refused-because = { $first }: { $then }
refused-line = Regel { $line }, kolom { $column }
refused-no-move = ‘{ $text }’ is geen zet; zetten zien eruit als e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 of pass
refused-no-point = Op dit bord is geen punt { $point }
refused-dot-alone = { $dot } is een stip; zeg waar het duwen heen gaat, zoals in { $dot }-…
refused-starts-on-dot = { $point } is een punt, en duwen begint op een stip
refused-spot-wanted = { $point } is een stip, en hier hoort een punt
refused-over = De partij is afgelopen
refused-answer = { $move } is aangekondigd en wacht eerst op een antwoord
refused-row-first = Eerst moet over een rij worden beslist: { $moves }
refused-tamsk-waits = De TAMSK in het midden wacht: duw hem erin met + of pas
refused-must-move = Er moet een zet komen; passen kan alleen bij een extra zet of een rij GIPF-stukken
refused-no-tamsk = In het midden ligt geen TAMSK, dus er is geen extra zet
refused-no-row = Er is geen rij om weg te nemen
refused-gipf-first = Eerst moeten GIPF-stukken worden gespeeld
refused-no-basic = Er is geen basisstuk meer in de reserve
refused-gipf-not-pushed = In dit spel worden geen GIPF-stukken ingeduwd
refused-gipf-ended = Na het eerste andere stuk komen er geen GIPF-stukken meer bij
refused-no-potential = Er is geen { $potential }-potentieel meer op handen
refused-no-line = Geen lijn gaat van { $dot } naar { $point }
refused-just = { $point } is leeg, dus dit is gewoon { $move }
refused-blocked = De lijn vanaf { $dot } is geblokkeerd: er is geen leeg punt
refused-lands = { $point } is bezet, dus de verste stapel komt op { $spot }: { $move }
refused-not-edge = { $point } ligt niet aan de rand van het bord
refused-all-blocked = { $point } is bezet, en elke lijn ernaartoe vanaf de rand is geblokkeerd
refused-which-way = { $point } is bezet; zeg in welke richting je duwt: { $moves }
refused-empty = { $point } is leeg
refused-not-own = Het stuk op { $point } is van de andere speler
refused-no-use = Op { $point } is geen { $potential }-potentieel om te gebruiken
refused-how = { $sort ->
    [T] TAMSK wordt alleen gebruikt als hij op het midden wordt geduwd
    [Z] ZÈRTZ springt in een lijn over bezette punten naar het eerste lege daarachter
    [Y] YINSH schuift in een lijn over lege punten
    [D] DVONN springt op een basisstuk of DVONN van de ander ernaast
   *[P] PÜNCT springt op een PÜNCT of GIPF-stuk van de ander ernaast
}
refused-how-matrx = { $potential } springt op een { $potential } van de ander, ernaast of in een lijn over lege punten
refused-gone-on = De partij is intussen verdergegaan
refused-computer = De computer is aan de beurt
refused-time = De tijd was daarvoor al om: { $result }
refused-no-game = Deze partij is hier niet meer
refused-nothing = Er is niets te lezen; plak een partij, een stelling of zetten
refused-too-much = Dit is te veel; er worden hoogstens { $most } tekens tegelijk gelezen
refused-header = Een kop ziet eruit als [White "Ann"]
refused-no-result = De partij eindigt zonder uitslag: 1-0, 0-1, 1/2-1/2 of *
refused-variant = Geen spel heet ‘{ $name }’; er zijn { $names }
refused-fields = Een stelling heeft acht delen; hier heeft ze er { $count }
refused-columns = Het bord heeft { $most } kolommen; hier heeft het er { $count }
refused-column = Kolom { $column } past niet bij het bord
refused-pieces = { $player ->
    [w] Wit heeft
   *[b] Zwart heeft
} { $sort ->
    [B] { $count } basisstukken
    [G] { $count } GIPF-stukken
   *[other] { $count } { $pieces }-potentiëlen
}; dit spel heeft er { $most }
refused-cannot-move = { $player ->
    [w] Wit kan hier niet zetten: de partij zou afgelopen zijn
   *[b] Zwart kan hier niet zetten: de partij zou afgelopen zijn
}
refused-row-standing = { $player ->
    [w] Wit heeft een rij en moet die eerst wegnemen: laat Wit spelen, of breek de rij
   *[b] Zwart heeft een rij en moet die eerst wegnemen: laat Zwart spelen, of breek de rij
}
refused-many-potentials = { $hand } is meer dan { $most } potentiëlen
