## The move. $uses counts the potentials on the board that can be used.

prompt-opening = { $player ->
    [you] Devi cominciare con una pedina GIPF: mettine una in gioco.
    [w] Il Bianco deve cominciare con una pedina GIPF: mettine una in gioco.
   *[b] Il Nero deve cominciare con una pedina GIPF: mettine una in gioco.
}
prompt-gipf-basic = { $player ->
    [you] Tocca a te
    [w] Tocca al Bianco
   *[b] Tocca al Nero
}: metti in gioco un’altra pedina GIPF{ $uses ->
    [0] {""}
   *[other] , usa un potenziale sul tavoliere
} o passa alle pedine base. Poi non entrano più pedine GIPF.
prompt-gipf-loaded-basic = { $player ->
    [you] Tocca a te
    [w] Tocca al Bianco
   *[b] Tocca al Nero
}: metti in gioco un’altra pedina GIPF{ $uses ->
    [0] {""}
   *[other] , usa un potenziale sul tavoliere
} o passa ai potenziali e, per ultime, alle pedine base. Ogni passo chiude il precedente.
prompt-loaded-basic = { $player ->
    [you] Tocca a te
    [w] Tocca al Bianco
   *[b] Tocca al Nero
}: metti in gioco un pezzo con un potenziale{ $uses ->
    [0] {""}
   *[other] , usane uno sul tavoliere
} o una pedina base, rinunciando a quelli in mano.
prompt-basic = { $player ->
    [you] Tocca a te
    [w] Tocca al Bianco
   *[b] Tocca al Nero
}: metti in gioco una pedina base{ $uses ->
    [0] .
   *[other] {" "}o usa un potenziale sul tavoliere.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] Tocca a te
    [w] Tocca al Bianco
   *[b] Tocca al Nero
}: metti in gioco una pedina.
prompt-stack = { $player ->
    [you] Tocca a te
    [w] Tocca al Bianco
   *[b] Tocca al Nero
}: metti in gioco una pila di due potenziali{ $uses ->
    [0] .
   *[other] {" "}o usa un potenziale sul tavoliere.
}
# MATRX: $count GIPF-pieces are in reserve.
prompt-gipf-in-reserve = { $player ->
    [you] Hai
    [w] Il Bianco ha
   *[b] Il Nero ha
} { $count ->
    [one] una pedina GIPF in riserva, che viene prima di tutto il resto: mettila in gioco.
   *[other] { $count } pedine GIPF in riserva, che vengono prima di tutto il resto: mettine in gioco una.
}
prompt-use-empty = { $player ->
    [you] Non hai
    [w] Il Bianco non ha
   *[b] Il Nero non ha
} niente da mettere in gioco: usa un potenziale sul tavoliere.
prompt-use-blocked = { $player ->
    [you] Non puoi spingere,
    [w] Il Bianco non può spingere,
   *[b] Il Nero non può spingere,
} perché tutte le linee sono bloccate: usa un potenziale sul tavoliere.

## Rows. $rows is how many the player has, $choices in how many ways they can be cleared.

prompt-clear-before = { $player ->
    [you] Dopo il turno del computer hai
    [you-w] Dopo il turno del Nero hai
    [you-b] Dopo il turno del Bianco hai
    [w] Dopo il turno del Nero il Bianco ha
   *[b] Dopo il turno del Bianco il Nero ha
} { $rows ->
    [one] una riga: { $choices ->
        [1] rimuovila, poi muovi.
       *[other] scegli che cosa togliere, poi muovi.
    }
   *[other] { $rows } righe: scegline una e che cosa togliere, poi muovi.
}
prompt-clear-after = { $player ->
    [you] Hai
    [w] Il Bianco ha
   *[b] Il Nero ha
} { $rows ->
    [one] una riga: { $choices ->
        [1] rimuovila.
       *[other] scegli che cosa togliere.
    }
   *[other] { $rows } righe: scegline una e che cosa togliere.
}
prompt-may-clear-before = { $player ->
    [you] Hai
    [w] Il Bianco ha
   *[b] Il Nero ha
} { $rows ->
    [one] una riga di pedine GIPF che può restare: togline qualcuna o passa, poi muovi.
   *[other] { $rows } righe di pedine GIPF che possono restare: togline qualcuna o passa, poi muovi.
}
prompt-may-clear-after = { $player ->
    [you] Hai
    [w] Il Bianco ha
   *[b] Il Nero ha
} { $rows ->
    [one] una riga di pedine GIPF che può restare: togline qualcuna, o passa.
   *[other] { $rows } righe di pedine GIPF che possono restare: togline qualcuna, o passa.
}

