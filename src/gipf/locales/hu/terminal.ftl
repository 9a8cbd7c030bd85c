# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, { $turn }. kör
terminal-reserve = { $player ->
    [w] Fehér
   *[b] Fekete
}: { $units } tartalékban
terminal-basic = { $count } egyszerű
terminal-nothing = semmi
terminal-in-play = { $count } GIPF játékban
terminal-challenges = { $left ->
    [unlimited] * kihívás
   *[other] { $left } kihívás
}
terminal-piles = halmok: { $piles }
terminal-on = { $upper } ezen: { $lower }
terminal-legend = { $sign ->
    [basic] egyszerű
    [gipf] GIPF
    [loaded] felruházott
    [stack] torony
    [used] felhasznált
    [pile] 2 egymáson
    [last] utolsó lépés
    [dots] egy elem pontjai
   *[row] sor
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] te
    [computer] a gép
    [level] { $level }. szint
    [w] világos a játszmában
   *[b] sötét a játszmában
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] gyűrűk { $white }–{ $black }
   *[dvonn] korongok { $white }–{ $black }
}

## What to type

terminal-welcome = Írj be egy lépést, vagy: hint (a lehetséges lépések), best (egy jó lépés), help, quit.
terminal-example = Például: { $moves }
terminal-type = Írd be: { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] passz
    [throw] dobás
    [draw] húzás
    [heads] fej
    [tails] írás
    [rock] kő
    [paper] papír
    [scissors] olló
    [fold] feladás
   *[other] { $word }
}
terminal-help = { $what ->
    [move] egy lépés, ahogy a 'hint' felsorolja
    [push] betolás: egy üres pontra, vagy egy pöttyről (g7) addig, ahová a legtávolabbi korong ér (d6); a pötty és az első pont is elég
    [unit] ugyanez más koronggal: G T Z D Y P
    [use] egy lehetőség felhasználása
    [extra] a TAMSK extra lépése
    [clear] egy sor levétele
    [pass] passz, ahol lehet
    [several] egy kör több döntése egyszerre
    [hint] a lehetséges lépések csoportokban; hint e1, hint Z, hint all
    [best] mit lépne a gép, és milyen eredményt vár
    [undo] az utolsó döntés visszavonása; undo 3: az utolsó háromé
    [side-hint] a lehetséges lépések, vagy azok, amelyekben egy pont vagy betű szerepel
    [side-best] mit lépne a gép a legjobb szintjén
    [rules] miről szól a játék, röviden
    [flip] a tábla megfordítása
    [names] az üres pontok neveivel
    [show] a tábla újrarajzolása
    [position] az állás szövege, másolni
    [save] játszmafájl írása (minden döntés úgyis megmarad)
    [save-over] ugyanez, akkor is, ha a fájl már létezik
    [end] a játszma vége: feladás, döntetlen
    [new] új játszma
   *[quit] kilépés; gipf play --terminal --resume folytatja
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] segítség súgó
   *[quit] kilépés vége
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] Minden körben egy korongot tolnak be a szélről. Négy saját színű egy sorban lekerül a tábláról: a tieid visszatérnek a készletedbe, a másikéi foglyok. Veszít, akinek nincs betolható korongja, vagy minden GIPF-korongját elvesztette.
    [yinsh] Öt saját színű jelölő egy sorban: levehetsz egy gyűrűdet; három gyűrű nyer, villámban egy. A gyűrű egy vonalon lép, jelölőt hagy maga után, és megfordítja azokat, amelyeken áthalad.
    [dvonn] Aki a végén több korongot ural, nyer. Egy oszlop egyenesen annyit lép, amilyen magas, egy másik oszlopra; ami nincs összekötve piros DVONN-koronggal, lekerül a tábláról.
    [tzaar] Veszít, akinek elfogyott egy fajtája, vagy nem tud ütni. Egy kör egy ütés, aztán még egy ütés, egy oszlop magasítása vagy passz. Egy oszlop a vonalán az elsőt üti, ha az nem magasabb.
    [zertz] Gyűjts elég golyót egy színből vagy mindegyikből. Egy körben golyót teszel egy gyűrűre, és leveszel egy szabad gyűrűt a szélről; de aki át tud ugrani egy golyót, annak muszáj, és megtartja.
    [punct] Kösd össze a tábla két szemközti oldalát. Egy körben új elemet teszel le, vagy egy sajátodat mozgatod; az elemek egymáson is fekhetnek.
    [rps] A kő üti az ollót, az olló a papírt, a papír a követ. Mindketten titokban választanak.
    [die] Mindketten dobnak; a nagyobb dobás nyer.
    [cards] Mindketten húznak egy lapot; a magasabb nyer.
    [dominoes] Tegyetek dominót a sor végeire, egyforma pontot egyformához. Akinek elfogyott, nyer; ha senki sem tud tenni, az, akinek kevesebb pontja van.
   *[coin] Világos fejet vagy írást tippel, aztán feldobják az érmét.
}
terminal-rules-where = Minden szabály, képekkel: a gipf megnyitja az oldalt; ott nyomd meg a ? jelet.

