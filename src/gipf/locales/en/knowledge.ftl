# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = What is known
knowledge-about = What { $games } games of the engine against itself say, and some deep searches. All of it can be measured again.
knowledge-strength = Strength
knowledge-strength-name = { $nodes ->
    [0] Random moves
   *[other] { $nodes } positions a decision
}
knowledge-first = Does it help to begin?
knowledge-first-about = What White, who begins, scores of all games. They start with four random turns; a line shows how far chance may be off (95%). Random moves begin the same way.
knowledge-ends = How games end
knowledge-end = { $end ->
    [no_move] Nothing left to push
    [gipf_lost] No GIPF-piece left
    [repetition] A draw: the same position a third time
   *[quiet] A draw: a hundred turns without a capture
}
knowledge-size = How long they are, and how wide
knowledge-size-about = Turns of each player, the moves there are to choose from, the pieces White and Black capture, and how many games of such a length there are: the game tree.
knowledge-column = { $column ->
    [game] Game
    [games] Games
    [score] White scores
    [turns] Turns
    [moves] Moves to choose from
    [captured] Captured
    [handicap] One player has
    [elo] Elo points
    [more] Pieces more
    [weaker] The weaker scores
    [move] First move
   *[tree] Game tree
}
knowledge-worth = What a piece is worth
knowledge-worth-about = One player has something more or less, and all else is equal. That is worth so many Elo points; 100 of them are 64% of the points in a match.
knowledge-handicap = { $what ->
    [reserve] { $by } in reserve
    [gipf] { $by } GIPF-piece
   *[potential] { $by } { $name }-potential
}
knowledge-even = Which handicap evens the odds
knowledge-even-about = One player looks at four times as many positions as the other. The weaker one gets so many pieces more in reserve; where they score 50%, that is fair.
knowledge-openings = How to begin
knowledge-openings-about = Every first move, turned and mirrored ones counted once, searched to { $nodes } positions each: what White is expected to score.
knowledge-openings-more = { $count ->
    [one] One more is worse.
   *[other] { $count } more are worse.
}
knowledge-look = Look at it on the board
knowledge-how = How it was measured
knowledge-how-text = On two shared cores: { $machine }. Everything by fixed numbers of positions, so that a busy machine changes nothing. All tables, and the commands that make them, are in docs/knowledge.md of the sources.
