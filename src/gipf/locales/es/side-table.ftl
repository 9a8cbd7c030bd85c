# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Cinco juegos de tablero para dos de la misma familia que GIPF y cinco rápidos. Cada uno se juega por sí solo, contra el ordenador o dos en una pantalla. En partidas de GIPF con retos deciden si un movimiento especial funciona.
side-with-option = { $game }, { $option }
side-option = Modo de juego
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Mueve anillos, gira marcadores y haz filas de cinco para quitar tus anillos.
    [dvonn] Apila pilas; lo que pierde contacto con una ficha roja desaparece. Ganan más fichas.
    [tzaar] Captura fichas o construye pilas; pierde quien se queda sin uno de los tipos.
    [zertz] Pon canicas y captura saltando mientras el tablero mengua. Los colores no son de nadie.
    [punct] Pon y mueve fichas de tres puntos para unir dos lados opuestos.
    [rps] Elegid a la vez; uno vence al otro.
    [die] Gana la tirada más alta.
    [cards] Gana la carta más alta.
    [dominoes] Quédate sin fichas de dominó antes que el otro.
   *[coin] Di cara o cruz; decide la moneda.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] Gana quien quita primero tres anillos.
    [dvonn] Primero ambos ponen todas las fichas en el tablero.
    [tzaar] Todas las fichas están ya en el tablero, siempre en los mismos sitios.
    [zertz] 37 anillos, el tablero habitual.
    [punct] Si nadie une dos lados, gana quien tiene más puntos en el centro.
    [once] Decide una sola ronda.
    [yinsh-blitz] Gana quien retira el primer anillo.
    [zertz-blitz] Menos canicas, y bastan menos para ganar.
    [random] El azar pone todas las fichas en el tablero; se mueve enseguida.
    [tournament] El tablero está vacío y cada jugador pone una ficha por turno.
    [basic] Solo la primera ficha debe quedar fuera del centro; si nadie une dos lados, es empate.
    [three] Tres rondas, contando las empatadas; gana quien se lleva más. Si son las mismas, es empate.
   *[rings] Un tablero mayor, una partida más larga.
}
side-levels = El nivel 1 es fácil; el 5 juega lo mejor que puede.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Quién empieza
side-begins-who = { $who ->
    [w] Yo
   *[b] El ordenador
}
side-played-here = Jugado aquí

## At the table

side-seat = { $player ->
    [w] Blancas
   *[b] Negras
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (empiezan)
   *[player] { $name } (primer turno)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] Empiezan las blancas
    [named] Empieza { $name }
   *[b] Empiezan las negras
}
# What lies beside the board.
side-zone = { $role ->
    [hand] En la mano
    [captured] Capturado
    [left] Quedan
    [stacked] Fichas en pilas
    [taken] Anillos retirados
    [pool] Reserva común
    [shown] Sobre la mesa
   *[line] Línea
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $count } de { $goal }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] en el extremo izquierdo
   *[right] en el extremo derecho
}
side-hidden = boca abajo
side-spot-empty = { $spot }, vacío
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, altura { $count }
# In a stack, below its top, is $piece.
side-spot-within = { $label }, contiene: { $piece }
side-spot-open = { $label }, se puede elegir
side-next = Ahora elige adónde va. Elígela otra vez para soltar.
side-next-row = Este marcador está en varias líneas. Pulsa otro marcador de la línea que quieras.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Elige un espacio para su punto marcado, el PÜNCT. Elígela otra vez para soltar.
side-next-moved = Su punto marcado, el PÜNCT, va en línea recta, por encima de todo. Elige adónde.
side-turn-round = Girar
side-put = Colocar
side-turn-it = Gírala, o elige cómo queda; luego colócala.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = Elige primero qué va ahí: tiene un marco.
side-vain = Ahora no se puede hacer nada en { $spot }.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Tablero entero
side-hint = Pista: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece } de { $from } a { $to }
side-hint-put = { $piece } en { $to }
side-hint-ahead = { $move }, el punto siguiente hacia { $spot }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Mira alrededor de { $spot }.
side-hint-piece = Usa esto: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Pasad la pantalla: { $name }.
side-curtain-show = Mostrar la mano
side-curtain-choose = Elegir
side-no-takeback = En este juego no se deshace nada: se vería lo oculto, o el azar caería de nuevo.
# Above a game of several rounds; on what has won one of them.
side-score = Ronda { $round } de { $of }. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, gana la ronda
side-moves = Jugadas
side-chance-title = ¿Fue justo el azar?
side-chance = Cualquiera puede comprobarlo: todo el azar de esta partida sale del número { $seed }, que se sacó antes de la primera jugada y se mantuvo en secreto hasta el final. Está en el archivo.
side-file = Guardar en un archivo

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Reto: { $game }
   *[no] Reto por { $potential }: { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] Si ganas o empatas: { $label }.
    [computer] Si el ordenador gana o empata: { $label }.
   *[other] Si { $name } gana o empata: { $label }.
} Si no, el potencial sale de la partida.
side-main-board = El tablero de la partida
side-give-up = Abandonar el juego auxiliar
side-give-up-title = ¿Abandonar este juego auxiliar?
side-give-up-text = { $who ->
    [computer] Entonces lo gana el ordenador; la partida sigue.
   *[other] Entonces lo gana el otro jugador; la partida sigue.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = ¿Proponer empate en el juego auxiliar?
side-draw-text = Entonces no se termina y cuenta como empate: { $label }.
side-draw-computer = Si el ordenador acepta, la partida termina enseguida. No las acepta antes de la undécima ronda ni mientras se ve por delante.
side-draw-yes = Proponer empate
side-draw-offered = { $name } propone empate en el juego auxiliar, que cuenta entonces como empate: { $label }.
# Resigning while a side game is on.
side-resign-title = ¿Abandonar toda la partida?
side-resign-text = { $who ->
    [computer] Entonces el ordenador gana toda la partida
   *[other] Entonces tu rival gana toda la partida
}, no solo este juego auxiliar. También puedes abandonar solo el juego auxiliar; la partida sigue entonces.
side-resign-yes = Abandonar toda la partida
side-back = Volver al tablero
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Has ganado { $game ->
        [quick] el juego auxiliar
       *[other] { $game }
    }
    [computer] El ordenador ha ganado { $game ->
        [quick] el juego auxiliar
       *[other] { $game }
    }
    [draw] Empate en { $game ->
        [quick] el juego auxiliar
       *[other] { $game }
    }
   *[other] { $name } ha ganado { $game ->
        [quick] el juego auxiliar
       *[other] { $game }
    }
}: { $owner ->
    [you] tu { $potential }
    [computer] el { $potential } del ordenador
    [w] el { $potential } de las blancas
   *[b] el { $potential } de las negras
} { $does ->
    [lost] sale de la partida; la ficha que lo llevaba se queda como ficha básica
    [TAMSK] hace su movimiento extra
    [YINSH] se desliza
   *[other] salta
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] Lo jugáis o resolvéis fuera de esta página, como queráis, e introducís el resultado.
    [quick] Cada uno tira el dado una vez y gana la tirada más alta: cuestión de segundos.
    [real] Cada potencial se decide con el juego cuyo nombre lleva, TAMSK con TZAAR: una partida dentro de la partida.
   *[own] Vosotros unís un juego a cada potencial.
}
side-clock = Reloj en los juegos auxiliares
side-clock-why = Un juego auxiliar corre en los relojes de los jugadores, o cada uno tiene tantos minutos para él.
side-clock-same = El de la partida
side-clock-minutes = { $minutes } min
