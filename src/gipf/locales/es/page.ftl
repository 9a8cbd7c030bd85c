## The frame

bar = Páginas
bar-skip = Ir al contenido
bar-home = GIPF, a la página de inicio
bar-play = Jugar
bar-analyse = Analizar
bar-learn = Aprender
bar-games = Partidas
bar-people = Gente
bar-settings = Ajustes
files-held = Suelta el archivo para abrirlo
dialog-close = Cerrar
notice-close = Cerrar este aviso
line-missed = El servidor no responde en este momento. Tu partida está a salvo; seguimos intentándolo.
server-away = El servidor no responde. ¿Sigue en marcha?
server-puzzled = El servidor no ha podido hacerlo ({ $status }). Inténtalo otra vez.
nowhere-title = Aquí no hay nada
nowhere-text = Esta dirección no lleva a ninguna parte.
nowhere-home = Ir al inicio

## Choosing a game

home-title = Jugar
home-welcome = Empuja. Alinea cuatro. Cuida tus fichas.
home-welcome-text = GIPF se juega con un puñado de fichas y una sola idea: cada ficha entra por el borde y empuja lo que encuentra a su paso. Quien se queda sin fichas pierde.
home-first = Juega tu primera partida
home-first-why = El GIPF básico contra un rival fácil y sin reloj.
home-learn = Aprende en cinco minutos
home-continue = Sigue jugando
home-all = Todas las partidas
game-awaited = A la espera de un rival
home-choose = Elige un juego
home-setup = Elige rival
home-more = Otros juegos
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ y PÜNCT, y otros rápidos con dado, cartas o dominó.
card-name = { $card ->
    [basic] Básico
    [standard] Estándar
    [tournament] Torneo
    [potentials] Con potenciales
    [ultimate] Ultimate
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] Un solo tipo de ficha. Forma filas de cuatro, recupera fichas y deja al rival sin ninguna.
    [standard] Cada jugador tiene tres fichas GIPF y no entran más. Quien pierde la última, o no tiene nada que introducir, pierde.
    [tournament] Tablero vacío. Tú decides cuántas fichas GIPF pones en juego.
    [potentials] Algunas fichas llevan un potencial: un movimiento especial que sirve una sola vez.
    [ultimate] Los cinco potenciales a la vez, con el tablero vacío.
   *[matrx] Un tablero más grande, pilas de potenciales y tres fichas GIPF sueltas.
}

## Against whom, and how

setup-opponent = Rival
setup-opponent-computer = Ordenador
setup-opponent-people = Dos en una pantalla
setup-opponent-elsewhere = En otro dispositivo
setup-closed = Nadie puede unirse aún: activa «Dejar que otros de esta red se unan».
setup-opponent-watch = Ver a dos ordenadores
setup-level-of = { $player ->
    [w] Nivel de las blancas
   *[b] Nivel de las negras
}
setup-watch = Ver
setup-level = Nivel
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } de { $most }
level-name = { $level ->
    [1] primer día
    [2] principiante
    [3] curioso
    [4] jugador ocasional
    [5] jugador habitual
    [6] jugador de club
    [7] buen jugador de club
    [8] experto
    [9] maestro
   *[10] todo lo que sabe
}
setup-colour = Tu color
setup-colour-name = { $colour ->
    [w] Blancas
    [b] Negras
   *[random] Al azar
}
setup-name = Nombre de { $player ->
    [w] las blancas
   *[b] las negras
}
setup-clock = Reloj: minutos + segundos por turno
setup-clock-none = Sin reloj
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Otro
setup-clock-days = En días
setup-clock-minutes = Minutos por jugador
setup-clock-increment = Segundos que se suman tras cada turno
setup-start = Jugar
setup-rules = Cambiar las reglas
setup-rules-as-usual = las de siempre
setup-potentials = Elegir los potenciales

## The composer

