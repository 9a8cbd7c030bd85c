"""Charts: what a reader sees of a game's course."""

import math
import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from gipf.errors import NotationError
from gipf.svg.chart import BOTTOM, CHARCOAL, IVORY, LEFT, RIGHT, TOP, Moment, chart
from gipf.svg.theme import DARK, LIGHT, THEMES, Theme
from gipf.variants import Player
from tests.test_svg import SVG, Picture
from tests.test_svg_colours import contrast

W, B = Player


def moments(*chances: float, marks: str = "", first: int = 1) -> list[Moment]:
    """Give turns of White and Black in order; ``marks`` names those that are marked, from 1."""
    marked = dict(item.split("=") for item in marks.split())
    return [
        Moment(
            first + n // 2, B if n % 2 else W, f"turn{n + 1}", chance, marked.get(str(n + 1), "")
        )
        for n, chance in enumerate(chances)
    ]


GAME = moments(0.0, 0.1, -0.5, -0.4, -0.4, 0.6, marks="3=?? 6=?!")


def place(element: ElementTree.Element) -> tuple[float, float]:
    return float(element.get("cx", "nan")), float(element.get("cy", "nan"))


def test_the_line_goes_through_every_turn_from_left_to_right_and_up_for_white() -> None:
    (line,) = Picture(chart(0.0, GAME)).all("chart-line")
    points = [tuple(map(float, point.split())) for point in line.get("d", "")[1:].split("L")]
    assert len(points) == 7
    assert (points[0][0], points[-1][0]) == (LEFT, RIGHT)
    middle = (TOP + BOTTOM) / 2
    assert points[0][1] == points[1][1] == middle
    assert points[3][1] > middle > points[6][1]


def test_the_edges_are_certain_wins() -> None:
    (line,) = Picture(chart(1.0, moments(-1.0))).all("chart-line")
    assert line.get("d") == f"M{LEFT:.0f} {TOP:.0f}L{RIGHT:.0f} {BOTTOM:.0f}"


def test_every_marked_turn_has_a_badge_in_its_players_colour_and_a_dot_on_the_line() -> None:
    picture = Picture(chart(0.0, GAME))
    assert picture.words("chart-letters-w") == ["??"]
    assert picture.words("chart-letters-b") == ["?!"]
    assert len(picture.all("chart-dot")) == 2
    (white,), (black,) = (picture.all(f"chart-badge-{player}") for player in "wb")
    first, second = map(place, picture.all("chart-dot"))
    assert place(white)[1] > first[1]  # below the line, on White's side
    assert place(black)[1] < second[1]


def test_a_good_turn_is_not_marked_in_the_colour_of_mistakes() -> None:
    picture = Picture(chart(0.0, moments(0.0, 0.0, marks="1=! 2=!?")))
    assert len(picture.all("chart-praise-w")) == 3
    assert len(picture.all("chart-blame-b")) == 3


@pytest.mark.parametrize("chance", [-1.0, -0.5, 0.0, 1.0])
def test_badges_stay_inside_the_plot_and_do_not_cover_each_other(chance: float) -> None:
    marks = " ".join(f"{n}=??" for n in range(20, 32))
    picture = Picture(chart(0.0, moments(*[chance] * 60, marks=marks)))
    badges = [place(badge) for player in "wb" for badge in picture.all(f"chart-badge-{player}")]
    assert len(badges) == 12
    assert all(LEFT < x < RIGHT and TOP < y < BOTTOM for x, y in badges)
    assert all(math.dist(*pair) > 16 for pair in combinations(badges, 2))


def test_more_badges_than_there_is_room_for_are_drawn_all_the_same() -> None:
    marks = " ".join(f"{n}=?" for n in range(1, 401))
    picture = Picture(chart(0.0, moments(*[0.0] * 400, marks=marks)))
    assert len(picture.all("chart-mark")) == 400


