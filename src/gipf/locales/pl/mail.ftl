# Co wysyłamy mailem i dokąd prowadzą linki.

mail-subject = { $what ->
    [sign-in] Logowanie do GIPF
   *[confirm] Potwierdź swój adres mailowy dla GIPF
}
mail-text =
    Cześć, { $name }!

    { $what ->
        [sign-in] Tym linkiem się zalogujesz. Działa raz, przez dziesięć minut:
       *[confirm] Otwórz ten link, a odtąd możesz logować się mailem. Działa raz, przez dziesięć minut:
    }

    { $link }

    Jeśli to nie twoja prośba, nic nie musisz robić: bez tego linku nikt nie wejdzie.
mail-link-title = { $what ->
    [sign-in] Zaloguj się jako { $name }
   *[confirm] Loguj się mailem jako { $name }
}
mail-link-text = { $what ->
    [sign-in] Potem możesz w tej przeglądarce korzystać ze swojego konta.
   *[confirm] Ten adres mailowy będzie wtedy należał do konta { $name }.
}
mail-link-button = { $what ->
    [sign-in] Zaloguj się
   *[confirm] To ja
}
mail-link-used = Ten link już nigdzie nie prowadzi
mail-link-used-why = Link działa raz, przez dziesięć minut. Poproś o nowy na stronie logowania.

## Powiadomienia

notice-mail-subject = { $count ->
    [one] GIPF: jedno powiadomienie
    [few] GIPF: { $count } powiadomienia
   *[other] GIPF: { $count } powiadomień
}
notice-mail-hello = Cześć, { $name }!
notice-mail-end =
    To przychodzi, bo nie było tego widać na stronie.
    O czym i jak się dowiadujesz: { $settings }
    Nie chcę więcej takich maili: { $off }
no-mail = Koniec powiadomień mailem?
no-mail-why = Będą wtedy tylko na stronie. W jej ustawieniach możesz znów włączyć maile.
no-mail-button = Koniec maili
no-mail-done = Koniec maili
no-mail-done-why = Powiadomienia nie będą już przychodzić mailem. Są na stronie.
no-mail-link = Ten link donikąd nie prowadzi
no-mail-link-why = Jest ucięty albo nie stąd. Także na stronie możesz powiedzieć, jak chcesz się dowiadywać.
