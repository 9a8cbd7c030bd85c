"""A press in vain is answered: every point can be pressed, or says why not."""

import random

import pytest

from gipf import Position
from gipf.scene import scene_of
from gipf.scene.data import Scene
from gipf.variants import NAMED
from tests.english import say


def why(scene: Scene, point: str) -> str:
    """Give what is said at a point, nothing where something can be done."""
    found = [closed["why"] for closed in scene["closed"] if point in closed["points"]]
    assert len(found) <= 1
    return say(found[0]) if found else ""


def starts(scene: Scene) -> set[str]:
    """Give the points at which a decision begins, or a row is chosen."""
    found = {spot for row in scene["rows"] if row["clears"] for spot in row["spots"]}
    for option in scene["options"]:
        found.update(option["from"])
        if option["kind"] != "use" and option["to"] and option["to"] not in scene["piles"]:
            found.add(option["to"])
    return found


@pytest.mark.parametrize("variant", [*NAMED, "ultimate;challenges=3", "standard+T3Z3D3Y3P3"])
def test_at_every_point_something_can_be_done_or_there_is_a_reason(variant: str) -> None:
    for seed in range(6):
        chance, position = random.Random(seed), Position.start(variant)
        while not position.is_over and position.turn < 40:
            scene = scene_of(position)
            has_choice = len(scene["options"]) > 1
            must = {spot for row in scene["rows"] for spot in row["must"] if has_choice}
            for point in (*position.variant.board.spots, *position.variant.board.dots):
                assert bool(why(scene, point)) == (point not in starts(scene) or point in must)
            assert set(scene["reach"]) == {
                option["from"][0] for option in scene["options"] if option["kind"] == "use"
            }
            position = position.play(chance.choice(position.legal_moves()))


def test_in_a_finished_game_nothing_is_said() -> None:
    position = Position.start("basic;reserve=1/1").play("d2").play("c2")
    assert position.is_over
    assert scene_of(position)["closed"] == ()


def test_a_full_line_is_called_full() -> None:
    scene = scene_of(Position.parse("basic 4/5/6/BbBbBbB/6/5/4 w m B10/B10 -- - 9"))
    assert why(scene, "e1") == why(scene, "e9") == "This line is full."
    assert why(scene, "d1") == ""


def test_what_lies_on_the_board_is_pushed_and_what_comes_in_comes_from_the_edge() -> None:
    scene = scene_of(Position.start("basic"))
    assert why(scene, "e5") == "Pieces come in from the edge: begin at a dot."
    assert why(scene, "e2").startswith("Pieces on the board move only when they are pushed")
    assert why(scene, "d2") == why(scene, "e1") == ""


def test_a_row_comes_before_anything_else() -> None:
    scene = scene_of(Position.parse("standard 4/BGBBb/6/7/6/3G1/3g w c B10/B10 -- - 9"))
    assert why(scene, "e5") == "First clear the row."
    assert why(scene, "c2") == "This one goes with the row: choose “Clear the row”."


def test_a_row_with_nothing_to_choose_can_be_pressed() -> None:
    scene = scene_of(Position.parse("standard 4/BBBBb/6/7/6/3G1/3g w c B10/B10 -- - 9"))
    assert why(scene, "e5") == "First clear the row."
    assert why(scene, "c2") == why(scene, "c6") == ""


def test_a_potential_that_cannot_move_says_so_and_one_that_can_says_how() -> None:
    scene = scene_of(Position.parse("ultimate 4/5/2Z3/2g4/4G1/1T3/4 w m B15/B17 -- - 9"))
    assert why(scene, "g3") == "TAMSK works by itself once it is pushed onto the centre."
    assert say(scene["reach"]["d4"]).startswith("ZÈRTZ jumps in a line")
    alone = scene_of(Position.parse("ultimate 4/5/2Z3/5g1/4G1/5/4 w m B15/B17 -- - 9"))
    assert why(alone, "d4") == "This ZÈRTZ has nowhere to go now."


def test_an_announced_potential_is_answered_first() -> None:
    start = "ultimate;challenges=3 2DY/5/G3y1/5P1/4gb/5/4 b smYd6-d4 B16T3Z3D2Y2P2/B17 -- 2/3 4"
    assert why(scene_of(Position.parse(start)), "e5").startswith("First answer")
