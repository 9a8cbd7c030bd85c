# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Cerca giocatori, versioni, risultati
games-search-short = Cerca
games-bring = Apri un file
games-brought = { $count ->
    [one] La partita ora è nel tuo elenco.
   *[other] { $count } partite ora sono nel tuo elenco.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] Ancora nessuna mossa
    [one] Non finita, dopo un turno
   *[other] Non finita, dopo { $turns } turni
}
games-result = { $result ->
    [won] Hai vinto
    [lost] Hai perso
    [w] Ha vinto il Bianco
    [b] Ha vinto il Nero
   *[draw] Pareggio
} dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
games-analyse = Analizza la partita { $players }
games-delete = Elimina la partita { $players }
games-delete-short = Elimina
games-more = Mostra altre
games-none = Ancora nessuna partita. Quelle che giochi si conservano qui.
games-none-found = Nessuna partita corrisponde.
games-none-play = Giocane una
games-tabs = Elenchi
games-tab = { $tab ->
    [all] Partite
    [studies] Studi
    [side] Altri giochi
    [look] Da guardare
   *[statistics] Statistiche
}
games-filter = Quali partite
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Filtra
    [one] Filtri: uno attivo
   *[other] Filtri: { $count } attivi
}
games-filter-result = Risultato
games-filter-result-name = { $result ->
    [any] Qualsiasi risultato
    [open] In corso
    [won] Vinte
    [drawn] Pareggiate
    [lost] Perse
    [w] Ha vinto il Bianco
   *[b] Ha vinto il Nero
}
games-filter-variant = Gioco
games-filter-variant-any = Qualsiasi gioco
games-filter-opponent = Avversario
games-filter-opponent-name = { $opponent ->
    [any] Qualsiasi avversario
    [people] Persone
    [computer] Il computer
   *[computers] Computer contro computer
}
games-filter-clear = Mostra tutte
games-none-studies = Ancora nessuno studio. Uno studio è un’analisi con un nome proprio. Apri una partita o una posizione in «Analizza», scegli «Salva, condividi» e poi «Conserva come studio».
games-none-analyse = Analizza qualcosa
games-none-side = Ancora nessuna partita collaterale. I giochi che decidono le sfide si giocano anche da soli, e allora restano qui.
games-study = Studio: { $variant }
games-study-turns = { $turns ->
    [0] ancora nessun turno
    [one] un turno
   *[other] { $turns } turni
}
games-describe = Nome e nota
games-describe-of = Nome e nota: { $name }
games-title-field = Nome
games-note-field = Nota
games-describe-keep = Conserva
games-describe-cancel = Lascia com’era
games-deleted = Eliminata.
games-undo = Recuperala
games-restored = È tornata.

## Games to look at

look-about = Il computer contro sé stesso, in partite in cui succede qualcosa. Ognuna è commentata: le probabilità, gli errori e perché lo sono, e che cosa era meglio.
look-kind = Che cosa succede
look-kind-name = { $kind ->
    [any] Qualunque cosa succeda
    [comeback] Una rimonta
    [seesaw] Il vantaggio cambia spesso
    [blunder] Un errore grave
    [steady] Piccoli errori
   *[flawless] Nessun errore
}
look-end = Finale
look-end-name = { $end ->
    [any] Qualunque finale
    [no_move] Niente più da spingere
    [gipf_lost] Perso l’ultimo pezzo GIPF
    [repetition] Pareggio: tre volte la stessa posizione
   *[quiet] Pareggio: a lungo senza catture
}
look-length = Durata
look-length-name = { $length ->
    [any] Qualunque durata
    [short] Fino a 20 turni
    [middle] Da 21 a 40 turni
   *[long] Più di 40 turni
}
look-found = { $count ->
    [one] una partita
   *[other] { $count } partite
}
look-away = Ora non si possono scaricare queste partite.
look-none = Tra queste non c’è una partita simile.

## Sharing

share = Condividi questa partita
share-public = Link a questa partita
share-public-why = Chi lo apre vede la partita mentre prosegue. Le app di messaggi mostrano il tavoliere.
share-link = Link
share-link-why = Tutta la partita è dentro il link.
share-copy = Copia il link
share-copied = Copiato
share-copy-yourself = Il browser non permette a questa pagina di copiare. Copia tu il link evidenziato.
share-link-local = Link per questo computer
share-link-local-why = Si apre solo su questo computer, mentre GIPF è in funzione. Agli altri manda il file, le mosse o un’immagine.
share-copy-what = Copia
share-save-what = Salva e stampa
share-way = { $way ->
    [moves] Mosse
    [position] Posizione
    [text] Partita come testo
    [picture] Immagine
    [file] File
    [png] Immagine (PNG)
    [film] Animazione (GIF)
   *[print] Stampa
}
share-cannot-copy = Il browser non permette a questa pagina di copiare. Salva, invece.
share-embed = Per la tua pagina web
share-embed-why = Mostra il tavoliere, o tutta la partita da sfogliare, sul tuo sito o blog: copialo qui e incollalo lì.
share-embed-script = Alla tua pagina serve anche questo file: { $file }
share-embed-what = { $what ->
    [board] Copia il tavoliere
   *[game] Copia la partita
}

## Statistics

stats-none = Finisci una partita contro il computer e conterà qui. Non contano quelle in cui il computer ha giocato per te.
stats-counted = Contano le partite finite contro il computer. Non contano quelle in cui il computer ha giocato per te.
stats-games = { $count ->
    [one] partita
   *[other] partite
}
# Above how many of a hundred games were won.
stats-share = Quota di vittorie
stats-score = { $score ->
    [won] vinte
    [drawn] pareggiate
   *[lost] perse
}
stats-streak = { $score ->
    [won] vinte di fila, finora
    [drawn] pareggiate di fila, finora
   *[lost] perse di fila, finora
}
stats-longest = vinte di fila, il tuo record
stats-show = { $variant }, livello { $level }: mostra queste partite

## Animations

film = Animazione della partita
film-size = Grandezza
film-size-name = { $size ->
    [small] Piccola
    [medium] Media
   *[large] Grande
}
film-pace = Ritmo
film-pace-name = { $pace ->
    [slow] Lento
    [normal] Medio
   *[quick] Veloce
}
film-make = Creala
film-progress = Immagine { $done } di { $of }
film-stop = Ferma
film-again = Fanne un’altra
film-save = Salva ({ $size } kB)
