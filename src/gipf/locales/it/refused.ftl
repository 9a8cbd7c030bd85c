refused-because = { $first }: { $then }
refused-line = Riga { $line }, colonna { $column }
refused-no-move = «{ $text }» non è una mossa; le mosse si scrivono e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 o pass
refused-no-point = Su questo tavoliere non c’è { $point }
refused-dot-alone = { $dot } è un punto sul bordo; di’ dove porta la spinta, come in { $dot }-…
refused-starts-on-dot = { $point } è una casella, e una spinta parte da un punto sul bordo
refused-spot-wanted = { $point } è un punto sul bordo, e qui ci vuole una casella
refused-over = La partita è finita
refused-answer = { $move } è annunciato e aspetta prima una risposta
refused-row-first = Prima bisogna decidere su una riga: { $moves }
refused-tamsk-waits = Il TAMSK al centro aspetta: spingilo con + o passa
refused-must-move = Qui serve una mossa; si passa solo per una mossa extra o una riga di pedine GIPF
refused-no-tamsk = Al centro non c’è un TAMSK, quindi niente mossa extra
refused-no-row = Non c’è nessuna riga da rimuovere
refused-gipf-first = Prima vanno giocate le pedine GIPF
refused-no-basic = Nella riserva non ci sono più pedine base
refused-gipf-not-pushed = In questo gioco non si mettono in gioco pedine GIPF
refused-gipf-ended = Dopo la prima pedina diversa non entrano più pedine GIPF
refused-no-potential = In mano non c’è più nessun potenziale { $potential }
refused-no-line = Nessuna linea porta da { $dot } a { $point }
refused-just = { $point } è vuota, quindi è semplicemente { $move }
refused-blocked = La linea da { $dot } è bloccata: non ha caselle vuote
refused-lands = { $point } è occupata, quindi la pila più lontana arriva in { $spot }: { $move }
refused-not-edge = { $point } non è sul bordo del tavoliere
refused-all-blocked = { $point } è occupata, e tutte le linee dal bordo che ci passano sono bloccate
refused-which-way = { $point } è occupata; di’ in che direzione spingere: { $moves }
refused-empty = { $point } è vuota
refused-not-own = Il pezzo in { $point } è dell’altro giocatore
refused-no-use = In { $point } non c’è un potenziale { $potential } da usare
refused-how = { $sort ->
    [T] TAMSK si usa solo quando viene spinto al centro
    [Z] ZÈRTZ salta in linea sopra caselle occupate fino alla prima vuota dietro di esse
    [Y] YINSH scivola in linea su caselle vuote
    [D] DVONN salta su una pedina base o un DVONN avversario vicino
   *[P] PÜNCT salta su un PÜNCT o una pedina GIPF avversaria vicina
}
refused-how-matrx = { $potential } salta su un { $potential } avversario, vicino o in linea sopra caselle vuote
refused-gone-on = Nel frattempo la partita è andata avanti
refused-computer = Tocca al computer
refused-time = Il tempo era già scaduto: { $result }
refused-no-game = Questa partita non c’è più
refused-nothing = Non c’è niente da leggere; incolla una partita, una posizione o delle mosse
refused-too-much = È troppo; si leggono al massimo { $most } caratteri alla volta
refused-header = Un’intestazione si scrive [White "Ann"]
refused-no-result = La partita finisce senza risultato: 1-0, 0-1, 1/2-1/2 o *
refused-variant = Nessun gioco si chiama «{ $name }»; ci sono { $names }
refused-fields = Una posizione ha otto parti; qui ne ha { $count }
refused-columns = Il tavoliere ha { $most } colonne; qui ne ha { $count }
refused-column = La colonna { $column } non va con il tavoliere
refused-pieces = { $player ->
    [w] Il Bianco ha
   *[b] Il Nero ha
} { $sort ->
    [B] { $count } pedine base
    [G] { $count } pedine GIPF
   *[other] { $count } potenziali { $pieces }
}; questo gioco ne ha { $most }
refused-cannot-move = { $player ->
    [w] Il Bianco qui non può muovere: la partita sarebbe finita
   *[b] Il Nero qui non può muovere: la partita sarebbe finita
}
refused-row-standing = { $player ->
    [w] Il Bianco ha una riga e deve prima rimuoverla: fai giocare il Bianco, o spezza la riga
   *[b] Il Nero ha una riga e deve prima rimuoverla: fai giocare il Nero, o spezza la riga
}
refused-many-potentials = { $hand } sono più di { $most } potenziali
