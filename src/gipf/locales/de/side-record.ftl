# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Zug { $count } von { $of }
side-played-by = { $game }: { $result }
side-going-on = nicht zu Ende