compose-potentials = Potenciales
compose-same = Los mismos para ambos
compose-count = { $potential }, { $player ->
    [w] blancas
    [b] negras
   *[both] cada jugador
}
compose-reserve = Fichas en reserva
compose-reserve-why = Dale al jugador con menos experiencia de una a tres fichas más.
compose-reserve-of = { $player ->
    [w] Blancas
   *[b] Negras
}
compose-board = Tablero
compose-board-name = { $board ->
    [hex37] 37 sitios
   *[matrx40] 40 sitios
}
compose-challenges = Retos
compose-challenges-why = Se puede retar un movimiento especial; un juego como YINSH o una tirada de dado decide entonces si funciona.
compose-challenges-count = { $count ->
    [0] Ninguno
    [one] Uno por jugador
   *[other] { $count } por jugador
}
compose-challenges-unlimited = Sin límite
compose-sides = Cómo se deciden los retos
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] En la mesa
    [quick] Rápido: el dado
    [real] El auténtico
   *[own] A elegir
}
compose-side = Juego auxiliar para { $potential }
compose-side-option = Modo de juego, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] como siempre
    [blitz] blitz
    [random] inicio al azar
    [tournament] torneo
    [basic] básico
    [three] al mejor de tres
   *[other] { $option }
}
side-option-rings = { $count } anillos
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = al mejor de { $count }
compose-house = Reglas de la casa
compose-repetition = Empate por repetición
compose-repetition-count = { $count ->
    [0] nunca
    [2] dos veces
   *[other] { $count } veces
}
compose-quiet = Empate sin capturas
compose-quiet-count = { $count ->
    [0] nunca
   *[other] { $count } turnos
}
compose-more = Uno más
compose-less = Uno menos
compose-reset = Como siempre

## Variants

variant-name = { $base ->
    [basic] GIPF básico
    [standard] GIPF estándar
    [standard-potentials] GIPF estándar con potenciales
    [tournament] GIPF de torneo
    [tournament-potentials] GIPF de torneo con potenciales
    [ultimate] Ultimate GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = ninguno
variant-hands = potenciales: { $hand }
variant-hands-differ = potenciales de las blancas: { $white }; de las negras: { $black }
variant-reserve = reserva de { $white } contra { $black }
variant-board = { $board ->
    [hex37] en 37 sitios
   *[matrx40] en 40 sitios
}
variant-challenges = { $count ->
    [one] un reto por jugador
   *[other] { $count } retos por jugador
}
variant-challenges-unlimited = retos sin límite
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = juegos auxiliares: { $games }
variant-repetition = { $count ->
    [2] empate cuando una posición aparece por segunda vez
    [3] empate cuando una posición aparece por tercera vez
   *[other] empate cuando una posición aparece por { $count }.ª vez
}
variant-quiet = empate tras { $count ->
    [one] un turno
   *[other] { $count } turnos
} sin capturas

## At the table

seat-you = Tú
seat-computer = Ordenador, nivel { $level }
seat-bot = { $name } (bot)
seat-winner = { $who ->
    [you] has ganado
    [colour] han ganado
   *[other] ha ganado
}
saving-fails = No se puede guardar nada: el disco está lleno o no se puede escribir en la carpeta de datos. La partida espera hasta que se arregle.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] Blancas
   *[b] Negras
} en el juego auxiliar
seat-offers = propone empate
clock-of = Tiempo restante de { $player ->
    [w] las blancas
   *[b] las negras
}: { $time }
play-title = Partida
play-heading = Partida de { $variant }
play-tournament = Torneo
play-gone = Esta partida no está aquí
play-deleted = Se ha borrado.
play-aborted = Se ha anulado antes de que jugaran ambos, y no cuenta para nadie.
play-new = Jugar otra
tools = Qué más puedes hacer
tools-more = Más
tools-more-why = Todo lo demás, y escribir movimientos
tool = { $tool ->
    [undo] Deshacer paso
    [takeback] Deshacer turno
    [pause] Pausa
    [hint] Pista
    [flip] Girar
    [draw] Ofrecer empate
    [resign] Rendirse
    [abort] Anular
    [give] Dar tiempo
    [handover] Seguir por mí
    [board] Mi tablero
    [note] Notas
    [share] Compartir
   *[view] Opciones
}
tool-why = { $tool ->
    [undo] Deshacer la última decisión de este turno
    [takeback] Rectificar tu último turno
    [pause] Parar el reloj hasta que sigas
    [hint] Preguntar al motor qué haría
    [flip] Girar el tablero
    [draw] Proponer empate
    [resign] Dar la partida por perdida
    [abort] Dejar esta partida sin resultado mientras no hayan jugado ambos
    [give] Dar más tiempo a la otra persona
    [handover] Dejar que el ordenador siga por ti
    [board] Analizar sin el motor e introducir jugadas condicionales
    [note] Lo que anotas solo para ti
    [share] Archivo, imagen o enlace
   *[view] Qué se ve y qué se oye
}
hint = Pista: { $label }. { $why }
moves = Movimientos
moves-none = Aún no hay movimientos.
moves-steps = Recorrer la partida
moves-first = Al principio
moves-back = Un paso atrás
moves-next = Un paso adelante
moves-last = Al final
looking-back = Estás repasando la partida: paso { $ply } de { $plies }.
looking-back-leave = Volver a la partida
looking-back-end = Ir al final
over-rematch = Revancha
over-analyse = Analizar
from-here-play = Jugar desde aquí
from-here-analyse = Analizar desde aquí
from-here-begin = Jugar
over-new = Partida nueva
offer = { $name } propone empate.
offer-accept = Aceptar
offer-decline = Seguir jugando
offer-declined = El ordenador sigue jugando.
handover = El ordenador sigue por ti; esta partida no cuenta en tus estadísticas.
handover-end = Vuelvo a jugar
side-game-lot = Que decida el azar
resign-title = ¿Te rindes?
resign-text = { $who ->
    [computer] Entonces gana el ordenador.
   *[other] La partida será para tu rival.
}
resign-yes = Rendirse
resign-no = Seguir jugando
view = Qué se ve y qué se oye
type-move = Escribe un movimiento
type-move-example = Escribe un movimiento: { $move }
type-move-play = Jugar
spoken-back = Rectificado
spoken-offer = { $player ->
    [w] Las blancas proponen empate
   *[b] Las negras proponen empate
}

