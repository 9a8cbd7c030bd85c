# What is sent by mail, and where its links lead. $what: sign-in or confirm; $name is that of the account.

mail-subject = { $what ->
    [sign-in] Sign in to GIPF
   *[confirm] Confirm your mail address for GIPF
}
mail-text =
    Hello { $name },

    { $what ->
        [sign-in] follow this link to sign in. It is good once, for ten minutes:
       *[confirm] follow this link, and you can sign in by mail from now on. It is good once, for ten minutes:
    }

    { $link }

    If you did not ask for it, there is nothing to do: nobody gets in without this link.
mail-link-title = { $what ->
    [sign-in] Sign in as { $name }
   *[confirm] Sign in by mail as { $name }
}
mail-link-text = { $what ->
    [sign-in] You are signed in in this browser then.
   *[confirm] This mail address belongs to the account { $name } then.
}
mail-link-button = { $what ->
    [sign-in] Sign in
   *[confirm] That is me
}
mail-link-used = This link leads nowhere any more
mail-link-used-why = A link is good once, for ten minutes. Ask for another one on the sign-in page.

## Notices

notice-mail-subject = { $count ->
    [one] GIPF: one notice
   *[other] GIPF: { $count } notices
}
notice-mail-hello = Hello { $name },
notice-mail-end =
    You get this because you have not seen it on the page.
    What you are told and how: { $settings }
    No mail of this kind any more: { $off }
no-mail = No more notices by mail?
no-mail-why = You then find them on the page alone. You can switch mail on again in the settings there.
no-mail-button = No more mail
no-mail-done = No more mail
no-mail-done-why = Notices are mailed to you no longer. You find them on the page.
no-mail-link = This link leads nowhere
no-mail-link-why = It has been cut short, or is not from here. On the page, too, you can say how you are told.
