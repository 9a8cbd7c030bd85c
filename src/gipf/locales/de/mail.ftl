# Was per Mail verschickt wird, und wohin die Links darin führen.

mail-subject = { $what ->
    [sign-in] Anmelden bei GIPF
   *[confirm] Bestätige deine Mailadresse für GIPF
}
mail-text =
    Hallo { $name },

    { $what ->
        [sign-in] mit diesem Link meldest du dich an. Er gilt einmal, zehn Minuten lang:
       *[confirm] folge diesem Link, dann kannst du dich von nun an per Mail anmelden. Er gilt einmal, zehn Minuten lang:
    }

    { $link }

    Wenn du ihn nicht angefordert hast, ist nichts zu tun: Ohne diesen Link kommt niemand hinein.
mail-link-title = { $what ->
    [sign-in] Als { $name } anmelden
   *[confirm] Als { $name } per Mail anmelden
}
mail-link-text = { $what ->
    [sign-in] Danach bist du in diesem Browser angemeldet.
   *[confirm] Diese Mailadresse gehört dann zum Konto { $name }.
}
mail-link-button = { $what ->
    [sign-in] Anmelden
   *[confirm] Das bin ich
}
mail-link-used = Dieser Link führt nirgends mehr hin
mail-link-used-why = Ein Link gilt einmal, zehn Minuten lang. Fordere auf der Anmeldeseite einen neuen an.

## Mitteilungen

notice-mail-subject = { $count ->
    [one] GIPF: eine Mitteilung
   *[other] GIPF: { $count } Mitteilungen
}
notice-mail-hello = Hallo { $name },
notice-mail-end =
    Du bekommst das, weil du es auf der Seite nicht gesehen hast.
    Wovon du wie erfährst: { $settings }
    Keine solchen Mails mehr: { $off }
no-mail = Keine Mitteilungen mehr per Mail?
no-mail-why = Du findest sie dann nur noch auf der Seite. In den Einstellungen dort kannst du Mails wieder einschalten.
no-mail-button = Keine Mails mehr
no-mail-done = Keine Mails mehr
no-mail-done-why = Mitteilungen werden dir nicht mehr gemailt. Du findest sie auf der Seite.
no-mail-link = Dieser Link führt nirgendwohin
no-mail-link-why = Er ist abgeschnitten oder nicht von hier. Auch auf der Seite kannst du sagen, wie du etwas erfährst.
