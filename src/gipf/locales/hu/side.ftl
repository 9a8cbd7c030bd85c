# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = { $number }. játékos
side-turn = { $player ->
    [you] Te jössz
    [w] Fehér lép
    [named] { $name } lép
   *[b] Fekete lép
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] Nyertél
    [computer] A gép nyert
    [w] Fehér nyert
    [named] { $name } nyert
   *[b] Fekete nyert
}
side-drawn = Döntetlen
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] Fehér
    [named] { $name }
   *[b] Fekete
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Passz
    [throw] Dobás
    [draw] Laphúzás
    [heads] Fej
    [tails] Írás
    [rock] Kő
    [paper] Papír
    [scissors] Olló
    [fold] A kör feladása
    [left] A bal végére
    [right] A jobb végére
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] gyűrű
    [marker] jelölő
    [dvonn] DVONN-korong
    [stack] oszlop
    [piece] korong
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] fehér golyó
    [grey] szürke golyó
    [black] fekete golyó
    [T] háromszög
    [C] egyenes elem, PÜNCT középen
    [E] egyenes elem, PÜNCT a végén
    [L] balra hajló elem, PÜNCT a végén
    [M] hajlított elem, PÜNCT középen
    [R] jobbra hajló elem, PÜNCT a végén
    [coin] érme
    [call] tipp
    [die] kocka
    [card] lap
    [choice] választás
    [domino] dominó
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] Fehér
   *[b] Fekete
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] Cél: elsőként levenni egy gyűrűt.
       *[other] Cél: elsőként levenni { $count } gyűrűt.
    }
    [dvonn] Cél: a végén a legtöbb korong az oszlopaidban.
    [tzaar] Cél: leütni az összes Tzaart, Tzarrát vagy Tottot, vagy ne maradjon ütés.
    [zertz] Cél: { $white } fehér, { $grey } szürke vagy { $black } fekete golyó, vagy mindből { $each }.
    [punct] Cél: összekötni két szemközti oldalt.
    [rps] A kő veri az ollót, az olló a papírt, a papír a követ.
    [die] A nagyobb dobás nyer.
    [cards] A magasabb lap nyer.
    [dominoes] Cél: előbb elfogyjon a dominód.
   *[coin] A kezdő fejet vagy írást mond, és nyer, ha eltalálta; a másik dob.
}

## What is to be done, behind whose turn it is.

