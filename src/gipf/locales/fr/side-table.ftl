# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Cinq jeux de plateau pour deux, de la même famille que GIPF, et cinq jeux rapides. Chacun se joue à part, contre l’ordinateur ou à deux sur un écran. Dans une partie de GIPF avec défis, ils décident si un coup spécial réussit.
side-with-option = { $game }, { $option }
side-option = Façon de jouer
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Déplace des anneaux, retourne des marqueurs, aligne cinq marqueurs pour retirer tes anneaux.
    [dvonn] Empile des piles ; ce qui ne tient plus à une pièce rouge disparaît. Le plus de pièces gagne.
    [tzaar] Capture des pièces ou monte des piles ; qui perd le dernier d’un type a perdu.
    [zertz] Pose des billes et capture en sautant, pendant que le plateau rétrécit. Les couleurs ne sont à personne.
    [punct] Pose et déplace des pièces de trois points pour relier deux côtés opposés.
    [rps] Choisissez en même temps ; l’un bat l’autre.
    [die] Le plus haut lancer gagne.
    [cards] La plus haute carte gagne.
    [dominoes] Débarrasse-toi le premier de tes dominos.
   *[coin] Annonce pile ou face ; la pièce décide.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] Le troisième anneau retiré gagne.
    [dvonn] D’abord, chacun pose toutes ses pièces sur le plateau.
    [tzaar] Toutes les pièces sont déjà sur le plateau, toujours aux mêmes places.
    [zertz] 37 anneaux, le plateau habituel.
    [punct] Si personne ne relie deux côtés, qui a le plus de points au centre gagne.
    [once] Une seule manche décide.
    [yinsh-blitz] Le premier anneau retiré gagne.
    [zertz-blitz] Moins de billes, et il en faut moins pour gagner.
    [random] Le hasard pose toutes les pièces ; on se déplace tout de suite.
    [tournament] Le plateau est vide ; chacun pose une pièce à son tour.
    [basic] Seule la toute première pièce doit rester hors du centre ; si personne ne relie deux côtés, c’est nulle.
    [three] Trois manches, nulles comprises ; qui en gagne le plus. À égalité, la partie est nulle.
   *[rings] Un plateau plus grand, une partie plus longue.
}
side-levels = Le niveau 1 est facile ; le niveau 5 joue de son mieux.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Qui commence
side-begins-who = { $who ->
    [w] Moi
   *[b] L’ordinateur
}
side-played-here = Joué ici

## At the table

