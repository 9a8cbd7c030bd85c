# Le regole accanto al tavoliere. $code è quello di un paragrafo: G8.

rules = Regole
rules-back = Torna a ciò che leggevi prima
rules-contents = Indice e ricerca
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato.
    [one] Un risultato.
   *[other] { $count } risultati.
}
rules-now = Ora: { $code }
rules-table = Tabella
rules-code = Esempio
