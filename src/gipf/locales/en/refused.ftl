# Why the server did not do something: gipf/server/refusals.py says when. Notation stays as it is.
# More than one can stand in a row, with refused-because between them.

refused-because = { $first }: { $then }
refused-line = Line { $line }, column { $column }
refused-no-move = “{ $text }” is no move; moves look like e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 or pass
refused-no-point = There is no point { $point } on this board
refused-dot-alone = { $dot } is a dot; say where the push leads, as in { $dot }-…
refused-starts-on-dot = { $point } is a spot, and a push starts on a dot
refused-spot-wanted = { $point } is a dot, and here a spot is wanted
refused-over = The game is over
refused-answer = { $move } is announced and waits for an answer first
refused-row-first = A row has to be decided about first: { $moves }
refused-tamsk-waits = The TAMSK in the middle waits: push it in with + or pass
refused-must-move = This turn needs a move; only an extra move or a row of GIPF-pieces can be passed
refused-no-tamsk = There is no TAMSK in the middle, so no extra move
refused-no-row = There is no row to clear
refused-gipf-first = GIPF-pieces have to be played first
refused-no-basic = No basic piece is left in the reserve
refused-gipf-not-pushed = GIPF-pieces are not pushed in in this game
refused-gipf-ended = After the first other piece no more GIPF-pieces come in
refused-no-potential = No { $potential }-potential is left in hand
refused-no-line = No line leads from { $dot } to { $point }
refused-just = { $point } is empty, so this is just { $move }
refused-blocked = The line from { $dot } is blocked: it has no empty spot
refused-lands = { $point } is occupied, so the farthest pile lands on { $spot }: { $move }
refused-not-edge = { $point } is not at the edge of the board
refused-all-blocked = { $point } is occupied, and every line through it from the edge is blocked
refused-which-way = { $point } is occupied; say which way to push: { $moves }
refused-empty = { $point } is empty
refused-not-own = The piece on { $point } is the other player’s
refused-no-use = There is no { $potential }-potential to use on { $point }
refused-how = { $sort ->
    [T] TAMSK is used only when it is pushed onto the middle
    [Z] ZÈRTZ jumps in a line over occupied spots onto the first empty one behind them
    [Y] YINSH slides in a line over empty spots
    [D] DVONN jumps onto an opposing basic piece or DVONN beside it
   *[P] PÜNCT jumps onto an opposing PÜNCT or GIPF-piece beside it
}
refused-how-matrx = { $potential } jumps onto an opposing { $potential }, beside it or in a line over empty spots
refused-gone-on = The game has gone on meanwhile
refused-computer = It is the computer’s turn
refused-time = The time was up before that: { $result }
refused-no-game = This game is not here any more
refused-nothing = There is nothing to read; paste a game, a position or moves
refused-too-much = This is too much; at most { $most } characters are read at a time
refused-header = A header looks like [White "Ann"]
refused-no-result = The game ends without a result: 1-0, 0-1, 1/2-1/2 or *
refused-variant = No game is called “{ $name }”; there are { $names }
refused-fields = A position has eight parts; here it has { $count }
refused-columns = The board has { $most } columns; here it has { $count }
refused-column = Column { $column } does not fit the board
refused-pieces = { $player ->
    [w] White has
   *[b] Black has
} { $sort ->
    [B] { $count } basic pieces
    [G] { $count } GIPF-pieces
   *[other] { $count } { $pieces }-potentials
}; this game has { $most }
refused-cannot-move = { $player ->
    [w] White cannot move here: the game would be over
   *[b] Black cannot move here: the game would be over
}
refused-row-standing = { $player ->
    [w] White has a row and has to clear it first: let White play, or break the row
   *[b] Black has a row and has to clear it first: let Black play, or break the row
}
refused-many-potentials = { $hand } is more than { $most } potentials