## What is said

terminal-plays = { $player ->
    [w] Fehér lépése: { $move }.
   *[b] Fekete lépése: { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] Fehérrel ember játszik.
   *[b] Feketével ember játszik.
}
terminal-no-hint = Nincs lehetséges lépés ezzel: „{ $what }”; a hint mindet felsorolja.
terminal-chance = { $player ->
    [w] { $moves }: Fehér várható eredménye { $percent }%.
   *[b] { $moves }: Fekete várható eredménye { $percent }%.
}
terminal-wins = { $player ->
    [w] { $moves }: Fehér nyer
   *[b] { $moves }: Fekete nyer
} { $count ->
    [one] egy körön belül.
   *[other] { $count } körön belül.
}
terminal-loses = { $player ->
    [w] { $moves }: Fehér veszít
   *[b] { $moves }: Fekete veszít
} { $count ->
    [one] egy körön belül.
   *[other] { $count } körön belül.
}
terminal-agrees = { $player ->
    [w] Fehér beleegyezik.
   *[b] Fekete beleegyezik.
}
terminal-declines = { $player ->
    [w] Fehér nem fogadja el: úgy látja, jobban áll.
   *[b] Fekete nem fogadja el: úgy látja, jobban áll.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] Fehér nem fogadja el
   *[b] Fekete nem fogadja el
}: { $why ->
    [tie] a döntetlen itt annyit ér a lehetőséget bejelentő játékosnak, mint a győzelem
   *[early] ehhez még túl korán van
}.
terminal-draw = { $player ->
    [w] Fehér, legyen döntetlen? (i/n)
   *[b] Fekete, legyen döntetlen? (i/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = i igen
terminal-goes-on = A játszma folytatódik.

## Files

terminal-file = { $cause ->
    [ENOENT] nincs ilyen mappa
    [EISDIR] ez egy mappa
    [ENOTDIR] ez nem mappa
    [EINVAL] ez nem olyan fájl, amelyben játszma lehetne
    [EACCES] ide nem szabad írni
    [EPERM] ide nem szabad írni
    [EROFS] ide nem szabad írni
    [ENOSPC] megtelt a lemez
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] nincs ilyen fájl vagy mappa
    [EISDIR] ez egy mappa
    [EACCES] a hozzáférés nem engedélyezett
   *[other] { $why }
}; adj meg másik fájlt
terminal-no-writing = ide nem lehet írni: { $path } ({ $why })
terminal-save-it = { $trouble }: a save FÁJL megőrzi a játszmát.
terminal-wrong-file = { $file }: { $why }; válassz másik fájlt.
terminal-there-already = { $path } már létezik: válassz más nevet, vagy save! { $name }
terminal-saved = Mentve: { $path }
terminal-kept-nowhere = Ez a játszma nincs elmentve: save FÁJL, vagy még egyszer quit.
terminal-kept = A játszma itt van: { $path }
terminal-resume = Így folytatható: gipf play --terminal --resume
terminal-not-kept = A játszmát nem sikerült elmenteni: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] tizenöt korong fejenként, az első játszmákhoz
    [standard] fejenként három GIPF-fel
    [tournament] üres tábla, annyi GIPF, amennyit csak akarsz
    [zertz] fejenként hat ZÈRTZ-lehetőséggel
    [four] négyféle lehetőséggel
    [ultimate] mind az ötféle lehetőség
    [challenges] mellékjátékokkal a lehetőségekért
    [matrx] MATRX GIPF: tornyok lehetőségekből a nagy táblán
   *[matrx-small] MATRX GIPF a GIPF tábláján
}
terminal-other-variant = vagy írj be mást, például tournament+Z4D4Y4 vagy basic;reserve=12/15
terminal-which-variant = Melyik játék? [standard]
terminal-computer = a gép, a kezdőtől (1) a legjobbig ({ $best })
# The key that ends a line.
terminal-return = Enter
terminal-people = két ember ennél a billentyűzetnél
terminal-which-opponent = Ki játszik ellened? [két ember itt]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] előbb
    [enter] belépés
    [push] tolás
    [then-enter] aztán belépés
    [then-push] aztán tolás
    [extra-enter] extra belépés
    [extra-push] extra tolás
    [use] { $name } felhasználása
    [row] sor { $name }
    [with] ezzel: { $name }
   *[say] szó
}
terminal-unit = { $unit ->
    [gipf] egy GIPF
    [loaded] egy felruházott korong
    [stack] egy torony
   *[basic] egy egyszerű korong
}
terminal-no-letter = semmi
terminal-cleared = { $theirs ->
    [0] { $own } saját
   *[other] { $own ->
        [0] { $theirs } elfogott
       *[other] { $own } saját, { $theirs } elfogott
    }
}
terminal-more = és még { $count }: hint all
# The moves of a side game by how they begin.
terminal-starts = Így kezdődnek: a hint { $start } néhányat felsorol, a hint all mindet.

