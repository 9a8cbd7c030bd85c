"""Many games as tensors of torch: the same games as with NumPy, in memory that the kernel shares."""

import numpy as np
import pytest
import torch

from gipf import GipfError, Position
from gipf.envs import tensors, vector
from gipf.envs.tensors import TensorState
from gipf.kernel.layout import MOVES
from tests.envs.test_vector import ARRAYS, VARIANTS, arrays


def as_arrays(state: TensorState) -> dict[str, np.ndarray]:
    return {name: getattr(state, name).numpy().copy() for name in ARRAYS}


def assert_same(one: dict[str, np.ndarray], other: dict[str, np.ndarray]) -> None:
    for name in ARRAYS:
        assert one[name].dtype == other[name].dtype, name
        np.testing.assert_array_equal(one[name], other[name], err_msg=name)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("auto_reset", [False, True])
def test_the_same_seeds_and_actions_give_the_games_of_the_vectorised_environment(
    variant: str, auto_reset: bool
) -> None:
    here = tensors.make(variant, 8, device="cpu", auto_reset=auto_reset, max_decisions=90)
    there = vector.make(variant, 8, auto_reset=auto_reset, max_decisions=90)
    ours, theirs = here.reset(seed=7), there.reset(seed=7)
    ended = 0
    for time in range(130):
        assert_same(as_arrays(ours), arrays(theirs))
        actions = here.random_actions(ours, seed=time)
        assert actions.tolist() == there.random_actions(theirs, seed=time).tolist()
        before = as_arrays(ours)
        after = here.step(ours, actions)
        assert_same(as_arrays(ours), before)
        ours, theirs = after, there.step(theirs, actions.numpy())
        ended += int((ours.terminated | ours.truncated).sum())
    assert ended
    assert ours.position(3) == theirs.position(3)


@pytest.mark.parametrize("actions", ["common", "compact"])
@pytest.mark.parametrize("observations", ["vector", "planes"])
def test_spaces_and_encodings_are_the_same_and_so_is_what_an_illegal_action_does(
    actions: str, observations: str
) -> None:
    here = tensors.make("tournament", 4, device="cpu", actions=actions, observations=observations)
    there = vector.make("tournament", 4, actions=actions, observations=observations)
    ours, theirs = here.reset(seed=1), there.reset(seed=1)
    first = int(ours.legal_action_mask[0].nonzero()[0])
    for chosen in ([first, -1, here.num_actions, first], [here.num_actions - 1, 0, 0, first]):
        ours, theirs = here.step(ours, torch.tensor(chosen)), there.step(theirs, chosen)
        assert_same(as_arrays(ours), arrays(theirs))
    assert ours.terminated[:3].all()
    players = torch.tensor([0, 1, 0, 1])
    seen = there.observe(theirs, players.numpy())
    np.testing.assert_array_equal(here.observe(ours, players).numpy(), seen)


def test_tensors_lie_in_the_memory_that_the_kernel_plays_in() -> None:
    env = tensors.make("basic;repetition=3", 2, device="cpu")
    state = env.step(env.reset(seed=1), torch.tensor([6, 6]))
    games = state._games
    for name in ("states", "history", "lengths"):
        assert getattr(games.batch, name).ctypes.data == getattr(games, name).data_ptr()
    assert games.array(state.observation).base is not None
    assert state.position(1) == Position.start("basic;repetition=3").play("e1-e3")


def test_what_is_wrong_with_tensors_is_said_in_words() -> None:
    env = tensors.make("basic", 2, device="cpu")
    state = env.reset()
    with pytest.raises(GipfError, match="num_envs is 1 or more, not 0"):
        tensors.make("basic", 0, device="cpu")
    with pytest.raises(GipfError, match=r"2 whole numbers are needed.*float32 of shape \(2,\)"):
        env.step(state, torch.tensor([1.0, 2.0]))
    with pytest.raises(GipfError, match=r"int64 of shape \(1,\)"):
        env.step(state, torch.tensor([MOVES]))
    with pytest.raises(GipfError, match="a player is 0 or 1"):
        env.observe(state, torch.tensor([0, 2]))
