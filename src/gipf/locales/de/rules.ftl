# Die Regeln neben dem Brett. $code ist der eines Absatzes: G8.

rules = Regeln
rules-back = Zurück zum vorher Gelesenen
rules-contents = Inhalt und Suche
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
rules-now = Jetzt: { $code }
rules-table = Tabelle
rules-code = Beispiel