## The analysis of game files

analysis-game = { $number }. játszma
analysis-no-turns = { $number }. játszma: egy kör sem
analysis-turns = kör
analysis-summary = { $name }: pontosság { $accuracy }, { $marks }
analysis-stopped-early = az első kör előtt megállítva; semmi sem íródik ki
analysis-stopped = megállítva { $done } kör után, összesen { $count ->
    [one] egy kör
   *[other] { $count } kör
}; { $kept }
analysis-kept = ami kész, itt van: { $path }
analysis-not-kept = semmi sem íródik ki, mert --out nem nevez meg fájlt

## Matches. $standing is how it stands, in names and figures.

match-crowded = egyszerre { $games } játszma { $cores ->
    [one] egy magon
   *[other] { $cores } magon
}: így az időkorlátok nem tarthatók be
match-going-on = folytatás { $done } játszma után, összesen { $count } játszmából
match-progress = { $done }/{ $count } játszma, { $standing }
match-stopped = megállítva { $done } játszma után, összesen { $count } játszmából
match-stopped-kept = megállítva { $done } játszma után, összesen { $count } játszmából; ugyanez a parancs folytatja
match-openings-turns = Kezdés: { $turns } kör, színcserével, véletlenmag: { $seed }
match-openings-file = Kezdések innen: { $file }, színcserével, véletlenmag: { $seed }
match-ratings = Értékszámok Élő-pontban, mindenki átlaga körül:
match-times = Egy döntés ideje, a kényszerűek nélkül:
match-failures = Nem a szabályok szerint elvesztett játszmák:
match-sprt = { $low } vagy { $high } Élő-pont a különbség? { $verdict ->
    [open] Nem dőlt el
   *[found] { $found }
}: { $test }.
match-column = { $column ->
    [player] játékos
    [against] ellene
    [variant] változat
    [games] játszma
    [won] győzelem
    [drawn] döntetlen
    [lost] vereség
    [score] pont
    [elo] Élő
    [superior] jobb
    [length] hossz
    [limit] korlát
    [decisions] döntés
    [mean] átlag ms
    [most] 99% alatta
   *[longest] leghosszabb
}
match-all = mind
match-percent = { $share }%
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] { $value } csomópont
    [depth] mélység: { $value }
   *[none] nincs
}
match-failure = { $player }: { $reason ->
    [crash] összeomlás
    [illegal-move] szabálytalan lépés
    [time] idő
   *[process-died] leállt folyamat
}, { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
}; először { $variant } { $opening }. kezdésében: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = a motor fordítása { $variant } és hasonlók számára, csak egyszer ({ $purpose }): körülbelül { $seconds } másodperc
compiling-elsewhere = egy másik folyamat fordítja a motort; várakozás rá
compiling-in-memory = a lefordított kód nem tartható meg itt: { $folder }, ezért minden alkalommal újra kell fordítani; adj meg más mappát a GIPF_CACHE változóval
solve-wins = { $variant }: { $player ->
    [w] Fehér
   *[b] Fekete
} nyer { $turns } körben
solve-open = { $variant }: még nem tudni; Fehér a { $white }. körig nem nyer, Fekete a { $black }. körig sem
solve-not-within = Fehér a { $white }. körig nem nyer, Fekete a { $black }. körig sem: { $nodes } állás átvizsgálva, { $seconds } s
solve-progress = { $nodes } állás átvizsgálva, { $seconds } s
solve-searched = { $nodes } állás átvizsgálva { $seconds } s alatt
proof-written = a bizonyítás itt van: { $file }; { $answers } válasz, a szabályok szerint végigjátszva
proof-right = { $file } bizonyítja: { $answers } válasz, { $positions } állás a szabályok szerint végigjátszva
proof-progress = { $positions } állás végigjátszva, { $answers } válasz
proof-stopped = megszakítva, mielőtt a teljes bizonyítás végig lett volna játszva

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] egy fájl
   *[other] { $files } fájl
}, { $size } MB; megnézéséhez: { $command }
