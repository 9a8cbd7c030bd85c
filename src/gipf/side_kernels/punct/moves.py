"""What may be played in PÜNCT, how promising it looks, and what it does."""

from gipf.kernel.bits import product
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_kernels.layout import (
    BLACK_WON,
    DRAWN,
    GOING_ON,
    HIGHEST_PRIORITY,
    KEY,
    PLAYER,
    RESULT,
    WHITE_WON,
)
from gipf.side_kernels.punct.layout import (
    ADD_CODE,
    CENTRE,
    DOTS,
    EACH,
    EARLIER,
    EARLIER_NUMBER,
    HAS_PUNCT_IN_MIDDLE,
    HEIGHTS,
    IN_CENTRE,
    IS_BASIC,
    KINDS,
    MARGIN,
    MINOR_DOTS,
    MOST_EARLIER,
    MOST_REACHED,
    NUMBER_OF,
    OFF_BOARD,
    OWNED,
    PIECE_KIND,
    PIECE_LEVEL,
    PIECE_PLACE,
    PIECE_TURN,
    PIECES,
    PLACES,
    REACHED,
    RESERVES,
    SET_WORDS,
    SPACES,
    SPAN,
    TRIANGLE,
    TURNS,
    TURNS_OF,
    WORD_BITS,
    piece_number,
)
from gipf.side_kernels.punct.sets import both, get_set, is_connected, size
from gipf.side_kernels.punct.values import MARK_SHIFT, defends, may_connect, weigh_places

REPETITIONS = 3
BLACK_KEY, BASIC_KEY, OVER_KEY = 1, 2, 3
"""Numbers that are no piece's, for the hash: Black decides, the basic game, its results."""

# ---------------------------------------------------------------------- room for `list_moves`

GAINS, ADDITIONS, LOSSES, TOPS = 0, SPAN, 2 * SPAN, 3 * SPAN
"""By place: what a dot more is worth there, the same where one can be added, what taking one away costs,
and who is on top, as in `owner_of_top`. Behind them is room for `weigh_places`."""
SCRATCH = 8 * SPAN
MOST_MOVES = len(KINDS) * SPACES * TURNS + EACH * MOST_REACHED * TURNS + SCRATCH
"""As many as there are ways to add a piece, and to move as many as a player has; at the end, scratch."""
CLOSED = -(1 << 60)
"""The gain of a place where nothing can be added."""
EMPTY = 2
MIDDLING = 200
"""The priority of a move that gains nothing."""
WINNING = HIGHEST_PRIORITY
"""That of a move that connects."""
DEFENCE = 250
"""What it adds that the other might win where the piece lies."""

# ---------------------------------------------------------------------- pieces


@compiled
def key_of(number: int) -> int:
    """Give the random word of 62 bits that stands for a number in a hash."""
    word = product(number + 1, 0x2545F4914F6CDD1D)
    word = product(word ^ (word >> 29 & 0x7FFFFFFFF), 0x369DEA0F31A53F85)
    return (word ^ (word >> 32 & 0xFFFFFFFF)) & 0x3FFFFFFFFFFFFFFF


@inlined
def part(piece: int, bits: tuple[int, int]) -> int:
    """Give a part of the number of a piece."""
    return piece >> bits[0] & bits[1]


@inlined
def owner_of_top(state: Array, place: int) -> int:
    """Say whose the topmost dot of a space is: 0 White's, 1 Black's, or it is `EMPTY`."""
    word, bit = (place - MARGIN) // WORD_BITS, (place - MARGIN) % WORD_BITS
    if state[OWNED + word] >> bit & 1:
        return 0
    return 1 if state[OWNED + SET_WORDS + word] >> bit & 1 else EMPTY


@inlined
def _below(state: Array, place: int) -> int:
    """Give the height of a space without its topmost dot."""
    number = NUMBER_OF[place]
    levels = state[DOTS + number] | state[DOTS + SPACES + number]
    height = state[HEIGHTS + place] - 1
    while height > 0 and not levels >> (height - 1) & 1:
        height -= 1
    return height


