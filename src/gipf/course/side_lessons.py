"""Lessons of side games: a position, what is to be played in it, and who judges what a learner plays.

A lesson is a file, ``side_lessons/NAME.json``, by the name of its game: ``docs/course.md``.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from gipf.course.lesson import Steps
from gipf.errors import GipfError
from gipf.messages import Message
from gipf.side_games import load
from gipf.side_games.game import State

CHAPTER = "side-games"
GAMES = ("yinsh", "dvonn", "tzaar", "zertz", "punct")
"""The games that have a lesson, in the order in which they are offered."""
WIN = "win"
Line = tuple[str, ...]
"""Decisions, as texts; in a goal ``*`` stands for anything."""


@dataclass(frozen=True)
class SideStep:
    """A task in a side game; ``goal`` are the lines that solve it, none where it is to be won."""

    game: str
    id: str
    rules: tuple[str, ...]
    position: str
    goal: tuple[Line, ...]
    solution: Line

    @property
    def start(self) -> State:
        """The state it begins with; the learner is who decides in it."""
        return load(self.game).parse(self.position)

    def text(self, *parts: str) -> str:
        """Name a text of the step: the task itself, or one of its parts."""
        return "-".join(("course-side", self.game, self.id, *parts))


@dataclass(frozen=True)
class SideLesson(Steps[SideStep]):
    """A lesson of a side game."""

    game: str


@dataclass(frozen=True)
class SideAttempt:
    """Where a learner's decisions have led: ``last`` is the state before the last of them, and that decision.

    ``says`` is what to tell the learner. A ``wrong`` decision has to be taken back.
    """

    step: SideStep
    state: State
    last: tuple[State, str] | None
    solved: bool
    says: Message
    wrong: Message | None = None


@cache
def side_lessons() -> tuple[SideLesson, ...]:
    """Read the lessons of all side games.

    >>> [lesson.id for lesson in side_lessons()][:2]
    ['side-yinsh', 'side-dvonn']
    """
    folder = files("gipf.course") / "side_lessons"
    return tuple(
        SideLesson(f"side-{game}", tuple(_read(game, step) for step in json.loads(text)), game)
        for game in GAMES
        if (text := (folder / f"{game}.json").read_text(encoding="utf-8"))
    )


def _read(game: str, data: Mapping[str, Any]) -> SideStep:
    goal = () if data["goal"] == WIN else tuple(tuple(line.split(";")) for line in data["goal"])
    solution = tuple(data["solution"].split(";"))
    return SideStep(game, data["id"], tuple(data["rules"]), data["position"], goal, solution)


def try_side_step(lesson: str, step: str, moves: Sequence[str] = ()) -> SideAttempt:
    """Judge a learner's decisions in a task of a side game, from its start on.

    >>> attempt = try_side_step("side-yinsh", "flip", ["e2-e3"])
    >>> attempt.solved, attempt.wrong
    (False, {'id': 'course-side-missed', 'args': {}})
    """
    found = _step(lesson, step)
    attempt = SideAttempt(found, found.start, None, False, _message(found.text()))
    for number, move in enumerate(moves, 1):
        if attempt.solved or attempt.wrong:
            raise GipfError("task-solved" if attempt.solved else "was-wrong", move=move)
        attempt = _decided(attempt, moves[:number])
    return attempt


def _step(lesson: str, name: str) -> SideStep:
    for found in side_lessons():
        if found.id == lesson:
            return found.step(name)
    raise GipfError("no-lesson", lesson=lesson)


def _decided(attempt: SideAttempt, moves: Sequence[str]) -> SideAttempt:
    step, before, move = attempt.step, attempt.state, moves[-1]
    state = before.play(move)
    learner = step.start.player
    if step.goal:
        open_lines = [line for line in step.goal if _begins(line, moves)]
        solved = any(len(line) == len(moves) for line in open_lines)
        wrong = None if open_lines else _message("course-side-missed")
    else:
        solved = state.outcome == learner
        goes_on = state.outcome is None and state.player == learner
        wrong = None if solved or goes_on else _message("course-missed-win")
    says = _message(step.text("done")) if solved else attempt.says
    return SideAttempt(step, state, (before, move), solved, says, wrong)


def _begins(line: Line, moves: Sequence[str]) -> bool:
    """Whether decisions are the beginning of a line."""
    return len(moves) <= len(line) and all(map(fnmatchcase, moves, line))


def _message(name: str) -> Message:
    return {"id": name, "args": {}}
