# Account di un servizio.

account-bar = Entra
account-bar-own = Il tuo account, { $name }
sign-tabs = Entra o crea un account
sign-in = Entra
sign-up = Crea account
account-name = Nome
account-name-or-mail = { $mail ->
    [yes] Nome o indirizzo mail
   *[no] Nome
}
account-name-why = Da 2 a 20 caratteri; lo vedono tutti.
account-password = Password
account-password-new = Nuova password
account-password-why = Almeno 10 caratteri. Vanno bene alcune parole senza nesso.
sign-in-passkey = Entra con una passkey
sign-in-mail = Un link per mail
sign-in-mail-send = Invia il link
sign-in-mail-sent = Se questo indirizzo è di un account, un link è in arrivo. Vale una volta sola, per dieci minuti.
account-mail = Indirizzo mail
sign-up-why = Con un account tieni il tuo nome e trovi le tue partite su ogni dispositivo.
sign-up-guest = Quello che hai giocato qui finora resta tuo.
sign-up-way = Come vuoi entrare?
way-name = { $way ->
    [password] Password
    [passkey] Passkey
   *[mail] Link per mail
}
way-passkey-why = Il tuo dispositivo tiene la chiave e chiede un dito, un volto o un numero.
way-mail-why = Ti mandiamo un link ogni volta che entri.
account-ways = Come entri
account-save = Salva
account-saved = Salvato.
account-mail-sent = Un link è in viaggio verso { $mail }. Quando l’avrai seguito, potrai entrare per mail.
account-mail-remove = Togli l’indirizzo mail
passkeys = Passkey
passkey-add = Aggiungi una passkey
passkey-remove = Togli la passkey { $name }
since = dal { $when }
passkey-cancelled = La passkey non è stata usata.
sessions = Dove hai effettuato l’accesso
session-this = qui, ora
session-seen = l’ultima volta: { $when }
session-agent = { $browser } su { $system }
session-end = Esci: { $agent }
sessions-end = Esci da tutti gli altri
sign-out = Esci
account-profile = Il tuo profilo
prove-title = Sei tu?
prove-text = Per cambiare come entri, mostra ancora una volta che sei tu.
prove = Continua
prove-otherwise = Puoi anche uscire e rientrare.
export-title = I tuoi dati
export-text = Tutto ciò che qui si conserva di te, in un file. Ogni GIPF accoglie le partite.
export = Scarica
delete-title = Elimina l’account
delete-text = Le partite con altri restano, senza il tuo nome; quelle in corso vengono abbandonate. Quelle che hai giocato senza nessun altro spariscono, e così tutto il resto. Non si può annullare.
delete = Elimina l’account
delete-sure = Elimina per sempre
delete-no = Tieni l’account

## Account di programmi. $name è come si chiama un token, $scope per che cosa vale: play, offers o talk.

bots-title = Programmi che giocano
bots-text = Un programma può giocare con il nome di questo account. Tutti vedono allora che è un bot, e lo resta per sempre.
bots-make = Farne un account di bot
bots-make-sure = Un bot per sempre
bots-make-no = Lascialo com’è
bots-is = Questo è un account di bot. I suoi programmi entrano con i token, ognuno con il proprio; chi ha un token gioca con questo nome.
token-name = Nome del token
token-name-why = Solo per te: quale programma lo usa.
token-scopes = Per che cosa vale
token-scope = { $scope ->
    [play] Giocare
    [offers] Offrire e accettare partite
   *[talk] Parlare
}
token-make = Crea un token
token-new = Il nuovo token
token-once = Copialo adesso: non sarà più mostrato.
token-copy = Copia il token
token-copied = Il token è copiato.
token-used = usato l’ultima volta { $when }
token-unused = non ancora usato
token-revoke = Revoca il token { $name }
token-revoke-short = Revoca
