# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Move { $count } of { $of }
side-played-by = { $game }: { $result }
side-going-on = not over
## Opening one

side-open-title = Open a game
side-open-text = Paste a file, a position or moves
side-open = Open
side-open-file = Open a file
side-all = All of these games
