"""How fast the engine searches and how deep it gets; `bench.latency` has how it keeps to its limits.

    python bench/search.py                  a table for every variant
    python bench/search.py --games 1000     whole games of every variant, checked by the rulebook

Positions are those of random games, from 4 to 24 decisions into the game, the same in every run.
"""

import argparse
import platform
import random
import resource
import statistics
from collections.abc import Iterator

from gipf.position import Position
from gipf.search.answer import Limits
from gipf.search.iterative_deepening import AlphaBeta

VARIANTS = (
    "basic",
    "standard",
    "tournament",
    "standard+Z6",
    "tournament+D6",
    "tournament+P6",
    "ultimate",
    "ultimate;challenges=3",
    "matrx",
    "matrx;board=hex37",
)
HOUSE_RULES = ";repetition=3;quiet=100"


def positions(variant: str, number: int) -> Iterator[Position]:
    """Give positions of random games that are not over."""
    seed = 0
    while number:
        chance = random.Random(f"{variant} {seed}")
        position = Position.start(variant)
        for _ in range(4 + seed % 21):
            if not position.is_over:
                position = position.play(chance.choice(position.legal_moves()))
        seed += 1
        if not position.is_over:
            number -= 1
            yield position


def measure_speed(variant: str, seconds: float) -> str:
    """Search ten positions; give nodes a second, depths reached and the time to some depth."""
    player = AlphaBeta()
    player.search(Position.start(variant), Limits(depth=1))
    rates, depths, after = [], [], []
    for position in positions(variant, 10):
        player.forget()
        answer = player.search(position, Limits(seconds=seconds), tell=lambda _: None)
        rates.append(answer.nodes / answer.seconds)
        depths.append(answer.depth)
        player.forget()
        after.append(player.search(position, Limits(seconds=0.05)).depth)
    return (
        f"{variant:24} {statistics.mean(rates):12,.0f} {statistics.mean(after):10.1f}"
        f" {statistics.mean(depths):10.1f}"
    )


def play_games(variant: str, games: int) -> str:
    """Play whole games, every move checked by the rulebook; give decisions and what memory grew by."""
    player = AlphaBeta(memory=4)
    decisions = 0
    grown = 0
    for game in range(games):
        chance = random.Random(f"{variant} {game}")
        position = Position.start(variant + HOUSE_RULES)
        while not position.is_over:
            if chance.random() < 0.1:
                move = chance.choice(position.legal_moves())
            else:
                move = player.search(position, Limits(nodes=200)).move
            position = position.play(move)
            decisions += 1
        if game == games // 5:
            grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - grown
    return f"{variant:24} {games:8,} {decisions:12,} {grown:12,}"


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--seconds", type=float, default=1.0, help="for each position")
    parser.add_argument("--games", type=int, default=0, help="play so many games of each variant")
    options = parser.parse_args()
    print(platform.processor() or platform.machine(), "Python", platform.python_version())
    if options.games:
        print(f"{'variant':24} {'games':>8} {'decisions':>12} {'grown KiB':>12}")
    else:
        reached = f"in {options.seconds:g} s"
        print(f"{'variant':24} {'nodes/s':>12} {'in 50 ms':>10} {reached:>10}")
    for variant in options.variants:
        if options.games:
            print(play_games(variant, options.games), flush=True)
        else:
            print(measure_speed(variant, options.seconds), flush=True)


if __name__ == "__main__":
    main()
