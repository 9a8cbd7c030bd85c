# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Anderen in dit netwerk laten meedoen
network-why = Wie de link heeft kan vanuit dit netwerk binnenkomen: spelen, kijken en leren. Niemand anders ziet iets.
network-link = Deze link laat iemand binnen
network-guests = Wie er is gekomen
network-here = verbonden
network-away = weg
network-remove = { $name } niet meer binnenlaten
own-name = Je naam
leave = Dit GIPF verlaten
leave-why = { $place ->
    [service] Je bent hier dan niet meer bekend. Lopende partijen zijn opgegeven, en wat je zonder andere mensen hebt gespeeld verdwijnt.
   *[home] Je bent hier dan niet meer bekend, en je plaatsen zijn vrij voor anderen.
}

## A guest's own link

go-on = Verdergaan op een ander apparaat
go-on-why = Zonder account weet alleen deze browser dat je { $name } bent. Met een eigen link speel je in een andere verder als { $name }, of hier als hij je vergeet.
go-on-make = { $is ->
    [another] Een nieuwe link maken
   *[first] Een link maken
}
go-on-show = Scan deze code met je andere apparaat, of open daar de link. Bewaar hem: hij wordt alleen nu getoond. En houd hem voor jezelf: wie hem heeft speelt als jij.
go-on-since = Je hebt een link sinds { $date }.
go-on-browsers = { $browsers ->
    [one] Hij is in één browser gevolgd.
   *[other] Hij is in { $browsers } browsers gevolgd.
}
go-on-end = Alleen hier verdergaan
go-on-ended = Nu kent alleen deze browser je.

## Invitations

invite = Uitnodigen
invite-title = Iemand uitnodigen
invite-text = Scan deze code met het andere apparaat, of open daar de link. Wie hem het eerst volgt neemt plaats.
invite-watch = Uitnodigen om te kijken
invite-watch-title = Link om te kijken
invite-watch-text = Wie deze link volgt kan naar de partij kijken, en verder niets.
invite-copy = Link kopiëren
invite-copied = De link is gekopieerd.
invite-qr = QR-code van de link
invite-joined = { $name } is er.

## At the board

seat-awaited = De ander is er nog niet
seat-awaited-note = uitgenodigd
seat-here = { $name } is verbonden
seat-away = { $name } is weg
seat-away-note = weg
seat-asks = wacht op antwoord
watching = { $count ->
    [one] { $count } persoon kijkt
   *[other] { $count } mensen kijken
}
your-turn = Jij bent aan de beurt
their-turn = { $name } is aan de beurt.
still-awaited = { $name } is er nog niet.
only-watching = Je kijkt.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } wil graag een beurt terugnemen.
    [pause] { $name } wil graag pauzeren.
    [rematch] { $name } wil graag een revanche.
   *[lot] { $name } wil graag het lot laten beslissen.
}
proposal-accept = Akkoord
proposal-decline = Nee
proposal-declined = De ander gaat niet akkoord.
proposal-asked = Het is de ander gevraagd.
rematch-begun = { $name } is een revanche begonnen: met “Revanche” speel je mee.

## Somebody has left a live game.

left-wait = { $name } is weg. Over { $seconds } s hoef je niet langer te wachten.
left-claim = { $name } komt niet terug. Beëindig de partij, of wacht.
claim-win = Winst opeisen
claim-draw = Er remise van maken

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Tijd per beurt
days-bank = Tijdbank
days-bank-start = Dagen aan het begin
days-bank-added = Uren erbij na elke beurt
days-bank-most = Dagen ten hoogste
days-why = De tijd loopt zodra beiden er zijn, of er nu iemand kijkt of niet. Is je tijd om, dan verlies je.
days-left = nog { $time }

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } heeft je { $time } extra gegeven.
given-them = Je hebt { $name } { $time } extra gegeven.
given-other = { $name } heeft { $time } extra gekregen.
time-short = Je tijd raakt op: nog { $time }.
vacation-until = Op vakantie tot { $date }
vacation-title = Vakantie
vacation-why = Op vakantie staat je tijd stil in alle partijen over dagen, en de anderen zien dat. Je hebt { $year } dagen per jaar; elke vakantie telt voor minstens één.
vacation-left = { $days ->
    [one] Er is dit jaar nog één dag over.
   *[other] Er zijn dit jaar nog { $days } dagen over.
}
vacation-days = Dagen
vacation-begin = Op vakantie gaan
vacation-on = Je bent op vakantie tot { $date }. Je tijd staat stil.
vacation-back = Ik ben terug
