"""Move generation: pushes, uses of potentials, clears, and the words of a challenge.

`walk_moves` goes through them in the order of their numbers within each kind. It lists them all, or
gives the one it is asked for, so that a random move needs no list.
"""

from gipf.kernel import layout as at
from gipf.kernel.bits import lowest, nth_bit, popcount
from gipf.kernel.board import fours, gipf_pieces, line_step, must_go, open_pushes, tops_of, typed
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import (
    basic_pieces_in,
    gipf_pieces_in,
    has_potentials,
    is_basic,
    is_matrx,
    opening_of,
    phase_of,
    player_of,
    potentials_in,
    reserve_of,
)
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import ALONE_AT, BOARD_AT, BROKEN_AT, LINE_AT, SPOT_AT, WAYS_AT

COUNT = 1 << 40
"""As ``wanted``: count the moves."""
LIST = -1
"""As ``wanted``: list the moves."""
RANDOM = -2
"""As ``wanted``, minus a 32-bit random number: give a random move."""


@inlined
def pushable_units(family: Family, states: Array, i: int, player: int) -> int:
    """Give the units the player may push from the reserve, as bits."""
    reserve = reserve_of(states, i, player)
    basic = basic_pieces_in(reserve)
    units = 0
    if is_matrx(family):
        if gipf_pieces_in(reserve):
            return 1 << at.GIPF_UNIT
        for potential in range(5):
            if potentials_in(reserve, potential) >= 2:
                units |= 4 << potential
        return units
    opening = opening_of(states, i, player) if not is_basic(family) else 0
    if opening and basic >= 2:
        units |= 1 << at.GIPF_UNIT
    if opening != at.OPENING_FIRST and basic:
        units |= 1 << at.BASIC_UNIT
        if has_potentials(family):
            for potential in range(5):
                if potentials_in(reserve, potential):
                    units |= 4 << potential
    return units


@inlined
def must_push_gipf_piece(family: Family, states: Array, i: int, player: int) -> bool:
    """Whether no potential may be used now."""
    if is_matrx(family):
        return gipf_pieces_in(reserve_of(states, i, player)) != 0
    return opening_of(states, i, player) == at.OPENING_FIRST


@inlined
def way_along(direction: int) -> int:
    """Give the size of the shift in a direction."""
    if direction == 0 or direction == 3:
        return 1
    return 9 if direction == 1 or direction == 4 else 8


@inlined
def step_to(bit: int, direction: int) -> int:
    """Go one spot in a direction: 0 up, 1 right and up, 2 right and down, 3 to 5 the opposite ways."""
    way = way_along(direction)
    return bit << way if direction < 3 else bit >> way


@inlined
def zertz_landing(lookup: Array, occupied: int, bit: int, direction: int) -> int:
    """Give the first empty spot behind a run of occupied ones, 0 if there is none."""
    place = step_to(bit, direction)
    if place & occupied == 0:
        return 0
    while place & occupied:
        place = step_to(place, direction)
    return place & lookup[BOARD_AT]


@inlined
def first_met(family: Family, lookup: Array, occupied: int, bit: int, direction: int) -> int:
    """Give the spot DVONN or PÜNCT reaches: the next one; in MATRX the first occupied one."""
    place = step_to(bit, direction)
    if is_matrx(family):
        while place & lookup[BOARD_AT] & ~occupied:
            place = step_to(place, direction)
    return place & occupied


@inlined
def _place(wanted: int, number: int) -> int:
    """Turn `RANDOM` minus a random number into the index of one of ``number`` moves."""
    return wanted if wanted >= LIST else ((RANDOM - wanted) * number) >> 32


