"""The two boards: points, lines, pushes and symmetries.

A point is named by its column letter and its number counted from the bottom of the column,
dots included: ``"e5"`` is the centre of both boards.

>>> HEX37.lines[0]
Line(spots=('b2', 'b3', 'b4', 'b5'), dots=('b1', 'b6'))
>>> HEX37.entry("e1", "e2")
('e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8')
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import NamedTuple

from gipf.immutable import FrozenDict

COLUMNS = "abcdefghij"
CENTRE = "e5"
CORNERS = ("b2", "e2", "h2", "h5", "e8", "b5")
"""The corner spots of ``hex37``, in order around the ring."""

Lattice = tuple[int, int]
"""Coordinates in which the three line directions are (0, 1), (1, 0) and (1, 1)."""

STEPS: tuple[Lattice, ...] = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))
"""The six ways to move, clockwise from straight up."""


def lattice(point: str) -> Lattice:
    """Give the lattice coordinates of a point: right of column E the numbers slant downwards.

    >>> lattice("e5"), lattice("f5")
    ((4, 5), (5, 6))
    """
    column = COLUMNS.index(point[0])
    return column, int(point[1:]) + max(0, column - 4)


def name(place: Lattice) -> str:
    """Give the name of the point at these lattice coordinates.

    >>> name((5, 6))
    'f5'
    """
    column, height = place
    return f"{COLUMNS[column]}{height - max(0, column - 4)}"


def by_column(point: str) -> tuple[str, int]:
    """Sort points by column, then by number.

    >>> sorted(["b10", "b9", "a1"], key=by_column)
    ['a1', 'b9', 'b10']
    """
    return point[0], int(point[1:])


class Line(NamedTuple):
    """A maximal straight run of spots, and the dot at each end."""

    spots: tuple[str, ...]
    dots: tuple[str, str]


class Push(NamedTuple):
    """A way into the board: put on ``dot``, pushed onto the first of ``spots``, along the others."""

    dot: str
    spots: tuple[str, ...]


@dataclass(frozen=True)
class Symmetry:
    """A rotation or mirror image of a board, as a map from point to point."""

    name: str
    points: FrozenDict[str, str]

    def __call__(self, point: str) -> str:
        """Give the point this one is carried to."""
        return self.points[point]


@dataclass(frozen=True, eq=False)
class Board:
    """A board: its name and its columns of spots, the first being column B.

    >>> len(HEX37.spots), len(HEX37.dots), len(HEX37.lines), len(HEX37.pushes)
    (37, 24, 21, 42)
    >>> len(MATRX40.spots), len(MATRX40.dots), len(MATRX40.lines), len(MATRX40.pushes)
    (40, 25, 22, 44)
    """

    name: str
    columns: tuple[tuple[str, ...], ...]

    def __reduce__(self) -> str:
        """Keep a board the one object it is when it is copied or pickled: it is a global's name."""
        return self.name.upper()

    @cached_property
    def spots(self) -> tuple[str, ...]:
        """All spots, sorted by column, then by number."""
        return tuple(spot for column in self.columns for spot in column)

    @cached_property
    def dots(self) -> tuple[str, ...]:
        """All dots, sorted by column, then by number."""
        return tuple(sorted({dot for line in self.lines for dot in line.dots}, key=by_column))

    @cached_property
    def points(self) -> frozenset[str]:
        """All spots and dots."""
        return frozenset((*self.spots, *self.dots))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines, direction by direction."""
        return tuple(line for step in STEPS[:3] for line in self._lines_along(step))

    def _lines_along(self, step: Lattice) -> Iterator[Line]:
        across, up = step
        places = {lattice(spot) for spot in self.spots}
        for spot in self.spots:
            column, height = lattice(spot)
            if (column - across, height - up) in places:
                continue  # not the first spot of its line
            before = name((column - across, height - up))
            spots = []
            while (column, height) in places:
                spots.append(name((column, height)))
                column, height = column + across, height + up
            yield Line(tuple(spots), (before, name((column, height))))

    @cached_property
    def pushes(self) -> tuple[Push, ...]:
        """Every (dot, first spot), with the line that lies behind it."""
        there = [Push(line.dots[0], line.spots) for line in self.lines]
        back = [Push(line.dots[1], line.spots[::-1]) for line in self.lines]
        return tuple(sorted(there + back, key=lambda push: (by_column(push.dot), push.spots)))

    @cached_property
    def _entries(self) -> dict[tuple[str, str], tuple[str, ...]]:
        return {(push.dot, spot): push.spots for push in self.pushes for spot in push.spots}

    def entry(self, dot: str, spot: str) -> tuple[str, ...]:
        """Give the spots of the line that leads from a dot through a spot, or none.

        >>> HEX37.entry("e1", "b2")
        ()
        """
        return self._entries.get((dot, spot), ())

    @cached_property
    def rays(self) -> FrozenDict[str, tuple[tuple[str, ...], ...]]:
        """For each spot, the spots that follow it in each of the six ways to move."""
        places = {lattice(spot) for spot in self.spots}

        def ray(spot: str, step: Lattice) -> Iterator[str]:
            column, height = lattice(spot)
            while (place := (column + step[0], height + step[1])) in places:
                yield name(place)
                column, height = place

        return FrozenDict(
            {spot: tuple(tuple(ray(spot, step)) for step in STEPS) for spot in self.spots}
        )

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """All symmetries, the identity first.

        >>> len(HEX37.symmetries), len(MATRX40.symmetries)
        (12, 2)
        >>> [s.name for s in MATRX40.symmetries]
        ['identity', 'mirror a3-i3']
        """
        found, places = {}, {lattice(spot) for spot in self.spots}
        for order, sign in product(permutations(range(3)), (1, -1)):
            images = {point: _turned(lattice(point), order, sign) for point in self.points}
            if {images[spot] for spot in self.spots} == places:
                points = FrozenDict({point: name(place) for point, place in images.items()})
                found[_symmetry_name(points)] = points
        return tuple(Symmetry(name, found[name]) for name in _SYMMETRY_NAMES if name in found)


_ROTATIONS = dict(zip(("e6", "f5", "f4", "e4", "d4", "d5"), range(0, 360, 60), strict=True))
"""Where E6 goes when the board is turned clockwise by so many degrees."""
_AXES = ("e1-e9", "c1-g7", "a1-i5", "a3-i3", "a5-i1", "c7-g1")


def _symmetry_name(points: Mapping[str, str]) -> str:
    """Name a mirror image by the axis it leaves in place, a rotation by its angle."""
    if all(point == image for point, image in points.items()):
        return "identity"
    for axis in _AXES:
        if all(points[end] == end for end in axis.split("-")):
            return f"mirror {axis}"
    return f"rotation by {_ROTATIONS[points['e6']]}"


_SYMMETRY_NAMES = (
    "identity",
    *(f"rotation by {angle}" for angle in _ROTATIONS.values()),
    *(f"mirror {axis}" for axis in _AXES),
)


def _turned(place: Lattice, order: tuple[int, ...], sign: int) -> Lattice:
    """Turn a place around the centre: permute and perhaps negate its cube coordinates."""
    column, height = place[0] - 4, place[1] - 5
    cube = (column, -height, height - column)
    return 4 + sign * cube[order[0]], 5 - sign * cube[order[1]]


def _board(board: str, *sizes: int) -> Board:
    """Make a board of so many spots in column B, C and so on."""
    columns = zip(COLUMNS[1:], sizes, strict=False)
    return Board(board, tuple(tuple(f"{c}{n}" for n in range(2, size + 2)) for c, size in columns))


HEX37 = _board("hex37", 4, 5, 6, 7, 6, 5, 4)
MATRX40 = _board("matrx40", 4, 5, 6, 7, 6, 5, 4, 3)
BOARDS = {board.name: board for board in (HEX37, MATRX40)}
