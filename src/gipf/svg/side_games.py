"""Diagrams of the side games that are played on a board, drawn by the same hand as those of GIPF.

>>> from gipf.side_games import load
>>> side_diagram("yinsh", load("yinsh").start()).splitlines()[1]
'<title>White to move: put a ring on an empty point.</title>'
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import groupby

from gipf.errors import NotationError
from gipf.messages import render
from gipf.side_games.boards import board_named
from gipf.side_games.game import State
from gipf.side_games.scene import scene_of, sketch_of
from gipf.side_games.scene_data import Role, SideItem, SidePiece, SideTile
from gipf.side_games.sketch import Sketch
from gipf.svg.marks import draw_arrow
from gipf.svg.markup import Paper, Point, circle, document, element, group, lettering, number, path
from gipf.svg.theme import DIAGRAM, Palette, Style, Theme, check_look, style_sheet

STEPS = {"punct": 26.0, "dvonn": 46.0, "yinsh": 40.0, "tzaar": 46.0}
"""From one spot to the next, by board."""
STEP = 46.0
RIM, MARGIN = 0.92, 7.0
LINE, ITEM = 38.0, 50.0
"""How high a line of pieces beside the board is, and how wide each of them with its number."""
DISC, RING, MARBLE, SMALL = 0.385, 0.42, 0.36, 13.0
"""Sizes of pieces, in steps; of those beside the board, in pixels."""
LAYER, TALLEST = 0.12, 0.6
COUNTED_FROM = 2
SIGNED = ("tzaar", "tzarra", "tott")
"""Pieces that are told apart by what is on them."""
_SHAPES = (
    DIAGRAM.shapes
    + """\
