"""TZAAR on an array: sets of points as bits of a word, and the heights of the stacks.

Points are numbered column by column from the lowest up, as in the rules. On a ray up or to the right the first
stack is then the lowest bit that is set, on one down or to the left the highest. Of what is in a stack only its
top and its height make a difference to the game, so no more is kept. Numbers in brackets are the paragraphs of
the rules, as in `gipf.side_games.tzaar`.
"""

from gipf.kernel.arrays import array_of
from gipf.kernel.bits import highest_bit, lowest, popcount
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_games import tzaar as rules
from gipf.side_kernels.layout import (
    BLACK_WON,
    FIRST_WORD,
    GOING_ON,
    IS_MIDTURN,
    KEY,
    PLAYER,
    RESULT,
    WHITE_WON,
    Kernel,
    player_in,
)
from gipf.side_kernels.zobrist import zobrist

# ---------------------------------------------------------------------- the words of a state

POINTS = len(rules.POINTS)
PHASE = FIRST_WORD
OWNED = PHASE + 1  # points of White's stacks, and of Black's
TYPES = OWNED + 2  # points of stacks with a Tzaar on top, with a Tzarra, with a Tott
HEIGHTS = TYPES + 3
WORDS = HEIGHTS + POINTS

PLACE, FIRST, CAPTURE, SECOND, OVER = range(5)
PHASES = (rules.PLACE, rules.FIRST, rules.CAPTURE, rules.SECOND, rules.OVER)
PIECES = array_of(rules.PIECES.values())
EACH = sum(rules.PIECES.values())
ALL = (1 << POINTS) - 1

# ---------------------------------------------------------------------- codes of moves

PLACE_CODE = POINTS * POINTS  # below it, a move: start times the number of points, and end
PASS_CODE = PLACE_CODE + 3 * POINTS
CODES = PASS_CODE + 1
MOST_MOVES = 6 * EACH + 1

# ---------------------------------------------------------------------- evaluation

STACK_VALUES = array_of(
    [0, 200, 320, 400, 460, 505, 540, 568, 590, 608, 623, 636, 647, 657, 666, 674]
)
"""Stacks of one type, by their number: who has none has lost, so the last ones count most."""
HEIGHT_VALUES = (0, 0, 160, 270, 350, 400, 440, 465, 480)
"""A stack, by its height; higher ones count as the last."""
RARITY = 2.5
"""How much more a height counts for a type the player has few of: with n stacks, 1 + 2.5 / (n + 1) times."""

# ---------------------------------------------------------------------- lookup arrays


def _rays() -> Array:
    """Give the points of each ray, three up or to the right and three down or to the left of each point."""
    rays = [0] * 6 * POINTS
    for point, number in rules.NUMBERS.items():
        for way, ray in enumerate(rules.GRID.rays[point]):
            rays[6 * number + way] = sum(1 << rules.NUMBERS[there] for there in ray)
    return array_of(rays)


RAYS = _rays()


def _height_values() -> Array:
    """Give the values of stacks by the number of those of their type, and by height."""
    highest = len(HEIGHT_VALUES) - 1
    return array_of(
        int(HEIGHT_VALUES[min(height, highest)] * (1 + RARITY / (number + 1)))
        for number in range(max(rules.PIECES.values()) + 1)
        for height in range(EACH + 1)
    )


HEIGHT_VALUES_OF = _height_values()
HEIGHT_KEY = 6 * POINTS
PHASE_KEY = HEIGHT_KEY + (EACH + 1) * POINTS
BLACK_KEY = PHASE_KEY + len(PHASES)
ZOBRIST = zobrist("tzaar", BLACK_KEY + 1)
"""For each owner and type, and for each height, on each point; for each phase; for Black."""


# ---------------------------------------------------------------------- stacks


@inlined
def _first_met(taken: int, point: int, way: int) -> int:
    """Give the first occupied point in a direction, or -1 [10]."""
    ray = RAYS[6 * point + way] & taken
    if ray == 0:
        return -1
    return lowest(ray) if way < 3 else lowest(highest_bit(ray))


@inlined
def _type_at(state: Array, point: int) -> int:
    """Give the type of a stack: 0 for a Tzaar, 1 for a Tzarra, 2 for a Tott."""
    return 0 if state[TYPES] >> point & 1 else (1 if state[TYPES + 1] >> point & 1 else 2)


@compiled
def _put(state: Array, point: int, player: int, kind: int, height: int) -> None:
    """Put a stack on an empty point."""
    state[OWNED + player] |= 1 << point
    state[TYPES + kind] |= 1 << point
    state[HEIGHTS + point] = height
    state[KEY] ^= ZOBRIST[(3 * player + kind) * POINTS + point]
    state[KEY] ^= ZOBRIST[HEIGHT_KEY + height * POINTS + point]


