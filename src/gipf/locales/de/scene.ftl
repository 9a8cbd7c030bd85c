## The move.

prompt-opening = { $player ->
    [you] Du beginnst mit einem GIPF-Stein: Schieb einen ins Spiel.
    [w] Weiß beginnt mit einem GIPF-Stein: Schieb einen ins Spiel.
   *[b] Schwarz beginnt mit einem GIPF-Stein: Schieb einen ins Spiel.
}
prompt-gipf-basic = { $player ->
    [you] Du bist am Zug
    [w] Weiß am Zug
   *[b] Schwarz am Zug
}: Bring noch einen GIPF-Stein ins Spiel{ $uses ->
    [0] {""}
   *[other] , benutze ein Potential auf dem Brett
} oder geh zu Basis-Steinen über. Danach kommen keine GIPF-Steine mehr.
prompt-gipf-loaded-basic = { $player ->
    [you] Du bist am Zug
    [w] Weiß am Zug
   *[b] Schwarz am Zug
}: Bring noch einen GIPF-Stein ins Spiel{ $uses ->
    [0] {""}
   *[other] , benutze ein Potential auf dem Brett
} oder geh zu Potentialen über, zuletzt zu Basis-Steinen. Jeder Schritt beendet den davor.
prompt-loaded-basic = { $player ->
    [you] Du bist am Zug
    [w] Weiß am Zug
   *[b] Schwarz am Zug
}: Bring einen Stein mit Potential ins Spiel{ $uses ->
    [0] {""}
   *[other] , benutze eines auf dem Brett
} oder bring einen Basis-Stein und gib die Potentiale auf der Hand auf.
prompt-basic = { $player ->
    [you] Du bist am Zug
    [w] Weiß am Zug
   *[b] Schwarz am Zug
}: Schieb einen Basis-Stein ins Spiel{ $uses ->
    [0] .
   *[other] {" "}oder benutze ein Potential auf dem Brett.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] Du bist am Zug
    [w] Weiß am Zug
   *[b] Schwarz am Zug
}: Schieb einen Stein ins Spiel.
prompt-stack = { $player ->
    [you] Du bist am Zug
    [w] Weiß am Zug
   *[b] Schwarz am Zug
}: Schieb einen Stapel aus zwei Potentialen ins Spiel{ $uses ->
    [0] .
   *[other] {" "}oder benutze ein Potential auf dem Brett.
}
prompt-gipf-in-reserve = { $player ->
    [you] Du hast
    [w] Weiß hat
   *[b] Schwarz hat
} { $count ->
    [one] einen GIPF-Stein im Vorrat, und der kommt zuerst dran: Schieb ihn ins Spiel.
   *[other] { $count } GIPF-Steine im Vorrat, und die kommen zuerst dran: Schieb einen ins Spiel.
}
prompt-use-empty = { $player ->
    [you] Du hast
    [w] Weiß hat
   *[b] Schwarz hat
} nichts mehr im Vorrat: Benutze ein Potential auf dem Brett.
prompt-use-blocked = { $player ->
    [you] Du kannst nichts einschieben,
    [w] Weiß kann nichts einschieben,
   *[b] Schwarz kann nichts einschieben,
} denn alle Linien sind blockiert: Benutze ein Potential auf dem Brett.

## Rows.

prompt-clear-before = { $player ->
    [you] Nach dem Zug des Computers hast du
    [you-w] Nach dem Zug von Schwarz hast du
    [you-b] Nach dem Zug von Weiß hast du
    [w] Nach dem Zug von Schwarz hat Weiß
   *[b] Nach dem Zug von Weiß hat Schwarz
} { $rows ->
    [one] eine Reihe: { $choices ->
        [1] Räum sie ab, dann zieh.
       *[other] Wähle, was wegkommt, dann zieh.
    }
   *[other] { $rows } Reihen: Wähle eine und was davon wegkommt, dann zieh.
}
prompt-clear-after = { $player ->
    [you] Du hast
    [w] Weiß hat
   *[b] Schwarz hat
} { $rows ->
    [one] eine Reihe: { $choices ->
        [1] Räum sie ab.
       *[other] Wähle, was wegkommt.
    }
   *[other] { $rows } Reihen: Wähle eine und was davon wegkommt.
}
prompt-may-clear-before = { $player ->
    [you] Du hast
    [w] Weiß hat
   *[b] Schwarz hat
} { $rows ->
    [one] eine Reihe aus GIPF-Steinen, die bleiben darf: Nimm etwas davon weg oder passe, dann zieh.
   *[other] { $rows } Reihen aus GIPF-Steinen, die bleiben dürfen: Nimm von einer etwas weg oder passe, dann zieh.
}
prompt-may-clear-after = { $player ->
    [you] Du hast
    [w] Weiß hat
   *[b] Schwarz hat
} { $rows ->
    [one] eine Reihe aus GIPF-Steinen, die bleiben darf: Nimm etwas davon weg oder passe.
   *[other] { $rows } Reihen aus GIPF-Steinen, die bleiben dürfen: Nimm von einer etwas weg oder passe.
}

