# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Ruch { $count } z { $of }
side-played-by = { $game }: { $result }
side-going-on = nieskończona
