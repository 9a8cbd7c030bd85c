## Opening

opening-lead = Apri una partita, una posizione o un file e guardali insieme al motore.
opening-text = Incolla una partita, una posizione o delle mosse
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Apri
opening-file = Scegli un file
opening-edit = Componi una posizione
opening-draft = Riprendi da dov’eri
opening-games = Le tue partite
opening-all-games = Tutte le partite
opening-studies = I tuoi studi
opening-all-studies = Tutti gli studi
opening-start = Comincia dall’inizio
opening-choose = Qui ci sono { $count } partite. Quale vuoi?
opening-game = Partita { $number }
opening-turns = { $turns ->
    [0] ancora nessun turno
    [one] un turno
   *[other] { $turns } turni
}
opening-wrong = Questo non si può aprire
opening-again = Apri qualcos’altro
colour = { $player ->
    [w] Bianco
   *[b] Nero
}

## The study

study-title = Analisi
study-tool = { $tool ->
    [flip] Gira
    [judge] Valuta
    [retry] Riprova
    [edit] Componi
    [save] Salva, condividi
   *[open] Apri
}
study-tool-why = { $tool ->
    [flip] Gira il tavoliere
    [judge] Fai valutare al motore tutta la partita
    [retry] Trova di meglio dove c’è stato un errore
    [play] Gioca da qui contro il computer o una persona
    [edit] Modifica a mano questa posizione
    [save] Conserva, scarica, copia o condividi questa analisi
   *[open] Apri qualcos’altro
}
study-tabs = Su questa partita
study-tab = { $tab ->
    [game] Tutta la partita
    [notes] Note
   *[explorer] Aperture
}
tree = Mosse e varianti
tree-variation = Variante:
tree-none = Ancora nessuna mossa. Giocane una sul tavoliere.
notes = Note
notes-marks = Giudizio su questo turno
notes-line = Questa variante
notes-draw = Disegna sul tavoliere
notes-draw-why = Disegna frecce e cerchi: trascina da un punto all’altro, o scegline uno. Il tasto destro e due dita disegnano sempre.
notes-shapes = Disegnato: { $shapes }
notes-shapes-remove = Togli i disegni
notes-comment = Commento a questo turno
notes-comment-example = Scrivi un commento
mark = { $mark ->
    [good] Buona mossa
    [brilliant] Mossa brillante
    [interesting] Mossa interessante
    [doubtful] Mossa dubbia
    [mistake] Errore
   *[blunder] Errore grave
}
line-promote = Sposta in su questa variante (con Maiusc: rendila principale)
line-delete = Elimina questo turno e tutto ciò che segue
line-undo = Annulla l’ultima modifica

## Chances

chance = Probabilità di vittoria: Bianco { $share }%, Nero { $other }%
chance-unknown = Non ancora valutata

## The engine

engine = Motore
engine-lines = Varianti mostrate
engine-lines-count = { $count ->
    [one] 1 variante
   *[other] { $count } varianti
}
engine-depth = profondità { $depth }
engine-speed = { $speed } posizioni/s
engine-looks = Il motore sta guardando…
engine-over = Qui la partita è finita.
engine-side = Qui decide la partita collaterale.
engine-silent = Qui tace: che cosa era meglio è detto sopra.
engine-show = Mostra le varianti
line-chance = Bianco { $share }%
line-wins = { $player ->
    [w] Bianco
   *[b] Nero
} in { $turns }
line-follow = Segui { $turns }
explorer = Giocato qui nelle tue partite
explorer-turn = { $turn }: { $count ->
    [one] una partita
   *[other] { $count } partite
}; vinte dal Bianco { $white }, dal Nero { $black }, pareggi { $drawn }
explorer-ended = { $how ->
    [white] vince il Bianco
    [drawn] pareggio
    [black] vince il Nero
   *[open] non finita
}
explorer-none = Nessuna tua partita è passata di qui.
explorer-everybody = Le partite di tutti passate di qui
explorer-pending = Sto guardando le tue partite: ancora { $count }…

## The whole game

