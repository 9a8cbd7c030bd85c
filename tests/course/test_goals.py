"""Goals: what a learner is asked to do, seen on the board and not in the text of a move."""

import pytest

from gipf import GipfError, Position
from gipf.course.goals import GOALS, Goal, read_goals
from gipf.course.turns import Played, begin
from tests.boards import put
from tests.english import say

THREE = put("basic", "B c3 d4 e5, b f5 g5")
"""White enters b2, makes a row and captures two."""
JUMPS = put("standard+Z6", "Z d4, b d5, G e2, g e8", reserves="B5Z2/B5")


def played(position: Position, line: str) -> Played:
    turn = begin(position)
    for text in line.split(";"):
        turn = turn.then(turn.after.read_move(text))
    return turn


ROW = "b2;xb2,c3,d4,e5,f5,g5"
CASES: list[tuple[Goal, Position, str, bool]] = [
    (Goal("play", ("b2", "c2")), THREE, "b2", True),
    (Goal("play", ("b2", "c2")), THREE, "d2", False),
    (Goal("push", "Z"), JUMPS, "Zb2", True),
    (Goal("push", "Z"), JUMPS, "b2", False),
    (Goal("push", "Z"), JUMPS, "Zd4-d6", False),
    (Goal("use", "Z"), JUMPS, "Zd4-d6", True),
    (Goal("use", "Z"), JUMPS, "Zb2", False),
    (Goal("stand", {"d6": "Z'", "d4": "B"}), JUMPS, "Zd4-d6", True),
    (Goal("stand", {"d6": ""}), JUMPS, "Zd4-d6", False),
    (Goal("stand", {"d6": ""}), JUMPS, "b2", True),
    (Goal("rows", 1), THREE, "b2", True),
    (Goal("rows", 2), THREE, "b2", False),
    (Goal("rows", 1), THREE, ROW, False),
    (Goal("capture", 2), THREE, ROW, True),
    (Goal("capture", 3), THREE, ROW, False),
    (Goal("capture", 2), THREE, "c2", False),
    (Goal("capture", {"G": 1}), THREE, ROW, False),
    (Goal("bring-back", 4), THREE, ROW, True),
    (Goal("bring-back", 5), THREE, ROW, False),
    (Goal("win"), put("basic", "B c3, b e5", reserves="B5/-"), "b2", True),
    (Goal("win"), THREE, "c2", False),
]


@pytest.mark.parametrize(
    ("goal", "position", "line", "is_reached"),
    CASES,
    ids=lambda value: str(value) if isinstance(value, Goal | str | bool) else "",
)
def test_a_goal_is_reached_by_what_happens_on_the_board(
    goal: Goal, position: Position, line: str, is_reached: bool
) -> None:
    assert goal.reached(played(position, line)) is is_reached


def test_a_line_is_blocked_when_no_spot_of_it_is_empty() -> None:
    position = put("basic", "B e2 g2, b f2")
    assert Goal("block", ("e2", "h2")).reached(played(position, "h2"))
    assert Goal("block", ("h2", "e2")).reached(played(position, "d1-h2"))
    assert not Goal("block", ("e2", "h2")).reached(played(position, "h3"))


def test_a_row_of_the_other_player_is_one_when_the_turn_is_over() -> None:
    position = put("basic", "B d2, b d3 c4 e4 f3")
    assert Goal("their-rows", 1).reached(played(position, "d1-d4"))
    assert not Goal("their-rows", 1).reached(played(position, "e2"))


def test_what_could_be_captured_next_is_a_threat() -> None:
    assert Goal("threaten", 1).reached(played(THREE, "c2"))
    assert not Goal("threaten", 2).reached(played(THREE, "c2"))
    assert not Goal("threaten", 1).reached(played(put("basic", "B c3 d4, b f5"), "e2"))
    assert not Goal("threaten", 1).reached(
        played(put("basic", "B c3 d4 e5, b f5", reserves="B5/-"), "c2")
    ), "the game is over"


DANGER = put("standard", "b c4 d4 e4, G f3 b5, B g2 d2 d3, g e8 h5")
"""Black wants to enter b4; White can break the line by d1-d5."""


def test_a_defence_leaves_nothing_to_capture() -> None:
    assert Goal("allow", 0).reached(played(DANGER, "d1-d5"))
    assert not Goal("allow", 1).reached(played(DANGER, "h4"))
    assert Goal("allow", 2).reached(played(DANGER, "h4"))
    assert not Goal("allow", {"G": 0}).reached(played(DANGER, "h4"))
    assert Goal("allow", {"G": 1}).reached(played(DANGER, "h4"))


def test_a_game_that_is_won_needs_no_defence() -> None:
    won = played(put("basic", "B c3, b e5", reserves="B5/-"), "b2")
    assert Goal("allow", 0).reached(won)
    assert Goal("deny", 0).reached(won)


def test_to_deny_a_row_is_to_let_nothing_come_back() -> None:
    assert Goal("deny", 0).reached(played(DANGER, "d1-d5"))
    assert not Goal("deny", 3).reached(played(DANGER, "h4"))
    assert Goal("deny", 4).reached(played(DANGER, "h4"))


def test_a_potential_that_was_stopped_by_a_side_game_was_not_used() -> None:
    position = put("standard+Z6;challenges=1", "Z d4, b d5, G e2, g e8", reserves="B5/B5")
    assert Goal("use", "Z").reached(played(position, "Zd4-d6;accept"))
    assert Goal("use", "Z").reached(played(position, "Zd4-d6;challenge;first;tied"))
    assert not Goal("use", "Z").reached(played(position, "Zd4-d6;challenge;first;lost;b2"))


READ: dict[str, object] = {
    "play": ["b2"],
    "push": "G",
    "use": "Y",
    "stand": {"e5": "B", "d5": ""},
    "block": ["e2", "h2"],
    "rows": 1,
    "their-rows": 2,
    "capture": {"G": 1},
    "bring-back": 4,
    "threaten": 2,
    "allow": 0,
    "deny": 0,
    "win": True,
}


def test_every_kind_of_goal_can_be_read_by_its_name_and_says_when_it_was_missed() -> None:
    assert READ.keys() == GOALS.keys()
    for goal, name in zip(read_goals(READ), READ, strict=True):
        assert goal.name == name
        assert goal.missed["id"] == f"course-missed-{name}"
        assert say(goal.missed)


def test_a_number_of_units_may_name_their_kind() -> None:
    assert read_goals({"capture": 2, "allow": {"G": 0}}) == (
        Goal("capture", 2),
        Goal("allow", {"G": 0}),
    )


def test_an_unknown_goal_is_refused_with_those_there_are() -> None:
    with pytest.raises(GipfError, match="'mate' is no goal; there are play, push, use"):
        read_goals({"mate": 1})
