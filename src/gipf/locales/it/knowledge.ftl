# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = Che cosa si sa
knowledge-about = Che cosa dicono { $games } partite del computer contro sé stesso e alcune ricerche profonde. Tutto si può misurare di nuovo.
knowledge-strength = Forza
knowledge-strength-name = { $nodes ->
    [0] Mosse a caso
   *[other] { $nodes } posizioni a decisione
}
knowledge-first = Conviene cominciare?
knowledge-first-about = Quanto ottiene il Bianco, che comincia, da tutte le partite. Iniziano con quattro turni a caso; una linea mostra di quanto il caso può sbagliare (95%). Anche le mosse a caso iniziano così.
knowledge-ends = Come finiscono le partite
knowledge-end = { $end ->
    [no_move] Niente più da spingere
    [gipf_lost] Nessun pezzo GIPF
    [repetition] Pareggio: la stessa posizione per la terza volta
   *[quiet] Pareggio: cento turni senza catture
}
knowledge-size = Quanto sono lunghe e quanto larghe
knowledge-size-about = I turni di ogni giocatore, le mosse tra cui scegliere, i pezzi catturati dal Bianco e dal Nero, e quante partite di tale lunghezza esistono: l’albero di gioco.
knowledge-column = { $column ->
    [game] Gioco
    [games] Partite
    [score] Il Bianco ottiene
    [turns] Turni
    [moves] Mosse possibili
    [captured] Catturati
    [handicap] Un giocatore ha
    [elo] Punti Elo
    [more] Pezzi in più
    [weaker] Il più debole ottiene
    [move] Prima mossa
   *[tree] Albero di gioco
}
knowledge-worth = Quanto vale un pezzo
knowledge-worth-about = Un giocatore ha qualcosa in più o in meno, tutto il resto è uguale. Vale tanti punti Elo; 100 sono il 64% dei punti di un incontro.
knowledge-handicap = { $what ->
    [reserve] { $by } in riserva
    [gipf] { $by } pezzo GIPF
   *[potential] { $by } potenziale { $name }
}
knowledge-even = Quale vantaggio pareggia
knowledge-even-about = Un giocatore guarda quattro volte più posizioni dell’altro. Il più debole riceve tanti pezzi in più in riserva; dove ottiene il 50%, è equo.
knowledge-openings = Come cominciare
knowledge-openings-about = Ogni prima mossa, contando una volta quelle ruotate e riflesse, cercata fino a { $nodes } posizioni: che cosa può attendersi il Bianco.
knowledge-openings-more = { $count ->
    [one] Un’altra è peggiore.
   *[other] Altre { $count } sono peggiori.
}
knowledge-look = Guardalo sul tavoliere
knowledge-how = Come si è misurato
knowledge-how-text = Su due core condivisi: { $machine }. Tutto con numeri fissi di posizioni, così che una macchina occupata non cambia nulla. Tutte le tabelle, e i comandi che le fanno, sono in docs/knowledge.md dei sorgenti.
