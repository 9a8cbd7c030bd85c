"""Charts: White's winning chance over a game as an SVG picture. It is given numbers and knows no engine.

>>> moments = [Moment(1, Player.WHITE, "c2", 0.1), Moment(1, Player.BLACK, "c6", 0.6, "?")]
>>> chart(0.0, moments, white="Ann", black="Ben").splitlines()[1]
'<title>Ann – Ben</title>'
"""

from collections.abc import Iterator, Mapping, Sequence
from math import dist
from typing import NamedTuple

from gipf.errors import NotationError
from gipf.messages import Argument, render
from gipf.svg.markup import (
    Paper,
    Point,
    circle,
    document,
    element,
    group,
    lettering,
    polyline,
    text,
)
from gipf.svg.theme import DARK, LIGHT, Palette, Style, Theme, check_look, style_sheet
from gipf.variants import Player

SIZE = Point(760, 312)
LEFT, RIGHT, TOP, BOTTOM = 116.0, 738.0, 68.0, 274.0
"""The edges of the plot."""
BADGE = 9.0
AWAY = 17.0
"""How far a badge is from the point it belongs to."""
STEPS = (1, 5, 10, 20, 50, 100, 200, 500)
MOST_NUMBERS = 30
"""Maximum of turn numbers below the plot."""
MOST_LETTERS = 30
"""Maximum of letters of a name above the plot."""


class Moment(NamedTuple):
    """A turn of a game: its number, whose it is, its text, White's chance after it, and its mark.

    ``answerer`` is whose the mark is where it is about the other player's answer in the turn.
    """

    number: int
    player: Player
    text: str
    chance: float
    mark: str = ""
    answerer: Player | None = None

    @property
    def marked(self) -> Player:
        """Whose doing the mark is about."""
        return self.answerer or self.player

    @property
    def words(self) -> str:
        """The turn as in a game file, and the chance after it."""
        dots = "." if self.player is Player.WHITE else "..."
        return f"{self.number}{dots} {self.text}{self.mark} ({self.chance:+.2f})"


def chart(
    start: float,
    moments: Sequence[Moment],
    *,
    white: str = "",
    black: str = "",
    caption: str = "",
    language: str = "en",
    theme: Theme = "light",
    width: int | None = None,
) -> str:
    """Draw how White's chance went from the start of a game through its turns.

    Chances go from -1 (Black wins) to 1 (White wins). ``white`` and ``black`` are the players' names, or
    nothing for their colours; ``caption`` is written below them, what else is said is in ``language``.
    Marked turns get a badge in the colour of the player whom the mark is about.
    """
    check_look(theme, width, language)
    if not moments:
        raise NotationError("chart-empty")
    for chance in (start, *(moment.chance for moment in moments)):
        if not -1 <= chance <= 1:
            raise NotationError("chance-range", value=chance)

    def say(name: str, /, **arguments: Argument) -> str:
        return render({"id": name, "args": arguments}, language)

    white = white or say("colour", player="w")
    black = black or say("colour", player="b")
    count = len({moment.number for moment in moments})  # White's turn and Black's are one
    about = [say("chart-turns", count=count, turn=moments[-1].words)]
    if marked := ", ".join(moment.words for moment in moments if moment.mark):
        about.append(say("chart-marked", turns=marked))
    scale = (say("chart-wins", player="w"), say("chart-even"), say("chart-wins", player="b"))
    plot = _Plot(start, moments)
    content = [
        *_header(white, black, caption),
        *plot.areas(),
        *plot.scale(scale),
        *plot.numbers(),
        *plot.tooltips(),
        *plot.badges(),
    ]
    paper, title = Paper(Point(0, 0), SIZE, theme, style_sheet(theme, _STYLE)), f"{white} – {black}"
    return document(paper, content, title=title, about=" ".join(about), width=width)


def _header(white: str, black: str, caption: str) -> Iterator[str]:
    """Write White's name at the left and Black's at the right, each with a piece, and the caption."""
    for name, x, way, style, anchor in (
        (white, LEFT, 1, "white-face", "start"),
        (black, RIGHT, -1, "black-face", "end"),
    ):
        yield circle(Point(x + 9 * way, 26), 8, style)
        yield lettering(_shortened(name), Point(x + 25 * way, 26), 17, "number", anchor)
    if caption:
        yield lettering(caption, Point((LEFT + RIGHT) / 2, 49), 12, "label")


def _shortened(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1]}…"


