"""The lessons of the side games: every task is solved by what it says, and by nothing that is not asked for."""

import json
from pathlib import Path

import pytest

import gipf.course
from gipf.course import lessons, try_side_step
from gipf.course.side_lessons import GAMES, SideLesson, SideStep, side_lessons
from gipf.errors import GipfError, IllegalMove
from tests.test_docs import RULES, numbers

LESSONS = side_lessons()
STEPS = [step for lesson in LESSONS for step in lesson.steps]
FOLDER = Path(gipf.course.__file__).parent / "side_lessons"
PAGES = {number: page.stem for page in RULES for number in numbers(page)}


def name(found: SideStep | SideLesson) -> str:
    return f"{found.game}-{found.id}"


def test_each_namesake_has_a_lesson_and_each_lesson_its_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
    assert [lesson.game for lesson in LESSONS] == list(GAMES)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_has_three_to_six_steps_with_names_of_their_own(lesson: SideLesson) -> None:
    names = [step.id for step in lesson.steps]
    assert 3 <= len(names) == len(set(names)) <= 6


@pytest.mark.parametrize("step", STEPS, ids=name)
def test_a_position_is_in_canonical_form_and_white_decides(step: SideStep) -> None:
    assert str(step.start) == step.position
    assert step.start.player == "w" and step.start.outcome is None


@pytest.mark.parametrize("step", STEPS, ids=name)
def test_a_step_is_about_paragraphs_of_its_own_game(step: SideStep) -> None:
    assert step.rules
    assert {PAGES[number] for number in step.rules} == {f"side-{step.game}"}


@pytest.mark.parametrize("step", STEPS, ids=name)
def test_the_stated_solution_solves_a_task_and_not_before_its_last_decision(step: SideStep) -> None:
    lesson = f"side-{step.game}"
    for count in range(len(step.solution)):
        attempt = try_side_step(lesson, step.id, step.solution[:count])
        assert not attempt.solved and not attempt.wrong
        assert attempt.says["id"] == step.text()
    attempt = try_side_step(lesson, step.id, step.solution)
    assert attempt.solved and attempt.says["id"] == step.text("done")


FREE = ("yinsh-place", "dvonn-place", "tzaar-first", "zertz-place", "zertz-jump", "punct-add")
"""Tasks that whatever is legal solves."""


@pytest.mark.parametrize("step", [step for step in STEPS if name(step) not in FREE], ids=name)
def test_where_something_is_asked_for_not_everything_is_right(step: SideStep) -> None:
    tries = [[move] for move in step.start.legal_moves()]
    if step.game == "tzaar":  # a turn has two moves
        tries += [[move, "pass"] for [move] in tries if move not in ("pass", *step.solution)]
    lesson = f"side-{step.game}"
    assert any(_is_wrong(lesson, step.id, moves) for moves in tries)


def _is_wrong(lesson: str, step: str, moves: list[str]) -> bool:
    try:
        return try_side_step(lesson, step, moves).wrong is not None
    except GipfError:
        return False


def test_what_is_not_asked_for_is_answered_and_what_is_not_legal_is_refused() -> None:
    attempt = try_side_step("side-dvonn", "move", ["c2-b2"])
    assert attempt.wrong == {"id": "course-side-missed", "args": {}}
    attempt = try_side_step("side-dvonn", "win", ["d4-c4"])
    assert attempt.wrong == {"id": "course-missed-win", "args": {}}
    with pytest.raises(IllegalMove):
        try_side_step("side-dvonn", "move", ["b2-d2"])
    with pytest.raises(GipfError, match="no lesson"):
        try_side_step("side-chess", "mate")
    with pytest.raises(GipfError, match="no step"):
        try_side_step("side-yinsh", "mate")
    with pytest.raises(GipfError):
        try_side_step("side-dvonn", "move", ["b2-e2", "c2-b2"])


def test_another_way_to_win_counts_too() -> None:
    assert try_side_step("side-punct", "win", ["Ck16:1"]).solved
    assert try_side_step("side-yinsh", "win", ["f6-c3", "xd6-h6", "xc6"]).solved


def test_the_course_as_data_ends_with_them() -> None:
    chapter = json.loads(json.dumps(lessons()))[-1]
    assert chapter["id"] == "side-games"
    assert [lesson["game"] for lesson in chapter["lessons"]] == list(GAMES)
    assert all(step["kind"] == "task" for lesson in chapter["lessons"] for step in lesson["steps"])
