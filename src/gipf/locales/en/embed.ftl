# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = Turn the board round
embed-autoplay = { $now ->
    [on] Stop
   *[off] Play through the moves
}
embed-play = Play from here against level { $level }
embed-replay = Go through the game
embed-open = Open in the app
embed-no-game = there is no game here: a game file begins with headers such as [Variant "standard"]
embed-no-positions = The board cannot follow these moves: ‘gipf embed’ writes the positions with them.
embed-other-positions = these positions are not those of the moves; ‘gipf embed’ writes them anew
embed-no-file = the file { $address } cannot be read
embed-no-site = This board does not know where the app is: name its address with ‘site’.
embed-no-point = there is no point { $point } on this board
