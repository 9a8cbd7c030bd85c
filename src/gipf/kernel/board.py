"""The board of a state: what is on top, what lies under it, pushing and taking off.

Every function takes the family, the board's lookup array, the array of states and the index of a state.
Those that look under the tops take the states a second time, as ``piles``: a GPU keeps the first words of
a state in registers and the piles elsewhere.
"""

from gipf.kernel import layout as at
from gipf.kernel.bits import highest_bit, lowest
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_potentials, is_basic, is_matrx
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import FIRST_AT, HIGH_AT, LINE_AT, SPOT_AT


@inlined
def line_step(line: int) -> int:
    """Give the shift of a step along a line."""
    return 1 if line < 8 else (8 if line < 15 else 9)


@inlined
def fours(x: int, step: int) -> int:
    """Give the bits at which four in a row begin."""
    pairs = x & (x >> step)
    return pairs & (pairs >> (2 * step))


@inlined
def has_four(x: int) -> bool:
    """Whether there are four in a row on any line."""
    return (fours(x, 1) | fours(x, 8) | fours(x, 9)) != 0


@inlined
def tops_of(states: Array, i: int, player: int) -> int:
    """Give the tops of a player; indices are constants, so that words can stay in registers."""
    return states[i, at.BLACK] if player else states[i, at.WHITE]


@inlined
def add_top(states: Array, i: int, player: int, bit: int) -> None:
    """Add tops to those of a player."""
    if player:
        states[i, at.BLACK] |= bit
    else:
        states[i, at.WHITE] |= bit


@inlined
def typed(states: Array, i: int) -> int:
    """Give the tops that are potentials, loaded or used."""
    return states[i, at.TYPE0] | states[i, at.TYPE1] | states[i, at.TYPE2]


@inlined
def gipf_pieces(family: Family, states: Array, i: int) -> int:
    """Give the tops that are GIPF-pieces."""
    if is_basic(family):
        return 0
    if not has_potentials(family):
        return states[i, at.MARK]
    return states[i, at.MARK] & ~typed(states, i)


@inlined
def must_go(family: Family, states: Array, i: int) -> int:
    """Give the tops that leave with their row: all but double GIPF-pieces, loaded pieces, stacks."""
    occupied = states[i, at.WHITE] | states[i, at.BLACK]
    if is_basic(family):
        return occupied
    if not has_potentials(family):
        return occupied & ~states[i, at.MARK]
    loaded = typed(states, i) & ~states[i, at.MARK]
    if not is_matrx(family):
        return occupied & ~loaded & ~gipf_pieces(family, states, i)
    return occupied & ~loaded


@inlined
def open_pushes(lookup: Array, occupied: int) -> int:
    """Give the possible pushes, as bits; of those into the same empty spot, one."""
    pushes = 0
    for line in range(22):
        mask = lookup[LINE_AT + line]
        if mask & ~occupied:
            from_low = (occupied & mask & -mask) != 0
            from_high = (occupied & lookup[HIGH_AT + line]) != 0
            pushes |= ((1 if from_low else 0) | (2 if from_high else 0)) << (2 * line)
            pushes |= lookup[FIRST_AT] & (3 << (2 * line))
    return pushes


@inlined
def _shift_up(states: Array, i: int, word: int, run: int, step: int) -> None:
    x = states[i, word]
    states[i, word] = (x & ~run) | ((x & run) << step)


@inlined
def _shift_down(states: Array, i: int, word: int, run: int, step: int) -> None:
    x = states[i, word]
    states[i, word] = (x & ~run) | ((x & run) >> step)


@compiled
def _move_under(
    lookup: Array, states: Array, piles: Array, i: int, run: int, step: int, up: bool
) -> None:
    """Move what lies under the tops of a run, the farthest first."""
    covered = states[i, at.COVERED] & run
    while covered:
        bit = highest_bit(covered) if up else covered & -covered
        covered ^= bit
        there = lookup[SPOT_AT + lowest((bit << step) if up else (bit >> step))]
        here = lookup[SPOT_AT + lowest(bit)]
        piles[i, at.UNDER + there] = piles[i, at.UNDER + here]
        piles[i, at.DEEP + there] = piles[i, at.DEEP + here]


