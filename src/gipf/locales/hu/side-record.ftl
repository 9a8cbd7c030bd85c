# Side games that were played: looked at move by move, listed, opened and shared.

side-step = { $count }. lépés, összesen { $of }
side-played-by = { $game }: { $result }
side-going-on = még tart
## Opening one

side-open-title = Játszma megnyitása
side-open-text = Illessz be fájlt, állást vagy lépéseket
side-open = Megnyitás
side-open-file = Fájl megnyitása
side-all = Az összes ilyen játszma
