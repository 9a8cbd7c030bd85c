## The move. $uses counts the potentials on the board that can be used.

prompt-opening = { $player ->
    [you] Je moet beginnen met een GIPF-stuk: duw er een in het spel.
    [w] Wit moet beginnen met een GIPF-stuk: duw er een in het spel.
   *[b] Zwart moet beginnen met een GIPF-stuk: duw er een in het spel.
}
prompt-gipf-basic = { $player ->
    [you] Jij bent aan zet
    [w] Wit is aan zet
   *[b] Zwart is aan zet
}: duw nog een GIPF-stuk in het spel{ $uses ->
    [0] {""}
   *[other] , gebruik een potentieel op het bord
} of ga over op basisstukken. Daarna komen er geen GIPF-stukken meer.
prompt-gipf-loaded-basic = { $player ->
    [you] Jij bent aan zet
    [w] Wit is aan zet
   *[b] Zwart is aan zet
}: duw nog een GIPF-stuk in het spel{ $uses ->
    [0] {""}
   *[other] , gebruik een potentieel op het bord
} of ga over op potentiëlen en ten slotte op basisstukken. Elke stap sluit de vorige af.
prompt-loaded-basic = { $player ->
    [you] Jij bent aan zet
    [w] Wit is aan zet
   *[b] Zwart is aan zet
}: duw een stuk met een potentieel in het spel{ $uses ->
    [0] {""}
   *[other] , gebruik er een op het bord
} of een basisstuk, en geef die in je hand op.
prompt-basic = { $player ->
    [you] Jij bent aan zet
    [w] Wit is aan zet
   *[b] Zwart is aan zet
}: duw een basisstuk in het spel{ $uses ->
    [0] .
   *[other] {" "}of gebruik een potentieel op het bord.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] Jij bent aan zet
    [w] Wit is aan zet
   *[b] Zwart is aan zet
}: duw een stuk in het spel.
prompt-stack = { $player ->
    [you] Jij bent aan zet
    [w] Wit is aan zet
   *[b] Zwart is aan zet
}: duw een stapel van twee potentiëlen in het spel{ $uses ->
    [0] .
   *[other] {" "}of gebruik een potentieel op het bord.
}
# MATRX: $count GIPF-pieces are in reserve.
prompt-gipf-in-reserve = { $player ->
    [you] Je hebt
    [w] Wit heeft
   *[b] Zwart heeft
} { $count ->
    [one] een GIPF-stuk in reserve en dat gaat voor op al het andere: duw het in het spel.
   *[other] { $count } GIPF-stukken in reserve en die gaan voor op al het andere: duw er een in het spel.
}
prompt-use-empty = { $player ->
    [you] Je hebt
    [w] Wit heeft
   *[b] Zwart heeft
} niets om in het spel te duwen: gebruik een potentieel op het bord.
prompt-use-blocked = { $player ->
    [you] Je kunt niet duwen,
    [w] Wit kan niet duwen,
   *[b] Zwart kan niet duwen,
} want elke lijn is geblokkeerd: gebruik een potentieel op het bord.

## Rows. $rows is how many the player has, $choices in how many ways they can be cleared.

prompt-clear-before = { $player ->
    [you] Na de beurt van de computer heb je
    [you-w] Na de beurt van Zwart heb je
    [you-b] Na de beurt van Wit heb je
    [w] Na de beurt van Zwart heeft Wit
   *[b] Na de beurt van Wit heeft Zwart
} { $rows ->
    [one] een rij: { $choices ->
        [1] neem die van het bord en doe dan je zet.
       *[other] kies wat je wegneemt en doe dan je zet.
    }
   *[other] { $rows } rijen: kies er een en wat je wegneemt, en doe dan je zet.
}
prompt-clear-after = { $player ->
    [you] Je hebt
    [w] Wit heeft
   *[b] Zwart heeft
} { $rows ->
    [one] een rij: { $choices ->
        [1] neem die van het bord.
       *[other] kies wat je wegneemt.
    }
   *[other] { $rows } rijen: kies er een en wat je wegneemt.
}
prompt-may-clear-before = { $player ->
    [you] Je hebt
    [w] Wit heeft
   *[b] Zwart heeft
} { $rows ->
    [one] een rij GIPF-stukken die mag blijven liggen: neem er iets van weg of pas, en doe dan je zet.
   *[other] { $rows } rijen GIPF-stukken die mogen blijven liggen: neem iets weg uit een ervan of pas, en doe dan je zet.
}
prompt-may-clear-after = { $player ->
    [you] Je hebt
    [w] Wit heeft
   *[b] Zwart heeft
} { $rows ->
    [one] een rij GIPF-stukken die mag blijven liggen: neem er iets van weg, of pas.
   *[other] { $rows } rijen GIPF-stukken die mogen blijven liggen: neem iets weg uit een ervan, of pas.
}