@inlined
def make_way(family: Family, lookup: Array, states: Array, piles: Array, i: int, push: int) -> int:
    """Move the run of piles a push meets by one spot; give the bit of the spot that is entered."""
    line = push >> 1
    mask = lookup[LINE_AT + line]
    step = line_step(line)
    empty = mask & ~(states[i, at.WHITE] | states[i, at.BLACK])
    if push & 1 == 0:
        entry = mask & -mask
        run = mask & ((empty & -empty) - 1)
        if run:
            if has_potentials(family) and states[i, at.COVERED] & run:
                _move_under(lookup, states, piles, i, run, step, True)
            for word in range(3 if not is_basic(family) else 2):
                _shift_up(states, i, word, run, step)
            if has_potentials(family):
                for word in range(at.TYPE0, at.COVERED + 1):
                    _shift_up(states, i, word, run, step)
    else:
        entry = lookup[HIGH_AT + line]
        first = highest_bit(empty)
        run = mask & ~(first | (first - 1))
        if run:
            if has_potentials(family) and states[i, at.COVERED] & run:
                _move_under(lookup, states, piles, i, run, step, False)
            for word in range(3 if not is_basic(family) else 2):
                _shift_down(states, i, word, run, step)
            if has_potentials(family):
                for word in range(at.TYPE0, at.COVERED + 1):
                    _shift_down(states, i, word, run, step)
    return entry


@inlined
def put_top(states: Array, i: int, bit: int, player: int, kind: int) -> None:
    """Put a unit onto a spot with no other top: ``kind`` is the mark plus twice the type."""
    add_top(states, i, player, bit)
    if kind & 1:
        states[i, at.MARK] |= bit
    if kind & 2:
        states[i, at.TYPE0] |= bit
    if kind & 4:
        states[i, at.TYPE1] |= bit
    if kind & 8:
        states[i, at.TYPE2] |= bit


@inlined
def kind_at(states: Array, i: int, bit: int) -> int:
    """Give the kind of a top: the mark plus twice the type."""
    kind = 0
    if states[i, at.MARK] & bit:
        kind |= 1
    if states[i, at.TYPE0] & bit:
        kind |= 2
    if states[i, at.TYPE1] & bit:
        kind |= 4
    if states[i, at.TYPE2] & bit:
        kind |= 8
    return kind


@inlined
def kind_of(family: Family, states: Array, i: int, bit: int) -> int:
    """Give the kind of a top in any family; states without potentials may have no words for types."""
    if has_potentials(family):
        return kind_at(states, i, bit)
    return 1 if gipf_pieces(family, states, i) & bit else 0


@inlined
def lift_top(states: Array, i: int, bits: int) -> None:
    """Take tops off, leaving whatever is under them where it is."""
    states[i, at.WHITE] &= ~bits
    states[i, at.BLACK] &= ~bits
    states[i, at.MARK] &= ~bits
    states[i, at.TYPE0] &= ~bits
    states[i, at.TYPE1] &= ~bits
    states[i, at.TYPE2] &= ~bits


@compiled
def cover(
    lookup: Array, states: Array, piles: Array, i: int, bit: int, player: int, kind: int
) -> None:
    """Put a unit on top of another."""
    below = kind_at(states, i, bit) + 1
    spot = lookup[SPOT_AT + lowest(bit)]
    if states[i, at.COVERED] & bit == 0:
        piles[i, at.UNDER + spot] = 0
        piles[i, at.DEEP + spot] = 0
        states[i, at.COVERED] |= bit
    under = piles[i, at.UNDER + spot]
    piles[i, at.DEEP + spot] = (piles[i, at.DEEP + spot] << 4) | (under >> 56)
    piles[i, at.UNDER + spot] = ((under & ((1 << 56) - 1)) << 4) | below
    lift_top(states, i, bit)
    put_top(states, i, bit, player, kind)


@compiled
def uncover(lookup: Array, states: Array, piles: Array, i: int, bit: int) -> None:
    """Take the top off a pile of several; the unit below is the other player's."""
    player = 0 if states[i, at.WHITE] & bit else 1
    spot = lookup[SPOT_AT + lowest(bit)]
    under, deep = piles[i, at.UNDER + spot], piles[i, at.DEEP + spot]
    piles[i, at.UNDER + spot] = (under >> 4) | ((deep & 15) << 56)
    piles[i, at.DEEP + spot] = deep >> 4
    lift_top(states, i, bit)
    put_top(states, i, bit, 1 - player, (under & 15) - 1)
    if piles[i, at.UNDER + spot] == 0:
        states[i, at.COVERED] &= ~bit
