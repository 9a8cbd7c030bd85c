"""A chess clock as a value: whose time runs, what is left, when the flag falls.

Times are whole milliseconds. The player who decides pays, so an answer to an announced potential
costs the time of the player who answers; the increment is for a turn that has passed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from gipf.variants import Player


@dataclass(frozen=True)
class Clock:
    """Two times, of which one may be running since a moment.

    >>> clock = Clock.new(60, 5).pressed(Player.BLACK, now=1000, passed=Player.WHITE)
    >>> clock.left_at(3000)[Player.BLACK], clock.left_at(3000)[Player.WHITE], clock.flag(61_000)
    (58000, 65000, <Player.BLACK: 'b'>)
    """

    seconds: int
    increment: int
    left: Mapping[Player, int]
    running: Player | None = None
    since: int = 0
    side_seconds: int | None = None
    """What both have for a side game; without it, their own times run on in it."""
    kept: Mapping[Player, int] | None = None
    """What both have left for the game while the times are those of a side game."""

    @classmethod
    def new(cls, seconds: int, increment: int, side_seconds: int | None = None) -> "Clock":
        """Set a clock; it stands still until it is pressed."""
        left = dict.fromkeys(Player, seconds * 1000)
        return cls(seconds, increment, left, side_seconds=side_seconds)

    def with_side_game(self, is_on: bool) -> "Clock":
        """Change to the times of a side game, where it has its own, or back; nobody's time may run.

        >>> clock = Clock.new(60, 0, side_seconds=10).with_side_game(True)
        >>> clock.left[Player.WHITE], clock.with_side_game(False).left[Player.WHITE]
        (10000, 60000)
        """
        if self.side_seconds is None or is_on == (self.kept is not None):
            return self
        if self.kept is not None:
            return replace(self, left=self.kept, kept=None)
        return replace(self, left=dict.fromkeys(Player, self.side_seconds * 1000), kept=self.left)

    def left_at(self, now: int) -> dict[Player, int]:
        """Give what both have left at a moment, never less than nothing."""
        left = dict(self.left)
        if self.running:
            spent = max(0, now - self.since)
            left[self.running] = max(0, left[self.running] - spent)
        return left

    def flag(self, now: int) -> Player | None:
        """Say whose time is up."""
        if self.running and not self.left_at(now)[self.running]:
            return self.running
        return None

    @property
    def falls_at(self) -> int | None:
        """The moment at which the running player's time is up."""
        return self.since + self.left[self.running] if self.running else None

    def pressed(self, running: Player | None, now: int, passed: Player | None = None) -> "Clock":
        """Let another time run, or none; ``passed`` has finished a turn and gets the increment."""
        left = self.left_at(now)
        if passed and self.kept is None:
            left[passed] += self.increment * 1000
        since = max(now, self.since) if self.running else now
        return replace(self, left=left, running=running, since=since)
