"""What a learner is asked to do in a turn: judged by what happened on the board, not by the text of a move.

In a lesson's file a goal is an object such as ``{"capture": 2, "stand": {"d5": "G"}}``: all that it names
has to be reached.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from gipf.course.turns import Played, most_taken, threats
from gipf.errors import GipfError
from gipf.messages import Message
from gipf.rules import rows_of
from gipf.state import MoveKind


class Goal(ABC):
    """Something to be reached in one turn of the learner."""

    name: ClassVar[str]
    at_end: ClassVar[bool] = True
    """Whether it counts when the turn is over; otherwise it is reached as soon as it is so."""

    @abstractmethod
    def reached(self, played: Played) -> bool:
        """Whether the learner did what was asked."""

    @property
    def missed(self) -> Message:
        """What to say when the turn is over and it was not reached."""
        return {"id": f"course-missed-{self.name}", "args": self._args()}

    def _args(self) -> dict[str, str | int]:
        return {}


# ---------------------------------------------------------------------- decisions


@dataclass(frozen=True)
class Play(Goal):
    """Make one of these decisions."""

    moves: tuple[str, ...]
    name: ClassVar[str] = "play"
    at_end: ClassVar[bool] = False

    def reached(self, played: Played) -> bool:
        """Whether one of them was made."""
        return any(move.text in self.moves for move in played.moves)


@dataclass(frozen=True)
class Push(Goal):
    """Push in a unit from the reserve: B, G or a potential's letter."""

    letter: str
    name: ClassVar[str] = "push"

    def reached(self, played: Played) -> bool:
        """Whether one was pushed in."""
        return any(m.kind is MoveKind.PUSH and m.unit == self.letter for m in played.moves)

    def _args(self) -> dict[str, str | int]:
        return {"unit": self.letter}


@dataclass(frozen=True)
class Use(Goal):
    """Use a potential; an extra push is TAMSK's."""

    letter: str
    name: ClassVar[str] = "use"

    def reached(self, played: Played) -> bool:
        """Whether one was used, and not stopped by a lost side game."""
        used = [move for move in played.moves if move.kind in (MoveKind.USE, MoveKind.EXTRA)]
        lost = [move for move in played.moves if move.kind is MoveKind.LOST]
        return len(used) > len(lost) and any(move.unit == self.letter for move in used)

    def _args(self) -> dict[str, str | int]:
        return {"unit": self.letter}


# ---------------------------------------------------------------------- the board


@dataclass(frozen=True)
class Stand(Goal):
    """Have these units on top of these spots; an empty text stands for an empty spot."""

    tops: Mapping[str, str]
    name: ClassVar[str] = "stand"

    def reached(self, played: Played) -> bool:
        """Whether all these spots are as asked."""
        return all(str(played.after.top(spot) or "") == unit for spot, unit in self.tops.items())

    def _args(self) -> dict[str, str | int]:
        return {"spots": ", ".join(self.tops)}


@dataclass(frozen=True)
class Block(Goal):
    """Leave no empty spot on the line that has these two spots as its ends."""

    ends: tuple[str, str]
    name: ClassVar[str] = "block"

    def reached(self, played: Played) -> bool:
        """Whether the line is full."""
        return all(spot in played.after.piles for spot in self._line(played))

    def _line(self, played: Played) -> tuple[str, ...]:
        lines = [line.spots for line in played.after.board.lines]
        return next(spots for spots in lines if {spots[0], spots[-1]} == {*self.ends})

    def _args(self) -> dict[str, str | int]:
        return {"first": self.ends[0], "last": self.ends[1]}


@dataclass(frozen=True)
class Rows(Goal):
    """Have so many rows of one's own on the board at once."""

    count: int
    name: ClassVar[str] = "rows"
    at_end: ClassVar[bool] = False

    def reached(self, played: Played) -> bool:
        """Whether as many stand there, before they are cleared."""
        return len(rows_of(played.after, played.before.turn_owner)) >= self.count

    def _args(self) -> dict[str, str | int]:
        return {"count": self.count}


@dataclass(frozen=True)
class TheirRows(Goal):
    """Have so many rows of the other player's on the board, who has to clear them."""

    count: int
    name: ClassVar[str] = "their-rows"

    def reached(self, played: Played) -> bool:
        """Whether as many stand there when the turn is over."""
        return len(rows_of(played.after, played.player.other)) >= self.count

    def _args(self) -> dict[str, str | int]:
        return {"count": self.count}


