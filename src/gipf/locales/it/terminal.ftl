# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, turno { $turn }
terminal-reserve = { $player ->
    [w] Bianco
   *[b] Nero
}: { $units } in riserva
terminal-basic = { $count } base
terminal-nothing = niente
terminal-in-play = { $count ->
    [one] 1 pedina GIPF
   *[other] { $count } pedine GIPF
}
terminal-challenges = { $left ->
    [unlimited] * sfide
    [one] 1 sfida
   *[other] { $left } sfide
}
terminal-piles = pile: { $piles }
terminal-on = { $upper } su { $lower }
terminal-legend = { $sign ->
    [basic] base
    [gipf] GIPF
    [loaded] carico
    [stack] pila
    [used] usato
    [pile] 2 impilati
    [last] ultima mossa
    [dots] punti di un pezzo
   *[row] riga
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] tu
    [computer] il computer
    [level] livello { $level }
    [w] Bianco nella partita
   *[b] Nero nella partita
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] anelli { $white }–{ $black }
   *[dvonn] pezzi { $white }–{ $black }
}

## What to type

terminal-welcome = Scrivi una mossa, oppure hint (le mosse possibili), best (una buona), help, quit.
terminal-example = Per esempio: { $moves }
terminal-type = Scrivi: { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] passa
    [throw] lancia
    [draw] pesca
    [heads] testa
    [tails] croce
    [rock] sasso
    [paper] carta
    [scissors] forbici
    [fold] cedi
   *[other] { $word }
}
terminal-help = { $what ->
    [move] una mossa, come le elenca 'hint'
    [push] mettere in gioco: su una casella libera, o spingere da un punto (g7) fin dove arriva il pezzo più lontano (d6); bastano anche il punto e la prima casella
    [unit] lo stesso con un altro pezzo: G T Z D Y P
    [use] usare un potenziale
    [extra] la mossa extra di TAMSK
    [clear] rimuovere una riga
    [pass] passare, dove si può
    [several] più decisioni di un turno insieme
    [hint] le mosse possibili, a gruppi; hint e1, hint Z, hint all
    [best] che cosa giocherebbe il motore e il risultato che si aspetta
    [undo] annullare l’ultima decisione; undo 3, le ultime tre
    [side-hint] le mosse possibili, o quelle con un punto o una lettera
    [side-best] che cosa giocherebbe il computer al suo meglio
    [rules] in che cosa consiste il gioco, in breve
    [flip] girare il tavoliere
    [names] mostrare i nomi delle caselle libere
    [show] ridisegnare il tavoliere
    [position] la posizione come testo, da copiare
    [save] scrivere un file (ogni decisione viene comunque salvata)
    [save-over] lo stesso, anche se il file esiste già
    [end] finire la partita: abbandono, pareggio
    [new] cominciarne un’altra
   *[quit] uscire; gipf play --terminal --resume continua
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] aiuto
   *[quit] esci uscire
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] A ogni turno si spinge un pezzo dal bordo. Quattro del tuo colore in riga escono: i tuoi tornano nella riserva, quelli dell’altro sono catturati. Perde chi non ha più pezzi da mettere in gioco o ha perso tutti i pezzi GIPF.
    [yinsh] Cinque segnalini del tuo colore in linea ti lasciano togliere un tuo anello; tre anelli vincono, nel blitz uno. Un anello si muove su una linea, lascia un segnalino e gira quelli che supera.
    [dvonn] Vince chi alla fine controlla più pezzi. Una pila si muove in linea retta di tanti spazi quanto è alta, su un’altra pila; ciò che non è collegato a un pezzo rosso DVONN esce.
    [tzaar] Perde chi non ha più pezzi di un tipo o non può catturare. Un turno è una cattura, poi un’altra cattura, una pila più alta o niente. Una pila cattura la prima sulla sua linea che non sia più alta.
    [zertz] Raccogli abbastanza biglie di un colore o di ciascuno. Un turno mette una biglia su un anello e toglie un anello libero dal bordo; ma chi può saltare una biglia deve, e la tiene.
    [punct] Unisci due lati opposti del tavoliere con i tuoi pezzi. Un turno aggiunge un pezzo o ne muove uno tuo; i pezzi possono stare uno sull’altro.
    [rps] Il sasso batte le forbici, le forbici la carta, la carta il sasso. Tutti e due scelgono in segreto.
    [die] Tutti e due tirano un dado; vince il più alto.
    [cards] Tutti e due pescano una carta; vince la più alta.
    [dominoes] Mettete tessere agli estremi della linea, punti uguali vicini. Vince chi non ne ha più; se nessuno può continuare, chi ha meno punti.
   *[coin] Il Bianco dice testa o croce, poi si lancia la moneta.
}
terminal-rules-where = Tutte le regole, con figure: gipf apre la pagina; lì premi ?.

