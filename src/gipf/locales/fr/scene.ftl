## The move.

prompt-opening = { $player ->
    [you] Tu commences par une pièce GIPF : mets-en une en jeu.
    [w] Blanc commence par une pièce GIPF : mets-en une en jeu.
   *[b] Noir commence par une pièce GIPF : mets-en une en jeu.
}
prompt-gipf-basic = { $player ->
    [you] À toi de jouer
    [w] À Blanc de jouer
   *[b] À Noir de jouer
} : mets en jeu une autre pièce GIPF{ $uses ->
    [0] {""}
   *[other] , utilise un potentiel sur le plateau
} ou passe aux pièces de base. Ensuite, plus de pièces GIPF.
prompt-gipf-loaded-basic = { $player ->
    [you] À toi de jouer
    [w] À Blanc de jouer
   *[b] À Noir de jouer
} : mets en jeu une autre pièce GIPF{ $uses ->
    [0] {""}
   *[other] , utilise un potentiel sur le plateau
} ou passe aux potentiels, puis aux pièces de base. Chaque étape met fin à la précédente.
prompt-loaded-basic = { $player ->
    [you] À toi de jouer
    [w] À Blanc de jouer
   *[b] À Noir de jouer
} : mets en jeu une pièce avec un potentiel{ $uses ->
    [0] {""}
   *[other] , utilises-en un sur le plateau
}, ou mets une pièce de base et perds ceux en main.
prompt-basic = { $player ->
    [you] À toi de jouer
    [w] À Blanc de jouer
   *[b] À Noir de jouer
} : mets en jeu une pièce de base{ $uses ->
    [0] .
   *[other] {" "}ou utilise un potentiel sur le plateau.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] À toi de jouer
    [w] À Blanc de jouer
   *[b] À Noir de jouer
} : mets en jeu une pièce.
prompt-stack = { $player ->
    [you] À toi de jouer
    [w] À Blanc de jouer
   *[b] À Noir de jouer
} : mets en jeu une pile de deux potentiels{ $uses ->
    [0] .
   *[other] {" "}ou utilise un potentiel sur le plateau.
}
prompt-gipf-in-reserve = { $player ->
    [you] Tu as
    [w] Blanc a
   *[b] Noir a
} { $count ->
    [one] une pièce GIPF en réserve, et elle passe avant tout le reste : mets-la en jeu.
   *[other] { $count } pièces GIPF en réserve, et elles passent avant tout le reste : mets-en une en jeu.
}
prompt-use-empty = { $player ->
    [you] Tu n’as plus rien
    [w] Blanc n’a plus rien
   *[b] Noir n’a plus rien
} à mettre en jeu : utilise un potentiel sur le plateau.
prompt-use-blocked = { $player ->
    [you] Tu ne peux rien pousser,
    [w] Blanc ne peut rien pousser,
   *[b] Noir ne peut rien pousser,
} toutes les lignes sont bloquées : utilise un potentiel sur le plateau.

## Rows.

prompt-clear-before = { $player ->
    [you] Après le tour de l’ordinateur, tu as
    [you-w] Après le tour de Noir, tu as
    [you-b] Après le tour de Blanc, tu as
    [w] Après le tour de Noir, Blanc a
   *[b] Après le tour de Blanc, Noir a
} { $rows ->
    [one] une rangée : { $choices ->
        [1] retire-la, puis joue.
       *[other] choisis ce que tu retires, puis joue.
    }
   *[other] { $rows } rangées : choisis-en une et ce que tu retires, puis joue.
}
prompt-clear-after = { $player ->
    [you] Tu as
    [w] Blanc a
   *[b] Noir a
} { $rows ->
    [one] une rangée : { $choices ->
        [1] retire-la.
       *[other] choisis ce que tu retires.
    }
   *[other] { $rows } rangées : choisis-en une et ce que tu retires.
}
prompt-may-clear-before = { $player ->
    [you] Tu as
    [w] Blanc a
   *[b] Noir a
} { $rows ->
    [one] une rangée de pièces GIPF qui peut rester : retires-en des pièces ou passe, puis joue.
   *[other] { $rows } rangées de pièces GIPF qui peuvent rester : retire des pièces de l’une d’elles ou passe, puis joue.
}
prompt-may-clear-after = { $player ->
    [you] Tu as
    [w] Blanc a
   *[b] Noir a
} { $rows ->
    [one] une rangée de pièces GIPF qui peut rester : retires-en des pièces ou passe.
   *[other] { $rows } rangées de pièces GIPF qui peuvent rester : retire des pièces de l’une d’elles ou passe.
}