side-do-pass = nincs lépés, passzolj.
side-do-any = válassz egy lépést.
side-do-table = játsszátok le, aztán írjátok be az eredményt.
side-do-yinsh-place = tegyél egy gyűrűt egy szabad pontra.
side-do-yinsh-move = lépj egy gyűrűvel; jelölőt hagy maga után, és megfordítja, amelyek fölött elhalad.
side-do-yinsh-row = válaszd ki, melyik ötös sorod kerül le.
side-do-yinsh-take = öt egy sorban! Nyomd meg bármelyik jelölőjét, hogy levedd.
side-do-yinsh-ring = vedd le egy gyűrűdet a tábláról.
side-do-dvonn-red = tegyél egy piros DVONN-korongot egy szabad helyre.
side-do-dvonn-place = tegyél egy korongot egy szabad helyre.
side-do-dvonn-move = lépj egy oszloppal annyit, amilyen magas, egy másik oszlopra.
side-do-tzaar-place = válassz egy korongot, és tedd egy szabad pontra.
side-do-tzaar-first = üss egy korongot; az első kör egyetlen ütés.
side-do-tzaar-capture = üsd le a másik szín olyan oszlopát, amelyik nem magasabb, és lépj rá.
side-do-tzaar-second = üss még egyszer, növeld egy oszlopodat, vagy passzolj.
side-do-zertz-place = válassz egy golyót, és tedd egy szabad gyűrűre.
side-do-zertz-own = a készlet üres, tehát egy saját golyódat tedd egy szabad gyűrűre.
side-do-zertz-remove = válassz egy szabad gyűrűt a szélen; az lekerül a tábláról.
side-do-zertz-jump = tudsz ütni, tehát át kell ugranod egy golyót.
side-do-zertz-on = ugorj tovább ugyanazzal a golyóval.
side-do-punct = tegyél fel egy elemet, vagy lépj az egyikkel.
side-do-punct-first = tegyél fel egy elemet.
side-do-punct-move = lépj az egyik elemeddel.
side-do-coin-call = tippelj, fej vagy írás.
side-do-coin-throw = dobd fel az érmét.
side-do-die = dobj a kockával.
side-do-cards = húzz egy lapot.
side-do-rps = válassz, kő, papír vagy olló.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] a választásod lefordítva fekszik; most a másik választ.
    [computer] a gép már választott, lefordítva. Válassz követ, papírt vagy ollót; utána mindkettő látszik.
    [w] Fehér már választott, lefordítva. Válassz követ, papírt vagy ollót; utána mindkettő látszik.
    [named] { $name } már választott, lefordítva. Válassz követ, papírt vagy ollót; utána mindkettő látszik.
   *[b] Fekete már választott, lefordítva. Válassz követ, papírt vagy ollót; utána mindkettő látszik.
}
side-do-rps-open = fedd fel a választásodat.
side-do-dominoes = tegyél egy dominót a sor egyik végére.
side-do-dominoes-first = tedd le az első dominót.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = levett gyűrűk { $winner } : { $loser }.
side-why-dvonn = { $winner } korong oszlopokban, { $loser } ellen.
side-why-tzaar-type = { $player ->
    [you] nem maradt { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } korongod.
    [computer] a gépnek nem maradt { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } korongja.
    [w] Fehérnek nem maradt { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } korongja.
   *[b] Feketének nem maradt { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } korongja.
}
side-why-tzaar-stuck = { $player ->
    [you] már semmit sem tudsz leütni.
    [computer] a gép már semmit sem tud leütni.
    [w] Fehér már semmit sem tud leütni.
   *[b] Fekete már semmit sem tud leütni.
}
side-why-zertz-goal = { $kind ->
    [white] { $count } fehér golyó.
    [grey] { $count } szürke golyó.
    [black] { $count } fekete golyó.
   *[each] minden színből { $count } golyó.
}
side-why-zertz-full = az utolsó szabad gyűrű is foglalt.
side-why-zertz-drawn = már egyik játékos sem tehet semmit.
side-why-repeated = ugyanaz az állás harmadszor fordul elő.
side-why-punct-joined = két szemközti oldal összeért.
side-why-punct-centre = középen { $winner } : { $loser }.
side-why-punct-open = az egyik játékos utolsó darabja is fent van, és nem ért össze két oldal.
side-why-coin = { $coin ->
    [heads] az érme fejet mutat.
   *[tails] az érme írást mutat.
}
side-why-die = { $winner } : { $loser }.
side-why-cards = { $winner } – { $loser }.
side-why-rps = { $wins ->
    [rock] a kő üti az ollót.
    [paper] a papír üti a követ.
    [scissors] az olló üti a papírt.
    [same] mindketten ugyanazt választották.
   *[fold] a menetet feladták.
}
side-why-rps-rounds = menetek: { $winner }–{ $loser }.
side-why-dominoes-out = az utolsó dominó is lekerült.
side-why-dominoes-blocked = senki sem tud tenni, a pontok { $winner } : { $loser }.
side-why-any = az eredményt beírtátok.
side-why-resignation = { $player ->
    [you] feladtad.
    [computer] a gép feladta.
    [w] Fehér feladta.
    [named] { $name } feladta.
   *[b] Fekete feladta.
}
side-why-time = { $player ->
    [you] lejárt az időd.
    [computer] a gép ideje lejárt.
    [w] Fehér ideje lejárt.
    [named] { $name } ideje lejárt.
   *[b] Fekete ideje lejárt.
}
side-why-agreement = így egyeztetek meg.
side-why-abandoned = { $player ->
    [you] elhagytad a játszmát.
    [w] Fehér elhagyta a játszmát.
    [b] Fekete elhagyta a játszmát.
    [named] { $name } elhagyta a játszmát.
   *[nobody] a játszma félbeszakadt.
}
