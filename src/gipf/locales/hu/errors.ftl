player-name = { $player ->
    [w] Fehér
   *[b] Fekete
}

## Around other messages

in-move = { $move }: { $why }
in-position = állás: { $why }
in-variant = „{ $variant }” változat: { $why }
at-line = { $line }. sor, { $column }. oszlop: { $why }
too-long = { $what ->
    [message] egy üzenet
    [move] egy lépés
    [position] egy állás
    [variant] egy változat
    [comment] egy megjegyzés
   *[other] a(z) { $what } fejléc
} legfeljebb { $most } karakter
missing-extra = ehhez kell a(z) { $package } csomag: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = a játszma véget ért
answer-first = { $move } be van jelentve, és { player-name } előbb { $phase ->
    [a] elfogadja vagy kihívja: accept vagy challenge
    [f] megmondja, ki kezdi a mellékjátékot: first vagy second
   *[s] megadja a mellékjáték eredményét: won, tied vagy lost
}
gipf-row-first = { player-name } előbb egy GIPF-sorról dönt: { $moves }
row-must-go = a(z) { $row } sort le kell venni: { $moves }
row-first = { player-name } előbb levesz egy sort: { $moves }
many-ways-to-clear = többféleképpen is le lehet venni: { $moves }
empty-spot = { $spot } üres
one-row-at-a-time = egyszerre csak egy saját sor vehető le: { $rows }
singles-go-with-row = a szimpla korongok a sorukkal ({ $row }) együtt mennek le: { $spots } is
four-left-standing = a(z) { $row } sorban négy maradna: még egynek le kell kerülnie
no-clearing-between = az extra lépés és a rendes lépés között semmit sem veszünk le
tamsk-cannot-move = a TAMSK itt: { $spot } vár, de minden vonal zárva van: pass
tamsk-waits = a TAMSK itt: { $spot } vár: told be +-szal ({ $moves }), vagy passzolj
must-move = most lépni kell; passzolni csak extra lépésnél vagy GIPF-ek soránál lehet
no-tamsk = itt nincs saját TAMSK: { $spot }, így extra lépés sincs
nothing-announced = nincs bejelentett lehetőség
move-before-clearing = a sorokat a lépés előtt és után vesszük le, most lépni kell
no-row = nincs levehető sor
gipf-pieces-first = előbb a GIPF-eket kell kijátszani; tartalékban: { $count }
first-turn-gipf = { player-name } első köre GIPF kell legyen
no-basic-in-matrx = a MATRX-ban nincs egyszerű korong; írd elé a torony betűjét
no-basic-piece = nincs több egyszerű korong a tartalékban
no-gipf-piece = nincs több GIPF a tartalékban
gipf-not-pushed = ebben a játékban nem tolunk be GIPF-et: „{ $variant }”
gipf-pieces-ended = az első másféle korong után több GIPF nem jön be
gipf-takes-two = egy GIPF-hez két egyszerű korong kell; a tartalékban { $count } van
stack-takes-two = egy toronyhoz két { $potential }-lehetőség kell; a tartalékban { $count } van
no-potential = nincs több { $potential }-lehetőség kézben
no-basic-to-load = nincs több egyszerű korong a tartalékban, amelyet fel lehetne ruházni
no-line = nem vezet vonal innen: { $dot }, ide: { $spot }; onnan erre lehet menni: { $lines }
just-enter = { $spot } üres, így ez egyszerűen { $move }
line-blocked = a vonal innen: { $dot } mindkét irányban zárva van, nincs rajta üres pont
lands-elsewhere = { $spot } foglalt, így a legtávolabbi korong ide kerül: { $landing }, vagyis { $move }
not-at-edge = { $spot } nem a tábla szélén van
all-lines-blocked = { $spot } foglalt, és a szélről minden rajta átmenő vonal zárva van
which-way = { $spot } foglalt; írd meg, merre tolsz: { $moves }
not-own = a korong itt: { $spot } a másik játékosé
no-potential-there = nincs felhasználható { $potential }-lehetőség itt: { $spot }
tamsk-use = a TAMSK csak akkor használható fel, ha ide tolják: { $spot }
zertz-use = a ZÈRTZ egyenes vonalban ugrik foglalt pontok fölött a mögöttük lévő első üres pontra
yinsh-use = a YINSH egy vonal mentén csúszik az üres pontokon
dvonn-use = a DVONN az ellenfél szomszédos egyszerű korongjára vagy DVONN-jára ugrik
dvonn-use-matrx = a DVONN az ellenfél DVONN-jára ugrik, akár mellette áll, akár üres pontok vonala mentén éri el
punct-use = a PÜNCT az ellenfél szomszédos PÜNCT-jére vagy GIPF-ére ugrik
punct-use-matrx = a PÜNCT az ellenfél PÜNCT-jére ugrik, akár mellette áll, akár üres pontok vonala mentén éri el
one-basic-to-cover = egy GIPF-hez két egyszerű korong kell; a tartalékban 1 van: { $move }
would-be = ez így lenne: { $move }
would-be-either = ez így lenne: { $move } vagy { $other }
no-basic-to-cover = nincs több egyszerű korong a tartalékban, amellyel a GIPF-et le lehetne fedni
turn-to-extend = a(z) { $turn } kör nincs befejezve; folytatni kell, nem követheti másik
turn-over = { $move }: a kör véget ért ezzel: { $turn }

## Moves that cannot be read

not-text = { $what ->
    [move] egy lépés egy Move vagy a szövege, például 'e1-e3', nem { $value }
    [variant] egy változat egy Variant vagy a szövege, például 'standard', nem { $value }
    [position] egy állás a szövegéből olvasható, ahogy str(position) írja, nem ebből: { $value }
    [spot] egy pontot szöveg nevez meg, például 'e5', nem { $value }
   *[game] egy játszma egy játszmafájl szövegéből olvasható, nem ebből: { $value }
}
no-move = „{ $move }” nem lépés; a lépések ilyenek: e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 vagy pass
no-push = „{ $move }” nem lépés; egy tolás ilyen: e2 vagy g7-d6
no-clear = „{ $move }” nem lépés; egy levétel ilyen: xb2,c3,d4,e5
no-unit-letter = { $move }: „{ $letter }” nem egy korong betűje; ezek vannak: G T Z D Y P, az egyszerű korongnak nincs
no-point = { $move }: a(z) { $board } táblán nincs { $point }
dot-alone = { $move }: { $dot } pötty; írd meg, hová visz a tolás, például { $dot }-…
push-from-spot = { $move }: { $spot } nem pötty, a tolás pedig pöttyről indul
push-to-dot = { $move }: { $dot } pötty, a tolás pedig ponton ér véget
use-to-dot = { $move }: { $dot } pötty, a lehetőségek pedig a pontokon maradnak
clear-of-dot = { $move }: { $dot } pötty, levenni pedig csak pontokról lehet
spot-twice = { $move }: { $spot } kétszer szerepel
cover-without-punct = { $move }: „={ $cover }” GIPF-re ugró PÜNCT-höz tartozik
only-punct-covers = { $move }: csak a PÜNCT fed le valamit, így: =B vagy =G
marked-no-gipf = { $move }: itt nincs GIPF: { $spot }; a lépés így lenne: { $correct }
marked-own = { $move }: a korong itt: { $spot } a lépőé; a lépés így lenne: { $correct }

## Variants

