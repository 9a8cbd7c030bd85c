## The page that is its own host, from plain files

host-loading = Getting the game ready: { $percent }%
host-loading-label = How far it is
host-failed = This browser could not start the game. A newer browser may help.
update-there = A new version of this page is there. Your games stay.
update-now = Reload
here-now = The server does not answer, so this page goes on by itself. Your games are kept in this browser until it is back.
here-mark = Games are kept in this browser for now
here-other = The server keeps this game, and does not answer. You can go on with it when it is back.
here-again = The server is back.
here-back = { $count ->
    [one] The server is back, and the game you played meanwhile is kept there now.
   *[other] The server is back, and the { $count } games you played meanwhile are kept there now.
}
here-left = { $count ->
    [one] One game could not be moved to the server. It stays in this browser.
   *[other] { $count } games could not be moved to the server. They stay in this browser.
}
