## The frame

bar = Pagine
bar-skip = Vai al contenuto
bar-home = GIPF, alla prima pagina
bar-play = Gioca
bar-analyse = Analizza
bar-learn = Impara
bar-games = Partite
bar-people = Persone
bar-settings = Impostazioni
files-held = Rilascia il file per aprirlo
dialog-close = Chiudi
notice-close = Chiudi questo messaggio
line-missed = In questo momento il server non risponde. La tua partita è al sicuro; questa pagina continua a provare.
server-away = Il server non risponde. È ancora acceso?
server-puzzled = Il server non ci è riuscito ({ $status }). Prova di nuovo.
nowhere-title = Qui non c’è niente
nowhere-text = Questo indirizzo non porta da nessuna parte.
nowhere-home = Alla prima pagina

## Choosing a game

home-title = Gioca
home-welcome = Spingi. Mettine quattro in riga. Tieniti le pedine.
home-welcome-text = GIPF si gioca con una manciata di dischi e un’idea sola: ogni pedina entra dal bordo e spinge quello che trova davanti. Chi resta senza pedine perde.
home-first = Gioca la tua prima partita
home-first-why = Il gioco di base contro un avversario facile, senza orologio.
home-learn = Impara in cinque minuti
home-continue = Continua a giocare
home-all = Tutte le partite
game-awaited = In attesa di un avversario
home-choose = Scegli un gioco
home-setup = Scegli l’avversario
home-more = Altri giochi
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ e PÜNCT, e altri veloci con dado, carte o domino.
card-name = { $card ->
    [basic] Base
    [standard] Standard
    [tournament] Torneo
    [potentials] Con potenziali
    [ultimate] Ultimate
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] Un solo tipo di pedina. Forma righe di quattro, recupera le pedine, lascia l’altro senza.
    [standard] Ognuno ha tre pedine GIPF, e non ne arrivano altre. Chi perde l’ultima, o non ha più niente da spingere, perde.
    [tournament] Un tavoliere vuoto. Decidi tu quante pedine GIPF mettere in gioco.
    [potentials] Alcune pedine portano un potenziale: una mossa speciale che funziona una volta.
    [ultimate] Tutti e cinque i potenziali insieme, su un tavoliere vuoto.
   *[matrx] Un tavoliere più grande, pile di potenziali, tre pedine GIPF singole.
}

## Against whom, and how

setup-opponent = Avversario
setup-opponent-computer = Computer
setup-opponent-people = In due allo stesso schermo
setup-opponent-elsewhere = Su un altro dispositivo
setup-closed = Nessuno può ancora unirsi: attiva «Fai entrare altri di questa rete».
setup-opponent-watch = Guarda due computer
setup-level-of = { $player ->
    [w] Livello del Bianco
   *[b] Livello del Nero
}
setup-watch = Guarda
setup-level = Livello
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } su { $most }
level-name = { $level ->
    [1] primo giorno
    [2] principiante
    [3] curioso
    [4] giocatore occasionale
    [5] assiduo
    [6] giocatore di circolo
    [7] forte giocatore di circolo
    [8] esperto
    [9] maestro
   *[10] il massimo che può
}
setup-colour = Il tuo colore
setup-colour-name = { $colour ->
    [w] Bianco
    [b] Nero
   *[random] A sorte
}
setup-name = Nome del { $player ->
    [w] Bianco
   *[b] Nero
}
setup-clock = Orologio, minuti + secondi per turno
setup-clock-none = Nessuno
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Altro
setup-clock-days = In più giorni
setup-clock-minutes = Minuti a testa
setup-clock-increment = Secondi aggiunti dopo ogni turno
setup-start = Gioca
setup-rules = Cambia le regole
setup-rules-as-usual = come al solito
setup-potentials = Scegli i potenziali

## The composer

