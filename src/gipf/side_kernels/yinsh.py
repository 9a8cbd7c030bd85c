"""YINSH on an array: what stands on the points, and how many markers of each colour every row of five has.

The counts are kept up to date by every move, so that rows that are complete, and those that threaten to be, are
known without a look at the board. Numbers in brackets are the paragraphs of the rules, as in
`gipf.side_games.yinsh`.
"""

from gipf.immutable import FrozenDict
from gipf.kernel.arrays import array_of
from gipf.kernel.bits import lowest
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_games import yinsh as rules
from gipf.side_kernels.layout import (
    BLACK_WON,
    DRAWN,
    FIRST_WORD,
    GOING_ON,
    IS_FREE,
    KEY,
    PLAYER,
    RESULT,
    WHITE_WON,
    Kernel,
    player_in,
)
from gipf.side_kernels.zobrist import zobrist

# ---------------------------------------------------------------------- the words of a state

POINTS = len(rules.BOARD.points)
ROWS = len(rules.ROW_POINTS)
HALF = 43
"""Rings are bits of two words for each player, so many points in a word."""

PHASE = FIRST_WORD
POOL = PHASE + 1
TO_WIN = PHASE + 2  # rings that win
RINGS = PHASE + 3  # rings on the board, White's and Black's
RING_BITS = RINGS + 2
COMPLETE = RING_BITS + 4  # complete rows, White's and Black's
PATTERNS = COMPLETE + 2  # the sum of `ROW_VALUES` over all rows, for White
BOARD = PATTERNS + 1  # a word for each point, and one that stands for all beyond the edge
COUNTS = BOARD + POINTS + 1  # for each row, 6 times its white markers and its black ones
WORDS = COUNTS + ROWS

EMPTY, WHITE_RING, WHITE_MARKER = 0, 1, 3  # Black's are one more
PLACE, MOVE, ROW_BEFORE, RING_BEFORE, ROW_AFTER, RING_AFTER, OVER = range(7)
PHASES = (
    *(rules.PLACE, rules.MOVE, rules.ROW_BEFORE, rules.RING_BEFORE),
    *(rules.ROW_AFTER, rules.RING_AFTER, rules.OVER),
)

# ---------------------------------------------------------------------- codes of moves

PLACE_CODE = POINTS * POINTS  # below it, a ring move: start times the number of points, and end
ROW_CODE = PLACE_CODE + POINTS
RING_CODE = ROW_CODE + ROWS
PASS_CODE = RING_CODE + POINTS
CODES = PASS_CODE + 1
MOST_MOVES = 192
"""At most five rings move along three lines each, which have ten points besides."""

# ---------------------------------------------------------------------- evaluation

TAKEN_VALUES = array_of([0, 1000, 2200, 4000, 4000, 4000])
"""Rings taken, by their number."""
MOBILITY_VALUE = 4
"""A move of a ring."""
CENTRE_VALUE = 3
"""A step nearer to the centre, for a ring, while rings are placed."""
THREATS = (0, 1, 4, 14, 40, 0)
"""A row with so many own markers; the last has been completed, and is removed before anything is evaluated."""
IN_THE_WAY = (10, 8, 4, 2, 1, 0)
"""What a threat is worth, in tenths, by the number of the other's markers in the row: they can be turned."""


def _row_values() -> Array:
    """Give the value of a row for White, by its count."""
    values = [0] * 36
    for white in range(6):
        for black in range(6 - white):
            values[6 * white + black] = (
                THREATS[white] * IN_THE_WAY[black] - THREATS[black] * IN_THE_WAY[white]
            ) // 10
    return array_of(values)


# ---------------------------------------------------------------------- lookup arrays

_NUMBERS = {point: number for number, point in enumerate(rules.BOARD.points)}
RAY = 11
"""Words of a ray: its points, and then beyond the edge."""


def _rays() -> Array:
    rays: list[int] = []
    for point in _NUMBERS:
        for ray in rules.BOARD.rays[point]:
            rays += [*(_NUMBERS[there] for there in ray), *([POINTS] * (RAY - len(ray)))]
    return array_of(rays)


def _ways() -> Array:
    ways = [-1] * POINTS * POINTS
    for point, number in _NUMBERS.items():
        for way, ray in enumerate(rules.BOARD.rays[point]):
            for there in ray:
                ways[POINTS * number + _NUMBERS[there]] = way
    return array_of(ways)


