refused-because = { $first }: { $then }
refused-line = Línea { $line }, columna { $column }
refused-no-move = «{ $text }» no es un movimiento; se escriben como e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 o pass
refused-no-point = En este tablero no existe { $point }
refused-dot-alone = { $dot } es un punto del borde; di adónde lleva el empuje, como en { $dot }-…
refused-starts-on-dot = { $point } es un sitio, y se empuja desde un punto del borde
refused-spot-wanted = { $point } es un punto del borde, y aquí va un sitio
refused-over = La partida ha terminado
refused-answer = { $move } está anunciado y espera primero una respuesta
refused-row-first = Primero hay que decidir sobre una fila: { $moves }
refused-tamsk-waits = El TAMSK del centro espera: introdúcelo con + o pasa
refused-must-move = Hay que mover; solo se puede pasar un movimiento extra o una fila de fichas GIPF
refused-no-tamsk = En el centro no hay ningún TAMSK, así que no hay movimiento extra
refused-no-row = No hay ninguna fila que retirar
refused-gipf-first = Primero se juegan las fichas GIPF
refused-no-basic = No quedan fichas básicas en la reserva
refused-gipf-not-pushed = En este juego no se introducen fichas GIPF
refused-gipf-ended = Tras la primera ficha distinta ya no entran más fichas GIPF
refused-no-potential = No queda ningún potencial { $potential } en la mano
refused-no-line = Ninguna línea lleva de { $dot } a { $point }
refused-just = { $point } está vacío, así que es simplemente { $move }
refused-blocked = La línea desde { $dot } está bloqueada: no tiene ningún sitio vacío
refused-lands = { $point } está ocupado, así que la pila más lejana llega a { $spot }: { $move }
refused-not-edge = { $point } no está en el borde del tablero
refused-all-blocked = { $point } está ocupado, y todas las líneas que llegan desde el borde están bloqueadas
refused-which-way = { $point } está ocupado; di en qué dirección empujar: { $moves }
refused-empty = { $point } está vacío
refused-not-own = La ficha de { $point } es del otro jugador
refused-no-use = En { $point } no hay ningún potencial { $potential } que usar
refused-how = { $sort ->
    [T] TAMSK solo se usa cuando se empuja al centro
    [Z] ZÈRTZ salta en línea sobre sitios ocupados hasta el primero vacío que hay detrás
    [Y] YINSH se desliza en línea por sitios vacíos
    [D] DVONN salta sobre una ficha básica o un DVONN rival contiguo
   *[P] PÜNCT salta sobre un PÜNCT o una ficha GIPF rival contigua
}
refused-how-matrx = { $potential } salta sobre un { $potential } rival, contiguo o en línea sobre sitios vacíos
refused-gone-on = La partida ha continuado mientras tanto
refused-computer = Le toca al ordenador
refused-time = El tiempo ya se había acabado: { $result }
refused-no-game = Esta partida ya no está aquí
refused-nothing = No hay nada que leer; pega una partida, una posición o movimientos
refused-too-much = Es demasiado; se leen como mucho { $most } caracteres de una vez
refused-header = Una cabecera se escribe [White "Ann"]
refused-no-result = La partida acaba sin resultado: 1-0, 0-1, 1/2-1/2 o *
refused-variant = Ningún juego se llama «{ $name }»; hay { $names }
refused-fields = Una posición tiene ocho partes; aquí tiene { $count }
refused-columns = El tablero tiene { $most } columnas; aquí tiene { $count }
refused-column = La columna { $column } no encaja en el tablero
refused-pieces = { $player ->
    [w] Las blancas tienen
   *[b] Las negras tienen
} { $sort ->
    [B] { $count } fichas básicas
    [G] { $count } fichas GIPF
   *[other] { $count } potenciales { $pieces }
}; este juego tiene { $most }
refused-cannot-move = { $player ->
    [w] Las blancas no pueden mover aquí: la partida habría terminado
   *[b] Las negras no pueden mover aquí: la partida habría terminado
}
refused-row-standing = { $player ->
    [w] Las blancas tienen una fila y deben retirarla primero: deja jugar a las blancas o rompe la fila
   *[b] Las negras tienen una fila y deben retirarla primero: deja jugar a las negras o rompe la fila
}
refused-many-potentials = { $hand } son más de { $most } potenciales
