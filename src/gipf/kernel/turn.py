"""The course of a turn: carrying moves out and going on to the next decision."""

from gipf.kernel import layout as at
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
from gipf.kernel.layout import Array, Family
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
        for word in range(at.PLAIN_WORDS):
            states[target, word] = states[source, word]
        return
    for word in range(at.HEADER_WORDS):
        states[target, word] = states[source, word]
    covered = states[source, at.COVERED]
    while covered:
        bit = covered & -covered
        covered ^= bit
        spot = lookup[SPOT_AT + lowest(bit)]
        states[target, at.UNDER + spot] = states[source, at.UNDER + spot]
        states[target, at.DEEP + spot] = states[source, at.DEEP + spot]


@inlined
def has_lost_gipf_pieces(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int
) -> bool:
    """Whether a player has no GIPF-piece left: on top, or in MATRX anywhere."""
    if gipf_pieces(family, states, i) & tops_of(states, i, player):
        return False
    if not is_matrx(family):
        return opening_of(states, i, player) != at.OPENING_FIRST
    if gipf_pieces_in(reserve_of(states, i, player)):
        return False
    covered = states[i, at.COVERED]
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
    under, deep = piles[i, at.UNDER + spot], piles[i, at.DEEP + spot]
    owner = 0 if states[i, at.BLACK] & bit else 1
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
        finish(states, i, at.WHITE_WON + player, at.GIPF_LOST)
        return True
    if has_lost_gipf_pieces(family, lookup, states, piles, i, player):
        finish(states, i, at.BLACK_WON - player, at.GIPF_LOST)
        return True
    return False


@inlined
def go_on(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, phase: int
) -> None:
    """Go on from a phase to the first one with a decision, or to the end of the game."""
    if phase == at.EXTRA_AFTER or phase == at.CLEAR_AFTER:
        if has_potentials(family) and phase == at.EXTRA_AFTER and tamsk_waits(states, i, player):
            set_phase(states, i, player, at.EXTRA_AFTER)
            return
        if has_four(tops_of(states, i, player)):
            set_phase(states, i, player, at.CLEAR_AFTER)
            return
        phase = at.OVER  # the turn's, not yet the game's
    if phase == at.OVER:
        if _end_turn(family, lookup, states, piles, i, player):
            return
        player = 1 - player
        phase = at.CLEAR_BEFORE
    if phase == at.CLEAR_BEFORE:
        if has_four(tops_of(states, i, player)):
            set_phase(states, i, player, at.CLEAR_BEFORE)
            return
        phase = at.EXTRA_BEFORE
    if has_potentials(family) and phase == at.EXTRA_BEFORE and tamsk_waits(states, i, player):
        set_phase(states, i, player, at.EXTRA_BEFORE)
        return
    if can_move(family, lookup, states, i, player):
        set_phase(states, i, player, at.MOVE)
    else:
        finish(states, i, at.BLACK_WON - player, at.NO_MOVE)


@inlined
def _end_turn(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int
) -> bool:
    """End a player's turn; give whether that ends the game."""
    meta = states[i, at.META]
    if meta & at.CAPTURED_BIT:
        meta = meta & ((1 << at.QUIET_SHIFT) - 1) & ~at.CAPTURED_BIT
    else:
        meta += 1 << at.QUIET_SHIFT
    if not is_basic(family) and opening_of(states, i, player) == at.OPENING_FIRST:
        meta ^= (at.OPENING_FIRST ^ at.OPENING_OPEN) << (at.OPENING_SHIFT + 2 * player)
    states[i, at.META] = meta
    if end_by_lost_gipf_pieces(family, lookup, states, piles, i, player):
        return True
    if draw_by_quiet_turns(states, i):
        return True
    states[i, at.TURN] += player
    return False


@inlined
def draw_by_quiet_turns(states: Array, i: int) -> bool:
    """Draw the game after too many turns without a capture, a house rule; give whether it is drawn."""
    limit = quiet_limit(states, i)
    if limit and quiet_turns(states, i) >= limit:
        finish(states, i, at.DRAWN, at.QUIET)
        return True
    return False


@inlined
def play(family: Family, lookup: Array, states: Array, piles: Array, i: int, move: int) -> None:
    """Carry out a legal move and go on to the next decision."""
    player = player_of(states, i)
    if has_potentials(family):
        if move > at.PASS:
            move = play_word(family, lookup, states, i, player, move)
            if move == NOTHING:
                return
            player = player_of(states, i)
        elif at.EXTRA_UNIT * at.PUSHES <= move < at.CLEAR and is_open_to_challenge(
            states, i, player
        ):
            announce(states, i, player, move)
            return
    phase = phase_of(states, i)
    if not has_potentials(family) or move != at.LOST:
        phase = carry_out(family, lookup, states, piles, i, player, phase, move)
    if phase != NOTHING:
        go_on(family, lookup, states, piles, i, player, phase)