@compiled
def walk_moves(
    family: Family, lookup: Array, states: Array, i: int, out: Array, wanted: int
) -> int:
    """List the legal moves in ``out`` and give their number; or only count them; or give one of them.

    ``wanted`` is `LIST`, `COUNT`, the index of a move, or `RANDOM` minus a random number; only `LIST` writes to
    ``out``.
    """
    phase = phase_of(states, i)
    is_extra = has_potentials(family) and (phase == at.EXTRA_BEFORE or phase == at.EXTRA_AFTER)
    if phase == at.MOVE or is_extra:
        return _walk_pushes(family, lookup, states, i, is_extra, out, wanted)
    if phase == at.CLEAR_BEFORE or phase == at.CLEAR_AFTER:
        if wanted <= RANDOM:
            wanted = _place(wanted, _walk_clears(family, lookup, states, i, out, COUNT))
        return _walk_clears(family, lookup, states, i, out, wanted)
    if has_potentials(family):
        if phase == at.ANSWER:
            return _walk_words(at.ACCEPT, at.CHALLENGE, out, wanted)
        if phase == at.WHO_BEGINS:
            return _walk_words(at.FIRST, at.SECOND, out, wanted)
        if phase == at.SIDE_GAME:
            return _walk_words(at.WON, at.LOST, out, wanted)
    return 0


@inlined
def _list_pushes(pushes: int, code: int, out: Array, n: int) -> None:
    while pushes:
        out[n] = code + lowest(pushes)
        n += 1
        pushes &= pushes - 1


@compiled
def _walk_words(first: int, last: int, out: Array, wanted: int) -> int:
    number = last - first + 1
    wanted = _place(wanted, number)
    if 0 <= wanted < number:
        return first + wanted
    if wanted == LIST:
        for n in range(number):
            out[n] = first + n
    return number


@compiled
def _walk_pushes(
    family: Family, lookup: Array, states: Array, i: int, is_extra: bool, out: Array, wanted: int
) -> int:
    """Go through the pushes, then the uses of potentials or, in an extra move, the pass."""
    player = player_of(states, i)
    units = 1 << at.EXTRA_UNIT if is_extra else pushable_units(family, states, i, player)
    pushes = open_pushes(lookup, states[i, at.WHITE] | states[i, at.BLACK]) if units else 0
    ways = popcount(pushes)
    by_push = ways * popcount(units) if not is_basic(family) else ways
    number = by_push
    has_uses = False
    if has_potentials(family):
        if is_extra:
            number += 1
        else:
            has_uses = not must_push_gipf_piece(family, states, i, player)
            if has_uses and wanted != LIST:
                number = walk_uses(family, lookup, states, i, player, out, COUNT, by_push)
    wanted = _place(wanted, number)
    if wanted == LIST:
        n = 0
        while units:
            _list_pushes(pushes, lowest(units) * at.PUSHES, out, n)
            n += ways
            units &= units - 1
        if has_uses:
            return walk_uses(family, lookup, states, i, player, out, LIST, by_push)
        if is_extra:
            out[by_push] = at.PASS
        return number
    if wanted < by_push:
        if is_basic(family):
            return nth_bit(pushes, wanted)
        unit = wanted // ways
        return nth_bit(units, unit) * at.PUSHES + nth_bit(pushes, wanted - unit * ways)
    if wanted < number:
        if is_extra:
            return at.PASS
        return walk_uses(family, lookup, states, i, player, out, wanted, by_push)
    return number


@inlined
def _use_found(
    lookup: Array, out: Array, wanted: int, n: int, hits: int, base: int, direction: int,
    distance: int,
) -> int:  # fmt: skip
    """List the uses that end on ``hits``, or give the wanted one; -1 if it is not among them.

    All potentials of a type go the same way at once: where each began is that many steps back.
    """
    if wanted == LIST:
        while hits:
            out[n] = _use_code(lookup, lowest(hits), base, direction, distance)
            n += 1
            hits &= hits - 1
        return -1
    if n <= wanted < n + popcount(hits):
        return _use_code(lookup, nth_bit(hits, wanted - n), base, direction, distance)
    return -1


@inlined
def _use_code(lookup: Array, target: int, base: int, direction: int, distance: int) -> int:
    way = way_along(direction)
    start = target - way * distance if direction < 3 else target + way * distance
    code = lookup[SPOT_AT + start] * 6 + direction
    return base + (code * 6 + distance - 1 if base == at.SLIDE else code)


