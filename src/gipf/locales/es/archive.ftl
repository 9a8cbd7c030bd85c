## Todo lo de alguien en un archivo

archive-title = Tus partidas y tu progreso
archive-text-browser = Las partidas, los estudios, los juegos auxiliares, el progreso en el curso, la puntuación de problemas y los ajustes se guardan solo en este navegador. Un archivo lo reúne todo: guárdalo, ábrelo en otro navegador o llévalo a un servidor.
archive-text-server = El servidor guarda las partidas, los estudios y los juegos auxiliares; este navegador, el progreso en el curso, la puntuación de problemas y los ajustes. Un archivo lo reúne todo. Aquí también se abren los archivos de la aplicación sin servidor.
archive-export = Exportar todo
archive-import = Importar un archivo
archive-busy = Un momento…
archive-written = { $count ->
    [one] Guardado: { $count } partida y todo lo demás.
   *[other] Guardado: { $count } partidas y todo lo demás.
}
archive-added = { $count ->
    [one] Se ha añadido { $count } partida.
   *[other] Se han añadido { $count } partidas.
}
archive-updated = { $count ->
    [one] { $count } partida había continuado allí y se ha puesto al día.
   *[other] { $count } partidas habían continuado allí y se han puesto al día.
}
archive-known = { $count ->
    [one] { $count } partida ya estaba aquí.
   *[other] { $count } partidas ya estaban aquí.
}
archive-copied = { $count ->
    [one] { $count } partida siguió de otra manera en cada sitio: se conservan las dos versiones.
   *[other] { $count } partidas siguieron de otra manera en cada sitio: se conservan las dos versiones.
}
archive-more = El progreso, la puntuación y los ajustes se han unido; lo que elegiste aquí se queda.
archive-nothing = El archivo no contiene nada que no estuviera ya aquí.
archive-unchanged = No se ha cambiado nada.
archive-no-file = Este no es un archivo exportado aquí.
archive-newer = Este archivo es de una versión más nueva de la página. Primero recarga la página.
archive-damaged = Este archivo se exportó aquí, pero está dañado.
