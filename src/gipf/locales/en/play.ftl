# A game at the table. $player is w or b.

## Whose turn it is

turn-computer = { $engine ->
    [ready] The computer is thinking …
   *[other] The computer is getting ready: the first time takes a minute …
}
refused-computers-turn = It is the computer’s turn.
refused-looking-back = You are looking back. The game goes on at its end.
