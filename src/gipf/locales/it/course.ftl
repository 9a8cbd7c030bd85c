### First steps

course-chapter-first-steps = Primi passi

## The board

course-board = Il tavoliere
course-board-about = Caselle, punti e linee, e la tua prima pedina.

course-board-spots = Ti diamo il benvenuto in GIPF! Dove le linee si incrociano ci sono le caselle: sono 37, e tutto il gioco si svolge lì. Quella cerchiata, e5, è il centro.

course-board-dots = Intorno alle caselle ci sono i punti. Metti una pedina su un punto e la spingi lungo una linea, sulla prima casella. Nessuna pedina resta mai su un punto.

course-board-enter = Tu sei il Bianco. Spingi una pedina su una qualsiasi casella libera del bordo.
course-board-enter-hint-1 = Indica una casella del bordo e metti in gioco la pedina.
course-board-enter-done = Eccola! Viene dalla tua riserva, che ora ha una pedina in meno.

course-board-names = Le colonne hanno lettere, da sinistra a destra. In una colonna si conta dal lato del Bianco, e conta anche il punto. Questa pedina, quindi, è in c4.

course-board-find = Spingi una pedina in g6.
course-board-find-hint-1 = La colonna g è la terza da destra. Il suo punto g1 è in basso.
course-board-find-wrong-side = Non proprio. Le lettere vanno da sinistra a destra, i numeri dal lato del Bianco verso l’alto.
course-board-find-done = Trovata. D’ora in poi sai leggere ogni casella.

course-board-lines = Le linee corrono in tre direzioni, quindi da una casella si parte in sei modi. In GIPF tutto si muove lungo una linea.

course-board-start = Così comincia il gioco di base. Ogni giocatore ha 15 pedine: tre negli angoli e dodici in riserva. Comincia il Bianco, poi si gioca a turno.

## Pushing

course-pushing = Spingere
course-pushing-about = Come entra una pedina quando la prima casella è occupata.

course-pushing-first = La casella e2 è occupata. Spingi lo stesso dal punto e1.
course-pushing-first-hint-1 = Indica il punto e1, sotto la pedina.
course-pushing-first-done = La pedina che c’era ha fatto posto: si è spostata di una casella lungo la linea.

course-pushing-run = Le pedine che si toccano si spostano insieme, di qualunque colore siano. Un buco ferma la spinta: la pedina in d5 non si muove.

course-pushing-colours = Sposta la pedina nera da d4 a e5 con una sola spinta.
course-pushing-colours-hint-1 = Le pedine in b2, c3 e d4 si toccano. Da quale punto le spingi tutte e tre?
course-pushing-colours-done = Si sono mosse tre pedine, ognuna di una casella.

course-pushing-ways = Da quasi tutti i punti partono due linee. Sposta la tua pedina da d2 a e3.
course-pushing-ways-hint-1 = La linea deve andare da d2 a e3. Seguila all’indietro fino al suo punto.
course-pushing-ways-wrong-up = Così la tua pedina è salita dritta in d3. Scegli la linea che va in obliquo verso destra.
course-pushing-ways-done = Giusto. Dallo stesso punto potevi spingere anche lungo l’altra linea.

course-pushing-blocked = Una pedina non viene mai spinta fuori dal tavoliere. Questa linea non ha caselle libere, quindi nessuno può spingere lungo di essa, né da una parte né dall’altra.

course-pushing-fill = Una linea è quasi piena: quella da e2 a h2. Riempila, così nessuno potrà più spingere.
course-pushing-fill-hint-1 = Su quella linea c’è una casella libera. Occupala, o spingici le altre pedine.
course-pushing-fill-done = Bloccata. La linea si riapre solo quando qualche pedina lascia il tavoliere.

### Rows

course-chapter-rows = Righe

## Four in a row

course-rows = Quattro in riga
course-rows-about = Forma una riga e recupera le tue pedine.

course-rows-four = Quattro pedine dello stesso colore, una accanto all’altra su una linea, formano una riga. Chi gioca con quel colore deve rimuoverla dal tavoliere.

course-rows-make = Ne hai tre affiancate. Falle diventare quattro.
course-rows-make-hint-1 = La quarta pedina va in fondo alle tre.
course-rows-make-turn-2 = Una riga! Ora rimuovila: scegli la riga e conferma.
course-rows-make-done = Le tue quattro pedine sono tornate in riserva. Puoi giocarle di nuovo.

course-rows-close = Forma un’altra riga e rimuovila.
course-rows-close-hint-1 = C’è un buco in d4. Una spinta dal basso ci porta due pedine.
course-rows-close-done = Una sola spinta ha mosso due pedine e chiuso il buco.

course-rows-gap = Tre, un buco e un’altra: non è una riga. Contano solo le pedine senza buchi in mezzo.

course-rows-side = La pedina che manca può arrivare di lato. Forma una riga nella colonna e, e rimuovila.
course-rows-side-hint-1 = La pedina in d4 può diventare quella che manca in e5.
course-rows-side-done = Ben visto! Una spinta lungo una linea ha formato una riga su un’altra.

course-rows-five = Anche più di quattro pedine affiancate sono una riga sola. Recuperane cinque in un turno.
course-rows-five-hint-1 = Guarda la linea lunga che passa per il centro. Il buco è in d4.
course-rows-five-done = Cinque in un colpo. Più la riga è lunga, più pedine tornano.

## Capturing

course-capturing = Catturare
course-capturing-about = Quello che tocca una riga va via con lei.

course-capturing-touch = Una riga porta con sé tutto ciò che la tocca sulla sua linea, di qualunque colore. Le tue pedine tornano da te. La pedina nera in e6 è catturata: è fuori dal gioco.

course-capturing-one = Forma una riga che cattura una pedina nera.
course-capturing-one-hint-1 = Le tue tre puntano alla pedina nera. Metti la quarta dietro di loro.
course-capturing-one-done = Quattro sono tornate, e il Nero ha una pedina in meno per il resto della partita.

course-capturing-safe = Un buco interrompe la riga. Qui la pedina nera in e7 è al sicuro, e non si cattura niente.

course-capturing-two = Puoi formare una riga in due modi. Cattura due pedine nere.
course-capturing-two-hint-1 = Conta le pedine nere che toccano ciascuna riga.
course-capturing-two-wrong-one = Questa riga cattura una sola pedina. L’altra ne porta via due.
course-capturing-two-done = Due insieme. Prima di formare una riga, guarda sempre che cosa c’è dietro.

course-capturing-ends = Una riga porta via quello che tocca, a un capo e all’altro. Cattura due pedine nere.
course-capturing-ends-hint-1 = Spingi lungo la colonna e e chiudi il buco.
course-capturing-ends-done = Ora tutta la linea è vuota: sono uscite sette pedine, e due erano del Nero.

course-capturing-three = Adesso catturane tre!
course-capturing-three-hint-1 = Manca la casella g3. Quale delle tue pedine ci si può spingere?
course-capturing-three-done = Tre pedine con una spinta. Non capita tutti i giorni.

## Two rows at once

course-two-rows = Due righe insieme
course-two-rows-about = Una spinta, due righe e una scelta.

course-two-rows-both = Una spinta può formare due righe. Si rimuovono una dopo l’altra. Recupera otto pedine in un turno.
course-two-rows-both-hint-1 = Spingi lungo la colonna e: una pedina entra, un’altra avanza in e4.
course-two-rows-both-wrong-one = Questa è una riga. C’è una spinta che ne forma due.
course-two-rows-both-done = Due righe, otto pedine. Non si incrociavano, quindi dovevano andar via tutte e due.

course-two-rows-cross = Le righe possono incrociarsi. Scegli quale rimuovere per prima. Poi guarda di nuovo: l’altra ha perso una pedina e forse non è più una riga. In tal caso resta.

