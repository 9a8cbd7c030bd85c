# What a player keeps at a game for themselves alone: notes, a board to try turns out, conditional moves.

own-note = Notes for yourself
own-note-why = Nobody else sees them, not even after the game.
own-note-kept = Kept.
own-note-changed = Being kept …
own-board = Your own board
own-board-why = without the engine, and for you alone
own-board-now = To the game as it stands
own-board-back = Back to the game
own-board-went-on = The game has gone on.

conditions = Conditional moves
conditions-how = Play on the board what the other may play, and then your answer. If it comes about, your answer is played at once.
conditions-not-now = They can be entered while the other player decides.
conditions-add = Answer like this
conditions-there = This answer is there already.
conditions-replaces = { $count ->
    [one] It takes the place of another answer to the same.
   *[other] It takes the place of { $count } other lines.
}
conditions-added = From now on this is answered for you.
conditions-removed = It is no longer answered for you.
conditions-remove = Delete: { $line }
conditions-remove-short = Delete
conditions-clear = Delete all
condition-if = if { $turn }
condition-and-if = and if { $turn }
condition-then = then { $turn }
