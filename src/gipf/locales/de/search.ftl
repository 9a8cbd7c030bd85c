# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Partien suchen
search-text = Partien von allen, die hier spielen und die jeder sehen darf.
search-position = Nur beendete Partien, in denen diese Stellung vorkam, wie auch immer gedreht oder gespiegelt.
search-position-off = Ohne die Stellung suchen
search-player = Name
search-since = Von
search-until = Bis
search-rated = Nur gewertete Partien
search-least = Mindestens so viele Züge
search-find = Suchen
search-files = Alle gewerteten Partien
search-files-text = Für jeden Monat eine gepackte Datei, die jedes GIPF liest.
search-month = { $month }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
