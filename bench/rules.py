"""How fast the executable rulebook is: positions a second, each with its full list of legal moves.

Run it with ``python bench/rules.py``. It plays random games and counts every position whose legal
moves were listed. Machines are noisy, so each figure is also given as a ratio to a yardstick of
plain Python (dictionary and string work) that is timed right beside it. The last line walks through
100,000 positions and says how much memory that left behind.
"""

import argparse
import gc
import platform
import random
import time
import tracemalloc

from gipf import Position

VARIANTS = (
    "basic",
    "standard",
    "tournament",
    "standard+Z6",
    "tournament+D6P6",
    "ultimate",
    "matrx",
)


def walk(variant: str, positions: int, seed: int = 1) -> int:
    """Play random games until so many positions were listed; give the number of moves seen."""
    chance = random.Random(seed)
    moves_seen = 0
    position = Position.start(variant)
    for _ in range(positions):
        moves = position.legal_moves()
        moves_seen += len(moves)
        position = position.play(chance.choice(moves)) if moves else Position.start(variant)
    return moves_seen


def yardstick(rounds: int = 20_000) -> float:
    """Time a fixed amount of plain Python; give rounds a second."""
    began = time.perf_counter()
    for number in range(rounds):
        table = {f"{column}{number % 9}": column for column in "abcdefghij"}
        "/".join(sorted(table))
    return rounds / (time.perf_counter() - began)


def positions_per_second(variant: str, seconds: float = 1.0) -> float:
    """Measure a variant for about so many seconds."""
    walk(variant, 200)
    listed, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        walk(variant, 500, seed=listed)
        listed += 500
    return listed / (time.perf_counter() - began)


def memory_left_behind(variant: str, positions: int) -> int:
    """Give the bytes that are still held after a walk, beyond those after a shorter one."""
    walk(variant, 2_000)
    gc.collect()
    tracemalloc.start()
    walk(variant, 2_000)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    walk(variant, positions, seed=2)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return after - before


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="how long to measure each variant"
    )
    parser.add_argument(
        "--positions", type=int, default=100_000, help="positions of the memory walk"
    )
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.processor()}")
    print(f"{'variant':20} {'positions/s':>12} {'yardstick/s':>12} {'ratio':>6}")
    for variant in VARIANTS:
        beside = yardstick()
        speed = positions_per_second(variant, options.seconds)
        beside = (beside + yardstick()) / 2
        print(f"{variant:20} {speed:12,.0f} {beside:12,.0f} {speed / beside:6.3f}")
    kept = memory_left_behind("basic", options.positions)
    print(f"{options.positions:,} positions left {kept / 1024:,.0f} KiB behind")


if __name__ == "__main__":
    main()
