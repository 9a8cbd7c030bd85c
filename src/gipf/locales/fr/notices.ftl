# Avis : ce qu’on apprend sur la page, sur ses appareils et par mail. $name est le nom de l’autre,
# $tournament un tournoi, $why comment une partie s’est terminée, $count combien d’avis sont nouveaux.

notice-somebody = (quelqu’un)
notice-why = { $reason ->
    [time] Le temps était écoulé.
    [resignation] Par abandon.
    [agreement] Vous vous êtes mis d’accord sur la nulle.
    [abandoned] L’une des deux personnes était partie.
    [repetition] La même position est revenue trop souvent.
    [quiet] Il ne s’est rien passé depuis trop longtemps.
   *[board] La décision est tombée sur le plateau.
}
notice-your-turn = C’est à toi de jouer contre { $name }.
notice-time-short = Il te reste peu de temps contre { $name }.
notice-challenge = { $name } te défie.
notice-game-begun = Ta partie contre { $name } a commencé.
notice-game-ended = { $result ->
    [won] Tu as gagné contre { $name }. { $why }
    [lost] Tu as perdu contre { $name }. { $why }
    [drawn] Ta partie contre { $name } est nulle. { $why }
   *[aborted] Ta partie contre { $name } s’est arrêtée sans résultat.
}
notice-talk = { $name } t’a écrit.
notice-asked = { $what ->
    [draw] { $name } propose la nulle.
    [takeback] { $name } voudrait reprendre un tour.
    [pause] { $name } voudrait faire une pause.
    [rematch] { $name } voudrait une revanche.
   *[lot] { $name } voudrait laisser le sort décider.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] Le tournoi { $tournament } a commencé.
    [round] Une nouvelle ronde du tournoi { $tournament } a commencé.
    [ended] Le tournoi { $tournament } est terminé.
   *[other] Il y a du nouveau au tournoi { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] C’est à toi de jouer
    [time-short] Il te reste peu de temps
    [challenge] Quelqu’un te défie
    [game-begun] Une partie que tu as proposée commence
    [game-ended] Une partie est terminée
    [talk] Quelqu’un t’écrit dans une partie
    [asked] On te demande la nulle, une revanche ou autre chose
   *[tournament] Nouvelles des tournois
}

## Leur page

bell = { $count ->
    [0] Avis
   *[other] Avis, { $count } de plus
}
notices-title = Avis
notices-none = Il n’y a encore rien. Ici, tu apprends quand c’est à toi de jouer, qui te défie et ce qui se passe dans tes parties.
notices-see-all = J’ai tout vu
notices-older = Montrer les précédents
notices-new = nouveau
notices-settings = Comment tu l’apprends
notices-back = À tes avis
notices-why = Ce que tu vois à temps sur la page n’est envoyé nulle part ailleurs.
notices-way = { $way ->
    [page] Sur la page
    [push] Sur tes appareils
   *[mail] Par mail
}
notices-pace = { $pace ->
    [now] bientôt
    [daily] une fois par jour
   *[never] jamais
}
notices-mail-to = Les mails vont à { $mail }, quand tu n’as pas vu quelque chose sur la page depuis un moment.
notices-mail-none = Pour les mails, il faut une adresse mail à ton compte.
notices-devices = Avis sur tes appareils
notices-devices-why = Un appareil que tu as activé l’apprend même quand cette page est fermée. Cela s’arrête quand tu t’y déconnectes.
notices-device-on = Activer pour cet appareil
notices-device-off = Désactiver pour cet appareil
notices-device-is-on = Cet appareil reçoit les avis.
notices-device-no = Ce navigateur n’accepte pas les avis d’une page.
notices-device-denied = Ce navigateur ne laisse pas la page t’avertir. Tu peux l’autoriser dans ses réglages.
notices-device-failed = Le service de notification du navigateur n’a pas répondu. Réessaie plus tard.
notices-device-since = depuis { $when }
notices-device-remove = Désactiver : { $device }
