"""Puzzles are judged in a process of its own: what leaves the stated line is proved by compiled code.

``python -m gipf.server.solver`` reads a puzzle and moves to a line, and writes what is thought of them.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

from gipf.errors import GipfError

PATIENCE = 300.0
"""Seconds a proof may take; where code has to be compiled first, most of them go into that."""
LONGEST = 2**22


class Solver:
    """The process: started when it is first needed, started again when it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._starting: asyncio.Task[None] | None = None

    def get_ready(self) -> None:
        """Start the process while somebody still chooses a puzzle."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start_alone())

    async def judge(self, puzzle: str, moves: Sequence[str]) -> str:
        """Judge decisions; give the answer as JSON."""
        question = json.dumps([puzzle, list(moves)]).encode() + b"\n"
        async with self._lock:
            for _ in range(2):
                try:
                    async with asyncio.timeout(PATIENCE):
                        line = await self._ask(question)
                except TimeoutError:
                    raise GipfError("puzzle-takes-long") from None
                if line:
                    return _read(line)
        raise GipfError("puzzle-not-judged")

    async def _ask(self, question: bytes) -> bytes:
        """Ask, and give the answer; nothing where the process has died."""
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            with suppress(ConnectionError):
                process.stdin.write(question)
                await process.stdin.drain()
            line = await process.stdout.readline()
        except BaseException:  # its answer would be taken for that to the next question
            await self.close()
            raise
        if not line:
            await self.close()
        return line

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "gipf.server.solver",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C is for the server
            )  # fmt: skip
        return self._process

    async def _start_alone(self) -> None:
        async with self._lock:
            await self._running()

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _read(line: bytes) -> str:
    kind, text = json.loads(line)
    if kind == "error":
        raise GipfError.from_message(text)
    return str(text)


# ---------------------------------------------------------------------- inside the process


def solve(questions: TextIO, answers: TextIO) -> None:
    """Answer questions until there are no more."""
    from gipf.course import try_puzzle
    from gipf.server.routes.learn import answer_of
    from gipf.server.wire import write

    for question in questions:
        puzzle, moves = json.loads(question)
        try:
            answer: list[object] = ["answer", write(answer_of(try_puzzle(puzzle, moves)))]
        except GipfError as error:
            answer = ["error", error.message]
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    solve(sys.stdin, sys.stdout)
