# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Move { $count } of { $of }
side-played-by = { $game }: { $result }
side-going-on = not over
