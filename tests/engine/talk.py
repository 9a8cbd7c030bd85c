"""Talking to a real ``gipf engine``, line by line."""

import contextlib
import json
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.patience import PATIENCE

ENGINE = [sys.executable, "-m", "gipf", "engine"]
ODD = [sys.executable, str(Path(__file__).parent / "odd_players.py")]
"""The same with the players of odd_players.py."""

Message = dict[str, Any]


class Talk:
    """A process and what it said; everything it says is a line of the protocol."""

    def __init__(self, command: list[str] = ODD, **options: Any) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors
        )
        self.compiling: list[Message] = []
        """What was said of compiling, which takes as long as it takes."""
        self._heard: queue.Queue[tuple[float, Message] | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.options: dict[str, Any] = {}
        """What goes with every search that does not say otherwise."""
        self.set(**options)

    def set(self, *, workers: int = 1, **options: Any) -> None:
        """Have so many workers, and ask with these options."""
        self.options = options
        if workers != 1 or options:
            assert self.ask(id="options", request="set", workers=workers)["type"] == "result"

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            message = json.loads(line)
            if "compiling" in message:
                self.compiling.append(message)
            else:
                self._heard.put((time.monotonic(), message))
        self._heard.put(None)

    def send(self, **request: Any) -> None:
        if request.get("request") in ("analyse", "best", "judge"):
            request = self.options | request
        self.write(json.dumps(request).encode() + b"\n")

    def write(self, text: bytes) -> None:
        assert self.process.stdin
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def next_at(self) -> tuple[float, Message]:
        """Give the next answer, and when it came."""
        heard = self._hear()
        assert heard is not None, "the engine has ended"
        return heard

    def _hear(self) -> tuple[float, Message] | None:
        while True:
            try:
                return self._heard.get(timeout=PATIENCE)
            except queue.Empty:
                if not (self.compiling and self.compiling[-1]["compiling"]):
                    raise

    def next(self) -> Message:
        return self.next_at()[1]

    def ask(self, **request: Any) -> Message:
        """Ask and give the last answer to that; all other answers in between are passed over."""
        self.send(**request)
        return self.final(request["id"])

    def final(self, request_id: Any) -> Message:
        while True:
            message = self.next()
            if message["id"] == request_id and message["type"] in ("result", "error"):
                return message

    def calm(self) -> None:
        """Stop all that is under way, and hear it out."""
        self.send(id="calm", request="stop")
        open_ids: set[Any] = {"calm"}
        done: set[Any] = set()
        while open_ids - done:
            message = self.next()
            if message["type"] in ("result", "error"):
                done.add(message["id"])
            if message["id"] == "calm":
                open_ids |= set(message["stopped"])

    def rest(self) -> Iterator[Message]:
        """Give what is said until the process ends."""
        while heard := self._hear():
            yield heard[1]

    def end_input(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()

    def end(self) -> tuple[int, list[Message], str]:
        """End the input; give the exit status, what is said until then, and what stderr got."""
        self.end_input()
        rest = list(self.rest())
        status = self.process.wait(PATIENCE)
        return status, rest, self.stderr()

    def stderr(self) -> str:
        self.errors.seek(0)
        return self.errors.read().decode()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process.stdin
        assert self.process.stdout
        with contextlib.suppress(OSError, ValueError):
            self.send(id="end", request="quit")
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
        self.process.kill()
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self.process.stdout.close()
        if kind is None:
            assert "Traceback" not in self.stderr()
        self.errors.close()


Begin = Callable[..., Talk]
"""Begin to talk to an engine, as new, with options."""
