# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Find games
search-text = Games of everybody who plays here, that everybody may see.
search-position = Only games that are over and came to this position, however it is turned or mirrored.
search-position-off = Search without the position
search-player = Player’s name
search-since = From
search-until = Until
search-rated = Rated games only
search-least = Turns at least
search-find = Search
search-files = All rated games
search-files-text = A file for each month, compressed. Any GIPF reads it.
search-month = { $month }: { $count ->
    [one] one game
   *[other] { $count } games
}
