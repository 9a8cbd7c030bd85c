"""ZÈRTZ on an array: rings and marbles as bits of a word, and the gaps beside rings in each direction.

Places have the numbers of the largest board, whose names all others share; what is around a place depends on
the board. A ring is free where gaps lie in two directions next to each other, so the free ones are found by
a few operations on words. Jumps, which are compulsory, take no ply of depth: an offered marble is searched on
until it is taken. Numbers in brackets are the paragraphs of the rules, as in `gipf.side_games.zertz`.
"""

from gipf.kernel.arrays import array_of, zeros
from gipf.kernel.bits import lowest
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_games import zertz as rules
from gipf.side_kernels.layout import (
    BLACK_WON,
    DRAWN,
    FIRST_WORD,
    GOING_ON,
    IS_FREE,
    IS_MIDTURN,
    KEY,
    PLAYER,
    RESULT,
    WHITE_WON,
    Kernel,
    player_in,
)
from gipf.side_kernels.zobrist import keys_to_keep, zobrist

# ---------------------------------------------------------------------- the words of a state

POINTS = rules.board_of("61").points
PLACES = len(POINTS)
EARLIER = 250
"""Positions that are kept as they may come up again: so many turns with an empty pool in which no ring goes;
`gipf.side_kernels.zobrist.keys_to_keep` says why that will do."""

PHASE = FIRST_WORD
VARIANT = PHASE + 1
RINGS = PHASE + 2  # places with a ring
MARBLES = RINGS + 1  # places with a white marble, a grey one, a black one
JUMPER = MARBLES + 3  # the place of the marble that goes on jumping
POOL = JUMPER + 1
CAPTURED = POOL + 3  # three numbers for White, three for Black
GAPS = CAPTURED + 6  # for each direction the places that have no ring next to them there
REPEATABLE = GAPS + 6  # how many positions may come up again, and their keys, the latest last
WORDS = REPEATABLE + 1 + EARLIER

PLACE, REMOVE, JUMP, OVER = range(4)
VARIANTS = (*rules.BOARDS,)

# ---------------------------------------------------------------------- codes of moves

REMOVE_CODE = 3 * PLACES  # below it, a placing: colour times the number of places, and place
JUMP_CODE = REMOVE_CODE + PLACES
PASS_CODE = JUMP_CODE + 3 * PLACES * PLACES
CODES = PASS_CODE + 1
MOST_MOVES = 3 * PLACES

# ---------------------------------------------------------------------- evaluation

MARBLE_VALUES = array_of([60, 50, 40])
"""A captured marble: white, grey, black."""
NEAR_VALUES = array_of([0, 300, 130, 60, 30, 15, 8, 4, 2, 0])
"""A winning set, by the number of marbles that are missing; nothing where it cannot be completed any more."""

# ---------------------------------------------------------------------- lookup arrays


def _around() -> Array:
    """Give the six places around each, by variant; one more place stands for all outside the board."""
    around = [PLACES] * 6 * (PLACES + 1) * len(VARIANTS)
    for variant, name in enumerate(VARIANTS):
        board = rules.board_of(name)
        for point, ways in zip(board.points, board.around, strict=False):
            first = 6 * ((PLACES + 1) * variant + POINTS.index(point))
            around[first : first + 6] = [
                PLACES if near == len(board.points) else POINTS.index(board.points[near])
                for near in ways
            ]
    return array_of(around)


def _near() -> Array:
    """Give the places around each as bits, by variant."""
    return array_of(
        sum(1 << int(place) for place in AROUND[first : first + 6] if place < PLACES)
        for first in range(0, len(AROUND), 6)
    )


AROUND = _around()
NEAR = _near()
GOALS = array_of(
    number for name in VARIANTS for number in ((2, 3, 4, 5) if name == "blitz" else (3, 4, 5, 6))
)
"""Marbles that win, by variant: so many of each colour, or of white, of grey, of black [22, 31]."""
TOTALS = array_of(number for name in VARIANTS for number in rules.marbles_of(name))

MARBLE_KEY = PLACES
JUMPER_KEY = MARBLE_KEY + 3 * PLACES
CAPTURED_KEY = JUMPER_KEY + PLACES
PHASE_KEY = CAPTURED_KEY + 6 * 11
VARIANT_KEY = PHASE_KEY + 4
BLACK_KEY = VARIANT_KEY + len(VARIANTS)
ZOBRIST = zobrist("zertz", BLACK_KEY + 1)
"""For rings; marbles; the marble that jumps on; numbers of captured marbles; phase; variant; Black.

What is in the pool follows from the rest.
"""


