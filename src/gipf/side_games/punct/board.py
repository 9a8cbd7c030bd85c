"""The board of PÜNCT. Sets of spaces are whole numbers with one bit for each space."""

from gipf.side_games.grid import Grid

GRID = Grid.slanted(
    [
        *((2, 8), (1, 10), (1, 11), (1, 12), (1, 13), (1, 14), (1, 15), (1, 16), (2, 16)),
        *((2, 17), (3, 17), (4, 17), (5, 17), (6, 17), (7, 17), (8, 17), (10, 16)),
    ]
)
"""The 211 spaces: a hexagon of nine to a side without its corners (2)."""
_COLUMN = 20
BITS = {space: 1 << _COLUMN * place[0] + int(space[1:]) for space, place in GRID.places.items()}
"""The bit of each space: neighbours are 1, 20 or 21 bits apart, and nothing beyond the edge is a space."""


def space_set(names: str) -> int:
    """Give a set of spaces by their names, with blanks between."""
    return sum(BITS[name] for name in names.split())


def names(spaces: int) -> list[str]:
    """Name the spaces of a set, column by column from the lowest up.

    >>> names(space_set("b2 a3"))
    ['a3', 'b2']
    """
    return [space for space, bit in BITS.items() if bit & spaces]


CENTRE = space_set("g7 g8 g9 h7 h8 h9 h10 i7 i8 i9 i10 i11 j8 j9 j10 j11 k9 k10 k11")
"""The central hexagon (4)."""
SIDES = tuple(
    (space_set(side), space_set(opposite))
    for side, opposite in (
        ("a2 a3 a4 a5 a6 a7 a8", "q10 q11 q12 q13 q14 q15 q16"),
        ("b1 c1 d1 e1 f1 g1 h1", "j17 k17 l17 m17 n17 o17 p17"),
        ("b10 c11 d12 e13 f14 g15 h16", "j2 k3 l4 m5 n6 o7 p8"),
    )
)
"""The three pairs of opposite sides (5)."""


def is_connected(spaces: int) -> bool:
    """Whether spaces lead from a side to the opposite one, each adjacent to the next (27).

    >>> row = "b9 c9 d9 e9 f9 g9 h9 i9 j9 k9 l9 m9 n9 o9 p9"
    >>> is_connected(space_set(f"a8 {row} q10")), is_connected(space_set(f"a8 {row}"))
    (True, False)
    """
    return any(_reached(spaces, side, opposite) & opposite for side, opposite in SIDES)


def joining(spaces: int) -> int:
    """Give those of the spaces that lead from a side to the opposite one, with all that is adjacent to them.

    >>> row = space_set("a8 b9 c9 d9 e9 f9 g9 h9 i9 j9 k9 l9 m9 n9 o9 p9 q10")
    >>> joining(row | space_set("a2")) == row, joining(space_set("a8 b9"))
    (True, 0)
    """
    for side, opposite in SIDES:
        if ends := _reached(spaces, side) & opposite:
            return _reached(spaces, ends)
    return 0


def _reached(spaces: int, side: int, goal: int = 0) -> int:
    """Go from a side from space to space, as far as that leads or to a goal."""
    reached, before = spaces & side, 0
    while reached != before and not reached & goal:
        before = reached
        for step in (1, _COLUMN, _COLUMN + 1):
            reached |= (reached << step | reached >> step) & spaces
    return reached
