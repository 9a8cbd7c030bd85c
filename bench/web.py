"""The compiled code for browsers beside that of the processor: the same answers, and how fast.

``python -m bench.web --games 1000`` compares games, searches and proofs of all variants in Node; the first
difference ends it. ``--speed`` tells the nodes a second of both, one thread each, and the depth both reach in
50 ms; with ``--chromium`` not in Node but in the worker of a page in Chromium. ``--visit 3`` tells what
a first and a second visit of the app as plain files cost, the best of three.
"""

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from bench import first_visit
from bench.search import positions
from gipf.position import Position
from gipf.search.answer import Limits
from gipf.search.iterative_deepening import AlphaBeta
from tests.e2e.chromium import launch
from tests.wasm.chromium import Chromium, build_page, open_chromium
from tests.wasm.differential import (
    compare_game,
    compare_proof,
    compare_search,
    search_job,
    some_position,
)
from tests.wasm.node import Compiled, Node, open_node

VARIANTS = ("basic", "standard", "tournament+P6", "ultimate", "matrx")
NODES = 300_000
SOON = 0.05
RUNS = 12
"""Of each the best counts: on a busy machine few are undisturbed."""


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


def measure(compiled: Compiled) -> None:
    """Print nodes a second, the best of some runs, and depth after 50 ms of both, in turn."""
    print("variant         processor    browser  ratio   depth in 50 ms")
    for variant in VARIANTS:
        places = list(positions(variant, 4))
        rates = {"processor": 0.0, "browser": 0.0}
        depths = {"processor": 0, "browser": 0}
        for _ in range(RUNS):
            for name, search in (("processor", _native), ("browser", _browser)):
                nodes = seconds = 0.0
                for position in places:
                    found = search(compiled, position, Limits(nodes=NODES))
                    nodes, seconds = nodes + found[1], seconds + found[2]
                    depths[name] += search(compiled, position, Limits(seconds=SOON))[0]
                rates[name] = max(rates[name], nodes / seconds)
        mean = {name: depth / RUNS / len(places) for name, depth in depths.items()}
        print(
            f"{variant:14} {rates['processor']:10,.0f} {rates['browser']:10,.0f}"
            f" {rates['browser'] / rates['processor']:6.2f}"
            f"   {mean['processor']:6.1f} {mean['browser']:6.1f}",
            flush=True,
        )


def _native(_: Compiled, position: Position, limits: Limits) -> tuple[int, int, float]:
    """Search by the processor's code; give depth, nodes and seconds."""
    player = AlphaBeta(memory=1)
    player.search(position, Limits(depth=1))
    player.forget()
    began = time.perf_counter()
    answer = player.search(position, limits)
    return answer.depth, answer.nodes, time.perf_counter() - began


def _browser(compiled: Compiled, position: Position, limits: Limits) -> tuple[int, int, float]:
    """Search by the browser's code; give depth, nodes and seconds."""
    said = compiled.ask(search_job(position, limits, 1))
    return said["depth"], said["nodes"], said["seconds"]


@contextmanager
def open_window() -> Iterator[Chromium]:
    """Open a page with the engine in a Chromium."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        build_page(Path(folder))
        browser = launch(playwright)
        print(f"Chromium {browser.version}")
        with open_chromium(browser, Path(folder), isolated=False) as window:
            yield window
        browser.close()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--chromium", action="store_true", help="measure in Chromium")
    parser.add_argument("--visit", type=int, default=0, help="so many visits are made")
    given = parser.parse_args()
    if given.visit:
        first_visit.measure(given.visit)
    if given.chromium:
        with open_window() as window:
            measure(window)
    if given.visit or given.chromium:
        return
    with open_node() as node:
        if given.speed:
            measure(node)
        else:
            compare(node, given.games, given.seed)


if __name__ == "__main__":
    main()
