"""The process that judges puzzles."""

import asyncio
import os
import signal

import pytest

from gipf import GipfError
from gipf.course import puzzles
from gipf.server.solver import Solver


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
