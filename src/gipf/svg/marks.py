"""What is pointed out on the board: the last move, rows, highlighted points, arrows.

What lies under the pieces and what lies over them is drawn apart.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from gipf.errors import NotationError, WrongType, check_text
from gipf.geometry import CENTRE
from gipf.rules.rows import rows
from gipf.state import Move, MoveKind, State
from gipf.svg.layout import STEP, Layout
from gipf.svg.markup import Point, circle, element, path, polyline
from gipf.svg.pieces import BASE, COLOURS, RADIUS, outline, pile_height
from gipf.svg.theme import check_colour

RING_DISTANCE = 3.8
HEAD = 11.0
CROSS = 6.5


class Scene(NamedTuple):
    """A state and where its points are."""

    state: State
    layout: Layout

    def place(self, point: str) -> Point:
        """Give the place of a spot or dot."""
        return self.layout.place(point)

    def height(self, point: str) -> float:
        """Give how high the pile on a point is drawn, 0 where there is none."""
        return pile_height(self.state.piles.get(point, ()), matrx=self.state.variant.is_matrx)

    def top(self, point: str) -> Point:
        """Give the middle of what is seen of a pile from above; of an empty point itself."""
        place, height = self.place(point), self.height(point)
        return Point(place.x, place.y + BASE - height) if height else place


def known_point(state: State, point: str) -> str:
    """Give a point's name in lower case, or say that the board has none of that name."""
    check_text(point, "spot")
    if point.lower() not in state.variant.board.points:
        last = state.variant.board.dots[-1][0]
        raise NotationError("no-such-point", point=point, board=state.variant.board.name, last=last)
    return point.lower()


# ----------------------------------------------------------------- rows


def draw_rows(scene: Scene) -> Iterator[str]:
    """Let every row that stands on the board glow in its owner's colour."""
    standing = list(rows(scene.state))
    ends = [(scene.place(row.spots[0]), scene.place(row.spots[-1])) for row in standing]
    for pair in ends:
        yield polyline(pair, "row-edge")
    for row, pair in zip(standing, ends, strict=True):
        yield polyline(pair, f"{COLOURS[row.player]}-row")


# ------------------------------------------------- highlights and arrows


def draw_highlights(scene: Scene, points: Collection[str]) -> Iterator[str]:
    """Ring points, each once, in the board's order."""
    known = {known_point(scene.state, point) for point in points}
    for point in sorted(known):
        yield draw_ring(scene, point)


def draw_ring(scene: Scene, point: str) -> str:
    """Ring a dot, an empty spot or a whole pile."""
    place, height = scene.place(point), scene.height(point)
    if height:
        return element(
            "path", style="ring", d=outline(height, RING_DISTANCE), transform=f"translate({place})"
        )
    is_dot = point in scene.state.variant.board.dots
    return circle(place, 9 if is_dot else RADIUS, "ring")


class Arrow(NamedTuple):
    """An arrow from one point to another, in a colour of its own or in that of all marks."""

    start: str
    end: str
    colour: str | None = None


def draw_arrows(
    scene: Scene, arrows: Sequence[tuple[str, str] | tuple[str, str, str | None]]
) -> Iterator[str]:
    """Draw arrows between points, over the pieces.

    An arrow lies along its line, as high as it begins: from the top of a pile, or at the plate.
    """
    for arrow in arrows:
        if isinstance(arrow, str) or not 2 <= len(arrow) <= 3:
            raise WrongType("no-arrow", value=repr(arrow))
        start, end, colour = Arrow(*arrow)
        if colour is not None:
            check_colour(colour)
        start, end = known_point(scene.state, start), known_point(scene.state, end)
        if start == end:
            raise NotationError("arrow-leads-nowhere", point=start)
        lift = max(0.0, scene.height(start) - BASE)
        tail, tip = (
            Point(place.x, place.y - lift) for place in (scene.place(start), scene.place(end))
        )
        yield from draw_arrow(tail, tip, _clear_of(scene, start), _clear_of(scene, end), colour)


def _clear_of(scene: Scene, point: str) -> float:
    """Give how far an arrow keeps from a point, so that a piece's mark is seen."""
    return 0.62 * RADIUS if point in scene.state.piles else 0.0


def draw_arrow(
    start: Point, end: Point, after: float, before: float, colour: str | None = None
) -> Iterator[str]:
    """Draw an arrow from a little after one place to a little before another."""
    tail, tip = start.towards(end, after), end.towards(start, before)
    shaft = f"M{tail}L{tip.towards(start, HEAD - 2)}"
    yield from _shaft_and_head(shaft, _head(start, tip), colour)


