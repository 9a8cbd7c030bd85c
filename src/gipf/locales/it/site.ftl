## La pagina che fa a meno del server, da semplici file

host-loading = Preparazione del gioco: { $percent }%
host-loading-label = A che punto è
host-failed = Questo browser non è riuscito ad avviare il gioco. Forse aiuta un browser più recente.
update-there = C’è una nuova versione di questa pagina. Le tue partite restano.
update-now = Ricarica
here-now = Il server non risponde, perciò questa pagina va avanti da sola. Le tue partite restano in questo browser finché non torna.
here-mark = Per ora le partite sono salvate in questo browser
here-other = Questa partita è sul server, che non risponde. Potrai continuarla quando torna.
here-again = Il server è tornato.
here-back = { $count ->
    [one] Il server è tornato e ora conserva la partita che hai giocato nel frattempo.
   *[other] Il server è tornato e ora conserva le { $count } partite che hai giocato nel frattempo.
}
here-left = { $count ->
    [one] Una partita non è potuta passare al server. Resta in questo browser.
   *[other] { $count } partite non sono potute passare al server. Restano in questo browser.
}
