"""A position as a page is given it."""

import json
import subprocess
import sys

import pytest

from gipf import Position
from gipf.scene import Option, effects_of, options_of, prompt_of, rows_of, scene_of
from gipf.scene.data import Scene
from gipf.state import Outcome, Reason
from gipf.variants import Player
from tests.boards import moves, put
from tests.scene.effects import apply_effects, table
from tests.test_vectors import POSITIONS

ANNOUNCED = "Z d4, b d5 d6, G h5, g b5"


def option(position: Position, move: str) -> Option:
    return next(option for option in options_of(position) if option["move"] == move)


def test_a_scene_says_what_lies_on_the_board_and_beside_it() -> None:
    scene = scene_of(put("standard+Z6", "G e2, (gZ') b5, z h5", reserves="B5Z2/B7", turn=4))
    assert scene["board"] == "hex37"
    assert scene["variant"] == "standard+Z6"
    assert scene["turn"] == 4
    assert scene["piles"] == {"e2": ("G",), "b5": ("g", "Z'"), "h5": ("z",)}
    assert scene["reserves"] == {
        "w": {"B": 5, "G": 0, "T": 0, "Z": 2, "D": 0, "Y": 0, "P": 0},
        "b": {"B": 7, "G": 0, "T": 0, "Z": 0, "D": 0, "Y": 0, "P": 0},
    }


def test_a_scene_has_the_text_of_its_position() -> None:
    text = "matrx 4/5/6/7/6/5/4/3 w m G3T6Z6D6Y6P6/G3T6Z6D6Y6P6 -- - 1"
    scene = scene_of(Position.parse(text))
    assert (scene["position"], scene["board"]) == (text, "matrx40")


def test_the_player_decides_and_the_owner_has_the_turn() -> None:
    scene = scene_of(Position.start("basic"))
    assert (scene["player"], scene["owner"], scene["phase"]) == ("w", "w", "m")


@pytest.mark.parametrize(("phase", "player"), [("a", "b"), ("f", "w"), ("s", "w")])
def test_an_announced_potential_is_answered_in_the_turn_of_the_player_who_uses_it(
    phase: str, player: str
) -> None:
    scene = scene_of(
        put("standard+Z6;challenges=2", ANNOUNCED, player=player, phase=f"{phase}mZd4-d7")
    )
    assert (scene["player"], scene["owner"], scene["phase"]) == (player, "w", phase)
    assert scene["announced"] == "Zd4-d7"


def test_challenges_are_counted_where_there_are_any() -> None:
    assert scene_of(Position.start("ultimate"))["challenges"] is None
    assert scene_of(Position.start("ultimate;challenges=3"))["challenges"] == {"w": 3, "b": 3}
    unlimited = scene_of(Position.start("ultimate;challenges=*"))
    assert unlimited["challenges"] == {"w": None, "b": None}


def test_in_a_finished_game_nobody_decides_anything() -> None:
    scene = scene_of(put("basic", "B e2, b e8", reserves="B5/-").play("b2"))
    assert (scene["player"], scene["owner"], scene["phase"]) == (None, None, ".")
    assert scene["outcome"] == {"winner": "w", "reason": "no_move"}
    assert scene["options"] == ()


def test_a_draw_has_no_winner() -> None:
    scene = scene_of(put("basic;quiet=9", "B e2", player="-", phase="."))
    assert scene["outcome"] == {"winner": None, "reason": "quiet"}


# ---------------------------------------------------------------------- options


def test_the_options_are_the_legal_moves_in_their_order() -> None:
    position = Position.start("ultimate")
    assert [option["move"] for option in options_of(position)] == moves(position)


def test_an_empty_spot_can_be_entered_from_each_of_its_dots() -> None:
    entered = option(put("basic", ""), "b2")
    assert (entered["kind"], entered["letter"]) == ("push", "B")
    assert (entered["from"], entered["to"]) == (("a1", "a2", "b1"), "b2")


def test_a_push_names_its_dot_and_the_first_spot_of_the_run() -> None:
    pushed = option(put("tournament", "B f7 e7", opening="gg"), "Gg7-d6")
    assert (pushed["letter"], pushed["from"], pushed["to"]) == ("G", ("g7",), "f7")


def test_a_potential_goes_from_its_spot_to_its_target() -> None:
    used = option(put("standard+P6", "P d4, g d5"), "Pd4-d5=G")
    assert (used["kind"], used["letter"], used["cover"]) == ("use", "P", "G")
    assert (used["from"], used["to"]) == (("d4",), "d5")


