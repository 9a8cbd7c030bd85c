"""Which moves there are: pushes, uses of potentials, clears, and the words of a challenge.

`walk_moves` goes through them in the order of their numbers within each kind. It lists them all, or
stops at the one it is asked for, so that a random move needs no list.
"""

from gipf.kernel.bits import compiled, inlined, lowest, nth_bit, popcount
from gipf.kernel.board import (
    fours,
    gipf_pieces,
    line_step,
    must_go,
    open_pushes,
    typed,
)
from gipf.kernel.layout import (
    ACCEPT,
    ANSWER,
    BASIC_MASK,
    BASIC_UNIT,
    BLACK,
    CENTRE_BIT,
    CHALLENGE,
    CLEAR,
    CLEAR_AFTER,
    CLEAR_BEFORE,
    COVER,
    EXTRA_AFTER,
    EXTRA_BEFORE,
    EXTRA_UNIT,
    FIRST,
    GIPF_SHIFT,
    GIPF_UNIT,
    JUMP,
    LOST,
    MARK,
    META,
    MOVE,
    OPENING_FIRST,
    OPENING_MASK,
    OPENING_SHIFT,
    PASS,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    POTENTIAL_SHIFT,
    PUSHES,
    RESERVE_BITS,
    RESERVES,
    SECOND,
    SIDE_GAME,
    SLIDE,
    TYPE0,
    TYPE1,
    TYPE2,
    WHITE,
    WHO_BEGINS,
    WON,
)
from gipf.kernel.tables import BOARD_AT, LINE_AT, SPOT_AT, Table

COUNT = 1 << 40
"""Ask for this move to count them all."""
LIST = -1
"""Ask for this move to list them all."""


@inlined
def reserve_of(rows: Table, i: int, player: int) -> int:
    """Give the packed reserve of a player."""
    return rows[i, RESERVES] >> (RESERVE_BITS * player)


@inlined
def opening_of(rows: Table, i: int, player: int) -> int:
    """Say whether a player may still bring in GIPF-pieces, or must."""
    return (rows[i, META] >> (OPENING_SHIFT + 2 * player)) & OPENING_MASK


@inlined
def pushable_units(family: tuple[int, ...], rows: Table, i: int, player: int) -> int:
    """Give the units the player may push from the reserve, as bits."""
    reserve = reserve_of(rows, i, player)
    basic = reserve & BASIC_MASK
    units = 0
    if len(family) == 4:
        if (reserve >> GIPF_SHIFT) & 3:
            return 1 << GIPF_UNIT
        for potential in range(5):
            if (reserve >> (POTENTIAL_SHIFT + 3 * potential)) & 7 >= 2:
                units |= 4 << potential
        return units
    opening = opening_of(rows, i, player) if len(family) > 1 else 0
    if opening and basic >= 2:
        units |= 1 << GIPF_UNIT
    if opening != OPENING_FIRST and basic:
        units |= 1 << BASIC_UNIT
        if len(family) == 3:
            for potential in range(5):
                if (reserve >> (POTENTIAL_SHIFT + 3 * potential)) & 7:
                    units |= 4 << potential
    return units


@inlined
def must_push_gipf_piece(family: tuple[int, ...], rows: Table, i: int, player: int) -> bool:
    """Whether no potential may be used now."""
    if len(family) == 4:
        return (reserve_of(rows, i, player) >> GIPF_SHIFT) & 3 != 0
    return opening_of(rows, i, player) == OPENING_FIRST


@inlined
def step_to(bit: int, direction: int) -> int:
    """Go one spot: 0 up, 1 right and up, 2 right and down, then back the same ways."""
    if direction == 0:
        return bit << 1
    if direction == 1:
        return bit << 9
    if direction == 2:
        return bit << 8
    if direction == 3:
        return bit >> 1
    if direction == 4:
        return bit >> 9
    return bit >> 8


@inlined
def zertz_landing(table: Table, occupied: int, bit: int, direction: int) -> int:
    """Give the first empty spot behind a run of occupied ones, or nothing."""
    place = step_to(bit, direction)
    if place & occupied == 0:
        return 0
    while place & occupied:
        place = step_to(place, direction)
    return place & table[BOARD_AT]


