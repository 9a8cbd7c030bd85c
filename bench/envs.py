"""How fast the environments for learners are: steps a second of each, at random, on one core.

Run it with ``python bench/envs.py``. A step is one decision of the learner, with the opponent's reply where
there is one; the action is picked from the mask, so that its making counts, except in the lines that say so.
Seconds are those of the processor, so that what else the machine does matters less.
"""

import argparse
import os
import platform
import time
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np

from gipf.envs import pettingzoo, vector
from gipf.envs.gymnasium import ID

VARIANTS = ("basic;quiet=50", "tournament;repetition=3;quiet=100", "matrx;repetition=3;quiet=100")
Steps = Callable[[], int]


def steps_per_second(step: Steps, seconds: float) -> float:
    """Repeat some steps for a while."""
    step()
    number, began = 0, time.process_time()
    while (taken := time.process_time() - began) < seconds:
        number += step()
    return number / taken


def one_of(masks: Any, random: np.random.Generator) -> Any:
    """Pick a legal action in each line of masks."""
    return (masks * random.random(masks.shape, np.float32)).argmax(axis=-1)


def single(variant: str, **settings: Any) -> Steps:
    """Step one Gymnasium environment."""
    env = gymnasium.make(ID, variant=variant, disable_env_checker=True, **settings).unwrapped
    random = np.random.default_rng(1)
    _, first = env.reset(seed=1)
    info = first

    def step() -> int:
        nonlocal info
        for _ in range(200):
            action = int(random.choice(np.flatnonzero(info["action_mask"])))
            *_, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                _, info = env.reset()
        return 200

    return step


def many(variant: str, number: int, **settings: Any) -> Steps:
    """Step Gymnasium's vector environment."""
    envs = gymnasium.make_vec(ID, num_envs=number, variant=variant, threads=1, **settings)
    random = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)

    def step() -> int:
        nonlocal infos
        *_, infos = envs.step(one_of(infos["action_mask"], random))
        return number

    return step


def in_lockstep(variant: str, number: int, *, looks: bool, **settings: Any) -> Steps:
    """Step the vectorised environment, with or without a look at observations and masks."""
    env = vector.make(variant, number, auto_reset=True, threads=1, **settings)
    state, times = env.reset(seed=1), 0

    def step() -> int:
        nonlocal state, times
        times += 1
        state = env.step(state, env.random_actions(state, times))
        if looks:
            assert state.observation.shape[0] == state.legal_action_mask.shape[0]
        return number

    return step


def in_turns(variant: str, **settings: Any) -> Steps:
    """Step the PettingZoo environment, both agents."""
    env = pettingzoo.raw_env(variant, **settings)
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(200):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            assert seen is not None
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        return 200

    return step


def doors(variant: str, number: int) -> Iterator[tuple[str, Steps]]:
    """Give every way in, by its name."""
    compact = {"actions": "compact"}
    planes = compact | {"observations": "planes"}
    yield "gymnasium, one game", single(variant)
    yield "  compact", single(variant, **compact)
    yield "  compact, planes", single(variant, **planes)
    yield f"gymnasium, {number} games", many(variant, number)
    yield "  compact", many(variant, number, **compact)
    yield "  compact, planes", many(variant, number, **planes)
    yield f"vectorised, {number} games, both players", in_lockstep(variant, number, looks=True)
    yield "  compact", in_lockstep(variant, number, looks=True, **compact)
    yield "  compact, planes", in_lockstep(variant, number, looks=True, **planes)
    yield "  nothing looked at", in_lockstep(variant, number, looks=False)
    yield "pettingzoo, both players", in_turns(variant)
    yield "  compact, planes", in_turns(variant, **planes)


def main() -> None:
    """Print a table for each variant."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=VARIANTS)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    print(f"gymnasium {gymnasium.__version__}, numpy {np.__version__}")
    for variant in options.variants:
        print(f"\n{variant}")
        for name, step in doors(variant, options.games):
            print(f"{name:45} {steps_per_second(step, options.seconds):12,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
