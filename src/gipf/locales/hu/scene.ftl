## The move

prompt-opening = { $player ->
    [you] Az első köröd csak GIPF lehet: tolj be egyet.
    [w] Fehér első köre csak GIPF lehet: tolj be egyet.
   *[b] Fekete első köre csak GIPF lehet: tolj be egyet.
}
prompt-gipf-basic = { $player ->
    [you] Te jössz
    [w] Fehér lép
   *[b] Fekete lép
}: tolj be még egy GIPF-et{ $uses ->
    [0] {""}
   *[other] , használj fel egy lehetőséget a táblán
}, vagy térj át az egyszerű korongokra. Utána nem jön be több GIPF.
prompt-gipf-loaded-basic = { $player ->
    [you] Te jössz
    [w] Fehér lép
   *[b] Fekete lép
}: tolj be még egy GIPF-et{ $uses ->
    [0] {""}
   *[other] , használj fel egy lehetőséget a táblán
}, vagy térj át a lehetőségekre, végül az egyszerű korongokra. Minden lépcső lezárja az előzőt.
prompt-loaded-basic = { $player ->
    [you] Te jössz
    [w] Fehér lép
   *[b] Fekete lép
}: tolj be egy lehetőséggel felruházott korongot{ $uses ->
    [0] {""}
   *[other] , használj fel egyet a táblán
}, vagy tolj be egy egyszerűt, és mondj le a kézben lévőkről.
prompt-basic = { $player ->
    [you] Te jössz
    [w] Fehér lép
   *[b] Fekete lép
}: tolj be egy egyszerű korongot{ $uses ->
    [0] .
   *[other] , vagy használj fel egy lehetőséget a táblán.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] Te jössz
    [w] Fehér lép
   *[b] Fekete lép
}: tolj be egy korongot.
prompt-stack = { $player ->
    [you] Te jössz
    [w] Fehér lép
   *[b] Fekete lép
}: tolj be egy két lehetőségből álló tornyot{ $uses ->
    [0] .
   *[other] , vagy használj fel egy lehetőséget a táblán.
}
prompt-gipf-in-reserve = { $player ->
    [you] Neked
    [w] Fehérnek
   *[b] Feketének
} { $count ->
    [one] egy GIPF van a { $player ->
        [you] tartalékodban
       *[b] tartalékában
    }, és ez
   *[other] { $count } GIPF van a { $player ->
        [you] tartalékodban
       *[b] tartalékában
    }, és ezek
} minden mást megelőz: tolj be egyet.
prompt-use-empty = { $player ->
    [you] Nincs mit betolnod
    [w] Fehérnek nincs mit betolnia
   *[b] Feketének nincs mit betolnia
}: használj fel egy lehetőséget a táblán.
prompt-use-blocked = { $player ->
    [you] Nem tudsz tolni,
    [w] Fehér nem tud tolni,
   *[b] Fekete nem tud tolni,
} mert minden vonal zárva van: használj fel egy lehetőséget a táblán.

## Rows

prompt-clear-before = { $player ->
    [you] A gép köre után
    [you-w] Fekete köre után
    [you-b] Fehér köre után
    [w] Fekete köre után Fehérnek
   *[b] Fehér köre után Feketének
} { $rows ->
    [one] { $player ->
        [you] sorod
        [you-w] sorod
        [you-b] sorod
       *[b] sora
    } van: { $choices ->
        [1] vedd le, aztán lépj.
       *[other] válaszd ki, mit veszel le, aztán lépj.
    }
   *[other] { $rows } { $player ->
        [you] sorod
        [you-w] sorod
        [you-b] sorod
       *[b] sora
    } van: válassz egyet, és hogy mit veszel le, aztán lépj.
}
prompt-clear-after = { $player ->
    [you] Neked
    [w] Fehérnek
   *[b] Feketének
} { $rows ->
    [one] { $player ->
        [you] sorod
       *[b] sora
    } van: { $choices ->
        [1] vedd le.
       *[other] válaszd ki, mit veszel le.
    }
   *[other] { $rows } { $player ->
        [you] sorod
       *[b] sora
    } van: válassz egyet, és hogy mit veszel le.
}
prompt-may-clear-before = { $player ->
    [you] Neked
    [w] Fehérnek
   *[b] Feketének
} { $rows ->
    [one] egy { $player ->
        [you] GIPF-sorod
       *[b] GIPF-sora
    } van, amely maradhat: vegyél le belőle vagy passzolj, aztán lépj.
   *[other] { $rows } { $player ->
        [you] GIPF-sorod
       *[b] GIPF-sora
    } van, amely maradhat: vegyél le az egyikből vagy passzolj, aztán lépj.
}
prompt-may-clear-after = { $player ->
    [you] Neked
    [w] Fehérnek
   *[b] Feketének
} { $rows ->
    [one] egy { $player ->
        [you] GIPF-sorod
       *[b] GIPF-sora
    } van, amely maradhat: vegyél le belőle, vagy passzolj.
   *[other] { $rows } { $player ->
        [you] GIPF-sorod
       *[b] GIPF-sora
    } van, amely maradhat: vegyél le az egyikből, vagy passzolj.
}

