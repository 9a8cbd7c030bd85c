# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Coup { $count } sur { $of }
side-played-by = { $game } : { $result }
side-going-on = pas terminée
