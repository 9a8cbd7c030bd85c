player-name = { $player ->
    [w] il Bianco
   *[b] il Nero
}

## Around other messages

in-move = { $move }: { $why }
in-position = posizione: { $why }
in-variant = variante «{ $variant }»: { $why }
at-line = riga { $line }, colonna { $column }: { $why }
too-long = { $what ->
    [message] un messaggio
    [move] una mossa
    [position] una posizione
    [variant] una variante
    [comment] un commento
   *[other] l’intestazione { $what }
} ha al massimo { $most } caratteri
missing-extra = per questo serve il pacchetto { $package }: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = la partita è finita
answer-first = { $move } è annunciato, e prima { player-name } deve { $phase ->
    [a] accettare o sfidare: accept o challenge
    [f] dire chi comincia la partita collaterale: first o second
   *[s] dire il risultato della partita collaterale: won, tied o lost
}
gipf-row-first = { player-name } decide prima su una riga di pedine GIPF: { $moves }
row-must-go = la riga { $row } va rimossa: { $moves }
row-first = prima { player-name } deve rimuovere una riga: { $moves }
many-ways-to-clear = c’è più di un modo di rimuovere: { $moves }
empty-spot = { $spot } è libera
one-row-at-a-time = si rimuove una sola riga propria alla volta: { $rows }
singles-go-with-row = i pezzi singoli vanno via con la loro riga, { $row }: anche { $spots }
four-left-standing = nella riga { $row } ne resterebbero quattro: deve andare via ancora uno
no-clearing-between = tra una mossa extra e quella regolare non si rimuove niente
tamsk-cannot-move = il TAMSK in { $spot } aspetta, ma tutte le linee sono bloccate: pass
tamsk-waits = il TAMSK in { $spot } aspetta: spingilo con + ({ $moves }) o passa
must-move = { player-name } deve muovere; si passa solo per una mossa extra o una riga di pedine GIPF
no-tamsk = { player-name } non ha un TAMSK in { $spot }, quindi niente mossa extra
nothing-announced = non è annunciato nessun potenziale
move-before-clearing = le righe si rimuovono prima e dopo la mossa, e adesso { player-name } deve muovere
no-row = { player-name } non ha nessuna riga da rimuovere
gipf-pieces-first = prima vanno giocate le pedine GIPF: { player-name } ne ha { $count } in riserva
first-turn-gipf = { player-name } deve cominciare con una pedina GIPF
no-basic-in-matrx = in MATRX non ci sono pedine base; scrivi davanti la lettera della pila
no-basic-piece = { player-name } non ha più pedine base in riserva
no-gipf-piece = { player-name } non ha più pedine GIPF in riserva
gipf-not-pushed = in «{ $variant }» non si mettono in gioco pedine GIPF
gipf-pieces-ended = dopo la prima pedina diversa { player-name } non mette più in gioco pedine GIPF
gipf-takes-two = una pedina GIPF richiede due pedine base; { player-name } ne ha { $count }
stack-takes-two = una pila richiede due potenziali { $potential }; { player-name } ne ha { $count } in riserva
no-potential = { player-name } non ha più nessun potenziale { $potential } in riserva
no-basic-to-load = { player-name } non ha più pedine base da caricare in riserva
no-line = nessuna linea porta da { $dot } a { $spot }; da lì si va lungo { $lines }
just-enter = { $spot } è libera, quindi è semplicemente { $move }
line-blocked = la linea da { $dot } non ha caselle libere: è bloccata in entrambi i sensi
lands-elsewhere = { $spot } è occupata, quindi il pezzo più lontano arriva in { $landing }: { $move }
not-at-edge = { $spot } non è sul bordo del tavoliere
all-lines-blocked = { $spot } è occupata, e tutte le linee dal bordo che ci passano sono bloccate
which-way = { $spot } è occupata; di’ in che direzione spingere: { $moves }
not-own = il pezzo in { $spot } è dell’altro giocatore
no-potential-there = in { $spot } non c’è un potenziale { $potential } da usare
tamsk-use = TAMSK si usa solo quando viene spinto in { $spot }
zertz-use = ZÈRTZ salta in linea retta oltre caselle occupate fino alla prima libera dietro di esse
yinsh-use = YINSH scorre lungo una linea di caselle libere
dvonn-use = DVONN salta sopra una pedina base o un DVONN avversario su una casella adiacente
dvonn-use-matrx = DVONN salta sopra un DVONN avversario, adiacente o in fondo a una linea di caselle libere
punct-use = PÜNCT salta sopra un PÜNCT o una pedina GIPF dell’avversario su una casella adiacente
punct-use-matrx = PÜNCT salta sopra un PÜNCT avversario, adiacente o in fondo a una linea di caselle libere
one-basic-to-cover = una pedina GIPF richiede due pedine base; { player-name } ne ha 1: { $move }
would-be = questa sarebbe { $move }
would-be-either = questa sarebbe { $move } o { $other }
no-basic-to-cover = { player-name } non ha più pedine base in riserva per coprire la pedina GIPF
turn-to-extend = il turno { $turn } non è finito; va continuato, non gliene segue un altro
turn-over = { $move }: il turno finisce con { $turn }

## Moves that cannot be read

not-text = { $what ->
    [move] una mossa è un Move o il suo testo, come 'e1-e3', non { $value }
    [variant] una variante è un Variant o il suo testo, come 'standard', non { $value }
    [position] una posizione si legge dal suo testo, come lo scrive str(position), non da { $value }
    [spot] una casella si nomina con un testo, come 'e5', non con { $value }
   *[game] una partita si legge dal testo di un file, non da { $value }
}
no-move = «{ $move }» non è una mossa; le mosse si scrivono e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 o pass
no-push = «{ $move }» non è una mossa; una spinta si scrive e2 o g7-d6
no-clear = «{ $move }» non è una mossa; una rimozione si scrive xb2,c3,d4,e5
no-unit-letter = { $move }: «{ $letter }» non è la lettera di un pezzo; ci sono G T Z D Y P, e una pedina base non ne ha
no-point = { $move }: sul tavoliere { $board } non c’è { $point }
dot-alone = { $move }: { $dot } è un punto; di’ dove porta la spinta, come in { $dot }-…
push-from-spot = { $move }: { $spot } è una casella, e una spinta parte da un punto
push-to-dot = { $move }: { $dot } è un punto, e una spinta finisce su una casella
use-to-dot = { $move }: { $dot } è un punto, e i potenziali restano sulle caselle
clear-of-dot = { $move }: { $dot } è un punto, e si rimuove solo dalle caselle
spot-twice = { $move }: { $spot } è nominata due volte
cover-without-punct = { $move }: «={ $cover }» va con un PÜNCT che salta sopra una pedina GIPF
only-punct-covers = { $move }: solo PÜNCT copre qualcosa, con =B o =G
marked-no-gipf = { $move }: in { $spot } non c’è una pedina GIPF; la mossa sarebbe { $correct }
marked-own = { $move }: il pezzo in { $spot } è di chi muove; la mossa sarebbe { $correct }

## Variants