# ---------------------------------------------------------------------- what is taken off


@dataclass(frozen=True)
class Capture(Goal):
    """Capture so many units of the other player's, or so many of a kind."""

    count: int
    letter: str = ""
    name: ClassVar[str] = "capture"

    def reached(self, played: Played) -> bool:
        """Whether enough of them were cleared off the board."""
        captured = played.taken(played.player.other)
        return (captured[self.letter] if self.letter else captured.total()) >= self.count

    def _args(self) -> dict[str, str | int]:
        return {"count": self.count, "unit": self.letter or "any"}


@dataclass(frozen=True)
class BringBack(Goal):
    """Clear so many units of one's own off the board."""

    count: int
    name: ClassVar[str] = "bring-back"

    def reached(self, played: Played) -> bool:
        """Whether enough of them were cleared."""
        return played.taken(played.player).total() >= self.count

    def _args(self) -> dict[str, str | int]:
        return {"count": self.count}


# ---------------------------------------------------------------------- what comes next


@dataclass(frozen=True)
class Threaten(Goal):
    """Threaten so many rows that capture: they could be made if it were one's turn again."""

    count: int
    name: ClassVar[str] = "threaten"

    def reached(self, played: Played) -> bool:
        """Whether there are as many."""
        return not played.after.outcome and len(threats(played.after, played.player)) >= self.count

    def _args(self) -> dict[str, str | int]:
        return {"count": self.count}


@dataclass(frozen=True)
class Allow(Goal):
    """Let the other player capture no more than so many units, or of a kind, in the next turn."""

    most: int
    letter: str = ""
    name: ClassVar[str] = "allow"

    def reached(self, played: Played) -> bool:
        """Whether none of the other player's turns captures more."""
        if played.after.outcome:
            return Win().reached(played)
        return most_taken(played.after, played.player, self.letter) <= self.most

    def _args(self) -> dict[str, str | int]:
        return {"unit": self.letter or "any"}


@dataclass(frozen=True)
class Deny(Goal):
    """Let the other player clear no more than so many units of their own in the next turn."""

    most: int
    name: ClassVar[str] = "deny"

    def reached(self, played: Played) -> bool:
        """Whether none of the other player's turns brings back more."""
        if played.after.outcome:
            return Win().reached(played)
        return most_taken(played.after, played.player.other) <= self.most


@dataclass(frozen=True)
class Win(Goal):
    """Win the game with this turn."""

    name: ClassVar[str] = "win"

    def reached(self, played: Played) -> bool:
        """Whether the game is over and won."""
        outcome = played.after.outcome
        return outcome is not None and outcome.winner is played.player


# ---------------------------------------------------------------------- reading


def read_goals(data: Mapping[str, Any]) -> tuple[Goal, ...]:
    """Read the goals of a turn: all of them have to be reached.

    >>> read_goals({"capture": {"G": 1}, "stand": {"d5": "G"}})
    (Capture(count=1, letter='G'), Stand(tops={'d5': 'G'}))
    >>> read_goals({"mate": 2})
    Traceback (most recent call last):
    gipf.errors.GipfError: 'mate' is no goal; there are play, push, use, stand, block, rows, their-rows, \
capture, bring-back, threaten, allow, deny, win
    """
    return tuple(_read_goal(name, value) for name, value in data.items())


def _read_goal(name: str, value: Any) -> Goal:
    if name not in GOALS:
        raise GipfError("no-goal", name=name, names=list(GOALS))
    return GOALS[name](value)


def _counted(value: int | Mapping[str, int]) -> tuple[int, str]:
    """Read a number of units, or ``{"G": 1}`` for units of a kind."""
    if isinstance(value, int):
        return value, ""
    ((letter, count),) = value.items()
    return count, letter


GOALS: dict[str, Callable[[Any], Goal]] = {
    "play": lambda moves: Play(tuple(moves)),
    "push": Push,
    "use": Use,
    "stand": lambda tops: Stand(dict(tops)),
    "block": lambda ends: Block((ends[0], ends[1])),
    "rows": Rows,
    "their-rows": TheirRows,
    "capture": lambda value: Capture(*_counted(value)),
    "bring-back": BringBack,
    "threaten": Threaten,
    "allow": lambda value: Allow(*_counted(value)),
    "deny": Deny,
    "win": lambda _: Win(),
}
"""All kinds of goals by the names they have in lessons, and how each is read."""
