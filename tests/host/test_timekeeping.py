"""Time that is given to the other player, and vacation, in games as values."""

from dataclasses import replace

import pytest

from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame, Refused
from gipf.host.news import News
from gipf.host.timekeeping import DAY, given_between, rested, time_given
from gipf.variants import Player
from tests.host.test_absence import SEATS, begun

W, B = Player
DAYS = Clock.new(3 * 86_400, 86_400, cap=3 * 86_400)


def test_some_seconds_are_given_in_a_live_game_and_a_day_over_days() -> None:
    live, days = begun(Clock.new(60, 0)), begun(DAYS)
    given = time_given(live, W, 5000)
    assert given.clock and given.clock.left_at(5000) == {W: 60_000, B: 70_000}
    assert given.version == live.version + 1 and given.plies == live.plies
    more = time_given(days, B, 5000)  # to whom it does not run, and beyond the cap
    assert more.clock and more.clock.left_at(5000)[W] == 4 * DAY
    again = more.played("c6", "person", 6000).played("d2", "person", 7000)
    assert again.clock and again.clock.left[W] == 3 * DAY  # what a turn gives has a cap


def test_time_is_given_to_another_person_while_they_play_with_a_clock() -> None:
    live = begun(Clock.new(60, 0))
    one_screen = replace(live, seats=dict.fromkeys(Player, SEATS[W]))
    for game in (begun(None), one_screen, live.resigned(W, 5)):
        with pytest.raises(Refused):
            time_given(game, W, 10)
    with pytest.raises(Refused, match="as much time as anybody can be given"):
        time_given(begun(Clock.new(86_400, 0)), W, 10)


def test_hosts_tell_who_was_given_time_and_nothing_else() -> None:
    live = begun(Clock.new(60, 5))
    given = time_given(live, W, 5000)
    heard = News.of("one", given, live).applied_to(live)
    assert heard and heard.clock == given.clock
    assert given_between(live, given, 9000) == (B, 15_000)
    assert given_between(begun(DAYS), time_given(begun(DAYS), B, 9), 9) == (W, DAY)
    others: list[LiveGame] = [
        live,
        live.played("c6", "person", 6000),
        live.draw_offered(W, 6000),
        live.paused(6000),
        time_given(given, W, 6000),
        given.resigned(B, 6000),
    ]
    assert [given_between(live, other, 6000) for other in others] == [None] * len(others)
    assert given_between(begun(None), begun(None).draw_offered(W, 9), 9) is None


def test_on_vacation_a_time_stands_still_whoever_decides() -> None:
    game = rested(begun(DAYS), B, 20 * DAY, DAY)
    assert game.clock and game.clock.left_at(19 * DAY)[B] == 2 * DAY
    assert game.clock.falls_at == 22 * DAY and game.flagged(22 * DAY - 1) is None
    assert game.flagged(22 * DAY)
    # who plays on vacation stays on it, and the other's time runs
    played = game.played("c6", "person", 2 * DAY)
    assert played.clock and played.clock.left_at(3 * DAY) == {W: 2 * DAY, B: 3 * DAY}
    back = played.played("d2", "person", 4 * DAY)
    assert back.clock and back.clock.left_at(10 * DAY)[B] == 3 * DAY
    # who is back early has their time running from then on
    early = rested(back, B, 6 * DAY, 6 * DAY)
    assert early.clock and early.clock.left_at(7 * DAY)[B] == 2 * DAY
    assert early.clock.rests == {} and early.version == back.version + 1


def test_vacation_goes_on_in_the_rematch_and_is_nothing_to_live_games() -> None:
    game = rested(begun(DAYS), B, 20 * DAY, DAY).resigned(W, DAY)
    again = game.rematched("new", 2 * DAY)
    assert again.clock and again.clock.rests == {W: 20 * DAY}  # colours are changed
    assert again.clock.left_at(10 * DAY)[W] == 3 * DAY
    live = begun(Clock.new(60, 0))
    assert rested(live, B, 20 * DAY, DAY) is live and rested(game, B, 30 * DAY, DAY) is game
