"""Boards of points in a hexagonal pattern, and how their columns are written.

A point is known by its name, as in ``e5``. Columns run upright, letters from left to right. Heights are in
halves: the points of a column are 2 apart, and neighbouring columns are shifted by 1.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from string import ascii_lowercase

from gipf.errors import NotationError

DIRECTIONS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""Up, and on clockwise, as steps in column and height. The opposite of a direction is three further."""


@dataclass(frozen=True)
class Grid:
    """The points of a board.

    >>> yinsh_like = Grid.slanted([(1, 2), (1, 3), (2, 3)])
    >>> yinsh_like.columns
    (('a1', 'a2'), ('b1', 'b2', 'b3'), ('c2', 'c3'))
    >>> yinsh_like.neighbours["b2"]
    ('b3', 'c3', 'c2', 'b1', 'a1', 'a2')
    >>> yinsh_like.rays["a1"][1]
    ('b2', 'c3')
    """

    columns: tuple[tuple[str, ...], ...]
    """Names of the points, each column from the lowest up."""
    places: Mapping[str, tuple[int, int]]
    """Column and height of each point."""

    @classmethod
    def slanted(cls, ranges: Sequence[tuple[int, int]]) -> "Grid":
        """Make a board whose numbers follow a slanting line: a neighbour at the lower right has the same."""
        return cls._of(
            (x, number, 2 * number - x)
            for x, (first, last) in enumerate(ranges)
            for number in range(first, last + 1)
        )

    @classmethod
    def upright(cls, columns: Sequence[tuple[int, int]], holes: Iterable[str] = ()) -> "Grid":
        """Make a board of columns numbered from 1, each given by the height of its lowest point and its length.

        >>> Grid.upright([(1, 2), (0, 3)]).neighbours["b2"]
        ('b3', None, None, 'b1', 'a1', 'a2')
        """
        missing = frozenset(holes)
        return cls._of(
            (x, n + 1, lowest + 2 * n)
            for x, (lowest, length) in enumerate(columns)
            for n in range(length)
            if f"{ascii_lowercase[x]}{n + 1}" not in missing
        )

    @classmethod
    def _of(cls, points: Iterable[tuple[int, int, int]]) -> "Grid":
        places = {f"{ascii_lowercase[x]}{number}": (x, y) for x, number, y in points}
        columns = tuple(
            tuple(column) for _, column in groupby(places, key=lambda name: places[name][0])
        )
        return cls(columns, places)

    @cached_property
    def points(self) -> tuple[str, ...]:
        """All points, column by column from the lowest up."""
        return tuple(self.places)

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str | None, ...]]:
        """The six points around each, in the order of `DIRECTIONS`; None where the board ends."""
        at = {place: name for name, place in self.places.items()}
        return {
            name: tuple(at.get((x + dx, y + dy)) for dx, dy in DIRECTIONS)
            for name, (x, y) in self.places.items()
        }

    @cached_property
    def rays(self) -> Mapping[str, tuple[tuple[str, ...], ...]]:
        """The points one meets from each in each direction, to the edge or to a hole."""
        return {
            name: tuple(self._ray(name, way) for way in range(len(DIRECTIONS)))
            for name in self.places
        }

    def _ray(self, name: str, way: int) -> tuple[str, ...]:
        ray: list[str] = []
        step = self.neighbours[name][way]
        while step is not None:
            ray.append(step)
            step = self.neighbours[step][way]
        return tuple(ray)

    def between(self, start: str, end: str) -> tuple[str, ...] | None:
        """The points between two others of a line, from the first on; None where no line joins them.

        >>> yinsh_like = Grid.slanted([(1, 2), (1, 3), (2, 3)])
        >>> yinsh_like.between("c3", "a1"), yinsh_like.between("b1", "b2"), yinsh_like.between("a1", "b3")
        (('b2',), (), None)
        """
        return next((ray[: ray.index(end)] for ray in self.rays[start] if end in ray), None)


def write_columns(grid: Grid, contents: Mapping[str, str]) -> str:
    """Write what stands on the points: a number for a run of empty ones, more than one letter in parentheses.

    >>> write_columns(Grid.slanted([(1, 2), (1, 3)]), {"a2": "P", "b3": "Dp"})
    '1P/2(Dp)'
    """
    return "/".join(
        _written(contents.get(point, "") for point in column) for column in grid.columns
    )


def _written(column: Iterable[str]) -> str:
    text = ""
    for piece, run in groupby(column):
        pieces = list(run)
        if not piece:
            text += str(len(pieces))
        else:
            text += (piece if len(piece) == 1 else f"({piece})") * len(pieces)
    return text


def read_columns(grid: Grid, text: str, *, is_piece: Callable[[str], bool]) -> dict[str, str]:
    """Read what `write_columns` wrote; ``is_piece`` says what may stand on a point.

    >>> read_columns(Grid.slanted([(1, 2), (1, 3)]), "1P/2(Dp)", is_piece=str.isalpha)
    {'a2': 'P', 'b3': 'Dp'}
    >>> read_columns(Grid.slanted([(1, 2)]), "3", is_piece=str.isalpha)
    Traceback (most recent call last):
    gipf.errors.NotationError: column a, '3', has 3 points: there are 2
    """
    columns = text.split("/")
    if len(columns) != len(grid.columns):
        raise NotationError("side-columns", number=len(columns), wanted=len(grid.columns))
    contents: dict[str, str] = {}
    for letter, written, points in zip(ascii_lowercase, columns, grid.columns, strict=False):
        pieces = _read_column(letter, written, is_piece)
        if len(pieces) != len(points):
            raise NotationError(
                "side-column-length",
                column=letter,
                text=written,
                number=len(pieces),
                wanted=len(points),
            )
        if _written(pieces) != written:
            raise NotationError(
                "side-column-form", column=letter, text=written, right=_written(pieces)
            )
        contents.update(
            (point, piece) for point, piece in zip(points, pieces, strict=True) if piece
        )
    return contents


def _read_column(letter: str, text: str, is_piece: Callable[[str], bool]) -> list[str]:
    pieces: list[str] = []
    at = 0
    while at < len(text):
        sign = text[at]
        end = at + 1
        if sign in "0123456789":
            while end < len(text) and text[end] in "0123456789":
                end += 1
            pieces += [""] * min(int(text[at:end][:3]), 100)
        else:
            if sign == "(":
                end = text.find(")", at) + 1 or len(text)
            piece = text[at:end].removeprefix("(").removesuffix(")")
            if not piece or not is_piece(piece):
                raise NotationError("side-no-piece", column=letter, text=text[at:end])
            pieces.append(piece)
        at = end
    return pieces
