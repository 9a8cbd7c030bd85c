# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Tournois
tournaments-text = Chaque mois, un tournoi toutes rondes commence pour chacun de ces jeux, sur plusieurs jours. Inscris-toi avant le premier du mois ; toutes les parties commencent en même temps et sont classées.
tournaments-upcoming = Le mois prochain
tournaments-running = En cours
tournaments-past = Terminés
tournaments-more = Plus anciens
tournament-starts = commence le { $date }
tournament-began = a commencé le { $date }
tournament-entrants = { $count ->
    [0] personne pour l’instant
    [one] une inscription
   *[other] { $count } inscriptions
}
tournament-players = { $count } participants
tournament-own = tu y participes
tournament-winners = remporté par { $names }
tournament-enter = Participer
tournament-leave = Ne plus participer
tournament-withdraw = Me retirer
tournament-withdraw-ask = Tu abandonnes tes parties en cours. Si moins de la moitié de tes parties sont finies, aucune ne compte, pour personne.
tournament-stay = Continuer
tournament-account = Avec un compte, on peut participer.
tournament-time = { $time } au début, { $added } de plus à chaque tour, jamais plus de { $most }
tournament-how = Des groupes de sept au plus, de force semblable. Dans un groupe, tout le monde se rencontre une fois ; jusqu’à quatre, deux fois, en changeant de couleur. À moins de trois, le tournoi commence un mois plus tard. Qui a bloqué quelqu’un va dans un autre groupe, ou du moins ne joue pas contre cette personne.
tournament-order = D’après les points, puis Sonneborn-Berger (SB : les points de ceux qu’on a battus, et la moitié en cas de nulle), puis les victoires. Qui n’a plus de temps perd.
tournament-entered = Inscriptions
tournament-group = Groupe { $number }
tournament-rank = Rang
tournament-player = Participant
tournament-points = Points
tournament-tie-break = SB
tournament-goes-on = en cours
tournament-against = { $name } contre { $other } : { $result }
tournament-withdrawn = s’est retiré
tournament-uncounted = s’est retiré ; ces parties ne comptent pas
tournament-gone = quelqu’un qui est parti
tournament-of-game = Tournoi
