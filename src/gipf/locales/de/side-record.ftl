# Side games that were played: looked at move by move, listed, opened and shared.

side-step = Zug { $count } von { $of }
side-played-by = { $game }: { $result }
side-going-on = nicht zu Ende
## Opening one

side-open-title = Eine Partie öffnen
side-open-text = Datei, Stellung oder Züge einfügen
side-open = Öffnen
side-open-file = Datei öffnen
side-all = Alle diese Partien
