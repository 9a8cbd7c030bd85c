## What there is to learn

learn-title = Aprender
learn-about = Cada regla con un pequeño ejercicio en el tablero. Juega mientras lees: el tablero te dice si está bien.
learn-begin = Empieza por el tablero
learn-begin-why = Cinco minutos y ya puedes jugar.
learn-next = Lo siguiente para ti
learn-go-on = Continuar
learn-all-done = Has hecho todo el curso. Te esperan los problemas.
learn-rules = Leer las reglas
learn-knowledge = Lo que se sabe de estos juegos
learn-course = El curso
learn-course-done = { $done } de { $all } lecciones hechas
learn-lesson-state = { $state ->
    [done] hecha
    [begun] { $done } de { $all } pasos hechos
   *[new] { $all ->
        [one] un paso
       *[other] { $all } pasos
    }
}
learn-puzzles = Problemas
learn-puzzles-about = Posiciones de partidas en las que solo una primera jugada es buena. Vale cualquier manera de ganar a tiempo.
learn-puzzles-solved = { $done } de { $all } resueltos
learn-forget = Olvidar mi progreso
learn-forget-title = ¿Olvidar todo el progreso?
learn-forget-text = Las lecciones y los problemas empiezan de nuevo. Tus partidas se quedan.
learn-forget-yes = Olvidar
learn-forget-no = Conservar
learn-loading = Un momento…

## A lesson

lesson-overview = Todas las lecciones
lesson-steps = Pasos de esta lección
lesson-step = { $kind ->
    [task] Paso { $step }, ejercicio
   *[look] Paso { $step }
}{ $state ->
    [solved] , hecho
    [shown] , mostrado
   *[new] {""}
}
lesson-next = Siguiente
lesson-finish = Terminar
lesson-watch-again = Ver otra vez
lesson-finished = Lección hecha: { $title }
lesson-ended = Fin de la lección: { $title }
lesson-finished-text = { $done ->
    [0] Aún quedan pasos por hacer.
    [one] Esa ha sido la primera lección de { $all }.
   *[other] Llevas { $done } de { $all } lecciones.
}
lesson-finished-next = Siguiente lección: { $title }
lesson-finished-all = Ya conoces todas las reglas de GIPF.
lesson-finished-play = Jugar una partida
lesson-finished-again = Otra vez
lesson-finished-puzzles = Probar los problemas

## A task

task-hint = Pista
task-hints = Pistas
task-show = Enséñamelo
task-undo = Deshacer
task-takeback = Inténtalo otra vez
task-again = Otra vez
task-try = Ahora tú
task-shown = Así se hace: { $moves }. ¿Te animas?
task-thinking = Mirando todas las respuestas…
task-showing = Mira cómo se hace.
task-reply = Respuesta: { $moves }
task-type = Escribe un movimiento

## Puzzles

puzzles-next = El siguiente sin resolver
puzzles-all-solved = Todos resueltos. ¡Muy bien!
puzzle-title = { $theme }, { $number }
puzzle-number = Problema { $number }
puzzle-difficulty = Dificultad { $difficulty } de 5
puzzle-state = { $state ->
    [solved] resuelto
    [shown] mostrado
   *[new] aún sin intentar
}
puzzle-next = Siguiente problema
puzzle-last = Todos los de este tema están resueltos.
puzzle-to-theme = A la lista
puzzle-rating = Puntuación: problema { $puzzle } · tú { $player }
puzzle-rating-change = Puntuación { $change }: { $why ->
    [solved] resuelto al primer intento.
    [wrong] el primer intento falló, y los demás no cuentan.
    [hint] con pista cuenta como no resuelto.
    [shown] mostrar la solución cuenta como no resuelto.
   *[again] solo cuenta el primer intento de cada problema.
}
puzzle-rating-of = Puntuación { $rating }
puzzles-rating = Tu puntuación
puzzles-rating-where = Se guarda en este navegador, igual que lo que has resuelto.
puzzles-daily = Problema del día
puzzles-daily-done = Ese era el de hoy. Mañana llega el siguiente.
puzzles-more = Más problemas
puzzles-all = Todos los problemas
puzzles-by-theme = Problemas por temas
puzzles-streak = Racha
puzzles-streak-why = Uno tras otro, cada vez más difícil, hasta el primer fallo. Tu mejor racha: { $count }
puzzles-variant = Variante
puzzles-theme = Tema
puzzles-any = Todos
puzzles-suited = Uno a tu medida
puzzles-none = Todavía no hay problemas de este tipo.
streak-length = { $count } seguidos
streak-over = La racha terminó en { $count }.
streak-best = Mejor: { $count }
streak-anew = Nueva racha
streak-all = Has resuelto todos los problemas: { $count } seguidos.
