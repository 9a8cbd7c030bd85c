"""Environments travel: they are pickled, copied and sent to other processes in the middle of a game."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pyspiel
import pytest

from gipf.envs import openspiel, pettingzoo, vector
from gipf.envs.gymnasium import GipfEnv
from gipf.position import Position
from gipf.state import Move

pytestmark = pytest.mark.compiled
VARIANTS = ("basic;quiet=20", "ultimate;challenges=3;repetition=3;quiet=30", "matrx")
WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "oldest pickle": lambda value: pickle.loads(pickle.dumps(value, 0)),
}
each_way = pytest.mark.parametrize("way", WAYS)
each_variant = pytest.mark.parametrize("variant", VARIANTS)


def first_move(position: Position) -> Move:
    return position.legal_moves()[0]


def first_action(mask: Any, observation: Any, random: Any) -> int:  # noqa: ARG001
    return int(np.flatnonzero(mask)[0])


@each_way
@each_variant
def test_many_games_at_once_go_on_the_same(variant: str, way: str) -> None:
    env = vector.make(variant, 3)
    state = env.reset(seed=1)
    for seed in range(6):
        state = env.step(state, env.random_actions(state, seed))
    again, same = WAYS[way](env), WAYS[way](state)
    actions = env.random_actions(state, 9)
    after, other = env.step(state, actions), again.step(same, actions)
    assert [str(other.position(i)) for i in range(3)] == [str(after.position(i)) for i in range(3)]
    assert (other.observation == after.observation).all()


@each_way
@each_variant
@pytest.mark.parametrize("opponent", ["random", first_move, first_action])
def test_a_gymnasium_environment_goes_on_the_same(variant: str, way: str, opponent: Any) -> None:
    env = GipfEnv(variant, opponent=opponent)
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.game.legal()[0])
    again = WAYS[way](env)
    action = env.game.legal()[-1]
    seen, reward, *_ = env.step(action)
    other, same_reward, *_ = again.step(action)
    assert (other == seen).all()
    assert (same_reward, str(again.game.position)) == (reward, str(env.game.position))


@each_way
@each_variant
def test_a_pettingzoo_environment_goes_on_the_same(variant: str, way: str) -> None:
    env = pettingzoo.raw_env(variant)
    env.reset(seed=1)
    env.step(env.game.legal()[0])
    again = WAYS[way](env)
    action = env.game.legal()[-1]
    env.step(action)
    again.step(action)
    assert again.agent_selection == env.agent_selection
    assert str(again.game.position) == str(env.game.position)


@pytest.mark.parametrize("way", [*WAYS, "copy"])
@each_variant
def test_an_openspiel_state_goes_on_the_same(variant: str, way: str) -> None:
    openspiel.register()
    state = pyspiel.load_game("python_gipf", {"variant": variant}).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    again = copy.copy(state) if way == "copy" else WAYS[way](state)
    action = state.legal_actions()[-1]
    again.apply_action(action)
    assert state.legal_actions()[-1] == action
    state.apply_action(action)
    assert str(again) == str(state)


def _play(env: vector.VectorEnv, seed: int) -> list[str]:
    state = env.reset(seed=seed)
    state = env.step(state, env.random_actions(state, seed))
    return [str(state.position(i)) for i in range(env.num_envs)]


def test_a_pool_of_processes_plays_in_an_environment_that_was_sent() -> None:
    env = vector.make("basic;quiet=20", 2)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(_play, env, 5).result() == _play(env, 5)
