player-name = { $player ->
    [w] Wit
   *[b] Zwart
}

## Around other messages

in-move = { $move }: { $why }
in-position = stelling: { $why }
in-variant = variant ‘{ $variant }’: { $why }
at-line = regel { $line }, kolom { $column }: { $why }
too-long = { $what ->
    [message] een bericht
    [move] een zet
    [position] een stelling
    [variant] een variant
    [comment] commentaar
   *[other] de kop { $what }
} heeft hoogstens { $most } tekens
missing-extra = hiervoor is het pakket { $package } nodig: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = de partij is afgelopen
answer-first = { $move } is aangekondigd, en { player-name } moet eerst { $phase ->
    [a] aanvaarden of uitdagen: accept of challenge
    [f] zeggen wie het tussenspel begint: first of second
   *[s] de uitslag van het tussenspel geven: won, tied of lost
}
gipf-row-first = { player-name } beslist eerst over een rij GIPF-stukken: { $moves }
row-must-go = de rij { $row } moet worden weggenomen: { $moves }
row-first = eerst moet { player-name } een rij wegnemen: { $moves }
many-ways-to-clear = er is meer dan één manier om weg te nemen: { $moves }
empty-spot = { $spot } is leeg
one-row-at-a-time = er wordt maar één eigen rij tegelijk weggenomen: { $rows }
singles-go-with-row = enkele stukken gaan met hun rij { $row } mee: ook { $spots }
four-left-standing = in de rij { $row } zouden er vier blijven liggen: nog een ervan moet weg
no-clearing-between = tussen een extra zet en de gewone wordt niets weggenomen
tamsk-cannot-move = de TAMSK op { $spot } wacht, en elke lijn is geblokkeerd: pass
tamsk-waits = de TAMSK op { $spot } wacht: duw hem in het spel met + ({ $moves }) of pas
must-move = { player-name } moet een zet doen; passen kan alleen bij een extra zet of een rij GIPF-stukken
no-tamsk = { player-name } heeft geen TAMSK op { $spot }, dus er is geen extra zet
nothing-announced = er is geen potentieel aangekondigd
move-before-clearing = rijen worden voor en na de zet weggenomen, en nu moet { player-name } een zet doen
no-row = { player-name } heeft geen rij om weg te nemen
gipf-pieces-first = eerst moeten de GIPF-stukken worden gespeeld: { player-name } heeft er { $count } in reserve
first-turn-gipf = { player-name } moet met een GIPF-stuk beginnen
no-basic-in-matrx = in MATRX zijn er geen basisstukken; schrijf de letter van de stapel ervoor
no-basic-piece = { player-name } heeft geen basisstuk meer in reserve
no-gipf-piece = { player-name } heeft geen GIPF-stuk meer in reserve
gipf-not-pushed = in ‘{ $variant }’ worden geen GIPF-stukken in het spel geduwd
gipf-pieces-ended = na het eerste andere stuk brengt { player-name } geen GIPF-stukken meer in het spel
gipf-takes-two = een GIPF-stuk kost twee basisstukken; { player-name } heeft er { $count }
stack-takes-two = een stapel kost twee { $potential }-potentiëlen; { player-name } heeft er { $count } in reserve
no-potential = { player-name } heeft geen { $potential }-potentieel meer in reserve
no-basic-to-load = { player-name } heeft geen basisstuk meer in reserve om te laden
no-line = geen lijn gaat van { $dot } naar { $spot }; vandaar gaat het langs { $lines }
just-enter = { $spot } is leeg, dus dit is gewoon { $move }
line-blocked = de lijn vanaf { $dot } heeft geen leeg punt: ze is in beide richtingen geblokkeerd
lands-elsewhere = { $spot } is bezet, dus het verste stuk komt op { $landing }: { $move }
not-at-edge = { $spot } ligt niet aan de rand van het bord
all-lines-blocked = { $spot } is bezet, en elke lijn ernaartoe vanaf de rand is geblokkeerd
which-way = { $spot } is bezet; zeg in welke richting je duwt: { $moves }
not-own = het stuk op { $spot } is van de andere speler
no-potential-there = op { $spot } is geen { $potential }-potentieel om te gebruiken
tamsk-use = TAMSK wordt alleen gebruikt als hij op { $spot } wordt geduwd
zertz-use = ZÈRTZ springt in een lijn over bezette punten naar het eerste lege daarachter
yinsh-use = YINSH schuift in een lijn over lege punten
dvonn-use = DVONN springt op een basisstuk of DVONN van de ander ernaast
dvonn-use-matrx = DVONN springt op een DVONN van de ander, ernaast of in een lijn over lege punten
punct-use = PÜNCT springt op een PÜNCT of GIPF-stuk van de ander ernaast
punct-use-matrx = PÜNCT springt op een PÜNCT van de ander, ernaast of in een lijn over lege punten
one-basic-to-cover = een GIPF-stuk kost twee basisstukken; { player-name } heeft er 1: { $move }
would-be = dit zou { $move } zijn
would-be-either = dit zou { $move } of { $other } zijn
no-basic-to-cover = { player-name } heeft geen basisstuk meer in reserve om het GIPF-stuk mee te bedekken
turn-to-extend = de beurt { $turn } is niet af; ze wordt voortgezet, niet opgevolgd
turn-over = { $move }: de beurt is voorbij na { $turn }

## Moves that cannot be read

not-text = { $what ->
    [move] een zet is een Move of zijn tekst, zoals 'e1-e3', niet { $value }
    [variant] een variant is een Variant of zijn tekst, zoals 'standard', niet { $value }
    [position] een stelling wordt gelezen uit haar tekst, zoals str(position) die schrijft, niet uit { $value }
    [spot] een punt wordt met een tekst benoemd, zoals 'e5', niet met { $value }
   *[game] een partij wordt gelezen uit de tekst van een partijbestand, niet uit { $value }
}
no-move = ‘{ $move }’ is geen zet; zetten zien eruit als e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 of pass
no-push = ‘{ $move }’ is geen zet; duwen ziet eruit als e2 of g7-d6
no-clear = ‘{ $move }’ is geen zet; wegnemen ziet eruit als xb2,c3,d4,e5
no-unit-letter = { $move }: ‘{ $letter }’ is van geen stuk de letter; er zijn G T Z D Y P, en een basisstuk heeft er geen
no-point = { $move }: op het bord { $board } is geen punt { $point }
dot-alone = { $move }: { $dot } is een stip; zeg waar het duwen heen gaat, zoals in { $dot }-…
push-from-spot = { $move }: { $spot } is een punt, en duwen begint op een stip
push-to-dot = { $move }: { $dot } is een stip, en duwen eindigt op een punt
use-to-dot = { $move }: { $dot } is een stip, en potentiëlen blijven op de punten
clear-of-dot = { $move }: { $dot } is een stip, en alleen van punten wordt weggenomen
spot-twice = { $move }: { $spot } is twee keer genoemd
cover-without-punct = { $move }: ‘={ $cover }’ hoort bij een PÜNCT die op een GIPF-stuk springt
only-punct-covers = { $move }: alleen PÜNCT bedekt iets, met =B of =G
marked-no-gipf = { $move }: op { $spot } ligt geen GIPF-stuk; de zet zou { $correct } zijn
marked-own = { $move }: het stuk op { $spot } is een eigen stuk; de zet zou { $correct } zijn

## Variants