judge = Tutta la partita
judge-nothing = Gioca sul tavoliere e qui il motore potrà valutare la partita.
judge-start = Valuta tutta la partita
judge-stop = Ferma
judge-mistakes = Cerco i tuoi errori…
mistakes-none = Il motore non ha trovato nessun tuo errore. Ben giocato!
judge-progress = Turno { $done } di { $of }
judge-summary = { $player ->
    [w] Bianco
   *[b] Nero
}: { $known ->
    [yes] precisione { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = nessun errore
graph = Probabilità di vittoria del Bianco nel corso della partita
graph-start = Inizio
graph-nowhere = In una variante

## Trying again

retry = Riprova
retry-whose = Gli errori di chi?
retry-whose-name = { $whose ->
    [mine] I miei
    [theirs] Quelli dell’altro
    [w] Del Bianco
    [b] Del Nero
   *[both] Di entrambi
}
retry-none = Qui non sono segnati errori.
retry-count = Errore { $at } di { $of }
retry-count-so-far = Errore { $at }; la ricerca continua…
retry-task = { $player ->
    [you] Hai giocato { $turn }. Trova di meglio.
    [w] Il Bianco ha giocato { $turn }. Trova di meglio.
   *[b] Il Nero ha giocato { $turn }. Trova di meglio.
}
retry-board = { $shown ->
    [answer] Così sarebbe stato meglio.
    [followed] Così sarebbe stato meglio; le frecce mostrano che cosa potrebbe seguire.
   *[try] Questo è il tuo tentativo.
}
retry-thinks = Il motore guarda { $turn }…
retry-verdict = { $verdict ->
    [best] { $turn } è la mossa migliore.
    [good] { $turn } vale quanto la migliore.
    [better] { $turn } è meglio, ma si può fare di più.
    [same] { $turn } è quello che è stato giocato.
   *[bad] Neanche { $turn } aiuta.
}
retry-better = { $why ->
    [misses] Meglio era { $turn }, che { $feat }.
    [misses-later] Meglio era { $turn }: più tardi { $later } { $feat }.
    [misses-twice] Meglio era { $turn }: poi la stessa mossa ripetuta { $feat }.
   *[better] Meglio era { $turn }.
}
mistake-played = { $player ->
    [you] Hai giocato { $turn }.
    [w] Il Bianco ha giocato { $turn }.
   *[b] Il Nero ha giocato { $turn }.
}
mistake-try = Prova tu
verdict = Che cosa dice il motore di questo turno
verdict-little = Non proprio il migliore
verdict-none = Niente era meglio.
verdict-show = Mostra
retry-again = Ancora una volta
retry-next = Prossimo errore
retry-answer = Mostra la soluzione
retry-leave = Fatto

## Saving

save = Salva o condividi questa analisi
save-where = { $kind ->
    [study] Questo è uno dei tuoi studi. Ogni modifica viene conservata.
    [game] Questa analisi è conservata con la sua partita, ogni modifica subito. Come studio avrà un nome e un posto nel tuo elenco di studi.
   *[draft] Per ora solo questo browser ricorda l’analisi, finché non ne cominci un’altra. Come studio avrà un nome e un posto nel tuo elenco di studi.
}
save-name = Nome dello studio
save-as-study = Conserva come studio
save-made = Conservato tra i tuoi studi come «{ $name }».
save-studies = Apri i miei studi
save-text = Come testo

## Setting up a position

edit-title = Componi una posizione
edit-variant = Versione
edit-board = Tavoliere da comporre
edit-unit = Scegli un pezzo, poi le caselle
edit-off = Togli
edit-reserves = Riserve
edit-pieces = { $letter ->
    [piece] Pedine
    [G] Pedine GIPF
   *[B] Pedine base
}
edit-reserve = { $pieces } nella riserva del { $player ->
    [w] Bianco
   *[b] Nero
}
edit-player = A chi tocca
edit-bringing = { $player ->
    [w] Il Bianco può ancora mettere in gioco pedine GIPF
   *[b] Il Nero può ancora mettere in gioco pedine GIPF
}
edit-start = Posizione iniziale
edit-empty = Tavoliere vuoto
edit-undo = Annulla
edit-text = Come testo
edit-analyse = Analizza
edit-leave = Indietro

## Why a turn is good or bad. $feat is one of reason-feat, $ending one of reason-ending, $things a list of reason-thing.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only }: { $turn } { $why }
reason-only-for = { $only }: { $why }
reason = { $why ->
    [loses] perde subito: { $ending }
    [draws] finisce in pareggio: { $ending }
    [allows] permette { $turn }, che { $feat }
    [allows-later] permette { $turn }: più tardi { $later } { $feat }
    [allows-twice] permette { $turn }: poi la stessa mossa ripetuta { $feat }
    [makes-row] forma una riga { $player ->
        [you] tua
        [computer] del computer
        [w] del Bianco
       *[b] del Nero
    } che { $feat }
    [forfeits] rinuncia a { $things } ancora in riserva
    [ends-gipf] { $player ->
        [you] ti impedisce
        [computer] impedisce al computer
        [w] impedisce al Bianco
       *[b] impedisce al Nero
    } di mettere in gioco altre pedine GIPF
    [wastes] lascia andare perso il potenziale TAMSK
    [gives-up] toglie dal tavoliere { $things } { $player ->
        [you] dei tuoi
        [computer] del computer stesso
        [w] del Bianco stesso
       *[b] del Nero stesso
    }
    [runs-out] riduce { $player ->
        [you] la tua riserva
        [computer] la riserva del computer
        [w] la riserva del Bianco
       *[b] la riserva del Nero
    } a { $things }
    [empties] svuota { $player ->
        [you] la tua riserva
        [computer] la riserva del computer
        [w] la riserva del Bianco
       *[b] la riserva del Nero
    }
    [accepts] { $player ->
        [you] accetti
        [computer] il computer accetta
        [w] il Bianco accetta
       *[b] il Nero accetta
    } { $turn }, che { $feat }; una sfida potrebbe impedirlo
    [accepts-anyway] { $player ->
        [you] accetti
        [computer] il computer accetta
        [w] il Bianco accetta
       *[b] il Nero accetta
    } { $turn }; è meglio una sfida
    [lowers] fa scendere { $player ->
        [you] le tue probabilità
        [computer] le probabilità del computer
        [w] le probabilità del Bianco
       *[b] le probabilità del Nero
    } di vittoria dal { $before }% al { $after }%
    [misses] si lascia sfuggire { $turn }, che { $feat }
    [misses-later] si lascia sfuggire { $turn }: più tardi { $later } { $feat }
    [misses-twice] si lascia sfuggire { $turn }: poi la stessa mossa ripetuta { $feat }
    [better] è meglio { $turn }
    [only] di gran lunga la mossa migliore
    [does] { $feat }
    [prepares] prepara una mossa che { $feat }
   *[only-win] l’unica mossa che { $feat }
}
reason-feat = { $does ->
    [takes] cattura { $things }{ $of }
    [covers] copre { $things }{ $of }
    [returns] riporta in riserva { $things }
    [takes-last] cattura l’ultima pedina GIPF e vince
    [covers-last] copre l’ultima pedina GIPF e vince
    [wins-at-once] vince subito: { $ending }
    [wins-unless] vince subito se nessuna sfida lo impedisce: { $ending }
    [wins-later] vince in { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }: { $ending }
    [wins-by-force] vince forzatamente
    [saves] salva { $things }
    [threatens] minaccia { $things }
    [stops] impedisce una riga che l’altro giocatore potrebbe formare subito
    [brings] porta in gioco una pedina GIPF
    [loads] mette in gioco { $things }
    [readies] prepara una riga per il prossimo turno
    [nears] avvicina pezzi al centro, dove sono possibili più righe
    [lines-up] mette { $things } uno accanto all’altro: quattro su una linea formano una riga
    [keeps] conserva in seguito { $things } in più in riserva
    [safe] non lascia nulla da catturare subito
    [least] concede il meno possibile
   *[takes-and-wins] cattura { $things }{ $of } e vince forzatamente
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}del tuo colore
    [computer] {" "}del computer
    [w] {" "}del Bianco
   *[b] {" "}del Nero
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] non hai
        [computer] il computer non ha
        [w] il Bianco non ha
       *[b] il Nero non ha
    } più niente da giocare
    [no-move] { $loser ->
        [you] non puoi
        [computer] il computer non può
        [w] il Bianco non può
       *[b] il Nero non può
    } muovere
    [no-gipf] { $loser ->
        [you] non hai
        [computer] il computer non ha
        [w] il Bianco non ha
       *[b] il Nero non ha
    } più pedine GIPF
    [repetition] la posizione si ripete una volta di troppo
   *[quiet] da troppo tempo non si cattura niente
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] una pedina base
       *[other] { $count } pedine base
    }
    [gipf] { $count ->
        [one] una pedina GIPF
       *[other] { $count } pedine GIPF
    }
    [loaded] { $count ->
        [one] un pezzo carico
       *[other] { $count } pezzi carichi
    }
    [stack] { $count ->
        [one] una pila
       *[other] { $count } pile
    }
    [used] { $count ->
        [one] un potenziale usato
       *[other] { $count } potenziali usati
    }
    [potential] { $count ->
        [one] un potenziale
       *[other] { $count } potenziali
    }
    [named] { $count ->
        [one] un potenziale { $name }
       *[other] { $count } potenziali { $name }
    }
    [piece] { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    }
   *[unit] { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    }
}
