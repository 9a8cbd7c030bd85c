"""A few threads for what people send to be read: it holds up nothing else, and ends with who has sent it."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from fastapi import Request
from starlette.exceptions import HTTPException

THREADS = 2
MOST_WAITING = 50
CLIENT_GONE, BUSY = 499, 503

T = TypeVar("T")
Check = Callable[[int], None]
"""Called by work now and then, with how far it is; it ends work nobody waits for any more."""


class Abandoned(Exception):
    """Nobody waits for this any more."""


class Readers:
    """Threads that read; each request waits for its turn as long as its client is there."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "reader")
        self._waiting = 0

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, request: Request, work: Callable[[Check], T]) -> T:
        """Do something in a thread; it is told to end when the client has gone."""
        if self._waiting >= MOST_WAITING:
            raise HTTPException(BUSY, "too much is being read; try again in a while")
        is_abandoned = threading.Event()

        def check(_offset: int) -> None:
            if is_abandoned.is_set():
                raise Abandoned

        job = asyncio.get_running_loop().run_in_executor(self._pool, work, check)
        leaving = asyncio.create_task(_until_gone(request))
        either: set[asyncio.Future[Any]] = {job, leaving}
        self._waiting += 1
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not job.done():
                raise HTTPException(CLIENT_GONE, "nobody waits for this any more")
            return job.result()
        finally:
            self._waiting -= 1
            is_abandoned.set()
            job.cancel()
            leaving.cancel()


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
