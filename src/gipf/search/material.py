"""Material: the static evaluation of the baselines."""

import math

from gipf.kernel.bits import popcount
from gipf.kernel.board import gipf_pieces, tops_of, typed
from gipf.kernel.compiling import inlined
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
from gipf.kernel.layout import DRAWN, MARK, WHITE_WON, Array, Family

PIECE = 12
"""The value of a piece; fractions of it come from averages over the results of side games."""
MAX_GIPF_BONUS = 3
"""How many GIPF-pieces count one piece more; if all did, nothing else would ever be pushed."""
WIN = 1_000_000
PROVEN = WIN - 10_000
"""A score of this or more is a proven win."""


@inlined
def material(family: Family, states: Array, i: int, player: int) -> int:
    """Count the pieces a player has on top and in reserve; GIPF-pieces count more."""
    own = tops_of(states, i, player)
    reserve = reserve_of(states, i, player)
    total = popcount(own) + (basic_pieces_in(reserve))
    if not is_basic(family):
        gipf = popcount(own & gipf_pieces(family, states, i))
        if not is_matrx(family):
            total += gipf
        else:
            in_reserve = gipf_pieces_in(reserve)
            total += in_reserve
            gipf += in_reserve
        total += min(gipf, MAX_GIPF_BONUS)
    if has_potentials(family):
        total += popcount(own & typed(states, i) & ~states[i, MARK])
        for potential in range(5):
            total += potentials_in(reserve, potential)
    return total


@inlined
def score(family: Family, states: Array, i: int, player: int, ply: int) -> int:
    """Give the score of a state at a ply for a player; quick wins score highest."""
    if is_over(states, i):
        winner = winner_of(states, i)
        if winner == DRAWN:
            return 0
        return WIN - ply if winner == WHITE_WON + player else ply - WIN
    return PIECE * (material(family, states, i, player) - material(family, states, i, 1 - player))


@inlined
def side_game_mean(not_lost: int, lost: int) -> int:
    """Give the mean score of a side game: won and tied have the same effect, lost is a third."""
    total = 2 * not_lost + lost
    return total // 3 if total >= 0 else -(-total // 3)


def value_of(score: int) -> float:
    """Give the expected result of a score, from -1 to 1.

    >>> value_of(0), round(value_of(4 * PIECE), 2), value_of(WIN - 3)
    (0.0, 0.46, 1.0)
    """
    if abs(score) >= PROVEN:
        return 1.0 if score > 0 else -1.0
    return math.tanh(score / (8 * PIECE))


def win_in(score: int) -> int | None:
    """Give the number of decisions to a proven win or, negative, loss; None where nothing is proven.

    >>> win_in(WIN - 3), win_in(2 - WIN), win_in(40)
    (3, -2, None)
    """
    if abs(score) < PROVEN:
        return None
    return WIN - score if score > 0 else -WIN - score
