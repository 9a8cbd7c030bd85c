## The frame

bar = Oldalak
bar-skip = Ugrás a tartalomhoz
bar-home = GIPF, a kezdőlapra
bar-play = Játék
bar-analyse = Elemzés
bar-learn = Tanulás
bar-games = Játszmák
bar-people = Emberek
bar-settings = Beállítások
files-held = Engedd el a fájlt a megnyitásához
dialog-close = Bezárás
notice-close = Üzenet bezárása
line-missed = A szerver most nem válaszol. A játszmád biztonságban van; az oldal tovább próbálkozik.
server-away = A szerver nem válaszol. Fut még?
server-puzzled = A szerver ezt nem tudta megtenni ({ $status }). Próbáld újra.
nowhere-title = Itt nincs semmi
nowhere-text = Ez a cím sehová sem vezet.
nowhere-home = A kezdőlapra

## Choosing a game

home-title = Játék
home-welcome = Told be. Rakj ki négyet. Vigyázz a korongjaidra.
home-welcome-text = A GIPF-hez egy marék korong kell és egyetlen ötlet: minden korong a tábla széléről jön be, és arrébb tolja, ami az útjában áll. Aki kifogy a korongokból, veszít.
home-first = Játszd le az első játszmádat
home-first-why = Az alapjáték könnyű ellenféllel, óra nélkül.
home-learn = Tanuld meg öt perc alatt
home-continue = Játssz tovább
home-all = Minden játszma
game-awaited = Ellenfélre vár
home-choose = Válassz játékot
home-setup = Válassz ellenfelet
home-more = Más játékok
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ és PÜNCT, és gyors játékok kockával, kártyával, dominóval.
card-name = { $card ->
    [basic] Alap
    [standard] Standard
    [tournament] Verseny
    [potentials] Lehetőségekkel
    [ultimate] Ultimate
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] Egyféle korong. Rakj ki négyes sorokat, szerezd vissza a korongjaidat, és fogyaszd el az ellenfeléit.
    [standard] Mindkettőtöknek három GIPF-e van, több nem jön. Veszít, aki az utolsót is elveszti, vagy akinek nincs mit betolnia.
    [tournament] Üres tábla. Te döntöd el, hány GIPF-et hozol be.
    [potentials] Egyes korongok lehetőséget hordoznak: különleges lépést, egyetlen alkalomra.
    [ultimate] Mind az öt lehetőség egyszerre, üres táblán.
   *[matrx] Nagyobb tábla, tornyok lehetőségekből, három szimpla GIPF.
}

## Against whom, and how

setup-opponent = Ellenfél
setup-opponent-computer = Gép
setup-opponent-people = Ketten egy képernyőnél
setup-opponent-elsewhere = Másik eszközön
setup-closed = Még senki sem csatlakozhat: kapcsold be: „Mások is csatlakozhatnak erről a hálózatról”.
setup-opponent-watch = Két gép játékát nézem
setup-level-of = { $player ->
    [w] Fehér szintje
   *[b] Fekete szintje
}
setup-watch = Nézem
setup-level = Szint
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } / { $most }
level-name = { $level ->
    [1] első nap
    [2] kezdő
    [3] érdeklődő
    [4] alkalmi játékos
    [5] törzsvendég
    [6] klubjátékos
    [7] erős klubjátékos
    [8] szakértő
    [9] mester
   *[10] minden, amit tud
}
setup-colour = A színed
setup-colour-name = { $colour ->
    [w] Fehér
    [b] Fekete
   *[random] Sorsolás
}
setup-name = { $player ->
    [w] Fehér
   *[b] Fekete
} neve
setup-clock = Óra, perc + másodperc körönként
setup-clock-none = Nincs
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Egyéni
setup-clock-days = Több napon át
setup-clock-minutes = Perc játékosonként
setup-clock-increment = Hozzáadott másodperc körönként
setup-start = Játék
setup-rules = Szabályok módosítása
setup-rules-as-usual = szokásos
setup-potentials = Lehetőségek kiválasztása

## The composer

