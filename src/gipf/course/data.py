"""What a page is given of the course, as plain data: the dictionaries here are the JSON the server sends.

Every text is the name of a Fluent message; the texts themselves are in ``gipf/locales``.
"""

from typing import Literal

from gipf.messages import Message
from gipf.typed_dict import TypedDict


class StepData(TypedDict):
    """A step of a lesson: a position to look at, or a task.

    ``rules`` are the paragraphs of ``docs/rules`` it is about. ``watch`` are moves that a page plays from the
    position, one after the other, as part of what it explains. ``hints`` are messages, the vaguest first.
    ``solution`` has the learner's own decisions; the other player's are put in by `gipf.course.try_step`.
    """

    id: str
    kind: Literal["look", "task"]
    text: str
    rules: tuple[str, ...]
    position: str
    highlight: tuple[str, ...]
    arrows: tuple[tuple[str, str], ...]
    watch: tuple[str, ...]
    hints: tuple[str, ...]
    solution: tuple[str, ...]


class LessonData(TypedDict):
    """A lesson; ``after`` are the lessons that should come before it.

    ``game`` is the side game it is about: its positions are those of that game, and its tasks are judged by
    `gipf.course.try_side_step`.
    """

    id: str
    chapter: str
    title: str
    about: str
    variant: str
    game: str | None
    after: tuple[str, ...]
    steps: tuple[StepData, ...]


class ChapterData(TypedDict):
    """A part of the course, with its lessons in the order in which they are meant to be taken."""

    id: str
    title: str
    lessons: tuple[LessonData, ...]


class PuzzleData(TypedDict):
    """A puzzle; ``difficulty`` goes from 1 to 5, ``solution`` has the decisions of both players."""

    id: str
    theme: str
    variant: str
    position: str
    task: Message
    difficulty: int
    solution: tuple[str, ...]


class ThemeData(TypedDict):
    """Puzzles of one kind, the easiest first."""

    id: str
    title: str
    about: str
    puzzles: tuple[PuzzleData, ...]
