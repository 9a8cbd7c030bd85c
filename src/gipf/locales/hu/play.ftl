## Whose turn it is

turn-computer = { $engine ->
    [ready] A gép gondolkodik…
   *[other] A gép készülődik: első alkalommal egy percig tart…
}
refused-computers-turn = Most a gép jön.
refused-looking-back = Visszanézed a játszmát. A végén folytatódik.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Korong
    [basic] Egyszerű korong
    [gipf] GIPF
    [stack] { $potential }-torony
    [extra] Extra lépés: TAMSK-lehetőség
   *[loaded] { $potential }-lehetőséggel felruházott korong
} { $dot } felől a nyíl mentén{ $count ->
    [0] {""}
    [one] , egy korongot tol
   *[other] , { $count } korongot tol
}
steps = Ez a kör
step = { $phase ->
    [c] Levétel
    [e] Extra lépés
    [m] Lépés
    [x] Extra lépés
    [r] Levétel
    [a] Válasz
    [f] Ki kezd
   *[s] Mellékjáték
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] Elfogadod
        [challenge] Kihívod
        [first] Te kezded a mellékjátékot
        [second] A másiknak adod a kezdést
        [won] Megnyered a mellékjátékot
        [tied] A mellékjátékod döntetlen
        [lost] Elveszted a mellékjátékot
       *[gave-up] Feladod a mellékjátékot
    }
    [computer] { $move ->
        [accept] A gép elfogadja
        [challenge] A gép kihív
        [first] A gép kezdi a mellékjátékot
        [second] A gép neked adja a kezdést
        [won] A gép megnyeri a mellékjátékot
        [tied] A gép mellékjátéka döntetlen
        [lost] A gép elveszti a mellékjátékot
       *[gave-up] A gép feladja a mellékjátékot
    }
   *[other] { $move ->
        [accept] { $name } elfogadja
        [challenge] { $name } kihív
        [first] { $name } kezdi a mellékjátékot
        [second] { $name } átadja a kezdést
        [won] { $name } megnyeri a mellékjátékot
        [tied] { $name }: a mellékjáték döntetlen
        [lost] { $name } elveszti a mellékjátékot
       *[gave-up] { $name } feladja a mellékjátékot
    }
}
paused = A játszma szünetel. Az óra áll.
paused-go-on = Folytatás

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] A lépésed megtörténik, amint minden betöltődött…
   *[server] A lépésed úton van…
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = Színcsere: most { $colour ->
    [w] fehérrel
   *[b] feketével
} játszol.
waiting = A lépésed a szerverre vár: { $label }.
waiting-asked = A szerver újra itt van. A lépésed még vár: { $label }. Meglépjük?
waiting-play = Meglépem
waiting-withdraw = Visszavonom

## The end

