# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Partijen zoeken
search-text = Partijen van iedereen die hier speelt en die iedereen mag zien.
search-position = Alleen beëindigde partijen waarin deze stelling voorkwam, hoe ook gedraaid of gespiegeld.
search-position-off = Zonder de stelling zoeken
search-player = Naam
search-since = Van
search-until = Tot en met
search-rated = Alleen partijen om rating
search-least = Minstens zoveel beurten
search-find = Zoeken
search-files = Alle partijen om rating
search-files-text = Een ingepakt bestand per maand; elke GIPF leest het.
search-month = { $month }: { $count ->
    [one] één partij
   *[other] { $count } partijen
}
