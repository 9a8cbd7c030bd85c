"""The empty board: plate, lines from dot to dot, dots, and their names along the edge."""

from collections.abc import Iterator

from gipf.svg.layout import RIM, Layout
from gipf.svg.markup import circle, element, group, lettering

DOT = 3.6
LABEL_DISTANCE = 16.0
LABEL_SIZE = 11.5
EDGE = 1.5


def draw_plate(layout: Layout) -> Iterator[str]:
    """Draw the plate: the corner dots' hexagon, made larger and round by a wide stroke."""
    shape = f"M{'L'.join(str(corner) for corner in layout.corners())}Z"
    yield element("path", style="edge", d=shape, stroke_width=2 * RIM)
    yield element("path", style="plate", d=shape, stroke_width=2 * (RIM - EDGE))


def draw_lines(layout: Layout) -> str:
    """Draw every line from dot to dot."""
    ends = (line.dots for line in layout.board.lines)
    data = "".join(f"M{layout.place(a)}L{layout.place(b)}" for a, b in ends)
    return element("path", style="line", d=data)


def draw_dots(layout: Layout) -> str:
    """Draw the dots."""
    dots = (circle(layout.place(dot), DOT, "dot") for dot in layout.board.dots)
    return group(dots, style="dots")


def draw_coordinates(layout: Layout) -> str:
    """Write the name of each dot outside it."""
    labels = (
        lettering(dot, layout.outside(dot, LABEL_DISTANCE), LABEL_SIZE, "label")
        for dot in layout.board.dots
    )
    return group(labels, style="coordinates")


def draw_board(layout: Layout, *, coordinates: bool) -> Iterator[str]:
    """Draw what lies on the plate."""
    yield draw_lines(layout)
    yield draw_dots(layout)
    if coordinates:
        yield draw_coordinates(layout)