end-title = { $who ->
    [you] Nyertél
    [computer] A gép nyert
    [draw] Döntetlen
    [w] Fehér nyert
    [b] Fekete nyert
   *[other] { $name } nyert
}
end-no-move = { $loser ->
    [you] Nem tudsz többet lépni.
    [computer] A gép nem tud többet lépni.
    [w] Fehér nem tud többet lépni.
   *[b] Fekete nem tud többet lépni.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] Az utolsó GIPF-edet
    [computer] A gép utolsó GIPF-jét
    [w] Fehér utolsó GIPF-jét
   *[b] Fekete utolsó GIPF-jét
} { $how ->
    [captured] elfogták.
    [covered] lefedték: amíg valami fekszik rajta, nem számít.
    [own] a saját sorával együtt levették.
   *[gone] már nincs a táblán.
}
end-gipf-few = Csak egy GIPF-et hoztál be. Legközelebb hozz be kettőt vagy hármat az első másfajta korongod előtt.
end-gipf-captured = { $loser ->
    [you] Minden GIPF-edet elfogták.
    [computer] A gép minden GIPF-ét elfogták.
    [w] Fehér minden GIPF-ét elfogták.
   *[b] Fekete minden GIPF-ét elfogták.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Akinek tolnia kell, de üres a tartaléka, az veszít.
    [standard] Kétféleképpen lehet veszíteni: ha nincs GIPF-ed a táblán, mert újak nem jönnek be; vagy ha tolnod kell, de üres a tartalékod.
    [tournament] Kétféleképpen lehet veszíteni: ha nincs GIPF-ed a táblán, mert az első másfajta korong után már nem jön be; vagy ha tolnod kell, de üres a tartalékod.
    [matrx] Kétféleképpen lehet veszíteni: ha mindhárom GIPF-edet elfogták; vagy ha nincs mit betolni, és nincs felhasználható lehetőség.
   *[other] Kétféleképpen lehet veszíteni: ha nincs fedetlen GIPF-ed a táblán; vagy ha nincs mit betolni, és nincs felhasználható lehetőség.
}
end-resignation = { $loser ->
    [you] Feladtad.
    [computer] A gép feladta.
    [w] Fehér feladta.
   *[b] Fekete feladta.
}
end-time = { $loser ->
    [you] Lejárt az időd.
    [computer] A gép ideje lejárt.
    [w] Fehér ideje lejárt.
   *[b] Fekete ideje lejárt.
}
end-abandoned = { $loser ->
    [you] Elhagytad a játszmát.
    [computer] A gép elhagyta a játszmát.
    [w] Fehér elhagyta a játszmát.
   *[b] Fekete elhagyta a játszmát.
}
end-repetition = Az állás { $count ->
    [2] kétszer előfordult.
   *[other] { $count } alkalommal előfordult.
}
end-quiet = { $count ->
    [one] Egy körben
   *[other] { $count } körön át
} nem volt elfogás.
end-agreement = A játékosok megegyeztek.
end-left = Valaki elhagyta a játszmát.
end-last = { $player ->
    [you] Az utolsó lépésed
    [computer] A gép utolsó lépése
    [w] Fehér utolsó lépése
   *[b] Fekete utolsó lépése
}: { $label }.
end-again = Az utolsó lépés még egyszer
end-harder = Nehezebb: { $level }. szint
end-easier = Könnyebb: { $level }. szint
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Következő: a standard GIPF. Mindkét játékosnak három GIPF-je van, két korong egymáson, csillaggal; akinek egy sem marad a táblán, az is veszít.
end-further-play = Standard GIPF játszása
end-mistakes = A hibáim elemzése
reopen-title = Újranyitod ezt a játszmát?
reopen-text = A játszma véget ért. Ha visszaveszed az utolsó körödet, onnan folytatódik: az eredmény és ami utána jött, elvész. Ha meg akarod tartani, ahogy véget ért, lépj vissza a lépések között, és válaszd a „Játék innen” lehetőséget: az új játszmát kezd.
reopen-yes = Kör visszavétele
reopen-no = Maradjon így

## The coach

