# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Gegen Menschen spielen
lobby-text = Biete eine Partie an oder nimm eine, die angeboten wird. Wer dasselbe spielen will, kommt von selbst zusammen.
lobby-alone = Noch kann niemand hierher kommen. Lass in den Einstellungen andere in diesem Netz mitspielen.
lobby-find = Gegner finden
lobby-variants = Spiele, die dir recht sind
lobby-when = Wann
lobby-speed = { $speed ->
    [live] Jetzt
   *[days] Über Tage
}
lobby-games = Partien, die daraus werden dürfen
lobby-rated = Gewertet
lobby-rated-why = Das Ergebnis verändert beide Wertungen.
lobby-bots = Auch Bots
lobby-bots-why = Programme dürfen dieses Angebot annehmen. Sonst spielst du nur gegen Menschen.
lobby-for-bots = auch für Bots
lobby-seek = Gegner suchen
lobby-seek-again = Stattdessen das suchen
lobby-computer = Inzwischen gegen den Computer spielen
lobby-waiting = Wir suchen einen Gegner …
lobby-stop = Beenden
lobby-for-you = Du bist herausgefordert
lobby-offers = Offene Angebote
lobby-own = Deine Angebote
lobby-none = Gerade wartet niemand. Mach ein Angebot: Wer kommt, sieht es.
lobby-accept = Spielen
lobby-accept-of = Gegen { $name } spielen
lobby-decline = Nein, danke
lobby-decline-of = Herausforderung von { $name } ablehnen
lobby-withdraw = Zurückziehen
lobby-done = Entfernen
lobby-go = Zur Partie
lobby-begun = Dein Angebot ist angenommen: Eine Partie hat begonnen.
lobby-to = Für { $name }
lobby-owner = wem dieses GIPF gehört
lobby-colour = { $player ->
    [w] spielt Weiß
   *[b] spielt Schwarz
}
lobby-left = für { $count } Partien
lobby-which = Welches Spiel
lobby-which-time = Welche Zeit
lobby-watch = Partien zum Zusehen
lobby-tournaments = Turniere
lobby-featured = Wird gerade gespielt
lobby-search = Partien suchen
lobby-challenge = { $name } herausfordern
lobby-challenge-send = Herausforderung schicken
rating-provisional = vorläufig: { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
rating-known = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
lobby-reports = Meldungen über schlechtes Benehmen
