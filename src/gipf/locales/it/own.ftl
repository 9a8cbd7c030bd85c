# Ciò che qualcuno tiene per sé in una partita: note, un tavoliere per provare, mosse condizionali.

own-note = Note per te
own-note-why = Nessun altro le vede, neppure dopo la partita.
own-note-kept = Salvato.
own-note-changed = Salvataggio…
own-board = Il tuo tavoliere
own-board-why = senza il motore e solo per te
own-board-now = Alla partita com’è ora
own-board-back = Torna alla partita
own-board-went-on = La partita è andata avanti.

conditions = Mosse condizionali
conditions-how = Gioca sul tavoliere ciò che l’avversario potrebbe giocare e poi la tua risposta. Se succede, la tua risposta viene giocata subito.
conditions-not-now = Si possono inserire mentre decide l’avversario.
conditions-add = Rispondi così
conditions-there = Questa risposta c’è già.
conditions-replaces = { $count ->
    [one] Prende il posto di un’altra risposta alla stessa cosa.
   *[other] Prende il posto di altre { $count } varianti.
}
conditions-added = D’ora in poi si risponde così per te.
conditions-removed = Non si risponde più così per te.
conditions-remove = Elimina: { $line }
conditions-remove-short = Elimina
conditions-clear = Elimina tutte
condition-if = se { $turn }
condition-and-if = e se { $turn }
condition-then = allora { $turn }