compose-potentials = Potenziali
compose-same = Uguali per entrambi
compose-count = { $potential }, { $player ->
    [w] Bianco
    [b] Nero
   *[both] a testa
}
compose-reserve = Pedine in riserva
compose-reserve-why = Dai al più debole da una a tre pedine in più.
compose-reserve-of = { $player ->
    [w] Bianco
   *[b] Nero
}
compose-board = Tavoliere
compose-board-name = { $board ->
    [hex37] 37 caselle
   *[matrx40] 40 caselle
}
compose-challenges = Sfide
compose-challenges-why = Si può contestare una mossa speciale; un gioco come YINSH o un tiro di dado decide allora se riesce.
compose-challenges-count = { $count ->
    [0] Nessuna
    [one] Una a testa
   *[other] { $count } a testa
}
compose-challenges-unlimited = Senza limite
compose-sides = Come si decidono le sfide
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] Al tavolo
    [quick] Veloce: il dado
    [real] Quello vero
   *[own] A scelta
}
compose-side = Partita collaterale per { $potential }
compose-side-option = Modo di giocare, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] come al solito
    [blitz] blitz
    [random] inizio a caso
    [tournament] torneo
    [basic] base
    [three] al meglio di tre
   *[other] { $option }
}
side-option-rings = { $count } anelli
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = al meglio di { $count }
compose-house = Regole della casa
compose-repetition = Pareggio per ripetizione
compose-repetition-count = { $count ->
    [0] mai
    [2] due volte
   *[other] { $count } volte
}
compose-quiet = Pareggio senza catture
compose-quiet-count = { $count ->
    [0] mai
   *[other] { $count } turni
}
compose-more = Uno in più
compose-less = Uno in meno
compose-reset = Come al solito

## Variants

variant-name = { $base ->
    [basic] GIPF di base
    [standard] GIPF standard
    [standard-potentials] GIPF standard con potenziali
    [tournament] GIPF da torneo
    [tournament-potentials] GIPF da torneo con potenziali
    [ultimate] Ultimate GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = nessuno
variant-hands = potenziali: { $hand }
variant-hands-differ = potenziali del Bianco: { $white }; del Nero: { $black }
variant-reserve = riserva { $white } contro { $black }
variant-board = { $board ->
    [hex37] su 37 caselle
   *[matrx40] su 40 caselle
}
variant-challenges = { $count ->
    [one] una sfida a testa
   *[other] { $count } sfide a testa
}
variant-challenges-unlimited = sfide senza limite
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = partite collaterali: { $games }
variant-repetition = { $count ->
    [2] pareggio quando una posizione si presenta per la seconda volta
    [3] pareggio quando una posizione si presenta per la terza volta
   *[other] pareggio quando una posizione si presenta per la { $count }ª volta
}
variant-quiet = pareggio dopo { $count ->
    [one] un turno
   *[other] { $count } turni
} senza catture

## At the table

seat-you = Tu
seat-computer = Computer, livello { $level }
seat-bot = { $name } (bot)
seat-winner = { $who ->
    [you] hai vinto
    [colour] ha vinto
   *[other] ha vinto
}
saving-fails = Non si può salvare nulla: il disco è pieno o la cartella dei dati non è scrivibile. La partita aspetta finché non si rimedia.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] Bianco
   *[b] Nero
} nella partita collaterale
seat-offers = propone il pareggio
clock-of = Al { $player ->
    [w] Bianco
   *[b] Nero
} restano { $time }
play-title = Partita
play-heading = Una partita a { $variant }
play-tournament = Torneo
play-gone = Questa partita non è qui
play-deleted = È stata eliminata.
play-aborted = È stata annullata prima che giocassero entrambi, e non conta per nessuno.
play-new = Giocane un’altra
tools = Che altro puoi fare
tools-more = Altro
tools-more-why = Tutto il resto, e le mosse da scrivere
tool = { $tool ->
    [undo] Annulla passo
    [takeback] Annulla turno
    [pause] Pausa
    [hint] Consiglio
    [flip] Gira
    [draw] Proponi pareggio
    [resign] Abbandona
    [abort] Annulla
    [give] Dai tempo
    [handover] Continua per me
    [board] Il mio tavoliere
    [note] Note
    [share] Condividi
   *[view] Opzioni
}
tool-why = { $tool ->
    [undo] Annulla l’ultima decisione di questo turno
    [takeback] Ritira il tuo ultimo turno
    [pause] Ferma l’orologio finché non riprendi
    [hint] Chiedi al motore che cosa farebbe
    [flip] Gira il tavoliere
    [draw] Proponi il pareggio
    [resign] Abbandona questa partita
    [abort] Lascia questa partita senza risultato finché non hanno giocato entrambi
    [give] Dai più tempo all’altra persona
    [handover] Lascia che il computer continui per te
    [board] Analizza senza il motore e inserisci mosse condizionali
    [note] Ciò che annoti solo per te
    [share] File, immagine o link
   *[view] Che cosa si vede e si sente
}
hint = Consiglio: { $label }. { $why }
moves = Mosse
moves-none = Ancora nessuna mossa.
moves-steps = Scorri la partita
moves-first = All’inizio
moves-back = Un passo indietro
moves-next = Un passo avanti
moves-last = Alla fine
looking-back = Stai guardando indietro: passo { $ply } di { $plies }.
looking-back-leave = Torna alla partita
looking-back-end = Alla fine
over-rematch = Rivincita
over-analyse = Analizza
from-here-play = Gioca da qui
from-here-analyse = Analizza da qui
from-here-begin = Gioca
over-new = Nuova partita
offer = { $name } propone il pareggio.
offer-accept = Accetta
offer-decline = Continua
offer-declined = Il computer continua a giocare.
handover = Il computer continua per te; questa partita non conta nelle tue statistiche.
handover-end = Torno a giocare
side-game-lot = Lascia decidere al caso
resign-title = Abbandonare questa partita?
resign-text = { $who ->
    [computer] Allora vince il computer.
   *[other] Allora vince l’altro giocatore.
}
resign-yes = Abbandona
resign-no = Continua
view = Che cosa si vede e si sente
type-move = Scrivi una mossa
type-move-example = Scrivi una mossa: { $move }
type-move-play = Gioca
spoken-back = Mossa ritirata
spoken-offer = { $player ->
    [w] Il Bianco propone il pareggio
   *[b] Il Nero propone il pareggio
}

