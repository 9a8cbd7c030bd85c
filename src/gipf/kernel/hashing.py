"""A 62-bit hash of a position, and the draw by repetition.

It is computed from the words of a state, one multiplication each. A push moves up to seven piles, so updating
a hash spot by spot would be no faster (``bench/kernel.py`` times it).
"""

from gipf.kernel import layout as at
from gipf.kernel.bits import lowest, product
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import finish, has_potentials, is_basic, is_over, repetition_limit
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import SPOT_AT

_LOW = (1 << 32) - 1
_ALL = (1 << 62) - 1
_SAME = (
    1 << 9
) - 1 | at.WINNER_MASK << at.WINNER_SHIFT  # player, phase, opening, winner: not the counters


@inlined
def _fold(x: int, place: int) -> int:
    """Mix a word with its place into a number that depends on all their bits."""
    low = (x & _LOW) + place * 0x1D8E4E27C47D
    return product(low, (x >> 32) + 0x3C6EF372FE94F82A - place)


@inlined
def _spread(x: int) -> int:
    """Make every bit of the result depend on all bits of a number."""
    x = product(x ^ ((x >> 32) & _LOW), 0x2545F4914F6CDD1D)
    x = product(x ^ ((x >> 29) & _LOW), 0x369DEA0F31A53F85)
    return (x ^ ((x >> 32) & _LOW)) & _ALL


@compiled
def hash_state(family: Family, lookup: Array, states: Array, piles: Array, i: int) -> int:
    """Hash a state; equal positions have equal hashes."""
    total = _fold(states[i, at.WHITE], 1) ^ _fold(states[i, at.BLACK], 2)
    total ^= _fold(states[i, at.RESERVES], 3) ^ _fold(states[i, at.META] & _SAME, 4)
    if not is_basic(family):
        total ^= _fold(states[i, at.MARK], 5)
    if has_potentials(family):
        total ^= (
            _fold(states[i, at.TYPE0], 6)
            ^ _fold(states[i, at.TYPE1], 7)
            ^ _fold(states[i, at.TYPE2], 8)
        )
        total ^= _fold(states[i, at.CHALLENGES], 9) ^ _fold(states[i, at.ANNOUNCED], 10)
        covered = states[i, at.COVERED]
        while covered:
            bit = lowest(covered)
            covered &= covered - 1
            spot = lookup[SPOT_AT + bit]
            total ^= _spread(_fold(piles[i, at.UNDER + spot], 11 + bit) ^ piles[i, at.DEEP + spot])
    return _spread(total)


@compiled
def note_position(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, history: Array, h: int,
    length: int,
) -> int:  # fmt: skip
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
        finish(states, i, at.DRAWN, at.REPETITION)
    return length + 1
