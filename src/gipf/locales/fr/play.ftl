## Whose turn it is

turn-computer = { $engine ->
    [ready] L’ordinateur réfléchit…
   *[other] L’ordinateur se prépare : la première fois, il faut une minute…
}
refused-computers-turn = C’est à l’ordinateur de jouer.
refused-looking-back = Tu regardes en arrière. La partie continue à la fin.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Pièce
    [basic] Pièce de base
    [gipf] Pièce GIPF
    [stack] Pile { $potential }
    [extra] Coup supplémentaire : potentiel TAMSK
   *[loaded] Pièce chargée de { $potential }
} depuis { $dot } le long de la flèche{ $count ->
    [0] {""}
    [one] , pousse une pièce
   *[other] , pousse { $count } pièces
}
steps = Ce tour
step = { $phase ->
    [c] Retrait
    [e] Coup supplémentaire
    [m] Coup
    [x] Coup supplémentaire
    [r] Retrait
    [a] Réponse
    [f] Qui commence
   *[s] Partie satellite
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] Tu acceptes
        [challenge] Tu défies
        [first] Tu commences la partie satellite
        [second] Tu laisses l’autre commencer
        [won] Tu gagnes la partie satellite
        [tied] Tu partages la partie satellite
        [lost] Tu perds la partie satellite
       *[gave-up] Tu abandonnes la partie satellite
    }
    [computer] { $move ->
        [accept] L’ordinateur accepte
        [challenge] L’ordinateur défie
        [first] L’ordinateur commence la partie satellite
        [second] L’ordinateur te laisse commencer
        [won] L’ordinateur gagne la partie satellite
        [tied] L’ordinateur partage la partie satellite
        [lost] L’ordinateur perd la partie satellite
       *[gave-up] L’ordinateur abandonne la partie satellite
    }
   *[other] { $move ->
        [accept] { $name } accepte
        [challenge] { $name } défie
        [first] { $name } commence la partie satellite
        [second] { $name } laisse l’autre commencer
        [won] { $name } gagne la partie satellite
        [tied] { $name } partage la partie satellite
        [lost] { $name } perd la partie satellite
       *[gave-up] { $name } abandonne la partie satellite
    }
}
paused = La partie est en pause. La pendule est arrêtée.
paused-go-on = Reprendre

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] Ton coup sera joué dès que tout sera chargé…
   *[server] Ton coup est en route…
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = Les couleurs changent : tu as maintenant les { $colour ->
    [w] Blancs
   *[b] Noirs
}.
waiting = Ton coup attend le serveur : { $label }.
waiting-asked = Le serveur est revenu. Ton coup attend encore : { $label }. Le jouer ?
waiting-play = Le jouer
waiting-withdraw = Le retirer

## The end

