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
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: verlieren verliert verloren Verlierer Niederlage Ende vorbei | G2 G17 S6: gewinnen gewinnt gewonnen Gewinner Sieg Ziel | G18 H4: Remis unentschieden Patt | G11: schlagen fressen nehmen gefangen | G3 S2 E1: Aufbau aufstellen Anfang anfangen beginnen Start | G4: ziehen Zug | G8: blockiert voll gesperrt | S1: König Stern | H8: aufgeben | L1: Fähigkeit Sonderzug Kraft | H1 H2: Vorgabe Handicap stärker | E7: passen aussetzen
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