## A TAMSK on the centre.

prompt-extra-before = { $player ->
    [you] Jouw TAMSK ligt op het centrale punt, dus voor de gewone zet komt een extra zet
    [w] De TAMSK van Wit ligt op het centrale punt, dus voor de gewone zet komt een extra zet
   *[b] De TAMSK van Zwart ligt op het centrale punt, dus voor de gewone zet komt een extra zet
}: duw het potentieel in het spel, of pas en verlies het.
prompt-extra-after = { $player ->
    [you] Jouw TAMSK ligt op het centrale punt en dat levert een extra zet op
    [w] De TAMSK van Wit ligt op het centrale punt en dat levert een extra zet op
   *[b] De TAMSK van Zwart ligt op het centrale punt en dat levert een extra zet op
}: duw het potentieel in het spel, of pas en verlies het.
prompt-extra-blocked = { $player ->
    [you] Jouw TAMSK ligt op het centrale punt,
    [w] De TAMSK van Wit ligt op het centrale punt,
   *[b] De TAMSK van Zwart ligt op het centrale punt,
} maar elke lijn is geblokkeerd: pas, en het potentieel gaat verloren.

## Challenges. $left is how many challenges the answering player has, or unlimited.
## $game is the name of the side game, or none.

compose-side-name = { $game ->
    [free] naar keuze
    [rps] steen-papier-schaar
    [die] dobbelen
    [coin] kop of munt
    [cards] kaarten
    [dominoes] domino
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] De computer kondigt { $potential } aan, { $move }. Je mag aanvaarden of uitdagen
    [you-w] Zwart kondigt { $potential } aan, { $move }. Je mag aanvaarden of uitdagen
    [you-b] Wit kondigt { $potential } aan, { $move }. Je mag aanvaarden of uitdagen
    [wait-w] Je kondigt { $potential } aan, { $move }. Wit mag aanvaarden of uitdagen
    [wait-b] Je kondigt { $potential } aan, { $move }. Zwart mag aanvaarden of uitdagen
    [w] Zwart kondigt { $potential } aan, { $move }. Wit mag aanvaarden of uitdagen
   *[b] Wit kondigt { $potential } aan, { $move }. Zwart mag aanvaarden of uitdagen
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }nog één uitdaging).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }nog { $left } uitdagingen).
}
prompt-who-begins = { $player ->
    [you] De computer daagt je uit om { $potential }, { $move }: jij zegt wie er begint
    [you-w] Zwart daagt je uit om { $potential }, { $move }: jij zegt wie er begint
    [you-b] Wit daagt je uit om { $potential }, { $move }: jij zegt wie er begint
    [wait-w] Je daagt Wit uit om { $potential }, { $move }: Wit zegt wie er begint
    [wait-b] Je daagt Zwart uit om { $potential }, { $move }: Zwart zegt wie er begint
    [w] Zwart daagt Wit uit om { $potential }, { $move }: Wit zegt wie er begint
   *[b] Wit daagt Zwart uit om { $potential }, { $move }: Zwart zegt wie er begint
} aan het tussenspel{ $game ->
    [none] .
    [rps] , steen-papier-schaar.
    [die] , een worp met de dobbelsteen.
    [coin] , kop of munt.
    [cards] , een kaartspel.
    [dominoes] , domino.
    [tzaar] , TZAAR.
    [zertz] , ZÈRTZ.
    [dvonn] , DVONN.
    [yinsh] , YINSH.
    [punct] , PÜNCT.
   *[other] , { $game }.
}
prompt-side-game = Speel het tussenspel{ $game ->
    [none] {""}
    [rps] , steen-papier-schaar,
    [die] , een worp met de dobbelsteen,
    [coin] , kop of munt,
    [cards] , een kaartspel,
    [dominoes] , domino,
    [tzaar] , TZAAR,
    [zertz] , ZÈRTZ,
    [dvonn] , DVONN,
    [yinsh] , YINSH,
    [punct] , PÜNCT,
   *[other] , { $game },
} om { $player ->
    [you] jouw { $potential }, { $move }: heb je
    [computer] { $potential } van de computer, { $move }: heeft de computer
    [w] { $potential } van Wit, { $move }: heeft Wit
   *[b] { $potential } van Zwart, { $move }: heeft Zwart
} gewonnen, gelijkgespeeld of verloren?
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] van { $spot } naar { $target }
    [new-gipf] van { $spot } op { $target }, dat een nieuw GIPF-stuk bedekt
    [basic] van { $spot } op { $target }, dat een basisstuk bedekt
    [enter] op { $target }
   *[push] van { $spot } tot { $target }
}