## A TAMSK on the centre

prompt-extra-before = { $player ->
    [you] A TAMSK-od középen áll, ezért a rendes lépés előtt extra lépés jár
    [w] Fehér TAMSK-ja középen áll, ezért a rendes lépés előtt extra lépés jár
   *[b] Fekete TAMSK-ja középen áll, ezért a rendes lépés előtt extra lépés jár
}: told be a lehetőségét, vagy passzolj, és elvész.
prompt-extra-after = { $player ->
    [you] A TAMSK-od középen áll, ezért extra lépés jár
    [w] Fehér TAMSK-ja középen áll, ezért extra lépés jár
   *[b] Fekete TAMSK-ja középen áll, ezért extra lépés jár
}: told be a lehetőségét, vagy passzolj, és elvész.
prompt-extra-blocked = { $player ->
    [you] A TAMSK-od középen áll,
    [w] Fehér TAMSK-ja középen áll,
   *[b] Fekete TAMSK-ja középen áll,
} de minden vonal zárva van: passzolj, a lehetősége elvész.

## Challenges

compose-side-name = { $game ->
    [free] ahogy tetszik
    [rps] kő-papír-olló
    [die] kocka
    [coin] fej vagy írás
    [cards] kártya
    [dominoes] dominó
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] A gép bejelenti: { $potential }, { $move }. Elfogadhatod, vagy kihívhatod
    [you-w] Fekete bejelenti: { $potential }, { $move }. Elfogadhatod, vagy kihívhatod
    [you-b] Fehér bejelenti: { $potential }, { $move }. Elfogadhatod, vagy kihívhatod
    [wait-w] Bejelentetted: { $potential }, { $move }. Fehér elfogadhatja, vagy kihívhat
    [wait-b] Bejelentetted: { $potential }, { $move }. Fekete elfogadhatja, vagy kihívhat
    [w] Fekete bejelenti: { $potential }, { $move }. Fehér elfogadhatja, vagy kihívhatja
   *[b] Fehér bejelenti: { $potential }, { $move }. Fekete elfogadhatja, vagy kihívhatja
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }egy kihívása maradt).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }{ $left } kihívása maradt).
}
prompt-who-begins = { $player ->
    [you] A gép kihívott ({ $potential }, { $move }): te mondod meg, ki kezdi
    [you-w] Fekete kihívott ({ $potential }, { $move }): te mondod meg, ki kezdi
    [you-b] Fehér kihívott ({ $potential }, { $move }): te mondod meg, ki kezdi
    [wait-w] Kihívtad Fehéret ({ $potential }, { $move }): Fehér mondja meg, ki kezdi
    [wait-b] Kihívtad Feketét ({ $potential }, { $move }): Fekete mondja meg, ki kezdi
    [w] Fekete kihívta Fehéret ({ $potential }, { $move }): Fehér mondja meg, ki kezdi
   *[b] Fehér kihívta Feketét ({ $potential }, { $move }): Fekete mondja meg, ki kezdi
} a mellékjátékot{ $game ->
    [none] .
    [rps] {" "}(kő-papír-olló).
    [die] {" "}(kockadobás).
    [coin] {" "}(pénzfeldobás).
    [cards] {" "}(kártya).
    [dominoes] {" "}(dominó).
    [tzaar] {" "}(TZAAR).
    [zertz] {" "}(ZÈRTZ).
    [dvonn] {" "}(DVONN).
    [yinsh] {" "}(YINSH).
    [punct] {" "}(PÜNCT).
   *[other] {" "}({ $game }).
}
prompt-side-game = Játsszátok le a mellékjátékot{ $game ->
    [none] .
    [rps] : kő-papír-olló.
    [die] : kockadobás.
    [coin] : pénzfeldobás.
    [cards] : kártya.
    [dominoes] : dominó.
    [tzaar] : TZAAR.
    [zertz] : ZÈRTZ.
    [dvonn] : DVONN.
    [yinsh] : YINSH.
    [punct] : PÜNCT.
   *[other] : { $game }.
} A tét { $player ->
    [you] a te lehetőséged ({ $potential }, { $move }). Nyertél, döntetlent értél el vagy vesztettél?
    [computer] a gép lehetősége ({ $potential }, { $move }). A gép nyert, döntetlent ért el vagy vesztett?
    [w] Fehér lehetősége ({ $potential }, { $move }). Fehér nyert, döntetlent ért el vagy vesztett?
   *[b] Fekete lehetősége ({ $potential }, { $move }). Fekete nyert, döntetlent ért el vagy vesztett?
}
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] innen: { $spot }, ide: { $target }
    [new-gipf] innen: { $spot }, ide: { $target }, új GIPF-fel lefedve
    [basic] innen: { $spot }, ide: { $target }, egyszerű koronggal lefedve
    [enter] ide: { $target }
   *[push] innen: { $spot }, eddig: { $target }
}