no-variant = nessun gioco si chiama «{ $name }»; ci sono { $names }
no-hand = «{ $text }» non sono potenziali; si scrivono come «Z6» o «T3Z3», «-» per nessuno
no-potential-letter = «{ $letter }» non è un potenziale; ci sono T, Z, D, Y e P
letter-twice = { $letter } è nominato due volte in «{ $text }»
number-out-of-range = { $what ->
    [turn] il turno
    [left] le sfide rimaste
    [reserve] una riserva
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] il numero di { $what }
}: ci vuole un numero da { $least } a { $most }, non «{ $text }»
no-option = «{ $option }» non è un’opzione; ci sono { $names }
option-twice = { $option }= compare due volte
basic-without-potentials = «basic» si gioca senza potenziali
many-potentials = { $hand } sono più di { $most } potenziali
matrx-without-reserve = «matrx» non ha pedine base, quindi niente reserve=
no-board = nessun tavoliere si chiama «{ $name }»; ci sono { $names }
hex37-only = «{ $base }» si gioca solo su hex37
side-games-form = «{ $text }»: le partite collaterali si scrivono come in «T:die,Z:rps»
side-game-name = «{ $name }»: una partita collaterale ha un nome di a-z, 0-9, _ e -, seguito da opzioni come in «yinsh(blitz)»
two-side-games = { $letter } ha due partite collaterali
matrx-without-challenges = MATRX si gioca senza { $what ->
    [challenges] sfide
   *[side] partite collaterali
}
challenges-need-potentials = { $what ->
    [challenges] le sfide
   *[side] le partite collaterali
} richiedono potenziali, e questo gioco non ne ha

## Positions

