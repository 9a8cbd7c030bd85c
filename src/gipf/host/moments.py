"""Moments in milliseconds since 1970: now, and as dates."""

import time
from datetime import UTC, datetime


def moment_of(milliseconds: int) -> datetime:
    """Give the date of a moment; one that no calendar has is the first or last there is.

    >>> moment_of(0).year, moment_of(-(10**18)).year, moment_of(10**18).year
    (1970, 1970, 9999)
    """
    return datetime.fromtimestamp(min(max(milliseconds, 0), _LAST) / 1000, UTC)


_LAST = 253_402_300_799_000
"""The last second of the year 9999."""
_WALL, _MONOTONIC = time.time(), time.monotonic()


def now() -> int:
    """Give the time in milliseconds since 1970; it never jumps, whatever the system's clock does."""
    return int((_WALL + time.monotonic() - _MONOTONIC) * 1000)


def set_clock(milliseconds: int) -> None:
    """Go by another clock from now on: that of a database whose games several machines play.

    >>> before = now()
    >>> set_clock(before + 5000)
    >>> 5000 <= now() - before < 60_000
    True
    >>> set_clock(now() - 5000)
    """
    global _WALL, _MONOTONIC
    _WALL, _MONOTONIC = milliseconds / 1000, time.monotonic()
