"""DVONN on an array: sets of spaces as bits of a word, and the heights of the stacks.

Space number n of column c is bit 12(n - 1) + c, with the columns from 0 to 10: a step along a row, along a
column and along a rising line is a shift by 1, 12 and 13, and the bit between two rows is never set, so that
nothing goes from one row on to the next. Of what is in a stack only its top, its height and whether
it holds a DVONN piece make a difference to the game, so no more is kept. Numbers in brackets are the paragraphs
of the rules, as in `gipf.side_games.dvonn`.
"""

from gipf.immutable import FrozenDict
from gipf.kernel.arrays import array_of
from gipf.kernel.bits import lowest, popcount
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_games import dvonn as rules
from gipf.side_kernels.layout import (
    BLACK_WON,
    DRAWN,
    FIRST_WORD,
    GOING_ON,
    KEY,
    PLAYER,
    RESULT,
    WHITE_WON,
    Kernel,
    player_in,
)
from gipf.side_kernels.zobrist import zobrist

# ---------------------------------------------------------------------- the words of a state

BITS = 60
SPACES = len(rules.BOARD.points)
PHASE = FIRST_WORD
PLACED = PHASE + 1  # pieces placed
OWNED = PHASE + 2  # spaces of White's stacks, and of Black's
RED = OWNED + 2  # spaces with a DVONN piece, also in a stack
HEIGHTS = RED + 1
WORDS = HEIGHTS + BITS

PLACE, MOVE, OVER = range(3)
PHASES = (rules.PLACE, rules.MOVE, rules.OVER)

# ---------------------------------------------------------------------- codes of moves

PLACE_CODE = BITS * BITS  # below it, a move: 60 times the start, and the end
PASS_CODE = PLACE_CODE + BITS
CODES = PASS_CODE + 1
MOST_MOVES = 6 * rules.EACH + 6

# ---------------------------------------------------------------------- evaluation

STACK_VALUE = 10
"""A stack that is controlled."""
MOBILITY_VALUE = 6
"""A move."""
MOVABLE_VALUE = 4
"""A stack that can move."""
LINK_VALUE = 24
"""A stack that holds a DVONN piece, or is beside one."""
HEIGHT_VALUE = 4
"""A piece in a stack that is controlled, when the board is nearly empty; in a full one it counts nothing."""
EDGE_VALUE = 10
"""A piece at the edge, where it can move, while pieces are placed."""

# ---------------------------------------------------------------------- lookup arrays

_BIT = {
    point: 12 * (int(point[1:]) - 1) + rules.BOARD.places[point][0] for point in rules.BOARD.points
}
HIGHEST = 10
"""Higher stacks cannot move: no line is that long."""


def _ends() -> Array:
    """Give the spaces a stack can reach, by its height and its space."""
    ends = [0] * (HIGHEST + 1) * BITS
    for point, bit in _BIT.items():
        for ray in rules.BOARD.rays[point]:
            for distance, end in enumerate(ray, 1):
                ends[BITS * distance + bit] |= 1 << _BIT[end]
    return array_of(ends)


ENDS = _ends()
INSIDE = sum(1 << _BIT[point] for point, around in rules.BOARD.neighbours.items() if all(around))
"""The spaces that are not at the edge [2]."""
ZOBRIST = zobrist("dvonn", 3 * BITS * (SPACES + 1) + BITS + 4)
"""For each owner, space and height; for each space with a DVONN piece; for each phase; for Black."""
RED_KEY = 3 * BITS * (SPACES + 1)
PHASE_KEY, BLACK_KEY = RED_KEY + BITS, RED_KEY + BITS + 3
NOBODY = 2


# ---------------------------------------------------------------------- sets of spaces


@inlined
def _around(spaces: int) -> int:
    """Give the spaces beside others, and some bits that are no space."""
    return spaces << 1 | spaces >> 1 | spaces << 12 | spaces >> 12 | spaces << 13 | spaces >> 13


@inlined
def _shut_in(taken: int) -> int:
    """Give the spaces with all six around occupied [13]."""
    upper = (taken >> 1) & (taken >> 12) & (taken >> 13)
    return upper & (taken << 1) & (taken << 12) & (taken << 13) & INSIDE


@inlined
def _occupied(state: Array) -> int:
    return state[OWNED] | state[OWNED + 1] | state[RED]


@inlined
def _key_of(state: Array, bit: int) -> int:
    """Give the key of what stands on a space."""
    owner = 0 if state[OWNED] >> bit & 1 else (1 if state[OWNED + 1] >> bit & 1 else NOBODY)
    key = ZOBRIST[(owner * BITS + bit) * (SPACES + 1) + state[HEIGHTS + bit]]
    return key ^ ZOBRIST[RED_KEY + bit] if state[RED] >> bit & 1 else key


# ---------------------------------------------------------------------- moves