## What is said

terminal-plays = { $player ->
    [w] Il Bianco gioca { $move }.
   *[b] Il Nero gioca { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] Il Bianco è giocato da una persona.
   *[b] Il Nero è giocato da una persona.
}
terminal-no-hint = Non ci sono mosse possibili con «{ $what }»; hint mostra tutte quelle che ci sono.
terminal-chance = { $player ->
    [w] { $moves }: il Bianco può aspettarsi il { $percent }%.
   *[b] { $moves }: il Nero può aspettarsi il { $percent }%.
}
terminal-wins = { $player ->
    [w] { $moves }: il Bianco vince in
   *[b] { $moves }: il Nero vince in
} { $count ->
    [one] un turno.
   *[other] { $count } turni.
}
terminal-loses = { $player ->
    [w] { $moves }: il Bianco perde in
   *[b] { $moves }: il Nero perde in
} { $count ->
    [one] un turno.
   *[other] { $count } turni.
}
terminal-agrees = { $player ->
    [w] Il Bianco è d’accordo.
   *[b] Il Nero è d’accordo.
}
terminal-declines = { $player ->
    [w] Il Bianco rifiuta: pensa di stare meglio.
   *[b] Il Nero rifiuta: pensa di stare meglio.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] Il Bianco rifiuta
   *[b] Il Nero rifiuta
}: { $why ->
    [tie] qui un pareggio vale quanto una vittoria per chi ha annunciato il potenziale
   *[early] è troppo presto
}.
terminal-draw = { $player ->
    [w] Bianco, accetti il pareggio? (s/n)
   *[b] Nero, accetti il pareggio? (s/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = s sì si
terminal-goes-on = La partita continua.

## Files

terminal-file = { $cause ->
    [ENOENT] questa cartella non esiste
    [EISDIR] è una cartella
    [ENOTDIR] non è una cartella
    [EINVAL] non è un file che possa contenere una partita
    [EACCES] qui non è permesso scrivere
    [EPERM] qui non è permesso scrivere
    [EROFS] qui non è permesso scrivere
    [ENOSPC] il disco è pieno
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] questo file o questa cartella non esiste
    [EISDIR] è una cartella
    [EACCES] accesso negato
   *[other] { $why }
}; indica un altro file
terminal-no-writing = non si può scrivere in { $path } ({ $why })
terminal-save-it = { $trouble }: con save FILE la partita si conserva.
terminal-wrong-file = { $file }: { $why }; scegli un altro file.
terminal-there-already = { $path } esiste già: scegli un altro nome, oppure save! { $name }
terminal-saved = Salvata in { $path }
terminal-kept-nowhere = Questa partita non è salvata: save FILE, oppure ancora quit.
terminal-kept = La partita è in { $path }
terminal-resume = Per continuarla: gipf play --terminal --resume
terminal-not-kept = Non è stato possibile salvare la partita: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] quindici pedine a testa, per le prime partite
    [standard] con tre pedine GIPF a testa
    [tournament] tavoliere vuoto, quante pedine GIPF vuoi
    [zertz] con sei potenziali ZÈRTZ a testa
    [four] con quattro tipi di potenziali
    [ultimate] tutti e cinque i tipi di potenziali
    [challenges] con partite collaterali per i potenziali
    [matrx] MATRX GIPF: pile di potenziali sul tavoliere grande
   *[matrx-small] MATRX GIPF sul tavoliere di GIPF
}
terminal-other-variant = o scrivine un altro, come tournament+Z4D4Y4 o basic;reserve=12/15
terminal-which-variant = Quale gioco? [standard]
terminal-computer = il computer, da principiante (1) al suo meglio ({ $best })
# The key that ends a line.
terminal-return = Invio
terminal-people = due persone a questa tastiera
terminal-which-opponent = Chi gioca contro di te? [due persone qui]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] prima
    [enter] mettere
    [push] spingere
    [then-enter] poi mettere
    [then-push] poi spingere
    [extra-enter] extra: mettere
    [extra-push] extra: spingere
    [use] usare { $name }
    [row] riga { $name }
    [with] con { $name }
   *[say] dire
}
terminal-unit = { $unit ->
    [gipf] una pedina GIPF
    [loaded] un pezzo carico
    [stack] una pila
   *[basic] una pedina base
}
terminal-no-letter = niente
terminal-cleared = { $theirs ->
    [0] propri: { $own }
   *[other] { $own ->
        [0] catturati: { $theirs }
       *[other] propri: { $own }, catturati: { $theirs }
    }
}
terminal-more = e altre { $count }: hint all
# The moves of a side game by how they begin.
terminal-starts = Così cominciano: hint { $start } ne mostra alcune, hint all le mostra tutte.

