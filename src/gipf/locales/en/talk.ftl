# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Chat
talk-open = Chat, { $count } new
talk-room = { $room ->
    [players] You and your opponent
   *[spectators] Those who watch
}
talk-apart = The players do not see this while they play.
talk-nothing = Nothing has been said yet.
talk-say = What you want to say
talk-send = Send
talk-quick = Quick words
talk-preset = { $preset ->
    [hello] Hello!
    [good-luck] Good luck!
    [have-fun] Have fun!
    [well-played] Well played!
    [good-game] Good game!
    [thanks] Thank you!
    [sorry] Sorry!
    [one-moment] One moment, please.
   *[goodbye] Goodbye!
}

person-of = Profile of { $name }
person-guest = Guest
person-since = here since { $date }
person-ratings = Ratings
person-unrated = No rated games yet.
person-games = Games
person-games-none = No games that everybody may see.
person-graph = Rating of { $name } over { $count } games, from { $first } to { $last }
person-file = Download my games
person-block = Block
person-unblock = Unblock
person-block-why = { $blocked ->
    [yes] You do not meet each other any more, and you do not read what { $name } says.
   *[no] If you block { $name }, you no longer meet each other, and you do not read what { $name } says.
}
person-blocked = { $name } is blocked.
person-unblocked = { $name } is no longer blocked.
person-find = Find somebody by name
person-find-none = There is nobody called so.
report = Report
report-title = Report { $name }
report-text = What happened?
report-send = Send the report
report-sent = Thank you. A moderator will look at it.
report-reason = { $reason ->
    [insult] Insults
    [cheating] Help from a program
    [spam] Advertising
    [name] An improper name
   *[other] Something else
}

order = Reports
order-open = To look at
order-done = Done
order-none = There is nothing to look at.
order-by = reported by { $name }
order-gone = somebody who has left
order-note = Note for the log
order-action = { $action ->
    [dismiss] Leave it
    [mute] Silence for a week
   *[unmute] Let them speak again
}
order-was = { $action ->
    [dismiss] { $moderator }: left as it is
    [mute] { $moderator }: silenced for a week
   *[unmute] { $moderator }: may speak again
}
order-agreement = { $games ->
    [one] The engine’s first choice in { $first }% of { $turns } turns of one rated game; { $loss }% of the chances given away per turn.
   *[other] The engine’s first choice in { $first }% of { $turns } turns of the latest { $games } rated games; { $loss }% of the chances given away per turn.
}
order-agreement-here = In this game: the engine’s first choice in { $first }% of { $turns } turns; { $loss }% of the chances given away per turn.
order-agreement-why = This proves nothing by itself: strong players agree with the engine, too.
