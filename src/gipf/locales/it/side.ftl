# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = Giocatore { $number }
side-turn = { $player ->
    [you] Tocca a te
    [w] Tocca al Bianco
    [named] Tocca a { $name }
   *[b] Tocca al Nero
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] Hai vinto
    [computer] Ha vinto il computer
    [w] Ha vinto il Bianco
    [named] Ha vinto { $name }
   *[b] Ha vinto il Nero
}
side-drawn = Pareggio
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] Bianco
    [named] { $name }
   *[b] Nero
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Passa
    [throw] Lancia
    [draw] Pesca una carta
    [heads] Testa
    [tails] Croce
    [rock] Sasso
    [paper] Carta
    [scissors] Forbici
    [fold] Cedi la mano
    [left] All’estremo sinistro
    [right] All’estremo destro
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] anello
    [marker] segnalino
    [dvonn] pedina DVONN
    [stack] pila
    [piece] pedina
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] biglia bianca
    [grey] biglia grigia
    [black] biglia nera
    [T] triangolo
    [C] pezzo dritto, PÜNCT al centro
    [E] pezzo dritto, PÜNCT all’estremo
    [L] pezzo ad angolo a sinistra, PÜNCT all’estremo
    [M] pezzo ad angolo, PÜNCT al centro
    [R] pezzo ad angolo a destra, PÜNCT all’estremo
    [coin] moneta
    [call] chiamata
    [die] dado
    [card] carta
    [choice] scelta
    [domino] tessera
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] Bianco
   *[b] Nero
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] Scopo: togliere per primo un anello.
       *[other] Scopo: togliere per primo { $count } anelli.
    }
    [dvonn] Scopo: più pedine nelle tue pile alla fine.
    [tzaar] Scopo: catturare tutti gli Tzaar, gli Tzarra o i Tott, o non lasciare catture.
    [zertz] Scopo: { $white } biglie bianche, { $grey } grigie o { $black } nere, o { $each } per colore.
    [punct] Scopo: unire due lati opposti del tavoliere.
    [rps] Il sasso batte le forbici, le forbici la carta, la carta il sasso.
    [die] Vince il tiro più alto.
    [cards] Vince la carta più alta.
    [dominoes] Scopo: finire per primo le tessere.
   *[coin] Chi comincia dice testa o croce e vince se indovina; l’altro lancia.
}

## What is to be done, behind whose turn it is.

