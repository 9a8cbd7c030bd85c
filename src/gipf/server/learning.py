"""The course over HTTP: lessons and puzzles as data, and who judges what a learner does in them."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field
from starlette.exceptions import HTTPException
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from gipf.course import Attempt, ChapterData, ThemeData, lessons, puzzles, try_step
from gipf.course.lesson import lesson as lesson_called
from gipf.course.puzzle import puzzle as puzzle_called
from gipf.errors import GipfError
from gipf.scene import Message, Scene, effects_of, scene_of
from gipf.server.schemas import Body, Problem
from gipf.server.view import Last
from gipf.server.wire import write

MOST_DECISIONS = 60
"""So many decisions a task takes at most, with some to spare."""

PROBLEMS: dict[int | str, dict[str, Any]] = {
    404: {"model": Problem, "description": "There is nothing of that name in the course."},
    422: {"model": Problem, "description": "What was wrong, in a sentence."},
}

router = APIRouter(prefix="/api", tags=["course"])


class DecisionsBody(Body):
    """The learner's own decisions since the start of a task; the other player's are put in here."""

    moves: list[Annotated[str, Field(max_length=400)]] = Field(
        default_factory=list, max_length=MOST_DECISIONS, description="Decisions, each a text."
    )


class AttemptAnswer(TypedDict):
    """Where a learner's decisions have led, and what to say about it.

    ``last`` has the learner's last decision and the replies to it. ``says`` is the task, what to do next, or
    why it is solved; ``wrong`` is why the last decision has to be taken back.
    """

    scene: Scene
    last: Last
    solved: bool
    says: Message
    wrong: Message | None


@cache
def _lessons() -> str:
    return write(lessons())


@cache
def _puzzles() -> str:
    return write(puzzles())


@router.get("/lessons", response_model=list[ChapterData])
async def list_lessons() -> Response:
    """Give the whole course, chapter by chapter."""
    return Response(await asyncio.to_thread(_lessons), media_type="application/json")


@router.get("/puzzles", response_model=list[ThemeData])
async def list_puzzles(request: Request) -> Response:
    """Give all puzzles by theme, the easiest first."""
    request.app.state.services.solver.get_ready()
    return Response(await asyncio.to_thread(_puzzles), media_type="application/json")


@router.post("/lessons/{lesson}/{step}", response_model=AttemptAnswer, responses=PROBLEMS)
async def try_lesson(lesson: str, step: str, body: DecisionsBody) -> Response:
    """Judge what a learner has decided in a task of a lesson."""
    _find(lambda: lesson_called(lesson).step(step))
    attempt = await asyncio.to_thread(try_step, lesson, step, body.moves)
    return Response(write(answer_of(attempt)), media_type="application/json")


@router.post("/puzzles/{puzzle}", response_model=AttemptAnswer, responses=PROBLEMS)
async def solve_puzzle(request: Request, puzzle: str, body: DecisionsBody) -> Response:
    """Judge what a solver has decided in a puzzle; away from the stated line that takes a proof."""
    _find(lambda: puzzle_called(puzzle))
    answer = await request.app.state.services.solver.judge(puzzle, body.moves)
    return Response(answer, media_type="application/json")


def _find(called: Callable[[], object]) -> None:
    try:
        called()
    except GipfError as error:
        raise HTTPException(404, str(error)) from None


def answer_of(attempt: Attempt) -> AttemptAnswer:
    """Put an attempt into plain data.

    >>> answer = answer_of(try_step("rows", "make", ["e2"]))
    >>> answer["last"]["moves"], answer["solved"], answer["scene"]["phase"]
    (['e2'], False, 'r')
    """
    position, effects = attempt.before, []
    for move in attempt.last:
        effects.append(effects_of(position, move))
        position = position.play(move)
    return {
        "scene": scene_of(attempt.position),
        "last": {"moves": [move.text for move in attempt.last], "effects": effects},
        "solved": attempt.solved,
        "says": attempt.says,
        "wrong": attempt.wrong,
    }
