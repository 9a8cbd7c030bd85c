# What is known about these games: figures from games of the engine. $by is a number with its sign; $name a potential.

knowledge-title = Wat men weet
knowledge-about = Wat { $games } partijen van de computer tegen zichzelf zeggen, en enkele diepe zoektochten. Alles is na te meten.
knowledge-strength = Sterkte
knowledge-strength-name = { $nodes ->
    [0] Willekeurige zetten
   *[other] { $nodes } stellingen per beslissing
}
knowledge-first = Helpt het om te beginnen?
knowledge-first-about = Wat Wit, die begint, van alle partijen haalt. Ze beginnen met vier willekeurige beurten; een streep toont hoe ver het toeval ernaast kan zitten (95%). Willekeurige zetten beginnen net zo.
knowledge-ends = Hoe partijen eindigen
knowledge-end = { $end ->
    [no_move] Niets meer te duwen
    [gipf_lost] Geen GIPF-stuk meer
    [repetition] Remise: dezelfde stelling voor de derde keer
   *[quiet] Remise: honderd beurten zonder slaan
}
knowledge-size = Hoe lang ze zijn, en hoe breed
knowledge-size-about = Beurten van elke speler, de zetten waaruit men kiest, de stukken die Wit en Zwart slaan, en hoeveel partijen van zo’n lengte er zijn: de spelboom.
knowledge-column = { $column ->
    [game] Spel
    [games] Partijen
    [score] Wit haalt
    [turns] Beurten
    [moves] Mogelijke zetten
    [captured] Geslagen
    [handicap] Eén speler heeft
    [elo] Elo-punten
    [more] Stukken meer
    [weaker] De zwakkere haalt
    [move] Eerste zet
   *[tree] Spelboom
}
knowledge-worth = Wat een stuk waard is
knowledge-worth-about = Eén speler heeft iets meer of minder, al het andere is gelijk. Dat is zoveel Elo-punten waard; 100 daarvan zijn 64% van de punten in een match.
knowledge-handicap = { $what ->
    [reserve] { $by } in reserve
    [gipf] { $by } GIPF-stuk
   *[potential] { $by } { $name }-potentieel
}
knowledge-even = Welke voorgift het gelijk maakt
knowledge-even-about = De ene speler bekijkt vier keer zoveel stellingen als de andere. De zwakkere krijgt zoveel stukken meer in reserve; waar die 50% haalt, is het eerlijk.
knowledge-openings = Hoe te beginnen
knowledge-openings-about = Elke eerste zet, gedraaide en gespiegelde één keer geteld, onderzocht tot { $nodes } stellingen: wat Wit mag verwachten.
knowledge-openings-more = { $count ->
    [one] Nog één is slechter.
   *[other] Nog { $count } zijn slechter.
}
knowledge-look = Op het bord bekijken
knowledge-how = Hoe er gemeten is
knowledge-how-text = Op twee gedeelde kernen: { $machine }. Alles met vaste aantallen stellingen, zodat een drukke machine niets verandert. Alle tabellen, en de opdrachten die ze maken, staan in docs/knowledge.md van de broncode.
