## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] Blanc retire une rangée
       *[b] Noir retire une rangée
    }
    [extra] { $player ->
        [w] Blanc a un coup supplémentaire
       *[b] Noir a un coup supplémentaire
    }
    [move] { $player ->
        [w] À Blanc de jouer
       *[b] À Noir de jouer
    }
    [answer] { $player ->
        [w] Blanc répond
       *[b] Noir répond
    }
    [who-begins] { $player ->
        [w] Blanc dit qui commence
       *[b] Noir dit qui commence
    }
    [side-game] { $player ->
        [w] Blanc joue la partie satellite
       *[b] Noir joue la partie satellite
    }
    [over] { $player ->
        [w] Blanc a gagné
       *[b] Noir a gagné
    }
   *[draw] Partie nulle
}
diagram-title = { $variant } : { $turn }
diagram-after = Après { $move }
diagram-announced = Annoncé : { $move }
diagram-board = Sur le plateau : { $piles }
diagram-empty = Le plateau est vide

## Charts

chart-wins = { $player ->
    [w] Blanc gagne
   *[b] Noir gagne
}
chart-even = égalité
chart-turns = Chances de gain de Blanc sur { $count ->
    [one] un tour
   *[other] { $count } tours
} ; le dernier est { $turn }.
chart-marked = Tours marqués : { $turns }.
chart-caption = { $variant }, { $result }, précision { $white } – { $black }
