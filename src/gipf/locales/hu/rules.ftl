# A szabályok a tábla mellett. $code egy bekezdésé: G8.

rules = Szabályok
rules-back = Vissza az előbb olvasotthoz
rules-contents = Tartalom és keresés
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Nincs találat.
   *[other] { $count } találat.
}
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
