player-name = { $player ->
    [w] las blancas
   *[b] las negras
}

## Around other messages

in-move = { $move }: { $why }
in-position = posición: { $why }
in-variant = variante «{ $variant }»: { $why }
at-line = línea { $line }, columna { $column }: { $why }
too-long = { $what ->
    [message] un mensaje
    [move] un movimiento
    [position] una posición
    [variant] una variante
    [comment] un comentario
   *[other] la cabecera { $what }
} tiene como mucho { $most } caracteres
missing-extra = esto necesita el paquete { $package }: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = la partida ha terminado
answer-first = { $move } está anunciado, y primero { player-name } deben { $phase ->
    [a] aceptar o retar: accept o challenge
    [f] decir quién empieza el juego auxiliar: first o second
   *[s] decir el resultado del juego auxiliar: won, tied o lost
}
gipf-row-first = { player-name } deciden primero sobre una fila de fichas GIPF: { $moves }
row-must-go = hay que retirar la fila { $row }: { $moves }
row-first = primero { player-name } deben retirar una fila: { $moves }
many-ways-to-clear = hay más de una manera de retirar: { $moves }
empty-spot = { $spot } está libre
one-row-at-a-time = solo se retira una fila propia a la vez: { $rows }
singles-go-with-row = las fichas sueltas se van con su fila, { $row }: también { $spots }
four-left-standing = en la fila { $row } quedarían cuatro: tiene que irse una más
no-clearing-between = no se retira nada entre un movimiento extra y el normal
tamsk-cannot-move = el TAMSK de { $spot } espera, y todas las líneas están bloqueadas: pass
tamsk-waits = el TAMSK de { $spot } espera: introdúcelo con + ({ $moves }) o pasa
must-move = { player-name } tienen que mover; solo se puede pasar un movimiento extra o una fila de fichas GIPF
no-tamsk = en { $spot } no hay ningún TAMSK propio, así que no hay movimiento extra
nothing-announced = no se ha anunciado ningún potencial
move-before-clearing = las filas se retiran antes y después del movimiento, y ahora { player-name } tienen que mover
no-row = { player-name } no tienen ninguna fila que retirar
gipf-pieces-first = primero se juegan las fichas GIPF: { player-name } tienen { $count } en la reserva
first-turn-gipf = { player-name } deben empezar con una ficha GIPF
no-basic-in-matrx = en MATRX no hay fichas básicas; escribe delante la letra de la pila
no-basic-piece = a { player-name } no les quedan fichas básicas en la reserva
no-gipf-piece = a { player-name } no les quedan fichas GIPF en la reserva
gipf-not-pushed = en «{ $variant }» no se introducen fichas GIPF
gipf-pieces-ended = tras la primera ficha distinta, { player-name } ya no introducen más fichas GIPF
gipf-takes-two = una ficha GIPF necesita dos fichas básicas; { player-name } tienen { $count }
stack-takes-two = una pila necesita dos potenciales { $potential }; { player-name } tienen { $count } en la reserva
no-potential = a { player-name } no les queda ningún potencial { $potential } en la mano
no-basic-to-load = a { player-name } no les quedan fichas básicas en la reserva que cargar
no-line = ninguna línea lleva de { $dot } a { $spot }; desde ahí se va por { $lines }
just-enter = { $spot } está libre, así que es simplemente { $move }
line-blocked = la línea desde { $dot } no tiene ningún sitio libre: está bloqueada en ambos sentidos
lands-elsewhere = { $spot } está ocupado, así que la ficha más lejana llega a { $landing }: { $move }
not-at-edge = { $spot } no está en el borde del tablero
all-lines-blocked = { $spot } está ocupado, y todas las líneas que llegan desde el borde están bloqueadas
which-way = { $spot } está ocupado; di en qué dirección empujar: { $moves }
not-own = la ficha de { $spot } es del otro jugador
no-potential-there = en { $spot } no hay ningún potencial { $potential } que usar
tamsk-use = TAMSK solo se usa cuando se empuja a { $spot }
zertz-use = ZÈRTZ salta en línea por encima de sitios ocupados hasta el primero libre que hay detrás
yinsh-use = YINSH se desliza por una línea de sitios libres
dvonn-use = DVONN salta encima de una ficha básica o un DVONN del rival en un sitio contiguo
dvonn-use-matrx = DVONN salta encima de un DVONN del rival, al lado o por una línea de sitios libres
punct-use = PÜNCT salta encima de un PÜNCT o una ficha GIPF del rival en un sitio contiguo
punct-use-matrx = PÜNCT salta encima de un PÜNCT del rival, al lado o por una línea de sitios libres
one-basic-to-cover = una ficha GIPF necesita dos fichas básicas; { player-name } tienen 1: { $move }
would-be = esto sería { $move }
would-be-either = esto sería { $move } o { $other }
no-basic-to-cover = a { player-name } no les quedan fichas básicas en la reserva para cubrir la ficha GIPF
turn-to-extend = el turno { $turn } no está completo; se continúa, no le sigue otro
turn-over = { $move }: el turno termina con { $turn }

## Moves that cannot be read

not-text = { $what ->
    [move] un movimiento es un Move o su texto, como en 'e1-e3', no { $value }
    [variant] una variante es un Variant o su texto, como en 'standard', no { $value }
    [position] una posición se lee de su texto, como lo escribe str(position), no de { $value }
    [spot] un sitio se nombra con un texto, como en 'e5', no con { $value }
   *[game] una partida se lee del texto de un archivo, no de { $value }
}
no-move = «{ $move }» no es un movimiento; se escriben como e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 o pass
no-push = «{ $move }» no es un movimiento; un empujón se escribe como e2 o g7-d6
no-clear = «{ $move }» no es un movimiento; una retirada se escribe como xb2,c3,d4,e5
no-unit-letter = { $move }: «{ $letter }» no es la letra de ninguna ficha; hay G T Z D Y P, y una ficha básica no lleva letra
no-point = { $move }: en el tablero { $board } no existe { $point }
dot-alone = { $move }: { $dot } es un punto; di adónde lleva el empujón, como en { $dot }-…
push-from-spot = { $move }: { $spot } es un sitio, y se empuja desde un punto
push-to-dot = { $move }: { $dot } es un punto, y un empujón acaba en un sitio
use-to-dot = { $move }: { $dot } es un punto, y los potenciales se quedan en los sitios
clear-of-dot = { $move }: { $dot } es un punto, y solo se retira de los sitios
spot-twice = { $move }: { $spot } se nombra dos veces
cover-without-punct = { $move }: «={ $cover }» es de un PÜNCT que salta encima de una ficha GIPF
only-punct-covers = { $move }: solo PÜNCT cubre algo, con =B o =G
marked-no-gipf = { $move }: en { $spot } no hay ninguna ficha GIPF; el movimiento sería { $correct }
marked-own = { $move }: la ficha de { $spot } es propia; el movimiento sería { $correct }

## Variants

