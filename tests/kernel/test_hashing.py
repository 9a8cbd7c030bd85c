"""Hashes of positions: the same for the same, different for different ones."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from gipf import Position
from gipf.kernel import layout as at
from gipf.kernel.batch import Batch
from gipf.kernel.lookup import SPOT_AT, board_lookup
from tests.boards import play, put
from tests.kernel.games import few, positions
from tests.rules.test_end import ROUND

OF_EACH_FAMILY = ("basic", "tournament", "ultimate;challenges=2", "matrx", "matrx;board=hex37")


def hash_of(position: Position) -> int:
    return int(Batch(position.variant, [position]).hashes()[0])


@pytest.mark.parametrize(
    ("start", "one", "other"),
    [
        ("tournament", "Ge2 Gb5 Gh5 Ge8", "Gh5 Ge8 Ge2 Gb5"),
        ("basic", "b3 h3 c2 g2", "c2 g2 b3 h3"),
        ("ultimate", "Ge2 Gb5 Zh5 Te8", "Ge2 Gb5 Zh5 Te8"),
        ("matrx", "Gb2 Ge2 Gb3 Gf2", "Gb3 Gf2 Gb2 Ge2"),
    ],
)
def test_the_order_of_moves_leaves_no_trace_in_the_hash(start: str, one: str, other: str) -> None:
    here, there = (play(Position.start(start), line) for line in (one, other))
    assert here == there
    assert hash_of(here) == hash_of(there)


def test_a_row_that_was_played_hashes_as_one_that_was_written() -> None:
    for variant in OF_EACH_FAMILY:
        batch = Batch(variant, few(50, 3))
        for seed in range(40):
            batch.step(batch.random_moves(seed))
        again = Batch(variant, batch.positions())
        assert batch.hashes().tolist() == again.hashes().tolist()


def test_the_hash_ignores_the_turn_and_the_counters() -> None:
    before = put("basic;quiet=50;repetition=9", "")
    after = play(before, ROUND)
    assert (after.turn, after.quiet_turns) == (5, 8)
    assert hash_of(after) == hash_of(before)
    captured = replace(before, captured_this_turn=True, quiet_turns=40, turn=900)
    assert hash_of(captured) == hash_of(before)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1", "basic b2B/5/6/B5b/6/5/b2B b m B12/B12 -- - 1"),
        ("basic b2B/5/6/B5b/6/5/b2B w m B12/B11 -- - 1", "basic b2B/5/6/B5b/6/5/b2B w m B11/B12 -- - 1"),
        ("tournament 4/5/6/G6/6/5/4 b m B16/B18 g0 - 1", "tournament 4/5/6/G6/6/5/4 b m B16/B18 -0 - 1"),
        ("basic b2B/5/6/B5b/6/5/b2B w . B12/- -- - 9", "basic b2B/5/6/B5b/6/5/b2B b . B12/- -- - 9"),
    ],
)  # fmt: skip
def test_player_reserves_opening_and_winner_count(one: str, other: str) -> None:
    assert hash_of(Position.parse(one)) != hash_of(Position.parse(other))


@pytest.mark.parametrize("variant", OF_EACH_FAMILY)
def test_positions_have_the_same_hash_when_and_only_when_they_are_the_same(variant: str) -> None:
    found = list(positions(variant, few(300, 10)))
    hashes = Batch(variant, found).hashes().tolist()
    assert len({*zip(found, hashes, strict=True)}) == len({*found}) == len({*hashes})
    assert all(0 <= value < 1 << 62 for value in hashes)


@pytest.mark.parametrize("variant", OF_EACH_FAMILY)
def test_no_two_of_many_thousand_positions_share_a_hash(variant: str) -> None:
    batch = Batch(variant, few(1000, 5))
    keys, hashes = [], []
    for seed in range(few(45, 10)):
        batch.step(batch.random_moves(seed))
        keys.append(what_makes_it_the_same(batch))
        hashes.append(batch.hashes())
    different = len(np.unique(np.concatenate(keys), axis=0))
    assert different > few(15_000, 20)
    assert len(np.unique(np.concatenate(hashes))) == different


def what_makes_it_the_same(batch: Batch) -> npt.NDArray[np.int64]:
    """Give for each game the words of its row, without counters and with nothing under bare tops."""
    states = batch.states.copy()
    states[:, at.META] &= (1 << at.REASON_SHIFT) - 1
    states[:, at.TURN] = 0
    where = board_lookup(batch.variant.board.name)[SPOT_AT : SPOT_AT + 64]
    for bit in range(63):
        bare = states[:, at.COVERED] >> bit & 1 == 0
        if bit == 0 or where[bit]:
            states[bare, at.UNDER + where[bit]] = 0
            states[bare, at.DEEP + where[bit]] = 0
    return states
