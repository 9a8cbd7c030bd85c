"""Vacation: days of a year on which nobody's time runs in their games over days."""

from collections.abc import Iterable
from dataclasses import dataclass

from gipf.errors import GipfError
from gipf.host.moments import moment_of

DAY = 24 * 3_600_000
A_YEAR = 30
"""Days of vacation that a person has in a calendar year."""


@dataclass(frozen=True)
class Vacation:
    """From one moment to another, in milliseconds since 1970; ended early it is over from then on."""

    began: int
    until: int

    def days_in(self, year: int) -> float:
        """Say how many days of a year it takes: one at least, so that nobody stops a clock for an hour.

        >>> Vacation(0, 10 * DAY).days_in(1970), Vacation(0, 5000).days_in(1970), Vacation(0, DAY).days_in(1971)
        (10.0, 1.0, 0.0)
        """
        until = max(self.until, self.began + DAY)
        first, last = begins(year), begins(year + 1)
        return max(0, min(until, last) - max(self.began, first)) / DAY


def days_left(taken: Iterable[Vacation], now: int) -> float:
    """Say how many days are left this year besides those that are planned.

    >>> days_left([Vacation(0, 10 * DAY)], now=20 * DAY)
    20.0
    """
    year = moment_of(now).year
    return max(0.0, A_YEAR - sum(each.days_in(year) for each in taken))


def current(taken: Iterable[Vacation], now: int) -> Vacation | None:
    """Give the vacation somebody is on."""
    return next((each for each in taken if each.until > now), None)


def planned(taken: Iterable[Vacation], days: int, now: int) -> Vacation:
    """Begin a vacation of so many days, or let the one that goes on last so many days from now.

    >>> planned([], 7, now=0)
    Vacation(began=0, until=604800000)
    >>> planned([Vacation(0, 28 * DAY)], 3, now=40 * DAY)
    Traceback (most recent call last):
    gipf.errors.GipfError: 2 days of vacation are left this year, which is fewer than 3
    """
    taken = list(taken)
    running = current(taken, now)
    others = [each for each in taken if each is not running]
    vacation = Vacation(running.began if running else now, now + days * DAY)
    for year in (moment_of(now).year, moment_of(vacation.until).year):
        left = A_YEAR - sum(each.days_in(year) for each in others)
        if vacation.days_in(year) > left:
            spent = vacation.days_in(year) - days if running else 0
            raise GipfError("vacation-spent", left=max(0, int(left - max(0, spent))), days=days)
    return vacation


def ended(vacation: Vacation, now: int) -> Vacation:
    """Be back before it is over."""
    return Vacation(vacation.began, min(vacation.until, now))


def begins(year: int) -> int:
    """The first moment of a year."""
    return int(moment_of(0).replace(year=year).timestamp() * 1000)
