## Whose turn it is

turn-computer = { $engine ->
    [ready] Il computer sta pensando…
   *[other] Il computer si prepara: la prima volta ci vuole un minuto…
}
refused-computers-turn = Tocca al computer.
refused-looking-back = Stai guardando indietro. La partita continua alla fine.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Pedina
    [basic] Pedina base
    [gipf] Pedina GIPF
    [stack] Pila { $potential }
    [extra] Mossa extra: potenziale TAMSK
   *[loaded] Pezzo carico di { $potential }
} da { $dot } lungo la freccia{ $count ->
    [0] {""}
    [one] , spinge un pezzo
   *[other] , spinge { $count } pezzi
}
steps = Questo turno
step = { $phase ->
    [c] Rimuovere
    [e] Mossa extra
    [m] Mossa
    [x] Mossa extra
    [r] Rimuovere
    [a] Risposta
    [f] Chi comincia
   *[s] Partita collaterale
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] Accetti
        [challenge] Sfidi
        [first] Cominci la partita collaterale
        [second] Fai cominciare l’altro
        [won] Vinci la partita collaterale
        [tied] Pareggi la partita collaterale
        [lost] Perdi la partita collaterale
       *[gave-up] Abbandoni la partita collaterale
    }
    [computer] { $move ->
        [accept] Il computer accetta
        [challenge] Il computer sfida
        [first] Il computer comincia la partita collaterale
        [second] Il computer fa cominciare te
        [won] Il computer vince la partita collaterale
        [tied] Il computer pareggia la partita collaterale
        [lost] Il computer perde la partita collaterale
       *[gave-up] Il computer abbandona la partita collaterale
    }
   *[other] { $move ->
        [accept] { $name } accetta
        [challenge] { $name } sfida
        [first] { $name } comincia la partita collaterale
        [second] { $name } fa cominciare l’altro
        [won] { $name } vince la partita collaterale
        [tied] { $name } pareggia la partita collaterale
        [lost] { $name } perde la partita collaterale
       *[gave-up] { $name } abbandona la partita collaterale
    }
}
paused = La partita è in pausa. L’orologio è fermo.
paused-go-on = Riprendi

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] La tua mossa sarà giocata appena tutto è caricato…
   *[server] La tua mossa è in viaggio…
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = I colori si scambiano: ora giochi con il { $colour ->
    [w] Bianco
   *[b] Nero
}.
waiting = La tua mossa aspetta il server: { $label }.
waiting-asked = Il server è tornato. La tua mossa aspetta ancora: { $label }. La giochi?
waiting-play = Giocala
waiting-withdraw = Ritirala

## The end

