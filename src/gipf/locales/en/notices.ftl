# Notices: what people are told on the page, at their devices and by mail. $name is what the other one is called,
# $tournament a tournament, $why how a game has ended, $count how many notices are new.

notice-somebody = (somebody)
notice-why = { $reason ->
    [time] The time was up.
    [resignation] By resignation.
    [agreement] You have agreed on a draw.
    [abandoned] One of the two had left.
    [repetition] The same position came up too often.
    [quiet] Nothing has happened for too long.
   *[board] It was decided on the board.
}
notice-your-turn = It is your turn against { $name }.
notice-time-short = Your time against { $name } is getting short.
notice-challenge = { $name } challenges you.
notice-game-begun = Your game against { $name } has begun.
notice-game-ended = { $result ->
    [won] You have won against { $name }. { $why }
    [lost] You have lost against { $name }. { $why }
    [drawn] Your game against { $name } is a draw. { $why }
   *[aborted] Your game against { $name } was ended without a result.
}
notice-talk = { $name } has written to you.
notice-asked = { $what ->
    [draw] { $name } offers a draw.
    [takeback] { $name } would like to take a turn back.
    [pause] { $name } would like to pause.
    [rematch] { $name } would like a rematch.
   *[lot] { $name } would like to let chance decide.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] The tournament { $tournament } has begun.
    [round] A new round of the tournament { $tournament } has begun.
    [ended] The tournament { $tournament } is over.
   *[other] There is news of the tournament { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] It is your turn
    [time-short] Your time is getting short
    [challenge] Somebody challenges you
    [game-begun] A game you have offered begins
    [game-ended] A game has ended
    [talk] Somebody writes to you in a game
    [asked] A draw, a rematch or something else is asked of you
   *[tournament] News of tournaments
}

## The page of them

bell = { $count ->
    [0] Notices
   *[other] Notices, { $count } new
}
notices-title = Notices
notices-none = There is nothing yet. Here you are told when it is your turn, when somebody challenges you and what else happens in your games.
notices-see-all = I have seen all
notices-older = Show older ones
notices-new = new
notices-settings = How you are told
notices-back = To your notices
notices-why = What you see on the page in time is not sent anywhere else.
notices-way = { $way ->
    [page] On the page
    [push] On your devices
   *[mail] By mail
}
notices-pace = { $pace ->
    [now] soon
    [daily] once a day
   *[never] never
}
notices-mail-to = Mail goes to { $mail }, when you have not seen something on the page for a while.
notices-mail-none = For mail your account needs a mail address.
notices-devices = Notices on your devices
notices-devices-why = A device you have switched on is told even when this page is closed. It ends when you sign out there.
notices-device-on = Switch on for this device
notices-device-off = Switch off for this device
notices-device-is-on = This device is told.
notices-device-no = This browser takes no notices from a page.
notices-device-denied = This browser does not let the page tell you anything. You can allow it in the settings of the browser.
notices-device-failed = The browser’s push service did not answer. Try again later.
notices-device-since = since { $when }
notices-device-remove = Switch off: { $device }