## Settings

settings-title = Ajustes
settings-about = Acerca de este programa
settings-about-text = Software libre bajo la licencia MIT: se puede usar, modificar y compartir. Se apoya en el trabajo de otros, entre ellos Python, Pyodide y Svelte.
settings-licences = De quién es cada parte, y todas las licencias
settings-name = Tu nombre
settings-name-why = Aparece junto a tus fichas, en tu lista de partidas y en los archivos que guardas.
settings-language = Idioma
settings-language-auto = Automático (navegador)
settings-theme = Aspecto
settings-theme-name = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Automático
}
settings-look = Tablero y fichas
settings-look-name = { $look ->
    [table] Mesa
    [contrast] Contraste
   *[study] Sobrio
}
settings-size = Tamaño del tablero
settings-size-name = { $size ->
    [large] Grande
    [medium] Mediano
   *[full] Lo más grande posible
}
settings-speed = Velocidad de las fichas
settings-speed-name = { $speed ->
    [slow] Lenta
    [fast] Rápida
   *[usual] Normal
}
settings-volume = Volumen
settings-volume-name = { $sound ->
    [take] Capturas
    [low] Poco tiempo
    [end] Fin de la partida
   *[move] Movimientos
}
settings-switch = { $name ->
    [coordinates] Coordenadas
    [lastMove] Último movimiento
    [threats] Amenazas
    [coach] Entrenador
    [endings] Preguntar cuando no hay vuelta atrás
    [tools] Todas las herramientas a la vista
    [sound] Sonido
    [announce] Movimientos en voz alta
   *[motion] Animaciones
}
settings-switch-why = { $name ->
    [coordinates] Letras y números junto al borde del tablero.
    [lastMove] Marca con suavidad lo último que se ha jugado.
    [threats] Marca tus fichas que el rival podría capturar en su turno.
    [coach] Pregunta una vez antes de que cometas un error grave contra el ordenador.
    [endings] Pregunta una vez por partida antes de que dejes de introducir fichas GIPF, renuncies a potenciales o retires fichas GIPF tuyas.
    [tools] Todo lo que hay en «Más» y el campo para escribir movimientos, siempre junto al tablero; no en el móvil.
    [sound] Un suave toque de madera.
    [announce] Los lectores de pantalla dicen cada movimiento.
   *[motion] Las fichas se deslizan y saltan; nunca si tu sistema pide menos movimiento.
}

## A game from a link

link-title = Una partida por enlace
link-text = { $variant }, tal como venía en el enlace.
link-save = Guardarla en mis partidas
link-broken = Este enlace no contiene ninguna partida; quizá se perdió una parte por el camino.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } y { $item }
