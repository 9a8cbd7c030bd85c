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

shortcuts = Tasten und Gesten
shortcut = { $keys ->
    [steps] Einen Zug zurück oder weiter; auch mit dem Mausrad oder durch Wischen über das Brett
    [ends] Zum Anfang oder zum Ende
    [points] Auf dem Brett: von Punkt zu Punkt
    [enter] Auf dem Brett: schieben, wählen, nehmen
    [letters] Den Stein zum Einschieben wählen, nach seinem Buchstaben
    [escape] Loslassen, schließen
    [variations] In einer Analyse: die anderen Varianten
   *[rules] Die Regeln
}
