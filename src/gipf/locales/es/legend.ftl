# Qué es una ficha y qué puede hacer. $player es w o b, $spots son puntos, $count dice cuántas hay.

legend-basic = Cuatro de un color en línea forman una fila y salen del tablero. Lo que toca una fila del otro color queda capturado.
legend-gipf = Dos fichas que actúan como una; capturadas, cuentan por dos. En una fila puede quedarse. { $player ->
    [w] Las blancas
   *[b] Las negras
} { $count ->
    [one] solo tienen esta en juego y pierden sin ella.
   *[other] tienen { $count } en juego y pierden sin ninguna.
}{ $more ->
    [no] {" "}No entran nuevas.
   *[yes] {""}
}
legend-gipf-single = Se va con su fila y hay que jugarla de nuevo antes que nada. { $player ->
    [w] A las blancas
   *[b] A las negras
} { $count ->
    [one] solo les queda esta, y pierden sin ella.
   *[other] les quedan { $count }, y pierden sin ninguna.
}
legend-potential = { $letter ->
    [T] Empujado al centro, da un movimiento extra.
    [Z] Salta en línea por encima de las fichas contiguas hasta el primer sitio libre. Una vez.
    [D] { $game ->
        [matrx] Salta por sitios libres encima de un DVONN rival y lo neutraliza. Una vez.
       *[other] Salta encima de una ficha básica o un DVONN rival contiguos y los neutraliza. Una vez.
    }
    [Y] Se desliza por una línea de sitios libres. Una vez.
   *[P] { $game ->
        [matrx] Salta por sitios libres encima de un PÜNCT rival y lo neutraliza. Una vez.
       *[other] Salta encima de un PÜNCT rival contiguo o hace cubrir una ficha GIPF. Una vez.
    }
}
legend-used = { $game ->
    [matrx] Ya está usado. Si lo retira su dueño vuelve a la reserva; dos de un tipo forman otra pila.
   *[other] Ya está usado. Aún cuenta en las filas y sale de la partida con una.
}
legend-now-goes = Se va con la fila.
legend-now-may-stay = Puede quedarse o irse: decide el dueño de la fila.
legend-now-extra = Está en el centro: introdúcelo otra vez o pasa.
legend-now-use = { $whose ->
    [own] Ahora puede ir a { $spots }.
   *[other] Podría ir a { $spots }.
}
legend-now-gipf-first = Ahora no: primero hay que jugar las fichas GIPF de la reserva.
legend-now-nowhere = De momento no puede ir a ninguna parte.
legend-now-push = Se puede introducir ahora desde los puntos.
legend-reserve-basic = { $game ->
    [potentials] Fichas por introducir. Pierde quien no tiene ninguna ni un potencial que usar.
   *[other] Fichas por introducir. Pierde quien tiene que introducir una y no le queda ninguna.
}
legend-reserve-gipf = { $game ->
    [matrx] Hay que jugarla antes que nada. En la reserva está a salvo.
   *[other] Dos fichas básicas a la vez. Con la primera ficha distinta se acaban las fichas GIPF.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Dos de un tipo entran como pila.
   *[other] Entra sobre una ficha básica. Con la primera ficha básica normal se pierden los potenciales de la mano.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Con estos empiezan los dos. Dos de un tipo entran como pila:
   *[other] Los dos empiezan con estos en la mano. Cada uno entra sobre una ficha básica:
}
legend-rules = Leer las reglas
