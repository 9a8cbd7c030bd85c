# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = Amit tudni
knowledge-about = Amit a gép { $games } önmaga elleni játszmája és néhány mély keresés mond. Mindez újra megmérhető.
knowledge-strength = Erősség
knowledge-strength-name = { $nodes ->
    [0] Véletlen lépések
   *[other] { $nodes } állás döntésenként
}
knowledge-first = Segít-e kezdeni?
knowledge-first-about = Amit Fehér, aki kezd, az összes játszmából szerez. Ezek négy véletlen körrel kezdődnek; egy vonal mutatja, mekkorát tévedhet a véletlen (95%). A véletlen lépések is így kezdődnek.
knowledge-ends = Hogyan érnek véget a játszmák
knowledge-end = { $end ->
    [no_move] Nincs mit betolni
    [gipf_lost] Nincs több GIPF-korong
    [repetition] Döntetlen: ugyanaz az állás harmadszor
   *[quiet] Döntetlen: száz kör elfogás nélkül
}
knowledge-size = Milyen hosszúak és milyen szélesek
knowledge-size-about = Az egyes játékosok körei, hány lépés közül választhatnak, hány korongot fog el Fehér és Fekete, és hány ilyen hosszú játszma van: a játékfa.
knowledge-column = { $column ->
    [game] Játék
    [games] Játszmák
    [score] Fehér szerez
    [turns] Körök
    [moves] Választható lépések
    [captured] Elfogva
    [handicap] Az egyiknek van
    [elo] Élő-pont
    [more] Korong többlet
    [weaker] A gyengébb szerez
    [move] Első lépés
   *[tree] Játékfa
}
knowledge-worth = Mennyit ér egy korong
knowledge-worth-about = Az egyik játékosnak valamivel több vagy kevesebb van, minden más egyforma. Ennyi Élő-pontot ér; 100 pont egy mérkőzés pontjainak 64%-a.
knowledge-handicap = { $what ->
    [reserve] { $by } a tartalékban
    [gipf] { $by } GIPF-korong
   *[potential] { $by } { $name }-lehetőség
}
knowledge-even = Milyen előny egyenlít ki
knowledge-even-about = Az egyik játékos négyszer annyi állást néz meg, mint a másik. A gyengébb ennyivel több korongot kap a tartalékba; ahol 50%-ot szerez, ott igazságos.
knowledge-openings = Hogyan kezdjünk
knowledge-openings-about = Minden első lépés, az elforgatottakat és tükrözötteket egyszer számolva, { $nodes } állásig vizsgálva: amire Fehér számíthat.
knowledge-openings-more = { $count ->
    [one] Még egy rosszabb.
   *[other] Még { $count } rosszabb.
}
knowledge-look = Megnézem a táblán
knowledge-how = Hogyan mértük
knowledge-how-text = Két megosztott magon: { $machine }. Minden rögzített számú állással, így egy elfoglalt gép semmin sem változtat. Minden táblázat és a hozzájuk való parancsok a forrás docs/knowledge.md fájljában vannak.