@compiled
def _lift(state: Array, point: int, player: int) -> None:
    """Take a player's stack from a point."""
    kind = _type_at(state, point)
    state[OWNED + player] ^= 1 << point
    state[TYPES + kind] ^= 1 << point
    state[KEY] ^= ZOBRIST[(3 * player + kind) * POINTS + point]
    state[KEY] ^= ZOBRIST[HEIGHT_KEY + state[HEIGHTS + point] * POINTS + point]
    state[HEIGHTS + point] = 0


@inlined
def _lacks_a_type(state: Array, player: int) -> bool:
    """Whether some type is on top of none of a player's stacks [19]."""
    own = state[OWNED + player]
    return own & state[TYPES] == 0 or own & state[TYPES + 1] == 0 or own & state[TYPES + 2] == 0


# ---------------------------------------------------------------------- moves


@compiled
def list_moves(state: Array, moves: Array, priorities: Array) -> int:
    """List the legal moves; captures of high stacks and of what the other has few of are promising."""
    phase = state[PHASE]
    if phase == OVER:
        return 0
    if phase == PLACE:
        return _list_placings(state, moves, priorities)
    player = state[PLAYER]
    own, others = state[OWNED + player], state[OWNED + 1 - player]
    taken = own | others
    number = 0
    starts = own
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        height = state[HEIGHTS + start]
        for way in range(6):
            end = _first_met(taken, start, way)
            if end < 0:
                continue
            height_there = state[HEIGHTS + end]
            type_there = state[TYPES + _type_at(state, end)]
            if others >> end & 1:
                if height_there > height:
                    continue
                left = popcount(others & type_there)
                priority = 400 + 40 * min(height_there, 6) + 200 // left - 5 * min(height, 8)
            elif phase == SECOND:
                left = popcount(own & type_there)
                priority = 350 + 15 * min(height + height_there, 10) - 200 // left
            else:
                continue
            moves[number] = POINTS * start + end
            priorities[number] = priority
            number += 1
    if phase == SECOND:  # [17]
        moves[number], priorities[number] = PASS_CODE, 0
        number += 1
    return number


@compiled
def _list_placings(state: Array, moves: Array, priorities: Array) -> int:
    """List where which piece can be put [28]."""
    own = state[OWNED + state[PLAYER]]
    empty = ALL & ~(own | state[OWNED + 1 - state[PLAYER]])
    number = 0
    for kind in range(3):
        if popcount(own & state[TYPES + kind]) == PIECES[kind]:
            continue
        points = empty
        while points:
            moves[number] = PLACE_CODE + POINTS * kind + lowest(points)
            priorities[number] = 500
            points &= points - 1
            number += 1
    return number


@compiled
def _can_capture(state: Array, player: int) -> bool:
    """Whether a player has a capture [12, 13]."""
    starts, others = state[OWNED + player], state[OWNED + 1 - player]
    taken = starts | others
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        for way in range(6):
            end = _first_met(taken, start, way)
            if end >= 0 and others >> end & 1 and state[HEIGHTS + end] <= state[HEIGHTS + start]:
                return True
    return False


@inlined
def _finish(state: Array, winner: int) -> None:
    """End the game; nobody decides, so White stands for both."""
    state[PHASE], state[RESULT], state[PLAYER] = OVER, WHITE_WON + winner, 0


@inlined
def _end_turn(state: Array, player: int) -> None:
    """Hand over to the other player, who loses without a capture [22]."""
    if _can_capture(state, 1 - player):
        state[PHASE], state[PLAYER] = CAPTURE, 1 - player
    else:
        _finish(state, player)


