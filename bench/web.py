"""The compiled code for the browser beside that of the processor, in Node: the same answers, and how fast.

``python -m bench.web --games 1000`` compares games, searches and proofs of all variants; the first difference
ends it. ``--speed`` tells the nodes a second of both, one thread each.
"""

import argparse
import time

from gipf.position import Position
from gipf.search.answer import Limits
from gipf.search.iterative_deepening import AlphaBeta
from tests.wasm.differential import (
    compare_game,
    compare_proof,
    compare_search,
    search_job,
    some_position,
)
from tests.wasm.node import Node, open_node

VARIANTS = ("basic", "standard", "tournament", "ultimate", "matrx")
NODES = 300_000


def compare(node: Node, games: int, seed: int) -> None:
    """Compare so many games, and in each a position that is searched and proved."""
    nodes = 0
    for number in range(seed, seed + games):
        compare_game(node, number)
        position = some_position(number)
        limits = Limits(depth=5, nodes=50_000)
        nodes += compare_search(node, position, limits, lines=1 + number % 3)
        compare_proof(node, position, 2, ("win", "hold")[number % 2], 20_000)
    print(f"{games} games, searches and proofs are the same; {nodes:,} nodes")


def measure(node: Node) -> None:
    """Print the nodes a second of both from the start of some variants."""
    print("variant        processor    browser")
    for variant in VARIANTS:
        position, limits = Position.start(variant), Limits(nodes=NODES)
        node.ask(search_job(position, Limits(depth=1), 1))
        AlphaBeta(memory=1).search(position, Limits(depth=1))
        said = node.ask(search_job(position, limits, 1))
        began = time.perf_counter()
        nodes = AlphaBeta(memory=1).search(position, limits).nodes
        native = nodes / (time.perf_counter() - began)
        print(f"{variant:12}  {native:10,.0f} {said['nodes'] / said['seconds']:10,.0f}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--speed", action="store_true")
    given = parser.parse_args()
    with open_node() as node:
        if given.speed:
            measure(node)
        else:
            compare(node, given.games, given.seed)


if __name__ == "__main__":
    main()
