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
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: perdere perde perdo perso sconfitta fine | G2 G17 S6: vincere vince vinco vincitore vittoria scopo obiettivo | G18 H4: pareggio pari | G11: catturare cattura mangiare prendere | G3 S2 E1: preparazione disporre inizio cominciare iniziare | G4: muovere mossa turno | G8: bloccata piena | S1: re stella | H8: abbandonare arrendersi | L1: potere speciale abilità | H1 H2: vantaggio handicap | E7: passare
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
