"""`AsyncEngine`: the same as `Engine`, for programs that run on asyncio."""

import asyncio
import math
import time
import weakref
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing, suppress
from types import TracebackType
from typing import Any, Self

from gipf.engine.answers import Message, read_found
from gipf.engine.asking import (
    MARGIN,
    REACTION,
    answer_of,
    ask_about,
    ask_about_game,
    checked,
    contents,
    is_final,
    limits_of,
    none_in_time,
    patience_for,
    position_of,
)
from gipf.engine.connection import Connection, Link
from gipf.errors import EngineDied
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Answer, Limits
from gipf.state import Move

_Answers = asyncio.Queue[Message | EngineDied]


class AsyncEngine:
    """An engine in a process of its own, asked by coroutines; see `gipf.Engine` for what it does.

    Any number of tasks may ask at the same time. A task that is cancelled stops what it asked for.
    """

    def __init__(self, command: Sequence[str] | str | None = None) -> None:
        self._link = Link(command)
        self._link.connection()
        self._end = weakref.finalize(self, self._link.kill)

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs; if not, the next request starts it again."""
        return self._link.pid

    async def search(
        self,
        position: Position | str,
        limits: Limits,
        *,
        lines: int = 1,
        tell: Callable[[Answer], None] | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """Look at a position; ``tell`` hears of every better answer on the way."""
        position = position_of(position)
        request = ask_about(position, limits, lines, every=0 if tell else None)
        answer = Answer(())
        async with aclosing(self._answers(request, patience_for(limits, timeout))) as messages:
            async for message in messages:
                answer = read_found(message, position)
                if tell and not is_final(message):
                    tell(answer)
        return answer_of(answer)

    async def analyse(
        self,
        position: Position | str,
        limits: Limits | None = None,
        *,
        lines: int = 1,
        every: float = 0,
        timeout: float | None = None,
    ) -> AsyncGenerator[Answer, None]:
        """Give what is found about a position, better and better; closing the generator stops it."""
        position, limits = position_of(position), limits or Limits()
        request = ask_about(position, limits, lines, every)
        async with aclosing(self._answers(request, patience_for(limits, timeout))) as messages:
            async for message in messages:
                yield read_found(message, position)

    async def analyse_game(
        self, game: Game, limits: Limits, *, lines: int = 1, timeout: float | None = None
    ) -> AsyncGenerator[tuple[int, Answer], None]:
        """Look at every position of a game's main line: after how many turns, and what was found."""
        positions = [game.start, *(node.position for node in game.turns())]
        request = ask_about_game(game, limits, lines)
        async with aclosing(self._answers(request, timeout or math.inf)) as messages:
            async for message in messages:
                if message["type"] == "turn":
                    yield message["turn"], read_found(message, positions[message["turn"]])

    async def best(
        self,
        position: Position | str,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        timeout: float | None = None,
    ) -> Move:
        """Give the best move that can be found within limits, of which there is at least one."""
        limits = limits_of(seconds, nodes, depth)
        return (await self.search(position, limits, timeout=timeout)).move

    async def set(self, **options: Any) -> None:
        """Set options for the requests that follow; `info` says which there are."""
        await self._ask({"request": "set", **options})
        self._link.remember(options)

    async def info(self) -> Message:
        """Say what the engine is, which options and players it has and how they are set."""
        return await self._ask({"request": "info"})

    async def forget(self) -> None:
        """Start afresh: what was learned in earlier searches does not count."""
        await self._ask({"request": "forget"})

    async def stop(self) -> None:
        """Stop all that is under way; whoever asked for it gets what was found so far."""
        await self._ask({"request": "stop"})

    async def close(self) -> None:
        """End the process; what is still asked of it raises `EngineDied`."""
        self._end.detach()
        await asyncio.to_thread(self._link.close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    # ------------------------------------------------------------------ asking

    async def _ask(self, request: Message) -> Message:
        async with aclosing(self._answers(request, MARGIN)) as messages:
            return contents(await anext(messages))

    async def _answers(self, request: Message, timeout: float) -> AsyncGenerator[Message, None]:
        """Ask, and give the answers up to the last; whoever leaves before stops the request."""
        connection = self._link.connection()
        answers: _Answers = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def take(message: Message | EngineDied) -> None:
            with suppress(RuntimeError):  # the loop may be closed
                loop.call_soon_threadsafe(answers.put_nowait, message)

        request_id = connection.send(request, take)
        until = time.monotonic() + timeout
        try:
            while True:
                message = await _next(answers, until)
                if message is None:
                    has_reacted = await _reacts(connection, request_id, answers)
                    raise await asyncio.to_thread(none_in_time, timeout, connection, has_reacted)
                yield checked(message)
                if is_final(message):
                    return
        finally:
            connection.abandon(request_id)


async def _next(answers: _Answers, until: float) -> Message | EngineDied | None:
    """Wait for an answer; not by ``wait_for``, which may swallow that its task is cancelled."""
    wait = until - time.monotonic()
    try:
        async with asyncio.timeout(None if math.isinf(wait) else max(wait, 0)):
            return await answers.get()
    except TimeoutError:
        return None


async def _reacts(connection: Connection, request_id: int, answers: _Answers) -> bool:
    """Stop a request that takes too long; say whether that helped."""
    connection.stop(request_id)
    until = time.monotonic() + REACTION
    while message := await _next(answers, until):
        if is_final(message):
            return True
    return False
