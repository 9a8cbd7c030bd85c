# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Zet { $count } van { $of }
side-played-by = { $game }: { $result }
side-going-on = niet afgelopen
