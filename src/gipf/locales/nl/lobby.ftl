# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Tegen mensen spelen
lobby-text = Bied een partij aan of neem er een die wordt aangeboden. Wie hetzelfde wil spelen, komt vanzelf bij elkaar.
lobby-alone = Hier kan nog niemand komen. Laat anderen in dit netwerk meedoen, bij Instellingen.
lobby-find = Tegenspeler vinden
lobby-variants = Spellen die je wilt spelen
lobby-when = Wanneer
lobby-speed = { $speed ->
    [live] Nu
   *[days] Over dagen
}
lobby-games = Partijen die eruit mogen komen
lobby-rated = Om rating
lobby-rated-why = De uitslag verandert beide ratings.
lobby-bots = Ook bots
lobby-bots-why = Programma's mogen dit aanbod aannemen. Anders speel je alleen tegen mensen.
lobby-for-bots = ook voor bots
lobby-seek = Zoek een tegenspeler
lobby-seek-again = Zoek liever dit
lobby-computer = Speel intussen tegen de computer
lobby-waiting = We zoeken een tegenspeler …
lobby-stop = Stoppen
lobby-for-you = Je bent uitgedaagd
lobby-offers = Open aanbod
lobby-own = Jouw aanbod
lobby-none = Er wacht nu niemand. Doe een aanbod: wie komt, ziet het.
lobby-accept = Spelen
lobby-accept-of = Speel tegen { $name }
lobby-decline = Nee, bedankt
lobby-decline-of = Uitdaging van { $name } afslaan
lobby-withdraw = Intrekken
lobby-done = Weghalen
lobby-go = Naar de partij
lobby-begun = Je aanbod is aangenomen: er is een partij begonnen.
lobby-to = Voor { $name }
lobby-owner = de eigenaar van deze GIPF
lobby-colour = { $player ->
    [w] speelt met wit
   *[b] speelt met zwart
}
lobby-left = voor { $count } partijen
lobby-which = Welk spel
lobby-which-time = Welke tijd
lobby-watch = Partijen om te bekijken
lobby-tournaments = Toernooien
lobby-featured = Wordt nu gespeeld
lobby-search = Partijen zoeken
lobby-challenge = { $name } uitdagen
lobby-challenge-send = Verstuur de uitdaging
rating-provisional = voorlopig: { $games ->
    [one] { $games } partij om rating
   *[other] { $games } partijen om rating
}
rating-known = { $games ->
    [one] { $games } partij om rating
   *[other] { $games } partijen om rating
}
lobby-reports = Meldingen van wangedrag