@compiled
def list_moves(state: Array, moves: Array, priorities: Array) -> int:
    """List the legal moves; those onto the other's high stacks and onto DVONN pieces are promising."""
    number = 0
    taken = _occupied(state)
    if state[PHASE] == MOVE:
        player = state[PLAYER]
        own, others, red = state[OWNED + player], state[OWNED + 1 - player], state[RED]
        able = own & ~_shut_in(taken)
        while able:
            start = lowest(able)
            able &= able - 1
            height = state[HEIGHTS + start]
            if height > HIGHEST:
                continue
            ends = ENDS[BITS * height + start] & taken
            while ends:
                end = lowest(ends)
                ends &= ends - 1
                moves[number] = BITS * start + end
                priority = 400 - 10 * height
                if others >> end & 1:
                    priority += 100 + 20 * min(state[HEIGHTS + end], HIGHEST)
                if red >> end & 1:
                    priority += 60
                priorities[number] = priority
                number += 1
        if number == 0:  # [16]
            moves[0], priorities[0], number = PASS_CODE, 0, 1
    elif state[PHASE] == PLACE:
        near = _around(state[RED])
        for n in range(SPACES):
            bit = SPACE_BITS[n]
            if not taken >> bit & 1:
                moves[number] = PLACE_CODE + bit
                priorities[number] = 400 + 50 * (near >> bit & 1) - 100 * (INSIDE >> bit & 1)
                number += 1
    return number


SPACE_BITS = array_of(sorted(_BIT.values()))


@compiled
def _can_move(state: Array, player: int) -> bool:
    """Whether a player has a move."""
    taken = _occupied(state)
    able = state[OWNED + player] & ~_shut_in(taken)
    while able:
        bit = lowest(able)
        able &= able - 1
        height = state[HEIGHTS + bit]
        if height <= HIGHEST and ENDS[BITS * height + bit] & taken:
            return True
    return False


@inlined
def _pieces_of(state: Array, player: int) -> int:
    """Count all pieces in the stacks a player owns [21]."""
    owned, number = state[OWNED + player], 0
    while owned:
        number += state[HEIGHTS + lowest(owned)]
        owned &= owned - 1
    return number


@compiled
def _begin_turn(state: Array) -> None:
    """End the game if neither player has a move [16, 20]; nobody decides then, so White stands for both."""
    if _can_move(state, state[PLAYER]) or _can_move(state, 1 - state[PLAYER]):
        state[PHASE] = MOVE
    else:
        lead = _pieces_of(state, 0) - _pieces_of(state, 1)
        state[RESULT] = WHITE_WON if lead > 0 else BLACK_WON if lead < 0 else DRAWN
        state[PHASE], state[PLAYER] = OVER, 0


