# De regels naast het bord. $code is die van een alinea: G8.

rules = Regels
rules-back = Terug naar wat je eerder las
rules-contents = Inhoud en zoeken
rules-search = Zoek in de regels
rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén plaats gevonden.
   *[other] { $count } plaatsen gevonden.
}
rules-now = Nu: { $code }
rules-table = Tabel
rules-code = Voorbeeld
