## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] Fehér levesz a tábláról
       *[b] Fekete levesz a tábláról
    }
    [extra] { $player ->
        [w] Fehér extra lépése következik
       *[b] Fekete extra lépése következik
    }
    [move] { $player ->
        [w] Fehér lép
       *[b] Fekete lép
    }
    [answer] { $player ->
        [w] Fehér válaszol
       *[b] Fekete válaszol
    }
    [who-begins] { $player ->
        [w] Fehér mondja meg, ki kezd
       *[b] Fekete mondja meg, ki kezd
    }
    [side-game] { $player ->
        [w] Fehér mellékjátéka következik
       *[b] Fekete mellékjátéka következik
    }
    [over] { $player ->
        [w] Fehér nyert
       *[b] Fekete nyert
    }
   *[draw] Döntetlen
}
diagram-title = { $variant }: { $turn }
diagram-after = { $move } után
diagram-announced = Bejelentve: { $move }
diagram-board = A táblán: { $piles }
diagram-empty = A tábla üres

## Charts

chart-wins = { $player ->
    [w] Fehér nyer
   *[b] Fekete nyer
}
chart-even = egyenlő
chart-turns = Fehér nyerési esélye { $count ->
    [one] egy kör
   *[other] { $count } kör
} alatt; az utolsó: { $turn }.
chart-marked = Megjelölt körök: { $turns }.
chart-caption = { $variant }, { $result }, pontosság { $white } – { $black }
