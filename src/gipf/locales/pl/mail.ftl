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
