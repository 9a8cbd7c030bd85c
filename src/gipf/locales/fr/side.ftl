# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = Joueur { $number }
side-turn = { $player ->
    [you] À toi de jouer
    [w] Trait à Blanc
    [named] À { $name } de jouer
   *[b] Trait à Noir
}
side-prompt = { $turn } : { $todo }
side-won = { $player ->
    [you] Tu as gagné
    [computer] L’ordinateur a gagné
    [w] Blanc a gagné
    [named] { $name } a gagné
   *[b] Noir a gagné
}
side-drawn = Partie nulle
side-over = { $result } : { $why }
# $move is in notation.
side-played = { $player ->
    [w] Blanc
    [named] { $name }
   *[b] Noir
} : { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Passer
    [throw] Lancer
    [draw] Tirer une carte
    [heads] Face
    [tails] Pile
    [rock] Pierre
    [paper] Papier
    [scissors] Ciseaux
    [fold] Céder la manche
    [left] Au bout de gauche
    [right] Au bout de droite
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] anneau
    [marker] marqueur
    [dvonn] pièce DVONN
    [stack] pile
    [piece] pièce
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] bille blanche
    [grey] bille grise
    [black] bille noire
    [T] triangle
    [C] pièce droite, PÜNCT au milieu
    [E] pièce droite, PÜNCT au bout
    [L] pièce coudée à gauche, PÜNCT au bout
    [M] pièce coudée, PÜNCT au milieu
    [R] pièce coudée à droite, PÜNCT au bout
    [coin] pièce de monnaie
    [call] annonce
    [die] dé
    [card] carte
    [choice] choix
    [domino] domino
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] Blanc
   *[b] Noir
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] But : retirer un anneau le premier.
       *[other] But : retirer { $count } anneaux le premier.
    }
    [dvonn] But : le plus de pièces dans tes piles à la fin.
    [tzaar] But : capturer tous les Tzaars, Tzarras ou Totts, ou ne laisser aucune capture.
    [zertz] But : { $white } billes blanches, { $grey } grises ou { $black } noires, ou { $each } de chaque.
    [punct] But : relier deux côtés opposés du plateau.
    [rps] La pierre bat les ciseaux, les ciseaux battent le papier, le papier bat la pierre.
    [die] Le plus haut lancer gagne.
    [cards] La plus haute carte gagne.
    [dominoes] But : poser tous tes dominos le premier.
   *[coin] Qui commence annonce pile ou face et gagne s’il a raison ; l’autre lance.
}

## What is to be done, behind whose turn it is.

