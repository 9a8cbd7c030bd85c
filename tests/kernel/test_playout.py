"""Random play: legal, even-handed, the same again from the same seed."""

from collections import Counter

import numpy as np
import pytest

from bench.differential import VARIANTS
from bench.kernel import play_games
from gipf import Phase, Position
from gipf.kernel import layout as at
from gipf.kernel.batch import Batch
from gipf.kernel.convert import empty_states, number_to_move
from gipf.kernel.playout import (
    FAIR_ODDS,
    ODDS_OF_THE_VARIANT,
    next_random,
    seed_of,
    side_game_result,
)
from tests.boards import play, put
from tests.kernel.games import few
from tests.rules.test_end import ROUND

each_variant = pytest.mark.parametrize(
    "variant", VARIANTS, ids=[variant.replace("/", "|") for variant in VARIANTS]
)


@each_variant
def test_a_playout_is_the_game_one_gets_step_by_step(variant: str) -> None:
    batch = Batch(variant, few(3), threads=1)
    decisions = batch.play_out(seed=7, most=60)
    for i, end in enumerate(batch.positions()):
        position, state, played = Position.start(variant), int(seed_of(7, i)), 0
        while not position.is_over and played < 60:
            state = int(next_random(state))
            position, played = position.play(move_by(position, state)), played + 1
        assert (str(position), position.outcome) == (str(end), end.outcome)
        assert played == decisions[i]


def move_by(position: Position, state: int) -> str:
    """Pick the move that belongs to a random number: in the kernel's order, but by the rulebook."""
    if position.phase is Phase.SIDE_GAME:
        return number_to_move(position, side_game_result(state, FAIR_ODDS)).text
    numbers = Batch(position.variant, [position], threads=1).legal_moves(0)
    return number_to_move(position, int(numbers[state * len(numbers) >> 32])).text


@each_variant
def test_random_moves_are_legal_and_there_is_none_when_the_game_is_over(variant: str) -> None:
    batch = Batch(variant, few(200, 3), threads=1)
    for seed in range(few(80, 20)):
        moves = batch.random_moves(seed)
        assert ((moves == -1) == batch.is_over).all()
        going = np.flatnonzero(moves >= 0)
        assert batch.legal_mask()[going, moves[going]].all()
        batch.step(moves)


@pytest.mark.parametrize("variant", ["basic", "tournament", "ultimate", "matrx"])
def test_the_same_seed_gives_the_same_games_and_another_seed_others(variant: str) -> None:
    one, same, other = (Batch(variant, few(100, 3)) for _ in range(3))
    assert one.play_out(3).tolist() == same.play_out(3).tolist()
    other.play_out(4)
    assert one.hashes().tolist() == same.hashes().tolist()
    assert one.hashes().tolist() != other.hashes().tolist()


def chi_square(counts: Counter[int], kinds: int) -> float:
    """Measure how far counts are from even; about ``kinds`` on the average."""
    expected = counts.total() / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def most_by_chance(kinds: int) -> float:
    """Give what chi-square exceeds once in many million times."""
    return kinds + 7 * float(np.sqrt(2 * kinds))


@pytest.mark.parametrize(("variant", "kinds"), [("basic", 30), ("tournament", 18), ("matrx", 19)])
def test_every_move_is_as_likely_whatever_the_game_and_the_seed(variant: str, kinds: int) -> None:
    games = Batch(variant, few(30_000, 2_000))
    for seed in (0, 1, 12345, -1, 2**31):
        counts = Counter(games.random_moves(seed).tolist())
        assert chi_square(counts, kinds) < most_by_chance(kinds), seed
    one = Batch(variant, 1, threads=1)
    counts = Counter(int(one.random_moves(seed)[0]) for seed in range(3_000))
    assert chi_square(counts, kinds) < most_by_chance(kinds)


def test_second_moves_are_even_handed_too() -> None:
    games = Batch("tournament", few(30_000, 2_000))
    games.play_out(seed=1, most=1)
    start = Batch("tournament", [games.position(0)] * len(games))
    counts = Counter(start.random_moves(seed=2).tolist())
    kinds = int(start.count_moves()[0])
    assert chi_square(counts, kinds) < most_by_chance(kinds)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("variant", "shortest", "longest"),
    [("basic", 20, 80), ("tournament", 5, 80), ("ultimate", 5, 150), ("matrx", 30, 400)],
)
def test_random_games_end_as_one_would_think(variant: str, shortest: int, longest: int) -> None:
    batch = Batch(variant, 4_000)
    decisions = batch.play_out(seed=1)
    assert batch.is_over.all()
    assert shortest < decisions.mean() < longest
    white = (batch.result == 1).mean()
    assert 0.3 < white < 0.7
    assert abs(batch.result).all()  # without a house rule nothing is drawn


def test_a_playout_stops_after_as_many_decisions_as_it_is_given() -> None:
    batch = Batch("basic", 5)
    assert batch.play_out(seed=1, most=3).tolist() == [3] * 5
    assert batch.player.tolist() == [1] * 5


def test_games_from_one_start_are_counted_by_their_results() -> None:
    games, seed = few(200, 5), 3
    batch = Batch("basic", games, threads=1)
    start, scratch, results = batch.states[:1].copy(), empty_states(1), np.zeros(4, np.int64)
    history = np.zeros((1, 1), np.int64)
    decisions = play_games(
        batch.family, batch.lookup, start, scratch, history, seed, games, 5000, FAIR_ODDS, results
    )
    assert decisions == batch.play_out(seed).sum()
    white, black = (batch.result == 1).sum(), (batch.result == -1).sum()
    assert results.tolist() == [0, white, black, 0]


ANNOUNCED = "standard+Z6;challenges=1 B3/Zb3/6/G5g/6/5/4 w smZc2-c4 B5/B5 -- 1/0 9"


def test_chance_decides_side_games_by_the_odds_it_is_given() -> None:
    position = Position.parse(ANNOUNCED)
    batch = Batch(position.variant, [position] * few(3_000, 300))
    always = {at.WON: (1 << 32, 1 << 32), at.TIED: (0, 1 << 32), at.LOST: (0, 0)}
    for result, odds in always.items():
        assert set(batch.random_moves(1, odds).tolist()) == {result}
    counts = Counter(batch.random_moves(1).tolist())
    assert set(counts) == {at.WON, at.TIED, at.LOST}
    assert chi_square(counts, 3) < most_by_chance(3)


@pytest.mark.parametrize(
    ("side", "not_lost"), [("Z:coin", 1 / 2), ("Z:die", 7 / 12), ("P:coin", 2 / 3)]
)
def test_chance_decides_side_games_by_the_odds_of_their_game(side: str, not_lost: float) -> None:
    """A coin for PÜNCT says nothing about ZÈRTZ: then won, tied and lost are a third each."""
    position = Position.parse(ANNOUNCED.replace(";challenges=1", f";challenges=1;side={side}"))
    batch = Batch(position.variant, [position] * few(3_000, 300))
    results = batch.random_moves(1, ODDS_OF_THE_VARIANT).tolist()
    assert results.count(at.LOST) / len(results) == pytest.approx(1 - not_lost, abs=0.09)
    assert (at.TIED in results) == (side == "P:coin")


def test_a_playout_that_comes_back_to_a_position_is_a_draw() -> None:
    position = put("basic;repetition=2", "")
    almost = play(position, ROUND.rpartition(";")[0])
    batch = Batch(position.variant, [position])
    for text in ROUND.rpartition(";")[0].replace(";", " ").split():
        batch.play(0, text)
    batch.play_out(seed=1)
    assert batch.position(0).outcome == almost.play("x").outcome
