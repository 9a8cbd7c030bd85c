# Side games that were played: looked at move by move, listed, opened and shared.

side-step = { $of }수 중 { $count }수
side-played-by = { $game }: { $result }
side-going-on = 진행 중
