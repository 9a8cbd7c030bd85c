"""The course of a turn: carrying moves out and going on to the next decision."""

from gipf.kernel.bits import lowest, popcount
from gipf.kernel.board import (
    add_top,
    cover,
    gipf_pieces,
    has_four,
    kind_at,
    lift_top,
    make_way,
    put_top,
    tops_of,
    typed,
    uncover,
)
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import (
    challenges_left,
    finish,
    gipf_pieces_in,
    has_potentials,
    is_basic,
    is_matrx,
    opening_of,
    phase_of,
    player_of,
    quiet_limit,
    quiet_turns,
    reserve_of,
    set_phase,
)
from gipf.kernel.layout import (
    ACCEPT,
    ANNOUNCED,
    ANSWER,
    BASIC_UNIT,
    BLACK,
    BLACK_WON,
    CAPTURED_BIT,
    CENTRE_BIT,
    CHALLENGE,
    CHALLENGE_BITS,
    CHALLENGES,
    CLEAR,
    CLEAR_AFTER,
    CLEAR_BEFORE,
    COVER,
    COVERED,
    DEEP,
    DRAWN,
    EXTRA_AFTER,
    EXTRA_BEFORE,
    EXTRA_UNIT,
    FIRST,
    GIPF_LOST,
    GIPF_SHIFT,
    GIPF_UNIT,
    HAS_CHALLENGES,
    HEADER_WORDS,
    JUMP,
    LOST,
    MARK,
    META,
    MOVE,
    NO_MOVE,
    OPENING_FIRST,
    OPENING_MASK,
    OPENING_OPEN,
    OPENING_SHIFT,
    OVER,
    PASS,
    PLAIN_WORDS,
    POTENTIAL_SHIFT,
    PUSHES,
    QUIET,
    QUIET_SHIFT,
    RESERVE_BITS,
    RESERVES,
    RULES,
    SECOND,
    SIDE_GAME,
    SLIDE,
    TURN,
    TYPE0,
    TYPE1,
    TYPE2,
    UNDER,
    UNLIMITED,
    WHITE_WON,
    WHO_BEGINS,
    Array,
    Family,
)
from gipf.kernel.lookup import BIT_AT, SPOT_AT
from gipf.kernel.moves import (
    can_move,
    first_met,
    spots_on_line,
    step_to,
    tamsk_waits,
    zertz_landing,
)

NOTHING = -1
"""No phase to go on from, or no move to carry out."""


@inlined
def copy_state(family: Family, lookup: Array, states: Array, source: int, target: int) -> None:
    """Copy a state; of what lies under the tops, only what `COVERED` names."""
    if not has_potentials(family):
        for word in range(PLAIN_WORDS):
            states[target, word] = states[source, word]
        return
    for word in range(HEADER_WORDS):
        states[target, word] = states[source, word]
    covered = states[source, COVERED]
    while covered:
        bit = covered & -covered
        covered ^= bit
        spot = lookup[SPOT_AT + lowest(bit)]
        states[target, UNDER + spot] = states[source, UNDER + spot]
        states[target, DEEP + spot] = states[source, DEEP + spot]


@inlined
def has_lost_gipf_pieces(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int
) -> bool:
    """Whether a player has no GIPF-piece left: on top, or in MATRX anywhere."""
    if gipf_pieces(family, states, i) & tops_of(states, i, player):
        return False
    if not is_matrx(family):
        return opening_of(states, i, player) != OPENING_FIRST
    if gipf_pieces_in(reserve_of(states, i, player)):
        return False
    covered = states[i, COVERED]
    while covered:
        if _has_gipf_piece_under(lookup, states, piles, i, covered & -covered, player):
            return False
        covered &= covered - 1
    return True


