## Whose turn it is

turn-computer = { $engine ->
    [ready] Der Computer denkt nach …
   *[other] Der Computer macht sich bereit: Das erste Mal dauert eine Minute …
}
refused-computers-turn = Der Computer ist am Zug.
refused-looking-back = Du schaust zurück. Weiter geht es am Ende der Partie.
