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

shortcuts = Toetsen en gebaren
shortcut = { $keys ->
    [steps] Een zet terug of verder; ook met het muiswiel of door over het bord te vegen
    [ends] Naar het begin of het einde
    [points] Op het bord: van punt naar punt
    [enter] Op het bord: duwen, kiezen, wegnemen
    [letters] Het stuk kiezen dat je in het spel duwt, met zijn letter
    [escape] Loslaten, sluiten
    [variations] In een analyse: de andere varianten
   *[rules] De regels
}
