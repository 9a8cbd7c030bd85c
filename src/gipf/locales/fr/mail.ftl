# Ce qui est envoyé par mail, et où mènent ses liens.

mail-subject = { $what ->
    [sign-in] Se connecter à GIPF
   *[confirm] Confirme ton adresse mail pour GIPF
}
mail-text =
    Bonjour { $name },

    { $what ->
        [sign-in] ce lien te connecte. Il vaut une seule fois, pendant dix minutes :
       *[confirm] suis ce lien, et tu pourras désormais te connecter par mail. Il vaut une seule fois, pendant dix minutes :
    }

    { $link }

    Si tu ne l’as pas demandé, il n’y a rien à faire : personne n’entre sans ce lien.
mail-link-title = { $what ->
    [sign-in] Se connecter en tant que { $name }
   *[confirm] Se connecter par mail en tant que { $name }
}
mail-link-text = { $what ->
    [sign-in] Ton compte te sera alors ouvert dans ce navigateur.
   *[confirm] Cette adresse mail sera alors celle du compte { $name }.
}
mail-link-button = { $what ->
    [sign-in] Se connecter
   *[confirm] C’est moi
}
mail-link-used = Ce lien ne mène plus nulle part
mail-link-used-why = Un lien vaut une seule fois, pendant dix minutes. Demandes-en un autre sur la page de connexion.

## Avis

notice-mail-subject = { $count ->
    [one] GIPF : un avis
   *[other] GIPF : { $count } avis
}
notice-mail-hello = Bonjour { $name },
notice-mail-end =
    Tu reçois ceci parce que tu ne l’as pas vu sur la page.
    Ce que tu apprends, et comment : { $settings }
    Ne plus recevoir de tels mails : { $off }
no-mail = Plus d’avis par mail ?
no-mail-why = Tu ne les trouves alors que sur la page. Tu peux y remettre les mails dans les réglages.
no-mail-button = Plus de mails
no-mail-done = Plus de mails
no-mail-done-why = Les avis ne te sont plus envoyés par mail. Tu les trouves sur la page.
no-mail-link = Ce lien ne mène nulle part
no-mail-link-why = Il est coupé, ou ne vient pas d’ici. Sur la page aussi, tu peux dire comment tu veux l’apprendre.