# ---------------------------------------------------------------------- rings and marbles


@inlined
def _all_marbles(state: Array) -> int:
    return state[MARBLES] | state[MARBLES + 1] | state[MARBLES + 2]


@inlined
def _vacant(state: Array) -> int:
    """Give the places of vacant rings."""
    return state[RINGS] & ~_all_marbles(state)


@inlined
def _colour_at(state: Array, place: int) -> int:
    """Give the colour of a marble."""
    return 0 if state[MARBLES] >> place & 1 else (1 if state[MARBLES + 1] >> place & 1 else 2)


@inlined
def _flip_marble(state: Array, place: int, colour: int) -> None:
    """Put a marble on a ring, or lift it."""
    state[MARBLES + colour] ^= 1 << place
    state[KEY] ^= ZOBRIST[MARBLE_KEY + PLACES * colour + place]


@inlined
def _give(state: Array, player: int, colour: int, number: int) -> None:
    """Give a player a marble, or take one back."""
    place = 3 * player + colour
    before = state[CAPTURED + place]
    state[CAPTURED + place] = before + number
    state[KEY] ^= ZOBRIST[CAPTURED_KEY + 11 * place + before]
    state[KEY] ^= ZOBRIST[CAPTURED_KEY + 11 * place + before + number]


@compiled
def _remove_ring(state: Array, place: int) -> None:
    """Take a ring off the board: those around have a gap then."""
    state[RINGS] ^= 1 << place
    state[KEY] ^= ZOBRIST[place]
    first = 6 * ((PLACES + 1) * state[VARIANT] + place)
    for way in range(6):
        near = AROUND[first + way]
        if near < PLACES:
            state[GAPS + (way + 3) % 6] |= 1 << near


@inlined
def _free_rings(state: Array) -> int:
    """Give the vacant rings that can be slid out, between two gaps next to each other [12]."""
    free = state[GAPS + 5] & state[GAPS]
    for way in range(5):
        free |= state[GAPS + way] & state[GAPS + way + 1]
    return free & _vacant(state)


@compiled
def _take_isolated(state: Array, player: int) -> None:
    """Take every group of rings without a vacant one [19, 20]."""
    linked, rest = _vacant(state), _all_marbles(state)
    first = (PLACES + 1) * state[VARIANT]
    while rest:
        before = rest
        marbles = rest
        while marbles:
            place = lowest(marbles)
            marbles &= marbles - 1
            if NEAR[first + place] & linked:
                linked |= 1 << place
                rest ^= 1 << place
        if rest == before:
            break
    while rest:
        place = lowest(rest)
        rest &= rest - 1
        colour = _colour_at(state, place)
        _flip_marble(state, place, colour)
        _give(state, player, colour, 1)
        _remove_ring(state, place)


@inlined
def _has_goal(state: Array, player: int) -> bool:
    """Whether a player has the marbles to win [22]."""
    own, goal = CAPTURED + 3 * player, 4 * state[VARIANT]
    white, grey, black = state[own], state[own + 1], state[own + 2]
    if white >= GOALS[goal + 1] or grey >= GOALS[goal + 2] or black >= GOALS[goal + 3]:
        return True
    return min(white, grey, black) >= GOALS[goal]


# ---------------------------------------------------------------------- moves


@compiled
def list_moves(state: Array, moves: Array, priorities: Array) -> int:
    """List the legal moves; jumps over white marbles, and marbles placed by themselves, are promising."""
    phase = state[PHASE]
    if phase == OVER:
        return 0
    if phase == REMOVE:
        return _list_free_rings(state, moves, priorities)
    starts = 1 << state[JUMPER] if phase == JUMP else _all_marbles(state)
    number = _list_jumps(state, starts, moves, priorities)
    if number or phase == JUMP:
        return number
    return _list_placings(state, moves, priorities)


