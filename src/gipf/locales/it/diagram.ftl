## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] Il Bianco rimuove una riga
       *[b] Il Nero rimuove una riga
    }
    [extra] { $player ->
        [w] Il Bianco ha una mossa extra
       *[b] Il Nero ha una mossa extra
    }
    [move] { $player ->
        [w] Tocca al Bianco
       *[b] Tocca al Nero
    }
    [answer] { $player ->
        [w] Il Bianco risponde
       *[b] Il Nero risponde
    }
    [who-begins] { $player ->
        [w] Il Bianco dice chi comincia
       *[b] Il Nero dice chi comincia
    }
    [side-game] { $player ->
        [w] Il Bianco gioca la partita collaterale
       *[b] Il Nero gioca la partita collaterale
    }
    [over] { $player ->
        [w] Il Bianco ha vinto
       *[b] Il Nero ha vinto
    }
   *[draw] Pareggio
}
diagram-title = { $variant }: { $turn }
diagram-after = Dopo { $move }
diagram-announced = Annunciato: { $move }
diagram-board = Sul tavoliere: { $piles }
diagram-empty = Il tavoliere è vuoto

## Charts

chart-wins = { $player ->
    [w] Vince il Bianco
   *[b] Vince il Nero
}
chart-even = pari
chart-turns = Probabilità di vittoria del Bianco in { $count ->
    [one] un turno
   *[other] { $count } turni
}; l’ultimo è { $turn }.
chart-marked = Turni segnati: { $turns }.
chart-caption = { $variant }, { $result }, precisione { $white } – { $black }
