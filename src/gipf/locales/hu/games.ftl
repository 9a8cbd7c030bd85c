# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Játékos, változat, eredmény keresése
games-search-short = Keresés
games-bring = Fájl megnyitása
games-brought = { $count ->
    [one] A játszma bekerült a listádba.
   *[other] { $count } játszma bekerült a listádba.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] Még nem volt lépés
    [one] Befejezetlen, egy kör után
   *[other] Befejezetlen, { $turns } kör után
}
games-result = { $result ->
    [won] Nyertél
    [lost] Vesztettél
    [w] Fehér nyert
    [b] Fekete nyert
   *[draw] Döntetlen
} { $turns ->
    [one] egy kör
   *[other] { $turns } kör
} után
games-analyse = Játszma elemzése: { $players }
games-delete = Játszma törlése: { $players }
games-delete-short = Törlés
games-more = Továbbiak
games-none = Még nincs játszma. Amit játszol, itt őrizzük meg.
games-none-found = Egy játszma sem illik erre.
games-none-play = Játssz egyet
games-tabs = Listák
games-tab = { $tab ->
    [all] Játszmák
    [studies] Tanulmányok
    [side] Más játékok
    [look] Megnézni való
   *[statistics] Statisztika
}
games-filter = Melyik játszmák
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Szűrés
    [one] Szűrők: egy bekapcsolva
   *[other] Szűrők: { $count } bekapcsolva
}
games-filter-result = Eredmény
games-filter-result-name = { $result ->
    [any] Bármilyen eredmény
    [open] Még tart
    [won] Megnyert
    [drawn] Döntetlen
    [lost] Elvesztett
    [w] Fehér nyert
   *[b] Fekete nyert
}
games-filter-variant = Játék
games-filter-variant-any = Bármelyik játék
games-filter-opponent = Ellenfél
games-filter-opponent-name = { $opponent ->
    [any] Bármelyik ellenfél
    [people] Emberek
    [computer] A gép
   *[computers] Gép gép ellen
}
games-filter-clear = Mind
games-none-studies = Még nincs tanulmány. A tanulmány egy saját nevű elemzés. Nyiss meg egy játszmát vagy állást az „Elemzés” alatt, válaszd a „Mentés, megosztás”, majd a „Megőrzés tanulmányként” gombot.
games-none-analyse = Elemzés
games-none-side = Még nincs mellékjáték. A kihívásokat eldöntő játékok önállóan is játszhatók, és akkor itt maradnak meg.
games-study = Tanulmány: { $variant }
games-study-turns = { $turns ->
    [0] még nincs kör
   *[other] { $turns } kör
}
games-describe = Név és jegyzet
games-describe-of = Név és jegyzet: { $name }
games-title-field = Név
games-note-field = Jegyzet
games-describe-keep = Megőrzés
games-describe-cancel = Maradjon így
games-deleted = Törölve.
games-undo = Visszahozás
games-restored = Újra itt van.

## Games to look at

look-about = A gép önmaga ellen, olyan játszmákban, amelyekben történik valami. Mindegyikhez van elemzés: az esélyek, a hibák és hogy miért hibák, és mi lett volna jobb.
look-kind = Mi történik
look-kind-name = { $kind ->
    [any] Bármi történik
    [comeback] Fordítás vesztes állásból
    [seesaw] Gyakran változik, ki vezet
    [blunder] Durva hiba
    [steady] Kisebb hibák
   *[flawless] Hiba nélkül
}
look-end = A vége
look-end-name = { $end ->
    [any] Bárhogyan ér véget
    [no_move] Nincs mit betolni
    [gipf_lost] Elveszett az utolsó GIPF-korong
    [repetition] Döntetlen: háromszor ugyanaz az állás
   *[quiet] Döntetlen: sokáig nincs elfogás
}
look-length = Hossz
look-length-name = { $length ->
    [any] Bármilyen hosszú
    [short] Legfeljebb 20 kör
    [middle] 21–40 kör
   *[long] Több mint 40 kör
}
look-found = { $count ->
    [one] egy játszma
   *[other] { $count } játszma
}
look-away = Ezeket a játszmákat most nem lehet letölteni.
look-none = Nincs köztük ilyen játszma.

## Sharing

share = A játszma megosztása
share-public = Link ehhez a játszmához
share-public-why = Aki megnyitja, látja, hogyan folytatódik a játszma. Az üzenetküldők a táblát is mutatják.
share-link = Link
share-link-why = Az egész játszma benne van a linkben.
share-copy = Link másolása
share-copied = Kimásolva
share-copy-yourself = A böngésző nem engedi, hogy ez az oldal másoljon. Másold ki te a kijelölt linket.
share-link-local = Link ehhez a géphez
share-link-local-why = Csak ezen a gépen nyílik meg, amíg itt fut a GIPF. Másoknak a fájlt, a lépéseket vagy egy képet küldj.
share-copy-what = Másolás
share-save-what = Mentés és nyomtatás
share-way = { $way ->
    [moves] Lépések
    [position] Állás
    [text] Játszma szövegként
    [picture] Kép
    [file] Fájl
    [png] Kép (PNG)
    [film] Animáció (GIF)
   *[print] Nyomtatás
}
share-cannot-copy = A böngésző nem engedi a másolást. Inkább mentsd el.
share-embed = Saját weboldalra
share-embed-why = Megmutatja a táblát vagy az egész, végigléptethető játszmát a weboldaladon vagy blogodon: itt másold, ott illeszd be.
share-embed-script = Az oldaladnak ez a fájl is kell: { $file }
share-embed-what = { $what ->
    [board] A tábla másolása
   *[game] A játszma másolása
}

## Statistics

stats-none = Játssz végig egy játszmát a gép ellen, és itt megjelenik. Nem számít az a játszma, amelyben a gép lépett helyetted.
stats-counted = A gép ellen befejezett játszmák számítanak. Nem számít az a játszma, amelyben a gép lépett helyetted.
stats-games = játszma
# Above how many of a hundred games were won.
stats-share = Nyert arány
stats-score = { $score ->
    [won] nyert
    [drawn] döntetlen
   *[lost] vesztett
}
stats-streak = { $score ->
    [won] győzelem egymás után, eddig
    [drawn] döntetlen egymás után, eddig
   *[lost] vereség egymás után, eddig
}
stats-longest = győzelem egymás után, a rekordod
stats-show = { $variant }, { $level }. szint: mutasd ezeket a játszmákat

## Animations

film = A játszma animációja
film-size = Méret
film-size-name = { $size ->
    [small] Kicsi
    [medium] Közepes
   *[large] Nagy
}
film-pace = Tempó
film-pace-name = { $pace ->
    [slow] Lassú
    [normal] Közepes
   *[quick] Gyors
}
film-make = Elkészítés
film-progress = { $done }. kép, összesen { $of }
film-stop = Leállítás
film-again = Másik készítése
film-save = Mentés ({ $size } kB)
