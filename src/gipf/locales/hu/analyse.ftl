## Opening

opening-lead = Nyiss meg egy játszmát, egy állást vagy egy fájlt, és nézd meg a géppel.
opening-text = Illessz be játszmát, állást vagy lépéseket
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Megnyitás
opening-file = Fájl választása
opening-edit = Állás felrakása
opening-draft = Folytasd, ahol abbahagytad
opening-games = Játszmáid
opening-all-games = Minden játszma
opening-studies = A tanulmányaid
opening-all-studies = Minden tanulmány
opening-start = Kezdés az elejéről
opening-choose = Ebben { $count } játszma van. Melyik legyen?
opening-game = { $number }. játszma
opening-turns = { $turns ->
    [0] még egy kör sem
    [one] egy kör
   *[other] { $turns } kör
}
opening-wrong = Ezt nem lehet megnyitni
opening-again = Mást nyitok meg
colour = { $player ->
    [w] Fehér
   *[b] Fekete
}

## The study

study-title = Elemzés
study-tool = { $tool ->
    [flip] Fordítás
    [judge] Értékelés
    [retry] Újra
    [edit] Felrakás
    [save] Mentés, megosztás
   *[open] Megnyitás
}
study-tool-why = { $tool ->
    [flip] A tábla megfordítása
    [judge] A gép értékelje az egész játszmát
    [retry] Keress jobbat ott, ahol hiba történt
    [play] Játék innen a gép vagy egy ember ellen
    [edit] Az állás módosítása kézzel
    [save] Az elemzés megőrzése, letöltése, másolása vagy megosztása
   *[open] Valami más megnyitása
}
study-tabs = Erről a játszmáról
study-tab = { $tab ->
    [game] Az egész játszma
    [notes] Jegyzetek
   *[explorer] Megnyitások
}
tree = Lépések és változatok
tree-variation = Változat:
tree-none = Még nincs lépés. Lépj egyet a táblán.
notes = Jegyzetek
notes-marks = A kör jelölése
notes-line = Ez a változat
notes-draw = Rajzolás a táblára
notes-draw-why = Nyilak és gyűrűk: húzz ponttól pontig, vagy válassz egyet. A jobb egérgomb és két ujj mindig rajzol.
notes-shapes = Rajz: { $shapes }
notes-shapes-remove = Rajzok törlése
notes-comment = Megjegyzés ehhez a körhöz
notes-comment-example = Írj megjegyzést
mark = { $mark ->
    [good] Jó lépés
    [brilliant] Ragyogó lépés
    [interesting] Érdekes lépés
    [doubtful] Kétes lépés
    [mistake] Hiba
   *[blunder] Durva hiba
}
line-promote = A változat feljebb hozása (Shifttel: legyen ez a főváltozat)
line-delete = E kör és minden utána következő törlése
line-undo = Az utolsó módosítás visszavonása

## Chances

chance = Nyerési esély: Fehér { $share }%, Fekete { $other }%
chance-unknown = Még nincs értékelve

## The engine

engine = Gép
engine-lines = Mutatott változatok
engine-lines-count = { $count } változat
engine-depth = mélység: { $depth }
engine-speed = { $speed } állás/mp
engine-looks = A gép gondolkodik…
engine-over = Itt véget ért a játszma.
engine-side = Itt a mellékjáték dönt.
engine-silent = Itt hallgat: fent olvasható, mi volt jobb.
engine-show = Változatok
line-chance = Fehér { $share }%
line-wins = { $player ->
    [w] Fehér
   *[b] Fekete
} nyer, { $turns } kör
line-follow = Végignézem: { $turns }
explorer = Ezt játszották itt a játszmáidban
explorer-turn = { $turn }: { $count } játszma; Fehér nyert { $white }, Fekete { $black }, döntetlen { $drawn }
explorer-ended = { $how ->
    [white] Fehér nyert
    [drawn] döntetlen
    [black] Fekete nyert
   *[open] befejezetlen
}
explorer-none = Egyik játszmád sem jutott ide.
explorer-everybody = Bárki játszmái, amelyek ide jutottak
explorer-pending = A játszmáid átnézése: még { $count }…

## The whole game

