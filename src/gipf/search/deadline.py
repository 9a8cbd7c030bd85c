"""When a search has to end: its time is up, its nodes are spent, or it is stopped."""

import math
import threading
import time
from types import TracebackType

import numpy as np

from gipf.kernel.layout import Array
from gipf.search.answer import Limits, Stop

RESERVE = 0.003
"""Seconds kept back for what comes after the search: turning numbers into moves."""


class Deadline:
    """A time limit that starts now, and a flag that is set when the search has to end.

    Compiled code polls ``flag[0]`` and may set it too. A thread sets it when the time is up, `Stop` when the
    search is stopped; both need the interpreter lock, so compiled code must run without it.

    >>> with Deadline(Limits(seconds=0)) as deadline:
    ...     deadline.is_up
    True
    """

    def __init__(self, limits: Limits, stop: Stop | None = None, flag: Array | None = None) -> None:
        self._began = time.perf_counter()
        self.flag: Array = np.zeros(1, np.int64) if flag is None else flag
        self.flag[0] = 0
        self._end = math.inf
        if limits.seconds is not None:
            self._end = self._began + limits.seconds - min(RESERVE, limits.seconds / 4)
        self._stop = stop
        self._is_left = threading.Event()

    @property
    def seconds(self) -> float:
        """Seconds since the search began."""
        return time.perf_counter() - self._began

    @property
    def is_up(self) -> bool:
        """Whether the search has to end; checks the time itself, since the thread may be late."""
        if time.perf_counter() >= self._end:
            self.flag[0] = 1
        return bool(self.flag[0])

    def __enter__(self) -> "Deadline":
        """Start watching the time."""
        if self._stop:
            self._stop.add(self.flag)
        if not self.is_up and self._left() < threading.TIMEOUT_MAX:
            threading.Thread(target=self._watch, name="gipf deadline", daemon=True).start()
        return self

    def _left(self) -> float:
        return self._end - time.perf_counter()

    def _watch(self) -> None:
        if not self._is_left.wait(max(0.0, self._left())):
            self.flag[0] = 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop watching; whoever still polls the flag is told to end."""
        self.flag[0] = 1
        self._is_left.set()  # the thread ends by itself; waiting for it would take time
        if self._stop:
            self._stop.remove(self.flag)
