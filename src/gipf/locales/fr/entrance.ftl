# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Joue au GIPF
    [watch] Regarde une partie de GIPF
   *[network] Entre
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Quelqu’un veut jouer avec toi. Tu joues Blanc.
       *[b] Quelqu’un veut jouer avec toi. Tu joues Noir.
    }
    [watch] On t’invite à regarder.
   *[network] Tu peux jouer, regarder et apprendre sur le GIPF de cette machine.
}
entrance-name = Votre nom
entrance-join = { $what ->
    [seat] Prendre la place
    [watch] Regarder
   *[network] Entrer
}
entrance-go-on = Continuer comme { $name }
entrance-go-on-why = { $what ->
    [account] Ton compte ici est { $own }. Ce que joue { $name } appartient désormais à { $own }.
    [guest] Ici, on te connaît comme { $own }. Ce que tu as joué comme { $own } appartient désormais à { $name }. Ne continue que si tu es aussi { $name }.
   *[nobody] Ce que joue { $name } continue aussi ici. Ne continue que si tu es { $name }.
}
entrance-go-on-do = { $what ->
    [account] Le reprendre
   *[other] Continuer
}
entrance-no-link = Il te faut un lien
entrance-no-link-why = Ce GIPF ne laisse entrer que les personnes qui ont son lien. Demande à qui le tient de te montrer le lien ou le code QR.
entrance-taken = Cette place est prise
entrance-taken-why = Quelqu’un a déjà suivi ce lien. Demandes-en un autre, ou le lien pour regarder.
entrance-wait = Attends une minute
entrance-wait-why = Trop de mauvais liens sont venus d’ici. Réessaie dans une minute.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = Voir la partie
share-goes-on = Une partie de GIPF ({ $variant }) en cours
share-over = Une partie de GIPF ({ $variant }) : { $result }
