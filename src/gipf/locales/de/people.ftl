# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Andere in diesem Netz mitspielen lassen
network-why = Wer den Link hat, kann aus diesem Netz hereinkommen: spielen, zusehen und lernen. Sonst sieht niemand etwas.
network-link = Dieser Link lässt jemanden ein
network-guests = Wer gekommen ist
network-here = verbunden
network-away = nicht da
network-remove = { $name } nicht mehr einlassen
own-name = Dein Name
leave = Dieses GIPF verlassen
leave-why = { $place ->
    [service] Du bist hier dann nicht mehr bekannt. Laufende Partien sind aufgegeben, und die du ohne andere Menschen gespielt hast, verschwinden.
   *[home] Du bist hier dann nicht mehr bekannt, und deine Plätze sind für andere frei.
}

## A guest's own link

go-on = An einem anderen Gerät weiterspielen
go-on-why = Ohne Konto weiß nur dieser Browser, dass du { $name } bist. Mit einem eigenen Link spielst du in einem anderen als { $name } weiter, oder hier, falls er dich vergisst.
go-on-make = { $is ->
    [another] Neuen Link erstellen
   *[first] Link erstellen
}
go-on-show = Scanne diesen Code mit deinem anderen Gerät oder öffne dort den Link. Heb ihn auf: Er wird nur jetzt gezeigt. Und behalte ihn für dich: Wer ihn hat, spielt als du.
go-on-since = Du hast einen Link seit dem { $date }.
go-on-browsers = { $browsers ->
    [one] Ihm wurde in einem Browser gefolgt.
   *[other] Ihm wurde in { $browsers } Browsern gefolgt.
}
go-on-end = Nur noch hier weiterspielen
go-on-ended = Jetzt kennt dich nur noch dieser Browser.

## Invitations

invite = Einladen
invite-title = Jemanden einladen
invite-text = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Wer ihm zuerst folgt, bekommt den Platz.
invite-watch = Zum Zusehen einladen
invite-watch-title = Link zum Zusehen
invite-watch-text = Wer diesem Link folgt, kann der Partie zusehen, mehr nicht.
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-qr = QR-Code des Links
invite-joined = { $name } ist da.

## At the board

seat-awaited = Dein Gegner ist noch nicht da
seat-awaited-note = eingeladen
seat-here = { $name } ist verbunden
seat-away = { $name } ist nicht da
seat-away-note = nicht da
seat-asks = wartet auf Antwort
watching = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
your-turn = Du bist am Zug
their-turn = { $name } ist am Zug.
still-awaited = { $name } ist noch nicht da.
only-watching = Du siehst zu.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } möchte einen Zug zurücknehmen.
    [pause] { $name } möchte eine Pause machen.
    [rematch] { $name } möchte eine Revanche.
   *[lot] { $name } möchte das Los entscheiden lassen.
}
proposal-accept = Einverstanden
proposal-decline = Nein
proposal-declined = Die andere Person ist nicht einverstanden.
proposal-asked = Die andere Person wird gefragt.
rematch-begun = { $name } hat eine Revanche begonnen: mit „Revanche“ spielst du sie.

## Somebody has left a live game.

left-wait = { $name } ist weg. In { $seconds } s musst du nicht länger warten.
left-claim = { $name } kommt nicht zurück. Beende die Partie oder warte.
claim-win = Gewinn beanspruchen
claim-draw = Remis daraus machen

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Zeit für jeden Zug
days-bank = Zeitkonto
days-bank-start = Tage am Anfang
days-bank-added = Stunden dazu nach jedem Zug
days-bank-most = Tage höchstens
days-why = Die Zeit läuft, sobald beide da sind, ob jemand zusieht oder nicht. Ist deine Zeit um, hast du verloren.
days-left = noch { $time }

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } hat dir { $time } dazugegeben.
given-them = Du hast { $name } { $time } dazugegeben.
given-other = { $name } hat { $time } dazubekommen.
time-short = Deine Zeit wird knapp: noch { $time }.
vacation-until = Im Urlaub bis { $date }
vacation-title = Urlaub
vacation-why = Im Urlaub steht deine Zeit in allen Partien über Tage still, und die anderen sehen das. Du hast { $year } Tage im Jahr; jeder Urlaub zählt mindestens einen.
vacation-left = { $days ->
    [one] Ein Tag ist dieses Jahr noch übrig.
   *[other] { $days } Tage sind dieses Jahr noch übrig.
}
vacation-days = Tage
vacation-begin = In Urlaub gehen
vacation-on = Du bist bis { $date } im Urlaub. Deine Zeit steht still.
vacation-back = Ich bin zurück
