## La pagina che fa a meno del server, da semplici file

host-loading = Preparazione del gioco: { $percent } %
host-loading-label = A che punto è
host-failed = Questo browser non è riuscito ad avviare il gioco. Forse aiuta un browser più recente.
update-there = C’è una nuova versione di questa pagina. Le tue partite restano.
update-now = Ricarica
