"""How far something is: a line on stderr at a terminal, gone when it is done."""

import shutil
import sys
from time import monotonic
from types import TracebackType
from typing import Self

EVERY = 0.1
"""Seconds between two drawings at least."""
BAR = 30
"""Columns of the bar."""


class Progress:
    """Draws a bar, how much is done and how long the rest will take.

    ``total`` is a count, or a float where a percentage says more. What is done within ``patience``
    seconds shows nothing.
    """

    def __init__(self, total: float = 1.0, *, patience: float = 0.0) -> None:
        self._total = total
        self._begin = monotonic()
        self._due = self._begin + patience
        self._first: float | None = None
        self._drawn = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.end()

    def show(self, done: float, text: str = "") -> None:
        """Say how far it is, ten times a second at most."""
        if self._first is None:
            self._first = done  # what an earlier run did says nothing about how fast this one is
        now = monotonic()
        is_due = now >= self._due or (self._drawn and done >= self._total)
        if not (is_due and sys.stderr.isatty()):
            return
        self._due = now + EVERY
        part = min(1.0, done / self._total)
        filled = round(part * BAR)
        much = f"{part:4.0%}" if isinstance(self._total, float) else f"{done}/{self._total}"
        figures = f"[{'#' * filled}{'.' * (BAR - filled)}] {much} {self._rest(done, now)}"
        room = shutil.get_terminal_size().columns - len(figures) - 2
        self._draw(f"{text[: max(0, room)]} {figures}".strip())

    def _rest(self, done: float, now: float) -> str:
        """Give how long it will still take, as in ``0:02:05``."""
        won = done - (self._first or 0)
        if won <= 0:
            return "-:--:--"
        seconds = int((now - self._begin) / won * max(0.0, self._total - done))
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"

    def _draw(self, line: str) -> None:
        print(f"\r{line.ljust(self._drawn)}", end="", file=sys.stderr, flush=True)
        self._drawn = len(line)

    def end(self) -> None:
        """Wipe out what was drawn."""
        if self._drawn:
            self._draw("")
            print("\r", end="", file=sys.stderr, flush=True)
