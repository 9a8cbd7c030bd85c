# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Play people
lobby-text = Offer a game, or take one that is offered. Who would play the same is brought together by itself.
lobby-alone = Nobody can come here yet. Let others in this network join, in Settings.
lobby-find = Find an opponent
lobby-variants = Games you would play
lobby-when = When
lobby-speed = { $speed ->
    [live] Now
   *[days] Over days
}
lobby-games = Games it may begin
lobby-rated = Rated
lobby-rated-why = The result changes both ratings.
lobby-bots = Bots, too
lobby-bots-why = Programs may accept this offer. Without it you play people only.
lobby-for-bots = also for bots
lobby-seek = Look for an opponent
lobby-seek-again = Look for this instead
lobby-computer = Play the computer meanwhile
lobby-waiting = Looking for an opponent …
lobby-stop = Stop
lobby-for-you = You are challenged
lobby-offers = Open offers
lobby-own = Your offers
lobby-none = Nobody is waiting just now. Make an offer: whoever comes sees it.
lobby-accept = Play
lobby-accept-of = Play { $name }
lobby-decline = No, thanks
lobby-decline-of = Decline { $name }’s challenge
lobby-withdraw = Withdraw
lobby-done = Remove
lobby-go = To the game
lobby-begun = Your offer was accepted: a game has begun.
lobby-to = For { $name }
lobby-owner = whoever this GIPF belongs to
lobby-colour = { $player ->
    [w] plays White
   *[b] plays Black
}
lobby-left = for { $count } games
lobby-which = Which game
lobby-which-time = Which time
lobby-watch = Games you can watch
lobby-tournaments = Tournaments
lobby-featured = Being played now
lobby-search = Find games
lobby-challenge = Challenge { $name }
lobby-challenge-send = Send the challenge
rating-provisional = provisional: { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
rating-known = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
lobby-reports = Reports of misbehaviour
