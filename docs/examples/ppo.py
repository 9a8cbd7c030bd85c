"""MaskablePPO of sb3-contrib learns basic GIPF on a CPU, and then beats chance in nine of ten games.

    pip install 'gipf[envs]' sb3-contrib
    python docs/examples/ppo.py --minutes 8 --save basic-ppo

The learner sees the board as planes, answers in the compact action space, plays both colours, and meets an
opponent that moves at random; 64 games go on side by side in `gipf.envs.gymnasium_vector`.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from gipf.envs.gymnasium_vector import GipfVectorEnv

VARIANT = "basic;repetition=3;quiet=50"
SETTINGS: dict[str, Any] = {
    "side": "random",
    "actions": "compact",
    "observations": "planes",
    "autoreset_mode": "SameStep",
    "threads": 1,
}


class Games(VecEnv):
    """Our many games as Stable-Baselines3 knows such: done games begin anew in the same step."""

    def __init__(self, number: int, variant: str = VARIANT, seed: int = 0) -> None:
        self.envs = GipfVectorEnv(number, variant, **SETTINGS)
        self.first_seed = seed
        super().__init__(number, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> np.ndarray:
        """Begin all games."""
        return self._remember(*self.envs.reset(seed=self.first_seed))

    def step_async(self, actions: np.ndarray) -> None:
        """Take the actions; `step_wait` plays them."""
        self._actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Play the actions."""
        seen, rewards, over, broken_off, infos = self.envs.step(self._actions)
        done = over | broken_off
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(done):
            told[i] = {
                "terminal_observation": infos["final_obs"][i],
                "TimeLimit.truncated": bool(broken_off[i]),
                "result": float(rewards[i]),
            }
        return self._remember(seen, infos), rewards.astype(np.float32), done, told

    def _remember(self, seen: np.ndarray, infos: dict[str, Any]) -> np.ndarray:
        self._masks = infos["action_mask"].view(np.bool_)
        return seen

    def env_method(self, method_name: str, *_args: Any, **_kwargs: Any) -> list[Any]:
        """Give the action masks, which is all that MaskablePPO asks for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self._masks)

    def has_attr(self, attr_name: str) -> bool:
        """Whether there are action masks: yes."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002
        """Give something of every game."""
        return [getattr(self.envs, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        """Whether games are wrapped: no."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


class UntilGoodEnough(BaseCallback):
    """Ends the training when the last games were won, or the minutes are over."""

    def __init__(self, share: float, minutes: float, games: int = 400, quiet: bool = False) -> None:
        super().__init__()
        self.share, self.games, self.quiet = share, games, quiet
        self.ends_at = time.process_time() + 60 * minutes
        self.results: list[float] = []

    def _on_step(self) -> bool:
        self.results += [info["result"] for info in self.locals["infos"] if "result" in info]
        self.results = self.results[-self.games :]
        return time.process_time() < self.ends_at

    def _on_rollout_end(self) -> None:
        won = self.won
        if not self.quiet:
            print(f"{self.num_timesteps:9,} decisions, {won:.0%} of the last games won", flush=True)
        if len(self.results) == self.games and won >= self.share:
            self.ends_at = 0.0

    @property
    def won(self) -> float:
        """The share of the last games that were won."""
        return sum(result > 0 for result in self.results) / max(1, len(self.results))


def make_learner(games: int = 64, seed: int = 1) -> MaskablePPO:
    """Make the network and the games it learns from."""
    return MaskablePPO(
        "MlpPolicy",
        Games(games, seed=seed),
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.98,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )


def share_won(learner: MaskablePPO, games: int = 400, seed: int = 10_000) -> float:
    """Play new games against chance; give the share of them the network wins.

    It draws its actions, as in learning: to play what an untrained network likes best, one line again and
    again, already beats chance.
    """
    envs = Games(games, seed=seed)
    seen: Any = envs.reset()
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        masks = np.stack(envs.env_method("action_masks"))
        actions, _ = learner.predict(seen, action_masks=masks)
        seen, rewards, done, _ = envs.step(actions)
        ended = done & np.isnan(results)
        results[ended] = rewards[ended]
    return float((results > 0).mean())


def learn(
    minutes: float, *, share: float = 0.95, quiet: bool = False
) -> tuple[float, float, MaskablePPO]:
    """Learn for so many minutes of the processor at most; give the shares won before and after."""
    torch.set_num_threads(1)
    learner = make_learner()
    before = share_won(learner)
    learner.learn(10**9, callback=UntilGoodEnough(share, minutes, quiet=quiet))
    return before, share_won(learner), learner


def main() -> None:
    """Learn, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0, help="of the processor, at most")
    parser.add_argument("--save", help="the file for what was learned")
    options = parser.parse_args()
    before, after, learner = learn(options.minutes)
    minutes = time.process_time() / 60
    print(f"Won {before:.0%} of its games against chance before learning, {after:.0%} after.")
    print(f"That took {minutes:.1f} minutes of the processor.")
    if options.save:
        learner.save(options.save)


if __name__ == "__main__":
    main()
