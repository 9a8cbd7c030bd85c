"""`AsyncEngine`: an engine in a process of its own, asked by coroutines.

`gipf.Engine` is the same for programs without an event loop.
"""

import asyncio
import json
import math
import time
import weakref
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing, suppress
from dataclasses import replace
from inspect import signature
from types import NoneType
from typing import Any, Self, TypedDict, TypeVar, Unpack

from gipf.analysis.analyse_game import Analysis
from gipf.analysis.judge import Judged
from gipf.engine.answers import Message, read_found, read_judged, read_proof
from gipf.engine.child_process import FINAL, Connection, Link
from gipf.engine.requests import read_position, show
from gipf.errors import EngineDied, EngineError, EngineTimeout
from gipf.position import Position
from gipf.record import Game
from gipf.record.side_play import SidePlay
from gipf.search.answer import Answer, Limits, Proof, Stop
from gipf.state import Move

MARGIN = 60.0
"""How many seconds later than asked for an answer may come; compiling does not count."""
REACTION = 1.0
"""How many seconds an engine has to stop when its time is up; one that does not is ended."""
GLANCE = 0.01
"""How often it is seen whether a search was told to stop, in seconds."""

T = TypeVar("T")
_Answers = asyncio.Queue[Message | EngineDied]


class Options(TypedDict, total=False):
    """Who is asked, and how; what is left out is as usual: see docs/protocol.md."""

    player: str
    seed: int
    threads: int
    memory: int
    priority: int


