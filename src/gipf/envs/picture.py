"""A position as an array of pixels, painted with NumPy alone: for videos of learners at play.

It is the plain cousin of `gipf.svg`: discs, a star on GIPF-pieces, a letter on potentials, a number on
piles, and what the players have in reserve in the corners, White's below.

>>> picture(Position.start("standard")).shape
(480, 480, 3)
"""

from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from gipf.position import Position
from gipf.state import Kind, Pile
from gipf.svg.layout import Layout
from gipf.svg.markup import Point
from gipf.svg.theme import LIGHT
from gipf.variants import BASES, Player, Variant

SIZE = 480
Pixels = npt.NDArray[np.uint8]
_Colour = tuple[int, int, int]

_WHITE, _BLACK, _USED = (250, 246, 234), (52, 50, 46), (140, 132, 118)
_RADIUS, _DOT, _LINE = 0.42, 0.09, 0.028  # in steps from spot to spot
_ROUND, _EDGE = 0.65, 0.04
_GLYPH = (3, 5)
_GLYPHS = {
    "0": "757557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71222",
    "8": "75757",
    "9": "75717",
    "T": "72222",
    "Z": "71247",
    "D": "65556",
    "Y": "55222",
    "P": "75744",
}
"""Letters of three by five dots: each digit is a line of three bits."""


def picture(position: Position) -> Pixels:
    """Paint a position: ``(480, 480, 3)``, bytes of red, green and blue."""
    variant = position.variant
    layout, step = _layout(variant), _step(variant)
    canvas = _Canvas(_empty_board(variant).copy())
    for spot, pile in position.piles.items():
        _paint_pile(canvas, _pixel(layout.place(spot), step), pile, step)
    for player in Player:
        _paint_reserve(canvas, position, player)
    return canvas.pixels


class _Canvas:
    """Pixels, and shapes painted onto them with soft edges."""

    def __init__(self, pixels: Pixels) -> None:
        self.pixels = pixels

    def disc(self, at: Point, radius: float, colour: _Colour) -> None:
        """Fill a circle."""
        self._blend(at, at, radius, colour)

    def stroke(self, start: Point, end: Point, width: float, colour: _Colour) -> None:
        """Draw a line with round ends."""
        self._blend(start, end, width / 2, colour)

    def fill(self, corners: list[Point], colour: _Colour) -> None:
        """Fill a convex shape, whichever way its corners go round."""
        ys, xs = np.mgrid[0:SIZE, 0:SIZE] + 0.5
        turns = [
            (b.x - a.x) * (ys - a.y) - (b.y - a.y) * (xs - a.x)
            for a, b in pairwise([*corners, corners[0]])
        ]
        sides = np.sign(turns)
        self.pixels[np.abs(sides.sum(axis=0)) == len(corners)] = colour

    def text(self, words: str, at: Point, dot: float, colour: _Colour) -> None:
        """Write letters and digits, their middle at a place; ``dot`` is the size of a dot of theirs."""
        columns, rows = _GLYPH
        size = max(1, round(dot))
        left = round(at.x - size * ((columns + 1) * len(words) - 1) / 2)
        top = round(at.y - size * rows / 2)
        for n, letter in enumerate(words):
            for row, bits in enumerate(_GLYPHS[letter][:rows]):
                for column in range(columns):
                    if int(bits) >> (columns - 1 - column) & 1:
                        x, y = left + size * ((columns + 1) * n + column), top + size * row
                        self.pixels[y : y + size, x : x + size] = colour

    def _blend(self, start: Point, end: Point, radius: float, colour: _Colour) -> None:
        """Paint everything no farther than the radius from a stretch."""
        reach = radius + 1.5
        low_x, high_x = int(min(start.x, end.x) - reach), int(max(start.x, end.x) + reach) + 1
        low_y, high_y = int(min(start.y, end.y) - reach), int(max(start.y, end.y) + reach) + 1
        low_x, low_y = max(low_x, 0), max(low_y, 0)
        part = self.pixels[low_y:high_y, low_x:high_x]
        ys, xs = np.mgrid[low_y : low_y + part.shape[0], low_x : low_x + part.shape[1]] + 0.5
        along_x, along_y = end.x - start.x, end.y - start.y
        length = along_x**2 + along_y**2
        share = 0.0
        if length:
            share = (((xs - start.x) * along_x + (ys - start.y) * along_y) / length).clip(0, 1)
        away = np.hypot(xs - start.x - share * along_x, ys - start.y - share * along_y)
        cover = (radius + 0.5 - away).clip(0, 1)[..., None]
        part[:] = (part + (np.array(colour, np.float32) - part) * cover + 0.5).astype(np.uint8)