## A TAMSK on the centre.

prompt-extra-before = { $player ->
    [you] Dein TAMSK liegt in der Mitte, also kommt vor dem Zug ein Extra-Zug
    [w] Das TAMSK von Weiß liegt in der Mitte, also kommt vor dem Zug ein Extra-Zug
   *[b] Das TAMSK von Schwarz liegt in der Mitte, also kommt vor dem Zug ein Extra-Zug
}: Schieb das Potential ein, oder passe und verlier es.
prompt-extra-after = { $player ->
    [you] Dein TAMSK liegt in der Mitte, das bringt einen Extra-Zug
    [w] Das TAMSK von Weiß liegt in der Mitte, das bringt einen Extra-Zug
   *[b] Das TAMSK von Schwarz liegt in der Mitte, das bringt einen Extra-Zug
}: Schieb das Potential ein, oder passe und verlier es.
prompt-extra-blocked = { $player ->
    [you] Dein TAMSK liegt in der Mitte,
    [w] Das TAMSK von Weiß liegt in der Mitte,
   *[b] Das TAMSK von Schwarz liegt in der Mitte,
} aber alle Linien sind blockiert: Passe, das Potential ist verloren.

## Challenges.

compose-side-name = { $game ->
    [free] wie ihr wollt
    [rps] Schere, Stein, Papier
    [die] Würfeln
    [coin] ein Münzwurf
    [cards] Karten
    [dominoes] Domino
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] Der Computer kündigt { $potential } an, { $move }. Du kannst annehmen oder herausfordern
    [you-w] Schwarz kündigt { $potential } an, { $move }. Du kannst annehmen oder herausfordern
    [you-b] Weiß kündigt { $potential } an, { $move }. Du kannst annehmen oder herausfordern
    [wait-w] Du kündigst { $potential } an, { $move }. Weiß kann annehmen oder herausfordern
    [wait-b] Du kündigst { $potential } an, { $move }. Schwarz kann annehmen oder herausfordern
    [w] Schwarz kündigt { $potential } an, { $move }. Weiß kann annehmen oder herausfordern
   *[b] Weiß kündigt { $potential } an, { $move }. Schwarz kann annehmen oder herausfordern
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }noch eine Herausforderung).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }noch { $left } Herausforderungen).
}
prompt-who-begins = { $player ->
    [you] Der Computer fordert dich wegen { $potential } heraus, { $move }: Du bestimmst, wer
    [you-w] Schwarz fordert dich wegen { $potential } heraus, { $move }: Du bestimmst, wer
    [you-b] Weiß fordert dich wegen { $potential } heraus, { $move }: Du bestimmst, wer
    [wait-w] Du forderst Weiß wegen { $potential } heraus, { $move }: Weiß bestimmt, wer
    [wait-b] Du forderst Schwarz wegen { $potential } heraus, { $move }: Schwarz bestimmt, wer
    [w] Schwarz fordert Weiß wegen { $potential } heraus, { $move }: Weiß bestimmt, wer
   *[b] Weiß fordert Schwarz wegen { $potential } heraus, { $move }: Schwarz bestimmt, wer
} das Nebenspiel beginnt{ $game ->
    [none] .
    [rps] {" "}(Schere, Stein, Papier).
    [die] {" "}(ein Würfelwurf).
    [coin] {" "}(ein Münzwurf).
    [cards] {" "}(ein Kartenspiel).
    [dominoes] {" "}(Domino).
    [tzaar] {" "}(TZAAR).
    [zertz] {" "}(ZÈRTZ).
    [dvonn] {" "}(DVONN).
    [yinsh] {" "}(YINSH).
    [punct] {" "}(PÜNCT).
   *[other] {" "}({ $game }).
}
prompt-side-game = Spielt das Nebenspiel{ $game ->
    [none] {""}
    [rps] {" "}(Schere, Stein, Papier)
    [die] {" "}(ein Würfelwurf)
    [coin] {" "}(ein Münzwurf)
    [cards] {" "}(ein Kartenspiel)
    [dominoes] {" "}(Domino)
    [tzaar] {" "}(TZAAR)
    [zertz] {" "}(ZÈRTZ)
    [dvonn] {" "}(DVONN)
    [yinsh] {" "}(YINSH)
    [punct] {" "}(PÜNCT)
   *[other] {" "}({ $game })
} um { $player ->
    [you] dein { $potential }, { $move }: Hast du
    [computer] { $potential } des Computers, { $move }: Hat der Computer
    [w] { $potential } von Weiß, { $move }: Hat Weiß
   *[b] { $potential } von Schwarz, { $move }: Hat Schwarz
} gewonnen, verloren, oder ging es unentschieden aus?
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] von { $spot } nach { $target }
    [new-gipf] von { $spot } auf { $target }, das ein neuer GIPF-Stein überdeckt
    [basic] von { $spot } auf { $target }, das ein Basis-Stein überdeckt
    [enter] auf { $target }
   *[push] von { $spot } bis { $target }
}

