"""The course: lessons, puzzles, and what is thought of a learner's decisions."""

import asyncio
from functools import cache

from fastapi import APIRouter, Response

from gipf.course import (
    Attempt,
    Claim,
    Question,
    SideAttempt,
    lessons,
    puzzles,
    solve_puzzle,
    try_side_step,
    try_step,
)
from gipf.scene import scene_of
from gipf.search.answer import Proof
from gipf.server.live_game import replay
from gipf.server.own_puzzles import OwnPuzzles
from gipf.server.routes.responses import BOTH, json_response, written_response
from gipf.server.schemas import (
    AttemptRequest,
    AttemptResponse,
    LessonsResponse,
    PuzzlesResponse,
    SideAttemptResponse,
)
from gipf.server.services import Running
from gipf.server.view import last_of
from gipf.server.wire import write
from gipf.side_games.scene import scene_of as side_scene_of
from gipf.side_games.scene_data import Side

router = APIRouter(prefix="/api", tags=["course"])


def answer_of(attempt: Attempt) -> AttemptResponse:
    """Describe an attempt; its last decisions are the learner's and the other player's replies."""
    positions = replay(attempt.before, attempt.last)
    return {
        "scene": scene_of(attempt.position),
        "last": last_of(positions, [move.text for move in attempt.last]),
        "solved": attempt.solved,
        "says": attempt.says,
        "wrong": attempt.wrong,
    }


def side_answer_of(attempt: SideAttempt) -> SideAttemptResponse:
    """Describe an attempt in a side game, as the learner sees it; once it is judged nothing can be decided."""
    learner: Side = "w" if attempt.step.start.player == "w" else "b"
    viewer = None if attempt.solved or attempt.wrong else learner
    scene = side_scene_of(attempt.step.game, attempt.state, viewer=viewer, last=attempt.last)
    moves = [attempt.last[1]] if attempt.last else []
    labels = [scene["last"]["label"]] if scene["last"] else []
    return {
        "scene": scene,
        "last": {"moves": moves, "effects": [], "labels": labels},
        "solved": attempt.solved,
        "says": attempt.says,
        "wrong": attempt.wrong,
    }


@cache
def _lessons() -> str:
    return write({"chapters": lessons()})


def _puzzles(own: OwnPuzzles) -> str:
    own.refresh()
    return write({"themes": puzzles()})


@router.get("/lessons", response_model=LessonsResponse)
async def get_lessons() -> Response:
    """Give the course, chapter by chapter; texts are names of messages."""
    return written_response(await asyncio.to_thread(_lessons))


@router.get("/puzzles", response_model=PuzzlesResponse)
async def get_puzzles(services: Running) -> Response:
    """Give the puzzles by theme, the easiest first; with them what was made on this machine."""
    return written_response(await asyncio.to_thread(_puzzles, services.own_puzzles))


@router.post("/lessons/{lesson}/{step}", response_model=AttemptResponse, responses=BOTH)
async def post_lesson(lesson: str, step: str, body: AttemptRequest) -> Response:
    """Judge a learner's decisions in a task; the other player's replies are put in."""
    attempt = await asyncio.to_thread(try_step, lesson, step, body.moves)
    return json_response(answer_of(attempt))


@router.post("/side-lessons/{lesson}/{step}", response_model=SideAttemptResponse, responses=BOTH)
async def post_side_lesson(lesson: str, step: str, body: AttemptRequest) -> Response:
    """Judge a learner's decisions in a task of a side game."""
    attempt = await asyncio.to_thread(try_side_step, lesson, step, body.moves)
    return json_response(side_answer_of(attempt))


@router.post("/puzzles/{puzzle}", response_model=AttemptResponse, responses=BOTH)
async def post_puzzle(services: Running, puzzle: str, body: AttemptRequest) -> Response:
    """Judge a solver's decisions in a puzzle; whatever wins in time is right."""
    await asyncio.to_thread(services.own_puzzles.refresh)
    question = solve_puzzle(puzzle, body.moves)
    step = await asyncio.to_thread(_go_on, question)
    while isinstance(step, Claim):
        proof = await services.engine.prove(step)
        step = await asyncio.to_thread(_go_on, question, proof)
    return json_response(answer_of(step))


def _go_on(question: Question[Attempt], proof: Proof | None = None) -> Claim | Attempt:
    """Go on with what is judged: give the next claim to be proved, or what came of it."""
    try:
        return next(question) if proof is None else question.send(proof)
    except StopIteration as end:
        attempt: Attempt = end.value
        return attempt