## Settings

settings-title = Impostazioni
settings-about = Informazioni sul programma
settings-about-text = Software libero con licenza MIT: si può usare, modificare e distribuire. Si basa sul lavoro di altri, tra cui Python, Pyodide e Svelte.
settings-licences = Di chi è il lavoro, e tutte le licenze
settings-name = Il tuo nome
settings-name-why = Compare accanto alle tue pedine, nell’elenco delle partite e nei file che salvi.
settings-language = Lingua
settings-language-auto = Automatica (browser)
settings-theme = Aspetto
settings-theme-name = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Auto
}
settings-look = Tavoliere e pezzi
settings-look-name = { $look ->
    [table] Tavolo
    [contrast] Contrasto
   *[study] Sobrio
}
settings-size = Dimensione del tavoliere
settings-size-name = { $size ->
    [large] Grande
    [medium] Media
   *[full] La più grande possibile
}
settings-speed = Velocità dei pezzi
settings-speed-name = { $speed ->
    [slow] Lenta
    [fast] Veloce
   *[usual] Normale
}
settings-volume = Volume
settings-volume-name = { $sound ->
    [take] Catture
    [low] Poco tempo
    [end] Fine della partita
   *[move] Mosse
}
settings-switch = { $name ->
    [coordinates] Coordinate
    [lastMove] Ultima mossa
    [threats] Minacce
    [coach] Allenatore
    [endings] Chiedere dove non si torna indietro
    [tools] Tutti gli strumenti in vista
    [sound] Suoni
    [announce] Mosse a voce
   *[motion] Movimento
}
settings-switch-why = { $name ->
    [coordinates] I nomi lungo il bordo del tavoliere.
    [lastMove] Segna con discrezione l’ultima cosa giocata.
    [threats] Segna i tuoi pezzi che l’avversario potrebbe catturare subito.
    [coach] Chiede una volta prima che tu commetta un grave errore contro il computer.
    [endings] Chiede una volta per partita prima che tu smetta di mettere in gioco pedine GIPF, rinunci a potenziali o tolga pedine GIPF tue.
    [tools] Tutto ciò che sta sotto «Altro» e il campo per scrivere le mosse, sempre accanto al tavoliere; non sui telefoni.
    [sound] Un leggero tocco di legno.
    [announce] Gli screen reader leggono ogni mossa.
   *[motion] I pezzi scorrono e saltano; mai se il tuo sistema chiede meno movimento.
}

## A game from a link

link-title = Una partita da un link
link-text = { $variant }, così com’è arrivata nel link.
link-save = Conservala tra le mie partite
link-broken = In questo link non c’è una partita; forse se n’è persa una parte per strada.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } e { $item }
