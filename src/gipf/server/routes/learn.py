"""The course: lessons, puzzles, and what is thought of a learner's decisions."""

import asyncio

from fastapi import APIRouter, Response

from gipf.host.api import learn
from gipf.host.requests.learn import AttemptRequest
from gipf.host.responses.learn import (
    AttemptResponse,
    LessonsResponse,
    PuzzlesResponse,
    SideAttemptResponse,
)
from gipf.server.routes.responses import BOTH, json_response, written_response
from gipf.server.services import Running

router: APIRouter = APIRouter(prefix="/api", tags=["course"])


@router.get("/lessons", response_model=LessonsResponse)
async def get_lessons() -> Response:
    """Give the course, chapter by chapter; texts are names of messages."""
    return written_response(await asyncio.to_thread(learn.written_lessons))


@router.get("/puzzles", response_model=PuzzlesResponse)
async def get_puzzles(services: Running) -> Response:
    """Give the puzzles by theme, the easiest first; with them what was made on this machine."""
    return written_response(await asyncio.to_thread(learn.written_puzzles, services))


@router.post("/lessons/{lesson}/{step}", response_model=AttemptResponse, responses=BOTH)
async def post_lesson(lesson: str, step: str, body: AttemptRequest) -> Response:
    """Judge a learner's decisions in a task; the other player's replies are put in."""
    return json_response(await learn.try_lesson(lesson, step, body))


@router.post("/side-lessons/{lesson}/{step}", response_model=SideAttemptResponse, responses=BOTH)
async def post_side_lesson(lesson: str, step: str, body: AttemptRequest) -> Response:
    """Judge a learner's decisions in a task of a side game."""
    return json_response(await learn.try_side_lesson(lesson, step, body))


@router.post("/puzzles/{puzzle}", response_model=AttemptResponse, responses=BOTH)
async def post_puzzle(services: Running, puzzle: str, body: AttemptRequest) -> Response:
    """Judge a solver's decisions in a puzzle; whatever wins in time is right."""
    return json_response(await learn.try_puzzle(services, puzzle, body))
