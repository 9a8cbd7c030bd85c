"""The static evaluation of PÜNCT: how far a player is from a connection, the centre, free pieces."""

from gipf.kernel.arrays import array_of
from gipf.kernel.compiling import compiled
from gipf.kernel.layout import Array
from gipf.side_kernels.layout import PLAYER
from gipf.side_kernels.punct.layout import EACH, IS_BASIC, KINDS, PIECES, RESERVES
from gipf.side_kernels.punct.moves import centre_lead, is_free
from gipf.side_kernels.punct.sets import AXES, FAR, count_pieces, measure

PIECE_VALUES = array_of(3000 // (pieces + 1) for pieces in range(EACH + 1))
"""The pieces that are missing between the sides of the best axis."""
STEP_VALUES = array_of(2000 // (steps + 3) for steps in range(FAR + 1))
"""The steps that are missing there."""
OTHER_AXES = 4
"""The other two axes count this part of the best one."""
FREE_VALUE = 12
"""A piece that can move."""
CENTRE_VALUES = array_of(40 - 2 * left for left in range(EACH + 1))
"""A space of the centre more than the other, by the pieces that whoever has fewer has left."""

TEMPO_VALUES = array_of(90 + 10 * min(10, pieces) for pieces in range(2 * EACH + 1))
"""What it is worth to decide, by the pieces that were added: with it, odd and even depths score alike."""


@compiled
def _evaluate_player(state: Array, player: int) -> int:
    nothing = state[:1]
    best = total = 0
    for axis in range(AXES):
        value = PIECE_VALUES[count_pieces(state, player, 2 * axis)]
        value += STEP_VALUES[measure(state, player, 2 * axis, 2, nothing)]
        total += value
        best = max(best, value)
    score = best + (total - best) // OTHER_AXES
    for n in range(EACH):
        piece = state[PIECES + EACH * player + n]
        if piece == 0:
            break
        if is_free(state, piece):
            score += FREE_VALUE
    return score


@compiled
def evaluate(state: Array) -> int:
    """Give the static evaluation for the player who decides."""
    score = _evaluate_player(state, 0) - _evaluate_player(state, 1)
    left = left_of_black = 0
    for kind in range(len(KINDS)):
        left += state[RESERVES + kind]
        left_of_black += state[RESERVES + len(KINDS) + kind]
    if state[IS_BASIC] == 0:
        score += CENTRE_VALUES[min(left, left_of_black)] * centre_lead(state)
    return (-score if state[PLAYER] else score) + TEMPO_VALUES[2 * EACH - left - left_of_black]