coach-looks = Az edző megnézi a lépésedet.
# The move that the coach doubts.
coach-move = A lépésed: { $label }.
coach-title = Mégis így lépsz?
coach-play = Igen, ezt lépem
coach-look = Megnézem újra
coach-better = Itt valami más sokkal jobb.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = Innen nincs visszaút
ends-gipf = Ezután a korong után ebben a játszmában már nem hozhatsz be több GIPF-et. { $gipf ->
    [one] Csak egy van
   *[other] { $gipf } van
} a táblán, és akinek egy sem marad, az azonnal veszít.
ends-potentials = Egy egyszerű koronggal lemondasz arról, ami még a kezedben van: { $potentials ->
    [one] egy lehetőség kikerül
   *[other] { $potentials } lehetőség kikerül
} a játékból.
ends-both = Ezután a korong után ebben a játszmában már nem hozhatsz be több GIPF-et. { $gipf ->
    [one] Csak egy van
   *[other] { $gipf } van
} a táblán, és akinek egy sem marad, az azonnal veszít. Mivel ez egyszerű korong, a kezedben lévő { $potentials } lehetőségről is lemondasz.
ends-own = Ez { $count ->
    [one] egy saját GIPF-et
   *[other] { $count } saját GIPF-et
} vesz le a tábláról. Marad { $gipf }, és akinek egy sem marad, az azonnal veszít.
ends-game = Ez az utolsó GIPF-edet veszi le a tábláról: azonnal elveszted a játszmát.
ends-accepting = Ha elfogadod, azonnal elveszted a játszmát. Még kihívhatod az ellenfelet.
moments = { $count ->
    [one] A döntő pillanat
   *[other] A döntő pillanatok
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [one] Első pillantásra: a döntő pillanat
   *[other] Első pillantásra: a döntő pillanatok
}
moments-looking = A döntő pillanatok keresése …
moments-none = Nem követtél el említésre méltó hibát.
moments-none-lost = Első pillantásra egyetlen lépésed sem volt önmagában súlyos hiba; az elemzés talán talál kisebbeket.
moments-turn = { $name } · { $number }. kör: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] nincs több kihívása
    [one] még { $count } kihívás
    [unlimited] korlátlan kihívás
   *[other] még { $count } kihívás
}
seat-captured = { $count ->
    [0] Semmit sem fogott el.
    [one] Egy korongot fogott el.
   *[other] { $count } korongot fogott el.
}{ $ahead ->
    [0] {""}
   *[other] {" "}Előny: { $ahead }.
}{ $doubles ->
    [yes] {" "}Egy GIPF kettőnek számít.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] Válassz egy pöttyöt a szélen és egy nyilat: ott jön be a korongod, és továbbtolja, ami az útjában áll.
        [standard] Válassz egy pöttyöt a szélen és egy nyilat: ott jön be a korongod, és továbbtolja, ami az útjában áll.
        [tournament] Válassz egy pöttyöt a szélen és egy nyilat: ott jön be a korongod, és továbbtolja, ami az útjában áll.
       *[other] Válassz egy pöttyöt a szélen és egy nyilat: ott jön be a korongod, és továbbtolja, ami az útjában áll. A jelek a korongokon lehetőségek: különleges, egyszer használható lépések.
    }
    [bring] Az első lépéseid GIPF-eket hoznak be: két korong magasak, csillaggal. Az első másfajta korongoddal ennek vége, ne siess tehát.
    [gipf] { $game ->
        [standard] A csillagos korongok a GIPF-ek, és újak nem jönnek be. Ha az utolsót is elveszted a tábláról, vagy üres tartalékkal kell tolnod, elveszted a játszmát.
        [standard-potentials] A csillagos korongok a GIPF-ek, és újak nem jönnek be. Ha az utolsót is elveszted a tábláról, vagy nincs mit betolnod és felhasználnod, elveszted a játszmát.
        [tournament] A csillagos korongok a GIPF-ek. Ha az utolsót is elveszted a tábláról, vagy üres tartalékkal kell tolnod, elveszted a játszmát.
       *[other] A csillagos korongok a GIPF-ek. Ha az utolsót is elveszted a tábláról, vagy nincs mit betolnod és felhasználnod, elveszted a játszmát.
    }
    [row] Négy korong a színedből egymás mellett: ez egy sor. Visszakerülnek a tartalékodba, és az ellenfélnek a vonalon hozzájuk érő korongjait elfogod.
    [stay] A sorban álló GIPF-nek nem kell lekerülnie: a nyila mutatja, hogy marad-e. Az ellenfélé, ha lekerül, el van fogva.
    [load] A csillag GIPF-et jelöl, a többi jel lehetőséget: egyszer használható lépést. Az első puszta egyszerű korongoddal a kézben lévők kikerülnek a játékból.
    [use] Tolás helyett lehetőséget is használhatsz: válassz egy bekarikázott korongot, és látod, hová mehet.
    [single] A csillagos korongok a GIPF-ek, és ők jönnek először. Akinek mindhármát elfogták, elveszti a játszmát, és az is, akinek nincs mit betolnia és felhasználnia.
    [stack] A többi jel lehetőség: egyszer használható lépés. Két egyforma együtt jön be, toronyként.
    [stacks-stay] A sorból az egyes korongok lekerülnek, a GIPF-ek is. A torony maradhat: a nyila mutatja.
    [hold] Tartsd az ujjad egy korongon, a táblán vagy a tartalékban: megmondja, mi az, és most mire képes.
   *[pieces] { $game ->
        [basic] Figyeld a tartalékodat: akinek tolnia kell, de üres a tartaléka, elveszti a játszmát.
        [standard] Figyeld a tartalékodat is: akinek tolnia kell, de üres a tartaléka, veszít, akárhány GIPF-e van.
        [tournament] Figyeld a tartalékodat is: akinek tolnia kell, de üres a tartaléka, veszít, akárhány GIPF-e van.
       *[other] Figyeld a tartalékodat is: ha üres, és nincs felhasználható lehetőséged, veszítesz, akárhány GIPF-ed van.
    }
}
tip-close = Nem kell több tipp

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Lépj mást.
    [computer] A gép mást lép.
    [w] Fehér mást lép.
   *[b] Fekete mást lép.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] Ha megnyered a mellékjátékot vagy döntetlen lesz, a lehetőség működik; ha elveszíted, kikerül a játékból.
    [computer] Ha a gép megnyeri a mellékjátékot vagy döntetlen lesz, a lehetőség működik; ha elveszíti, kikerül a játékból.
    [w] Ha Fehér megnyeri a mellékjátékot vagy döntetlen lesz, a lehetőség működik; ha elveszíti, kikerül a játékból.
   *[b] Ha Fekete megnyeri a mellékjátékot vagy döntetlen lesz, a lehetőség működik; ha elveszíti, kikerül a játékból.
}