@inlined
def carry_out(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, phase: int,
    move: int,
) -> int:  # fmt: skip
    """Carry out a move that nobody challenges; give the phase to go on from, if there is any."""
    if move < at.EXTRA_UNIT * at.PUSHES:
        push(family, lookup, states, piles, i, player, move)
        return at.EXTRA_AFTER
    if has_potentials(family):
        if move < at.JUMP:
            lose_potential(family, states, i, 1 << at.CENTRE_BIT)
            entry = make_way(family, lookup, states, piles, i, move - at.EXTRA_UNIT * at.PUSHES)
            put_top(states, i, entry, player, 3)
            return phase
        if move < at.CLEAR:
            _use(family, lookup, states, piles, i, player, move)
            return at.EXTRA_AFTER
        if phase == at.EXTRA_BEFORE or phase == at.EXTRA_AFTER:  # passing
            lose_potential(family, states, i, 1 << at.CENTRE_BIT)
            return phase
    if move != at.PASS:
        clear(family, lookup, states, piles, i, player, cleared_spots(lookup, move))
        if has_four(tops_of(states, i, player)):
            return NOTHING
    if phase == at.CLEAR_AFTER:
        return at.OVER
    if end_by_lost_gipf_pieces(family, lookup, states, piles, i, player):
        return NOTHING
    return at.EXTRA_BEFORE


@inlined
def push(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, move: int
) -> None:
    """Push a unit in from the reserve."""
    if is_basic(family):
        entry = make_way(family, lookup, states, piles, i, move)
        add_top(states, i, player, entry)
        states[i, at.RESERVES] -= 1 << (at.RESERVE_BITS * player)
        return
    unit = move // at.PUSHES
    entry = make_way(family, lookup, states, piles, i, move - unit * at.PUSHES)
    add_top(states, i, player, entry)
    cost = 1
    if is_matrx(family):
        if unit == at.GIPF_UNIT:
            states[i, at.MARK] |= entry
            cost = 1 << at.GIPF_SHIFT
        else:
            put_top(states, i, entry, player, 2 * (unit - 1))
            cost = 2 << (at.POTENTIAL_SHIFT + 3 * (unit - 2))
    elif unit == at.GIPF_UNIT:
        states[i, at.MARK] |= entry
        cost = 2
    else:
        states[i, at.META] &= ~(at.OPENING_MASK << (at.OPENING_SHIFT + 2 * player))
        if has_potentials(family):
            if unit != at.BASIC_UNIT:
                put_top(states, i, entry, player, 2 * (unit - 1))
                cost = 1 + (1 << (at.POTENTIAL_SHIFT + 3 * (unit - 2)))
            else:
                hand = reserve_of(states, i, player) & (((1 << 15) - 1) << at.POTENTIAL_SHIFT)
                cost = 1 + hand  # all potentials in hand are forfeited
    states[i, at.RESERVES] -= cost << (at.RESERVE_BITS * player)


@inlined
def lose_potential(family: Family, states: Array, i: int, bit: int) -> None:
    """Take the potential off a loaded piece or stack."""
    if is_matrx(family):
        states[i, at.MARK] |= bit
        return
    states[i, at.TYPE0] &= ~bit
    states[i, at.TYPE1] &= ~bit
    states[i, at.TYPE2] &= ~bit


@inlined
def _start_of(lookup: Array, move: int) -> int:
    """Give the bit of the spot a potential is used from."""
    if move < at.COVER:
        code = move - at.JUMP
    elif move < at.SLIDE:
        code = move - at.COVER
    else:
        code = (move - at.SLIDE) // 6
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
    if move >= at.SLIDE:
        code = (move - at.SLIDE) // 6
        place = bit
        for _ in range(move - at.SLIDE - code * 6 + 1):
            place = step_to(place, code % 6)
        put_top(states, i, place, player, kind | 1)
        return
    direction = (move - at.COVER) % 6 if move >= at.COVER else (move - at.JUMP) % 6
    if kind == 4:
        put_top(states, i, zertz_landing(lookup, occupied, bit, direction), player, kind | 1)
        return
    target = first_met(family, lookup, occupied, bit, direction)
    pieces = 0
    if not is_matrx(family) and kind == 10 and kind_at(states, i, target) == 1:
        pieces = 2 if move >= at.COVER else 1
        states[i, at.RESERVES] -= pieces << (at.RESERVE_BITS * player)
    cover(lookup, states, piles, i, target, player, kind | 1 if pieces == 0 else pieces - 1)


