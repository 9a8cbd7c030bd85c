# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Öt kétszemélyes táblás játék a GIPF családjából és öt gyors játék. Mindegyik önállóan is játszható a gép ellen vagy ketten egy képernyőnél. Kihívásos GIPF-játszmákban eldöntik, sikerül-e egy különleges lépés.
side-with-option = { $game }, { $option }
side-option = Játékmód
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Mozgass gyűrűket, fordíts jelölőket, alkoss ötös sorokat, hogy levehesd a gyűrűidet.
    [dvonn] Rakj oszlopot oszlopra; ami elszakad a piros korongoktól, eltűnik. A legtöbb korong nyer.
    [tzaar] Üss korongokat vagy építs oszlopot; aki egy fajtából elveszti az utolsót, veszít.
    [zertz] Rakj le golyókat, üsd le őket átugorva, miközben a tábla fogy. A színek senkié.
    [punct] Rakj le és mozgass hárompontos elemeket, és köss össze két szemközti oldalt.
    [rps] Válasszatok egyszerre; az egyik veri a másikat.
    [die] A nagyobb dobás nyer.
    [cards] A magasabb lap nyer.
    [dominoes] Fogyjon el előbb a te dominód.
   *[coin] Fej vagy írás; az érme dönt.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] A harmadik levett gyűrű nyer.
    [dvonn] Előbb mindketten felteszik az összes korongot a táblára.
    [tzaar] Minden korong a táblán van, mindig ugyanott.
    [zertz] 37 gyűrű, a szokásos tábla.
    [punct] Ha senki sem köt össze két oldalt, az nyer, akinek középen több pontja van.
    [once] Egyetlen menet dönt.
    [yinsh-blitz] Az első levett gyűrű nyer.
    [zertz-blitz] Kevesebb golyó, és kevesebb is elég.
    [random] A véletlen teszi fel az összes korongot; rögtön lépni kell.
    [tournament] A tábla üres; a játékosok felváltva raknak fel egy-egy korongot.
    [basic] Csak a legelső darab nem érhet a közepére; ha senki sem köt össze két oldalt, döntetlen.
    [three] Három menet, a döntetlen is beleszámít; az nyer, aki többet nyer meg. Ha ugyanannyit, döntetlen.
   *[rings] Nagyobb tábla, hosszabb játszma.
}
side-levels = Az 1. szint könnyű; az 5. úgy játszik, ahogy csak tud.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Ki kezd
side-begins-who = { $who ->
    [w] Én
   *[b] A gép
}
side-played-here = Itt játszottak

## At the table

