## Whose turn it is

turn-computer = { $engine ->
    [ready] Il computer sta pensando…
   *[other] Il computer si prepara: la prima volta ci vuole un minuto…
}
refused-computers-turn = Tocca al computer.
refused-looking-back = Stai guardando indietro. La partita continua alla fine.