## A TAMSK on the centre.

prompt-extra-before = { $player ->
    [you] Il tuo TAMSK è al centro, quindi prima della mossa regolare c’è una mossa extra
    [w] Il TAMSK del Bianco è al centro, quindi prima della mossa regolare c’è una mossa extra
   *[b] Il TAMSK del Nero è al centro, quindi prima della mossa regolare c’è una mossa extra
}: rimetti in gioco il potenziale, oppure passa e perdilo.
prompt-extra-after = { $player ->
    [you] Il tuo TAMSK è al centro e vale una mossa extra
    [w] Il TAMSK del Bianco è al centro e vale una mossa extra
   *[b] Il TAMSK del Nero è al centro e vale una mossa extra
}: rimetti in gioco il potenziale, oppure passa e perdilo.
prompt-extra-blocked = { $player ->
    [you] Il tuo TAMSK è al centro,
    [w] Il TAMSK del Bianco è al centro,
   *[b] Il TAMSK del Nero è al centro,
} ma tutte le linee sono bloccate: passa, e il potenziale è perso.

## Challenges. $left is how many challenges the answering player has, or unlimited.
## $game is the name of the side game, or none.

compose-side-name = { $game ->
    [free] a piacere
    [rps] morra cinese
    [die] un tiro di dado
    [coin] testa o croce
    [cards] carte
    [dominoes] domino
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] Il computer annuncia { $potential }, { $move }. Puoi accettare o sfidare
    [you-w] Il Nero annuncia { $potential }, { $move }. Puoi accettare o sfidare
    [you-b] Il Bianco annuncia { $potential }, { $move }. Puoi accettare o sfidare
    [wait-w] Annunci { $potential }, { $move }. Il Bianco può accettare o sfidare
    [wait-b] Annunci { $potential }, { $move }. Il Nero può accettare o sfidare
    [w] Il Nero annuncia { $potential }, { $move }. Il Bianco può accettare o sfidare
   *[b] Il Bianco annuncia { $potential }, { $move }. Il Nero può accettare o sfidare
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }ancora una sfida).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }ancora { $left } sfide).
}
prompt-who-begins = { $player ->
    [you] Il computer ti sfida su { $potential }, { $move }: di’ tu chi comincia
    [you-w] Il Nero ti sfida su { $potential }, { $move }: di’ tu chi comincia
    [you-b] Il Bianco ti sfida su { $potential }, { $move }: di’ tu chi comincia
    [wait-w] Sfidi il Bianco su { $potential }, { $move }: il Bianco dice chi comincia
    [wait-b] Sfidi il Nero su { $potential }, { $move }: il Nero dice chi comincia
    [w] Il Nero sfida il Bianco su { $potential }, { $move }: il Bianco dice chi comincia
   *[b] Il Bianco sfida il Nero su { $potential }, { $move }: il Nero dice chi comincia
} la partita collaterale{ $game ->
    [none] .
    [rps] , alla morra cinese.
    [die] , un tiro di dado.
    [coin] , testa o croce.
    [cards] , a carte.
    [dominoes] , a domino.
    [tzaar] , a TZAAR.
    [zertz] , a ZÈRTZ.
    [dvonn] , a DVONN.
    [yinsh] , a YINSH.
    [punct] , a PÜNCT.
   *[other] , { $game }.
}
prompt-side-game = Giocate la partita collaterale{ $game ->
    [none] {""}
    [rps] , alla morra cinese,
    [die] , un tiro di dado,
    [coin] , testa o croce,
    [cards] , a carte,
    [dominoes] , a domino,
    [tzaar] , a TZAAR,
    [zertz] , a ZÈRTZ,
    [dvonn] , a DVONN,
    [yinsh] , a YINSH,
    [punct] , a PÜNCT,
   *[other] , { $game },
} per { $player ->
    [you] il tuo potenziale { $potential }, { $move }: hai
    [computer] il potenziale { $potential } del computer, { $move }: il computer ha
    [w] il potenziale { $potential } del Bianco, { $move }: il Bianco ha
   *[b] il potenziale { $potential } del Nero, { $move }: il Nero ha
} vinto, pareggiato o perso?
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] da { $spot } a { $target }
    [new-gipf] da { $spot } su { $target }, coperto da una nuova pedina GIPF
    [basic] da { $spot } su { $target }, coperto da una pedina base
    [enter] in { $target }
   *[push] da { $spot } fino a { $target }
}