course-two-rows-choose = Due tue righe si incrociano in e5. Rimuovi quella che cattura.
course-two-rows-choose-hint-1 = Solo una delle due righe tocca una pedina nera.
course-two-rows-choose-wrong-bare = Quella riga non ha catturato niente, e ora l’altra è spezzata.
course-two-rows-choose-done = La pedina in g5 è catturata, e tre dell’altra riga restano sul tavoliere.

course-two-rows-cross-push = Con una spinta forma due righe che si incrociano, e prendi quella che ne cattura due.
course-two-rows-cross-push-hint-1 = Una delle tue pedine deve arrivare in e5.
course-two-rows-cross-push-wrong-one = Quella riga cattura una pedina. L’altra ne avrebbe catturate due.
course-two-rows-cross-push-done = La seconda riga si è spezzata, e le sue pedine restano dove servono.

## Whose row is it?

course-whose-row = Di chi è la riga?
course-whose-row-about = Le righe formate dall’altro, e chi rimuove per primo.

course-whose-row-theirs = Una riga è del giocatore del suo colore, chiunque l’abbia formata. Guarda: la spinta del Nero forma una riga tua.

course-whose-row-clear-first = Il tuo turno comincia dalla riga che ha formato il Nero. Rimuovila, poi metti in gioco una pedina come sempre.
course-whose-row-clear-first-hint-1 = Rimuovi la riga. Poi va bene qualsiasi spinta.
course-whose-row-clear-first-done = Prima la riga, poi la spinta: tutto in un turno.

course-whose-row-gift = Puoi fare lo stesso al Nero. Forma una riga sua, così deve togliere quattro pedine dal tavoliere.
course-whose-row-gift-hint-1 = Una pedina nera in d4 completerebbe una riga nera.
course-whose-row-gift-done = Il Nero ha dovuto rimuoverla. Hai quattro pedine in meno tra i piedi, e il Nero deve ancora spingere.

course-whose-row-first = Se tutti e due hanno una riga, rimuove per primo chi ha mosso. Spingi da e1 e cattura due pedine.
course-whose-row-first-hint-1 = La spinta forma una riga per ciascuno. Rimuovi la tua.
course-whose-row-first-done = Toccava prima a te: hai tolto la tua pedina da d4, e così la riga del Nero non ha catturato niente.

course-whose-row-second = A parti invertite, tocca a te venire dopo. Il Nero muove, rimuove per primo e cattura due pedine. Poi tu rimuovi quello che è ancora una riga.

### Winning

course-chapter-winning = Vincere

## The last piece

course-reserve = L’ultima pedina
course-reserve-about = Come si vince: quando l’altro non ha più niente da mettere in gioco.

course-reserve-aim = In GIPF non si passa: ogni turno ti costa una pedina della riserva. Chi deve spingere e non ha più pedine perde.

course-reserve-win = La riserva del Nero è vuota. Vinci la partita.
course-reserve-win-hint-1 = Vince quasi ogni spinta. Basta non aiutare il Nero a fare una riga.
course-reserve-win-wrong-gift = Così si è formata una riga del Nero. La rimuove e ha di nuovo quattro pedine.
course-reserve-win-done = Il Nero deve spingere e non può. Hai vinto!

course-reserve-deny = Al Nero resta una pedina in riserva, ma ne ha tre affiancate. Separale, così non potrà formare una riga.
course-reserve-deny-hint-1 = La pedina in mezzo alle tre è in d4.
course-reserve-deny-hint-2 = Spingi lungo la colonna d.
course-reserve-deny-wrong-fill = Il Nero sposta di lato la tua pedina in b2 e fa la riga lo stesso. Le tre vanno separate.
course-reserve-deny-turn-2 = Il Nero ha giocato l’ultima pedina. Chiudi la partita.
course-reserve-deny-done = Senza una riga non è tornata nessuna pedina, e al Nero non resta niente. Hai vinto!

course-reserve-save = È la tua ultima pedina! Forma una riga, o nel prossimo turno non avrai niente da spingere.
course-reserve-save-hint-1 = Tre delle tue pedine sono su una linea che scende obliqua verso h4.
course-reserve-save-done = Appena in tempo! Le tue pedine sono tornate, e la partita continua.

course-reserve-rescue = La tua riserva è vuota, ma la spinta del Nero ha formato una riga tua. Rimuovila e continua a giocare.
course-reserve-rescue-hint-1 = Prima rimuovi, poi spingi.
course-reserve-rescue-done = Le righe si rimuovono prima della spinta. Così una riga tua può salvarti anche con la riserva vuota.

## Attack

course-attack = Attacco
course-attack-about = Minacce, doppie minacce e righe che catturano.

course-attack-threat = Tre pedine affiancate, una casella libera dietro, pedine nere davanti: il Bianco minaccia di entrare in b2 e catturarne due. Cerca sempre questi terzetti, i tuoi e quelli del Nero.

course-attack-make = Crea una minaccia: dopo la tua spinta deve esserci una riga pronta che cattura.
course-attack-make-hint-1 = Ne hai due affiancate con pedine nere davanti. Portane una terza.
course-attack-make-done = Ora il Nero deve rimediare.

course-attack-aside = Il Nero ha occupato il capo della tua linea. Ma una pedina sul bordo si può spingere di lato. Catturane due.
course-attack-aside-hint-1 = Spingi da un punto vicino ad a1, di traverso alla tua linea.
course-attack-aside-done = Occupare il capo di una linea non è una vera difesa. Ricordalo quando ti difendi.

course-attack-double = Il Nero può fermare una minaccia, ma difficilmente due. Creane due con una spinta.
course-attack-double-hint-1 = Una delle tue pedine sta bene in e5, dove si incontrano due linee.
course-attack-double-turn-2 = Il Nero è entrato in e2. Cattura lo stesso.
course-attack-double-done = La tua pedina in e5 serviva due linee. Una doppia minaccia così frutta quasi sempre qualcosa.

## Defence

course-defence = Difesa
course-defence-about = Che cosa fare quando il Nero sta per catturare.

course-defence-danger = Tre pedine nere affiancate, e le tue subito dietro: se il Nero entra in b4, perdi due pedine. Tocca a te.

course-defence-break = Spezza la linea nera, così il Nero non può catturare niente.
course-defence-break-hint-1 = Spingi di traverso alla linea nera.
course-defence-break-hint-2 = La colonna d le passa in mezzo.
course-defence-break-wrong-fill = Il Nero sposta di lato la tua pedina in b4 e cattura comunque.
course-defence-break-done = La linea del Nero è spezzata. Per ora le tue pedine sono al sicuro.

course-defence-gap = Questa volta il Nero vuole spingere da e1 e chiudere il buco. Riempilo prima tu.
course-defence-gap-hint-1 = Quale delle tue pedine si può spingere di lato in e4?
course-defence-gap-done = La minaccia non c’è più.

course-defence-leave = Le pedine che lasciano il tavoliere non si possono catturare. Forma in tempo una riga tua.
course-defence-leave-hint-1 = La pedina in e6 fa parte anche di un’altra linea.
course-defence-leave-done = Sono al sicuro nella tua riserva. Ora la riga del Nero non catturerebbe niente.

course-defence-counter = La miglior difesa cattura. Porta via una delle tre del Nero.
course-defence-counter-hint-1 = Una delle tre pedine nere tocca una tua linea.
course-defence-counter-done = Difesa e attacco in un solo turno!

course-defence-play = Ora sai tutto del gioco di base: fai una partita! Se uno dei due è più forte, l’altro può cominciare con un massimo di tre pedine in più. Le regole non prevedono il pareggio, ma potete concordarlo, per esempio quando una posizione si presenta per la terza volta.

### Standard GIPF

