# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Játszmák keresése
search-text = Az itt játszók játszmái, amelyeket mindenki láthat.
search-position = Csak befejezett játszmák, amelyekben ez az állás előfordult, akár elforgatva vagy tükrözve.
search-position-off = Keresés az állás nélkül
search-player = Név
search-since = Ettől
search-until = Eddig
search-rated = Csak értékelt játszmák
search-least = Legalább ennyi lépés
search-find = Keresés
search-files = Minden értékelt játszma
search-files-text = Havonta egy tömörített fájl; bármelyik GIPF olvassa.
search-month = { $month }: { $count } játszma