@compiled
def play(state: Array, code: int) -> None:
    """Carry a legal move out."""
    player, phase = state[PLAYER], state[PHASE]
    if code < PLACE_CODE:
        _move_stack(state, code // POINTS, code % POINTS, player)
        if _lacks_a_type(state, 1 - player):
            _finish(state, player)
        elif _lacks_a_type(state, player):  # by covering the last of it [21]
            _finish(state, 1 - player)
        elif phase == CAPTURE:
            state[PHASE] = SECOND
        else:
            _end_turn(state, player)
    elif code < PASS_CODE:
        _put(state, (code - PLACE_CODE) % POINTS, player, (code - PLACE_CODE) // POINTS, 1)
        state[PLAYER] = 1 - player
        if state[OWNED] | state[OWNED + 1] == ALL:
            state[PHASE] = FIRST
    else:
        _end_turn(state, player)
    state[IS_MIDTURN] = 1 if state[PHASE] == SECOND else 0
    state[KEY] ^= ZOBRIST[PHASE_KEY + phase] ^ ZOBRIST[PHASE_KEY + state[PHASE]]
    if state[PLAYER] != player:
        state[KEY] ^= ZOBRIST[BLACK_KEY]


@inlined
def _move_stack(state: Array, start: int, end: int, player: int) -> None:
    """Take what is captured off the board, or move on top of an own stack [12, 16]."""
    kind, height = _type_at(state, start), state[HEIGHTS + start]
    _lift(state, start, player)
    if state[OWNED + player] >> end & 1:
        height += state[HEIGHTS + end]
        _lift(state, end, player)
    else:
        _lift(state, end, 1 - player)
    _put(state, end, player, kind, height)


# ---------------------------------------------------------------------- static evaluation


@compiled
def _evaluate_player(state: Array, player: int) -> int:
    """Give what speaks for a player: stacks of each type, and their heights, most where few are left."""
    score = 0
    for kind in range(3):
        stacks = state[OWNED + player] & state[TYPES + kind]
        number = popcount(stacks)
        score += STACK_VALUES[number]
        while stacks:
            score += HEIGHT_VALUES_OF[(EACH + 1) * number + state[HEIGHTS + lowest(stacks)]]
            stacks &= stacks - 1
    return score


@compiled
def evaluate(state: Array) -> int:
    """Give the static evaluation for the player who decides."""
    player = state[PLAYER]
    return _evaluate_player(state, player) - _evaluate_player(state, 1 - player)


# ---------------------------------------------------------------------- to and from the plain rules


def write_state(state: rules.TzaarState, array: Array) -> None:
    """Write a position of the plain rules into an array."""
    array[:WORDS] = 0
    for number, stack in enumerate(state.stacks):
        if stack:
            kind = [*rules.PIECES].index(stack[-1].upper())
            _put(array, number, int(stack.islower()), kind, len(stack))
    phase = PHASES.index(state.phase)
    array[PHASE] = phase
    array[IS_MIDTURN] = int(phase == SECOND)
    array[RESULT] = {None: GOING_ON, "w": WHITE_WON, "b": BLACK_WON}[state.outcome]
    array[PLAYER] = int(state.player == "b" and phase != OVER)
    array[KEY] ^= ZOBRIST[PHASE_KEY + phase] ^ (ZOBRIST[BLACK_KEY] if array[PLAYER] else 0)


def read_state(array: Array) -> rules.TzaarState:
    """Read a position out of an array; within stacks, of which only tops and heights are kept, as it may be."""
    tops: list[tuple[int, str]] = []
    for number in range(POINTS):
        kind = next((n for n in range(3) if array[TYPES + n] >> number & 1), None)
        top = "" if kind is None else [*rules.PIECES][kind]
        is_black = array[OWNED + 1] >> number & 1
        tops.append((int(array[HEIGHTS + number]), top.lower() if is_black else top))
    left = {}
    for case in (str.upper, str.lower):
        pieces = [case(piece) for piece in rules.PIECES for _ in range(rules.PIECES[piece])]
        for _, top in tops:
            if top in pieces:
                pieces.remove(top)
        left[case("z")] = pieces
    stacks = []
    for height, top in tops:
        pieces = left["Z" if top.isupper() else "z"]
        stacks.append("".join(pieces.pop() for _ in range(height - 1)) + top)
    return rules.TzaarState(tuple(stacks), player_in(array), PHASES[array[PHASE]])


def move_text(code: int) -> str:
    """Write a move.

    >>> move_text(move_code("d3-c3")), move_text(move_code("Zd4")), move_text(PASS_CODE)
    ('d3-c3', 'Zd4', 'pass')
    """
    if code == PASS_CODE:
        return "pass"
    if code >= PLACE_CODE:
        kind, point = divmod(code - PLACE_CODE, POINTS)
        return [*rules.PIECES][kind] + rules.POINTS[point]
    return f"{rules.POINTS[code // POINTS]}-{rules.POINTS[code % POINTS]}"


def move_code(text: str) -> int:
    """Read a move."""
    if text == "pass":
        return PASS_CODE
    if text[0] in rules.PIECES:
        return PLACE_CODE + POINTS * [*rules.PIECES].index(text[0]) + rules.NUMBERS[text[1:]]
    start, _, end = text.partition("-")
    return POINTS * rules.NUMBERS[start] + rules.NUMBERS[end]


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
