# Mi egy korong, és mit tud. $player w vagy b, $spots pontok, $count, hogy hány van.

legend-basic = Négy azonos színű egy vonalban: ez sor, és lekerül a tábláról. Ami a másik szín sorához ér, azt elfogják.
legend-gipf = Két korong, amely egyként mozog; elfogva kettőnek számít. Sorban is maradhat. { $player ->
    [w] Fehérnek
   *[b] Feketének
} { $count ->
    [one] csak ez az egy van játékban: nélküle veszít.
   *[other] { $count } van játékban; ha egy sem marad, veszít.
}{ $more ->
    [no] {" "}Újak nem jönnek be.
   *[yes] {""}
}
legend-gipf-single = A sorral le kell kerülnie, és minden más előtt újra ki kell játszani. { $player ->
    [w] Fehérnek
   *[b] Feketének
} { $count ->
    [one] már csak ez az egy van: nélküle veszít.
   *[other] { $count } van; ha egy sem marad, veszít.
}
legend-potential = { $letter ->
    [T] Ha középre tolják, extra lépést ad.
    [Z] Egyenesen átugorja a mellette állókat az első üres pontra. Egyszer.
    [D] { $game ->
        [matrx] Üres pontokon át az ellenfél DVONN-jára ugrik, és elnémítja. Egyszer.
       *[other] Az ellenfél szomszédos egyszerű korongjára vagy DVONN-jára ugrik, és elnémítja. Egyszer.
    }
    [Y] Egy vonalon csúszik az üres pontokon. Egyszer.
   *[P] { $game ->
        [matrx] Üres pontokon át az ellenfél PÜNCT-jére ugrik, és elnémítja. Egyszer.
       *[other] Az ellenfél szomszédos PÜNCT-jére ugrik, vagy lefed egy GIPF-et. Egyszer.
    }
}
legend-used = { $game ->
    [matrx] Az ereje elfogyott. Ha a gazdája veszi le, a tartalékba kerül; két azonos fajta újra tornyot alkot.
   *[other] Az ereje elfogyott. Sorban még számít, és sorral kikerül a játékból.
}
legend-now-goes = A sorral lekerül.
legend-now-may-stay = Maradhat vagy lekerülhet: a sor gazdája dönt.
legend-now-extra = Középen áll: told be még egyszer, vagy passzolj.
legend-now-use = { $whose ->
    [own] Most ide mehet: { $spots }.
   *[other] Ide mehetne: { $spots }.
}
legend-now-gipf-first = Most nem: előbb a tartalékban lévő GIPF-eket kell kijátszani.
legend-now-nowhere = Pillanatnyilag nincs hova mennie.
legend-now-push = Most betolható a pöttyökről.
legend-reserve-basic = { $game ->
    [potentials] Betolható korongok. Akinek nincs több, és lehetőséget sem tud felhasználni, veszít.
   *[other] Betolható korongok. Akinek tolnia kell, de nincs mit, veszít.
}
legend-reserve-gipf = { $game ->
    [matrx] Minden más előtt ki kell játszani. A tartalékban biztonságban van.
   *[other] Két egyszerű korong egyszerre. Az első más korong véget vet a GIPF-eknek.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Két azonos fajta toronyként jön be.
   *[other] Egyszerű korongon jön be. Az első puszta egyszerű koronggal a kézben maradt lehetőségek mind elvesznek.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Mindketten ezekkel kezdenek. Két azonos fajta toronyként jön be:
   *[other] Mindketten ezekkel a kézben kezdenek. Mindegyik egyszerű korongon jön be:
}
legend-rules = A szabályok
