## La página que es su propio servidor, de simples archivos

host-loading = Preparando el juego: { $percent } %
host-loading-label = Cuánto falta
host-failed = Este navegador no ha podido iniciar el juego. Quizá ayude un navegador más reciente.
update-there = Hay una nueva versión de esta página. Tus partidas se conservan.
update-now = Recargar
here-now = El servidor no responde, así que esta página sigue por su cuenta. Tus partidas se guardan en este navegador hasta que vuelva.
here-mark = Por ahora las partidas se guardan en este navegador
here-other = Esta partida está en el servidor, que no responde. Podrás seguir con ella cuando vuelva.
here-again = El servidor ha vuelto.
here-back = { $count ->
    [one] El servidor ha vuelto y ya guarda la partida que has jugado mientras tanto.
   *[other] El servidor ha vuelto y ya guarda las { $count } partidas que has jugado mientras tanto.
}
here-left = { $count ->
    [one] Una partida no se ha podido pasar al servidor. Se queda en este navegador.
   *[other] { $count } partidas no se han podido pasar al servidor. Se quedan en este navegador.
}