## The end

over-no-move = { $player ->
    [w] Fehér nyert: Fekete nem tud többet lépni.
   *[b] Fekete nyert: Fehér nem tud többet lépni.
}
over-gipf-lost = { $player ->
    [w] Fehér nyert: Feketének nem maradt GIPF-e játékban.
   *[b] Fekete nyert: Fehérnek nem maradt GIPF-e játékban.
}
over-gipf-captured = { $player ->
    [w] Fehér nyert: Fekete minden GIPF-ét elfogta.
   *[b] Fekete nyert: Fehér minden GIPF-ét elfogta.
}
over-resignation = { $player ->
    [w] Fehér nyert: Fekete feladta.
   *[b] Fekete nyert: Fehér feladta.
}
over-time = { $player ->
    [w] Fehér nyert: Fekete ideje lejárt.
   *[b] Fekete nyert: Fehér ideje lejárt.
}
over-abandoned = { $player ->
    [w] Fehér nyert: Fekete elhagyta a játszmát.
   *[b] Fekete nyert: Fehér elhagyta a játszmát.
}
over-won = { $player ->
    [w] Fehér nyert.
   *[b] Fekete nyert.
}
over-repetition = Döntetlen: az állás { $count ->
    [2] kétszer előfordult.
   *[other] { $count } alkalommal előfordult.
}
over-quiet = Döntetlen: { $count ->
    [one] egy körben
   *[other] { $count } körön át
} nem volt elfogás.
over-agreement = Döntetlen: a játékosok megegyeztek.
over-left = Döntetlen: valaki elhagyta a játszmát.
over-draw = Döntetlen.

## What the decisions are called

