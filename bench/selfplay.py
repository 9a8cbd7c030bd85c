"""How quickly games play themselves, on a GPU or on CPU cores, and where the time goes.

    python bench/selfplay.py                             standard, on the GPU if there is one
    python bench/selfplay.py basic matrx --games 4096    other variants, other sizes
    python bench/selfplay.py --games 4096 --games 16384 --network runs/first/last.pt
    python bench/selfplay.py --device cpu --games 64 --blocks 2 --channels 16

Without ``--network`` it is one of chance: how good it is changes nothing about its speed, but games have
another length. The columns:

- games, positions (decisions) and evaluations (positions the network was shown) a second of self-play;
- network alone: evaluations a second if nothing else were done, the ceiling of all that;
- network and trees: the share of the time the device works at each. On a GPU what is missing to 100 % it
  waits for orders;
- CPU: on a GPU the share of the time one core takes to give the orders, on a CPU the share of all cores
  that is used. At 100 % it is the ceiling.

Several of these may run side by side, to compile at the same time: with ``--lock FILE`` they measure one
after the other.
"""

import argparse
import fcntl
import os
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from gipf.train.network.learner import Captured, net_of
from gipf.train.network.lockstep import Lockstep, Net, Settings
from gipf.train.network.model import Network
from gipf.train.network.tree_search import DECIDED, GAMES

SPREAD = 200
"""Rounds of a few simulations before the clock starts, so that games are not all at the same point."""
WARM = 2
"""Rounds after that as they are measured."""
TIMED = 4
"""Rounds in which every part is timed."""
HELD = 200_000_000
"""So many cycles the GPU is held back, some 0.1 s, until it has the orders of a round."""


@contextmanager
def alone(file: Path | None) -> Iterator[None]:
    """Wait until no other of these measures."""
    if file is None:
        yield
        return
    with file.open("w") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        yield


def net_for(network: Network, device: str) -> Net:
    """Make a network as self-play asks it."""
    network = network.to(device).folded()
    if device == "cuda":
        return Captured(network.to(torch.bfloat16).fuse())
    return net_of(network)


def wait(device: str) -> None:
    """Wait until the GPU has done what it was told."""
    if device == "cuda":
        torch.cuda.synchronize()


def seconds_of(work: Callable[[], object], device: str, times: int) -> float:
    """Give the seconds that one of so many calls takes."""
    wait(device)
    began = time.perf_counter()
    for _ in range(times):
        work()
    wait(device)
    return (time.perf_counter() - began) / times


