"""Searches under way: each request is a job, each position of it a task.

Whoever touches a job or a task holds the one condition of their `Pool`.
"""

import threading
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from gipf.engine.answers import Message, error, found
from gipf.engine.options import Options
from gipf.engine.protocol import Search
from gipf.errors import GipfError
from gipf.position import Position
from gipf.search.answer import Answer, Stop

if TYPE_CHECKING:
    from gipf.engine.pool import Pool

GRACE = 0.03
"""How many seconds a player that was told to stop has; after that it is answered what is known."""


class Job:
    """A request for a search, from its coming to its last answer."""

    def __init__(self, search: Search, options: Options, forgets: int, pool: "Pool") -> None:
        self.search = search
        self.options = options
        self.forgets = forgets  # how many requests to forget came before
        self.stop = Stop()
        self.is_over = False
        self._is_prepared = False  # whether its positions were read
        self.is_game = search.source.game is not None
        self._pool = pool
        self._waiting: deque[Task] = deque()
        self._running: set[Task] = set()
        self._turns_done = 0
        self._found: Message = found(search.wants, None, Answer(()))

    def add_tasks(self, positions: list[Position]) -> None:
        """Set out what is to be looked at; where a game is over there is nothing."""
        for turn, position in enumerate(positions):
            if not position.is_over:
                self._waiting.append(Task(self, turn, position, self._pool))
        if not self.is_game:
            self._found = found(self.search.wants, positions[0], Answer(()))
        self._is_prepared = True
        if self.stop.is_set:
            self.halt()
        self._finish_if_done()

    @property
    def has_more(self) -> bool:
        """Whether some task has not been begun."""
        return bool(self._waiting)

    def next_task(self) -> "Task":
        """Begin with the next task."""
        task = self._waiting.popleft()
        self._running.add(task)
        task.began = time.monotonic()
        return task

    def halt(self) -> None:
        """Tell the players to stop; what has not begun is left out, but for a glance at the first."""
        self.stop.set()
        while len(self._waiting) > (0 if self._running or self._turns_done else 1):
            self._waiting.pop()
        if not self._waiting:
            self._pool.unqueue(self)
        self._finish_if_done()

    def give_up(self) -> None:
        """End with what there is."""
        self._waiting.clear()
        for task in list(self._running):
            task.settle(task.last or Answer((), seconds=time.monotonic() - task.began))
        self._is_prepared = True
        self._finish_if_done()

    def done(self, task: "Task", what: Message) -> None:
        """Answer what a task found."""
        self._running.discard(task)
        if self.is_game:
            self._turns_done += 1
            self.send("turn", {"turn": task.turn, **what, "stopped": self.stop.is_set})
        else:
            self._found = what
        self._finish_if_done()

    def _finish_if_done(self) -> None:
        if not self._is_prepared or self._waiting or self._running or self.is_over:
            return
        what = {"turns": self._turns_done} if self.is_game else self._found
        self.send("result", {**what, "stopped": self.stop.is_set})
        self._end()

    def fail(self, message: str) -> None:
        """Answer what went wrong, and end."""
        if not self.is_over:
            self._pool.send(error(self.search.id, message))
            self._end()

    def _end(self) -> None:
        self.is_over = True
        self.stop.set()
        self._waiting.clear()
        self._pool.remove(self)

    def send(self, kind: str, what: Message) -> None:
        """Send one of the answers."""
        send = self._pool.offer if kind == "progress" else self._pool.send
        send({"id": self.search.id, "type": kind, **what})


class Task:
    """One position of a job: what a worker does at a time."""

    def __init__(self, job: Job, turn: int, position: Position, pool: "Pool") -> None:
        self.job = job
        self.turn = turn
        self.position = position
        self.began = 0.0
        self.last: Answer | None = None
        self._pool = pool
        self._is_settled = False
        self._told = float("-inf")
        self._late: threading.Timer | None = None

    def tell(self, answer: Answer) -> None:
        """Hear of progress: pass it on, if there was some a moment ago a little later."""
        every = self.job.search.every
        with self._pool.condition:
            self.last = answer
            if every is None or self._is_settled:
                return
            wait = self._told + every - time.monotonic()
            if wait <= 0:
                self._report()
            elif self._late is None:
                self._late = later(wait, self._report)

    def _report(self) -> None:
        with self._pool.condition:
            self._cancel_report()
            if self._is_settled or self.job.is_over or self.last is None:
                return
            self._told = time.monotonic()
            if what := self._found(self.last):
                self.job.send("progress", {"turn": self.turn, **what} if self.job.is_game else what)

    def _cancel_report(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def settle(self, answer: Answer) -> None:
        """Answer what was found; what comes later no longer counts."""
        with self._pool.condition:
            if not (self._is_settled or self.job.is_over) and (what := self._found(answer)):
                self._is_settled = True
                self._cancel_report()
                self.job.done(self, what)

    def _found(self, answer: Answer) -> Message | None:
        try:
            return found(self.job.search.wants, self.position, answer)
        except (GipfError, TypeError, ValueError, AttributeError) as error:
            self.fail(f"the player {self.job.options.player} gave an answer that is none: {error}")
            return None

    def fail(self, message: str) -> None:
        """Answer what went wrong."""
        with self._pool.condition:
            self._is_settled = True
            self._cancel_report()
            self.job.fail(message)


def later(seconds: float, call: Callable[[], None]) -> threading.Timer:
    """Call something in so many seconds."""
    timer = threading.Timer(seconds, call)
    timer.daemon = True
    timer.start()
    return timer
