# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Giocare con persone
lobby-text = Offri una partita o accettane una che viene offerta. Chi vuole la stessa cosa si trova da sé.
lobby-alone = Ancora nessuno può venire qui. Lascia entrare altri di questa rete, nelle impostazioni.
lobby-find = Trovare un avversario
lobby-variants = Giochi che ti vanno bene
lobby-when = Quando
lobby-speed = { $speed ->
    [live] Adesso
   *[days] In più giorni
}
lobby-games = Partite che può iniziare
lobby-rated = Classificata
lobby-rated-why = Il risultato cambia entrambi i punteggi.
lobby-bots = Anche i bot
lobby-bots-why = Dei programmi possono accettare questa offerta. Altrimenti giochi solo contro persone.
lobby-for-bots = anche per i bot
lobby-seek = Cerca un avversario
lobby-seek-again = Cerca questo invece
lobby-computer = Intanto gioca contro il computer
lobby-waiting = Si cerca un avversario…
lobby-stop = Smetti
lobby-for-you = Ti sfidano
lobby-offers = Offerte aperte
lobby-own = Le tue offerte
lobby-none = Adesso non aspetta nessuno. Fai un’offerta: chi viene la vede.
lobby-accept = Gioca
lobby-accept-of = Gioca contro { $name }
lobby-decline = No, grazie
lobby-decline-of = Rifiuta la sfida di { $name }
lobby-withdraw = Ritira
lobby-done = Togli
lobby-go = Alla partita
lobby-begun = La tua offerta è stata accettata: è iniziata una partita.
lobby-to = Per { $name }
lobby-owner = chi ha questo GIPF
lobby-colour = { $player ->
    [w] gioca con il bianco
   *[b] gioca con il nero
}
lobby-left = per { $count } partite
lobby-which = Quale gioco
lobby-which-time = Quale tempo
lobby-watch = Partite da guardare
lobby-tournaments = Tornei
lobby-featured = In gioco adesso
lobby-search = Cercare partite
lobby-challenge = Sfida { $name }
lobby-challenge-send = Manda la sfida
rating-provisional = provvisorio: { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
}
rating-known = { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
}
lobby-reports = Segnalazioni di cattivo comportamento