@pytest.mark.parametrize(
    ("turns", "first", "expected"),
    [
        (6, 1, ["1", "2", "3"]),
        (80, 1, ["1", "5", "10", "15", "20", "25", "30", "35", "40"]),
        (80, 9, ["9", "15", "20", "25", "30", "35", "40", "45"]),
        (5, 1000, ["1000", "1001", "1002"]),
    ],
)
def test_turns_are_numbered_as_far_as_there_is_room(
    turns: int, first: int, expected: list[str]
) -> None:
    picture = Picture(chart(0.0, moments(*[0.0] * turns, first=first)))
    numbers = [label for label in picture.words("label") if label.isdigit()]
    assert numbers == expected
    ticks = [float(tick.get("d", "M0")[1:].split()[0]) for tick in picture.all("chart-tick")]
    assert len(ticks) == len(expected)
    assert all(right - left > 18 for left, right in pairwise(ticks))


def test_a_pointer_over_a_turn_is_told_which_it_is() -> None:
    picture = Picture(chart(0.0, GAME))
    told = [turn.findtext(f"{SVG}title") for turn in picture.all("chart-turn")]
    assert told[2:4] == ["2. turn3?? (-0.50)", "2... turn4 (-0.40)"]


def test_those_who_cannot_see_it_are_told_what_it_shows() -> None:
    picture = Picture(chart(0.0, GAME, white="Ann", black="Ben", caption="basic, 1-0"))
    assert picture.root.findtext(f"{SVG}title") == "Ann – Ben"
    assert picture.root.findtext(f"{SVG}desc") == (
        "White’s winning chance over 3 turns; the last is 3... turn6?! (+0.60). "
        "Marked turns: 2. turn3?? (-0.50), 3... turn6?! (+0.60)."
    )
    assert "basic, 1-0" in picture.words("label")
    calm = Picture(chart(0.0, moments(0.0)))
    assert "Marked" not in (calm.root.findtext(f"{SVG}desc") or "")


def test_a_chart_speaks_the_language_asked_for() -> None:
    picture = Picture(chart(0.0, GAME, language="de"))
    assert picture.root.findtext(f"{SVG}title") == "Weiß – Schwarz"
    assert {"Weiß gewinnt", "gleich", "Schwarz gewinnt"} <= set(picture.words("label"))
    assert picture.root.findtext(f"{SVG}desc") == (
        "Gewinnchance von Weiß über 3 Züge; der letzte ist 3... turn6?! (+0.60). "
        "Markierte Züge: 2. turn3?? (-0.50), 3... turn6?! (+0.60)."
    )


def test_any_name_can_be_written_and_a_long_one_is_shortened() -> None:
    name = 'Ann <"&> ' + "n" * 60
    picture = Picture(chart(0.0, GAME, white=name))
    assert picture.words("number") == [f"{name[:29]}…", "Black"]
    assert picture.root.findtext(f"{SVG}title") == f"{name} – Black"


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_is_drawn_in_its_own_colours(theme: Theme) -> None:
    sheet = Picture(chart(0.0, GAME, theme=theme)).root.findtext(f"{SVG}style") or ""
    papers = re.findall(r"gipf-paper{fill:(#\w+)", sheet)
    assert (
        papers
        == {
            "light": [LIGHT.paper],
            "dark": [DARK.paper],
            "auto": [LIGHT.paper, DARK.paper],
        }[theme]
    )


def test_text_and_badges_stand_out_from_what_they_are_on() -> None:
    for palette in (LIGHT, DARK):
        assert contrast(palette.faint, palette.paper) >= 4.5
        assert contrast(palette.quiet, palette.paper) >= 3
    for ground, palette in ((IVORY, LIGHT), (CHARCOAL, DARK)):
        assert contrast(palette.ink, ground) >= 4.5
        assert contrast(palette.accent, ground) >= 3


def test_the_width_is_as_asked_and_the_height_follows() -> None:
    root = Picture(chart(0.0, GAME, width=380)).root
    assert (root.get("width"), root.get("height")) == ("380", "156")


def test_what_cannot_be_drawn_is_refused() -> None:
    for game, options, says in (
        ([], {}, "needs a turn"),
        (moments(1.5), {}, "goes from -1 to 1, not 1.5"),
        (moments(math.nan), {}, "goes from -1 to 1, not nan"),
        (GAME, {"theme": "pink"}, "there are light, dark, auto"),
        (GAME, {"width": 0}, "a picture cannot be 0 wide"),
    ):
        with pytest.raises(NotationError, match=says):
            chart(0.0, game, **options)
