# Avvisi: quello che si viene a sapere sulla pagina, sui dispositivi e per mail. $name è come si chiama l’altra persona,
# $tournament un torneo, $why come è finita una partita, $count quanti avvisi sono nuovi.

notice-somebody = (qualcuno)
notice-why = { $reason ->
    [time] Il tempo era scaduto.
    [resignation] Per abbandono.
    [agreement] Avete concordato il pareggio.
    [abandoned] Una delle due persone se n’era andata.
    [repetition] La stessa posizione si è ripetuta troppe volte.
    [quiet] Non è successo niente per troppo tempo.
   *[board] Si è deciso sul tavoliere.
}
notice-your-turn = Tocca a te contro { $name }.
notice-time-short = Ti resta poco tempo contro { $name }.
notice-challenge = { $name } ti sfida.
notice-game-begun = La tua partita contro { $name } è iniziata.
notice-game-ended = { $result ->
    [won] Hai vinto contro { $name }. { $why }
    [lost] Hai perso contro { $name }. { $why }
    [drawn] La tua partita contro { $name } è finita in pareggio. { $why }
   *[aborted] La tua partita contro { $name } è finita senza risultato.
}
notice-talk = { $name } ti ha scritto.
notice-asked = { $what ->
    [draw] { $name } offre il pareggio.
    [takeback] { $name } vorrebbe riprendere un turno.
    [pause] { $name } vorrebbe fare una pausa.
    [rematch] { $name } vorrebbe la rivincita.
   *[lot] { $name } vorrebbe far decidere la sorte.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] Il torneo { $tournament } è iniziato.
    [round] È iniziato un nuovo turno del torneo { $tournament }.
    [ended] Il torneo { $tournament } è finito.
   *[other] Ci sono novità dal torneo { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] Tocca a te
    [time-short] Ti resta poco tempo
    [challenge] Qualcuno ti sfida
    [game-begun] Inizia una partita che hai offerto
    [game-ended] Una partita è finita
    [talk] Qualcuno ti scrive in una partita
    [asked] Ti chiedono il pareggio, la rivincita o altro
   *[tournament] Novità dai tornei
}

## La loro pagina

bell = { $count ->
    [0] Avvisi
   *[other] Avvisi, { $count } in più
}
notices-title = Avvisi
notices-none = Non c’è ancora niente. Qui vieni a sapere quando tocca a te, chi ti sfida e che cosa succede nelle tue partite.
notices-see-all = Ho visto tutto
notices-older = Mostra i precedenti
notices-new = nuovo
notices-settings = Come lo vieni a sapere
notices-back = Ai tuoi avvisi
notices-why = Quello che vedi in tempo sulla pagina non viene inviato altrove.
notices-way = { $way ->
    [page] Sulla pagina
    [push] Sui tuoi dispositivi
   *[mail] Per mail
}
notices-pace = { $pace ->
    [now] presto
    [daily] una volta al giorno
   *[never] mai
}
notices-mail-to = Le mail vanno a { $mail }, quando non hai visto qualcosa sulla pagina per un po’.
notices-mail-none = Per le mail il tuo account ha bisogno di un indirizzo.
notices-devices = Avvisi sui tuoi dispositivi
notices-devices-why = Un dispositivo che hai attivato lo viene a sapere anche quando questa pagina è chiusa. Finisce quando esci lì.
notices-device-on = Attiva per questo dispositivo
notices-device-off = Disattiva per questo dispositivo
notices-device-is-on = Questo dispositivo riceve gli avvisi.
notices-device-no = Questo browser non accetta avvisi da una pagina.
notices-device-denied = Questo browser non lascia che la pagina ti avvisi. Puoi permetterlo nelle sue impostazioni.
notices-device-failed = Il servizio di notifica del browser non ha risposto. Riprova più tardi.
notices-device-since = da { $when }
notices-device-remove = Disattiva: { $device }
