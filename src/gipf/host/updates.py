"""When subscribers are told: soon after a change, once for all that change together; and it is looked again.

What is stored decides. Hosts tell each other that something has changed, and no more; what is lost there is
found by looking again every few seconds.
"""

import asyncio
from collections.abc import Awaitable, Callable
from logging import Logger

from gipf.host.interfaces import StoreFailed

Work = Callable[[], Awaitable[None]]
AT_ONCE = 0.1
"""Seconds in which changes are told together."""


class Updates:
    """Calls ``tell`` soon after changes, and ``look`` every so many seconds."""

    def __init__(self, tell: Work, look: Work, pause: float, log: Logger) -> None:
        self._tell, self._look, self._pause, self._log = tell, look, pause, log
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to tell and to look."""
        work = self._keep_telling(), self._keep_looking()
        self._tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        """End both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def note_change(self) -> None:
        """Let it be told."""
        self._changed.set()

    async def _keep_telling(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(AT_ONCE)
            self._changed.clear()
            await self._attempt(self._tell)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            await self._attempt(self._look)

    async def _attempt(self, work: Work) -> None:
        try:
            await work()
        except StoreFailed:
            pass  # it is looked again soon
        except Exception:
            self._log.exception("what has changed could not be told")
