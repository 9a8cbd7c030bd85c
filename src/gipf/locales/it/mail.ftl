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