## The end.

over-no-move = { $player ->
    [w] Wit wint: Zwart kan niets meer spelen.
   *[b] Zwart wint: Wit kan niets meer spelen.
}
over-gipf-lost = { $player ->
    [w] Wit wint: Zwart heeft geen GIPF-stuk meer in het spel.
   *[b] Zwart wint: Wit heeft geen GIPF-stuk meer in het spel.
}
over-gipf-captured = { $player ->
    [w] Wit wint: alle GIPF-stukken van Zwart zijn geslagen.
   *[b] Zwart wint: alle GIPF-stukken van Wit zijn geslagen.
}
over-resignation = { $player ->
    [w] Wit wint: Zwart heeft opgegeven.
   *[b] Zwart wint: Wit heeft opgegeven.
}
over-time = { $player ->
    [w] Wit wint: de tijd van Zwart is om.
   *[b] Zwart wint: de tijd van Wit is om.
}
over-abandoned = { $player ->
    [w] Wit wint: Zwart heeft de partij verlaten.
   *[b] Zwart wint: Wit heeft de partij verlaten.
}
over-won = { $player ->
    [w] Wit wint.
   *[b] Zwart wint.
}
over-repetition = Remise: de stelling is { $count ->
    [2] twee keer voorgekomen.
   *[other] { $count } keer voorgekomen.
}
over-quiet = Remise: er is { $count ->
    [one] een beurt lang niets geslagen.
   *[other] { $count } beurten lang niets geslagen.
}
over-agreement = Remise: dat hebben de spelers afgesproken.
over-left = Remise: iemand heeft de partij verlaten.
over-draw = Remise.

## What the decisions are called. $unit is basic, gipf, loaded or stack; $count is how many piles are pushed,
## $target where the farthest of them lands.

