# Ce qu’est une pièce et ce qu’elle peut faire. $player est w ou b, $spots sont des points, $count dit combien il y en a.

legend-basic = Quatre d’une couleur alignées forment une rangée et quittent le plateau. Ce qui touche une rangée de l’autre couleur est pris.
legend-gipf = Deux pièces qui n’en font qu’une ; prises, elles comptent pour deux. Dans une rangée, elle peut rester. { $player ->
    [w] Blanc
   *[b] Noir
} { $count ->
    [1] n’a plus que celle-ci en jeu et perd sans elle.
   *[other] en a { $count } en jeu et perd s’il n’en a plus.
}{ $more ->
    [no] {" "}Il n’en vient pas de nouvelles.
   *[yes] {""}
}
legend-gipf-single = Elle part avec une rangée et doit être rejouée avant tout le reste. { $player ->
    [w] Blanc
   *[b] Noir
} { $count ->
    [1] n’a plus que celle-ci et perd sans elle.
   *[other] en a encore { $count } et perd s’il n’en a plus.
}
legend-potential = { $letter ->
    [T] Poussé au centre, il donne un coup supplémentaire.
    [Z] Saute en ligne droite par-dessus les pièces voisines jusqu’au premier point libre. Une fois.
    [D] { $game ->
        [matrx] Saute le long de points libres sur un DVONN adverse et le neutralise. Une fois.
       *[other] Saute sur une pièce de base ou un DVONN adverse voisin et le neutralise. Une fois.
    }
    [Y] Glisse le long d’une ligne de points libres. Une fois.
   *[P] { $game ->
        [matrx] Saute le long de points libres sur un PÜNCT adverse et le neutralise. Une fois.
       *[other] Saute sur un PÜNCT adverse voisin, ou fait recouvrir une pièce GIPF. Une fois.
    }
}
legend-used = { $game ->
    [matrx] Il a servi. Retiré par son camp, il retourne en réserve ; deux d’un type forment à nouveau une pile.
   *[other] Il a servi. Il compte encore dans les rangées et quitte la partie avec l’une d’elles.
}
legend-now-goes = Part avec la rangée.
legend-now-may-stay = Peut rester ou partir : le propriétaire de la rangée décide.
legend-now-extra = Il est au centre : remets-le en jeu, ou passe.
legend-now-use = { $whose ->
    [own] Peut aller en { $spots } maintenant.
   *[other] Pourrait aller en { $spots }.
}
legend-now-gipf-first = Pas maintenant : les pièces GIPF en réserve doivent être jouées d’abord.
legend-now-nowhere = Ne peut aller nulle part pour l’instant.
legend-now-push = Peut entrer maintenant, depuis les ronds.
legend-reserve-basic = { $game ->
    [potentials] Des pièces à mettre en jeu. Qui n’en a plus, ni potentiel à utiliser, perd.
   *[other] Des pièces à mettre en jeu. Qui doit en mettre une et n’en a plus perd.
}
legend-reserve-gipf = { $game ->
    [matrx] Doit être jouée avant tout le reste. En réserve, elle est à l’abri.
   *[other] Deux pièces de base à la fois. La première autre pièce met fin aux pièces GIPF.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Deux d’un type entrent en pile.
   *[other] Entre sur une pièce de base. La première pièce de base seule fait perdre les potentiels en main.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Les deux joueurs commencent avec ceux-ci. Deux d’un type entrent en pile :
   *[other] Les deux joueurs commencent avec ceux-ci en main. Chacun entre sur une pièce de base :
}
legend-rules = Lire les règles