course-chapter-standard = GIPF standard

## GIPF-pieces

course-gipf-pieces = Pedine GIPF
course-gipf-pieces-about = Pedine doppie che possono restare quando si rimuove una riga.

course-gipf-pieces-start = Nel gioco standard c’è anche la pedina GIPF: due pedine dello stesso colore sovrapposte. Si spinge come una pedina sola e in una riga vale per una. Ogni giocatore comincia con tre; in seguito entrano solo pedine base.

course-gipf-pieces-keep = In una riga, le pedine base vanno tolte. Le pedine GIPF, di qualunque colore, vanno via o restano, come vuole il proprietario della riga. Tieni la tua, prendi quella del Nero.
course-gipf-pieces-keep-hint-1 = Per ogni pedina GIPF della riga puoi scegliere: toglierla o lasciarla.
course-gipf-pieces-keep-wrong-gave = Hai tolto anche la tua pedina GIPF. Può restare.
course-gipf-pieces-keep-wrong-spared = Hai lasciato sul tavoliere la pedina GIPF del Nero. Prendila!
course-gipf-pieces-keep-done = È la scelta più comune: la tua pedina GIPF resta, quella del Nero è catturata con tutte e due le sue pedine.

course-gipf-pieces-make = Forma una riga che cattura due pezzi, e tieni la tua pedina GIPF in d4.
course-gipf-pieces-make-hint-1 = Una pedina GIPF conta come una delle quattro.
course-gipf-pieces-make-done = La tua pedina GIPF ha aiutato a formare la riga e resta per la prossima.

course-gipf-pieces-change = È l’ultima pedina della tua riserva. Forma una riga e togli anche la tua pedina GIPF: torna come due pedine base.
course-gipf-pieces-change-hint-1 = Scegli di togliere la pedina GIPF insieme alla riga.
course-gipf-pieces-change-wrong-kept = Niente male, ma la tua pedina GIPF è rimasta. Questa volta toglila: sono due pedine in più.
course-gipf-pieces-change-done = Cinque pedine in riserva. Rientrano solo come pedine base.

course-gipf-pieces-both = Due tue righe si incrociano sulla tua pedina GIPF. Se resta, la seconda riga è ancora in piedi e va rimossa anche lei. Cattura due pedine.
course-gipf-pieces-both-hint-1 = Lascia al suo posto la pedina GIPF quando rimuovi la prima riga.
course-gipf-pieces-both-wrong-taken = Hai tolto la pedina GIPF comune alle due righe. Ora l’altra non è più una riga.
course-gipf-pieces-both-done = Le due righe sono andate, e con ciascuna una pedina nera.

course-gipf-pieces-spare = Adesso è il contrario: solo la riga verticale cattura. Rimuovila e tieni c3, d4 e f5 sul tavoliere.
course-gipf-pieces-spare-hint-1 = Se la pedina GIPF in comune va via, la seconda riga si spezza.
course-gipf-pieces-spare-done = Hai rinunciato a una pedina GIPF, e tre pedine restano sul tavoliere. Ogni tanto ne vale la pena.

## The last GIPF-piece

course-last-gipf = L’ultima pedina GIPF
course-last-gipf-about = Il secondo modo di perdere una partita, e di vincerla.

course-last-gipf-rule = Chi non ha più pedine GIPF sul tavoliere perde, per quanto piena sia la riserva. Qui al Bianco ne resta una sola: tienila da conto.

course-last-gipf-win = Al Nero resta una pedina GIPF. Vinci la partita.
course-last-gipf-win-hint-1 = Forma una riga che la tocchi, e prendila.
course-last-gipf-win-wrong-left = Una pedina GIPF può restare, quindi devi sceglierla tu. Prendila!
course-last-gipf-win-done = L’ultima pedina GIPF è catturata. Hai vinto!

course-last-gipf-two = Il Nero ha due pedine GIPF. Catturale entrambe in un turno.
course-last-gipf-two-hint-1 = Una spinta lungo la colonna c forma due righe.
course-last-gipf-two-done = Due righe, due pedine GIPF, e la partita è finita.

course-last-gipf-trap = La tua ultima pedina GIPF è in una tua riga. Rimuovi la riga e resta in gioco.
course-last-gipf-trap-hint-1 = Non devi toglierla per forza.
course-last-gipf-trap-wrong-lost = Hai tolto la tua ultima pedina GIPF, e hai perso la partita.
course-last-gipf-trap-done = Resta lei, e resti in gioco tu. (Se dopo una rimozione nessuno dei due ha più pedine GIPF, vince chi ha rimosso.)

course-last-gipf-save = Il Nero minaccia la tua ultima pedina GIPF. Salvala.
course-last-gipf-save-hint-1 = Spezza la linea nera, o sposta la tua pedina GIPF da lì.
course-last-gipf-save-done = La tua pedina GIPF è fuori pericolo.

### Tournament GIPF

course-chapter-tournament = GIPF da torneo

## The free opening

course-opening = L’apertura libera
course-opening-about = Un tavoliere vuoto, e tutte le pedine GIPF che vuoi.

course-opening-empty = GIPF da torneo comincia con il tavoliere vuoto e 18 pedine a testa. Decidi tu quante pedine GIPF mettere in gioco.

course-opening-first = Nel primo turno devi giocare una pedina GIPF. Mettine in gioco una.
course-opening-first-hint-1 = Va bene qualsiasi casella libera del bordo.
course-opening-first-done = Ha preso due pedine dalla tua riserva.

course-opening-more = Nei turni seguenti puoi giocarne altre. Metti in gioco un’altra pedina GIPF.
course-opening-more-hint-1 = Scegli la pedina GIPF nella tua riserva.
course-opening-more-done = Con due pedine GIPF stai più al sicuro. Ognuna ti costa due pedine.

course-opening-stop = Con la prima pedina base la tua apertura finisce. Mettine in gioco una.
course-opening-stop-hint-1 = Scegli una pedina base nella tua riserva.
course-opening-stop-done = Non metterai più in gioco pedine GIPF. Il Nero può continuare, fino alla sua prima pedina base.

course-opening-balance = Con poche pedine GIPF hai molte mosse, ma poca sicurezza. Con tante sei al sicuro, ma la riserva si svuota presto. Tre sono un buon inizio.

## Four GIPF-pieces

course-four-gipf = Quattro pedine GIPF
course-four-gipf-about = L’unica riga che può restare.

course-four-gipf-row = Quattro pedine GIPF affiancate, e nient’altro nella riga: una riga così può restare. Il proprietario ne toglie una o più, oppure passa.

course-four-gipf-pass = Lascia le tue quattro pedine GIPF dove sono.
course-four-gipf-pass-hint-1 = Passa, invece di rimuovere.
course-four-gipf-pass-done = Restano. Potrai scegliere di nuovo ogni volta che è il momento di rimuovere le tue righe.

course-four-gipf-again = Finché dura la tua apertura, le pedine tornate in riserva possono rientrare come pedina GIPF. Per prima cosa togli quella in e6.
course-four-gipf-again-hint-1 = Scegli solo la più alta delle quattro.
course-four-gipf-again-turn-2 = Ora rimettila in gioco: una pedina GIPF, dove vuoi.
course-four-gipf-again-done = La tua apertura non è ancora finita, perché non hai giocato nessuna pedina base.

course-four-gipf-must = Una pedina base nella riga va tolta, quindi ora devi rimuovere. Catturala e tieni tutte e quattro le pedine GIPF.
course-four-gipf-must-hint-1 = Lascia al loro posto tutte le tue pedine GIPF. Poi passa.
course-four-gipf-must-done = Doveva andar via solo la pedina base. Dopo, la riga poteva restare, e hai passato.

### GIPF With Potentials

course-chapter-potentials = GIPF Con Potenziali

