"""The transposition table (tt): scores, bounds and best moves by the hash of a position.

A position has a bucket of two entries. An entry is two words: the data, and the data xored with the key,
so that an entry torn apart by two threads that write at once is not recognised. The last line of the array
is no entry: its first word is set to stop a search.
"""

from gipf.kernel.compiling import inlined
from gipf.kernel.layout import MOVES, Array
from gipf.search.scores import PROVEN

EXACT, LOWER, UPPER = 0, 1, 2
_BOUND_SHIFT, _DEPTH_SHIFT, _GENERATION_SHIFT, _SCORE_SHIFT = 20, 22, 30, 36
_SCORE_OFFSET = 32768
NO_MOVE = (1 << _BOUND_SHIFT) - 1
GENERATIONS = 64


@inlined
def tt_bucket(tt: Array, key: int) -> int:
    """Give the first of the two entries in which a position may be."""
    return (key & (tt.shape[0] // 2 - 1)) * 2


@inlined
def probe_tt(tt: Array, key: int) -> int:
    """Give the data of a position's entry, or -1 if it has none."""
    bucket = tt_bucket(tt, key)
    for n in range(2):
        data = tt[bucket + n, 1]
        if tt[bucket + n, 0] ^ data == key:
            return data
    return -1


@inlined
def tt_move(data: int) -> int:
    """Give the hash move of an entry, or -1."""
    move = data & NO_MOVE
    return -1 if move == NO_MOVE else move


@inlined
def tt_depth(data: int) -> int:
    """Give the depth to which an entry was searched."""
    return (data >> _DEPTH_SHIFT) & 255


@inlined
def tt_bound(data: int) -> int:
    """Give whether the score of an entry is `EXACT` or a bound."""
    return (data >> _BOUND_SHIFT) & 3


@inlined
def tt_score(data: int, ply: int) -> int:
    """Give the score of an entry; the distance of a win is counted from the root again."""
    score = (data >> _SCORE_SHIFT) - _SCORE_OFFSET
    if score > PROVEN:
        return score - ply
    return score + ply if score < -PROVEN else score


@inlined
def tt_cuts_off(data: int, score: int, alpha: int, beta: int) -> bool:
    """Whether the score of an entry, with its bound, settles a null window."""
    bound = tt_bound(data)
    if bound == EXACT or (bound == LOWER and score >= beta):
        return True
    return bound == UPPER and score <= alpha


@inlined
def store_tt(
    tt: Array, key: int, generation: int, depth: int, score: int, bound: int, move: int, ply: int
) -> None:
    """Store a result: over the same position, else over the less deep or older of two entries."""
    if score > PROVEN:
        score += ply
    elif score < -PROVEN:
        score -= ply
    bucket = tt_bucket(tt, key)
    first, second = tt[bucket, 1], tt[bucket + 1, 1]
    if tt[bucket, 0] ^ first == key:
        chosen = 0
    elif tt[bucket + 1, 0] ^ second == key:
        chosen = 1
    else:
        chosen = 0 if _worth(first, generation) <= _worth(second, generation) else 1
    data = (score + _SCORE_OFFSET) << _SCORE_SHIFT | generation << _GENERATION_SHIFT
    data |= max(depth, 0) << _DEPTH_SHIFT | bound << _BOUND_SHIFT | move
    tt[bucket + chosen, 0] = key ^ data
    tt[bucket + chosen, 1] = data


@inlined
def _worth(data: int, generation: int) -> int:
    """Rate an entry: a search ago counts as much as eight plies of depth."""
    age = (generation - (data >> _GENERATION_SHIFT)) & (GENERATIONS - 1)
    return tt_depth(data) - 8 * age


assert MOVES <= NO_MOVE
