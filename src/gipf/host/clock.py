"""A chess clock as a value: whose time runs, what is left, when the flag falls.

Times are whole milliseconds. The player who decides pays, so an answer to an announced potential
costs the time of the player who answers; the increment is for a turn that has passed.

A clock with a cap is one of a game over days: it runs from the start, and whether somebody looks or not, and
no turn gives more than the cap. Where bank, increment and cap are the same, that is a time for each turn. While
somebody is on vacation their time stands still.

What the line took of a decision's time is given back, as far as the server has measured it, and out of a quota
that turns fill again: so nobody gains by a line that is slow, or seems so.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from gipf.variants import Player

MOST_LAG = 500
"""Maximum of milliseconds given back for one decision; a flag falls that much after the time is up."""
LAG_QUOTA = 1000
"""Milliseconds that can be given back to a player without a turn between."""
LAG_REFILL = 250
"""Milliseconds by which a turn fills the quota again."""


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
    """The most seconds a turn lets a player have in a game over days."""
    rests: Mapping[Player, int] = field(default_factory=dict)
    """Until when a player's time stands still, whoever decides: they are on vacation."""
    lagged: Mapping[Player, int] = field(default_factory=dict)
    """What of the quota for slow lines is used up."""

    @classmethod
    def new(
        cls, seconds: int, increment: int, side_seconds: int | None = None, cap: int | None = None
    ) -> "Clock":
        """Set a clock; it stands still until it is pressed."""
        left = dict.fromkeys(Player, seconds * 1000)
        return cls(seconds, increment, left, side_seconds=side_seconds, cap=cap)

    def again(self) -> "Clock":
        """Set the same clock anew, for players who change colours."""
        rests = {player.other: until for player, until in self.rests.items()}
        new = Clock.new(self.seconds, self.increment, self.side_seconds, self.cap)
        return replace(new, rests=rests)

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
        """Give what both have left at a moment, such as after a reconnect, never less than nothing."""
        left = dict(self.left)
        if self.running:
            left[self.running] = max(0, left[self.running] - self.spent(now))
        return left

    def spent(self, now: int) -> int:
        """Say how long the time has run that runs at a moment."""
        return max(0, now - self.starts) if self.running else 0

    @property
    def starts(self) -> int:
        """The moment from which the running player's time counts."""
        return max(self.since, self.rests.get(self.running, 0)) if self.running else self.since

    def flag(self, now: int) -> Player | None:
        """Say whose time is up."""
        if self.running and not self.left_at(now)[self.running]:
            return self.running
        return None

    @property
    def falls_at(self) -> int | None:
        """The moment at which the running player's time is up."""
        return self.starts + self.left[self.running] if self.running else None

    def moved_by(self, gap: int) -> "Clock":
        """Let a clock that runs have begun to later, since nobody could play meanwhile."""
        return replace(self, since=self.since + gap) if self.running else self

    def pressed(self, running: Player | None, now: int, passed: Player | None = None) -> "Clock":
        """Let another time run, or none; ``passed`` has finished a turn and gets the increment.

        >>> clock = Clock.new(5, 3, cap=6).pressed(Player.BLACK, now=0, passed=Player.WHITE)
        >>> clock.left_at(1000)
        {<Player.WHITE: 'w'>: 6000, <Player.BLACK: 'b'>: 4000}
        """
        left, lagged = self.left_at(now), dict(self.lagged)
        if passed and self.kept is None:
            left[passed] += self.increment * 1000
            if self.cap is not None:
                left[passed] = min(left[passed], self.cap * 1000)
        if passed and lagged.get(passed):
            lagged[passed] = max(0, lagged[passed] - LAG_REFILL)
        since = max(now, self.since) if self.running else now
        return replace(self, left=left, running=running, since=since, lagged=lagged)

    def resting(self, player: Player, until: int, now: int) -> "Clock":
        """Let a player's time stand still until a moment; one that is over lets it run again.

        >>> clock = Clock.new(60, 0, cap=60).pressed(Player.WHITE, now=0)
        >>> clock = clock.resting(Player.WHITE, 90_000, now=5000)
        >>> clock.left_at(80_000)[Player.WHITE], clock.left_at(95_000)[Player.WHITE], clock.falls_at
        (55000, 50000, 145000)
        """
        stopped = replace(self.pressed(self.running, now), rests={**self.rests, player: until})
        return stopped if until > now else replace(stopped, rests=self._others(player))

    def _others(self, player: Player) -> dict[Player, int]:
        return {other: until for other, until in self.rests.items() if other is not player}

    def lag_allowed(self, lag: int, now: int) -> int:
        """Say how many milliseconds are given back of a decision that comes over a line with a lag.

        >>> clock = Clock.new(60, 0).pressed(Player.WHITE, now=0)
        >>> [clock.lag_allowed(lag, now) for lag, now in ((120, 3000), (9000, 3000), (120, 50))]
        [120, 500, 50]
        """
        if self.running is None or self.is_over_days:
            return 0
        quota = LAG_QUOTA - self.lagged.get(self.running, 0)
        return max(0, min(lag, MOST_LAG, quota, self.spent(now)))

    def with_lag(self, lag: int, now: int) -> "Clock":
        """Give back what the line took of the time that runs, out of the quota of whoever decides."""
        given = self.lag_allowed(lag, now)
        if not given or self.running is None:
            return self
        lagged = {**self.lagged, self.running: self.lagged.get(self.running, 0) + given}
        return replace(self.with_more(self.running, given), lagged=lagged)

    def with_more(self, player: Player, milliseconds: int) -> "Clock":
        """Let a player have more time, beyond the cap, too."""
        return replace(self, left={**self.left, player: self.left[player] + milliseconds})