def _rows_of() -> Array:
    rows_of: list[list[int]] = [[] for _ in _NUMBERS]
    for row, points in enumerate(rules.ROW_POINTS.values()):
        for point in points:
            rows_of[_NUMBERS[point]].append(row)
    return array_of(row for rows in rows_of for row in [*rows, *([-1] * (16 - len(rows)))])


def _from_centre() -> Array:
    """Give the distance of each point from the centre."""
    x0, y0 = rules.BOARD.places["f6"]
    steps = []
    for x, y in rules.BOARD.places.values():
        across = abs(x - x0)
        steps.append(across + max(0, abs(y - y0) - across) // 2)
    return array_of(steps)


RAYS, WAYS, ROWS_OF, FROM_CENTRE, ROW_VALUES = (
    _rays(),
    _ways(),
    _rows_of(),
    _from_centre(),
    _row_values(),
)
ROW_POINTS = array_of(_NUMBERS[point] for points in rules.ROW_POINTS.values() for point in points)
ZOBRIST = zobrist("yinsh", 5 * POINTS + 9)
"""For each point and what stands on it, for each phase, for Black, for blitz."""
PHASE_KEY, BLACK_KEY, BLITZ_KEY = 5 * POINTS, 5 * POINTS + 7, 5 * POINTS + 8


# ---------------------------------------------------------------------- pieces


@inlined
def _put(state: Array, point: int, piece: int) -> None:
    """Change what stands on a point."""
    before = state[BOARD + point]
    state[KEY] ^= ZOBRIST[5 * point + before] ^ ZOBRIST[5 * point + piece]
    state[BOARD + point] = piece


@inlined
def _put_ring(state: Array, point: int, player: int) -> None:
    """Put a ring on a point."""
    half = 1 if point >= HALF else 0
    state[RING_BITS + 2 * player + half] |= 1 << (point - HALF * half)
    _put(state, point, WHITE_RING + player)


@inlined
def _lift_ring(state: Array, point: int, player: int) -> None:
    """Take a ring from a point, which is left as it is until something is put there."""
    half = 1 if point >= HALF else 0
    state[RING_BITS + 2 * player + half] ^= 1 << (point - HALF * half)


@compiled
def _count(state: Array, point: int, change: int) -> None:
    """Change the counts of all rows through a point: by 6 for a white marker more, by 1 for a black one."""
    n = 16 * point
    while ROWS_OF[n] >= 0:
        place = COUNTS + ROWS_OF[n]
        before = state[place]
        after = before + change
        state[place] = after
        state[PATTERNS] += ROW_VALUES[after] - ROW_VALUES[before]
        if before == 30:
            state[COMPLETE] -= 1
        elif before == 5:
            state[COMPLETE + 1] -= 1
        if after == 30:
            state[COMPLETE] += 1
        elif after == 5:
            state[COMPLETE + 1] += 1
        n += 1


@inlined
def _marker_change(player: int) -> int:
    """Give what a player's marker adds to a count."""
    return 1 if player else 6


# ---------------------------------------------------------------------- moves


@compiled
def list_moves(state: Array, moves: Array, priorities: Array) -> int:
    """List the legal moves; ring moves that turn many of the other's markers are promising."""
    phase, player = state[PHASE], state[PLAYER]
    number = 0
    if phase == MOVE:
        number = _list_ring_moves(state, moves, priorities)
        if number == 0:  # [27]
            moves[0], priorities[0], number = PASS_CODE, 0, 1
    elif phase == PLACE:
        for point in range(POINTS):
            if state[BOARD + point] == EMPTY:
                moves[number] = PLACE_CODE + point
                priorities[number] = 500 - 40 * FROM_CENTRE[point]
                number += 1
    elif phase == ROW_BEFORE or phase == ROW_AFTER:
        complete = 5 * _marker_change(player)
        for row in range(ROWS):
            if state[COUNTS + row] == complete:
                moves[number], priorities[number] = ROW_CODE + row, 0
                number += 1
    elif phase != OVER:
        for half in range(2):
            bits = state[RING_BITS + 2 * player + half]
            while bits:
                point = lowest(bits) + HALF * half
                bits &= bits - 1
                moves[number], priorities[number] = RING_CODE + point, 40 * FROM_CENTRE[point]
                number += 1
    return number


@compiled
def _list_ring_moves(state: Array, moves: Array, priorities: Array) -> int:
    """List where rings can go: over empty points, then over one unbroken run of markers [9–11]."""
    player = state[PLAYER]
    others = WHITE_MARKER + 1 - player
    number = 0
    for half in range(2):
        bits = state[RING_BITS + 2 * player + half]
        while bits:
            start = lowest(bits) + HALF * half
            bits &= bits - 1
            for way in range(6):
                place = (6 * start + way) * RAY
                gain = 500
                while True:
                    point = RAYS[place]
                    piece = state[BOARD + point]
                    if piece == EMPTY:
                        moves[number] = POINTS * start + point
                        priorities[number] = gain
                        number += 1
                        if gain != 500:
                            break
                    elif piece >= WHITE_MARKER:
                        gain += 31 if piece == others else -29
                    else:
                        break
                    place += 1
    return number


@inlined
def _mobility(state: Array, player: int) -> int:
    """Count the ring moves of a player."""
    number = 0
    for half in range(2):
        bits = state[RING_BITS + 2 * player + half]
        while bits:
            first = 6 * RAY * (lowest(bits) + HALF * half)
            bits &= bits - 1
            for way in range(6):
                place = first + way * RAY
                has_passed = False
                while True:
                    piece = state[BOARD + RAYS[place]]
                    place += 1
                    if piece == EMPTY:
                        number += 1
                        if has_passed:
                            break
                    elif piece >= WHITE_MARKER:
                        has_passed = True
                    else:
                        break
    return number


@compiled
def _can_move(state: Array, player: int) -> bool:
    """Whether a player has a ring that can move."""
    for half in range(2):
        bits = state[RING_BITS + 2 * player + half]
        while bits:
            first = 6 * RAY * (lowest(bits) + HALF * half)
            bits &= bits - 1
            for way in range(6):
                place = first + way * RAY
                while state[BOARD + RAYS[place]] >= WHITE_MARKER:
                    place += 1
                if state[BOARD + RAYS[place]] == EMPTY:
                    return True
    return False


# ---------------------------------------------------------------------- the turn and the end [7, 20–28]


@inlined
def _finish(state: Array, result: int) -> None:
    """End the game; nobody decides, so White stands for both."""
    state[PHASE], state[RESULT], state[PLAYER] = OVER, result, 0


@compiled
def _begin_turn(state: Array) -> None:
    """Rows the other has made come first [20], then the ring move is due."""
    player = state[PLAYER]
    if state[COMPLETE + player]:
        state[PHASE] = ROW_BEFORE
    elif state[POOL] == 0 or not (_can_move(state, player) or _can_move(state, 1 - player)):
        lead = state[RINGS + 1] - state[RINGS]  # fewer are left of whoever has taken more
        _finish(state, WHITE_WON if lead > 0 else BLACK_WON if lead < 0 else DRAWN)
    else:
        state[PHASE] = MOVE


@compiled
def _end_turn(state: Array) -> None:
    """Own rows come first [14], then the other's turn."""
    if state[COMPLETE + state[PLAYER]]:
        state[PHASE] = ROW_AFTER
    else:
        state[PLAYER] = 1 - state[PLAYER]
        _begin_turn(state)


@compiled
def play(state: Array, code: int) -> None:
    """Carry a legal move out."""
    player, phase = state[PLAYER], state[PHASE]
    if code < PLACE_CODE:
        _move_ring(state, code // POINTS, code % POINTS, player)
        _end_turn(state)
    elif code < ROW_CODE:
        _put_ring(state, code - PLACE_CODE, player)
        state[RINGS + player] += 1
        state[PLAYER] = 1 - player
        if state[RINGS] + state[RINGS + 1] == 2 * rules.RINGS:
            state[PHASE] = MOVE
    elif code < RING_CODE:
        for n in range(rules.LENGTH):
            point = ROW_POINTS[rules.LENGTH * (code - ROW_CODE) + n]
            _put(state, point, EMPTY)
            _count(state, point, -_marker_change(player))
        state[POOL] += rules.LENGTH
        state[PHASE] = RING_BEFORE if phase == ROW_BEFORE else RING_AFTER
    elif code < PASS_CODE:
        _lift_ring(state, code - RING_CODE, player)
        _put(state, code - RING_CODE, EMPTY)
        state[RINGS + player] -= 1
        if rules.RINGS - state[RINGS + player] >= state[TO_WIN]:
            _finish(state, WHITE_WON + player)
        elif phase == RING_BEFORE:
            _begin_turn(state)
        else:
            _end_turn(state)
    else:
        state[PLAYER] = 1 - player
        _begin_turn(state)
    state[IS_FREE] = 1 if ROW_BEFORE <= state[PHASE] <= RING_AFTER else 0
    state[KEY] ^= ZOBRIST[PHASE_KEY + phase] ^ ZOBRIST[PHASE_KEY + state[PHASE]]
    if state[PLAYER] != player:
        state[KEY] ^= ZOBRIST[BLACK_KEY]


@compiled
def _move_ring(state: Array, start: int, end: int, player: int) -> None:
    """Leave a marker, move the ring and turn over what it has passed [8, 12]."""
    _lift_ring(state, start, player)
    _put(state, start, WHITE_MARKER + player)
    _count(state, start, _marker_change(player))
    state[POOL] -= 1
    place = (6 * start + WAYS[POINTS * start + end]) * RAY
    while RAYS[place] != end:
        point = RAYS[place]
        piece = state[BOARD + point]
        if piece != EMPTY:
            _put(state, point, 2 * WHITE_MARKER + 1 - piece)
            _count(state, point, -5 if piece == WHITE_MARKER else 5)
        place += 1
    _put_ring(state, end, player)


# ---------------------------------------------------------------------- static evaluation


@compiled
def evaluate(state: Array) -> int:
    """Give the static evaluation: rings taken, markers and threatened rows, mobility of rings."""
    score = state[PATTERNS] + MOBILITY_VALUE * (_mobility(state, 0) - _mobility(state, 1))
    if state[PHASE] == PLACE:
        for point in range(POINTS):
            if state[BOARD + point] == WHITE_RING:
                score -= CENTRE_VALUE * FROM_CENTRE[point]
            elif state[BOARD + point] == WHITE_RING + 1:
                score += CENTRE_VALUE * FROM_CENTRE[point]
    else:
        score += TAKEN_VALUES[rules.RINGS - state[RINGS]]
        score -= TAKEN_VALUES[rules.RINGS - state[RINGS + 1]]
    return -score if state[PLAYER] else score


# ---------------------------------------------------------------------- to and from the plain rules


def write_state(state: rules.YinshState, array: Array) -> None:
    """Write a position of the plain rules into an array."""
    array[:WORDS] = 0
    array[BOARD + POINTS] = WHITE_RING  # nothing goes beyond the edge
    array[POOL] = state.pool
    array[TO_WIN] = rules.rings_to_win(state)
    array[KEY] = ZOBRIST[BLITZ_KEY] if state.is_blitz else 0
    for number in range(POINTS):
        array[KEY] ^= ZOBRIST[5 * number]
    for point, piece in state.pieces.items():
        number, player = _NUMBERS[point], int(piece.islower())
        if piece in rules.TURNED:
            _put(array, number, WHITE_MARKER + player)
            _count(array, number, _marker_change(player))
        else:
            _put_ring(array, number, player)
            array[RINGS + player] += 1
    phase = PHASES.index(state.phase)
    array[PHASE] = phase
    array[IS_FREE] = int(ROW_BEFORE <= phase <= RING_AFTER)
    array[RESULT] = {None: GOING_ON, "w": WHITE_WON, "b": BLACK_WON, "draw": DRAWN}[state.outcome]
    array[PLAYER] = int(state.player == "b" and phase != OVER)
    array[KEY] ^= ZOBRIST[PHASE_KEY + phase] ^ (ZOBRIST[BLACK_KEY] if array[PLAYER] else 0)


def read_state(array: Array) -> rules.YinshState:
    """Read a position out of an array."""
    pieces = {
        point: " RrMm"[array[BOARD + number]]
        for point, number in _NUMBERS.items()
        if array[BOARD + number] != EMPTY
    }
    is_blitz = array[TO_WIN] < _TO_WIN
    return rules.YinshState(
        FrozenDict(pieces), player_in(array), PHASES[array[PHASE]], is_blitz=bool(is_blitz)
    )


_TO_WIN = rules.rings_to_win(rules.GAME.start())


def _texts() -> list[str]:
    points = rules.BOARD.points
    return [
        *(f"{start}-{end}" for start in points for end in points),
        *points,
        *rules.ROW_POINTS,
        *(f"x{point}" for point in points),
        "pass",
    ]


_TEXTS = _texts()
_CODES = {text: code for code, text in enumerate(_TEXTS)}

KERNEL = Kernel(
    "yinsh",
    WORDS,
    CODES,
    MOST_MOVES,
    list_moves,
    play,
    evaluate,
    write_state,
    read_state,
    _TEXTS.__getitem__,
    _CODES.__getitem__,
    lambda _: False,
)