def _shaft_and_head(
    shaft: str, head: tuple[Point, ...], colour: str | None = None
) -> Iterator[str]:
    """Draw an arrow twice, first wider in the plate's colour to set it off from pieces."""
    yield path(shaft, "arrow-edge")
    yield polyline(head, "arrow-edge", closed=True)
    yield path(shaft, "arrow", f"stroke:{colour}" if colour else "")
    yield polyline(head, "head", closed=True, paint=f"fill:{colour}" if colour else "")


def _head(start: Point, tip: Point) -> tuple[Point, ...]:
    """Give the three corners of an arrow's head that comes from somewhere and ends at its tip."""
    back = tip.towards(start, HEAD)
    across = Point((tip.y - back.y) * 0.55, (back.x - tip.x) * 0.55)
    return (
        tip,
        Point(back.x + across.x, back.y + across.y),
        Point(back.x - across.x, back.y - across.y),
    )


# ------------------------------------------------------------- last move


def draw_move_under(scene: Scene, move: Move) -> Iterator[str]:
    """Draw the part of the last move that lies on the board: trails and rings."""
    match move.kind:
        case MoveKind.PUSH | MoveKind.EXTRA:
            if move.start:
                first = scene.state.variant.board.entry(move.start, move.target)[0]
                yield polyline((scene.place(first), scene.place(move.target)), "trail")
            yield draw_ring(scene, move.target)
            if move.kind is MoveKind.EXTRA:
                yield _ghost(scene, CENTRE)
        case MoveKind.USE:
            yield _ghost(scene, move.start)
            yield draw_ring(scene, move.target)
        case MoveKind.CLEAR:
            for spot in move.spots:
                yield _ghost(scene, spot)


def draw_move_over(scene: Scene, move: Move) -> Iterator[str]:
    """Draw the part of the last move that lies over the pieces: arrows and crosses."""
    match move.kind:
        case MoveKind.PUSH | MoveKind.EXTRA if move.start:
            yield from _entry_arrow(scene, move)
        case MoveKind.USE:
            yield from _jump(scene.top(move.start), scene.top(move.target))
        case MoveKind.CLEAR:
            for spot in move.spots:
                yield from _cross(scene, spot)


def _entry_arrow(scene: Scene, move: Move) -> Iterator[str]:
    """Draw the arrow from the dot to the foot of what was pushed in."""
    first = scene.state.variant.board.entry(move.start, move.target)[0]
    dot, spot = scene.place(move.start), scene.place(first)
    behind = max(0.0, (spot.y - dot.y) / STEP) * max(0.0, scene.height(first) - BASE)
    yield from draw_arrow(dot, spot, 0, RADIUS + RING_DISTANCE + behind)


def _jump(start: Point, end: Point) -> Iterator[str]:
    """Draw the arc of a potential that moved over the board."""
    across, down = end.x - start.x, end.y - start.y
    side = -0.18 if across >= 0 else 0.18
    bend = Point((start.x + end.x) / 2 - side * down, (start.y + end.y) / 2 + side * across)
    tip = end.towards(bend, 0.8 * RADIUS)
    shaft = f"M{start.towards(bend, 0.7 * RADIUS)}Q{bend} {tip.towards(bend, HEAD - 2)}"
    yield from _shaft_and_head(shaft, _head(bend, tip))


def _cross(scene: Scene, spot: str) -> Iterator[str]:
    """Cross out what was taken; where something lay under it, beside what can be seen now."""
    x, y = scene.top(spot)
    if spot in scene.state.piles:
        x, y = x - 0.8 * RADIUS, y - 0.8 * RADIUS
    strokes = "".join(
        f"M{Point(x - CROSS, y - side)}L{Point(x + CROSS, y + side)}" for side in (CROSS, -CROSS)
    )
    yield path(strokes, "cross-edge")
    yield path(strokes, "cross")


def _ghost(scene: Scene, spot: str) -> str:
    """Draw the dashed outline of what has left a spot, around what is left there."""
    shape = outline(scene.height(spot) or 2 * BASE, 2)
    return element("path", style="ghost", d=shape, transform=f"translate({scene.place(spot)})")


def check_move(state: State, move: Move) -> None:
    """Refuse a last move that could not have been made on this board."""
    for point in (move.start, move.target, *move.spots):
        if point:
            known_point(state, point)
    if move.is_push and move.start and not state.variant.board.entry(move.start, move.target):
        raise NotationError("no-line-for-move", move=move, dot=move.start, spot=move.target)