class _Plot:
    """The plot: turns from left to right, Black's win at the bottom, White's at the top."""

    def __init__(self, start: float, moments: Sequence[Moment]) -> None:
        self.moments = moments
        self.step = (RIGHT - LEFT) / len(moments)
        self.points = [
            Point(LEFT + n * self.step, self.height(chance))
            for n, chance in enumerate((start, *(moment.chance for moment in moments)))
        ]

    def height(self, chance: float) -> float:
        """Give the place of a chance on the page."""
        return (TOP + BOTTOM) / 2 - chance * (BOTTOM - TOP) / 2

    def areas(self) -> Iterator[str]:
        """Fill White's share below the line and Black's above it."""
        place = {"x": LEFT, "y": TOP, "width": RIGHT - LEFT, "height": BOTTOM - TOP}
        yield element("rect", style="chart-black", **place)
        below = (Point(LEFT, BOTTOM), *self.points, Point(RIGHT, BOTTOM))
        yield polyline(below, "chart-white", closed=True)
        yield polyline(self.points, "chart-line")
        yield element("rect", style="chart-frame", **place)

    def scale(self, words: Sequence[str]) -> Iterator[str]:
        """Write what the upper edge, the middle and the lower edge mean."""
        middle = self.height(0)
        yield polyline((Point(LEFT, middle), Point(RIGHT, middle)), "chart-middle")
        for chance, meaning in zip((1, 0, -1), words, strict=True):
            at = Point(LEFT - 10, self.height(chance) + 5 * chance)
            yield lettering(meaning, at, 12, "label", "end")

    def numbers(self) -> Iterator[str]:
        """Number the turns below the plot, as many as there is room for."""
        first, last = self.moments[0].number, self.moments[-1].number
        step = next((n for n in STEPS if (last - first) / n < MOST_NUMBERS), STEPS[-1])
        told = set()
        for moment, point in zip(self.moments, self.points[1:], strict=True):
            number = moment.number
            is_round = number % step == 0 and number - first >= step / 2
            if number in told or not (number == first or is_round):
                continue
            told.add(number)
            yield polyline((Point(point.x, BOTTOM), Point(point.x, BOTTOM + 5)), "chart-tick")
            yield lettering(str(number), Point(point.x, BOTTOM + 15), 12, "label")

    def tooltips(self) -> Iterator[str]:
        """Name each turn where a pointer is over it."""
        for moment, point in zip(self.moments, self.points[1:], strict=True):
            x = min(point.x, RIGHT) - self.step / 2
            place = {"x": x, "y": TOP, "width": self.step, "height": BOTTOM - TOP}
            title = element("title", text(moment.words))
            yield element("rect", title, style="chart-turn", **place)

    def badges(self) -> Iterator[str]:
        """Draw a badge for each marked turn: White's below the line, Black's above, where there is room."""
        taken: list[Point] = []
        for moment, point in zip(self.moments, self.points[1:], strict=True):
            if moment.mark:
                place = self._free_place(point, moment.marked, taken)
                taken.append(place)
                yield group(_badge(moment, point, place), says=moment.words, style="chart-mark")

    def _free_place(self, point: Point, player: Player, taken: Sequence[Point]) -> Point:
        """Find a place for a badge near its point that no other badge covers."""
        way = 1 if player is Player.WHITE else -1
        x = min(max(point.x, LEFT + BADGE + 2), RIGHT - BADGE - 2)
        for n in range(1, 20):
            for side in (way, -way):
                y = point.y + side * (AWAY + (n - 1) * BADGE)
                place = Point(x, y)
                is_inside = TOP + BADGE < y < BOTTOM - BADGE
                if is_inside and all(dist(place, other) > 2 * BADGE for other in taken):
                    return place
        return Point(x, min(max(point.y, TOP + BADGE), BOTTOM - BADGE))


def _badge(moment: Moment, point: Point, place: Point) -> Iterator[str]:
    """Draw the point on the line, and the mark beside it on a piece of the player's colour."""
    is_praise = "?" not in moment.mark
    tone = f"chart-{'praise' if is_praise else 'blame'}-{moment.marked.value}"
    yield polyline((point, place), f"chart-leader {tone}")
    yield circle(point, 3.2, f"chart-dot {tone}")
    yield circle(place, BADGE, f"chart-badge-{moment.marked.value} {tone}")
    yield lettering(moment.mark, place, 11, f"chart-letters-{moment.marked.value}")


IVORY, CHARCOAL, BETWEEN = "#fdf7e8", "#2c2e32", "#8b8476"
"""White's area, Black's area, and the line between them: the same in both themes, as the pieces are.

What lies on them is so too: White's badges on ivory, Black's on charcoal.
"""

_SHAPES = f"""\
.gipf-number{{font-weight:600}}
.gipf-white-face,.gipf-chart-white,.gipf-chart-badge-w{{fill:{IVORY}}}
.gipf-black-face,.gipf-chart-black,.gipf-chart-badge-b{{fill:{CHARCOAL}}}
.gipf-white-face{{stroke:#4b4335;stroke-width:1.2}}
.gipf-black-face{{stroke:#a3a4a6;stroke-width:1.2}}
.gipf-chart-line{{fill:none;stroke:{BETWEEN};stroke-width:1.6;stroke-linejoin:round}}
.gipf-chart-middle{{stroke:{BETWEEN};stroke-dasharray:2 4}}
.gipf-chart-frame{{fill:none}}
.gipf-chart-turn{{fill:none;pointer-events:all}}
.gipf-chart-badge-w,.gipf-chart-badge-b{{stroke-width:2}}
.gipf-chart-dot{{stroke-width:0}}
.gipf-chart-letters-w,.gipf-chart-letters-b{{font-weight:700}}
.gipf-chart-letters-w{{fill:{LIGHT.ink}}}.gipf-chart-letters-b{{fill:{DARK.ink}}}
.gipf-chart-blame-w{{stroke:{LIGHT.accent}}}.gipf-chart-blame-b{{stroke:{DARK.accent}}}
.gipf-chart-dot.gipf-chart-blame-w{{fill:{LIGHT.accent}}}
.gipf-chart-dot.gipf-chart-blame-b{{fill:{DARK.accent}}}
.gipf-chart-praise-w{{stroke:{LIGHT.ink}}}.gipf-chart-praise-b{{stroke:{DARK.ink}}}
.gipf-chart-dot.gipf-chart-praise-w{{fill:{LIGHT.ink}}}
.gipf-chart-dot.gipf-chart-praise-b{{fill:{DARK.ink}}}
"""


def _colours(palette: Palette) -> Mapping[str, str]:
    return {
        "paper": f"fill:{palette.paper}",
        "number": f"fill:{palette.ink}",
        "label": f"fill:{palette.faint}",
        "chart-frame chart-tick": f"stroke:{palette.quiet}",
    }


_STYLE = Style(_SHAPES, _colours)
