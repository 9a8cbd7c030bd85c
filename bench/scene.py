"""How long it takes to describe a position for a page, with all its options and what each of them does.

Run it with ``python -m bench.scene``: all positions of random games of each variant, then the widest that some
hundred games came by. The list of legal moves is counted in; the text of the JSON is timed by itself.
"""

import json
import random
import time
from collections.abc import Iterator
from dataclasses import replace

from gipf import Position
from gipf.scene import scene_of
from gipf.variants import NAMED

WIDEST = (
    "ultimate dTz1/T1TPP/Z2y1Z/1t4D/Z2Gzp/y3g/tY1p b m B9D2Y2P1/B10T1Z1D2Y1P1 -- - 11",
    "matrx TP1z/Y3g/Gy2G1/5yt/P2G1D/3p1/Tg1T/zg1 b m Z6D4Y4P2/T4Z2D6Y2P4 -- - 10",
    "matrx Z3/1Z3/2Z3/3D3/3D2/3D1/G2Y/1g1 w r -/- -- - 20",
)
"""Two with the most moves, and one with a row of seven stacks, which can be cleared in 108 ways."""


def positions(variant: str, games: int, longest: int = 120) -> Iterator[Position]:
    """Give all positions of some random games, the same each time."""
    for seed in range(games):
        chance = random.Random(seed)
        position = Position.start(variant)
        for _ in range(longest):
            yield position
            if position.is_over:
                break
            position = position.play(chance.choice(position.legal_moves()))


def milliseconds(position: Position) -> float:
    """Time one scene; nothing that was worked out for the position before helps."""
    fresh = replace(position)
    began = time.perf_counter()
    scene_of(fresh)
    return 1000 * (time.perf_counter() - began)


def main() -> None:
    """Print the figures."""
    print(f"{'milliseconds':24} {'median':>8} {'99 %':>8} {'most':>8}")
    for variant in NAMED:
        times = sorted(milliseconds(position) for position in positions(variant, 20))
        figures = (times[len(times) // 2], times[len(times) * 99 // 100], times[-1])
        print(f"{variant:24}", *(f"{figure:8.2f}" for figure in figures))
    print(f"\n{'widest':24} {'options':>8} {'median':>8} {'JSON':>8} {'kB':>8}")
    for text in WIDEST:
        position = Position.parse(text)
        median = sorted(milliseconds(position) for _ in range(101))[50]
        scene, began = scene_of(position), time.perf_counter()
        size = len(json.dumps(scene))
        writing = 1000 * (time.perf_counter() - began)
        options = len(scene["options"])
        print(f"{text.split()[0]:24} {options:8} {median:8.2f} {writing:8.2f} {size / 1000:8.1f}")


if __name__ == "__main__":
    main()