@compiled
def _list_free_rings(state: Array, moves: Array, priorities: Array) -> int:
    """List the rings that can be removed."""
    number = 0
    free, marbles = _free_rings(state), _all_marbles(state)
    first = (PLACES + 1) * state[VARIANT]
    while free:
        place = lowest(free)
        free &= free - 1
        moves[number] = REMOVE_CODE + place
        priorities[number] = 520 if NEAR[first + place] & marbles else 500
        number += 1
    return number


@compiled
def _list_jumps(state: Array, starts: int, moves: Array, priorities: Array) -> int:
    """List the jumps of some marbles [16]."""
    number = 0
    marbles, vacant = _all_marbles(state), _vacant(state)
    first = (PLACES + 1) * state[VARIANT]
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        if NEAR[first + start] & marbles == 0:
            continue
        for way in range(6):
            over = AROUND[6 * (first + start) + way]
            if marbles >> over & 1:
                end = AROUND[6 * (first + over) + way]
                if vacant >> end & 1:
                    colour = _colour_at(state, over)
                    moves[number] = JUMP_CODE + 3 * (PLACES * start + end) + colour
                    priorities[number] = 600 - 50 * colour
                    number += 1
    return number


@compiled
def _list_placings(state: Array, moves: Array, priorities: Array) -> int:
    """List where marbles can be placed, out of the pool or out of one's own once it is empty [10, 24]."""
    supply = POOL
    if state[POOL] + state[POOL + 1] + state[POOL + 2] == 0:
        supply = CAPTURED + 3 * state[PLAYER]
    marbles = _all_marbles(state)
    first = (PLACES + 1) * state[VARIANT]
    number = 0
    for colour in range(3):
        if state[supply + colour] == 0:
            continue
        vacant = _vacant(state)
        while vacant:
            place = lowest(vacant)
            vacant &= vacant - 1
            moves[number] = PLACES * colour + place
            priorities[number] = 500 + 10 * colour + (0 if NEAR[first + place] & marbles else 20)
            number += 1
    if number == 0:  # [26]
        moves[0], priorities[0], number = PASS_CODE, 0, 1
    return number


@compiled
def _can_jump(state: Array, starts: int) -> bool:
    """Whether one of some marbles can jump."""
    marbles, vacant = _all_marbles(state), _vacant(state)
    first = (PLACES + 1) * state[VARIANT]
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        if NEAR[first + start] & marbles == 0:
            continue
        for way in range(6):
            over = AROUND[6 * (first + start) + way]
            if marbles >> over & 1 and vacant >> AROUND[6 * (first + over) + way] & 1:
                return True
    return False


# ---------------------------------------------------------------------- the turn and the end


@inlined
def _forget(state: Array) -> None:
    """Clear the positions that may come up again."""
    for n in range(state[REPEATABLE] + 1):
        state[REPEATABLE + n] = 0


@compiled
def _remember(state: Array, key: int) -> None:
    """Keep a position at the start of a turn; with marbles in the pool none comes up again [27]."""
    if state[REPEATABLE] == EARLIER:
        for n in range(1, EARLIER):
            state[REPEATABLE + n] = state[REPEATABLE + n + 1]
    else:
        state[REPEATABLE] += 1
    state[REPEATABLE + state[REPEATABLE]] = key


@inlined
def _set_phase(state: Array, phase: int, player: int) -> None:
    """Say what is decided next, and by whom."""
    state[KEY] ^= ZOBRIST[PHASE_KEY + state[PHASE]] ^ ZOBRIST[PHASE_KEY + phase]
    if state[PLAYER] != player:
        state[KEY] ^= ZOBRIST[BLACK_KEY]
    state[PHASE], state[PLAYER] = phase, player


@inlined
def _finish(state: Array, result: int) -> None:
    """End the game; nobody decides, so White stands for both."""
    state[RESULT] = result
    state[IS_FREE] = state[IS_MIDTURN] = 0
    _forget(state)
    _set_phase(state, OVER, 0)


@compiled
def _end_turn(state: Array, player: int) -> None:
    """Hand over; a draw if neither can do anything, or at the third repetition [26, 27]."""
    _set_phase(state, PLACE, 1 - player)
    times = 0
    for n in range(state[REPEATABLE]):
        times += state[REPEATABLE + 1 + n] == state[KEY]
    must_jump = _can_jump(state, _all_marbles(state))
    marbles = 0
    for n in range(9):
        marbles += state[POOL + n]
    if times >= 2 or not (must_jump or (marbles and _vacant(state))):
        _finish(state, DRAWN)
        return
    state[IS_FREE] = 1 if must_jump else 0
    state[IS_MIDTURN] = 0


