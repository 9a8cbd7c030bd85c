"""What a slow line is worth: measured by the host, given back in bounds, and out of a quota."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gipf.host.clock import LAG_QUOTA, LAG_REFILL, MOST_LAG, Clock
from gipf.host.lag import KEPT, Lag
from gipf.host.timekeeping import flagged, with_lag
from gipf.variants import Player
from tests.host.test_absence import begun

W, B = Player


def measured(*trips: int) -> Lag:
    lag = Lag()
    for trip in trips:
        lag = lag.asked(lag.number + 1, 1000).answered(lag.number + 1, 1000 + trip)
    return lag


def test_a_line_takes_as_long_as_its_middle_answer() -> None:
    assert Lag().milliseconds == 0
    assert measured(80).milliseconds == 80
    assert measured(80, 100, 90, 5000, 70).milliseconds == 90  # one slow answer is nothing
    assert measured(*[5000] * 9, *[60] * KEPT).milliseconds == 60  # what is long past is forgotten


def test_an_answer_that_nobody_waits_for_says_nothing() -> None:
    asked = Lag().asked(1, 0)
    assert asked.answered(2, 50) == asked
    answered = asked.answered(1, 50)
    assert answered.answered(1, 900) == answered  # the same one twice
    assert answered.asked(2, 1000).answered(1, 9000).milliseconds == 50
    assert Lag().asked(1, 5000).answered(1, 4000).milliseconds == 0


def test_what_the_line_took_is_not_charged() -> None:
    clock = Clock.new(60, 0).pressed(W, now=0)
    assert clock.with_lag(200, now=3000).left_at(3000)[W] == 57_200
    assert clock.with_lag(0, now=3000) == clock
    assert clock.with_lag(200, now=50).left_at(50)[W] == 60_000  # nobody gains by it
    still, days = Clock.new(60, 0), Clock.new(60, 0, cap=60).pressed(W, now=0)
    assert still.with_lag(200, now=3000) == still and days.with_lag(200, now=3000) == days


def test_the_quota_runs_dry_and_turns_fill_it_again() -> None:
    clock = Clock.new(60, 0).pressed(W, now=0)
    given = []
    for turn in range(8):
        now = 2000 * turn + 1000
        given.append(clock.lag_allowed(9000, now))
        clock = clock.with_lag(9000, now).pressed(B, now, passed=W).pressed(W, now + 1000, passed=B)
    assert given == [500, 500, 500, 250, 250, 250, 250, 250]
    assert sum(given) <= LAG_QUOTA + LAG_REFILL * len(given)
    assert clock.lagged.get(B, 0) == 0  # each has a quota of their own


@given(st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 20_000)), max_size=30))
def test_whatever_a_line_says_nobody_gains_more_than_the_quota(
    decisions: list[tuple[int, int]],
) -> None:
    clock, now, honest = Clock.new(300, 0).pressed(W, now=0), 0, 0
    for turn, (lag, thought) in enumerate(decisions, 1):
        now, honest = now + thought, honest + thought
        clock = clock.with_lag(lag, now).pressed(W, now, passed=W)
        gained = clock.left[W] - (300_000 - honest)
        if honest < 300_000:
            assert 0 <= gained <= LAG_QUOTA + LAG_REFILL * turn
            assert gained <= MOST_LAG * turn


@pytest.mark.parametrize(
    ("late", "lag", "falls"), [(100, 120, False), (100, 80, True), (1, 0, True)]
)
def test_a_decision_counts_that_was_made_before_the_time_was_up(
    late: int, lag: int, falls: bool
) -> None:
    game = begun(Clock.new(60, 0))
    assert game.clock and game.clock.falls_at
    at = game.clock.falls_at + late
    assert (flagged(game, at, lag) is not None) is falls
    if not falls:
        played = with_lag(game, lag, at).played("c6", "person", at)
        assert played.clock and played.clock.left[B] == lag - late
        assert played.clock.since == at  # the other player pays nothing for it


def test_the_flag_falls_when_no_decision_can_be_on_its_way_any_more() -> None:
    game, days = begun(Clock.new(60, 0)), begun(Clock.new(60, 0, cap=60))
    assert game.clock and game.clock.falls_at
    assert flagged(game, game.clock.falls_at + MOST_LAG - 1) is None
    fallen = flagged(game, game.clock.falls_at + MOST_LAG)
    assert fallen and (fallen.result, fallen.reason) == ("1-0", "time")
    assert days.clock and days.clock.falls_at
    assert flagged(days, days.clock.falls_at) is not None
    assert flagged(replace(game, clock=None), 10**15) is None
    assert flagged(game.resigned(W, 1), 10**15) is None