@compiled
def walk_uses(
    family: Family, lookup: Array, states: Array, i: int, player: int, out: Array, wanted: int,
    n: int,
) -> int:  # fmt: skip
    """Go through the uses of potentials as `walk_moves` does, counting on from ``n``."""
    types = typed(states, i)
    loaded = tops_of(states, i, player) & types & ~states[i, at.MARK]
    if loaded == 0:
        return n
    kind0, kind1, kind2 = states[i, at.TYPE0], states[i, at.TYPE1], states[i, at.TYPE2]
    occupied = states[i, at.WHITE] | states[i, at.BLACK]
    empty = lookup[BOARD_AT] & ~occupied
    theirs = tops_of(states, i, 1 - player)
    dvonn_targets = theirs & kind0 & kind1
    punct_targets = theirs & kind0 & kind2
    covered_once = covered_twice = 0
    if not is_matrx(family):
        dvonn_targets |= theirs & ~types & ~states[i, at.MARK]
        basic = basic_pieces_in(reserve_of(states, i, player))
        covered_once = theirs & gipf_pieces(family, states, i) if basic else 0
        covered_twice = covered_once if basic >= 2 else 0
    zertz, yinsh = loaded & kind1 & ~kind0, loaded & kind2 & ~kind0
    dvonn, punct = loaded & kind0 & kind1, loaded & kind0 & kind2
    for direction in range(6):
        slides, jumps, by_dvonn, by_punct = yinsh, zertz, dvonn, punct
        distance = 1
        while slides | jumps | by_dvonn | by_punct:
            # YINSH slides over empty spots
            slides = step_to(slides, direction) & empty
            if slides:
                found = _use_found(lookup, out, wanted, n, slides, at.SLIDE, direction, distance)
                if found >= 0:
                    return found
                n += popcount(slides)
            # ZÈRTZ jumps over occupied spots; DVONN and PÜNCT land on the first unit they meet
            jumps = step_to(jumps, direction)
            by_dvonn = step_to(by_dvonn, direction) & lookup[BOARD_AT]
            by_punct = step_to(by_punct, direction) & lookup[BOARD_AT]
            hits = (by_dvonn & dvonn_targets) | (by_punct & (punct_targets | covered_once))
            if distance > 1:
                hits |= jumps & empty
            if hits:
                found = _use_found(lookup, out, wanted, n, hits, at.JUMP, direction, distance)
                if found >= 0:
                    return found
                n += popcount(hits)
            if not is_matrx(family):
                hits = by_punct & covered_twice
                if hits:
                    found = _use_found(lookup, out, wanted, n, hits, at.COVER, direction, distance)
                    if found >= 0:
                        return found
                    n += popcount(hits)
                by_dvonn = by_punct = 0  # they reach no farther than the next spot
            jumps &= occupied
            by_dvonn &= empty
            by_punct &= empty
            distance += 1
    return n


@inlined
def line_through(bit: int, way: int) -> int:
    """Give the number of the line through a spot: 0 upright, 1 from left to right, 2 rising."""
    column, height = bit >> 3, bit & 7
    if way == 0:
        return column
    return 8 + height if way == 1 else 18 + height - column


@inlined
def row_on(occupied: int, four: int, step: int) -> int:
    """Give the run of occupied spots a four lies in; all words are of one line."""
    row = four & -four
    while True:
        grown = (row | (row << step) | (row >> step)) & occupied
        if grown == row:
            return row
        row = grown


@inlined
def places_on_line(lookup: Array, line: int, spots: int) -> int:
    """Give the places of some spots on their line, as bits."""
    spots >>= lowest(lookup[LINE_AT + line])
    places = 0
    for place in range(7):
        places |= (spots & 1) << place
        spots >>= line_step(line)
    return places


@inlined
def spots_on_line(lookup: Array, line: int, places: int) -> int:
    """Give the spots at some places of a line."""
    bit = lookup[LINE_AT + line] & -lookup[LINE_AT + line]
    spots = 0
    while places:
        if places & 1:
            spots |= bit
        bit <<= line_step(line)
        places >>= 1
    return spots


