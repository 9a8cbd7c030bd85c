"""Whether a player of PÜNCT can connect two sides by his next move, without listing what he may play.

The dots of a piece are adjacent to each other, so it joins two sides where one of them touches what is joined
to the one, and one what is joined to the other: sets of spaces tell for a kind and a turn at a time.
"""

from gipf.kernel.arrays import array_of
from gipf.kernel.bits import lowest
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_kernels.layout import PLAYER
from gipf.side_kernels.punct.layout import (
    BOARD,
    CENTRE,
    EACH,
    KINDS,
    MARGIN,
    MINOR_DOTS,
    MOST_REACHED,
    NUMBER_OF,
    OWNED,
    PIECE_KIND,
    PIECE_PLACE,
    PIECE_TURN,
    PIECES,
    REACHED,
    RESERVES,
    SET_WORDS,
    SIDE_SETS,
    SPACES,
    TURNS,
    TURNS_OF,
    WORD_BITS,
)
from gipf.side_kernels.punct.moves import (
    connects,
    is_centre_closed,
    is_free,
    owner_of_top,
    part,
    put_back,
    support,
    take_up,
)
from gipf.side_kernels.punct.sets import (
    AXES,
    Set,
    both,
    either,
    get_set,
    grown,
    is_empty,
    shifted,
    without,
)


def _lines() -> Array:
    """Give the set of spaces on a line with each space, itself among them."""
    lines = [0] * SET_WORDS * SPACES
    for n, reached in enumerate(REACHED):
        if place := int(reached):
            word = SET_WORDS * (n // MOST_REACHED) + (place - MARGIN) // WORD_BITS
            lines[word] |= 1 << (place - MARGIN) % WORD_BITS
    return array_of(lines)


LINES = _lines()


@inlined
def _joined(own: Set, side: Set, board: Set) -> Set:
    """Give what is joined to a side, what is adjacent to that, and the side."""
    joined = both(own, side)
    while True:
        near = either(grown(joined, board), side)
        more = both(near, own)
        if is_empty(without(more, joined)):
            return near
        joined = more


@inlined
def _touching(spaces: Set, first: int, second: int) -> Set:
    """Give where the PÜNCT of a piece is when any of its dots is in a set."""
    return either(spaces, either(shifted(spaces, first), shifted(spaces, second)))


@compiled
def _can_move_to(state: Array, player: int, piece: int, turn: int, ends: Set) -> bool:
    """Whether a free piece can move to one of the spaces so that it connects [15–18, 25]."""
    start, kind = part(piece, PIECE_PLACE), part(piece, PIECE_KIND)
    minor = 2 * (TURNS * kind + turn)
    take_up(state, piece)
    found = False
    for word in range(SET_WORDS):
        bits = ends[word]
        while bits and not found:
            place = MARGIN + WORD_BITS * word + lowest(bits)
            bits &= bits - 1
            first, second = place + MINOR_DOTS[minor], place + MINOR_DOTS[minor + 1]
            height = support(state, kind, place, first, second)
            if height < 0 or (height > 0 and owner_of_top(state, place) != player):
                continue
            if place == start and turn == part(piece, PIECE_TURN):
                continue
            found = connects(state, player, place, first, second)
    put_back(state, player, piece)
    return found


@compiled
def can_connect(state: Array, player: int) -> bool:
    """Whether a player could connect two sides if it were his turn."""
    board, own = get_set(BOARD, 0), get_set(state, OWNED + SET_WORDS * player)
    room = without(without(board, own), get_set(state, OWNED + SET_WORDS * (1 - player)))
    if is_centre_closed(state):
        room = without(room, get_set(CENTRE, 0))
    for axis in range(AXES):
        near = _joined(own, get_set(SIDE_SETS, 2 * SET_WORDS * axis), board)
        far = _joined(own, get_set(SIDE_SETS, SET_WORDS * (2 * axis + 1)), board)
        if is_empty(both(grown(grown(near, board), board), far)):
            continue
        for kind in range(len(KINDS)):
            may_add = state[RESERVES + len(KINDS) * player + kind] > 0
            for turn in range(TURNS_OF[kind]):
                minor = 2 * (TURNS * kind + turn)
                first, second = MINOR_DOTS[minor], MINOR_DOTS[minor + 1]
                joining = both(_touching(near, first, second), _touching(far, first, second))
                joining = both(joining, board)
                if is_empty(joining):
                    continue
                if may_add:
                    added = both(room, both(shifted(room, first), shifted(room, second)))
                    if not is_empty(both(joining, added)):
                        return True
                for n in range(EACH):
                    piece = state[PIECES + EACH * player + n]
                    if piece == 0:
                        break
                    if part(piece, PIECE_KIND) != kind or not is_free(state, piece):
                        continue
                    number = NUMBER_OF[part(piece, PIECE_PLACE)]
                    ends = both(joining, get_set(LINES, SET_WORDS * number))
                    if not is_empty(ends) and _can_move_to(state, player, piece, turn, ends):
                        return True
    return False


@compiled
def has_win(state: Array) -> bool:
    """Whether a move of the player who decides connects."""
    return can_connect(state, state[PLAYER])
