"""How a worker starts the host: with JavaScript's functions, under Pyodide."""

import json
from collections.abc import Awaitable, Callable, Mapping

from gipf.browser.worker import BrowserHost
from gipf.engine.browser_client import open_engine
from gipf.engine.machine import Machine


class WorkerShelf:
    """Writes by a function of JavaScript, to which changes are given as JSON."""

    def __init__(self, write: Callable[[str], Awaitable[object]]) -> None:
        self._write = write

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Put texts in their places, and take away those that are none."""
        if changes:
            await self._write(json.dumps(dict(changes)))


def start(write: Callable[[str], Awaitable[object]], stored: str, machine: Machine) -> BrowserHost:
    """Make the host; ``stored`` has the keys and texts of the browser's database as JSON.

    ``machine`` is the engine's compiled code, as ``web/src/engine/engine.ts`` opens it.
    """
    return BrowserHost(WorkerShelf(write), json.loads(stored), open_engine(machine))