side-seat = { $player ->
    [w] Blanc
   *[b] Noir
} : { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (commence)
   *[player] { $name } (en premier)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] Blanc commence
    [named] { $name } commence
   *[b] Noir commence
}
# What lies beside the board.
side-zone = { $role ->
    [hand] En main
    [captured] Capturé
    [left] Restent
    [stacked] Pièces en piles
    [taken] Anneaux retirés
    [pool] Réserve commune
    [shown] Sur la table
   *[line] Ligne
}
side-item = { $piece } : { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece } : { $count } sur { $goal }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] au bout gauche
   *[right] au bout droit
}
side-hidden = face cachée
side-spot-empty = { $spot }, vide
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, hauteur { $count }
# In a stack, below its top, is $piece.
side-spot-within = { $label }, contient : { $piece }
side-spot-open = { $label }, peut être choisi
side-next = Choisis maintenant où. Choisis encore la même chose pour lâcher.
side-next-row = Ce marqueur est dans plusieurs lignes. Appuie sur un autre marqueur de celle que tu veux.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Choisis un emplacement pour son point marqué, le PÜNCT. Choisis encore la même chose pour lâcher.
side-next-moved = Son point marqué, le PÜNCT, va en ligne droite, par-dessus tout. Choisis où.
side-turn-round = Tourner
side-put = Poser
side-turn-it = Tourne-la, ou choisis dans quel sens ; puis pose-la.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = Choisis d’abord ce qui va là : c’est encadré.
side-vain = Rien à faire sur { $spot } maintenant.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Tout le plateau
side-hint = Indice : { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece } de { $from } à { $to }
side-hint-put = { $piece } sur { $to }
side-hint-ahead = { $move }, le point suivant vers { $spot }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Regarde autour de { $spot }.
side-hint-piece = Prends ceci : { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Passez l’écran : { $name }.
side-curtain-show = Montrer la main
side-curtain-choose = Choisir
side-no-takeback = Dans ce jeu on ne reprend rien : on verrait ce qui est caché, ou le hasard retomberait.
# Above a game of several rounds; on what has won one of them.
side-score = Manche { $round } sur { $of }. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, gagne la manche
side-moves = Coups
side-chance-title = Le hasard était-il honnête ?
side-chance = Chacun peut le vérifier : tout le hasard de cette partie découle du nombre { $seed }, tiré avant le premier coup et tenu secret jusqu’à la fin. Il est dans le fichier.
side-file = Enregistrer dans un fichier

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Défi : { $game }
   *[no] Défi pour { $potential } : { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] Si tu gagnes ou fais nulle : { $label }.
    [computer] Si l’ordinateur gagne ou fait nulle : { $label }.
   *[other] Si { $name } gagne ou fait nulle : { $label }.
} Sinon, le potentiel quitte la partie.
side-main-board = Le plateau de la partie
side-give-up = Abandonner la partie satellite
side-give-up-title = Abandonner cette partie satellite ?
side-give-up-text = { $who ->
    [computer] L’ordinateur la gagne alors ; la partie elle-même continue.
   *[other] L’autre joueur la gagne alors ; la partie elle-même continue.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Proposer la nulle dans la partie satellite ?
side-draw-text = Elle n’est alors pas jouée jusqu’au bout et compte comme nulle : { $label }.
side-draw-computer = Si l’ordinateur accepte, la partie est aussitôt finie. Il n’en accepte pas avant le onzième tour, ni tant qu’il se voit devant.
side-draw-yes = Proposer la nulle
side-draw-offered = { $name } propose la nulle dans la partie satellite, qui compte alors comme nulle : { $label }.
# Resigning while a side game is on.
side-resign-title = Abandonner toute la partie ?
side-resign-text = { $who ->
    [computer] L’ordinateur gagne alors toute la partie
   *[other] L’autre joueur gagne alors toute la partie
}, pas seulement cette partie satellite. Tu peux aussi n’abandonner que la partie satellite ; la partie continue alors.
side-resign-yes = Abandonner toute la partie
side-back = Retour au plateau
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Tu as gagné { $game ->
        [quick] la partie satellite
       *[other] { $game }
    }
    [computer] L’ordinateur a gagné { $game ->
        [quick] la partie satellite
       *[other] { $game }
    }
    [draw] Partie nulle dans { $game ->
        [quick] la partie satellite
       *[other] { $game }
    }
   *[other] { $name } a gagné { $game ->
        [quick] la partie satellite
       *[other] { $game }
    }
} : { $owner ->
    [you] ton { $potential }
    [computer] le { $potential } de l’ordinateur
    [w] le { $potential } de Blanc
   *[b] le { $potential } de Noir
} { $does ->
    [lost] quitte la partie ; la pièce qui le portait reste comme pièce de base
    [TAMSK] joue son coup supplémentaire
    [YINSH] glisse
   *[other] saute
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] Vous jouez ou réglez cela hors de cette page, comme vous voulez, puis vous entrez le résultat.
    [quick] Chacun lance le dé une fois, le plus haut lancer gagne : une affaire de secondes.
    [real] Chaque potentiel se règle par le jeu dont il porte le nom, TAMSK par TZAAR : une partie dans la partie.
   *[own] Vous liez un jeu à chaque potentiel.
}
side-clock = Pendule des parties satellites
side-clock-why = Une partie satellite se joue sur les pendules des joueurs, ou chacun a tant de minutes pour elle.
side-clock-same = Celle de la partie
side-clock-minutes = { $minutes } min