def _layout(variant: Variant) -> Layout:
    return Layout(variant.board, flipped=False, has_hands=False)


def _step(variant: Variant) -> float:
    """Give how many pixels a unit of the layout is."""
    layout = _layout(variant)
    return SIZE / max(layout.width, layout.height)


def _pixel(place: Point, step: float) -> Point:
    return Point(SIZE / 2 + place.x * step, SIZE / 2 + place.y * step)


def _rgb(colour: str) -> _Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=4)
def _board_pixels(base: str, board: str) -> Pixels:
    variant = Variant.parse(base if BASES[base].board == board else f"{base};board={board}")
    layout, step = _layout(variant), _step(variant)
    spot = step * 48
    canvas = _Canvas(np.full((SIZE, SIZE, 3), _rgb(LIGHT.paper), np.uint8))
    corners = [_pixel(corner, step) for corner in layout.corners()]
    for grown, colour in ((_EDGE, LIGHT.edge), (0, LIGHT.plate)):
        for one, other in pairwise([*corners, corners[0]]):
            canvas.stroke(one, other, 2 * spot * (_ROUND + grown), _rgb(colour))
    canvas.fill(corners, _rgb(LIGHT.plate))
    ends = [[_pixel(layout.place(dot), step) for dot in line.dots] for line in variant.board.lines]
    for a, b in ends:
        canvas.stroke(a, b, spot * _LINE, _rgb(LIGHT.line))
    for dot in variant.board.dots:
        canvas.disc(_pixel(layout.place(dot), step), spot * _DOT, _rgb(LIGHT.line))
    return canvas.pixels


def _empty_board(variant: Variant) -> Pixels:
    return _board_pixels(variant.base, variant.board.name)


def _paint_pile(canvas: _Canvas, at: Point, pile: Pile, step: float) -> None:
    top, spot = pile[-1], step * 48
    face, ink = (_WHITE, _BLACK) if top.player is Player.WHITE else (_BLACK, _WHITE)
    size = spot * _RADIUS
    for unit in pile[:-1]:
        below = _WHITE if unit.player is Player.WHITE else _BLACK
        canvas.disc(Point(at.x, at.y + 0.12 * spot), size * 1.02, _BLACK)
        canvas.disc(Point(at.x, at.y + 0.12 * spot), size * 0.95, below)
    canvas.disc(at, size, _BLACK)
    canvas.disc(at, size * 0.94, face)
    if top.kind is Kind.GIPF:
        for x, y in ((0.0, 1.0), (0.866, 0.5), (0.866, -0.5)):
            far, near = (Point(at.x + n * x * size, at.y + n * y * size) for n in (0.6, -0.6))
            canvas.stroke(far, near, size * 0.2, ink)
    elif top.potential:
        colour = ink if top.kind is Kind.LOADED else _USED
        canvas.text(top.potential, at, size / 5, colour)
    else:
        canvas.disc(at, size * 0.68, ink)
        canvas.disc(at, size * 0.62, face)
    if len(pile) > 1:
        badge = Point(at.x + 0.75 * size, at.y - 0.75 * size)
        canvas.disc(badge, size * 0.42, _rgb(LIGHT.accent))
        canvas.text(str(len(pile)), badge, size / 9, _WHITE)


def _paint_reserve(canvas: _Canvas, position: Position, player: Player) -> None:
    """Write what a player has in reserve into the left corner: a disc of each kind, and how many."""
    face, ink = (_WHITE, _BLACK) if player is Player.WHITE else (_BLACK, _WHITE)
    kinds = [(letter, n) for letter, n in position.reserves[player].items() if n]
    for number, (letter, count) in enumerate(kinds):
        height = 16 + 24 * number
        at = Point(16, SIZE - height if player is Player.WHITE else height)
        canvas.disc(at, 11, _BLACK)
        canvas.disc(at, 9.5, face)
        if letter in "TZDYP":
            canvas.text(letter, at, 2, ink)
        elif letter == "G":
            canvas.disc(at, 4, ink)
        canvas.text(str(count), Point(42, at.y), 2, _BLACK)
