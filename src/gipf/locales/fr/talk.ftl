# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Discussion
talk-open = Discussion, { $count } de plus
talk-room = { $room ->
    [players] Toi et ton adversaire
   *[spectators] Celles et ceux qui regardent
}
talk-apart = Les deux qui jouent ne le voient pas pendant la partie.
talk-nothing = Personne n’a encore rien dit.
talk-say = Ce que tu veux dire
talk-send = Envoyer
talk-quick = Mots rapides
talk-preset = { $preset ->
    [hello] Bonjour !
    [good-luck] Bonne chance !
    [have-fun] Amuse-toi bien !
    [well-played] Bien joué !
    [good-game] Belle partie !
    [thanks] Merci !
    [sorry] Pardon !
    [one-moment] Un instant, s’il te plaît.
   *[goodbye] Au revoir !
}

person-of = Profil de { $name }
person-guest = Invité
person-since = ici depuis { $date }
person-ratings = Classements
person-unrated = Pas encore de parties classées.
person-games = Parties
person-games-none = Aucune partie que tout le monde puisse voir.
person-graph = Classement de { $name } sur { $count } parties, de { $first } à { $last }
person-file = Télécharger mes parties
person-block = Bloquer
person-unblock = Débloquer
person-block-why = { $blocked ->
    [yes] Vous ne vous rencontrez plus, et tu ne lis plus ce que dit { $name }.
   *[no] Si tu bloques { $name }, vous ne vous rencontrerez plus, et tu ne liras plus ce que dit { $name }.
}
person-blocked = { $name } est bloqué.
person-unblocked = { $name } n’est plus bloqué.
person-find = Chercher quelqu’un par son nom
person-find-none = Personne ne s’appelle ainsi.
report = Signaler
report-title = Signaler { $name }
report-text = Que s’est-il passé ?
report-send = Envoyer le signalement
report-sent = Merci. La modération va regarder.
report-reason = { $reason ->
    [insult] Insultes
    [cheating] Aide d’un programme
    [spam] Publicité
    [name] Un nom inconvenant
   *[other] Autre chose
}

order = Signalements
order-open = À examiner
order-done = Réglés
order-none = Il n’y a rien à examiner.
order-by = signalé par { $name }
order-gone = quelqu’un qui est parti
order-note = Note pour le journal
order-action = { $action ->
    [dismiss] Laisser
    [mute] Silence d’une semaine
   *[unmute] Laisser reparler
}
order-was = { $action ->
    [dismiss] { $moderator } : laissé tel quel
    [mute] { $moderator } : silence d’une semaine
   *[unmute] { $moderator } : peut reparler
}
order-agreement = { $games ->
    [one] Premier choix du moteur dans { $first } % des { $turns } tours d’une partie classée ; { $loss } % des chances perdues par tour.
   *[other] Premier choix du moteur dans { $first } % des { $turns } tours des { $games } dernières parties classées ; { $loss } % des chances perdues par tour.
}
order-agreement-here = Dans cette partie : premier choix du moteur dans { $first } % des { $turns } tours ; { $loss } % des chances perdues par tour.
order-agreement-why = À lui seul, cela ne prouve rien : qui joue bien est souvent d’accord avec le moteur.
