# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Laisser d’autres de ce réseau rejoindre
network-why = Qui a le lien peut entrer depuis ce réseau : jouer, regarder et apprendre. Personne d’autre ne voit rien.
network-link = Ce lien laisse entrer quelqu’un
network-guests = Qui est venu
network-here = en ligne
network-away = pas là
network-remove = Ne plus laisser entrer { $name }
own-name = Votre nom
leave = Quitter ce GIPF
leave-why = { $place ->
    [service] On ne te connaîtra plus ici. Les parties en cours sont abandonnées, et celles que tu as jouées sans personne d’autre disparaissent.
   *[home] On ne te connaîtra plus ici, et tes places seront libres pour d’autres.
}

## A guest's own link

go-on = Continuer sur un autre appareil
go-on-why = Sans compte, seul ce navigateur sait que tu es { $name }. Avec un lien à toi, tu continues à jouer comme { $name } dans un autre, ou ici s’il t’oublie.
go-on-make = { $is ->
    [another] Créer un autre lien
   *[first] Créer un lien
}
go-on-show = Scanne ce code avec ton autre appareil, ou ouvres-y le lien. Garde-le : il n’est montré que maintenant. Et garde-le pour toi : qui l’a joue à ta place.
go-on-since = Tu as un lien depuis le { $date }.
go-on-browsers = { $browsers ->
    [one] Il a été suivi dans un navigateur.
   *[other] Il a été suivi dans { $browsers } navigateurs.
}
go-on-end = Ne continuer qu’ici
go-on-ended = Désormais, seul ce navigateur te connaît.

## Invitations

invite = Inviter
invite-title = Inviter quelqu’un
invite-text = Scanne ce code avec l’autre appareil, ou ouvres-y le lien. La première personne qui le suit prend la place.
invite-watch = Inviter à regarder
invite-watch-title = Lien pour regarder
invite-watch-text = Qui suit ce lien peut regarder la partie, et rien d’autre.
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-qr = Code QR du lien
invite-joined = { $name } est là.

## At the board

seat-awaited = Ton adversaire n’est pas encore là
seat-awaited-note = place offerte
seat-here = { $name } est en ligne
seat-away = { $name } n’est pas là
seat-away-note = pas là
seat-asks = attend une réponse
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
your-turn = À toi
their-turn = C’est à { $name } de jouer.
still-awaited = { $name } n’est pas encore là.
only-watching = Tu regardes.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } voudrait reprendre un tour.
    [pause] { $name } voudrait faire une pause.
    [rematch] { $name } voudrait une revanche.
   *[lot] { $name } voudrait laisser le sort décider.
}
proposal-accept = D’accord
proposal-decline = Non
proposal-declined = L’autre personne n’est pas d’accord.
proposal-asked = La question est posée à l’autre personne.
rematch-begun = { $name } a commencé la revanche : choisis « Revanche » pour la jouer.

## Somebody has left a live game.

left-wait = { $name } n’est plus là. Dans { $seconds } s, tu n’auras plus à attendre.
left-claim = { $name } ne revient pas. Termine la partie, ou attends.
claim-win = Réclamer la victoire
claim-draw = Déclarer la nulle

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Temps par tour
days-bank = Réserve de temps
days-bank-start = Jours au départ
days-bank-added = Heures ajoutées après chaque tour
days-bank-most = Jours au maximum
days-why = Le temps court dès que les deux sont là, que quelqu’un regarde ou non. Si ton temps est écoulé, tu perds.
days-left = encore { $time }

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } t’a donné { $time } de plus.
given-them = Tu as donné { $time } de plus à { $name }.
given-other = { $name } a reçu { $time } de plus.
time-short = Ton temps s’épuise : encore { $time }.
vacation-until = En vacances jusqu’au { $date }
vacation-title = Vacances
vacation-why = En vacances, ton temps s’arrête dans toutes les parties sur plusieurs jours, et les autres le voient. Tu as { $year } jours par an ; chaque départ en compte au moins un.
vacation-left = { $days ->
    [one] Il reste un jour cette année.
   *[other] Il reste { $days } jours cette année.
}
vacation-days = Jours
vacation-begin = Partir en vacances
vacation-on = Tu es en vacances jusqu’au { $date }. Ton temps est arrêté.
vacation-back = Je suis de retour