## Loaded pieces

course-loaded = Pezzi carichi
course-loaded-about = Pezzi con una mossa speciale: caricarli, usarli, rimuoverli.

course-loaded-units = Un potenziale è una pedina con una mossa speciale. Sul tavoliere trovi pedine base (b4), pedine GIPF (d5), pezzi carichi – una pedina base che porta un potenziale (f5) – e potenziali usati (h3).

course-loaded-load = Qui ogni giocatore ha sei potenziali ZÈRTZ. Metti in gioco un pezzo carico.
course-loaded-load-hint-1 = Scegli il pezzo carico nella tua riserva.
course-loaded-load-done = Una pedina base e un potenziale sono entrati insieme dalla tua riserva.

course-loaded-use = La tua mossa è una spinta oppure l’uso di un potenziale. Usa il tuo ZÈRTZ: salta oltre il pezzo vicino.
course-loaded-use-hint-1 = Scegli il pezzo carico in d4, poi la casella segnata.
course-loaded-use-done = Ora il potenziale è usato: una pedina singola senza poteri. La pedina che lo portava resta come pedina base.

course-loaded-forfeit = Puoi giocare una semplice pedina base quando vuoi. Ma con la prima escono dal gioco tutti i potenziali che hai ancora in riserva. Prova.
course-loaded-forfeit-hint-1 = Scegli la semplice pedina base nella tua riserva.
course-loaded-forfeit-done = In riserva non hai più potenziali. Quelli sul tavoliere puoi ancora usarli.

course-loaded-keep = In una riga i pezzi carichi possono restare, proprio come le pedine GIPF. Tieni il tuo, prendi quello del Nero.
course-loaded-keep-hint-1 = Scegli per ogni pezzo carico: toglierlo o lasciarlo.
course-loaded-keep-done = Il pezzo carico del Nero è catturato per intero. Se avessi tolto il tuo, sarebbe tornata la pedina base, ma non il potenziale.

course-loaded-break = Tutti e quattro possono restare, ma non insieme: la riga va interrotta. Tieni i tre pezzi carichi.
course-loaded-break-hint-1 = Togli la pedina GIPF.
course-loaded-break-done = La pedina GIPF è tornata come due pedine base. I potenziali usati e le pedine base devono andar via con la riga; tra questi quattro potevi scegliere.

course-loaded-empty = La tua riserva è vuota, ma non perdi finché puoi usare un potenziale. Usalo, e forma una riga che cattura.
course-loaded-empty-hint-1 = Salta verso l’alto. Nella riga conta anche la pedina che lo portava.
course-loaded-empty-done = Sono tornate tre pedine base. Il potenziale usato è uscito dal gioco: i potenziali non tornano mai.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = Salta.

course-zertz-rule = ZÈRTZ salta in linea retta oltre uno o più pezzi, di qualunque colore, e atterra sulla prima casella libera dietro di loro. Quello che scavalca resta com’è.

course-zertz-jump = Salta in d6.
course-zertz-jump-hint-1 = Scegli lo ZÈRTZ in d4.
course-zertz-jump-wrong-other = Quel salto ha seguito un’altra linea. Salta oltre d5.
course-zertz-jump-done = Un pezzo scavalcato, un potenziale usato.

course-zertz-far = Salta più lontano che puoi: in f5.
course-zertz-far-hint-1 = Segui la linea che da b2 passa per il centro.
course-zertz-far-done = Tre pezzi in una volta. Non poteva andare oltre, perché atterra sulla prima casella libera.

course-zertz-carrier = Forma una riga con un salto. La pedina che portava il potenziale resta, quindi può far parte della riga. Cattura due pezzi.
course-zertz-carrier-hint-1 = Salta oltre le tue due pedine.
course-zertz-carrier-done = La portatrice, due pedine e il potenziale usato: fanno quattro.

course-zertz-inside = Un salto può finire in mezzo al tavoliere. Usa il tuo ZÈRTZ per catturare un pezzo.
course-zertz-inside-hint-1 = Alla tua linea che parte da d7 manca la casella g5.
course-zertz-inside-done = Il salto è finito proprio nella tua linea.

## YINSH

course-yinsh = YINSH
course-yinsh-about = Scorre.

course-yinsh-rule = YINSH scorre in linea retta sulle caselle libere e si ferma dove vuoi. Non sa saltare: il primo pezzo sulla sua strada lo ferma.

course-yinsh-slide = Scorri più lontano che puoi: in g2.
course-yinsh-slide-hint-1 = Segui la linea che scende obliqua verso destra.
course-yinsh-slide-wrong-short = La linea è giusta, ma può andare più lontano.
course-yinsh-slide-done = Fino al bordo.

course-yinsh-gap = Scorri nel buco della tua linea e cattura un pezzo.
course-yinsh-gap-hint-1 = Il buco è in e6.
course-yinsh-gap-done = YINSH arriva nei buchi dove una spinta non può.

course-yinsh-which = Hai due potenziali YINSH. Porta uno dei due al centro, in e5.
course-yinsh-which-hint-1 = Uno dei due non ha la strada libera verso e5.
course-yinsh-which-done = L’altro era chiuso.

course-yinsh-carrier = Conta anche la pedina portatrice. Scorri di una sola casella e cattura due pezzi.
course-yinsh-carrier-hint-1 = Scorri lungo la tua linea.
course-yinsh-carrier-done = Da un pezzo carico sono venuti due pezzi della riga.

course-yinsh-defend = Il Nero vuole spingere da e1 e catturare e6. Scorri nel buco.
course-yinsh-defend-hint-1 = Il buco è in e4.
course-yinsh-defend-done = YINSH difende anche dall’altra parte del tavoliere.

## DVONN

course-dvonn = DVONN
course-dvonn-about = Salta sopra un pezzo e lo neutralizza.

course-dvonn-rule = DVONN salta sopra un pezzo nero su una casella adiacente: una pedina base, un pezzo carico di DVONN o un DVONN usato. Nient’altro: né una pedina GIPF, né un pezzo carico di un altro potenziale.

course-dvonn-cover = Salta sopra la pedina base in d5.
course-dvonn-cover-hint-1 = Scegli il DVONN in d4, poi d5.
course-dvonn-cover-done = Ora la casella è tua. La pedina nera sotto il tuo potenziale è fuori gioco finché non viene scoperta.

course-dvonn-row = Nella tua linea c’è una pedina nera. Coprila e avrai una riga. Cattura g5.
course-dvonn-row-hint-1 = La pedina nera in e5 è d’intralcio.
course-dvonn-row-done = Di una pila si toglie solo il pezzo in cima. Il tuo potenziale è andato, e la pedina nera in e5 è di nuovo sveglia.

course-dvonn-twice = Sulla tua pedina in e5 c’è un DVONN nero. Coprilo a tua volta.
course-dvonn-twice-hint-1 = Un DVONN può coprire un DVONN usato.
course-dvonn-twice-done = DVONN su DVONN: le pile possono crescere, e i colori si alternano sempre.

course-dvonn-defend = Il Nero minaccia di entrare in d2 e catturare due pezzi. Copri uno dei tre.
course-dvonn-defend-hint-1 = Il tuo DVONN in e5 ha vicini neri in d4 e d5.
course-dvonn-defend-done = Una linea con un pezzo neutralizzato non è una minaccia.

## Piles

course-piles = Pile
course-piles-about = Chi sta in cima, e che cosa si sveglia.

course-piles-pile = Di una pila è in gioco solo il pezzo in cima: dà il colore alla casella e conta nelle righe. Quello che sta sotto dorme. Dal basso in alto i colori si alternano sempre.

course-piles-push = Una spinta muove la pila tutta intera. Spingi da e1.
course-piles-push-hint-1 = Indica il punto e1.
course-piles-push-done = I due pezzi della pila si sono mossi insieme.

