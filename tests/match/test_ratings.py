"""Elo, error bars, the sequential test and ratings of many, against figures worked out by hand."""

import math

import pytest

from gipf import GipfError
from gipf.match.ratings import (
    PER_NATURAL_UNIT,
    Z95,
    Encounter,
    Sprt,
    bradley_terry,
    elo_difference,
    elo_of,
    score_of,
)


def test_elo_and_score_are_two_sides_of_one_thing() -> None:
    assert elo_of(0.75) == pytest.approx(400 * math.log10(3))
    assert score_of(elo_of(0.9)) == pytest.approx(0.9)
    assert (elo_of(0), elo_of(1), elo_of(0.5)) == (-math.inf, math.inf, 0)


def test_the_error_comes_from_how_the_pairs_scatter() -> None:
    # mean 0.625; variance (10 * 0.375² + 80 * 0.125² + 10 * 0.375²) / 100 = 0.040625;
    # 1.96 * sqrt(0.040625 / 100) = 0.0395, so from 0.5855 to 0.6645
    found = elo_difference((0, 10, 40, 40, 10))
    assert found
    assert found.elo == pytest.approx(88.74, abs=0.01)
    assert found.low == pytest.approx(60.0, abs=0.01)
    assert found.high == pytest.approx(118.72, abs=0.01)
    assert found.superiority > 0.9999


def test_pairs_that_cancel_out_make_a_difference_of_nothing_certain() -> None:
    every_opening_decides = elo_difference((0, 0, 100, 0, 0))
    chance_decides = elo_difference((10, 20, 40, 20, 10))
    assert every_opening_decides and chance_decides
    assert every_opening_decides.elo == chance_decides.elo == 0
    assert every_opening_decides.superiority == chance_decides.superiority == 0.5
    # variance 7.5 / 100, so 1.96 * sqrt(0.00075) = 0.0537 to each side
    assert chance_decides[1:3] == pytest.approx((-37.44, 37.44), abs=0.01)
    assert every_opening_decides.high < chance_decides.high


@pytest.mark.parametrize("count", range(1, 201))
def test_nothing_is_said_about_the_upper_end_where_everything_was_won(count: int) -> None:
    found = elo_difference((0, 0, 0, 0, count))
    assert found
    assert found.high == math.inf


def test_a_player_who_won_everything_is_at_least_so_much_better() -> None:
    # fifty pairs are all won with a chance of p ** 50, which is 2.5 % for p = 0.9289
    found = elo_difference((0, 0, 0, 0, 50))
    assert found
    assert (found.elo, found.high) == (math.inf, math.inf)
    assert found.low == pytest.approx(elo_of(0.9289), abs=0.2)
    lost = elo_difference((50, 0, 0, 0, 0))
    assert lost
    assert (lost.elo, lost.high) == pytest.approx((-math.inf, -found.low))
    assert (found.superiority, lost.superiority) == pytest.approx((1, 0))
    once = elo_difference((0, 0, 0, 0, 1))
    assert once and once.superiority == 0.75


def test_without_pairs_nothing_is_known() -> None:
    assert elo_difference((0, 0, 0, 0, 0)) is None
    assert Sprt(0, 10).ratio((0, 0, 0, 0, 0)) == 0
    assert bradley_terry(2, []) == [None, None]


# ---------------------------------------------------------------------- the sequential test


def test_the_bounds_follow_from_the_two_errors() -> None:
    assert Sprt(0, 10).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 10, 0.1, 0.01).bounds == pytest.approx((math.log(0.01 / 0.9), math.log(9.9)))


def test_where_pairs_are_won_or_lost_whole_the_ratio_is_that_of_coins() -> None:
    # 60 * ln(0.64006 / 0.5) + 40 * ln(0.35994 / 0.5)
    assert Sprt(0, 100).ratio((40, 0, 0, 0, 60)) == pytest.approx(1.670, abs=0.01)


def test_for_small_differences_the_ratio_is_that_of_normal_distributions() -> None:
    pairs, test = (20, 200, 400, 250, 30), Sprt(0, 5)
    count, scores = sum(pairs), (0, 0.25, 0.5, 0.75, 1)
    mean = sum(n * score for n, score in zip(pairs, scores, strict=True)) / count
    variance = sum(n * (s - mean) ** 2 for n, s in zip(pairs, scores, strict=True)) / count
    s0, s1 = score_of(0), score_of(5)
    expected = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert test.ratio(pairs) == pytest.approx(expected, rel=0.01)


def test_the_test_ends_at_either_bound_and_not_before() -> None:
    test = Sprt(0, 20)
    assert test.verdict((2, 20, 50, 25, 3)) is None
    assert test.verdict((10, 100, 250, 200, 50)) == "elo1"
    assert test.verdict((50, 200, 250, 100, 10)) == "elo0"


@pytest.mark.parametrize(
    ("text", "alpha", "says"),
    [
        ("20,0", 0.05, "elo0 has to be below elo1: not 20,0"),
        ("20", 0.05, "two differences, as in 0,20, not '20'"),
        ("a,b", 0.05, "two differences, as in 0,20, not 'a,b'"),
        ("0,20", 0.5, "alpha is a chance above 0 and below 0.5, not 0.5"),
        ("nan,1", 0.05, "elo0 has to be below elo1"),
    ],
)
def test_what_cannot_be_tested_is_refused(text: str, alpha: float, says: str) -> None:
    with pytest.raises(GipfError, match=says):
        Sprt.parse(text, alpha)


# ---------------------------------------------------------------------- many players


def elos(players: int, *encounters: Encounter, draws: float = 0) -> list[float]:
    return [rating.elo for rating in bradley_terry(players, encounters, draws=draws) if rating]


def test_two_players_lie_around_their_mean_as_far_apart_as_their_score_says() -> None:
    assert elos(2, Encounter(0, 1, 75, 100)) == pytest.approx([95.42, -95.42], abs=0.01)


def test_in_a_chain_the_differences_add_up() -> None:
    chain = elos(3, Encounter(0, 1, 75, 100), Encounter(1, 2, 75, 100))
    assert chain == pytest.approx([190.85, 0, -190.85], abs=0.01)


def test_in_a_circle_nobody_is_ahead() -> None:
    circle = [Encounter(one, (one + 1) % 3, 75, 100) for one in range(3)]
    assert elos(3, *circle) == pytest.approx([0, 0, 0], abs=1e-6)


def test_one_imagined_draw_keeps_a_perfect_score_finite() -> None:
    # 2.5 points of 3 games
    assert elos(2, Encounter(1, 0, 2, 2), draws=1) == pytest.approx(
        [-200 * math.log10(5), 200 * math.log10(5)]
    )


def test_the_errors_of_two_are_those_of_their_pairs() -> None:
    pairs = [Encounter(0, 1, points / 2, 2) for points in (1, 2, 2, 2, 3, 3, 3, 4, 4, 1)]
    rating, other = bradley_terry(2, pairs, draws=0)
    assert rating and other
    mean = 25 / 40
    variance = sum((e.points / 2 - mean) ** 2 for e in pairs) / 10
    difference = Z95 * math.sqrt(variance / 10) * PER_NATURAL_UNIT / (mean * (1 - mean))
    assert rating.error + other.error == pytest.approx(difference)


def test_who_has_not_played_has_no_rating() -> None:
    assert bradley_terry(3, [Encounter(0, 2, 1, 2)])[1] is None
