"""The client of an engine in the same Python: what `gipf.AsyncEngine` is to a process."""

import asyncio
from itertools import count

from gipf.engine.answers import Message
from gipf.engine.async_client import AsyncEngine
from gipf.engine.browser import BrowserEngine
from gipf.engine.child_process import FINAL, Sink
from gipf.engine.machine import Machine
from gipf.errors import EngineError


class _Connection:
    """A client's line to an engine in the same Python."""

    is_dead = False
    strange = ""

    def __init__(self, engine: BrowserEngine) -> None:
        self._engine = engine
        self._ids = count(1)
        self._sinks: dict[int, Sink] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, request: Message, sink: Sink) -> int:
        """Send a request; give the id it got."""
        request_id = next(self._ids)
        self._sinks[request_id] = sink
        task = asyncio.get_running_loop().create_task(
            self._engine.answer({"id": request_id, **request}, self._deliver)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return request_id

    def _deliver(self, message: Message) -> None:
        request_id = message["id"]
        is_last = message["type"] in FINAL
        sink = self._sinks.pop(request_id, None) if is_last else self._sinks.get(request_id)
        if sink:
            sink(message)

    def stop(self, request_id: int) -> None:
        """Stop a request, if it is still under way."""
        self.send({"request": "stop", "target": request_id}, lambda _: None)

    def abandon(self, request_id: int) -> None:
        """Stop a request, and no longer care for its answers."""
        if request_id in self._sinks:
            self._sinks[request_id] = lambda _: None
            self.stop(request_id)

    def kill(self, cause: EngineError) -> None:
        """Stop all requests."""
        del cause
        for request_id in list(self._sinks):
            self.abandon(request_id)


class _Link:
    """A line to an engine that never ends."""

    pid = None

    def __init__(self, *machines: Machine) -> None:
        self._connection = _Connection(BrowserEngine(*machines))

    def connection(self) -> _Connection:
        """Give the line."""
        return self._connection

    def remember(self, options: Message) -> None:
        """Keep nothing: there are as many workers as the page has."""

    def close(self) -> None:
        """End nothing: the page does that."""

    def kill(self) -> None:
        """End nothing: the page does that."""


def open_engine(*machines: Machine) -> AsyncEngine:
    """Give an engine for coroutines, as `gipf.AsyncEngine`, over the compiled code of a page."""
    return AsyncEngine.over(_Link(*machines))