no-variant = ningún juego se llama «{ $name }»; hay { $names }
no-hand = «{ $text }» no son potenciales; se escriben como «Z6» o «T3Z3», «-» para ninguno
no-potential-letter = «{ $letter }» no es un potencial; hay T, Z, D, Y y P
letter-twice = { $letter } se nombra dos veces en «{ $text }»
number-out-of-range = { $what ->
    [turn] el turno
    [left] los retos que quedan
    [reserve] una reserva
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] la cantidad de { $what }
}: se espera un número de { $least } a { $most }, no «{ $text }»
no-option = «{ $option }» no es una opción; hay { $names }
option-twice = { $option }= aparece dos veces
basic-without-potentials = «basic» se juega sin potenciales
many-potentials = { $hand } son más de { $most } potenciales
matrx-without-reserve = «matrx» no tiene fichas básicas, así que tampoco reserve=
no-board = ningún tablero se llama «{ $name }»; hay { $names }
hex37-only = «{ $base }» solo se juega en hex37
side-games-form = «{ $text }»: los juegos auxiliares se escriben como en «T:die,Z:rps»
side-game-name = «{ $name }»: un juego auxiliar se nombra con a-z, 0-9, _ y -, con opciones detrás como en «yinsh(blitz)»
two-side-games = { $letter } tiene dos juegos auxiliares
matrx-without-challenges = MATRX se juega sin { $what ->
    [challenges] retos
   *[side] juegos auxiliares
}
challenges-need-potentials = { $what ->
    [challenges] los retos
   *[side] los juegos auxiliares
} necesitan potenciales, y este juego no tiene

## Positions

