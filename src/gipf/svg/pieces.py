"""Pieces as they stand on the table: discs in layers, their furrows and glyphs, piles and towers.

The plate is drawn as seen from straight above and height goes up the page, so a pile hides little of
what is behind it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gipf.state import Kind, Pile, Unit
from gipf.svg.markup import Point, circle, element, group, number, path
from gipf.variants import Player

RADIUS = 18.5
THICKNESS = 6.0
TALLEST = 29.0
"""Piles of many layers get thinner ones, so that the spot behind is not hidden."""
BASE = 3.0
"""How far below the spot's middle a pile's foot is drawn, so that single pieces look centred."""
ON_CARRIER = 0.9
USED = 0.8
COLOURS = {Player.WHITE: "white", Player.BLACK: "black"}


class Layer(NamedTuple):
    """One piece of a unit."""

    player: Player
    radius: float


def layers(unit: Unit, *, matrx: bool) -> tuple[Layer, ...]:
    """Give the pieces a unit is made of, bottom to top."""
    whole = Layer(unit.player, RADIUS)
    match unit.kind:
        case Kind.GIPF if not matrx:
            return whole, whole
        case Kind.LOADED:
            return whole, whole if matrx else Layer(unit.player, ON_CARRIER * RADIUS)
        case Kind.USED:
            return (Layer(unit.player, USED * RADIUS),)
    return (whole,)


def pile_layers(pile: Pile, *, matrx: bool) -> list[Layer]:
    """Give all pieces on a spot, bottom to top."""
    return [layer for unit in pile for layer in layers(unit, matrx=matrx)]


def pile_height(pile: Pile, *, matrx: bool) -> float:
    """Give how high a pile is drawn."""
    return min(TALLEST, THICKNESS * len(pile_layers(pile, matrx=matrx)))


def draw_pile(pile: Pile, place: Point, says: str, *, matrx: bool) -> str:
    """Draw the units on a spot."""
    pieces = pile_layers(pile, matrx=matrx)
    mark = "G" if pile[-1].kind is Kind.GIPF else pile[-1].potential
    drawn = draw_layers(pieces, pile_height(pile, matrx=matrx) / len(pieces), mark)
    return group(drawn, at=Point(place.x, place.y + BASE), style="pile", says=says)


def draw_layers(pieces: Sequence[Layer], thickness: float, mark: str) -> Iterator[str]:
    """Draw pieces on each other, the lowest standing on (0, 0), and the mark on the highest."""
    yield circle(Point(1.5, 3), pieces[0].radius, "shade")
    for index, (player, radius) in enumerate(pieces):
        foot, top, colour = -index * thickness, -(index + 1) * thickness, COLOURS[player]
        is_highest = index + 1 == len(pieces)
        yield path(_wall(radius, foot, top), f"{colour}-wall")
        if is_highest or pieces[index + 1].radius < radius:
            yield circle(Point(0, top), radius, f"{colour}-face")
        if is_highest:
            yield from draw_mark(mark, Point(0, top), radius, colour)


def _wall(radius: float, foot: float, top: float) -> str:
    r = number(radius)
    return f"M-{r} {number(top)}V{number(foot)}A{r} {r} 0 0 0 {r} {number(foot)}V{number(top)}"


def draw_mark(mark: str, place: Point, radius: float, colour: str) -> Iterator[str]:
    """Draw what is on a piece's top: the furrow, and on GIPF-pieces a star; or a potential's glyph."""
    if mark in ("", "G"):
        yield circle(place, 0.74 * radius, f"{colour}-furrow")
    if mark:
        size = f"translate({place}) scale({number(radius)})"
        yield element("g", *GLYPHS[mark](colour), style=f"glyph-{mark}", transform=size)


def outline(height: float, distance: float) -> str:
    """Give a path around a pile of that height, seen from its spot's middle."""
    r = number(RADIUS + distance)
    foot, top = number(BASE), number(BASE - height)
    return f"M-{r} {foot}A{r} {r} 0 0 0 {r} {foot}V{top}A{r} {r} 0 0 0 -{r} {top}Z"


# Glyphs are drawn on a disc of radius 1, in one colour; a gap lets its face be seen.


def _ring(colour: str, middle: float, width: float) -> str:
    outer, inner = number(middle + width / 2), number(middle - width / 2)
    data = "".join(
        f"M{r} 0A{r} {r} 0 1 {turn} -{r} 0A{r} {r} 0 1 {turn} {r} 0Z"
        for r, turn in ((outer, 0), (inner, 1))
    )
    return path(data, f"{colour}-glyph")


def _star(colour: str) -> tuple[str, ...]:
    """The three lines that cross on every spot."""
    arm = "M0 0L.085 -.2L.13 -.5L0 -.58L-.13 -.5L-.085 -.2Z"
    arms = (element("path", d=arm, transform=f"rotate({angle})") for angle in range(0, 360, 60))
    return (group(arms, style=f"{colour}-glyph"),)


def _hourglass(colour: str) -> tuple[str, ...]:
    return (path("M-.5 -.62H.5V-.46L.13 0L.5 .46V.62H-.5V.46L-.13 0L-.5 -.46Z", f"{colour}-glyph"),)


def _marble(colour: str) -> tuple[str, ...]:
    return _ring(colour, 0.65, 0.1), circle(Point(0, 0), 0.42, f"{colour}-glyph")


def _thick_ring(colour: str) -> tuple[str, ...]:
    return (_ring(colour, 0.5, 0.24),)


def _ring_with_dot(colour: str) -> tuple[str, ...]:
    place = Point(0.35, -0.35)
    return (
        _ring(colour, 0.49, 0.14),
        circle(place, 0.36, f"{colour}-gap"),
        circle(place, 0.26, f"{colour}-glyph"),
    )


def _three_hexagons(colour: str) -> tuple[str, ...]:
    hexagon = "M0 -.3L.26 -.15V.15L0 .3L-.26 .15V-.15Z"
    middles = (Point(0, -0.34), Point(-0.29, 0.17), Point(0.29, 0.17))
    hexagons = (element("path", d=hexagon, transform=f"translate({at})") for at in middles)
    return (group(hexagons, style=f"{colour}-glyph"),)


GLYPHS = {
    "G": _star,
    "T": _hourglass,
    "Z": _marble,
    "D": _thick_ring,
    "Y": _ring_with_dot,
    "P": _three_hexagons,
}
