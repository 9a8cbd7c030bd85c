# Konten eines Dienstes.

account-bar = Anmelden
account-bar-own = Dein Konto, { $name }
sign-tabs = Anmelden oder Konto anlegen
sign-in = Anmelden
sign-up = Konto anlegen
account-name = Name
account-name-or-mail = { $mail ->
    [yes] Name oder Mailadresse
   *[no] Name
}
account-name-why = 2 bis 20 Zeichen; alle sehen ihn.
account-password = Passwort
account-password-new = Neues Passwort
account-password-why = Mindestens 10 Zeichen. Ein paar Wörter ohne Zusammenhang sind gut.
sign-in-passkey = Mit Passkey anmelden
sign-in-mail = Ein Link per Mail
sign-in-mail-send = Link schicken
sign-in-mail-sent = Wenn diese Adresse zu einem Konto gehört, ist ein Link unterwegs. Er gilt einmal, zehn Minuten lang.
account-mail = Mailadresse
sign-up-why = Mit einem Konto behältst du deinen Namen und findest deine Partien auf jedem Gerät.
sign-up-guest = Was du hier bisher gespielt hast, bleibt deins.
sign-up-way = Wie möchtest du dich anmelden?
way-name = { $way ->
    [password] Passwort
    [passkey] Passkey
   *[mail] Link per Mail
}
way-passkey-why = Dein Gerät behält den Schlüssel und fragt nach Finger, Gesicht oder PIN.
way-mail-why = Wir schicken dir bei jeder Anmeldung einen Link.
account-ways = Wie du dich anmeldest
account-save = Speichern
account-saved = Gespeichert.
account-mail-sent = Ein Link an { $mail } ist unterwegs. Wenn du ihm gefolgt bist, kannst du dich per Mail anmelden.
account-mail-remove = Mailadresse entfernen
passkeys = Passkeys
passkey-add = Passkey hinzufügen
passkey-remove = Passkey { $name } entfernen
since = seit { $when }
passkey-cancelled = Der Passkey wurde nicht benutzt.
sessions = Wo du angemeldet bist
session-this = hier, jetzt
session-seen = zuletzt { $when }
session-agent = { $browser } auf { $system }
session-end = Abmelden: { $agent }
sessions-end = Überall sonst abmelden
sign-out = Abmelden
account-profile = Dein Profil
prove-title = Bist du es?
prove-text = Um zu ändern, wie du dich anmeldest, zeig noch einmal, dass du es bist.
prove = Weiter
prove-otherwise = Du kannst dich auch ab- und wieder anmelden.
export-title = Deine Daten
export-text = Alles, was hier von dir gespeichert ist, in einer Datei. Jedes GIPF nimmt die Partien auf.
export = Herunterladen
delete-title = Konto löschen
delete-text = Partien mit anderen bleiben, ohne deinen Namen; laufende werden aufgegeben. Partien, die du allein gespielt hast, verschwinden, alles andere auch. Das lässt sich nicht rückgängig machen.
delete = Konto löschen
delete-sure = Endgültig löschen
delete-no = Konto behalten

## Konten von Programmen. $name ist, wie ein Token heißt, $scope, wofür es gilt: play, offers oder talk.

bots-title = Programme, die spielen
bots-text = Unter dem Namen dieses Kontos kann ein Programm spielen. Alle sehen dann, dass es ein Bot ist, und das bleibt es für immer.
bots-make = Zum Bot-Konto machen
bots-make-sure = Für immer ein Bot
bots-make-no = So lassen, wie es ist
bots-is = Das ist ein Bot-Konto. Seine Programme kommen mit Tokens, jedes mit einem eigenen; wer ein Token hat, spielt unter diesem Namen.
token-name = Name des Tokens
token-name-why = Nur für dich: welches Programm damit kommt.
token-scopes = Wofür es gilt
token-scope = { $scope ->
    [play] Spielen
    [offers] Partien anbieten und annehmen
   *[talk] Reden
}
token-make = Token ausstellen
token-new = Das neue Token
token-once = Kopiere es jetzt: es wird nicht noch einmal gezeigt.
token-copy = Token kopieren
token-copied = Das Token ist kopiert.
token-used = zuletzt benutzt { $when }
token-unused = noch nicht benutzt
token-revoke = Token { $name } widerrufen
token-revoke-short = Widerrufen