## The analysis of game files

analysis-game = Partita { $number }
analysis-no-turns = Partita { $number }: nessun turno
analysis-turns = turni
analysis-summary = { $name }: precisione { $accuracy }, { $marks }
analysis-stopped-early = interrotto prima del primo turno; non viene scritto nulla
analysis-stopped = interrotto dopo { $done } di { $count ->
    [one] un turno
   *[other] { $count } turni
}; { $kept }
analysis-kept = ciò che è fatto è in { $path }
analysis-not-kept = non viene scritto nulla, perché --out non nomina alcun file

## Matches. $standing is how it stands, in names and figures.

match-crowded = { $games } partite alla volta su { $cores ->
    [one] un core
   *[other] { $cores } core
}: così i limiti di tempo non vengono rispettati
match-going-on = si continua dopo { $done } di { $count } partite
match-progress = { $done }/{ $count } partite, { $standing }
match-stopped = interrotto dopo { $done } di { $count } partite
match-stopped-kept = interrotto dopo { $done } di { $count } partite; lo stesso comando le continua
match-openings-turns = Da aperture di { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, a colori scambiati, seme { $seed }:
match-openings-file = Dalle aperture di { $file }, a colori scambiati, seme { $seed }:
match-ratings = Punteggi, in punti Elo intorno alla media di tutti:
match-times = Tempo per decisione, escluse quelle forzate:
match-failures = Partite perse non per le regole:
match-sprt = La differenza è di { $low } o di { $high } Elo? { $verdict ->
    [open] Non deciso
   *[found] È di { $found }
}: { $test }.
match-column = { $column ->
    [player] giocatore
    [against] contro
    [variant] variante
    [games] partite
    [won] vinte
    [drawn] pari
    [lost] perse
    [score] punti
    [elo] Elo
    [superior] migliore
    [length] durata
    [limit] limite
    [decisions] decisioni
    [mean] media ms
    [most] 99% sotto
   *[longest] massimo
}
match-all = tutte
match-percent = { $share }%
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] { $value } nodi
    [depth] profondità { $value }
   *[none] nessuno
}
match-failure = { $player }: { $reason ->
    [crash] errore del programma
    [illegal-move] mossa non valida
    [time] tempo
   *[process-died] processo terminato
}, { $count ->
    [one] una volta
   *[other] { $count } volte
}; la prima nell’apertura { $opening } di { $variant }: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = compilo il motore per { $variant } e simili, una volta sola ({ $purpose }): circa { $seconds } secondi
compiling-elsewhere = un altro processo sta compilando il motore; lo si aspetta
compiling-in-memory = ciò che viene compilato non può essere conservato in { $folder } e viene compilato ogni volta; indica un’altra cartella con GIPF_CACHE
solve-wins = { $variant }: { $player ->
    [w] il Bianco
   *[b] il Nero
} vince in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
solve-open = { $variant }: ancora non si sa; il Bianco non vince fino al turno { $white }, né il Nero fino al turno { $black }
solve-not-within = il Bianco non vince fino al turno { $white }, né il Nero fino al turno { $black }: { $nodes } posizioni esaminate, { $seconds } s
solve-progress = { $nodes } posizioni esaminate, { $seconds } s
solve-searched = { $nodes } posizioni esaminate in { $seconds } s
proof-written = la dimostrazione è in { $file }: { $answers } risposte, rigiocate secondo le regole
proof-right = { $file } lo dimostra: { $answers } risposte, { $positions } posizioni rigiocate secondo le regole
proof-progress = { $positions } posizioni rigiocate, { $answers } risposte
proof-stopped = interrotto prima che tutta la dimostrazione fosse rigiocata

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] un file
   *[other] { $files } file
}, { $size } MB; per vederlo: { $command }
