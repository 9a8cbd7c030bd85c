## What there is to learn

learn-title = Impara
learn-about = Ogni regola con un piccolo esercizio sul tavoliere. Gioca mentre leggi: il tavoliere dice se va bene.
learn-begin = Comincia dal tavoliere
learn-begin-why = Cinque minuti e sai giocare.
learn-next = Il tuo prossimo passo
learn-go-on = Continua
learn-all-done = Hai finito tutto il corso. Ti aspettano i problemi.
learn-rules = Leggi le regole
learn-knowledge = Che cosa si sa di questi giochi
learn-course = Il corso
learn-course-done = { $done } lezioni su { $all } completate
learn-lesson-state = { $state ->
    [done] completata
    [begun] { $done } passi su { $all }
   *[new] { $all ->
        [one] un passo
       *[other] { $all } passi
    }
}
learn-puzzles = Problemi
learn-puzzles-about = Posizioni tratte da partite, con una sola prima mossa giusta. Vale ogni modo di vincere in tempo.
learn-puzzles-solved = { $done } su { $all } risolti
learn-forget = Dimentica i miei progressi
learn-forget-title = Dimenticare tutti i progressi?
learn-forget-text = Lezioni e problemi ricominciano da capo. Le tue partite restano.
learn-forget-yes = Dimentica
learn-forget-no = Conserva
learn-loading = Un momento…

## A lesson

lesson-overview = Tutte le lezioni
lesson-steps = Passi di questa lezione
lesson-step = { $kind ->
    [task] Passo { $step }, esercizio
   *[look] Passo { $step }
}{ $state ->
    [solved] , fatto
    [shown] , mostrato
   *[new] {""}
}
lesson-next = Avanti
lesson-finish = Concludi
lesson-watch-again = Guarda di nuovo
lesson-finished = Lezione completata: { $title }
lesson-ended = Fine della lezione: { $title }
lesson-finished-text = { $done ->
    [0] Ci sono ancora passi da fare.
    [one] Era la prima lezione su { $all }.
   *[other] { $done } lezioni su { $all } completate.
}
lesson-finished-next = Prossima lezione: { $title }
lesson-finished-all = Ora conosci tutte le regole di GIPF.
lesson-finished-play = Gioca una partita
lesson-finished-again = Ancora una volta
lesson-finished-puzzles = Prova i problemi

## A task

task-hint = Consiglio
task-hints = Consigli
task-show = Mostrami
task-undo = Annulla
task-takeback = Riprova
task-again = Ancora una volta
task-try = Prova tu
task-shown = Si fa così: { $moves }. Ora provi tu?
task-thinking = Guardo tutte le risposte possibili…
task-showing = Guarda come si fa.
task-reply = Risposta: { $moves }
task-type = Scrivi una mossa

## Puzzles

puzzles-next = Prossimo da risolvere
puzzles-all-solved = Tutti risolti. Complimenti!
puzzle-title = { $theme }, { $number }
puzzle-number = Problema { $number }
puzzle-difficulty = Difficoltà { $difficulty } su 5
puzzle-state = { $state ->
    [solved] risolto
    [shown] mostrato
   *[new] non ancora provato
}
puzzle-next = Prossimo problema
puzzle-last = Tutti quelli di questo tema sono risolti.
puzzle-to-theme = Torna all’elenco
puzzle-rating = Punteggio: problema { $puzzle } · tu { $player }
puzzle-rating-change = Punteggio { $change }: { $why ->
    [solved] risolto al primo tentativo.
    [wrong] il primo tentativo era sbagliato, e gli altri non contano.
    [hint] con un consiglio vale come non risolto.
    [shown] con la soluzione mostrata vale come non risolto.
   *[again] di ogni problema conta solo il primo tentativo.
}
puzzle-rating-of = Punteggio { $rating }
puzzles-rating = Il tuo punteggio
puzzles-rating-where = Resta in questo browser, come ciò che hai risolto.
puzzles-daily = Problema del giorno
puzzles-daily-done = Era quello di oggi. Il prossimo arriva domani.
puzzles-more = Altri problemi
puzzles-all = Tutti i problemi
puzzles-by-theme = Problemi per temi
puzzles-streak = Serie
puzzles-streak-why = Uno dopo l’altro, sempre più difficile, fino al primo errore. Il tuo record: { $count }
puzzles-variant = Variante
puzzles-theme = Tema
puzzles-any = Tutti
puzzles-suited = Uno adatto a te
puzzles-none = Non c’è ancora un problema di questo tipo.
streak-length = { $count } di seguito
streak-over = La serie si è fermata a { $count }.
streak-best = Record: { $count }
streak-anew = Nuova serie
streak-all = Hai risolto tutti i problemi: { $count } di seguito.
