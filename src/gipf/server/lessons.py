"""The course over HTTP: lessons, puzzles, and what is thought of a learner's decisions."""

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from gipf.course import Attempt, ChapterData, Message, ThemeData, lessons, puzzles, try_step
from gipf.scene import Scene, scene_of
from gipf.server.api import MISSING, PROBLEM, Described
from gipf.server.schemas import Body
from gipf.server.view import Last, last_of
from gipf.server.wire import write

router = APIRouter(prefix="/api", tags=["course"])
ANSWERS: Described = {**PROBLEM, 404: MISSING[404]}


class AttemptBody(Body):
    """A learner's own decisions, all of them since the start of the task."""

    moves: list[Annotated[str, Field(max_length=400)]] = Field(default_factory=list, max_length=200)


class LessonsAnswer(TypedDict):
    """The whole course."""

    chapters: list[ChapterData]


class PuzzlesAnswer(TypedDict):
    """All puzzles."""

    themes: list[ThemeData]


class AttemptAnswer(TypedDict):
    """Where a learner's decisions have led, and what to say about them."""

    scene: Scene
    last: Last
    solved: bool
    says: Message
    wrong: Message | None


def answer_of(attempt: Attempt) -> AttemptAnswer:
    """Describe an attempt; its last decisions are the learner's and the other player's replies."""
    positions = [attempt.before]
    for move in attempt.last:
        positions.append(positions[-1].play(move))
    return {
        "scene": scene_of(attempt.position),
        "last": last_of(tuple(positions), [move.text for move in attempt.last]),
        "solved": attempt.solved,
        "says": attempt.says,
        "wrong": attempt.wrong,
    }


@cache
def _lessons() -> str:
    return write({"chapters": lessons()})


@cache
def _puzzles() -> str:
    return write({"themes": puzzles()})


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")


@router.get("/lessons", response_model=LessonsAnswer)
async def get_lessons() -> Response:
    """Give the course, chapter by chapter; texts are names of messages."""
    return _json(await asyncio.to_thread(_lessons))


@router.get("/puzzles", response_model=PuzzlesAnswer)
async def get_puzzles(request: Request) -> Response:
    """Give the puzzles by theme, the easiest first."""
    request.app.state.services.solver.get_ready()
    return _json(await asyncio.to_thread(_puzzles))


@router.post("/lessons/{lesson}/{step}", response_model=AttemptAnswer, responses=ANSWERS)
async def post_lesson(lesson: str, step: str, body: AttemptBody) -> Response:
    """Judge a learner's decisions in a task; the other player's replies are put in."""
    attempt = await asyncio.to_thread(try_step, lesson, step, body.moves)
    return _json(write(answer_of(attempt)))


@router.post("/puzzles/{puzzle}", response_model=AttemptAnswer, responses=ANSWERS)
async def post_puzzle(request: Request, puzzle: str, body: AttemptBody) -> Response:
    """Judge a solver's decisions in a puzzle; whatever wins in time is right."""
    return _json(await request.app.state.services.solver.judge(puzzle, body.moves))
