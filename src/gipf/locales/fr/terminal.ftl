# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, tour { $turn }
terminal-reserve = { $player ->
    [w] Blanc
   *[b] Noir
} : { $units } en réserve
terminal-basic = { $count } de base
terminal-nothing = rien
terminal-in-play = { $count ->
    [one] { $count } pièce GIPF
   *[other] { $count } pièces GIPF
}
terminal-challenges = { $left ->
    [unlimited] * défis
    [one] { $left } défi
   *[other] { $left } défis
}
terminal-piles = piles : { $piles }
terminal-on = { $upper } sur { $lower }
terminal-legend = { $sign ->
    [basic] de base
    [gipf] GIPF
    [loaded] chargée
    [stack] pile
    [used] utilisé
    [pile] 2 l’une sur l’autre
    [last] dernier coup
    [dots] points d’une pièce
   *[row] rangée
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] toi
    [computer] l’ordinateur
    [level] niveau { $level }
    [w] Blanc dans la partie
   *[b] Noir dans la partie
}
terminal-side-seat = { $side } : { $who }
terminal-side-score = { $game ->
    [yinsh] anneaux { $white }–{ $black }
   *[dvonn] pièces { $white }–{ $black }
}

## What to type

terminal-welcome = Tape un coup, ou hint (les coups possibles), best (un bon coup), help, quit.
terminal-example = Par exemple : { $moves }
terminal-type = Tape : { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] passer
    [throw] lancer
    [draw] tirer
    [heads] face
    [tails] pile
    [rock] pierre
    [paper] papier
    [scissors] ciseaux
    [fold] céder
   *[other] { $word }
}
terminal-help = { $what ->
    [move] un coup, comme 'hint' les énumère
    [push] mettre en jeu : sur un point libre, ou pousser depuis un rond (g7) jusqu’où arrive la pièce la plus éloignée (d6) ; le rond et le premier point suffisent aussi
    [unit] la même chose avec une autre pièce : G T Z D Y P
    [use] utiliser un potentiel
    [extra] le coup supplémentaire de TAMSK
    [clear] retirer une rangée
    [pass] passer, là où c’est possible
    [several] plusieurs décisions d’un tour à la fois
    [hint] les coups possibles, par groupes ; hint e1, hint Z, hint all
    [best] ce que le moteur jouerait, et le résultat qu’il attend
    [undo] reprendre la dernière décision ; undo 3, les trois dernières
    [side-hint] les coups possibles, ou ceux avec un point ou une lettre
    [side-best] ce que l’ordinateur jouerait à son meilleur niveau
    [rules] le but du jeu, en bref
    [flip] tourner le plateau
    [names] nommer les points libres
    [show] redessiner le plateau
    [position] la position en texte, à copier
    [save] écrire un fichier (chaque décision est gardée de toute façon)
    [save-over] de même, même si le fichier existe déjà
    [end] finir la partie : abandonner, nulle
    [new] en commencer une autre
   *[quit] partir ; gipf play --terminal --resume reprend
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] aide
   *[quit] quitter sortir
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] À chaque tour, une pièce est poussée depuis le bord. Quatre de ta couleur en rangée quittent le plateau : les tiennes reviennent dans ta réserve, celles de l’autre sont capturées. Qui n’a plus de pièce à mettre en jeu, ou a perdu toutes ses pièces GIPF, perd.
    [yinsh] Cinq marqueurs de ta couleur alignés te permettent d’enlever un de tes anneaux ; trois anneaux gagnent, en blitz un seul. Un anneau avance sur une ligne, laisse un marqueur et retourne ceux qu’il passe.
    [dvonn] Celui qui contrôle le plus de pièces à la fin gagne. Une pile avance en ligne droite d’autant d’espaces que sa hauteur, sur une autre pile ; ce qui n’est plus relié à une pièce rouge DVONN quitte le plateau.
    [tzaar] Celui qui n’a plus de pièces d’un type, ou ne peut pas capturer, perd. Un tour est une capture, puis une autre capture, une pile plus haute ou rien. Une pile capture la première sur sa ligne qui n’est pas plus haute.
    [zertz] Réunis assez de billes d’une couleur ou de chacune. Un tour pose une bille sur un anneau et retire un anneau libre du bord ; mais qui peut sauter par-dessus une bille le doit, et la garde.
    [punct] Relie deux côtés opposés du plateau avec tes pièces. Un tour ajoute une pièce ou en déplace une des tiennes ; les pièces peuvent se superposer.
    [rps] La pierre bat les ciseaux, les ciseaux battent le papier, le papier bat la pierre. Les deux choisissent en secret.
    [die] Les deux lancent un dé ; le plus haut gagne.
    [cards] Les deux tirent une carte ; la plus haute gagne.
    [dominoes] Posez des dominos aux bouts de la ligne, points pareils ensemble. Celui qui n’en a plus gagne ; si personne ne peut continuer, celui qui a le moins de points.
   *[coin] Blanc annonce pile ou face, puis la pièce est lancée.
}
terminal-rules-where = Toutes les règles, en images : gipf ouvre la page ; appuie sur ? là-bas.

