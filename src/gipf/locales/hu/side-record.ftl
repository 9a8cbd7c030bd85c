# Side games that were played: looked at move by move, listed, opened and shared.

side-step = { $count }. lépés, összesen { $of }
side-played-by = { $game }: { $result }
side-going-on = még tart
