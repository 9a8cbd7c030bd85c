# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, turno { $turn }
terminal-reserve = { $player ->
    [w] Blancas
   *[b] Negras
}: { $units } en reserva
terminal-basic = { $count } básicas
terminal-nothing = nada
terminal-in-play = { $count ->
    [one] 1 ficha GIPF
   *[other] { $count } fichas GIPF
}
terminal-challenges = { $left ->
    [unlimited] * retos
    [one] 1 reto
   *[other] { $left } retos
}
terminal-piles = pilas: { $piles }
terminal-on = { $upper } sobre { $lower }
terminal-legend = { $sign ->
    [basic] básica
    [gipf] GIPF
    [loaded] cargada
    [stack] pila
    [used] usado
    [pile] 2 apiladas
    [last] lo último
    [dots] puntos de una pieza
   *[row] fila
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] tú
    [computer] el ordenador
    [level] nivel { $level }
    [w] blancas en la partida
   *[b] negras en la partida
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] anillos { $white }–{ $black }
   *[dvonn] fichas { $white }–{ $black }
}

## What to type

terminal-welcome = Escribe un movimiento, o hint (los posibles), best (uno bueno), help, quit.
terminal-example = Por ejemplo: { $moves }
terminal-type = Escribe: { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] pasar
    [throw] lanzar
    [draw] sacar
    [heads] cara
    [tails] cruz
    [rock] piedra
    [paper] papel
    [scissors] tijera
    [fold] ceder
   *[other] { $word }
}
terminal-help = { $what ->
    [move] una jugada, como las enumera 'hint'
    [push] introducir: en un sitio libre, o empujar desde un punto (g7) hasta donde llega la ficha más lejana (d6); también valen el punto y el primer sitio
    [unit] lo mismo con otra ficha: G T Z D Y P
    [use] usar un potencial
    [extra] el movimiento extra de TAMSK
    [clear] retirar una fila
    [pass] pasar, donde se puede
    [several] varias decisiones de un turno a la vez
    [hint] los movimientos posibles, en grupos; hint e1, hint Z, hint all
    [best] lo que jugaría el motor y el resultado que espera
    [undo] deshacer la última decisión; undo 3, las tres últimas
    [side-hint] las jugadas posibles, o las que tienen un punto o una letra
    [side-best] lo que jugaría el ordenador en su mejor nivel
    [rules] de qué trata el juego, en breve
    [flip] girar el tablero
    [names] mostrar los nombres de los sitios libres
    [show] dibujar el tablero otra vez
    [position] la posición como texto, para copiar
    [save] escribir un archivo (cada decisión se guarda de todos modos)
    [save-over] lo mismo, aunque el archivo ya exista
    [end] terminar la partida: rendirse, empate
    [new] empezar otra
   *[quit] salir; gipf play --terminal --resume sigue
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] ayuda
   *[quit] salir terminar
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] En cada turno se empuja una ficha desde el borde. Cuatro de tu color en fila salen del tablero: las tuyas vuelven a tu reserva, las del otro quedan capturadas. Pierde quien no tiene fichas que introducir o ha perdido todas sus fichas GIPF.
    [yinsh] Cinco marcadores de tu color en línea te dejan retirar uno de tus anillos; tres anillos ganan, en blitz uno. Un anillo se mueve por una línea, deja un marcador y da la vuelta a los que pasa.
    [dvonn] Gana quien controle más fichas al final. Una pila se mueve en línea recta tantos espacios como su altura, sobre otra pila; lo que no está unido a una ficha roja DVONN sale del tablero.
    [tzaar] Pierde quien se queda sin un tipo de fichas o no puede capturar. Un turno es una captura y luego otra captura, una pila más alta o pasar. Una pila captura la primera de su línea que no sea más alta.
    [zertz] Reúne bastantes canicas de un color o de cada uno. Un turno pone una canica en un anillo y quita un anillo libre del borde; pero quien puede saltar sobre una canica debe hacerlo, y se la queda.
    [punct] Une dos lados opuestos del tablero con tus piezas. Un turno añade una pieza o mueve una de las tuyas; las piezas pueden ir unas sobre otras.
    [rps] La piedra gana a la tijera, la tijera al papel y el papel a la piedra. Los dos eligen en secreto.
    [die] Los dos tiran un dado; gana la tirada más alta.
    [cards] Los dos sacan una carta; gana la más alta.
    [dominoes] Poned fichas de dominó en los extremos de la línea, puntos iguales juntos. Gana quien se queda sin fichas; si nadie puede seguir, quien tiene menos puntos.
   *[coin] Las blancas dicen cara o cruz y luego se lanza la moneda.
}
terminal-rules-where = Todas las reglas, con dibujos: gipf abre la página; pulsa ? allí.

