"""The clock as a value."""

from gipf.host.clock import Clock
from gipf.variants import Player

W, B = Player


def test_a_new_clock_stands_still() -> None:
    clock = Clock.new(300, 5)
    assert clock.left_at(10**9) == {W: 300_000, B: 300_000}
    assert clock.falls_at is None
    assert clock.flag(10**9) is None


def test_only_the_time_of_the_player_it_runs_for_goes_by() -> None:
    clock = Clock.new(10, 0).pressed(W, now=1000)
    assert clock.left_at(4000) == {W: 7000, B: 10_000}
    assert clock.falls_at == 11_000
    assert clock.flag(10_999) is None
    assert clock.flag(11_000) is W
    assert clock.left_at(99_000)[W] == 0


def test_the_increment_is_for_a_turn_that_has_passed() -> None:
    clock = Clock.new(10, 3).pressed(W, now=0).pressed(B, now=4000, passed=W)
    assert clock.left_at(5000) == {W: 9000, B: 9000}
    answered = clock.pressed(W, now=6000)  # an answer within White's turn
    assert answered.left_at(6000) == {W: 9000, B: 8000}


def test_a_moment_that_lies_before_the_last_one_gives_no_time_back() -> None:
    clock = Clock.new(10, 0).pressed(W, now=5000)
    assert clock.pressed(B, now=4000).left_at(5000) == {W: 10_000, B: 10_000}
