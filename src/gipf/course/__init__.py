"""Learning: a course of lessons, puzzles by theme, and who judges what a learner does in them.

Lessons and puzzles are data: positions, goals, stated solutions. Their texts are Fluent messages.

>>> [chapter["id"] for chapter in lessons()][:3]
['first-steps', 'rows', 'winning']
>>> attempt = try_step("rows", "make", ["e2", "xe2,e3,e4,e5"])
>>> attempt.solved, attempt.says["id"]
(True, 'course-rows-make-done')
"""

from collections.abc import Sequence

from gipf.course.claims import Claim, Question, answered
from gipf.course.data import ChapterData, LessonData, PuzzleData, StepData, ThemeData
from gipf.course.judging import Attempt, try_step
from gipf.course.lesson import Lesson, Step, course
from gipf.course.puzzle import Puzzle, puzzle, puzzles_by_theme
from gipf.course.side_lessons import (
    CHAPTER,
    SideAttempt,
    SideLesson,
    SideStep,
    side_lessons,
    try_side_step,
)
from gipf.course.solving import Solving
from gipf.messages import Message

__all__ = [
    "Attempt",
    "ChapterData",
    "Claim",
    "LessonData",
    "Message",
    "PuzzleData",
    "Question",
    "SideAttempt",
    "StepData",
    "ThemeData",
    "lessons",
    "puzzles",
    "solve_puzzle",
    "try_puzzle",
    "try_side_step",
    "try_step",
]


def lessons() -> tuple[ChapterData, ...]:
    """Give the whole course, chapter by chapter, in the order in which it is meant to be taken.

    The last chapter has the lessons of the side games.
    """
    chapters: list[ChapterData] = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "lessons": tuple(_lesson(lesson) for lesson in chapter.lessons),
        }
        for chapter in course()
    ]
    chapters.append(
        {
            "id": CHAPTER,
            "title": f"course-chapter-{CHAPTER}",
            "lessons": tuple(_side_lesson(lesson) for lesson in side_lessons()),
        }
    )
    return tuple(chapters)


def _lesson(lesson: Lesson) -> LessonData:
    return {
        "id": lesson.id,
        "chapter": lesson.chapter,
        "title": lesson.title,
        "about": lesson.about,
        "variant": lesson.variant,
        "game": None,
        "after": lesson.after,
        "steps": tuple(_step(step) for step in lesson.steps),
    }


def _side_lesson(lesson: SideLesson) -> LessonData:
    return {
        "id": lesson.id,
        "chapter": CHAPTER,
        "title": lesson.title,
        "about": lesson.about,
        "variant": lesson.game,
        "game": lesson.game,
        "after": (),
        "steps": tuple(_side_step(step) for step in lesson.steps),
    }


def _side_step(step: SideStep) -> StepData:
    return {
        "id": step.id,
        "kind": "task",
        "text": step.text(),
        "rules": step.rules,
        "position": step.position,
        "highlight": (),
        "arrows": (),
        "watch": (),
        "hints": (),
        "solution": step.solution,
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


def puzzles() -> tuple[ThemeData, ...]:
    """Give all puzzles by theme, the easiest first.

    >>> [theme["id"] for theme in puzzles()]
    ['win-1', 'capture', 'win-2', 'defend', 'win-3', 'win-4']
    """
    return tuple(
        {
            "id": theme,
            "title": f"puzzle-theme-{theme}",
            "about": f"puzzle-theme-{theme}-about",
            "puzzles": tuple(map(_puzzle, found)),
        }
        for theme, found in puzzles_by_theme().items()
    )


def _puzzle(found: Puzzle) -> PuzzleData:
    return {
        "id": found.id,
        "theme": found.theme,
        "variant": found.text.split()[0],
        "position": found.text,
        "task": found.task,
        "difficulty": found.difficulty,
        "solution": found.line,
    }


def try_puzzle(name: str, moves: Sequence[str] = ()) -> Attempt:
    """Judge the decisions of whoever solves a puzzle, from its start on.

    ``moves`` are the solver's alone. Every way to win in time is accepted, not only the stated one: where the
    solver leaves it, the compiled search proves what is won, so the first such question takes a while.
    """
    return answered(solve_puzzle(name, moves))


def solve_puzzle(name: str, moves: Sequence[str] = ()) -> Question[Attempt]:
    """Judge the same, and let whoever asks make the proofs it takes: `gipf.course.claims`."""
    solving = Solving(puzzle(name))
    for move in moves:
        yield from solving.decide(move)
    return solving.attempt
