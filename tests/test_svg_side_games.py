"""Diagrams of side games: every piece is drawn where it stands, in words too."""

import random
import re
from xml.etree import ElementTree

import pytest

from gipf import NotationError
from gipf.messages import languages
from gipf.side_games import load, split_name
from gipf.svg.side_games import side_diagram

GAMES = ("yinsh", "dvonn(random)", "tzaar", "tzaar(tournament)", "zertz", "zertz(61)", "punct")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_a_game_is_drawn_as_well_formed_xml(name: str, theme: str) -> None:
    game, options = split_name(name)
    state, last = load(game).start(options, 7), None
    rng = random.Random(3)
    for _ in range(16):
        move = rng.choice(state.legal_moves())
        last, state = (state, move), state.play(move)
    drawn = side_diagram(name, state, last=last, theme=theme)  # type: ignore[arg-type]
    ElementTree.fromstring(drawn)
    styles = set(re.findall(r'class="gipf-([a-z-]+)"', drawn))
    known = set(re.findall(r"gipf-([a-z-]+)", drawn.partition("</style>")[0]))
    plain = {"piles", "pile", "coordinates", "reserve", "pile-count"}
    assert styles - plain <= known


def test_what_stands_somewhere_is_said_in_every_language() -> None:
    state = load("yinsh").start().play("f5")
    assert "<title>f5: ring (White)</title>" in side_diagram("yinsh", state)
    assert "<title>f5: Ring (Weiß)</title>" in side_diagram("yinsh", state, language="de")
    for language in languages():
        assert "f5: " in side_diagram("yinsh", state, language=language)


def test_the_spots_of_the_last_move_and_those_asked_for_are_ringed() -> None:
    before = load("yinsh").start()
    drawn = side_diagram("yinsh", before.play("f5"), last=(before, "f5"), highlight=["d4", "e4"])
    assert drawn.count('class="gipf-ring"') == 3


def test_arrows_lead_from_spot_to_spot() -> None:
    drawn = side_diagram("yinsh", load("yinsh").start(), arrows=[("d4", "f6"), ("e4", "e7")])
    assert drawn.count('class="gipf-head"') == 2


@pytest.mark.parametrize(
    ("piece", "closed"),
    [("T", True), ("C", False), ("E", False), ("L", False), ("M", False), ("R", False)],
)
def test_of_the_pieces_of_punct_only_triangles_are_closed(piece: str, closed: bool) -> None:
    drawn = side_diagram("punct", load("punct").start().play(f"{piece}c4:2"), reserves=False)
    [shape] = re.findall(r'<path class="gipf-white-body" d="([^"]+)"', drawn)
    assert shape.endswith("Z") == closed


def test_a_spot_that_is_not_there_and_a_game_without_a_board_are_refused() -> None:
    with pytest.raises(NotationError, match="there is no z9 on this board"):
        side_diagram("yinsh", load("yinsh").start(), highlight=["z9"])
    with pytest.raises(NotationError, match="die is played without a board"):
        side_diagram("die", load("die").start())
