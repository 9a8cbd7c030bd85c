player-name = { $player ->
    [w] Weiß
   *[b] Schwarz
}

## Around other messages

in-move = { $move }: { $why }
in-position = Stellung: { $why }
in-variant = Variante „{ $variant }“: { $why }
at-line = Zeile { $line }, Spalte { $column }: { $why }
too-long = { $what ->
    [message] Eine Nachricht
    [move] Ein Zug
    [position] Eine Stellung
    [variant] Eine Variante
    [comment] Ein Kommentar
   *[other] Der Kopf { $what }
} hat höchstens { $most } Zeichen
missing-extra = Dafür fehlt das Paket { $package }: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = Die Partie ist zu Ende
answer-first = { $move } ist angekündigt, und { player-name } muss zuerst { $phase ->
    [a] annehmen oder herausfordern: accept oder challenge
    [f] sagen, wer das Nebenspiel beginnt: first oder second
   *[s] das Ergebnis des Nebenspiels nennen: won, tied oder lost
}
gipf-row-first = { player-name } entscheidet zuerst über eine Reihe aus GIPF-Steinen: { $moves }
row-must-go = Die Reihe { $row } muss abgeräumt werden: { $moves }
row-first = Zuerst muss { player-name } eine Reihe abräumen: { $moves }
many-ways-to-clear = Es gibt mehr als eine Art abzuräumen: { $moves }
empty-spot = { $spot } ist frei
one-row-at-a-time = Auf einmal wird nur eine eigene Reihe abgeräumt: { $rows }
singles-go-with-row = Einzelne Steine müssen mit ihrer Reihe { $row } weg: auch { $spots }
four-left-standing = In der Reihe { $row } blieben vier liegen: Noch einer davon muss weg
no-clearing-between = Zwischen einem Extra-Zug und dem normalen Zug wird nichts abgeräumt
tamsk-cannot-move = Das TAMSK auf { $spot } wartet, aber alle Linien sind blockiert: pass
tamsk-waits = Das TAMSK auf { $spot } wartet: Schieb es mit + ein ({ $moves }) oder passe
must-move = { player-name } muss ziehen; passen kann man nur bei einem Extra-Zug oder einer Reihe aus GIPF-Steinen
no-tamsk = Auf { $spot } liegt kein eigenes TAMSK, also gibt es keinen Extra-Zug
nothing-announced = Es ist kein Potential angekündigt
move-before-clearing = Reihen werden vor und nach dem Zug abgeräumt, und jetzt muss { player-name } ziehen
no-row = { player-name } hat keine Reihe abzuräumen
gipf-pieces-first = Zuerst müssen die GIPF-Steine gespielt werden: { player-name } hat noch { $count } im Vorrat
first-turn-gipf = { player-name } muss mit einem GIPF-Stein beginnen
no-basic-in-matrx = In MATRX gibt es keine Basis-Steine; schreib den Buchstaben des Stapels davor
no-basic-piece = { player-name } hat keinen Basis-Stein mehr im Vorrat
no-gipf-piece = { player-name } hat keinen GIPF-Stein mehr im Vorrat
gipf-not-pushed = In „{ $variant }“ werden keine GIPF-Steine eingeschoben
gipf-pieces-ended = Nach dem ersten anderen Stein bringt { player-name } keine GIPF-Steine mehr ins Spiel
gipf-takes-two = Ein GIPF-Stein braucht zwei Basis-Steine; { player-name } hat { $count }
stack-takes-two = Ein Stapel braucht zwei { $potential }-Potentiale; { player-name } hat { $count } im Vorrat
no-potential = { player-name } hat kein { $potential }-Potential mehr auf der Hand
no-basic-to-load = { player-name } hat keinen Basis-Stein mehr im Vorrat, der sich laden ließe
no-line = Keine Linie führt von { $dot } nach { $spot }; von dort geht es entlang { $lines }
just-enter = { $spot } ist frei, also ist das einfach { $move }
line-blocked = Die Linie von { $dot } hat keinen freien Schnittpunkt: Sie ist in beide Richtungen blockiert
lands-elsewhere = { $spot } ist besetzt, also landet der vorderste Stein auf { $landing }: { $move }
not-at-edge = { $spot } liegt nicht am Rand des Bretts
all-lines-blocked = { $spot } ist besetzt, und jede Linie vom Rand dorthin ist blockiert
which-way = { $spot } ist besetzt; sag, in welche Richtung geschoben wird: { $moves }
not-own = Der Stein auf { $spot } gehört der anderen Seite
no-potential-there = Auf { $spot } ist kein { $potential }-Potential, das sich benutzen lässt
tamsk-use = TAMSK wird nur benutzt, wenn es auf { $spot } geschoben wird
zertz-use = ZÈRTZ springt in einer Linie über besetzte Schnittpunkte auf den ersten freien dahinter
yinsh-use = YINSH gleitet in einer Linie über freie Schnittpunkte
dvonn-use = DVONN springt auf einen gegnerischen Basis-Stein oder ein gegnerisches DVONN daneben
dvonn-use-matrx = DVONN springt auf ein gegnerisches DVONN daneben oder in einer Linie über freie Schnittpunkte
punct-use = PÜNCT springt auf ein gegnerisches PÜNCT oder einen gegnerischen GIPF-Stein daneben
punct-use-matrx = PÜNCT springt auf ein gegnerisches PÜNCT daneben oder in einer Linie über freie Schnittpunkte
one-basic-to-cover = Ein GIPF-Stein braucht zwei Basis-Steine; { player-name } hat 1: { $move }
would-be = Das wäre { $move }
would-be-either = Das wäre { $move } oder { $other }
no-basic-to-cover = { player-name } hat keinen Basis-Stein mehr im Vorrat, um den GIPF-Stein zu überdecken
turn-to-extend = Der Zug { $turn } ist noch nicht fertig; er wird fortgesetzt, nicht beantwortet
turn-over = { $move }: Der Zug ist nach { $turn } zu Ende

## Moves that cannot be read

not-text = { $what ->
    [move] Ein Zug ist ein Move oder sein Text, wie in 'e1-e3', nicht { $value }
    [variant] Eine Variante ist ein Variant oder ihr Text, wie in 'standard', nicht { $value }
    [position] Eine Stellung wird aus ihrem Text gelesen, wie str(position) ihn schreibt, nicht aus { $value }
    [spot] Ein Schnittpunkt wird mit einem Text benannt, wie in 'e5', nicht mit { $value }
   *[game] Eine Partie wird aus dem Text einer Partiedatei gelesen, nicht aus { $value }
}
no-move = „{ $move }“ ist kein Zug; Züge sehen aus wie e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 oder pass
no-push = „{ $move }“ ist kein Zug; geschoben wird mit e2 oder g7-d6
no-clear = „{ $move }“ ist kein Zug; abgeräumt wird mit xb2,c3,d4,e5
no-unit-letter = { $move }: „{ $letter }“ steht für keinen Stein; es gibt G T Z D Y P, und ein Basis-Stein hat keinen Buchstaben
no-point = { $move }: Den Punkt { $point } gibt es auf dem Brett { $board } nicht
dot-alone = { $move }: { $dot } ist ein Ausgangspunkt; sag, wohin geschoben wird, wie in { $dot }-…
push-from-spot = { $move }: { $spot } ist ein Schnittpunkt, und geschoben wird von einem Ausgangspunkt aus
push-to-dot = { $move }: { $dot } ist ein Ausgangspunkt, und geschoben wird auf einen Schnittpunkt
use-to-dot = { $move }: { $dot } ist ein Ausgangspunkt, und Potentiale bleiben auf den Schnittpunkten
clear-of-dot = { $move }: { $dot } ist ein Ausgangspunkt, und abgeräumt werden nur Schnittpunkte
spot-twice = { $move }: { $spot } ist zweimal genannt
cover-without-punct = { $move }: „={ $cover }“ gehört zu einem PÜNCT, das auf einen GIPF-Stein springt
only-punct-covers = { $move }: Nur PÜNCT überdeckt etwas, mit =B oder =G
marked-no-gipf = { $move }: Auf { $spot } liegt kein GIPF-Stein; der Zug wäre { $correct }
marked-own = { $move }: Der Stein auf { $spot } ist ein eigener; der Zug wäre { $correct }

## Variants

