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
