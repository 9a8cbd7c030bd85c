"""PÜNCT on an array: where things are in a state, and the board and the pieces as numbers.

A *place* is 20 times the column, counted from 2, and the number of a space: neighbours are 1, 20 and 21
apart, and two steps from a space lead to a place at most, never out of an array of places. A *set* of spaces
is six words, three columns to a word. Numbers in brackets are the paragraphs of docs/side-games/punct.md.
"""

from gipf.kernel.arrays import array_of
from gipf.kernel.compiling import inlined
from gipf.kernel.layout import Array
from gipf.side_games.punct.board import CENTRE as CENTRE_BITS
from gipf.side_games.punct.board import GRID, SIDES, names
from gipf.side_games.punct.pieces import NUMBERS as PIECE_NUMBERS
from gipf.side_games.punct.pieces import TURNS as PIECE_TURNS
from gipf.side_games.punct.pieces import placements
from gipf.side_kernels.layout import FIRST_WORD

STRIDE = 20
MARGIN = 2 * STRIDE
"""Two columns beyond the edge, on either side."""
SPAN = STRIDE * len(GRID.columns) + 2 * MARGIN
SPACES = len(GRID.points)
SET_WORDS, WORD_BITS = 6, 3 * STRIDE
KINDS = tuple(PIECE_NUMBERS)
EACH = sum(PIECE_NUMBERS.values())
LEVELS = 2 * EACH
"""No piece is on a higher level than there are pieces."""

PLACE_OF = {space: STRIDE * x + int(space[1:]) + MARGIN for space, (x, _) in GRID.places.items()}
"""The place of each space, by its name."""

# ---------------------------------------------------------------------- the words of a state

IS_BASIC = FIRST_WORD
RESERVES = IS_BASIC + 1  # how many pieces of each kind White has left, and Black
OWNED = RESERVES + 2 * len(KINDS)  # the sets of spaces that belong to White, and to Black [26]
PIECES = (
    OWNED + 2 * SET_WORDS
)  # White's pieces on the board, and Black's, the greatest number first
EARLIER_NUMBER = PIECES + 2 * EACH  # positions since a piece was added last
EARLIER = EARLIER_NUMBER + 1  # the hashes of the last of them, for repetition
MOST_EARLIER = 64
"""How many of them have room: `gipf.side_kernels.zobrist.keys_to_keep` says why that will do."""
HEIGHTS = EARLIER + MOST_EARLIER  # by place
DOTS = (
    HEIGHTS + SPAN
)  # the levels of White's dots, and of Black's, as bits, by the number of the space
WORDS = DOTS + 2 * SPACES

OFF_BOARD = 99
"""The height of a place that is no space."""

# ---------------------------------------------------------------------- pieces as numbers

_TURN, _PLACE, _LEVEL = 8, 64, 64 * 512


@inlined
def piece_number(kind: int, turn: int, place: int, level: int) -> int:
    """Give a piece that lies on the board as a number."""
    return kind + _TURN * turn + _PLACE * place + _LEVEL * level


PIECE_KIND, PIECE_TURN, PIECE_PLACE, PIECE_LEVEL = (0, 7), (3, 7), (6, 511), (15, 63)
"""Shift and mask of the parts of that number."""

# ---------------------------------------------------------------------- codes of moves

TURNS = 6
ADD_CODE = SPACES * SPACES * TURNS
"""Below it, a piece on the board is moved: start, end, turn. From it on, one is added: kind, space, turn."""
CODES = ADD_CODE + len(KINDS) * SPACES * TURNS

# ---------------------------------------------------------------------- lookup arrays


def _set(spaces: list[str]) -> list[int]:
    words = [0] * SET_WORDS
    for space in spaces:
        place = PLACE_OF[space] - MARGIN
        words[place // WORD_BITS] |= 1 << place % WORD_BITS
    return words


PLACES = array_of(PLACE_OF[space] for space in GRID.points)
"""The places of the spaces, column by column from the lowest up."""
_NUMBERS = {PLACE_OF[space]: number for number, space in enumerate(GRID.points)}
NUMBER_OF = array_of(_NUMBERS.get(place, -1) for place in range(SPAN))
"""The number of the space at a place."""
BOARD = array_of(_set([*GRID.points]))
CENTRE = array_of(_set(names(CENTRE_BITS)))
SIDE_SETS = array_of(word for pair in SIDES for side in pair for word in _set(names(side)))
"""The six sides, those that are opposite to each other in a row [5]."""
_CENTRE_PLACES = {PLACE_OF[space] for space in names(CENTRE_BITS)}
IN_CENTRE = array_of(int(place in _CENTRE_PLACES) for place in range(SPAN))
TURNS_OF = array_of(PIECE_TURNS[kind] for kind in KINDS)


def _minor_dots() -> Array:
    """Give the ways from the PÜNCT to the minor dots, by kind and turn [7]."""
    minor = [0] * 2 * TURNS * len(KINDS)
    for n, kind in enumerate(KINDS):
        for turn in range(PIECE_TURNS[kind]):
            placement = placements(kind)[f"i9:{turn + 1}"]
            ends, middle = (
                [PLACE_OF[space] - PLACE_OF["i9"] for space in names(spaces & ~placement.punct)]
                for spaces in (placement.ends, placement.middle)
            )
            first = 2 * (TURNS * n + turn)
            minor[first : first + 2] = [*middle, *ends]
    return array_of(minor)


MINOR_DOTS = _minor_dots()
TRIANGLE = KINDS.index("T")
HAS_PUNCT_IN_MIDDLE = array_of(int(kind in "CM") for kind in KINDS)
"""Of the others the first minor dot is the middle [8]."""
MOST_REACHED = 50


def _reached() -> Array:
    """Give the places on a line from each space, and its own; then zeros [16]."""
    reached: list[int] = []
    for space in GRID.points:
        ends = [space, *(end for ray in GRID.rays[space] for end in ray)]
        reached += [*(PLACE_OF[end] for end in ends), *([0] * (MOST_REACHED - len(ends)))]
    return array_of(reached)


REACHED = _reached()
