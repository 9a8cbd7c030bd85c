# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Mossa { $count } di { $of }
side-played-by = { $game }: { $result }
side-going-on = non finita
