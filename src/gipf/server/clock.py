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

    @classmethod
    def new(cls, seconds: int, increment: int) -> "Clock":
        """Set a clock; it stands still until it is pressed."""
        return cls(seconds, increment, dict.fromkeys(Player, seconds * 1000))

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
        if passed:
            left[passed] += self.increment * 1000
        since = max(now, self.since) if self.running else now
        return replace(self, left=left, running=running, since=since)