## A TAMSK on the centre.

prompt-extra-before = { $player ->
    [you] Ton TAMSK est au centre : un coup supplémentaire vient avant le coup normal.
    [w] Le TAMSK de Blanc est au centre : un coup supplémentaire vient avant le coup normal.
   *[b] Le TAMSK de Noir est au centre : un coup supplémentaire vient avant le coup normal.
} Remets le potentiel en jeu, ou passe et perds-le.
prompt-extra-after = { $player ->
    [you] Ton TAMSK est au centre et donne droit à un coup supplémentaire
    [w] Le TAMSK de Blanc est au centre et donne droit à un coup supplémentaire
   *[b] Le TAMSK de Noir est au centre et donne droit à un coup supplémentaire
} : remets le potentiel en jeu, ou passe et perds-le.
prompt-extra-blocked = { $player ->
    [you] Ton TAMSK est au centre,
    [w] Le TAMSK de Blanc est au centre,
   *[b] Le TAMSK de Noir est au centre,
} mais toutes les lignes sont bloquées : passe, le potentiel est perdu.

## Challenges.

compose-side-name = { $game ->
    [free] comme vous voulez
    [rps] pierre-papier-ciseaux
    [die] un lancer de dé
    [coin] pile ou face
    [cards] cartes
    [dominoes] dominos
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] L’ordinateur annonce { $potential }, { $move }. Tu peux accepter ou lancer un défi
    [you-w] Noir annonce { $potential }, { $move }. Tu peux accepter ou lancer un défi
    [you-b] Blanc annonce { $potential }, { $move }. Tu peux accepter ou lancer un défi
    [wait-w] Tu annonces { $potential }, { $move }. Blanc peut accepter ou lancer un défi
    [wait-b] Tu annonces { $potential }, { $move }. Noir peut accepter ou lancer un défi
    [w] Noir annonce { $potential }, { $move }. Blanc peut accepter ou lancer un défi
   *[b] Blanc annonce { $potential }, { $move }. Noir peut accepter ou lancer un défi
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game } ; {""}
    }il en reste un).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game } ; {""}
    }il en reste { $left }).
}
prompt-who-begins = { $player ->
    [you] L’ordinateur te défie sur { $potential }, { $move } : à toi de dire qui commence
    [you-w] Noir te défie sur { $potential }, { $move } : à toi de dire qui commence
    [you-b] Blanc te défie sur { $potential }, { $move } : à toi de dire qui commence
    [wait-w] Tu défies Blanc sur { $potential }, { $move } : Blanc dit qui commence
    [wait-b] Tu défies Noir sur { $potential }, { $move } : Noir dit qui commence
    [w] Noir défie Blanc sur { $potential }, { $move } : Blanc dit qui commence
   *[b] Blanc défie Noir sur { $potential }, { $move } : Noir dit qui commence
} la partie satellite{ $game ->
    [none] .
    [rps] {" "}(pierre-papier-ciseaux).
    [die] {" "}(un lancer de dé).
    [coin] {" "}(pile ou face).
    [cards] {" "}(une partie de cartes).
    [dominoes] {" "}(une partie de dominos).
    [tzaar] {" "}(TZAAR).
    [zertz] {" "}(ZÈRTZ).
    [dvonn] {" "}(DVONN).
    [yinsh] {" "}(YINSH).
    [punct] {" "}(PÜNCT).
   *[other] {" "}({ $game }).
}
prompt-side-game = Jouez la partie satellite{ $game ->
    [none] {""}
    [rps] {" "}(pierre-papier-ciseaux)
    [die] {" "}(un lancer de dé)
    [coin] {" "}(pile ou face)
    [cards] {" "}(une partie de cartes)
    [dominoes] {" "}(une partie de dominos)
    [tzaar] {" "}(TZAAR)
    [zertz] {" "}(ZÈRTZ)
    [dvonn] {" "}(DVONN)
    [yinsh] {" "}(YINSH)
    [punct] {" "}(PÜNCT)
   *[other] {" "}({ $game })
} pour { $player ->
    [you] ton { $potential }, { $move } : as-tu
    [computer] le { $potential } de l’ordinateur, { $move } : l’ordinateur a-t-il
    [w] le { $potential } de Blanc, { $move } : Blanc a-t-il
   *[b] le { $potential } de Noir, { $move } : Noir a-t-il
} gagné, fait nulle ou perdu ?
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] de { $spot } à { $target }
    [new-gipf] de { $spot } sur { $target }, recouvert d’une nouvelle pièce GIPF
    [basic] de { $spot } sur { $target }, recouvert d’une pièce de base
    [enter] en { $target }
   *[push] de { $spot } jusqu’en { $target }
}

