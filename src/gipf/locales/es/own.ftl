# Lo que alguien guarda para sí en una partida: notas, un tablero para probar, jugadas condicionales.

own-note = Notas para ti
own-note-why = Nadie más las ve, tampoco después de la partida.
own-note-kept = Guardado.
own-note-changed = Guardando…
own-board = Tu propio tablero
own-board-why = sin el motor y solo para ti
own-board-now = A la partida tal como está
own-board-back = Volver a la partida
own-board-went-on = La partida ha seguido.

conditions = Jugadas condicionales
conditions-how = Juega en el tablero lo que podría jugar la otra parte y después tu respuesta. Si ocurre, tu respuesta se juega enseguida.
conditions-not-now = Se pueden introducir mientras decide la otra parte.
conditions-add = Responder así
conditions-there = Esta respuesta ya está.
conditions-replaces = { $count ->
    [one] Sustituye a otra respuesta a lo mismo.
   *[other] Sustituye a otras { $count } variantes.
}
conditions-added = Desde ahora se responde así por ti.
conditions-removed = Ya no se responde así por ti.
conditions-remove = Borrar: { $line }
conditions-remove-short = Borrar
conditions-clear = Borrar todas
condition-if = si { $turn }
condition-and-if = y si { $turn }
condition-then = entonces { $turn }
