## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] Las blancas retiran
       *[b] Las negras retiran
    }
    [extra] { $player ->
        [w] Las blancas tienen un movimiento extra
       *[b] Las negras tienen un movimiento extra
    }
    [move] { $player ->
        [w] Juegan las blancas
       *[b] Juegan las negras
    }
    [answer] { $player ->
        [w] Las blancas responden
       *[b] Las negras responden
    }
    [who-begins] { $player ->
        [w] Las blancas dicen quién empieza
       *[b] Las negras dicen quién empieza
    }
    [side-game] { $player ->
        [w] Las blancas juegan el juego auxiliar
       *[b] Las negras juegan el juego auxiliar
    }
    [over] { $player ->
        [w] Han ganado las blancas
       *[b] Han ganado las negras
    }
   *[draw] Empate
}
diagram-title = { $variant }: { $turn }
diagram-after = Tras { $move }
diagram-announced = Anunciado: { $move }
diagram-board = En el tablero: { $piles }
diagram-empty = El tablero está vacío

## Charts

chart-wins = { $player ->
    [w] Ganan blancas
   *[b] Ganan negras
}
chart-even = igualado
chart-turns = Opciones de ganar de las blancas a lo largo de { $count ->
    [one] un turno
   *[other] { $count } turnos
}; el último es { $turn }.
chart-marked = Turnos marcados: { $turns }.
chart-caption = { $variant }, { $result }, precisión { $white } – { $black }
