# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Jugada { $count } de { $of }
side-played-by = { $game }: { $result }
side-going-on = sin terminar
## Opening one

side-open-title = Abrir una partida
side-open-text = Pega un archivo, una posición o jugadas
side-open = Abrir
side-open-file = Abrir un archivo
side-all = Todas estas partidas
