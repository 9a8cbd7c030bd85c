## Whose turn it is

turn-computer = { $engine ->
    [ready] L’ordinateur réfléchit…
   *[other] L’ordinateur se prépare : la première fois, il faut une minute…
}
refused-computers-turn = C’est à l’ordinateur de jouer.
refused-looking-back = Tu regardes en arrière. La partie continue à la fin.