@compiled
def _has_gipf_piece_under(
    lookup: Array, states: Array, piles: Array, i: int, bit: int, player: int
) -> bool:
    """Whether a pile hides a GIPF-piece of a player; MATRX never plays one there, but texts may have it."""
    spot = lookup[SPOT_AT + lowest(bit)]
    under, deep = piles[i, UNDER + spot], piles[i, DEEP + spot]
    owner = 0 if states[i, BLACK] & bit else 1
    while under:
        if owner == player and under & 15 == 2:
            return True
        owner = 1 - owner
        under = (under >> 4) | ((deep & 15) << 56)
        deep >>= 4
    return False


@inlined
def end_by_lost_gipf_pieces(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int
) -> bool:
    """End the game if a player has no GIPF-piece left; if neither has, the player whose phase it was wins."""
    if is_basic(family):
        return False
    if has_lost_gipf_pieces(family, lookup, states, piles, i, 1 - player):
        finish(states, i, WHITE_WON + player, GIPF_LOST)
        return True
    if has_lost_gipf_pieces(family, lookup, states, piles, i, player):
        finish(states, i, BLACK_WON - player, GIPF_LOST)
        return True
    return False


@inlined
def go_on(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, phase: int
) -> None:
    """Go on from a phase to the first one with a decision, or to the end of the game."""
    if phase == EXTRA_AFTER or phase == CLEAR_AFTER:
        if has_potentials(family) and phase == EXTRA_AFTER and tamsk_waits(states, i, player):
            set_phase(states, i, player, EXTRA_AFTER)
            return
        if has_four(tops_of(states, i, player)):
            set_phase(states, i, player, CLEAR_AFTER)
            return
        phase = OVER  # the turn's, not yet the game's
    if phase == OVER:
        if _end_turn(family, lookup, states, piles, i, player):
            return
        player = 1 - player
        phase = CLEAR_BEFORE
    if phase == CLEAR_BEFORE:
        if has_four(tops_of(states, i, player)):
            set_phase(states, i, player, CLEAR_BEFORE)
            return
        phase = EXTRA_BEFORE
    if has_potentials(family) and phase == EXTRA_BEFORE and tamsk_waits(states, i, player):
        set_phase(states, i, player, EXTRA_BEFORE)
        return
    if can_move(family, lookup, states, i, player):
        set_phase(states, i, player, MOVE)
    else:
        finish(states, i, BLACK_WON - player, NO_MOVE)


@inlined
def _end_turn(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int
) -> bool:
    """End a player's turn; give whether that ends the game."""
    meta = states[i, META]
    if meta & CAPTURED_BIT:
        meta = meta & ((1 << QUIET_SHIFT) - 1) & ~CAPTURED_BIT
    else:
        meta += 1 << QUIET_SHIFT
    if not is_basic(family) and opening_of(states, i, player) == OPENING_FIRST:
        meta ^= (OPENING_FIRST ^ OPENING_OPEN) << (OPENING_SHIFT + 2 * player)
    states[i, META] = meta
    if end_by_lost_gipf_pieces(family, lookup, states, piles, i, player):
        return True
    limit = quiet_limit(states, i)
    if limit and quiet_turns(states, i) >= limit:
        finish(states, i, DRAWN, QUIET)
        return True
    states[i, TURN] += player
    return False


@inlined
def play(family: Family, lookup: Array, states: Array, piles: Array, i: int, move: int) -> None:
    """Carry out a legal move and go on to the next decision."""
    player = player_of(states, i)
    if has_potentials(family):
        if move > PASS:
            move = say(family, lookup, states, i, player, move)
            if move == NOTHING:
                return
            player = player_of(states, i)
        elif EXTRA_UNIT * PUSHES <= move < CLEAR and is_open_to_challenge(states, i, player):
            announce(states, i, player, move)
            return
    phase = phase_of(states, i)
    if not has_potentials(family) or move != LOST:
        phase = carry_out(family, lookup, states, piles, i, player, phase, move)
    if phase != NOTHING:
        go_on(family, lookup, states, piles, i, player, phase)


