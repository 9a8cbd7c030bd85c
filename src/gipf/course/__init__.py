"""Learning: a course of lessons, and who judges what a learner does in them.

Lessons are data: positions, goals, stated solutions. Their texts are Fluent messages.

>>> [chapter["id"] for chapter in lessons()][:3]
['first-steps', 'rows', 'winning']
>>> attempt = try_step("rows", "make", ["e2", "xe2,e3,e4,e5"])
>>> attempt.solved, attempt.says["id"]
(True, 'course-rows-make-done')
"""

from gipf.course.data import ChapterData, LessonData, Message, StepData
from gipf.course.judging import Attempt, try_step
from gipf.course.lesson import Lesson, Step, course

__all__ = [
    "Attempt",
    "ChapterData",
    "LessonData",
    "Message",
    "StepData",
    "lessons",
    "try_step",
]


def lessons() -> tuple[ChapterData, ...]:
    """Give the whole course, chapter by chapter, in the order in which it is meant to be taken."""
    return tuple(
        {
            "id": chapter.id,
            "title": chapter.title,
            "lessons": tuple(_lesson(lesson) for lesson in chapter.lessons),
        }
        for chapter in course()
    )


def _lesson(lesson: Lesson) -> LessonData:
    return {
        "id": lesson.id,
        "chapter": lesson.chapter,
        "title": lesson.title,
        "about": lesson.about,
        "variant": lesson.variant,
        "after": lesson.after,
        "steps": tuple(_step(step) for step in lesson.steps),
    }


def _step(step: Step) -> StepData:
    return {
        "id": step.id,
        "kind": "task" if step.turns else "look",
        "text": step.text(),
        "rules": step.rules,
        "position": step.position.text,
        "highlight": step.highlight,
        "arrows": step.arrows,
        "watch": step.watch,
        "hints": tuple(step.text("hint", number) for number in range(1, step.hints + 1)),
        "solution": tuple(move for turn in step.turns for move in turn.solutions[0]),
    }
