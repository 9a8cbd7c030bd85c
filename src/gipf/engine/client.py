"""`Engine`: an engine in a process of its own, as a player that can be asked for moves.

>>> from gipf import Engine
>>> with Engine() as engine:
...     engine.set(player="random", seed=1)
...     engine.best("basic", nodes=1)
Move('b1-b3')
"""

import math
import time
import weakref
from collections.abc import Callable, Generator, Iterator, Sequence
from queue import Empty, SimpleQueue
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
from gipf.search.answer import Answer, Limits, Stop
from gipf.state import Move

_GLANCE = 0.01  # how often to look whether a search was told to stop


class Engine:
    """An engine in a process of its own: started at once, ended by `close` or ``with``.

    ``command`` is what to run, as a list or as a line; left open, this package's own engine.
    Several threads may ask at the same time. When the process dies, what was asked of it raises
    `EngineDied`, and the next request starts it again, with the options it had.

    ``timeout`` is always in seconds, with ``math.inf`` for none. Left open it is ``limits.seconds``
    and a minute (there may be something to compile), or none where the seconds have no limit.
    """

    def __init__(self, command: Sequence[str] | str | None = None) -> None:
        self._link = Link(command)
        self._link.connection()
        self._end = weakref.finalize(self, self._link.kill)

    def search(
        self,
        position: Position | str,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Callable[[Answer], None] | None = None,
        timeout: float | None = None,
    ) -> Answer:
        """Look at a position, as every player of this package does (`gipf.search.answer.Searcher`)."""
        position = position_of(position)
        request = ask_about(position, limits, lines, every=0 if tell else None)
        answer = Answer(())
        for message in self._answers(request, patience_for(limits, timeout), stop):
            answer = read_found(message, position)
            if tell and not is_final(message):
                tell(answer)
        return answer_of(answer)

    def analyse(
        self,
        position: Position | str,
        limits: Limits | None = None,
        *,
        lines: int = 1,
        every: float = 0,
        timeout: float | None = None,
    ) -> Iterator[Answer]:
        """Give what is found about a position, better and better; leaving the loop stops it.

        ``every`` is how many seconds at least pass between two answers, but for the last.
        """
        position, limits = position_of(position), limits or Limits()
        request = ask_about(position, limits, lines, every)
        for message in self._answers(request, patience_for(limits, timeout)):
            yield read_found(message, position)

    def analyse_game(
        self, game: Game, limits: Limits, *, lines: int = 1, timeout: float | None = None
    ) -> Iterator[tuple[int, Answer]]:
        """Look at every position of a game's main line: after how many turns, and what was found.

        They come as they are done; ``timeout``, by default none, is for all of them together.
        """
        positions = [game.start, *(node.position for node in game.turns())]
        for message in self._answers(ask_about_game(game, limits, lines), timeout or math.inf):
            if message["type"] == "turn":
                yield message["turn"], read_found(message, positions[message["turn"]])

    def best(
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
        return self.search(position, limits, timeout=timeout).move

    def set(self, **options: Any) -> None:
        """Set options for the requests that follow; `info` says which there are."""
        self._ask({"request": "set", **options})
        self._link.remember(options)

    def info(self) -> Message:
        """Say what the engine is, which options and players it has and how they are set."""
        return self._ask({"request": "info"})

    def forget(self) -> None:
        """Start afresh: what was learned in earlier searches does not count."""
        self._ask({"request": "forget"})

    def stop(self) -> None:
        """Stop all that is under way; whoever asked for it gets what was found so far."""
        self._ask({"request": "stop"})

    def close(self) -> None:
        """End the process; what is still asked of it raises `EngineDied`."""
        self._end.detach()
        self._link.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # ------------------------------------------------------------------ asking

    def _ask(self, request: Message) -> Message:
        (message,) = self._answers(request, MARGIN)
        return contents(message)

    def _answers(
        self, request: Message, timeout: float, stop: Stop | None = None
    ) -> Generator[Message, None, None]:
        """Ask, and give the answers up to the last; whoever leaves before stops the request."""
        connection = self._link.connection()
        answers: SimpleQueue[Message | EngineDied] = SimpleQueue()
        request_id = connection.send(request, answers.put)
        until = time.monotonic() + timeout
        try:
            while True:
                if stop and stop.is_set:
                    connection.stop(request_id)
                    stop = None
                message = _next(answers, until, glance=stop is not None)
                if message is not None:
                    yield checked(message)
                    if is_final(message):
                        return
                elif time.monotonic() >= until:
                    has_reacted = _reacts(connection, request_id, answers)
                    raise none_in_time(timeout, connection, has_reacted)
        finally:
            connection.abandon(request_id)


def _next(
    answers: "SimpleQueue[Message | EngineDied]", until: float, *, glance: bool = False
) -> Message | EngineDied | None:
    wait = _GLANCE if glance else until - time.monotonic()
    try:
        return answers.get(timeout=None if math.isinf(wait) else max(wait, 0))
    except Empty:
        return None


def _reacts(
    connection: Connection, request_id: int, answers: "SimpleQueue[Message | EngineDied]"
) -> bool:
    """Stop a request that takes too long; say whether that helped."""
    connection.stop(request_id)
    until = time.monotonic() + REACTION
    while message := _next(answers, until):
        if is_final(message):
            return True
    return False
