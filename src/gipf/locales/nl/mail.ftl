# Wat per mail wordt verstuurd, en waar de links erin heen leiden.

mail-subject = { $what ->
    [sign-in] Inloggen bij GIPF
   *[confirm] Bevestig je mailadres voor GIPF
}
mail-text =
    Hallo { $name },

    { $what ->
        [sign-in] met deze link log je in. Hij is één keer geldig, tien minuten lang:
       *[confirm] volg deze link, dan kun je voortaan per mail inloggen. Hij is één keer geldig, tien minuten lang:
    }

    { $link }

    Heb je er niet om gevraagd, dan hoef je niets te doen: zonder deze link komt niemand binnen.
mail-link-title = { $what ->
    [sign-in] Inloggen als { $name }
   *[confirm] Per mail inloggen als { $name }
}
mail-link-text = { $what ->
    [sign-in] Daarna ben je in deze browser ingelogd.
   *[confirm] Dit mailadres hoort dan bij het account { $name }.
}
mail-link-button = { $what ->
    [sign-in] Inloggen
   *[confirm] Dat ben ik
}
mail-link-used = Deze link leidt nergens meer heen
mail-link-used-why = Een link is één keer geldig, tien minuten lang. Vraag op de inlogpagina om een nieuwe.

## Berichten

notice-mail-subject = { $count ->
    [one] GIPF: één bericht
   *[other] GIPF: { $count } berichten
}
notice-mail-hello = Hallo { $name },
notice-mail-end =
    Je krijgt dit omdat je het niet op de pagina hebt gezien.
    Wat je te weten komt, en hoe: { $settings }
    Geen mail meer van deze soort: { $off }
no-mail = Geen berichten meer per mail?
no-mail-why = Dan vind je ze alleen nog op de pagina. In de instellingen daar kun je mail weer aanzetten.
no-mail-button = Geen mail meer
no-mail-done = Geen mail meer
no-mail-done-why = Berichten worden je niet meer gemaild. Je vindt ze op de pagina.
no-mail-link = Deze link leidt nergens heen
no-mail-link-why = Hij is afgekapt, of niet van hier. Ook op de pagina kun je zeggen hoe je iets te weten komt.