@compiled
def play(state: Array, code: int) -> None:
    """Carry a legal move out."""
    player, phase = state[PLAYER], state[PHASE]
    if code < PLACE_CODE:
        _move_stack(state, code // BITS, code % BITS, player)
        _cut_off(state)
        state[PLAYER] = 1 - player
        _begin_turn(state)
    elif code < PASS_CODE:
        _place(state, code - PLACE_CODE)
        state[PLAYER] = state[PLACED] & 1
        if state[PLACED] == SPACES:  # White has two decisions in a row [8]
            state[PLAYER] = 0
            _begin_turn(state)
    else:
        state[PLAYER] = 1 - player
        _begin_turn(state)
    state[KEY] ^= ZOBRIST[PHASE_KEY + phase] ^ ZOBRIST[PHASE_KEY + state[PHASE]]
    if state[PLAYER] != player:
        state[KEY] ^= ZOBRIST[BLACK_KEY]


@inlined
def _place(state: Array, bit: int) -> None:
    """Put the piece that is due on a space: DVONN pieces first, then Black's and White's in turn [6]."""
    placed = state[PLACED]
    if placed < rules.RED:
        state[RED] |= 1 << bit
    else:
        state[OWNED + (placed & 1)] |= 1 << bit
    state[HEIGHTS + bit] = 1
    state[PLACED] = placed + 1
    state[KEY] ^= _key_of(state, bit)


@inlined
def _move_stack(state: Array, start: int, end: int, player: int) -> None:
    """Put a stack as a whole on top of another [11]."""
    state[KEY] ^= _key_of(state, start) ^ _key_of(state, end)
    has_red = state[RED] >> start & 1
    state[OWNED + player] = state[OWNED + player] & ~(1 << start) | 1 << end
    state[OWNED + 1 - player] &= ~(1 << end)
    state[RED] = state[RED] & ~(1 << start) | has_red << end
    state[HEIGHTS + end] += state[HEIGHTS + start]
    state[HEIGHTS + start] = 0
    state[KEY] ^= _key_of(state, end)


@inlined
def _cut_off(state: Array) -> None:
    """Remove what has no link to a DVONN piece [17, 18]."""
    taken, linked = _occupied(state), state[RED]
    while True:
        more = linked | (_around(linked) & taken)
        if more == linked:
            break
        linked = more
    lost = taken & ~linked
    while lost:
        bit = lowest(lost)
        lost &= lost - 1
        state[KEY] ^= _key_of(state, bit)
        state[HEIGHTS + bit] = 0
    state[OWNED] &= linked
    state[OWNED + 1] &= linked


# ---------------------------------------------------------------------- static evaluation


@compiled
def _evaluate_player(state: Array, player: int, taken: int) -> int:
    """Give what speaks for a player: stacks controlled, mobility, connection to DVONN pieces, height."""
    own = state[OWNED + player]
    red = state[RED]
    score = STACK_VALUE * popcount(own) + LINK_VALUE * popcount(own & (red | _around(red)))
    if state[PHASE] == PLACE:
        return score + EDGE_VALUE * popcount(own & ~INSIDE)
    able = own & ~_shut_in(taken)
    while able:
        bit = lowest(able)
        able &= able - 1
        height = state[HEIGHTS + bit]
        if height <= HIGHEST:
            ends = popcount(ENDS[BITS * height + bit] & taken)
            if ends:
                score += MOVABLE_VALUE + MOBILITY_VALUE * ends
    left = popcount(taken)
    return score + HEIGHT_VALUE * _pieces_of(state, player) * (SPACES - left) // SPACES


@compiled
def evaluate(state: Array) -> int:
    """Give the static evaluation for the player who decides."""
    player = state[PLAYER]
    taken = _occupied(state)
    return _evaluate_player(state, player, taken) - _evaluate_player(state, 1 - player, taken)


# ---------------------------------------------------------------------- to and from the plain rules


def write_state(state: rules.DvonnState, array: Array) -> None:
    """Write a position of the plain rules into an array."""
    array[:WORDS] = 0
    for point, stack in state.stacks.items():
        bit = _BIT[point]
        if stack != rules.DVONN:
            array[OWNED + int(stack[-1].islower())] |= 1 << bit
        if rules.DVONN in stack:
            array[RED] |= 1 << bit
        array[HEIGHTS + bit] = len(stack)
        array[KEY] ^= _key_of(array, bit)
    phase = PHASES.index(state.phase)
    array[PHASE] = phase
    array[PLACED] = len(state.stacks) if phase == PLACE else SPACES
    array[RESULT] = {None: GOING_ON, "w": WHITE_WON, "b": BLACK_WON, "draw": DRAWN}[state.outcome]
    array[PLAYER] = int(state.player == "b" and phase != OVER)
    array[KEY] ^= ZOBRIST[PHASE_KEY + phase] ^ (ZOBRIST[BLACK_KEY] if array[PLAYER] else 0)


def read_state(array: Array) -> rules.DvonnState:
    """Read a position out of an array; within stacks, of which only tops and heights are kept, as it may be."""
    tops: dict[str, str] = {}
    for point, bit in _BIT.items():
        if array[HEIGHTS + bit]:
            owner = next((n for n in range(2) if array[OWNED + n] >> bit & 1), NOBODY)
            tops[point] = rules.DVONN if owner == NOBODY else "Pp"[owner]
    phase, shown = PHASES[array[PHASE]], [*tops.values()]
    holding = [
        point for point, top in tops.items() if array[RED] >> _BIT[point] & 1 and top != rules.DVONN
    ]
    red = 0 if phase == rules.PLACE else rules.RED - shown.count(rules.DVONN) - len(holding)
    left = [piece for piece in rules.PIECE.values() for _ in range(rules.EACH - shown.count(piece))]
    stacks = {}
    for point, top in tops.items():
        room = int(array[HEIGHTS + _BIT[point]]) - 1
        more = min(red, room - 1) if point in holding else 0
        red -= more
        inside = rules.DVONN * (more + (point in holding))
        others = "".join(left.pop() for _ in range(room - len(inside)))
        stacks[point] = inside + others + top
    return rules.DvonnState(FrozenDict(stacks), player_in(array), phase)


_POINT = {bit: point for point, bit in _BIT.items()}


def move_text(code: int) -> str:
    """Write a move.

    >>> move_text(move_code("d1-f3")), move_text(move_code("e3")), move_text(PASS_CODE)
    ('d1-f3', 'e3', 'pass')
    """
    if code == PASS_CODE:
        return "pass"
    if code >= PLACE_CODE:
        return _POINT[code - PLACE_CODE]
    return f"{_POINT[code // BITS]}-{_POINT[code % BITS]}"


def move_code(text: str) -> int:
    """Read a move."""
    if text == "pass":
        return PASS_CODE
    start, _, end = text.partition("-")
    return BITS * _BIT[start] + _BIT[end] if end else PLACE_CODE + _BIT[start]


KERNEL = Kernel(
    rules.GAME.name,
    WORDS,
    CODES,
    MOST_MOVES,
    list_moves,
    play,
    evaluate,
    write_state,
    read_state,
    move_text,
    move_code,
    lambda state: state.phase == rules.PLACE,  # what a place is worth shows much later
)
