# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = Girar el tablero
embed-autoplay = { $now ->
    [on] Parar
   *[off] Reproducir los movimientos
}
embed-play = Jugar desde aquí contra el nivel { $level }
embed-replay = Recorrer la partida
embed-open = Abrir en la aplicación
embed-no-game = aquí no hay ninguna partida: un archivo de partida empieza con encabezados como [Variant "standard"]
embed-no-positions = El tablero no puede seguir estos movimientos: «gipf embed» escribe las posiciones con ellos.
embed-other-positions = estas posiciones no son las de los movimientos; «gipf embed» las escribe de nuevo
embed-no-file = no se puede leer { $address }
embed-no-site = Este tablero no sabe dónde está la aplicación: indica su dirección con «site».
embed-no-point = en este tablero no hay ningún punto { $point }