course-piles-wake = Forma una riga. Porta via il DVONN nero in f3, e il tuo pezzo lì sotto si sveglia. Poi rimuovi tutto quello che è una riga.
course-piles-wake-hint-1 = Entra in b4, rimuovi, e guarda di nuovo.
course-piles-wake-done = Una spinta, due righe: la seconda è spuntata da sotto la prima.

course-piles-theirs = Può svegliarsi anche l’altro. Guarda: il Bianco rimuove una riga, la pedina nera in e4 si libera e completa una riga nera. Il Nero la rimuove e cattura e6.

course-piles-mind = Due tue righe si incrociano in e4. Rimuovine una, ma lascia dormire la pedina nera in e5.
course-piles-mind-hint-1 = Prendi la riga che non passa per e5.
course-piles-mind-wrong-woken = Ora la pedina nera in e5 è sveglia, e il Nero ha una riga che cattura g5.
course-piles-mind-done = Ben scelto. L’altra riga avrebbe svegliato una riga nera.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = Al centro, e spingi di nuovo.

course-tamsk-rule = TAMSK funziona quando una spinta lo porta al centro, in e5. Allora il suo proprietario può prendere il potenziale e rimetterlo in gioco da un punto qualsiasi: una mossa extra.

course-tamsk-centre = Spingi il tuo TAMSK al centro. Poi fai la mossa extra, dove vuoi.
course-tamsk-centre-hint-1 = Spingi da e1: tre pezzi salgono.
course-tamsk-centre-wrong-pass = Puoi passare, ma allora il potenziale esce dal gioco senza essere usato. Fai la mossa extra.
course-tamsk-centre-done = Due spinte in un turno! La pedina base resta in e5, e il potenziale è usato.

course-tamsk-two = Tra le due spinte non si rimuove niente. Conta quello che c’è dopo entrambe. Cattura due pezzi.
course-tamsk-two-hint-1 = La pedina che resta in e5 farà parte della riga.
course-tamsk-two-hint-2 = Dopo la spinta da e1 manca la casella b2.
course-tamsk-two-done = La prima spinta ha portato una pedina in e5, la mossa extra ha aggiunto quella in b2.

course-tamsk-slant = Il tuo TAMSK può arrivare da ogni lato. Cattura un pezzo, e usa anche la mossa extra.
course-tamsk-slant-hint-1 = Spingi lungo la linea che passa per b2, c3 e d4.
course-tamsk-slant-done = La riga ha aspettato che fossero fatte tutte e due le spinte.

course-tamsk-undo = Spingi il tuo TAMSK in e5: quattro dei tuoi sono affiancati, ma non è ancora una riga. Spezzali con la mossa extra, così b2, c3 e d4 restano.
course-tamsk-undo-hint-1 = Spingi ancora una volta lungo la colonna e.
course-tamsk-undo-done = Quattro pezzi che la seconda spinta separa non sono mai stati una riga.

## TAMSK, pushed by Black

course-tamsk-theirs = TAMSK, spinto dal Nero
course-tamsk-theirs-about = La mossa extra all’inizio del tuo turno.

course-tamsk-theirs-rule = Se è la spinta del Nero a portare il tuo TAMSK al centro, la mossa extra spetta ugualmente a te. Viene all’inizio del tuo turno. Guarda la spinta del Nero.

course-tamsk-theirs-before = Fai la mossa extra, poi la mossa regolare.
course-tamsk-theirs-before-hint-1 = Tutte e due le volte puoi spingere dove vuoi.
course-tamsk-theirs-before-done = Prima la mossa extra, poi quella regolare. La mossa regolare resta obbligatoria: chi non può farla perde.

course-tamsk-theirs-plan = Due spinte di fila: pensale insieme, e cattura un pezzo.
course-tamsk-theirs-plan-hint-1 = Nella colonna f mancano due pezzi.
course-tamsk-theirs-plan-hint-2 = Spingi due volte da f1.
course-tamsk-theirs-plan-done = Due spinte insieme possono quello che una non può.

course-tamsk-theirs-row-first = Le righe presenti all’inizio vanno via per prime. Qui il tuo TAMSK fa parte di una riga. Rimuovila in modo da poter ancora fare la mossa extra.
course-tamsk-theirs-row-first-hint-1 = Lascia il TAMSK al suo posto.
course-tamsk-theirs-row-first-wrong-taken = Hai tolto il TAMSK dal tavoliere, e con lui la mossa extra.
course-tamsk-theirs-row-first-done = Un pezzo carico può restare in una riga, e da lì ha funzionato.

course-tamsk-theirs-chain = Una mossa extra può portare al centro un altro tuo TAMSK. Allora puoi usare subito anche quello. Cattura un pezzo così.
course-tamsk-theirs-chain-hint-1 = Spingi prima da e1: il tuo secondo TAMSK arriva in e5.
course-tamsk-theirs-chain-hint-2 = Poi g6 completa la tua riga.
course-tamsk-theirs-chain-done = Due TAMSK, tre spinte, un turno!

## PÜNCT

course-punct = PÜNCT
course-punct-about = Copre una pedina GIPF.

course-punct-rule = PÜNCT agisce su un pezzo nero in una casella adiacente: un pezzo carico di PÜNCT, un PÜNCT usato o una pedina GIPF. Su una pedina base non agisce.

course-punct-jump = Salta sopra il PÜNCT del Nero in d5.
course-punct-jump-hint-1 = Scegli il PÜNCT in d4.
course-punct-jump-done = Il potenziale nero sotto il tuo dorme, proprio come con DVONN.

course-punct-one = Sopra una pedina GIPF, PÜNCT non salta di persona: esce dal gioco, e a coprirla sono pedine della tua riserva. Copri e5 con una pedina base.
course-punct-one-hint-1 = Scegli di coprirla con una pedina.
course-punct-one-wrong-two = Quelle erano due pedine, cioè una pedina GIPF. Viene dopo; questa volta usane una.
course-punct-one-done = Una pedina GIPF coperta si considera catturata. E non hai spinto nessuna pedina base: i potenziali in riserva restano tuoi.

course-punct-two = Puoi anche coprirla con due pedine. Formano una tua nuova pedina GIPF. Fallo!
course-punct-two-hint-1 = Scegli di coprirla con due pedine.
course-punct-two-wrong-one = Quella era una sola pedina base. Usane due.
course-punct-two-done = Il Nero ha una pedina GIPF in meno in gioco, e tu una in più. Solo la riserva vuota te lo avrebbe impedito.

course-punct-win = L’altra pedina GIPF del Nero è già coperta. Vinci la partita.
course-punct-win-hint-1 = Uno dei tuoi potenziali PÜNCT è accanto a e5.
course-punct-win-done = In gioco non c’è più nessuna pedina GIPF nera. Hai vinto!

## Covered GIPF-pieces

course-covered = Pedine GIPF coperte
course-covered-about = Quello che sta sotto un pezzo può tornare.

course-covered-back = Una pedina base deve andar via con la sua riga. Se copre una pedina GIPF, quella torna in gioco. Guarda.

course-covered-free = Il Nero ha coperto la tua pedina GIPF in f5. Liberala.
course-covered-free-hint-1 = Forma una riga che tocca f5.
course-covered-free-done = La pedina nera è stata catturata con la tua riga, e la tua pedina GIPF è tornata.

course-covered-special = È l’ultima pedina GIPF del Nero, e il pezzo che la copre completa la tua riga. Vinci la partita.
course-covered-special-hint-1 = Che cosa deve andar via con la riga, e che cosa può restare?
course-covered-special-wrong-basic = Una pedina base deve andar via con la riga, e la pedina GIPF del Nero torna in gioco. Se qualcuno ha perso le sue pedine GIPF si guarda dopo la rimozione.
course-covered-special-done = Una pedina GIPF può restare nella riga, quindi quella del Nero rimane coperta. Hai vinto!

