"""How a worker starts the host: with JavaScript's functions, under Pyodide."""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from gipf.browser.worker import BrowserHost
from gipf.engine.browser_client import open_engine
from gipf.engine.machine import Machine, family_of
from gipf.variants import Variant


class PageMachine(Machine, Protocol):
    """The engine's compiled code as a page has it, which is fetched in parts."""

    def want(self, family: str) -> None:
        """Fetch what a family needs ahead of its first search."""


class WorkerShelf:
    """Writes by a function of JavaScript, to which changes are given as JSON."""

    def __init__(self, write: Callable[[str], Awaitable[object]]) -> None:
        self._write = write

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Put texts in their places, and take away those that are none."""
        if changes:
            await self._write(json.dumps(dict(changes)))


def start(
    write: Callable[[str], Awaitable[object]], stored: str, machine: PageMachine
) -> BrowserHost:
    """Make the host; ``stored`` has the keys and texts of the browser's database as JSON.

    ``machine`` is the engine's compiled code, as ``web/src/engine/engine.ts`` opens it.
    """

    def want(variant: Variant) -> None:
        machine.want(family_of(variant))

    return BrowserHost(WorkerShelf(write), json.loads(stored), open_engine(machine), want)
