# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Let others in this network join
network-why = Whoever has the link can come in from this network: play, watch and learn. Nobody else sees anything.
network-link = This link lets somebody in
network-guests = Who has come
network-here = connected
network-away = away
network-remove = Let { $name } in no longer
own-name = Your name
leave = Leave this GIPF
leave-why = { $place ->
    [service] You are not known here any longer. Games that go on are resigned, and those you have played without other people go.
   *[home] You are not known here any longer, and seats of yours are free for others.
}

## A guest's own link

go-on = Go on at another device
go-on-why = Without an account only this browser knows that you are { $name }. A link of your own lets you go on playing as { $name } in another one, or here, should it forget you.
go-on-make = { $is ->
    [another] Make another link
   *[first] Make a link
}
go-on-show = Scan this code with your other device, or open the link there. Keep it: it is shown only now. And keep it to yourself: whoever has it plays as you.
go-on-since = You have had a link since { $date }.
go-on-browsers = { $browsers ->
    [one] It was followed in one browser.
   *[other] It was followed in { $browsers } browsers.
}
go-on-end = Go on only here
go-on-ended = Now only this browser knows you.

## Invitations

invite = Invite
invite-title = Invite somebody
invite-text = Scan this code with the other device, or open the link there. The first who follows it takes the seat.
invite-watch = Invite to watch
invite-watch-title = Link to watch
invite-watch-text = Whoever follows this link can watch the game, and nothing else.
invite-copy = Copy the link
invite-copied = The link is copied.
invite-qr = QR code of the link
invite-joined = { $name } has joined.

## At the board

seat-awaited = Your opponent has not joined yet
seat-awaited-note = invited
seat-here = { $name } is connected
seat-away = { $name } is away
seat-away-note = away
seat-asks = waits for an answer
watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
your-turn = Your turn
their-turn = It is { $name }’s turn.
still-awaited = Waiting for { $name } to join.
only-watching = You are watching.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } would like to take a turn back.
    [pause] { $name } would like to pause.
    [rematch] { $name } would like a rematch.
   *[lot] { $name } would like to let chance decide.
}
proposal-accept = Agree
proposal-decline = No
proposal-declined = The other player does not agree.
proposal-asked = The other player is asked.
rematch-begun = { $name } has begun a rematch: press “Rematch” to play it.

## Somebody has left a live game.

left-wait = { $name } has left. In { $seconds } s you need not wait any longer.
left-claim = { $name } does not come back. End the game, or wait.
claim-win = Claim the win
claim-draw = Call it a draw

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Time for each turn
days-bank = Time bank
days-bank-start = Days at the start
days-bank-added = Hours added after each turn
days-bank-most = Days at most
days-why = The time runs from the moment both are there, whether anybody looks or not. If your time runs out, you lose.
days-left = { $time } left

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } has given you { $time } more.
given-them = You have given { $name } { $time } more.
given-other = { $name } has been given { $time } more.
time-short = Your time is getting short: { $time } left.
vacation-until = On vacation until { $date }
vacation-title = Vacation
vacation-why = On vacation your time stands still in all games over days, and the other players see it. You have { $year } days a year; each vacation counts at least one.
vacation-left = { $days ->
    [one] One day is left this year.
   *[other] { $days } days are left this year.
}
vacation-days = Days
vacation-begin = Go on vacation
vacation-on = You are on vacation until { $date }. Your time stands still.
vacation-back = I am back
