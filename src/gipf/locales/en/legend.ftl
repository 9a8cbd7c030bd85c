# What a piece is and can do. $player is w or b, $spots are points, $letter is a potential’s, $count says how many there are.

legend-basic = Four of a colour in line are a row and come off the board. What touches a row of the other colour is captured.
legend-gipf = Two pieces that act as one; captured, they count as two. In a row it may stay. { $player ->
    [w] White
   *[b] Black
} { $count ->
    [one] has only this one in play and loses without it.
   *[other] has { $count } in play and loses without any.
}{ $more ->
    [no] {" "}No new ones come in.
   *[yes] {""}
}
legend-gipf-single = It has to go with a row, and to be played again before anything else. { $player ->
    [w] White
   *[b] Black
} { $count ->
    [one] has only this one left and loses without it.
   *[other] has { $count } left and loses without any.
}
legend-potential = { $letter ->
    [T] Pushed onto the centre, it earns an extra push.
    [Z] Jumps in a line over the pieces beside it, onto the first empty spot. Once.
    [D] { $game ->
        [matrx] Jumps along empty spots onto a DVONN of the other player and puts it to sleep. Once.
       *[other] Jumps onto a basic piece or DVONN of the other player beside it and puts it to sleep. Once.
    }
    [Y] Slides along a line of empty spots. Once.
   *[P] { $game ->
        [matrx] Jumps along empty spots onto a PÜNCT of the other player and puts it to sleep. Once.
       *[other] Jumps onto a PÜNCT of the other player next to it, or lets you cover a GIPF-piece. Once.
    }
}
legend-used = { $game ->
    [matrx] Its power is spent. Taken off by its owner it returns to the reserve; two of a type make a stack again.
   *[other] Its power is spent. It still counts in rows, and leaves the game with one.
}
legend-now-goes = Goes with the row.
legend-now-may-stay = May stay or go: its row’s owner decides.
legend-now-extra = It is on the centre: push it in once more, or pass.
legend-now-use = { $whose ->
    [own] Can go to { $spots } now.
   *[other] Could go to { $spots }.
}
legend-now-gipf-first = Not now: GIPF-pieces in reserve have to be played first.
legend-now-nowhere = It has nowhere to go at the moment.
legend-now-push = Can be pushed in now, from the dots.
legend-reserve-basic = { $game ->
    [potentials] Pieces to push in. Who has none left and no potential to use loses.
   *[other] Pieces to push in. Who has to push in and has none left loses.
}
legend-reserve-gipf = { $game ->
    [matrx] Has to be played before anything else. In the reserve it is safe.
   *[other] Two basic pieces at once. The first other piece ends the GIPF-pieces.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] Two of a type enter as a stack.
   *[other] Enters on a basic piece. The first basic piece without one gives up all potentials in hand.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] Both players begin with these. Two of a type enter as a stack:
   *[other] Both players begin with these in hand. Each enters on a basic piece:
}
legend-rules = Read the rules