no-variant = geen spel heet ‘{ $name }’; er zijn { $names }
no-hand = ‘{ $text }’ zijn geen potentiëlen; schrijf ze als ‘Z6’ of ‘T3Z3’, ‘-’ voor geen
no-potential-letter = ‘{ $letter }’ is geen potentieel; er zijn T, Z, D, Y en P
letter-twice = { $letter } is twee keer genoemd in ‘{ $text }’
number-out-of-range = { $what ->
    [turn] de beurt
    [left] het aantal resterende uitdagingen
    [reserve] een reserve
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] het aantal { $what }
} moet een getal van { $least } tot { $most } zijn, niet ‘{ $text }’
no-option = ‘{ $option }’ is geen optie; er zijn { $names }
option-twice = { $option }= staat er twee keer
basic-without-potentials = ‘basic’ wordt zonder potentiëlen gespeeld
many-potentials = { $hand } is meer dan { $most } potentiëlen
matrx-without-reserve = ‘matrx’ heeft geen basisstukken, dus ook geen reserve=
no-board = geen bord heet ‘{ $name }’; er zijn { $names }
hex37-only = ‘{ $base }’ wordt alleen op hex37 gespeeld
side-games-form = ‘{ $text }’: tussenspelen schrijf je als ‘T:die,Z:rps’
side-game-name = ‘{ $name }’: de naam van een tussenspel bestaat uit a-z, 0-9, _ en -, met opties erachter als in ‘yinsh(blitz)’
two-side-games = { $letter } heeft twee tussenspelen
matrx-without-challenges = MATRX wordt zonder { $what ->
    [challenges] uitdagingen
   *[side] tussenspelen
} gespeeld
challenges-need-potentials = { $what ->
    [challenges] uitdagingen
   *[side] tussenspelen
} gaan over potentiëlen, en dit spel heeft er geen

## Positions