## The end.

over-no-move = { $player ->
    [w] Vince il Bianco: il Nero non ha più niente da giocare.
   *[b] Vince il Nero: il Bianco non ha più niente da giocare.
}
over-gipf-lost = { $player ->
    [w] Vince il Bianco: il Nero non ha più pedine GIPF in gioco.
   *[b] Vince il Nero: il Bianco non ha più pedine GIPF in gioco.
}
over-gipf-captured = { $player ->
    [w] Vince il Bianco: tutte le pedine GIPF del Nero sono catturate.
   *[b] Vince il Nero: tutte le pedine GIPF del Bianco sono catturate.
}
over-resignation = { $player ->
    [w] Vince il Bianco: il Nero ha abbandonato.
   *[b] Vince il Nero: il Bianco ha abbandonato.
}
over-time = { $player ->
    [w] Vince il Bianco: il tempo del Nero è scaduto.
   *[b] Vince il Nero: il tempo del Bianco è scaduto.
}
over-abandoned = { $player ->
    [w] Vince il Bianco: il Nero ha lasciato la partita.
   *[b] Vince il Nero: il Bianco ha lasciato la partita.
}
over-won = { $player ->
    [w] Vince il Bianco.
   *[b] Vince il Nero.
}
over-repetition = Pareggio: la posizione si è presentata { $count ->
    [2] due volte.
   *[other] { $count } volte.
}
over-quiet = Pareggio: nessuna cattura { $count ->
    [one] in un turno.
   *[other] in { $count } turni di fila.
}
over-agreement = Pareggio: lo hanno concordato i giocatori.
over-left = Pareggio: qualcuno ha lasciato la partita.
over-draw = Pareggio.

## What the decisions are called. $unit is basic, gipf, loaded or stack; $count is how many piles are pushed,
## $target where the farthest of them lands.