end-title = { $who ->
    [you] Hai vinto
    [computer] Ha vinto il computer
    [draw] Pareggio
    [w] Ha vinto il Bianco
    [b] Ha vinto il Nero
   *[other] Ha vinto { $name }
}
end-no-move = { $loser ->
    [you] Non hai più niente da giocare.
    [computer] Il computer non ha più niente da giocare.
    [w] Il Bianco non ha più niente da giocare.
   *[b] Il Nero non ha più niente da giocare.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] La tua ultima pedina GIPF
    [computer] L’ultima pedina GIPF del computer
    [w] L’ultima pedina GIPF bianca
   *[b] L’ultima pedina GIPF nera
} { $how ->
    [captured] è stata catturata.
    [covered] è stata coperta: finché qualcosa le sta sopra, non conta.
    [own] è andata via con la sua riga.
   *[gone] non c’è più.
}
end-gipf-few = Avevi messo in gioco una sola pedina GIPF. La prossima volta mettine due o tre prima della tua prima pedina di altro tipo.
end-gipf-captured = { $loser ->
    [you] Tutte le tue pedine GIPF sono catturate.
    [computer] Tutte le pedine GIPF del computer sono catturate.
    [w] Tutte le pedine GIPF del Bianco sono catturate.
   *[b] Tutte le pedine GIPF del Nero sono catturate.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Chi deve spingere e ha la riserva vuota perde.
    [standard] Si perde in due modi: senza pedine GIPF sul tavoliere, perché non ne entrano di nuove; oppure con la riserva vuota quando bisogna spingere.
    [tournament] Si perde in due modi: senza pedine GIPF sul tavoliere, perché dopo la prima pedina di altro tipo non ne entrano più; oppure con la riserva vuota quando bisogna spingere.
    [matrx] Si perde in due modi: con tutte e tre le pedine GIPF catturate; oppure senza niente da spingere né potenziali da usare.
   *[other] Si perde in due modi: senza pedine GIPF scoperte sul tavoliere; oppure senza niente da spingere né potenziali da usare.
}
end-resignation = { $loser ->
    [you] Hai abbandonato.
    [computer] Il computer ha abbandonato.
    [w] Il Bianco ha abbandonato.
   *[b] Il Nero ha abbandonato.
}
end-time = { $loser ->
    [you] Il tuo tempo è scaduto.
    [computer] Il tempo del computer è scaduto.
    [w] Il tempo del Bianco è scaduto.
   *[b] Il tempo del Nero è scaduto.
}
end-abandoned = { $loser ->
    [you] Hai lasciato la partita.
    [computer] Il computer ha lasciato la partita.
    [w] Il Bianco ha lasciato la partita.
   *[b] Il Nero ha lasciato la partita.
}
end-repetition = La posizione si è presentata { $count ->
    [2] due volte.
   *[other] { $count } volte.
}
end-quiet = Nessuna cattura { $count ->
    [one] in un turno.
   *[other] in { $count } turni di fila.
}
end-agreement = Lo hanno concordato i giocatori.
end-left = Qualcuno ha lasciato la partita.
end-last = { $player ->
    [you] La tua ultima mossa
    [computer] L’ultima mossa del computer
    [w] L’ultima mossa del Bianco
   *[b] L’ultima mossa del Nero
}: { $label }.
end-again = Rivedi l’ultima mossa
end-harder = Più difficile: livello { $level }
end-easier = Più facile: livello { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Il passo successivo: GIPF standard. Ognuno ha tre pedine GIPF, due pedine una sull’altra con una stella; perde anche chi non ne ha più sul tavoliere.
end-further-play = Gioca a GIPF standard
end-mistakes = Analizza i miei errori
reopen-title = Riaprire questa partita?
reopen-text = La partita è finita. Se ritiri il tuo ultimo turno, prosegue da lì: il risultato e ciò che è venuto dopo vanno persi. Per tenerla com’è finita, torna indietro nelle mosse e scegli «Gioca da qui», che comincia una nuova partita.
reopen-yes = Ritira il turno
reopen-no = Lasciala così

## The coach

coach-looks = L’allenatore guarda la tua mossa.
# The move that the coach doubts.
coach-move = La tua mossa: { $label }.
coach-title = Giocarla lo stesso?
coach-play = Gioca
coach-look = Guarda ancora
coach-better = Qui c’è qualcosa di molto meglio.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = Non si torna indietro
ends-gipf = Dopo questa pedina non potrai più mettere in gioco pedine GIPF in questa partita. { $gipf ->
    [one] Ne hai solo una
   *[other] Ne hai { $gipf }
} sul tabellone, e chi resta senza perde subito.
ends-potentials = Con una pedina base rinunci a quello che ti resta in mano: { $potentials ->
    [one] un potenziale esce
   *[other] { $potentials } potenziali escono
} dal gioco.
ends-both = Dopo questa pedina non potrai più mettere in gioco pedine GIPF in questa partita. { $gipf ->
    [one] Ne hai solo una
   *[other] Ne hai { $gipf }
} sul tabellone, e chi resta senza perde subito. Ed essendo una pedina base, rinunci anche ai { $potentials } potenziali che hai in mano.
ends-own = Questo toglie dal tabellone { $count ->
    [one] una tua pedina GIPF
   *[other] { $count } tue pedine GIPF
}. Te ne restano { $gipf }, e chi resta senza perde subito.
ends-game = Questo toglie dal tabellone la tua ultima pedina GIPF: perdi subito la partita.
ends-accepting = Se accetti, perdi subito la partita. Puoi ancora sfidare.
moments = { $count ->
    [one] Il momento decisivo
   *[other] I momenti decisivi
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [one] A prima vista: il momento decisivo
   *[other] A prima vista: i momenti decisivi
}
moments-looking = Cerco i momenti decisivi …
moments-none = Non hai fatto errori degni di nota.
moments-none-lost = A prima vista nessuna tua mossa è stata da sola un errore grave; l’analisi potrebbe trovarne di minori.
moments-turn = { $name } · turno { $number }: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] nessuna sfida rimasta
    [one] ancora { $count } sfida
    [unlimited] sfide senza limite
   *[other] ancora { $count } sfide
}
seat-captured = { $count ->
    [0] Nessuna cattura.
    [one] Una pedina catturata.
   *[other] { $count } pedine catturate.
}{ $ahead ->
    [0] {""}
   *[other] {" "}{ $ahead } di vantaggio.
}{ $doubles ->
    [yes] {" "}Una pedina GIPF conta per due.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] Scegli un punto sul bordo e una freccia: la tua pedina entra da lì e spinge avanti quello che trova sulla sua strada.
        [standard] Scegli un punto sul bordo e una freccia: la tua pedina entra da lì e spinge avanti quello che trova sulla sua strada.
        [tournament] Scegli un punto sul bordo e una freccia: la tua pedina entra da lì e spinge avanti quello che trova sulla sua strada.
       *[other] Scegli un punto sul bordo e una freccia: la tua pedina entra da lì e spinge avanti quello che trova sulla sua strada. I segni sulle pedine sono potenziali: mosse speciali che funzionano una volta.
    }
    [bring] I tuoi primi turni mettono in gioco pedine GIPF: alte due pedine, con la stella. Con la tua prima pedina di altro tipo si smette, quindi non avere fretta.
    [gipf] { $game ->
        [standard] Le pedine con la stella sono pedine GIPF, e non ne entrano di nuove. Se perdi l’ultima sul tavoliere, o devi spingere con la riserva vuota, perdi la partita.
        [standard-potentials] Le pedine con la stella sono pedine GIPF, e non ne entrano di nuove. Se perdi l’ultima sul tavoliere, o non hai più niente da spingere o da usare, perdi la partita.
        [tournament] Le pedine con la stella sono pedine GIPF. Se perdi l’ultima sul tavoliere, o devi spingere con la riserva vuota, perdi la partita.
       *[other] Le pedine con la stella sono pedine GIPF. Se perdi l’ultima sul tavoliere, o non hai più niente da spingere o da usare, perdi la partita.
    }
    [row] Quattro pedine del tuo colore affiancate sono una riga. Tornano nella tua riserva, e le pedine dell’altro colore che toccano la riga sulla sua linea sono catturate.
    [stay] Una pedina GIPF in una riga non deve per forza andare via: la sua freccia dice se resta. Quella dell’altro colore che va via è catturata.
    [load] La stella indica le pedine GIPF, gli altri segni i potenziali: mosse che valgono una volta. Con la tua prima pedina base da sola, quelli in mano escono dal gioco.
    [use] Invece di spingere puoi usare un potenziale: scegli una pedina cerchiata e vedi dove può andare.
    [single] Le pedine con la stella sono pedine GIPF e vengono prima. Chi se le vede catturare tutte e tre perde la partita, e così chi non ha più niente da spingere o da usare.
    [stack] Gli altri segni sono potenziali: mosse che valgono una volta. Due uguali entrano insieme come una pila.
    [stacks-stay] In una riga le pedine singole vanno via, anche le GIPF. Una pila può restare: lo dice la sua freccia.
    [hold] Tieni il dito su una pedina, sul tabellone o in riserva: dice che cos’è e che cosa può fare adesso.
   *[pieces] { $game ->
        [basic] Tieni d’occhio la riserva: chi deve spingere e l’ha vuota perde la partita.
        [standard] Tieni d’occhio anche la riserva: chi deve spingere e l’ha vuota perde, per quante pedine GIPF abbia.
        [tournament] Tieni d’occhio anche la riserva: chi deve spingere e l’ha vuota perde, per quante pedine GIPF abbia.
       *[other] Tieni d’occhio anche la riserva: vuota, e senza potenziali da usare, perdi, per quante pedine GIPF tu abbia.
    }
}
tip-close = Basta consigli

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Fai un’altra mossa.
    [computer] Il computer fa un’altra mossa.
    [w] Il Bianco fa un’altra mossa.
   *[b] Il Nero fa un’altra mossa.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] Se vinci o pareggi la partita collaterale, il potenziale viene usato; se perdi, esce dal gioco.
    [computer] Se il computer vince o pareggia la partita collaterale, il potenziale viene usato; se perde, esce dal gioco.
    [w] Se il Bianco vince o pareggia la partita collaterale, il potenziale viene usato; se perde, esce dal gioco.
   *[b] Se il Nero vince o pareggia la partita collaterale, il potenziale viene usato; se perde, esce dal gioco.
}
