"""The course: lessons, puzzles, and what is thought of a learner's decisions."""

import asyncio
from functools import cache

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
from gipf.host.live_game import replay
from gipf.host.parts import Host
from gipf.host.requests.learn import AttemptRequest
from gipf.host.responses.learn import AttemptResponse, SideAttemptResponse
from gipf.host.view import last_of
from gipf.host.wire import write
from gipf.scene import scene_of
from gipf.search.answer import Proof
from gipf.side_games.scene import scene_of as side_scene_of
from gipf.side_games.scene_data import Side


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
def written_lessons() -> str:
    """Write the course, chapter by chapter; texts are names of messages."""
    return write({"chapters": lessons()})


def written_puzzles(host: Host) -> str:
    """Write the puzzles by theme, the easiest first; with them what was made on this machine."""
    host.refresh_puzzles()
    return write({"themes": puzzles()})


async def try_lesson(lesson: str, step: str, body: AttemptRequest) -> AttemptResponse:
    """Judge a learner's decisions in a task; the other player's replies are put in."""
    return answer_of(await asyncio.to_thread(try_step, lesson, step, body.moves))


async def try_side_lesson(lesson: str, step: str, body: AttemptRequest) -> SideAttemptResponse:
    """Judge a learner's decisions in a task of a side game."""
    return side_answer_of(await asyncio.to_thread(try_side_step, lesson, step, body.moves))


async def try_puzzle(host: Host, puzzle: str, body: AttemptRequest) -> AttemptResponse:
    """Judge a solver's decisions in a puzzle; whatever wins in time is right."""
    await asyncio.to_thread(host.refresh_puzzles)
    question = solve_puzzle(puzzle, body.moves)
    step = await asyncio.to_thread(_go_on, question)
    while isinstance(step, Claim):
        proof = await host.engine.prove(step)
        step = await asyncio.to_thread(_go_on, question, proof)
    return answer_of(step)


def _go_on(question: Question[Attempt], proof: Proof | None = None) -> Claim | Attempt:
    """Go on with what is judged: give the next claim to be proved, or what came of it."""
    try:
        return next(question) if proof is None else question.send(proof)
    except StopIteration as end:
        attempt: Attempt = end.value
        return attempt
