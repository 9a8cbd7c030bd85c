## Whose turn it is

turn-computer = { $engine ->
    [ready] El ordenador está pensando…
   *[other] El ordenador se está preparando: la primera vez tarda un minuto…
}
refused-computers-turn = Le toca al ordenador.
refused-looking-back = Estás repasando la partida. El juego sigue al final.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Ficha
    [basic] Ficha básica
    [gipf] Ficha GIPF
    [stack] Pila { $potential }
    [extra] Movimiento extra: potencial TAMSK
   *[loaded] Ficha cargada con { $potential }
} desde { $dot } por la flecha{ $count ->
    [0] {""}
    [one] , empuja una ficha
   *[other] , empuja { $count } fichas
}
steps = Este turno
step = { $phase ->
    [c] Retirar
    [e] Movimiento extra
    [m] Movimiento
    [x] Movimiento extra
    [r] Retirar
    [a] Respuesta
    [f] Quién empieza
   *[s] Juego auxiliar
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] Aceptas
        [challenge] Retas
        [first] Empiezas el juego auxiliar
        [second] Dejas empezar al otro
        [won] Ganas el juego auxiliar
        [tied] Empatas el juego auxiliar
        [lost] Pierdes el juego auxiliar
       *[gave-up] Abandonas el juego auxiliar
    }
    [computer] { $move ->
        [accept] El ordenador acepta
        [challenge] El ordenador reta
        [first] El ordenador empieza el juego auxiliar
        [second] El ordenador te deja empezar
        [won] El ordenador gana el juego auxiliar
        [tied] El ordenador empata el juego auxiliar
        [lost] El ordenador pierde el juego auxiliar
       *[gave-up] El ordenador abandona el juego auxiliar
    }
   *[other] { $move ->
        [accept] { $name } acepta
        [challenge] { $name } reta
        [first] { $name } empieza el juego auxiliar
        [second] { $name } deja empezar al otro
        [won] { $name } gana el juego auxiliar
        [tied] { $name } empata el juego auxiliar
        [lost] { $name } pierde el juego auxiliar
       *[gave-up] { $name } abandona el juego auxiliar
    }
}
paused = La partida está en pausa. El reloj está parado.
paused-go-on = Seguir

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] Tu movimiento se hará en cuanto todo esté cargado…
   *[server] Tu movimiento está en camino…
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = Cambian los colores: ahora llevas las { $colour ->
    [w] blancas
   *[b] negras
}.
waiting = Tu jugada espera al servidor: { $label }.
waiting-asked = El servidor ha vuelto. Tu jugada sigue esperando: { $label }. ¿La juegas?
waiting-play = Jugarla
waiting-withdraw = Retirarla

## The end

