"""`Position` as whoever programs with it uses it: whole turns, threats, the board as text."""

import random

import pytest

import gipf
from gipf import IllegalMove, Move, NotationError, Position, Threat, WrongType

ROW = "basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9"
"""White makes a row in the fifth column from e1, with Black's piece on e6 at its end."""


def test_a_move_is_legal_or_not_whether_it_is_a_text_or_a_value() -> None:
    position = Position.start("basic")
    assert position.is_legal("e1-e3")
    assert position.is_legal(position.legal_moves()[0])
    assert not position.is_legal("e1-e4")
    assert not position.is_legal("nonsense")
    assert not position.is_legal(Move.push("G", "e1", "e3"))


def test_whoever_asks_about_no_move_at_all_is_told_so() -> None:
    with pytest.raises(WrongType, match="a move is a Move or its text"):
        Position.start("basic").is_legal(None)  # type: ignore[arg-type]


def test_a_whole_turn_is_played_at_once() -> None:
    position = Position.parse(ROW)
    at_once = position.play("e1-e2;xe2,e3,e4,e5,e6")
    assert at_once == position.play("e1-e2").play("xe2,e3,e4,e5,e6")
    assert at_once.reserve("w")["B"] == 6


def test_a_turn_does_not_go_on_into_the_next_one() -> None:
    with pytest.raises(IllegalMove, match="e9-e7: the turn is over after c2"):
        Position.start("basic").play("c2;e9-e7")
    assert not Position.start("basic").is_legal("c2;e9-e7")


def test_a_turn_with_a_wrong_decision_says_which_is_wrong() -> None:
    with pytest.raises(IllegalMove, match="xe2"):
        Position.parse(ROW).play("e1-e2;xe2")


@pytest.mark.parametrize("variant", ["basic", "standard", "tournament+Z2P2", "matrx"])
def test_whole_turns_are_those_that_decisions_lead_to(variant: str) -> None:
    luck = random.Random(variant)
    position = Position.start(variant)
    for _ in range(25):
        if position.is_over:
            break
        turns = [";".join(map(str, turn)) for turn in position.turns()]
        assert len(set(turns)) == len(turns)
        assert {turn.partition(";")[0] for turn in turns} == set(map(str, position.legal_moves()))
        chosen = luck.choice(turns)
        after = position.play(chosen)
        assert after.is_over or after.turn_owner is not position.turn_owner
        position = after


def test_an_announced_potential_is_answered_within_the_turn() -> None:
    position = Position.parse(
        "tournament+Z6;challenges=1 bgbG/b1G2/b4B/7/4ZB/2GBb/3b w m B8/B10 -- 1/1 8"
    )
    turns = [";".join(map(str, turn)) for turn in position.turns()]
    announced = [turn for turn in turns if turn.startswith("Z")]
    assert any(turn.endswith(";accept") for turn in announced)
    assert any(";challenge;" in turn for turn in announced)


def test_a_finished_game_has_no_turns() -> None:
    over = Position.parse("basic;reserve=2/2 BbBB/b4/6/B5b/6/5/bb1B b . -/- -- - 3")
    assert list(over.turns()) == []


def test_threats_are_what_a_player_could_take_if_it_were_that_players_move() -> None:
    position = Position.parse(ROW.replace(" w ", " b "))
    assert position.threats("w") == (Threat(position.play("c2").read_move("e1-e2"), ("e6",)),)
    assert position.threats("b") == ()
    with pytest.raises(NotationError, match="x"):
        position.threats("x")


def test_a_pushed_piece_is_threatened_where_it_stands_now() -> None:
    standing = Position.parse("basic 4/5/6/bbb1B2/6/5/4 w m B9/B9 -- - 5")
    assert standing.threats("b") == (Threat(Move.push("B", "e1", "e5"), ("e6",)),)
    pushed = Position.parse("basic 4/5/6/bbbB3/6/5/4 w m B9/B9 -- - 5")
    assert pushed.threats("b") == (Threat(Move.push("B", "e1", "e6"), ("e5",)),)


def test_the_board_is_drawn_as_text() -> None:
    drawn = Position.parse(ROW).board().splitlines()
    assert drawn[0].split() == ["*", "e9"]
    assert drawn[-1].split() == ["*", "e1"]
    assert sum(line.count("O") for line in drawn) == 3
    assert sum(line.count("@") for line in drawn) == 1
    assert Position.parse(ROW).board(flipped=True).splitlines()[-1].split() == ["*", "e9"]


def test_the_version_is_at_the_top() -> None:
    from importlib.metadata import version

    assert gipf.__version__ == version("gipf")
