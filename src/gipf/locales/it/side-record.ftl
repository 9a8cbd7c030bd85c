# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Mossa { $count } di { $of }
side-played-by = { $game }: { $result }
side-going-on = non finita
## Opening one

side-open-title = Apri una partita
side-open-text = Incolla un file, una posizione o delle mosse
side-open = Apri
side-open-file = Apri un file
side-all = Tutte queste partite
