refused-because = { $first } : { $then }
refused-line = Ligne { $line }, colonne { $column }
refused-no-move = « { $text } » n’est pas un coup ; un coup s’écrit e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 ou pass
refused-no-point = Il n’y a pas de point { $point } sur ce plateau
refused-dot-alone = { $dot } est un rond ; dis où mène la poussée, comme dans { $dot }-…
refused-starts-on-dot = { $point } est un point, et une poussée part d’un rond
refused-spot-wanted = { $point } est un rond, et il faut ici un point
refused-over = La partie est finie
refused-answer = { $move } est annoncé et attend d’abord une réponse
refused-row-first = Il faut d’abord décider d’une rangée : { $moves }
refused-tamsk-waits = Le TAMSK au centre attend : pousse-le avec + ou passe
refused-must-move = Il faut jouer un coup ; on ne passe que pour un coup supplémentaire ou une rangée de pièces GIPF
refused-no-tamsk = Il n’y a pas de TAMSK au centre, donc pas de coup supplémentaire
refused-no-row = Il n’y a pas de rangée à retirer
refused-gipf-first = Les pièces GIPF se jouent d’abord
refused-no-basic = Il ne reste pas de pièce de base en réserve
refused-gipf-not-pushed = Dans ce jeu, on ne pousse pas de pièces GIPF
refused-gipf-ended = Après la première autre pièce, plus aucune pièce GIPF n’entre en jeu
refused-no-potential = Il ne reste pas de potentiel { $potential } en main
refused-no-line = Aucune ligne ne mène de { $dot } à { $point }
refused-just = { $point } est vide, c’est donc simplement { $move }
refused-blocked = La ligne depuis { $dot } est bloquée : elle n’a pas de point vide
refused-lands = { $point } est occupé, la pile la plus éloignée arrive donc en { $spot } : { $move }
refused-not-edge = { $point } n’est pas au bord du plateau
refused-all-blocked = { $point } est occupé, et toutes les lignes qui y mènent depuis le bord sont bloquées
refused-which-way = { $point } est occupé ; dis dans quel sens pousser : { $moves }
refused-empty = { $point } est vide
refused-not-own = La pièce en { $point } est à l’autre joueur
refused-no-use = Il n’y a pas de potentiel { $potential } à utiliser en { $point }
refused-how = { $sort ->
    [T] TAMSK ne s’utilise que lorsqu’il est poussé au centre
    [Z] ZÈRTZ saute en ligne par-dessus des points occupés jusqu’au premier point vide derrière eux
    [Y] YINSH glisse en ligne sur des points vides
    [D] DVONN saute sur une pièce de base ou un DVONN adverse voisin
   *[P] PÜNCT saute sur un PÜNCT ou une pièce GIPF adverse voisine
}
refused-how-matrx = { $potential } saute sur un { $potential } adverse, voisin ou en ligne par-dessus des points vides
refused-gone-on = La partie a continué entre-temps
refused-computer = C’est à l’ordinateur de jouer
refused-time = Le temps était déjà écoulé : { $result }
refused-no-game = Cette partie n’est plus ici
refused-nothing = Il n’y a rien à lire ; colle une partie, une position ou des coups
refused-too-much = C’est trop ; on lit au plus { $most } caractères à la fois
refused-header = Un en-tête s’écrit [White "Ann"]
refused-no-result = La partie finit sans résultat : 1-0, 0-1, 1/2-1/2 ou *
refused-variant = Aucun jeu ne s’appelle « { $name } » ; il y a { $names }
refused-fields = Une position a huit parties ; ici, elle en a { $count }
refused-columns = Le plateau a { $most } colonnes ; ici, il en a { $count }
refused-column = La colonne { $column } ne va pas avec le plateau
refused-pieces = { $player ->
    [w] Blanc a
   *[b] Noir a
} { $sort ->
    [B] { $count } pièces de base
    [G] { $count } pièces GIPF
   *[other] { $count } potentiels { $pieces }
} ; ce jeu en a { $most }
refused-cannot-move = { $player ->
    [w] Blanc ne peut pas jouer ici : la partie serait finie
   *[b] Noir ne peut pas jouer ici : la partie serait finie
}
refused-row-standing = { $player ->
    [w] Blanc a une rangée et doit d’abord la retirer : laisse jouer Blanc, ou casse la rangée
   *[b] Noir a une rangée et doit d’abord la retirer : laisse jouer Noir, ou casse la rangée
}
refused-many-potentials = { $hand } fait plus de { $most } potentiels
