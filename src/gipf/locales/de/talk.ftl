# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Gespräch
talk-open = Gespräch, { $count } neu
talk-room = { $room ->
    [players] Ihr beide
   *[spectators] Alle, die zusehen
}
talk-apart = Solange gespielt wird, sehen die beiden am Brett das nicht.
talk-nothing = Noch hat niemand etwas gesagt.
talk-say = Was du sagen willst
talk-send = Senden
talk-quick = Kurze Worte
talk-preset = { $preset ->
    [hello] Hallo!
    [good-luck] Viel Glück!
    [have-fun] Viel Spaß!
    [well-played] Gut gespielt!
    [good-game] Schöne Partie!
    [thanks] Danke!
    [sorry] Entschuldigung!
    [one-moment] Einen Moment, bitte.
   *[goodbye] Tschüss!
}

person-of = Profil von { $name }
person-guest = Gast
person-since = hier seit { $date }
person-ratings = Wertungen
person-unrated = Noch keine gewerteten Partien.
person-games = Partien
person-games-none = Keine Partien, die alle sehen dürfen.
person-graph = Wertung von { $name } über { $count } Partien, von { $first } bis { $last }
person-file = Meine Partien herunterladen
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-block-why = { $blocked ->
    [yes] Ihr begegnet euch nicht mehr, und du liest nicht, was { $name } sagt.
   *[no] Wenn du { $name } blockierst, begegnet ihr euch nicht mehr, und du liest nicht, was { $name } sagt.
}
person-blocked = { $name } ist blockiert.
person-unblocked = { $name } ist nicht mehr blockiert.
person-find = Jemanden beim Namen suchen
person-find-none = So heißt hier niemand.
report = Melden
report-title = { $name } melden
report-text = Was ist geschehen?
report-send = Meldung schicken
report-sent = Danke. Jemand von der Moderation sieht es sich an.
report-reason = { $reason ->
    [insult] Beleidigung
    [cheating] Hilfe von einem Programm
    [spam] Werbung
    [name] Ein ungehöriger Name
   *[other] Etwas anderes
}

order = Meldungen
order-open = Anzusehen
order-done = Erledigt
order-none = Es gibt nichts anzusehen.
order-by = gemeldet von { $name }
order-gone = jemand, der gegangen ist
order-note = Notiz für das Protokoll
order-action = { $action ->
    [dismiss] Dabei lassen
    [mute] Eine Woche schweigen lassen
   *[unmute] Wieder sprechen lassen
}
order-was = { $action ->
    [dismiss] { $moderator }: dabei gelassen
    [mute] { $moderator }: eine Woche Schweigen
   *[unmute] { $moderator }: darf wieder sprechen
}
order-agreement = { $games ->
    [one] Erste Wahl der Engine in { $first } % von { $turns } Zügen einer gewerteten Partie; je Zug { $loss } % der Chancen verschenkt.
   *[other] Erste Wahl der Engine in { $first } % von { $turns } Zügen der letzten { $games } gewerteten Partien; je Zug { $loss } % der Chancen verschenkt.
}
order-agreement-here = In dieser Partie: erste Wahl der Engine in { $first } % von { $turns } Zügen; je Zug { $loss } % der Chancen verschenkt.
order-agreement-why = Für sich allein beweist das nichts: Auch wer stark spielt, ist oft einer Meinung mit der Engine.