option-enter = { $unit ->
    [piece] Pedina
    [basic] Pedina base
    [gipf] Pedina GIPF
    [stack] Pila { $potential }
   *[loaded] Pezzo carico di { $potential }
} in { $spot }
option-push = { $unit ->
    [piece] Pedina
    [basic] Pedina base
    [gipf] Pedina GIPF
    [stack] Pila { $potential }
   *[loaded] Pezzo carico di { $potential }
} da { $dot }, spinge { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
} fino a { $target }
option-extra-enter = Mossa extra: potenziale TAMSK in { $spot }
option-extra-push = Mossa extra: potenziale TAMSK da { $dot }, spinge { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
} fino a { $target }
option-zertz = ZÈRTZ salta da { $spot } a { $target }
option-yinsh = YINSH scorre da { $spot } a { $target }
option-dvonn = DVONN salta da { $spot } sopra { $target }
option-punct = PÜNCT salta da { $spot } sopra { $target }
option-cover = PÜNCT da { $spot } copre la pedina GIPF in { $target } con { $cover ->
    [G] una nuova pedina GIPF
   *[B] una pedina base
}
# $own units come back or leave the game, $theirs are captured.
option-clear = Rimuovi { $spots }: { $back } nella riserva{ $out ->
    [0] {""}
    [one] , un potenziale fuori dal gioco
   *[other] , { $out } potenziali fuori dal gioco
}{ $captured ->
    [0] {""}
    [one] , { $captured } catturato
   *[other] , { $captured } catturati
}
option-pass-extra = Passa: il potenziale TAMSK esce dal gioco
option-pass-rows = Passa: le pedine GIPF restano
option-accept = Accetta: il potenziale viene usato
option-challenge = Sfida: { $game ->
    [none] decide una partita collaterale
   *[other] decide { $game }
}
option-first = { $player ->
    [you] Cominci tu
    [computer] Comincia il computer
    [w] Comincia il Bianco
   *[b] Comincia il Nero
}
option-second = { $player ->
    [you] Comincia il computer
    [you-w] Comincia il Nero
    [you-b] Comincia il Bianco
    [computer] Cominci tu
    [w] Comincia il Nero
   *[b] Comincia il Bianco
}
option-won = { $player ->
    [you] Hai vinto: il potenziale viene usato
    [computer] Il computer ha vinto: il potenziale viene usato
    [w] Il Bianco ha vinto: il potenziale viene usato
   *[b] Il Nero ha vinto: il potenziale viene usato
}
option-tied = { $player ->
    [you] Pareggio: il tuo potenziale viene usato lo stesso
    [computer] Pareggio: il potenziale del computer viene usato lo stesso
    [w] Pareggio: il potenziale del Bianco viene usato lo stesso
   *[b] Pareggio: il potenziale del Nero viene usato lo stesso
}
option-lost = { $player ->
    [you] Hai perso: il potenziale esce dal gioco
    [computer] Il computer ha perso: il potenziale esce dal gioco
    [w] Il Bianco ha perso: il potenziale esce dal gioco
   *[b] Il Nero ha perso: il potenziale esce dal gioco
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] Questa linea è piena.
   *[other] Le due linee da qui sono piene.
}
closed-empty = I pezzi entrano dal bordo: parti da un punto.
closed-piece = I pezzi sul tavoliere si muovono solo se vengono spinti: parti da un punto.
closed-potential = { $potential ->
    [TAMSK] TAMSK agisce da sé, appena viene spinto al centro.
   *[other] Questo { $potential } ora non può andare da nessuna parte.
}
closed-gipf-first = Prima una pedina GIPF: mettine una in gioco.
closed-nothing-to-push = Ora non si può mettere in gioco niente: usa un potenziale.
closed-row = Prima rimuovi la riga.
closed-may-row = Prima togli qualcosa dalla riga, oppure passa.
closed-must-go = Questo va via con la riga: scegli «Rimuovi la riga».
closed-extra = Prima la mossa extra: parti da un punto, oppure passa.
closed-extra-blocked = Tutte le linee sono piene: resta solo passare.
closed-answer = Prima rispondi, con i pulsanti sotto il tavoliere.
reach-zertz = ZÈRTZ salta in linea retta oltre caselle occupate fino alla prima libera dietro di esse.
reach-yinsh = YINSH scorre lungo una linea di caselle libere.
reach-dvonn = DVONN salta sopra una pedina base o un DVONN avversario su una casella adiacente.
reach-dvonn-matrx = DVONN salta sopra un DVONN avversario, adiacente o in fondo a una linea di caselle libere.
reach-punct = PÜNCT salta sopra un PÜNCT o una pedina GIPF dell’avversario su una casella adiacente.
reach-punct-matrx = PÜNCT salta sopra un PÜNCT avversario, adiacente o in fondo a una linea di caselle libere.