def test_an_extra_move_takes_nothing_from_the_reserve_so_it_has_no_letter() -> None:
    extra = option(put("standard+T6", "T e5", phase="x"), "+e2")
    assert (extra["kind"], extra["letter"]) == ("extra", None)
    assert (extra["from"], extra["to"]) == (("d1", "e1", "f1"), "e2")


def test_words_have_no_points() -> None:
    passed = option(put("standard+T6", "T e5", phase="x"), "pass")
    assert (passed["kind"], passed["letter"], passed["from"], passed["to"]) == (
        "pass",
        None,
        (),
        None,
    )


# ---------------------------------------------------------------------- as a whole


def test_a_scene_is_plain_json() -> None:
    scene = scene_of(put("standard", "B b2 c3 d4, G e5 h2, g f5", phase="r"))
    back: Scene = json.loads(json.dumps(scene))
    assert back["rows"][0]["preset"] == "xb2,c3,d4,f5"
    assert json.dumps(back) == json.dumps(scene)


def test_a_scene_tells_an_end_the_rules_know_nothing_of() -> None:
    position = put("standard", "B b2 c3 d4, G e5 h2, g f5", phase="r")
    scene = scene_of(position, Outcome(Player.BLACK, Reason.RESIGNATION))
    assert (scene["player"], scene["owner"], scene["rows"], scene["options"]) == (
        None,
        None,
        (),
        (),
    )
    assert scene["outcome"] == {"winner": "b", "reason": "resignation"}
    assert scene["prompt"] == {"id": "over-resignation", "args": {"player": "b"}}
    assert scene["piles"] == scene_of(position)["piles"]
    agreed = scene_of(position, Outcome(None, Reason.AGREEMENT))
    assert agreed["prompt"] == {"id": "over-agreement", "args": {}}
    left = scene_of(position, Outcome(None, Reason.ABANDONED))
    assert left["prompt"] == {"id": "over-left", "args": {}}


def test_what_ended_on_the_board_stays_ended_so() -> None:
    over = put("basic", "B e2, b e8", reserves="B5/-").play("b2")
    assert scene_of(over, Outcome(Player.BLACK, Reason.TIME)) == scene_of(over)


@pytest.mark.parametrize(
    ("variant", "reserve", "units"),
    [
        ("basic", "B", "B"),
        ("standard", "B", "B G"),
        ("tournament+Z6", "BZ", "B G Z Z'"),
        ("ultimate", "BTZDYP", "B G T Z D Y P T' Z' D' Y' P'"),
        ("matrx", "GTZDYP", "G T Z D Y P T' Z' D' Y' P'"),
        ("standard+Z6/D2", "BZD", "B G Z D Z' D'"),
    ],
)
def test_a_scene_tells_which_pieces_the_variant_has(variant: str, reserve: str, units: str) -> None:
    pieces = scene_of(Position.start(variant))["pieces"]
    assert "".join(pieces["reserve"]) == reserve
    assert " ".join(pieces["units"]) == units
    assert pieces["matrx"] is (variant == "matrx")


def test_a_scene_tells_what_units_are_made_of() -> None:
    ultimate = scene_of(Position.start("ultimate"))["pieces"]["units"]
    assert (ultimate["G"], ultimate["Z"], ultimate["Z'"]) == ({"B": 2}, {"B": 1, "Z": 1}, {"Z": 1})
    matrx = scene_of(Position.start("matrx"))["pieces"]["units"]
    assert (matrx["G"], matrx["Z"], matrx["Z'"]) == ({"G": 1}, {"Z": 2}, {"Z": 1})


def test_a_scene_tells_who_may_still_bring_gipf_pieces() -> None:
    assert scene_of(Position.start("standard"))["bringing"] is None
    start = Position.start("tournament")
    assert scene_of(start)["bringing"] == ("w", "b")
    assert scene_of(start.play("Ge2").play("Gb5").play("c2"))["bringing"] == ("b",)


@pytest.mark.parametrize("text", [vector["position"] for vector in POSITIONS])
def test_every_position_of_the_vectors_has_a_scene_whose_options_lead_where_they_say(
    text: str,
) -> None:
    position = Position.parse(text)
    scene = scene_of(position)
    assert scene["prompt"] == prompt_of(position)
    assert scene["rows"] == rows_of(position)
    for each, move in zip(scene["options"], position.legal_moves(), strict=True):
        assert each["effects"] == effects_of(position, move)
        assert apply_effects(position, each["effects"]) == table(position.play(move)), move


def test_scenes_need_no_engine() -> None:
    code = "import sys, gipf.scene; print({'numpy', 'numba', 'gipf.kernel', 'gipf.engine'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