field-count = posición: { $count ->
    [one] hay una parte
   *[other] hay { $count } partes
}, no las ocho: { $fields }
column-count = aquí el tablero tiene { $count ->
    [one] una columna
   *[other] { $count } columnas
}, { $board } tiene { $most }
column-unreadable = la columna { $column } no se puede leer: «{ $text }»
column-length = aquí la columna { $column } tiene { $count ->
    [one] un sitio
   *[other] { $count } sitios
}, no { $most }: «{ $text }»
pile-too-small = la pila { $pile } de { $spot } necesita dos fichas o más
pile-colours = los colores de la pila { $pile } de { $spot } no se alternan
unit-text = «{ $text }» no es una ficha; hay { $names }
no-unit = «{ $unit }» en { $spot } no es una ficha
basic-piece-in-matrx = «{ $unit }» en { $spot }: en MATRX no hay fichas básicas
gipf-piece-in-basic = «{ $unit }» en { $spot }: en «basic» no hay fichas GIPF
no-player = un jugador es «w» o «b», no «{ $text }»
no-phase = «{ $phase }» no es una fase; hay c e m x r y . y, con un movimiento anunciado, a f s
nobody-decides = nadie decide: eso solo ocurre tras un empate por una regla de la casa
phase-without-challenges = fase «{ $phase }»: este juego se juega sin retos
phase-not-announcing = fase «{ $phase }»: los potenciales se anuncian en las fases e, m y x
phase-without-use = fase «{ $phase }»: «{ $move }» no usa ningún potencial
reserves-form = las reservas se escriben blancas/negras, como en B12/B12, no «{ $text }»
no-reserve = «{ $text }» no es una reserva; escribe letras y cantidades en el orden B G T Z D Y P, «-» para nada
reserve-order = las letras de «{ $text }» no están en el orden B G T Z D Y P
opening-form = la apertura son dos de «0», «g» y «-», no «{ $text }»
opening-fixed = la apertura de «{ $variant }» es «--», no «{ $text }»
challenges-none = este juego se juega sin retos: «-», no «{ $text }»
challenges-form = los retos que quedan se escriben blancas/negras, no «{ $text }»
challenges-unlimited = aquí los retos son ilimitados: «*/*», no «{ $text }»
too-many-pieces = { player-name } tienen { $count } { $sort ->
    [B] fichas básicas
    [G] fichas GIPF
   *[other] potenciales { $potential }
}; «{ $variant }» tiene { $most }
nothing-to-decide = fase «{ $phase }»: { player-name } no tienen nada que decidir
tamsk-past = sobre el TAMSK de { $spot }, { player-name } ya han decidido en la fase «{ $phase }»
no-challenge-left = a { player-name } no les queda ningún reto
cannot-announce = { $move } no se puede anunciar: { $why }
no-spot = en el tablero { $board } no hay ningún sitio «{ $spot }»
not-json = esto no es JSON: { $detail }
json-without-position = se espera un objeto JSON con un texto llamado "position"
json-value = «{ $name }» no puede ser { $value }
counter-without-rule = «{ $name }» no se puede indicar: «{ $variant }» no tiene ninguna regla de la casa que lo cuente
counter-range = «{ $name }» no puede ser { $value }: se cuenta de { $least } a { $most }
counter-foreign = «{ $name }» no puede contar «{ $text }»: no es una posición de «{ $variant }» sin el número de turno
no-reason = una partida { $how ->
    [drawn] acaba en empate
   *[won] se gana
} por { $reasons }, no { $reason }

## Games and their files

one-game-expected = se espera una partida, y el texto contiene { $count }
result-differs = la partida ha terminado, { $result }, no { $given }
game-ended = la partida ha terminado: { $result }
over-by-rules = según las reglas, la partida ya ha terminado
no-takeback = no hay nada que rectificar
has-variations = hay variantes del turno { $turn }; quítalas primero
turn-not-in-game = el turno { $turn } no es de esta partida
no-termination = una partida se termina por { $names }, no «{ $text }»
evaluation-range = una evaluación va de -1 a 1, no { $value }
no-shape = no se puede dibujar «{ $text }»: un anillo es un punto, como d4; una flecha, dos, como e2-e5
no-mark = un signo es uno de { $names }, no «{ $text }»
not-utf-8 = esto no es texto en UTF-8
header-form = una cabecera se escribe [White "Ann"]
header-name = «{ $header }» no puede ser el nombre de una cabecera; valen letras y cifras
header-unprintable = la cabecera { $header } contiene un carácter que no se puede imprimir
header-value = la cabecera { $header } es { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 o *
    [TimeControl] 300+5, 1/60 o -
   *[Termination] normal, resignation, time, agreement, abandoned
}, no «{ $value }»
header-twice = la cabecera { $header } aparece dos veces
header-follows = la cabecera { $header } se deduce de la propia partida
headers-differ = las cabeceras Variant y Position no coinciden: { $variant }
comment-misplaced = un comentario va después de un turno
half-character = un comentario contiene medio carácter, que no se puede escribir
comment-not-closed = este comentario no está cerrado, o tiene un \ incorrecto
variation-misplaced = una variante va después del turno al que sustituye
variation-empty = esta variante está vacía
variation-not-open = aquí no hay ninguna variante abierta
variation-not-closed = hay una variante sin cerrar
turn-missing = aquí falta un turno
turn-not-finished = el turno { $turn } no está completo
turn-number = este es el turno { $expected } no { $number }
reserve-misplaced = una reserva va después de un turno
reserve-differs = la reserva es { $count } tras { $turn }, no { $text }
result-missing = falta el resultado de la partida anterior
ends-without-result = la partida acaba sin resultado: 1-0, 0-1, 1/2-1/2 o *
result-not-header = el resultado { $result } no es el de la cabecera, { $header }

## Games that are played or set up

in-moves = movimiento { $number } de { $count }: { $why }
over-in-position = en esta posición la partida ha terminado: no hay nada que decidir
no-such-game = aquí no hay ninguna partida «{ $game }»
game-deleted = la partida { $game } se ha borrado
game-damaged = la partida { $game } está dañada y no se puede mostrar: { $why }
game-went-on = la partida ha continuado mientras tanto: va por la versión { $version }, y esto era para la { $given }
computers-turn = le toca al ordenador, que juega con { player-name }
time-was-up = el tiempo ya se había acabado: { $result }
no-side-game = no hay ningún juego auxiliar que decidir por sorteo
rematch-later = la partida aún no ha terminado; la revancha viene después
nothing-to-change = no hay nada que cambiar
nothing-to-undo = en este turno no hay ninguna decisión que deshacer; un turno entero se rectifica
no-turn-for-takeback = nadie ha jugado un turno que se pueda rectificar
chance-stays = lo que el azar ha mostrado se queda: nada anterior se rectifica
claim-untimed = una partida solo se puede reclamar mientras corre un reloj, no a lo largo de días
claim-present = { player-name } están en línea: no hay nada que reclamar
abort-late = la partida ya ha empezado y no se puede anular
claim-early = { player-name } aún pueden volver; la partida se podrá reclamar en { $seconds } s
give-untimed = solo se puede dar tiempo a otra persona, en una partida con reloj que no haya terminado
give-enough = { player-name } ya tienen todo el tiempo que se puede regalar
vacation-spent = { $left ->
    [one] este año queda un día de vacaciones, menos que { $days }
   *[other] este año quedan { $left } días de vacaciones, menos que { $days }
}
nothing-to-pause = no hay ningún reloj en marcha que se pueda pausar
not-paused = la partida no está en pausa
draw-offered = { player-name } ya han propuesto empate; falta la respuesta
no-offer = nadie ha propuesto empate
two-computers = en esta partida juegan dos ordenadores; nadie puede hablar por ellos
computer-speaks = con { player-name } juega el ordenador, que habla por sí mismo
decision-count = la partida tiene { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}, no { $given }
variant-or-start = una partida tiene una variante o un comienzo, no ambos
archive-game = la partida { $number } del archivo ({ $game }) no se puede leer: { $why }
archive-id = el nombre de una partida se compone de letras minúsculas y cifras: { $id }
archive-result = el resultado { $result } no corresponde a la partida
archive-side = un juego auxiliar se nombra por el número de decisiones anteriores, no { $count }
name-unprintable = un nombre se compone de caracteres que se pueden imprimir
person-without-level = una persona no tiene nivel; el ordenador sí
base-is-a-word = la base es una palabra, como «standard»; todo lo demás tiene su propio campo
cannot-move-here = { player-name } no pueden mover aquí y la partida habría terminado: pon una ficha en la reserva o libera una línea
without-gipf-piece = { player-name } no tienen ninguna ficha GIPF en el tablero y habrían perdido: pon una o elige el juego básico
row-left-standing = { player-name } tienen una fila y deben retirarla primero: deja jugar a { player-name } o rompe la fila
nothing-to-read = no hay nada que leer; pega una partida, una posición o movimientos
smart-game-format = esto es un archivo SGF, como los que escribe boardspace.net; aquí no se pueden leer sus movimientos: pega los movimientos o abre un archivo .gipf
too-much-to-read = es demasiado; se leen como mucho { $most } caracteres de una vez
too-many-moves = se juegan como mucho { $most } movimientos de una vez
tree-too-long = un árbol tiene como mucho { $most } turnos
tree-root = el primer nodo es la raíz: no tiene padre ni turno
tree-order = el nodo { $node } va después de su padre, que tiene un índice menor
tree-turn = el nodo { $node } es un turno, y un turno tiene al menos un movimiento
ended-otherwise = la partida ha terminado por { $reason ->
    [resignation] rendición
    [time] tiempo
    [agreement] acuerdo
   *[abandoned] abandono
}: no se puede rectificar nada

## The server

foreign-analysis = el análisis es de otra partida: empieza con otra posición
no-turns-to-judge = la partida no tiene turnos que mirar
nothing-for-engine = aquí no hay nada que el motor pueda decidir
engine-ended = el motor se ha cerrado con el servidor
nobody-thinks = ningún proceso hace los trabajos de la vía { $lane }: inicia gipf think --lane { $lane }
puzzle-takes-long = juzgar este problema lleva demasiado tiempo
puzzle-not-judged = no se ha podido juzgar el problema: el programa que lo resuelve se ha cerrado
too-much-at-once = es demasiado a la vez; espera un poco
too-many-watched = una página sigue como mucho { $most } partidas
too-many-analyses = una página tiene como mucho { $most } análisis en marcha; detén uno
id-in-use = el identificador «{ $id }» está en uso; elige otro
internal-error = algo ha fallado aquí; está en el registro
not-saved = no se ha podido guardar, así que no se ha hecho: { $detail }
not-read = esto no se puede leer: { $detail }
unknown-request = no hay nada que se llame «{ $name }»; hay { $names }
request-form = un mensaje es un objeto que dice qué hacer: { $example }
body-form = el cuerpo es un objeto JSON, y Content-Type lo dice: application/json
body-not-json = esto no es JSON en UTF-8
body-too-big = es demasiado; una petición tiene como mucho { $most } bytes
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail }, no { $value }
more-problems = { $first }; { $why }
wrong-method = { $method } no vale para esta dirección; se puede usar { $methods }
nothing-there = no hay nada en { $path }; mira /api/docs
http-error = { $detail }
wrong-host = este servidor se llama localhost, no «{ $host }»
foreign-page = una página de «{ $origin }» no tiene nada que hacer aquí
foreign-site = una página de otro sitio no tiene nada que hacer aquí
no-address = «{ $host }» no es una dirección de esta máquina; usa 127.0.0.1
no-days = { $name } admite días de 0 a { $most }, no «{ $given }»
no-seconds = { $name } admite segundos de 0 a { $most }, no «{ $given }»
metrics-address = GIPF_METRICS contiene direcciones o redes separadas por espacios, por ejemplo { $example }
public-address = a { $host } se llega desde otras máquinas, y no hay cuentas que dejen fuera a otros; usa 127.0.0.1
port-taken = el puerto { $port } de { $host } no se puede usar: lo tiene otro programa; elige otro con --port
port-unusable = el puerto { $port } de { $host } no se puede usar: { $detail }; elige otro con --port
server-not-started = no se ha podido iniciar el servidor; { $log } dice por qué
folder-unusable = { $folder } no se puede usar: { $detail }; haz sitio en el disco o indica otra carpeta en GIPF_DATA
folder-in-use = otro gipf usa { $folder } pero no responde; ciérralo o indica otra carpeta en GIPF_DATA
running-elsewhere = GIPF ya está en marcha, en { $address }, con las partidas de { $folder }; no se ha abierto el puerto { $port }: para otro más, indica otra carpeta en GIPF_DATA
newer-database = { $database } la escribió un gipf más nuevo (sus tablas van por { $revision }, este conoce hasta { $known }); instálalo de nuevo
database-without-version = { $database } tiene tablas pero no dice de qué versión; muévela a otro sitio o pon en su lugar una copia de la carpeta «backups»
database-unusable = { $database } no se puede usar como base de datos ({ $detail }); haz sitio en el disco, mueve el archivo o pon en su lugar una copia de la carpeta «backups»
database-address = GIPF_DATABASE no nombra ninguna base de datos conocida; escribe { $example } o déjala vacía para usar un archivo en la carpeta de datos
database-unreachable = la base de datos { $database } no se puede usar: { $detail }; mira si está en marcha y qué dice GIPF_DATABASE
database-foreign = { $database } tiene tablas, pero ninguna de gipf; indica una base de datos vacía en GIPF_DATABASE
database-away = la base de datos no responde en este momento, así que no se ha hecho; inténtalo de nuevo enseguida
worker-alone = GIPF_DATABASE está vacía: un servidor con sus partidas en un archivo lo hace por sí mismo; { $command } es para servidores que comparten un PostgreSQL
clock-or-days = una partida tiene reloj o se juega a lo largo de días, no ambas cosas
days-between-people = a lo largo de días se juega contra alguien en otro dispositivo: invita a alguien a uno de los puestos
days-cap = nadie puede empezar con más tiempo que el tope: cap tiene que ser al menos seconds
days-too-short = es demasiado rápido para una partida de días: cada cual empieza con al menos un día, o con una hora a la que cada turno añade al menos una hora
bus-address = GIPF_BUS no nombra nada conocido; escribe { $example } o déjala vacía si hay un solo servidor
bus-away = GIPF_BUS no responde ({ $detail }); las partidas siguen, pero los otros servidores se enteran de una jugada hasta dos segundos más tarde

## Lessons and puzzles

no-lesson = no hay ninguna lección «{ $lesson }»
no-step = la lección «{ $lesson }» no tiene ningún paso «{ $step }»
step-to-look-at = el paso «{ $step }» de «{ $lesson }» está para mirarlo
no-puzzle = no hay ningún problema «{ $puzzle }»
no-puzzles-file = { $file } no es un archivo de problemas: { $detail }; escribe uno con «gipf puzzles make»
task-solved = { $move }: el ejercicio está resuelto
was-wrong = { $move }: la última decisión era errónea: rectifícala
no-goal = «{ $name }» no es un objetivo; hay { $names }
in-lesson = lección «{ $lesson }»: { $why }
in-step = paso «{ $step }»: { $why }
lesson-unreadable = lección «{ $lesson }»: { $detail }
unknown-keys = aquí no se conoce { $keys }; hay { $names }

## Engine and search

setting-range = { $name } va de { $least } a { $most }, no { $value }
setting-least = { $name } es { $least } o más, no { $value }
no-choice = { $name } es uno de { $names }, no «{ $value }»
limit-needed = hace falta un límite para cada posición: seconds, nodes o depth
tree-search-settings = una búsqueda en árbol tiene al menos un hilo, una hoja por lote y un MiB
batch-variant = todas las partidas de este lote son «{ $variant }»
batch-moves = { $count ->
    [one] hace falta un movimiento
   *[other] hacen falta { $count } movimientos
}, uno por partida, no { $shape }
pile-too-high = una pila de { $count } fichas es demasiado alta para el núcleo
no-push-on-board = { $move } no es un empujón en el tablero { $board }
not-along-line = { $move } no sigue una línea
clears-no-row = { $move } no retira ninguna fila
no-network = no hay ninguna red { $file }
not-a-network = { $file } no es una red de gipf: { $detail }
network-without-version = { $file } no es una red de gipf: no dice su { $what }
network-version = { $file } es una red para la versión { $given } de { $what }, y este gipf tiene la versión { $version }
own-precision = { $file } tiene su propia precisión; nombra solo el archivo

## Environments for learners

reset-needed = la partida ha terminado: reset() empieza otra
opponent-form = un rival es el nombre de un jugador, como «random» o «level-3», una función de la posición, o de máscara, observación y generador
batch-positions = la posición inicial es una para todas las partidas o una lista de { $count }, una para cada una
reset-mask = reset_mask dice sí o no para cada partida: un array de { $count } valores de verdad
action-form = una acción es un número entero menor que { $most }, no { $value }
illegal-action = la acción { $action } no es legal en «{ $position }»
variant-form = una variante es un texto como «{ $variant }», no { $value }
over-at-once = «{ $variant }» termina antes de empezar: no hay nada que aprender
odds-form = las probabilidades de un juego auxiliar son tres partes que suman 1, no { $value }
player-number = un jugador es 0 o 1, para todas las partidas o para cada una, no { $value }
actions-form = { $count ->
    [one] hace falta un número entero
   *[other] hacen falta { $count } números enteros
}, una acción por partida, no { $kind } de forma { $shape }

## Training

above-zero = { $name } es mayor que 0, no { $value }
even-number = { $name } es un número par, dos por apertura, no { $value }
variant-needed = para entrenar hace falta una variante
too-few-games = { $count ->
    [one] una partida es poca
   *[other] { $count } partidas son pocas
} para { $variants } variantes de varios tipos
share-form = «{ $text }»: una parte es un número mayor que 0, como en { $variant }@2, no «{ $value }»
generation-settings = una generación tiene al menos una partida, y cada partida guarda al menos una muestra
save-every = se escribe un punto de control al menos cada minuto, así que --save-every va de 1 a 60, no { $value }
actors-without-ray = --actors son los de un clúster Ray; nómbralo con --ray
no-cluster = no hay ningún clúster Ray en «{ $address }» ({ $detail }); inicia uno con «ray start --head» o di --ray { $local }
no-gpu = torch no encuentra ninguna GPU aquí; quita --device o di --device cpu
other-network = la red de { $folder } tiene { $count } { $name }, no { $value }; quita --{ $name } o empieza en otra carpeta
network-size = una red tiene uno o más bloques y 8, 16, 24 … canales, no { $size }
fold-before-fusing = solo se puede fundir una red plegada: usa folded().fuse()
no-checkpoint = no hay ningún punto de control { $file }
not-a-checkpoint = { $file } no es un punto de control: { $detail }
checkpoint-version = { $file } es un punto de control de la versión { $given }; esta es la { $version }
checkpoint-too-big = una red de { $millions } M de números no cabe en un punto de control de { $most } MB; entrena una con menos bloques o canales
checkpoint-of-other = el punto de control es de una red de { $given }, no de { $wanted }
int8-needs-positions = int8 necesita posiciones de las que tomar los rangos de números
learning-settings = para aprender hacen falta dos muestras por paso, una tasa mayor que 0, views no negativo y average de 0 a menos de 1
lockstep-settings = el juego contra sí mismo necesita al menos una variante, una partida y una ronda
lockstep-rules = las partidas al mismo paso comparten familia de reglas y tablero
no-games-of-families = ninguna de las partidas es de estas familias
too-few-to-hold-back = hay muy pocas partidas de la familia { $family } para reservar alguna
no-file = no hay ningún archivo { $file }
file-unreadable = { $file } no se puede leer: { $detail }
not-games = { $file } no es un archivo de partidas o está dañado: { $detail }
games-damaged = { $file } está dañado: { $detail }
no-games-file = { $file } no es un archivo de partidas: escribe uno con «gipf train selfplay»
games-version = { $file } tiene partidas de la versión { $given }; esta es la { $version }
folder-without-games = la carpeta { $folder } no tiene archivos de partidas (*{ $suffix })
games-of-other-rules = una partida de { $variant } no acaba como dice su archivo: tiene otras reglas
file-exists = { $file } ya existe; usa otro archivo u otra semilla
selfplay-settings = tiene que haber al menos una partida, un proceso y un nodo
nothing-written = no se terminó ninguna partida, así que no se ha escrito nada

## The command line

resumed-players = una partida reanudada conserva sus jugadores; quita --opponent
other-variant = la posición es de «{ $given }», no de «{ $variant }»
theme-without-svg = --theme es para un diagrama; indica su archivo con --svg

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = se espera un objeto JSON
no-such-player = no hay ningún jugador «{ $name }»; hay: { $names }
player-unprintable = «{ $player }» contiene un carácter que no se puede imprimir en una tabla
players-alike = dos jugadores se llaman «{ $name }»
no-program = no hay ningún programa «{ $program }» que ejecutar
no-command-line = «{ $text }» no es una línea de órdenes: { $detail }
program-unnamed = nombra el programa, como en «program:my-engine --fast»
player-not-imported = el jugador «{ $name }» no se puede importar: { $detail }
makes-no-player = «{ $name }» no es una clase o función que haga un jugador
two-players-needed = un encuentro tiene dos jugadores o más
games-in-pairs = las partidas van en pares con los colores cambiados: 2 o 4, no { $value }
sprt-players = una prueba secuencial es sobre dos jugadores, no { $count }
opening-length = una apertura tiene de 0 a 99 turnos, no { $value }
variant-twice = una variante se nombra dos veces
no-opening-of = { $file } no tiene ninguna apertura de { $variant }
no-opening-found = no se ha encontrado una apertura de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} de { $variant } en la que ni acabe la partida ni se capture una ficha; pide menos turnos
file-without-opening = no hay ninguna apertura en { $file }
opening-game-over = { $file }: la partida { $number } ha terminado: no hay desde dónde seguir
opening-line-over = { $file }:{ $number }: la partida ha terminado: no hay desde dónde seguir
workers-end = los procesos que juegan acaban antes de empezar, véase arriba; un script que juega encuentros lo hace bajo { $example }
sprt-order = elo0 tiene que ser menor que elo1: no { $value }
sprt-chance = { $name } es una probabilidad mayor que 0 y menor que 0,5, no { $value }
sprt-form = una prueba se escribe como dos diferencias, como en 0,20, no «{ $text }»
match-in-folder = otro proceso está jugando un encuentro en { $folder } ahora mismo
other-match = { $folder } contiene los resultados de otro encuentro: { $detail }. Indica otra carpeta
match-without-settings = { $folder } contiene partidas pero no settings.json; indica otra carpeta
not-a-result = { $file }:{ $number }: esto no es el resultado de una partida
games-cut = { $file } es más corto de lo que dice results.jsonl; indica otra carpeta

## The engine’s process and its players

player-value = el jugador dio el valor { $value }, y los valores van de -1 a 1
senseless-answer = el motor dio una respuesta sin sentido: { $detail }
engine-late = el motor no ha respondido en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
engine-hung = el motor no ha respondido en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}, ni ha parado al pedírselo, y se ha cerrado{ $detail }
engine-said = { $detail }
stopped-before-move = la búsqueda se ha detenido antes de encontrar un movimiento
engine-closed = este motor se ha cerrado; crea otro
engine-was-closed = el motor se ha cerrado
engine-not-started = el motor no se puede iniciar: { $command }: { $detail }
engine-ended-itself = el motor se ha cerrado ({ $detail })
engine-died = { $why }; la próxima petición lo inicia de nuevo
not-sendable = esto no se puede enviar al motor: { $detail }
argument-type = { $name } es de tipo { $kinds }, no { $value }
engine-failed = el motor ha fallado: { $detail }
player-failed = el jugador { $player } ha fallado: { $detail }
player-answer = el jugador { $player } dio una respuesta que no lo es: { $detail }
not-judged = la partida no se puede juzgar: { $detail }
player-with-limits = «{ $player }» nombra límites; se dan con cada búsqueda
options-form = { $name }:{ $text }: las opciones se escriben como en { $name }:seconds=0.1
no-such-option = «{ $name }» no tiene ninguna opción «{ $option }»; hay: { $names }
option-given-twice = la opción «{ $option }» de «{ $name }» aparece dos veces
option-value = la opción «{ $option }» de «{ $name }» es de tipo { $kinds }, no «{ $text }»
no-process-option = el proceso no tiene ninguna opción { $name }; hay: workers
too-many-requests = hay { $most } peticiones en marcha y no caben más; espera respuestas o detén alguna
no-such-search = no hay ninguna búsqueda en marcha con el identificador «{ $id }»; quizá ya ha acabado
whole-number = { $name } es un número entero de { $least } a { $most }, no { $value }
number-wanted = { $name } es un número de { $least } a { $most }, no { $value }
id-missing = falta id; vale cualquier texto o número, como en { $example }
id-form = { $name } es un texto de hasta { $most } caracteres, o un número de -2**53 a 2**53, no { $value }
request-missing = falta request; hay: { $names }
no-such-request = no hay ninguna petición { $name }; hay: { $names }
no-such-field = { $name } no tiene ningún campo { $field }; tiene: { $names }
request-without-limit = { $name } necesita un límite: { $names }; solo el análisis de una posición puede seguir hasta que se detenga
position-or-game = { $name } necesita una posición o una partida, como en { $example }
position-needed = { $name } necesita una posición, como en { $example }
position-form = position es un texto o el JSON de una posición, no { $value }
game-form = game es el texto de un archivo de partida, no { $value }
moves-form = moves es una lista de textos como ["e2", "g7-d6"], no { $value }
moves-with-game = moves va con una posición; una partida tiene los suyos
line-not-utf-8 = el byte { $number } de la línea no es UTF-8
line-empty = la línea está vacía; una petición se escribe como { $example }
line-too-deep = la línea está anidada demasiado; una petición se escribe como { $example }
line-not-json = la línea no es JSON: { $detail }; una petición se escribe como { $example }
line-too-long = la línea tiene más de { $most } bytes; se ha omitido
number-too-long = la línea tiene un número de miles de cifras
request-object = una petición es un objeto JSON como { $example }, no { $value }
field-twice = el campo { $field } aparece dos veces
no-json-number = { $name } no es un número JSON

## Commands that write files

in-place-or-out = --in-place escribe en el archivo de la partida: quita --out o --in-place
in-place-json = --json escribe lo que se encuentra y --in-place las partidas; nombra uno de los dos
in-place-stdin = --in-place necesita un archivo de partida; en stdin no se puede escribir
out-overwrites = --out sobrescribiría el archivo de la partida { $file }; --in-place lo permite
picture-file = --picture necesita su propio archivo, como game.svg
picture-overwrites = --picture sobrescribiría { $file }; indica otro archivo
no-turns-in-file = ninguna partida de { $file } tiene un turno que mirar
not-compiled = el motor no se puede compilar: { $detail }; indica otra carpeta en GIPF_CACHE
cannot-play = «{ $player }» no puede jugar: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: la partida ha terminado; undo deshace el final
terminal-others-turn = { $player ->
    [w] { $move }: aquí juegan las blancas
   *[b] { $move }: aquí juegan las negras
}
terminal-is-over = la partida ha terminado: new empieza otra, undo deshace
terminal-no-move = «{ $text }» no es una jugada ni una orden; las jugadas son como { $examples }; help muestra las órdenes
terminal-undo = detrás de undo va cuántas decisiones se deshacen, como en undo 3, no «{ $text }»
terminal-undo-few = { $count ->
    [one] solo se puede deshacer una decisión
   *[other] solo se pueden deshacer { $count } decisiones
}
terminal-side-game = aquí decide un juego auxiliar: jugadlo y escribid won, tied o lost
terminal-random-mover = el jugador al azar no acuerda nada; resign termina la partida
terminal-nothing-kept = todavía no hay ninguna partida guardada en { $folder }; empieza una sin --resume
terminal-file-name = «{ $name }» no puede ser el nombre de un archivo; elige otro
terminal-no-game = no hay ninguna partida en { $file }

## Pictures

chart-empty = un gráfico necesita un turno que mostrar
chance-range = una probabilidad de ganar va de -1 a 1, no { $value }
curves-empty = una imagen de curvas necesita un punto que mostrar
no-such-point = en el tablero { $board } no hay ningún lugar «{ $point }»; sus columnas van de a a { $last }, como en «e1» (un punto) o «e5» (un sitio)
arrow-leads-nowhere = una flecha de { $point } a { $point } no lleva a ninguna parte; nombra dos lugares
no-line-for-move = { $move }: ninguna línea lleva del punto { $dot } a { $spot }
no-book = no es un libro de aperturas: su primera línea no es «{ $line }»
book-line = «{ $text }» no es una línea de un libro de aperturas; tiene cinco campos, como «93f0b53a6c1d8e27 c2 14 9 0.778»
book-turn-twice = { $turn } está dos veces en el libro para esta posición
book-number = { $name } es un número entero, 0 o más, no { $value }
book-score = una puntuación va de 0 a 1, no { $value }
no-colour = { $text } no es un color; un color se escribe como «#a84a00» o «seagreen»
no-shade = { $text } no es la intensidad de una sombra; va de «0» a «1», como «.22»
no-arrow = una flecha es un par de puntos, como ('e1', 'e3'), quizá con un color, no { $value }
no-theme = no hay ningún tema «{ $name }»; hay { $names }
no-language = no hay textos en el idioma «{ $name }»; hay { $names }
picture-width = una imagen no puede medir { $width } de ancho; da el ancho en píxeles, como 400

## Side games

side-no-game = No hay ningún juego auxiliar «{ $name }»: { $names }
# The name of a side game, as people write it; options behind it stay as they are typed.
side-title = { $game ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
side-title-of-play = { $name ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $name }
}
side-no-option = { side-title } no tiene la opción «{ $option }»: { $options }
side-no-move = «{ $text }» no es una jugada de { side-title }; se escriben como { $examples }
side-fields = Una posición de { side-title } tiene { $wanted } campos, { $names }, separados por un espacio, no { $number }
side-columns = Un tablero de { $wanted } columnas las separa con «/»; aquí hay { $number }
side-column-length = La columna { $column }, «{ $text }», tiene { $number } puntos: hay { $wanted }
side-column-form = La columna { $column }, «{ $text }», se escribe «{ $right }»
side-no-piece = Columna { $column }: «{ $text }» no puede estar ahí
side-player-field = El jugador es «w» o «b», y «-» tras unas tablas, no «{ $text }»
side-phase-field = «{ $text }» no es una fase: { $phases }
side-disagrees = { $field } es «{ $text }», pero según el tablero es «{ $right }»
side-too-many = Hay { $number } de { $piece }: como máximo { $most }
side-is-over = Esta partida ha terminado: jugador y fase son «{ $right } .»
side-not-over = Esta partida aún no ha terminado
side-nothing-to-decide = En la fase «{ $phase }» no hay nada que decidir
side-occupied = { $point } está ocupado
side-others = Lo que hay en { $point } no es tuyo
side-no-point = En este tablero no existe { $point }
side-no-line = { $start } y { $end } no están en una misma línea
side-stuck = lo que está en { $point } no puede ir ahora a ninguna parte
side-other-due = { $move } no se puede jugar ahora; puedes jugar, por ejemplo, { $moves }
side-not-possible = { $move } no se puede jugar aquí; se puede: { $moves }
side-other-game = Una posición de { side-title } empieza por «{ $game }», no por «{ $text }»
side-too-few = Hay { $number } de { $piece }: como mínimo { $least }
yinsh-no-ring = En { $point } no hay ningún anillo tuyo
yinsh-ring-between = El anillo de { $point } está en medio
yinsh-must-stop = Un anillo que ha saltado fichas debe parar justo detrás, en { $point }
yinsh-row-stands = La fila { $row } ya debería haberse retirado
side-none-left = No queda ninguna { $piece } por colocar
tzaar-capture-first = Un turno empieza con una captura
tzaar-first-met = Desde { $start } una pila va hasta la primera pila de su línea, ni más allá ni a una intersección libre
tzaar-too-high = La pila de { $point } tiene { $height } fichas y la tuya de { $start } solo { $own }: no puede capturar una más alta
tzaar-no-capture = desde { $point } no se puede capturar nada ahora: lo primero que hay en sus líneas es propio o demasiado alto
tzaar-first-capture = La fase «f» es la primera captura de las blancas, con el tablero lleno
tzaar-no-stacks-yet = Mientras se colocan fichas, fase «p», no hay pilas
tzaar-out-of-turn = Se coloca por turnos, primero las blancas: con { $white } blancas y { $black } negras no le toca a «{ $player }»
side-no-options = { side-title } no tiene opciones, así que tampoco «{ $option }»
side-value = { $field } es «{ $text }»; se escribe como { $values }
side-seed = una semilla es un número entero de 0 a { $most }, no «{ $text }»
side-rounds = { $game } se juega al mejor de un número impar de rondas, de 1 a { $most }, no «{ $text }»
rps-same-commitment = ese es el compromiso del otro jugador; comprométete con una elección tuya
rps-to-open = ambos han elegido: descubre tu elección, como en «rock:nonce», o «fold»; no «{ $move }»
rps-not-committed = «{ $move }» no es aquello con lo que te comprometiste
rps-round = «{ $text }» no es una ronda; se escriben como «rock/paper», la última también como «rock/-»
rps-round-too-many = no hay ronda «{ $text }»: la anterior no está completa o la partida ha terminado
domino-not-held = { $tile } no está en tu mano
domino-no-fit = { $tile } no encaja en este extremo de la fila, que es { $end }
domino-no-tile = «{ $text }» no es una ficha; van de 00 a 66, en una mano con el número menor primero
domino-line = { $first } y { $second } no encajan
domino-order = una mano se escribe en orden: «{ $right }», no «{ $text }»
domino-twice = { $tile } está dos veces
domino-count = cada jugador recibió 7 fichas; aquí hay { $line } en la fila y { $white } y { $black } en las manos
domino-passes = no pasa quien puede jugar
openspiel-name = un juego de OpenSpiel se nombra como en «openspiel(connect_four)», no «{ $text }»
openspiel-no-game = OpenSpiel no tiene ningún juego «{ $name }» que se pueda jugar solo con su nombre
openspiel-not-in-turn = «{ $name }» no es un juego para dos que mueven por turnos
dvonn-stays = La pieza DVONN de { $point } está sola, y así nunca se mueve
dvonn-shut-in = Lo que hay en { $point } está encerrado: los seis puntos de alrededor están ocupados
dvonn-distance = Una pila de { $height } se mueve exactamente { $height }; de { $start } a { $end } hay { $distance }
dvonn-not-linked = Lo que hay en { $point } no está unido a ninguna pieza DVONN
zertz-must-jump = Una canica puede saltar, así que debe hacerlo: { $moves }
zertz-no-ring = En { $point } ya no hay anillo
zertz-not-free = El anillo { $point } no se puede sacar: a su lado tendría que haber dos sitios contiguos sin anillo
zertz-jump = una canica salta en línea recta sobre la de al lado al anillo vacío que hay detrás
zertz-counts = «{ $text }» no dice cuántas canicas hay, como en «{ $right }»
zertz-marbles = En el tablero, en la reserva y capturadas hay { $number } { $colour }: en total deben ser { $wanted }
side-written = «{ $text }» se escribe «{ $right }»
punct-off-board = { $move }: un punto quedaría fuera del tablero
punct-centre = { $variant ->
    [basic] la primera ficha de la partida no puede entrar en el hexágono central
   *[standard] no se pueden añadir fichas en el hexágono central
}
punct-minor-dot = en { $point } no hay ningún PÜNCT, y una ficha se mueve por su PÜNCT
punct-covered = la ficha con su PÜNCT en { $point } no está libre: tiene algo encima en { $spaces }
punct-unchanged = eso no cambia nada: la ficha tiene que moverse o girar
punct-on-other = el PÜNCT quedaría sobre el color del otro jugador en { $point }
punct-not-flat = la ficha no quedaría plana: las alturas de { $spaces } son { $heights }
punct-gap = el PÜNCT quedaría sobre un hueco: { $point } está libre, y debajo tiene que haber una ficha propia
punct-no-room = por más que se gire, la ficha no cabe con su PÜNCT en { $point }: tiene que quedar plana y entera en el tablero
punct-no-piece = «{ $text }» no es una ficha; se escriben como Tg5:2
punct-crosses = { $piece } cruza otra ficha de su nivel en { $point }
punct-cannot-lie = { $piece } no puede estar en el nivel { $level }: { $why }
punct-wrong-level = { $piece } está en el nivel { $level }, pero quedaría en el nivel { $right }
punct-no-reserves = las reservas se escriben como en T6C2E4/T5R1, «-» para nada, no «{ $text }»
in-side-game = juego auxiliar { side-title-of-play }, jugada { $number }, «{ $move }»: { $why }
side-play-form = «{ $text }» no es un juego auxiliar; se escriben como «yinsh(blitz) f5 d4» o «die#7 throw»
side-play-other = { $letter } se decide con { $game }, no con { $name }
side-play-seed = { $name } no se puede repetir sin su semilla, como en «{ $name }#7»
side-play-no-seed = en { $name } no hay azar, así que tampoco semilla
side-play-none = en este turno no hay ningún desafío que { side-title-of-play } pudiera decidir
side-play-not-over = el juego auxiliar { side-title-of-play } no ha terminado, pero se da «{ $result }» como resultado
side-play-result = el juego auxiliar { side-title-of-play } es «{ $right }» para quien anunció el potencial, no «{ $result }»
side-play-wanted = play es un juego auxiliar como en un registro, por ejemplo 'yinsh f5 d4', no { $value }
side-play-unknown = { side-title-of-play } no se puede jugar aquí
side-terminal-only = { $name } solo se juega en la terminal: gipf play --terminal "{ $name }"
is-side-game = { $game } es un juego auxiliar por sí solo: pídelo con 'watch-side' y /api/side-games
is-no-side-game = { $game } no es un juego auxiliar por sí solo: pídelo con 'watch' y /api/games
no-side-game-on = no hay ningún juego auxiliar que abandonar
side-game-decides = { $move }: el resultado sale del juego auxiliar en curso; quien lo abandona lo pierde
side-level = los juegos auxiliares tienen niveles de 1 a { $most }
side-file-form = el archivo de un juego auxiliar dice cuál es, como en [SideGame "yinsh"]
side-file-result = las jugadas llevan a '{ $right }', pero como resultado consta '{ $result }'
side-file-hidden = en esta partida aún hay algo oculto; habrá archivo cuando termine
side-no-draws = en { side-title } siempre gana alguien, así que no hay tablas que proponer
side-file-is-game = esto es una partida de GIPF, no un juego auxiliar por sí solo
side-file-position = el archivo es de { side-title-of-play }, pero su posición es de { $other }
side-file-two-seeds = un juego auxiliar que empieza con una posición ya lleva su semilla: [Seed] y [Position] no van juntos
side-text-unknown = «{ $text }» no es un juego auxiliar: un archivo, una posición o su nombre con jugadas, como «yinsh f5 d4»
side-no-board = { side-title-of-play } se juega sin tablero, así que no hay diagrama
proof-file = { $file } no se puede leer como demostración: { $detail }
proof-header = la línea { $line } de una demostración es [{ $name } "…"], no «{ $text }»; empieza con Proof, Variant, Winner y Turns
proof-version = solo se pueden leer demostraciones de la versión { $version }, no de «{ $text }»
proof-answer = la respuesta { $number } de la demostración, «{ $move }», no es legal en «{ $position }»
proof-ends = la demostración termina tras la respuesta { $number }, pero { player-name } tienen que decidir en «{ $position }»
proof-too-long = la demostración está completa tras la respuesta { $number }, pero aún sigue «{ $move }»
proof-lost = { player-name } no ganan aquí: «{ $position }»
proof-turns = { player-name } no han ganado en { $turns } turnos, como dice la demostración: «{ $position }»
solve-variant = { $variant } no se puede resolver: solo los juegos sin potenciales ni reglas de la casa, como «basic;reserve=4/4»
solve-unknown = aún no se sabe quién gana { $variant }, así que no hay nada que demostrar
solve-no-win = no se encontró ninguna victoria en { $turns } turnos en «{ $position }»

## La aplicación como simples archivos

site-not-built = el sitio no se puede escribir: { $part ->
    [page] la página no está construida
    [engine] el motor para navegadores no está construido
   *[python] Python para navegadores no está construido
  } aquí; 'make site' construye lo que falta
site-folder-taken = en { $folder } hay algo que no es un sitio; indica una carpeta nueva o vacía
no-site-address = una dirección empieza por https:// o http://, no «{ $text }»

## Personas y sus asientos

not-for-you = esto no te corresponde
not-your-game = no tienes asiento en esta partida
not-your-seat = { $player ->
    [w] el asiento de las blancas es de otra persona
   *[b] el asiento de las negras es de otra persona
}
not-your-turn = le toca a la otra persona
own-proposal = a eso tiene que responder la otra persona
proposal-waits = hay una pregunta que aún espera respuesta
player-awaited = la otra persona aún no ha llegado
no-advice-between-people = en una partida entre dos personas el motor no ayuda a nadie hasta que termine
result-for-other = un resultado a tu favor lo tiene que anotar la otra persona
goes-on-between-people = dos personas juegan esta partida, y no ha terminado
stays-between-people = otra persona también ha jugado esta partida, así que se queda
both-invited = uno de los dos asientos tiene que ser el tuyo
computer-invited = el ordenador ocupa su asiento sin invitación
seat-not-free = { $player ->
    [w] el asiento de las blancas no está libre
   *[b] el asiento de las negras no está libre
}
name-length = un nombre tiene de 1 a { $most } caracteres
not-let-in = este servidor solo deja entrar a quien tiene su enlace
network-off = nadie puede unirse: el acceso desde la red local está apagado
no-local-network = este equipo no está en ninguna red local
not-local = { $host } no es una dirección de una red local
network-refused = nadie más puede unirse: { $detail }

## Un servicio para todos

asked-too-much = se ha pedido demasiado desde aquí; { $seconds ->
    [one] inténtalo de nuevo en un segundo
   *[other] inténtalo de nuevo en { $seconds } segundos
}
past-the-proxy = a este servicio solo se llega por su dirección, no esquivando su proxy
proxy-without-proto = el proxy que hay delante de este servicio tiene que decir en X-Forwarded-Proto cómo se llegó a él
proxy-without-client = el proxy que hay delante de este servicio tiene que decir en X-Forwarded-For quién llegó a él
no-origin = una petición con cookie tiene que decir en Origin de qué página viene
service-or-lan = un servicio es para todos; unirse desde la red local es para la aplicación de un solo equipo
service-address = la dirección de un servicio es como https://play.example o, para probarlo, como http://localhost:4737; no { $text }
service-without-proxy = a un servicio con dirección https:// se llega por un proxy; indica su dirección en GIPF_PROXY, por ejemplo GIPF_PROXY=127.0.0.1
neither-address = { $text } no es ni una dirección ni una red, como 10.0.0.2 o 10.0.0.0/8
name-reserved = «{ $name }» es un nombre que aquí nadie puede tener
account-name-length = un nombre tiene de { $least } a { $most } caracteres
account-name-letters = un nombre se compone de letras y cifras; entre ellas puede haber espacios, puntos, guiones o guiones bajos sueltos
account-name-scripts = un nombre se escribe en un solo alfabeto, para que nadie pase por otra persona

## Cuentas

no-accounts = aquí no hay cuentas; son de un servicio para todos
account-there = ya tienes una cuenta
account-without-way = una cuenta necesita una forma de entrar: una contraseña, una llave de acceso o una dirección de correo
name-taken = el nombre «{ $name }» está ocupado o se parece a uno que lo está
password-length = una contraseña tiene de { $least } a { $most } caracteres
password-weak = esta contraseña se adivina con demasiada facilidad; es mejor usar unas palabras sin relación
sign-in-wrong = el nombre y la contraseña no van juntos
password-wrong = esa no es tu contraseña
prove-again = demuestra otra vez que eres tú: con tu contraseña, una llave de acceso o un enlace
last-way = es tu última forma de entrar; añade otra antes
mail-off = este servicio no envía correo
mail-address = eso no es una dirección de correo
mail-server = GIPF_MAIL no nombra ningún servidor de correo; escribe smtp://USUARIO:CONTRASEÑA@EQUIPO:PUERTO o smtps://…
push-unknown = este no es un servicio de avisos conocido aquí
push-keys = las claves de avisos del navegador no son correctas
push-off = desde aquí no se envía nada a los dispositivos
push-address = GIPF_PUSH nombra servicios de avisos como https://push.example; no { $text }
passkey-refused = no se aceptó esta llave de acceso; inténtalo de nuevo o entra de otra forma
passkeys-many = una cuenta tiene como mucho { $most } llaves de acceso
no-such-passkey = no existe esa llave de acceso
token-wrong = este token no vale: fue revocado o nunca se creó
not-by-token = para esto no vale ningún token
token-without = este token no se creó para eso: le falta «{ $scope }»
bot-was-rated = esta cuenta ha jugado partidas puntuadas y sigue siendo de una persona; crea otra para el programa
bot-moderates = la cuenta de un moderador sigue siendo de una persona
bot-in-games = esta cuenta está jugando contra otros; podrá ser la de un bot cuando terminen esas partidas
account-no-bot = solo una cuenta de bot tiene tokens
tokens-many = una cuenta tiene como mucho { $most } tokens
bot-address = «{ $address }» no es la dirección de un servicio; escribe https:// y su nombre
bot-unreachable = { $address } no responde: { $detail }
bot-denied = el servicio dice que no: { $detail }
bot-no-account = en { $address } este token no es de ningún bot
no-such-account = no hay ninguna cuenta «{ $name }»

## The lobby

lobby-closed = nadie más puede llegar hasta aquí, así que no hay sala de encuentro
time-too-short = es demasiado rápido: cada cual tiene al menos { $seconds } segundos para { $turns } turnos, como con 3+2
times-mixed = una oferta es para partidas de una sentada o para partidas a lo largo de días, no para ambas
standing-over-days = solo una oferta abierta a lo largo de días puede valer para varias partidas
rated-with-account = las partidas puntuadas se juegan con una cuenta
rated-even = una partida se puntúa solo si ambos tienen lo mismo y no decide únicamente el azar
own-seek = no se juega contra uno mismo
seek-without = la oferta no incluye { $what }
too-many-seeks = puedes tener como mucho { $most } ofertas a la vez
not-challenged = no puedes desafiar a esta persona
no-such-seek = esta oferta ya no está
seek-taken = alguien fue más rápido: esta oferta ya está aceptada
no-such-person = aquí no hay nadie así

## Tournaments

no-tournaments = aquí no hay torneos; son de un servicio para todos
no-such-tournament = no hay tal torneo
tournament-begun = este torneo ya ha empezado; puedes inscribirte en el próximo
tournament-not-entered = no participas en este torneo
tournament-played = todas tus partidas de este torneo han terminado
tournament-no-bots = los programas no participan en torneos
tournament-game-stays = esta partida es de un torneo, así que se queda

## What people say, and order among them

words-length = se dicen de 1 a { $most } caracteres de una vez
said-too-much = ha sido mucho de golpe: espera { $seconds } segundos
muted = la moderación te pide silencio durante { $hours } horas más
nobody-hears = en esta partida no hay nadie que te oiga
no-such-preset = no hay palabras llamadas «{ $name }»
not-oneself = esto es para otras personas, no para una misma
no-such-report = de este aviso ya se ha ocupado alguien
too-many-reports = { $most } avisos tuyos esperan todavía a que alguien los mire

## Lo que alguien guarda para sí en una partida

board-nowhere = hay un tablero propio en tus partidas a lo largo de días contra otra persona
conditions-nowhere = las jugadas condicionales son para una partida a lo largo de días contra otra persona, mientras dura
conditions-own-turn = te toca a ti: las jugadas condicionales responden a lo que juega la otra parte
conditions-side-game = las jugadas condicionales no pueden pasar por un juego auxiliar
conditions-late = la partida ha seguido entretanto, y estas jugadas condicionales ya no encajan
conditions-many = es demasiado: como mucho { $lines } variantes con { $decisions } decisiones en total
conditions-long = una variante tiene como mucho { $most } decisiones
conditions-after-end = la partida termina antes de { $move }
conditions-two = a lo mismo solo se puede dar una respuesta: { $one } o { $two }
conditions-end = cada variante acaba con tu respuesta, hasta que decide de nuevo la otra parte
