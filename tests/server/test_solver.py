"""The process that judges puzzles."""

import asyncio
import json
import os
import signal
from io import StringIO

import pytest

from gipf import GipfError
from gipf.course import puzzles
from gipf.server.solver import Solver, solve


def test_the_solver_answers_line_by_line() -> None:
    puzzle = puzzles()[0]["puzzles"][0]
    questions = [[puzzle["id"], []], ["nowhere", []], [puzzle["id"], [puzzle["solution"][0]]]]
    answers = StringIO()
    solve(StringIO("".join(json.dumps(question) + "\n" for question in questions)), answers)
    lines = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [kind for kind, _ in lines] == ["answer", "error", "answer"]
    assert json.loads(lines[2][1])["wrong"] is None


def test_a_solver_that_dies_is_started_again() -> None:
    async def main() -> None:
        solver = Solver()
        solver.get_ready()
        solver.get_ready()
        puzzle = puzzles()[0]["puzzles"][0]["id"]
        assert '"solved":false' in await solver.judge(puzzle, [])
        assert solver._process is not None
        os.kill(solver._process.pid, signal.SIGKILL)
        assert '"solved":false' in await solver.judge(puzzle, [])
        with pytest.raises(GipfError, match="nowhere"):
            await solver.judge("nowhere", [])
        task = asyncio.create_task(solver.judge(puzzle, []))
        await asyncio.sleep(0)
        task.cancel()
        assert '"solved":false' in await solver.judge(puzzle, [])
        await solver.close()
        await solver.close()

    asyncio.run(main())
