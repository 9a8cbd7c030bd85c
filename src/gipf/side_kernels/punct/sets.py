"""Sets of spaces in six words each: how they grow, whether they join two sides, how far the sides are apart."""

from gipf.kernel.bits import lowest, popcount
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_kernels.punct.layout import (
    BOARD,
    CENTRE,
    EACH,
    IS_BASIC,
    MARGIN,
    OWNED,
    SET_WORDS,
    SIDE_SETS,
    STRIDE,
    WORD_BITS,
)

Set = tuple[int, int, int, int, int, int]

AXES = 3
"""Pairs of opposite sides."""
FAR = 60
"""More than any distance."""
_WORD = (1 << WORD_BITS) - 1
_TO_NEXT, _LAST = STRIDE, 2 * STRIDE  # to the next column, and to the first or last one of a word


@inlined
def get_set(array: Array, at: int) -> Set:
    """Read a set from an array."""
    return (
        int(array[at]), int(array[at + 1]), int(array[at + 2]),
        int(array[at + 3]), int(array[at + 4]), int(array[at + 5]),
    )  # fmt: skip


@inlined
def both(a: Set, b: Set) -> Set:
    """Give what is in both sets."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5]


@inlined
def either(a: Set, b: Set) -> Set:
    """Give what is in either set."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5]


@inlined
def without(a: Set, b: Set) -> Set:
    """Give what is in the first set and not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4], a[5] & ~b[5]


@inlined
def is_empty(a: Set) -> bool:
    """Whether nothing is in a set."""
    return a[0] | a[1] | a[2] | a[3] | a[4] | a[5] == 0


@inlined
def size(a: Set) -> int:
    """Count the spaces of a set."""
    low = popcount(a[0]) + popcount(a[1]) + popcount(a[2])
    return low + popcount(a[3]) + popcount(a[4]) + popcount(a[5])


@inlined
def grown(a: Set, within: Set) -> Set:
    """Give a set and all that is adjacent to it, within another set."""
    u0, u1, u2 = a[0] | a[0] << 1, a[1] | a[1] << 1, a[2] | a[2] << 1
    u3, u4, u5 = a[3] | a[3] << 1, a[4] | a[4] << 1, a[5] | a[5] << 1
    d0, d1, d2 = a[0] | a[0] >> 1, a[1] | a[1] >> 1, a[2] | a[2] >> 1
    d3, d4, d5 = a[3] | a[3] >> 1, a[4] | a[4] >> 1, a[5] | a[5] >> 1
    return (
        (u0 | d0 | u0 << _TO_NEXT | d0 >> _TO_NEXT | d1 << _LAST) & within[0],
        (u1 | d1 | u1 << _TO_NEXT | d1 >> _TO_NEXT | d2 << _LAST | u0 >> _LAST) & within[1],
        (u2 | d2 | u2 << _TO_NEXT | d2 >> _TO_NEXT | d3 << _LAST | u1 >> _LAST) & within[2],
        (u3 | d3 | u3 << _TO_NEXT | d3 >> _TO_NEXT | d4 << _LAST | u2 >> _LAST) & within[3],
        (u4 | d4 | u4 << _TO_NEXT | d4 >> _TO_NEXT | d5 << _LAST | u3 >> _LAST) & within[4],
        (u5 | d5 | u5 << _TO_NEXT | d5 >> _TO_NEXT | u4 >> _LAST) & within[5],
    )


@inlined
def shifted(a: Set, way: int) -> Set:
    """Give the places from which a way, two steps at most, leads into a set."""
    if way > 0:
        low, high = way, WORD_BITS - way
        return (
            (a[0] >> low | a[1] << high) & _WORD, (a[1] >> low | a[2] << high) & _WORD,
            (a[2] >> low | a[3] << high) & _WORD, (a[3] >> low | a[4] << high) & _WORD,
            (a[4] >> low | a[5] << high) & _WORD, a[5] >> low,
        )  # fmt: skip
    low, high = WORD_BITS + way, -way
    return (
        a[0] << high & _WORD, (a[1] << high | a[0] >> low) & _WORD,
        (a[2] << high | a[1] >> low) & _WORD, (a[3] << high | a[2] >> low) & _WORD,
        (a[4] << high | a[3] >> low) & _WORD, (a[5] << high | a[4] >> low) & _WORD,
    )  # fmt: skip


@compiled
def is_connected(state: Array, player: int) -> bool:
    """Whether a player's spaces lead from a side to the opposite one [27]."""
    own = get_set(state, OWNED + SET_WORDS * player)
    for axis in range(AXES):
        reached = both(own, get_set(SIDE_SETS, 2 * SET_WORDS * axis))
        goal = both(own, get_set(SIDE_SETS, SET_WORDS * (2 * axis + 1)))
        if is_empty(goal):
            continue
        while not is_empty(reached):
            if not is_empty(both(reached, goal)):
                return True
            more = grown(reached, own)
            if is_empty(without(more, reached)):
                break
            reached = more
    return False


