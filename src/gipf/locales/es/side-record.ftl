# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Jugada { $count } de { $of }
side-played-by = { $game }: { $result }
side-going-on = sin terminar
