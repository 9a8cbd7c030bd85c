# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Ruch { $count } z { $of }
side-played-by = { $game }: { $result }
side-going-on = nieskończona
## Opening one

side-open-title = Otwórz partię
side-open-text = Wklej plik, pozycję albo ruchy
side-open = Otwórz
side-open-file = Otwórz plik
side-all = Wszystkie te partie
