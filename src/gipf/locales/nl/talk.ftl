# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Gesprek
talk-open = Gesprek, { $count } nieuw
talk-room = { $room ->
    [players] Jullie twee
   *[spectators] Wie kijkt
}
talk-apart = Wie speelt, ziet dit niet zolang er gespeeld wordt.
talk-nothing = Er is nog niets gezegd.
talk-say = Wat je wilt zeggen
talk-send = Versturen
talk-quick = Korte woorden
talk-preset = { $preset ->
    [hello] Hallo!
    [good-luck] Succes!
    [have-fun] Veel plezier!
    [well-played] Goed gespeeld!
    [good-game] Mooie partij!
    [thanks] Bedankt!
    [sorry] Sorry!
    [one-moment] Een ogenblik, alsjeblieft.
   *[goodbye] Tot ziens!
}

person-of = Profiel van { $name }
person-guest = Gast
person-since = hier sinds { $date }
person-ratings = Ratings
person-unrated = Nog geen partijen om rating.
person-games = Partijen
person-games-none = Geen partijen die iedereen mag zien.
person-graph = Rating van { $name } over { $count } partijen, van { $first } tot { $last }
person-file = Mijn partijen downloaden
person-block = Blokkeren
person-unblock = Niet meer blokkeren
person-block-why = { $blocked ->
    [yes] Jullie komen elkaar niet meer tegen, en je leest niet wat { $name } zegt.
   *[no] Als je { $name } blokkeert, komen jullie elkaar niet meer tegen, en lees je niet wat { $name } zegt.
}
person-blocked = { $name } is geblokkeerd.
person-unblocked = { $name } is niet meer geblokkeerd.
person-find = Zoek iemand op naam
person-find-none = Zo heet hier niemand.
report = Melden
report-title = { $name } melden
report-text = Wat is er gebeurd?
report-send = Melding versturen
report-sent = Dank je. De moderatie kijkt ernaar.
report-reason = { $reason ->
    [insult] Beledigingen
    [cheating] Hulp van een programma
    [spam] Reclame
    [name] Een ongepaste naam
   *[other] Iets anders
}

order = Meldingen
order-open = Te bekijken
order-done = Gedaan
order-none = Er is niets te bekijken.
order-by = gemeld door { $name }
order-gone = iemand die weg is
order-note = Notitie voor het logboek
order-action = { $action ->
    [dismiss] Zo laten
    [mute] Een week laten zwijgen
   *[unmute] Weer laten spreken
}
order-was = { $action ->
    [dismiss] { $moderator }: zo gelaten
    [mute] { $moderator }: een week zwijgen
   *[unmute] { $moderator }: mag weer spreken
}
order-agreement = { $games ->
    [one] Eerste keus van de engine in { $first }% van { $turns } beurten van één partij om rating; per beurt { $loss }% van de kansen weggegeven.
   *[other] Eerste keus van de engine in { $first }% van { $turns } beurten van de laatste { $games } partijen om rating; per beurt { $loss }% van de kansen weggegeven.
}
order-agreement-here = In deze partij: eerste keus van de engine in { $first }% van { $turns } beurten; per beurt { $loss }% van de kansen weggegeven.
order-agreement-why = Op zichzelf bewijst dit niets: wie sterk speelt, is het vaak met de engine eens.
