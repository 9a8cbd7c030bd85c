"""Tensors on a GPU: its kernels show, mark and check what the processor's do."""

import pytest
import torch

from gipf.envs import tensors
from tests.envs.test_tensors import as_arrays, assert_same

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("variant", ["basic;quiet=50", "ultimate;challenges=2", "matrx"])
@pytest.mark.parametrize("observations", ["vector", "planes"])
def test_games_are_the_same_there_and_here(variant: str, observations: str) -> None:
    there, here = (
        tensors.make(variant, 3, device=device, actions="compact", observations=observations)
        for device in ("cuda", "cpu")
    )
    theirs, ours = there.reset(seed=1), here.reset(seed=1)
    for time in range(3):
        assert_same(as_arrays(theirs), as_arrays(ours))
        actions = there.random_actions(theirs, seed=time)
        assert actions.tolist() == here.random_actions(ours, seed=time).tolist()
        actions[time] = -1
        theirs, ours = there.step(theirs, actions), here.step(ours, actions)
    assert_same(as_arrays(theirs), as_arrays(ours))
    assert torch.equal(theirs._games.states, ours._games.states)
    assert theirs.terminated.all()