@inlined
def _owner(state: Array, place: int, height: int) -> int:
    """Say whose the dot on a level is, or that there is none."""
    if height == 0:
        return EMPTY
    return 0 if state[DOTS + NUMBER_OF[place]] >> (height - 1) & 1 else 1


@inlined
def _set_top(state: Array, place: int, owner: int) -> None:
    """Say whose a space is."""
    word, bit = (place - MARGIN) // WORD_BITS, 1 << (place - MARGIN) % WORD_BITS
    state[OWNED + word] &= ~bit
    state[OWNED + SET_WORDS + word] &= ~bit
    if owner != EMPTY:
        state[OWNED + SET_WORDS * owner + word] |= bit


@compiled
def _set_dot(state: Array, place: int, player: int, level: int) -> None:
    """Put a dot on a space."""
    _set_top(state, place, player)
    state[DOTS + SPACES * player + NUMBER_OF[place]] |= 1 << (level - 1)
    state[HEIGHTS + place] = level


@compiled
def _lift_dot(state: Array, place: int, player: int) -> None:
    """Take the topmost dot, which is a player's, off a space."""
    level, below = state[HEIGHTS + place], _below(state, place)
    state[DOTS + SPACES * player + NUMBER_OF[place]] &= ~(1 << (level - 1))
    state[HEIGHTS + place] = below
    _set_top(state, place, _owner(state, place, below))


@compiled
def put_piece(state: Array, player: int, kind: int, turn: int, place: int, level: int) -> None:
    """Put a piece on the board; a player's pieces are kept in order."""
    minor = 2 * (TURNS * kind + turn)
    _set_dot(state, place, player, level)
    _set_dot(state, place + MINOR_DOTS[minor], player, level)
    _set_dot(state, place + MINOR_DOTS[minor + 1], player, level)
    piece = piece_number(kind, turn, place, level)
    n = PIECES + EACH * player
    while state[n] > piece:
        n += 1
    while piece:
        piece, state[n] = state[n], piece
        n += 1
    state[KEY] ^= key_of(2 * piece_number(kind, turn, place, level) + player)


@compiled
def _lift_piece(state: Array, player: int, n: int) -> None:
    """Take the piece in the n-th place, which must be free, off the board."""
    n += PIECES + EACH * player
    piece = state[n]
    place = part(piece, PIECE_PLACE)
    minor = 2 * (TURNS * part(piece, PIECE_KIND) + part(piece, PIECE_TURN))
    _lift_dot(state, place, player)
    _lift_dot(state, place + MINOR_DOTS[minor], player)
    _lift_dot(state, place + MINOR_DOTS[minor + 1], player)
    last = PIECES + EACH * player + EACH - 1
    while n < last and state[n]:
        state[n] = state[n + 1]
        n += 1
    state[n] = 0
    state[KEY] ^= key_of(2 * piece + player)


@inlined
def is_free(state: Array, piece: int) -> bool:
    """Whether nothing lies above any dot of a piece [24]."""
    place, level = part(piece, PIECE_PLACE), part(piece, PIECE_LEVEL)
    minor = 2 * (TURNS * part(piece, PIECE_KIND) + part(piece, PIECE_TURN))
    return (
        state[HEIGHTS + place] == level
        and state[HEIGHTS + place + MINOR_DOTS[minor]] == level
        and state[HEIGHTS + place + MINOR_DOTS[minor + 1]] == level
    )


@compiled
def take_up(state: Array, piece: int) -> None:
    """Take a free piece up, as far as heights and owners of spaces go; `put_back` undoes it."""
    start = part(piece, PIECE_PLACE)
    minor = 2 * (TURNS * part(piece, PIECE_KIND) + part(piece, PIECE_TURN))
    for n in range(3):
        place = start if n == 0 else start + MINOR_DOTS[minor + n - 1]
        below = _below(state, place)
        state[HEIGHTS + place] = below
        _set_top(state, place, _owner(state, place, below))


