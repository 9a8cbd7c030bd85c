"""Why a touch does nothing: a reason for every spot that cannot be chosen, in each of the five games."""

import random
from itertools import chain

import pytest

from gipf.messages import render
from gipf.side_games import load
from gipf.side_games.boards import board_named
from gipf.side_games.illegal_touches import why_not
from gipf.side_games.scene import scene_of
from gipf.side_games.scene_data import SideTouch

CHAIN = "standard Tc3:1,tc6:1,Ej4:2,ck12:3 w m T5C2E3L2M2R2/T5C1E4L2M2R2"
REASONS = [
    ("yinsh", "f6", ["f6"], "f6 is occupied"),
    ("yinsh", "rings", ["e5"], "there is no ring of yours on e5"),
    ("yinsh", "rings", ["f6", "g3"], "f6 and g3 are not on one line"),
    ("yinsh", "rings", ["f6", "f8"], "the ring on f7 is in the way"),
    ("dvonn", "c3", ["c3"], "c3 is occupied"),
    ("tzaar", "", ["e5"], "there is no e5 on this board"),
    ("tzaar", "", ["e2", "e4"], "from e2 a stack goes as far as the first stack on its line"),
    ("zertz", "Gd4", ["d4"], "d4 is occupied"),
    ("zertz", "Gd4", ["c4"], "the ring c4 cannot be slid out"),
    ("punct", CHAIN, ["i9"], "no piece may be added in the central hexagon"),
    ("punct", CHAIN, ["@T", "i9"], "no piece may be added in the central hexagon"),
    ("punct", CHAIN, ["@T", "c3"], "c3 is occupied"),
    ("punct", CHAIN, ["@C", "a2"], "however it is turned, the piece finds no room"),
    ("punct", CHAIN, ["c6"], "what stands on c6 is not yours"),
    ("punct", CHAIN, ["c4"], "there is no PÜNCT on c4, and a piece is moved by its PÜNCT"),
    ("punct", CHAIN, ["j4", "k9"], "j4 and k9 are not on one line"),
    ("punct", CHAIN, ["j4", "c4", "d5"], "the piece would not lie flat"),
]
MOST = 2
"""Of three touches the last says which way a piece of PÜNCT lies: most spots are not even beside it."""
RINGS = "f6 f7 d4 d5 g7 g8 h7 h8 i8 i9"


@pytest.mark.parametrize(("name", "moves", "touches", "reason"), REASONS)
def test_the_reason_is_about_what_was_touched(
    name: str, moves: str, touches: list[str], reason: str
) -> None:
    if moves == CHAIN:
        state = load(name).parse(moves)
    else:
        state = load(name).start()
        for move in (RINGS if moves == "rings" else moves).split():
            state = state.play(move)
    why = why_not(name, state, touches)
    assert why and render(why).startswith(reason)


@pytest.mark.parametrize("name", ["yinsh", "dvonn", "tzaar", "zertz", "punct"])
def test_every_spot_that_cannot_be_touched_has_a_reason(name: str) -> None:
    chance = random.Random(name)
    state = load(name).start("random" if name in ("dvonn", "tzaar") else "", 3)
    for _ in range(40):
        if state.outcome is not None:
            break
        scene = scene_of(name, state, viewer="w" if state.player == "w" else "b")
        spots = board_named(scene["board"] or "")["spots"]
        path: list[str] = []
        touches: dict[str, SideTouch] = scene["touches"]
        while touches:
            # Where something beside the board goes first, a page says so by itself
            beside = [touch.get("next", {}) for name, touch in touches.items() if name[0] == "@"]
            able = {*touches, *path, *scene["gone"], *chain.from_iterable(beside)}
            for spot in {*spots} - able:
                why = why_not(name, state, [*path, spot])
                assert why and render(why), f"{state}: {path} {spot}"
            path.append(chance.choice(sorted(touches)))
            touches = touches[path[-1]].get("next", {}) if len(path) < MOST else {}
        state = state.play(chance.choice(state.legal_moves()))


@pytest.mark.parametrize("name", ["yinsh", "dvonn", "tzaar", "zertz", "punct"])
def test_whatever_is_said_to_be_touched_is_answered(name: str) -> None:
    states = [load(name).start(), load(name).start("random" if name in ("dvonn", "tzaar") else "")]
    states += [states[-1].play(states[-1].legal_moves()[0])]
    things = ("", "@", "@W", "@Q", "@TT", "e5", "z99", "ß", "e5-e6", "a1;")
    for state in states:
        for first in things:
            for touches in (
                [first],
                [first, "e5"],
                ["e5", first],
                [first, "e5", "e6"],
                ["e5", "e6", first],
            ):
                why = why_not(name, state, touches)
                assert why is None or render(why)


def test_nothing_is_said_where_there_is_no_board_or_the_game_is_over() -> None:
    assert why_not("die", load("die").start(seed=7), ["throw"]) is None
    assert why_not("yinsh", load("yinsh").start(), []) is None
