## Opening

opening-lead = Abre una partida, una posición o un archivo y míralo con el motor.
opening-text = Pega una partida, una posición o movimientos
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Abrir
opening-file = Elegir un archivo
opening-edit = Montar una posición
opening-draft = Seguir donde lo dejaste
opening-games = Tus partidas
opening-all-games = Todas las partidas
opening-studies = Tus estudios
opening-all-studies = Todos los estudios
opening-start = Empezar desde el principio
opening-choose = Aquí hay { $count } partidas. ¿Cuál quieres?
opening-game = Partida { $number }
opening-turns = { $turns ->
    [0] aún sin turnos
    [one] un turno
   *[other] { $turns } turnos
}
opening-wrong = Esto no se puede abrir
opening-again = Abrir otra cosa
colour = { $player ->
    [w] Blancas
   *[b] Negras
}

## The study

study-title = Análisis
study-tool = { $tool ->
    [flip] Girar
    [judge] Evaluar
    [retry] Reintentar
    [edit] Montar
    [save] Guardar, compartir
   *[open] Abrir
}
study-tool-why = { $tool ->
    [flip] Girar el tablero
    [judge] Que el motor evalúe toda la partida
    [retry] Encontrar algo mejor donde hubo un error
    [play] Jugar desde aquí contra el ordenador o una persona
    [edit] Cambiar esta posición a mano
    [save] Guardar, descargar, copiar o compartir este análisis
   *[open] Abrir otra cosa
}
study-tabs = Sobre esta partida
study-tab = { $tab ->
    [game] Toda la partida
    [notes] Notas
   *[explorer] Aperturas
}
tree = Movimientos y variantes
tree-variation = Variante:
tree-none = Aún no hay movimientos. Haz uno en el tablero.
notes = Notas
notes-marks = Signo de esta jugada
notes-line = Esta línea
notes-draw = Dibujar en el tablero
notes-draw-why = Dibuja flechas y anillos: arrastra de punto a punto o elige uno. El botón derecho y dos dedos dibujan siempre.
notes-shapes = Dibujado: { $shapes }
notes-shapes-remove = Quitar los dibujos
notes-comment = Comentario de esta jugada
notes-comment-example = Escribe un comentario
mark = { $mark ->
    [good] Buena jugada
    [brilliant] Jugada brillante
    [interesting] Jugada interesante
    [doubtful] Jugada dudosa
    [mistake] Error
   *[blunder] Error grave
}
line-promote = Subir esta variante (con Mayús: hacerla línea principal)
line-delete = Borrar esta jugada y todo lo que sigue
line-undo = Deshacer el último cambio

## Chances

chance = Posibilidades de ganar: blancas { $share } %, negras { $other } %
chance-unknown = Aún sin evaluar

## The engine

engine = Motor
engine-lines = Líneas a la vista
engine-lines-count = { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}
engine-depth = profundidad { $depth }
engine-speed = { $speed } posiciones/s
engine-looks = El motor está mirando…
engine-over = Aquí la partida ha terminado.
engine-side = Aquí decide el juego auxiliar.
engine-silent = Aquí calla: arriba se dice qué era mejor.
engine-show = Ver líneas
line-chance = Blancas { $share } %
line-wins = { $player ->
    [w] Blancas
   *[b] Negras
} en { $turns }
line-follow = Seguir { $turns }
explorer = Jugado aquí en tus partidas
explorer-turn = { $turn }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}; ganaron las blancas { $white }, las negras { $black }, empates { $drawn }
explorer-ended = { $how ->
    [white] ganan blancas
    [drawn] empate
    [black] ganan negras
   *[open] sin terminar
}
explorer-none = Ninguna de tus partidas pasó por aquí.
explorer-everybody = Partidas de todos que pasaron por aquí
explorer-pending = Revisando tus partidas: faltan { $count }…

## The whole game