@compiled
def put_back(state: Array, player: int, piece: int) -> None:
    """Put a player's piece back that was taken up."""
    start, level = part(piece, PIECE_PLACE), part(piece, PIECE_LEVEL)
    minor = 2 * (TURNS * part(piece, PIECE_KIND) + part(piece, PIECE_TURN))
    for n in range(3):
        place = start if n == 0 else start + MINOR_DOTS[minor + n - 1]
        state[HEIGHTS + place] = level
        _set_top(state, place, player)


@inlined
def support(state: Array, kind: int, place: int, first: int, second: int) -> int:
    """Give the height that a piece lies on, or -1 where it would not lie flat, whatever the colours [25]."""
    punct, one, two = state[HEIGHTS + place], state[HEIGHTS + first], state[HEIGHTS + second]
    if kind == TRIANGLE:
        return punct if punct == one and one == two else -1
    end, middle = (one, punct) if HAS_PUNCT_IN_MIDDLE[kind] else (punct, one)
    return two if end == two and middle <= two and two < OFF_BOARD else -1


# ---------------------------------------------------------------------- legal moves


@inlined
def is_centre_closed(state: Array) -> bool:
    """Whether nothing can be added in the central hexagon [13, 14]."""
    return state[IS_BASIC] == 0 or (state[PIECES] == 0 and state[PIECES + EACH] == 0)


@compiled
def list_moves(state: Array, moves: Array, priorities: Array) -> int:
    """List the legal moves; those on the shortest ways of both players are promising."""
    if state[RESULT] != GOING_ON:
        return 0
    player = state[PLAYER]
    room = moves[moves.shape[0] - SCRATCH :]
    is_closed = is_centre_closed(state)
    for place in range(SPAN):
        room[ADDITIONS + place] = CLOSED
        room[TOPS + place] = EMPTY
        room[GAINS + place] = 0
    for n in range(SPACES):
        place = PLACES[n]
        room[TOPS + place] = owner_of_top(state, place)
    weigh_places(
        state,
        room[TOPS : TOPS + SPAN],
        room[GAINS : GAINS + SPAN],
        room[LOSSES : LOSSES + SPAN],
        room[TOPS + SPAN :],
    )
    for n in range(SPACES):
        place = PLACES[n]
        if room[TOPS + place] == EMPTY and not (is_closed and IN_CENTRE[place]):
            room[ADDITIONS + place] = room[GAINS + place]
    number = _list_additions(state, player, room, moves, priorities)
    for n in range(EACH):
        piece = state[PIECES + EACH * player + n]
        if piece == 0:
            break
        if is_free(state, piece):
            number = _list_ways(state, player, piece, room, moves, priorities, number)
    return number


@inlined
def _priority(gain: int, cost: int) -> int:
    """Say how promising a move is by what its dots gain, and what taking the piece off its place costs."""
    priority = MIDDLING + (gain & ((1 << MARK_SHIFT) - 1)) // 2 - cost // 2
    if defends(gain):
        priority += DEFENCE
    return min(WINNING - 1, max(0, priority))


@compiled
def _list_additions(state: Array, player: int, room: Array, moves: Array, priorities: Array) -> int:
    """List the ways to add a piece [11, 12]."""
    number = 0
    for kind in range(len(KINDS)):
        if state[RESERVES + len(KINDS) * player + kind] == 0:
            continue
        for turn in range(TURNS_OF[kind]):
            first = ADDITIONS + MINOR_DOTS[2 * (TURNS * kind + turn)]
            second = ADDITIONS + MINOR_DOTS[2 * (TURNS * kind + turn) + 1]
            code = ADD_CODE + TURNS * SPACES * kind + turn
            for n in range(SPACES):
                place = PLACES[n]
                gain = room[ADDITIONS + place] + room[first + place] + room[second + place]
                if gain > CLOSED // 2:
                    moves[number] = code + TURNS * n
                    priorities[number] = WINNING if may_connect(gain) else _priority(gain, 0)
                    number += 1
    return number