## What is said

terminal-plays = { $player ->
    [w] Las blancas juegan { $move }.
   *[b] Las negras juegan { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] Una persona juega con las blancas.
   *[b] Una persona juega con las negras.
}
terminal-no-hint = No hay movimiento posible con «{ $what }»; hint muestra todos los que hay.
terminal-chance = { $player ->
    [w] { $moves }: las blancas pueden esperar un { $percent } %.
   *[b] { $moves }: las negras pueden esperar un { $percent } %.
}
terminal-wins = { $player ->
    [w] { $moves }: las blancas ganan en
   *[b] { $moves }: las negras ganan en
} { $count ->
    [one] un turno.
   *[other] { $count } turnos.
}
terminal-loses = { $player ->
    [w] { $moves }: las blancas pierden en
   *[b] { $moves }: las negras pierden en
} { $count ->
    [one] un turno.
   *[other] { $count } turnos.
}
terminal-agrees = { $player ->
    [w] Las blancas aceptan.
   *[b] Las negras aceptan.
}
terminal-declines = { $player ->
    [w] Las blancas no aceptan: creen tener ventaja.
   *[b] Las negras no aceptan: creen tener ventaja.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] Las blancas no aceptan
   *[b] Las negras no aceptan
}: { $why ->
    [tie] un empate vale aquí tanto como una victoria para quien anunció el potencial
   *[early] es demasiado pronto
}.
terminal-draw = { $player ->
    [w] Blancas, ¿aceptáis el empate? (s/n)
   *[b] Negras, ¿aceptáis el empate? (s/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = s sí si
terminal-goes-on = La partida sigue.

## Files

terminal-file = { $cause ->
    [ENOENT] esa carpeta no existe
    [EISDIR] es una carpeta
    [ENOTDIR] no es una carpeta
    [EINVAL] no es un archivo en el que quepa una partida
    [EACCES] aquí no se permite escribir
    [EPERM] aquí no se permite escribir
    [EROFS] aquí no se permite escribir
    [ENOSPC] el disco está lleno
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] no existe ese archivo o carpeta
    [EISDIR] es una carpeta
    [EACCES] acceso denegado
   *[other] { $why }
}; indica otro archivo
terminal-no-writing = no se puede escribir en { $path } ({ $why })
terminal-save-it = { $trouble }: usa save ARCHIVO para guardar esta partida.
terminal-wrong-file = { $file }: { $why }; elige otro archivo.
terminal-there-already = { $path } ya existe: elige otro nombre, o save! { $name }
terminal-saved = Guardada en { $path }
terminal-kept-nowhere = Esta partida no está guardada: save ARCHIVO, o quit otra vez.
terminal-kept = La partida está en { $path }
terminal-resume = Para seguir: gipf play --terminal --resume
terminal-not-kept = No se pudo guardar la partida: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] quince fichas cada uno, para las primeras partidas
    [standard] con tres fichas GIPF cada uno
    [tournament] tablero vacío, tantas fichas GIPF como quieras
    [zertz] con seis potenciales ZÈRTZ cada uno
    [four] con cuatro tipos de potenciales
    [ultimate] los cinco tipos de potenciales
    [challenges] con juegos auxiliares por los potenciales
    [matrx] MATRX GIPF: pilas de potenciales en el tablero grande
   *[matrx-small] MATRX GIPF en el tablero de GIPF
}
terminal-other-variant = o escribe otro, como tournament+Z4D4Y4 o basic;reserve=12/15
terminal-which-variant = ¿Qué juego? [standard]
terminal-computer = el ordenador, de principiante (1) a lo mejor que sabe ({ $best })
# The key that ends a line.
terminal-return = Intro
terminal-people = dos personas en este teclado
terminal-which-opponent = ¿Quién juega contra ti? [dos personas aquí]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] primero
    [enter] poner
    [push] empujar
    [then-enter] luego poner
    [then-push] luego empujar
    [extra-enter] extra: poner
    [extra-push] extra: empujar
    [use] usar { $name }
    [row] fila { $name }
    [with] con { $name }
   *[say] decir
}
terminal-unit = { $unit ->
    [gipf] una ficha GIPF
    [loaded] una ficha cargada
    [stack] una pila
   *[basic] una ficha básica
}
terminal-no-letter = nada
terminal-cleared = { $theirs ->
    [0] propias: { $own }
   *[other] { $own ->
        [0] capturadas: { $theirs }
       *[other] propias: { $own }, capturadas: { $theirs }
    }
}
terminal-more = y { $count } más: hint all
# The moves of a side game by how they begin.
terminal-starts = Así empiezan: hint { $start } muestra algunas, hint all todas.

