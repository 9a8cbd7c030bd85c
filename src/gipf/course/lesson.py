"""Lessons as they are read from their files: steps to look at, tasks to solve, and their goals.

How a lesson is written is told in ``docs/course.md``.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

from gipf.course.goals import Goal, read_goals
from gipf.errors import GipfError
from gipf.position import Position

Line = tuple[str, ...]
"""Decisions, as texts."""


@dataclass(frozen=True)
class Turn:
    """A turn the learner is asked for, and what the other player decides.

    ``wrong`` are tries that deserve an answer of their own, by the name of that answer. ``replies`` are
    the other player's decisions, each made when it is due, within the turn or after it.
    """

    goals: tuple[Goal, ...]
    solutions: tuple[Line, ...]
    wrong: Mapping[str, tuple[Line, ...]]
    replies: Line

    @property
    def at_end(self) -> bool:
        """Whether the turn has to be over before it is judged."""
        return any(goal.at_end for goal in self.goals)


@dataclass(frozen=True)
class Step:
    """A step of a lesson; one without turns is there to be looked at.

    ``rules`` are the paragraphs of ``docs/rules`` it is about.
    """

    lesson: str
    id: str
    rules: tuple[str, ...]
    position: Position
    highlight: tuple[str, ...]
    arrows: tuple[tuple[str, str], ...]
    watch: Line
    hints: int
    turns: tuple[Turn, ...]

    def text(self, *parts: str | int) -> str:
        """Name a text of the step: the explanation or task itself, or one of its parts.

        >>> lesson("board").steps[0].text("hint", 1)
        'course-board-spots-hint-1'
        """
        return "-".join(("course", self.lesson, self.id, *map(str, parts)))

    def turn_text(self, turn: int) -> str:
        """Name what is said before a turn, counted from 0."""
        return self.text("turn", turn + 1) if turn else self.text()


AnyStep = TypeVar("AnyStep", bound="HasId")


class HasId(Protocol):
    """What is found by its name."""

    @property
    def id(self) -> str:
        """Its name."""
        ...


@dataclass(frozen=True)
class Steps(Generic[AnyStep]):
    """A lesson of any game: its steps, and the names of its texts."""

    id: str
    steps: tuple[AnyStep, ...]

    @property
    def title(self) -> str:
        """Name the title."""
        return f"course-{self.id}"

    @property
    def about(self) -> str:
        """Name the sentence that says what the lesson is about."""
        return f"course-{self.id}-about"

    def step(self, name: str) -> AnyStep:
        """Give a step by its name.

        >>> lesson("board").step("nowhere")
        Traceback (most recent call last):
        gipf.errors.GipfError: the lesson 'board' has no step 'nowhere'
        """
        for step in self.steps:
            if step.id == name:
                return step
        raise GipfError("no-step", lesson=self.id, step=name)


@dataclass(frozen=True)
class Lesson(Steps[Step]):
    """A lesson of a variant; ``after`` are those that should come before it."""

    chapter: str
    variant: str
    after: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """A part of the course."""

    id: str
    lessons: tuple[Lesson, ...]

    @property
    def title(self) -> str:
        """Name the title."""
        return f"course-chapter-{self.id}"


@cache
def course() -> tuple[Chapter, ...]:
    """Read the whole course, chapter by chapter."""
    folder = files("gipf.course")
    chapters = []
    for name, names in json.loads((folder / "chapters.json").read_text(encoding="utf-8")).items():
        read = []
        for lesson_name in names:
            text = (folder / "lessons" / f"{lesson_name}.json").read_text(encoding="utf-8")
            read.append(read_lesson(lesson_name, name, json.loads(text)))
        chapters.append(Chapter(name, tuple(read)))
    return tuple(chapters)


def lesson(name: str) -> Lesson:
    """Give a lesson by its name.

    >>> lesson("chess")
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no lesson 'chess'
    """
    for chapter in course():
        for found in chapter.lessons:
            if found.id == name:
                return found
    raise GipfError("no-lesson", lesson=name)


# ---------------------------------------------------------------------- reading

_LESSON = {"variant", "after", "steps"}
_STEP = {"id", "rules", "position", "highlight", "arrows", "watch", "hints", "turns"}
_TURN = {"goal", "solutions", "wrong", "replies"}


def read_lesson(name: str, chapter: str, data: Mapping[str, Any]) -> Lesson:
    """Read a lesson from the data of its file; what is wrong with it is said with its place."""
    try:
        _check_names(data, _LESSON)
        steps = tuple(_read_step(name, step) for step in data["steps"])
        return Lesson(name, steps, chapter, data["variant"], tuple(data.get("after", ())))
    except GipfError as error:
        raise GipfError("in-lesson", lesson=name, why=error) from None
    except (KeyError, TypeError, ValueError) as error:
        cause = f"{error} is missing" if isinstance(error, KeyError) else error
        raise GipfError("lesson-unreadable", lesson=name, detail=cause) from None


def _read_step(lesson: str, data: Mapping[str, Any]) -> Step:
    try:
        # a task of one turn is written without a list of turns
        turn = {key: value for key, value in data.items() if key in _TURN}
        _check_names(data, _STEP | set(turn))
        turns = data.get("turns", [turn] if turn else [])
        return Step(
            lesson=lesson,
            id=data["id"],
            rules=tuple(data["rules"]),
            position=Position.parse(data["position"]),
            highlight=tuple(data.get("highlight", ())),
            arrows=tuple(_arrow(text) for text in data.get("arrows", ())),
            watch=tuple(data.get("watch", ())),
            hints=data.get("hints", 0),
            turns=tuple(_read_turn(turn) for turn in turns),
        )
    except GipfError as error:
        raise GipfError("in-step", step=data.get("id"), why=error) from None


def _arrow(text: str) -> tuple[str, str]:
    start, _, end = text.partition("-")
    return start, end


def _read_turn(data: Mapping[str, Any]) -> Turn:
    _check_names(data, _TURN)
    return Turn(
        goals=read_goals(data["goal"]),
        solutions=tuple(_line(text) for text in data["solutions"]),
        wrong={name: tuple(map(_line, tries)) for name, tries in data.get("wrong", {}).items()},
        replies=tuple(data.get("replies", ())),
    )


def _line(text: str) -> Line:
    """Split a turn as it is written, its decisions joined by semicolons."""
    return tuple(text.split(";"))


def _check_names(data: Mapping[str, Any], known: set[str]) -> None:
    if unknown := set(data) - known:
        raise GipfError("unknown-keys", keys=sorted(unknown), names=sorted(known))