compose-potentials = Lehetőségek
compose-same = Mindkettőnek ugyanaz
compose-count = { $potential }, { $player ->
    [w] Fehér
    [b] Fekete
   *[both] fejenként
}
compose-reserve = Korongok a tartalékban
compose-reserve-why = Adj a gyengébb játékosnak egy–három koronggal többet.
compose-reserve-of = { $player ->
    [w] Fehér
   *[b] Fekete
}
compose-board = Tábla
compose-board-name = { $board ->
    [hex37] 37 pont
   *[matrx40] 40 pont
}
compose-challenges = Kihívások
compose-challenges-why = Egy különleges lépést ki lehet hívni; ekkor egy játék, például a YINSH vagy egy kockadobás dönti el, sikerül-e.
compose-challenges-count = { $count ->
    [0] Nincs
    [one] Fejenként egy
   *[other] Fejenként { $count }
}
compose-challenges-unlimited = Korlátlan
compose-sides = Hogyan dőlnek el a kihívások
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] Az asztalnál
    [quick] Gyors: a kocka
    [real] Az igazi
   *[own] Saját választás
}
compose-side = Mellékjáték: { $potential }
compose-side-option = Játékmód, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] a szokásos
    [blitz] villám
    [random] véletlen kezdés
    [tournament] verseny
    [basic] alap
    [three] három menet
   *[other] { $option }
}
side-option-rings = { $count } gyűrű
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = legfeljebb { $count } menet
compose-house = Házi szabályok
compose-repetition = Döntetlen, ha egy állás ismétlődik
compose-repetition-count = { $count ->
    [0] soha
    [2] kétszer
   *[other] { $count } alkalom
}
compose-quiet = Döntetlen, ha nincs elfogás ennyi kör óta
compose-quiet-count = { $count ->
    [0] soha
   *[other] { $count } kör
}
compose-more = Eggyel több
compose-less = Eggyel kevesebb
compose-reset = Alapbeállítás

## Variants

variant-name = { $base ->
    [basic] Alap GIPF
    [standard] Standard GIPF
    [standard-potentials] Standard GIPF lehetőségekkel
    [tournament] Verseny GIPF
    [tournament-potentials] Verseny GIPF lehetőségekkel
    [ultimate] Ultimate GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = nincs
variant-hands = lehetőségek: { $hand }
variant-hands-differ = Fehér lehetőségei: { $white }; Feketéé: { $black }
variant-reserve = tartalék: { $white } – { $black }
variant-board = { $board ->
    [hex37] 37 ponton
   *[matrx40] 40 ponton
}
variant-challenges = { $count ->
    [one] fejenként egy kihívás
   *[other] fejenként { $count } kihívás
}
variant-challenges-unlimited = korlátlan kihívás
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = mellékjátékok: { $games }
variant-repetition = { $count ->
    [2] döntetlen, ha egy állás másodszor fordul elő
    [3] döntetlen, ha egy állás harmadszor fordul elő
   *[other] döntetlen, ha egy állás { $count }. alkalommal fordul elő
}
variant-quiet = döntetlen { $count } elfogás nélküli kör után

## At the table

seat-you = Te
seat-computer = Gép, { $level }. szint
seat-bot = { $name } (bot)
seat-winner = { $who ->
    [you] nyertél
    [colour] nyert
   *[other] nyert
}
saving-fails = Semmit sem lehet menteni: megtelt a lemez, vagy az adatmappa nem írható. A játszma addig vár, amíg ez rendbe nem jön.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] Fehér
   *[b] Fekete
} a mellékjátékban
seat-offers = döntetlent kínál
clock-of = { $player ->
    [w] Fehér
   *[b] Fekete
} hátralévő ideje: { $time }
play-title = Játszma
play-heading = Játszma: { $variant }
play-tournament = Verseny
play-gone = Ez a játszma nincs itt
play-deleted = Törölték.
play-aborted = Megszakították, mielőtt mindkét fél lépett volna; senkinek sem számít.
play-new = Játssz másikat
tools = Mit tehetsz még
tools-more = Több
tools-more-why = Minden más, és lépések begépelése
tool = { $tool ->
    [undo] Lépés vissza
    [takeback] Kör vissza
    [pause] Szünet
    [hint] Tipp
    [flip] Fordítás
    [draw] Döntetlent kér
    [resign] Feladás
    [abort] Megszakítás
    [give] Időt adok
    [handover] Játssza tovább
    [board] Saját tábla
    [note] Jegyzetek
    [share] Megosztás
   *[view] Beállítások
}
tool-why = { $tool ->
    [undo] A kör utolsó döntésének visszavonása
    [takeback] Az utolsó köröd visszavétele
    [pause] Az óra megállítása, amíg nem folytatod
    [hint] Kérdezd meg a gépet, ő mit lépne
    [flip] A tábla megfordítása
    [draw] Döntetlen felajánlása
    [resign] A játszma feladása
    [abort] A játszma befejezése eredmény nélkül, amíg nem lépett mindkét fél
    [give] Több időt adsz a másiknak
    [handover] A gép játssza tovább helyetted
    [board] Elemzés motor nélkül és feltételes lépések megadása
    [note] Amit csak magadnak jegyzel fel
    [share] Fájl, kép vagy link
   *[view] Mi látszik és mi hallatszik
}
hint = Tipp: { $label }. { $why }
moves = Lépések
moves-none = Még nincs lépés.
moves-steps = A játszma végignézése
moves-first = Az elejére
moves-back = Egy lépés vissza
moves-next = Egy lépés előre
moves-last = A végére
looking-back = Visszanézed: { $ply }. lépés, összesen { $plies }.
looking-back-leave = Vissza a játszmához
looking-back-end = A végére
over-rematch = Visszavágó
over-analyse = Elemzés
from-here-play = Játék innen
from-here-analyse = Elemzés innen
from-here-begin = Játék
over-new = Új játszma
offer = { $name } döntetlent kínál.
offer-accept = Elfogadom
offer-decline = Játsszunk tovább
offer-declined = A gép tovább játszik.
handover = A gép játszik tovább helyetted; ez a játszma nem számít a statisztikádba.
handover-end = Újra én játszom
side-game-lot = Döntsön a véletlen
resign-title = Feladod a játszmát?
resign-text = { $who ->
    [computer] Akkor a gép nyer.
   *[other] Akkor az ellenfeled nyer.
}
resign-yes = Feladom
resign-no = Játszom tovább
view = Mi látszik és mi hallatszik
type-move = Lépés beírása
type-move-example = Írj be egy lépést: { $move }
type-move-play = Lépek
spoken-back = Visszavéve
spoken-offer = { $player ->
    [w] Fehér döntetlent kínál
   *[b] Fekete döntetlent kínál
}

