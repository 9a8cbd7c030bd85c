# Ciò che si invia per mail, e dove portano i suoi link.

mail-subject = { $what ->
    [sign-in] Entra in GIPF
   *[confirm] Conferma il tuo indirizzo mail per GIPF
}
mail-text =
    Ciao { $name },

    { $what ->
        [sign-in] con questo link entri. Vale una volta sola, per dieci minuti:
       *[confirm] segui questo link, e d’ora in poi puoi entrare per mail. Vale una volta sola, per dieci minuti:
    }

    { $link }

    Se non l’hai chiesto tu, non c’è niente da fare: senza questo link non entra nessuno.
mail-link-title = { $what ->
    [sign-in] Entra come { $name }
   *[confirm] Entra per mail come { $name }
}
mail-link-text = { $what ->
    [sign-in] Poi sei dentro, in questo browser.
   *[confirm] Questo indirizzo mail sarà allora dell’account { $name }.
}
mail-link-button = { $what ->
    [sign-in] Entra
   *[confirm] Sono io
}
mail-link-used = Questo link non porta più da nessuna parte
mail-link-used-why = Un link vale una volta sola, per dieci minuti. Chiedine un altro nella pagina di accesso.

## Avvisi

notice-mail-subject = { $count ->
    [one] GIPF: un avviso
   *[other] GIPF: { $count } avvisi
}
notice-mail-hello = Ciao { $name },
notice-mail-end =
    Ricevi questo perché non l’hai visto sulla pagina.
    Che cosa vieni a sapere, e come: { $settings }
    Niente più mail di questo tipo: { $off }
no-mail = Niente più avvisi per mail?
no-mail-why = Allora li trovi solo sulla pagina. Lì, nelle impostazioni, puoi riattivare le mail.
no-mail-button = Niente più mail
no-mail-done = Niente più mail
no-mail-done-why = Gli avvisi non ti vengono più inviati per mail. Li trovi sulla pagina.
no-mail-link = Questo link non porta da nessuna parte
no-mail-link-why = È tagliato, o non viene da qui. Anche sulla pagina puoi dire come vuoi saperlo.
