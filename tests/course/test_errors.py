"""Every error of the course: raised, and told in every language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gipf.course import try_puzzle, try_step
from gipf.course.goals import read_goals
from gipf.course.lesson import read_lesson
from gipf.course.puzzle import read_rows
from tests.codes import codes_of
from tests.test_errors import check_told


def lesson(**step: object) -> object:
    return read_lesson("new", "first", {"variant": "basic", "steps": [{"id": "one", **step}]})


PROVOKED: dict[str, Callable[[], object]] = {
    "no-lesson": lambda: try_step("sudoku", "one"),
    "no-step": lambda: try_step("rows", "one"),
    "step-to-look-at": lambda: try_step("rows", "four"),
    "no-puzzle": lambda: try_puzzle("sudoku"),
    "no-puzzles-file": lambda: read_rows(Path(__file__)),
    "task-solved": lambda: try_step("rows", "make", ["e2", "xe2,e3,e4,e5", "c2"]),
    "was-wrong": lambda: try_step("capturing", "one", ["c2", "d2"]),
    "no-goal": lambda: read_goals({"mate": 1}),
    "in-lesson": lambda: lesson(hint=3),
    "in-step": lambda: lesson(hint=3),
    "unknown-keys": lambda: lesson(hint=3),
    "lesson-unreadable": lambda: lesson(position="basic"),
}
"""Every code of the course, and what brings it about."""


@pytest.mark.parametrize("code", PROVOKED)
def test_every_error_of_the_course_is_told_in_every_language(code: str) -> None:
    check_told(code, PROVOKED[code])


def test_the_course_has_no_other_errors() -> None:
    assert codes_of("course") == set(PROVOKED)