## The end.

over-no-move = { $player ->
    [w] Weiß gewinnt: Schwarz kann nicht mehr ziehen.
   *[b] Schwarz gewinnt: Weiß kann nicht mehr ziehen.
}
over-gipf-lost = { $player ->
    [w] Weiß gewinnt: Schwarz hat keinen GIPF-Stein mehr im Spiel.
   *[b] Schwarz gewinnt: Weiß hat keinen GIPF-Stein mehr im Spiel.
}
over-gipf-captured = { $player ->
    [w] Weiß gewinnt: Alle GIPF-Steine von Schwarz sind geschlagen.
   *[b] Schwarz gewinnt: Alle GIPF-Steine von Weiß sind geschlagen.
}
over-resignation = { $player ->
    [w] Weiß gewinnt: Schwarz hat aufgegeben.
   *[b] Schwarz gewinnt: Weiß hat aufgegeben.
}
over-time = { $player ->
    [w] Weiß gewinnt: Die Zeit von Schwarz ist abgelaufen.
   *[b] Schwarz gewinnt: Die Zeit von Weiß ist abgelaufen.
}
over-abandoned = { $player ->
    [w] Weiß gewinnt: Schwarz hat die Partie verlassen.
   *[b] Schwarz gewinnt: Weiß hat die Partie verlassen.
}
over-won = { $player ->
    [w] Weiß gewinnt.
   *[b] Schwarz gewinnt.
}
over-repetition = Remis: Die Stellung kam { $count ->
    [2] zweimal vor.
   *[other] { $count }-mal vor.
}
over-quiet = Remis: { $count ->
    [one] Einen Zug lang
   *[other] { $count } Züge in Folge
} wurde nichts geschlagen.
over-agreement = Remis: Die Spieler haben sich darauf geeinigt.
over-left = Remis: Jemand hat die Partie verlassen.
over-draw = Remis.

## What the decisions are called.

