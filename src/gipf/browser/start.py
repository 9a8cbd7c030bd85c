"""How a worker starts the host: with JavaScript's functions, under Pyodide."""

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Protocol

from gipf.browser.engine import Wants
from gipf.browser.worker import BrowserHost
from gipf.engine.browser_client import open_engine
from gipf.engine.machine import Machine, family_of
from gipf.record.side_play import SidePlay
from gipf.side_games import split_name
from gipf.side_kernels.kernels import NAMES
from gipf.variants import Variant


class PageEngine(Protocol):
    """The engine's compiled code as a page has it, which is fetched in parts."""

    lanes: Iterable[Machine]
    """The workers, each for one search at a time."""

    def want(self, module: str, is_side: bool = False) -> None:
        """Fetch what a family of variants or a side game needs ahead of its first search."""


class WorkerShelf:
    """Writes by a function of JavaScript, to which changes are given as JSON."""

    def __init__(self, write: Callable[[str], Awaitable[object]]) -> None:
        self._write = write

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Put texts in their places, and take away those that are none."""
        if changes:
            await self._write(json.dumps(dict(changes)))


def start(
    write: Callable[[str], Awaitable[object]], stored: str, engine: PageEngine
) -> BrowserHost:
    """Make the host; ``stored`` has the keys and texts of the browser's database as JSON.

    ``engine`` is the engine's compiled code, as ``web/src/engine/engine.ts`` opens it.
    """

    def want(variant: Variant) -> None:
        engine.want(family_of(variant))

    def want_side(start: SidePlay) -> None:
        name, _ = split_name(start.name)
        if name in NAMES:
            engine.want(name, True)

    machines = open_engine(*engine.lanes)
    return BrowserHost(WorkerShelf(write), json.loads(stored), machines, Wants(want, want_side))
