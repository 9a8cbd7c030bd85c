## Opening

opening-lead = Ouvre une partie, une position ou un fichier, et regarde-le avec le moteur.
opening-text = Colle une partie, une position ou des coups
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Ouvrir
opening-file = Choisir un fichier
opening-edit = Composer une position
opening-draft = Reprendre où tu en étais
opening-games = Tes parties
opening-all-games = Toutes les parties
opening-studies = Tes études
opening-all-studies = Toutes les études
opening-start = Partir du début
opening-choose = Il y a { $count } parties ici. Laquelle ?
opening-game = Partie { $number }
opening-turns = { $turns ->
    [0] aucun tour pour l’instant
    [one] un tour
   *[other] { $turns } tours
}
opening-wrong = Impossible d’ouvrir cela
opening-again = Ouvrir autre chose
colour = { $player ->
    [w] Blanc
   *[b] Noir
}

## The study

study-title = Analyse
study-tool = { $tool ->
    [flip] Tourner
    [judge] Juger
    [retry] Réessayer
    [edit] Composer
    [save] Garder, partager
   *[open] Ouvrir
}
study-tool-why = { $tool ->
    [flip] Tourner le plateau
    [judge] Laisser le moteur juger toute la partie
    [retry] Trouver mieux là où il y a eu une erreur
    [play] Jouer à partir d’ici contre l’ordinateur ou une personne
    [edit] Modifier cette position à la main
    [save] Garder, télécharger, copier ou partager cette analyse
   *[open] Ouvrir autre chose
}
study-tabs = Sur cette partie
study-tab = { $tab ->
    [game] Toute la partie
    [notes] Notes
   *[explorer] Ouvertures
}
tree = Coups et variantes
tree-variation = Variante :
tree-none = Aucun coup pour l’instant. Joues-en un sur le plateau.
notes = Notes
notes-marks = Signe pour ce coup
notes-line = Cette variante
notes-draw = Dessiner sur le plateau
notes-draw-why = Dessine des flèches et des cercles : glisse d’un point à l’autre, ou choisis-en un seul. Le bouton droit et deux doigts dessinent toujours.
notes-shapes = Dessiné : { $shapes }
notes-shapes-remove = Effacer les dessins
notes-comment = Commentaire sur ce coup
notes-comment-example = Écris un commentaire
mark = { $mark ->
    [good] Bon coup
    [brilliant] Coup brillant
    [interesting] Coup intéressant
    [doubtful] Coup douteux
    [mistake] Erreur
   *[blunder] Gaffe
}
line-promote = Monter cette variante (avec Maj : en faire la ligne principale)
line-delete = Supprimer ce coup et tout ce qui suit
line-undo = Annuler la dernière modification

## Chances

chance = Chances de gagner : Blanc { $share } %, Noir { $other } %
chance-unknown = Pas encore jugé

## The engine

engine = Moteur
engine-lines = Variantes affichées
engine-lines-count = { $count ->
    [one] 1 variante
   *[other] { $count } variantes
}
engine-depth = profondeur { $depth }
engine-speed = { $speed } positions/s
engine-looks = Le moteur réfléchit…
engine-over = Ici, la partie est finie.
engine-side = Ici, c’est la partie satellite qui décide.
engine-silent = Se tait ici : ce qui valait mieux est dit plus haut.
engine-show = Voir les variantes
line-chance = Blanc { $share } %
line-wins = { $player ->
    [w] Blanc
   *[b] Noir
} en { $turns }
line-follow = Suivre { $turns }
explorer = Joué ici dans tes parties
explorer-turn = { $turn } : { $count ->
    [one] une partie
   *[other] { $count } parties
} ; Blanc en a gagné { $white }, Noir { $black }, nulles { $drawn }
explorer-ended = { $how ->
    [white] Blanc gagne
    [drawn] nulle
    [black] Noir gagne
   *[open] inachevée
}
explorer-none = Aucune de tes parties n’est passée par ici.
explorer-everybody = Les parties de tous passées par ici
explorer-pending = Tes parties sont parcourues : encore { $count }…

## The whole game

