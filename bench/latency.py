"""How quickly things answer: what tests do not state, since no test depends on a clock.

Run it with ``python -m bench.latency`` on a quiet machine. It prints median and 99 % in milliseconds, and the
median as a multiple of a fixed piece of plain Python timed in between, by which machines can be compared. The
marks to keep below are 50 ms for the stop of a search and 5 ms for a scene.
"""

import argparse
import random
import statistics
import threading
import time
from collections.abc import Callable, Iterator

from bench.search import positions
from gipf.position import Position
from gipf.scene import scene_of
from gipf.search.answer import Limits, Stop
from gipf.search.iterative_deepening import AlphaBeta

VARIANTS = ("basic", "tournament", "ultimate", "matrx")
MOVETIME = 0.05


def yardstick() -> float:
    """Time a piece of plain Python that depends on nothing of this package."""
    began = time.perf_counter()
    sum(number * number for number in range(10_000))
    return 1000 * (time.perf_counter() - began)


def stopping(player: AlphaBeta, position: Position) -> float:
    """Stop a search that has no limits; give how long it goes on."""
    stop, told = Stop(), 0.0

    def end() -> None:
        nonlocal told
        told = time.perf_counter()
        stop.set()

    timer = threading.Timer(0.03, end)
    timer.start()
    player.search(position, Limits(), stop=stop)
    ended = time.perf_counter()
    timer.join()
    return 1000 * max(0.0, ended - told)


def lateness(player: AlphaBeta, position: Position) -> float:
    """Search with a limit of time; give by how much the answer is late."""
    began = time.perf_counter()
    player.search(position, Limits(seconds=MOVETIME))
    return 1000 * (time.perf_counter() - began - MOVETIME)


def scene(_: AlphaBeta, position: Position) -> float:
    """Describe a position, of which nothing is known yet, for a page."""
    fresh = Position.parse(str(position))
    began = time.perf_counter()
    scene_of(fresh)
    return 1000 * (time.perf_counter() - began)


def move(_: AlphaBeta, position: Position) -> float:
    """Read and play a move as the server does, and describe the position after it."""
    text = str(random.Random(str(position)).choice(position.legal_moves()))
    fresh = Position.parse(str(position))
    began = time.perf_counter()
    scene_of(fresh.play(text))
    return 1000 * (time.perf_counter() - began)


MEASURED: dict[str, Callable[[AlphaBeta, Position], float]] = {
    "stop of a search": stopping,
    "late at 50 ms": lateness,
    "scene": scene,
    "move and scene": move,
}


def measure(variant: str, number: int) -> Iterator[str]:
    """Give a line of the table for each thing measured."""
    player = AlphaBeta(memory=16)
    player.search(Position.start(variant), Limits(depth=1))
    for name, time_one in MEASURED.items():
        times, yards = [], []
        for position in positions(variant, number):
            yards.append(yardstick())
            times.append(time_one(player, position))
        times.sort()
        median, most = times[len(times) // 2], times[len(times) * 99 // 100]
        ratio = median / statistics.median(yards)
        yield f"{variant:12} {name:18} {median:10.2f} {most:10.2f} {ratio:12.2f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--positions", type=int, default=100, help="of each variant")
    options = parser.parse_args()
    print(f"{'variant':12} {'milliseconds':18} {'median':>10} {'99 %':>10} {'x plain Python':>14}")
    for variant in options.variants:
        for line in measure(variant, options.positions):
            print(line, flush=True)


if __name__ == "__main__":
    main()
