# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = Ce que l’on sait
knowledge-about = Ce que disent { $games } parties de l’ordinateur contre lui-même, et quelques recherches profondes. Tout peut être mesuré à nouveau.
knowledge-strength = Force
knowledge-strength-name = { $nodes ->
    [0] Coups au hasard
   *[other] { $nodes } positions par décision
}
knowledge-first = Est-ce utile de commencer ?
knowledge-first-about = Ce que marque Blanc, qui commence, sur toutes les parties. Elles débutent par quatre tours au hasard ; un trait montre de combien le hasard peut se tromper (95 %). Les coups au hasard débutent de même.
knowledge-ends = Comment les parties finissent
knowledge-end = { $end ->
    [no_move] Plus rien à pousser
    [gipf_lost] Plus de pièce GIPF
    [repetition] Nulle : la même position pour la troisième fois
   *[quiet] Nulle : cent tours sans prise
}
knowledge-size = Leur longueur et leur largeur
knowledge-size-about = Les tours de chaque joueur, les coups entre lesquels choisir, les pièces que Blanc et Noir prennent, et combien de parties d’une telle longueur existent : l’arbre du jeu.
knowledge-column = { $column ->
    [game] Jeu
    [games] Parties
    [score] Blanc marque
    [turns] Tours
    [moves] Coups possibles
    [captured] Prises
    [handicap] Un joueur a
    [elo] Points Elo
    [more] Pièces de plus
    [weaker] Le plus faible marque
    [move] Premier coup
   *[tree] Arbre du jeu
}
knowledge-worth = Ce que vaut une pièce
knowledge-worth-about = Un joueur a quelque chose de plus ou de moins, tout le reste est égal. Cela vaut tant de points Elo ; 100 sont 64 % des points d’un match.
knowledge-handicap = { $what ->
    [reserve] { $by } en réserve
    [gipf] { $by } pièce GIPF
   *[potential] { $by } potentiel { $name }
}
knowledge-even = Quel handicap égalise
knowledge-even-about = Un joueur regarde quatre fois plus de positions que l’autre. Le plus faible reçoit tant de pièces de plus en réserve ; là où il marque 50 %, c’est équitable.
knowledge-openings = Comment commencer
knowledge-openings-about = Chaque premier coup, ceux qui sont tournés ou reflétés comptés une fois, cherché jusqu’à { $nodes } positions : ce que Blanc peut espérer.
knowledge-openings-more = { $count ->
    [one] { $count } autre est moins bon.
   *[other] { $count } autres sont moins bons.
}
knowledge-look = Le voir sur le plateau
knowledge-how = Comment c’est mesuré
knowledge-how-text = Sur deux cœurs partagés : { $machine }. Tout avec un nombre fixe de positions, si bien qu’une machine occupée n’y change rien. Tous les tableaux, et les commandes qui les font, sont dans docs/knowledge.md des sources.
