"""What results come to: scores by pairs, ratings, times, failures."""

from dataclasses import replace

import pytest

from gipf.match.results import Result
from gipf.match.standings import failures, pairs_of, ratings, score, times


def game(pair: int, white: int, black: int, result: str, variant: str = "basic") -> Result:
    return Result(variant, pair, white, black, result, "no_move", 10 * pair, ((), ()))


PAIRS = [
    game(1, 0, 1, "1-0"),
    game(1, 1, 0, "0-1"),  # both won
    game(2, 0, 1, "1-0"),
    game(2, 1, 0, "1-0"),  # White won twice
    game(2, 0, 1, "1/2-1/2", "matrx"),
    game(2, 1, 0, "1-0", "matrx"),  # half a point
    game(3, 0, 1, "1-0"),  # half a pair
]


def test_a_score_counts_games_and_pairs() -> None:
    done = score(PAIRS, 0, 1)
    assert (done.wins, done.draws, done.losses, done.games, done.points) == (4, 1, 2, 7, 4.5)
    assert done.pairs == pairs_of(PAIRS, 0, 1) == (0, 1, 1, 0, 1)
    assert done.decisions == pytest.approx(130 / 7)
    back = score(PAIRS, 1, 0)
    assert (back.wins, back.losses, back.pairs) == (2, 4, (1, 0, 1, 1, 0))
    assert done.estimate and back.estimate
    assert done.estimate.elo == pytest.approx(-back.estimate.elo)


def test_nothing_played_is_nothing_known() -> None:
    nothing = score(PAIRS, 0, 2)
    assert (nothing.games, nothing.decisions, nothing.estimate) == (0, 0, None)
    assert times([], 0) is None
    assert ratings([], 2) == [None, None]


def test_three_players_are_rated_together() -> None:
    games = [
        game(pair, white, black, "1-0" if (white < black) == (pair % 4 > 0) else "0-1")
        for pair in range(1, 41)
        for white, black in ((0, 1), (1, 0), (1, 2), (2, 1))
    ]
    best, middle, worst = ratings(games, 3)
    assert best and middle and worst
    assert best.elo > middle.elo > worst.elo
    assert best.elo + middle.elo + worst.elo == pytest.approx(0)


def test_times_are_those_of_one_player_whatever_its_colour() -> None:
    hundred = tuple(number / 100 for number in range(1, 101))
    one = replace(game(1, 0, 1, "1-0"), seconds=(hundred, (9.0,)))
    other = replace(game(1, 1, 0, "1-0"), seconds=((7.0,), hundred))
    taken = times([one, other], 0)
    assert taken
    assert (taken.decisions, taken.percentile99, taken.longest) == (200, 0.99, 1.0)
    assert taken.mean == pytest.approx(0.505)
    theirs = times([one, other], 1)
    assert theirs and (theirs.decisions, theirs.longest) == (2, 9.0)


def test_failures_are_those_of_the_loser() -> None:
    crash = replace(game(1, 0, 1, "0-1"), reason="crash", failure="oh")
    late = replace(game(2, 1, 0, "0-1"), reason="time", failure="late")
    assert failures([crash, late, *PAIRS], 0) == {"crash": [crash]}
    assert failures([crash, late, *PAIRS], 1) == {"time": [late]}
