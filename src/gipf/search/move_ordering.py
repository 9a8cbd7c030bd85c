"""The order in which searches try moves: what they gain, looked up once, and the best of those left."""

from gipf.kernel.bits import inlined
from gipf.kernel.fields import has_potentials
from gipf.kernel.layout import CLEAR, JUMP, PUSHES, Array, Family
from gipf.search.tactics import push_gain, use_gain


@inlined
def gain_once(
    family: Family,
    lookup: Array,
    states: Array,
    level: int,
    own: int,
    their: int,
    dear: int,
    gains: Array,
    move: int,
) -> int:
    """Give the worth of the rows a move makes; a push is looked at once, whatever is pushed in.

    ``gains`` keeps what was found at a level, less than 0 where nothing was looked at.
    """
    if move < JUMP:
        push = move % PUSHES
        if gains[level, push] < 0:
            gains[level, push] = push_gain(lookup, own, their, dear, push)
        return gains[level, push]
    if has_potentials(family) and move < CLEAR:
        return use_gain(family, lookup, states, level, move)
    return 0


@inlined
def pick(moves: Array, scores: Array, level: int, n: int, number: int) -> int:
    """Bring the most promising of the moves left to place n."""
    most = n
    for other in range(n + 1, number):
        if scores[level, other] > scores[level, most]:
            most = other
    move, score = moves[level, most], scores[level, most]
    moves[level, most], scores[level, most] = moves[level, n], scores[level, n]
    moves[level, n], scores[level, n] = move, score
    return move
