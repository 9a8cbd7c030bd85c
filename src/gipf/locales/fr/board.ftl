## Units

unit-basic = pièce de base { $player ->
        [w] blanche
       *[b] noire
    }
# Where there is only one kind.
unit-piece = pièce { $player ->
        [w] blanche
       *[b] noire
    }
unit-gipf = pièce GIPF { $player ->
        [w] blanche
       *[b] noire
    }
unit-loaded = pièce { $player ->
        [w] blanche
       *[b] noire
    } chargée de { $potential }
unit-stack = pile { $potential } { $player ->
        [w] blanche
       *[b] noire
    }
unit-used = potentiel { $potential } { $player ->
        [w] blanc
       *[b] noir
    } utilisé
pile-on = { $upper } sur { $lower }

## Reserves

reserve = Réserve de { $player ->
        [w] Blanc
       *[b] Noir
    } : { $pieces }
pieces-basic = { $count ->
        [0] 0 pièce de base
        [one] une pièce de base
       *[other] { $count } pièces de base
    }
pieces-piece = { $count ->
        [0] 0 pièce
        [one] une pièce
       *[other] { $count } pièces
    }
pieces-gipf = { $count ->
        [0] 0 pièce GIPF
        [one] une pièce GIPF
       *[other] { $count } pièces GIPF
    }
pieces-potential = { $count ->
        [0] 0 potentiel { $potential }
        [one] un potentiel { $potential }
       *[other] { $count } potentiels { $potential }
    }
pieces-none = rien
tray-pick = Ce que { $player ->
        [w] Blanc
       *[b] Noir
    } met en jeu

## Points

table = Plateau et réserves
board = Plateau
board-column = colonne { $column }
point-dot = rond { $point }
point-empty = { $point }, libre
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, { $count } l’une sur l’autre : { $pile }
    }
point-push = pousser vers { $first }
point-push-either = pousser vers { $first } ou { $second }
point-enter = entrer ici
point-usable = peut servir
point-threatened = menacée
point-held = en main
point-target = cible
point-row = dans une rangée
point-goes = part avec la rangée
point-clears = appuie pour retirer la rangée
point-taken = retirée, appuie pour la laisser
point-kept = laissée, appuie pour la retirer

## Deciding

tap-again = Touche encore une fois pour jouer ainsi, ou ailleurs pour lâcher.
choose-target = Choisis l’un des points marqués, ou appuie ailleurs pour annuler.
tap-way = Touche la flèche dans le sens de laquelle tu veux pousser.
click-way = Clique sur la flèche dans le sens de laquelle tu veux pousser.
key-way = Choisis le sens avec les flèches du clavier, puis appuie sur Entrée.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = L’autre ligne est pleine.
decide-clear = Retirer la rangée
switch-how = Choisis une pièce fléchée pour changer :
switch-stays = reste
switch-taken = est retirée
unit-kind = { $letter ->
        [G] Pièce GIPF
       *[B] Pièce de base
    }
row-choose = Quelle rangée ?
rules-name = Règles
rules-ask = Que disent les règles ?
row-name = de { $first } à { $last }
cover-choose = Recouvrir { $spot } avec
move-made = { $player ->
        [w] Blanc
       *[b] Noir
    } : { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] accepte
    [challenge] défie
    [first] commence la partie satellite
    [second] laisse l’autre commencer
    [won] gagne la partie satellite
    [tied] partage la partie satellite
    [lost] perd la partie satellite
   *[pass] passe
}
