"""The names of all texts a lesson needs."""

from collections.abc import Iterator

from gipf.course.lesson import Lesson, Step
from gipf.course.side_lessons import SideLesson


def texts_of(lesson: Lesson) -> Iterator[str]:
    """Name all texts of a lesson."""
    yield from (lesson.title, lesson.about)
    for step in lesson.steps:
        yield from _texts_of_step(step)


def _texts_of_step(step: Step) -> Iterator[str]:
    yield step.text()
    for number in range(1, step.hints + 1):
        yield step.text("hint", number)
    for number, turn in enumerate(step.turns):
        if number:
            yield step.turn_text(number)
        yield from (step.text("wrong", name) for name in turn.wrong)
    if step.turns:
        yield step.text("done")


def texts_of_side(lesson: SideLesson) -> Iterator[str]:
    """Name all texts of a lesson of a side game."""
    yield from (lesson.title, lesson.about)
    for step in lesson.steps:
        yield from (step.text(), step.text("done"))
