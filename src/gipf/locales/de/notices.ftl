# Mitteilungen: was man auf der Seite, auf Geräten und per Mail erfährt. $name ist, wie der andere heißt,
# $tournament ein Turnier, $why wie eine Partie geendet hat, $count wie viele Mitteilungen neu sind.

notice-somebody = (jemand)
notice-why = { $reason ->
    [time] Die Zeit war abgelaufen.
    [resignation] Durch Aufgabe.
    [agreement] Ihr habt euch auf Remis geeinigt.
    [abandoned] Einer von beiden war gegangen.
    [repetition] Dieselbe Stellung ist zu oft entstanden.
    [quiet] Zu lange ist nichts geschehen.
   *[board] Entschieden auf dem Brett.
}
notice-your-turn = Du bist am Zug gegen { $name }.
notice-time-short = Deine Zeit gegen { $name } wird knapp.
notice-challenge = { $name } fordert dich heraus.
notice-game-begun = Deine Partie gegen { $name } hat begonnen.
notice-game-ended = { $result ->
    [won] Du hast gegen { $name } gewonnen. { $why }
    [lost] Du hast gegen { $name } verloren. { $why }
    [drawn] Deine Partie gegen { $name } endet remis. { $why }
   *[aborted] Deine Partie gegen { $name } wurde ohne Ergebnis beendet.
}
notice-talk = { $name } hat dir geschrieben.
notice-asked = { $what ->
    [draw] { $name } bietet Remis an.
    [takeback] { $name } möchte einen Zug zurücknehmen.
    [pause] { $name } möchte eine Pause machen.
    [rematch] { $name } möchte eine Revanche.
   *[lot] { $name } möchte das Los entscheiden lassen.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] Das Turnier { $tournament } hat begonnen.
    [round] Eine neue Runde des Turniers { $tournament } hat begonnen.
    [ended] Das Turnier { $tournament } ist zu Ende.
   *[other] Es gibt Neues vom Turnier { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] Du bist am Zug
    [time-short] Deine Zeit wird knapp
    [challenge] Jemand fordert dich heraus
    [game-begun] Eine Partie beginnt, die du angeboten hast
    [game-ended] Eine Partie ist zu Ende
    [talk] Jemand schreibt dir in einer Partie
    [asked] Remis, Revanche oder anderes wird von dir erbeten
   *[tournament] Neues von Turnieren
}

## Ihre Seite

bell = { $count ->
    [0] Mitteilungen
   *[other] Mitteilungen, { $count } neu
}
notices-title = Mitteilungen
notices-none = Noch gibt es nichts. Hier erfährst du, wenn du am Zug bist, wenn dich jemand herausfordert und was sonst in deinen Partien geschieht.
notices-see-all = Alles gesehen
notices-older = Ältere zeigen
notices-new = neu
notices-settings = Wie du davon erfährst
notices-back = Zu deinen Mitteilungen
notices-why = Was du rechtzeitig auf der Seite siehst, wird nirgendwohin geschickt.
notices-way = { $way ->
    [page] Auf der Seite
    [push] Auf deinen Geräten
   *[mail] Per Mail
}
notices-pace = { $pace ->
    [now] bald
    [daily] einmal am Tag
   *[never] nie
}
notices-mail-to = Mails gehen an { $mail }, wenn du etwas eine Weile nicht auf der Seite gesehen hast.
notices-mail-none = Für Mails braucht dein Konto eine Mailadresse.
notices-devices = Mitteilungen auf deinen Geräten
notices-devices-why = Ein Gerät, das du eingeschaltet hast, erfährt davon, auch wenn diese Seite geschlossen ist. Es endet, wenn du dich dort abmeldest.
notices-device-on = Für dieses Gerät einschalten
notices-device-off = Für dieses Gerät ausschalten
notices-device-is-on = Dieses Gerät erfährt davon.
notices-device-no = Dieser Browser nimmt keine Mitteilungen einer Seite an.
notices-device-denied = Dieser Browser lässt die Seite nichts mitteilen. In seinen Einstellungen kannst du es erlauben.
notices-device-failed = Der Push-Dienst des Browsers hat nicht geantwortet. Versuch es später noch einmal.
notices-device-since = seit { $when }
notices-device-remove = Ausschalten: { $device }