class Timed:
    """Notes when the device is done with each part of a round."""

    def __init__(self, pool: Lockstep, net: Net) -> None:
        self.pool, self.net = pool, net
        self.marks: list[tuple[str, Any]] = []

    def play(self, rounds: int) -> dict[str, float]:
        """Play; give the seconds an evaluation takes the network and the trees."""
        cores, is_gpu = self.pool._cores, self.pool.device.type == "cuda"
        spent = {"network": 0.0, "trees": 0.0}
        asked, launch = self.pool.evaluations, cores.run

        def run(name: str, games: int, *arguments: Any) -> None:
            launch(name, games, *arguments)
            self._mark("trees", is_gpu)

        def ask(cells: torch.Tensor, game: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            found = self.net(cells, game)
            self._mark("network", is_gpu)
            return found

        cores.run = run  # type: ignore[method-assign]
        for _ in range(rounds):
            if is_gpu:
                torch.cuda._sleep(HELD)
            self._mark("", is_gpu)
            self.pool.play_round(ask)
            wait(self.pool.device.type)
            for (_, before), (part, after) in zip(self.marks, self.marks[1:], strict=False):
                spent[part] += before.elapsed_time(after) / 1000 if is_gpu else after - before
            self.marks.clear()
        cores.run = launch  # type: ignore[method-assign]
        evaluations = self.pool.evaluations - asked
        return {part: seconds / evaluations for part, seconds in spent.items()}

    def _mark(self, part: str, is_gpu: bool) -> None:
        at: Any = time.perf_counter()
        if is_gpu:
            at = torch.cuda.Event(enable_timing=True)
            at.record()
        self.marks.append((part, at))


def spread(pool: Lockstep, net: Net, rounds: int) -> None:
    """Play on with few simulations."""
    settings, pool.settings = (
        pool.settings,
        replace(pool.settings, simulations=2, quick_simulations=2),
    )
    pool.schedules[2] = pool.schedules[settings.quick_simulations][:, :2].contiguous()
    for _ in range(rounds):
        pool.play_round(net)
    pool.settings = settings


def measure(variant: str, games: int, network: Network, options: argparse.Namespace) -> str:
    """Play for some seconds; give a line of the table."""
    device, simulations, quick = (
        options.device,
        options.simulations,
        max(2, options.simulations // 4),
    )
    settings = Settings(simulations=simulations, quick_simulations=quick)
    house = "" if "quiet=" in variant else ";quiet=100"
    pool = Lockstep([variant + house], games, device=device, settings=settings, rounds=2)
    net = net_for(network, device)
    spread(pool, net, SPREAD)
    for _ in range(WARM):
        pool.play_round(net)
    wait(device)
    asked, before, rounds, giving_orders = pool.evaluations, pool.counts.sum(0), 0, 0.0
    used, began = time.process_time(), time.perf_counter()
    while (taken := time.perf_counter() - began) < options.seconds:
        round_began = time.perf_counter()
        pool.play_round(net)
        giving_orders += time.perf_counter() - round_began
        wait(device)
        rounds += 1
    used = time.process_time() - used
    ended, decided = (pool.counts.sum(0) - before)[[GAMES, DECIDED]].tolist()
    rate = (pool.evaluations - asked) / taken
    # of the few rounds that were played, more or fewer than their share had all the simulations
    each = settings.recorded * (simulations + 1) + (1 - settings.recorded) * (quick + 1)
    positions = rate / each * decided / (rounds * games)
    spent = Timed(pool, net).play(TIMED)
    ceiling = games / seconds_of(lambda: net(pool.trees.cells, pool.trees.game), device, 20)
    busy = giving_orders / taken if device == "cuda" else used / taken / (os.cpu_count() or 1)
    return (
        f"| `{variant}` | {games:,} | {positions * ended / max(1, decided):,.0f} | {positions:,.0f} "
        f"| {rate:,.0f} | {ceiling:,.0f} | {rate * spent['network']:.0%} | {rate * spent['trees']:.0%} "
        f"| {busy:.0%} |"
    )


def compile_for(variant: str, network: Network, device: str) -> float:
    """Play a round of a few games, so that everything is compiled; give the seconds it took."""
    began = time.perf_counter()
    pool = Lockstep(
        [variant], 2, device=device, settings=Settings(simulations=2, quick_simulations=2)
    )
    pool.play_round(net_for(network, device))
    wait(device)
    return time.perf_counter() - began


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=["standard"])
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, action="append", help="side by side; may be repeated")
    parser.add_argument(
        "--simulations", type=int, default=64, help="of a decision that is learned from"
    )
    parser.add_argument("--network", type=Path, help="a file that training wrote")
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--channels", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--lock", type=Path, help="measure while nobody else has this file")
    options = parser.parse_args()
    torch.manual_seed(1)
    network = Network(options.blocks, options.channels)
    if options.network:
        network = Network.load(options.network)
    machine = torch.cuda.get_device_name() if options.device == "cuda" else platform.machine()
    size = f"{network.blocks}x{network.channels}"
    print(
        f"{machine}, torch {torch.__version__}, network {size}, {options.simulations} simulations\n"
    )
    print(
        "| variant | games | games/s | positions/s | evaluations/s | network alone | network | trees | CPU |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |", flush=True)
    for variant in options.variants:
        seconds = compile_for(variant, network, options.device)
        with alone(options.lock):
            lines = [
                measure(variant, games, network, options) for games in options.games or [16384]
            ]
        print(*lines, sep="\n", flush=True)
        print(f"<!-- {variant}: {seconds:.0f} s to compile -->", flush=True)


if __name__ == "__main__":
    main()