side-seat = { $player ->
    [w] Fehér
   *[b] Fekete
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (kezd)
   *[player] { $name } (elsőként)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] Fehér kezd
    [named] { $name } kezd
   *[b] Fekete kezd
}
# What lies beside the board.
side-zone = { $role ->
    [hand] Kézben
    [captured] Leütve
    [left] Maradt
    [stacked] Korong az oszlopokban
    [taken] Levett gyűrűk
    [pool] Készlet
    [shown] Az asztalon
   *[line] Sor
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $count } / { $goal }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] a bal végére
   *[right] a jobb végére
}
side-hidden = lefordítva
side-spot-empty = { $spot }, üres
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, { $count } magas
# In a stack, below its top, is $piece.
side-spot-within = { $label }, benne: { $piece }
side-spot-open = { $label }, választható
side-next = Most válaszd ki, hová kerüljön. Újra kiválasztva elengeded.
side-next-row = Ez a jelölő több sorban is benne van. Nyomj meg egy másikat abból a sorból, amelyre gondolsz.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Válassz helyet a megjelölt pontjának, a PÜNCT-nek. Újra kiválasztva elengeded.
side-next-moved = A megjelölt pontja, a PÜNCT, egyenes vonalban megy, bármi fölött. Válaszd ki, hová.
side-turn-round = Fordítás
side-put = Letétel
side-turn-it = Fordítsd el, vagy válaszd ki, merre feküdjön; aztán tedd le.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = Előbb válaszd ki, mi kerüljön oda: keret van körülötte.
side-vain = Itt most nincs mit tenni: { $spot }.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Az egész tábla
side-hint = Tipp: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece }: { $from } → { $to }
side-hint-put = { $piece } ide: { $to }
side-hint-ahead = { $move }, a következő pont { $spot } felé
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Nézz körül itt: { $spot }.
side-hint-piece = Ezt használd: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Adjátok tovább a képernyőt: { $name }.
side-curtain-show = Kéz mutatása
side-curtain-choose = Választok
side-no-takeback = Ebben a játékban semmit sem lehet visszavenni: kiderülne, ami rejtve van, vagy újra dőlne el a véletlen.
# Above a game of several rounds; on what has won one of them.
side-score = { $round }. menet a { $of } közül. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, nyeri a menetet
side-moves = Lépések
side-chance-title = Igazságos volt a véletlen?
side-chance = Bárki ellenőrizheti: ebben a játékban minden véletlen ebből a számból következik: { $seed }. Az első lépés előtt sorsolták ki, a végéig titok maradt, és benne van a fájlban.
side-file = Mentés fájlba

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Kihívás: { $game }
   *[no] Kihívás ({ $potential }): { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] Ha nyersz vagy döntetlen lesz: { $label }.
    [computer] Ha a gép nyer vagy döntetlen lesz: { $label }.
   *[other] Ha { $name } nyer vagy döntetlen lesz: { $label }.
} Különben a lehetőség kikerül a játékból.
side-main-board = A játszma táblája
side-give-up = A mellékjáték feladása
side-give-up-title = Feladod ezt a mellékjátékot?
side-give-up-text = { $who ->
    [computer] Ekkor a gép nyeri meg; maga a játszma folytatódik.
   *[other] Ekkor a másik játékos nyeri meg; maga a játszma folytatódik.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Döntetlent kínálsz a mellékjátékban?
side-draw-text = Ekkor nem játsszátok végig, és döntetlennek számít: { $label }.
side-draw-computer = Ha a gép elfogadja, a játszmának azonnal vége. A tizenegyedik kör előtt nem fogad el döntetlent, és akkor sem, ha magát látja előnyben.
side-draw-yes = Döntetlen felkínálása
side-draw-offered = { $name } döntetlent kínál a mellékjátékban, amely így döntetlennek számít: { $label }.
# Resigning while a side game is on.
side-resign-title = Feladod az egész játszmát?
side-resign-text = { $who ->
    [computer] Akkor a gép
   *[other] Akkor az ellenfeled
} az egész játszmát megnyeri, nem csak ezt a mellékjátékot. Feladhatod csak a mellékjátékot is; akkor a játszma folytatódik.
side-resign-yes = Az egész játszma feladása
side-back = Vissza a táblához
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Nyertél ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
    [computer] A gép nyert ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
    [draw] Döntetlen ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
   *[other] { $name } nyert ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
}: { $owner ->
    [you] a te lehetőséged ({ $potential })
    [computer] a gép lehetősége ({ $potential })
    [w] Fehér lehetősége ({ $potential })
   *[b] Fekete lehetősége ({ $potential })
} { $does ->
    [lost] kikerül a játékból; a hordozója egyszerű korongként marad
    [TAMSK] extra lépést tesz
    [YINSH] csúszik
   *[other] ugrik
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] Ezen az oldalon kívül játsszátok le vagy döntitek el, ahogy akarjátok, és beírjátok az eredményt.
    [quick] Mindenki egyszer dob a kockával, a nagyobb dobás nyer: másodpercek kérdése.
    [real] Minden lehetőségről az a játék dönt, amelynek a nevét viseli, TAMSK-ról TZAAR: játék a játékban.
   *[own] Minden lehetőséghez ti választotok játékot.
}
side-clock = Óra a mellékjátékokban
side-clock-why = A mellékjáték a játékosok óráján fut, vagy mindkettőnek ennyi perce van rá.
side-clock-same = A játék órája
side-clock-minutes = { $minutes } perc
