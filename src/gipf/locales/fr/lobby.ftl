# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Jouer avec d’autres
lobby-text = Propose une partie ou prends-en une qui est proposée. Celles et ceux qui veulent la même chose se trouvent tout seuls.
lobby-alone = Personne ne peut encore venir ici. Laisse d’autres de ce réseau rejoindre, dans les réglages.
lobby-find = Trouver un adversaire
lobby-variants = Jeux qui te vont
lobby-when = Quand
lobby-speed = { $speed ->
    [live] Maintenant
   *[days] Sur plusieurs jours
}
lobby-games = Parties qu’elle peut ouvrir
lobby-rated = Classée
lobby-rated-why = Le résultat change les deux classements.
lobby-bots = Les bots aussi
lobby-bots-why = Des programmes peuvent accepter cette offre. Sinon, tu ne joues que contre des personnes.
lobby-for-bots = aussi pour les bots
lobby-seek = Chercher un adversaire
lobby-seek-again = Chercher ceci à la place
lobby-computer = Jouer contre l’ordinateur en attendant
lobby-waiting = Recherche d’un adversaire…
lobby-stop = Arrêter
lobby-for-you = On te défie
lobby-offers = Offres ouvertes
lobby-own = Tes offres
lobby-none = Personne n’attend en ce moment. Fais une offre : qui vient la verra.
lobby-accept = Jouer
lobby-accept-of = Jouer contre { $name }
lobby-decline = Non, merci
lobby-decline-of = Refuser le défi de { $name }
lobby-withdraw = Retirer
lobby-done = Enlever
lobby-go = À la partie
lobby-begun = Ton offre est acceptée : une partie a commencé.
lobby-to = Pour { $name }
lobby-owner = la personne à qui est ce GIPF
lobby-colour = { $player ->
    [w] joue les blancs
   *[b] joue les noirs
}
lobby-left = pour { $count } parties
lobby-which = Quel jeu
lobby-which-time = Quel temps
lobby-watch = Parties à regarder
lobby-tournaments = Tournois
lobby-featured = En ce moment sur le plateau
lobby-search = Chercher des parties
lobby-challenge = Défier { $name }
lobby-challenge-send = Envoyer le défi
rating-provisional = provisoire : { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
rating-known = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
lobby-reports = Signalements de mauvaise conduite
