"""Curves: how a number grew, drawn."""

from xml.etree import ElementTree

import pytest

from gipf.errors import NotationError
from gipf.svg.curve import BOTTOM, HUES, LEFT, RIGHT, TOP, Mark, curves, steps
from gipf.svg.theme import DARK, LIGHT, THEMES, Theme
from tests.test_svg import Picture
from tests.test_svg_colours import contrast

LINES = {
    "standard": [Mark(0, 0), Mark(1000, 150, 30), Mark(2000, 210, 25)],
    "matrx": [Mark(0, 0), Mark(2000, -40, 25)],
}


def drawn(theme: Theme = "light") -> Picture:
    return Picture(curves(LINES, title="Elo", across="games", theme=theme))


def test_each_line_goes_through_its_points_from_left_to_right_and_up() -> None:
    first, second = (drawn().all(f"curve-{n}")[0].get("d", "") for n in range(2))
    points = [tuple(map(float, point.split())) for point in first[1:].split("L")]
    assert len(points) == 3
    assert (points[0][0], points[-1][0]) == (LEFT, RIGHT)
    assert TOP <= points[2][1] < points[1][1] < points[0][1] < BOTTOM
    assert second.count("L") == 1


def test_every_line_is_named_and_every_point_says_what_it_is() -> None:
    assert {"standard", "matrx"} <= set(drawn().words("label"))
    titles = [
        e.text for e in ElementTree.fromstring(curves(LINES, title="Elo", across="games")).iter()
    ]
    assert "standard: 150 ± 30, 1,000" in titles


@pytest.mark.parametrize("theme", THEMES)
def test_all_themes_can_be_drawn(theme: Theme) -> None:
    assert drawn(theme).all("curve-0")


@pytest.mark.parametrize(("name", "paper"), [("light", LIGHT.paper), ("dark", DARK.paper)])
def test_lines_stand_out_from_the_paper(name: str, paper: str) -> None:
    assert all(contrast(hue, paper) > 4.5 for hue in HUES[name])


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (0, 430), (-35, 12), (0, 123456), (0, 0.5), (0, 6)]
)
def test_scales_have_a_few_round_numbers(low: float, high: float) -> None:
    found = steps(low, high)
    assert 2 <= len(found) <= 9
    assert found[0] <= low <= high <= found[-1]


def test_nothing_cannot_be_drawn() -> None:
    with pytest.raises(NotationError, match="needs a point"):
        curves({"standard": []}, title="Elo", across="games")
