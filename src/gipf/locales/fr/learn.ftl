## What there is to learn

learn-title = Apprendre
learn-about = Chaque règle avec un petit exercice sur le plateau. Joue en lisant : le plateau te dit si c’est juste.
learn-begin = Commencer par le plateau
learn-begin-why = Cinq minutes, et tu sais jouer.
learn-next = À suivre pour toi
learn-go-on = Continuer
learn-all-done = Tu as suivi tout le cours. Des problèmes t’attendent.
learn-rules = Lire les règles
learn-knowledge = Ce que l’on sait de ces jeux
learn-course = Le cours
learn-course-done = Leçons faites : { $done } sur { $all }
learn-lesson-state = { $state ->
    [done] faite
    [begun] { $done } sur { $all } étapes
   *[new] { $all ->
        [one] une étape
       *[other] { $all } étapes
    }
}
learn-puzzles = Problèmes
learn-puzzles-about = Des positions de parties, avec un seul bon premier coup. Toute façon de gagner à temps compte.
learn-puzzles-solved = Résolus : { $done } sur { $all }
learn-forget = Oublier mes progrès
learn-forget-title = Oublier tous les progrès ?
learn-forget-text = Les leçons et les problèmes recommencent à zéro. Tes parties restent.
learn-forget-yes = Oublier
learn-forget-no = Garder
learn-loading = Un instant…

## A lesson

lesson-overview = Toutes les leçons
lesson-steps = Étapes de cette leçon
lesson-step = { $kind ->
    [task] Étape { $step }, exercice
   *[look] Étape { $step }
}{ $state ->
    [solved] , faite
    [shown] , montrée
   *[new] {""}
}
lesson-next = Suivant
lesson-finish = Terminer
lesson-watch-again = Revoir
lesson-finished = Leçon réussie : { $title }
lesson-ended = Fin de la leçon : { $title }
lesson-finished-text = { $done ->
    [0] Il reste des étapes à faire.
    [one] C’était la première leçon sur { $all }.
   *[other] { $done } leçons sur { $all } sont faites.
}
lesson-finished-next = Leçon suivante : { $title }
lesson-finished-all = Tu connais maintenant toutes les règles de GIPF.
lesson-finished-play = Jouer une partie
lesson-finished-again = Encore une fois
lesson-finished-puzzles = Essayer des problèmes

## A task

task-hint = Indice
task-hints = Indices
task-show = Montre-moi
task-undo = Annuler
task-takeback = Essaie encore
task-again = Encore une fois
task-try = Essaie toi-même
task-shown = Voilà comment on fait : { $moves }. À toi ?
task-thinking = On examine toutes les réponses à ce coup…
task-showing = Regarde comment faire.
task-reply = Réponse : { $moves }
task-type = Tape un coup

## Puzzles

puzzles-next = Prochain à résoudre
puzzles-all-solved = Tous résolus. Bravo !
puzzle-title = { $theme }, { $number }
puzzle-number = Problème { $number }
puzzle-difficulty = Difficulté { $difficulty } sur 5
puzzle-state = { $state ->
    [solved] résolu
    [shown] montré
   *[new] pas encore essayé
}
puzzle-next = Problème suivant
puzzle-last = Tous ceux de ce thème sont résolus.
puzzle-to-theme = Vers la liste
puzzle-rating = Cote : problème { $puzzle } · toi { $player }
puzzle-rating-change = Cote { $change } : { $why ->
    [solved] résolu au premier essai.
    [wrong] le premier essai était faux, et les suivants ne comptent pas.
    [hint] avec un indice, il compte comme non résolu.
    [shown] avec la solution montrée, il compte comme non résolu.
   *[again] seul le premier essai d’un problème compte.
}
puzzle-rating-of = Cote { $rating }
puzzles-rating = Ta cote
puzzles-rating-where = Elle est gardée dans ce navigateur, comme ce que tu as résolu.
puzzles-daily = Problème du jour
puzzles-daily-done = C’était celui d’aujourd’hui. Le prochain arrive demain.
puzzles-more = D’autres problèmes
puzzles-all = Tous les problèmes
puzzles-by-theme = Problèmes par thèmes
puzzles-streak = Série
puzzles-streak-why = L’un après l’autre, toujours plus difficile, jusqu’à la première erreur. Ton record : { $count }
puzzles-variant = Variante
puzzles-theme = Thème
puzzles-any = Tous
puzzles-suited = Un problème pour toi
puzzles-none = Pas encore de problème de ce genre.
streak-length = { $count } d’affilée
streak-over = La série s’est arrêtée à { $count }.
streak-best = Record : { $count }
streak-anew = Nouvelle série
streak-all = Tu as résolu tous les problèmes : { $count } d’affilée.
