# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Cercare partite
search-text = Le partite di tutti quelli che giocano qui e che tutti possono vedere.
search-position = Solo partite finite in cui c’è stata questa posizione, comunque ruotata o riflessa.
search-position-off = Cercare senza la posizione
search-player = Nome
search-since = Dal
search-until = Al
search-rated = Solo partite classificate
search-least = Turni almeno
search-find = Cerca
search-files = Tutte le partite classificate
search-files-text = Un file compresso per ogni mese; ogni GIPF lo legge.
search-month = { $month }: { $count ->
    [one] una partita
   *[other] { $count } partite
}
