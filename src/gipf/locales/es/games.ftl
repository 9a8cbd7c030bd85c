# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Busca jugadores, versiones, resultados
games-search-short = Buscar
games-bring = Abrir un archivo
games-brought = { $count ->
    [one] La partida ya está en tu lista.
   *[other] { $count } partidas ya están en tu lista.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] Sin jugadas aún
    [one] Sin terminar, tras un turno
   *[other] Sin terminar, tras { $turns } turnos
}
games-result = { $result ->
    [won] Has ganado
    [lost] Has perdido
    [w] Ganaron las blancas
    [b] Ganaron las negras
   *[draw] Empate
} tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
games-analyse = Analizar la partida { $players }
games-delete = Borrar la partida { $players }
games-delete-short = Borrar
games-more = Ver más
games-none = Aún no hay partidas. Aquí se guardan las que juegues.
games-none-found = No coincide ninguna partida.
games-none-play = Jugar una
games-tabs = Listas
games-tab = { $tab ->
    [all] Partidas
    [studies] Estudios
    [side] Otros juegos
    [look] Para mirar
   *[statistics] Estadísticas
}
games-filter = Qué partidas
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Filtrar
    [one] Filtros: uno activo
   *[other] Filtros: { $count } activos
}
games-filter-result = Resultado
games-filter-result-name = { $result ->
    [any] Cualquier resultado
    [open] Sin terminar
    [won] Ganadas
    [drawn] Empatadas
    [lost] Perdidas
    [w] Ganaron las blancas
   *[b] Ganaron las negras
}
games-filter-variant = Juego
games-filter-variant-any = Cualquier juego
games-filter-opponent = Rival
games-filter-opponent-name = { $opponent ->
    [any] Cualquier rival
    [people] Personas
    [computer] El ordenador
   *[computers] Ordenador contra ordenador
}
games-filter-clear = Ver todas
games-none-studies = Aún no hay estudios. Un estudio es un análisis con nombre propio. Abre una partida o una posición en «Analizar», elige «Guardar, compartir» y luego «Guardar como estudio».
games-none-analyse = Analizar algo
games-none-side = Todavía no hay juegos auxiliares. Los juegos que deciden los retos también se juegan por sí solos, y entonces se guardan aquí.
games-study = Estudio: { $variant }
games-study-turns = { $turns ->
    [0] sin turnos aún
    [one] un turno
   *[other] { $turns } turnos
}
games-describe = Nombre y nota
games-describe-of = Nombre y nota: { $name }
games-title-field = Nombre
games-note-field = Nota
games-describe-keep = Guardar
games-describe-cancel = Dejar como estaba
games-deleted = Borrada.
games-undo = Recuperarla
games-restored = Ha vuelto.

## Games to look at

look-about = El ordenador contra sí mismo, en partidas en las que pasa algo. Todas están comentadas: las posibilidades, los errores y por qué lo son, y lo que era mejor.
look-kind = Lo que pasa
look-kind-name = { $kind ->
    [any] Pase lo que pase
    [comeback] Una remontada
    [seesaw] La ventaja cambia a menudo
    [blunder] Un error grave
    [steady] Errores pequeños
   *[flawless] Sin errores
}
look-end = Final
look-end-name = { $end ->
    [any] Cualquier final
    [no_move] Nada que empujar
    [gipf_lost] Perdida la última ficha GIPF
    [repetition] Empate: tres veces la misma posición
   *[quiet] Empate: mucho tiempo sin capturas
}
look-length = Duración
look-length-name = { $length ->
    [any] Cualquier duración
    [short] Hasta 20 turnos
    [middle] De 21 a 40 turnos
   *[long] Más de 40 turnos
}
look-found = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
look-away = Ahora no se pueden traer estas partidas.
look-none = No hay tal partida entre ellas.

## Sharing

share = Compartir esta partida
share-public = Enlace a esta partida
share-public-why = Quien lo abre ve la partida tal como sigue. Las mensajerías muestran el tablero.
share-link = Enlace
share-link-why = El propio enlace contiene toda la partida.
share-copy = Copiar el enlace
share-copied = Copiado
share-copy-yourself = El navegador no deja copiar a esta página. Copia tú el enlace marcado.
share-link-local = Enlace para este ordenador
share-link-local-why = Solo se abre en este ordenador, mientras GIPF esté en marcha. A otras personas envíales el archivo, los movimientos o una imagen.
share-copy-what = Copiar
share-save-what = Guardar e imprimir
share-way = { $way ->
    [moves] Movimientos
    [position] Posición
    [text] Partida como texto
    [picture] Imagen
    [file] Archivo
    [png] Imagen (PNG)
    [film] Animación (GIF)
   *[print] Imprimir
}
share-cannot-copy = El navegador no deja copiar a esta página. Guárdalo en su lugar.
share-embed = Para tu propia página web
share-embed-why = Muestra el tablero, o la partida entera para recorrerla, en tu web o blog: cópialo aquí y pégalo allí.
share-embed-script = Tu página necesita además este archivo: { $file }
share-embed-what = { $what ->
    [board] Copiar el tablero
   *[game] Copiar la partida
}

## Statistics

stats-none = Termina una partida contra el ordenador y contará aquí. No cuentan las partidas en que el ordenador jugó por ti.
stats-counted = Cuentan las partidas terminadas contra el ordenador. No cuentan las partidas en que el ordenador jugó por ti.
stats-games = { $count ->
    [one] partida
   *[other] partidas
}
# Above how many of a hundred games were won.
stats-share = Proporción ganada
stats-score = { $score ->
    [won] ganadas
    [drawn] empatadas
   *[lost] perdidas
}
stats-streak = { $score ->
    [won] ganadas seguidas hasta ahora
    [drawn] empatadas seguidas hasta ahora
   *[lost] perdidas seguidas hasta ahora
}
stats-longest = ganadas seguidas, tu récord
stats-show = { $variant }, nivel { $level }: ver estas partidas

## Animations

film = Animación de la partida
film-size = Tamaño
film-size-name = { $size ->
    [small] Pequeña
    [medium] Mediana
   *[large] Grande
}
film-pace = Ritmo
film-pace-name = { $pace ->
    [slow] Lento
    [normal] Medio
   *[quick] Rápido
}
film-make = Crearla
film-progress = Imagen { $done } de { $of }
film-stop = Parar
film-again = Hacer otra
film-save = Guardar ({ $size } kB)
