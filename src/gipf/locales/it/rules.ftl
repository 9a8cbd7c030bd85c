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

shortcuts = Tasti e gesti
shortcut = { $keys ->
    [steps] Una mossa indietro o avanti; anche con la rotella o scorrendo sul tavoliere
    [ends] All’inizio o alla fine
    [points] Sul tavoliere: da un punto all’altro
    [enter] Sul tavoliere: spingere, scegliere, togliere
    [letters] Scegliere il pezzo da mettere in gioco, con la sua lettera
    [escape] Lasciare, chiudere
    [variations] In un’analisi: le altre varianti
   *[rules] Le regole
}
