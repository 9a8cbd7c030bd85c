"""Gymnasium's vector environment: the same games as the single one, begun anew as its modes say."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from gipf import GipfError, IllegalMove, Position
from gipf.envs.gymnasium import ID, GipfEnv
from gipf.envs.gymnasium_vector import GipfVectorEnv
from gipf.kernel.layout import MOVES

VARIANTS = ["basic;quiet=30", "ultimate;challenges=2;repetition=3;quiet=30", "matrx;quiet=30"]


def first_of(masks: np.ndarray) -> np.ndarray:
    return np.asarray(masks.argmax(axis=1))


def first_moves(masks: np.ndarray, seen: np.ndarray, random: np.random.Generator) -> np.ndarray:  # noqa: ARG001
    return first_of(masks)


def first_move(mask: np.ndarray, seen: np.ndarray, random: np.random.Generator) -> int:  # noqa: ARG001
    return int(mask.argmax())


def far_too_high(masks: np.ndarray, seen: np.ndarray, random: np.random.Generator) -> np.ndarray:  # noqa: ARG001
    return np.full(len(masks), MOVES - 1)


def any_of(masks: np.ndarray, random: np.random.Generator) -> np.ndarray:
    return np.asarray((masks * random.random(masks.shape)).argmax(axis=1))


def test_it_is_made_by_its_name() -> None:
    envs = gymnasium.make_vec(ID, num_envs=3, variant="basic", actions="compact")
    assert isinstance(envs.unwrapped, GipfVectorEnv)
    assert envs.spec is not None
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.contains(first_of(infos["action_mask"]))
    assert infos["position"].tolist() == [str(Position.start("basic"))] * 3
    other = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync", variant="basic")
    assert other.reset(seed=1)[0].shape == (2, 1557)


@pytest.mark.parametrize("side", ["white", "black"])
@pytest.mark.parametrize("variant", VARIANTS[::2])
def test_games_are_those_of_the_single_environment(variant: str, side: str) -> None:
    settings: dict[str, Any] = {"side": side, "actions": "compact", "observations": "planes"}
    envs = GipfVectorEnv(3, variant, opponent=first_moves, **settings)
    env = GipfEnv(variant, opponent=first_move, **settings)
    observations, infos = envs.reset(seed=1)
    seen, info = env.reset(seed=1)
    random = np.random.default_rng(2)
    ended = False
    for _ in range(120):
        assert infos["position"].tolist() == [info["position"]] * 3
        np.testing.assert_array_equal(observations, np.stack([seen] * 3))
        np.testing.assert_array_equal(infos["action_mask"][1], info["action_mask"])
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        observations, rewards, terminated, truncated, infos = envs.step(np.full(3, action))
        if ended:  # this step began the game anew
            (seen, info), ended = env.reset(), False
            assert rewards.tolist() == [0, 0, 0]
            assert not (terminated | truncated).any()
            continue
        seen, reward, over, broken_off, info = env.step(action)
        ended = over or broken_off
        assert rewards.tolist() == [reward] * 3
        assert (terminated.tolist(), truncated.tolist()) == ([over] * 3, [broken_off] * 3)


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end_with_the_reward_of_the_learners_side(variant: str) -> None:
    envs = GipfVectorEnv(32, variant, side="random", autoreset_mode="SameStep")
    random, found, sides = np.random.default_rng(1), set(), set()
    _, infos = envs.reset(seed=3)
    for _ in range(150):
        players = infos["player"]
        sides |= set(players.tolist())
        observations, rewards, terminated, truncated, infos = envs.step(
            any_of(infos["action_mask"], random)
        )
        assert not infos["illegal"].any()
        done = terminated | truncated
        assert not rewards[~done].any()
        found |= set(rewards[done].tolist())
        if done.any():
            np.testing.assert_array_equal(infos["_final_obs"], done)
            np.testing.assert_array_equal(infos["final_info"]["player"], players)
            i = int(np.flatnonzero(done)[0])
            assert not np.array_equal(infos["final_obs"][i], observations[i])
    assert sides == {0, 1}
    assert found >= {1, -1} or variant != VARIANTS[0]


def positions_after(envs: GipfVectorEnv, seed: int, steps: int = 30) -> list[str]:
    _, infos = envs.reset(seed=seed)
    for _ in range(steps):
        *_, infos = envs.step(first_of(infos["action_mask"]))
    return list(infos["position"])


@pytest.mark.parametrize("opponent", ["random", "level-1"])
def test_the_same_seed_gives_the_same_games(opponent: str) -> None:
    envs = GipfVectorEnv(4, VARIANTS[1], opponent=opponent, side="random")
    first, again, other = (positions_after(envs, seed, 10) for seed in (1, 1, 2))
    assert first == again != other


def test_copies_go_on_the_same() -> None:
    envs = GipfVectorEnv(3, VARIANTS[0], actions="compact")
    _, infos = envs.reset(seed=1)
    actions = first_of(infos["action_mask"])
    others = copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))
    expected = envs.step(actions)[-1]["position"].tolist()
    for other in others:
        assert other.step(actions)[-1]["position"].tolist() == expected


def test_games_start_where_reset_says() -> None:
    envs = GipfVectorEnv(2, "basic", max_decisions=4)
    start = Position.start("basic")
    middle = start.play("e1-e3").play("e9-e7")
    _, infos = envs.reset(seed=1, options={"position": [start, str(middle)]})
    assert infos["position"].tolist() == [str(start), str(middle)]
    for _ in range(3):  # two turns of both, then they begin anew
        *_, infos = envs.step(first_of(infos["action_mask"]))
    assert infos["position"].tolist() == [str(start), str(middle)]
    _, infos = envs.reset(options={"position": middle, "side": "black"})
    assert infos["player"].tolist() == [1, 1]
    assert {text.split()[2] for text in infos["position"]} == {"b"}
    _, infos = envs.reset(options={"side": "white"})
    assert infos["position"].tolist() == [str(start)] * 2


def test_where_games_do_not_begin_anew_by_themselves_a_mask_says_which() -> None:
    envs = GipfVectorEnv(3, "basic", max_decisions=2, autoreset_mode="Disabled")
    _, infos = envs.reset(seed=1)
    *_, truncated, infos = envs.step(np.array([0, 0, 0]))
    assert truncated.all()
    ended = infos["position"].tolist()
    with pytest.raises(GipfError, match=r"reset\(\) begins another"):
        envs.step(np.array([0, 0, 0]))
    _, infos = envs.reset(options={"reset_mask": np.array([True, False, True])})
    assert infos["position"].tolist() == [
        str(Position.start("basic")),
        ended[1],
        str(Position.start("basic")),
    ]


def test_an_illegal_action_loses() -> None:
    envs = GipfVectorEnv(3, "basic")
    envs.reset(seed=1)
    _, rewards, terminated, _, infos = envs.step(np.array([MOVES - 1, -1, 0]))
    assert rewards.tolist() == [-1, -1, 0]
    assert terminated.tolist() == infos["illegal"].tolist() == [True, True, False]
    assert infos["action_mask"][:2].all()
    _, rewards, terminated, _, infos = envs.step(np.array([0, 0, 1]))
    assert not rewards.any()
    assert not terminated.any()
    assert infos["position"][0] == str(Position.start("basic"))


def test_gymnasiums_wrappers_go_around_it() -> None:
    envs = RecordEpisodeStatistics(GipfVectorEnv(2, "basic", max_decisions=4))
    listed = DictInfoToList(envs)
    _, infos = listed.reset(seed=1)
    for _ in range(2):
        actions = np.array([info["action_mask"].argmax() for info in infos])
        *_, infos = listed.step(actions)
    assert [info["episode"]["l"] for info in infos] == [2, 2]


def test_every_game_is_drawn() -> None:
    envs = GipfVectorEnv(2, "basic", render_mode="rgb_array")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert [frame.shape for frame in frames] == [(480, 480, 3)] * 2
    assert GipfVectorEnv(2, "basic").render() is None


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(GipfError, match="num_envs is 1 or more, not 0"):
        GipfVectorEnv(0)
    with pytest.raises(GipfError, match="autoreset_mode is one of NextStep, SameStep, Disabled"):
        GipfVectorEnv(autoreset_mode="Never")
    with pytest.raises(GipfError, match="render_mode is one of ansi, svg, rgb_array"):
        GipfVectorEnv(render_mode="human")
    envs = GipfVectorEnv(2, "basic")
    envs.reset(seed=1)
    with pytest.raises(GipfError, match="2 whole numbers are needed"):
        envs.step(np.array([1.0, 2.0]))
    with pytest.raises(GipfError, match="one for all games or a list of 2, one for each"):
        envs.reset(options={"position": [Position.start("basic")]})
    with pytest.raises(GipfError, match="an array of 2 truth values"):
        envs.reset(options={"reset_mask": [1, 0]})
    outside = GipfVectorEnv(2, "basic", opponent=far_too_high)
    with pytest.raises(IllegalMove, match="is not legal"):
        outside.reset(options={"side": "black"})
