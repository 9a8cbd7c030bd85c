"""What can be wrong with an input, said for people: what was wrong and what would be right."""

from typing import Any


class GipfError(ValueError):
    """Every error this package raises on purpose."""


class NotationError(GipfError):
    """A text that is not a variant, a position or a move."""


class IllegalMove(GipfError):
    """A move that can be read but may not be played in this position."""


class BrokenFile(GipfError):
    """A game file that cannot be read further than ``line`` and ``column``.

    ``games`` are those that were read before the break.
    """

    def __init__(self, cause: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {cause}")
        self.cause = cause
        self.line = line
        self.column = column
        self.games: list[Any] = []


class EngineError(GipfError):
    """An engine, run as a process, could not do what it was asked."""


class EngineDied(EngineError):
    """The engine's process ended before it had answered; the next request starts it again."""


class EngineTimeout(EngineError):
    """The engine did not answer in time."""


class MissingExtra(GipfError, ImportError):
    """A package that is not installed, and the extra of gipf that brings it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"this needs the package {package}: pip install 'gipf[{extra}]'")
        self.package, self.extra = package, extra
