# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Tornei
tournaments-text = Ogni mese comincia un girone all’italiana per ognuno di questi giochi, in più giorni. Iscriviti entro il primo del mese; tutte le partite cominciano insieme e sono classificate.
tournaments-upcoming = Il mese prossimo
tournaments-running = In corso
tournaments-past = Conclusi
tournaments-more = Precedenti
tournament-starts = comincia il { $date }
tournament-began = è cominciato il { $date }
tournament-entrants = { $count ->
    [0] ancora nessun iscritto
    [one] un’iscrizione
   *[other] { $count } iscrizioni
}
tournament-players = { $count } partecipanti
tournament-own = partecipi
tournament-winners = vinto da { $names }
tournament-enter = Partecipa
tournament-leave = Non partecipare più
tournament-withdraw = Ritirati
tournament-withdraw-ask = Abbandoni le partite in corso. Se non è finita almeno la metà delle tue partite, nessuna conta per nessuno.
tournament-stay = Resta
tournament-account = Può partecipare chi ha un account.
tournament-time = { $time } all’inizio, { $added } in più a ogni turno, mai più di { $most }
tournament-how = Gruppi di al massimo sette, di forza simile. In un gruppo tutti giocano contro tutti una volta; fino a quattro, due volte a colori scambiati. Con meno di tre persone comincia un mese dopo. Chi ha bloccato qualcuno va in un altro gruppo, o almeno non gioca contro quella persona.
tournament-order = Per punti, poi Sonneborn-Berger (SB: i punti di chi si è battuto, e metà in caso di parità), poi vittorie. Chi finisce il tempo perde.
tournament-entered = Iscritti
tournament-group = Gruppo { $number }
tournament-rank = Posto
tournament-player = Giocatore
tournament-points = Punti
tournament-tie-break = SB
tournament-goes-on = in corso
tournament-against = { $name } contro { $other }: { $result }
tournament-withdrawn = si è ritirato
tournament-uncounted = si è ritirato; queste partite non contano
tournament-gone = qualcuno che se n’è andato
tournament-of-game = Torneo
