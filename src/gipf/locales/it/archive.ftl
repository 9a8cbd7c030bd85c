## Tutto ciò che è di qualcuno in un file

archive-title = Le tue partite e i tuoi progressi
archive-text-browser = Partite, studi, partite collaterali, progressi nel corso, punteggio dei problemi e impostazioni stanno solo in questo browser. Un file contiene tutto: conservalo, aprilo in un altro browser o portalo su un server.
archive-text-server = Il server conserva partite, studi e partite collaterali; questo browser i progressi nel corso, il punteggio dei problemi e le impostazioni. Un file contiene tutto. Qui si aprono anche i file dell’app senza server.
archive-export = Esporta tutto
archive-import = Importa un file
archive-busy = Un momento…
archive-written = { $count ->
    [one] Salvato: { $count } partita e tutto il resto.
   *[other] Salvato: { $count } partite e tutto il resto.
}
archive-added = { $count ->
    [one] { $count } partita è stata aggiunta.
   *[other] { $count } partite sono state aggiunte.
}
archive-updated = { $count ->
    [one] { $count } partita era andata avanti là ed è stata aggiornata.
   *[other] { $count } partite erano andate avanti là e sono state aggiornate.
}
archive-known = { $count ->
    [one] { $count } partita era già qui.
   *[other] { $count } partite erano già qui.
}
archive-copied = { $count ->
    [one] { $count } partita è proseguita in modo diverso nei due posti: restano entrambe le versioni.
   *[other] { $count } partite sono proseguite in modo diverso nei due posti: restano entrambe le versioni.
}
archive-more = Progressi, punteggio e impostazioni sono stati uniti; ciò che hai scelto qui resta.
archive-nothing = Il file non contiene nulla che non fosse già qui.
archive-unchanged = Nulla è stato cambiato.
archive-no-file = Questo non è un file esportato qui.
archive-newer = Questo file viene da una versione più recente della pagina. Prima ricarica la pagina.
archive-damaged = Questo file è stato esportato qui, ma è danneggiato.
