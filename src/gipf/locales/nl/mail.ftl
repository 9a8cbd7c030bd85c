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
