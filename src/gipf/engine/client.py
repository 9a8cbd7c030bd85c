"""`Engine`: an engine in a process of its own, as a player that can be asked for moves.

>>> from gipf import Engine
>>> with Engine(player="random", seed=1) as engine:
...     engine.best("basic", nodes=1)
Move('b1-b3')
"""

import asyncio
import threading
import weakref
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import partial, wraps
from queue import SimpleQueue
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar, Unpack, cast

from gipf.engine.async_client import AsyncEngine, Options
from gipf.engine.child_process import Link
from gipf.errors import EngineError

PATIENCE = 10.0
"""How many seconds those who still wait have to hear that the engine was closed."""

P = ParamSpec("P")
T = TypeVar("T")
_END: Any = object()
_Calls = SimpleQueue[Callable[[], None] | None]
"""What is still to be called in the thread that waits; the last is None."""


def _awaited(
    method: Callable[Concatenate[AsyncEngine, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Engine", P], T]:
    """Make a method that waits for what the asynchronous one gives, and tells what that tells."""

    @wraps(method)
    def wait(self: "Engine", /, *args: P.args, **options: P.kwargs) -> T:
        calls: _Calls = SimpleQueue()
        if tell := cast("Callable[..., None] | None", options.get("tell")):
            options["tell"] = lambda *told: calls.put(partial(tell, *told))
        return self._loop.run(method(self._engine, *args, **options), calls)

    return wait


def _iterated(
    method: Callable[Concatenate[AsyncEngine, P], AsyncGenerator[T, None]],
) -> Callable[Concatenate["Engine", P], Iterator[T]]:
    """Make a method that gives what the asynchronous one does, one after the other."""

    @wraps(method)
    def iterate(self: "Engine", /, *args: P.args, **options: P.kwargs) -> Iterator[T]:
        yield from self._loop.each(method(self._engine, *args, **options))

    return iterate


class Engine:
    """`gipf.AsyncEngine` for programs without an event loop: it has one in a thread of its own.

    What is said there counts here too. Several threads may ask at the same time, and ``tell`` is called
    in the thread that asked. An engine that is no longer referred to ends by itself.
    """

    def __init__(
        self, command: Sequence[str] | str | None = None, **options: Unpack[Options]
    ) -> None:
        self._engine = AsyncEngine(command, **options)
        self._loop = _Loop()
        self._end = weakref.finalize(self, _end, self._engine._link, self._loop)

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs; if not, the next request starts it again."""
        return self._engine.pid

    search: Final = _awaited(AsyncEngine.search)
    judge: Final = _awaited(AsyncEngine.judge)
    analyse: Final = _iterated(AsyncEngine.analyse)
    analyse_game: Final = _iterated(AsyncEngine.analyse_game)
    best: Final = _awaited(AsyncEngine.best)
    prove: Final = _awaited(AsyncEngine.prove)
    side_move: Final = _awaited(AsyncEngine.side_move)
    set: Final = _awaited(AsyncEngine.set)
    info: Final = _awaited(AsyncEngine.info)
    forget: Final = _awaited(AsyncEngine.forget)
    stop: Final = _awaited(AsyncEngine.stop)

    def close(self) -> None:
        """End the process; what is still asked of it raises `EngineDied`."""
        self._end.detach()
        self._engine.end()
        self._loop.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _end(link: Link, loop: "_Loop") -> None:
    """End an engine whose client is gone."""
    link.kill()
    loop.end()


class _Loop:
    """An event loop in a thread of its own."""

    def __init__(self) -> None:
        self._has_begun = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self._thread.start()
        self._has_begun.wait()

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._is_to_end = asyncio.Event()
        self._has_begun.set()
        await self._is_to_end.wait()
        if others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others, timeout=PATIENCE)

    def run(self, work: Coroutine[Any, Any, T], calls: "_Calls | None" = None) -> T:
        """Wait for a coroutine and make its calls; whoever leaves before, as by Ctrl-C, cancels it."""
        coming: _Calls = calls or SimpleQueue()
        try:
            future = asyncio.run_coroutine_threadsafe(work, self._loop)
        except RuntimeError:
            work.close()
            raise EngineError("engine-closed") from None
        future.add_done_callback(lambda _: coming.put(None))
        try:
            while call := coming.get():
                call()
            return future.result()
        except CancelledError:  # with the loop
            raise EngineError("engine-closed") from None
        except BaseException:
            future.cancel()
            raise

    def each(self, items: AsyncGenerator[T, None]) -> Generator[T, None, None]:
        """Give what an asynchronous generator gives; leaving the loop closes it."""

        async def following() -> T:
            return await anext(items, _END)

        async def close() -> None:
            while items.ag_running:  # type: ignore[attr-defined]  # it is just being cancelled
                await asyncio.sleep(0)
            await items.aclose()

        try:
            while (item := self.run(following())) is not _END:
                yield item
        finally:
            with suppress(EngineError):  # it was closed meanwhile
                self.run(close())

    def end(self) -> None:
        """End the thread, once those who wait have heard that there is nothing to wait for."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._is_to_end.set)
        if threading.current_thread() is not self._thread:
            self._thread.join()
