"""Ratings: Glickman's own example, another implementation, and which games are rated."""

from dataclasses import replace
from typing import Any

import pytest
from glicko2 import Player as Other
from hypothesis import given
from hypothesis import strategies as st

from gipf import Position
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.ratings import (
    PERIOD,
    SURE,
    UNSURE,
    Pool,
    Rating,
    Result,
    after,
    after_game,
    best_first,
    counts,
    pool_of,
)
from gipf.host.seats import Seat
from gipf.host.side_position import SidePosition
from gipf.variants import Player

W, B = Player
DAY = 86_400_000
RESULTS = st.lists(
    st.tuples(st.floats(400, 2800), st.floats(30, 350), st.sampled_from([0.0, 0.5, 1.0])),
    min_size=1,
    max_size=12,
)


def test_the_example_that_glickman_published() -> None:
    rivals = (Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)
    rated = after(Rating(1500, 200), [Result(*rival) for rival in rivals])
    assert rated.value == pytest.approx(1464.06, abs=0.01)
    assert rated.deviation == pytest.approx(151.52, abs=0.01)
    assert rated.volatility == pytest.approx(0.05999, abs=0.00001)
    assert rated.games == 3


@given(RESULTS, st.floats(45, 350), st.sampled_from([-1, 1]), st.floats(0.03, 0.1))
def test_another_implementation_comes_to_the_same(
    results: list[tuple[float, float, float]], deviation: float, side: int, volatility: float
) -> None:
    # Where the paper has the deviation's square that package has the rating's: so both are alike here.
    value = 1500 + side * deviation
    other = Other(value, deviation, volatility)
    other.update_player(*map(list, zip(*results, strict=True)))
    own = after(
        Rating(value, deviation, volatility),
        [Result(Rating(theirs, sure), score) for theirs, sure, score in results],
    )
    assert own.value == pytest.approx(other.rating, abs=1e-3)
    assert own.deviation == pytest.approx(other.rd, abs=1e-3)
    assert own.volatility == pytest.approx(other.vol, abs=1e-5)


@given(RESULTS, st.floats(600, 2600), st.floats(45, 350))
def test_elsewhere_only_the_volatility_tells_them_apart(
    results: list[tuple[float, float, float]], value: float, deviation: float
) -> None:
    other = Other(value, deviation, 0.06)
    other.update_player(*map(list, zip(*results, strict=True)))
    own = after(
        Rating(value, deviation),
        [Result(Rating(theirs, sure), score) for theirs, sure, score in results],
    )
    spread = abs(own.volatility - other.vol) * 173.7178
    assert own.deviation == pytest.approx(other.rd, abs=0.5 + 2 * spread)


def test_who_does_not_play_is_known_less_well_but_never_less_than_a_newcomer() -> None:
    idle = after(Rating(1700, 200), [])
    assert (idle.value, idle.volatility) == (1700, 0.06)
    assert idle.deviation == pytest.approx(200.27, abs=0.01)
    played = Rating(1700, 50, at=0)
    assert played.now(0) == played
    assert not played.now(int(30 * PERIOD)).is_provisional
    assert played.now(int(200 * PERIOD)).is_provisional
    assert played.now(10**15).deviation == UNSURE
    assert Rating().now(10**15) == Rating()


def test_a_game_moves_both_and_the_less_known_one_more() -> None:
    known, newcomer = Rating(1500, 50, at=0, games=90), Rating()
    first, second = after_game(known, newcomer, 0.0, DAY)
    assert first.value < 1500 < second.value
    assert second.value - 1500 > 10 * (1500 - first.value)
    assert (first.games, second.games, first.at, second.at) == (91, 1, DAY, DAY)
    assert second.is_provisional and not first.is_provisional
    drawn = after_game(known, replace(known, value=1700), 0.5, DAY)
    assert drawn[0].value > 1500 and drawn[1].value < 1700


def test_ratings_stay_within_their_bounds_however_many_games_are_won() -> None:
    best, worst = Rating(), Rating()
    for number in range(400):
        best, worst = after_game(best, worst, 1.0, number)
        assert best.deviation >= SURE and worst.deviation >= SURE
    assert 100 <= worst.value < 1000 and 2000 < best.value <= 4000


def test_the_stronger_of_many_is_found() -> None:
    ratings = [Rating() for _ in range(4)]
    for _ in range(40):
        for one in range(4):
            for two in range(one + 1, 4):
                score = 0.8 if two > one else 0.2
                ratings[two], ratings[one] = after_game(ratings[two], ratings[one], score, 0)
    assert [rating.value for rating in ratings] == sorted(rating.value for rating in ratings)
    assert not any(rating.is_provisional for rating in ratings)


# ---------------------------------------------------------------------- games that are rated


def game(start: str = "basic", clock: Clock | None = None, **more: Any) -> LiveGame:
    seats = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}
    made = LiveGame.new("abc", 1, Position.start(start), seats, clock or Clock.new(300, 3))
    return replace(made, **{"is_rated": True, **more})


def test_a_pool_is_a_family_at_a_speed() -> None:
    assert pool_of(game("standard+Z6")) == Pool("potentials", "live")
    assert pool_of(game("matrx", Clock.new(DAY, DAY, cap=DAY))) == Pool("matrx", "days")
    assert pool_of(replace(game(), clock=None)) is None
    side = LiveGame.new("s", 1, SidePosition.new("yinsh(blitz)"), game().seats, Clock.new(60, 0))
    assert pool_of(side) == Pool("yinsh", "live")


def test_a_game_counts_when_both_have_decided_something() -> None:
    begun = game()
    once = begun.played("c2", "person", 2)
    twice = once.played("c6", "person", 3)
    assert not counts(twice)
    assert not counts(begun.resigned(W, 2)) and not counts(once.resigned(B, 3))
    assert counts(twice.resigned(W, 4))
    assert not counts(replace(twice, is_rated=False).resigned(W, 4))
    assert not counts(replace(twice, clock=None).resigned(W, 4))
    alone = {**twice.seats, W: Seat("person", "Owner")}
    assert not counts(replace(twice, seats=alone).resigned(W, 4))


def test_whoever_lets_days_run_out_has_lost_a_rated_game_that_both_have_begun() -> None:
    begun = game(clock=Clock.new(86_400, 86_400, cap=86_400))
    once = begun.played("c2", "person", 2)
    for unplayed in (begun, once):
        fallen = unplayed.flagged(3 * DAY)
        assert fallen and not counts(fallen)
    fallen = once.played("c6", "person", 3).flagged(3 * DAY)
    assert fallen and counts(fallen)


def test_the_rematch_of_a_rated_game_is_rated() -> None:
    again = game(is_public=True).resigned(W, 2).rematched("new", 3)
    assert again.is_rated and again.is_public


def test_what_somebody_plays_most_comes_first() -> None:
    few, many = Rating(games=3), Rating(games=30)
    pools = [
        (Pool("matrx", "live"), few),
        (Pool("basic", "days"), many),
        (Pool("basic", "live"), few),
    ]
    assert [pool.family for pool, _ in best_first(pools)] == ["basic", "basic", "matrx"]
