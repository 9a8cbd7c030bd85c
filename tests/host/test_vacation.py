"""Days of vacation, and how many of them a year has."""

import pytest

from gipf.errors import GipfError
from gipf.host.vacation import A_YEAR, DAY, Vacation, begins, current, days_left, ended, planned

NEW_YEAR = begins(2027)


def test_a_year_has_so_many_days_and_every_vacation_takes_one_at_least() -> None:
    assert days_left([], NEW_YEAR) == A_YEAR
    short = ended(planned([], 7, NEW_YEAR), NEW_YEAR + 60_000)
    assert short.until == NEW_YEAR + 60_000
    assert days_left([short], NEW_YEAR + DAY) == A_YEAR - 1
    many = [Vacation(NEW_YEAR + n * DAY, NEW_YEAR + n * DAY + 1) for n in range(A_YEAR)]
    assert days_left(many, NEW_YEAR + 100 * DAY) == 0
    with pytest.raises(GipfError, match="0 days of vacation are left"):
        planned(many, 1, NEW_YEAR + 100 * DAY)


def test_a_vacation_over_new_year_takes_days_of_both_years() -> None:
    over = planned([], 10, NEW_YEAR - 4 * DAY)
    assert (over.days_in(2026), over.days_in(2027)) == (4, 6)
    assert days_left([over], NEW_YEAR) == A_YEAR - 6
    spent = Vacation(NEW_YEAR - 100 * DAY, NEW_YEAR - 72 * DAY)
    with pytest.raises(GipfError, match="2 days of vacation are left"):
        planned([spent], 10, NEW_YEAR - 4 * DAY)


def test_a_vacation_that_goes_on_is_made_longer_or_shorter() -> None:
    first = planned([], 10, NEW_YEAR)
    at = NEW_YEAR + 4 * DAY
    assert current([first], at) == first and current([first], NEW_YEAR + 10 * DAY) is None
    assert planned([first], 26, at) == Vacation(NEW_YEAR, NEW_YEAR + 30 * DAY)
    assert planned([first], 1, at) == Vacation(NEW_YEAR, NEW_YEAR + 5 * DAY)
    with pytest.raises(GipfError, match="26 days of vacation are left"):
        planned([first], 27, at)
