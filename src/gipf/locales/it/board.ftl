## Units

unit-basic = Pedina base { $player ->
        [w] bianca
       *[b] nera
    }
# Where there is only one kind.
unit-piece = Pedina { $player ->
        [w] bianca
       *[b] nera
    }
unit-gipf = Pedina GIPF { $player ->
        [w] bianca
       *[b] nera
    }
unit-loaded = Pezzo { $player ->
        [w] bianco
       *[b] nero
    } carico di { $potential }
unit-stack = Pila { $potential } { $player ->
        [w] bianca
       *[b] nera
    }
unit-used = Potenziale { $potential } { $player ->
        [w] bianco
       *[b] nero
    } usato
# A pile, from its top: $upper lies on $lower.
pile-on = { $upper } sopra { $lower }

## Reserves

reserve = Riserva del { $player ->
        [w] Bianco
       *[b] Nero
    }: { $pieces }
pieces-basic = { $count ->
        [one] una pedina base
       *[other] { $count } pedine base
    }
pieces-piece = { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }
pieces-gipf = { $count ->
        [one] una pedina GIPF
       *[other] { $count } pedine GIPF
    }
pieces-potential = { $count ->
        [one] un potenziale { $potential }
       *[other] { $count } potenziali { $potential }
    }
pieces-none = niente
tray-pick = Che cosa mette in gioco il { $player ->
        [w] Bianco
       *[b] Nero
    }

## Points

table = Tavoliere e riserve
board = Tavoliere
board-column = colonna { $column }
point-dot = punto { $point }
point-empty = { $point }, libera
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, { $count } pezzi: { $pile }
    }
point-push = spingi verso { $first }
point-push-either = spingi verso { $first } o { $second }
point-enter = entra qui
point-usable = si può usare
point-threatened = minacciata
point-held = in mano
point-target = bersaglio
point-row = in una riga
point-goes = va via con la riga
point-clears = premi per rimuovere la riga
point-taken = va via, premi per lasciarlo
point-kept = resta, premi per toglierlo

## Deciding

tap-again = Tocca ancora per giocare così, o altrove per lasciare.
choose-target = Scegli una delle caselle segnate, o premi altrove per annullare.
tap-way = Tocca la freccia nella cui direzione vuoi spingere.
click-way = Fai clic sulla freccia nella cui direzione vuoi spingere.
key-way = Scegli la direzione con i tasti freccia, poi premi Invio.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = L’altra linea è piena.
decide-clear = Rimuovi la riga
switch-how = Scegli una pedina con la freccia per cambiare:
switch-stays = resta
switch-taken = va via
unit-kind = { $letter ->
        [G] Pedina GIPF
       *[B] Pedina base
    }
row-choose = Quale riga?
rules-name = Regole
rules-ask = Che cosa dicono le regole?
row-name = da { $first } a { $last }
cover-choose = Copri { $spot } con
# What is announced when a move was made; $move is its name, as in option-….
move-made = { $player ->
        [w] Bianco
       *[b] Nero
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] accetta
    [challenge] sfida
    [first] comincia la partita collaterale
    [second] fa cominciare l’altro
    [won] vince la partita collaterale
    [tied] pareggia la partita collaterale
    [lost] perde la partita collaterale
   *[pass] passa
}