## Settings

settings-title = Beállítások
settings-about = A programról
settings-about-text = Szabad szoftver MIT-licenc alatt: használható, módosítható és továbbadható. Mások munkájára épül, köztük a Pythonra, a Pyodide-ra és a Svelte-re.
settings-licences = Kinek a munkája, és az összes licenc
settings-name = A neved
settings-name-why = Ez látszik a korongjaid mellett, a játszmáid listájában és a mentett fájlokban.
settings-language = Nyelv
settings-language-auto = Automatikus (böngésző)
settings-theme = Megjelenés
settings-theme-name = { $theme ->
    [light] Világos
    [dark] Sötét
   *[auto] Automatikus
}
settings-look = Tábla és korongok
settings-look-name = { $look ->
    [table] Asztal
    [contrast] Kontraszt
   *[study] Letisztult
}
settings-size = A tábla mérete
settings-size-name = { $size ->
    [large] Nagy
    [medium] Közepes
   *[full] A lehető legnagyobb
}
settings-speed = A korongok sebessége
settings-speed-name = { $speed ->
    [slow] Lassú
    [fast] Gyors
   *[usual] Szokásos
}
settings-volume = Hangerő
settings-volume-name = { $sound ->
    [take] Elfogás
    [low] Kevés idő
    [end] A játszma vége
   *[move] Lépések
}
settings-switch = { $name ->
    [coordinates] Koordináták
    [lastMove] Utolsó lépés
    [threats] Fenyegetések
    [coach] Edző
    [endings] Kérdezzen, ahonnan nincs visszaút
    [tools] Minden eszköz látszik
    [sound] Hang
    [announce] Felolvasott lépések
   *[motion] Mozgás
}
settings-switch-why = { $name ->
    [coordinates] Nevek a tábla szélén.
    [lastMove] Finoman jelzi, mi volt az utolsó lépés.
    [threats] Megjelöli azokat a korongjaidat, amelyeket az ellenfél a következő körben elfoghat.
    [coach] Egyszer rákérdez, mielőtt a gép ellen nagyot hibáznál.
    [endings] Játszmánként egyszer rákérdez, mielőtt nem hozhatnál be több GIPF-et, lemondanál lehetőségekről, vagy saját GIPF-et vennél le.
    [tools] A „Több” alatti összes eszköz és a lépések begépelésére szolgáló mező mindig a tábla mellett van; telefonon nem.
    [sound] Lágy, fás koppanás.
    [announce] A képernyőolvasó minden lépést kimond.
   *[motion] A korongok csúsznak és ugranak; soha, ha a rendszered kevesebb mozgást kér.
}

## A game from a link

link-title = Játszma egy linkből
link-text = { $variant }, ahogy a linkben érkezett.
link-save = Megőrzöm a játszmáim között
link-broken = Ebben a linkben nincs játszma; talán egy része elveszett útközben.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } és { $item }
