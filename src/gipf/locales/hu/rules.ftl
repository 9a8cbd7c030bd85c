# A szabályok a tábla mellett. $code egy bekezdésé: G8.

rules = Szabályok
rules-back = Vissza az előbb olvasotthoz
rules-contents = Tartalom és keresés
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Nincs találat.
   *[other] { $count } találat.
}
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: veszít veszíteni veszítek vesztes vereség vége | G2 G17 S6: nyer nyerni győz győzelem cél | G18 H4: döntetlen patt | G11: elfog elfogás üt leüt | G3 S2 E1: felállítás kezdet kezdés kezdeni | G4: lép lépés kör | G8: zárt tele | S1: király csillag | H8: felad feladás | L1: képesség különleges erő | H1 H2: előny hendikep | E7: passz kihagy
rules-now = Most: { $code }
rules-table = Táblázat
rules-code = Példa

shortcuts = Billentyűk és mozdulatok
shortcut = { $keys ->
    [steps] Egy lépés vissza vagy előre; görgővel vagy a táblán végighúzva is
    [ends] Az elejére vagy a végére
    [points] A táblán: pontról pontra
    [enter] A táblán: tolás, választás, levétel
    [letters] A betolandó korong kiválasztása a betűjével
    [escape] Elengedés, bezárás
    [variations] Elemzésben: a többi változat
   *[rules] A szabályok
}