option-enter = { $unit ->
    [piece] Stein
    [basic] Basis-Stein
    [gipf] GIPF-Stein
    [stack] { $potential }-Stapel
   *[loaded] Stein mit { $potential }
} auf { $spot }
option-push = { $unit ->
    [piece] Stein
    [basic] Basis-Stein
    [gipf] GIPF-Stein
    [stack] { $potential }-Stapel
   *[loaded] Stein mit { $potential }
} von { $dot }, schiebt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} weiter bis { $target }
option-extra-enter = Extra-Zug: TAMSK-Potential auf { $spot }
option-extra-push = Extra-Zug: TAMSK-Potential von { $dot }, schiebt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} weiter bis { $target }
option-zertz = ZÈRTZ springt von { $spot } nach { $target }
option-yinsh = YINSH gleitet von { $spot } nach { $target }
option-dvonn = DVONN springt von { $spot } auf { $target }
option-punct = PÜNCT springt von { $spot } auf { $target }
option-cover = PÜNCT von { $spot } überdeckt den GIPF-Stein auf { $target } mit { $cover ->
    [G] einem neuen GIPF-Stein
   *[B] einem Basis-Stein
}
option-clear = { $spots } abräumen: { $back } in den Vorrat{ $out ->
    [0] {""}
    [one] , ein Potential aus dem Spiel
   *[other] , { $out } Potentiale aus dem Spiel
}{ $captured ->
    [0] {""}
   *[other] , { $captured } geschlagen
}
option-pass-extra = Passen: Das TAMSK-Potential kommt aus dem Spiel
option-pass-rows = Passen: Die GIPF-Steine bleiben
option-accept = Annehmen: Das Potential wird benutzt
option-challenge = Herausfordern: { $game ->
    [none] Ein Nebenspiel entscheidet
   *[other] { $game } entscheidet
}
option-first = { $player ->
    [you] Du beginnst
    [computer] Der Computer beginnt
    [w] Weiß beginnt
   *[b] Schwarz beginnt
}
option-second = { $player ->
    [you] Der Computer beginnt
    [you-w] Schwarz beginnt
    [you-b] Weiß beginnt
    [computer] Du beginnst
    [w] Schwarz beginnt
   *[b] Weiß beginnt
}
option-won = { $player ->
    [you] Du hast gewonnen: Das Potential wird benutzt
    [computer] Der Computer hat gewonnen: Das Potential wird benutzt
    [w] Weiß hat gewonnen: Das Potential wird benutzt
   *[b] Schwarz hat gewonnen: Das Potential wird benutzt
}
option-tied = { $player ->
    [you] Unentschieden: Du darfst das Potential trotzdem benutzen
    [computer] Unentschieden: Der Computer darf das Potential trotzdem benutzen
    [w] Unentschieden: Weiß darf das Potential trotzdem benutzen
   *[b] Unentschieden: Schwarz darf das Potential trotzdem benutzen
}
option-lost = { $player ->
    [you] Du hast verloren: Das Potential kommt aus dem Spiel
    [computer] Der Computer hat verloren: Das Potential kommt aus dem Spiel
    [w] Weiß hat verloren: Das Potential kommt aus dem Spiel
   *[b] Schwarz hat verloren: Das Potential kommt aus dem Spiel
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] Diese Linie ist voll.
   *[other] Beide Linien von hier sind voll.
}
closed-empty = Steine kommen vom Rand herein: Beginne bei einem Ausgangspunkt.
closed-piece = Steine auf dem Brett bewegen sich nur, wenn sie geschoben werden: Beginne bei einem Ausgangspunkt.
closed-potential = { $potential ->
    [TAMSK] TAMSK wirkt von selbst, sobald es in die Mitte geschoben wird.
   *[other] Dieses { $potential } kann gerade nirgendwohin.
}
closed-gipf-first = Zuerst kommt ein GIPF-Stein: Schieb einen ins Spiel.
closed-nothing-to-push = Gerade lässt sich nichts einschieben: Benutze ein Potential.
closed-row = Räum zuerst die Reihe ab.
closed-may-row = Nimm zuerst etwas von der Reihe weg, oder passe.
closed-must-go = Dieser Stein muss mit der Reihe weg: Wähle „Reihe abräumen“.
closed-extra = Zuerst der Extra-Zug: Beginne bei einem Ausgangspunkt, oder passe.
closed-extra-blocked = Alle Linien sind voll: Du kannst nur passen.
closed-answer = Antworte zuerst, mit den Knöpfen unter dem Brett.
reach-zertz = ZÈRTZ springt in einer Linie über besetzte Schnittpunkte auf den ersten freien dahinter.
reach-yinsh = YINSH gleitet in einer Linie über freie Schnittpunkte.
reach-dvonn = DVONN springt auf einen gegnerischen Basis-Stein oder ein gegnerisches DVONN daneben.
reach-dvonn-matrx = DVONN springt auf ein gegnerisches DVONN daneben oder in einer Linie über freie Schnittpunkte.
reach-punct = PÜNCT springt auf ein gegnerisches PÜNCT oder einen gegnerischen GIPF-Stein daneben.
reach-punct-matrx = PÜNCT springt auf ein gegnerisches PÜNCT daneben oder in einer Linie über freie Schnittpunkte.