option-enter = { $unit ->
    [piece] Stuk
    [basic] Basisstuk
    [gipf] GIPF-stuk
    [stack] { $potential }-stapel
   *[loaded] Stuk geladen met { $potential }
} op { $spot }
option-push = { $unit ->
    [piece] Stuk
    [basic] Basisstuk
    [gipf] GIPF-stuk
    [stack] { $potential }-stapel
   *[loaded] Stuk geladen met { $potential }
} vanaf { $dot }, duwt { $count ->
    [one] één stuk
   *[other] { $count } stukken
} op tot { $target }
option-extra-enter = Extra zet: TAMSK-potentieel op { $spot }
option-extra-push = Extra zet: TAMSK-potentieel vanaf { $dot }, duwt { $count ->
    [one] één stuk
   *[other] { $count } stukken
} op tot { $target }
option-zertz = ZÈRTZ springt van { $spot } naar { $target }
option-yinsh = YINSH schuift van { $spot } naar { $target }
option-dvonn = DVONN springt van { $spot } op { $target }
option-punct = PÜNCT springt van { $spot } op { $target }
option-cover = PÜNCT van { $spot } bedekt het GIPF-stuk op { $target } met { $cover ->
    [G] een nieuw GIPF-stuk
   *[B] een basisstuk
}
# $own units come back or leave the game, $theirs are captured.
option-clear = Neem { $spots } weg: { $back } naar de reserve{ $out ->
    [0] {""}
    [one] , één potentieel uit het spel
   *[other] , { $out } potentiëlen uit het spel
}{ $captured ->
    [0] {""}
   *[other] , { $captured } geslagen
}
option-pass-extra = Passen: het TAMSK-potentieel gaat uit het spel
option-pass-rows = Passen: de GIPF-stukken blijven liggen
option-accept = Aanvaarden: het potentieel wordt gebruikt
option-challenge = Uitdagen: { $game ->
    [none] een tussenspel beslist
   *[other] { $game } beslist
}
option-first = { $player ->
    [you] Jij begint
    [computer] De computer begint
    [w] Wit begint
   *[b] Zwart begint
}
option-second = { $player ->
    [you] De computer begint
    [you-w] Zwart begint
    [you-b] Wit begint
    [computer] Jij begint
    [w] Zwart begint
   *[b] Wit begint
}
option-won = { $player ->
    [you] Je hebt gewonnen: het potentieel wordt gebruikt
    [computer] De computer heeft gewonnen: het potentieel wordt gebruikt
    [w] Wit heeft gewonnen: het potentieel wordt gebruikt
   *[b] Zwart heeft gewonnen: het potentieel wordt gebruikt
}
option-tied = { $player ->
    [you] Gelijk: jouw potentieel wordt toch gebruikt
    [computer] Gelijk: het potentieel van de computer wordt toch gebruikt
    [w] Gelijk: het potentieel van Wit wordt toch gebruikt
   *[b] Gelijk: het potentieel van Zwart wordt toch gebruikt
}
option-lost = { $player ->
    [you] Je hebt verloren: het potentieel gaat uit het spel
    [computer] De computer heeft verloren: het potentieel gaat uit het spel
    [w] Wit heeft verloren: het potentieel gaat uit het spel
   *[b] Zwart heeft verloren: het potentieel gaat uit het spel
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] Deze lijn is vol.
   *[other] Beide lijnen vanaf hier zijn vol.
}
closed-empty = Stukken komen vanaf de rand: begin bij een stip.
closed-piece = Stukken op het bord bewegen alleen als ze geduwd worden: begin bij een stip.
closed-potential = { $potential ->
    [TAMSK] TAMSK werkt vanzelf, zodra hij op het centrale punt wordt geduwd.
   *[other] Deze { $potential } kan nu nergens heen.
}
closed-gipf-first = Eerst komt een GIPF-stuk: duw er een in het spel.
closed-nothing-to-push = Er kan nu niets in het spel: gebruik een potentieel.
closed-row = Neem eerst de rij van het bord.
closed-may-row = Neem eerst iets uit de rij weg, of pas.
closed-must-go = Dit stuk gaat met de rij mee: kies ‘Neem de rij weg’.
closed-extra = Eerst de extra zet: begin bij een stip, of pas.
closed-extra-blocked = Alle lijnen zijn vol: je kunt alleen passen.
closed-answer = Antwoord eerst, met de knoppen onder het bord.
reach-zertz = ZÈRTZ springt in een lijn over bezette punten naar het eerste lege daarachter.
reach-yinsh = YINSH schuift in een lijn over lege punten.
reach-dvonn = DVONN springt op een basisstuk of DVONN van de ander ernaast.
reach-dvonn-matrx = DVONN springt op een DVONN van de ander, ernaast of in een lijn over lege punten.
reach-punct = PÜNCT springt op een PÜNCT of GIPF-stuk van de ander ernaast.
reach-punct-matrx = PÜNCT springt op een PÜNCT van de ander, ernaast of in een lijn over lege punten.
