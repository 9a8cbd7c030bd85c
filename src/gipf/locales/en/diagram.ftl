# What pictures say: of positions to those who cannot see them, of a game's chances beside the plot.
# $player is w or b, or none in a draw. $move, $turn, $turns and $variant are notation.

## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] White to clear
       *[b] Black to clear
    }
    [extra] { $player ->
        [w] White to make an extra move
       *[b] Black to make an extra move
    }
    [move] { $player ->
        [w] White to move
       *[b] Black to move
    }
    [answer] { $player ->
        [w] White to answer
       *[b] Black to answer
    }
    [who-begins] { $player ->
        [w] White to say who begins
       *[b] Black to say who begins
    }
    [side-game] { $player ->
        [w] White to play the side game
       *[b] Black to play the side game
    }
    [over] { $player ->
        [w] White has won
       *[b] Black has won
    }
   *[draw] Drawn
}
diagram-title = { $variant }: { $turn }
diagram-after = After { $move }
diagram-announced = Announced: { $move }
diagram-board = On the board: { $piles }
diagram-empty = The board is empty

## Charts

chart-wins = { $player ->
    [w] White wins
   *[b] Black wins
}
chart-even = even
chart-turns = White’s winning chance over { $count ->
    [one] one turn
   *[other] { $count } turns
}; the last is { $turn }.
chart-marked = Marked turns: { $turns }.
chart-caption = { $variant }, { $result }, accuracy { $white } – { $black }