judge = Toda la partida
judge-nothing = Juega en el tablero y el motor podrá evaluar aquí la partida.
judge-start = Evaluar toda la partida
judge-stop = Parar
judge-mistakes = Buscando tus errores…
mistakes-none = El motor no ha encontrado ningún error tuyo. ¡Bien jugado!
judge-progress = Turno { $done } de { $of }
judge-summary = { $player ->
    [w] Blancas
   *[b] Negras
}: { $known ->
    [yes] precisión { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = sin errores
graph = Opciones de ganar de las blancas a lo largo de la partida
graph-start = Inicio
graph-nowhere = En una variante

## Trying again

retry = Reintentar
retry-whose = ¿Los errores de quién?
retry-whose-name = { $whose ->
    [mine] Los míos
    [theirs] Los del otro
    [w] De las blancas
    [b] De las negras
   *[both] De ambos
}
retry-none = Aquí no hay errores marcados.
retry-count = Error { $at } de { $of }
retry-count-so-far = Error { $at }; sigo buscando…
retry-task = { $player ->
    [you] Jugaste { $turn }. Encuentra algo mejor.
    [w] Las blancas jugaron { $turn }. Encuentra algo mejor.
   *[b] Las negras jugaron { $turn }. Encuentra algo mejor.
}
retry-board = { $shown ->
    [answer] Así habría sido mejor.
    [followed] Así habría sido mejor; las flechas muestran qué podría seguir.
   *[try] Este es tu intento.
}
retry-thinks = El motor mira { $turn }…
retry-verdict = { $verdict ->
    [best] { $turn } es la mejor jugada.
    [good] { $turn } es tan buena como la mejor.
    [better] { $turn } es mejor, pero se puede sacar más.
    [same] { $turn } es lo que se jugó.
   *[bad] { $turn } tampoco ayuda.
}
retry-better = { $why ->
    [misses] Mejor era { $turn }, que { $feat }.
    [misses-later] Mejor era { $turn }: más tarde { $later } { $feat }.
    [misses-twice] Mejor era { $turn }: luego la misma jugada otra vez { $feat }.
   *[better] Mejor era { $turn }.
}
mistake-played = { $player ->
    [you] Jugaste { $turn }.
    [w] Las blancas jugaron { $turn }.
   *[b] Las negras jugaron { $turn }.
}
mistake-try = Inténtalo tú
verdict = Qué dice el motor de este turno
verdict-little = No del todo el mejor
verdict-none = No había nada mejor.
verdict-show = Mostrar
retry-again = Otra vez
retry-next = Siguiente error
retry-answer = Ver la solución
retry-leave = Listo

## Saving

save = Guardar o compartir este análisis
save-where = { $kind ->
    [study] Este es uno de tus estudios. Se guarda cada cambio.
    [game] Este análisis se guarda con su partida, cada cambio al momento. Como estudio tendrá un nombre y un lugar en tu lista de estudios.
   *[draft] De momento solo este navegador recuerda el análisis, hasta que empieces otro. Como estudio tendrá un nombre y un lugar en tu lista de estudios.
}
save-name = Nombre del estudio
save-as-study = Guardar como estudio
save-made = Guardado en tus estudios como «{ $name }».
save-studies = Abrir mis estudios
save-text = Como texto

## Setting up a position

edit-title = Montar una posición
edit-variant = Versión
edit-board = Tablero para montar la posición
edit-unit = Elige una ficha y luego los sitios
edit-off = Quitar
edit-reserves = Reservas
edit-pieces = { $letter ->
    [piece] Fichas
    [G] Fichas GIPF
   *[B] Fichas básicas
}
edit-reserve = { $pieces } en la reserva de { $player ->
    [w] las blancas
   *[b] las negras
}
edit-player = Juegan
edit-bringing = { $player ->
    [w] Las blancas aún pueden introducir fichas GIPF
   *[b] Las negras aún pueden introducir fichas GIPF
}
edit-start = Posición de partida
edit-empty = Tablero vacío
edit-undo = Deshacer
edit-text = Como texto
edit-analyse = Analizar
edit-leave = Volver

## Why a turn is good or bad. $feat is one of reason-feat, $ending one of reason-ending, $things a list of reason-thing.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only }: { $turn } { $why }
reason-only-for = { $only }: { $why }
reason = { $why ->
    [loses] pierde de inmediato: { $ending }
    [draws] acaba en empate: { $ending }
    [allows] permite { $turn }, que { $feat }
    [allows-later] permite { $turn }: más tarde { $later } { $feat }
    [allows-twice] permite { $turn }: luego la misma jugada otra vez { $feat }
    [makes-row] forma una fila { $player ->
        [you] tuya
        [computer] del ordenador
        [w] de las blancas
       *[b] de las negras
    } que { $feat }
    [forfeits] renuncia a { $things } de la mano
    [ends-gipf] { $player ->
        [you] te deja
        [computer] deja al ordenador
        [w] deja a las blancas
       *[b] deja a las negras
    } sin más fichas GIPF que introducir
    [wastes] deja perder el potencial TAMSK sin usarlo
    [gives-up] retira del tablero { $things } { $player ->
        [you] de las tuyas
        [computer] del ordenador
        [w] de las blancas
       *[b] de las negras
    }
    [runs-out] deja { $player ->
        [you] tu reserva
        [computer] la reserva del ordenador
        [w] la reserva de las blancas
       *[b] la reserva de las negras
    } en { $things }
    [empties] vacía { $player ->
        [you] tu reserva
        [computer] la reserva del ordenador
        [w] la reserva de las blancas
       *[b] la reserva de las negras
    }
    [accepts] { $player ->
        [you] aceptas
        [computer] el ordenador acepta
        [w] las blancas aceptan
       *[b] las negras aceptan
    } { $turn }, que { $feat }; un reto podría impedirlo
    [accepts-anyway] { $player ->
        [you] aceptas
        [computer] el ordenador acepta
        [w] las blancas aceptan
       *[b] las negras aceptan
    } { $turn }; es mejor un reto
    [lowers] baja { $player ->
        [you] tus posibilidades
        [computer] las posibilidades del ordenador
        [w] las posibilidades de las blancas
       *[b] las posibilidades de las negras
    } de ganar del { $before } % al { $after } %
    [misses] pasa por alto { $turn }, que { $feat }
    [misses-later] pasa por alto { $turn }: más tarde { $later } { $feat }
    [misses-twice] pasa por alto { $turn }: luego la misma jugada otra vez { $feat }
    [better] es mejor { $turn }
    [only] con diferencia la mejor jugada
    [does] { $feat }
    [prepares] prepara un turno que { $feat }
   *[only-win] la única jugada que { $feat }
}
reason-feat = { $does ->
    [takes] captura { $things }{ $of }
    [covers] cubre { $things }{ $of }
    [returns] devuelve { $things } a la reserva
    [takes-last] captura la última ficha GIPF y gana
    [covers-last] cubre la última ficha GIPF y gana
    [wins-at-once] gana de inmediato: { $ending }
    [wins-unless] gana de inmediato si ningún reto lo impide: { $ending }
    [wins-later] gana en { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }: { $ending }
    [wins-by-force] gana de forma forzada
    [saves] salva { $things }
    [threatens] amenaza { $things }
    [stops] impide una fila que el otro jugador podría formar enseguida
    [brings] introduce una ficha GIPF
    [loads] pone en juego { $things }
    [readies] deja lista una fila para el próximo turno
    [nears] acerca fichas al centro, donde hay más filas posibles
    [lines-up] alinea { $things }: cuatro en una línea forman una fila
    [keeps] conserva después { $things } más en la reserva
    [safe] no deja nada que se pueda capturar enseguida
    [least] es lo que menos cede
   *[takes-and-wins] captura { $things }{ $of } y gana de forma forzada
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}de las tuyas
    [computer] {" "}del ordenador
    [w] {" "}de las blancas
   *[b] {" "}de las negras
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] no te queda
        [computer] al ordenador no le queda
        [w] a las blancas no les queda
       *[b] a las negras no les queda
    } nada que jugar
    [no-move] { $loser ->
        [you] no puedes
        [computer] el ordenador no puede
        [w] las blancas no pueden
       *[b] las negras no pueden
    } mover
    [no-gipf] { $loser ->
        [you] no te queda
        [computer] al ordenador no le queda
        [w] a las blancas no les queda
       *[b] a las negras no les queda
    } ninguna ficha GIPF
    [repetition] la posición se repite una vez de más
   *[quiet] hace demasiado que no se captura nada
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] una ficha básica
       *[other] { $count } fichas básicas
    }
    [gipf] { $count ->
        [one] una ficha GIPF
       *[other] { $count } fichas GIPF
    }
    [loaded] { $count ->
        [one] una ficha cargada
       *[other] { $count } fichas cargadas
    }
    [stack] { $count ->
        [one] una pila
       *[other] { $count } pilas
    }
    [used] { $count ->
        [one] un potencial usado
       *[other] { $count } potenciales usados
    }
    [potential] { $count ->
        [one] un potencial
       *[other] { $count } potenciales
    }
    [named] { $count ->
        [one] un potencial { $name }
       *[other] { $count } potenciales { $name }
    }
    [piece] { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
   *[unit] { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }
}