course-covered-cover-again = Il Nero ha coperto la tua pedina GIPF in e5 con due pedine. Insieme sono una pedina GIPF, quindi puoi coprirle a tua volta. Riprenditi la casella.
course-covered-cover-again-hint-1 = Usa il tuo PÜNCT e coprile con due pedine.
course-covered-cover-again-done = Tre pedine GIPF in una pila, e quella in cima è tua.

course-covered-keep = La tua pedina GIPF in d5 ne copre una nera. Rimuovi la riga e non farla uscire.
course-covered-keep-hint-1 = Lascia al suo posto la tua pedina GIPF.
course-covered-keep-wrong-out = Hai tolto la tua pedina GIPF, e quella del Nero è di nuovo in gioco.
course-covered-keep-done = La tua pedina GIPF resta, e quella nera lì sotto è ancora fuori gioco.

### Ultimate GIPF

course-chapter-ultimate = Ultimate GIPF

## All five potentials

course-ultimate = Tutti e cinque i potenziali
course-ultimate-about = Tutto insieme, e nell’ordine giusto.

course-ultimate-start = Ultimate è il GIPF da torneo con tutti e cinque i potenziali, tre per tipo, e 21 pedine base. L’ordine è: prima le pedine GIPF, poi i pezzi carichi, poi le pedine base.

course-ultimate-order = Hai messo in gioco due pedine GIPF, e bastano. Continua con un pezzo carico di DVONN.
course-ultimate-order-hint-1 = Scegli DVONN nella tua riserva.
course-ultimate-order-done = Con il primo pezzo carico hai chiuso con le pedine GIPF. Con la prima pedina base chiuderesti con i pezzi carichi, e perderesti i potenziali ancora in riserva.

course-ultimate-meanwhile = I potenziali sul tavoliere si possono usare mentre ne hai ancora in riserva. Usa il tuo YINSH e cattura un pezzo carico.
course-ultimate-meanwhile-hint-1 = Alla tua linea manca la casella e6.
course-ultimate-meanwhile-wrong-spared = Hai lasciato sul tavoliere il pezzo carico del Nero. Prendilo!
course-ultimate-meanwhile-done = Doveva andar via solo il potenziale usato. I tuoi pezzi carichi potevano restare.

course-ultimate-own = La pedina base del Nero in d3 copre la tua pedina GIPF. DVONN può saltare anche lì sopra. Prenditi la casella.
course-ultimate-own-hint-1 = Il tuo DVONN in d4 è proprio accanto.
course-ultimate-own-done = La casella è di nuovo tua, anche se la tua pedina GIPF è ancora coperta. Un PÜNCT non avrebbe potuto: non agisce sulle pedine base.

course-ultimate-which = L’ultima pedina GIPF del Nero in gioco è in e5. Uno dei tuoi potenziali vince subito. Quale?
course-ultimate-which-hint-1 = Chi può agire su una pedina GIPF?
course-ultimate-which-done = PÜNCT la copre, e la partita è finita.

course-ultimate-all = L’ultima pedina GIPF del Nero è in f5. Pensa a due spinte, e vinci.
course-ultimate-all-hint-1 = Il tuo TAMSK è vicino al centro.
course-ultimate-all-hint-2 = Spingi da e1, poi entra in b2.
course-ultimate-all-wrong-left = La riga tocca la pedina GIPF del Nero. Prendila!
course-ultimate-all-done = Due spinte, una riga, e la partita è vinta.

### Challenges

course-chapter-challenges = Sfide

## Challenges and side games

course-challenges = Sfide e partite collaterali
course-challenges-about = Vuoi usare quel potenziale? Prima vinci qualcosa.

course-challenges-idea = I giocatori possono accordarsi sulle sfide, qui tre a testa. Chi vuole usare un potenziale lo annuncia. L’altro accetta, oppure sfida: allora decide una partita collaterale, per esempio alla morra cinese o con un dado.

course-challenges-accepted = Annuncia il salto del tuo ZÈRTZ in d7.
course-challenges-accepted-hint-1 = Usa lo ZÈRTZ come sempre.
course-challenges-accepted-done = Il Nero ha accettato, quindi il salto è fatto.

course-challenges-won = Annuncialo di nuovo. Questa volta il Nero ti sfiderà, e decidi tu chi comincia la partita collaterale. Facciamo che la vinci.
course-challenges-won-hint-1 = Annuncia il salto, scegli chi comincia e inserisci il risultato.
course-challenges-won-wrong-lost = Il risultato è sbagliato: inserisci che hai vinto.
course-challenges-won-done = Vinta, quindi il salto è fatto. Sarebbe bastato un pareggio. E il Nero ha una sfida in meno.

course-challenges-lost = Ora l’altro caso: il Nero ti sfida e perdi la partita collaterale. Inserisci il risultato, poi fai un’altra mossa.
course-challenges-lost-hint-1 = Prima il risultato, poi una spinta qualsiasi.
course-challenges-lost-wrong-won = In questo esercizio la partita collaterale è persa.
course-challenges-lost-done = Niente salto, e il potenziale è uscito dal gioco. La sua pedina è rimasta come pedina base, e il tuo turno è continuato.

course-challenges-challenge = Il Nero annuncia un salto in d7. Sfidalo!
course-challenges-challenge-hint-1 = Puoi accettare o sfidare.
course-challenges-challenge-done = Il Nero ha perso la partita collaterale e il potenziale, e ha dovuto trovare un’altra mossa.

course-challenges-spent = Una sfida è spesa appena la lanci, comunque vada. Qui il Nero non ne ha più: i potenziali del Bianco funzionano subito. Chi perde la partita collaterale per la mossa extra di un TAMSK perde semplicemente quella mossa.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = Un gioco fatto di potenziali, su un tavoliere tutto suo.

course-matrx-board = MATRX GIPF ha una colonna in più: i2, i3 e i4 sono caselle. Il centro si chiama ancora e5. Ogni giocatore ha tre pedine GIPF – qui sono pedine singole – e sei potenziali per tipo.

course-matrx-first = Finché hai una pedina GIPF in riserva, devi giocare quella. Mettine in gioco una.
course-matrx-first-hint-1 = Va bene qualsiasi casella libera del bordo.
course-matrx-first-done = Ancora due: i tuoi primi tre turni servono a mettere in gioco le pedine GIPF.

course-matrx-stack = Poi vengono le pile: due potenziali dello stesso tipo. Metti in gioco una pila ZÈRTZ.
course-matrx-stack-hint-1 = Scegli ZÈRTZ nella tua riserva.
course-matrx-stack-done = L’ordine dei tipi lo scegli tu. Un potenziale singolo in riserva deve aspettarne un secondo.

course-matrx-split = Per usare un potenziale, prendi quello in cima a una pila. ZÈRTZ salta come sai già. Salta in d7.
course-matrx-split-hint-1 = Scegli la pila in d4, poi d7.
course-matrx-split-done = La pila è divisa per sempre: ora le due metà sono potenziali usati.

course-matrx-again = Una delle tue pedine GIPF è tornata in riserva. Finché non la giochi, non puoi usare potenziali. Mettila in gioco.
course-matrx-again-hint-1 = C’è una sola cosa che puoi spingere.
course-matrx-again-done = Ora puoi usare di nuovo i tuoi potenziali. Prima era permessa solo una mossa extra di TAMSK.

## Potentials in MATRX

course-matrx-potentials = I potenziali in MATRX
course-matrx-potentials-about = DVONN e PÜNCT arrivano lontano, TAMSK si divide.

