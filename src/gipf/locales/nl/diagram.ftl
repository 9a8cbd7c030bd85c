## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] Wit neemt een rij weg
       *[b] Zwart neemt een rij weg
    }
    [extra] { $player ->
        [w] Wit heeft een extra zet
       *[b] Zwart heeft een extra zet
    }
    [move] { $player ->
        [w] Wit is aan zet
       *[b] Zwart is aan zet
    }
    [answer] { $player ->
        [w] Wit antwoordt
       *[b] Zwart antwoordt
    }
    [who-begins] { $player ->
        [w] Wit zegt wie er begint
       *[b] Zwart zegt wie er begint
    }
    [side-game] { $player ->
        [w] Wit speelt het tussenspel
       *[b] Zwart speelt het tussenspel
    }
    [over] { $player ->
        [w] Wit heeft gewonnen
       *[b] Zwart heeft gewonnen
    }
   *[draw] Remise
}
diagram-title = { $variant }: { $turn }
diagram-after = Na { $move }
diagram-announced = Aangekondigd: { $move }
diagram-board = Op het bord: { $piles }
diagram-empty = Het bord is leeg

## Charts

chart-wins = { $player ->
    [w] Wit wint
   *[b] Zwart wint
}
chart-even = gelijk
chart-turns = Winstkans van Wit over { $count ->
    [one] één beurt
   *[other] { $count } beurten
}; de laatste is { $turn }.
chart-marked = Gemarkeerde beurten: { $turns }.
chart-caption = { $variant }, { $result }, nauwkeurigheid { $white } – { $black }
