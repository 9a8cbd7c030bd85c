"""A chess clock as a value: whose time runs, what is left, when the flag falls.

Times are whole milliseconds. The player who decides pays, so an answer to an announced potential
costs the time of the player who answers; the increment is for a turn that has passed.

A clock with a cap is one of a game over days: it runs from the start, and whether somebody looks or not, and
nobody ever has more than the cap. Where bank, increment and cap are the same, that is a time for each turn.
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
    cap: int | None = None
    """The most seconds a player can have in a game over days."""

    @classmethod
    def new(
        cls, seconds: int, increment: int, side_seconds: int | None = None, cap: int | None = None
    ) -> "Clock":
        """Set a clock; it stands still until it is pressed."""
        left = dict.fromkeys(Player, seconds * 1000)
        return cls(seconds, increment, left, side_seconds=side_seconds, cap=cap)

    def again(self) -> "Clock":
        """Set the same clock anew."""
        return Clock.new(self.seconds, self.increment, self.side_seconds, self.cap)

    @property
    def is_over_days(self) -> bool:
        """Whether it is that of a game over days."""
        return self.cap is not None

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

    def moved_by(self, gap: int) -> "Clock":
        """Let a clock that runs have begun to later, since nobody could play meanwhile."""
        return replace(self, since=self.since + gap) if self.running else self

    def pressed(self, running: Player | None, now: int, passed: Player | None = None) -> "Clock":
        """Let another time run, or none; ``passed`` has finished a turn and gets the increment.

        >>> clock = Clock.new(5, 3, cap=6).pressed(Player.BLACK, now=0, passed=Player.WHITE)
        >>> clock.left_at(1000)
        {<Player.WHITE: 'w'>: 6000, <Player.BLACK: 'b'>: 4000}
        """
        left = self.left_at(now)
        if passed and self.kept is None:
            left[passed] += self.increment * 1000
            if self.cap is not None:
                left[passed] = min(left[passed], self.cap * 1000)
        since = max(now, self.since) if self.running else now
        return replace(self, left=left, running=running, since=since)
