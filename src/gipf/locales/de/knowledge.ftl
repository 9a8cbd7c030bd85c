# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = Was man weiß
knowledge-about = Was { $games } Partien des Computers gegen sich selbst sagen, und einige tiefe Suchen. Alles davon lässt sich nachmessen.
knowledge-strength = Stärke
knowledge-strength-name = { $nodes ->
    [0] Zufällige Züge
   *[other] { $nodes } Stellungen je Entscheidung
}
knowledge-first = Hilft es, anzufangen?
knowledge-first-about = Was Weiß, wer anfängt, von allen Partien holt. Sie beginnen mit vier zufälligen Zügen; ein Strich zeigt, wie weit der Zufall danebenliegen kann (95 %). Auch zufällige Züge beginnen so.
knowledge-ends = Wie Partien enden
knowledge-end = { $end ->
    [no_move] Nichts mehr einzuschieben
    [gipf_lost] Kein GIPF-Stein mehr
    [repetition] Remis: dieselbe Stellung zum dritten Mal
   *[quiet] Remis: hundert Züge, ohne zu schlagen
}
knowledge-size = Wie lang sie sind, und wie breit
knowledge-size-about = Züge jedes Spielers, wie viele Züge zur Wahl stehen, wie viele Steine Weiß und Schwarz schlagen, und wie viele Partien von solcher Länge es gibt: der Spielbaum.
knowledge-column = { $column ->
    [game] Spiel
    [games] Partien
    [score] Weiß holt
    [turns] Züge
    [moves] Züge zur Wahl
    [captured] Geschlagen
    [handicap] Einer hat
    [elo] Elo-Punkte
    [more] Steine mehr
    [weaker] Der Schwächere holt
    [move] Erster Zug
   *[tree] Spielbaum
}
knowledge-worth = Was ein Stein wert ist
knowledge-worth-about = Einer hat etwas mehr oder weniger, alles andere ist gleich. So viele Elo-Punkte ist das wert; 100 davon sind 64 % der Punkte in einem Wettkampf.
knowledge-handicap = { $what ->
    [reserve] { $by } im Vorrat
    [gipf] { $by } GIPF-Stein
   *[potential] { $by } { $name }-Potential
}
knowledge-even = Welche Vorgabe ausgleicht
knowledge-even-about = Einer sieht sich viermal so viele Stellungen an wie der andere. Der Schwächere bekommt so viele Steine mehr in den Vorrat; wo er 50 % holt, ist das gerecht.
knowledge-openings = Wie man beginnt
knowledge-openings-about = Jeder erste Zug, gedrehte und gespiegelte einmal gezählt, bis { $nodes } Stellungen untersucht: was Weiß zu erwarten hat.
knowledge-openings-more = { $count ->
    [one] Ein weiterer ist schlechter.
   *[other] { $count } weitere sind schlechter.
}
knowledge-look = Am Brett ansehen
knowledge-how = Wie gemessen wurde
knowledge-how-text = Auf zwei geteilten Kernen: { $machine }. Alles mit festen Zahlen von Stellungen, sodass eine beschäftigte Maschine nichts ändert. Alle Tabellen und die Befehle, die sie machen, stehen in docs/knowledge.md der Quellen.