end-title = { $who ->
    [you] Has ganado
    [computer] Ha ganado el ordenador
    [draw] Empate
    [w] Han ganado las blancas
    [b] Han ganado las negras
   *[other] Ha ganado { $name }
}
end-no-move = { $loser ->
    [you] No te queda nada que jugar.
    [computer] Al ordenador no le queda nada que jugar.
    [w] A las blancas no les queda nada que jugar.
   *[b] A las negras no les queda nada que jugar.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] Tu última ficha GIPF
    [computer] La última ficha GIPF del ordenador
    [w] La última ficha GIPF blanca
   *[b] La última ficha GIPF negra
} { $how ->
    [captured] fue capturada.
    [covered] quedó cubierta: mientras haya algo encima, no cuenta.
    [own] se retiró con su propia fila.
   *[gone] ya no está.
}
end-gipf-few = Solo habías introducido una ficha GIPF. La próxima vez introduce dos o tres antes de tu primera ficha de otro tipo.
end-gipf-captured = { $loser ->
    [you] Todas tus fichas GIPF están capturadas.
    [computer] Todas las fichas GIPF del ordenador están capturadas.
    [w] Todas las fichas GIPF blancas están capturadas.
   *[b] Todas las fichas GIPF negras están capturadas.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Quien tiene que introducir y tiene la reserva vacía pierde.
    [standard] Se pierde de dos maneras: sin fichas GIPF en el tablero, pues no entran nuevas; o con la reserva vacía cuando hay que introducir.
    [tournament] Se pierde de dos maneras: sin fichas GIPF en el tablero, pues tras la primera ficha de otro tipo ya no entra ninguna; o con la reserva vacía cuando hay que introducir.
    [matrx] Se pierde de dos maneras: con las tres fichas GIPF capturadas; o sin nada que introducir ni potencial que usar.
   *[other] Se pierde de dos maneras: sin fichas GIPF descubiertas en el tablero; o sin nada que introducir ni potencial que usar.
}
end-resignation = { $loser ->
    [you] Te has rendido.
    [computer] El ordenador se ha rendido.
    [w] Las blancas se han rendido.
   *[b] Las negras se han rendido.
}
end-time = { $loser ->
    [you] Se te ha acabado el tiempo.
    [computer] Al ordenador se le ha acabado el tiempo.
    [w] A las blancas se les ha acabado el tiempo.
   *[b] A las negras se les ha acabado el tiempo.
}
end-abandoned = { $loser ->
    [you] Has dejado la partida.
    [computer] El ordenador ha dejado la partida.
    [w] Las blancas han dejado la partida.
   *[b] Las negras han dejado la partida.
}
end-repetition = La posición ha aparecido { $count ->
    [2] dos veces.
   *[other] { $count } veces.
}
end-quiet = No ha habido capturas en { $count ->
    [one] un turno.
   *[other] { $count } turnos seguidos.
}
end-agreement = Los jugadores lo han acordado.
end-left = Alguien ha dejado la partida.
end-last = { $player ->
    [you] Tu último movimiento
    [computer] El último movimiento del ordenador
    [w] El último movimiento de las blancas
   *[b] El último movimiento de las negras
}: { $label }.
end-again = Ver otra vez el último movimiento
end-harder = Más difícil: nivel { $level }
end-easier = Más fácil: nivel { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Lo siguiente: GIPF estándar. Cada uno tiene tres fichas GIPF, dos fichas una sobre otra con una estrella; quien se queda sin ninguna en el tablero también pierde.
end-further-play = Jugar a GIPF estándar
end-mistakes = Analizar mis errores
reopen-title = ¿Reabrir esta partida?
reopen-text = La partida ha terminado. Si retiras tu último turno, sigue desde ahí: el resultado y lo que vino después se pierden. Para conservarla como acabó, retrocede en las jugadas y elige «Jugar desde aquí», que empieza una partida nueva.
reopen-yes = Retirar el turno
reopen-no = Dejarla así

## The coach

coach-looks = El entrenador mira tu jugada.
# The move that the coach doubts.
coach-move = Tu movimiento: { $label }.
coach-title = ¿Jugarlo de todos modos?
coach-play = Jugarlo
coach-look = Mirar otra vez
coach-better = Aquí hay algo mucho mejor.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = No hay vuelta atrás
ends-gipf = Después de esta ficha no podrás introducir más fichas GIPF en esta partida. { $gipf ->
    [one] Solo tienes una
   *[other] Tienes { $gipf }
} en el tablero, y quien se queda sin ninguna pierde en el acto.
ends-potentials = Con una ficha básica renuncias a lo que te queda en la mano: { $potentials ->
    [one] un potencial sale
   *[other] { $potentials } potenciales salen
} del juego.
ends-both = Después de esta ficha no podrás introducir más fichas GIPF en esta partida. { $gipf ->
    [one] Solo tienes una
   *[other] Tienes { $gipf }
} en el tablero, y quien se queda sin ninguna pierde en el acto. Y como es una ficha básica, renuncias también a los { $potentials } potenciales de tu mano.
ends-own = Esto retira del tablero { $count ->
    [one] una ficha GIPF tuya
   *[other] { $count } fichas GIPF tuyas
}. Te quedan { $gipf }, y quien se queda sin ninguna pierde en el acto.
ends-game = Esto retira tu última ficha GIPF del tablero: pierdes la partida en el acto.
ends-accepting = Si aceptas, pierdes la partida en el acto. Todavía puedes retar.
moments = { $count ->
    [one] El momento decisivo
   *[other] Los momentos decisivos
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [one] A primera vista: el momento decisivo
   *[other] A primera vista: los momentos decisivos
}
moments-looking = Buscando los momentos decisivos …
moments-none = No cometiste ningún error digno de mención.
moments-none-lost = A primera vista, ninguna jugada tuya fue por sí sola un error grave; el análisis quizá encuentre otros menores.
moments-turn = { $name } · turno { $number }: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] sin más desafíos
    [one] le queda { $count } desafío
    [unlimited] desafíos sin límite
   *[other] le quedan { $count } desafíos
}
seat-captured = { $count ->
    [0] Nada capturado.
    [one] Una ficha capturada.
   *[other] { $count } fichas capturadas.
}{ $ahead ->
    [0] {""}
   *[other] {" "}{ $ahead } de ventaja.
}{ $doubles ->
    [yes] {" "}Una ficha GIPF cuenta por dos.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] Elige un punto del borde y una flecha: tu ficha entra por ahí y empuja lo que encuentra a su paso.
        [standard] Elige un punto del borde y una flecha: tu ficha entra por ahí y empuja lo que encuentra a su paso.
        [tournament] Elige un punto del borde y una flecha: tu ficha entra por ahí y empuja lo que encuentra a su paso.
       *[other] Elige un punto del borde y una flecha: tu ficha entra por ahí y empuja lo que encuentra a su paso. Los signos de las fichas son potenciales: jugadas especiales que valen una vez.
    }
    [bring] Tus primeros turnos introducen fichas GIPF: dos fichas de alto, con estrella. Con tu primera ficha de otro tipo se acaba, así que no te apresures.
    [gipf] { $game ->
        [standard] Las fichas con la estrella son fichas GIPF, y no entran nuevas. Si pierdes la última que tienes en el tablero, o te toca introducir con la reserva vacía, pierdes la partida.
        [standard-potentials] Las fichas con la estrella son fichas GIPF, y no entran nuevas. Si pierdes la última que tienes en el tablero, o no te queda nada que introducir ni que usar, pierdes la partida.
        [tournament] Las fichas con la estrella son fichas GIPF. Si pierdes la última que tienes en el tablero, o te toca introducir con la reserva vacía, pierdes la partida.
       *[other] Las fichas con la estrella son fichas GIPF. Si pierdes la última que tienes en el tablero, o no te queda nada que introducir ni que usar, pierdes la partida.
    }
    [row] Cuatro de tu color, una junto a otra, son una fila. Vuelven a tu reserva, y las fichas del otro color que tocan la fila en su línea quedan capturadas.
    [stay] Una ficha GIPF en una fila no tiene que retirarse: su flecha dice si se queda. La del otro color que se retira queda capturada.
    [load] La estrella marca las fichas GIPF; los demás signos, potenciales: jugadas que valen una vez. Con tu primera ficha básica sin potencial, los de la mano salen de la partida.
    [use] En vez de empujar puedes usar un potencial: elige una ficha con anillo y verás adónde puede ir.
    [single] Las fichas con la estrella son fichas GIPF y van primero. Quien ve capturadas las tres pierde la partida, y también quien no tiene nada que introducir ni que usar.
    [stack] Los demás signos son potenciales: jugadas que valen una vez. Dos iguales entran juntos como una pila.
    [stacks-stay] En una fila las fichas sueltas se retiran, también las GIPF. Una pila puede quedarse: lo dice su flecha.
    [hold] Mantén el dedo sobre una ficha, en el tablero o en la reserva: te dice qué es y qué puede hacer ahora.
   *[pieces] { $game ->
        [basic] Vigila tu reserva: quien tiene que introducir y la tiene vacía pierde la partida.
        [standard] Vigila también tu reserva: quien tiene que introducir y la tiene vacía pierde, le queden las fichas GIPF que le queden.
        [tournament] Vigila también tu reserva: quien tiene que introducir y la tiene vacía pierde, le queden las fichas GIPF que le queden.
       *[other] Vigila también tu reserva: si está vacía y no hay potencial que usar, pierdes, te queden las fichas GIPF que te queden.
    }
}
tip-close = Sin más consejos

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Haz otra jugada.
    [computer] El ordenador hace otra jugada.
    [w] Las blancas hacen otra jugada.
   *[b] Las negras hacen otra jugada.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] Si ganas o empatas el juego auxiliar, el potencial se usa; si pierdes, sale de la partida.
    [computer] Si el ordenador gana o empata el juego auxiliar, el potencial se usa; si pierde, sale de la partida.
    [w] Si las blancas ganan o empatan el juego auxiliar, el potencial se usa; si pierden, sale de la partida.
   *[b] Si las negras ganan o empatan el juego auxiliar, el potencial se usa; si pierden, sale de la partida.
}
