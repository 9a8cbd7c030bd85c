"""What a learner is asked to do in a turn: judged by what happened on the board, not by the text of a move.

In a lesson's file a goal is an object such as ``{"capture": 2, "stand": {"d5": "G"}}``: all that it names
has to be reached.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gipf.course.turns import Played, most_taken, threats
from gipf.errors import GipfError
from gipf.messages import Message
from gipf.rules import rows_of
from gipf.state import MoveKind

Count = int | Mapping[str, int]
"""A number of units, or ``{"G": 1}`` for units of a kind."""

AT_ONCE = ("play", "rows")
"""Goals that are reached as soon as they are so; the others count when the turn is over."""


@dataclass(frozen=True)
class Goal:
    """Something to be reached in one turn of the learner, with what a lesson's file says about it."""

    name: str
    value: Any = True

    @property
    def at_end(self) -> bool:
        """Whether it counts when the turn is over; otherwise it is reached as soon as it is so."""
        return self.name not in AT_ONCE

    def reached(self, played: Played) -> bool:
        """Whether the learner did what was asked."""
        return GOALS[self.name](played, self.value)

    @property
    def missed(self) -> Message:
        """What to say when the turn is over and it was not reached."""
        args: dict[str, str | int] = {}
        match self.name:
            case "push" | "use":
                args = {"unit": self.value}
            case "rows" | "their-rows" | "bring-back" | "threaten":
                args = {"count": self.value}
            case "capture":
                count, unit = _counted(self.value)
                args = {"count": count, "unit": unit or "any"}
            case "allow":
                args = {"unit": _counted(self.value)[1] or "any"}
            case "stand":
                args = {"spots": ", ".join(self.value)}
            case "block":
                args = {"first": self.value[0], "last": self.value[1]}
        return {"id": f"course-missed-{self.name}", "args": args}


def read_goals(data: Mapping[str, Any]) -> tuple[Goal, ...]:
    """Read the goals of a turn: all of them have to be reached.

    >>> read_goals({"capture": {"G": 1}, "stand": {"d5": "G"}})
    (Goal(name='capture', value={'G': 1}), Goal(name='stand', value={'d5': 'G'}))
    >>> read_goals({"mate": 2})
    Traceback (most recent call last):
    gipf.errors.GipfError: 'mate' is no goal; there are play, push, use, stand, block, rows, their-rows, \
capture, bring-back, threaten, allow, deny, win
    """
    for name in data:
        if name not in GOALS:
            raise GipfError("no-goal", name=name, names=list(GOALS))
    return tuple(Goal(name, value) for name, value in data.items())


def _counted(value: Count) -> tuple[int, str]:
    if isinstance(value, int):
        return value, ""
    ((letter, count),) = value.items()
    return count, letter


# ---------------------------------------------------------------------- decisions


def _play(played: Played, moves: Sequence[str]) -> bool:
    """Make one of these decisions."""
    return any(move.text in moves for move in played.moves)


def _push(played: Played, letter: str) -> bool:
    """Push in a unit from the reserve: B, G or a potential's letter."""
    return any(move.kind is MoveKind.PUSH and move.unit == letter for move in played.moves)


def _use(played: Played, letter: str) -> bool:
    """Use a potential, without being stopped by a lost side game; an extra push is TAMSK's."""
    used = [move for move in played.moves if move.kind in (MoveKind.USE, MoveKind.EXTRA)]
    lost = [move for move in played.moves if move.kind is MoveKind.LOST]
    return len(used) > len(lost) and any(move.unit == letter for move in used)


# ---------------------------------------------------------------------- the board


def _stand(played: Played, tops: Mapping[str, str]) -> bool:
    """Have these units on top of these spots; an empty text stands for an empty spot."""
    return all(str(played.after.top(spot) or "") == unit for spot, unit in tops.items())


def _block(played: Played, ends: Sequence[str]) -> bool:
    """Leave no empty spot on the line that has these two spots as its ends."""
    lines = (line.spots for line in played.after.variant.board.lines)
    line = next(spots for spots in lines if {spots[0], spots[-1]} == {*ends})
    return all(spot in played.after.piles for spot in line)


def _rows(played: Played, count: int) -> bool:
    """Have so many rows of one's own on the board at once, before they are cleared."""
    return len(rows_of(played.after, played.before.turn_owner)) >= count


def _their_rows(played: Played, count: int) -> bool:
    """Have so many rows of the other player's on the board, who has to clear them."""
    return len(rows_of(played.after, played.player.other)) >= count


# ---------------------------------------------------------------------- what is taken off


def _capture(played: Played, value: Count) -> bool:
    """Capture so many units of the other player's, or so many of a kind."""
    count, letter = _counted(value)
    captured = played.taken(played.player.other)
    return (captured[letter] if letter else captured.total()) >= count


def _bring_back(played: Played, count: int) -> bool:
    """Clear so many units of one's own off the board."""
    return played.taken(played.player).total() >= count


# ---------------------------------------------------------------------- what comes next


def _threaten(played: Played, count: int) -> bool:
    """Threaten so many rows that capture: they could be made if it were one's turn again."""
    return not played.after.outcome and len(threats(played.after, played.player)) >= count


def _allow(played: Played, value: Count) -> bool:
    """Let the other player capture no more than so many units, or of a kind, in the next turn."""
    if played.after.outcome:
        return _win(played)
    most, letter = _counted(value)
    return most_taken(played.after, played.player, letter) <= most


def _deny(played: Played, most: int) -> bool:
    """Let the other player clear no more than so many units of their own in the next turn."""
    if played.after.outcome:
        return _win(played)
    return most_taken(played.after, played.player.other) <= most


def _win(played: Played, _: bool = True) -> bool:
    """Win the game with this turn."""
    outcome = played.after.outcome
    return outcome is not None and outcome.winner is played.player


GOALS: dict[str, Callable[[Played, Any], bool]] = {
    "play": _play,
    "push": _push,
    "use": _use,
    "stand": _stand,
    "block": _block,
    "rows": _rows,
    "their-rows": _their_rows,
    "capture": _capture,
    "bring-back": _bring_back,
    "threaten": _threaten,
    "allow": _allow,
    "deny": _deny,
    "win": _win,
}
"""All kinds of goals by the names they have in lessons, and whether each is reached."""
