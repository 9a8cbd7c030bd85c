## Whose turn it is

turn-computer = { $engine ->
    [ready] A gép gondolkodik…
   *[other] A gép készülődik: első alkalommal egy percig tart…
}
refused-computers-turn = Most a gép jön.
refused-looking-back = Visszanézed a játszmát. A végén folytatódik.
