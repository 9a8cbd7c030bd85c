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


def draw_board(layout: Layout, *, coordinates: bool) -> Iterator[str]:
    """Draw what lies on the plate: every line from dot to dot, the dots, and their names outside them."""
    dots, ends = layout.board.dots, (line.dots for line in layout.board.lines)
    lines = "".join(f"M{layout.place(a)}L{layout.place(b)}" for a, b in ends)
    yield element("path", style="line", d=lines)
    yield group((circle(layout.place(dot), DOT, "dot") for dot in dots), style="dots")
    if coordinates:
        places = ((dot, layout.outside(dot, LABEL_DISTANCE)) for dot in dots)
        labels = (lettering(dot, place, LABEL_SIZE, "label") for dot, place in places)
        yield group(labels, style="coordinates")