## The analysis of game files

analysis-game = Partida { $number }
analysis-no-turns = Partida { $number }: sin turnos
analysis-turns = turnos
analysis-summary = { $name }: precisión { $accuracy }, { $marks }
analysis-stopped-early = interrumpido antes del primer turno; no se escribe nada
analysis-stopped = interrumpido tras { $done } de { $count ->
    [one] un turno
   *[other] { $count } turnos
}; { $kept }
analysis-kept = lo que está hecho está en { $path }
analysis-not-kept = no se escribe nada, porque --out no nombra ningún archivo

## Matches. $standing is how it stands, in names and figures.

match-crowded = { $games } partidas a la vez en { $cores ->
    [one] un núcleo
   *[other] { $cores } núcleos
}: así no se cumplen los límites de tiempo
match-going-on = se sigue tras { $done } de { $count } partidas
match-progress = { $done }/{ $count } partidas, { $standing }
match-stopped = interrumpido tras { $done } de { $count } partidas
match-stopped-kept = interrumpido tras { $done } de { $count } partidas; la misma orden sigue con ellas
match-openings-turns = Desde aperturas de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, con los colores cambiados, semilla { $seed }:
match-openings-file = Desde las aperturas de { $file }, con los colores cambiados, semilla { $seed }:
match-ratings = Puntuaciones, en puntos Elo en torno a la media de todos:
match-times = Tiempo por decisión, sin contar las forzadas:
match-failures = Partidas no perdidas por las reglas:
match-sprt = ¿La diferencia es de { $low } o de { $high } Elo? { $verdict ->
    [open] Sin decidir
   *[found] Es de { $found }
}: { $test }.
match-column = { $column ->
    [player] jugador
    [against] contra
    [variant] variante
    [games] partidas
    [won] ganadas
    [drawn] empates
    [lost] perdidas
    [score] puntos
    [elo] Elo
    [superior] mejor
    [length] duración
    [limit] límite
    [decisions] decisiones
    [mean] media ms
    [most] 99 % bajo
   *[longest] máximo
}
match-all = todas
match-percent = { $share } %
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] { $value } nodos
    [depth] profundidad { $value }
   *[none] ninguno
}
match-failure = { $player }: { $reason ->
    [crash] fallo
    [illegal-move] jugada ilegal
    [time] tiempo
   *[process-died] proceso terminado
}, { $count ->
    [one] una vez
   *[other] { $count } veces
}; primero en la apertura { $opening } de { $variant }: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = compilando el motor para { $variant } y similares, una sola vez ({ $purpose }): unos { $seconds } segundos
compiling-elsewhere = otro proceso está compilando el motor; se espera a que acabe
compiling-in-memory = lo compilado no se puede guardar en { $folder }, así que se compila cada vez; indica otra carpeta con GIPF_CACHE
solve-wins = { $variant }: { $player ->
    [w] las blancas
   *[b] las negras
} ganan en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
solve-open = { $variant }: aún no se sabe; las blancas no ganan hasta el turno { $white }, ni las negras hasta el turno { $black }
solve-not-within = las blancas no ganan hasta el turno { $white }, ni las negras hasta el turno { $black }: { $nodes } posiciones examinadas, { $seconds } s
solve-progress = { $nodes } posiciones examinadas, { $seconds } s
solve-searched = { $nodes } posiciones examinadas en { $seconds } s
proof-written = la demostración está en { $file }: { $answers } respuestas, comprobadas con el reglamento
proof-right = { $file } lo demuestra: { $answers } respuestas, { $positions } posiciones comprobadas con el reglamento
proof-progress = { $positions } posiciones comprobadas, { $answers } respuestas
proof-stopped = interrumpido antes de comprobar toda la demostración

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] un archivo
   *[other] { $files } archivos
}, { $size } MB; para verlo: { $command }