@inlined
def first_met(
    family: tuple[int, ...], table: Table, occupied: int, bit: int, direction: int
) -> int:
    """Give the spot DVONN or PÜNCT reaches: the next one; in MATRX the first occupied one."""
    place = step_to(bit, direction)
    if len(family) == 4:
        while place & table[BOARD_AT] & ~occupied:
            place = step_to(place, direction)
    return place & occupied


@compiled
def walk_moves(
    family: tuple[int, ...], table: Table, rows: Table, i: int, out: Table, wanted: int
) -> int:
    """List the legal moves into ``out`` and give their number; or give that of one, or their number.

    ``wanted`` is `LIST`, `COUNT` or the place of a move; only `LIST` touches ``out``.
    """
    phase = (rows[i, META] >> PHASE_SHIFT) & PHASE_MASK
    if phase == MOVE:
        return _walk_regular(family, table, rows, i, out, wanted)
    if phase == CLEAR_BEFORE or phase == CLEAR_AFTER:
        return _walk_clears(family, table, rows, i, out, wanted)
    if len(family) >= 3:
        if phase == EXTRA_BEFORE or phase == EXTRA_AFTER:
            pushes = open_pushes(table, rows[i, WHITE] | rows[i, BLACK])
            number = popcount(pushes)
            if 0 <= wanted < number:
                return EXTRA_UNIT * PUSHES + nth_bit(pushes, wanted)
            if wanted == number:
                return PASS
            if wanted == LIST:
                n = 0
                while pushes:
                    out[n] = EXTRA_UNIT * PUSHES + lowest(pushes)
                    n += 1
                    pushes &= pushes - 1
                out[n] = PASS
            return number + 1
        if phase == ANSWER:
            return _walk_words(ACCEPT, CHALLENGE, out, wanted)
        if phase == WHO_BEGINS:
            return _walk_words(FIRST, SECOND, out, wanted)
        if phase == SIDE_GAME:
            return _walk_words(WON, LOST, out, wanted)
    return 0


@compiled
def _walk_words(first: int, last: int, out: Table, wanted: int) -> int:
    number = last - first + 1
    if 0 <= wanted < number:
        return first + wanted
    if wanted == LIST:
        for n in range(number):
            out[n] = first + n
    return number


@compiled
def _walk_regular(
    family: tuple[int, ...], table: Table, rows: Table, i: int, out: Table, wanted: int
) -> int:
    player = rows[i, META] & PLAYER_BIT
    units = pushable_units(family, rows, i, player)
    n = 0
    if units:
        pushes = open_pushes(table, rows[i, WHITE] | rows[i, BLACK])
        number = popcount(pushes)
        while units:
            code = lowest(units) * PUSHES
            units &= units - 1
            if wanted == LIST:
                left = pushes
                while left:
                    out[n] = code + lowest(left)
                    n += 1
                    left &= left - 1
            else:
                if n <= wanted < n + number:
                    return code + nth_bit(pushes, wanted - n)
                n += number
    if len(family) >= 3 and not must_push_gipf_piece(family, rows, i, player):
        return _walk_uses(family, table, rows, i, player, out, wanted, n)
    return n


