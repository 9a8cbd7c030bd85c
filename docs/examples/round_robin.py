"""Let four players meet each other in three variants, in several processes; it goes on where it was stopped.

python docs/examples/round_robin.py FOLDER --games 20 --parallel 4
"""

import argparse
from pathlib import Path

from gipf import Limits
from gipf.match.match import Match
from gipf.match.results import MatchFolder, Result
from gipf.match.standings import score

PLAYERS = ("random", "greedy", "level-2", "level-4")
VARIANTS = ("basic", "standard", "ultimate")


def main() -> None:
    """Play what is left of the tournament and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20, help="of each pairing in each variant")
    parser.add_argument("--nodes", type=int, default=200, help="for each decision")
    parser.add_argument("--parallel", type=int, default=2)
    options = parser.parse_args()
    limits = Limits(nodes=options.nodes)
    match = Match(PLAYERS, VARIANTS, games=options.games, limits=limits)
    with MatchFolder(options.folder, match.settings()) as store:
        print(f"{len(store.results)} of {match.size} games are there")
        match.play(store, parallel=options.parallel)
        print_tables(match, store.results)


def print_tables(match: Match, results: list[Result]) -> None:
    """Print who scored what against whom, and how long the games were."""
    names = [contestant.name for contestant in match.contestants]
    print("| player | " + " | ".join(names) + " | points |")
    for one, name in enumerate(names):
        against = [score(results, one, other) for other in range(len(names)) if other != one]
        cells = [f"{found.points:g}/{found.games}" for found in against]
        cells.insert(one, "")
        print(f"| {name} | {' | '.join(cells)} | {sum(found.points for found in against):g} |")
    for variant in match.variants:
        lengths = [result.decisions for result in results if result.variant == variant]
        print(f"{variant}: {sum(lengths) / len(lengths):.1f} decisions a game")


if __name__ == "__main__":
    main()
