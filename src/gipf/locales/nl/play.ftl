## Whose turn it is

turn-computer = { $engine ->
    [ready] De computer denkt na …
   *[other] De computer maakt zich klaar: de eerste keer duurt dat een minuut …
}
refused-computers-turn = De computer is aan zet.
refused-looking-back = Je kijkt terug. De partij gaat verder aan het einde.
