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
from functools import wraps
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar, Unpack

from gipf.analysis.analyse_game import Analysis
from gipf.analysis.judge import Judged
from gipf.engine.async_client import AsyncEngine, Judging, Options, with_move
from gipf.engine.child_process import Link
from gipf.errors import EngineError
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Answer, Limits, Stop

PATIENCE = 10.0
"""How many seconds those who still wait have to hear that the engine was closed."""

P = ParamSpec("P")
T = TypeVar("T")
_END: Any = object()


def _awaited(
    method: Callable[Concatenate[AsyncEngine, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Engine", P], T]:
    """Make a method that waits for what the asynchronous one gives."""

    @wraps(method)
    def wait(self: "Engine", /, *args: P.args, **options: P.kwargs) -> T:
        return self._loop.run(method(self._engine, *args, **options))

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

    def search(
        self,
        position: Position | str,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Callable[[Answer], None] | None = None,
        timeout: float | None = None,
        **options: Unpack[Options],
    ) -> Answer:
        """Look at a position, as every player of this package does (`gipf.search.answer.Searcher`)."""
        found = self._engine.searching(
            position, limits, lines=lines, every=0 if tell else None, stop=stop,
            timeout=timeout, **options,
        )  # fmt: skip
        answer = Answer(())
        for answer, is_last in self._loop.each(found):
            if tell and not is_last:
                tell(answer)
        return with_move(answer)

    def judge(
        self,
        game: Game,
        limits: Limits,
        *,
        stop: Stop | None = None,
        tell: Callable[[int, Judged], None] | None = None,
        timeout: float | None = None,
        **options: Unpack[Options],
    ) -> Analysis:
        """Judge every turn of a game's main line; ``tell`` hears of each, the first being 0."""
        judging = Judging(game, tell)
        for each in self._loop.each(
            self._engine.judging(game, limits, stop=stop, timeout=timeout, **options)
        ):
            judging.hear(each)
        return judging.analysis

    analyse = _iterated(AsyncEngine.analyse)
    analyse_game = _iterated(AsyncEngine.analyse_game)
    best = _awaited(AsyncEngine.best)
    prove = _awaited(AsyncEngine.prove)
    set = _awaited(AsyncEngine.set)
    info = _awaited(AsyncEngine.info)
    forget = _awaited(AsyncEngine.forget)
    stop = _awaited(AsyncEngine.stop)

    def close(self) -> None:
        """End the process; what is still asked of it raises `EngineDied`."""
        self._end.detach()
        self._engine.end()
        self._loop.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
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

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for a coroutine; whoever leaves before, as by Ctrl-C, cancels it."""
        try:
            future = asyncio.run_coroutine_threadsafe(work, self._loop)
        except RuntimeError:
            work.close()
            raise EngineError("engine-closed") from None
        try:
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