@compiled
def measure(state: Array, player: int, side: int, dear_cost: int, distances: Array) -> int:
    """Give how far a side is from the opposite one for a player, and write the distances from it by place.

    A space of his own costs nothing, an empty one 1; one of the other's ``dear_cost``, 1 or 2, and so
    does the centre where nothing can be added [13]. Where ``distances`` is too short for the board nothing is
    written.
    """
    writes = distances.shape[0] > 1
    board = get_set(BOARD, 0)
    own = get_set(state, OWNED + SET_WORDS * player)
    dear = get_set(state, OWNED + SET_WORDS * (1 - player))
    if state[IS_BASIC] == 0:
        dear = either(dear, without(get_set(CENTRE, 0), own))
    cheap = without(board, own)
    if dear_cost == 2:
        cheap = without(cheap, dear)
    start = get_set(SIDE_SETS, SET_WORDS * side)
    goal = get_set(SIDE_SETS, SET_WORDS * (side ^ 1))
    before = (0, 0, 0, 0, 0, 0)
    near, nearer = start, before  # what is adjacent to all that was reached a step ago, and two
    reached = both(own, start)
    found = FAR
    for distance in range(FAR):
        if distance:
            reached = either(reached, either(both(near, cheap), both(nearer, dear)))
            nearer = near
        while True:
            near = either(grown(reached, board), start)
            more = without(both(near, own), reached)
            if is_empty(more):
                break
            reached = either(reached, more)
        if writes:
            new = without(reached, before)
            for word in range(SET_WORDS):
                bits = new[word]
                first = MARGIN + WORD_BITS * word
                while bits:
                    distances[first + lowest(bits)] = distance
                    bits &= bits - 1
            before = reached
        if found == FAR and not is_empty(both(reached, goal)):
            found = distance
            if not writes:
                break
        if distance > found + 2:
            break
    return found


@compiled
def count_pieces(state: Array, player: int, side: int) -> int:
    """Give how many pieces more would join a side to the opposite one for a player.

    A piece covers three empty spaces in a row, whatever way they bend, or two that cannot be added on: the
    other's and, where nothing can be added there, the centre's.
    """
    board = get_set(BOARD, 0)
    own = get_set(state, OWNED + SET_WORDS * player)
    dear = get_set(state, OWNED + SET_WORDS * (1 - player))
    if state[IS_BASIC] == 0:
        dear = either(dear, without(get_set(CENTRE, 0), own))
    cheap = without(without(board, own), dear)
    start = get_set(SIDE_SETS, SET_WORDS * side)
    goal = get_set(SIDE_SETS, SET_WORDS * (side ^ 1))
    reached = both(own, start)
    for pieces in range(EACH):
        while True:
            near = either(grown(reached, board), start)
            more = without(both(near, own), reached)
            if is_empty(more):
                break
            reached = either(reached, more)
        if not is_empty(both(reached, goal)):
            return pieces
        covered = both(near, cheap)
        covered = either(covered, grown(covered, cheap))
        covered = either(covered, grown(covered, cheap))
        capped = both(near, dear)
        capped = either(capped, grown(capped, dear))
        reached = either(reached, either(covered, capped))
    return EACH
