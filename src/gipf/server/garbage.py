"""When a server looks for objects that only hold each other.

Looking through everything that 500 games hold takes a third of a second, in which nobody is answered, and
finds next to nothing: what a move replaces goes at once. Left alone, Python does so several times a minute.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PAUSE = 600.0
"""Seconds between two looks through everything."""
NEVER = 1_000_000_000


@asynccontextmanager
async def collecting_rarely(pause: float = PAUSE) -> AsyncIterator[None]:
    """Look through new objects as always, and through everything at fixed times only."""
    new, young, old = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what a server begins with, it has until its end
    gc.set_threshold(new, young, NEVER)
    collecting = asyncio.create_task(_keep_collecting(pause))
    try:
        yield
    finally:
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
        gc.set_threshold(new, young, old)
        gc.unfreeze()


async def _keep_collecting(pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        gc.collect()
