"""The evaluation: what it counts, and that it sees no difference where the game has none."""

import random
from pathlib import Path

import numpy as np
import pytest

from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.position import Position
from gipf.search.evaluation import (
    FEATURES,
    HIDDEN,
    MAX_EVALUATION,
    MAX_FEATURES,
    ONE,
    SUM,
    UNIT,
    WEIGHTS,
    evaluate,
    first_images,
    linear_part,
    load_weights,
    material_weights,
    patterns,
    read_weights,
    spot_orbits,
    walk_features,
    write_weights,
)
from gipf.search.scores import expected_result
from gipf.search.simd import LANES

VARIANTS = ("basic", "standard", "tournament+D6P6", "ultimate", "matrx", "matrx;board=hex37")


def some_positions(variant: str, number: int) -> list[Position]:
    chosen: list[Position] = []
    seed = 0
    while len(chosen) < number:
        luck = random.Random(seed)
        position = Position.start(variant)
        for _ in range(seed % 30):
            if not position.is_over:
                position = position.play(luck.choice(position.legal_moves()))
        if not position.is_over:
            chosen.append(position)
        seed += 1
    return chosen


def score(position: Position, weights: np.ndarray | None = None) -> int:
    family, lookup = rules_of(position.variant)
    states = empty_states(1)
    write_state(position, states, 0)
    if weights is None:
        weights = load_weights(len(family))
    return int(evaluate(family, lookup, patterns(position.variant.board.name), weights, states, 0))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_sum_is_that_of_the_weights_listed(variant: str) -> None:
    for position in some_positions(variant, 12):
        family, lookup = rules_of(position.variant)
        states, out = empty_states(1), np.zeros(MAX_FEATURES, np.int64)
        write_state(position, states, 0)
        weights = linear_part(load_weights(len(family)))
        lines = patterns(position.variant.board.name)
        number = walk_features(family, lookup, lines, weights, states, 0, out, FEATURES)
        total = walk_features(family, lookup, lines, weights, states, 0, out, SUM)
        assert out[:number].min() >= 0
        assert out[:number].max() < WEIGHTS
        assert weights[out[:number]].sum() == total


@pytest.mark.parametrize("variant", VARIANTS)
def test_turned_and_mirrored_positions_are_worth_the_same(variant: str) -> None:
    for position in some_positions(variant, 6):
        images = [position.transform(symmetry) for symmetry in position.variant.board.symmetries]
        assert {score(image) for image in images} == {score(position)}


def some_network() -> np.ndarray:
    luck = np.random.default_rng(1)
    network = luck.integers(-60, 60, (WEIGHTS + 2, LANES)).astype(np.int16)
    network[:WEIGHTS, HIDDEN:] = material_weights(2)[:, None].view(np.int16)
    network[:WEIGHTS] = network[first_images()]
    network[WEIGHTS + 1] *= 10
    network[WEIGHTS + 1, HIDDEN:] = 0
    return network


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_network_adds_up_cuts_and_weighs(variant: str) -> None:
    network = some_network()
    for position in some_positions(variant, 8):
        family, lookup = rules_of(position.variant)
        states, out = empty_states(1), np.zeros(MAX_FEATURES, np.int64)
        write_state(position, states, 0)
        lines = patterns(position.variant.board.name)
        number = walk_features(family, lookup, lines, network, states, 0, out, FEATURES)
        hidden = network[out[:number]].sum(axis=0, dtype=np.int64) + network[WEIGHTS]
        counted = hidden.clip(0, ONE)[:HIDDEN] @ network[WEIGHTS + 1, :HIDDEN].astype(np.int64)
        plain = int(linear_part(network)[out[:number]].sum())
        assert score(position, network) == max(
            -MAX_EVALUATION, min(MAX_EVALUATION, (plain + counted // ONE) // UNIT)
        )


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    network = some_network()
    write_weights(network, tmp_path / "new" / "2.npz")
    found = read_weights(tmp_path / "new" / "2.npz")
    assert np.array_equal(found, network)
    assert found.ctypes.data % 64 == 0


def test_more_pieces_are_worth_more() -> None:
    few = Position.parse("basic b2B/5/6/B5b/6/5/b2B w m B6/B9 -- - 1")
    many = Position.parse("basic b2B/5/6/B5b/6/5/b2B w m B9/B6 -- - 1")
    assert score(few) < score(many)
    assert score(few, material_weights(1)) < 0 < score(many, material_weights(1))


def test_a_reserve_about_to_run_out_is_worth_next_to_nothing() -> None:
    scores = [
        score(Position.parse(f"basic b2B/5/6/B5b/6/5/b2B w m B{own}/B8 -- - 1"))
        for own in (1, 2, 4, 8)
    ]
    assert scores == sorted(scores)


def test_gipf_pieces_are_worth_more_than_basic_ones() -> None:
    with_two = Position.parse("standard g2G/5/6/B5g/6/5/g2G w m B8/B8 -- - 1")
    with_three = Position.parse("standard g2G/5/6/G5g/6/5/g2G w m B8/B8 -- - 1")
    assert score(with_two) < score(with_three)


def test_no_evaluation_looks_like_a_win_that_was_seen() -> None:
    weights = np.full(WEIGHTS, 1000 * UNIT, np.int32)
    assert score(Position.start("basic"), weights) == MAX_EVALUATION
    assert score(Position.start("basic"), -weights) == -MAX_EVALUATION


def test_scores_and_expected_results() -> None:
    assert expected_result(0) == 0
    assert expected_result(-100) == -expected_result(100)
    assert expected_result(10) < expected_result(20) < expected_result(20_000) <= 1


@pytest.mark.parametrize("family", [1, 2, 3, 4])
def test_the_weights_of_every_family_were_learned(family: int) -> None:
    weights = linear_part(load_weights(family))
    assert weights.shape == (WEIGHTS,)
    assert not np.array_equal(weights, material_weights(family))


def test_spots_that_a_symmetry_brings_together_count_as_one() -> None:
    assert len(set(spot_orbits("hex37"))) == 6
