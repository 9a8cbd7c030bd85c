# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Buscar partidas
search-text = Partidas de todos los que juegan aquí y que todos pueden ver.
search-position = Solo partidas terminadas que llegaron a esta posición, girada o reflejada de cualquier modo.
search-position-off = Buscar sin la posición
search-player = Nombre
search-since = Desde
search-until = Hasta
search-rated = Solo partidas puntuadas
search-least = Turnos como mínimo
search-find = Buscar
search-files = Todas las partidas puntuadas
search-files-text = Un archivo comprimido por mes; cualquier GIPF lo lee.
search-month = { $month }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}
