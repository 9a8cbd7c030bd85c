"""The boards as the page draws them."""

import json
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest

from gipf.geometry import BOARDS, Board
from gipf.scene.boards import board_data, boards_text, place_of

FILE = Path(__file__).parents[2] / "web" / "src" / "board" / "boards.json"


def apart(point: str, other: str) -> float:
    here, there = place_of(point), place_of(other)
    return dist((here["x"], here["y"]), (there["x"], there["y"]))


def test_the_file_of_the_page_is_up_to_date() -> None:
    current = FILE.read_text(encoding="utf-8")
    assert current == boards_text(), "run 'make diagrams' (python -m gipf.scene.boards)"


def test_the_centre_is_at_zero_and_white_sits_at_the_bottom() -> None:
    assert place_of("e5") == {"x": 0, "y": 0}
    assert place_of("e1") == {"x": 0, "y": 4}
    assert place_of("a3")["x"] < 0 < place_of("i3")["x"]


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_neighbours_are_one_apart_and_lines_are_straight(board: Board) -> None:
    for line in board.lines:
        first, *_, last = points = (line.dots[0], *line.spots, line.dots[1])
        assert apart(first, last) == pytest.approx(len(points) - 1)
        for one, other in pairwise(points):
            assert apart(one, other) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.name)
def test_a_board_is_described_in_full(board: Board) -> None:
    data = json.loads(boards_text())[board.name]
    assert data == json.loads(json.dumps(board_data(board)))
    assert data["points"].keys() == board.points
    assert len(data["lines"]) == len(board.lines)
    assert sum(len(runs) for runs in data["pushes"].values()) == len(board.pushes)
    assert data["pushes"]["e1"] == [[f"e{number}" for number in range(2, 9)]]
