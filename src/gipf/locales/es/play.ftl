## Whose turn it is

turn-computer = { $engine ->
    [ready] El ordenador está pensando…
   *[other] El ordenador se está preparando: la primera vez tarda un minuto…
}
refused-computers-turn = Le toca al ordenador.
refused-looking-back = Estás repasando la partida. El juego sigue al final.