no-variant = nincs „{ $name }” nevű játék; ezek vannak: { $names }
no-hand = „{ $text }” nem lehetőségek; így írjuk őket: „Z6” vagy „T3Z3”, „-” ha nincs
no-potential-letter = „{ $letter }” nem lehetőség; ezek vannak: T, Z, D, Y és P
letter-twice = { $letter } kétszer szerepel itt: „{ $text }”
number-out-of-range = { $what ->
    [turn] a kör száma
    [left] a megmaradt kihívások száma
    [reserve] egy tartalék
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] ennek a száma: { $what }
} { $least } és { $most } közötti szám legyen, ne „{ $text }”
no-option = „{ $option }” nem választható; ezek vannak: { $names }
option-twice = { $option }= kétszer szerepel
basic-without-potentials = a „basic” lehetőségek nélküli játék
many-potentials = { $hand } több mint { $most } lehetőség
matrx-without-reserve = a „matrx” játékban nincs egyszerű korong, így reserve= sincs
no-board = nincs „{ $name }” nevű tábla; ezek vannak: { $names }
hex37-only = a „{ $base }” csak a hex37 táblán játszható
side-games-form = „{ $text }”: a mellékjátékokat így írjuk: „T:die,Z:rps”
side-game-name = „{ $name }”: egy mellékjáték neve ezekből áll: a-z, 0-9, _ és -, mögötte beállítások, mint „yinsh(blitz)”
two-side-games = { $letter } mellett két mellékjáték van
matrx-without-challenges = a MATRX-ban nincsenek { $what ->
    [challenges] kihívások
   *[side] mellékjátékok
}
challenges-need-potentials = { $what ->
    [challenges] a kihívásokhoz
   *[side] a mellékjátékokhoz
} lehetőségek kellenek, és ebben a játékban nincsenek

## Positions

