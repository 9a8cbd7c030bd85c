"""What every search takes and returns: limits, a stop signal, lines, answers."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from gipf.errors import GipfError
from gipf.kernel.arrays import zeros
from gipf.kernel.layout import Array
from gipf.position import Position
from gipf.state import Move


@dataclass(frozen=True)
class Limits:
    """When to end a search: at the first limit reached; without any, only when it is stopped.

    >>> Limits(seconds=0.05).seconds
    0.05
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        """Check the values."""
        for name, least in (("seconds", 0), ("nodes", 1), ("depth", 1)):
            value = getattr(self, name)
            if value is not None and not value >= least:
                raise GipfError("setting-least", name=name, least=least, value=value)


class Stop:
    """Ends a search at once; any thread may set it, and so may a signal handler."""

    def __init__(self) -> None:
        self.array: Array = zeros(1)  # compiled code looks at it
        self._flags: list[Array] = []

    def set(self) -> None:
        """End the search."""
        self.array[0] = 1
        for flag in tuple(self._flags):
            flag[0] = 1

    def add(self, flag: Array) -> None:
        """Set the first number of an array, too, when this is set."""
        self._flags.append(flag)
        if self.is_set:
            flag[0] = 1

    def remove(self, flag: Array) -> None:
        """Undo `add`."""
        self._flags = [other for other in self._flags if other is not flag]

    @property
    def is_set(self) -> bool:
        """Whether the search was stopped."""
        return bool(self.array[0])


@dataclass(frozen=True)
class Line:
    """A line of moves and its value for the player who decides first.

    ``value`` is the expected result from -1 (lost) to 1 (won). ``win_in`` is set where the result is
    proven: in how many decisions the player wins, or below zero, loses.
    """

    moves: tuple[Move, ...]
    value: float
    win_in: int | None = None


@dataclass(frozen=True)
class Answer:
    """What a search found: lines that begin with different moves, the best first."""

    lines: tuple[Line, ...]
    depth: int = 0
    nodes: int = 0
    seconds: float = field(default=0.0, compare=False)

    @property
    def move(self) -> Move:
        """The best move."""
        return self.lines[0].moves[0]


@dataclass(frozen=True)
class Proof:
    """What is proved of the player who decides.

    ``won`` is whether that player can force a win, or None if the search ended too early to know. ``moves``
    are those that win in the fewest turns, which are ``turns``; ``is_complete`` says whether all moves were
    searched. From `prove_hold`, ``won`` is whether any move holds off the opponent's win, and ``moves`` are
    all that do.
    """

    won: bool | None
    moves: tuple[Move, ...] = ()
    turns: int = 0
    nodes: int = 0
    is_complete: bool = True


class Searcher(Protocol):
    """Anything that can search: the engine, a level, a baseline."""

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Callable[[Answer], None] | None = None,
    ) -> Answer:
        """Search a position that is not over; ``tell`` is called with every better answer on the way."""

    def forget(self) -> None:
        """Drop everything kept from earlier searches."""