## The end.

over-no-move = { $player ->
    [w] Blanc gagne : Noir n’a plus rien à jouer.
   *[b] Noir gagne : Blanc n’a plus rien à jouer.
}
over-gipf-lost = { $player ->
    [w] Blanc gagne : Noir n’a plus de pièce GIPF en jeu.
   *[b] Noir gagne : Blanc n’a plus de pièce GIPF en jeu.
}
over-gipf-captured = { $player ->
    [w] Blanc gagne : toutes les pièces GIPF de Noir sont prises.
   *[b] Noir gagne : toutes les pièces GIPF de Blanc sont prises.
}
over-resignation = { $player ->
    [w] Blanc gagne : Noir a abandonné.
   *[b] Noir gagne : Blanc a abandonné.
}
over-time = { $player ->
    [w] Blanc gagne : Noir n’a plus de temps.
   *[b] Noir gagne : Blanc n’a plus de temps.
}
over-abandoned = { $player ->
    [w] Blanc gagne : Noir a quitté la partie.
   *[b] Noir gagne : Blanc a quitté la partie.
}
over-won = { $player ->
    [w] Blanc gagne.
   *[b] Noir gagne.
}
over-repetition = Partie nulle : la position s’est présentée { $count ->
    [2] deux fois.
   *[other] { $count } fois.
}
over-quiet = Partie nulle : { $count ->
    [one] un tour
   *[other] { $count } tours de suite
} sans aucune prise.
over-agreement = Partie nulle d’un commun accord.
over-left = Partie nulle : quelqu’un a quitté la partie.
over-draw = Partie nulle.

## What the decisions are called.