course-matrx-potentials-dvonn = Qui DVONN salta solo sopra DVONN, ma lungo qualsiasi linea di caselle libere. Copri il DVONN nero in d7.
course-matrx-potentials-dvonn-hint-1 = La colonna d è libera tra d4 e d7.
course-matrx-potentials-dvonn-done = È volato oltre due caselle libere. Non può scavalcare un pezzo, e le pedine GIPF da lui non hanno niente da temere.

course-matrx-potentials-punct = PÜNCT funziona allo stesso modo, con PÜNCT. Salta sopra quello che puoi raggiungere.
course-matrx-potentials-punct-hint-1 = Su una delle strade c’è una pedina GIPF nera.
course-matrx-potentials-punct-done = In MATRX le pedine GIPF sono singole, e PÜNCT le lascia in pace.

course-matrx-potentials-halves = Tutte e due le metà di una pila contano in una riga. Scorri di una casella con YINSH e cattura la pila nera.
course-matrx-potentials-halves-hint-1 = Scorri lungo la tua linea.
course-matrx-potentials-halves-done = Le due metà dovevano andar via, e sono tornate nella tua riserva.

course-matrx-potentials-tamsk = Spingi la tua pila TAMSK al centro e fai la mossa extra.
course-matrx-potentials-tamsk-hint-1 = Spingi da e1.
course-matrx-potentials-tamsk-done = La metà superiore è rientrata, quella inferiore resta in e5, e sono usate tutte e due. Se passi, la metà superiore è persa per sempre.

## Rows in MATRX

course-matrx-rows = Le righe in MATRX
course-matrx-rows-about = Le pedine singole vanno via, le pile possono restare, e tutto ritorna.

course-matrx-rows-rule = In una riga ogni pedina singola va tolta: pedine GIPF e potenziali usati. Le pile possono restare. Ma la riga va interrotta: non possono rimanere quattro pezzi affiancati del tuo colore.

course-matrx-rows-keep = Rimuovi la riga e tieni le tue tre pile.
course-matrx-rows-keep-hint-1 = Devono andar via solo c4 e d5.
course-matrx-rows-keep-turn-2 = La tua pedina GIPF è tornata in riserva, quindi va giocata. Mettila in gioco.
course-matrx-rows-keep-done = In MATRX quello che rimuovi di tuo ritorna sempre: pedine GIPF, pile e potenziali usati.

course-matrx-rows-break = Quattro pile non possono restare insieme. Togli solo quella in g5.
course-matrx-rows-break-hint-1 = Lascia le altre tre al loro posto.
course-matrx-rows-break-done = Sono tornati due potenziali ZÈRTZ, e le altre tue pile restano al lavoro.

course-matrx-rows-pair = I potenziali usati tornano uno alla volta; due dello stesso tipo formano di nuovo una pila. Rimuovi la riga e cattura la pila nera.
course-matrx-rows-pair-hint-1 = Una pila nera nella tua riga si può togliere, come una tua.
course-matrx-rows-pair-turn-2 = Ora hai due potenziali TAMSK in riserva. Mettili in gioco come pila.
course-matrx-rows-pair-done = Quello che rimuovi tu non è mai perso.

## The end in MATRX

course-matrx-end = La fine in MATRX
course-matrx-end-about = Tre pedine GIPF da proteggere.

course-matrx-end-rule = Perdi quando tutte e tre le tue pedine GIPF sono catturate. Quelle in riserva sono al sicuro. Qui il Nero ne ha persa una, ne ha una sul tavoliere e una in riserva.

course-matrx-end-win = Al Nero resta una pedina GIPF. Vinci la partita.
course-matrx-end-win-hint-1 = Forma una riga che tocca f5.
course-matrx-end-win-done = Tutte e tre catturate. Hai vinto!

course-matrx-end-both = Al Nero restano due pedine GIPF. Catturale entrambe in un turno.
course-matrx-end-both-hint-1 = Una spinta lungo la colonna c forma due righe.
course-matrx-end-both-done = Una pedina GIPF in una riga va sempre tolta, quella del Nero come la tua.

course-matrx-end-no-move = Chi non può né mettere in gioco una pila né usare un potenziale perde. Il Nero ha due potenziali singoli in riserva e una pila in f5. Vinci la partita.
course-matrx-end-no-move-hint-1 = Cattura la pila.
course-matrx-end-no-move-done = Il Nero non può muovere, e hai vinto. A proposito: MATRX si può giocare anche sul tavoliere di GIPF, dove si sta più stretti.

### Side games

course-chapter-side-games = Altri giochi
course-side-missed = Si può giocare, ma qui si chiede altro. Riprova.

## YINSH

course-side-yinsh = Il gioco YINSH
course-side-yinsh-about = Anelli, segnalini e righe di cinque, in quattro passi.

course-side-yinsh-place = Prima si mettono gli anelli, cinque per colore. Metti uno dei tuoi su un punto vuoto qualsiasi.
course-side-yinsh-place-done = La prima fase è tutta qui. Quando ci sono tutti e dieci gli anelli, cominciano a muoversi.

course-side-yinsh-flip = Un anello lascia un segnalino e gira quelli che scavalca. Muovi l’anello in e2 verso l’alto, sopra i tre segnalini, fino a e8.
course-side-yinsh-flip-done = Il bianco è diventato nero e il nero bianco. Dopo dei segnalini un anello deve fermarsi sul primo punto vuoto.

course-side-yinsh-row = Cinque segnalini del tuo colore vicini sono una riga. Fanne una con l’anello in e3. Poi togli la riga e uno dei tuoi anelli.
course-side-yinsh-row-done = Un anello in meno, ed è un bene: chi ne toglie tre vince.

course-side-yinsh-win = Hai già tolto due anelli. Fai una riga e togli il terzo!
course-side-yinsh-win-done = L’anello in f6 stava nel vuoto fra gli altri. Andandosene ha lasciato lì il quinto segnalino.

## DVONN

course-side-dvonn = Il gioco DVONN
course-side-dvonn-about = Pile che si muovono di quanto sono alte e dipendono dalle pedine rosse.

course-side-dvonn-place = Prima di muovere si riempie il tavoliere, cominciando dalle tre pedine rosse. Mettine una rossa su uno spazio qualsiasi.
course-side-dvonn-place-done = Le pedine rosse non sono di nessuno. Presto tutto il tavoliere dipenderà da loro.

course-side-dvonn-move = Una pila si muove esattamente di tanti spazi quanto è alta, su un’altra pila. Muovi la pila di tre in b2.
course-side-dvonn-move-done = Tre spazi, fino a e2. Ora la pila è di quattro: la prossima volta si muoverebbe di quattro.

course-side-dvonn-cut = Ciò che non è più legato a una pedina rossa esce dal tavoliere. Muovi in modo che le due pile nere in g4 e h4 perdano il legame.
course-side-dvonn-cut-done = Ora f4 è vuoto. Le due pile nere non avevano altra via verso una pedina rossa.

course-side-dvonn-win = È l’ultima mossa della partita. Falla in modo da avere più pedine del Nero.
course-side-dvonn-win-done = Nove a tre. Contano tutte le pedine delle tue pile, di qualunque colore.

## TZAAR

course-side-tzaar = Il gioco TZAAR
course-side-tzaar-about = Catturare, rinforzarsi e conservare tutti e tre i tipi di pedine.

course-side-tzaar-first = All’inizio ogni punto è occupato. Fai la prima mossa: cattura una pedina nera qualsiasi.
course-side-tzaar-first-done = Il primo turno del Bianco è una sola cattura. Poi un turno è di due mosse: una cattura e una a scelta.

course-side-tzaar-high = Una pila cattura ciò che non è più alto di lei. Una sola delle tue può catturare la pila di tre in c7. Fallo.
course-side-tzaar-high-done = La pila in c4 era abbastanza alta. I tipi non contano.

