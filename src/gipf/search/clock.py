"""The end of a search: its time is up, its nodes are spent, or somebody says stop."""

import threading
import time
from types import TracebackType

import numpy as np

from gipf.kernel.tables import Table
from gipf.search.answer import Limits, Stop

RESERVE = 0.004
"""Seconds kept back for what comes after the search itself: putting the answer into words."""


class Clock:
    """Time from now on, and a flag that is set when a search has to end.

    Compiled code looks at ``flag[0]`` and may set it too. A thread sets it when the time is up, `Stop`
    when somebody says so; both need the interpreter lock, so compiled code must run without.

    >>> with Clock(Limits(seconds=0)) as clock:
    ...     clock.is_up
    True
    """

    def __init__(self, limits: Limits, stop: Stop | None = None) -> None:
        self._began = time.perf_counter()
        self.flag: Table = np.zeros(1, np.int64)
        self._limit = limits.seconds
        self._stop = stop
        self._is_left = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def seconds(self) -> float:
        """How long ago the clock was made."""
        return time.perf_counter() - self._began

    @property
    def is_up(self) -> bool:
        """Whether the search has to end."""
        return bool(self.flag[0])

    def __enter__(self) -> "Clock":
        """Start to watch."""
        if self._stop:
            self._stop.add(self.flag)
        if self._limit is not None:
            left = self._left(self._limit)
            if left <= 0:
                self.flag[0] = 1
            elif left < threading.TIMEOUT_MAX:
                self._thread = threading.Thread(target=self._watch, name="gipf clock", daemon=True)
                self._thread.start()
        return self

    def _left(self, limit: float) -> float:
        return limit - min(RESERVE, limit / 4) - self.seconds

    def _watch(self) -> None:
        assert self._limit is not None
        if not self._is_left.wait(max(0.0, self._left(self._limit))):
            self.flag[0] = 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop watching; whoever still looks at the flag is told to end."""
        self.flag[0] = 1
        self._is_left.set()
        if self._stop:
            self._stop.remove(self.flag)
        if self._thread:
            self._thread.join()