@compiled
def _list_ways(
    state: Array,
    player: int,
    piece: int,
    room: Array,
    moves: Array,
    priorities: Array,
    number: int,
) -> int:
    """List where a free piece can go: it is taken off, looked around, and put back [15–18, 25]."""
    start, kind, turn = (
        part(piece, PIECE_PLACE), part(piece, PIECE_KIND), part(piece, PIECE_TURN),
    )  # fmt: skip
    minor = 2 * (TURNS * kind + turn)
    cost = 0
    take_up(state, piece)
    for n in range(3):
        place = start if n == 0 else start + MINOR_DOTS[minor + n - 1]
        room[TOPS + place] = owner_of_top(state, place)
        room[GAINS + place] = room[LOSSES + place]
        cost += room[LOSSES + place] & ((1 << MARK_SHIFT) - 1)
    n = MOST_REACHED * NUMBER_OF[start]
    code = SPACES * TURNS * NUMBER_OF[start]
    while REACHED[n]:
        place = REACHED[n]
        n += 1
        for new_turn in range(TURNS_OF[kind]):
            first = place + MINOR_DOTS[2 * (TURNS * kind + new_turn)]
            second = place + MINOR_DOTS[2 * (TURNS * kind + new_turn) + 1]
            height = support(state, kind, place, first, second)
            if height < 0 or (height > 0 and room[TOPS + place] != player):
                continue
            if place == start and new_turn == turn:
                continue
            gain = room[GAINS + place] + room[GAINS + first] + room[GAINS + second]
            moves[number] = code + TURNS * NUMBER_OF[place] + new_turn
            priorities[number] = _priority(gain, cost)
            if may_connect(gain) and connects(state, player, place, first, second):
                priorities[number] = WINNING
            number += 1
    for n in range(3):
        place = start if n == 0 else start + MINOR_DOTS[minor + n - 1]
        room[TOPS + place] = player
        room[GAINS + place] = room[LOSSES + place] >> MARK_SHIFT << MARK_SHIFT
    put_back(state, player, piece)
    return number