field-count = posizione: { $count ->
    [one] c’è una parte
   *[other] ci sono { $count } parti
}, non le otto: { $fields }
column-count = qui il tavoliere ha { $count ->
    [one] una colonna
   *[other] { $count } colonne
}, { $board } ne ha { $most }
column-unreadable = la colonna { $column } non si può leggere: «{ $text }»
column-length = qui la colonna { $column } ha { $count ->
    [one] una casella
   *[other] { $count } caselle
}, non { $most }: «{ $text }»
pile-too-small = la pila { $pile } in { $spot } richiede almeno due pezzi
pile-colours = i colori della pila { $pile } in { $spot } non si alternano
unit-text = «{ $text }» non è un pezzo; ci sono { $names }
no-unit = «{ $unit }» in { $spot } non è un pezzo
basic-piece-in-matrx = «{ $unit }» in { $spot }: in MATRX non ci sono pedine base
gipf-piece-in-basic = «{ $unit }» in { $spot }: in «basic» non ci sono pedine GIPF
no-player = un giocatore è «w» o «b», non «{ $text }»
no-phase = «{ $phase }» non è una fase; ci sono c e m x r e . e, con una mossa annunciata, a f s
nobody-decides = nessuno decide: succede solo dopo un pareggio per una regola della casa
phase-without-challenges = fase «{ $phase }»: questo gioco si gioca senza sfide
phase-not-announcing = fase «{ $phase }»: i potenziali si annunciano nelle fasi e, m e x
phase-without-use = fase «{ $phase }»: «{ $move }» non usa un potenziale
reserves-form = le riserve si scrivono Bianco/Nero, come in B12/B12, non «{ $text }»
no-reserve = «{ $text }» non è una riserva; scrivi lettere e quantità nell’ordine B G T Z D Y P, «-» per niente
reserve-order = le lettere di «{ $text }» non sono nell’ordine B G T Z D Y P
opening-form = l’apertura è fatta di due segni tra «0», «g» e «-», non «{ $text }»
opening-fixed = l’apertura di «{ $variant }» è «--», non «{ $text }»
challenges-none = questo gioco si gioca senza sfide: «-», non «{ $text }»
challenges-form = le sfide rimaste si scrivono Bianco/Nero, non «{ $text }»
challenges-unlimited = qui le sfide sono illimitate: «*/*», non «{ $text }»
too-many-pieces = { player-name } ha { $count } { $sort ->
    [B] pedine base
    [G] pedine GIPF
   *[other] potenziali { $potential }
}; «{ $variant }» ne ha { $most }
nothing-to-decide = fase «{ $phase }»: { player-name } non ha niente da decidere
tamsk-past = sul TAMSK in { $spot } { player-name } ha già deciso nella fase «{ $phase }»
no-challenge-left = { player-name } non ha più sfide con cui rispondere
cannot-announce = { $move } non si può annunciare: { $why }
no-spot = sul tavoliere { $board } non c’è la casella «{ $spot }»
not-json = questo non è JSON: { $detail }
json-without-position = ci vuole un oggetto JSON con un testo chiamato "position"
json-value = «{ $name }» non può essere { $value }
counter-without-rule = «{ $name }» non può essere indicato: «{ $variant }» non ha una regola della casa che lo conti
counter-range = «{ $name }» non può essere { $value }: si conta da { $least } a { $most }
counter-foreign = «{ $name }» non può contare «{ $text }»: non è una posizione di «{ $variant }» senza il numero del turno
no-reason = una partita { $how ->
    [drawn] finisce in pareggio
   *[won] è vinta
} per { $reasons }, non { $reason }

## Games and their files

one-game-expected = ci vuole una partita, e il testo ne contiene { $count }
result-differs = la partita è finita, { $result }, non { $given }
game-ended = la partita è finita: { $result }
over-by-rules = per le regole la partita è già finita
no-takeback = non c’è niente da ritirare
has-variations = ci sono varianti del turno { $turn }; prima toglile
turn-not-in-game = il turno { $turn } non è di questa partita
no-termination = una partita finisce per { $names }, non «{ $text }»
evaluation-range = una valutazione va da -1 a 1, non { $value }
no-shape = «{ $text }» non si può disegnare: un cerchio è un punto, come d4, una freccia due, come e2-e5
no-mark = un segno è uno di { $names }, non «{ $text }»
not-utf-8 = questo non è testo in UTF-8
header-form = un’intestazione si scrive [White "Ann"]
header-name = «{ $header }» non può essere il nome di un’intestazione; lettere e cifre sì
header-unprintable = l’intestazione { $header } contiene un carattere che non si può stampare
header-value = l’intestazione { $header } è { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 o *
    [TimeControl] 300+5, 1/60 o -
   *[Termination] normal, resignation, time, agreement, abandoned
}, non «{ $value }»
header-twice = l’intestazione { $header } c’è due volte
header-follows = l’intestazione { $header } segue dalla partita stessa
headers-differ = le intestazioni Variant e Position non concordano: { $variant }
comment-misplaced = un commento segue un turno
half-character = un commento contiene mezzo carattere, che non si può scrivere
comment-not-closed = questo commento non è chiuso, o ha un \ sbagliato
variation-misplaced = una variante sta dopo il turno che sostituisce
variation-empty = questa variante è vuota
variation-not-open = qui non è aperta nessuna variante
variation-not-closed = una variante non è chiusa
turn-missing = qui manca un turno
turn-not-finished = il turno { $turn } non è finito
turn-number = questo è il turno { $expected } non { $number }
reserve-misplaced = una riserva segue un turno
reserve-differs = la riserva è { $count } dopo { $turn }, non { $text }
result-missing = manca il risultato della partita precedente
ends-without-result = la partita finisce senza risultato: 1-0, 0-1, 1/2-1/2 o *
result-not-header = il risultato { $result } non è quello dell’intestazione, { $header }

## Games that are played or set up

in-moves = mossa { $number } di { $count }: { $why }
over-in-position = in questa posizione la partita è finita: non c’è niente da decidere
no-such-game = qui non c’è la partita «{ $game }»
game-deleted = la partita { $game } è stata eliminata
game-damaged = la partita { $game } è danneggiata e non si può mostrare: { $why }
game-went-on = nel frattempo la partita è andata avanti: è alla versione { $version }, e questo era per la { $given }
computers-turn = tocca al computer: { player-name } è lui
time-was-up = il tempo era già scaduto: { $result }
no-side-game = non c’è una partita collaterale da decidere per sorteggio
rematch-later = la partita non è ancora finita; la rivincita viene dopo
nothing-to-change = non c’è niente da cambiare
nothing-to-undo = in questo turno non c’è una decisione da annullare; un turno intero si ritira
no-turn-for-takeback = nessuno ha giocato un turno che si possa ritirare
chance-stays = ciò che il caso ha mostrato resta: niente di precedente si ritira
claim-untimed = si può reclamare una partita solo mentre un orologio è in moto, non in più giorni
claim-present = { player-name } è in linea: non c’è nulla da reclamare
abort-late = la partita è cominciata e non si può più annullare
claim-early = { player-name } può ancora tornare; la partita si potrà reclamare tra { $seconds } s
give-untimed = si può dare tempo solo a un’altra persona, in una partita con l’orologio non ancora finita
give-enough = { player-name } ha già tutto il tempo che si può regalare
vacation-spent = { $left ->
    [one] quest’anno resta un giorno di ferie, meno di { $days }
   *[other] quest’anno restano { $left } giorni di ferie, meno di { $days }
}
nothing-to-pause = non c’è nessun orologio in moto da fermare
not-paused = la partita non è in pausa
draw-offered = { player-name } ha già proposto il pareggio; aspetta una risposta
no-offer = nessuno ha proposto il pareggio
two-computers = questa partita la giocano due computer; nessuno può parlare per loro
computer-speaks = { player-name } è il computer, che parla per sé
decision-count = la partita ha { $count ->
    [one] una decisione
   *[other] { $count } decisioni
}, non { $given }
variant-or-start = una partita ha una variante o un inizio, non entrambi
archive-game = la partita { $number } del file ({ $game }) non si può leggere: { $why }
archive-id = il nome di una partita è fatto di lettere minuscole e cifre: { $id }
archive-result = il risultato { $result } non corrisponde alla partita
archive-side = una partita collaterale è indicata dal numero di decisioni che la precedono, non { $count }
name-unprintable = un nome è fatto di caratteri che si possono stampare
person-without-level = una persona non ha un livello; il computer sì
base-is-a-word = la base è una parola, come «standard»; tutto il resto ha un campo suo
cannot-move-here = { player-name } qui non può muovere e la partita sarebbe finita: metti una pedina in riserva, o libera una linea
without-gipf-piece = { player-name } non ha pedine GIPF sul tavoliere e avrebbe perso: mettine una, o scegli il gioco di base
row-left-standing = { player-name } ha una riga e deve prima rimuoverla: fai giocare { player-name }, o spezza la riga
nothing-to-read = non c’è niente da leggere; incolla una partita, una posizione o delle mosse
smart-game-format = questo è un file SGF, come li scrive boardspace.net; le sue mosse qui non si possono leggere: incolla le mosse o apri un file .gipf
too-much-to-read = è troppo; si leggono al massimo { $most } caratteri alla volta
too-many-moves = si giocano al massimo { $most } mosse alla volta
tree-too-long = un albero ha al massimo { $most } turni
tree-root = il primo nodo è la radice: non ha né padre né turno
tree-order = il nodo { $node } viene dopo il padre, che ha un indice minore
tree-turn = il nodo { $node } è un turno, e un turno ha almeno una mossa
ended-otherwise = la partita è finita per { $reason ->
    [resignation] abbandono
    [time] tempo
    [agreement] accordo
   *[abandoned] uscita
}: non si può ritirare niente

## The server

foreign-analysis = l’analisi è di un’altra partita: comincia con un’altra posizione
no-turns-to-judge = la partita non ha turni da guardare
nothing-for-engine = qui non c’è niente che il motore possa decidere
engine-ended = il motore è stato chiuso con il server
nobody-thinks = nessun processo svolge i lavori della corsia { $lane }: avvia gipf think --lane { $lane }
puzzle-takes-long = giudicare questo problema richiede troppo tempo
puzzle-not-judged = il problema non è stato giudicato: il risolutore si è fermato
too-much-at-once = è troppo in una volta; aspetta un po’
too-many-watched = una pagina segue al massimo { $most } partite
too-many-analyses = una pagina ha al massimo { $most } analisi in corso; fermane una
id-in-use = l’identificativo «{ $id }» è in uso; prendine un altro
internal-error = qui qualcosa è andato storto; è nel registro
not-saved = non è stato possibile salvarlo, quindi non è stato fatto: { $detail }
not-read = questo non si può leggere: { $detail }
unknown-request = niente si chiama «{ $name }»; ci sono { $names }
request-form = un messaggio è un oggetto che dice che cosa fare: { $example }
body-form = il corpo è un oggetto JSON, e Content-Type lo dice: application/json
body-not-json = questo non è JSON in UTF-8
body-too-big = è troppo; una richiesta ha al massimo { $most } byte
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail }, non { $value }
more-problems = { $first }; { $why }
wrong-method = { $method } non va con questo indirizzo; si può usare { $methods }
nothing-there = non c’è niente in { $path }; vedi /api/docs
http-error = { $detail }
wrong-host = questo server si chiama localhost, non «{ $host }»
foreign-page = una pagina di «{ $origin }» qui non ha niente da fare
foreign-site = una pagina di un altro sito qui non ha niente da fare
no-address = «{ $host }» non è un indirizzo di questa macchina; usa 127.0.0.1
no-days = { $name } vuole giorni da 0 a { $most }, non «{ $given }»
no-seconds = { $name } vuole secondi da 0 a { $most }, non «{ $given }»
metrics-address = GIPF_METRICS elenca indirizzi o reti separati da spazi, per esempio { $example }
public-address = { $host } è raggiungibile da altre macchine, e non ci sono account che tengano fuori gli altri; usa 127.0.0.1
port-taken = la porta { $port } di { $host } non si può usare: ce l’ha un altro programma; scegline un’altra con --port
port-unusable = la porta { $port } di { $host } non si può usare: { $detail }; scegline un’altra con --port
server-not-started = non è stato possibile avviare il server; { $log } dice perché
folder-unusable = { $folder } non si può usare: { $detail }; fai spazio sul disco o indica un’altra cartella in GIPF_DATA
folder-in-use = un altro gipf usa { $folder } ma non risponde; chiudilo o indica un’altra cartella in GIPF_DATA
running-elsewhere = GIPF è già in funzione, su { $address }, con le partite di { $folder }; la porta { $port } non è stata aperta: per un secondo indica un’altra cartella in GIPF_DATA
newer-database = { $database } è stato scritto da un gipf più nuovo (le sue tabelle sono a { $revision }, questo conosce fino a { $known }); reinstalla quello
database-without-version = { $database } ha delle tabelle ma non dice di quale versione; spostalo, o metti al suo posto una copia della cartella «backups»
database-unusable = { $database } non si può usare come base di dati ({ $detail }); fai spazio sul disco, sposta il file o metti al suo posto una copia della cartella «backups»
database-address = GIPF_DATABASE non indica una base di dati conosciuta; scrivi { $example }, o lasciala vuota per un file nella cartella dei dati
database-unreachable = la base di dati { $database } non si può usare: { $detail }; guarda se è in funzione e che cosa dice GIPF_DATABASE
database-foreign = { $database } ha delle tabelle, ma nessuna di gipf; indica una base di dati vuota in GIPF_DATABASE
database-away = la base di dati in questo momento non risponde, quindi non è stato fatto; riprova tra un attimo
worker-alone = GIPF_DATABASE è vuota: un server con le partite in un file lo fa da sé; { $command } è per server che condividono un PostgreSQL
clock-or-days = una partita ha un orologio o si gioca in più giorni, non tutte e due
days-between-people = in più giorni si gioca contro una persona a un altro dispositivo: invita qualcuno a uno dei posti
days-cap = nessuno può cominciare con più tempo del limite: cap dev’essere almeno seconds
days-too-short = è troppo veloce per una partita su più giorni: ognuno comincia con almeno un giorno, o con un’ora a cui ogni turno aggiunge almeno un’ora
bus-address = GIPF_BUS non indica niente di conosciuto; scrivi { $example }, o lasciala vuota se c’è un solo server
bus-away = GIPF_BUS non risponde ({ $detail }); le partite continuano, ma gli altri server sanno di una mossa fino a due secondi più tardi

## Lessons and puzzles

no-lesson = non c’è la lezione «{ $lesson }»
no-step = la lezione «{ $lesson }» non ha il passo «{ $step }»
step-to-look-at = il passo «{ $step }» di «{ $lesson }» è solo da guardare
no-puzzle = non c’è il problema «{ $puzzle }»
no-puzzles-file = { $file } non è un file di problemi: { $detail }; scrivine uno con «gipf puzzles make»
task-solved = { $move }: l’esercizio è risolto
was-wrong = { $move }: l’ultima decisione era sbagliata: ritirala
no-goal = «{ $name }» non è un obiettivo; ci sono { $names }
in-lesson = lezione «{ $lesson }»: { $why }
in-step = passo «{ $step }»: { $why }
lesson-unreadable = lezione «{ $lesson }»: { $detail }
unknown-keys = { $keys } qui non è noto; ci sono { $names }

## Engine and search

setting-range = { $name } va da { $least } a { $most }, non { $value }
setting-least = { $name } è almeno { $least }, non { $value }
no-choice = { $name } è uno di { $names }, non «{ $value }»
limit-needed = serve un limite per ogni posizione: seconds, nodes o depth
tree-search-settings = una ricerca ad albero ha almeno un thread, una foglia per lotto e un MiB
batch-variant = tutte le partite di questo lotto sono «{ $variant }»
batch-moves = { $count ->
    [one] serve una mossa
   *[other] servono { $count } mosse
}, una per partita, non { $shape }
pile-too-high = una pila di { $count } pezzi è troppo alta per il kernel
no-push-on-board = { $move } non è una spinta sul tavoliere { $board }
not-along-line = { $move } non segue una linea
clears-no-row = { $move } non rimuove una riga
no-network = non c’è la rete { $file }
not-a-network = { $file } non è una rete di gipf: { $detail }
network-without-version = { $file } non è una rete di gipf: non dice { $what }
network-version = { $file } è una rete per la versione { $given } di { $what }, e questo gipf ha la versione { $version }
own-precision = { $file } ha una precisione propria; nomina solo il file

## Environments for learners

reset-needed = la partita è finita: reset() ne comincia un’altra
opponent-form = un avversario è il nome di un giocatore, come «random» o «level-3», una funzione della posizione, o di maschera, osservazione e generatore
batch-positions = la posizione iniziale è una per tutte le partite o una lista di { $count }, una per ciascuna
reset-mask = reset_mask dice sì o no per ogni partita: un array di { $count } valori di verità
action-form = un’azione è un numero intero minore di { $most }, non { $value }
illegal-action = l’azione { $action } non è legale in «{ $position }»
variant-form = una variante è un testo come «{ $variant }», non { $value }
over-at-once = «{ $variant }» finisce prima di cominciare: non c’è niente da imparare
odds-form = le probabilità di una partita collaterale sono tre quote che sommano a 1, non { $value }
player-number = un giocatore è 0 o 1, per tutte le partite o per ciascuna, non { $value }
actions-form = { $count ->
    [one] serve un numero intero
   *[other] servono { $count } numeri interi
}, un’azione per partita, non { $kind } di forma { $shape }

## Training

above-zero = { $name } è maggiore di 0, non { $value }
even-number = { $name } è un numero pari, due per apertura, non { $value }
variant-needed = per addestrare serve una variante
too-few-games = { $count ->
    [one] una partita è poca
   *[other] { $count } partite sono poche
} per { $variants } varianti di vari tipi
share-form = «{ $text }»: una quota è un numero maggiore di 0, come in { $variant }@2, non «{ $value }»
generation-settings = una generazione ha almeno una partita, e ogni partita tiene almeno un campione
save-every = un checkpoint viene scritto almeno ogni minuto, quindi --save-every va da 1 a 60, non { $value }
actors-without-ray = --actors sono quelli di un cluster Ray; nominalo con --ray
no-cluster = non c’è un cluster Ray in «{ $address }» ({ $detail }); avviane uno con «ray start --head», o di’ --ray { $local }
no-gpu = torch qui non trova una GPU; togli --device, o di’ --device cpu
other-network = la rete in { $folder } ha { $count } { $name }, non { $value }; togli --{ $name }, o comincia in un’altra cartella
network-size = una rete ha uno o più blocchi e 8, 16, 24 … canali, non { $size }
fold-before-fusing = si può fondere solo una rete ripiegata: usa folded().fuse()
no-checkpoint = non c’è il checkpoint { $file }
not-a-checkpoint = { $file } non è un checkpoint: { $detail }
checkpoint-version = { $file } è un checkpoint della versione { $given }; questa è la { $version }
checkpoint-too-big = una rete di { $millions } M di numeri non sta in un checkpoint di { $most } MB; addestrane una con meno blocchi o canali
checkpoint-of-other = il checkpoint è di una rete di { $given }, non di { $wanted }
int8-needs-positions = int8 richiede posizioni da cui ricavare gli intervalli dei numeri
learning-settings = per imparare servono due campioni per passo, un tasso maggiore di 0, views non negativo e average da 0 a meno di 1
lockstep-settings = il gioco contro sé stesso richiede almeno una variante, una partita e un giro
lockstep-rules = le partite al passo hanno in comune famiglia di regole e tavoliere
no-games-of-families = nessuna delle partite è di queste famiglie
too-few-to-hold-back = ci sono troppo poche partite della famiglia { $family } per tenerne da parte
no-file = non c’è il file { $file }
file-unreadable = { $file } non si può leggere: { $detail }
not-games = { $file } non è un file di partite, o è danneggiato: { $detail }
games-damaged = { $file } è danneggiato: { $detail }
no-games-file = { $file } non è un file di partite: scrivine uno con «gipf train selfplay»
games-version = { $file } ha partite della versione { $given }; questa è la { $version }
folder-without-games = la cartella { $folder } non ha file di partite (*{ $suffix })
games-of-other-rules = una partita di { $variant } non finisce come dice il file: ha altre regole
file-exists = { $file } c’è già; prendi un altro file o un altro seme
selfplay-settings = servono almeno una partita, un processo e un nodo
nothing-written = nessuna partita è finita, quindi non è stato scritto niente

## The command line

resumed-players = una partita ripresa tiene i suoi giocatori; togli --opponent
other-variant = la posizione è di «{ $given }», non di «{ $variant }»
theme-without-svg = --theme serve per un diagramma; indica il suo file con --svg

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = ci vuole un oggetto JSON
no-such-player = non c’è il giocatore «{ $name }»; ci sono: { $names }
player-unprintable = «{ $player }» contiene un carattere che non si può stampare in una tabella
players-alike = due giocatori si chiamano «{ $name }»
no-program = non c’è il programma «{ $program }» da eseguire
no-command-line = «{ $text }» non è una riga di comando: { $detail }
program-unnamed = nomina il programma, come in «program:my-engine --fast»
player-not-imported = il giocatore «{ $name }» non si può importare: { $detail }
makes-no-player = «{ $name }» non è una classe o funzione che fa un giocatore
two-players-needed = un incontro ha due giocatori o più
games-in-pairs = le partite vanno a coppie con i colori scambiati: 2 o 4, non { $value }
sprt-players = un test sequenziale riguarda due giocatori, non { $count }
opening-length = un’apertura ha da 0 a 99 turni, non { $value }
variant-twice = una variante è nominata due volte
no-opening-of = { $file } non ha un’apertura di { $variant }
no-opening-found = non si è trovata un’apertura di { $turns ->
    [one] un turno
   *[other] { $turns } turni
} di { $variant } in cui non finisca la partita né si catturi un pezzo; chiedi meno turni
file-without-opening = in { $file } non c’è un’apertura
opening-game-over = { $file }: la partita { $number } è finita: non c’è da dove continuare
opening-line-over = { $file }:{ $number }: la partita è finita: non c’è da dove continuare
workers-end = i processi che giocano finiscono prima di cominciare, vedi sopra; uno script che gioca incontri lo fa sotto { $example }
sprt-order = elo0 dev’essere minore di elo1: non { $value }
sprt-chance = { $name } è una probabilità maggiore di 0 e minore di 0,5, non { $value }
sprt-form = un test si scrive come due differenze, come in 0,20, non «{ $text }»
match-in-folder = un altro processo sta giocando un incontro in { $folder }
other-match = { $folder } contiene i risultati di un altro incontro: { $detail }. Indica un’altra cartella
match-without-settings = { $folder } contiene partite ma non settings.json; indica un’altra cartella
not-a-result = { $file }:{ $number }: questo non è il risultato di una partita
games-cut = { $file } è più corto di quanto dice results.jsonl; indica un’altra cartella

## The engine’s process and its players

player-value = il giocatore ha dato il valore { $value }, e i valori vanno da -1 a 1
senseless-answer = il motore ha dato una risposta senza senso: { $detail }
engine-late = il motore non ha risposto entro { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
engine-hung = il motore non ha risposto entro { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}, né si è fermato a comando, ed è stato chiuso{ $detail }
engine-said = { $detail }
stopped-before-move = la ricerca è stata fermata prima di trovare una mossa
engine-closed = questo motore è stato chiuso; creane un altro
engine-was-closed = il motore è stato chiuso
engine-not-started = il motore non si può avviare: { $command }: { $detail }
engine-ended-itself = il motore si è chiuso ({ $detail })
engine-died = { $why }; la prossima richiesta lo riavvia
not-sendable = questo non si può inviare al motore: { $detail }
argument-type = { $name } è di tipo { $kinds }, non { $value }
engine-failed = il motore ha fallito: { $detail }
player-failed = il giocatore { $player } ha fallito: { $detail }
player-answer = il giocatore { $player } ha dato una risposta che non lo è: { $detail }
not-judged = la partita non si può giudicare: { $detail }
player-with-limits = «{ $player }» nomina dei limiti; si danno con ogni ricerca
options-form = { $name }:{ $text }: le opzioni si scrivono come in { $name }:seconds=0.1
no-such-option = «{ $name }» non ha l’opzione «{ $option }»; ci sono: { $names }
option-given-twice = l’opzione «{ $option }» di «{ $name }» compare due volte
option-value = l’opzione «{ $option }» di «{ $name }» è di tipo { $kinds }, non «{ $text }»
no-process-option = il processo non ha l’opzione { $name }; ci sono: workers
too-many-requests = { $most } richieste sono in corso e non ce ne stanno altre; aspetta risposte o fermane qualcuna
no-such-search = nessuna ricerca con l’identificativo «{ $id }» è in corso; forse è già finita
whole-number = { $name } è un numero intero da { $least } a { $most }, non { $value }
number-wanted = { $name } è un numero da { $least } a { $most }, non { $value }
id-missing = manca id; va bene qualsiasi testo o numero, come in { $example }
id-form = { $name } è un testo di al massimo { $most } caratteri, o un numero da -2**53 a 2**53, non { $value }
request-missing = manca request; ci sono: { $names }
no-such-request = non c’è la richiesta { $name }; ci sono: { $names }
no-such-field = { $name } non ha il campo { $field }; ha: { $names }
request-without-limit = { $name } richiede un limite: { $names }; solo l’analisi di una singola posizione può andare avanti finché non la si ferma
position-or-game = { $name } richiede una posizione o una partita, come in { $example }
position-needed = { $name } richiede una posizione, come in { $example }
position-form = position è un testo o il JSON di una posizione, non { $value }
game-form = game è il testo di un file di partita, non { $value }
moves-form = moves è una lista di testi come ["e2", "g7-d6"], non { $value }
moves-with-game = moves va con una posizione; una partita ha le sue
line-not-utf-8 = il byte { $number } della riga non è UTF-8
line-empty = la riga è vuota; una richiesta si scrive { $example }
line-too-deep = la riga è annidata troppo; una richiesta si scrive { $example }
line-not-json = la riga non è JSON: { $detail }; una richiesta si scrive { $example }
line-too-long = la riga supera { $most } byte; è stata tralasciata
number-too-long = la riga ha un numero di migliaia di cifre
request-object = una richiesta è un oggetto JSON come { $example }, non { $value }
field-twice = il campo { $field } c’è due volte
no-json-number = { $name } non è un numero JSON

## Commands that write files

in-place-or-out = --in-place scrive nel file della partita: togli --out, o --in-place
in-place-json = --json scrive ciò che si trova, --in-place le partite; indica uno dei due
in-place-stdin = --in-place richiede un file di partita; in stdin non si può scrivere
out-overwrites = --out sovrascriverebbe il file della partita { $file }; --in-place lo permette
picture-file = --picture richiede un file suo, come game.svg
picture-overwrites = --picture sovrascriverebbe { $file }; indica un altro file
no-turns-in-file = nessuna partita in { $file } ha un turno da guardare
not-compiled = il motore non si può compilare: { $detail }; indica un’altra cartella in GIPF_CACHE
cannot-play = «{ $player }» non può giocare: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: la partita è finita; undo annulla la fine
terminal-others-turn = { $player ->
    [w] { $move }: qui tocca al Bianco
   *[b] { $move }: qui tocca al Nero
}
terminal-is-over = la partita è finita: new ne comincia un’altra, undo torna indietro
terminal-no-move = «{ $text }» non è né una mossa né un comando; le mosse sono come { $examples }; help mostra i comandi
terminal-undo = dopo undo va il numero di decisioni da annullare, come in undo 3, non «{ $text }»
terminal-undo-few = { $count ->
    [one] si può annullare solo una decisione
   *[other] si possono annullare solo { $count } decisioni
}
terminal-side-game = qui decide una partita collaterale: giocatela, poi scrivete won, tied o lost
terminal-random-mover = il giocatore a caso non si accorda su nulla; resign finisce la partita
terminal-nothing-kept = non ci sono ancora partite salvate in { $folder }; cominciane una senza --resume
terminal-file-name = «{ $name }» non può essere il nome di un file; scegline un altro
terminal-no-game = non c’è nessuna partita in { $file }

## Pictures

chart-empty = un grafico ha bisogno di un turno da mostrare
chance-range = una probabilità di vittoria va da -1 a 1, non { $value }
curves-empty = un’immagine di curve ha bisogno di un punto da mostrare
no-such-point = sul tavoliere { $board } non c’è «{ $point }»; le colonne vanno da a a { $last }, come in «e1» (un punto) o «e5» (una casella)
arrow-leads-nowhere = una freccia da { $point } a { $point } non porta da nessuna parte; nomina due posti diversi
no-line-for-move = { $move }: nessuna linea porta dal punto { $dot } a { $spot }
no-book = non è un libro di aperture: la prima riga non è «{ $line }»
book-line = «{ $text }» non è una riga di un libro di aperture; ha cinque campi, come «93f0b53a6c1d8e27 c2 14 9 0.778»
book-turn-twice = { $turn } è due volte nel libro per questa posizione
book-number = { $name } è un numero intero, da 0 in su, non { $value }
book-score = un punteggio va da 0 a 1, non { $value }
no-colour = { $text } non è un colore; un colore si scrive come «#a84a00» o «seagreen»
no-shade = { $text } non è l’intensità di un’ombra; va da «0» a «1», come «.22»
no-arrow = una freccia è una coppia di punti, come ('e1', 'e3'), magari con un colore, non { $value }
no-theme = non c’è un tema «{ $name }»; ci sono { $names }
no-language = non ci sono testi nella lingua «{ $name }»; ci sono { $names }
picture-width = un’immagine non può essere larga { $width }; dai la larghezza in pixel, come 400

## Side games

side-no-game = non c'è nessuna partita collaterale «{ $name }»: { $names }
# The name of a side game, as people write it; options behind it stay as they are typed.
side-title = { $game ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
side-title-of-play = { $name ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $name }
}
side-no-option = { side-title } non ha l'opzione «{ $option }»: { $options }
side-no-move = «{ $text }» non è una mossa di { side-title }; si scrivono come { $examples }
side-fields = una posizione di { side-title } ha { $wanted } campi, { $names }, separati da uno spazio, non { $number }
side-columns = un tabellone di { $wanted } colonne le separa con «/»; qui sono { $number }
side-column-length = la colonna { $column }, «{ $text }», ha { $number } punti: ce ne sono { $wanted }
side-column-form = la colonna { $column }, «{ $text }», si scrive «{ $right }»
side-no-piece = colonna { $column }: «{ $text }» non può stare lì
side-player-field = il giocatore è «w» o «b», e «-» dopo un pareggio, non «{ $text }»
side-phase-field = «{ $text }» non è una fase: { $phases }
side-disagrees = { $field } è «{ $text }», ma secondo il tabellone è «{ $right }»
side-too-many = ci sono { $number } { $piece }: al massimo { $most }
side-is-over = questa partita è finita: giocatore e fase sono «{ $right } .»
side-not-over = questa partita non è ancora finita
side-nothing-to-decide = nella fase «{ $phase }» non c'è nulla da decidere
side-occupied = { $point } è occupato
side-others = quello che sta in { $point } non è tuo
side-no-point = su questo tabellone non c'è { $point }
side-no-line = { $start } e { $end } non sono su una stessa linea
side-stuck = ciò che sta in { $point } ora non può andare da nessuna parte
side-other-due = { $move } ora non si può giocare; puoi giocare per esempio { $moves }
side-not-possible = { $move } qui non si può giocare; si può: { $moves }
side-other-game = una posizione di { side-title } comincia con «{ $game }», non con «{ $text }»
side-too-few = ci sono { $number } { $piece }: almeno { $least }
yinsh-no-ring = in { $point } non c'è un tuo anello
yinsh-ring-between = l'anello in { $point } è d'ostacolo
yinsh-must-stop = un anello che ha scavalcato delle pedine deve fermarsi subito dopo, in { $point }
yinsh-row-stands = la riga { $row } dovrebbe essere già stata tolta
side-none-left = non resta nessun { $piece } da mettere
tzaar-capture-first = un turno comincia con una cattura
tzaar-first-met = da { $start } una pila va fino alla prima pila sulla sua linea, né oltre né su un'intersezione libera
tzaar-too-high = la pila in { $point } ha { $height } pezzi e la tua in { $start } solo { $own }: non può catturarne una più alta
tzaar-no-capture = da { $point } ora non si cattura nulla: ciò che viene prima sulle sue linee è tuo o troppo alto
tzaar-first-capture = la fase «f» è la prima cattura del Bianco, a tavoliere pieno
tzaar-no-stacks-yet = finché si mettono i pezzi, fase «p», non ci sono pile
tzaar-out-of-turn = si mette a turno, prima il Bianco: con { $white } bianchi e { $black } neri non tocca a «{ $player }»
side-no-options = { side-title } non ha opzioni, quindi nemmeno «{ $option }»
side-value = { $field } è «{ $text }»; si scrive come { $values }
side-seed = un seme è un numero intero da 0 a { $most }, non «{ $text }»
side-rounds = { $game } si gioca al meglio di un numero dispari di mani, da 1 a { $most }, non «{ $text }»
rps-same-commitment = questo è l’impegno dell’altro giocatore; impegnati su una scelta tua
rps-to-open = entrambi hanno scelto: scopri la tua scelta, come in «rock:nonce», o «fold»; non «{ $move }»
rps-not-committed = «{ $move }» non è ciò su cui ti sei impegnato
rps-round = «{ $text }» non è una mano; si scrivono come «rock/paper», l’ultima anche come «rock/-»
rps-round-too-many = non c’è una mano «{ $text }»: quella prima non è completa, o la partita è finita
domino-not-held = { $tile } non è nella tua mano
domino-no-fit = { $tile } non va a questo capo della catena, che è { $end }
domino-no-tile = «{ $text }» non è una tessera; vanno da 00 a 66, in una mano con il numero più basso davanti
domino-line = { $first } e { $second } non vanno insieme
domino-order = una mano si scrive in ordine: «{ $right }», non «{ $text }»
domino-twice = { $tile } c’è due volte
domino-count = ogni giocatore ha ricevuto 7 tessere; qui ce ne sono { $line } nella catena, { $white } e { $black } nelle mani
domino-passes = chi può giocare non passa
openspiel-name = un gioco di OpenSpiel si nomina come in «openspiel(connect_four)», non «{ $text }»
openspiel-no-game = OpenSpiel non ha un gioco «{ $name }» che si giochi con il solo nome
openspiel-not-in-turn = «{ $name }» non è un gioco per due che muovono a turno
dvonn-stays = il pezzo DVONN in { $point } è da solo, e così non si muove mai
dvonn-shut-in = quello che sta in { $point } è chiuso: tutti e sei i punti intorno sono occupati
dvonn-distance = una pila di { $height } si muove di { $height } esatti; da { $start } a { $end } sono { $distance }
dvonn-not-linked = quello che sta in { $point } non è collegato a nessun pezzo DVONN
zertz-must-jump = una biglia può saltare, quindi deve: { $moves }
zertz-no-ring = in { $point } non c'è più un anello
zertz-not-free = l'anello { $point } non si può sfilare: accanto dovrebbero esserci due posti vicini senza anello
zertz-jump = una biglia salta dritta oltre quella vicina, sull'anello libero subito dietro
zertz-counts = «{ $text }» non dice quante biglie ci sono, come in «{ $right }»
zertz-marbles = sul tavoliere, nella riserva e catturate ci sono { $number } { $colour }: in tutto devono essere { $wanted }
side-written = «{ $text }» si scrive «{ $right }»
punct-off-board = { $move }: un punto sporgerebbe dal tabellone
punct-centre = { $variant ->
    [basic] il primo pezzo della partita non può stare nell’esagono centrale
   *[standard] non si aggiungono pezzi nell’esagono centrale
}
punct-minor-dot = in { $point } non c’è nessun PÜNCT, e un pezzo si muove per il suo PÜNCT
punct-covered = il pezzo con il PÜNCT in { $point } non è libero: c’è qualcosa sopra in { $spaces }
punct-unchanged = così non cambia nulla: un pezzo deve muoversi o girare
punct-on-other = il PÜNCT starebbe sul colore dell’altro giocatore in { $point }
punct-not-flat = il pezzo non starebbe in piano: le altezze di { $spaces } sono { $heights }
punct-gap = il PÜNCT starebbe sopra un buco: { $point } è libero, e sotto ci vuole un pezzo proprio
punct-no-room = comunque lo si giri, il pezzo non ci sta con il PÜNCT in { $point }: deve stare in piano, tutto sul tavoliere
punct-no-piece = «{ $text }» non è un pezzo; si scrivono come Tg5:2
punct-crosses = { $piece } incrocia un altro pezzo del suo livello in { $point }
punct-cannot-lie = { $piece } non può stare al livello { $level }: { $why }
punct-wrong-level = { $piece } è al livello { $level }, ma starebbe al livello { $right }
punct-no-reserves = le riserve si scrivono come in T6C2E4/T5R1, «-» per niente, non «{ $text }»
in-side-game = partita collaterale { side-title-of-play }, mossa { $number }, «{ $move }»: { $why }
side-play-form = «{ $text }» non è una partita collaterale; si scrivono come «yinsh(blitz) f5 d4» o «die#7 throw»
side-play-other = { $letter } si decide con { $game }, non con { $name }
side-play-seed = { $name } non si può rigiocare senza il suo seme, come in «{ $name }#7»
side-play-no-seed = in { $name } non c’è caso, quindi nemmeno un seme
side-play-none = in questo turno non c’è una sfida che { side-title-of-play } abbia potuto decidere
side-play-not-over = la partita collaterale { side-title-of-play } non è finita, ma il risultato sarebbe «{ $result }»
side-play-result = la partita collaterale { side-title-of-play } è «{ $right }» per chi ha annunciato il potenziale, non «{ $result }»
side-play-wanted = play è una partita collaterale come in una registrazione, per esempio 'yinsh f5 d4', non { $value }
side-play-unknown = { side-title-of-play } non si può giocare qui
side-terminal-only = { $name } si gioca solo nel terminale: gipf play --terminal "{ $name }"
is-side-game = { $game } è una partita collaterale a sé: chiedila con 'watch-side' e /api/side-games
is-no-side-game = { $game } non è una partita collaterale a sé: chiedila con 'watch' e /api/games
no-side-game-on = non c’è nessuna partita collaterale da abbandonare
side-game-decides = { $move }: il risultato viene dalla partita collaterale in corso; chi la abbandona la perde
side-level = le partite collaterali hanno i livelli da 1 a { $most }
side-file-form = il file di una partita collaterale dice quale è, come in [SideGame "yinsh"]
side-file-result = le mosse portano a '{ $right }', ma come risultato c’è '{ $result }'
side-file-hidden = in questa partita c’è ancora qualcosa di nascosto; il file ci sarà alla fine
side-no-draws = in { side-title } c’è sempre un vincitore, quindi non c’è pareggio da proporre
side-file-is-game = questa è una partita di GIPF, non una partita collaterale a sé
side-file-position = il file è di { side-title-of-play }, ma la sua posizione è di { $other }
side-file-two-seeds = una partita collaterale che comincia da una posizione contiene già il seme: [Seed] e [Position] non vanno insieme
side-text-unknown = «{ $text }» non è una partita collaterale: un file, una posizione, o il suo nome con le mosse, come «yinsh f5 d4»
side-no-board = { side-title-of-play } si gioca senza tavoliere, quindi non c’è un diagramma
proof-file = { $file } non si può leggere come dimostrazione: { $detail }
proof-header = la riga { $line } di una dimostrazione è [{ $name } "…"], non «{ $text }»; comincia con Proof, Variant, Winner e Turns
proof-version = si leggono solo dimostrazioni della versione { $version }, non «{ $text }»
proof-answer = la risposta { $number } della dimostrazione, «{ $move }», non è legale in «{ $position }»
proof-ends = la dimostrazione finisce dopo la risposta { $number }, ma { player-name } deve decidere in «{ $position }»
proof-too-long = la dimostrazione è completa dopo la risposta { $number }, ma segue ancora «{ $move }»
proof-lost = { player-name } qui non vince: «{ $position }»
proof-turns = { player-name } non ha vinto in { $turns } turni, come dice la dimostrazione: «{ $position }»
solve-variant = { $variant } non si può risolvere: si può solo senza potenziali e senza regole della casa, come «basic;reserve=4/4»
solve-unknown = non si sa ancora chi vince { $variant }: non c’è niente da dimostrare
solve-no-win = nessuna vittoria in { $turns } turni trovata in «{ $position }»

## L’app come semplici file

site-not-built = il sito non può essere scritto: { $part ->
    [page] la pagina non è costruita
    [engine] il motore per i browser non è costruito
   *[python] Python per i browser non è costruito
  } qui; 'make site' costruisce ciò che manca
site-folder-taken = in { $folder } c’è qualcosa che non è un sito; indica una cartella nuova o vuota
no-site-address = un indirizzo comincia con https:// o http://, non «{ $text }»

## Persone e posti

not-for-you = questo non spetta a te
not-your-game = non hai un posto in questa partita
not-your-seat = { $player ->
    [w] il posto del Bianco è di qualcun altro
   *[b] il posto del Nero è di qualcun altro
}
not-your-turn = tocca all’altra persona
own-proposal = a questo deve rispondere l’altra persona
proposal-waits = una domanda aspetta ancora la risposta
player-awaited = l’altra persona non è ancora arrivata
no-advice-between-people = in una partita tra due persone il motore non aiuta nessuno finché non è finita
result-for-other = un risultato a tuo favore lo deve inserire l’altra persona
goes-on-between-people = due persone giocano questa partita, e non è finita
stays-between-people = anche un’altra persona ha giocato questa partita, quindi resta
both-invited = uno dei due posti deve essere il tuo
computer-invited = il computer prende posto senza invito
seat-not-free = { $player ->
    [w] il posto del Bianco non è libero
   *[b] il posto del Nero non è libero
}
name-length = un nome ha da 1 a { $most } caratteri
not-let-in = questo server fa entrare solo chi ha il suo link
network-off = nessuno può unirsi: l’accesso dalla rete locale è spento
no-local-network = questo computer non è in nessuna rete locale
not-local = { $host } non è un indirizzo di una rete locale
network-refused = gli altri non possono unirsi: { $detail }

## Un servizio per tutti

asked-too-much = da qui sono arrivate troppe richieste; { $seconds ->
    [one] riprova fra un secondo
   *[other] riprova fra { $seconds } secondi
}
past-the-proxy = questo servizio si raggiunge solo dal suo indirizzo, non aggirando il suo proxy
proxy-without-proto = il proxy davanti a questo servizio deve dire in X-Forwarded-Proto come è stato raggiunto
proxy-without-client = il proxy davanti a questo servizio deve dire in X-Forwarded-For da chi è stato raggiunto
no-origin = una richiesta con un cookie deve dire in Origin da quale pagina viene
service-or-lan = un servizio è per tutti; unirsi dalla rete locale è per l’app di una sola macchina
service-address = l’indirizzo di un servizio è come https://play.example o, per provarlo, come http://localhost:4737; non { $text }
service-without-proxy = un servizio a un indirizzo https:// si raggiunge da un proxy; indica il suo indirizzo in GIPF_PROXY, per esempio GIPF_PROXY=127.0.0.1
neither-address = { $text } non è né un indirizzo né una rete, come 10.0.0.2 o 10.0.0.0/8
name-reserved = «{ $name }» è un nome che qui nessuno può avere
account-name-length = un nome ha da { $least } a { $most } caratteri
account-name-letters = un nome è fatto di lettere e cifre; fra loro possono stare singoli spazi, punti, trattini o trattini bassi
account-name-scripts = un nome si scrive in un solo alfabeto, perché nessuno sia scambiato per un altro

## Account

no-accounts = qui non ci sono account; appartengono a un servizio per tutti
account-there = hai già un account
account-without-way = un account ha bisogno di un modo per entrare: una password, una passkey o un indirizzo mail
name-taken = il nome «{ $name }» è preso, o somiglia a uno che lo è
password-length = una password ha da { $least } a { $most } caratteri
password-weak = questa password si indovina troppo facilmente; meglio qualche parola senza nesso
sign-in-wrong = nome e password non vanno insieme
password-wrong = questa non è la tua password
prove-again = mostra ancora una volta che sei tu: con la password, una passkey o un link
last-way = è il tuo ultimo modo per entrare; prima aggiungine un altro
mail-off = questo servizio non invia mail
mail-address = questo non è un indirizzo mail
mail-server = GIPF_MAIL non nomina alcun server di posta; scrivi smtp://NOME:PASSWORD@MACCHINA:PORTA o smtps://…
push-unknown = questo non è un servizio di notifica conosciuto qui
push-keys = le chiavi di notifica del browser non vanno bene
push-off = da qui non si invia niente ai dispositivi
push-address = GIPF_PUSH nomina servizi di notifica come https://push.example; non { $text }
passkey-refused = questa passkey non è stata accettata; riprova, o entra in un altro modo
passkeys-many = un account ha al massimo { $most } passkey
no-such-passkey = non c’è una passkey così
token-wrong = questo token non vale: è stato revocato, o non è mai esistito
not-by-token = per questo non vale nessun token
token-without = questo token non è fatto per questo: gli manca «{ $scope }»
bot-was-rated = questo account ha giocato partite classificate e resta di una persona; creane un altro per il programma
bot-moderates = l’account di un moderatore resta di una persona
bot-in-games = questo account sta giocando contro altri; potrà diventare di un bot quando quelle partite saranno finite
account-no-bot = solo un account di bot ha token
tokens-many = un account ha al massimo { $most } token
bot-address = «{ $address }» non è l’indirizzo di un servizio; scrivi https:// e il suo nome
bot-unreachable = { $address } non risponde: { $detail }
bot-denied = il servizio dice di no: { $detail }
bot-no-account = presso { $address } questo token non è di nessun bot
no-such-account = non c’è un account «{ $name }»

## The lobby

lobby-closed = nessun altro può venire qui, quindi non c’è una sala
time-too-short = è troppo veloce: ognuno ha almeno { $seconds } secondi per { $turns } turni, come con 3+2
times-mixed = un’offerta vale per partite in una seduta o in più giorni, non per entrambe
standing-over-days = solo un’offerta aperta in più giorni può valere per più partite
rated-with-account = le partite classificate si giocano con un account
rated-even = una partita è classificata solo se entrambi hanno lo stesso e non decide soltanto il caso
own-seek = non si gioca contro se stessi
seek-without = l’offerta non comprende { $what }
too-many-seeks = puoi avere al massimo { $most } offerte insieme
not-challenged = non puoi sfidare questa persona
no-such-seek = questa offerta non c’è più
seek-taken = qualcuno è stato più veloce: l’offerta è già stata accettata
no-such-person = qui non c’è nessuno così

## Tournaments

no-tournaments = qui non ci sono tornei; appartengono a un servizio per tutti
no-such-tournament = questo torneo non esiste
tournament-begun = questo torneo è cominciato; puoi iscriverti al prossimo
tournament-not-entered = non partecipi a questo torneo
tournament-played = tutte le tue partite in questo torneo sono finite
tournament-no-bots = i programmi non partecipano ai tornei
tournament-game-stays = questa partita fa parte di un torneo, quindi resta

## What people say, and order among them

words-length = si dicono da 1 a { $most } caratteri alla volta
said-too-much = era molto in una volta: aspetta { $seconds } secondi
muted = la moderazione ti chiede di tacere ancora per { $hours } ore
nobody-hears = in questa partita nessuno ti sente
no-such-preset = non ci sono parole chiamate «{ $name }»
not-oneself = questo riguarda gli altri, non se stessi
no-such-report = di questa segnalazione si è già occupato qualcuno
too-many-reports = { $most } tue segnalazioni aspettano ancora di essere viste

## Ciò che qualcuno tiene per sé in una partita

board-nowhere = un tavoliere tutto tuo c’è nelle tue partite in più giorni contro un’altra persona
conditions-nowhere = le mosse condizionali sono per una partita in più giorni contro un’altra persona, finché dura
conditions-own-turn = tocca a te: le mosse condizionali rispondono a ciò che gioca l’avversario
conditions-side-game = le mosse condizionali non possono passare attraverso una partita collaterale
conditions-late = nel frattempo la partita è andata avanti, e queste mosse condizionali non valgono più
conditions-many = è troppo: al massimo { $lines } varianti con { $decisions } decisioni in tutto
conditions-long = una variante ha al massimo { $most } decisioni
conditions-after-end = la partita finisce prima di { $move }
conditions-two = alla stessa cosa c’è una sola risposta: { $one } o { $two }
conditions-end = ogni variante finisce con la tua risposta, fino a quando decide di nuovo l’avversario
