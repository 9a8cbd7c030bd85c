"""Where everything is in the drawing: the lattice, the plate around it, the reserves beside it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from gipf.geometry import Board, lattice
from gipf.svg.markup import Point
from gipf.variants import Player

STEP = 48.0
"""From one spot to the next."""
RIM = 31.0
"""How far the plate reaches beyond the dots."""
MARGIN = 7.0
"""Around everything."""
HAND_WIDTH = 59.0
"""A column of potentials in hand beside the plate, with their numbers."""


def _on_lattice(point: str) -> Point:
    column, height = lattice(point)
    return Point(column * STEP * 3**0.5 / 2, (column / 2 - height) * STEP)


@dataclass(frozen=True)
class Layout:
    """The places of a board's points, its middle at (0, 0), and the size of the whole drawing."""

    board: Board
    flipped: bool
    has_hands: bool

    @cached_property
    def _places(self) -> dict[str, Point]:
        flat = {point: _on_lattice(point) for point in sorted(self.board.points)}
        xs, ys = [p.x for p in flat.values()], [p.y for p in flat.values()]
        x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        sign = -1 if self.flipped else 1
        return {name: Point(sign * (p.x - x), sign * (p.y - y)) for name, p in flat.items()}

    def place(self, point: str) -> Point:
        """Give the place of a spot or dot."""
        return self._places[point]

    @cached_property
    def plate_width(self) -> float:
        """The width of the plate."""
        return 2 * (max(place.x for place in self._places.values()) + RIM)

    @cached_property
    def plate_height(self) -> float:
        """The height of the plate."""
        return 2 * (max(place.y for place in self._places.values()) + RIM)

    @property
    def width(self) -> float:
        """The width of the drawing."""
        return self.plate_width + 2 * (MARGIN + HAND_WIDTH * self.has_hands)

    @property
    def height(self) -> float:
        """The height of the drawing."""
        return self.plate_height + 2 * MARGIN

    def near(self, player: Player) -> bool:
        """Whether a player sits at the lower side."""
        return (player is Player.BLACK) is self.flipped

    def corners(self) -> Iterator[Point]:
        """Go around the corner dots."""
        ends = [dot for dot in self.board.dots if len(self._ways_out(dot)) == 1]
        around = sorted(ends, key=lambda dot: _angle(self.place(dot)))
        return (self.place(dot) for dot in around)

    def _ways_out(self, dot: str) -> list[Point]:
        firsts = [push.spots[0] for push in self.board.pushes if push.dot == dot]
        here = self.place(dot)
        return [Point(here.x - self.place(s).x, here.y - self.place(s).y) for s in firsts]

    def outside(self, dot: str, distance: float) -> Point:
        """Give the place that far outside a dot, away from the lines that end there."""
        ways, here = self._ways_out(dot), self.place(dot)
        beyond = Point(here.x + sum(way.x for way in ways), here.y + sum(way.y for way in ways))
        return here.towards(beyond, distance)


def _angle(place: Point) -> float:
    """Sort places clockwise without trigonometry, so that every machine sorts alike."""
    share = place.x / (abs(place.x) + abs(place.y))
    return 1 + share if place.y < 0 else 3 - share
