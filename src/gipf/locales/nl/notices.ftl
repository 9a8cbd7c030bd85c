# Berichten: wat je op de pagina, op je apparaten en per mail te weten komt. $name is hoe de ander heet,
# $tournament een toernooi, $why hoe een partij is geëindigd, $count hoeveel berichten nieuw zijn.

notice-somebody = (iemand)
notice-why = { $reason ->
    [time] De tijd was om.
    [resignation] Door opgave.
    [agreement] Jullie zijn remise overeengekomen.
    [abandoned] Een van beiden was weg.
    [repetition] Dezelfde stelling kwam te vaak voor.
    [quiet] Er is te lang niets gebeurd.
   *[board] Op het bord beslist.
}
notice-your-turn = Je bent aan de beurt tegen { $name }.
notice-time-short = Je tijd tegen { $name } raakt op.
notice-challenge = { $name } daagt je uit.
notice-game-begun = Je partij tegen { $name } is begonnen.
notice-game-ended = { $result ->
    [won] Je hebt van { $name } gewonnen. { $why }
    [lost] Je hebt van { $name } verloren. { $why }
    [drawn] Je partij tegen { $name } is remise. { $why }
   *[aborted] Je partij tegen { $name } is zonder uitslag beëindigd.
}
notice-talk = { $name } heeft je geschreven.
notice-asked = { $what ->
    [draw] { $name } biedt remise aan.
    [takeback] { $name } wil graag een beurt terugnemen.
    [pause] { $name } wil graag pauzeren.
    [rematch] { $name } wil graag een revanche.
   *[lot] { $name } wil graag het lot laten beslissen.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] Het toernooi { $tournament } is begonnen.
    [round] Een nieuwe ronde van het toernooi { $tournament } is begonnen.
    [ended] Het toernooi { $tournament } is afgelopen.
   *[other] Er is nieuws van het toernooi { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] Je bent aan de beurt
    [time-short] Je tijd raakt op
    [challenge] Iemand daagt je uit
    [game-begun] Een partij begint die je hebt aangeboden
    [game-ended] Een partij is afgelopen
    [talk] Iemand schrijft je in een partij
    [asked] Er wordt je om remise, een revanche of iets anders gevraagd
   *[tournament] Nieuws van toernooien
}

## Hun pagina

bell = { $count ->
    [0] Berichten
   *[other] Berichten, { $count } nieuw
}
notices-title = Berichten
notices-none = Er is nog niets. Hier lees je wanneer je aan de beurt bent, wie je uitdaagt en wat er verder in je partijen gebeurt.
notices-see-all = Alles gezien
notices-older = Oudere tonen
notices-new = nieuw
notices-settings = Hoe je het te weten komt
notices-back = Naar je berichten
notices-why = Wat je op tijd op de pagina ziet, wordt nergens anders heen gestuurd.
notices-way = { $way ->
    [page] Op de pagina
    [push] Op je apparaten
   *[mail] Per mail
}
notices-pace = { $pace ->
    [now] snel
    [daily] eens per dag
   *[never] nooit
}
notices-mail-to = Mail gaat naar { $mail }, als je iets een tijdje niet op de pagina hebt gezien.
notices-mail-none = Voor mail heeft je account een mailadres nodig.
notices-devices = Berichten op je apparaten
notices-devices-why = Een apparaat dat je hebt aangezet krijgt bericht, ook als deze pagina dicht is. Het houdt op als je daar uitlogt.
notices-device-on = Aanzetten voor dit apparaat
notices-device-off = Uitzetten voor dit apparaat
notices-device-is-on = Dit apparaat krijgt bericht.
notices-device-no = Deze browser neemt geen berichten van een pagina aan.
notices-device-denied = Deze browser laat de pagina je niets melden. In de instellingen ervan kun je het toestaan.
notices-device-failed = De pushdienst van de browser heeft niet geantwoord. Probeer het later nog eens.
notices-device-since = sinds { $when }
notices-device-remove = Uitzetten: { $device }