course-side-tzaar-stack = La seconda mossa può renderti più forte: impila la pedina di b2 sulla tua in a2.
course-side-tzaar-stack-done = La pedina in cima dà il tipo alla pila. Al contrario avresti coperto la tua ultima Tzarra, e perso.

course-side-tzaar-win = Chi perde l’ultima pedina di un tipo perde la partita. Un solo Tzaar nero non è coperto. Catturalo!
course-side-tzaar-win-done = Nessun Tzaar nero è più in cima a una pila: vinci subito.

## ZÈRTZ

course-side-zertz = Il gioco ZÈRTZ
course-side-zertz-about = Biglie per tutti e due, un tavoliere che si rimpicciolisce e catture obbligatorie.

course-side-zertz-place = Qui non c’è niente da catturare. Metti una biglia di qualsiasi colore su un anello vuoto, poi togli un anello libero dal bordo.
course-side-zertz-place-done = Questo è un turno: una biglia in più, un anello in meno.

course-side-zertz-jump = Chi può catturare deve. Salta con una biglia sopra la vicina, fino all’anello vuoto dietro di lei.
course-side-zertz-jump-done = La biglia saltata è tua. Dopo una cattura non si mette niente.

course-side-zertz-chain = Una biglia che può continuare a saltare deve. Cattura due biglie in un turno.
course-side-zertz-chain-done = Due in un colpo! Spesso conviene cedere una biglia per attirare l’altro altrove.

course-side-zertz-group = Gli anelli g1 e g2 sono isolati dal resto. Riempi quello vuoto, poi togli un anello come al solito.
course-side-zertz-group-done = Ogni anello del gruppo aveva una biglia, così è stato catturato tutto.

## PÜNCT

course-side-punct = Il gioco PÜNCT
course-side-punct-about = Pezzi di tre punti, ponti e una catena da lato a lato.

course-side-punct-add = Scegli un pezzo accanto al tavoliere, poi uno spazio per il suo PÜNCT fuori dall’esagono centrale, poi come sta.
course-side-punct-add-done = Il punto segnato è il PÜNCT. I pezzi nuovi stanno sempre sul tavoliere stesso, fuori dal centro.

course-side-punct-move = Ora muovi un tuo pezzo. Il suo PÜNCT va in linea retta quanto lontano vuoi; poi scegli come sta.
course-side-punct-move-done = Può passare sopra tutto ciò che incontra, e può ruotare.

course-side-punct-bridge = Un pezzo che muove può arrampicarsi. Porta il pezzo dritto da j4 a c4 e fallo puntare verso l’alto: un ponte dal triangolo bianco a quello nero.
course-side-punct-bridge-done = Il PÜNCT deve stare sul tuo colore. Il mezzo del pezzo è sospeso sopra uno spazio vuoto.

course-side-punct-win = Una catena del tuo colore fra due lati opposti vince. La tua è aperta in alto. Chiudila!
course-side-punct-win-done = Da bordo a bordo, vista dall’alto: vinto.

### When a task is not solved yet

course-missed-play = È permesso, ma qui si chiede altro. Prova di nuovo.
course-missed-push = { $unit ->
        [B] Questa volta metti in gioco una pedina base.
        [G] Questa volta metti in gioco una pedina GIPF.
        [T] Questa volta metti in gioco TAMSK.
        [Z] Questa volta metti in gioco ZÈRTZ.
        [D] Questa volta metti in gioco DVONN.
        [Y] Questa volta metti in gioco YINSH.
       *[P] Questa volta metti in gioco PÜNCT.
    }
course-missed-use = { $unit ->
        [T] Questa volta fai una mossa extra con TAMSK.
        [Z] Questa volta usa ZÈRTZ.
        [D] Questa volta usa DVONN.
        [Y] Questa volta usa YINSH.
       *[P] Questa volta usa PÜNCT.
    }
course-missed-stand = Non proprio. Guarda di nuovo { $spots }.
course-missed-block = C’è ancora una casella libera sulla linea da { $first } a { $last }.
course-missed-rows = { $count ->
        [one] Così non si forma una riga. Prova di nuovo.
       *[other] Così non si formano { $count } righe. Prova di nuovo.
    }
course-missed-their-rows = { $count ->
        [one] Così non si forma una riga dell’altro giocatore. Prova di nuovo.
       *[other] Così non si formano { $count } righe dell’altro giocatore. Prova di nuovo.
    }
course-missed-capture = { $unit ->
        [G] Non è stata catturata nessuna pedina GIPF. Prova di nuovo.
       *[other] { $count ->
            [one] Così non catturi quello che si chiede. Prova di nuovo.
           *[other] Così ne catturi meno di { $count }. Prova di nuovo.
        }
    }
course-missed-bring-back = Hanno lasciato il tavoliere meno di { $count } dei tuoi pezzi. Prova di nuovo.
course-missed-threaten = { $count ->
        [one] Non minacci ancora di catturare niente. Prova di nuovo.
       *[other] Non sono { $count } minacce. Prova di nuovo.
    }
course-missed-allow = { $unit ->
        [G] La tua pedina GIPF può ancora essere catturata. Prova di nuovo.
       *[other] Puoi ancora perdere qualcosa. Prova di nuovo.
    }
course-missed-deny = L’altro giocatore può ancora formare una riga. Prova di nuovo.
course-missed-win = Così non vinci la partita. Prova di nuovo.

### Puzzles

puzzle-theme-win-1 = Vinci in un turno
puzzle-theme-win-1-about = Trova la mossa che chiude la partita.
puzzle-theme-capture = Cattura
puzzle-theme-capture-about = Prendi più che puoi in un turno.
puzzle-theme-win-2 = Vinci in due turni
puzzle-theme-win-2-about = Un turno per preparare, uno per vincere.
puzzle-theme-defend = L’unica mossa
puzzle-theme-defend-about = Tutte perdono tranne una. Trovala.
puzzle-theme-win-3 = Vinci in tre turni
puzzle-theme-win-3-about = Guarda più avanti: il tuo turno, il suo, e così via.
puzzle-theme-win-4 = Vinci in quattro turni
puzzle-theme-win-4-about = Per maestri, e per chi vuole diventarlo.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] Tocca al Bianco: vinci la partita in questo turno.
           *[other] Tocca al Bianco: vinci entro { $turns } tuoi turni, qualunque cosa faccia il Nero.
        }
       *[b] { $turns ->
            [one] Tocca al Nero: vinci la partita in questo turno.
           *[other] Tocca al Nero: vinci entro { $turns } tuoi turni, qualunque cosa faccia il Bianco.
        }
    }
puzzle-task-defend = { $player ->
        [w] Tocca al Bianco: trova l’unica mossa dopo la quale il Nero non può forzare la vittoria entro { $turns } turni.
       *[b] Tocca al Nero: trova l’unica mossa dopo la quale il Bianco non può forzare la vittoria entro { $turns } turni.
    }
puzzle-task-capture = { $player ->
        [w] Tocca al Bianco: cattura { $count ->
            [one] un pezzo
           *[other] { $count } pezzi
        } in questo turno.
       *[b] Tocca al Nero: cattura { $count ->
            [one] un pezzo
           *[other] { $count } pezzi
        } in questo turno.
    }

puzzle-go-on = { $turns ->
        [one] Bene! Ancora un turno.
       *[other] Bene! La vittoria c’è ancora, entro { $turns } turni.
    }
puzzle-this-turn = Fin qui bene. Il tuo turno continua.
puzzle-solved = Risolto!
puzzle-wrong-win = Così non vinci in tempo. Prova di nuovo.
puzzle-wrong-defend = Dopo questa mossa la partita è persa. Prova di nuovo.
puzzle-wrong-capture = Così non catturi abbastanza. Prova di nuovo.