@compiled
def _walk_clears(
    family: Family, lookup: Array, states: Array, i: int, out: Array, wanted: int
) -> int:
    player = player_of(states, i)
    own = tops_of(states, i, player)
    occupied = states[i, at.WHITE] | states[i, at.BLACK]
    forced_tops = must_go(family, states, i)
    gipf = gipf_pieces(family, states, i) if not is_matrx(family) else 0
    listed_alone = 0  # spots that can be cleared alone, with a row that came before
    must = False
    n = 0
    for way in range(3):
        begins = fours(own, 1 if way == 0 else 7 + way)
        while begins:
            line = line_through(lowest(begins), way)
            mask = lookup[LINE_AT + line]
            row = row_on(occupied & mask, begins & mask, line_step(line))
            begins &= ~mask
            places = places_on_line(lookup, line, row)
            forced = places_on_line(lookup, line, row & forced_tops)
            standing = places_on_line(lookup, line, row & own & ~forced_tops)
            bad = fours(standing, 1) & ~fours(places_on_line(lookup, line, row & own & gipf), 1)
            must |= forced != 0 or bad != 0
            alone = _cleared_alone(lookup, places & ~forced, forced, bad)
            again = 0
            if alone:
                spots = spots_on_line(lookup, line, alone)
                again = places_on_line(lookup, line, spots & listed_alone)
                listed_alone |= spots
            number = lookup[WAYS_AT + 128 * bad + (places & ~forced)] - popcount(again)
            if forced == 0 and bad == 0:
                number -= 1  # nothing at all is no removal
            if wanted == LIST or n <= wanted < n + number:
                code = at.CLEAR + line * 128
                found = _walk_removals(
                    lookup, places & ~forced, forced, bad, again, out, wanted, n, code
                )
                if wanted != LIST:
                    return found
            n += number
    if not must:
        if wanted == LIST:
            out[n] = at.PASS
        elif wanted == n:
            return at.PASS
        n += 1
    return n


@inlined
def _cleared_alone(lookup: Array, optional: int, forced: int, bad: int) -> int:
    """Give the places whose unit may be the only one to be removed."""
    if forced == 0:
        return lookup[ALONE_AT + bad] & optional
    return forced if forced & (forced - 1) == 0 and bad == 0 else 0


@inlined
def _walk_removals(
    lookup: Array, optional: int, forced: int, bad: int, again: int, out: Array, wanted: int,
    n: int, code: int,
) -> int:  # fmt: skip
    """List the sets of places that may be cleared in a row, or give the wanted one."""
    chosen = 0
    while True:
        removal = forced | chosen
        repeated = removal & (removal - 1) == 0 and removal & ~again == 0  # also nothing at all
        if lookup[BROKEN_AT + chosen] & bad == bad and not repeated:
            if wanted == LIST:
                out[n] = code + removal
            elif wanted == n:
                return code + removal
            n += 1
        chosen = (chosen - optional) & optional
        if chosen == 0:
            return -1


@inlined
def tamsk_waits(states: Array, i: int, player: int) -> bool:
    """Whether an own TAMSK is on top of the centre."""
    tamsk = (
        tops_of(states, i, player)
        & states[i, at.TYPE0]
        & ~states[i, at.TYPE1]
        & ~states[i, at.TYPE2]
        & ~states[i, at.MARK]
    )
    return tamsk & (1 << at.CENTRE_BIT) != 0


@inlined
def can_move(family: Family, lookup: Array, states: Array, i: int, player: int) -> bool:
    """Whether the player can push or use anything."""
    occupied = states[i, at.WHITE] | states[i, at.BLACK]
    if lookup[BOARD_AT] & ~occupied and pushable_units(family, states, i, player):
        return True
    if not has_potentials(family) or must_push_gipf_piece(family, states, i, player):
        return False
    return walk_uses(family, lookup, states, i, player, lookup, 0, 0) != 0