side-do-pass = aucun coup possible, passe.
side-do-any = choisis un coup.
side-do-table = jouez la partie, puis entrez le résultat.
side-do-yinsh-place = pose un anneau sur une intersection libre.
side-do-yinsh-move = déplace un anneau ; il laisse un marqueur et retourne ceux qu’il survole.
side-do-yinsh-row = cinq en ligne, choisis la ligne à retirer.
side-do-yinsh-take = cinq en ligne ! Appuie sur un de ses marqueurs pour la retirer.
side-do-yinsh-ring = retire un de tes anneaux.
side-do-dvonn-red = pose une pièce DVONN rouge sur un emplacement libre.
side-do-dvonn-place = pose une pièce sur un emplacement libre.
side-do-dvonn-move = déplace une pile d’autant de pas qu’elle est haute, sur une autre pile.
side-do-tzaar-place = choisis une pièce et pose-la sur une intersection libre.
side-do-tzaar-first = capture une pièce ; le premier tour est une seule capture.
side-do-tzaar-capture = capture, en allant sur une pile de l’autre couleur qui n’est pas plus haute.
side-do-tzaar-second = capture encore, renforce une de tes piles ou passe.
side-do-zertz-place = choisis une bille et pose-la sur un anneau libre.
side-do-zertz-own = la réserve est vide, pose une de tes billes sur un anneau libre.
side-do-zertz-remove = choisis un anneau libre au bord ; il quitte le plateau.
side-do-zertz-jump = tu peux capturer, donc tu dois sauter par-dessus une bille.
side-do-zertz-on = continue de sauter avec la même bille.
side-do-punct = ajoute une pièce ou déplace une des tiennes.
side-do-punct-first = ajoute une pièce sur le plateau.
side-do-punct-move = déplace une de tes pièces.
side-do-coin-call = annonce pile ou face.
side-do-coin-throw = lance la pièce.
side-do-die = lance le dé.
side-do-cards = tire une carte.
side-do-rps = choisis pierre, papier ou ciseaux.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] ton choix est face cachée ; à l’autre de choisir.
    [computer] l’ordinateur a déjà choisi, face cachée. Choisis pierre, papier ou ciseaux ; puis les deux sont dévoilés.
    [w] Blanc a déjà choisi, face cachée. Choisis pierre, papier ou ciseaux ; puis les deux sont dévoilés.
    [named] { $name } a déjà choisi, face cachée. Choisis pierre, papier ou ciseaux ; puis les deux sont dévoilés.
   *[b] Noir a déjà choisi, face cachée. Choisis pierre, papier ou ciseaux ; puis les deux sont dévoilés.
}
side-do-rps-open = dévoile ton choix.
side-do-dominoes = pose un domino à un bout de la ligne.
side-do-dominoes-first = pose le premier domino.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = anneaux retirés, { $winner } à { $loser }.
side-why-dvonn = { $winner } pièces dans les piles contre { $loser }.
side-why-tzaar-type = { $player ->
    [you] il ne te reste aucun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    }.
    [computer] il ne reste aucun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } à l’ordinateur.
    [w] il ne reste aucun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } à Blanc.
   *[b] il ne reste aucun { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } à Noir.
}
side-why-tzaar-stuck = { $player ->
    [you] tu ne peux plus rien capturer.
    [computer] l’ordinateur ne peut plus rien capturer.
    [w] Blanc ne peut plus rien capturer.
   *[b] Noir ne peut plus rien capturer.
}
side-why-zertz-goal = { $kind ->
    [white] { $count } billes blanches.
    [grey] { $count } billes grises.
    [black] { $count } billes noires.
   *[each] { $count } billes de chaque couleur.
}
side-why-zertz-full = le dernier anneau libre est occupé.
side-why-zertz-drawn = plus personne ne peut rien faire.
side-why-repeated = la même position revient pour la troisième fois.
side-why-punct-joined = deux côtés opposés sont reliés.
side-why-punct-centre = au centre, { $winner } à { $loser }.
side-why-punct-open = la dernière pièce d’un joueur est posée et aucun côté n’est relié.
side-why-coin = { $coin ->
    [heads] la pièce montre face.
   *[tails] la pièce montre pile.
}
side-why-die = { $winner } à { $loser }.
side-why-cards = { $winner } contre { $loser }.
side-why-rps = { $wins ->
    [rock] la pierre bat les ciseaux.
    [paper] le papier bat la pierre.
    [scissors] les ciseaux battent le papier.
    [same] les deux ont choisi la même chose.
   *[fold] la manche a été abandonnée.
}
side-why-rps-rounds = { $winner } manches à { $loser }.
side-why-dominoes-out = le dernier domino est posé.
side-why-dominoes-blocked = personne ne peut continuer, avec { $winner } points à { $loser }.
side-why-any = le résultat a été entré.
side-why-resignation = { $player ->
    [you] tu as abandonné.
    [computer] l’ordinateur a abandonné.
    [w] Blanc a abandonné.
    [named] { $name } a abandonné.
   *[b] Noir a abandonné.
}
side-why-time = { $player ->
    [you] ton temps est écoulé.
    [computer] le temps de l’ordinateur est écoulé.
    [w] le temps de Blanc est écoulé.
    [named] le temps de { $name } est écoulé.
   *[b] le temps de Noir est écoulé.
}
side-why-agreement = vous l’avez convenu ainsi.
side-why-abandoned = { $player ->
    [you] tu as quitté la partie.
    [w] Blanc a quitté la partie.
    [b] Noir a quitté la partie.
    [named] { $name } a quitté la partie.
   *[nobody] la partie a été interrompue.
}