.gipf-red-wall,.gipf-red-face{stroke:#5d1510;stroke-width:1.2;stroke-linejoin:round}
.gipf-red-face{fill:#c8402f}.gipf-red-wall{fill:#93281c}
.gipf-grey-face{fill:#a9adb2;stroke:#5c6064;stroke-width:1.2}
.gipf-white-body,.gipf-black-body{fill:none;stroke-linecap:round;stroke-linejoin:round}
.gipf-white-body{stroke:#fdf7e8}.gipf-black-body{stroke:#2c2e32}
.gipf-white-rim,.gipf-black-rim{fill:none;stroke-linecap:round;stroke-linejoin:round}
.gipf-white-rim{stroke:#4b4335}.gipf-black-rim{stroke:#a3a4a6}
.gipf-space{fill:none;stroke-width:1.1}
.gipf-board-ring{fill:none}
"""
)


def _colours(palette: Palette) -> Mapping[str, str]:
    return {
        **DIAGRAM.colours(palette),
        "space": f"stroke:{palette.line};stroke-opacity:.45",
        "centre": f"fill:{palette.edge}",
        "board-ring": f"stroke:{palette.line};stroke-opacity:.55",
    }


Items = list[tuple[Role, SideItem]]
STYLE = Style(_SHAPES, _colours)
_OWNERS = {"w": "white", "b": "black"}
_MARBLES = ("white", "grey", "black")


def side_diagram(
    name: str,
    state: State,
    *,
    last: tuple[State, str] | None = None,
    highlight: Collection[str] = (),
    arrows: Collection[tuple[str, str]] = (),
    coordinates: bool = True,
    reserves: bool = True,
    theme: Theme = "light",
    width: int | None = None,
    title: str | None = None,
    language: str = "en",
) -> str:
    """Draw a state of a side game as an SVG picture; ``last`` is the state before it and the move.

    >>> from gipf.side_games import load
    >>> side_diagram("die", load("die").start())
    Traceback (most recent call last):
    gipf.errors.NotationError: die is played without a board, so there is no diagram of it
    """
    check_look(theme, width, language)
    sketch = sketch_of(name, state)
    if sketch.board is None:
        raise NotationError("side-no-board", name=name)
    drawing = _Drawing(sketch, sketch.board)
    scene = scene_of(name, state, last=last)
    marked = scene["last"]["spots"] if scene["last"] else ()
    content = [
        *drawing.plate(),
        *drawing.cells(),
        *(drawing.coordinates() if coordinates else ()),
        *drawing.marks(marked),
        group(drawing.pieces(language), style="piles"),
        *drawing.marks(highlight),
        *drawing.arrows(arrows),
    ]
    lines = drawing.lines() if reserves else []
    for line, groups in enumerate(lines):
        content.append(group(drawing.beside(groups, line), style="reserve"))
    size = Point(drawing.width, drawing.height + LINE * len(lines))
    corner = Point(-drawing.width / 2, -drawing.height / 2)
    paper = Paper(corner, size, theme, style_sheet(theme, STYLE))
    says = render(scene["prompt"], language)
    return document(paper, content, title=title or says, about=scene["position"], width=width)


class _Drawing:
    """Where everything is, and how it is drawn."""

    def __init__(self, sketch: Sketch, name: str) -> None:
        self.sketch, self.board = sketch, board_named(name)
        self.step = STEPS.get(name, STEP)
        self.places = {
            spot: Point(at["x"] * self.step, at["y"] * self.step)
            for spot, at in self.board["spots"].items()
        }
        self.rim = RIM * self.step + (6 if self.step < 30 else 0)
        self.width = 2 * (max(at.x for at in self.places.values()) + self.rim + MARGIN)
        self.height = 2 * (max(at.y for at in self.places.values()) + self.rim + MARGIN)

    # ------------------------------------------------------------------ the board

    def plate(self) -> Iterator[str]:
        """Draw the plate: the hull of all spots, made larger and round by a wide stroke."""
        shape = f"M{'L'.join(str(corner) for corner in hull([*self.places.values()]))}Z"
        yield element("path", style="edge", d=shape, stroke_width=2 * self.rim)
        yield element("path", style="plate", d=shape, stroke_width=2 * (self.rim - 1.5))

    def cells(self) -> Iterator[str]:
        """Draw lines, spaces or rings."""
        lines = "".join(f"M{self.places[a]}L{self.places[b]}" for a, b in self.board["lines"])
        if lines:
            yield element("path", style="line", d=lines)
        for spot, place in self.places.items():
            kind = self.board["spots"][spot]["kind"]
            if kind in ("space", "centre"):
                if kind == "centre":
                    yield circle(place, 0.47 * self.step, "centre")
                yield circle(place, 0.44 * self.step, "space")
            elif kind == "ring" and spot not in self.sketch.gone:
                yield element(
                    "circle",
                    style="board-ring",
                    cx=place.x,
                    cy=place.y,
                    r=0.36 * self.step,
                    stroke_width=0.16 * self.step,
                )

    def coordinates(self) -> Iterator[str]:
        """Name the first and the last spot of every column beside them, or of every row that runs across."""
        labels = []
        size = 9.5 if self.step < 30 else 11.5
        away = self.rim - size
        first, second = (self.places[spot] for spot in [*self.places][:2])
        is_across = first.x != second.x
        part = slice(1, None) if is_across else slice(1)
        ordered = sorted(self.places, key=lambda spot: spot[part])
        for _, line in groupby(ordered, key=lambda spot: spot[part]):
            spots = sorted(line, key=lambda spot: (self.places[spot].x, -self.places[spot].y))
            for spot, way in ((spots[0], 1), (spots[-1], -1)):
                x, y = self.places[spot]
                at = Point(x - way * away, y) if is_across else Point(x, y + way * away)
                labels.append(lettering(spot, at, size, "label"))
        yield group(labels, style="coordinates")

    def marks(self, spots: Collection[str]) -> Iterator[str]:
        """Ring spots."""
        for spot in spots:
            yield circle(self.place(spot), 0.49 * self.step, "ring")

    def arrows(self, arrows: Collection[tuple[str, str]]) -> Iterator[str]:
        """Draw arrows between spots, over the pieces."""
        for start, end in arrows:
            stands = 0.28 * self.step if end in self.sketch.pieces else 0.0
            yield from draw_arrow(self.place(start), self.place(end), 0.28 * self.step, stands)

    def place(self, spot: str) -> Point:
        """Give the place of a spot, or say that the board has none of that name."""
        if spot not in self.places:
            raise NotationError("side-no-point", point=spot)
        return self.places[spot]

    # ------------------------------------------------------------------ the pieces

    def pieces(self, language: str) -> Iterator[str]:
        """Draw what stands on the board, from the far end, so that nearer pieces stand before others."""
        for spot in sorted(self.sketch.pieces, key=lambda spot: self.places[spot].y):
            stack = self.sketch.pieces[spot]
            says = f"{spot}: {_words(stack[-1], language)}"
            if len(stack) > 1:
                says += f" ({len(stack)})"
            yield group(self.stack(stack), at=self.places[spot], style="pile", says=says)
        for tile in self.sketch.tiles:
            yield self.tile(tile)

    def stack(self, stack: tuple[SidePiece, ...]) -> Iterator[str]:
        """Draw a stack around (0, 0), and how high it is."""
        yield from _stack(stack, self.step)
        if len(stack) >= COUNTED_FROM:
            yield group(self.count(stack), style="pile-count")

    def count(self, stack: tuple[SidePiece, ...]) -> Iterator[str]:
        """Write how high a stack is on its top piece, or at that piece's edge where it bears a sign."""
        top = -_height(stack, self.step) / 2
        if stack[-1]["kind"] in SIGNED:
            at = Point(0.3 * self.step, top - 0.24 * self.step)
            yield circle(at, 8.0, "badge")
            yield lettering(str(len(stack)), at, 11, "count")
        else:
            face = "white" if _face(stack[-1]) == "white" else "black"
            style = f"{face}-glyph number"
            yield lettering(str(len(stack)), Point(0, top), 0.36 * self.step, style)

    def tile(self, tile: SideTile) -> str:
        """Draw a piece of PÜNCT: three dots joined, its PÜNCT marked; higher ones stand a little above."""
        lift = 0.13 * self.step * (tile["level"] - 1)
        dots = [Point(x, y - lift) for x, y in (self.places[spot] for spot in tile["spots"])]
        return group(_tile(dots, _OWNERS[tile["owner"]], self.step), style="pile")

    # ------------------------------------------------------------------ beside the board

    def lines(self) -> list[list[Items]]:
        """Put what lies beside the board into lines: one for all if there is room, else one for each owner."""
        owners: tuple[str | None, ...] = ("w", None, "b")
        groups = [
            [
                (zone["role"], item)
                for zone in self.sketch.beside
                if zone["owner"] == owner
                for item in zone["items"]
            ]
            for owner in owners
        ]
        if sum(map(len, groups)) * ITEM < self.width - 40:
            return [groups] if any(groups) else []
        return [[items] for items in groups if items]

    def beside(self, groups: list[Items], line: int) -> Iterator[str]:
        """Draw a line of pieces with their numbers: White's left, common ones in the middle, Black's right."""
        y = self.height / 2 + LINE * (line + 0.4)
        for place, items in enumerate(groups):
            is_long = bool(items) and items[-1][1]["count"] > 9
            room = self.width - ITEM * len(items) - (8 if is_long else 0)
            share = place / (len(groups) - 1) if len(groups) > 1 else 0.5
            x = -self.width / 2 + share * room + ITEM / 2 - 8
            for number_of, (role, item) in enumerate(items):
                at = Point(x + ITEM * number_of, y)
                yield group(_item(item), at=at)
                text = f"{'+' if role == 'captured' else '×'}{item['count']}"
                yield lettering(text, Point(at.x + SMALL + 3, y), 11, "number", anchor="start")


def _item(item: SideItem) -> Iterator[str]:
    kind, owner = item["kind"], item["owner"]
    if len(kind) == 1:  # a piece of PÜNCT
        shape = board_named("punct")["shapes"][kind][0]
        middle = Point(sum(x for x, _ in shape) / 3, sum(y for _, y in shape) / 3)
        dots = [Point((x - middle.x) * 11, (y - middle.y) * 11) for x, y in shape]
        yield from _tile(dots, _OWNERS[owner or "w"], 11)
    else:
        yield from _stack(({"kind": kind, "owner": owner},), SMALL / DISC)


def _stack(stack: tuple[SidePiece, ...], step: float) -> Iterator[str]:
    top = stack[-1]
    colour = _OWNERS.get(top["owner"] or "", "grey")
    if top["kind"] == "ring":
        yield from _ring(colour, step)
    elif top["kind"] in _MARBLES:
        yield circle(Point(1.5, 2.5), MARBLE * step, "shade")
        yield circle(Point(0, 0), MARBLE * step, f"{top['kind']}-face")
    else:
        size = 0.28 if top["kind"] == "marker" else DISC
        yield from _discs([_face(piece) for piece in stack], size * step, step)
        yield from _mark(top["kind"], colour, step, _height(stack, step))


def _face(piece: SidePiece) -> str:
    if piece["kind"] == "dvonn":
        return "red"
    return _OWNERS.get(piece["owner"] or "", "grey")


def _height(stack: Collection[SidePiece], step: float) -> float:
    return min(TALLEST * step, LAYER * step * len(stack))


def _discs(faces: list[str], radius: float, step: float) -> Iterator[str]:
    """Draw discs on each other, the middle of their height on (0, 0)."""
    thickness = min(LAYER, TALLEST / len(faces)) * step
    foot = thickness * len(faces) / 2
    r = number(radius)
    yield circle(Point(1.5, foot + 2.5), radius, "shade")
    for colour in faces:
        top = foot - thickness
        wall = f"M-{r} {number(top)}V{number(foot)}A{r} {r} 0 0 0 {r} {number(foot)}V{number(top)}"
        if colour != "grey":
            yield path(wall, f"{colour}-wall")
        yield circle(Point(0, top), radius, f"{colour}-face")
        foot = top


def _mark(kind: str, colour: str, step: float, height: float) -> Iterator[str]:
    """Draw what is on the pieces of TZAAR: a star-like disc in a ring, a ring, nothing."""
    at = Point(0, -height / 2)
    if kind in ("tzaar", "tzarra"):
        yield circle(at, 0.27 * step, f"{colour}-furrow")
        yield circle(at, 0.2 * step, f"{colour}-glyph")
        if kind == "tzarra":
            yield circle(at, 0.12 * step, f"{colour}-gap")
    elif kind in ("tott", "piece"):
        yield circle(at, 0.27 * step, f"{colour}-furrow")


def _ring(colour: str, step: float) -> Iterator[str]:
    for style, width in (("rim", 0.17), ("body", 0.12)):
        yield element(
            "circle",
            style=f"{colour}-{style}",
            cx=0.0,
            cy=0.0,
            r=(RING - 0.07) * step,
            stroke_width=width * step,
        )


def _tile(dots: list[Point], colour: str, step: float) -> Iterator[str]:
    """Draw three dots joined, the first of them marked; a triangle is closed."""
    first, second, third = dots
    is_second_near, is_third_near = (_distance(first, dot) < 1.2 * step for dot in dots[1:])
    if is_second_near and is_third_near:
        data = f"M{second}L{first}L{third}"
        data += "Z" if _distance(second, third) < 1.2 * step else ""
    else:  # its PÜNCT is at an end
        data = f"M{first}L{second}L{third}" if is_second_near else f"M{first}L{third}L{second}"
    for style, width in (("rim", 0.8), ("body", 0.68)):
        yield element("path", style=f"{colour}-{style}", d=data, stroke_width=width * step)
    yield circle(first, 0.2 * step, f"{colour}-glyph")


def _distance(one: Point, other: Point) -> float:
    return float(((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5)


def _words(piece: SidePiece, language: str) -> str:
    named = render({"id": "side-piece", "args": {"kind": piece["kind"]}}, language)
    if piece["owner"] is None:
        return named
    args = {"piece": named, "owner": piece["owner"]}
    return render({"id": "side-piece-of", "args": args}, language)


def hull(points: list[Point]) -> list[Point]:
    """Give the corners of the convex hull of points, going around.

    >>> [str(corner) for corner in hull([Point(0, 0), Point(2, 0), Point(1, 1), Point(2, 2), Point(0, 2)])]
    ['0 0', '2 0', '2 2', '0 2']
    """

    def half(ordered: list[Point]) -> list[Point]:
        found: list[Point] = []
        for point in ordered:
            while len(found) > 1 and _turn(found[-2], found[-1], point) <= 1e-6:
                found.pop()
            found.append(point)
        return found[:-1]

    ordered = sorted(points)
    return half(ordered) + half(ordered[::-1])


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