@compiled
def play(state: Array, code: int) -> None:
    """Carry a legal move out."""
    player = state[PLAYER]
    pool = state[POOL] + state[POOL + 1] + state[POOL + 2]
    if state[PHASE] == PLACE and pool == 0:
        _remember(state, state[KEY])
    if code < REMOVE_CODE:
        _place(state, code // PLACES, code % PLACES, player, pool)
    elif code < JUMP_CODE:
        _forget(state)
        _remove_ring(state, code - REMOVE_CODE)
        _take_isolated(state, player)
        if _has_goal(state, player) or not _vacant(state):
            _finish(state, WHITE_WON + player)
        else:
            _end_turn(state, player)
    elif code < PASS_CODE:
        way = (code - JUMP_CODE) // 3
        _jump(state, way // PLACES, way % PLACES, player)
    else:
        _end_turn(state, player)


@compiled
def _place(state: Array, colour: int, place: int, player: int, pool: int) -> None:
    """Put a marble on a vacant ring; then a free ring goes, if there is one [10, 11, 13]."""
    _flip_marble(state, place, colour)
    if pool:
        state[POOL + colour] -= 1
    else:
        _give(state, player, colour, -1)
    _take_isolated(state, player)
    if _has_goal(state, player) or not _vacant(state):
        _finish(state, WHITE_WON + player)
    elif _free_rings(state):
        _set_phase(state, REMOVE, player)
        state[IS_FREE], state[IS_MIDTURN] = 0, 1
    else:
        _end_turn(state, player)


@compiled
def _jump(state: Array, start: int, end: int, player: int) -> None:
    """Jump over a marble, which is captured; then jump on, if that is possible [16–18]."""
    first = (PLACES + 1) * state[VARIANT]
    over = PLACES
    for way in range(6):
        near = AROUND[6 * (first + start) + way]
        if AROUND[6 * (first + near) + way] == end:
            over = near
    if state[PHASE] == JUMP:
        state[KEY] ^= ZOBRIST[JUMPER_KEY + start]
        state[JUMPER] = 0
    taken, colour = _colour_at(state, over), _colour_at(state, start)
    _flip_marble(state, over, taken)
    _flip_marble(state, start, colour)
    _flip_marble(state, end, colour)
    _give(state, player, taken, 1)
    if _has_goal(state, player):
        _finish(state, WHITE_WON + player)
    elif _can_jump(state, 1 << end):
        _set_phase(state, JUMP, player)
        state[JUMPER] = end
        state[KEY] ^= ZOBRIST[JUMPER_KEY + end]
        state[IS_FREE] = state[IS_MIDTURN] = 1
    else:
        _end_turn(state, player)


# ---------------------------------------------------------------------- static evaluation


@inlined
def _evaluate_player(state: Array, player: int) -> int:
    """Give what speaks for a player: marbles captured, and how near he is to the four winning sets."""
    own, others = CAPTURED + 3 * player, CAPTURED + 3 - 3 * player
    variant = state[VARIANT]
    score, of_each = 0, 0
    for colour in range(3):
        number, left = state[own + colour], TOTALS[3 * variant + colour] - state[others + colour]
        score += MARBLE_VALUES[colour] * number
        goal = GOALS[4 * variant + 1 + colour]
        if left >= goal:
            score += NEAR_VALUES[max(goal - number, 0)]
        if left >= GOALS[4 * variant]:
            of_each += max(GOALS[4 * variant] - number, 0)
        else:
            of_each = 9
    return score + NEAR_VALUES[min(of_each, 9)]


@compiled
def evaluate(state: Array) -> int:
    """Give the static evaluation for the player who decides."""
    player = state[PLAYER]
    return _evaluate_player(state, player) - _evaluate_player(state, 1 - player)


# ---------------------------------------------------------------------- to and from the plain rules


def write_state(state: rules.ZertzState, array: Array) -> None:
    """Write a position of the plain rules into an array."""
    array[:WORDS] = 0
    variant = VARIANTS.index(state.variant)
    array[VARIANT] = variant
    array[KEY] = ZOBRIST[VARIANT_KEY + variant]
    for point, on in zip(state.board.points, state.rings, strict=True):
        if on == rules.NO_RING:
            continue
        place = POINTS.index(point)
        array[RINGS] |= 1 << place
        array[KEY] ^= ZOBRIST[place]
        if on in rules.COLOURS:
            _flip_marble(array, place, rules.COLOURS.index(on))
    for way in range(6):
        for point in state.board.points:
            place = POINTS.index(point)
            near = AROUND[6 * ((PLACES + 1) * variant + place) + way]
            if not array[RINGS] >> near & 1:
                array[GAPS + way] |= 1 << place
    array[POOL : POOL + 3] = state.pool
    for place in range(6):
        number = state.captured[place // 3][place % 3]
        array[CAPTURED + place] = number
        array[KEY] ^= ZOBRIST[CAPTURED_KEY + 11 * place + number]
    _write_phase(state, array)
    if not any(state.pool):
        keys = []
        for rings, captured, player in state.earlier:
            before = zeros(WORDS)
            turn = rules.ZertzState(state.variant, rings, player, rules.PLACE, state.pool, captured)
            write_state(turn, before)
            keys.append(int(before[KEY]))
        for key in keys_to_keep(keys, EARLIER):
            _remember(array, key)


def _write_phase(state: rules.ZertzState, array: Array) -> None:
    """Write what is decided, by whom, and the result."""
    phase = (rules.PLACE + rules.REMOVE + rules.JUMP + rules.OVER).index(state.phase[0])
    array[PHASE] = phase
    array[RESULT] = {None: GOING_ON, "w": WHITE_WON, "b": BLACK_WON, "draw": DRAWN}[state.outcome]
    array[PLAYER] = int(state.player == "b" and phase != OVER)
    array[KEY] ^= ZOBRIST[PHASE_KEY + phase] ^ (ZOBRIST[BLACK_KEY] if array[PLAYER] else 0)
    array[IS_MIDTURN] = int(phase in (REMOVE, JUMP))
    if phase == JUMP:
        array[JUMPER] = POINTS.index(state.phase[1:])
        array[KEY] ^= ZOBRIST[JUMPER_KEY + array[JUMPER]]
        array[IS_FREE] = 1
    elif phase == PLACE:
        array[IS_FREE] = int(_can_jump(array, _all_marbles(array)))


def read_state(array: Array) -> rules.ZertzState:
    """Read a position out of an array."""
    variant = VARIANTS[array[VARIANT]]
    rings = []
    for point in rules.board_of(variant).points:
        place = POINTS.index(point)
        marble = [n for n in range(3) if array[MARBLES + n] >> place & 1]
        has_ring = array[RINGS] >> place & 1
        on = rules.VACANT if has_ring else rules.NO_RING
        rings.append(rules.COLOURS[marble[0]] if marble else on)
    counts = array[POOL : CAPTURED + 6].tolist()
    pool, white, black = ((a, b, c) for a, b, c in (counts[:3], counts[3:6], counts[6:]))
    phase = rules.PLACE + rules.REMOVE + rules.JUMP + rules.OVER
    decided = phase[array[PHASE]]
    if decided == rules.JUMP:
        decided += POINTS[array[JUMPER]]
    return rules.ZertzState(variant, tuple(rings), player_in(array), decided, pool, (white, black))


def move_text(code: int) -> str:
    """Write a move.

    >>> [move_text(move_code(text)) for text in ("Wd4", "-d1", "xd1Gd3", "pass")]
    ['Wd4', '-d1', 'xd1Gd3', 'pass']
    """
    if code == PASS_CODE:
        return "pass"
    if code >= JUMP_CODE:
        way, colour = divmod(code - JUMP_CODE, 3)
        return f"x{POINTS[way // PLACES]}{rules.COLOURS[colour]}{POINTS[way % PLACES]}"
    sign, place = divmod(code, PLACES)
    return (*rules.COLOURS, "-")[sign] + POINTS[place]


def move_code(text: str) -> int:
    """Read a move."""
    if text == "pass":
        return PASS_CODE
    if text[0] == "x":
        way = PLACES * POINTS.index(text[1:3]) + POINTS.index(text[4:])
        return JUMP_CODE + 3 * way + rules.COLOURS.index(text[3])
    return PLACES * (*rules.COLOURS, "-").index(text[0]) + POINTS.index(text[1:])


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
    lambda _: False,
)
