"""How fast the environments for learners are: steps a second of each, at random, on one core.

Run it with ``python bench/envs.py``. A step is one decision of the learner, with the opponent's reply where
there is one; the action is picked from the mask, so that its making counts, except in the lines that say so.
Seconds are those of the processor, so that what else the machine does matters less; on a GPU, where torch
finds one, they are those of the clock, and each step is waited for.
"""

import argparse
import os
import platform
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple

import gymnasium
import numpy as np

from gipf.envs import pettingzoo, vector
from gipf.envs.gymnasium import ID

VARIANTS = ("basic;quiet=50", "tournament;repetition=3;quiet=100", "matrx;repetition=3;quiet=100")
Steps = Callable[[], int]


class Door(NamedTuple):
    """A way in: what it is called, how to go some steps, and by which clock."""

    name: str
    step: Steps
    clock: Callable[[], float] = time.process_time

    def steps_per_second(self, seconds: float) -> float:
        """Repeat some steps for a while."""
        self.step()
        number, began = 0, self.clock()
        while (taken := self.clock() - began) < seconds:
            number += self.step()
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


def as_tensors(variant: str, number: int, device: str, *, looks: bool, **settings: Any) -> Steps:
    """Step the environment of tensors, on the processor or a GPU."""
    import torch

    from gipf.envs import tensors

    torch.set_num_threads(1)
    env = tensors.make(variant, number, auto_reset=True, threads=1, device=device, **settings)
    state, times = env.reset(seed=1), 0

    def step() -> int:
        nonlocal state, times
        times += 1
        state = env.step(state, env.random_actions(state, times))
        if looks:
            assert state.observation.shape[0] == state.legal_action_mask.shape[0]
        if device == "cuda":
            torch.cuda.synchronize()
        return number

    return step


def devices() -> Iterator[tuple[str, Callable[[], float]]]:
    """Give the devices that torch can use, if it is there, each with its clock."""
    if find_spec("torch"):
        import torch

        yield "cpu", time.process_time
        if torch.cuda.is_available():
            yield "cuda", time.perf_counter


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


def doors(variant: str, number: int) -> Iterator[Door]:
    """Give every way in."""
    compact = {"actions": "compact"}
    planes = compact | {"observations": "planes"}
    yield Door("gymnasium, one game", single(variant))
    yield Door("  compact", single(variant, **compact))
    yield Door("  compact, planes", single(variant, **planes))
    yield Door(f"gymnasium, {number} games", many(variant, number))
    yield Door("  compact", many(variant, number, **compact))
    yield Door("  compact, planes", many(variant, number, **planes))
    yield Door(
        f"vectorised, {number} games, both players", in_lockstep(variant, number, looks=True)
    )
    yield Door("  compact", in_lockstep(variant, number, looks=True, **compact))
    yield Door("  compact, planes", in_lockstep(variant, number, looks=True, **planes))
    yield Door("  nothing looked at", in_lockstep(variant, number, looks=False))
    for device, clock in devices():
        for name, looks, how in (
            (f"tensors on {device}, {number} games, both players", True, {}),
            ("  compact", True, compact),
            ("  compact, planes", True, planes),
            ("  nothing looked at", False, {}),
        ):
            yield Door(name, as_tensors(variant, number, device, looks=looks, **how), clock)
    yield Door("pettingzoo, both players", in_turns(variant))
    yield Door("  compact, planes", in_turns(variant, **planes))


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
        for door in doors(variant, options.games):
            found = door.steps_per_second(options.seconds)
            print(f"{door.name:45} {found:12,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
