## Units

unit-basic = ficha básica { $player ->
        [w] blanca
       *[b] negra
    }
# Where there is only one kind.
unit-piece = ficha { $player ->
        [w] blanca
       *[b] negra
    }
unit-gipf = ficha GIPF { $player ->
        [w] blanca
       *[b] negra
    }
unit-loaded = ficha { $player ->
        [w] blanca
       *[b] negra
    } cargada con { $potential }
unit-stack = pila { $potential } { $player ->
        [w] blanca
       *[b] negra
    }
unit-used = potencial { $potential } usado { $player ->
        [w] blanco
       *[b] negro
    }
# A pile, from its top: $upper lies on $lower.
pile-on = { $upper } sobre { $lower }

## Reserves

reserve = Reserva de { $player ->
        [w] las blancas
       *[b] las negras
    }: { $pieces }
pieces-basic = { $count ->
        [one] una ficha básica
       *[other] { $count } fichas básicas
    }
pieces-piece = { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
pieces-gipf = { $count ->
        [one] una ficha GIPF
       *[other] { $count } fichas GIPF
    }
pieces-potential = { $count ->
        [one] un potencial { $potential }
       *[other] { $count } potenciales { $potential }
    }
pieces-none = nada
tray-pick = Qué introducen { $player ->
        [w] las blancas
       *[b] las negras
    }

## Points

table = Tablero y reservas
board = Tablero
board-column = columna { $column }
point-dot = punto { $point }
point-empty = { $point }, libre
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, pila de { $count }: { $pile }
    }
point-push = empujar hacia { $first }
point-push-either = empujar hacia { $first } o { $second }
point-enter = entrar aquí
point-usable = se puede usar
point-threatened = amenazada
point-held = elegida
point-target = destino
point-row = en una fila
point-goes = se va con la fila
point-clears = pulsa para retirar la fila
point-taken = se retira, pulsa para dejarla
point-kept = se queda, pulsa para retirarla

## Deciding

tap-again = Toca otra vez para jugar así, o en otro lugar para soltar.
choose-target = Elige uno de los sitios marcados, o pulsa fuera de ellos para cancelar.
tap-way = Toca la flecha en cuya dirección quieres empujar.
click-way = Haz clic en la flecha en cuya dirección quieres empujar.
key-way = Elige la dirección con las flechas del teclado y pulsa Intro.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = La otra línea está llena.
decide-clear = Retirar la fila
switch-how = Elige una ficha con flecha para cambiarla:
switch-stays = se queda
switch-taken = se retira
unit-kind = { $letter ->
        [G] Ficha GIPF
       *[B] Ficha básica
    }
row-choose = ¿Qué fila?
rules-name = Reglas
rules-ask = ¿Qué dicen las reglas?
row-name = { $first } a { $last }
cover-choose = Cubrir { $spot } con
# What is announced when a move was made; $move is its name, as in option-….
move-made = { $player ->
        [w] Blancas
       *[b] Negras
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] acepta
    [challenge] reta
    [first] empieza el juego auxiliar
    [second] deja empezar al otro
    [won] gana el juego auxiliar
    [tied] empata el juego auxiliar
    [lost] pierde el juego auxiliar
   *[pass] pasa
}