@compiled
def _walk_uses(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    i: int,
    player: int,
    out: Table,
    wanted: int,
    n: int,
) -> int:
    occupied = rows[i, WHITE] | rows[i, BLACK]
    theirs = rows[i, 1 - player]
    types = typed(rows, i)
    kind0, kind1, kind2 = rows[i, TYPE0], rows[i, TYPE1], rows[i, TYPE2]
    loaded = rows[i, player] & types & ~rows[i, MARK]
    dvonn = theirs & kind0 & kind1
    if len(family) == 3:
        dvonn |= theirs & ~types & ~rows[i, MARK]
    punct = theirs & kind0 & kind2
    gipf = theirs & gipf_pieces(family, rows, i) if len(family) == 3 else 0
    basic = reserve_of(rows, i, player) & BASIC_MASK
    while loaded:
        bit = loaded & -loaded
        loaded ^= bit
        spot = table[SPOT_AT + lowest(bit)]
        potential = (
            (1 if kind0 & bit else 0) | (2 if kind1 & bit else 0) | (4 if kind2 & bit else 0)
        )
        if potential == 1:
            continue  # TAMSK is not used by itself
        for direction in range(6):
            code = spot * 6 + direction
            if potential == 4:
                place = step_to(bit, direction) & table[BOARD_AT] & ~occupied
                distance = 0
                while place:
                    if wanted == LIST:
                        out[n] = SLIDE + code * 6 + distance
                    elif wanted == n:
                        return SLIDE + code * 6 + distance
                    n += 1
                    distance += 1
                    place = step_to(place, direction) & table[BOARD_AT] & ~occupied
                continue
            if potential == 2:
                met = zertz_landing(table, occupied, bit, direction)
            else:
                met = first_met(family, table, occupied, bit, direction)
                if potential == 3:
                    met &= dvonn
                else:
                    if basic >= 2 and met & gipf:
                        if wanted == LIST:
                            out[n] = COVER + code
                        elif wanted == n:
                            return COVER + code
                        n += 1
                    met &= punct | (gipf if basic else 0)
            if met:
                if wanted == LIST:
                    out[n] = JUMP + code
                elif wanted == n:
                    return JUMP + code
                n += 1
    return n


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
def is_broken(left: int, own: int, gipf: int, step: int) -> bool:
    """Whether what is left of a row holds no four of the owner's but of double GIPF-pieces."""
    begin = fours(left & own, step)
    covered = begin | (begin << step) | (begin << (2 * step)) | (begin << (3 * step))
    return covered & ~gipf == 0


@inlined
def places_on_line(table: Table, line: int, spots: int) -> int:
    """Give the places of some spots on their line, as bits."""
    spots >>= lowest(table[LINE_AT + line])
    places = 0
    for place in range(7):
        places |= (spots & 1) << place
        spots >>= line_step(line)
    return places


@compiled
def _walk_clears(
    family: tuple[int, ...], table: Table, rows: Table, i: int, out: Table, wanted: int
) -> int:
    player = rows[i, META] & PLAYER_BIT
    own = rows[i, player]
    occupied = rows[i, WHITE] | rows[i, BLACK]
    forced_tops = must_go(family, rows, i)
    gipf = gipf_pieces(family, rows, i) if len(family) < 4 else 0
    single = 0  # spots that can be cleared alone, already listed with another row
    must = False
    n = 0
    for line in range(22):
        step = line_step(line)
        mask = table[LINE_AT + line]
        four = fours(own & mask, step)
        if four == 0:
            continue
        row = row_on(occupied & mask, four, step)
        forced = row & forced_tops
        optional = row & ~forced_tops
        must |= forced != 0 or not is_broken(row, own, gipf, step)
        chosen = 0
        while True:
            removal = forced | chosen
            fresh = removal & (removal - 1) != 0 or removal & ~single != 0
            if fresh and is_broken(row & ~removal, own, gipf, step):
                if removal & (removal - 1) == 0:
                    single |= removal
                if wanted == LIST:
                    out[n] = CLEAR + line * 128 + places_on_line(table, line, removal)
                elif wanted == n:
                    return CLEAR + line * 128 + places_on_line(table, line, removal)
                n += 1
            chosen = (chosen - optional) & optional
            if chosen == 0:
                break
    if not must:
        if wanted == LIST:
            out[n] = PASS
        elif wanted == n:
            return PASS
        n += 1
    return n


@inlined
def tamsk_waits(rows: Table, i: int, player: int) -> bool:
    """Whether an own TAMSK is on top of the centre."""
    tamsk = rows[i, player] & rows[i, TYPE0] & ~rows[i, TYPE1] & ~rows[i, TYPE2] & ~rows[i, MARK]
    return tamsk & (1 << CENTRE_BIT) != 0


@inlined
def can_move(family: tuple[int, ...], table: Table, rows: Table, i: int, player: int) -> bool:
    """Whether the player can push or use anything."""
    occupied = rows[i, WHITE] | rows[i, BLACK]
    if table[BOARD_AT] & ~occupied and pushable_units(family, rows, i, player):
        return True
    if len(family) < 3 or must_push_gipf_piece(family, rows, i, player):
        return False
    return _walk_uses(family, table, rows, i, player, table, COUNT, 0) != 0
