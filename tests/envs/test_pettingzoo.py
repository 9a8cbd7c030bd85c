"""The door to PettingZoo passes PettingZoo's own tests."""

from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gipf import GipfError, IllegalMove
from gipf.envs import pettingzoo as door
from gipf.envs.observation import text_to_action
from gipf.envs.setting import DEFAULT_VARIANT
from gipf.kernel.layout import MOVES

VARIANTS = [
    "basic;quiet=30",
    DEFAULT_VARIANT,
    "ultimate;challenges=2;repetition=3;quiet=40",
    "matrx;repetition=3;quiet=40",
]


# PettingZoo warns of every observation that is a dict, unless the environment is one of its own.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should:UserWarning")
@pytest.mark.parametrize("make", [door.env, door.raw_env])
@pytest.mark.parametrize("variant", VARIANTS)
def test_api(variant: str, make: type) -> None:
    api_test(make(variant), num_cycles=200)


@pytest.mark.parametrize("variant", VARIANTS)
def test_seed(variant: str) -> None:
    seed_test(partial(door.env, variant), num_cycles=200)


def play_at_random(env: door.GipfAEC, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        action = None
        if not terminated and not truncated:
            action = int(random.choice(np.flatnonzero(seen["action_mask"])))
        env.step(action)
    return total


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    totals = [
        tuple(play_at_random(door.raw_env("basic;quiet=40"), seed).values()) for seed in range(20)
    ]
    assert set(totals) >= {(1.0, -1.0), (-1.0, 1.0)}
    assert set(totals) <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}


def test_side_games_are_rolled_by_the_seed() -> None:
    def end(seed: int) -> str:
        env = door.raw_env("ultimate;challenges=*;quiet=40")
        env.reset(seed=seed)
        for text in ("Ge2", "Gb5", "Ye8", "b2", "Ye8-e7", "challenge", "first"):
            env.step(text_to_action(env.game.position, text))
        assert not env.game.is_side_game
        return str(env.game.position)

    ends = [end(seed) for seed in range(20)]
    assert ends == [end(seed) for seed in range(20)]
    assert len(set(ends)) == 2  # won or tied, and lost


def test_the_one_who_does_not_decide_sees_the_board_and_has_no_action() -> None:
    env = door.raw_env("basic")
    env.reset()
    seen = env.observe("black_1")
    assert not seen["action_mask"].any()
    assert seen["observation"][-1] == 0
    assert env.observe("white_0")["observation"][-1] == 1


def test_a_game_is_broken_off_after_the_most_decisions() -> None:
    env = door.raw_env("basic", max_decisions=5)
    assert play_at_random(env, 1) == {"white_0": 0, "black_1": 0}
    assert env.game.decisions == 5


def test_an_illegal_action_loses_or_raises() -> None:
    bare = door.raw_env("basic")
    bare.reset()
    with pytest.raises(IllegalMove, match=f"action {MOVES - 1:,} is not legal in 'basic"):
        bare.step(MOVES - 1)
    with pytest.raises(IllegalMove, match="an action is a whole number"):
        bare.step(0.5)  # type: ignore[arg-type]
    env = door.env("basic")
    env.reset()
    env.step(MOVES - 1)
    assert env.terminations == {"white_0": True, "black_1": True}
    assert env.rewards["white_0"] == -1


def test_the_board_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, first in (("ansi", "*  e9"), ("svg", "<svg"), (None, "")):
        env = door.raw_env("basic", render_mode=mode)
        env.reset()
        assert (env.render() or "").strip().startswith(first)
    human = door.raw_env("basic", render_mode="human")
    human.reset()
    human.step(human.game.legal()[0])
    assert "basic Bb1B" in capsys.readouterr().out
    human.close()
    with pytest.raises(GipfError, match="render_mode is one of"):
        door.raw_env("basic", render_mode="png")