judge = Az egész játszma
judge-nothing = Lépj a táblán, és a gép itt értékelheti a játszmát.
judge-start = Az egész játszma értékelése
judge-stop = Leállítás
judge-mistakes = A hibáid keresése…
mistakes-none = A gép nem talált nálad hibát. Szép játék!
judge-progress = { $done }. kör, összesen { $of }
judge-summary = { $player ->
    [w] Fehér
   *[b] Fekete
}: { $known ->
    [yes] pontosság { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = nincs hiba
graph = Fehér nyerési esélye a játszma során
graph-start = Kezdet
graph-nowhere = Egy változatban

## Trying again

retry = Próbáld újra
retry-whose = Kinek a hibáit?
retry-whose-name = { $whose ->
    [mine] Az enyémet
    [theirs] A másikét
    [w] Fehérét
    [b] Feketéét
   *[both] Mindkettőét
}
retry-none = Itt nincs megjelölt hiba.
retry-count = { $at }. hiba, összesen { $of }
retry-count-so-far = { $at }. hiba; a keresés még tart…
retry-task = { $player ->
    [you] Ezt lépted: { $turn }. Találj jobbat.
    [w] Fehér ezt lépte: { $turn }. Találj jobbat.
   *[b] Fekete ezt lépte: { $turn }. Találj jobbat.
}
retry-board = { $shown ->
    [answer] Így jobb lett volna.
    [followed] Így jobb lett volna; a nyilak mutatják, mi következhetne.
   *[try] Ez a te próbálkozásod.
}
retry-thinks = A gép megnézi: { $turn }…
retry-verdict = { $verdict ->
    [best] { $turn }: ez a legjobb.
    [good] { $turn }: éppolyan jó, mint a legjobb.
    [better] { $turn }: jobb, de van ebben több is.
    [same] { $turn }: ez történt a játszmában.
   *[bad] { $turn }: ez sem segít.
}
retry-better = { $why ->
    [misses] Jobb volt: { $turn }, ami { $feat }.
    [misses-later] Jobb volt: { $turn }, később { $later } { $feat }.
    [misses-twice] Jobb volt: { $turn }, majd még egyszer ugyanez, ami { $feat }.
   *[better] Jobb volt: { $turn }.
}
mistake-played = { $player ->
    [you] Ezt lépted: { $turn }.
    [w] Fehér lépése: { $turn }.
   *[b] Fekete lépése: { $turn }.
}
mistake-try = Próbáld meg te
verdict = Mit mond a gép erről a körről
verdict-little = Nem egészen a legjobb
verdict-none = Nem volt ennél jobb.
verdict-show = Mutasd
retry-again = Még egyszer
retry-next = Következő hiba
retry-answer = Mutasd a megoldást
retry-leave = Kész

## Saving

save = Az elemzés mentése vagy megosztása
save-where = { $kind ->
    [study] Ez az egyik tanulmányod. Minden változás megmarad.
    [game] Ez az elemzés a játszmájával együtt megmarad, minden változás azonnal. Tanulmányként nevet kap, és bekerül a tanulmányaid közé.
   *[draft] Egyelőre csak ez a böngésző emlékszik erre az elemzésre, amíg másikat nem kezdesz. Tanulmányként nevet kap, és bekerül a tanulmányaid közé.
}
save-name = A tanulmány neve
save-as-study = Megőrzés tanulmányként
save-made = Megőrizve a tanulmányaid között „{ $name }” néven.
save-studies = Tanulmányaim megnyitása
save-text = Szövegként

## Setting up a position

edit-title = Állás felrakása
edit-variant = Játékváltozat
edit-board = Szerkeszthető tábla
edit-unit = Válassz korongot, aztán pontokat
edit-off = Levétel
edit-reserves = Tartalékok
edit-pieces = { $letter ->
    [piece] Korongok
    [G] GIPF-ek
   *[B] Egyszerű korongok
}
edit-reserve = { $player ->
    [w] Fehér
   *[b] Fekete
} tartalékában: { $pieces }
edit-player = Ki következik
edit-bringing = { $player ->
    [w] Fehér még hozhat be GIPF-et
   *[b] Fekete még hozhat be GIPF-et
}
edit-start = Kezdőállás
edit-empty = Üres tábla
edit-undo = Visszavonás
edit-text = Szövegként
edit-analyse = Elemzés
edit-leave = Vissza

## Why a turn is good or bad. The things are in the accusative.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only } – { $turn }: { $why }
reason-only-for = { $only }: { $why }
reason = { $why ->
    [loses] azonnal veszít: { $ending }
    [draws] döntetlenhez vezet: { $ending }
    [allows] megengedi ezt: { $turn }, ami { $feat }
    [allows-later] megengedi ezt: { $turn }, később { $later } { $feat }
    [allows-twice] megengedi ezt: { $turn }, majd még egyszer ugyanez, ami { $feat }
    [makes-row] sort csinál { $player ->
        [you] neked
        [computer] a gépnek
        [w] Fehérnek
       *[b] Feketének
    }, ami { $feat }
    [forfeits] elveszít a kézből { $things }
    [ends-gipf] { $player ->
        [you] ezután nem hozhatsz
        [computer] a gép ezután nem hozhat
        [w] Fehér ezután nem hozhat
       *[b] Fekete ezután nem hozhat
    } be több GIPF-et
    [wastes] kárba vész a TAMSK-lehetőség
    [gives-up] { $player ->
        [you] a saját korongjaid
        [computer] a gép saját korongjai
        [w] Fehér saját korongjai
       *[b] Fekete saját korongjai
    } közül levesz { $things }
    [runs-out] { $player ->
        [you] a tartalékodban
        [computer] a gép tartalékában
        [w] Fehér tartalékában
       *[b] Fekete tartalékában
    } már csak ennyit hagy: { $things }
    [empties] { $player ->
        [you] a tartalékod
        [computer] a gép tartaléka
        [w] Fehér tartaléka
       *[b] Fekete tartaléka
    } kiürül
    [accepts] { $player ->
        [you] elfogadod
        [computer] a gép elfogadja
        [w] Fehér elfogadja
       *[b] Fekete elfogadja
    } ezt: { $turn }, ami { $feat }; egy kihívás megakadályozhatja
    [accepts-anyway] { $player ->
        [you] elfogadod
        [computer] a gép elfogadja
        [w] Fehér elfogadja
       *[b] Fekete elfogadja
    } ezt: { $turn }; jobb a kihívás
    [lowers] { $player ->
        [you] a nyerési esélyed
        [computer] a gép nyerési esélye
        [w] Fehér nyerési esélye
       *[b] Fekete nyerési esélye
    } { $before } százalékról { $after } százalékra csökken
    [misses] elszalasztja ezt: { $turn }, ami { $feat }
    [misses-later] elszalasztja ezt: { $turn }, később { $later } { $feat }
    [misses-twice] elszalasztja ezt: { $turn }, majd még egyszer ugyanez, ami { $feat }
    [better] jobb: { $turn }
    [only] messze a legjobb lépés
    [does] { $feat }
    [prepares] előkészít egy lépést, ami { $feat }
   *[only-win] az egyetlen lépés, ami { $feat }
}
reason-feat = { $does ->
    [takes] elfog { $things }{ $of }
    [covers] lefed { $things }{ $of }
    [returns] visszahoz a tartalékba { $things }
    [takes-last] elfogja az utolsó GIPF-et, és nyer
    [covers-last] lefedi az utolsó GIPF-et, és nyer
    [wins-at-once] azonnal nyer: { $ending }
    [wins-unless] azonnal nyer, ha kihívás nem akadályozza meg: { $ending }
    [wins-later] { $turns ->
        [one] egy körben
       *[other] { $turns } körben
    } nyer: { $ending }
    [wins-by-force] kikényszeríti a győzelmet
    [saves] megment { $things }
    [threatens] megtámad { $things }
    [stops] megakadályoz egy sort, amelyet a másik játékos rögtön kirakhatna
    [brings] behoz egy GIPF-et
    [loads] játékba hoz { $things }
    [readies] előkészít egy sort a következő körre
    [nears] közelebb viszi a korongokat a középhez, ahol több sor lehetséges
    [lines-up] egymás mellé állít { $things }: négy egy vonalon sort alkot
    [keeps] a folytatásban ennyivel többet tart meg a tartalékban: { $things }
    [safe] semmit sem hagy, amit rögtön elfoghatnának
    [least] a legkevesebbet adja fel
   *[takes-and-wins] elfog { $things }{ $of }, és kikényszeríti a győzelmet
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}(a tiéd)
    [computer] {" "}(a gépé)
    [w] {" "}(Fehéré)
   *[b] {" "}(Feketéé)
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] nincs mit betolnod
        [computer] a gépnek nincs mit betolnia
        [w] Fehérnek nincs mit betolnia
       *[b] Feketének nincs mit betolnia
    }
    [no-move] { $loser ->
        [you] nem tudsz
        [computer] a gép nem tud
        [w] Fehér nem tud
       *[b] Fekete nem tud
    } lépni
    [no-gipf] { $loser ->
        [you] nem maradt GIPF-ed
        [computer] a gépnek nem maradt GIPF-e
        [w] Fehérnek nem maradt GIPF-e
       *[b] Feketének nem maradt GIPF-e
    }
    [repetition] az állás túl sokszor ismétlődik
   *[quiet] túl régóta nem volt elfogás
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] egy egyszerű korongot
       *[other] { $count } egyszerű korongot
    }
    [gipf] { $count ->
        [one] egy GIPF-et
       *[other] { $count } GIPF-et
    }
    [loaded] { $count ->
        [one] egy felruházott korongot
       *[other] { $count } felruházott korongot
    }
    [stack] { $count ->
        [one] egy tornyot
       *[other] { $count } tornyot
    }
    [used] { $count ->
        [one] egy felhasznált lehetőséget
       *[other] { $count } felhasznált lehetőséget
    }
    [potential] { $count ->
        [one] egy lehetőséget
       *[other] { $count } lehetőséget
    }
    [named] { $count ->
        [one] egy { $name }-lehetőséget
       *[other] { $count } { $name }-lehetőséget
    }
    [piece] { $count ->
        [one] egy korongot
       *[other] { $count } korongot
    }
   *[unit] { $count ->
        [one] egy korongot
       *[other] { $count } korongot
    }
}