judge = Toute la partie
judge-nothing = Joue sur le plateau, et le moteur pourra juger la partie ici.
judge-start = Juger toute la partie
judge-stop = Arrêter
judge-mistakes = Recherche de tes erreurs…
mistakes-none = Le moteur n’a trouvé aucune erreur de ta part. Bien joué !
judge-progress = Coup { $done } sur { $of }
judge-summary = { $player ->
    [w] Blanc
   *[b] Noir
} : { $known ->
    [yes] précision { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = aucune erreur
graph = Chances de gain de Blanc au fil de la partie
graph-start = Début
graph-nowhere = Dans une variante

## Trying again

retry = Réessayer
retry-whose = Les erreurs de qui ?
retry-whose-name = { $whose ->
    [mine] Les miennes
    [theirs] Celles de l’autre
    [w] Blanc
    [b] Noir
   *[both] Les deux
}
retry-none = Aucune erreur n’est marquée ici.
retry-count = Erreur { $at } sur { $of }
retry-count-so-far = Erreur { $at } ; la recherche continue…
retry-task = { $player ->
    [you] Tu as joué { $turn }. Trouve mieux.
    [w] Blanc a joué { $turn }. Trouve mieux.
   *[b] Noir a joué { $turn }. Trouve mieux.
}
retry-board = { $shown ->
    [answer] Cela aurait mieux valu.
    [followed] Cela aurait mieux valu ; les flèches montrent la suite possible.
   *[try] Voici ton essai.
}
retry-thinks = Le moteur examine { $turn }…
retry-verdict = { $verdict ->
    [best] { $turn } est le meilleur coup.
    [good] { $turn } vaut le meilleur coup.
    [better] { $turn } est mieux, mais on peut faire encore mieux.
    [same] { $turn } est le coup de la partie.
   *[bad] { $turn } n’arrange rien non plus.
}
retry-better = { $why ->
    [misses] Mieux valait { $turn }, qui { $feat }.
    [misses-later] Mieux valait { $turn }, plus tard { $later }, qui { $feat }.
    [misses-twice] Mieux valait { $turn }, puis le même coup, qui { $feat }.
   *[better] Mieux valait { $turn }.
}
mistake-played = { $player ->
    [you] Tu as joué { $turn }.
    [w] Blanc a joué { $turn }.
   *[b] Noir a joué { $turn }.
}
mistake-try = Essaie toi-même
verdict = Ce que le moteur dit de ce tour
verdict-little = Pas tout à fait le meilleur
verdict-none = Il n’y avait rien de mieux.
verdict-show = Montrer
retry-again = Encore une fois
retry-next = Erreur suivante
retry-answer = Voir la réponse
retry-leave = Terminé

## Saving

save = Garder ou partager cette analyse
save-where = { $kind ->
    [study] C’est une de tes études. Chaque changement est gardé.
    [game] Cette analyse est gardée avec sa partie, chaque changement aussitôt. Comme étude, elle aura un nom et une place dans ta liste d’études.
   *[draft] Pour l’instant, seul ce navigateur retient cette analyse, jusqu’à ce que tu en commences une autre. Comme étude, elle aura un nom et une place dans ta liste d’études.
}
save-name = Nom de l’étude
save-as-study = Garder comme étude
save-made = Gardée dans tes études sous le nom « { $name } ».
save-studies = Ouvrir mes études
save-text = En texte

## Setting up a position

edit-title = Composer une position
edit-variant = Variante de jeu
edit-board = Plateau à composer
edit-unit = Choisis une pièce, puis des points
edit-off = Retirer
edit-reserves = Réserves
edit-pieces = { $letter ->
    [piece] Pièces
    [G] Pièces GIPF
   *[B] Pièces de base
}
edit-reserve = { $pieces } dans la réserve de { $player ->
    [w] Blanc
   *[b] Noir
}
edit-player = Au trait
edit-bringing = { $player ->
    [w] Blanc peut encore mettre en jeu des pièces GIPF
   *[b] Noir peut encore mettre en jeu des pièces GIPF
}
edit-start = Position de départ
edit-empty = Plateau vide
edit-undo = Annuler
edit-text = En texte
edit-analyse = Analyser
edit-leave = Retour

## Why a turn is good or bad.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first } ; { $second }
reason-only-because = { $only } : { $turn } { $why }
reason-only-for = { $only } : { $why }
reason = { $why ->
    [loses] perd tout de suite : { $ending }
    [draws] mène à la nulle : { $ending }
    [allows] permet { $turn }, qui { $feat }
    [allows-later] permet { $turn }, plus tard { $later }, qui { $feat }
    [allows-twice] permet { $turn }, puis le même coup, qui { $feat }
    [makes-row] forme pour { $player ->
        [you] toi
        [computer] l’ordinateur
        [w] Blanc
       *[b] Noir
    } une rangée qui { $feat }
    [forfeits] renonce à { $things } en main
    [ends-gipf] { $player ->
        [you] t’empêche
        [computer] empêche l’ordinateur
        [w] empêche Blanc
       *[b] empêche Noir
    } de mettre en jeu d’autres pièces GIPF
    [wastes] laisse filer le potentiel TAMSK sans l’utiliser
    [gives-up] { $player ->
        [you] te coûte
        [computer] coûte à l’ordinateur
        [w] coûte à Blanc
       *[b] coûte à Noir
    } { $things } sur le plateau
    [runs-out] réduit { $player ->
        [you] ta réserve
        [computer] la réserve de l’ordinateur
        [w] la réserve de Blanc
       *[b] la réserve de Noir
    } à { $things }
    [empties] vide { $player ->
        [you] ta réserve
        [computer] la réserve de l’ordinateur
        [w] la réserve de Blanc
       *[b] la réserve de Noir
    }
    [accepts] { $player ->
        [you] tu acceptes
        [computer] l’ordinateur accepte
        [w] Blanc accepte
       *[b] Noir accepte
    } { $turn }, qui { $feat } ; un défi pourrait l’empêcher
    [accepts-anyway] { $player ->
        [you] tu acceptes
        [computer] l’ordinateur accepte
        [w] Blanc accepte
       *[b] Noir accepte
    } { $turn } ; mieux vaut un défi
    [lowers] fait tomber { $player ->
        [you] tes chances
        [computer] les chances de l’ordinateur
        [w] les chances de Blanc
       *[b] les chances de Noir
    } de gagner de { $before } % à { $after } %
    [misses] manque { $turn }, qui { $feat }
    [misses-later] manque { $turn }, plus tard { $later }, qui { $feat }
    [misses-twice] manque { $turn }, puis le même coup, qui { $feat }
    [better] mieux vaut { $turn }
    [only] de loin le meilleur coup
    [does] { $feat }
    [prepares] prépare un coup qui { $feat }
   *[only-win] le seul coup qui { $feat }
}
reason-feat = { $does ->
    [takes] prend { $things }{ $of }
    [covers] recouvre { $things }{ $of }
    [returns] ramène { $things } en réserve
    [takes-last] prend la dernière pièce GIPF et gagne
    [covers-last] recouvre la dernière pièce GIPF et gagne
    [wins-at-once] gagne tout de suite : { $ending }
    [wins-unless] gagne tout de suite si aucun défi ne l’empêche : { $ending }
    [wins-later] gagne en { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } : { $ending }
    [wins-by-force] force le gain
    [saves] sauve { $things }
    [threatens] menace { $things }
    [stops] empêche une rangée que l’autre joueur pourrait former aussitôt
    [brings] fait entrer une pièce GIPF
    [loads] met en jeu { $things }
    [readies] prépare une rangée pour le tour suivant
    [nears] rapproche des pièces du milieu, où plus de rangées sont possibles
    [lines-up] aligne { $things } : quatre sur une ligne forment une rangée
    [keeps] garde par la suite { $things } de plus en réserve
    [safe] ne laisse rien à prendre au tour suivant
    [least] cède le moins
   *[takes-and-wins] prend { $things }{ $of } et force le gain
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}de ton camp
    [computer] {" "}de l’ordinateur
    [w] {" "}de Blanc
   *[b] {" "}de Noir
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] tu n’as
        [computer] l’ordinateur n’a
        [w] Blanc n’a
       *[b] Noir n’a
    } plus rien à mettre en jeu
    [no-move] { $loser ->
        [you] tu ne peux
        [computer] l’ordinateur ne peut
        [w] Blanc ne peut
       *[b] Noir ne peut
    } plus jouer
    [no-gipf] { $loser ->
        [you] tu n’as
        [computer] l’ordinateur n’a
        [w] Blanc n’a
       *[b] Noir n’a
    } plus de pièce GIPF
    [repetition] la position revient une fois de trop
   *[quiet] il n’y a plus eu de prise depuis trop longtemps
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] une pièce de base
       *[other] { $count } pièces de base
    }
    [gipf] { $count ->
        [one] une pièce GIPF
       *[other] { $count } pièces GIPF
    }
    [loaded] { $count ->
        [one] une pièce chargée
       *[other] { $count } pièces chargées
    }
    [stack] { $count ->
        [one] une pile
       *[other] { $count } piles
    }
    [used] { $count ->
        [one] un potentiel utilisé
       *[other] { $count } potentiels utilisés
    }
    [potential] { $count ->
        [one] un potentiel
       *[other] { $count } potentiels
    }
    [named] { $count ->
        [one] un potentiel { $name }
       *[other] { $count } potentiels { $name }
    }
    [piece] { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
   *[unit] { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
}
