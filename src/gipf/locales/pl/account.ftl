# Konta usługi.

account-bar = Zaloguj się
account-bar-own = Twoje konto, { $name }
sign-tabs = Zaloguj się albo załóż konto
sign-in = Logowanie
sign-up = Nowe konto
account-name = Imię
account-name-or-mail = { $mail ->
    [yes] Imię lub adres mailowy
   *[no] Imię
}
account-name-why = Od 2 do 20 znaków; widzą je wszyscy.
account-password = Hasło
account-password-new = Nowe hasło
account-password-why = Co najmniej 10 znaków. Dobre jest kilka niepowiązanych słów.
sign-in-passkey = Zaloguj się kluczem dostępu
sign-in-mail = Link mailem
sign-in-mail-send = Wyślij link
sign-in-mail-sent = Jeśli ten adres należy do jakiegoś konta, link jest już w drodze. Działa raz, przez dziesięć minut.
account-mail = Adres mailowy
sign-up-why = Z kontem zachowujesz swoje imię i znajdujesz swoje partie na każdym urządzeniu.
sign-up-guest = To, co tu dotąd rozegrano na tym urządzeniu, zostaje twoje.
sign-up-way = Jak chcesz się logować?
way-name = { $way ->
    [password] Hasło
    [passkey] Klucz dostępu
   *[mail] Link mailem
}
way-passkey-why = Twoje urządzenie przechowuje klucz i prosi o palec, twarz albo kod.
way-mail-why = Przy każdym logowaniu wyślemy ci link.
account-ways = Jak się logujesz
account-save = Zapisz
account-saved = Zapisano.
account-mail-sent = Link do { $mail } jest w drodze. Gdy go otworzysz, możesz logować się mailem.
account-mail-remove = Usuń adres mailowy
passkeys = Klucze dostępu
passkey-add = Dodaj klucz dostępu
passkey-remove = Usuń klucz dostępu { $name }
since = od { $when }
passkey-cancelled = Klucz dostępu nie został użyty.
sessions = Gdzie trwa twoja sesja
session-this = tutaj, teraz
session-seen = ostatnio { $when }
session-agent = { $browser }, { $system }
session-end = Wyloguj: { $agent }
sessions-end = Wyloguj wszędzie indziej
sign-out = Wyloguj się
account-profile = Twój profil
prove-title = Czy to ty?
prove-text = Aby zmienić sposób logowania, pokaż jeszcze raz, że to ty.
prove = Dalej
prove-otherwise = Możesz też się wylogować i zalogować ponownie.
export-title = Twoje dane
export-text = Wszystko, co jest tu o tobie zapisane, w jednym pliku. Partie przyjmie każdy GIPF.
export = Pobierz
delete-title = Usuń konto
delete-text = Partie z innymi zostają, bez twojego imienia; trwające zostają poddane. Partie rozegrane w pojedynkę znikają, tak jak cała reszta. Tego nie da się cofnąć.
delete = Usuń konto
delete-sure = Usuń na zawsze
delete-no = Zachowaj konto

## Konta programów. $name to nazwa tokenu, $scope – do czego uprawnia: play, offers albo talk.

bots-title = Programy, które grają
bots-text = Pod nazwą tego konta może grać program. Wszyscy widzą wtedy, że to bot, i pozostaje nim na zawsze.
bots-make = Zmień w konto bota
bots-make-sure = Bot na zawsze
bots-make-no = Zostaw, jak jest
bots-is = To jest konto bota. Jego programy używają tokenów, każdy własnego; kto ma token, gra pod tą nazwą.
token-name = Nazwa tokenu
token-name-why = Tylko dla ciebie: który program go używa.
token-scopes = Do czego uprawnia
token-scope = { $scope ->
    [play] Gra
    [offers] Proponowanie i przyjmowanie partii
   *[talk] Rozmowa
}
token-make = Utwórz token
token-new = Nowy token
token-once = Skopiuj go teraz: nie pojawi się ponownie.
token-copy = Skopiuj token
token-copied = Token skopiowano.
token-used = ostatnio użyty { $when }
token-unused = jeszcze nieużyty
token-revoke = Unieważnij token { $name }
token-revoke-short = Unieważnij