@inlined
def carry_out(
    family: Family,
    lookup: Array,
    states: Array,
    piles: Array,
    i: int,
    player: int,
    phase: int,
    move: int,
) -> int:
    """Carry out a move that nobody challenges; give the phase to go on from, if there is any."""
    if move < EXTRA_UNIT * PUSHES:
        push(family, lookup, states, piles, i, player, move)
        return EXTRA_AFTER
    if has_potentials(family):
        if move < JUMP:
            lose_potential(family, states, i, 1 << CENTRE_BIT)
            entry = make_way(family, lookup, states, piles, i, move - EXTRA_UNIT * PUSHES)
            put_top(states, i, entry, player, 3)
            return phase
        if move < CLEAR:
            _use(family, lookup, states, piles, i, player, move)
            return EXTRA_AFTER
        if phase == EXTRA_BEFORE or phase == EXTRA_AFTER:  # passing
            lose_potential(family, states, i, 1 << CENTRE_BIT)
            return phase
    if move != PASS:
        clear(family, lookup, states, piles, i, player, cleared_spots(lookup, move))
        if has_four(tops_of(states, i, player)):
            return NOTHING
    if phase == CLEAR_AFTER:
        return OVER
    if end_by_lost_gipf_pieces(family, lookup, states, piles, i, player):
        return NOTHING
    return EXTRA_BEFORE


@inlined
def push(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, move: int
) -> None:
    """Push a unit in from the reserve."""
    if is_basic(family):
        entry = make_way(family, lookup, states, piles, i, move)
        add_top(states, i, player, entry)
        states[i, RESERVES] -= 1 << (RESERVE_BITS * player)
        return
    unit = move // PUSHES
    entry = make_way(family, lookup, states, piles, i, move - unit * PUSHES)
    add_top(states, i, player, entry)
    cost = 1
    if is_matrx(family):
        if unit == GIPF_UNIT:
            states[i, MARK] |= entry
            cost = 1 << GIPF_SHIFT
        else:
            put_top(states, i, entry, player, 2 * (unit - 1))
            cost = 2 << (POTENTIAL_SHIFT + 3 * (unit - 2))
    elif unit == GIPF_UNIT:
        states[i, MARK] |= entry
        cost = 2
    else:
        states[i, META] &= ~(OPENING_MASK << (OPENING_SHIFT + 2 * player))
        if has_potentials(family):
            if unit != BASIC_UNIT:
                put_top(states, i, entry, player, 2 * (unit - 1))
                cost = 1 + (1 << (POTENTIAL_SHIFT + 3 * (unit - 2)))
            else:
                hand = reserve_of(states, i, player) & (((1 << 15) - 1) << POTENTIAL_SHIFT)
                cost = 1 + hand  # all potentials in hand are forfeited
    states[i, RESERVES] -= cost << (RESERVE_BITS * player)


@inlined
def lose_potential(family: Family, states: Array, i: int, bit: int) -> None:
    """Take the potential off a loaded piece or stack."""
    if is_matrx(family):
        states[i, MARK] |= bit
        return
    states[i, TYPE0] &= ~bit
    states[i, TYPE1] &= ~bit
    states[i, TYPE2] &= ~bit


