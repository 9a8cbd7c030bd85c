# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Coup { $count } sur { $of }
side-played-by = { $game } : { $result }
side-going-on = pas terminée
## Opening one

side-open-title = Ouvrir une partie
side-open-text = Colle un fichier, une position ou des coups
side-open = Ouvrir
side-open-file = Ouvrir un fichier
side-all = Toutes ces parties