class AsyncEngine:
    """An engine in a process of its own: started at once, ended by `close` or ``async with``.

    ``command`` is what to run, as a list or as a line; left open, this package's own engine.
    ``options`` go with every request that does not name its own: `Options`.

    Any number of tasks may ask at the same time. A task that is cancelled stops what it asked for. When
    the process dies, what was asked of it raises `EngineDied`, and the next request starts it again.

    ``timeout`` is always in seconds, with ``math.inf`` for none. Left open it is ``limits.seconds``
    and a minute, or none where the seconds have no limit. While the engine compiles, it stands still.
    """

    def __init__(
        self, command: Sequence[str] | str | None = None, **options: Unpack[Options]
    ) -> None:
        _check_options("__init__", options)
        self.options = options
        self.compiling: Message | None = None
        """What the engine compiles just now, as far as anybody who waits was told."""
        self._link = Link(command)
        self._link.connection()
        self._end = weakref.finalize(self, self._link.kill)

    @classmethod
    def over(cls, link: Any, **options: Unpack[Options]) -> Self:
        """Give an engine that is asked over another line than that to a process of its own."""
        engine = cls.__new__(cls)
        engine.options, engine.compiling = options, None
        engine._link = link
        engine._end = weakref.finalize(engine, link.kill)
        return engine

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs; if not, the next request starts it again."""
        return self._link.pid

    # ------------------------------------------------------------------ positions

    async def search(
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
        """Look at a position; ``tell`` hears of every better answer on the way."""
        position, every = position_of(position), 0 if tell else None
        request = self._search("search", position, limits, options, lines=lines, every=every)
        answer = Answer(())
        async with aclosing(self._answers(request, _patience(limits, timeout), stop)) as messages:
            async for message in messages:
                answer = read_found(message, position)
                if tell and message["type"] not in FINAL:
                    tell(answer)
        if not answer.lines:
            raise EngineError("stopped-before-move")
        return answer

    async def analyse(
        self,
        position: Position | str,
        limits: Limits | None = None,
        *,
        lines: int = 1,
        every: float = 0,
        timeout: float | None = None,
        **options: Unpack[Options],
    ) -> AsyncGenerator[Answer, None]:
        """Give what is found about a position, better and better; closing the generator stops it.

        ``every`` is how many seconds at least pass between two answers, but for the last.
        """
        position, limits = position_of(position), limits or Limits()
        request = self._search("analyse", position, limits, options, lines=lines, every=every)
        async with aclosing(self._answers(request, _patience(limits, timeout))) as messages:
            async for message in messages:
                yield read_found(message, position)

    async def best(
        self,
        position: Position | str,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        timeout: float | None = None,
        **options: Unpack[Options],
    ) -> Move:
        """Give the best move that can be found within limits, of which there is at least one."""
        _check_options("best", options)
        for name, value in (("seconds", seconds), ("nodes", nodes), ("depth", depth)):
            _typed(name, value, int, float, NoneType)
        limits = Limits(seconds, nodes, depth)
        if limits == Limits():
            raise EngineError("limit-needed")
        return (await self.search(position, limits, timeout=timeout, **options)).move

    async def prove(
        self,
        position: Position | str,
        turns: int,
        *,
        hold: bool = False,
        nodes: int | None = None,
        timeout: float | None = None,
        priority: int = 0,
    ) -> Proof:
        """Prove whether the player who decides can force a win within so many turns of their own.

        With ``hold``, find the moves after which the other player cannot: `gipf.search.proof`.
        """
        position = position_of(position)
        asked: Message = {
            "request": "prove",
            "position": _json_of(position),
            "turns": turns,
            "goal": "hold" if hold else "win",
            "priority": priority,
            **({} if nodes is None else {"nodes": nodes}),
        }
        async with aclosing(self._answers(asked, timeout)) as messages:
            return read_proof(await anext(messages), position)

    async def side_move(
        self,
        play: SidePlay,
        level: int = 5,
        *,
        seconds: float | None = None,
        seed: int | None = None,
        timeout: float | None = None,
        priority: int = 0,
    ) -> str:
        """Give the move in a side game of a level from 1 to 5, or of the strongest in so many seconds."""
        written = str(play if play.position is None else play.state)
        asked: Message = {"request": "side", "play": written, "level": level}
        given = {"seconds": seconds, "seed": seed, "priority": priority or None}
        asked |= {name: value for name, value in given.items() if value is not None}
        async with aclosing(self._answers(asked, timeout)) as messages:
            move = (await anext(messages))["move"]
        if move is None:
            raise EngineError("stopped-before-move")
        return str(move)

    # ------------------------------------------------------------------ games

    async def analyse_game(
        self,
        game: Game,
        limits: Limits,
        *,
        lines: int = 1,
        timeout: float | None = None,
        **options: Unpack[Options],
    ) -> AsyncGenerator[tuple[int, Answer], None]:
        """Look at every position of a game's main line: after how many turns, and what was found.

        They come as they are done; ``timeout``, by default none, is for all of them together.
        """
        positions = [_typed("game", game, Game).start, *(node.position for node in game.turns())]
        asked = {"request": "analyse", "game": str(game), **_limits(limits), "lines": lines}
        request = self._with_options("analyse_game", asked, options)
        async with aclosing(self._answers(request, timeout)) as messages:
            async for message in messages:
                if message["type"] == "turn":
                    yield message["turn"], read_found(message, positions[message["turn"]])

    async def judge(
        self,
        game: Game,
        limits: Limits,
        *,
        stop: Stop | None = None,
        tell: Callable[[int, Judged], None] | None = None,
        timeout: float | None = None,
        **options: Unpack[Options],
    ) -> Analysis:
        """Judge every turn of a game's main line, as `gipf.analysis` does; ``limits`` are a position's.

        ``tell`` hears of each turn, the first being 0. What was judged until ``stop`` is the answer.
        """
        start = _json_of(_typed("game", game, Game).start)
        moves = [";".join(move.text for move in node.moves) for node in game.turns()]
        asked = {"request": "judge", "position": start, "moves": moves, **_limits(limits)}
        request = self._with_options("judge", asked, options)
        analysis = Analysis(0.0, (), len(moves))
        async with aclosing(self._answers(request, timeout, stop)) as messages:
            async for message in messages:
                if message["type"] != "turn":
                    analysis = replace(analysis, start=float(message["start"]))
                    continue
                judged = read_judged(message, game.start.variant.board)
                if tell:
                    tell(len(analysis.turns), judged)
                analysis = replace(analysis, turns=(*analysis.turns, judged))
        return analysis

    # ------------------------------------------------------------------ the process

    async def set(self, *, workers: int) -> None:
        """Set how many searches run at once."""
        await self._ask({"request": "set", "workers": workers})
        self._link.remember({"workers": workers})

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
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        """End the process, as `close` does, and wait for it."""
        self._end.detach()
        self._link.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # ------------------------------------------------------------------ asking

    def _search(
        self,
        method: str,
        position: Position,
        limits: Limits,
        options: Options,
        **asked: float | None,
    ) -> Message:
        wanted = {name: value for name, value in asked.items() if value is not None}
        request = {
            "request": "analyse",
            "position": _json_of(position),
            **_limits(limits),
            **wanted,
        }
        return self._with_options(method, request, options)

    def _with_options(self, method: str, asked: Message, options: Options) -> Message:
        _check_options(method, options)
        return {**asked, **self.options, **options}

    async def _ask(self, request: Message) -> Message:
        async with aclosing(self._answers(request, MARGIN)) as messages:
            message = await anext(messages)
            return {name: value for name, value in message.items() if name not in ("id", "type")}

    async def _answers(
        self, request: Message, timeout: float | None, stop: Stop | None = None
    ) -> AsyncGenerator[Message, None]:
        """Ask, and give the answers up to the last; whoever leaves before stops the request."""
        timeout = math.inf if timeout is None else _typed("timeout", timeout, int, float)
        connection = self._link.connection()
        answers: _Answers = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def take(message: Message | EngineDied) -> None:
            with suppress(RuntimeError):  # the loop may be closed
                loop.call_soon_threadsafe(answers.put_nowait, message)

        request_id = connection.send(request, take)
        clock = _Clock(timeout)
        try:
            while True:
                if stop and stop.is_set:
                    connection.stop(request_id)
                    stop = None
                message = await _next(answers, min(clock.left, GLANCE if stop else math.inf))
                if isinstance(message, EngineDied):
                    self.compiling = None
                    raise message
                if message is None:
                    if clock.left <= 0:
                        if await _reacts(connection, request_id, answers):
                            raise EngineTimeout("engine-late", seconds=f"{timeout:g}")
                        late = EngineTimeout(
                            "engine-hung", seconds=f"{timeout:g}", detail=connection.strange
                        )
                        await asyncio.to_thread(connection.kill, late)
                        raise late
                    continue
                if "compiling" in message:
                    self.compiling = message["compiling"]
                    clock.hold(self.compiling is not None)
                    continue
                if message["type"] == "error":
                    raise _refusal(message)
                yield message
                if message["type"] in FINAL:
                    return
        finally:
            connection.abandon(request_id)


class _Clock:
    """How long one still waits; it stands still while the engine compiles."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since: float | None = time.monotonic()

    @property
    def left(self) -> float:
        if self._since is None:
            return math.inf
        return self._seconds - (time.monotonic() - self._since)

    def hold(self, is_held: bool) -> None:
        if is_held and self._since is not None:
            self._seconds, self._since = self.left, None
        elif not is_held and self._since is None:
            self._since = time.monotonic()


