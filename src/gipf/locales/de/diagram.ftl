## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] Weiß räumt ab
       *[b] Schwarz räumt ab
    }
    [extra] { $player ->
        [w] Weiß hat einen Extra-Zug
       *[b] Schwarz hat einen Extra-Zug
    }
    [move] { $player ->
        [w] Weiß am Zug
       *[b] Schwarz am Zug
    }
    [answer] { $player ->
        [w] Weiß antwortet
       *[b] Schwarz antwortet
    }
    [who-begins] { $player ->
        [w] Weiß bestimmt, wer beginnt
       *[b] Schwarz bestimmt, wer beginnt
    }
    [side-game] { $player ->
        [w] Weiß spielt das Nebenspiel
       *[b] Schwarz spielt das Nebenspiel
    }
    [over] { $player ->
        [w] Weiß hat gewonnen
       *[b] Schwarz hat gewonnen
    }
   *[draw] Remis
}
diagram-title = { $variant }: { $turn }
diagram-after = Nach { $move }
diagram-announced = Angekündigt: { $move }
diagram-board = Auf dem Brett: { $piles }
diagram-empty = Das Brett ist leer

## Charts

chart-wins = { $player ->
    [w] Weiß gewinnt
   *[b] Schwarz gewinnt
}
chart-even = gleich
chart-turns = Gewinnchance von Weiß über { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}; der letzte ist { $turn }.
chart-marked = Markierte Züge: { $turns }.
chart-caption = { $variant }, { $result }, Genauigkeit { $white } – { $black }