option-enter = { $unit ->
    [piece] Korong
    [basic] Egyszerű korong
    [gipf] GIPF
    [stack] { $potential }-torony
   *[loaded] { $potential }-lehetőséggel felruházott korong
}: { $spot }
option-push = { $unit ->
    [piece] Korong
    [basic] Egyszerű korong
    [gipf] GIPF
    [stack] { $potential }-torony
   *[loaded] { $potential }-lehetőséggel felruházott korong
} { $dot } felől, { $count ->
    [one] egy korongot
   *[other] { $count } korongot
} tol { $target } pontig
option-extra-enter = Extra lépés: TAMSK-lehetőség, { $spot }
option-extra-push = Extra lépés: TAMSK-lehetőség { $dot } felől, { $count ->
    [one] egy korongot
   *[other] { $count } korongot
} tol { $target } pontig
option-zertz = ZÈRTZ ugrik: { $spot } → { $target }
option-yinsh = YINSH csúszik: { $spot } → { $target }
option-dvonn = DVONN ráugrik: { $spot } → { $target }
option-punct = PÜNCT ráugrik: { $spot } → { $target }
option-cover = PÜNCT ({ $spot }) lefedi a GIPF-et ({ $target }) { $cover ->
    [G] egy új GIPF-fel
   *[B] egy egyszerű koronggal
}
option-clear = Levétel ({ $spots }): { $back } a tartalékba{ $out ->
    [0] {""}
   *[other] , { $out } lehetőség kikerül a játékból
}{ $captured ->
    [0] {""}
   *[other] , { $captured } elfogott
}
option-pass-extra = Passz: a TAMSK-lehetőség kikerül a játékból
option-pass-rows = Passz: a GIPF-ek maradnak
option-accept = Elfogadom: a lehetőség működik
option-challenge = Kihívás: { $game ->
    [none] mellékjáték dönt
   *[other] { $game } dönt
}
option-first = { $player ->
    [you] Te kezdesz
    [computer] A gép kezd
    [w] Fehér kezd
   *[b] Fekete kezd
}
option-second = { $player ->
    [you] A gép kezd
    [you-w] Fekete kezd
    [you-b] Fehér kezd
    [computer] Te kezdesz
    [w] Fekete kezd
   *[b] Fehér kezd
}
option-won = { $player ->
    [you] Nyertél: a lehetőség működik
    [computer] A gép nyert: a lehetőség működik
    [w] Fehér nyert: a lehetőség működik
   *[b] Fekete nyert: a lehetőség működik
}
option-tied = { $player ->
    [you] Döntetlen: a lehetőséged így is működik
    [computer] Döntetlen: a gép lehetősége így is működik
    [w] Döntetlen: Fehér lehetősége így is működik
   *[b] Döntetlen: Fekete lehetősége így is működik
}
option-lost = { $player ->
    [you] Vesztettél: a lehetőség kikerül a játékból
    [computer] A gép vesztett: a lehetőség kikerül a játékból
    [w] Fehér vesztett: a lehetőség kikerül a játékból
   *[b] Fekete vesztett: a lehetőség kikerül a játékból
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] Ez a vonal tele van.
   *[other] Innen mindkét vonal tele van.
}
closed-empty = A korongok a szélről jönnek be: kezdd egy pöttyön.
closed-piece = A táblán lévő korongok csak akkor mozdulnak, ha tolják őket: kezdd egy pöttyön.
closed-potential = { $potential ->
    [TAMSK] A TAMSK magától működik, amint középre tolják.
   *[other] Ez a { $potential } most nem mehet sehová.
}
closed-gipf-first = Előbb egy GIPF jön: tolj be egyet.
closed-nothing-to-push = Most semmit sem lehet betolni: használj fel egy lehetőséget.
closed-row = Előbb vedd le a sort.
closed-may-row = Előbb vegyél le a sorból, vagy passzolj.
closed-must-go = Ez a sorral együtt lekerül: válaszd a „Sor levétele” gombot.
closed-extra = Előbb az extra lépés: kezdd egy pöttyön, vagy passzolj.
closed-extra-blocked = Minden vonal tele van: csak passzolni lehet.
closed-answer = Előbb válaszolj a tábla alatti gombokkal.
reach-zertz = A ZÈRTZ egyenes vonalban ugrik foglalt pontok fölött a mögöttük lévő első üres pontra.
reach-yinsh = A YINSH egy vonal mentén csúszik az üres pontokon.
reach-dvonn = A DVONN az ellenfél szomszédos egyszerű korongjára vagy DVONN-jára ugrik.
reach-dvonn-matrx = A DVONN az ellenfél DVONN-jára ugrik, akár mellette áll, akár üres pontok vonala mentén éri el.
reach-punct = A PÜNCT az ellenfél szomszédos PÜNCT-jére vagy GIPF-ére ugrik.
reach-punct-matrx = A PÜNCT az ellenfél PÜNCT-jére ugrik, akár mellette áll, akár üres pontok vonala mentén éri el.
