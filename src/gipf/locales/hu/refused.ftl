refused-because = { $first }: { $then }
refused-line = { $line }. sor, { $column }. oszlop
refused-no-move = „{ $text }” nem lépés; a lépések ilyenek: e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 vagy pass
refused-no-point = Ezen a táblán nincs { $point }
refused-dot-alone = { $dot } pötty; írd meg, hová visz a tolás, például { $dot }-…
refused-starts-on-dot = { $point } nem pötty, a tolás pedig pöttyről indul
refused-spot-wanted = { $point } pötty, ide viszont pont kell
refused-over = A játszma véget ért
refused-answer = { $move } be van jelentve, és előbb válaszra vár
refused-row-first = Előbb egy sorról kell dönteni: { $moves }
refused-tamsk-waits = A középen álló TAMSK vár: told be +-szal, vagy passzolj
refused-must-move = Most lépni kell; passzolni csak extra lépésnél vagy GIPF-ek soránál lehet
refused-no-tamsk = Középen nincs TAMSK, így extra lépés sincs
refused-no-row = Nincs levehető sor
refused-gipf-first = Előbb a GIPF-eket kell kijátszani
refused-no-basic = Nincs több egyszerű korong a tartalékban
refused-gipf-not-pushed = Ebben a játékban nem tolunk be GIPF-et
refused-gipf-ended = Az első másféle korong után több GIPF nem jön be
refused-no-potential = Nincs több { $potential }-lehetőség kézben
refused-no-line = Nem vezet vonal innen: { $dot }, ide: { $point }
refused-just = { $point } üres, így ez egyszerűen { $move }
refused-blocked = A vonal innen: { $dot } zárva van, nincs rajta üres pont
refused-lands = { $point } foglalt, így a legtávolabbi oszlop ide kerül: { $spot }, vagyis { $move }
refused-not-edge = { $point } nem a tábla szélén van
refused-all-blocked = { $point } foglalt, és a szélről minden rajta átmenő vonal zárva van
refused-which-way = { $point } foglalt; írd meg, merre tolsz: { $moves }
refused-empty = { $point } üres
refused-not-own = A korong itt: { $point } a másik játékosé
refused-no-use = Nincs használható { $potential }-lehetőség itt: { $point }
refused-how = { $sort ->
    [T] A TAMSK csak akkor használható, ha középre tolják
    [Z] A ZÈRTZ egy vonalban ugrik foglalt pontok felett az első üresre mögöttük
    [Y] A YINSH egy vonalban csúszik üres pontokon át
    [D] A DVONN a szomszédos ellenséges egyszerű korongra vagy DVONN-ra ugrik
   *[P] A PÜNCT a szomszédos ellenséges PÜNCT-ra vagy GIPF-re ugrik
}
refused-how-matrx = A { $potential } ellenséges { $potential } tetejére ugrik, amely szomszédos, vagy egy vonalban üres pontokon túl van
refused-gone-on = A játszma közben továbbment
refused-computer = A számítógép van soron
refused-time = Az idő már előbb lejárt: { $result }
refused-no-game = Ez a játszma már nincs itt
refused-nothing = Nincs mit olvasni; illessz be játszmát, állást vagy lépéseket
refused-too-much = Ez túl sok; egyszerre legfeljebb { $most } karaktert olvasunk
refused-header = Egy fejléc ilyen: [White "Ann"]
refused-no-result = A játszma eredmény nélkül ér véget: 1-0, 0-1, 1/2-1/2 vagy *
refused-variant = Nincs „{ $name }” nevű játék; ezek vannak: { $names }
refused-fields = Egy állás nyolc részből áll; itt { $count } van
refused-columns = A táblának { $most } oszlopa van; itt { $count }
refused-column = A(z) { $column } oszlop nem illik a táblára
refused-pieces = { $player ->
    [w] Fehérnél
   *[b] Feketénél
} { $sort ->
    [B] { $count } egyszerű korong van
    [G] { $count } GIPF van
   *[other] { $count } { $pieces }-lehetőség van
}; ebben a játékban { $most }
refused-cannot-move = { $player ->
    [w] Fehér itt nem tud lépni: a játszma véget érne
   *[b] Fekete itt nem tud lépni: a játszma véget érne
}
refused-row-standing = { $player ->
    [w] Fehérnek sora van, és előbb le kell vennie: játsszon Fehér, vagy bontsd meg a sort
   *[b] Feketének sora van, és előbb le kell vennie: játsszon Fekete, vagy bontsd meg a sort
}
refused-many-potentials = { $hand } több mint { $most } lehetőség
