# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Szukaj partii
search-text = Partie wszystkich, którzy tu grają i które każdy może zobaczyć.
search-position = Tylko zakończone partie, w których powstała ta pozycja, dowolnie obrócona lub odbita.
search-position-off = Szukaj bez pozycji
search-player = Nazwa gracza
search-since = Od
search-until = Do
search-rated = Tylko rankingowe
search-least = Co najmniej tyle ruchów
search-find = Szukaj
search-files = Wszystkie partie rankingowe
search-files-text = Skompresowany plik na każdy miesiąc; czyta go każdy GIPF.
search-month = { $month }: { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[other] { $count } partii
}