no-variant = Kein Spiel heißt „{ $name }“; es gibt { $names }
no-hand = „{ $text }“ nennt keine Potentiale; schreib sie wie in „Z6“ oder „T3Z3“, „-“ für keine
no-potential-letter = „{ $letter }“ ist kein Potential; es gibt T, Z, D, Y und P
letter-twice = { $letter } ist in „{ $text }“ zweimal genannt
number-out-of-range = { $what ->
    [turn] Die Nummer des Zugs
    [left] Die Zahl übriger Herausforderungen
    [reserve] Ein Vorrat
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] Die Anzahl von { $what }
} muss eine Zahl von { $least } bis { $most } sein, nicht „{ $text }“
no-option = „{ $option }“ ist keine Angabe; es gibt { $names }
option-twice = { $option }= ist zweimal angegeben
basic-without-potentials = „basic“ wird ohne Potentiale gespielt
many-potentials = { $hand } sind mehr als { $most } Potentiale
matrx-without-reserve = „matrx“ hat keine Basis-Steine, also auch kein reserve=
no-board = Kein Brett heißt „{ $name }“; es gibt { $names }
hex37-only = „{ $base }“ wird nur auf hex37 gespielt
side-games-form = „{ $text }“: Nebenspiele schreibt man wie in „T:die,Z:rps“
side-game-name = „{ $name }“: Ein Nebenspiel heißt mit a-z, 0-9, _ und -, dahinter Optionen wie in „yinsh(blitz)“
two-side-games = { $letter } hat zwei Nebenspiele
matrx-without-challenges = MATRX wird ohne { $what ->
    [challenges] Herausforderungen
   *[side] Nebenspiele
} gespielt
challenges-need-potentials = { $what ->
    [challenges] Herausforderungen
   *[side] Nebenspiele
} brauchen Potentiale, und dieses Spiel hat keine

## Positions

