# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = Chercher des parties
search-text = Les parties de tous ceux qui jouent ici et que tout le monde peut voir.
search-position = Seulement les parties finies où cette position s’est présentée, tournée ou reflétée de toute façon.
search-position-off = Chercher sans la position
search-player = Nom
search-since = Du
search-until = Au
search-rated = Parties classées seulement
search-least = Au moins autant de tours
search-find = Chercher
search-files = Toutes les parties classées
search-files-text = Un fichier compressé par mois ; tout GIPF le lit.
search-month = { $month } : { $count ->
    [one] une partie
   *[other] { $count } parties
}