@inlined
def _start_of(lookup: Array, move: int) -> int:
    """Give the bit of the spot a potential is used from."""
    if move < COVER:
        code = move - JUMP
    elif move < SLIDE:
        code = move - COVER
    else:
        code = (move - SLIDE) // 6
    return 1 << lookup[BIT_AT + code // 6]


@compiled
def _use(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, move: int
) -> None:
    """Move a potential; onto a GIPF-piece, PÜNCT gives way to pieces from the reserve."""
    occupied = states[i, 0] | states[i, 1]
    bit = _start_of(lookup, move)
    kind = kind_at(states, i, bit)
    lose_potential(family, states, i, bit)
    if move >= SLIDE:
        code = (move - SLIDE) // 6
        place = bit
        for _ in range(move - SLIDE - code * 6 + 1):
            place = step_to(place, code % 6)
        put_top(states, i, place, player, kind | 1)
        return
    direction = (move - COVER) % 6 if move >= COVER else (move - JUMP) % 6
    if kind == 4:
        put_top(states, i, zertz_landing(lookup, occupied, bit, direction), player, kind | 1)
        return
    target = first_met(family, lookup, occupied, bit, direction)
    pieces = 0
    if not is_matrx(family) and kind == 10 and kind_at(states, i, target) == 1:
        pieces = 2 if move >= COVER else 1
        states[i, RESERVES] -= pieces << (RESERVE_BITS * player)
    cover(lookup, states, piles, i, target, player, kind | 1 if pieces == 0 else pieces - 1)


@inlined
def cleared_spots(lookup: Array, move: int) -> int:
    """Give the spots that a clear takes tops from."""
    return spots_on_line(lookup, (move - CLEAR) >> 7, (move - CLEAR) & 127)


@compiled
def clear(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, removal: int
) -> None:
    """Take tops off: own ones return to the reserve as the variant says, the opponent's are captured."""
    own = removal & tops_of(states, i, player)
    if own != removal:
        states[i, META] |= CAPTURED_BIT
    if is_basic(family):
        back = popcount(own)
    elif not has_potentials(family):
        back = popcount(own) + popcount(own & states[i, MARK])
    elif not is_matrx(family):
        used = own & typed(states, i) & states[i, MARK]
        back = popcount(own & ~used) + popcount(own & gipf_pieces(family, states, i))
    else:
        back = popcount(own & gipf_pieces(family, states, i)) << GIPF_SHIFT
        for potential in range(1, 6):
            of_type = own
            of_type &= states[i, TYPE0] if potential & 1 else ~states[i, TYPE0]
            of_type &= states[i, TYPE1] if potential & 2 else ~states[i, TYPE1]
            of_type &= states[i, TYPE2] if potential & 4 else ~states[i, TYPE2]
            count = popcount(of_type) + popcount(of_type & ~states[i, MARK])
            back += count << (POTENTIAL_SHIFT + 3 * (potential - 1))
    states[i, RESERVES] += back << (RESERVE_BITS * player)
    if has_potentials(family):
        covering = removal & states[i, COVERED]
        lift_top(states, i, removal & ~covering)
        while covering:
            uncover(lookup, states, piles, i, covering & -covering)
            covering &= covering - 1
    else:
        states[i, 0] &= ~removal
        states[i, 1] &= ~removal
        if not is_basic(family):
            states[i, MARK] &= ~removal


@inlined
def is_open_to_challenge(states: Array, i: int, player: int) -> bool:
    """Whether the opponent has a challenge left."""
    left = challenges_left(states, i, (1 - player))
    return states[i, RULES] & HAS_CHALLENGES != 0 and left != 0


@inlined
def announce(states: Array, i: int, player: int, move: int) -> None:
    """Announce the use of a potential; the opponent answers."""
    phase = phase_of(states, i)
    states[i, ANNOUNCED] = move | (phase << 16)
    set_phase(states, i, 1 - player, ANSWER)


@compiled
def say(family: Family, lookup: Array, states: Array, i: int, player: int, move: int) -> int:
    """Answer an announcement, say who begins, or enter the side game's result.

    Gives the announced move where it is to be carried out, `LOST` where it is not, or `NOTHING` where
    the challenge goes on.
    """
    if move == CHALLENGE:
        left = challenges_left(states, i, player)
        if left != UNLIMITED:
            states[i, CHALLENGES] -= 1 << (CHALLENGE_BITS * player)
        set_phase(states, i, 1 - player, WHO_BEGINS)
        return NOTHING
    if move == FIRST or move == SECOND:
        set_phase(states, i, player, SIDE_GAME)
        return NOTHING
    announced = states[i, ANNOUNCED] & 0xFFFF
    phase = states[i, ANNOUNCED] >> 16
    states[i, ANNOUNCED] = 0
    set_phase(states, i, 1 - player if move == ACCEPT else player, phase)
    if move != LOST:
        return announced
    bit = 1 << CENTRE_BIT if announced < JUMP else _start_of(lookup, announced)
    lose_potential(family, states, i, bit)
    return LOST