## What is said

terminal-plays = { $player ->
    [w] Blanc joue { $move }.
   *[b] Noir joue { $move }.
}
terminal-person = { $name } : { $why }. { $player ->
    [w] Une personne joue Blanc.
   *[b] Une personne joue Noir.
}
terminal-no-hint = Aucun coup possible avec « { $what } » ; hint montre tous ceux qu’il y a.
terminal-chance = { $player ->
    [w] { $moves } : Blanc peut compter sur { $percent } %.
   *[b] { $moves } : Noir peut compter sur { $percent } %.
}
terminal-wins = { $player ->
    [w] { $moves } : Blanc gagne en
   *[b] { $moves } : Noir gagne en
} { $count ->
    [one] un tour.
   *[other] { $count } tours.
}
terminal-loses = { $player ->
    [w] { $moves } : Blanc perd en
   *[b] { $moves } : Noir perd en
} { $count ->
    [one] un tour.
   *[other] { $count } tours.
}
terminal-agrees = { $player ->
    [w] Blanc est d’accord.
   *[b] Noir est d’accord.
}
terminal-declines = { $player ->
    [w] Blanc refuse et se croit mieux.
   *[b] Noir refuse et se croit mieux.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] Blanc refuse
   *[b] Noir refuse
} : { $why ->
    [tie] ici, une nulle vaut une victoire pour celui qui a annoncé le potentiel
   *[early] il est trop tôt pour cela
}.
terminal-draw = { $player ->
    [w] Blanc, d’accord pour la nulle ? (o/n)
   *[b] Noir, d’accord pour la nulle ? (o/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = o oui
terminal-goes-on = La partie continue.

## Files

terminal-file = { $cause ->
    [ENOENT] ce dossier n’existe pas
    [EISDIR] c’est un dossier
    [ENOTDIR] ce n’est pas un dossier
    [EINVAL] ce n’est pas un fichier de partie possible
    [EACCES] il est interdit d’écrire ici
    [EPERM] il est interdit d’écrire ici
    [EROFS] il est interdit d’écrire ici
    [ENOSPC] le disque est plein
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EISDIR] c’est un dossier
    [EACCES] accès refusé
   *[other] { $why }
} ; indique un autre fichier
terminal-no-writing = impossible d’écrire dans { $path } ({ $why })
terminal-save-it = { $trouble } : save FICHIER garde cette partie.
terminal-wrong-file = { $file } : { $why } ; choisis un autre fichier.
terminal-there-already = { $path } existe déjà : choisis un autre nom, ou save! { $name }
terminal-saved = Enregistrée dans { $path }
terminal-kept-nowhere = Cette partie n’est gardée nulle part : save FICHIER, ou encore quit.
terminal-kept = La partie est dans { $path }
terminal-resume = Pour la reprendre : gipf play --terminal --resume
terminal-not-kept = La partie n’a pas pu être gardée : { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] quinze pièces chacun, pour les premières parties
    [standard] avec trois pièces GIPF chacun
    [tournament] un plateau vide, autant de pièces GIPF que tu veux
    [zertz] avec six potentiels ZÈRTZ chacun
    [four] avec quatre sortes de potentiels
    [ultimate] les cinq sortes de potentiels
    [challenges] avec des parties satellites pour les potentiels
    [matrx] MATRX GIPF : piles de potentiels sur le grand plateau
   *[matrx-small] MATRX GIPF sur le plateau de GIPF
}
terminal-other-variant = ou tape autre chose, comme tournament+Z4D4Y4 ou basic;reserve=12/15
terminal-which-variant = Quel jeu ? [standard]
terminal-computer = l’ordinateur, du débutant (1) au meilleur ({ $best })
# The key that ends a line.
terminal-return = Entrée
terminal-people = deux personnes à ce clavier
terminal-which-opponent = Qui joue contre toi ? [deux personnes ici]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] d’abord
    [enter] poser
    [push] pousser
    [then-enter] puis poser
    [then-push] puis pousser
    [extra-enter] en plus, poser
    [extra-push] en plus, pousser
    [use] utiliser { $name }
    [row] rangée { $name }
    [with] avec { $name }
   *[say] dire
}
terminal-unit = { $unit ->
    [gipf] une pièce GIPF
    [loaded] une pièce chargée
    [stack] une pile
   *[basic] une pièce de base
}
terminal-no-letter = rien
terminal-cleared = { $theirs ->
    [0] { $own } à soi
   *[other] { $own ->
        [0] prises : { $theirs }
       *[other] { $own } à soi, prises : { $theirs }
    }
}
terminal-more = et { $count } de plus : hint all
# The moves of a side game by how they begin.
terminal-starts = C’est ainsi qu’ils commencent : hint { $start } en montre quelques-uns, hint all les montre tous.

