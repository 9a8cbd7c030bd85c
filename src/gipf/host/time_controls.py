"""How much time a game has: at one sitting, or over days."""

from dataclasses import dataclass

from gipf.errors import GipfError
from gipf.host.clock import Clock
from gipf.host.ratings import Speed

TURNS = 40
"""Turns of a player that a game is expected to take."""
SHORTEST = 3 * 60 + TURNS * 2
"""Seconds that a player has at least in a live game: as 3 minutes and 2 seconds a turn give."""
HOUR, DAY = 3600, 86_400
"""A player begins a game over days with a day at least, or with an hour where each turn adds as much."""


@dataclass(frozen=True)
class TimeControl:
    """Seconds at the start, what a turn adds, and for a game over days the most a player can have."""

    seconds: int
    increment: int
    cap: int | None = None

    @property
    def speed(self) -> Speed:
        """Whether it is for one sitting."""
        return "live" if self.cap is None else "days"

    @property
    def clock(self) -> Clock:
        """A clock that is set so."""
        return Clock.new(self.seconds, self.increment, cap=self.cap)

    def __str__(self) -> str:
        cap = "" if self.cap is None else f"/{self.cap}"
        return f"{self.seconds}+{self.increment}{cap}"

    @classmethod
    def parse(cls, text: str) -> "TimeControl":
        """Read what is stored.

        >>> TimeControl.parse("300+3"), str(TimeControl.parse("259200+259200/259200"))
        (TimeControl(seconds=300, increment=3, cap=None), '259200+259200/259200')
        """
        base, _, cap = text.partition("/")
        seconds, _, increment = base.partition("+")
        return cls(int(seconds), int(increment), int(cap) if cap else None)

    def check(self) -> None:
        """Refuse what is too fast for a turn to be thought about, or has less room than it begins with.

        >>> TimeControl(180, 2).check()
        >>> TimeControl(60, 0).check()
        Traceback (most recent call last):
        gipf.errors.GipfError: that is too fast: a player has at least 260 seconds for 40 turns, as with 3+2
        """
        if self.cap is None:
            if self.seconds + TURNS * self.increment < SHORTEST:
                raise GipfError("time-too-short", seconds=SHORTEST, turns=TURNS)
        elif self.cap < self.seconds:
            raise GipfError("days-cap")
        elif self.seconds < (HOUR if self.increment >= HOUR else DAY):
            raise GipfError("days-too-short")
