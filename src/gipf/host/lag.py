"""How long a line takes there and back: what a clock may give back of a decision that came over it.

Nothing a page says of itself counts: the host asks over the heartbeat, and takes the time until it is answered.
A page can answer late, and so seem further away than it is; what that is worth is bounded by `gipf.host.clock`.
"""

from dataclasses import dataclass, replace

KEPT = 5
"""Measurements that count: the latest."""


@dataclass(frozen=True)
class Lag:
    """What was measured of a line, in milliseconds for there and back.

    >>> lag = Lag()
    >>> for trip in (80, 90, 2000):
    ...     lag = lag.asked(n := lag.number + 1, now=0).answered(n, now=trip)
    >>> lag.milliseconds
    90
    """

    trips: tuple[int, ...] = ()
    number: int = 0
    """That of the question asked last."""
    since: int | None = None
    """When it was asked; None once it is answered."""

    def asked(self, number: int, now: int) -> "Lag":
        """Note a question; an answer to one before it counts no more."""
        return replace(self, number=number, since=now)

    def answered(self, number: int, now: int) -> "Lag":
        """Note an answer; one that nobody waits for says nothing."""
        if self.since is None or number != self.number:
            return self
        trips = (*self.trips, max(0, now - self.since))[-KEPT:]
        return replace(self, trips=trips, since=None)

    @property
    def milliseconds(self) -> int:
        """What is usual: the middle one, so that a single slow answer counts for nothing."""
        return sorted(self.trips)[(len(self.trips) - 1) // 2] if self.trips else 0
