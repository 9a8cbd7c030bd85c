"""Which moves make a row at once, and what the row captures."""

from gipf.kernel import layout as at
from gipf.kernel.bits import highest_bit, lowest, popcount
from gipf.kernel.board import (
    fours,
    gipf_pieces,
    has_four,
    kind_at,
    line_step,
    must_go,
    tops_of,
    typed,
)
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_potentials, is_basic, is_matrx, player_of
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import BIT_AT, HIGH_AT, LINE_AT
from gipf.kernel.moves import first_met, line_through, row_on, step_to, zertz_landing
from gipf.kernel.turn import cleared_spots

CAPTURE = 64
"""What a captured piece counts in a gain; a row that captures nothing counts 1."""


@inlined
def _rows_gain(lookup: Array, own: int, their: int, valuable: int) -> int:
    """Give the gain of a player's rows: the opponent's pieces in them; ``valuable`` ones count three times."""
    gain = 0
    for way in range(3):
        begins = fours(own, 1 if way == 0 else 7 + way)
        while begins:
            line = line_through(lowest(begins), way)
            mask = lookup[LINE_AT + line]
            row = row_on((own | their) & mask, begins & mask, line_step(line))
            begins &= ~mask
            gain += 1 + CAPTURE * (popcount(row & their) + 2 * popcount(row & their & valuable))
    return gain


@compiled
def push_gain(lookup: Array, own: int, their: int, valuable: int, push: int) -> int:
    """Give the gain of the rows a player's push makes; ``valuable`` tops count more."""
    line = push >> 1
    mask = lookup[LINE_AT + line]
    step = line_step(line)
    empty = mask & ~(own | their)
    if push & 1 == 0:
        run = mask & ((empty & -empty) - 1)
        own = (own & ~run) | ((own & run) << step) | (mask & -mask)
        if not has_four(own):
            return 0
        their = (their & ~run) | ((their & run) << step)
        valuable = (valuable & ~run) | ((valuable & run) << step)
    else:
        first = highest_bit(empty)
        run = mask & ~(first | (first - 1))
        own = (own & ~run) | ((own & run) >> step) | lookup[HIGH_AT + line]
        if not has_four(own):
            return 0
        their = (their & ~run) | ((their & run) >> step)
        valuable = (valuable & ~run) | ((valuable & run) >> step)
    return _rows_gain(lookup, own, their, valuable)


@inlined
def _completing(own: int, step: int) -> int:
    """Give the spots where one more top would make four in a row along a line."""
    below, above = own << step, own >> step
    two_below, two_above = below & (below << step), above & (above >> step)
    return (two_below & ((below << (2 * step)) | above)) | (
        two_above & (below | (above >> (2 * step)))
    )


@compiled
def row_pushes(lookup: Array, own: int) -> int:
    """Give the pushes that may make a row, as bits: all that do, and some that do not.

    A push makes a row along its own line, which then has three tops of the player already; or across
    it, where one of its spots completes a row.
    """
    if has_four(own):
        return (1 << at.PUSHES) - 1
    upright, flat, rising = _completing(own, 1), _completing(own, 8), _completing(own, 9)
    pushes = 0
    for line in range(at.LINES):
        mask = lookup[LINE_AT + line]
        across = (
            (flat | rising) if line < 8 else ((upright | rising) if line < 15 else upright | flat)
        )
        if mask & across or popcount(own & mask) >= 3:
            pushes |= 3 << (2 * line)
    return pushes


@inlined
def _target(family: Family, lookup: Array, states: Array, i: int, occupied: int, move: int) -> int:
    """Give the bit of the spot a potential is used on."""
    if move >= at.SLIDE:
        code = (move - at.SLIDE) // 6
        place = 1 << lookup[BIT_AT + code // 6]
        for _ in range(move - at.SLIDE - code * 6 + 1):
            place = step_to(place, code % 6)
        return place
    code = move - at.COVER if move >= at.COVER else move - at.JUMP
    bit = 1 << lookup[BIT_AT + code // 6]
    if kind_at(states, i, bit) == 4:
        return zertz_landing(lookup, occupied, bit, code % 6)
    return first_met(family, lookup, occupied, bit, code % 6)


@compiled
def use_gain(family: Family, lookup: Array, states: Array, i: int, move: int) -> int:
    """Give the gain of using a potential: of the rows it makes and of what it covers."""
    player = player_of(states, i)
    own, their = tops_of(states, i, player), tops_of(states, i, 1 - player)
    target = _target(family, lookup, states, i, own | their, move)
    valuable = valuable_tops(family, states, i)
    gain = 0
    if their & target:
        gain = CAPTURE + (2 * CAPTURE if valuable & target else 0)
    own |= target
    if has_four(own):
        gain += _rows_gain(lookup, own, their & ~target, valuable)
    return gain


@inlined
def valuable_tops(family: Family, states: Array, i: int) -> int:
    """Give the tops that are worth more than others: GIPF-pieces, loaded pieces and stacks."""
    if is_basic(family):
        return 0
    gipf = gipf_pieces(family, states, i)
    if not has_potentials(family):
        return gipf
    return gipf | ((states[i, at.WHITE] | states[i, at.BLACK]) & ~must_go(family, states, i))


@compiled
def clear_gain(family: Family, lookup: Array, states: Array, i: int, move: int) -> int:
    """Rate a clear: by what it captures, less what it costs of one's own."""
    if move == at.PASS:
        return 0
    player = player_of(states, i)
    spots = cleared_spots(lookup, move)
    valuable = valuable_tops(family, states, i)
    their = spots & tops_of(states, i, 1 - player)
    gain = CAPTURE * (popcount(their) + 2 * popcount(their & valuable)) + popcount(spots)
    if is_matrx(family):  # own units come back to the reserve
        return gain - 4 * popcount(spots & ~their & valuable)
    lost = spots & ~their & typed(states, i) if has_potentials(family) else 0
    gipf = spots & ~their & gipf_pieces(family, states, i)
    return gain - CAPTURE * popcount(gipf) - CAPTURE // 2 * popcount(lost)


assert at.EXTRA_UNIT * at.PUSHES < at.JUMP