@compiled
def connects(state: Array, player: int, place: int, first: int, second: int) -> bool:
    """Whether three dots more connect a player."""
    owned = OWNED + SET_WORDS * player
    before = get_set(state, owned)
    for n in range(3):
        dot = place if n == 0 else first if n == 1 else second
        state[owned + (dot - MARGIN) // WORD_BITS] |= 1 << (dot - MARGIN) % WORD_BITS
    found = is_connected(state, player)
    for n in range(SET_WORDS):
        state[owned + n] = before[n]
    return found


@compiled
def _can_move(state: Array, player: int) -> bool:
    """Whether a player can add a piece or move one [31]."""
    is_closed = is_centre_closed(state)
    for kind in range(len(KINDS)):
        if state[RESERVES + len(KINDS) * player + kind] == 0:
            continue
        for n in range(SPACES):
            place = PLACES[n]
            for turn in range(TURNS_OF[kind]):
                first = place + MINOR_DOTS[2 * (TURNS * kind + turn)]
                second = place + MINOR_DOTS[2 * (TURNS * kind + turn) + 1]
                height = state[HEIGHTS + place] | state[HEIGHTS + first] | state[HEIGHTS + second]
                centre = IN_CENTRE[place] | IN_CENTRE[first] | IN_CENTRE[second]
                if height == 0 and not (is_closed and centre):
                    return True
    for n in range(EACH):
        piece = state[PIECES + EACH * player + n]
        if piece and is_free(state, piece) and _has_way(state, player, piece):
            return True
    return False


@compiled
def _has_way(state: Array, player: int, piece: int) -> bool:
    """Whether a free piece can go anywhere."""
    start, kind, turn = (
        part(piece, PIECE_PLACE), part(piece, PIECE_KIND), part(piece, PIECE_TURN),
    )  # fmt: skip
    take_up(state, piece)
    found = False
    n = MOST_REACHED * NUMBER_OF[start]
    while REACHED[n] and not found:
        place = REACHED[n]
        n += 1
        for new_turn in range(TURNS_OF[kind]):
            first = place + MINOR_DOTS[2 * (TURNS * kind + new_turn)]
            second = place + MINOR_DOTS[2 * (TURNS * kind + new_turn) + 1]
            height = support(state, kind, place, first, second)
            is_same = place == start and new_turn == turn
            is_own = height > 0 and owner_of_top(state, place) == player
            if not is_same and (height == 0 or is_own):
                found = True
    put_back(state, player, piece)
    return found


# ---------------------------------------------------------------------- a turn


@compiled
def play(state: Array, code: int) -> None:
    """Carry a legal move out."""
    player, has_added_last = state[PLAYER], False
    if code >= ADD_CODE:
        turn, number = (code - ADD_CODE) % TURNS, (code - ADD_CODE) // TURNS
        kind, place = number // SPACES, PLACES[number % SPACES]
        put_piece(state, player, kind, turn, place, 1)
        reserve = RESERVES + len(KINDS) * player
        state[reserve + kind] -= 1
        _forget_earlier(state)
        has_added_last = True
        for n in range(len(KINDS)):
            if state[reserve + n]:
                has_added_last = False
    else:
        turn, number = code % TURNS, code // TURNS
        start, place = PLACES[number // SPACES], PLACES[number % SPACES]
        state[EARLIER + state[EARLIER_NUMBER] % MOST_EARLIER] = state[KEY]
        state[EARLIER_NUMBER] += 1
        n = 0
        while True:
            piece = state[PIECES + EACH * player + n]
            is_it = part(piece, PIECE_PLACE) == start
            if is_it and part(piece, PIECE_LEVEL) == state[HEIGHTS + start]:
                break
            n += 1
        kind = part(piece, PIECE_KIND)
        _lift_piece(state, player, n)
        minor = 2 * (TURNS * kind + turn)
        first, second = place + MINOR_DOTS[minor], place + MINOR_DOTS[minor + 1]
        level = 1 + support(state, kind, place, first, second)
        put_piece(state, player, kind, turn, place, level)
    state[PLAYER] = 1 - player
    state[KEY] ^= key_of(BLACK_KEY)
    _end_turn(state, player, has_added_last)


@compiled
def _end_turn(state: Array, player: int, has_added_last: bool) -> None:
    """See whether the game is over [28–31]."""
    if is_connected(state, player):
        _finish(state, WHITE_WON + player)
    elif is_connected(state, 1 - player):
        _finish(state, WHITE_WON + 1 - player)
    elif has_added_last or not _can_move(state, 1 - player):
        lead = 0 if state[IS_BASIC] else centre_lead(state)  # [30]
        _finish(state, WHITE_WON if lead > 0 else BLACK_WON if lead < 0 else DRAWN)
    else:
        number = 1
        for n in range(min(state[EARLIER_NUMBER], MOST_EARLIER)):
            if state[EARLIER + n] == state[KEY]:
                number += 1
        if number == REPETITIONS:
            _finish(state, DRAWN)


@inlined
def centre_lead(state: Array) -> int:
    """Count how many spaces of the central hexagon White holds more than Black."""
    centre = get_set(CENTRE, 0)
    white, black = get_set(state, OWNED), get_set(state, OWNED + SET_WORDS)
    return size(both(white, centre)) - size(both(black, centre))


@inlined
def _forget_earlier(state: Array) -> None:
    for n in range(min(state[EARLIER_NUMBER], MOST_EARLIER)):
        state[EARLIER + n] = 0
    state[EARLIER_NUMBER] = 0


@compiled
def _finish(state: Array, result: int) -> None:
    """End the game; nobody decides, so White stands for both."""
    _forget_earlier(state)
    state[RESULT] = result
    if state[PLAYER]:
        state[PLAYER] = 0
        state[KEY] ^= key_of(BLACK_KEY)
    state[KEY] ^= key_of(OVER_KEY + result)