async def _next(answers: _Answers, seconds: float) -> Message | EngineDied | None:
    """Wait for an answer; not by ``wait_for``, which may swallow that its task is cancelled."""
    try:
        async with asyncio.timeout(None if math.isinf(seconds) else max(seconds, 0)):
            return await answers.get()
    except TimeoutError:
        return None


async def _reacts(connection: Connection, request_id: int, answers: _Answers) -> bool:
    """Stop a request that takes too long; say whether that helped."""
    connection.stop(request_id)
    until = time.monotonic() + REACTION
    while message := await _next(answers, until - time.monotonic()):
        if isinstance(message, EngineDied) or message["type"] in FINAL:
            return True
    return False


# ---------------------------------------------------------------------- requests and answers


def position_of(position: Position | str) -> Position:
    """Give a position, read it, or set up a variant."""
    _typed("position", position, Position, str, dict)
    return position if isinstance(position, Position) else read_position(position)


def _typed(name: str, value: T, *kinds: type) -> T:
    """Refuse an argument of another type."""
    if not isinstance(value, kinds):
        names = [kind.__name__ for kind in kinds if kind is not NoneType]
        raise EngineError("argument-type", name=name, kinds=names, value=show(value))
    return value


def _check_options(method: str, options: Options) -> None:
    """Refuse what is no option of a method, such as a misspelt limit."""
    for option in options:
        if option not in Options.__annotations__:
            parameters = signature(getattr(AsyncEngine, method)).parameters.values()
            named = [one.name for one in parameters if one.kind is one.KEYWORD_ONLY]
            there = [*named, *Options.__annotations__]
            name = "Engine" if method == "__init__" else method
            raise EngineError("no-such-option", name=name, option=option, names=there)


def _patience(limits: Limits, timeout: float | None) -> float | None:
    """Say how long to wait for a search: as long as it may take and a margin, unless told otherwise."""
    if timeout is not None or limits.seconds is None:
        return timeout
    return limits.seconds + MARGIN


def _refusal(message: Message) -> EngineError:
    """Make the error again that the engine tells of; another program may tell it in words alone."""
    if "code" in message:
        return EngineError.from_message({"id": message["code"], "args": message["arguments"]})
    return EngineError("engine-said", detail=message.get("message"))


def _json_of(position: Position) -> Any:
    """Write a position, with the counters of house rules if there are any."""
    data = json.loads(position.to_json())
    return data if len(data) > 1 else data["position"]


def _limits(limits: Limits) -> Message:
    _typed("limits", limits, Limits)
    asked = {
        "seconds": None if limits.seconds == math.inf else limits.seconds,
        "nodes": limits.nodes,
        "depth": limits.depth,
    }
    return {name: value for name, value in asked.items() if value is not None}
