"""A 62-bit hash of a position, and the draw by repetition.

It is made afresh from the words of a row, a product a word: a push moves up to seven piles, and
updating a hash spot by spot is no faster than folding the few words that hold them all
(``bench/kernel.py`` times it).
"""

from gipf.kernel.bits import lowest, product
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import finish, has_potentials, is_basic, is_over, repetition_limit
from gipf.kernel.layout import (
    ANNOUNCED,
    BLACK,
    CHALLENGES,
    COVERED,
    DEEP,
    DRAWN,
    MARK,
    META,
    REPETITION,
    RESERVES,
    TYPE0,
    TYPE1,
    TYPE2,
    UNDER,
    WHITE,
    WINNER_MASK,
    WINNER_SHIFT,
    Array,
    Family,
)
from gipf.kernel.lookup import SPOT_AT

_LOW = (1 << 32) - 1
_ALL = (1 << 62) - 1
_SAME = (
    1 << 9
) - 1 | WINNER_MASK << WINNER_SHIFT  # player, phase, opening, winner: not the counters


@inlined
def _fold(x: int, place: int) -> int:
    """Mix a word with its place into a number that depends on all their bits."""
    low = (x & _LOW) + place * 0x1D8E4E27C47D
    return product(low, (x >> 32) + 0x3C6EF372FE94F82A - place)


@inlined
def _spread(x: int) -> int:
    """Let every bit of a number influence all others."""
    x = product(x ^ ((x >> 32) & _LOW), 0x2545F4914F6CDD1D)
    x = product(x ^ ((x >> 29) & _LOW), 0x369DEA0F31A53F85)
    return (x ^ ((x >> 32) & _LOW)) & _ALL


@compiled
def hash_state(family: Family, lookup: Array, states: Array, piles: Array, i: int) -> int:
    """Hash a state; equal positions have equal hashes."""
    total = _fold(states[i, WHITE], 1) ^ _fold(states[i, BLACK], 2)
    total ^= _fold(states[i, RESERVES], 3) ^ _fold(states[i, META] & _SAME, 4)
    if not is_basic(family):
        total ^= _fold(states[i, MARK], 5)
    if has_potentials(family):
        total ^= (
            _fold(states[i, TYPE0], 6) ^ _fold(states[i, TYPE1], 7) ^ _fold(states[i, TYPE2], 8)
        )
        total ^= _fold(states[i, CHALLENGES], 9) ^ _fold(states[i, ANNOUNCED], 10)
        covered = states[i, COVERED]
        while covered:
            bit = lowest(covered)
            covered &= covered - 1
            spot = lookup[SPOT_AT + bit]
            total ^= _spread(_fold(piles[i, UNDER + spot], 11 + bit) ^ piles[i, DEEP + spot])
    return _spread(total)


@compiled
def note_position(
    family: Family,
    lookup: Array,
    states: Array,
    piles: Array,
    i: int,
    history: Array,
    h: int,
    length: int,
) -> int:
    """Add the hash of state i to line h of the history, ``length`` hashes long; give its new length.

    The game is drawn when the position has come up as often as the house rule says. A history that
    is full forgets its oldest half.
    """
    limit = repetition_limit(states, i)
    if limit == 0 or is_over(states, i):
        return length
    if length == history.shape[1]:
        half = length // 2
        for n in range(length - half):
            history[h, n] = history[h, n + half]
        length -= half
    key = hash_state(family, lookup, states, piles, i)
    times = 1
    for n in range(length):
        if history[h, n] == key:
            times += 1
    history[h, length] = key
    if times >= limit:
        finish(states, i, DRAWN, REPETITION)
    return length + 1