option-enter = { $unit ->
    [piece] Pièce
    [basic] Pièce de base
    [gipf] Pièce GIPF
    [stack] Pile { $potential }
   *[loaded] Pièce chargée de { $potential }
} en { $spot }
option-push = { $unit ->
    [piece] Pièce
    [basic] Pièce de base
    [gipf] Pièce GIPF
    [stack] Pile { $potential }
   *[loaded] Pièce chargée de { $potential }
} depuis { $dot }, pousse { $count ->
    [one] une pièce
   *[other] { $count } pièces
} jusqu’en { $target }
option-extra-enter = Coup supplémentaire : potentiel TAMSK en { $spot }
option-extra-push = Coup supplémentaire : potentiel TAMSK depuis { $dot }, pousse { $count ->
    [one] une pièce
   *[other] { $count } pièces
} jusqu’en { $target }
option-zertz = ZÈRTZ saute de { $spot } à { $target }
option-yinsh = YINSH glisse de { $spot } à { $target }
option-dvonn = DVONN saute de { $spot } sur { $target }
option-punct = PÜNCT saute de { $spot } sur { $target }
option-cover = PÜNCT, depuis { $spot }, recouvre la pièce GIPF en { $target } avec { $cover ->
    [G] une nouvelle pièce GIPF
   *[B] une pièce de base
}
option-clear = Retirer { $spots } : { $back } à la réserve{ $out ->
    [0] {""}
    [one] , un potentiel hors de la partie
   *[other] , { $out } potentiels hors de la partie
}{ $captured ->
    [0] {""}
    [one] , une prise
   *[other] , { $captured } prises
}
option-pass-extra = Passer : le potentiel TAMSK quitte la partie
option-pass-rows = Passer : les pièces GIPF restent
option-accept = Accepter : le potentiel agit
option-challenge = Défier : { $game ->
    [none] une partie satellite décide
   *[other] { $game } décide
}
option-first = { $player ->
    [you] Tu commences
    [computer] L’ordinateur commence
    [w] Blanc commence
   *[b] Noir commence
}
option-second = { $player ->
    [you] L’ordinateur commence
    [you-w] Noir commence
    [you-b] Blanc commence
    [computer] Tu commences
    [w] Noir commence
   *[b] Blanc commence
}
option-won = { $player ->
    [you] Tu as gagné : le potentiel agit
    [computer] L’ordinateur a gagné : le potentiel agit
    [w] Blanc a gagné : le potentiel agit
   *[b] Noir a gagné : le potentiel agit
}
option-tied = { $player ->
    [you] Nulle : ton potentiel agit quand même
    [computer] Nulle : le potentiel de l’ordinateur agit quand même
    [w] Nulle : le potentiel de Blanc agit quand même
   *[b] Nulle : le potentiel de Noir agit quand même
}
option-lost = { $player ->
    [you] Tu as perdu : le potentiel quitte la partie
    [computer] L’ordinateur a perdu : le potentiel quitte la partie
    [w] Blanc a perdu : le potentiel quitte la partie
   *[b] Noir a perdu : le potentiel quitte la partie
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] Cette ligne est pleine.
   *[other] Les deux lignes d’ici sont pleines.
}
closed-empty = Les pièces entrent par le bord : commence sur un rond.
closed-piece = Les pièces du plateau ne bougent que si on les pousse : commence sur un rond.
closed-potential = { $potential ->
    [TAMSK] TAMSK agit de lui-même dès qu’il est poussé au centre.
   *[other] Ce { $potential } ne peut aller nulle part pour l’instant.
}
closed-gipf-first = D’abord une pièce GIPF : mets-en une en jeu.
closed-nothing-to-push = Rien ne peut entrer pour l’instant : utilise un potentiel.
closed-row = Retire d’abord la rangée.
closed-may-row = Retire d’abord quelque chose de la rangée, ou passe.
closed-must-go = Celle-ci part avec la rangée : choisis « Retirer la rangée ».
closed-extra = D’abord le coup supplémentaire : commence sur un rond, ou passe.
closed-extra-blocked = Toutes les lignes sont pleines : il ne reste qu’à passer.
closed-answer = Réponds d’abord, avec les boutons sous le plateau.
reach-zertz = ZÈRTZ saute en ligne droite par-dessus des points occupés jusqu’au premier point libre derrière eux.
reach-yinsh = YINSH glisse le long d’une ligne sur des points libres.
reach-dvonn = DVONN saute sur une pièce de base ou un DVONN adverse, sur un point voisin.
reach-dvonn-matrx = DVONN saute sur un DVONN adverse, voisin ou au bout d’une ligne de points libres.
reach-punct = PÜNCT saute sur un PÜNCT ou une pièce GIPF adverse, sur un point voisin.
reach-punct-matrx = PÜNCT saute sur un PÜNCT adverse, voisin ou au bout d’une ligne de points libres.
