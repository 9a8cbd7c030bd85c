# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Cinque giochi da tavolo per due della stessa famiglia di GIPF e cinque veloci. Ognuno si gioca da solo, contro il computer o in due a uno schermo. Nelle partite di GIPF con sfide decidono se una mossa speciale riesce.
side-with-option = { $game }, { $option }
side-option = Modo di giocare
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Muovi anelli, gira segnalini, allinea cinque per togliere i tuoi anelli.
    [dvonn] Impila pile; ciò che perde contatto con una pedina rossa sparisce. Vince chi ha più pedine.
    [tzaar] Cattura pedine o costruisci pile; chi perde l’ultima di un tipo perde.
    [zertz] Posa biglie e cattura saltando, mentre il tavoliere si restringe. I colori non sono di nessuno.
    [punct] Posa e muovi pezzi di tre punti per unire due lati opposti.
    [rps] Scegliete insieme; uno batte l’altro.
    [die] Vince il tiro più alto.
    [cards] Vince la carta più alta.
    [dominoes] Finisci per primo le tue tessere.
   *[coin] Di’ testa o croce; decide la moneta.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] Vince il terzo anello tolto.
    [dvonn] Prima entrambi mettono tutte le pedine sul tavoliere.
    [tzaar] Tutte le pedine sono già sul tavoliere, sempre negli stessi posti.
    [zertz] 37 anelli, il tavoliere consueto.
    [punct] Se nessuno unisce due lati, vince chi ha più punti al centro.
    [once] Decide un solo turno.
    [yinsh-blitz] Vince il primo anello tolto.
    [zertz-blitz] Meno biglie, e ne bastano meno.
    [random] Il caso mette tutte le pedine; si muove subito.
    [tournament] Il tavoliere è vuoto; a turno ognuno mette una pedina.
    [basic] Solo il primissimo pezzo deve restare fuori dal centro; se nessuno unisce due lati, è pareggio.
    [three] Tre turni, contando anche quelli pari; vince chi ne vince di più. A parità è un pareggio.
   *[rings] Un tavoliere più grande, una partita più lunga.
}
side-levels = Il livello 1 è facile; il livello 5 gioca al meglio.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Chi comincia
side-begins-who = { $who ->
    [w] Io
   *[b] Il computer
}
side-played-here = Giocati qui

## At the table

side-seat = { $player ->
    [w] Bianco
   *[b] Nero
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (comincia)
   *[player] { $name } (primo turno)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] Comincia il Bianco
    [named] Comincia { $name }
   *[b] Comincia il Nero
}
# What lies beside the board.
side-zone = { $role ->
    [hand] In mano
    [captured] Catturati
    [left] Restano
    [stacked] Pedine nelle pile
    [taken] Anelli tolti
    [pool] Riserva comune
    [shown] Sul tavolo
   *[line] Catena
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $count } su { $goal }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] all’estremità sinistra
   *[right] all’estremità destra
}
side-hidden = coperto
side-spot-empty = { $spot }, vuoto
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, altezza { $count }
# In a stack, below its top, is $piece.
side-spot-within = { $label }, contiene: { $piece }
side-spot-open = { $label }, si può scegliere
side-next = Ora scegli dove va. Scegli di nuovo per lasciare.
side-next-row = Questo segnalino è in più linee. Premi un altro segnalino di quella che intendi.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Scegli uno spazio per il suo punto segnato, il PÜNCT. Scegli di nuovo per lasciare.
side-next-moved = Il suo punto segnato, il PÜNCT, va in linea retta, sopra a tutto. Scegli dove.
side-turn-round = Gira
side-put = Posa
side-turn-it = Giralo, o scegli come è orientato; poi posalo.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = Scegli prima che cosa va lì: ha una cornice.
side-vain = Ora non si può fare nulla su { $spot }.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Tutto il tavoliere
side-hint = Consiglio: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece } da { $from } a { $to }
side-hint-put = { $piece } su { $to }
side-hint-ahead = { $move }, il punto seguente verso { $spot }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Guarda intorno a { $spot }.
side-hint-piece = Usa questo: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Passate lo schermo: { $name }.
side-curtain-show = Mostra la mano
side-curtain-choose = Scegli
side-no-takeback = In questo gioco non si ritira nulla: si vedrebbe ciò che è nascosto, o il caso cadrebbe di nuovo.
# Above a game of several rounds; on what has won one of them.
side-score = Turno { $round } di { $of }. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, vince il turno
side-moves = Mosse
side-chance-title = Il caso è stato onesto?
side-chance = Chiunque può verificarlo: tutto il caso di questa partita deriva dal numero { $seed }, estratto prima della prima mossa e tenuto segreto fino alla fine. È nel file.
side-file = Salva in un file

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Sfida: { $game }
   *[no] Sfida per { $potential }: { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] Se vinci o pareggi: { $label }.
    [computer] Se il computer vince o pareggia: { $label }.
   *[other] Se { $name } vince o pareggia: { $label }.
} Altrimenti il potenziale esce dal gioco.
side-main-board = Il tavoliere della partita
side-give-up = Abbandona la partita collaterale
side-give-up-title = Abbandonare questa partita collaterale?
side-give-up-text = { $who ->
    [computer] Allora la vince il computer; la partita continua.
   *[other] Allora la vince l’altro giocatore; la partita continua.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Proporre il pareggio nella partita collaterale?
side-draw-text = Allora non si gioca fino in fondo e conta come pari: { $label }.
side-draw-computer = Se il computer accetta, la partita finisce subito. Non ne accetta prima dell’undicesimo giro né finché si vede in vantaggio.
side-draw-yes = Proponi il pareggio
side-draw-offered = { $name } propone il pareggio nella partita collaterale, che conta allora come pari: { $label }.
# Resigning while a side game is on.
side-resign-title = Abbandonare tutta la partita?
side-resign-text = { $who ->
    [computer] Allora il computer vince tutta la partita
   *[other] Allora l’altro giocatore vince tutta la partita
}, non solo questa partita collaterale. Puoi anche abbandonare solo la partita collaterale; allora la partita continua.
side-resign-yes = Abbandona tutta la partita
side-back = Torna al tavoliere
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Hai vinto { $game ->
        [quick] la partita collaterale
       *[other] { $game }
    }
    [computer] Il computer ha vinto { $game ->
        [quick] la partita collaterale
       *[other] { $game }
    }
    [draw] Pareggio: { $game ->
        [quick] la partita collaterale
       *[other] { $game }
    }
   *[other] { $name } ha vinto { $game ->
        [quick] la partita collaterale
       *[other] { $game }
    }
}: { $owner ->
    [you] il tuo { $potential }
    [computer] il { $potential } del computer
    [w] il { $potential } del Bianco
   *[b] il { $potential } del Nero
} { $does ->
    [lost] esce dal gioco; la pedina che lo portava resta come pedina base
    [TAMSK] fa la mossa extra
    [YINSH] scorre
   *[other] salta
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] La giocate o la risolvete fuori da questa pagina, come volete, e inserite il risultato.
    [quick] Ognuno tira il dado una volta e vince il tiro più alto: questione di secondi.
    [real] Ogni potenziale si decide con il gioco di cui porta il nome, TAMSK con TZAAR: una partita nella partita.
   *[own] Collegate voi un gioco a ogni potenziale.
}
side-clock = Orologio nelle partite collaterali
side-clock-why = Una partita collaterale usa gli orologi dei giocatori, oppure ognuno ha tanti minuti per giocarla.
side-clock-same = Quello della partita
side-clock-minutes = { $minutes } min
