## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] Białe zdejmują rząd
       *[b] Czarne zdejmują rząd
    }
    [extra] { $player ->
        [w] Białe mają dodatkowy ruch
       *[b] Czarne mają dodatkowy ruch
    }
    [move] { $player ->
        [w] Ruch białych
       *[b] Ruch czarnych
    }
    [answer] { $player ->
        [w] Białe odpowiadają
       *[b] Czarne odpowiadają
    }
    [who-begins] { $player ->
        [w] Białe mówią, kto zaczyna
       *[b] Czarne mówią, kto zaczyna
    }
    [side-game] { $player ->
        [w] Białe grają grę poboczną
       *[b] Czarne grają grę poboczną
    }
    [over] { $player ->
        [w] Białe wygrały
       *[b] Czarne wygrały
    }
   *[draw] Remis
}
diagram-title = { $variant }: { $turn }
diagram-after = Po { $move }
diagram-announced = Zapowiedziano: { $move }
diagram-board = Na planszy: { $piles }
diagram-empty = Plansza jest pusta

## Charts

chart-wins = { $player ->
    [w] Białe wygrywają
   *[b] Czarne wygrywają
}
chart-even = równo
chart-turns = Szanse białych na wygraną przez { $count ->
    [one] jedną turę
    [few] { $count } tury
   *[other] { $count } tur
}; ostatnia to { $turn }.
chart-marked = Oznaczone tury: { $turns }.
chart-caption = { $variant }, { $result }, dokładność { $white } – { $black }