@inlined
def cleared_spots(lookup: Array, move: int) -> int:
    """Give the spots that a clear takes tops from."""
    return spots_on_line(lookup, (move - at.CLEAR) >> 7, (move - at.CLEAR) & 127)


@compiled
def clear(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, player: int, removal: int
) -> None:
    """Take tops off: own ones return to the reserve as the variant says, the opponent's are captured."""
    own = removal & tops_of(states, i, player)
    if own != removal:
        states[i, at.META] |= at.CAPTURED_BIT
    if is_basic(family):
        back = popcount(own)
    elif not has_potentials(family):
        back = popcount(own) + popcount(own & states[i, at.MARK])
    elif not is_matrx(family):
        used = own & typed(states, i) & states[i, at.MARK]
        back = popcount(own & ~used) + popcount(own & gipf_pieces(family, states, i))
    else:
        back = popcount(own & gipf_pieces(family, states, i)) << at.GIPF_SHIFT
        for potential in range(1, 6):
            of_type = own
            of_type &= states[i, at.TYPE0] if potential & 1 else ~states[i, at.TYPE0]
            of_type &= states[i, at.TYPE1] if potential & 2 else ~states[i, at.TYPE1]
            of_type &= states[i, at.TYPE2] if potential & 4 else ~states[i, at.TYPE2]
            count = popcount(of_type) + popcount(of_type & ~states[i, at.MARK])
            back += count << (at.POTENTIAL_SHIFT + 3 * (potential - 1))
    states[i, at.RESERVES] += back << (at.RESERVE_BITS * player)
    if has_potentials(family):
        covering = removal & states[i, at.COVERED]
        lift_top(states, i, removal & ~covering)
        while covering:
            uncover(lookup, states, piles, i, covering & -covering)
            covering &= covering - 1
    else:
        states[i, 0] &= ~removal
        states[i, 1] &= ~removal
        if not is_basic(family):
            states[i, at.MARK] &= ~removal


@inlined
def is_open_to_challenge(states: Array, i: int, player: int) -> bool:
    """Whether the opponent has a challenge left."""
    left = challenges_left(states, i, (1 - player))
    return states[i, at.RULES] & at.HAS_CHALLENGES != 0 and left != 0


@inlined
def announce(states: Array, i: int, player: int, move: int) -> None:
    """Announce the use of a potential; the opponent answers."""
    phase = phase_of(states, i)
    states[i, at.ANNOUNCED] = move | (phase << 16)
    set_phase(states, i, 1 - player, at.ANSWER)


@inlined
def side_game_odds(lookup: Array, states: Array, i: int) -> int:
    """Give how often who announced does not lose the side game, of `ALWAYS`; 0 where nobody knows."""
    player = player_of(states, i)
    if phase_of(states, i) == at.ANSWER:
        player = 1 - player
    odds = states[i, at.ODDS + player]
    if odds == 0:
        return 0
    potential = (kind_at(states, i, _announced_from(lookup, states, i)) >> 1) - 1
    return odds >> (at.ODDS_BITS * potential) & (at.ALWAYS - 1)


@inlined
def _announced_from(lookup: Array, states: Array, i: int) -> int:
    """Give the bit of the spot of the potential that is announced; a TAMSK is on the centre."""
    announced = states[i, at.ANNOUNCED] & 0xFFFF
    return 1 << at.CENTRE_BIT if announced < at.JUMP else _start_of(lookup, announced)


@compiled
def play_word(family: Family, lookup: Array, states: Array, i: int, player: int, move: int) -> int:
    """Play a word of a challenge: the answer, who begins, or the side game's result.

    Gives the announced move where it is to be carried out, `LOST` where it is not, or `NOTHING` where
    the challenge goes on.
    """
    if move == at.CHALLENGE:
        left = challenges_left(states, i, player)
        if left != at.UNLIMITED:
            states[i, at.CHALLENGES] -= 1 << (at.CHALLENGE_BITS * player)
        set_phase(states, i, 1 - player, at.WHO_BEGINS)
        return NOTHING
    if move == at.FIRST or move == at.SECOND:
        set_phase(states, i, player, at.SIDE_GAME)
        return NOTHING
    announced, bit = states[i, at.ANNOUNCED] & 0xFFFF, _announced_from(lookup, states, i)
    phase = states[i, at.ANNOUNCED] >> 16
    states[i, at.ANNOUNCED] = 0
    set_phase(states, i, 1 - player if move == at.ACCEPT else player, phase)
    if move != at.LOST:
        return announced
    lose_potential(family, states, i, bit)
    return at.LOST