field-count = stelling: { $count ->
    [one] er is één deel
   *[other] er zijn { $count } delen
}, niet de acht: { $fields }
column-count = het bord heeft hier { $count ->
    [one] één kolom
   *[other] { $count } kolommen
}, { $board } heeft er { $most }
column-unreadable = kolom { $column } is niet te lezen: ‘{ $text }’
column-length = kolom { $column } heeft hier { $count ->
    [one] één punt
   *[other] { $count } punten
}, niet { $most }: ‘{ $text }’
pile-too-small = de stapel { $pile } op { $spot } heeft minstens twee stukken nodig
pile-colours = de kleuren van de stapel { $pile } op { $spot } wisselen elkaar niet af
unit-text = ‘{ $text }’ is geen stuk; er zijn { $names }
no-unit = ‘{ $unit }’ op { $spot } is geen stuk
basic-piece-in-matrx = ‘{ $unit }’ op { $spot }: MATRX heeft geen basisstukken
gipf-piece-in-basic = ‘{ $unit }’ op { $spot }: ‘basic’ heeft geen GIPF-stukken
no-player = een speler is ‘w’ of ‘b’, niet ‘{ $text }’
no-phase = ‘{ $phase }’ is geen fase; er zijn c e m x r en . en, met een aangekondigde zet, a f s
nobody-decides = niemand beslist: dat is alleen zo na een remise door een huisregel
phase-without-challenges = fase ‘{ $phase }’: dit spel wordt zonder uitdagingen gespeeld
phase-not-announcing = fase ‘{ $phase }’: potentiëlen worden in de fasen e, m en x aangekondigd
phase-without-use = fase ‘{ $phase }’: ‘{ $move }’ gebruikt geen potentieel
reserves-form = reserves schrijf je Wit/Zwart, zoals in B12/B12, niet ‘{ $text }’
no-reserve = ‘{ $text }’ is geen reserve; schrijf letters en aantallen in de volgorde B G T Z D Y P, ‘-’ voor niets
reserve-order = de letters van ‘{ $text }’ staan niet in de volgorde B G T Z D Y P
opening-form = de opening is twee van ‘0’, ‘g’ en ‘-’, niet ‘{ $text }’
opening-fixed = de opening van ‘{ $variant }’ is ‘--’, niet ‘{ $text }’
challenges-none = dit spel wordt zonder uitdagingen gespeeld: ‘-’, niet ‘{ $text }’
challenges-form = resterende uitdagingen schrijf je Wit/Zwart, niet ‘{ $text }’
challenges-unlimited = uitdagingen zijn hier onbeperkt: ‘*/*’, niet ‘{ $text }’
too-many-pieces = { player-name } heeft { $count } { $sort ->
    [B] basisstukken
    [G] GIPF-stukken
   *[other] { $potential }-potentiëlen
}; ‘{ $variant }’ heeft er { $most }
nothing-to-decide = fase ‘{ $phase }’: { player-name } heeft niets te beslissen
tamsk-past = over de TAMSK op { $spot } heeft { player-name } in fase ‘{ $phase }’ al beslist
no-challenge-left = { player-name } heeft geen uitdaging meer over
cannot-announce = { $move } kan niet worden aangekondigd: { $why }
no-spot = op het bord { $board } is geen punt ‘{ $spot }’
not-json = dit is geen JSON: { $detail }
json-without-position = er wordt een JSON-object verwacht met een tekst die "position" heet
json-value = ‘{ $name }’ kan niet { $value } zijn
counter-without-rule = ‘{ $name }’ kan niet worden opgegeven: ‘{ $variant }’ heeft geen huisregel die het telt
counter-range = ‘{ $name }’ kan niet { $value } zijn: er wordt van { $least } tot { $most } geteld
counter-foreign = ‘{ $name }’ kan niet ‘{ $text }’ tellen: dat is geen stelling van ‘{ $variant }’ zonder beurtnummer
no-reason = een partij { $how ->
    [drawn] wordt remise
   *[won] wordt gewonnen
} door { $reasons }, niet { $reason }

## Games and their files

one-game-expected = er wordt één partij verwacht, en de tekst bevat er { $count }
result-differs = de partij is afgelopen, { $result }, niet { $given }
game-ended = de partij is afgelopen: { $result }
over-by-rules = de partij is volgens de regels al afgelopen
no-takeback = er is niets terug te nemen
has-variations = er zijn varianten op de beurt { $turn }; verwijder die eerst
turn-not-in-game = de beurt { $turn } hoort niet bij deze partij
no-termination = een partij eindigt door { $names }, niet ‘{ $text }’
evaluation-range = een beoordeling gaat van -1 tot 1, niet { $value }
no-shape = ‘{ $text }’ kan niet getekend worden: een ring is een punt, zoals d4, een pijl zijn er twee, zoals e2-e5
no-mark = een teken is een van { $names }, niet ‘{ $text }’
not-utf-8 = dit is geen tekst in UTF-8
header-form = een kop ziet eruit als [White "Ann"]
header-name = ‘{ $header }’ kan geen naam van een kop zijn; letters en cijfers wel
header-unprintable = de kop { $header } bevat een teken dat niet kan worden afgedrukt
header-value = de kop { $header } is { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 of *
    [TimeControl] 300+5, 1/60 of -
   *[Termination] normal, resignation, time, agreement, abandoned
}, niet ‘{ $value }’
header-twice = de kop { $header } staat er twee keer
header-follows = de kop { $header } volgt uit de partij zelf
headers-differ = de koppen Variant en Position verschillen: { $variant }
comment-misplaced = commentaar staat na een beurt
half-character = commentaar bevat een half teken, dat niet geschreven kan worden
comment-not-closed = dit commentaar is niet afgesloten, of heeft een verkeerde \
variation-misplaced = een variant staat na de beurt die ze vervangt
variation-empty = deze variant is leeg
variation-not-open = hier is geen variant open
variation-not-closed = een variant is niet afgesloten
turn-missing = hier ontbreekt een beurt
turn-not-finished = de beurt { $turn } is niet af
turn-number = dit is beurt { $expected } niet { $number }
reserve-misplaced = een reserve staat na een beurt
reserve-differs = de reserve is { $count } na { $turn }, niet { $text }
result-missing = de uitslag van de vorige partij ontbreekt
ends-without-result = de partij eindigt zonder uitslag: 1-0, 0-1, 1/2-1/2 of *
result-not-header = de uitslag { $result } is niet die van de kop, { $header }

## Games that are played or set up

in-moves = zet { $number } van { $count }: { $why }
over-in-position = in deze stelling is de partij afgelopen: er valt niets te beslissen
no-such-game = er is hier geen partij ‘{ $game }’
game-deleted = de partij { $game } is verwijderd
game-damaged = de partij { $game } is beschadigd en kan niet worden getoond: { $why }
game-went-on = de partij is intussen verdergegaan: ze is bij versie { $version }, en dit was voor { $given }
computers-turn = de computer is aan zet: die speelt { player-name }
time-was-up = de tijd was daarvoor al om: { $result }
no-side-game = er is geen tussenspel om door loting te beslissen
rematch-later = de partij is nog niet afgelopen; een revanche komt daarna
nothing-to-change = er valt niets te veranderen
nothing-to-undo = in deze beurt is geen beslissing ongedaan te maken; een hele beurt neem je terug
no-turn-for-takeback = er is nog geen beurt gespeeld die teruggenomen kan worden
chance-stays = wat het toeval heeft laten zien, blijft: niets van daarvóór wordt teruggenomen
claim-untimed = een partij kun je alleen opeisen terwijl een klok loopt, niet over dagen
claim-present = { player-name } is verbonden, dus er valt niets op te eisen
abort-late = de partij is begonnen en kan niet meer zonder uitslag worden afgebroken
claim-early = { player-name } kan nog terugkomen; over { $seconds } s is de partij op te eisen
give-untimed = tijd geven kan alleen aan een ander mens, in een partij met klok die nog loopt
give-enough = { player-name } heeft al zoveel tijd als je kunt krijgen
vacation-spent = { $left ->
    [one] er is dit jaar nog één vakantiedag over, minder dan { $days }
   *[other] er zijn dit jaar nog { $left } vakantiedagen over, minder dan { $days }
}
nothing-to-pause = er loopt geen klok die gepauzeerd kan worden
not-paused = de partij is niet gepauzeerd
draw-offered = { player-name } heeft al remise aangeboden; dat wacht op een antwoord
no-offer = niemand heeft remise aangeboden
two-computers = in deze partij spelen twee computers; niemand kan voor hen spreken
computer-speaks = { player-name } wordt gespeeld door de computer, die voor zichzelf spreekt
decision-count = de partij heeft { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
}, niet { $given }
variant-or-start = een partij heeft een variant of een begin, niet allebei
archive-game = partij { $number } van het bestand ({ $game }) kan niet worden gelezen: { $why }
archive-id = de naam van een partij bestaat uit kleine letters en cijfers: { $id }
archive-result = de uitslag { $result } past niet bij de partij
archive-side = een tussenspel wordt aangeduid met het aantal beslissingen ervoor, niet { $count }
name-unprintable = een naam bestaat uit tekens die kunnen worden afgedrukt
person-without-level = een mens heeft geen niveau; de computer wel
base-is-a-word = de basis is een woord, zoals ‘standard’; al het andere heeft een eigen veld
cannot-move-here = { player-name } kan hier geen zet doen, de partij zou afgelopen zijn: leg een stuk in reserve, of maak een lijn vrij
without-gipf-piece = { player-name } heeft geen GIPF-stuk op het bord en zou verloren hebben: leg er een neer, of kies het basisspel
row-left-standing = { player-name } heeft een rij en moet die eerst wegnemen: laat { player-name } spelen, of breek de rij
nothing-to-read = er is niets te lezen; plak een partij, een stelling of zetten
smart-game-format = dit is een SGF-bestand, zoals boardspace.net ze schrijft; de zetten ervan kunnen hier niet worden gelezen: plak de zetten of open een .gipf-bestand
too-much-to-read = dit is te veel; er worden hoogstens { $most } tekens tegelijk gelezen
too-many-moves = er worden hoogstens { $most } zetten tegelijk gespeeld
tree-too-long = een boom heeft hoogstens { $most } beurten
tree-root = de eerste knoop is de wortel: die heeft geen ouder en geen beurt
tree-order = knoop { $node } komt na zijn ouder, die een lager nummer heeft
tree-turn = knoop { $node } is een beurt, en een beurt heeft minstens één zet
ended-otherwise = de partij is afgelopen door { $reason ->
    [resignation] opgave
    [time] tijd
    [agreement] overeenkomst
   *[abandoned] verlaten
}: er kan niets worden teruggenomen

## The server

foreign-analysis = de analyse is van een andere partij: ze begint met een andere stelling
no-turns-to-judge = de partij heeft geen beurten om te bekijken
nothing-for-engine = er is hier niets wat de engine kan beslissen
engine-ended = de engine is met de server beëindigd
nobody-thinks = geen enkel proces doet het werk van baan { $lane }: start gipf think --lane { $lane }
puzzle-takes-long = het duurt te lang om deze puzzel te beoordelen
puzzle-not-judged = de puzzel kon niet worden beoordeeld: de oplosser is erop gestopt
too-much-at-once = dit is te veel tegelijk; wacht even
too-many-watched = een pagina volgt hoogstens { $most } partijen
too-many-analyses = een pagina heeft hoogstens { $most } lopende analyses; stop er een
id-in-use = de id ‘{ $id }’ is in gebruik; neem een andere
internal-error = hier ging iets mis; het staat in het logboek
not-saved = dit kon niet worden bewaard en is dus niet gedaan: { $detail }
not-read = dit kan niet worden gelezen: { $detail }
unknown-request = niets heet ‘{ $name }’; er zijn { $names }
request-form = een bericht is een object dat zegt wat er moet gebeuren: { $example }
body-form = de inhoud is een JSON-object, en Content-Type zegt dat: application/json
body-not-json = dit is geen JSON in UTF-8
body-too-big = dit is te veel; een verzoek heeft hoogstens { $most } bytes
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail }, niet { $value }
more-problems = { $first }; { $why }
wrong-method = { $method } kan bij dit adres niet; { $methods } wel
nothing-there = op { $path } is niets; zie /api/docs
http-error = { $detail }
wrong-host = deze server heet localhost, niet ‘{ $host }’
foreign-page = een pagina van ‘{ $origin }’ heeft hier niets te zoeken
foreign-site = een pagina van een andere site heeft hier niets te zoeken
no-address = ‘{ $host }’ is geen adres van deze machine; gebruik 127.0.0.1
no-days = { $name } verwacht dagen van 0 tot { $most }, niet ‘{ $given }’
no-seconds = { $name } verwacht seconden van 0 tot { $most }, niet ‘{ $given }’
metrics-address = GIPF_METRICS noemt adressen of netwerken met spaties ertussen, bijvoorbeeld { $example }
public-address = { $host } is vanaf andere machines bereikbaar, en er zijn geen accounts die anderen buiten houden; gebruik 127.0.0.1
port-taken = poort { $port } van { $host } kan niet worden gebruikt: een ander programma heeft die; kies een andere met --port
port-unusable = poort { $port } van { $host } kan niet worden gebruikt: { $detail }; kies een andere met --port
server-not-started = de server kon niet worden gestart; { $log } zegt waarom
folder-unusable = { $folder } kan niet worden gebruikt: { $detail }; maak ruimte op de schijf, of noem een andere map in GIPF_DATA
folder-in-use = een andere gipf gebruikt { $folder } maar antwoordt niet; beëindig die, of noem een andere map in GIPF_DATA
running-elsewhere = GIPF draait al, op { $address }, met de partijen in { $folder }; poort { $port } is niet geopend: noem voor een tweede een andere map in GIPF_DATA
newer-database = { $database } is door een nieuwere gipf geschreven (de tabellen zijn bij { $revision }, deze kent tot { $known }); installeer die weer
database-without-version = { $database } heeft tabellen maar zegt niet van welke versie; verplaats het bestand, of zet er een kopie uit de map ‘backups’ voor in de plaats
database-unusable = { $database } kan niet als database worden gebruikt ({ $detail }); maak ruimte op de schijf, verplaats het bestand, of zet er een kopie uit de map ‘backups’ voor in de plaats
database-address = GIPF_DATABASE noemt geen database die hier bekend is; schrijf { $example }, of laat het weg voor een bestand in de gegevensmap
database-unreachable = de database { $database } kan niet worden gebruikt: { $detail }; kijk of die draait, en wat er in GIPF_DATABASE staat
database-foreign = { $database } heeft tabellen, maar geen van gipf; noem een lege database in GIPF_DATABASE
database-away = de database antwoordt op dit moment niet, dus dit is niet gedaan; probeer het zo nog eens
worker-alone = GIPF_DATABASE is leeg: een server met zijn partijen in een bestand doet dit zelf; { $command } is voor servers die een PostgreSQL delen
clock-or-days = een partij heeft een klok of gaat over dagen, niet allebei
days-between-people = over dagen speel je tegen iemand op een ander apparaat: nodig iemand uit voor een van de plaatsen
days-cap = niemand kan met meer tijd beginnen dan het plafond: maak cap minstens seconds
days-too-short = dat is te snel voor een partij over dagen: een speler begint met minstens een dag, of met een uur waar elke beurt minstens een uur bij doet
bus-address = GIPF_BUS noemt niets dat hier bekend is; schrijf { $example }, of laat het weg als er één server is
bus-away = GIPF_BUS antwoordt niet ({ $detail }); partijen gaan door, maar andere servers horen tot twee seconden later van een zet

## Lessons and puzzles

no-lesson = er is geen les ‘{ $lesson }’
no-step = de les ‘{ $lesson }’ heeft geen stap ‘{ $step }’
step-to-look-at = stap ‘{ $step }’ van ‘{ $lesson }’ is er om naar te kijken
no-puzzle = er is geen puzzel ‘{ $puzzle }’
no-puzzles-file = { $file } is geen bestand met puzzels: { $detail }; schrijf er een met ‘gipf puzzles make’
task-solved = { $move }: de opgave is opgelost
was-wrong = { $move }: de laatste beslissing was fout: neem die terug
no-goal = ‘{ $name }’ is geen doel; er zijn { $names }
in-lesson = les ‘{ $lesson }’: { $why }
in-step = stap ‘{ $step }’: { $why }
lesson-unreadable = les ‘{ $lesson }’: { $detail }
unknown-keys = { $keys } is hier niet bekend; er zijn { $names }

## Engine and search

setting-range = { $name } gaat van { $least } tot { $most }, niet { $value }
setting-least = { $name } is minstens { $least }, niet { $value }
no-choice = { $name } is een van { $names }, niet ‘{ $value }’
limit-needed = voor elke stelling is een grens nodig: seconds, nodes of depth
tree-search-settings = een boomzoektocht heeft minstens één thread, één blad per batch en één MiB
batch-variant = alle partijen van deze batch zijn ‘{ $variant }’
batch-moves = { $count ->
    [one] er is één zet nodig
   *[other] er zijn { $count } zetten nodig
}, één per partij, niet { $shape }
pile-too-high = een stapel van { $count } stukken is te hoog voor de kernel
no-push-on-board = { $move } is geen duw op het bord { $board }
not-along-line = { $move } gaat niet langs een lijn
clears-no-row = { $move } neemt geen rij weg
no-network = er is geen netwerk { $file }
not-a-network = { $file } is geen netwerk van gipf: { $detail }
network-without-version = { $file } is geen netwerk van gipf: het zegt zijn { $what } niet
network-version = { $file } is een netwerk voor versie { $given } van { $what }, en deze gipf heeft versie { $version }
own-precision = { $file } heeft een eigen precisie; noem alleen het bestand

## Environments for learners

reset-needed = de partij is afgelopen: reset() begint een andere
opponent-form = een tegenspeler is de naam van een speler, zoals ‘random’ of ‘level-3’, een functie van de stelling, of van masker, waarneming en generator
batch-positions = de beginstelling is er één voor alle partijen of een lijst van { $count }, één voor elke
reset-mask = reset_mask zegt ja of nee voor elke partij: een array van { $count } waarheidswaarden
action-form = een actie is een geheel getal onder { $most }, niet { $value }
illegal-action = actie { $action } mag niet in ‘{ $position }’
variant-form = een variant is een tekst zoals ‘{ $variant }’, niet { $value }
over-at-once = ‘{ $variant }’ is afgelopen voor het begint: er valt niets te leren
odds-form = de kansen van een tussenspel zijn drie delen die samen 1 zijn, niet { $value }
player-number = een speler is 0 of 1, voor alle partijen of voor elke, niet { $value }
actions-form = { $count ->
    [one] er is één geheel getal nodig
   *[other] er zijn { $count } gehele getallen nodig
}, een actie per partij, niet { $kind } van vorm { $shape }

## Training

above-zero = { $name } is groter dan 0, niet { $value }
even-number = { $name } is een even getal, twee per opening, niet { $value }
variant-needed = om te trainen is een variant nodig
too-few-games = { $count ->
    [one] één partij is
   *[other] { $count } partijen zijn
} te weinig voor { $variants } varianten van meerdere soorten
share-form = ‘{ $text }’: een aandeel is een getal boven 0, zoals in { $variant }@2, niet ‘{ $value }’
generation-settings = een generatie heeft minstens één partij, en elke partij bewaart minstens één monster
save-every = er wordt minstens elke minuut een checkpoint geschreven, dus --save-every is 1 tot 60, niet { $value }
actors-without-ray = --actors zijn die van een Ray-cluster; noem dat met --ray
no-cluster = er is geen Ray-cluster op ‘{ $address }’ ({ $detail }); begin er een met ‘ray start --head’, of zeg --ray { $local }
no-gpu = torch vindt hier geen GPU; laat --device weg, of zeg --device cpu
other-network = het netwerk in { $folder } heeft { $count } { $name }, niet { $value }; laat --{ $name } weg, of begin in een andere map
network-size = een netwerk heeft minstens één blok en 8, 16, 24 … kanalen, niet { $size }
fold-before-fusing = alleen een gevouwen netwerk kan worden versmolten: neem folded().fuse()
no-checkpoint = er is geen checkpoint { $file }
not-a-checkpoint = { $file } is geen checkpoint: { $detail }
checkpoint-version = { $file } is een checkpoint van versie { $given }; dit is versie { $version }
checkpoint-too-big = een netwerk van { $millions } M getallen past niet in een checkpoint van { $most } MB; train er een met minder blokken of kanalen
checkpoint-of-other = het checkpoint is van een netwerk van { $given }, niet van { $wanted }
int8-needs-positions = int8 heeft stellingen nodig om de getalbereiken uit te halen
learning-settings = leren vraagt twee monsters per stap, een tempo boven 0, geen negatieve views, en een average van 0 tot onder 1
lockstep-settings = zelfspel vraagt minstens een variant, een partij en een ronde
lockstep-rules = partijen die gelijk oplopen hebben regels en bord gemeen
no-games-of-families = geen van de partijen is van deze families
too-few-to-hold-back = er zijn te weinig partijen van familie { $family } om er achter te houden
no-file = er is geen bestand { $file }
file-unreadable = { $file } kan niet worden gelezen: { $detail }
not-games = { $file } is geen bestand met partijen, of is beschadigd: { $detail }
games-damaged = { $file } is beschadigd: { $detail }
no-games-file = { $file } is geen bestand met partijen: schrijf er een met ‘gipf train selfplay’
games-version = { $file } heeft partijen van versie { $given }; dit is versie { $version }
folder-without-games = de map { $folder } heeft geen bestanden met partijen (*{ $suffix })
games-of-other-rules = een partij { $variant } eindigt niet zoals het bestand zegt: ze heeft andere regels
file-exists = { $file } is er al; neem een ander bestand of een andere seed
selfplay-settings = er moet minstens een partij, een proces en een knoop zijn
nothing-written = er is geen partij voltooid, dus er is niets geschreven

## The command line

resumed-players = een hervatte partij houdt haar spelers; laat --opponent weg
other-variant = de stelling is van ‘{ $given }’, niet van ‘{ $variant }’
theme-without-svg = --theme hoort bij een diagram; noem het bestand met --svg

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = er wordt een JSON-object verwacht
no-such-player = er is geen speler ‘{ $name }’; er zijn: { $names }
player-unprintable = ‘{ $player }’ bevat een teken dat niet in een tabel kan worden afgedrukt
players-alike = twee spelers heten ‘{ $name }’
no-program = er is geen programma ‘{ $program }’ om uit te voeren
no-command-line = ‘{ $text }’ is geen opdrachtregel: { $detail }
program-unnamed = noem het programma, zoals in ‘program:my-engine --fast’
player-not-imported = de speler ‘{ $name }’ kan niet worden geïmporteerd: { $detail }
makes-no-player = ‘{ $name }’ is geen klasse of functie die een speler maakt
two-players-needed = een match heeft twee spelers of meer
games-in-pairs = partijen komen in paren met verwisselde kleuren: 2 of 4, niet { $value }
sprt-players = een sequentiële toets gaat over twee spelers, niet { $count }
opening-length = een opening heeft 0 tot 99 beurten, niet { $value }
variant-twice = een variant is twee keer genoemd
no-opening-of = { $file } heeft geen opening van { $variant }
no-opening-found = er is geen opening van { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
} van { $variant } gevonden zonder einde of geslagen stuk; vraag om minder beurten
file-without-opening = er is geen opening in { $file }
opening-game-over = { $file }: partij { $number } is afgelopen: er valt niets verder te spelen
opening-line-over = { $file }:{ $number }: de partij is afgelopen: er valt niets verder te spelen
workers-end = de processen die spelen eindigen voor ze zijn begonnen, zie boven; een script dat matches speelt doet dat onder { $example }
sprt-order = elo0 moet onder elo1 liggen: niet { $value }
sprt-chance = { $name } is een kans boven 0 en onder 0,5, niet { $value }
sprt-form = een toets schrijf je als twee verschillen, zoals 0,20, niet ‘{ $text }’
match-in-folder = een ander proces speelt nu een match in { $folder }
other-match = { $folder } bevat de uitslagen van een andere match: { $detail }. Noem een andere map
match-without-settings = { $folder } bevat partijen maar geen settings.json; noem een andere map
not-a-result = { $file }:{ $number }: dit is niet de uitslag van een partij
games-cut = { $file } is korter dan results.jsonl zegt; noem een andere map

## The engine’s process and its players

player-value = de speler gaf de waarde { $value }, en waarden gaan van -1 tot 1
senseless-answer = de engine gaf een antwoord zonder zin: { $detail }
engine-late = de engine antwoordde niet binnen { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
engine-hung = de engine antwoordde niet binnen { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}, stopte niet op bevel, en is beëindigd{ $detail }
engine-said = { $detail }
stopped-before-move = de zoektocht werd gestopt voor er een zet was gevonden
engine-closed = deze engine is gesloten; maak een andere
engine-was-closed = de engine is gesloten
engine-not-started = de engine kan niet worden gestart: { $command }: { $detail }
engine-ended-itself = de engine is geëindigd ({ $detail })
engine-died = { $why }; het volgende verzoek start hem weer
not-sendable = dit kan niet naar de engine worden gestuurd: { $detail }
argument-type = { $name } is van type { $kinds }, niet { $value }
engine-failed = de engine faalde: { $detail }
player-failed = de speler { $player } faalde: { $detail }
player-answer = de speler { $player } gaf een antwoord dat er geen is: { $detail }
not-judged = de partij kan niet worden beoordeeld: { $detail }
player-with-limits = ‘{ $player }’ noemt grenzen; die worden bij elke zoektocht gegeven
options-form = { $name }:{ $text }: opties schrijf je als { $name }:seconds=0.1
no-such-option = ‘{ $name }’ heeft geen optie ‘{ $option }’; er zijn: { $names }
option-given-twice = de optie ‘{ $option }’ van ‘{ $name }’ staat er twee keer
option-value = de optie ‘{ $option }’ van ‘{ $name }’ is van type { $kinds }, niet ‘{ $text }’
no-process-option = het proces heeft geen optie { $name }; er zijn: workers
too-many-requests = er lopen { $most } verzoeken, en meer passen er niet; wacht op antwoorden, of stop er een paar
no-such-search = er loopt geen zoektocht met id ‘{ $id }’; misschien is die al klaar
whole-number = { $name } is een geheel getal van { $least } tot { $most }, niet { $value }
number-wanted = { $name } is een getal van { $least } tot { $most }, niet { $value }
id-missing = id ontbreekt; elke tekst of elk getal is goed, zoals in { $example }
id-form = { $name } is een tekst van hoogstens { $most } tekens, of een getal van -2**53 tot 2**53, niet { $value }
request-missing = request ontbreekt; er zijn: { $names }
no-such-request = er is geen verzoek { $name }; er zijn: { $names }
no-such-field = { $name } heeft geen veld { $field }; het heeft: { $names }
request-without-limit = { $name } vraagt een grens: { $names }; alleen de analyse van één stelling mag doorgaan tot ze wordt gestopt
position-or-game = { $name } vraagt een stelling of een partij, zoals in { $example }
position-needed = { $name } vraagt een stelling, zoals in { $example }
position-form = position is een tekst of de JSON van een stelling, niet { $value }
game-form = game is de tekst van een partijbestand, niet { $value }
moves-form = moves is een lijst van teksten zoals ["e2", "g7-d6"], niet { $value }
moves-with-game = moves horen bij een stelling; een partij heeft haar eigen zetten
line-not-utf-8 = byte { $number } van de regel is geen UTF-8
line-empty = de regel is leeg; een verzoek ziet eruit als { $example }
line-too-deep = de regel is te diep genest; een verzoek ziet eruit als { $example }
line-not-json = de regel is geen JSON: { $detail }; een verzoek ziet eruit als { $example }
line-too-long = de regel is langer dan { $most } bytes; hij is overgeslagen
number-too-long = de regel heeft een getal van duizenden cijfers
request-object = een verzoek is een JSON-object zoals { $example }, niet { $value }
field-twice = het veld { $field } staat er twee keer
no-json-number = { $name } is geen JSON-getal

## Commands that write files

in-place-or-out = --in-place schrijft in het partijbestand: laat --out weg, of --in-place
in-place-json = --json schrijft wat er gevonden is, --in-place de partijen; noem een van beide
in-place-stdin = --in-place vraagt een partijbestand; in stdin kan niet worden geschreven
out-overwrites = --out zou het partijbestand { $file } overschrijven; --in-place staat dat toe
picture-file = --picture vraagt een eigen bestand, zoals game.svg
picture-overwrites = --picture zou { $file } overschrijven; noem een ander bestand
no-turns-in-file = geen partij in { $file } heeft een beurt om te bekijken
not-compiled = de engine kan niet worden gecompileerd: { $detail }; noem een andere map in GIPF_CACHE
cannot-play = ‘{ $player }’ kan niet spelen: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: de partij is afgelopen; undo neemt het einde terug
terminal-others-turn = { $player ->
    [w] { $move }: hier is Wit aan zet
   *[b] { $move }: hier is Zwart aan zet
}
terminal-is-over = de partij is afgelopen: new begint een nieuwe, undo neemt terug
terminal-no-move = ‘{ $text }’ is geen zet en geen opdracht; zetten zien eruit als { $examples }; help toont de opdrachten
terminal-undo = na undo staat hoeveel beslissingen je terugneemt, zoals undo 3, niet ‘{ $text }’
terminal-undo-few = { $count ->
    [one] er kan maar één beslissing teruggenomen worden
   *[other] er kunnen maar { $count } beslissingen teruggenomen worden
}
terminal-side-game = hier beslist een tussenspel: speel het, en typ dan won, tied of lost
terminal-random-mover = de willekeurige speler gaat nergens mee akkoord; resign beëindigt de partij
terminal-nothing-kept = er is nog geen partij bewaard in { $folder }; begin er een zonder --resume
terminal-file-name = ‘{ $name }’ kan geen bestandsnaam zijn; kies een andere
terminal-no-game = er staat geen partij in { $file }

## Pictures

chart-empty = een grafiek heeft een beurt nodig om te tonen
chance-range = een winstkans gaat van -1 tot 1, niet { $value }
curves-empty = een afbeelding van krommen heeft een punt nodig om te tonen
no-such-point = op het bord { $board } is geen punt ‘{ $point }’; de kolommen zijn a tot { $last }, zoals in ‘e1’ (een stip) of ‘e5’ (een punt)
arrow-leads-nowhere = een pijl van { $point } naar { $point } leidt nergens heen; noem twee punten
no-line-for-move = { $move }: geen lijn gaat van de stip { $dot } naar { $spot }
no-book = dit is geen openingsboek: de eerste regel is niet ‘{ $line }’
book-line = ‘{ $text }’ is geen regel van een openingsboek; die heeft vijf velden, zoals ‘93f0b53a6c1d8e27 c2 14 9 0.778’
book-turn-twice = { $turn } staat voor deze stelling twee keer in het boek
book-number = { $name } is een geheel getal, 0 of meer, niet { $value }
book-score = een score gaat van 0 tot 1, niet { $value }
no-colour = { $text } is geen kleur; een kleur is bijvoorbeeld ‘#a84a00’ of ‘seagreen’
no-shade = { $text } is geen sterkte van een schaduw; die gaat van ‘0’ tot ‘1’, bijvoorbeeld ‘.22’
no-arrow = een pijl is een paar punten, zoals ('e1', 'e3'), eventueel met een kleur, niet { $value }
no-theme = er is geen thema ‘{ $name }’; er zijn { $names }
no-language = er zijn geen teksten in de taal ‘{ $name }’; er zijn { $names }
picture-width = een afbeelding kan niet { $width } breed zijn; geef de breedte in pixels, zoals 400

## Side games

side-no-game = er is geen tussenspel ‘{ $name }’: { $names }
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
side-no-option = { side-title } heeft geen optie ‘{ $option }’: { $options }
side-no-move = ‘{ $text }’ is geen zet van { side-title }; zetten schrijf je als { $examples }
side-fields = een stelling van { side-title } heeft { $wanted } velden, { $names }, met één spatie ertussen, niet { $number }
side-columns = een bord van { $wanted } kolommen heeft ‘/’ ertussen; hier zijn het er { $number }
side-column-length = kolom { $column }, ‘{ $text }’, heeft { $number } punten: er zijn er { $wanted }
side-column-form = kolom { $column }, ‘{ $text }’, schrijf je als ‘{ $right }’
side-no-piece = kolom { $column }: ‘{ $text }’ kan daar niet staan
side-player-field = de speler is ‘w’ of ‘b’, en ‘-’ na remise, niet ‘{ $text }’
side-phase-field = ‘{ $text }’ is geen fase: { $phases }
side-disagrees = { $field } is ‘{ $text }’, maar volgens het bord ‘{ $right }’
side-too-many = er zijn { $number } keer { $piece }: hoogstens { $most }
side-is-over = deze partij is afgelopen: speler en fase zijn ‘{ $right } .’
side-not-over = deze partij is nog niet afgelopen
side-nothing-to-decide = in fase ‘{ $phase }’ valt hier niets te beslissen
side-occupied = { $point } is bezet
side-others = wat op { $point } staat, is niet van jou
side-no-point = er is geen { $point } op dit bord
side-no-line = { $start } en { $end } liggen niet op één lijn
side-stuck = wat op { $point } staat, kan nu nergens heen
side-other-due = { $move } kan nu niet; je kunt bijvoorbeeld { $moves } spelen
side-not-possible = { $move } kan hier niet; wat wel kan: { $moves }
side-other-game = een stelling van { side-title } begint met ‘{ $game }’, niet met ‘{ $text }’
side-too-few = er zijn { $number } keer { $piece }: minstens { $least }
yinsh-no-ring = op { $point } staat geen ring van jou
yinsh-ring-between = de ring op { $point } staat in de weg
yinsh-must-stop = een ring die over stenen is gegaan, moet er direct achter stoppen, op { $point }
yinsh-row-stands = de rij { $row } had al weg moeten zijn
side-none-left = er is geen { $piece } meer om te plaatsen
tzaar-capture-first = een beurt begint met slaan
tzaar-first-met = vanaf { $start } gaat een stapel tot de eerste stapel op zijn lijn, niet verder en niet naar een leeg punt
tzaar-too-high = de stapel op { $point } heeft { $height } stukken en de jouwe op { $start } maar { $own }: een hogere kan hij niet slaan
tzaar-no-capture = vanaf { $point } valt nu niets te slaan: wat op zijn lijnen het eerst komt, is van jezelf of te hoog
tzaar-first-capture = fase ‘f’ is de eerste slag van Wit, op een vol bord
tzaar-no-stacks-yet = zolang er stukken geplaatst worden, fase ‘p’, zijn er geen stapels
tzaar-out-of-turn = er wordt om de beurt geplaatst, Wit eerst: met { $white } witte en { $black } zwarte is ‘{ $player }’ niet aan de beurt
side-no-options = { side-title } heeft geen opties, dus ook geen ‘{ $option }’
side-value = { $field } is ‘{ $text }’; je schrijft het als { $values }
side-seed = een startgetal is een geheel getal van 0 tot { $most }, niet ‘{ $text }’
side-rounds = { $game } gaat over een oneven aantal rondes, van 1 tot { $most }, niet ‘{ $text }’
rps-same-commitment = dit is waar de andere speler zich op vastlegde; leg je vast op een eigen keuze
rps-to-open = beiden hebben gekozen: onthul je keuze, als in ‘rock:nonce’, of ‘fold’; niet ‘{ $move }’
rps-not-committed = op ‘{ $move }’ heb je je niet vastgelegd
rps-round = ‘{ $text }’ is geen ronde; rondes schrijf je als ‘rock/paper’, de laatste ook als ‘rock/-’
rps-round-too-many = er is geen ronde ‘{ $text }’: de vorige is niet af, of het spel is uit
domino-not-held = { $tile } zit niet in je hand
domino-no-fit = { $tile } past niet aan dit eind van de rij, dat { $end } is
domino-no-tile = ‘{ $text }’ is geen dominosteen; ze gaan van 00 tot 66, in een hand met het laagste getal voorop
domino-line = { $first } en { $second } passen niet aan elkaar
domino-order = een hand schrijf je op volgorde: ‘{ $right }’, niet ‘{ $text }’
domino-twice = { $tile } is er twee keer
domino-count = elke speler kreeg 7 stenen; hier liggen er { $line } in de rij, { $white } en { $black } in de handen
domino-passes = wie kan leggen, past niet
openspiel-name = een spel van OpenSpiel noem je als in ‘openspiel(connect_four)’, niet ‘{ $text }’
openspiel-no-game = OpenSpiel heeft geen spel ‘{ $name }’ dat met alleen zijn naam te spelen is
openspiel-not-in-turn = ‘{ $name }’ is geen spel voor twee die om de beurt zetten
dvonn-stays = de DVONN-steen op { $point } staat alleen, en zo’n steen verplaatst zich nooit
dvonn-shut-in = wat op { $point } staat, is ingesloten: alle zes velden eromheen zijn bezet
dvonn-distance = een stapel van { $height } gaat precies { $height } ver; van { $start } naar { $end } is het { $distance }
dvonn-not-linked = wat op { $point } staat, is met geen DVONN-steen verbonden
zertz-must-jump = een knikker kan springen, dus dat moet: { $moves }
zertz-no-ring = op { $point } ligt geen ring meer
zertz-not-free = de ring { $point } kan er niet uit geschoven worden: ernaast moeten twee plaatsen naast elkaar zonder ring zijn
zertz-jump = een knikker springt recht over zijn buur naar de lege ring erachter
zertz-counts = ‘{ $text }’ zegt niet hoeveel knikkers er zijn, zoals in ‘{ $right }’
zertz-marbles = op het bord, in de voorraad en geslagen zijn er { $number } { $colour }: samen moeten het er { $wanted } zijn
side-written = ‘{ $text }’ schrijf je als ‘{ $right }’
punct-off-board = { $move }: een stip zou naast het bord liggen
punct-centre = { $variant ->
    [basic] het eerste stuk van de partij mag niet in de middelste zeshoek
   *[standard] er mogen geen stukken bij in de middelste zeshoek
}
punct-minor-dot = er is geen PÜNCT op { $point }, en een stuk verplaats je aan zijn PÜNCT
punct-covered = het stuk met zijn PÜNCT op { $point } is niet vrij: er ligt iets boven op { $spaces }
punct-unchanged = dat verandert niets: een stuk moet verplaatst of gedraaid worden
punct-on-other = de PÜNCT zou op { $point } op de kleur van de andere speler liggen
punct-not-flat = het stuk zou niet vlak liggen: de hoogten van { $spaces } zijn { $heights }
punct-gap = de PÜNCT zou boven een gat liggen: { $point } is leeg, en er moet een eigen stuk onder liggen
punct-no-room = hoe je het ook draait, met de PÜNCT op { $point } past het stuk nergens: het moet vlak liggen, helemaal op het bord
punct-no-piece = ‘{ $text }’ is geen stuk; stukken schrijf je als Tg5:2
punct-crosses = { $piece } kruist op { $point } een ander stuk van zijn niveau
punct-cannot-lie = { $piece } kan niet op niveau { $level } liggen: { $why }
punct-wrong-level = { $piece } staat op niveau { $level }, maar zou op niveau { $right } liggen
punct-no-reserves = reserves schrijf je als T6C2E4/T5R1, ‘-’ voor niets, niet ‘{ $text }’
in-side-game = tussenspel { side-title-of-play }, zet { $number }, ‘{ $move }’: { $why }
side-play-form = ‘{ $text }’ is geen tussenspel; je schrijft ze als ‘yinsh(blitz) f5 d4’ of ‘die#7 throw’
side-play-other = over { $letter } beslist { $game }, niet { $name }
side-play-seed = { $name } is zonder startgetal niet na te spelen, als in ‘{ $name }#7’
side-play-no-seed = in { $name } is er geen toeval, dus ook geen startgetal
side-play-none = in deze beurt is er geen uitdaging die { side-title-of-play } beslist kan hebben
side-play-not-over = het tussenspel { side-title-of-play } is niet uit, maar de uitslag zou ‘{ $result }’ zijn
side-play-result = het tussenspel { side-title-of-play } is ‘{ $right }’ voor wie het potentieel aankondigde, niet ‘{ $result }’
side-play-wanted = play is een tussenspel zoals in een verslag, bijvoorbeeld 'yinsh f5 d4', niet { $value }
side-play-unknown = { side-title-of-play } kan hier niet worden gespeeld
side-terminal-only = { $name } wordt alleen in de terminal gespeeld: gipf play --terminal "{ $name }"
is-side-game = { $game } is een tussenspel op zichzelf: vraag het met 'watch-side' en /api/side-games
is-no-side-game = { $game } is geen tussenspel op zichzelf: vraag het met 'watch' en /api/games
no-side-game-on = er is geen tussenspel om op te geven
side-game-decides = { $move }: de uitslag komt uit het tussenspel dat bezig is; wie het opgeeft, verliest het
side-level = tussenspellen hebben niveau 1 tot { $most }
side-file-form = het bestand van een tussenspel zegt welk het is, zoals in [SideGame "yinsh"]
side-file-result = de zetten leiden tot '{ $right }', maar als uitslag staat er '{ $result }'
side-file-hidden = in dit spel is nog iets verborgen; het bestand komt als het klaar is
side-no-draws = { side-title } heeft altijd een winnaar, dus er is geen remise aan te bieden
side-file-is-game = dit is een partij GIPF, geen tussenspel op zichzelf
side-file-position = het bestand is van { side-title-of-play }, maar de stelling is er een van { $other }
side-file-two-seeds = een tussenspel dat met een stelling begint heeft zijn startgetal al: [Seed] en [Position] gaan niet samen
side-text-unknown = ‘{ $text }’ is geen tussenspel: een bestand, een stelling, of zijn naam met zetten, zoals ‘yinsh f5 d4’
side-no-board = { side-title-of-play } wordt zonder bord gespeeld, dus er is geen diagram van
proof-file = { $file } kan niet als bewijs gelezen worden: { $detail }
proof-header = regel { $line } van een bewijs is [{ $name } "…"], niet ‘{ $text }’; het begint met Proof, Variant, Winner en Turns
proof-version = alleen bewijzen van versie { $version } kunnen gelezen worden, niet ‘{ $text }’
proof-answer = antwoord { $number } van het bewijs, ‘{ $move }’, is niet toegestaan in ‘{ $position }’
proof-ends = het bewijs eindigt na antwoord { $number }, maar { player-name } moet beslissen in ‘{ $position }’
proof-too-long = het bewijs is na antwoord { $number } volledig, maar daarna komt nog ‘{ $move }’
proof-lost = { player-name } wint hier niet: ‘{ $position }’
proof-turns = { player-name } heeft niet binnen { $turns } beurten gewonnen, zoals het bewijs zegt: ‘{ $position }’
solve-variant = { $variant } kan niet opgelost worden: dat kan alleen zonder potentiëlen en zonder huisregels, zoals ‘basic;reserve=4/4’
solve-unknown = nog niemand weet wie { $variant } wint, dus er valt niets te bewijzen
solve-no-win = in ‘{ $position }’ is geen winst binnen { $turns } beurten gevonden

## De app als gewone bestanden

site-not-built = de site kan niet geschreven worden: { $part ->
    [page] de pagina
    [engine] de engine voor browsers
   *[python] Python voor browsers
  } is hier niet gebouwd; 'make site' bouwt wat ontbreekt
site-folder-taken = in { $folder } staat iets wat geen site is; noem een nieuwe of lege map
no-site-address = een adres begint met https:// of http://, niet ‘{ $text }’

## Mensen en plaatsen

not-for-you = dat is niet aan jou
not-your-game = je hebt geen plaats in deze partij
not-your-seat = { $player ->
    [w] de plaats van Wit is van iemand anders
   *[b] de plaats van Zwart is van iemand anders
}
not-your-turn = de ander is aan de beurt
own-proposal = daarop moet de ander antwoorden
proposal-waits = een vraag wacht nog op antwoord
player-awaited = de ander is er nog niet
no-advice-between-people = in een partij tussen twee mensen helpt de engine niemand totdat ze voorbij is
result-for-other = een uitslag in jouw voordeel moet de ander invoeren
goes-on-between-people = twee mensen spelen deze partij, en ze is niet voorbij
stays-between-people = iemand anders heeft deze partij ook gespeeld, dus ze blijft
both-invited = een van de twee plaatsen moet die van jou zijn
computer-invited = de computer neemt zonder uitnodiging plaats
seat-not-free = { $player ->
    [w] de plaats van Wit is niet vrij
   *[b] de plaats van Zwart is niet vrij
}
name-length = een naam heeft 1 tot { $most } tekens
not-let-in = deze server laat alleen binnen wie zijn link heeft
network-off = niemand kan meedoen: toegang vanuit het lokale netwerk staat uit
no-local-network = deze computer zit in geen lokaal netwerk
not-local = { $host } is geen adres van een lokaal netwerk
network-refused = anderen kunnen niet meedoen: { $detail }

## Een dienst voor iedereen

asked-too-much = er is hiervandaan te veel gevraagd; { $seconds ->
    [one] probeer het over een seconde opnieuw
   *[other] probeer het over { $seconds } seconden opnieuw
}
past-the-proxy = deze dienst is alleen op zijn adres te bereiken, niet buiten zijn proxy om
proxy-without-proto = de proxy voor deze dienst moet in X-Forwarded-Proto zeggen hoe hij is bereikt
proxy-without-client = de proxy voor deze dienst moet in X-Forwarded-For zeggen door wie hij is bereikt
no-origin = een verzoek met een cookie moet in Origin zeggen van welke pagina het komt
service-or-lan = een dienst is voor iedereen; meedoen vanuit het lokale netwerk hoort bij de app op één machine
service-address = het adres van een dienst is als https://play.example, of om te proberen als http://localhost:4737; niet { $text }
service-without-proxy = een dienst op een adres met https:// wordt via een proxy bereikt; noem diens adres in GIPF_PROXY, zoals GIPF_PROXY=127.0.0.1
neither-address = { $text } is geen adres en geen netwerk zoals 10.0.0.2 of 10.0.0.0/8
name-reserved = '{ $name }' is een naam die hier niemand kan hebben
account-name-length = een naam heeft { $least } tot { $most } tekens
account-name-letters = een naam bestaat uit letters en cijfers; daartussen mogen losse spaties, punten, streepjes of onderstrepingstekens staan
account-name-scripts = een naam is in één alfabet geschreven, zodat niemand voor een ander wordt aangezien

## Accounts

no-accounts = hier zijn geen accounts; die horen bij een dienst voor iedereen
account-there = je hebt al een account
account-without-way = een account heeft een manier nodig om in te loggen: een wachtwoord, een passkey of een mailadres
name-taken = de naam '{ $name }' is bezet, of lijkt op een die bezet is
password-length = een wachtwoord heeft { $least } tot { $most } tekens
password-weak = dit wachtwoord is te makkelijk te raden; een paar woorden zonder verband zijn beter
sign-in-wrong = naam en wachtwoord horen niet bij elkaar
password-wrong = dit is niet je wachtwoord
prove-again = laat nog eens zien dat jij het bent: met je wachtwoord, een passkey of een link
last-way = dit is je laatste manier om in te loggen; voeg eerst een andere toe
mail-off = deze dienst verstuurt geen mail
mail-address = dit is geen mailadres
mail-server = GIPF_MAIL noemt geen mailserver; schrijf smtp://NAAM:WACHTWOORD@MACHINE:POORT of smtps://…
push-unknown = dit is geen pushdienst die hier bekend is
push-keys = de pushsleutels van de browser kloppen niet
push-off = van hier wordt niets naar apparaten gestuurd
push-address = GIPF_PUSH noemt pushdiensten zoals https://push.example; niet { $text }
passkey-refused = deze passkey is niet geaccepteerd; probeer het opnieuw, of log anders in
passkeys-many = een account heeft hooguit { $most } passkeys
no-such-passkey = zo'n passkey is er niet
token-wrong = dit token is niet geldig: het is ingetrokken, of nooit gemaakt
not-by-token = hiervoor is geen enkel token geldig
token-without = dit token is daar niet voor gemaakt: het mist '{ $scope }'
bot-was-rated = dit account heeft partijen om rating gespeeld en blijft van een mens; maak een ander voor het programma
bot-moderates = het account van een moderator blijft van een mens
bot-in-games = dit account speelt nu tegen anderen; het kan van een bot worden als die partijen voorbij zijn
account-no-bot = alleen een botaccount heeft tokens
tokens-many = een account heeft hooguit { $most } tokens
bot-address = '{ $address }' is geen adres van een dienst; schrijf https:// en de naam
bot-unreachable = { $address } antwoordt niet: { $detail }
bot-denied = de dienst zegt nee: { $detail }
bot-no-account = bij { $address } is dit token van geen enkele bot
no-such-account = er is geen account '{ $name }'

## The lobby

lobby-closed = hier kan niemand anders komen, dus er is geen lobby
time-too-short = dat is te snel: een speler heeft minstens { $seconds } seconden voor { $turns } beurten, zoals bij 3+2
times-mixed = een aanbod is voor partijen in één zitting of voor partijen over dagen, niet voor allebei
standing-over-days = alleen een open aanbod over dagen kan voor meer partijen blijven staan
rated-with-account = partijen om rating speel je met een account
rated-even = een partij telt alleen mee als beide spelers hetzelfde hebben en niet alleen het toeval beslist
own-seek = tegen jezelf speel je niet
seek-without = { $what } hoort niet bij het aanbod
too-many-seeks = je kunt hoogstens { $most } aanbiedingen tegelijk hebben
not-challenged = deze persoon kun je niet uitdagen
no-such-seek = dit aanbod is er niet meer
seek-taken = iemand was sneller: dit aanbod is al aangenomen
no-such-person = zo iemand is hier niet

## Tournaments

no-tournaments = hier zijn geen toernooien; die horen bij een dienst voor iedereen
no-such-tournament = dit toernooi bestaat niet
tournament-begun = dit toernooi is begonnen; je kunt meedoen aan het volgende
tournament-not-entered = je doet niet mee aan dit toernooi
tournament-played = al je partijen in dit toernooi zijn voorbij
tournament-no-bots = programma’s doen niet mee aan toernooien
tournament-game-stays = deze partij hoort bij een toernooi en blijft dus staan

## What people say, and order among them

words-length = je zegt 1 tot { $most } tekens tegelijk
said-too-much = dat was veel ineens: wacht { $seconds } seconden
muted = de moderatie vraagt je nog { $hours } uur te zwijgen
nobody-hears = in deze partij hoort niemand je
no-such-preset = er zijn geen woorden met de naam ‘{ $name }’
not-oneself = dit gaat over anderen, niet over jezelf
no-such-report = met deze melding heeft iemand al iets gedaan
too-many-reports = { $most } meldingen van jou wachten nog tot iemand ze bekijkt

## Wat iemand bij een partij voor zichzelf houdt

board-nowhere = een eigen bord is er in je partijen over dagen tegen een ander mens
conditions-nowhere = voorwaardelijke zetten zijn er in een partij over dagen tegen een ander mens, zolang ze duurt
conditions-own-turn = jij bent aan zet: voorwaardelijke zetten antwoorden op wat de ander speelt
conditions-side-game = voorwaardelijke zetten kunnen niet door een tussenspel heen gaan
conditions-late = de partij is intussen verdergegaan, deze voorwaardelijke zetten passen niet meer
conditions-many = dat is te veel: hoogstens { $lines } varianten met samen { $decisions } beslissingen
conditions-long = een variant heeft hoogstens { $most } beslissingen
conditions-after-end = vóór { $move } is de partij al afgelopen
conditions-two = op hetzelfde is er maar één antwoord: { $one } of { $two }
conditions-end = elke variant eindigt met jouw antwoord, tot de ander weer beslist
