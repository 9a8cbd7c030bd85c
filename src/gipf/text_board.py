"""The board as text: upright columns, dots named along the edge, pieces told apart by shape.

A point stands ``across`` cells to the right of the one in the column before and ``up`` rows above
or below it; a straight step in a column is twice that high.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import NamedTuple

from gipf.geometry import Board, lattice
from gipf.state import Kind, Move, MoveKind, Pile, State, Unit
from gipf.variants import Player

Cell = tuple[int, int]
"""A place in the drawing: row from the top, column from the left."""

Span = tuple[str, str]
"""A piece of text and its style."""


def plain(lines: Iterable[Iterable[Span]]) -> str:
    """Give lines without their styles.

    >>> plain([[("e1", "dim"), (" *", "")]])
    'e1 *'
    """
    return "\n".join("".join(text for text, _ in line) for line in lines)


class Scale(NamedTuple):
    """How many cells lie between two columns, and how many rows between their nearest points."""

    across: int
    up: int


SMALL = Scale(6, 1)
"""Fits into the 24 lines of an old terminal."""
LARGE = Scale(8, 2)
_MARGIN = 5  # for the names of the outermost dots


@dataclass(frozen=True)
class Signs:
    """The characters the board is drawn with; pairs are White's and Black's."""

    basic: str
    gipf: tuple[str, str]
    carrier: str
    used: str
    dot: str
    spot: str
    upright: str
    slanting: str
    heights: str
    last: str = "[]"
    row: str = "<>"

    def unit(self, unit: Unit) -> str:
        """Draw a unit: its shape tells the colour, a letter the potential.

        >>> ROUND.unit(Unit.parse("z'")), PLAIN.unit(Unit.parse("Z"))
        ("•z'", 'OZ')
        """
        side = 0 if unit.player is Player.WHITE else 1
        match unit.kind:
            case Kind.BASIC:
                return self.basic[side]
            case Kind.GIPF:
                return self.gipf[side]
            case Kind.LOADED:
                return f"{self.carrier[side]}{unit}"
        return f"{self.used[side]}{unit}"

    def pile(self, pile: Pile) -> str:
        """Draw the unit on top and, from two units on, the height of the pile."""
        top = self.unit(pile[-1])
        if len(pile) == 1:
            return top
        return top + self.heights[min(len(pile), len(self.heights) + 1) - 2]


ROUND = Signs("○●", ("◎", "◉"), "○●", "◦•", "•", "+", "│", "·.", "²³⁴⁵⁶⁷⁸⁹⁺", "[]", "‹›")
PLAIN = Signs("O@", ("OG", "@g"), "O@", "ox", "*", "+", "|", "'.", "23456789+")

FLAT = {
    "line": "dim",
    "name": "dim",
    "w": "bold",
    "b": "bold cyan",
    "dot": "",
    "spot": "",
    "last": "bold yellow",
    "row": "bold red",
}
"""Styles for terminals with few colours or none."""
PLATE = {
    "plate": "on 101",
    "line": "58 on 101",
    "name": "dim",
    "w": "bold 234 on 255",
    "b": "bold 252 on 234",
    "dot": "234 on 101",
    "spot": "234 on 101",
    "last": "bold 16 on 221",
    "row": "bold 16 on 208",
}
"""Styles for 256 colours or more: a plate on which White's pieces are white and Black's black."""


@dataclass
class Canvas:
    """Characters with their styles, at any cell; what is drawn later covers what was there."""

    cells: dict[Cell, tuple[str, str]] = field(default_factory=dict)

    def put(self, cell: Cell, text: str, style: str) -> None:
        """Write a text from a cell rightwards."""
        row, column = cell
        for offset, character in enumerate(text):
            self.cells[row, column + offset] = character, style

    def lines(self) -> list[list[Span]]:
        """Give all of it, line by line."""
        rows = [row for row, _ in self.cells]
        return [self._line(row) for row in range(min(rows), max(rows) + 1)]

    def _line(self, row: int) -> list[Span]:
        width = max((column for r, column in self.cells if r == row), default=-1) + 1
        drawn = (self.cells.get((row, column), (" ", "")) for column in range(width))
        return [
            ("".join(character for character, _ in part), style)
            for style, part in groupby(drawn, key=lambda cell: cell[1])
        ]


@dataclass(frozen=True)
class Look:
    """How the board is to be drawn."""

    signs: Signs = ROUND
    scale: Scale = SMALL
    styles: dict[str, str] = field(default_factory=lambda: FLAT)
    flipped: bool = False
    coordinates: bool = True
    names: bool = False
    """Whether empty spots show their names."""


def draw(
    state: State, look: Look, last: Collection[str] = (), rows: Collection[str] = ()
) -> list[list[Span]]:
    """Draw the board of a state, in lines; ``last`` and ``rows`` are spots to be marked as such."""
    return _Drawing(state, look, last, rows).lines()


def spots_of(move: Move, board: Board) -> tuple[str, ...]:
    """Name the spots a move has changed the look of, for marking the last move.

    >>> from gipf.geometry import HEX37
    >>> spots_of(Move.push("B", "e1", "e3"), HEX37)
    ('e2', 'e3')
    """
    match move.kind:
        case MoveKind.PUSH | MoveKind.EXTRA if move.start:
            line = board.entry(move.start, move.target)
            return line[: line.index(move.target) + 1]
        case MoveKind.PUSH | MoveKind.EXTRA:
            return (move.target,)
        case MoveKind.USE:
            return move.start, move.target
    return move.spots


class _Drawing:
    """One drawing of a board in the making."""

    def __init__(
        self, state: State, look: Look, last: Collection[str], rows: Collection[str]
    ) -> None:
        self.state, self.look, self.last, self.rows = state, look, last, rows
        self.canvas = Canvas()
        raw = {point: self._raw(point) for point in state.variant.board.points}
        top = min(row for row, _ in raw.values())
        left = min(column for _, column in raw.values())
        self.cells = {p: (row - top, column - left + _MARGIN) for p, (row, column) in raw.items()}

    def _raw(self, point: str) -> Cell:
        column, height = lattice(point)
        across, up = self.look.scale
        sign = -1 if self.look.flipped else 1
        return -sign * (2 * height - column) * up, sign * column * across

    def lines(self) -> list[list[Span]]:
        if "plate" in self.look.styles:
            self._plate()
        for line in self.state.variant.board.lines:
            points = (line.dots[0], *line.spots, line.dots[1])
            for start, end in pairwise(points):
                self._stroke(start, end)
        for dot in self.state.variant.board.dots:
            self._dot(dot)
        for spot in self.state.variant.board.spots:
            self._spot(spot)
        return self.canvas.lines()

    def _plate(self) -> None:
        """Lay the plate: from the leftmost to the rightmost dot of each row, a little beyond."""
        cells = self.cells.values()
        for row in range(max(row for row, _ in cells) + 1):
            start, end = self._width_of_plate(row)
            self.canvas.put((row, start), " " * (end - start + 1), self.look.styles["plate"])

    def _width_of_plate(self, row: int) -> tuple[int, int]:
        """Find how far the ring of dots reaches in a row."""
        crossing = []
        for start, end in self._edges():
            (row_a, column_a), (row_b, column_b) = sorted((self.cells[start], self.cells[end]))
            if row_a <= row <= row_b:
                part = 0.5 if row_a == row_b else (row - row_a) / (row_b - row_a)
                crossing.append(column_a + part * (column_b - column_a))
        return round(min(crossing)) - 1, round(max(crossing)) + 1

    def _edges(self) -> Iterator[tuple[str, str]]:
        """Go round the dots: neighbours on the lattice among them."""
        dots = {lattice(dot): dot for dot in self.state.variant.board.dots}
        for (column, height), dot in dots.items():
            for step in ((0, 1), (1, 1), (1, 0)):
                if other := dots.get((column + step[0], height + step[1])):
                    yield dot, other

    def _stroke(self, start: str, end: str) -> None:
        """Suggest the line between two neighbouring points; one that slants in half rows."""
        (row_a, column_a), (row_b, column_b) = self.cells[start], self.cells[end]
        style = self.look.styles["line"]
        if column_a == column_b:
            low, high = sorted((row_a, row_b))
            for row in range(low + 1, high):
                self.canvas.put((row, column_a), self.look.signs.upright, style)
            return
        halves = 2 * abs(row_b - row_a)
        for half in range(1, halves):
            row = row_a * 2 + (half if row_b > row_a else -half)
            column = column_a + half * (column_b - column_a) // halves
            self.canvas.put((row // 2, column), self.look.signs.slanting[row % 2], style)

    def _dot(self, dot: str) -> None:
        """Draw a dot and, on the outer side, its name."""
        row, column = self.cells[dot]
        self.canvas.put((row, column), self.look.signs.dot, self.look.styles["dot"])
        if self.look.coordinates:
            outside = column + 3 if column >= self.cells["e1"][1] else column - 2 - len(dot)
            self.canvas.put((row, outside), dot, self.look.styles["name"])

    def _spot(self, spot: str) -> None:
        """Draw what is on a spot, with room for a mark on both sides."""
        row, column = self.cells[spot]
        styles, signs, pile = self.look.styles, self.look.signs, self.state.pile(spot)
        if pile:
            text, style = signs.pile(pile), styles[pile[-1].player.value]
        else:
            text, style = (spot if self.look.names else signs.spot), styles["spot"]
        sides, side_style = "  ", style
        if spot in self.rows:
            sides, side_style = signs.row, styles["row"]
        elif spot in self.last:
            sides, side_style = signs.last, styles["last"]
        elif not pile:
            sides = ""
        self.canvas.put((row, column), text, style)
        if sides:
            self.canvas.put((row, column - 1), sides[0], side_style)
            self.canvas.put((row, column + len(text)), sides[1], side_style)
