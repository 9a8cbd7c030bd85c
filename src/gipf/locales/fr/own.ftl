# Ce que quelqu’un garde pour soi dans une partie : notes, plateau pour essayer, coups conditionnels.

own-note = Notes pour toi
own-note-why = Personne d’autre ne les voit, même après la partie.
own-note-kept = Enregistré.
own-note-changed = Enregistrement…
own-board = Ton propre plateau
own-board-why = sans le moteur, et pour toi seul
own-board-now = À la partie telle qu’elle est
own-board-back = Retour à la partie
own-board-went-on = La partie a continué.

conditions = Coups conditionnels
conditions-how = Joue sur le plateau ce que l’adversaire pourrait jouer, puis ta réponse. Si cela se produit, ta réponse est jouée aussitôt.
conditions-not-now = On peut les saisir pendant que l’adversaire décide.
conditions-add = Répondre ainsi
conditions-there = Cette réponse y est déjà.
conditions-replaces = { $count ->
    [one] Elle remplace une autre réponse à la même chose.
   *[other] Elle remplace { $count } autres variantes.
}
conditions-added = Désormais, on répond ainsi pour toi.
conditions-removed = On ne répond plus ainsi pour toi.
conditions-remove = Supprimer : { $line }
conditions-remove-short = Supprimer
conditions-clear = Tout supprimer
condition-if = si { $turn }
condition-and-if = et si { $turn }
condition-then = alors { $turn }