end-title = { $who ->
    [you] Tu as gagné
    [computer] L’ordinateur a gagné
    [draw] Partie nulle
    [w] Blanc a gagné
    [b] Noir a gagné
   *[other] { $name } a gagné
}
end-no-move = { $loser ->
    [you] Tu n’as plus rien à jouer.
    [computer] L’ordinateur n’a plus rien à jouer.
    [w] Blanc n’a plus rien à jouer.
   *[b] Noir n’a plus rien à jouer.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] Ta dernière pièce GIPF
    [computer] La dernière pièce GIPF de l’ordinateur
    [w] La dernière pièce GIPF blanche
   *[b] La dernière pièce GIPF noire
} { $how ->
    [captured] a été prise.
    [covered] a été recouverte : tant que quelque chose est posé dessus, elle ne compte pas.
    [own] est partie avec sa propre rangée.
   *[gone] n’est plus là.
}
end-gipf-few = Tu n’avais mis en jeu qu’une pièce GIPF. La prochaine fois, mets-en deux ou trois avant ta première pièce d’un autre type.
end-gipf-captured = { $loser ->
    [you] Toutes tes pièces GIPF sont prises.
    [computer] Toutes les pièces GIPF de l’ordinateur sont prises.
    [w] Toutes les pièces GIPF de Blanc sont prises.
   *[b] Toutes les pièces GIPF de Noir sont prises.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Qui doit pousser et a une réserve vide perd.
    [standard] On perd de deux façons : sans pièce GIPF sur le plateau, car il n’en vient pas de nouvelles ; ou avec une réserve vide quand il faut pousser.
    [tournament] On perd de deux façons : sans pièce GIPF sur le plateau, car après la première pièce d’un autre type il n’en vient plus ; ou avec une réserve vide quand il faut pousser.
    [matrx] On perd de deux façons : avec les trois pièces GIPF prises ; ou sans rien à pousser ni potentiel à utiliser.
   *[other] On perd de deux façons : sans pièce GIPF découverte sur le plateau ; ou sans rien à pousser ni potentiel à utiliser.
}
end-resignation = { $loser ->
    [you] Tu as abandonné.
    [computer] L’ordinateur a abandonné.
    [w] Blanc a abandonné.
   *[b] Noir a abandonné.
}
end-time = { $loser ->
    [you] Tu n’as plus de temps.
    [computer] L’ordinateur n’a plus de temps.
    [w] Blanc n’a plus de temps.
   *[b] Noir n’a plus de temps.
}
end-abandoned = { $loser ->
    [you] Tu as quitté la partie.
    [computer] L’ordinateur a quitté la partie.
    [w] Blanc a quitté la partie.
   *[b] Noir a quitté la partie.
}
end-repetition = La position s’est présentée { $count ->
    [2] deux fois.
   *[other] { $count } fois.
}
end-quiet = { $count ->
    [one] Un tour
   *[other] { $count } tours de suite
} sans aucune prise.
end-agreement = Les joueurs sont tombés d’accord.
end-left = Quelqu’un a quitté la partie.
end-last = { $player ->
    [you] Ton dernier coup
    [computer] Le dernier coup de l’ordinateur
    [w] Le dernier coup de Blanc
   *[b] Le dernier coup de Noir
} : { $label }.
end-again = Revoir le dernier coup
end-harder = Plus dur : niveau { $level }
end-easier = Plus facile : niveau { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Ensuite : le GIPF standard. Chacun a trois pièces GIPF, hautes de deux pièces et marquées d’une étoile ; qui n’en a plus sur le plateau perd aussi.
end-further-play = Jouer au GIPF standard
end-mistakes = Analyser mes erreurs
reopen-title = Rouvrir cette partie ?
reopen-text = La partie est finie. Si tu reprends ton dernier tour, elle continue de là : son résultat et ce qui a suivi sont perdus. Pour la garder telle quelle, recule dans les coups et choisis « Jouer à partir d’ici », qui commence une nouvelle partie.
reopen-yes = Reprendre le tour
reopen-no = La laisser ainsi

## The coach

coach-looks = L’entraîneur regarde ton coup.
# The move that the coach doubts.
coach-move = Ton coup : { $label }.
coach-title = Le jouer quand même ?
coach-play = Jouer
coach-look = Regarder encore
coach-better = Autre chose est bien meilleur ici.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = Sans retour possible
ends-gipf = Après cette pièce, tu ne pourras plus mettre en jeu de pièce GIPF dans cette partie. { $gipf ->
    [one] Tu n’en as qu’une
   *[other] Tu en as { $gipf }
} sur le plateau, et qui n’en a plus perd aussitôt.
ends-potentials = Avec une pièce de base, tu renonces à ce qui te reste en main : { $potentials ->
    [one] un potentiel quitte
   *[other] { $potentials } potentiels quittent
} le jeu.
ends-both = Après cette pièce, tu ne pourras plus mettre en jeu de pièce GIPF dans cette partie. { $gipf ->
    [one] Tu n’en as qu’une
   *[other] Tu en as { $gipf }
} sur le plateau, et qui n’en a plus perd aussitôt. Et comme c’est une pièce de base, tu renonces aussi aux { $potentials } potentiels que tu as en main.
ends-own = Cela retire du plateau { $count ->
    [one] une de tes pièces GIPF
   *[other] { $count } de tes pièces GIPF
}. Il t’en reste { $gipf }, et qui n’en a plus perd aussitôt.
ends-game = Cela retire ta dernière pièce GIPF du plateau : tu perds aussitôt la partie.
ends-accepting = Si tu acceptes, tu perds aussitôt la partie. Tu peux encore défier.
moments = { $count ->
    [1] Le moment qui a compté
   *[other] Les moments qui ont compté
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [1] À première vue : le moment qui a compté
   *[other] À première vue : les moments qui ont compté
}
moments-looking = Recherche des moments qui ont compté …
moments-none = Tu n’as pas fait d’erreur notable.
moments-none-lost = À première vue, aucun de tes coups n’était à lui seul une erreur grave. L’analyse en trouvera peut-être de plus petites.
moments-turn = { $name } · tour { $number } : { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] plus de défi
    [one] encore { $count } défi
    [unlimited] défis sans limite
   *[other] encore { $count } défis
}
seat-captured = { $count ->
    [0] Rien de pris.
    [1] Une pièce prise.
   *[other] { $count } pièces prises.
}{ $ahead ->
    [0] {""}
   *[other] {" "}{ $ahead } d’avance.
}{ $doubles ->
    [yes] {" "}Une pièce GIPF compte pour deux.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] Choisis un rond au bord et une flèche : ta pièce entre par là et pousse ce qui se trouve sur son chemin.
        [standard] Choisis un rond au bord et une flèche : ta pièce entre par là et pousse ce qui se trouve sur son chemin.
        [tournament] Choisis un rond au bord et une flèche : ta pièce entre par là et pousse ce qui se trouve sur son chemin.
       *[other] Choisis un rond au bord et une flèche : ta pièce entre par là et pousse ce qui se trouve sur son chemin. Les signes sur les pièces sont des potentiels : des coups spéciaux qui servent une fois.
    }
    [bring] Tes premiers tours font entrer des pièces GIPF : deux pièces de haut, avec une étoile. Ta première pièce d’un autre type y met fin, ne te presse donc pas.
    [gipf] { $game ->
        [standard] Les pièces à l’étoile sont des pièces GIPF, et il n’en vient pas de nouvelles. Si tu perds ta dernière sur le plateau, ou si tu dois pousser avec une réserve vide, tu perds la partie.
        [standard-potentials] Les pièces à l’étoile sont des pièces GIPF, et il n’en vient pas de nouvelles. Si tu perds ta dernière sur le plateau, ou si tu n’as plus rien à pousser ni à utiliser, tu perds la partie.
        [tournament] Les pièces à l’étoile sont des pièces GIPF. Si tu perds ta dernière sur le plateau, ou si tu dois pousser avec une réserve vide, tu perds la partie.
       *[other] Les pièces à l’étoile sont des pièces GIPF. Si tu perds ta dernière sur le plateau, ou si tu n’as plus rien à pousser ni à utiliser, tu perds la partie.
    }
    [row] Quatre pièces de ta couleur côte à côte forment une rangée. Elles reviennent dans ta réserve, et les pièces de l’autre couleur qui prolongent la rangée sur sa ligne sont prises.
    [stay] Une pièce GIPF dans une rangée n’est pas forcément retirée : sa flèche dit si elle reste. Celle de l’autre couleur qui est retirée est prise.
    [load] L’étoile marque les pièces GIPF, les autres signes des potentiels : des coups qui servent une fois. Ta première pièce de base seule met ceux en main hors de la partie.
    [use] Au lieu de pousser, tu peux utiliser un potentiel : choisis une pièce cerclée, et tu vois où il peut aller.
    [single] Les pièces à l’étoile sont des pièces GIPF et passent en premier. Qui se fait prendre les trois perd la partie, et aussi qui n’a plus rien à pousser ni à utiliser.
    [stack] Les autres signes sont des potentiels : des coups qui servent une fois. Deux pareils entrent ensemble en une pile.
    [stacks-stay] Dans une rangée, les pièces seules s’en vont, même les GIPF. Une pile peut rester : sa flèche le dit.
    [hold] Laisse le doigt sur une pièce, sur le plateau ou en réserve : elle dit ce qu’elle est et ce qu’elle peut faire maintenant.
   *[pieces] { $game ->
        [basic] Surveille ta réserve : qui doit pousser et n’y a plus rien perd la partie.
        [standard] Surveille aussi ta réserve : qui doit pousser et n’y a plus rien perd, quel que soit le nombre de ses pièces GIPF.
        [tournament] Surveille aussi ta réserve : qui doit pousser et n’y a plus rien perd, quel que soit le nombre de ses pièces GIPF.
       *[other] Surveille aussi ta réserve : vide, et sans potentiel à utiliser, tu perds, quel que soit le nombre de tes pièces GIPF.
    }
}
tip-close = Ne plus voir de conseils

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Joue un autre coup.
    [computer] L’ordinateur joue un autre coup.
    [w] Blanc joue un autre coup.
   *[b] Noir joue un autre coup.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] Si tu gagnes la partie satellite ou fais nulle, le potentiel agit ; si tu perds, il quitte la partie.
    [computer] Si l’ordinateur gagne la partie satellite ou fait nulle, le potentiel agit ; s’il perd, le potentiel quitte la partie.
    [w] Si Blanc gagne la partie satellite ou fait nulle, le potentiel agit ; si Blanc perd, il quitte la partie.
   *[b] Si Noir gagne la partie satellite ou fait nulle, le potentiel agit ; si Noir perd, il quitte la partie.
}