field-count = Stellung: { $count ->
    [one] Es ist ein Teil
   *[other] Es sind { $count } Teile
}, nicht die acht: { $fields }
column-count = Das Brett hat hier { $count ->
    [one] eine Spalte
   *[other] { $count } Spalten
}, { $board } hat { $most }
column-unreadable = Spalte { $column } lässt sich nicht lesen: „{ $text }“
column-length = Spalte { $column } hat hier { $count ->
    [one] einen Schnittpunkt
   *[other] { $count } Schnittpunkte
}, nicht { $most }: „{ $text }“
pile-too-small = Der Turm { $pile } auf { $spot } braucht mindestens zwei Steine
pile-colours = Die Farben des Turms { $pile } auf { $spot } wechseln nicht ab
unit-text = „{ $text }“ ist kein Stein; es gibt { $names }
no-unit = „{ $unit }“ auf { $spot } ist kein Stein
basic-piece-in-matrx = „{ $unit }“ auf { $spot }: In MATRX gibt es keine Basis-Steine
gipf-piece-in-basic = „{ $unit }“ auf { $spot }: In „basic“ gibt es keine GIPF-Steine
no-player = Eine Seite ist „w“ oder „b“, nicht „{ $text }“
no-phase = „{ $phase }“ ist keine Phase; es gibt c e m x r und . und, mit einem angekündigten Zug, a f s
nobody-decides = Niemand entscheidet: Das gibt es nur nach einem Remis durch eine Hausregel
phase-without-challenges = Phase „{ $phase }“: Dieses Spiel hat keine Herausforderungen
phase-not-announcing = Phase „{ $phase }“: Potentiale werden in den Phasen e, m und x angekündigt
phase-without-use = Phase „{ $phase }“: Mit „{ $move }“ wird kein Potential benutzt
reserves-form = Vorräte schreibt man Weiß/Schwarz, wie in B12/B12, nicht „{ $text }“
no-reserve = „{ $text }“ ist kein Vorrat; schreib Buchstaben und Anzahlen in der Reihenfolge B G T Z D Y P, „-“ für nichts
reserve-order = Die Buchstaben von „{ $text }“ stehen nicht in der Reihenfolge B G T Z D Y P
opening-form = Die Eröffnung besteht aus zweien von „0“, „g“ und „-“, nicht „{ $text }“
opening-fixed = Die Eröffnung von „{ $variant }“ ist „--“, nicht „{ $text }“
challenges-none = Dieses Spiel hat keine Herausforderungen: „-“, nicht „{ $text }“
challenges-form = Übrige Herausforderungen schreibt man Weiß/Schwarz, nicht „{ $text }“
challenges-unlimited = Herausforderungen sind hier unbegrenzt: „*/*“, nicht „{ $text }“
too-many-pieces = { player-name } hat { $count } { $sort ->
    [B] Basis-Steine
    [G] GIPF-Steine
   *[other] { $potential }-Potentiale
}; „{ $variant }“ hat { $most }
nothing-to-decide = Phase „{ $phase }“: { player-name } hat nichts zu entscheiden
tamsk-past = Über das TAMSK auf { $spot } hat { player-name } in Phase „{ $phase }“ schon entschieden
no-challenge-left = { player-name } hat keine Herausforderung mehr übrig
cannot-announce = { $move } kann nicht angekündigt werden: { $why }
no-spot = Den Schnittpunkt „{ $spot }“ gibt es auf dem Brett { $board } nicht
not-json = Das ist kein JSON: { $detail }
json-without-position = Erwartet wird ein JSON-Objekt mit einem Text namens "position"
json-value = „{ $name }“ kann nicht { $value } sein
counter-without-rule = „{ $name }“ kann nicht angegeben werden: „{ $variant }“ hat keine Hausregel, die es zählt
counter-range = „{ $name }“ kann nicht { $value } sein: Gezählt wird von { $least } bis { $most }
counter-foreign = „{ $name }“ kann nicht „{ $text }“ zählen: Das ist keine Stellung von „{ $variant }“ ohne Zugnummer
no-reason = { $how ->
    [drawn] Remis wird eine Partie
   *[won] Gewonnen wird eine Partie
} durch { $reasons }, nicht { $reason }

## Games and their files

one-game-expected = Erwartet wird eine Partie, und der Text enthält { $count }
result-differs = Die Partie ist zu Ende, { $result }, nicht { $given }
game-ended = Die Partie ist zu Ende: { $result }
over-by-rules = Die Partie ist nach den Regeln schon zu Ende
no-takeback = Es gibt nichts zurückzunehmen
has-variations = Zum Zug { $turn } gibt es Varianten; entferne sie zuerst
turn-not-in-game = Der Zug { $turn } gehört nicht zu dieser Partie
no-termination = Eine Partie endet durch { $names }, nicht „{ $text }“
evaluation-range = Eine Bewertung geht von -1 bis 1, nicht { $value }
no-shape = „{ $text }“ lässt sich nicht zeichnen: Ein Ring ist ein Punkt wie d4, ein Pfeil sind zwei wie e2-e5
no-mark = Ein Zeichen ist eines von { $names }, nicht „{ $text }“
not-utf-8 = Das ist kein Text in UTF-8
header-form = Ein Kopf sieht aus wie [White "Ann"]
header-name = „{ $header }“ kann kein Name eines Kopfs sein; Buchstaben und Ziffern gehen
header-unprintable = Der Kopf { $header } enthält ein Zeichen, das sich nicht drucken lässt
header-value = Der Kopf { $header } ist { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 oder *
    [TimeControl] 300+5, 1/60 oder -
   *[Termination] normal, resignation, time, agreement, abandoned
}, nicht „{ $value }“
header-twice = Der Kopf { $header } kommt zweimal vor
header-follows = Der Kopf { $header } ergibt sich aus der Partie
headers-differ = Die Köpfe Variant und Position widersprechen sich: { $variant }
comment-misplaced = Ein Kommentar steht nach einem Zug
half-character = Ein Kommentar enthält ein halbes Zeichen, das sich nicht schreiben lässt
comment-not-closed = Dieser Kommentar ist nicht geschlossen oder hat ein falsches \
variation-misplaced = Eine Variante steht nach dem Zug, den sie ersetzt
variation-empty = Diese Variante ist leer
variation-not-open = Hier ist keine Variante offen
variation-not-closed = Eine Variante ist nicht geschlossen
turn-missing = Hier fehlt ein Zug
turn-not-finished = Der Zug { $turn } ist nicht zu Ende
turn-number = Das ist Zug { $expected } nicht { $number }
reserve-misplaced = Ein Vorrat steht nach einem Zug
reserve-differs = Der Vorrat ist { $count } nach { $turn }, nicht { $text }
result-missing = Das Ergebnis der Partie davor fehlt
ends-without-result = Die Partie endet ohne Ergebnis: 1-0, 0-1, 1/2-1/2 oder *
result-not-header = Das Ergebnis { $result } ist nicht das des Kopfs, { $header }

## Games that are played or set up

in-moves = Zug { $number } von { $count }: { $why }
over-in-position = In dieser Stellung ist die Partie zu Ende: Es gibt nichts zu entscheiden
no-such-game = Die Partie „{ $game }“ gibt es hier nicht
game-deleted = Die Partie { $game } wurde gelöscht
game-damaged = Die Partie { $game } ist beschädigt und lässt sich nicht zeigen: { $why }
game-went-on = Die Partie ist inzwischen weitergegangen: Sie ist bei Stand { $version }, das war für { $given }
computers-turn = Der Computer ist am Zug: Er spielt { player-name }
time-was-up = Die Zeit war vorher abgelaufen: { $result }
no-side-game = Es gibt kein Nebenspiel, über das das Los entscheiden könnte
rematch-later = Die Partie ist noch nicht zu Ende; eine Revanche kommt danach
nothing-to-change = Es gibt nichts zu ändern
nothing-to-undo = In diesem Zug ist noch nichts entschieden, was sich rückgängig machen ließe; einen ganzen Zug nimmt man zurück
no-turn-for-takeback = Es gibt noch keinen Zug, der sich zurücknehmen ließe
chance-stays = Was der Zufall gezeigt hat, bleibt: Davor wird nichts zurückgenommen
claim-untimed = eine Partie lässt sich nur beanspruchen, während eine Uhr läuft, nicht über Tage
claim-present = { player-name } ist verbunden, also gibt es nichts zu beanspruchen
abort-late = die Partie hat begonnen und lässt sich nicht mehr ohne Ergebnis abbrechen
claim-early = { player-name } kann noch zurückkommen; in { $seconds } s lässt sich die Partie beanspruchen
give-untimed = Zeit geben kann man nur einem anderen Menschen, in einer laufenden Partie mit Uhr
give-enough = { player-name } hat so viel Zeit, wie man höchstens geschenkt bekommt
vacation-spent = dieses Jahr { $left ->
    [one] ist noch ein Urlaubstag
   *[other] sind noch { $left } Urlaubstage
} übrig, also weniger als { $days }
nothing-to-pause = Es läuft keine Uhr, die man anhalten könnte
not-paused = Die Partie ist nicht angehalten
draw-offered = { player-name } hat schon Remis angeboten; das wartet auf eine Antwort
no-offer = Niemand hat Remis angeboten
two-computers = In dieser Partie spielen zwei Computer; für sie kann niemand sprechen
computer-speaks = { player-name } spielt der Computer, der für sich selbst spricht
decision-count = Die Partie hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}, nicht { $given }
variant-or-start = Eine Partie hat eine Variante oder eine Anfangsstellung, nicht beides
archive-game = Partie { $number } der Datei ({ $game }) lässt sich nicht lesen: { $why }
archive-id = Der Name einer Partie besteht aus Kleinbuchstaben und Ziffern: { $id }
archive-result = Das Ergebnis { $result } passt nicht zur Partie
archive-side = Ein Nebenspiel wird durch die Zahl der Entscheidungen davor benannt, nicht { $count }
name-unprintable = Ein Name besteht aus Zeichen, die sich drucken lassen
person-without-level = Ein Mensch hat keine Stufe, nur der Computer
base-is-a-word = Die Grundlage ist ein Wort wie „standard“; alles andere hat ein eigenes Feld
cannot-move-here = { player-name } kann hier nicht ziehen, die Partie wäre zu Ende: Leg einen Stein in den Vorrat oder mach eine Linie frei
without-gipf-piece = { player-name } hat keinen GIPF-Stein auf dem Brett und hätte verloren: Leg einen hin oder wähle das Basis-Spiel
row-left-standing = { player-name } hat eine Reihe und muss sie zuerst abräumen: Lass { player-name } ziehen oder unterbrich die Reihe
nothing-to-read = Hier gibt es nichts zu lesen; füge eine Partie, eine Stellung oder Züge ein
smart-game-format = Das ist eine SGF-Datei, wie boardspace.net sie schreibt; deren Züge können hier nicht gelesen werden: füge die Züge ein oder öffne eine .gipf-Datei
too-much-to-read = Das ist zu viel; höchstens { $most } Zeichen werden auf einmal gelesen
too-many-moves = Höchstens { $most } Züge werden auf einmal gespielt
tree-too-long = Ein Baum hat höchstens { $most } Züge
tree-root = Der erste Knoten ist die Wurzel: Er hat keinen Vorgänger und keinen Zug
tree-order = Knoten { $node } steht nach seinem Vorgänger, der eine kleinere Nummer hat
tree-turn = Knoten { $node } ist ein Zug, und der hat mindestens eine Entscheidung
ended-otherwise = Die Partie ist durch { $reason ->
    [resignation] Aufgabe
    [time] Zeitablauf
    [agreement] Einigung
   *[abandoned] Abbruch
} zu Ende: Es lässt sich nichts zurücknehmen

## The server

foreign-analysis = Die Analyse gehört zu einer anderen Partie: Sie beginnt mit einer anderen Stellung
no-turns-to-judge = Die Partie hat keine Züge, die sich ansehen ließen
nothing-for-engine = Hier gibt es nichts, was die Engine entscheiden könnte
engine-ended = Die Engine wurde mit dem Server beendet
nobody-thinks = kein Prozess erledigt Aufträge der Spur { $lane }: starte gipf think --lane { $lane }
puzzle-takes-long = Dieses Rätsel zu beurteilen dauert zu lange
puzzle-not-judged = Das Rätsel konnte nicht beurteilt werden: Der Löser ist daran gescheitert
too-much-at-once = Das ist zu viel auf einmal; warte ein wenig
too-many-watched = Eine Seite sieht höchstens { $most } Partien zu
too-many-analyses = Für eine Seite laufen höchstens { $most } Analysen; beende eine
id-in-use = Die Kennung „{ $id }“ ist vergeben; nimm eine andere
internal-error = Hier ist etwas schiefgegangen; es steht im Protokoll
not-saved = Das konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt: { $detail }
not-read = Das lässt sich nicht lesen: { $detail }
unknown-request = Nichts heißt „{ $name }“; es gibt { $names }
request-form = Eine Nachricht ist ein Objekt, das sagt, was zu tun ist: { $example }
body-form = Der Inhalt ist ein JSON-Objekt, und Content-Type sagt das: application/json
body-not-json = Das ist kein JSON in UTF-8
body-too-big = Das ist zu viel; eine Anfrage hat höchstens { $most } Bytes
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail }, nicht { $value }
more-problems = { $first }; { $why }
wrong-method = { $method } geht bei dieser Adresse nicht; es gehen { $methods }
nothing-there = Unter { $path } gibt es nichts; siehe /api/docs
http-error = { $detail }
wrong-host = Dieser Server heißt localhost, nicht „{ $host }“
foreign-page = Eine Seite von „{ $origin }“ hat hier nichts zu suchen
foreign-site = Eine Seite einer anderen Website hat hier nichts zu suchen
no-address = „{ $host }“ ist keine Adresse dieses Rechners; nimm 127.0.0.1
no-days = { $name } braucht Tage von 0 bis { $most }, nicht „{ $given }“
no-seconds = { $name } braucht Sekunden von 0 bis { $most }, nicht „{ $given }“
metrics-address = GIPF_METRICS nennt Adressen oder Netze, durch Leerzeichen getrennt, etwa { $example }
public-address = { $host } ist von anderen Rechnern aus erreichbar, und es gibt keine Konten, die andere fernhielten; nimm 127.0.0.1
port-taken = Port { $port } von { $host } lässt sich nicht nutzen: Ein anderes Programm hat ihn; wähle mit --port einen anderen
port-unusable = Port { $port } von { $host } lässt sich nicht nutzen: { $detail }; wähle mit --port einen anderen
server-not-started = Der Server konnte nicht gestartet werden; { $log } sagt, warum
folder-unusable = { $folder } lässt sich nicht nutzen: { $detail }; schaff Platz auf der Festplatte oder nenne in GIPF_DATA einen anderen Ordner
folder-in-use = Ein anderes gipf benutzt { $folder }, antwortet aber nicht; beende es oder nenne in GIPF_DATA einen anderen Ordner
running-elsewhere = GIPF läuft schon, unter { $address }, mit den Spielen in { $folder }; Port { $port } wurde nicht geöffnet: Für ein zweites nenne in GIPF_DATA einen anderen Ordner
newer-database = { $database } wurde von einem neueren gipf geschrieben (die Tabellen sind bei { $revision }, dieses kennt bis { $known }); installiere jenes wieder
database-without-version = { $database } hat Tabellen, sagt aber nicht, in welcher Version; verschieb die Datei oder ersetz sie durch eine Kopie aus dem Ordner „backups“
database-unusable = { $database } lässt sich nicht als Datenbank nutzen ({ $detail }); schaff Platz auf der Festplatte, verschieb die Datei oder ersetz sie durch eine Kopie aus dem Ordner „backups“
database-address = GIPF_DATABASE nennt keine Datenbank, die hier bekannt ist; schreib { $example } oder lass es weg, dann liegt alles in einer Datei im Datenordner
database-unreachable = Die Datenbank { $database } lässt sich nicht nutzen: { $detail }; sieh nach, ob sie läuft und was in GIPF_DATABASE steht
database-foreign = { $database } hat Tabellen, aber keine von gipf; nenne in GIPF_DATABASE eine leere Datenbank
database-away = Die Datenbank antwortet gerade nicht, deshalb wurde das nicht ausgeführt; versuch es gleich noch einmal
worker-alone = GIPF_DATABASE ist leer: Ein Server mit seinen Partien in einer Datei erledigt das selbst; { $command } ist für Server, die sich ein PostgreSQL teilen
clock-or-days = eine Partie hat eine Uhr oder geht über Tage, nicht beides
days-between-people = über Tage spielt man gegen jemanden an einem anderen Gerät: lade für einen der Plätze jemanden ein
days-cap = niemand kann mit mehr Zeit beginnen als erlaubt: cap muss mindestens seconds sein
days-too-short = das ist zu schnell für eine Partie über Tage: wer spielt, beginnt mit mindestens einem Tag oder mit einer Stunde, zu der jeder Zug mindestens eine Stunde dazugibt
bus-address = GIPF_BUS nennt nichts, was hier bekannt ist; schreib { $example } oder lass es weg, wenn es nur einen Server gibt
bus-away = GIPF_BUS antwortet nicht ({ $detail }); die Partien gehen weiter, aber andere Server hören von einem Zug bis zu zwei Sekunden später

## Lessons and puzzles

no-lesson = Die Lektion „{ $lesson }“ gibt es nicht
no-step = Die Lektion „{ $lesson }“ hat keinen Schritt „{ $step }“
step-to-look-at = Schritt „{ $step }“ von „{ $lesson }“ ist nur zum Ansehen da
no-puzzle = Das Rätsel „{ $puzzle }“ gibt es nicht
no-puzzles-file = { $file } ist keine Datei mit Rätseln: { $detail }; schreib eine mit „gipf puzzles make“
task-solved = { $move }: Die Aufgabe ist gelöst
was-wrong = { $move }: Die letzte Entscheidung war falsch: Nimm sie zurück
no-goal = „{ $name }“ ist kein Ziel; es gibt { $names }
in-lesson = Lektion „{ $lesson }“: { $why }
in-step = Schritt „{ $step }“: { $why }
lesson-unreadable = Lektion „{ $lesson }“: { $detail }
unknown-keys = { $keys } ist hier nicht bekannt; es gibt { $names }

## Engine and search

setting-range = { $name } geht von { $least } bis { $most }, nicht { $value }
setting-least = { $name } ist mindestens { $least }, nicht { $value }
no-choice = { $name } ist eines von { $names }, nicht „{ $value }“
limit-needed = Für jede Stellung braucht es eine Grenze: seconds, nodes oder depth
tree-search-settings = Eine Baumsuche hat mindestens einen Thread, ein Blatt pro Batch und ein MiB
batch-variant = Alle Partien dieses Batches sind „{ $variant }“
batch-moves = Es braucht { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}, einen für jede Partie, nicht { $shape }
pile-too-high = Ein Turm aus { $count } Steinen ist für den Kernel zu hoch
no-push-on-board = { $move } schiebt auf dem Brett { $board } nichts ein
not-along-line = { $move } verläuft nicht entlang einer Linie
clears-no-row = { $move } räumt keine Reihe ab
no-network = Das Netz { $file } gibt es nicht
not-a-network = { $file } ist kein Netz von gipf: { $detail }
network-without-version = { $file } ist kein Netz von gipf: Es nennt { $what } nicht
network-version = { $file } ist ein Netz für Version { $given } von { $what }, und dieses gipf hat Version { $version }
own-precision = { $file } hat eine eigene Genauigkeit; nenne nur die Datei

## Environments for learners

reset-needed = Die Partie ist zu Ende: reset() beginnt eine neue
opponent-form = Ein Gegner ist der Name eines Spielers wie „random“ oder „level-3“, eine Funktion der Stellung oder eine von Maske, Beobachtung und Generator
batch-positions = Die Anfangsstellung ist eine für alle Partien oder eine Liste mit { $count }, einer für jede
reset-mask = reset_mask sagt für jede Partie ja oder nein: ein Array mit { $count } Wahrheitswerten
action-form = Eine Aktion ist eine ganze Zahl unter { $most }, nicht { $value }
illegal-action = Aktion { $action } ist in „{ $position }“ nicht erlaubt
variant-form = Eine Variante ist ein Text wie „{ $variant }“, nicht { $value }
over-at-once = „{ $variant }“ ist zu Ende, bevor es beginnt: Es gibt nichts zu lernen
odds-form = Die Chancen eines Nebenspiels sind drei Anteile, die zusammen 1 ergeben, nicht { $value }
player-number = Eine Seite ist 0 oder 1, für alle Partien oder für jede, nicht { $value }
actions-form = Es braucht { $count ->
    [one] eine ganze Zahl
   *[other] { $count } ganze Zahlen
}, eine Aktion für jede Partie, nicht { $kind } der Form { $shape }

## Training

above-zero = { $name } ist größer als 0, nicht { $value }
even-number = { $name } ist eine gerade Zahl, zwei für jede Eröffnung, nicht { $value }
variant-needed = Zum Trainieren braucht es eine Variante
too-few-games = { $count ->
    [one] Eine Partie ist
   *[other] { $count } Partien sind
} zu wenige für { $variants } Varianten verschiedener Art
share-form = „{ $text }“: Ein Anteil ist eine Zahl über 0, wie in { $variant }@2, nicht „{ $value }“
generation-settings = Eine Generation hat mindestens eine Partie, und jede Partie behält mindestens eine Probe
save-every = Ein Checkpoint wird mindestens jede Minute geschrieben, also ist --save-every 1 bis 60, nicht { $value }
actors-without-ray = --actors sind die eines Ray-Clusters; nenne ihn mit --ray
no-cluster = Bei „{ $address }“ gibt es keinen Ray-Cluster ({ $detail }); beginne einen mit „ray start --head“ oder sag --ray { $local }
no-gpu = torch findet hier keine GPU; lass --device weg oder sag --device cpu
other-network = Das Netz in { $folder } hat { $count } { $name }, nicht { $value }; lass --{ $name } weg oder beginne in einem anderen Ordner
network-size = Ein Netz hat mindestens einen Block und 8, 16, 24 … Kanäle, nicht { $size }
fold-before-fusing = Nur ein gefaltetes Netz lässt sich verschmelzen: Nimm folded().fuse()
no-checkpoint = Den Checkpoint { $file } gibt es nicht
not-a-checkpoint = { $file } ist kein Checkpoint: { $detail }
checkpoint-version = { $file } ist ein Checkpoint der Version { $given }; dies ist Version { $version }
checkpoint-too-big = Ein Netz mit { $millions } Mio. Zahlen passt nicht in einen Checkpoint von { $most } MB; trainiere eines mit weniger Blöcken oder Kanälen
checkpoint-of-other = Der Checkpoint gehört zu einem Netz mit { $given }, nicht mit { $wanted }
int8-needs-positions = int8 braucht Stellungen, aus denen die Zahlenbereiche genommen werden
learning-settings = Zum Lernen braucht es zwei Proben pro Schritt, eine Rate über 0, keine negativen views und ein average von 0 bis unter 1
lockstep-settings = Selbstspiel braucht mindestens eine Variante, eine Partie und eine Runde
lockstep-rules = Partien im Gleichschritt haben Regelfamilie und Brett gemeinsam
no-games-of-families = Keine der Partien gehört zu diesen Familien
too-few-to-hold-back = Es gibt zu wenige Partien der Familie { $family }, um welche zurückzuhalten
no-file = Die Datei { $file } gibt es nicht
file-unreadable = { $file } lässt sich nicht lesen: { $detail }
not-games = { $file } ist keine Datei mit Partien oder beschädigt: { $detail }
games-damaged = { $file } ist beschädigt: { $detail }
no-games-file = { $file } ist keine Datei mit Partien: Schreib eine mit „gipf train selfplay“
games-version = { $file } hat Partien der Version { $given }; dies ist Version { $version }
folder-without-games = Der Ordner { $folder } hat keine Dateien mit Partien (*{ $suffix })
games-of-other-rules = Eine Partie von { $variant } endet nicht so, wie ihre Datei sagt: Sie hat andere Regeln
file-exists = { $file } ist schon da; nimm eine andere Datei oder einen anderen Seed
selfplay-settings = Es braucht mindestens eine Partie, einen Prozess und einen Knoten
nothing-written = Keine Partie wurde fertig, also wurde nichts geschrieben

## The command line

resumed-players = Eine fortgesetzte Partie behält ihre Spieler; lass --opponent weg
other-variant = Die Stellung gehört zu „{ $given }“, nicht zu „{ $variant }“
theme-without-svg = --theme gehört zu einem Diagramm; nenne seine Datei mit --svg

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = Erwartet wird ein JSON-Objekt
no-such-player = Den Spieler „{ $name }“ gibt es nicht; es gibt: { $names }
player-unprintable = „{ $player }“ enthält ein Zeichen, das sich in keiner Tabelle drucken lässt
players-alike = Zwei Spieler heißen „{ $name }“
no-program = Das Programm „{ $program }“ gibt es nicht
no-command-line = „{ $text }“ ist keine Befehlszeile: { $detail }
program-unnamed = Nenne das Programm, wie in „program:my-engine --fast“
player-not-imported = Der Spieler „{ $name }“ lässt sich nicht importieren: { $detail }
makes-no-player = „{ $name }“ ist keine Klasse oder Funktion, die einen Spieler macht
two-players-needed = Ein Wettkampf hat mindestens zwei Spieler
games-in-pairs = Partien kommen paarweise mit vertauschten Farben: 2 oder 4, nicht { $value }
sprt-players = Ein sequentieller Test gilt zwei Spielern, nicht { $count }
opening-length = Eine Eröffnung hat 0 bis 99 Züge, nicht { $value }
variant-twice = Eine Variante ist zweimal genannt
no-opening-of = { $file } hat keine Eröffnung von { $variant }
no-opening-found = Von { $variant } wurde keine Eröffnung mit { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} gefunden, in der weder die Partie endet noch ein Stein geschlagen wird; verlange weniger Züge
file-without-opening = In { $file } ist keine Eröffnung
opening-game-over = { $file }: Partie { $number } ist zu Ende: Von dort lässt sich nicht weiterspielen
opening-line-over = { $file }:{ $number }: Die Partie ist zu Ende: Von dort lässt sich nicht weiterspielen
workers-end = Die Prozesse, die spielen, enden, bevor sie beginnen, siehe oben; ein Skript, das Wettkämpfe spielt, tut das unter { $example }
sprt-order = elo0 muss unter elo1 liegen: nicht { $value }
sprt-chance = { $name } ist eine Wahrscheinlichkeit über 0 und unter 0,5, nicht { $value }
sprt-form = Einen Test schreibt man als zwei Unterschiede, wie in 0,20, nicht „{ $text }“
match-in-folder = Ein anderer Prozess spielt gerade einen Wettkampf in { $folder }
other-match = { $folder } enthält die Ergebnisse eines anderen Wettkampfs: { $detail }. Nenne einen anderen Ordner
match-without-settings = { $folder } enthält Partien, aber keine settings.json; nenne einen anderen Ordner
not-a-result = { $file }:{ $number }: Das ist nicht das Ergebnis einer Partie
games-cut = { $file } ist kürzer, als results.jsonl sagt; nenne einen anderen Ordner

## The engine’s process and its players

player-value = Der Spieler gab den Wert { $value }, und Werte gehen von -1 bis 1
senseless-answer = Die Engine gab eine Antwort, die keinen Sinn ergibt: { $detail }
engine-late = Die Engine hat nicht innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} geantwortet
engine-hung = Die Engine hat nicht innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} geantwortet, auch nicht auf Befehl aufgehört, und wurde beendet{ $detail }
engine-said = { $detail }
stopped-before-move = Die Suche wurde angehalten, bevor sie einen Zug gefunden hatte
engine-closed = Diese Engine wurde geschlossen; mach eine neue
engine-was-closed = Die Engine wurde geschlossen
engine-not-started = Die Engine lässt sich nicht starten: { $command }: { $detail }
engine-ended-itself = Die Engine hat sich beendet ({ $detail })
engine-died = { $why }; die nächste Anfrage startet sie wieder
not-sendable = Das lässt sich der Engine nicht schicken: { $detail }
argument-type = { $name } ist vom Typ { $kinds }, nicht { $value }
engine-failed = Die Engine ist gescheitert: { $detail }
player-failed = Der Spieler { $player } ist gescheitert: { $detail }
player-answer = Der Spieler { $player } gab eine Antwort, die keine ist: { $detail }
not-judged = Die Partie lässt sich nicht beurteilen: { $detail }
player-with-limits = „{ $player }“ nennt Grenzen; sie werden mit jeder Suche angegeben
options-form = { $name }:{ $text }: Angaben schreibt man wie in { $name }:seconds=0.1
no-such-option = „{ $name }“ hat keine Angabe „{ $option }“; es gibt: { $names }
option-given-twice = Die Angabe „{ $option }“ von „{ $name }“ kommt zweimal vor
option-value = Die Angabe „{ $option }“ von „{ $name }“ ist vom Typ { $kinds }, nicht „{ $text }“
no-process-option = Der Prozess hat keine Angabe { $name }; es gibt: workers
too-many-requests = { $most } Anfragen laufen, und mehr gehen nicht; warte auf Antworten oder beende welche
no-such-search = Keine Suche mit der Kennung „{ $id }“ läuft; vielleicht ist sie schon fertig
whole-number = { $name } ist eine ganze Zahl von { $least } bis { $most }, nicht { $value }
number-wanted = { $name } ist eine Zahl von { $least } bis { $most }, nicht { $value }
id-missing = Die Kennung id fehlt; jeder Text und jede Zahl geht, wie in { $example }
id-form = { $name } ist ein Text von höchstens { $most } Zeichen oder eine Zahl von -2**53 bis 2**53, nicht { $value }
request-missing = request fehlt; es gibt: { $names }
no-such-request = Die Anfrage { $name } gibt es nicht; es gibt: { $names }
no-such-field = { $name } hat kein Feld { $field }; es hat: { $names }
request-without-limit = { $name } braucht eine Grenze: { $names }; nur die Analyse einer einzelnen Stellung darf weitergehen, bis sie angehalten wird
position-or-game = { $name } braucht eine Stellung oder eine Partie, wie in { $example }
position-needed = { $name } braucht eine Stellung, wie in { $example }
position-form = position ist ein Text oder das JSON einer Stellung, nicht { $value }
game-form = game ist der Text einer Partiedatei, nicht { $value }
moves-form = moves ist eine Liste von Texten wie ["e2", "g7-d6"], nicht { $value }
moves-with-game = moves gehören zu einer Stellung; eine Partie hat ihre eigenen
line-not-utf-8 = Byte { $number } der Zeile ist kein UTF-8
line-empty = Die Zeile ist leer; eine Anfrage sieht aus wie { $example }
line-too-deep = Die Zeile ist zu tief verschachtelt; eine Anfrage sieht aus wie { $example }
line-not-json = Die Zeile ist kein JSON: { $detail }; eine Anfrage sieht aus wie { $example }
line-too-long = Die Zeile ist länger als { $most } Bytes; sie wurde ausgelassen
number-too-long = Die Zeile hat eine Zahl mit Tausenden von Ziffern
request-object = Eine Anfrage ist ein JSON-Objekt wie { $example }, nicht { $value }
field-twice = Das Feld { $field } kommt zweimal vor
no-json-number = { $name } ist keine JSON-Zahl

## Commands that write files

in-place-or-out = --in-place schreibt in die Partiedatei: Lass --out oder --in-place weg
in-place-json = --json schreibt, was gefunden wird, und --in-place die Partien; nenne eines von beiden
in-place-stdin = --in-place braucht eine Partiedatei; in stdin lässt sich nicht schreiben
out-overwrites = --out würde die Partiedatei { $file } überschreiben; --in-place erlaubt es
picture-file = --picture braucht eine eigene Datei, wie game.svg
picture-overwrites = --picture würde { $file } überschreiben; nenne eine andere Datei
no-turns-in-file = Keine Partie in { $file } hat einen Zug, den man ansehen könnte
not-compiled = Die Engine lässt sich nicht kompilieren: { $detail }; nenne in GIPF_CACHE einen anderen Ordner
cannot-play = „{ $player }“ kann nicht spielen: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: Die Partie ist zu Ende; undo nimmt das Ende zurück
terminal-others-turn = { $player ->
    [w] { $move }: Hier ist Weiß am Zug
   *[b] { $move }: Hier ist Schwarz am Zug
}
terminal-is-over = Die Partie ist zu Ende: new beginnt eine neue, undo nimmt zurück
terminal-no-move = „{ $text }“ ist weder ein Zug noch ein Befehl; Züge sehen aus wie { $examples }; help zeigt die Befehle
terminal-undo = Hinter undo steht, wie viele Entscheidungen zurückgenommen werden, wie in undo 3, nicht „{ $text }“
terminal-undo-few = { $count ->
    [one] Nur eine Entscheidung kann zurückgenommen werden
   *[other] Nur { $count } Entscheidungen können zurückgenommen werden
}
terminal-side-game = Hier entscheidet ein Nebenspiel: Spielt es, dann gebt won, tied oder lost ein
terminal-random-mover = Der Zufallsspieler einigt sich auf nichts; resign beendet die Partie
terminal-nothing-kept = In { $folder } ist noch keine Partie gespeichert; beginne eine ohne --resume
terminal-file-name = „{ $name }“ kann keine Datei heißen; wähle einen anderen Namen
terminal-no-game = In { $file } ist keine Partie

## Pictures

chart-empty = Ein Diagramm braucht einen Zug, den es zeigt
chance-range = Eine Gewinnaussicht geht von -1 bis 1, nicht { $value }
curves-empty = Ein Bild von Kurven braucht einen Punkt, den es zeigt
no-such-point = Den Punkt „{ $point }“ gibt es auf dem Brett { $board } nicht; seine Spalten sind a bis { $last }, wie in „e1“ (Ausgangspunkt) oder „e5“ (Schnittpunkt)
arrow-leads-nowhere = Ein Pfeil von { $point } nach { $point } führt nirgendwohin; nenne zwei Punkte
no-line-for-move = { $move }: Keine Linie führt vom Ausgangspunkt { $dot } nach { $spot }
no-book = Das ist kein Eröffnungsbuch: Seine erste Zeile ist nicht ‚{ $line }‘
book-line = ‚{ $text }‘ ist keine Zeile eines Eröffnungsbuchs; sie hat fünf Felder, etwa ‚93f0b53a6c1d8e27 c2 14 9 0.778‘
book-turn-twice = { $turn } steht für diese Stellung zweimal im Buch
book-number = { $name } ist eine ganze Zahl ab 0, nicht { $value }
book-score = Ein Ergebnis geht von 0 bis 1, nicht { $value }
no-colour = { $text } ist keine Farbe; eine Farbe ist etwa ‚#a84a00‘ oder ‚seagreen‘
no-shade = { $text } ist keine Stärke eines Schattens; sie geht von ‚0‘ bis ‚1‘, etwa ‚.22‘
no-arrow = Ein Pfeil ist ein Paar von Punkten, etwa ('e1', 'e3'), vielleicht mit einer Farbe, nicht { $value }
no-theme = Es gibt kein Thema „{ $name }“; es gibt { $names }
no-language = Es gibt keine Texte auf „{ $name }“; es gibt { $names }
picture-width = Ein Bild kann nicht { $width } breit sein; gib die Breite in Pixeln an, wie in 400

## Side games

side-no-game = Es gibt kein Nebenspiel „{ $name }“: { $names }
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
side-no-option = { side-title } hat keine Option „{ $option }“: { $options }
side-no-move = „{ $text }“ ist kein Zug von { side-title }; Züge schreibt man wie { $examples }
side-fields = Eine Stellung von { side-title } hat { $wanted } Felder, { $names }, mit einem Leerzeichen dazwischen, nicht { $number }
side-columns = Ein Brett mit { $wanted } Spalten hat „/“ dazwischen; hier sind es { $number }
side-column-length = Spalte { $column }, „{ $text }“, hat { $number } Punkte: es gibt { $wanted }
side-column-form = Spalte { $column }, „{ $text }“, schreibt man „{ $right }“
side-no-piece = Spalte { $column }: „{ $text }“ kann dort nicht stehen
side-player-field = Der Spieler ist „w“ oder „b“, nach einem Unentschieden „-“, nicht „{ $text }“
side-phase-field = „{ $text }“ ist keine Phase: { $phases }
side-disagrees = { $field } ist „{ $text }“, nach dem Brett aber „{ $right }“
side-too-many = { $piece } kommt { $number }-mal vor: höchstens { $most }
side-is-over = Diese Partie ist zu Ende: Spieler und Phase sind „{ $right } .“
side-not-over = Diese Partie ist noch nicht zu Ende
side-nothing-to-decide = In der Phase „{ $phase }“ gibt es hier nichts zu entscheiden
side-occupied = { $point } ist besetzt
side-others = Was auf { $point } steht, gehört dir nicht
side-no-point = Auf diesem Brett gibt es kein { $point }
side-no-line = { $start } und { $end } liegen nicht auf einer Linie
side-stuck = Was auf { $point } steht, kann jetzt nirgendwohin
side-other-due = { $move } geht jetzt nicht; spielen kannst du zum Beispiel { $moves }
side-not-possible = { $move } geht hier nicht; möglich ist: { $moves }
side-other-game = Eine Stellung von { side-title } beginnt mit „{ $game }“, nicht mit „{ $text }“
side-too-few = { $piece } kommt { $number }-mal vor: mindestens { $least }
yinsh-no-ring = Auf { $point } steht kein Ring von dir
yinsh-ring-between = Der Ring auf { $point } ist im Weg
yinsh-must-stop = Ein Ring, der Steine übersprungen hat, muss gleich dahinter auf { $point } halten
yinsh-row-stands = Die Reihe { $row } müsste schon entfernt sein
side-none-left = Es ist kein { $piece } mehr da, das gesetzt werden könnte
tzaar-capture-first = Ein Zug beginnt mit einem Schlag
tzaar-first-met = Von { $start } zieht ein Stapel bis zum ersten Stapel auf seiner Linie, nicht weiter und nicht auf einen leeren Punkt
tzaar-too-high = Der Stapel auf { $point } hat { $height } Steine, deiner auf { $start } nur { $own }: Einen höheren schlägt er nicht
tzaar-no-capture = Von { $point } aus ist jetzt nichts zu schlagen: Was dort zuerst im Weg steht, ist eigen oder zu hoch
tzaar-first-capture = Phase „f“ ist der erste Schlag von Weiß, auf vollem Brett
tzaar-no-stacks-yet = Solange Steine gesetzt werden, Phase „p“, gibt es keine Stapel
tzaar-out-of-turn = Gesetzt wird abwechselnd, Weiß zuerst: Bei { $white } weißen und { $black } schwarzen Steinen ist „{ $player }“ nicht an der Reihe
side-no-options = { side-title } hat keine Optionen, also auch kein „{ $option }“
side-value = { $field } ist „{ $text }“; geschrieben wird das wie { $values }
side-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht „{ $text }“
side-rounds = { $game } geht über eine ungerade Zahl von Runden, von 1 bis { $most }, nicht „{ $text }“
rps-same-commitment = Das ist die Festlegung des anderen; leg dich auf eine eigene Wahl fest
rps-to-open = Beide haben gewählt: Deck deine Wahl auf, wie in „rock:nonce“, oder „fold“; nicht „{ $move }“
rps-not-committed = Auf „{ $move }“ hast du dich nicht festgelegt
rps-round = „{ $text }“ ist keine Runde; Runden schreibt man wie „rock/paper“, die letzte auch wie „rock/-“
rps-round-too-many = Eine Runde „{ $text }“ gibt es nicht: Die davor ist nicht zu Ende, oder das Spiel ist aus
domino-not-held = { $tile } ist nicht in deiner Hand
domino-no-fit = { $tile } passt nicht an dieses Ende der Reihe: dort ist { $end }
domino-no-tile = „{ $text }“ ist kein Dominostein; es gibt 00 bis 66, in einer Hand mit der kleineren Zahl zuerst
domino-line = { $first } und { $second } passen nicht aneinander
domino-order = Eine Hand schreibt man geordnet: „{ $right }“, nicht „{ $text }“
domino-twice = { $tile } ist doppelt da
domino-count = Jeder hat 7 Steine bekommen; hier sind { $line } in der Reihe, { $white } und { $black } auf der Hand
domino-passes = Wer legen kann, passt nicht
openspiel-name = Ein Spiel von OpenSpiel nennt man wie in „openspiel(connect_four)“, nicht „{ $text }“
openspiel-no-game = OpenSpiel hat kein Spiel „{ $name }“, das allein mit dem Namen gespielt werden kann
openspiel-not-in-turn = „{ $name }“ ist kein Spiel für zwei, die abwechselnd ziehen
dvonn-stays = Der DVONN-Stein auf { $point } steht allein, und ein solcher zieht nie
dvonn-shut-in = Was auf { $point } steht, ist eingeschlossen: alle sechs Felder ringsum sind besetzt
dvonn-distance = Ein Stapel der Höhe { $height } zieht genau { $height } weit; von { $start } nach { $end } sind es { $distance }
dvonn-not-linked = Was auf { $point } steht, ist mit keinem DVONN-Stein verbunden
zertz-must-jump = Eine Kugel kann springen, also muss sie: { $moves }
zertz-no-ring = Auf { $point } liegt kein Ring mehr
zertz-not-free = Der Ring { $point } lässt sich nicht herausschieben: Neben ihm müssten zwei benachbarte Plätze ohne Ring sein
zertz-jump = Eine Kugel springt gerade über die Kugel neben ihr auf den freien Ring dahinter
zertz-counts = „{ $text }“ sagt nicht, wie viele Kugeln es sind, etwa „{ $right }“
zertz-marbles = Auf dem Brett, im Vorrat und gefangen gibt es { $number } { $colour }: zusammen müssen es { $wanted } sein
side-written = „{ $text }“ schreibt man „{ $right }“
punct-off-board = { $move }: Ein Punkt läge neben dem Brett
punct-centre = { $variant ->
    [basic] Der erste Stein der Partie darf nicht ins mittlere Sechseck
   *[standard] Neue Steine dürfen nicht ins mittlere Sechseck
}
punct-minor-dot = Auf { $point } ist kein PÜNCT, und gezogen wird ein Stein an seinem PÜNCT
punct-covered = Der Stein mit dem PÜNCT auf { $point } ist nicht frei: Über ihm liegt etwas auf { $spaces }
punct-unchanged = Das ändert nichts: Ein Stein muss sich bewegen oder drehen
punct-on-other = Das PÜNCT läge auf { $point } auf der anderen Farbe
punct-not-flat = Der Stein läge nicht flach: Die Höhen von { $spaces } sind { $heights }
punct-gap = Das PÜNCT läge über einer Lücke: { $point } ist frei, darunter muss aber ein eigener Stein sein
punct-no-room = Mit dem PÜNCT auf { $point } passt der Stein nirgends hin, wie man ihn auch dreht: Er muss flach liegen, ganz auf dem Brett
punct-no-piece = „{ $text }“ ist kein Stein; Steine schreibt man wie Tg5:2
punct-crosses = { $piece } kreuzt auf { $point } einen anderen Stein derselben Ebene
punct-cannot-lie = { $piece } kann nicht auf Ebene { $level } liegen: { $why }
punct-wrong-level = { $piece } steht auf Ebene { $level }, läge aber auf Ebene { $right }
punct-no-reserves = Vorräte schreibt man wie in T6C2E4/T5R1, „-“ für nichts, nicht „{ $text }“
in-side-game = Nebenspiel { side-title-of-play }, Zug { $number }, „{ $move }“: { $why }
side-play-form = „{ $text }“ ist kein Nebenspiel; man schreibt sie wie „yinsh(blitz) f5 d4“ oder „die#7 throw“
side-play-other = Über { $letter } entscheidet { $game }, nicht { $name }
side-play-seed = { $name } lässt sich ohne Startwert nicht nachspielen; er steht wie in „{ $name }#7“
side-play-no-seed = In { $name } gibt es keinen Zufall, also keinen Startwert
side-play-none = In diesem Zug gibt es keine Herausforderung, über die { side-title-of-play } entschieden haben könnte
side-play-not-over = Das Nebenspiel { side-title-of-play } ist nicht zu Ende, aber sein Ergebnis soll „{ $result }“ sein
side-play-result = Das Nebenspiel { side-title-of-play } ist für den Ankündigenden „{ $right }“, nicht „{ $result }“
side-play-wanted = play ist ein Nebenspiel wie in einer Aufzeichnung, etwa 'yinsh f5 d4', nicht { $value }
side-play-unknown = { side-title-of-play } kann hier nicht gespielt werden
side-terminal-only = { $name } wird nur im Terminal gespielt: gipf play --terminal "{ $name }"
is-side-game = { $game } ist ein Nebenspiel für sich: Frag danach mit 'watch-side' und /api/side-games
is-no-side-game = { $game } ist kein Nebenspiel für sich: Frag danach mit 'watch' und /api/games
no-side-game-on = Es gibt kein Nebenspiel, das man aufgeben könnte
side-game-decides = { $move }: Das Ergebnis kommt aus dem laufenden Nebenspiel; wer es aufgibt, verliert es
side-level = Nebenspiele haben die Stufen 1 bis { $most }
side-file-form = Die Datei eines Nebenspiels sagt, welches es ist, wie in [SideGame "yinsh"]
side-file-result = Die Züge führen zu '{ $right }', aber als Ergebnis steht da '{ $result }'
side-file-hidden = In diesem Spiel ist noch etwas verborgen; die Datei gibt es, wenn es zu Ende ist
side-no-draws = { side-title } hat immer einen Sieger, also gibt es kein Remis anzubieten
side-file-is-game = Das ist eine Partie GIPF und kein Nebenspiel für sich
side-file-position = Die Datei ist von { side-title-of-play }, ihre Stellung aber von { $other }
side-file-two-seeds = Ein Nebenspiel, das mit einer Stellung beginnt, hat den Startwert schon darin: [Seed] und [Position] passen nicht zusammen
side-text-unknown = „{ $text }“ ist kein Nebenspiel: eine Datei, eine Stellung oder sein Name mit Zügen wie in „yinsh f5 d4“
side-no-board = { side-title-of-play } wird ohne Brett gespielt, also gibt es keine Zeichnung davon
proof-file = { $file } lässt sich nicht als Beweis lesen: { $detail }
proof-header = Zeile { $line } eines Beweises ist [{ $name } "…"], nicht „{ $text }“; er beginnt mit Proof, Variant, Winner und Turns
proof-version = nur Beweise der Version { $version } können gelesen werden, nicht „{ $text }“
proof-answer = Antwort { $number } des Beweises, „{ $move }“, ist in „{ $position }“ nicht erlaubt
proof-ends = der Beweis endet nach Antwort { $number }, aber { player-name } muss in „{ $position }“ entscheiden
proof-too-long = der Beweis ist nach Antwort { $number } vollständig, aber dann kommt noch „{ $move }“
proof-lost = { player-name } gewinnt hier nicht: „{ $position }“
proof-turns = { player-name } hat nicht in { $turns } Zügen gewonnen, wie es der Beweis behauptet: „{ $position }“
solve-variant = { $variant } kann nicht gelöst werden: das geht nur ohne Potentiale und ohne Hausregeln, etwa „basic;reserve=4/4“
solve-unknown = noch weiß niemand, wer { $variant } gewinnt; es gibt also nichts zu beweisen
solve-no-win = in „{ $position }“ wurde kein Gewinn in { $turns } Zügen gefunden

## Die App als einfache Dateien

site-not-built = die Website kann nicht geschrieben werden: { $part ->
    [page] die Seite
    [engine] die Engine für Browser
   *[python] Python für Browser
  } ist hier nicht gebaut; „make site“ baut, was fehlt
site-folder-taken = in { $folder } liegt etwas, das keine Website ist; nenne einen neuen oder leeren Ordner
no-site-address = eine Adresse beginnt mit https:// oder http://, nicht „{ $text }“

## Menschen und ihre Plätze

not-for-you = das steht dir nicht zu
not-your-game = du hast in dieser Partie keinen Platz
not-your-seat = { $player ->
    [w] auf dem Platz von Weiß sitzt jemand anderes
   *[b] auf dem Platz von Schwarz sitzt jemand anderes
}
not-your-turn = die andere Person ist am Zug
own-proposal = darauf muss die andere Person antworten
proposal-waits = eine Frage wartet noch auf ihre Antwort
player-awaited = die andere Person ist noch nicht da
no-advice-between-people = in einer Partie zwischen zwei Menschen hilft die Engine niemandem, bis sie zu Ende ist
result-for-other = ein Ergebnis zu deinen Gunsten muss die andere Person eintragen
goes-on-between-people = zwei Menschen spielen diese Partie, und sie ist nicht zu Ende
stays-between-people = diese Partie hat noch jemand gespielt, deshalb bleibt sie
both-invited = einer der beiden Plätze muss dein eigener sein
computer-invited = der Computer nimmt seinen Platz ohne Einladung ein
seat-not-free = { $player ->
    [w] der Platz von Weiß ist nicht frei
   *[b] der Platz von Schwarz ist nicht frei
}
name-length = ein Name hat 1 bis { $most } Zeichen
not-let-in = dieser Server lässt nur ein, wer seinen Link hat
network-off = niemand kann beitreten: der Zugang aus dem lokalen Netz ist abgeschaltet
no-local-network = dieser Rechner ist in keinem lokalen Netz
not-local = { $host } ist keine Adresse eines lokalen Netzes
network-refused = andere können nicht beitreten: { $detail }

## Ein Dienst für alle

asked-too-much = von hier wurde zu viel verlangt; { $seconds ->
    [one] versuch es in einer Sekunde wieder
   *[other] versuch es in { $seconds } Sekunden wieder
}
past-the-proxy = dieser Dienst ist nur unter seiner Adresse zu erreichen, nicht an seinem Proxy vorbei
proxy-without-proto = der Proxy vor diesem Dienst muss in X-Forwarded-Proto sagen, wie er erreicht wurde
proxy-without-client = der Proxy vor diesem Dienst muss in X-Forwarded-For sagen, von wem er erreicht wurde
no-origin = eine Anfrage mit Cookie muss in Origin sagen, von welcher Seite sie kommt
service-or-lan = ein Dienst ist für alle da; das Mitspielen im lokalen Netz gehört zur App auf einem einzelnen Rechner
service-address = die Adresse eines Dienstes sieht aus wie https://play.example, oder zum Ausprobieren wie http://localhost:4737; nicht { $text }
service-without-proxy = ein Dienst unter einer Adresse mit https:// wird über einen Proxy erreicht; nenne dessen Adresse in GIPF_PROXY, etwa GIPF_PROXY=127.0.0.1
neither-address = { $text } ist weder eine Adresse noch ein Netz wie 10.0.0.2 oder 10.0.0.0/8
name-reserved = „{ $name }“ ist ein Name, den hier niemand haben kann
account-name-length = ein Name hat { $least } bis { $most } Zeichen
account-name-letters = ein Name besteht aus Buchstaben und Ziffern; dazwischen dürfen einzelne Leerzeichen, Punkte, Binde- oder Unterstriche stehen
account-name-scripts = ein Name ist in einem einzigen Alphabet geschrieben, damit niemand für jemand anderen gehalten wird

## Konten

no-accounts = hier gibt es keine Konten; die gehören zu einem Dienst für alle
account-there = du hast schon ein Konto
account-without-way = ein Konto braucht einen Weg zum Anmelden: ein Passwort, einen Passkey oder eine Mailadresse
name-taken = der Name „{ $name }“ ist vergeben oder sieht aus wie ein vergebener
password-length = ein Passwort hat { $least } bis { $most } Zeichen
password-weak = dieses Passwort ist zu leicht zu erraten; ein paar Wörter ohne Zusammenhang sind besser
sign-in-wrong = Name und Passwort passen nicht zusammen
password-wrong = das ist nicht dein Passwort
prove-again = zeig noch einmal, dass du es bist: mit Passwort, Passkey oder einem Link
last-way = das ist dein letzter Weg zum Anmelden; füge erst einen anderen hinzu
mail-off = dieser Dienst verschickt keine Mails
mail-address = das ist keine Mailadresse
mail-server = GIPF_MAIL nennt keinen Mailserver; schreib smtp://NAME:PASSWORT@RECHNER:PORT oder smtps://…
push-unknown = das ist kein Push-Dienst, der hier bekannt ist
push-keys = die Push-Schlüssel des Browsers stimmen nicht
push-off = von hier wird nichts auf Geräte geschickt
push-address = GIPF_PUSH nennt Push-Dienste wie https://push.example, nicht { $text }
passkey-refused = dieser Passkey wurde nicht angenommen; versuch es noch einmal oder melde dich anders an
passkeys-many = ein Konto hat höchstens { $most } Passkeys
no-such-passkey = diesen Passkey gibt es nicht
token-wrong = dieses Token gilt nicht: es wurde widerrufen oder nie ausgestellt
not-by-token = dafür gilt kein Token
token-without = dieses Token ist dafür nicht ausgestellt: ihm fehlt „{ $scope }“
bot-was-rated = dieses Konto hat gewertete Partien gespielt und bleibt das eines Menschen; leg für das Programm ein anderes an
bot-moderates = das Konto eines Moderators bleibt das eines Menschen
bot-in-games = dieses Konto spielt gerade gegen andere; ein Bot kann es werden, wenn diese Partien zu Ende sind
account-no-bot = nur ein Bot-Konto hat Tokens
tokens-many = ein Konto hat höchstens { $most } Tokens
bot-address = „{ $address }“ ist keine Adresse eines Dienstes; schreib https:// und seinen Namen
bot-unreachable = { $address } antwortet nicht: { $detail }
bot-denied = der Dienst sagt nein: { $detail }
bot-no-account = bei { $address } gehört dieses Token zu keinem Bot
no-such-account = es gibt kein Konto „{ $name }“

## The lobby

lobby-closed = hierher kann sonst niemand kommen, also gibt es auch keine Lobby
time-too-short = das ist zu schnell: wer spielt, hat mindestens { $seconds } Sekunden für { $turns } Züge, wie bei 3+2
times-mixed = ein Angebot gilt für Partien am Stück oder für Partien über Tage, nicht für beides
standing-over-days = nur ein offenes Angebot über Tage kann für mehrere Partien stehen bleiben
rated-with-account = gewertete Partien spielt man mit einem Konto
rated-even = gewertet wird eine Partie nur, wenn beide das Gleiche haben und nicht allein der Zufall entscheidet
own-seek = gegen sich selbst spielt man nicht
seek-without = { $what } gehört nicht zu dem Angebot
too-many-seeks = du kannst höchstens { $most } Angebote zugleich haben
not-challenged = diese Person kannst du nicht herausfordern
no-such-seek = dieses Angebot gibt es nicht mehr
seek-taken = jemand war schneller: dieses Angebot ist schon angenommen
no-such-person = hier gibt es niemanden dieses Namens

## Tournaments

no-tournaments = hier gibt es keine Turniere; die gehören zu einem Dienst für alle
no-such-tournament = dieses Turnier gibt es nicht
tournament-begun = dieses Turnier hat begonnen; zum nächsten kannst du dich anmelden
tournament-not-entered = du nimmst an diesem Turnier nicht teil
tournament-played = alle deine Partien in diesem Turnier sind zu Ende
tournament-no-bots = Programme nehmen an Turnieren nicht teil
tournament-game-stays = diese Partie gehört zu einem Turnier und bleibt deshalb

## What people say, and order among them

words-length = man sagt 1 bis { $most } Zeichen auf einmal
said-too-much = das war viel auf einmal: warte { $seconds } Sekunden
muted = die Moderation bittet dich, noch { $hours } Stunden zu schweigen
nobody-hears = in dieser Partie hört dich niemand
no-such-preset = Worte namens „{ $name }“ gibt es nicht
not-oneself = das geht nur bei anderen, nicht bei sich selbst
no-such-report = um diese Meldung hat sich schon jemand gekümmert
too-many-reports = { $most } deiner Meldungen warten noch darauf, angesehen zu werden

## Was jemand bei einer Partie für sich behält

board-nowhere = ein eigenes Brett gibt es in deinen Partien über Tage gegen einen anderen Menschen
conditions-nowhere = bedingte Züge gibt es in einer Partie über Tage gegen einen anderen Menschen, solange sie läuft
conditions-own-turn = du bist am Zug: bedingte Züge antworten auf das, was die andere Seite spielt
conditions-side-game = bedingte Züge können nicht durch ein Nebenspiel hindurchgehen
conditions-late = die Partie ist inzwischen weitergegangen, diese bedingten Züge passen nicht mehr
conditions-many = das ist zu viel: höchstens { $lines } Varianten mit zusammen { $decisions } Entscheidungen
conditions-long = eine Variante hat höchstens { $most } Entscheidungen
conditions-after-end = vor { $move } ist die Partie schon zu Ende
conditions-two = auf dasselbe gibt es nur eine Antwort: { $one } oder { $two }
conditions-end = jede Variante endet mit deiner Antwort, bis wieder die andere Seite entscheidet
