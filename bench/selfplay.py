"""How quickly games play themselves, on a GPU or on CPU cores, and where the time goes.

    python bench/selfplay.py                             standard, on the GPU if there is one
    python bench/selfplay.py basic matrx --games 4096    other variants, other sizes
    python bench/selfplay.py --device cpu --games 64 --blocks 2 --channels 16

The network is one of chance: how good it is changes nothing about its speed, but games are longer at
first. Evaluations a second count every position the network was shown in real self-play; beside them
stands what the network alone reaches on the same arrays.
"""

import argparse
import platform
import time
from collections.abc import Callable

import torch

from gipf.train.learning import Captured, asking
from gipf.train.lockstep import Lockstep, Net, Settings
from gipf.train.network import Network
from gipf.train.trees import DECIDED, GAMES

WARM = 2
"""Rounds before the clock starts: compiling, choosing algorithms, capturing graphs."""


def net_for(device: str, blocks: int, channels: int) -> Net:
    """Make a network as self-play asks it."""
    network = Network(blocks, channels).to(device).folded()
    if device == "cuda":
        return Captured(network.to(torch.bfloat16).fuse())
    return asking(network)


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


def measure(variant: str, options: argparse.Namespace) -> str:
    """Play for some seconds; give a line of the table."""
    device = options.device
    settings = Settings(tries=options.tries, quick_tries=max(2, options.tries // 4))
    pool = Lockstep(
        [f"{variant};quiet=100"], options.games, device=device, settings=settings, rounds=2
    )
    net = net_for(device, options.blocks, options.channels)
    for _ in range(WARM):
        pool.play_round(net)
    wait(device)
    asked, before, began = pool.evaluations, pool.counts.sum(0), time.perf_counter()
    while (taken := time.perf_counter() - began) < options.seconds:
        pool.play_round(net)
        wait(device)
    played = pool.counts.sum(0) - before
    alone = seconds_of(lambda: net(pool.cells, pool.game), device, 20)
    rate = (pool.evaluations - asked) / taken
    share = rate * alone / pool.games
    return (
        f"| `{variant}` | {options.games} | {played[GAMES] / taken:,.0f} | {played[DECIDED] / taken:,.0f} "
        f"| {rate:,.0f} | {pool.games / alone:,.0f} | {share:.0%} |"
    )


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=["standard"])
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, default=16384, help="side by side")
    parser.add_argument("--tries", type=int, default=64, help="of a decision that is learned from")
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--channels", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5.0)
    options = parser.parse_args()
    torch.manual_seed(1)
    machine = torch.cuda.get_device_name() if options.device == "cuda" else platform.machine()
    size = f"{options.blocks}x{options.channels}"
    print(f"{machine}, torch {torch.__version__}, network {size}, {options.tries} tries\n")
    print("| variant | games | games/s | decisions/s | evaluations/s | network alone | its share |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for variant in options.variants:
        print(measure(variant, options), flush=True)


if __name__ == "__main__":
    main()
