"""Counting pieces: all that the simple players know of a position."""

import math

from gipf.kernel.bits import inlined, popcount
from gipf.kernel.board import gipf_pieces, tops_of, typed
from gipf.kernel.fields import (
    basic_pieces_in,
    gipf_pieces_in,
    has_potentials,
    is_basic,
    is_matrx,
    is_over,
    potentials_in,
    reserve_of,
    winner_of,
)
from gipf.kernel.layout import (
    DRAWN,
    MARK,
    WHITE_WON,
    Array,
    Family,
)

PIECE = 12
"""What a piece counts; parts of it come from averages over the results of side games."""
DEAR = 3
"""So many GIPF-pieces count a piece more; if all did, one would bring in nothing else."""
WIN = 1_000_000
PROVEN = WIN - 10_000
"""Whoever has more than this has won by force."""


@inlined
def material(family: Family, states: Array, i: int, player: int) -> int:
    """Count the pieces a player has on top and in reserve; GIPF-pieces count more."""
    own = tops_of(states, i, player)
    reserve = reserve_of(states, i, player)
    total = popcount(own) + (basic_pieces_in(reserve))
    if not is_basic(family):
        dear = popcount(own & gipf_pieces(family, states, i))
        if not is_matrx(family):
            total += dear
        else:
            in_reserve = gipf_pieces_in(reserve)
            total += in_reserve
            dear += in_reserve
        total += min(dear, DEAR)
    if has_potentials(family):
        total += popcount(own & typed(states, i) & ~states[i, MARK])
        for potential in range(5):
            total += potentials_in(reserve, potential)
    return total


@inlined
def score(family: Family, states: Array, i: int, player: int, level: int) -> int:
    """Give what a position, so many decisions ahead, is worth to a player; quick wins are the best."""
    if is_over(states, i):
        winner = winner_of(states, i)
        if winner == DRAWN:
            return 0
        return WIN - level if winner == WHITE_WON + player else level - WIN
    return PIECE * (material(family, states, i, player) - material(family, states, i, 1 - player))


@inlined
def third_lost(not_lost: int, lost: int) -> int:
    """Give the average over a side game's results: won and tied are the same, lost is the third."""
    total = 2 * not_lost + lost
    return total // 3 if total >= 0 else -(-total // 3)


def value_of(score: int) -> float:
    """Give the result to be expected, from -1 to 1.

    >>> value_of(0), round(value_of(4 * PIECE), 2), value_of(WIN - 3)
    (0.0, 0.46, 1.0)
    """
    if abs(score) >= PROVEN:
        return 1.0 if score > 0 else -1.0
    return math.tanh(score / (8 * PIECE))


def win_in(score: int) -> int | None:
    """Give in how many decisions a score is a win, or below zero a loss, where it is proven.

    >>> win_in(WIN - 3), win_in(2 - WIN), win_in(40)
    (3, -2, None)
    """
    if abs(score) < PROVEN:
        return None
    return WIN - score if score > 0 else -WIN - score
