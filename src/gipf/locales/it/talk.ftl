# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Conversazione
talk-open = Conversazione, { $count } in più
talk-room = { $room ->
    [players] Tu e il tuo avversario
   *[spectators] Chi guarda
}
talk-apart = Chi gioca non lo vede durante la partita.
talk-nothing = Nessuno ha ancora detto niente.
talk-say = Quello che vuoi dire
talk-send = Invia
talk-quick = Parole veloci
talk-preset = { $preset ->
    [hello] Ciao!
    [good-luck] Buona fortuna!
    [have-fun] Buon divertimento!
    [well-played] Ben giocato!
    [good-game] Bella partita!
    [thanks] Grazie!
    [sorry] Scusa!
    [one-moment] Un momento, per favore.
   *[goodbye] Arrivederci!
}

person-of = Profilo di { $name }
person-guest = Ospite
person-since = qui dal { $date }
person-ratings = Punteggi
person-unrated = Ancora nessuna partita classificata.
person-games = Partite
person-games-none = Nessuna partita che tutti possano vedere.
person-graph = Punteggio di { $name } in { $count } partite, da { $first } a { $last }
person-file = Scarica le mie partite
person-block = Blocca
person-unblock = Sblocca
person-block-why = { $blocked ->
    [yes] Non vi incontrate più, e non leggi quello che dice { $name }.
   *[no] Se blocchi { $name }, non vi incontrerete più, e non leggerai quello che dice { $name }.
}
person-blocked = { $name } è bloccato.
person-unblocked = { $name } non è più bloccato.
person-find = Cerca qualcuno per nome
person-find-none = Qui nessuno si chiama così.
report = Segnala
report-title = Segnala { $name }
report-text = Che cosa è successo?
report-send = Invia la segnalazione
report-sent = Grazie. La moderazione la guarderà.
report-reason = { $reason ->
    [insult] Insulti
    [cheating] Aiuto di un programma
    [spam] Pubblicità
    [name] Un nome sconveniente
   *[other] Altro
}

order = Segnalazioni
order-open = Da vedere
order-done = Fatte
order-none = Non c’è niente da vedere.
order-by = segnalato da { $name }
order-gone = qualcuno che se n’è andato
order-note = Nota per il registro
order-action = { $action ->
    [dismiss] Lascia stare
    [mute] Silenzio per una settimana
   *[unmute] Lascia parlare di nuovo
}
order-was = { $action ->
    [dismiss] { $moderator }: lasciato così
    [mute] { $moderator }: silenzio per una settimana
   *[unmute] { $moderator }: può parlare di nuovo
}
order-agreement = { $games ->
    [one] Prima scelta del motore nel { $first }% di { $turns } turni di una partita classificata; { $loss }% delle possibilità perse per turno.
   *[other] Prima scelta del motore nel { $first }% di { $turns } turni delle ultime { $games } partite classificate; { $loss }% delle possibilità perse per turno.
}
order-agreement-here = In questa partita: prima scelta del motore nel { $first }% di { $turns } turni; { $loss }% delle possibilità perse per turno.
order-agreement-why = Da solo non prova nulla: anche chi gioca bene è spesso d’accordo con il motore.