field-count = állás: { $count } rész van, nem a nyolc: { $fields }
column-count = a táblának itt { $count } oszlopa van, a(z) { $board } táblának { $most }
column-unreadable = a(z) { $column } oszlop nem olvasható: „{ $text }”
column-length = a(z) { $column } oszlopban itt { $count } pont van, nem { $most }: „{ $text }”
pile-too-small = a(z) { $pile } halomban itt: { $spot } legalább két korong kell
pile-colours = a(z) { $pile } halom színei itt: { $spot } nem váltakoznak
unit-text = „{ $text }” nem korong; ezek vannak: { $names }
no-unit = „{ $unit }” itt: { $spot } nem korong
basic-piece-in-matrx = „{ $unit }” itt: { $spot }: a MATRX-ban nincs egyszerű korong
gipf-piece-in-basic = „{ $unit }” itt: { $spot }: a „basic” játékban nincs GIPF
no-player = egy játékos „w” vagy „b”, nem „{ $text }”
no-phase = „{ $phase }” nem szakasz; ezek vannak: c e m x r és . és bejelentett lépéssel a f s
nobody-decides = senki sem dönt: ilyen csak házi szabály szerinti döntetlen után van
phase-without-challenges = „{ $phase }” szakasz: ebben a játékban nincsenek kihívások
phase-not-announcing = „{ $phase }” szakasz: lehetőséget az e, m és x szakaszban lehet bejelenteni
phase-without-use = „{ $phase }” szakasz: „{ $move }” nem használ fel lehetőséget
reserves-form = a tartalékokat így írjuk: Fehér/Fekete, például B12/B12, nem „{ $text }”
no-reserve = „{ $text }” nem tartalék; betűk és számok ebben a sorrendben: B G T Z D Y P, „-” ha nincs
reserve-order = „{ $text }” betűi nem ebben a sorrendben állnak: B G T Z D Y P
opening-form = a kezdés kettő ezek közül: „0”, „g” és „-”, nem „{ $text }”
opening-fixed = a(z) „{ $variant }” kezdése „--”, nem „{ $text }”
challenges-none = ebben a játékban nincsenek kihívások: „-”, nem „{ $text }”
challenges-form = a megmaradt kihívásokat így írjuk: Fehér/Fekete, nem „{ $text }”
challenges-unlimited = a kihívások száma itt korlátlan: „*/*”, nem „{ $text }”
too-many-pieces = { player-name }: { $count } { $sort ->
    [B] egyszerű korong
    [G] GIPF
   *[other] { $potential }-lehetőség
} van; ebben: „{ $variant }” { $most }
nothing-to-decide = „{ $phase }” szakasz: itt { player-name } nem dönt semmiről
tamsk-past = a TAMSK-ról itt: { $spot } { player-name } a(z) „{ $phase }” szakaszban már döntött
no-challenge-left = nem maradt kihívás, amellyel válaszolni lehetne
cannot-announce = { $move } nem jelenthető be: { $why }
no-spot = a(z) { $board } táblán nincs „{ $spot }” pont
not-json = ez nem JSON: { $detail }
json-without-position = JSON-objektum kell egy "position" nevű szöveggel
json-value = „{ $name }” nem lehet { $value }
counter-without-rule = „{ $name }” nem adható meg: „{ $variant }” nem ismer olyan házi szabályt, amely számolja
counter-range = „{ $name }” nem lehet { $value }: { $least } és { $most } között számol
counter-foreign = „{ $name }” nem számolhatja ezt: „{ $text }”; ez nem „{ $variant }” állása a kör száma nélkül
no-reason = egy játszma { $how ->
    [drawn] így lesz döntetlen
   *[won] így nyerhető meg
}: { $reasons }, nem így: { $reason }

## Games and their files

one-game-expected = egy játszma kell, a szövegben pedig { $count } van
result-differs = a játszma véget ért, { $result }, nem { $given }
game-ended = a játszma véget ért: { $result }
over-by-rules = a játszma a szabályok szerint már véget ért
no-takeback = nincs mit visszavenni
has-variations = a(z) { $turn } körnek változatai vannak; előbb töröld őket
turn-not-in-game = a(z) { $turn } kör nem ehhez a játszmához tartozik
no-termination = egy játszma így érhet véget: { $names }, nem így: „{ $text }”
evaluation-range = egy értékelés -1 és 1 között van, nem { $value }
no-shape = „{ $text }” nem rajzolható meg: egy gyűrű egy pont, például d4, egy nyíl kettő, például e2-e5
no-mark = egy jel ezek egyike: { $names }, nem „{ $text }”
not-utf-8 = ez nem UTF-8 szöveg
header-form = egy fejléc ilyen: [White "Ann"]
header-name = „{ $header }” nem lehet fejléc neve; betűk és számjegyek igen
header-unprintable = a(z) { $header } fejlécben nem nyomtatható karakter van
header-value = a(z) { $header } fejléc ilyen: { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 vagy *
    [TimeControl] 300+5, 1/60 vagy -
   *[Termination] normal, resignation, time, agreement, abandoned
}, nem „{ $value }”
header-twice = a(z) { $header } fejléc kétszer szerepel
header-follows = a(z) { $header } fejléc magából a játszmából következik
headers-differ = a Variant és a Position fejléc eltér: { $variant }
comment-misplaced = a megjegyzés egy kör után áll
half-character = egy megjegyzésben fél karakter van, amely nem írható le
comment-not-closed = ez a megjegyzés nincs lezárva, vagy hibás benne egy \
variation-misplaced = a változat az után a kör után áll, amelyet helyettesít
variation-empty = ez a változat üres
variation-not-open = itt nincs nyitott változat
variation-not-closed = egy változat nincs lezárva
turn-missing = itt hiányzik egy kör
turn-not-finished = a(z) { $turn } kör nincs befejezve
turn-number = ez a kör: { $expected } nem { $number }
reserve-misplaced = a tartalék egy kör után áll
reserve-differs = a tartalék { $count } ez után: { $turn }, nem { $text }
result-missing = hiányzik az előző játszma eredménye
ends-without-result = a játszma eredmény nélkül ér véget: 1-0, 0-1, 1/2-1/2 vagy *
result-not-header = a(z) { $result } eredmény nem a fejlécé, amely { $header }

## Games that are played or set up

in-moves = { $count } lépésből a(z) { $number }.: { $why }
over-in-position = ebben az állásban a játszma véget ért: nincs miről dönteni
no-such-game = itt nincs „{ $game }” játszma
game-deleted = a(z) { $game } játszma törölve lett
game-damaged = a(z) { $game } játszma sérült, és nem mutatható: { $why }
game-went-on = a játszma közben továbbment: a(z) { $version }. változatnál tart, ez a(z) { $given }. változathoz szólt
computers-turn = a gép van soron: { player-name } az övé
time-was-up = az idő már előbb lejárt: { $result }
no-side-game = nincs mellékjáték, amelyről sorsolni lehetne
rematch-later = a játszma még nem ért véget; a visszavágó utána jön
nothing-to-change = nincs mit megváltoztatni
nothing-to-undo = ebben a körben nincs visszavonható döntés; egész kört visszavétellel lehet
no-turn-for-takeback = még nincs kör, amelyet vissza lehetne venni
chance-stays = amit a véletlen megmutatott, az marad: ami előtte volt, nem vehető vissza
claim-untimed = játszmát csak járó óra mellett lehet magadnak kérni, több napos játszmát nem
claim-present = { player-name } jelen van, így nincs mit kérni
abort-late = a játszma már elkezdődött, eredmény nélkül nem hagyható abba
claim-early = { player-name } még visszajöhet; a játszma { $seconds } mp múlva kérhető
give-untimed = időt csak egy másik embernek lehet adni, olyan órás játszmában, amely még tart
give-enough = { player-name } ideje már annyi, amennyit legfeljebb adni lehet
vacation-spent = ebben az évben { $left ->
    [one] egy nap szabadság maradt, ez kevesebb, mint { $days }
   *[other] { $left } nap szabadság maradt, ez kevesebb, mint { $days }
}
nothing-to-pause = nem jár óra, amelyet meg lehetne állítani
not-paused = a játszma nincs szüneteltetve
draw-offered = { player-name } már felajánlotta a döntetlent; válaszra vár
no-offer = senki sem ajánlott döntetlent
two-computers = ebben a játszmában két gép játszik; helyettük senki sem szólhat
computer-speaks = { player-name } a gépé, amely maga szól
decision-count = a játszmában { $count } döntés van, nem { $given }
variant-or-start = egy játszmának változata vagy kezdőállása van, nem mindkettő
archive-game = a fájl { $number }. játszmája ({ $game }) nem olvasható: { $why }
archive-id = egy játszma neve kisbetűkből és számjegyekből áll: { $id }
archive-result = a(z) { $result } eredmény nem illik a játszmához
archive-side = egy mellékjátékot az előtte hozott döntések száma jelöl, nem { $count }
name-unprintable = egy név nyomtatható karakterekből áll
person-without-level = embernek nincs szintje; a gépnek van
base-is-a-word = az alap egy szó, például „standard”; minden másnak saját mezője van
cannot-move-here = { player-name } itt nem tud lépni, a játszma véget érne: tegyél korongot a tartalékba, vagy szabadíts fel egy vonalat
without-gipf-piece = { player-name } oldalán nincs GIPF a táblán, így már vesztett volna: tegyél fel egyet, vagy válaszd az alapjátékot
row-left-standing = { player-name } sora még áll, előbb le kell vennie: játsszon { player-name }, vagy szakítsd meg a sort
nothing-to-read = nincs mit olvasni; illessz be játszmát, állást vagy lépéseket
smart-game-format = ez egy SGF-fájl, amilyet a boardspace.net ír; a lépései itt nem olvashatók: illeszd be a lépéseket, vagy nyiss meg egy .gipf fájlt
too-much-to-read = ez túl sok; egyszerre legfeljebb { $most } karaktert olvasunk
too-many-moves = egyszerre legfeljebb { $most } lépést játszunk le
tree-too-long = egy fában legfeljebb { $most } kör van
tree-root = az első csomópont a gyökér: nincs szülője és köre
tree-order = a(z) { $node }. csomópont a szülője után áll, amelynek kisebb a sorszáma
tree-turn = a(z) { $node }. csomópont egy kör, és egy körben legalább egy lépés van
ended-otherwise = a játszma véget ért ({ $reason ->
    [resignation] feladás
    [time] időtúllépés
    [agreement] megegyezés
   *[abandoned] elhagyás
}): semmi sem vehető vissza

## The server

foreign-analysis = az elemzés másik játszmáé: másik állással kezdődik
no-turns-to-judge = a játszmában nincs megnézhető kör
nothing-for-engine = itt nincs semmi, amiről a gép dönthetne
engine-ended = a motor a szerverrel együtt leállt
nobody-thinks = egyetlen folyamat sem végzi a(z) { $lane } sáv feladatait: indítsd el ezt: gipf think --lane { $lane }
puzzle-takes-long = ennek a feladványnak az elbírálása túl sokáig tart
puzzle-not-judged = a feladványt nem sikerült elbírálni: a megoldó leállt közben
too-much-at-once = ez egyszerre túl sok; várj egy kicsit
too-many-watched = egy oldal legfeljebb { $most } játszmát követ
too-many-analyses = egy oldalon legfeljebb { $most } elemzés fut; állíts le egyet
id-in-use = a(z) „{ $id }” azonosító foglalt; válassz másikat
internal-error = itt valami elromlott; a naplóban benne van
not-saved = ezt nem sikerült elmenteni, ezért nem történt meg: { $detail }
not-read = ez nem olvasható: { $detail }
unknown-request = nincs „{ $name }” nevű dolog; ezek vannak: { $names }
request-form = egy üzenet objektum, amely megmondja, mi a teendő: { $example }
body-form = a törzs JSON-objektum, és a Content-Type ezt mondja: application/json
body-not-json = ez nem UTF-8 JSON
body-too-big = ez túl sok; egy kérés legfeljebb { $most } bájt
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail }, nem { $value }
more-problems = { $first }; { $why }
wrong-method = { $method } ennél a címnél nem használható; ezek igen: { $methods }
nothing-there = itt nincs semmi: { $path }; lásd: /api/docs
http-error = { $detail }
wrong-host = ennek a szervernek localhost a neve, nem „{ $host }”
foreign-page = „{ $origin }” oldalának itt nincs keresnivalója
foreign-site = másik webhely oldalának itt nincs keresnivalója
no-address = „{ $host }” nem ennek a gépnek a címe; használd ezt: 127.0.0.1
no-days = { $name } értéke 0 és { $most } közötti nap lehet, nem „{ $given }”
no-seconds = { $name } értéke 0 és { $most } közötti másodperc lehet, nem „{ $given }”
metrics-address = A GIPF_METRICS szóközzel elválasztott címeket vagy hálózatokat sorol fel, például { $example }
public-address = { $host } más gépekről is elérhető, és nincsenek fiókok, amelyek másokat távol tartanának; használd ezt: 127.0.0.1
port-taken = a(z) { $host } { $port }. kapuja nem használható: másik programé; válassz másikat a --port kapcsolóval
port-unusable = a(z) { $host } { $port }. kapuja nem használható: { $detail }; válassz másikat a --port kapcsolóval
server-not-started = a szervert nem sikerült elindítani; itt van, miért: { $log }
folder-unusable = { $folder } nem használható: { $detail }; szabadíts fel helyet a lemezen, vagy adj meg másik mappát a GIPF_DATA változóban
folder-in-use = egy másik gipf használja ezt: { $folder }, de nem válaszol; állítsd le, vagy adj meg másik mappát a GIPF_DATA változóban
running-elsewhere = a GIPF már fut itt: { $address }, és ezeket a játszmákat tartja: { $folder }; a(z) { $port }. kapu nem nyílt meg: egy másodikhoz adj meg másik mappát a GIPF_DATA változóban
newer-database = { $database } egy újabb gipf műve (táblái itt tartanak: { $revision }, ez eddig ismeri: { $known }); telepítsd újra azt
database-without-version = { $database } táblákat tartalmaz, de nem mondja, melyik változatból; tedd máshová, vagy tegyél a helyére egy másolatot a „backups” mappából
database-unusable = { $database } nem használható adatbázisként ({ $detail }); szabadíts fel helyet a lemezen, tedd máshová a fájlt, vagy tegyél a helyére egy másolatot a „backups” mappából
database-address = a GIPF_DATABASE nem nevez meg itt ismert adatbázist; írd így: { $example }, vagy hagyd el, és minden egy fájlba kerül az adatmappában
database-unreachable = a(z) { $database } adatbázis nem használható: { $detail }; nézd meg, fut-e, és mi áll a GIPF_DATABASE változóban
database-foreign = { $database } táblákat tartalmaz, de egyik sem a gipfé; adj meg üres adatbázist a GIPF_DATABASE változóban
database-away = az adatbázis most nem válaszol, ezért ez nem történt meg; próbáld újra egy pillanat múlva
worker-alone = a GIPF_DATABASE üres: az a kiszolgáló, amely fájlban tartja a játszmáit, ezt maga végzi; a { $command } közös PostgreSQL-t használó kiszolgálóknak való
clock-or-days = egy játszma vagy órával, vagy több napon át folyik, nem mindkettő
days-between-people = több napon át egy másik eszközön ülő emberrel lehet játszani: hívj meg valakit az egyik helyre
days-cap = senki nem kezdhet a felső határnál több idővel: a cap legyen legalább seconds
days-too-short = ez túl gyors egy többnapos játszmához: egy játékos legalább egy nappal kezd, vagy egy órával, amelyhez minden kör legalább egy órát ad
bus-address = a GIPF_BUS nem nevez meg itt ismert dolgot; írd így: { $example }, vagy hagyd el, ha csak egy kiszolgáló van
bus-away = a GIPF_BUS nem válaszol ({ $detail }); a játszmák folytatódnak, de a többi kiszolgáló legfeljebb két másodperccel később értesül egy lépésről

## Lessons and puzzles

no-lesson = nincs „{ $lesson }” lecke
no-step = a(z) „{ $lesson }” leckében nincs „{ $step }” lépés
step-to-look-at = a(z) „{ $lesson }” lecke „{ $step }” lépése csak nézni való
no-puzzle = nincs „{ $puzzle }” feladvány
no-puzzles-file = { $file } nem feladványfájl: { $detail }; írj egyet ezzel: „gipf puzzles make”
task-solved = { $move }: a feladat megoldva
was-wrong = { $move }: az utolsó döntés hibás volt: vedd vissza
no-goal = „{ $name }” nem cél; ezek vannak: { $names }
in-lesson = „{ $lesson }” lecke: { $why }
in-step = „{ $step }” lépés: { $why }
lesson-unreadable = „{ $lesson }” lecke: { $detail }
unknown-keys = { $keys } itt ismeretlen; ezek vannak: { $names }

## Engine and search

setting-range = { $name }: { $least } és { $most } között lehet, nem { $value }
setting-least = { $name }: legalább { $least }, nem { $value }
no-choice = { $name } ezek egyike: { $names }, nem „{ $value }”
limit-needed = minden álláshoz kell egy korlát: seconds, nodes vagy depth
tree-search-settings = a fakereséshez legalább egy szál, kötegenként egy levél és egy MiB kell
batch-variant = e köteg minden játszmája „{ $variant }”
batch-moves = { $count } lépés kell, játszmánként egy, nem { $shape }
pile-too-high = egy { $count } korongból álló halom túl magas a mag számára
no-push-on-board = { $move } nem tolás a(z) { $board } táblán
not-along-line = { $move } nem vonal mentén halad
clears-no-row = { $move } nem vesz le sort
no-network = nincs ilyen háló: { $file }
not-a-network = { $file } nem gipf-háló: { $detail }
network-without-version = { $file } nem gipf-háló: nem mondja meg ezt: { $what }
network-version = { $file } háló ehhez: { $what }, { $given }. változat, ez a gipf pedig a(z) { $version }. változat
own-precision = { $file } saját pontossággal bír; csak a fájlt add meg

## Environments for learners

reset-needed = a játszma véget ért: a reset() újat kezd
opponent-form = az ellenfél egy játékos neve, mint „random” vagy „level-3”, az állás függvénye, vagy maszk, megfigyelés és generátor függvénye
batch-positions = a kezdőállás vagy egy az összes játszmához, vagy { $count } elemű lista, mindegyikhez egy
reset-mask = a reset_mask minden játszmára igent vagy nemet mond: { $count } logikai érték tömbje
action-form = egy akció { $most } alatti egész szám, nem { $value }
illegal-action = a(z) { $action } akció nem szabályos itt: „{ $position }”
variant-form = egy változat szöveg, például „{ $variant }”, nem { $value }
over-at-once = a(z) „{ $variant }” véget ér, mielőtt elkezdődne: nincs mit tanulni
odds-form = egy mellékjáték esélyei három rész, amelyek összege 1, nem { $value }
player-number = egy játékos 0 vagy 1, minden játszmához vagy mindegyikhez külön, nem { $value }
actions-form = { $count } egész szám kell, játszmánként egy akció, nem { $kind } ilyen alakban: { $shape }

## Training

above-zero = { $name } nagyobb 0-nál, nem { $value }
even-number = { $name } páros szám, kezdésenként kettő, nem { $value }
variant-needed = a tanításhoz kell egy változat
too-few-games = { $count } játszma kevés { $variants } többféle változathoz
share-form = „{ $text }”: egy rész 0-nál nagyobb szám, például { $variant }@2, nem „{ $value }”
generation-settings = egy generációban legalább egy játszma van, és minden játszma legalább egy mintát megtart
save-every = legalább percenként készül ellenőrzőpont, így a --save-every 1 és 60 között van, nem { $value }
actors-without-ray = az --actors egy Ray-fürté; add meg a --ray kapcsolóval
no-cluster = itt nincs Ray-fürt: „{ $address }” ({ $detail }); indíts egyet: „ray start --head”, vagy mondd: --ray { $local }
no-gpu = a torch itt nem talál GPU-t; hagyd el a --device kapcsolót, vagy mondd: --device cpu
other-network = a(z) { $folder } mappa hálójában ennyi van: { $count } { $name }, nem { $value }; hagyd el a --{ $name } kapcsolót, vagy kezdd másik mappában
network-size = egy hálóban legalább egy blokk és 8, 16, 24 … csatorna van, nem { $size }
fold-before-fusing = csak hajtogatott háló olvasztható össze: folded().fuse()
no-checkpoint = nincs ilyen ellenőrzőpont: { $file }
not-a-checkpoint = { $file } nem ellenőrzőpont: { $detail }
checkpoint-version = { $file } a(z) { $given }. változat ellenőrzőpontja; ez a(z) { $version }. változat
checkpoint-too-big = egy { $millions } millió számból álló háló nem fér { $most } MB-os ellenőrzőpontba; taníts kevesebb blokkal vagy csatornával
checkpoint-of-other = az ellenőrzőpont ilyen hálóé: { $given }, nem ilyené: { $wanted }
int8-needs-positions = az int8-hoz állások kellenek, amelyekből a számtartományok adódnak
learning-settings = a tanuláshoz lépésenként két minta, 0-nál nagyobb ráta, nem negatív views és 0 és 1 közötti average kell
lockstep-settings = az önjátékhoz legalább egy változat, egy játszma és egy forduló kell
lockstep-rules = az egy ütemben játszott játszmák szabálycsaládja és táblája közös
no-games-of-families = egyik játszma sem ezekből a családokból való
too-few-to-hold-back = túl kevés játszma van a(z) { $family } családból ahhoz, hogy félre lehessen tenni
no-file = nincs ilyen fájl: { $file }
file-unreadable = { $file } nem olvasható: { $detail }
not-games = { $file } nem játszmafájl, vagy sérült: { $detail }
games-damaged = { $file } sérült: { $detail }
no-games-file = { $file } nem játszmafájl: írj egyet ezzel: „gipf train selfplay”
games-version = { $file } a(z) { $given }. változat játszmáit tartalmazza; ez a(z) { $version }. változat
folder-without-games = a(z) { $folder } mappában nincs játszmafájl (*{ $suffix })
games-of-other-rules = egy { $variant } játszma nem úgy ér véget, ahogy a fájlja mondja: mások a szabályai
file-exists = { $file } már létezik; válassz másik fájlt vagy másik magot
selfplay-settings = legalább egy játszma, egy folyamat és egy csomópont kell
nothing-written = egy játszma sem fejeződött be, így semmi sem íródott ki

## The command line

resumed-players = egy folytatott játszma megtartja játékosait; hagyd el az --opponent kapcsolót
other-variant = az állás ebből való: „{ $given }”, nem ebből: „{ $variant }”
theme-without-svg = a --theme ábrához való; add meg a fájlját a --svg kapcsolóval

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = JSON-objektum kell
no-such-player = nincs „{ $name }” játékos; ezek vannak: { $names }
player-unprintable = „{ $player }” olyan karaktert tartalmaz, amely táblázatban nem nyomtatható
players-alike = két játékos neve „{ $name }”
no-program = nincs futtatható „{ $program }” program
no-command-line = „{ $text }” nem parancssor: { $detail }
program-unnamed = nevezd meg a programot, például „program:my-engine --fast”
player-not-imported = a(z) „{ $name }” játékos nem importálható: { $detail }
makes-no-player = „{ $name }” nem osztály vagy függvény, amely játékost készít
two-players-needed = egy mérkőzésnek legalább két játékosa van
games-in-pairs = a játszmák párban járnak, cserélt színekkel: 2 vagy 4, nem { $value }
sprt-players = a szekvenciális próba két játékosról szól, nem { $count }
opening-length = egy kezdés 0–99 körből áll, nem { $value }
variant-twice = egy változat kétszer szerepel
no-opening-of = ebben nincs { $variant } kezdés: { $file }
no-opening-found = nem található { $turns } körös { $variant } kezdés, amelyben sem a játszma nem ér véget, sem korongot nem fognak el; kérj kevesebb kört
file-without-opening = ebben nincs kezdés: { $file }
opening-game-over = { $file }: a(z) { $number }. játszma véget ért: nincs honnan folytatni
opening-line-over = { $file }:{ $number }: a játszma véget ért: nincs honnan folytatni
workers-end = a játszó folyamatok véget érnek, mielőtt elkezdenék, lásd fent; egy mérkőzést játszó szkript ezt ez alatt teszi: { $example }
sprt-order = az elo0 kisebb legyen, mint az elo1: nem { $value }
sprt-chance = { $name } 0 feletti és 0,5 alatti valószínűség, nem { $value }
sprt-form = egy próbát két különbséggel írunk, például 0,20, nem „{ $text }”
match-in-folder = egy másik folyamat éppen mérkőzést játszik itt: { $folder }
other-match = { $folder } másik mérkőzés eredményeit tartalmazza: { $detail }. Adj meg másik mappát
match-without-settings = { $folder } játszmákat tartalmaz, de settings.json nincs; adj meg másik mappát
not-a-result = { $file }:{ $number }: ez nem egy játszma eredménye
games-cut = { $file } rövidebb, mint a results.jsonl mondja; adj meg másik mappát

## The engine’s process and its players

player-value = a játékos ezt az értéket adta: { $value }, az értékek -1 és 1 közöttiek
senseless-answer = a motor értelmetlen választ adott: { $detail }
engine-late = a motor nem válaszolt { $seconds } másodpercen belül
engine-hung = a motor nem válaszolt { $seconds } másodpercen belül, kérésre sem állt meg, ezért le lett állítva{ $detail }
engine-said = { $detail }
stopped-before-move = a keresés leállt, mielőtt lépést talált volna
engine-closed = ez a motor be lett zárva; készíts másikat
engine-was-closed = a motor be lett zárva
engine-not-started = a motor nem indítható: { $command }: { $detail }
engine-ended-itself = a motor leállt ({ $detail })
engine-died = { $why }; a következő kérés újraindítja
not-sendable = ez nem küldhető el a motornak: { $detail }
argument-type = { $name } típusa { $kinds }, nem { $value }
engine-failed = a motor hibába ütközött: { $detail }
player-failed = a(z) { $player } játékos hibába ütközött: { $detail }
player-answer = a(z) { $player } játékos válasza nem válasz: { $detail }
not-judged = a játszma nem bírálható el: { $detail }
player-with-limits = „{ $player }” korlátokat nevez meg; ezeket keresésenként kell megadni
options-form = { $name }:{ $text }: a beállításokat így írjuk: { $name }:seconds=0.1
no-such-option = a(z) „{ $name }” játékosnak nincs „{ $option }” beállítása; ezek vannak: { $names }
option-given-twice = a(z) „{ $name }” játékos „{ $option }” beállítása kétszer szerepel
option-value = a(z) „{ $name }” játékos „{ $option }” beállítása { $kinds } típusú, nem „{ $text }”
no-process-option = a folyamatnak nincs { $name } beállítása; ezek vannak: workers
too-many-requests = { $most } kérés fut, és több nem fér el; várj válaszra, vagy állíts le néhányat
no-such-search = nem fut „{ $id }” azonosítójú keresés; talán már kész
whole-number = { $name } egész szám { $least } és { $most } között, nem { $value }
number-wanted = { $name } szám { $least } és { $most } között, nem { $value }
id-missing = hiányzik az id; bármilyen szöveg vagy szám jó, például { $example }
id-form = { $name } legfeljebb { $most } karakteres szöveg vagy szám -2**53 és 2**53 között, nem { $value }
request-missing = hiányzik a request; ezek vannak: { $names }
no-such-request = nincs { $name } kérés; ezek vannak: { $names }
no-such-field = a(z) { $name } kérésnek nincs { $field } mezője; ezek vannak: { $names }
request-without-limit = a(z) { $name } kéréshez korlát kell: { $names }; csak egyetlen állás elemzése mehet leállításig
position-or-game = a(z) { $name } kéréshez állás vagy játszma kell, például { $example }
position-needed = a(z) { $name } kéréshez állás kell, például { $example }
position-form = a position szöveg vagy egy állás JSON-ja, nem { $value }
game-form = a game egy játszmafájl szövege, nem { $value }
moves-form = a moves szövegek listája, például ["e2", "g7-d6"], nem { $value }
moves-with-game = a moves álláshoz tartozik; egy játszmának sajátjai vannak
line-not-utf-8 = a sor { $number }. bájtja nem UTF-8
line-empty = a sor üres; egy kérés ilyen: { $example }
line-too-deep = a sor túl mélyen egymásba ágyazott; egy kérés ilyen: { $example }
line-not-json = a sor nem JSON: { $detail }; egy kérés ilyen: { $example }
line-too-long = a sor hosszabb { $most } bájtnál; kimaradt
number-too-long = a sorban több ezer jegyű szám van
request-object = egy kérés JSON-objektum, például { $example }, nem { $value }
field-twice = a(z) { $field } mező kétszer szerepel
no-json-number = { $name } nem JSON-szám

## Commands that write files

in-place-or-out = az --in-place a játszmafájlba ír: hagyd el az --out vagy az --in-place kapcsolót
in-place-json = a --json azt írja ki, amit talált, az --in-place a játszmákat; csak az egyiket add meg
in-place-stdin = az --in-place kapcsolóhoz játszmafájl kell; a stdinbe nem lehet írni
out-overwrites = az --out felülírná a játszmafájlt: { $file }; az --in-place ezt megengedi
picture-file = a --picture kapcsolóhoz saját fájl kell, például game.svg
picture-overwrites = a --picture felülírná ezt: { $file }; adj meg másik fájlt
no-turns-in-file = egyik játszmában sincs megnézhető kör: { $file }
not-compiled = a motor nem fordítható le: { $detail }; adj meg másik mappát a GIPF_CACHE változóban
cannot-play = „{ $player }” nem tud játszani: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: a játszma véget ért; az undo visszavonja a végét
terminal-others-turn = { $player ->
    [w] { $move }: itt Fehér lép
   *[b] { $move }: itt Fekete lép
}
terminal-is-over = a játszma véget ért: a new újat kezd, az undo visszavon
terminal-no-move = „{ $text }” se nem lépés, se nem parancs; a lépések ilyenek: { $examples }; a help felsorolja a parancsokat
terminal-undo = az undo után az áll, hány döntést vonsz vissza, például undo 3, nem „{ $text }”
terminal-undo-few = { $count ->
    [one] csak egy döntést lehet visszavonni
   *[other] csak { $count } döntést lehet visszavonni
}
terminal-side-game = itt mellékjáték dönt: játsszátok le, majd írjátok be: won, tied vagy lost
terminal-random-mover = a véletlen játékos semmibe sem egyezik bele; a resign befejezi a játszmát
terminal-nothing-kept = itt még nincs elmentett játszma: { $folder }; kezdj egyet --resume nélkül
terminal-file-name = „{ $name }” nem lehet fájl neve; válassz másikat
terminal-no-game = nincs játszma ebben: { $file }

## Pictures

chart-empty = egy grafikonhoz kell egy kör, amelyet mutat
chance-range = egy nyerési esély -1 és 1 között van, nem { $value }
curves-empty = egy görbéket mutató képhez kell egy pont
no-such-point = a(z) { $board } táblán nincs „{ $point }”; oszlopai a és { $last } közöttiek, például „e1” (pötty) vagy „e5” (pont)
arrow-leads-nowhere = egy nyíl innen: { $point }, ide: { $point } sehová sem vezet; két különböző helyet adj meg
no-line-for-move = { $move }: nem vezet vonal a pöttytől: { $dot }, ide: { $spot }
no-book = ez nem megnyitáskönyv: az első sora nem „{ $line }”
book-line = „{ $text }” nem egy megnyitáskönyv sora; öt mezője van, például „93f0b53a6c1d8e27 c2 14 9 0.778”
book-turn-twice = { $turn } kétszer szerepel a könyvben ennél az állásnál
book-number = { $name } egész szám, legalább 0, nem { $value }
book-score = egy eredmény 0 és 1 között van, nem { $value }
no-colour = { $text } nem szín; egy szín például „#a84a00” vagy „seagreen”
no-shade = { $text } nem árnyékerősség; „0” és „1” között van, például „.22”
no-arrow = egy nyíl két pont, például ('e1', 'e3'), esetleg egy színnel, nem { $value }
no-theme = nincs „{ $name }” nevű téma; ezek vannak: { $names }
no-language = „{ $name }” nyelven nincsenek szövegek; ezek vannak: { $names }
picture-width = egy kép nem lehet { $width } széles; a szélességet képpontban add meg, például 400

## Side games

side-no-game = nincs „{ $name }” nevű mellékjáték: { $names }
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
side-no-option = { side-title }: nincs „{ $option }” lehetőség: { $options }
side-no-move = „{ $text }” nem lépés ({ side-title }); a lépéseket így írjuk: { $examples }
side-fields = egy állás ({ side-title }) { $wanted } mezőből áll, { $names }, közöttük egy szóköz, nem { $number }
side-columns = a { $wanted } oszlopot „/” választja el; itt { $number } van
side-column-length = a(z) { $column } oszlop, „{ $text }”, { $number } pontból áll: { $wanted } van
side-column-form = a(z) { $column } oszlop, „{ $text }”, így írandó: „{ $right }”
side-no-piece = { $column } oszlop: „{ $text }” nem állhat ott
side-player-field = a játékos „w” vagy „b”, döntetlen után „-”, nem „{ $text }”
side-phase-field = „{ $text }” nem fázis: { $phases }
side-disagrees = { $field }: „{ $text }”, a tábla szerint azonban „{ $right }”
side-too-many = { $piece }: { $number } darab van, legfeljebb { $most } lehet
side-is-over = ez a játszma véget ért: játékosa és fázisa „{ $right } .”
side-not-over = ez a játszma még nem ért véget
side-nothing-to-decide = a(z) „{ $phase }” fázisban itt nincs miről dönteni
side-occupied = { $point } foglalt
side-others = ami itt áll: { $point }, nem a tiéd
side-no-point = ezen a táblán nincs { $point }
side-no-line = { $start } és { $end } nincs egy vonalon
side-stuck = ami itt áll: { $point }, most sehová sem léphet
side-other-due = { $move } most nem játszható; játszhatod például ezeket: { $moves }
side-not-possible = { $move } itt nem játszható; ami lehet: { $moves }
side-other-game = { side-title } állása így kezdődik: „{ $game }”, nem így: „{ $text }”
side-too-few = { $piece }: { $number } darab van, legalább { $least } kell
yinsh-no-ring = itt nincs saját gyűrűd: { $point }
yinsh-ring-between = útban van ez a gyűrű: { $point }
yinsh-must-stop = a korongok fölött átlépő gyűrűnek közvetlenül mögöttük kell megállnia: { $point }
yinsh-row-stands = ezt a sort már le kellett volna venni: { $row }
side-none-left = nincs több lerakható { $piece }
tzaar-capture-first = a kör elfogással kezdődik
tzaar-first-met = innen: { $start } a torony a vonalán az első toronyig megy, nem tovább és nem üres pontra
tzaar-too-high = itt: { $point } { $height } korong áll, a te tornyodban itt: { $start } csak { $own }: magasabbat nem foghat el
tzaar-no-capture = innen most semmi sem üthető: { $point }; vonalain elsőként saját vagy túl magas torony áll
tzaar-first-capture = az „f” szakasz Fehér első elfogása, teli táblán
tzaar-no-stacks-yet = amíg a korongokat lerakjuk („p” szakasz), nincsenek tornyok
tzaar-out-of-turn = felváltva rakunk le, Fehér kezd: { $white } fehér és { $black } fekete korongnál nem „{ $player }” következik
side-no-options = ennek nincsenek beállításai: { side-title }; így „{ $option }” sincs
side-value = { $field }: „{ $text }”; így írjuk: { $values }
side-seed = a kezdőérték egész szám 0 és { $most } között, nem „{ $text }”
side-rounds = { $game } páratlan számú menetből áll, 1 és { $most } között, nem „{ $text }”
rps-same-commitment = ez a másik játékos kötelezettsége; a saját választásodra kötelezd el magad
rps-to-open = mindketten választottatok: fedd fel a választásod, mint „rock:nonce”, vagy „fold”; nem „{ $move }”
rps-not-committed = nem erre kötelezted el magad: „{ $move }”
rps-round = „{ $text }” nem menet; így írjuk: „rock/paper”, az utolsót így is: „rock/-”
rps-round-too-many = nincs „{ $text }” menet: az előző nem teljes, vagy a játéknak vége
domino-not-held = { $tile } nincs a kezedben
domino-no-fit = { $tile } nem illik a sornak erre a végére, ott { $end } áll
domino-no-tile = „{ $text }” nem dominó; 00 és 66 között vannak, kézben a kisebb szám áll elöl
domino-line = { $first } és { $second } nem illenek össze
domino-order = a kéz sorrendben íródik: „{ $right }”, nem „{ $text }”
domino-twice = { $tile } kétszer szerepel
domino-count = mindkét játékos 7 dominót kapott; itt a sorban { $line }, a kezekben { $white } és { $black } van
domino-passes = aki tud rakni, nem passzol
openspiel-name = az OpenSpiel egy játékát így nevezzük meg: „openspiel(connect_four)”, nem „{ $text }”
openspiel-no-game = az OpenSpielben nincs „{ $name }” játék, amely a nevével már játszható
openspiel-not-in-turn = „{ $name }” nem felváltva lépő két játékos játéka
dvonn-stays = az itt álló DVONN-korong egyedül van, és így sosem lép: { $point }
dvonn-shut-in = ami itt áll, be van zárva, mind a hat szomszédos mező foglalt: { $point }
dvonn-distance = egy { $height } magas torony pontosan { $height } mezőt lép; innen: { $start } ide: { $end } a távolság { $distance }
dvonn-not-linked = ami itt áll, nem kapcsolódik DVONN-koronghoz: { $point }
zertz-must-jump = egy golyó ugorhat, tehát ugrania kell: { $moves }
zertz-no-ring = itt már nincs gyűrű: { $point }
zertz-not-free = ez a gyűrű nem csúsztatható ki: { $point }; mellette két szomszédos helynek kellene gyűrű nélkül lennie
zertz-jump = a golyó egyenesen átugorja a mellette lévőt, a mögötte lévő szabad gyűrűre
zertz-counts = „{ $text }” nem mondja meg a golyók számát, mint például: „{ $right }”
zertz-marbles = a táblán, a készletben és elfogva { $number } { $colour } van: összesen { $wanted } kell
side-written = „{ $text }” így írandó: „{ $right }”
punct-off-board = { $move }: az egyik pont lelógna a tábláról
punct-centre = { $variant ->
    [basic] a játszma első bábuja nem kerülhet a középső hatszögbe
   *[standard] a középső hatszögbe nem tehető új bábu
}
punct-minor-dot = itt nincs PÜNCT: { $point }, és egy bábut a PÜNCT-jénél fogva mozgatunk
punct-covered = a bábu, amelynek PÜNCT-je itt van: { $point }, nem szabad: fölötte fekszik valami itt: { $spaces }
punct-unchanged = ez semmin sem változtat: a bábunak mozdulnia vagy fordulnia kell
punct-on-other = a PÜNCT a másik játékos színére kerülne itt: { $point }
punct-not-flat = a bábu nem feküdne síkban: { $spaces } magassága { $heights }
punct-gap = a PÜNCT hézag fölé kerülne: { $point } üres, pedig saját bábunak kell alatta lennie
punct-no-room = akárhogy fordítjuk, a bábu nem fér el, ha a PÜNCT itt van: { $point }; síkban kell feküdnie, egészen a táblán
punct-no-piece = „{ $text }” nem bábu; a bábukat így írjuk: Tg5:2
punct-crosses = { $piece } itt keresztez egy másik bábut a saját szintjén: { $point }
punct-cannot-lie = { $piece } nem lehet ezen a szinten: { $level }; { $why }
punct-wrong-level = { $piece } szintje itt { $level }, holott { $right } lenne
punct-no-reserves = a tartalékokat így írjuk: T6C2E4/T5R1, „-” ha nincs, nem „{ $text }”
in-side-game = mellékjáték: { side-title-of-play }, { $number }. lépés, „{ $move }”: { $why }
side-play-form = „{ $text }” nem mellékjáték; így írjuk: „yinsh(blitz) f5 d4” vagy „die#7 throw”
side-play-other = { $letter } sorsáról { $game } dönt, nem { $name }
side-play-seed = kezdőérték nélkül nem játszható újra: { $name }; így írjuk: „{ $name }#7”
side-play-no-seed = nincs benne véletlen, így kezdőérték sincs: { $name }
side-play-none = ebben a körben nincs kihívás, amelyről { side-title-of-play } dönthetett volna
side-play-not-over = a mellékjátéknak ({ side-title-of-play }) nincs vége, de az eredménye állítólag „{ $result }”
side-play-result = a mellékjáték ({ side-title-of-play }) a bejelentő játékosnak „{ $right }”, nem „{ $result }”
side-play-wanted = a play egy mellékjáték, ahogy a feljegyzésben áll, például 'yinsh f5 d4', nem { $value }
side-play-unknown = { side-title-of-play } itt nem játszható
side-terminal-only = { $name } csak a terminálban játszható: gipf play --terminal "{ $name }"
is-side-game = { $game } önálló mellékjáték: kérd a 'watch-side' és az /api/side-games útján
is-no-side-game = { $game } nem önálló mellékjáték: kérd a 'watch' és az /api/games útján
no-side-game-on = nincs mellékjáték, amelyet fel lehetne adni
side-game-decides = { $move }: az eredményt a folyamatban lévő mellékjáték adja; aki feladja, elveszíti
side-level = a mellékjátékok szintjei 1-től { $most }-ig tartanak
side-file-form = egy mellékjáték fájlja megmondja, melyik az, mint itt: [SideGame "yinsh"]
side-file-result = a lépések ide vezetnek: '{ $right }', de az eredmény így szerepel: '{ $result }'
side-file-hidden = ebben a játékban még rejtve van valami; fájl a végén lesz
side-no-draws = a { side-title } játékban mindig van győztes, ezért nincs felkínálható döntetlen
side-file-is-game = ez egy GIPF-játszma, nem önálló mellékjáték
side-file-position = a fájl játéka { side-title-of-play }, az állás viszont ebből való: { $other }
side-file-two-seeds = az állásból induló mellékjátékban benne van a mag: a [Seed] és a [Position] nem fér össze
side-text-unknown = „{ $text }” nem mellékjáték: fájl, állás vagy a neve lépésekkel, mint „yinsh f5 d4”
side-no-board = { side-title-of-play } tábla nélkül folyik, ezért nincs róla ábra
proof-file = { $file } nem olvasható bizonyításként: { $detail }
proof-header = egy bizonyítás { $line }. sora [{ $name } "…"], nem „{ $text }”; így kezdődik: Proof, Variant, Winner és Turns
proof-version = csak a { $version }. változatú bizonyítás olvasható, „{ $text }” nem
proof-answer = a bizonyítás { $number }. válasza, „{ $move }” nem szabályos itt: „{ $position }”
proof-ends = a bizonyítás a { $number }. válasz után véget ér, de itt { player-name } dönt: „{ $position }”
proof-too-long = a bizonyítás a { $number }. válasz után teljes, de még ez jön: „{ $move }”
proof-lost = { player-name } itt nem nyer: „{ $position }”
proof-turns = { player-name } nem nyert { $turns } körön belül, pedig a bizonyítás ezt állítja: „{ $position }”
solve-variant = { $variant } nem oldható meg: csak lehetőségek és házi szabályok nélküli játék oldható meg, például „basic;reserve=4/4”
solve-unknown = még senki sem tudja, ki nyeri ezt: { $variant }; nincs mit bizonyítani
solve-no-win = nincs nyerés { $turns } körön belül itt: „{ $position }”

## Az alkalmazás egyszerű fájlokként

site-not-built = a webhely nem írható meg: { $part ->
    [page] az oldal
    [engine] a böngészőknek való motor
   *[python] a böngészőknek való Python
  } itt nincs elkészítve; a „make site” elkészíti, ami hiányzik
site-folder-taken = itt van valami, ami nem webhely: { $folder }; adj meg egy új vagy üres mappát
no-site-address = a cím https:// vagy http:// kezdetű, nem „{ $text }”

## Emberek és helyek

not-for-you = ezt nem teheted meg
not-your-game = ebben a játszmában nincs helyed
not-your-seat = { $player ->
    [w] Fehér helye másé
   *[b] Fekete helye másé
}
not-your-turn = a másik játékos van soron
own-proposal = erre a másik játékosnak kell válaszolnia
proposal-waits = egy kérdés még válaszra vár
player-awaited = a másik játékos még nem érkezett meg
no-advice-between-people = két ember játszmájában a motor senkinek sem segít, amíg az véget nem ér
result-for-other = a neked kedvező eredményt a másik játékosnak kell beírnia
goes-on-between-people = ezt a játszmát ketten játsszák, és még nincs vége
stays-between-people = ezt a játszmát más is játszotta, ezért megmarad
both-invited = a két hely egyike a tiéd kell hogy legyen
computer-invited = a gép meghívás nélkül foglalja el a helyét
seat-not-free = { $player ->
    [w] Fehér helye nem szabad
   *[b] Fekete helye nem szabad
}
name-length = egy név 1–{ $most } karakterből áll
not-let-in = ez a kiszolgáló csak azt engedi be, akinek megvan a hivatkozása
network-off = senki sem csatlakozhat: a helyi hálózatról való csatlakozás ki van kapcsolva
no-local-network = ez a gép nincs helyi hálózatban
not-local = { $host } nem egy helyi hálózat címe
network-refused = mások nem csatlakozhatnak: { $detail }

## Szolgáltatás mindenkinek

asked-too-much = túl sok kérés érkezett innen; { $seconds ->
    [one] próbáld újra egy másodperc múlva
   *[other] próbáld újra { $seconds } másodperc múlva
}
past-the-proxy = ez a szolgáltatás csak a címén érhető el, a proxyját megkerülve nem
proxy-without-proto = a szolgáltatás előtti proxynak az X-Forwarded-Proto fejlécben meg kell mondania, hogyan érték el
proxy-without-client = a szolgáltatás előtti proxynak az X-Forwarded-For fejlécben meg kell mondania, ki érte el
no-origin = a sütivel érkező kérésnek az Origin fejlécben meg kell mondania, melyik oldalról jön
service-or-lan = a szolgáltatás mindenkié; a helyi hálózatról csatlakozni egyetlen gép alkalmazásához lehet
service-address = egy szolgáltatás címe olyan, mint https://play.example, kipróbáláshoz pedig mint http://localhost:4737; nem pedig { $text }
service-without-proxy = a https:// kezdetű címen futó szolgáltatás proxyn át érhető el; add meg a proxy címét a GIPF_PROXY változóban, például GIPF_PROXY=127.0.0.1
neither-address = { $text } se nem cím, se nem hálózat, mint 10.0.0.2 vagy 10.0.0.0/8
name-reserved = „{ $name }” olyan név, amelyet itt senki sem viselhet
account-name-length = egy név { $least }–{ $most } karakterből áll
account-name-letters = egy név betűkből és számjegyekből áll; közöttük egy-egy szóköz, pont, kötőjel vagy aláhúzás lehet
account-name-scripts = egy nevet egyetlen ábécé betűivel írunk, hogy senkit se nézzenek másnak

## Fiókok

no-accounts = itt nincsenek fiókok; azok egy mindenkinek szóló szolgáltatáshoz tartoznak
account-there = már van fiókod
account-without-way = egy fiókhoz kell valami, amivel belépsz: jelszó, belépőkulcs vagy e-mail-cím
name-taken = a(z) „{ $name }” név foglalt, vagy hasonlít egy foglaltra
password-length = egy jelszó { $least }–{ $most } karakterből áll
password-weak = ezt a jelszót túl könnyű kitalálni; jobb néhány össze nem tartozó szó
sign-in-wrong = a név és a jelszó nem tartozik össze
password-wrong = ez nem a te jelszavad
prove-again = mutasd meg még egyszer, hogy te vagy: jelszóval, belépőkulccsal vagy egy linkkel
last-way = ez az utolsó, amivel beléphetsz; előbb adj hozzá egy másikat
mail-off = ez a szolgáltatás nem küld levelet
mail-address = ez nem e-mail-cím
mail-server = a GIPF_MAIL nem nevez meg levelezőszervert; írd így: smtp://NÉV:JELSZÓ@GÉP:PORT vagy smtps://…
push-unknown = ez nem itt ismert értesítő szolgáltatás
push-keys = a böngésző értesítési kulcsai nem jók
push-off = innen nem küldünk semmit az eszközökre
push-address = a GIPF_PUSH ilyen értesítő szolgáltatásokat nevez meg: https://push.example; nem ezt: { $text }
passkey-refused = ezt a belépőkulcsot nem fogadtuk el; próbáld újra, vagy lépj be másképp
passkeys-many = egy fiókhoz legfeljebb { $most } belépőkulcs tartozhat
no-such-passkey = nincs ilyen belépőkulcs
token-wrong = ez a token nem érvényes: visszavonták, vagy sosem készült el
not-by-token = erre egyetlen token sem jó
token-without = ez a token nem erre készült: hiányzik belőle ez: „{ $scope }”
bot-was-rated = ezzel a fiókkal értékelt játszmákat játszottak, ezért emberé marad; készíts másikat a programnak
bot-moderates = egy moderátor fiókja emberé marad
bot-in-games = ez a fiók most mások ellen játszik; akkor lehet boté, ha ezek a játszmák véget értek
account-no-bot = csak botfióknak vannak tokenjei
tokens-many = egy fiókhoz legfeljebb { $most } token tartozhat
bot-address = „{ $address }” nem egy szolgáltatás címe; írd be a https:// után a nevét
bot-unreachable = { $address } nem válaszol: { $detail }
bot-denied = a szolgáltatás nemet mond: { $detail }
bot-no-account = itt: { $address } ez a token egyik boté sem
no-such-account = nincs „{ $name }” nevű fiók

## The lobby

lobby-closed = ide senki más nem jöhet, ezért nincs váróterem
time-too-short = ez túl gyors: egy játékosnak legalább { $seconds } másodperce van { $turns } körre, mint a 3+2-nél
times-mixed = egy ajánlat egyben lejátszott vagy több napos játszmákra szól, nem mindkettőre
standing-over-days = csak több napos nyílt ajánlat szólhat több játszmára
rated-with-account = értékelt játszmát fiókkal lehet játszani
rated-even = egy játszma csak akkor értékelt, ha mindkettőtöknek ugyanaz van, és nem csak a véletlen dönt
own-seek = saját maga ellen senki sem játszik
seek-without = az ajánlatban nincs benne: { $what }
too-many-seeks = egyszerre legfeljebb { $most } ajánlatod lehet
not-challenged = ezt a személyt nem hívhatod ki
no-such-seek = ez az ajánlat már nincs meg
seek-taken = valaki gyorsabb volt: ezt az ajánlatot már elfogadták
no-such-person = nincs itt ilyen személy

## Tournaments

no-tournaments = itt nincsenek versenyek; azok egy mindenkinek szóló szolgáltatáshoz tartoznak
no-such-tournament = nincs ilyen verseny
tournament-begun = ez a verseny már elkezdődött; a következőre lehet nevezni
tournament-not-entered = nem veszel részt ezen a versenyen
tournament-played = minden játszmád véget ért ezen a versenyen
tournament-no-bots = programok nem vesznek részt versenyeken
tournament-game-stays = ez a játszma egy versenyhez tartozik, ezért megmarad

## What people say, and order among them

words-length = egyszerre 1–{ $most } karaktert lehet mondani
said-too-much = ez egyszerre sok volt: várj { $seconds } másodpercet
muted = egy moderátor arra kér, hogy még { $hours } óráig hallgass
nobody-hears = ebben a játszmában senki sem hall téged
no-such-preset = nincs „{ $name }” nevű szöveg
not-oneself = ez másokra vonatkozik, nem saját magadra
no-such-report = ezzel a bejelentéssel már foglalkozott valaki
too-many-reports = { $most } bejelentésed még arra vár, hogy megnézzék

## Amit valaki egy játszmánál magának tart meg

board-nowhere = saját tábla a másik ember elleni, több napos játszmáidban van
conditions-nowhere = feltételes lépések csak másik ember elleni, több napos játszmában vannak, amíg az folyik
conditions-own-turn = te következel: a feltételes lépések arra felelnek, amit a másik játékos lép
conditions-side-game = a feltételes lépések nem mehetnek át mellékjátékon
conditions-late = a játszma közben továbbment, ezek a feltételes lépések már nem illenek hozzá
conditions-many = ez túl sok: legfeljebb { $lines } változat, összesen { $decisions } döntéssel
conditions-long = egy változatban legfeljebb { $most } döntés van
conditions-after-end = a játszma már { $move } előtt véget ér
conditions-two = ugyanarra csak egy válasz lehet: { $one } vagy { $two }
conditions-end = minden változat a te válaszoddal végződik, addig, ahol ismét a másik játékos dönt