side-do-pass = non ci sono mosse, quindi passa.
side-do-any = scegli una mossa.
side-do-table = giocate la partita, poi inserite il risultato.
side-do-yinsh-place = metti un anello su un punto libero.
side-do-yinsh-move = muovi un anello; lascia un segnalino e gira quelli che scavalca.
side-do-yinsh-row = scegli quale delle tue linee di cinque togliere.
side-do-yinsh-take = cinque in linea! Premi uno dei suoi segnalini per toglierla.
side-do-yinsh-ring = togli uno dei tuoi anelli.
side-do-dvonn-red = metti una pedina DVONN rossa su uno spazio libero.
side-do-dvonn-place = metti una pedina su uno spazio libero.
side-do-dvonn-move = muovi una pila di tanti spazi quanto è alta, su un’altra pila.
side-do-tzaar-place = scegli una pedina e mettila su un punto libero.
side-do-tzaar-first = cattura una pedina; il primo turno è una sola cattura.
side-do-tzaar-capture = cattura una pila dell’altro colore che non sia più alta, muovendoci sopra.
side-do-tzaar-second = cattura ancora, alza una delle tue pile o passa.
side-do-zertz-place = scegli una biglia e mettila su un anello libero.
side-do-zertz-own = la riserva è vuota, quindi metti una tua biglia su un anello libero.
side-do-zertz-remove = scegli un anello libero sul bordo; esce dal tavoliere.
side-do-zertz-jump = puoi catturare, quindi devi saltare sopra una biglia.
side-do-zertz-on = continua a saltare con la stessa biglia.
side-do-punct = aggiungi un pezzo o muovi uno dei tuoi.
side-do-punct-first = aggiungi un pezzo.
side-do-punct-move = muovi uno dei tuoi pezzi.
side-do-coin-call = chiama testa o croce.
side-do-coin-throw = lancia la moneta.
side-do-die = lancia il dado.
side-do-cards = pesca una carta.
side-do-rps = scegli sasso, carta o forbici.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] la tua scelta è coperta; ora sceglie l’altro.
    [computer] il computer ha già scelto, a faccia in giù. Scegli sasso, carta o forbici; poi si scoprono entrambe.
    [w] il Bianco ha già scelto, a faccia in giù. Scegli sasso, carta o forbici; poi si scoprono entrambe.
    [named] { $name } ha già scelto, a faccia in giù. Scegli sasso, carta o forbici; poi si scoprono entrambe.
   *[b] il Nero ha già scelto, a faccia in giù. Scegli sasso, carta o forbici; poi si scoprono entrambe.
}
side-do-rps-open = svela la tua scelta.
side-do-dominoes = metti una tessera a un estremo della linea.
side-do-dominoes-first = metti la prima tessera.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = anelli tolti, { $winner } a { $loser }.
side-why-dvonn = { $winner } pedine nelle pile contro { $loser }.
side-why-tzaar-type = { $player ->
    [you] non ti resta nessun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
    [computer] al computer non resta nessun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
    [w] al Bianco non resta nessun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
   *[b] al Nero non resta nessun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
}
side-why-tzaar-stuck = { $player ->
    [you] non puoi più catturare nulla.
    [computer] il computer non può più catturare nulla.
    [w] il Bianco non può più catturare nulla.
   *[b] il Nero non può più catturare nulla.
}
side-why-zertz-goal = { $kind ->
    [white] { $count } biglie bianche.
    [grey] { $count } biglie grigie.
    [black] { $count } biglie nere.
   *[each] { $count } biglie di ogni colore.
}
side-why-zertz-full = l’ultimo anello libero è occupato.
side-why-zertz-drawn = nessuno può più fare nulla.
side-why-repeated = la stessa posizione si presenta per la terza volta.
side-why-punct-joined = due lati opposti sono uniti.
side-why-punct-centre = al centro, { $winner } a { $loser }.
side-why-punct-open = l’ultimo pezzo di un giocatore è sul tavoliere e nessun lato è unito.
side-why-coin = { $coin ->
    [heads] è uscita testa.
   *[tails] è uscita croce.
}
side-why-die = { $winner } a { $loser }.
side-why-cards = { $winner } contro { $loser }.
side-why-rps = { $wins ->
    [rock] il sasso batte le forbici.
    [paper] la carta batte il sasso.
    [scissors] le forbici battono la carta.
    [same] tutti e due hanno scelto lo stesso.
   *[fold] il turno è stato abbandonato.
}
side-why-rps-rounds = turni { $winner } a { $loser }.
side-why-dominoes-out = l’ultima tessera è giocata.
side-why-dominoes-blocked = nessuno può continuare, con { $winner } punti a { $loser }.
side-why-any = il risultato è stato inserito.
side-why-resignation = { $player ->
    [you] hai abbandonato.
    [computer] il computer ha abbandonato.
    [w] il Bianco ha abbandonato.
    [named] { $name } ha abbandonato.
   *[b] il Nero ha abbandonato.
}
side-why-time = { $player ->
    [you] il tuo tempo è scaduto.
    [computer] il tempo del computer è scaduto.
    [w] il tempo del Bianco è scaduto.
    [named] il tempo di { $name } è scaduto.
   *[b] il tempo del Nero è scaduto.
}
side-why-agreement = così avete deciso.
side-why-abandoned = { $player ->
    [you] hai lasciato la partita.
    [w] il Bianco ha lasciato la partita.
    [b] il Nero ha lasciato la partita.
    [named] { $name } ha lasciato la partita.
   *[nobody] la partita è stata interrotta.
}
