"""Questions that come while the same is being asked for others wait for each other, and are asked as one."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Hashable, Mapping
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

AT_ONCE = 3
"""So many are on their way at the same time; what comes meanwhile goes with the next."""


class Together(Generic[K, V]):
    """Reads things at once for all who want some of them; nothing that is read is older than the question."""

    def __init__(self, read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._read = read
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._wanted: set[K] = set()
        self._next: asyncio.Task[Mapping[K, V]] | None = None

    async def of(self, keys: Collection[K]) -> dict[K, V]:
        """Give what is there of these."""
        self._wanted.update(keys)
        if self._next is None:
            self._next = asyncio.create_task(self._answer())
            self._next.add_done_callback(_heard)
        found = await asyncio.shield(self._next)  # others wait for it, too
        return {key: found[key] for key in keys if key in found}

    async def _answer(self) -> Mapping[K, V]:
        async with self._turns:
            wanted, self._wanted, self._next = self._wanted, set(), None
            return await self._read(wanted)


def _heard(task: "asyncio.Task[Mapping[K, V]]") -> None:
    """Take note of what failed, also where nobody waits for it any more."""
    if not task.cancelled():
        task.exception()
