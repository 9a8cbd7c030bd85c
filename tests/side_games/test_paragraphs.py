"""Where the rules are opened in a side game: the paragraph is there, and it is about what is to be done."""

import random

import pytest

from gipf.side_games import load, names, split_name
from gipf.side_games.game import State
from gipf.side_games.paragraphs import FIRST
from gipf.side_games.scene import scene_of
from tests.side_games.test_scene import GAMES, started
from tests.test_docs import RULES, numbers

PAGES = {number: page.stem for page in RULES for number in numbers(page)}


def rule(name: str, state: State) -> str:
    return scene_of(name, state)["rule"]


def test_the_rules_of_every_game_begin_somewhere() -> None:
    ours = {name for name in names() if type(load(name)).__module__.startswith("gipf.")}
    assert FIRST.keys() == ours
    for name, code in FIRST.items():
        assert PAGES[code] in (f"side-{name}", "side-quick")


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_game_is_told_about_on_the_page_of_that_game(name: str) -> None:
    game = split_name(name)[0]
    page = PAGES[FIRST[game]]
    for seed in range(3):
        rng, state = random.Random(seed), started(name, seed)
        while not state.outcome:
            assert PAGES[rule(name, state)] == page
            state = state.play(rng.choice(state.legal_moves()))
        assert PAGES[rule(name, state)] == page


@pytest.mark.parametrize(
    ("name", "position", "code"),
    [
        ("yinsh", "yinsh 4/7/8/9/10/9/10/9/8/7/4 w p 51 5/5 0/0", "I3"),
        ("yinsh", "yinsh 3r/4R2/5r2/5R3/2Rr6/9/rR4r3/4R4/8/7/4 w m 51 0/0 0/0", "I4"),
        (
            "yinsh",
            "yinsh 4/1m2Rm1/5m2/5R3/1r1MMMMMm1/4r2R1/2r1m1M3/3mR1M2/2r4m/3m1R1/1r2 w r 36 0/0 0/0",
            "I7",
        ),
        ("dvonn", "dvonn 3/4/5/5/5/5/5/5/5/4/3 w p D2P23/D1P23", "V3"),
        ("dvonn", "dvonn 3/4/2DDD/2P2/2p2/2(pP)2/5/5/5/4/3 w m -/-", "V4"),
        ("tzaar", "tzaar 5/6/7/8/8/8/7/6/5 w p Z6A9T15/Z6A9T15", "A10"),
        ("zertz", "37 4/5/6/7/6/5/4 w p W6G8B10 -/-", "R4"),
        ("zertz", "37 .3/5/6/7/6/5/W3 w r W5G8B10 -/-", "R5"),
        ("zertz", "37 ..2/3W1/5./2BW2./3G2/4./1B1. w p W4G7B8 -/-", "R6"),
        ("zertz", "37 ..2/3W1/5./4B1./3G2/4./1B1. w jd5 W4G7B8 W1/-", "R7"),
        ("punct", "standard - w m T6C2E4L2M2R2/T6C2E4L2M2R2", "K4"),
        ("die", "die w t 7 -/-", "Q3"),
        ("table", "table;go w p", "Q8"),
    ],
)
def test_the_rules_open_at_what_is_to_be_decided(name: str, position: str, code: str) -> None:
    assert rule(name, load(name).parse(position)) == code


def test_a_turn_of_tzaar_is_told_about_move_by_move() -> None:
    state = load("tzaar").start()
    found = [rule("tzaar", state)]
    for move in ("d3-c3", "e6-d5"):
        state = state.play(move)
        found.append(rule("tzaar", state))
    assert found == ["A4", "A6", "A7"]


def test_an_end_outside_the_rules_is_told_about_with_the_others() -> None:
    state = load("die").start(seed=7)
    assert scene_of("die", state, ended=("b", "resignation"))["rule"] == "H8"
