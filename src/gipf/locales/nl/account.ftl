# Accounts van een dienst.

account-bar = Inloggen
account-bar-own = Je account, { $name }
sign-tabs = Inloggen of een account maken
sign-in = Inloggen
sign-up = Account maken
account-name = Naam
account-name-or-mail = { $mail ->
    [yes] Naam of mailadres
   *[no] Naam
}
account-name-why = 2 tot 20 tekens; iedereen ziet hem.
account-password = Wachtwoord
account-password-new = Nieuw wachtwoord
account-password-why = Minstens 10 tekens. Een paar woorden zonder verband zijn goed.
sign-in-passkey = Inloggen met een passkey
sign-in-mail = Een link per mail
sign-in-mail-send = Link versturen
sign-in-mail-sent = Als dit adres bij een account hoort, is er een link onderweg. Hij is één keer geldig, tien minuten lang.
account-mail = Mailadres
sign-up-why = Met een account houd je je naam en vind je je partijen op elk apparaat.
sign-up-guest = Wat je hier tot nu toe hebt gespeeld, blijft van jou.
sign-up-way = Hoe wil je inloggen?
way-name = { $way ->
    [password] Wachtwoord
    [passkey] Passkey
   *[mail] Link per mail
}
way-passkey-why = Je apparaat bewaart de sleutel en vraagt om een vinger, een gezicht of een code.
way-mail-why = We sturen je elke keer een link.
account-ways = Hoe je inlogt
account-save = Bewaren
account-saved = Bewaard.
account-mail-sent = Er is een link onderweg naar { $mail }. Als je die hebt gevolgd, kun je per mail inloggen.
account-mail-remove = Mailadres verwijderen
passkeys = Passkeys
passkey-add = Passkey toevoegen
passkey-remove = Passkey { $name } verwijderen
since = sinds { $when }
passkey-cancelled = De passkey is niet gebruikt.
sessions = Waar je bent ingelogd
session-this = hier, nu
session-seen = laatst { $when }
session-agent = { $browser } op { $system }
session-end = Uitloggen: { $agent }
sessions-end = Overal elders uitloggen
sign-out = Uitloggen
account-profile = Je profiel
prove-title = Ben jij het?
prove-text = Laat nog eens zien dat jij het bent om te veranderen hoe je inlogt.
prove = Verder
prove-otherwise = Je kunt ook uit- en weer inloggen.
export-title = Je gegevens
export-text = Alles wat hier van je bewaard is, in één bestand. Elk GIPF neemt de partijen over.
export = Downloaden
delete-title = Account verwijderen
delete-text = Partijen met anderen blijven, zonder je naam; lopende worden opgegeven. Partijen die je alleen hebt gespeeld verdwijnen, en al het andere ook. Dit kan niet ongedaan worden gemaakt.
delete = Account verwijderen
delete-sure = Voorgoed verwijderen
delete-no = Account houden

## Accounts van programma's. $name is hoe een token heet, $scope waarvoor het geldt: play, offers of talk.

bots-title = Programma's die spelen
bots-text = Een programma kan onder de naam van dit account spelen. Iedereen ziet dan dat het een bot is, en dat blijft het voorgoed.
bots-make = Er een botaccount van maken
bots-make-sure = Voorgoed een bot
bots-make-no = Laten zoals het is
bots-is = Dit is een botaccount. Zijn programma's komen met tokens, elk met een eigen; wie een token heeft, speelt onder deze naam.
token-name = Naam van het token
token-name-why = Alleen voor jou: welk programma het gebruikt.
token-scopes = Waarvoor het geldt
token-scope = { $scope ->
    [play] Spelen
    [offers] Partijen aanbieden en aannemen
   *[talk] Praten
}
token-make = Token maken
token-new = Het nieuwe token
token-once = Kopieer het nu: het wordt niet nog eens getoond.
token-copy = Token kopiëren
token-copied = Het token is gekopieerd.
token-used = laatst gebruikt { $when }
token-unused = nog niet gebruikt
token-revoke = Token { $name } intrekken
token-revoke-short = Intrekken
