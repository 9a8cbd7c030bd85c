# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Fai entrare altri di questa rete
network-why = Chi ha il link può entrare da questa rete: giocare, guardare e imparare. Nessun altro vede niente.
network-link = Questo link fa entrare qualcuno
network-guests = Chi è venuto
network-here = in linea
network-away = assente
network-remove = Non far più entrare { $name }
own-name = Il tuo nome
leave = Lascia questo GIPF
leave-why = { $place ->
    [service] Qui non ti si conoscerà più. Le partite in corso sono abbandonate, e quelle giocate senza altre persone spariscono.
   *[home] Qui non ti si conoscerà più, e i tuoi posti saranno liberi per altri.
}

## A guest's own link

go-on = Continua su un altro dispositivo
go-on-why = Senza account solo questo browser sa che sei { $name }. Con un link tuo continui a giocare come { $name } in un altro, o qui se ti dimentica.
go-on-make = { $is ->
    [another] Crea un altro link
   *[first] Crea un link
}
go-on-show = Scansiona questo codice con l’altro tuo dispositivo, o apri lì il link. Conservalo: si vede solo ora. E tienilo per te: chi lo ha gioca al posto tuo.
go-on-since = Hai un link dal { $date }.
go-on-browsers = { $browsers ->
    [one] È stato seguito in un browser.
   *[other] È stato seguito in { $browsers } browser.
}
go-on-end = Continua solo qui
go-on-ended = Ora ti conosce solo questo browser.

## Invitations

invite = Invita
invite-title = Invita qualcuno
invite-text = Scansiona questo codice con l’altro dispositivo, o apri lì il link. Chi lo segue per primo prende il posto.
invite-watch = Invita a guardare
invite-watch-title = Link per guardare
invite-watch-text = Chi segue questo link può guardare la partita, e nient’altro.
invite-copy = Copia il link
invite-copied = Il link è copiato.
invite-qr = Codice QR del link
invite-joined = { $name } è arrivato.

## At the board

seat-awaited = Il tuo avversario non è ancora arrivato
seat-awaited-note = posto offerto
seat-here = { $name } è in linea
seat-away = { $name } è assente
seat-away-note = assente
seat-asks = aspetta una risposta
watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
your-turn = Tocca a te
their-turn = Tocca a { $name }.
still-awaited = { $name } non è ancora arrivato.
only-watching = Stai guardando.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } vorrebbe riprendere un turno.
    [pause] { $name } vorrebbe fare una pausa.
    [rematch] { $name } vorrebbe la rivincita.
   *[lot] { $name } vorrebbe far decidere la sorte.
}
proposal-accept = D’accordo
proposal-decline = No
proposal-declined = L’altra persona non è d’accordo.
proposal-asked = L’altra persona deve rispondere.
rematch-begun = { $name } ha iniziato la rivincita: premi «Rivincita» per giocarla.

## Somebody has left a live game.

left-wait = { $name } non c’è più. Tra { $seconds } s non dovrai più aspettare.
left-claim = { $name } non torna. Chiudi la partita o aspetta.
claim-win = Reclama la vittoria
claim-draw = Chiudi in pareggio

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Tempo per ogni turno
days-bank = Riserva di tempo
days-bank-start = Giorni all’inizio
days-bank-added = Ore aggiunte dopo ogni turno
days-bank-most = Giorni al massimo
days-why = Il tempo scorre da quando ci sono tutti e due, che qualcuno guardi o no. Se finisci il tempo, perdi.
days-left = ancora { $time }

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } ti ha dato ancora { $time }.
given-them = Hai dato a { $name } ancora { $time }.
given-other = { $name } ha ricevuto ancora { $time }.
time-short = Il tuo tempo sta finendo: ancora { $time }.
vacation-until = In ferie fino al { $date }
vacation-title = Ferie
vacation-why = In ferie il tuo tempo si ferma in tutte le partite su più giorni, e gli altri lo vedono. Hai { $year } giorni all’anno; ogni volta ne conta almeno uno.
vacation-left = { $days ->
    [one] Quest’anno resta un giorno.
   *[other] Quest’anno restano { $days } giorni.
}
vacation-days = Giorni
vacation-begin = Vado in ferie
vacation-on = Sei in ferie fino al { $date }. Il tuo tempo è fermo.
vacation-back = Sono di nuovo qui
