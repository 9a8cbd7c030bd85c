"""The kernel on a GPU; without one, numba's simulator runs the same functions thread by thread."""

import numpy as np
import pytest

from gipf.kernel.batch import Batch
from gipf.kernel.gpu import GpuBatch, play_random_games
from gipf.kernel.layout import HEADER_WORDS

pytestmark = pytest.mark.plain
VARIANTS = ("basic", "tournament;repetition=3", "ultimate;challenges=2", "matrx")


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seeds_give_the_same_games_there_and_here(variant: str) -> None:
    there, here = GpuBatch(variant, 3), Batch(variant, 3, threads=1)
    for seed in range(4):
        moves = there.random_moves(seed)
        assert moves.copy_to_host().tolist() == here.random_moves(seed).tolist()
        there.step(moves)
        here.step(moves.copy_to_host())
    assert there.hashes().copy_to_host().tolist() == here.hashes().tolist()
    assert there.play_out(seed=9).copy_to_host().tolist() == here.play_out(seed=9).tolist()
    states = there.states.copy_to_host()
    assert np.array_equal(states[:, :HEADER_WORDS], here.states[:, :HEADER_WORDS])
    assert here.is_over.all()


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_are_counted_by_their_results(variant: str) -> None:
    decisions, results = play_random_games(variant, 3, threads=128)
    unfinished, *finished = results
    assert (unfinished, sum(finished)) == (0, 3)
    assert decisions >= 3


def test_games_that_take_too_long_stay_unfinished() -> None:
    decisions, results = play_random_games("basic", 2, most=5, threads=128)
    assert (decisions, results) == (10, [2, 0, 0, 0])