## The analysis of game files

analysis-game = Partie { $number }
analysis-no-turns = Partie { $number } : aucun tour
analysis-turns = tours
analysis-summary = { $name } : précision { $accuracy }, { $marks }
analysis-stopped-early = arrêté avant le premier tour ; rien n’est écrit
analysis-stopped = arrêté après { $done } sur { $count ->
    [one] un tour
   *[other] { $count } tours
} ; { $kept }
analysis-kept = ce qui est fait est dans { $path }
analysis-not-kept = rien n’est écrit, car --out ne nomme aucun fichier

## Matches. $standing is how it stands, in names and figures.

match-crowded = { $games } parties à la fois sur { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
} : les limites de temps ne sont alors pas tenues
match-going-on = on continue après { $done } parties sur { $count }
match-progress = { $done }/{ $count } parties, { $standing }
match-stopped = arrêté après { $done } parties sur { $count }
match-stopped-kept = arrêté après { $done } parties sur { $count } ; la même commande les continue
match-openings-turns = Joué à partir d’ouvertures de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, couleurs échangées, graine { $seed } :
match-openings-file = Joué à partir des ouvertures de { $file }, couleurs échangées, graine { $seed } :
match-ratings = Classements, en points Elo autour de la moyenne de tous :
match-times = Temps par décision, sans les décisions forcées :
match-failures = Parties perdues autrement que par les règles :
match-sprt = La différence est-elle de { $low } ou de { $high } Elo ? { $verdict ->
    [open] Pas décidé
   *[found] Elle est de { $found }
} : { $test }.
match-column = { $column ->
    [player] joueur
    [against] contre
    [variant] variante
    [games] parties
    [won] gains
    [drawn] nulles
    [lost] pertes
    [score] score
    [elo] Elo
    [superior] meilleur
    [length] durée
    [limit] limite
    [decisions] décisions
    [mean] moyenne ms
    [most] 99 % sous
   *[longest] maximum
}
match-all = toutes
match-percent = { $share } %
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] { $value } nœuds
    [depth] profondeur { $value }
   *[none] aucune
}
match-failure = { $player } : { $reason ->
    [crash] plantage
    [illegal-move] coup illégal
    [time] temps
   *[process-died] processus terminé
}, { $count ->
    [one] une fois
   *[other] { $count } fois
}; d’abord dans l’ouverture { $opening } de { $variant } : { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = compilation du moteur pour { $variant } et ses semblables, une seule fois ({ $purpose }) : environ { $seconds } secondes
compiling-elsewhere = un autre processus compile le moteur ; on l’attend
compiling-in-memory = ce qui est compilé ne peut pas être gardé dans { $folder } et l’est donc à chaque fois ; indique un autre dossier avec GIPF_CACHE
solve-wins = { $variant } : { $player ->
    [w] Blanc
   *[b] Noir
} gagne en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
solve-open = { $variant } : on ne sait pas encore ; pas de gain pour Blanc jusqu’au tour { $white }, ni pour Noir jusqu’au tour { $black }
solve-not-within = pas de gain pour Blanc jusqu’au tour { $white }, ni pour Noir jusqu’au tour { $black } : { $nodes } positions examinées, { $seconds } s
solve-progress = { $nodes } positions examinées, { $seconds } s
solve-searched = { $nodes } positions examinées en { $seconds } s
proof-written = la preuve est dans { $file } : { $answers } réponses, rejouées selon les règles
proof-right = { $file } le prouve : { $answers } réponses, { $positions } positions rejouées selon les règles
proof-progress = { $positions } positions rejouées, { $answers } réponses
proof-stopped = arrêté avant que toute la preuve soit rejouée

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] un fichier
   *[other] { $files } fichiers
}, { $size } MB; pour le voir : { $command }
