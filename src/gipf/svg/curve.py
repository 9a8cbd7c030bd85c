"""Curves: how numbers grew with another, each curve with a name, as an SVG picture.

>>> picture = curves({"basic": [Mark(0, 0), Mark(100, 42, 10)]}, title="Elo", across="games")
>>> picture.splitlines()[1]
'<title>Elo</title>'
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from gipf.errors import NotationError
from gipf.svg.markup import Paper, Point, circle, document, group, lettering, polyline
from gipf.svg.theme import DARK, Palette, Style, Theme, check_look, style_sheet

SIZE = Point(760, 420)
LEFT, RIGHT, TOP, BOTTOM = 70.0, 726.0, 74.0, 366.0
"""The edges of the plot."""
MOST_STEPS = 6
HUES = {
    "light": ("#a84a00", "#1d6a86", "#56782a", "#75489e", "#8d6212", "#39479a"),
    "dark": ("#ffa45f", "#7fc4dd", "#a9cf74", "#cda6f0", "#e3bd6c", "#a3b0ff"),
}


class Mark(NamedTuple):
    """A point of a curve, and how far up and down it may be off."""

    x: float
    y: float
    error: float = 0.0


def curves(
    lines: Mapping[str, Sequence[Mark]],
    *,
    title: str,
    across: str,
    theme: Theme = "light",
    width: int | None = None,
) -> str:
    """Draw curves over the same numbers, which ``across`` names."""
    check_look(theme, width)
    marks = [mark for line in lines.values() for mark in line]
    if not marks:
        raise NotationError("curves-empty")
    plot = _Plot(marks)
    ends = (
        f"{name}: {line[-1].y:.0f} at {line[-1].x:.0f} {across}"
        for name, line in lines.items()
        if line
    )
    content = [
        lettering(title, Point(LEFT, 28), 17, "number", "start"),
        *_names(list(lines)),
        *plot.scales(across),
    ]
    for number, (name, line) in enumerate(lines.items()):
        content += plot.curve(name, line, number % len(HUES["light"]))
    paper = Paper(Point(0, 0), SIZE, theme, style_sheet(theme, _STYLE))
    return document(paper, content, title=title, about="; ".join(ends), width=width)


def _names(names: Sequence[str]) -> Iterator[str]:
    """Name the curves at the upper edge, each with its colour."""
    x, y = LEFT, 46.0
    for number, name in enumerate(names):
        width = 34 + 7 * len(name)
        if x > LEFT and x + width > SIZE.x:
            x, y = LEFT, y + 15
        yield circle(Point(x + 5, y), 5, f"curve-dot-{number % len(HUES['light'])}")
        yield lettering(name, Point(x + 16, y), 12, "label", "start")
        x += width


def steps(low: float, high: float, most: int = MOST_STEPS) -> list[float]:
    """Give round numbers that span two numbers, a few.

    >>> steps(0, 430)
    [0, 100, 200, 300, 400, 500]
    """
    span = max(high - low, 1e-9)
    ten = 10 ** math.floor(math.log10(span / most))
    step = next(n * ten for n in (1, 2, 5, 10, 20) if span / (n * ten) <= most - 0.5)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [n * step for n in range(first, max(last, first + 1) + 1)]


class _Plot:
    """The plot: both scales begin and end with a round number."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        first, last = min(m.x for m in marks), max(m.x for m in marks)
        self.xs = steps(first, max(last, first + 1.0))
        self.ys = steps(min(0.0, *(m.y for m in marks)), max(1.0, *(m.y for m in marks)))

    def place(self, x: float, y: float) -> Point:
        """Give the place of a point on the page, at the edge if it is beyond it."""
        across = (x - self.xs[0]) / (self.xs[-1] - self.xs[0])
        up = (y - self.ys[0]) / (self.ys[-1] - self.ys[0])
        up = min(max(up, 0.0), 1.0)
        return Point(LEFT + across * (RIGHT - LEFT), BOTTOM - up * (BOTTOM - TOP))

    def scales(self, across: str) -> Iterator[str]:
        """Draw both scales."""
        for y in self.ys:
            at = self.place(self.xs[0], y)
            yield polyline((at, Point(RIGHT, at.y)), "curve-line")
            yield lettering(f"{y:,.0f}", Point(LEFT - 10, at.y), 12, "label", "end")
        for x in self.xs:
            at = self.place(x, self.ys[0])
            yield polyline((at, Point(at.x, BOTTOM + 5)), "curve-line")
            yield lettering(f"{x:,.0f}", Point(at.x, BOTTOM + 17), 12, "label")
        yield lettering(across, Point((LEFT + RIGHT) / 2, BOTTOM + 38), 12, "label")

    def curve(self, name: str, line: Sequence[Mark], hue: int) -> Iterator[str]:
        """Draw one curve: how far off it may be, its line, its points."""
        if not line:
            return
        points = [self.place(mark.x, mark.y) for mark in line]
        upper = [self.place(mark.x, mark.y + mark.error) for mark in line]
        lower = [self.place(mark.x, mark.y - mark.error) for mark in line]
        yield polyline((*upper, *reversed(lower)), f"curve-band-{hue}", closed=True)
        yield polyline(points, f"curve-{hue}")
        for mark, point in zip(line, points, strict=True):
            says = f"{name}: {mark.y:.0f} ± {mark.error:.0f}, {mark.x:,.0f}"
            yield group((circle(point, 3.0, f"curve-dot-{hue}"),), says=says)


def _colours(palette: Palette) -> Mapping[str, str]:
    rules = {
        "paper": f"fill:{palette.paper}",
        "number": f"fill:{palette.ink}",
        "label": f"fill:{palette.faint}",
        "curve-line": f"stroke:{palette.quiet};stroke-opacity:.35",
    }
    for number, hue in enumerate(HUES["dark" if palette is DARK else "light"]):
        rules[f"curve-{number}"] = f"fill:none;stroke:{hue};stroke-width:2;stroke-linejoin:round"
        rules[f"curve-dot-{number}"] = f"fill:{hue}"
        rules[f"curve-band-{number}"] = f"fill:{hue};fill-opacity:.14"
    return rules


_STYLE = Style(".gipf-number{font-weight:600}\n", _colours)
