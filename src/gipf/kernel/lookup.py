"""The two boards as lookup arrays of integers, made from `gipf.geometry`."""

from functools import cache

from gipf.geometry import BOARDS, Board, Line, lattice
from gipf.kernel.arrays import zeros
from gipf.kernel.layout import LINES, SPOTS, Array

LINE_AT = 0  # the mask of each line
HIGH_AT = LINE_AT + LINES  # its last spot, as a mask
SPOT_AT = HIGH_AT + LINES  # by bit: the number of the spot
BIT_AT = SPOT_AT + 64  # by spot: its bit's index
BOARD_AT = BIT_AT + SPOTS  # the mask of all spots
BORDER_AT = BOARD_AT + 1  # the mask of the spots that are next to a dot
FIRST_AT = BORDER_AT + 1  # the pushes that stand for all that enter the same empty spot
BROKEN_AT = FIRST_AT + 1  # by a set of places on a line: the fours of places it breaks
WAYS_AT = BROKEN_AT + 128  # by fours and a set of places: how many of its subsets break all of them
ALONE_AT = WAYS_AT + 16 * 128  # by fours: the places that break all of them alone
LOOKUP_WORDS = ALONE_AT + 16


def bit_index(spot: str) -> int:
    """Give the index of a spot's bit in a board word.

    >>> bit_index("b2"), bit_index("e5"), bit_index("i4")
    (0, 27, 62)
    """
    column, height = lattice(spot)
    return 8 * (column - 1) + height - 2


def line_number(line: Line) -> int:
    """Give the number of a line, the same on both boards: 8 upright, 7 from left to right, 7 rising.

    >>> from gipf.geometry import HEX37, MATRX40
    >>> sorted(map(line_number, MATRX40.lines)) == list(range(22))
    True
    >>> set(range(22)) - set(map(line_number, HEX37.lines))
    {7}
    """
    bits = [bit_index(spot) for spot in line.spots]
    column, height = divmod(bits[0], 8)
    match abs(bits[1] - bits[0]):
        case 1:
            return column
        case 8:
            return 8 + height
    return 15 + height - column + 3


def upwards(line: Line) -> Line:
    """Give a line with its spots in the order of their bits."""
    if bit_index(line.spots[0]) < bit_index(line.spots[1]):
        return line
    return Line(line.spots[::-1], line.dots[::-1])


@cache
def lines_by_number(board: str) -> dict[int, Line]:
    """Give the lines of a board by their number, spots in the order of their bits."""
    return {line_number(upwards(line)): upwards(line) for line in BOARDS[board].lines}


@cache
def push_dots(board: str) -> dict[int, tuple[str, tuple[str, ...]]]:
    """Give for each push its dot and the spots behind it."""
    pushes = {}
    for number, line in lines_by_number(board).items():
        pushes[2 * number] = line.dots[0], line.spots
        pushes[2 * number + 1] = line.dots[1], line.spots[::-1]
    return dict(sorted(pushes.items()))


@cache
def board_lookup(board: str) -> Array:
    """Give the lookup array of a board.

    >>> int(board_lookup("hex37")[BOARD_AT]).bit_count()
    37
    >>> int(board_lookup("matrx40")[BORDER_AT]).bit_count()
    19
    """
    words = zeros(LOOKUP_WORDS)
    _fill_lines(words, board)
    _fill_spots(words, BOARDS[board])
    _fill_clears(words)
    first: set[str] = set()
    for push, (_, spots) in push_dots(board).items():
        bit = bit_index(spots[0])
        if spots[0] not in first:
            words[FIRST_AT] |= 1 << push
        first.add(spots[0])
        words[BORDER_AT] |= 1 << bit
    return words


def _fill_clears(words: Array) -> None:
    """Fill in what clearing needs; four in a row lie on seven places in four ways."""
    fours = [0b1111 << first for first in range(4)]
    broken = [sum(1 << n for n, four in enumerate(fours) if four & places) for places in range(128)]
    words[BROKEN_AT : BROKEN_AT + 128] = broken
    for chosen in range(16):
        for places in range(128):
            subsets = (part for part in range(places + 1) if part & ~places == 0)
            words[WAYS_AT + 128 * chosen + places] = sum(
                broken[part] & chosen == chosen for part in subsets
            )
        alone = (place for place in range(7) if broken[1 << place] & chosen == chosen)
        words[ALONE_AT + chosen] = sum(1 << place for place in alone)


def _fill_lines(words: Array, board: str) -> None:
    for number, line in lines_by_number(board).items():
        bits = [bit_index(spot) for spot in line.spots]
        words[LINE_AT + number] = sum(1 << bit for bit in bits)
        words[HIGH_AT + number] = 1 << bits[-1]


def _fill_spots(words: Array, board: Board) -> None:
    for number, spot in enumerate(board.spots):
        words[SPOT_AT + bit_index(spot)] = number
        words[BIT_AT + number] = bit_index(spot)
        words[BOARD_AT] |= 1 << bit_index(spot)
