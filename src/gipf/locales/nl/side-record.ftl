# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Zet { $count } van { $of }
side-played-by = { $game }: { $result }
side-going-on = niet afgelopen
## Opening one

side-open-title = Een partij openen
side-open-text = Plak een bestand, een stelling of zetten
side-open = Openen
side-open-file = Open een bestand
side-all = Al deze partijen
