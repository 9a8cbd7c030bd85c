## La página que es su propio servidor, de simples archivos

host-loading = Preparando el juego: { $percent } %
host-loading-label = Cuánto falta
host-failed = Este navegador no ha podido iniciar el juego. Quizá ayude un navegador más reciente.
update-there = Hay una nueva versión de esta página. Tus partidas se conservan.
update-now = Recargar
