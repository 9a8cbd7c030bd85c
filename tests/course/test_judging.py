"""Judging a learner: solved, on the way, or wrong; and the other player's replies."""

import pytest

from gipf import GipfError, IllegalMove
from gipf.course import try_step
from gipf.course.lesson import read_lesson
from tests.course.texts import texts_of


def test_a_task_begins_with_its_position_and_its_text() -> None:
    attempt = try_step("rows", "make")
    assert attempt.position == attempt.before
    assert attempt.last == ()
    assert attempt.says == {"id": "course-rows-make", "args": {}}
    assert not attempt.solved


def test_after_a_turn_of_several_the_next_one_is_asked_for() -> None:
    attempt = try_step("rows", "make", ["e2"])
    assert attempt.says == {"id": "course-rows-make-turn-2", "args": {}}
    assert [str(move) for move in attempt.last] == ["e2"]
    assert attempt.before == try_step("rows", "make").position
    assert not attempt.solved
    assert not attempt.wrong


def test_the_last_decision_solves_it() -> None:
    attempt = try_step("rows", "make", ["e2", "xe2,e3,e4,e5"])
    assert attempt.solved
    assert attempt.says == {"id": "course-rows-make-done", "args": {}}
    assert attempt.before == try_step("rows", "make", ["e2"]).position


def test_moves_are_read_as_players_write_them() -> None:
    assert try_step("rows", "make", ["E1-E2", "x"]).solved


def test_a_turn_that_misses_the_goal_is_wrong_and_says_what_was_asked() -> None:
    attempt = try_step("capturing", "one", ["c2"])
    assert attempt.wrong == {"id": "course-missed-capture", "args": {"count": 1, "unit": "any"}}
    assert not attempt.solved


def test_of_several_goals_the_first_that_is_missed_is_named() -> None:
    attempt = try_step("gipf-pieces", "make", ["b2", "xb2,c3,d4,e5,f5,g5"])
    assert attempt.wrong == {"id": "course-missed-stand", "args": {"spots": "d4"}}


def test_a_known_wrong_try_is_answered_before_the_turn_is_over() -> None:
    attempt = try_step("capturing", "two", ["d2"])
    assert attempt.wrong == {"id": "course-capturing-two-wrong-one", "args": {}}
    assert attempt.position.phase.value == "r"


def test_another_way_to_reach_the_goal_is_as_good_as_the_stated_one() -> None:
    stated = try_step("attack", "aside", ["b1-b3", "xb2,c3,d4,e5,f5,g5"])
    other = try_step("attack", "aside", ["a2-c2", "xb2,c3,d4,e5,f5,g5"])
    assert stated.solved
    assert other.solved


def test_the_other_player_replies_as_the_lesson_says() -> None:
    attempt = try_step("reserve", "deny", ["d1-d5"])
    assert [str(move) for move in attempt.last] == ["d1-d5", "h5"]
    assert attempt.position.player is attempt.before.player
    assert try_step("reserve", "deny", ["d1-d5", "h3"]).solved


def test_the_other_player_may_reply_after_the_last_turn_too() -> None:
    attempt = try_step("whose-row", "gift", ["d1-d4"])
    assert attempt.solved
    assert [str(move) for move in attempt.last] == ["d1-d4", "xc4,d4,e4,f3"]


def test_an_announced_potential_is_answered_as_the_lesson_says() -> None:
    attempt = try_step("challenges", "won", ["Zd4-d7"])
    assert [str(move) for move in attempt.last] == ["Zd4-d7", "challenge"]
    assert not attempt.solved
    assert try_step("challenges", "won", ["Zd4-d7", "second", "tied"]).solved


def test_where_the_lesson_says_nothing_an_announced_potential_is_accepted() -> None:
    attempt = try_step("challenges", "lost", ["lost", "c2"])
    assert attempt.solved
    announced = try_step("challenges", "accepted", ["Zd4-d7"])
    assert [str(move) for move in announced.last] == ["Zd4-d7", "accept"]


def test_who_answers_an_announced_potential_sees_what_comes_of_it() -> None:
    attempt = try_step("challenges", "challenge", ["challenge"])
    assert attempt.solved
    assert [str(move) for move in attempt.last] == ["challenge", "first", "lost", "c6"]


def test_a_move_that_may_not_be_played_is_refused_with_the_reason() -> None:
    with pytest.raises(
        IllegalMove, match="e1-e4: e2 is occupied, so the farthest piece lands on e3"
    ):
        try_step("pushing", "first", ["e1-e4"])


def test_a_wrong_try_has_to_be_taken_back_before_going_on() -> None:
    with pytest.raises(GipfError, match="e2: the last decision was wrong: take it back"):
        try_step("capturing", "one", ["c2", "e2"])


def test_nothing_can_be_added_to_a_task_that_is_solved() -> None:
    with pytest.raises(GipfError, match="b3: the task is solved"):
        try_step("board", "enter", ["e2", "b3"])


def test_what_is_there_to_be_looked_at_cannot_be_tried() -> None:
    with pytest.raises(GipfError, match="step 'spots' of 'board' is there to be looked at"):
        try_step("board", "spots", ["e2"])


def test_a_lesson_or_step_that_does_not_exist_is_named() -> None:
    with pytest.raises(GipfError, match="there is no lesson 'chess'"):
        try_step("chess", "mate")
    with pytest.raises(GipfError, match="the lesson 'board' has no step 'mate'"):
        try_step("board", "mate")


# ---------------------------------------------------------------------- reading

STEP: dict[str, object] = {
    "id": "enter",
    "rules": ["G5"],
    "position": "basic 4/5/6/7/6/5/4 w m B15/B15 -- - 1",
    "goal": {"push": "B"},
    "solutions": ["e2"],
}
BROKEN: dict[str, dict[str, object]] = {
    "lesson 'new': 'variant' is missing": {"steps": [STEP]},
    r"lesson 'new': title is not known here; there are after, steps, variant": {
        "variant": "basic",
        "steps": [STEP],
        "title": "Hello",
    },
    "lesson 'new': step 'enter': 'mate' is no goal": {
        "variant": "basic",
        "steps": [{**STEP, "goal": {"mate": 1}}],
    },
    r"lesson 'new': step 'enter': hint is not known here": {
        "variant": "basic",
        "steps": [{**STEP, "hint": "Try e2"}],
    },
    "lesson 'new': step 'enter': position: there is one field, not the eight": {
        "variant": "basic",
        "steps": [{**STEP, "position": "basic"}],
    },
}


def test_a_lesson_is_read_from_its_data() -> None:
    lesson = read_lesson("new", "first-steps", {"variant": "basic", "steps": [STEP]})
    assert [*texts_of(lesson)] == [
        "course-new",
        "course-new-about",
        "course-new-enter",
        "course-new-enter-done",
    ]


@pytest.mark.parametrize("cause", BROKEN)
def test_a_broken_lesson_says_where_and_why(cause: str) -> None:
    with pytest.raises(GipfError, match=cause):
        read_lesson("new", "first-steps", BROKEN[cause])
