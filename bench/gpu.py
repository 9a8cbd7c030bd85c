"""The kernel on a GPU: the same games as on the CPU, and how many a second.

Run it with ``python bench/gpu.py`` on a machine with a GPU and numba-cuda. First it plays games of
every variant on both, from the same seeds, and compares every word of every row, every hash and every
number of decisions; then it prints random games a second on the GPU, on all CPU cores, and their ratio.
``--against FOLDER`` names the sources of another commit: both play the same games in turn, and the ratio of
their speeds is printed.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from bench.kernel import play_games
from gipf import Position
from gipf.kernel.batch import Batch
from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.kernel.gpu import REGISTERS, GpuBatch, play_random_games
from gipf.kernel.playout import FAIR_ODDS

VARIANTS = (
    "basic",
    "standard",
    "tournament",
    "standard+Z6",
    "standard+Y6",
    "tournament+T6",
    "tournament+D6P6",
    "tournament+Z6/P6;challenges=*",
    "ultimate",
    "ultimate;challenges=3",
    "matrx",
    "matrx;board=hex37",
    "tournament;repetition=3;quiet=100",
)


def compare(variant: str, games: int, seed: int) -> tuple[int, int]:
    """Play the same games on both; give how many decisions were compared and how many games differ."""
    there, here = GpuBatch(variant, games), Batch(variant, games)
    for number in range(12):
        moves = there.random_moves(seed + number)
        ours = here.random_moves(seed + number)
        if not np.array_equal(moves.copy_to_host(), ours):
            raise SystemExit(f"{variant}: other moves were picked at step {number}")
        there.step(moves)
        here.step(ours)
    if not np.array_equal(there.hashes().copy_to_host(), here.hashes()):
        raise SystemExit(f"{variant}: other hashes")
    theirs = there.play_out(seed).copy_to_host()
    ours = here.play_out(seed)
    states = there.states.copy_to_host()
    differ = (theirs != ours) | (_meaningful(states) != _meaningful(here.states)).any(axis=1)
    return int(ours.sum()), int(differ.sum())


def _meaningful(states: np.ndarray) -> np.ndarray:
    """Blank what lies under spots that are not covered: nobody reads it."""
    from gipf.kernel.layout import COVERED, DEEP, SPOTS, UNDER
    from gipf.kernel.lookup import BIT_AT, board_lookup

    states = states.copy()
    bits = board_lookup("matrx40")[BIT_AT : BIT_AT + SPOTS]
    uncovered = (states[:, COVERED, None] >> bits & 1) == 0
    states[:, UNDER : UNDER + SPOTS][uncovered] = 0
    states[:, DEEP : DEEP + SPOTS][uncovered] = 0
    return states


def cpu_games_per_second(variant: str, cores: int, least: float) -> float:
    """Play random games on all cores."""
    position = Position.start(variant)
    family, lookup = rules_of(position.variant)
    start = empty_states(1)
    write_state(position, start, 0)

    def work(seed: int) -> int:
        scratch, history = empty_states(1), np.zeros((1, 1024), np.int64)
        results = np.zeros(4, np.int64)
        done, until = 0, time.perf_counter() + least
        while time.perf_counter() < until:
            arguments = start, scratch, history, seed + done, 500, 5000, FAIR_ODDS, results
            play_games(family, lookup, *arguments)
            done += 500
        return done

    results = np.zeros(4, np.int64)
    play_games(
        family,
        lookup,
        start,
        empty_states(1),
        np.zeros((1, 1024), np.int64),
        1,
        1,
        5000,
        FAIR_ODDS,
        results,
    )
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        done = sum(pool.map(work, range(0, cores * 1_000_000, 1_000_000)))
    return done / (time.perf_counter() - began)


def gpu_games_per_second(
    variant: str, least: float, registers: int
) -> tuple[float, float, list[int]]:
    """Play random games on the GPU; give games and decisions a second, and the results."""
    play_random_games(variant, 1 << 17, registers=registers)
    games = 1 << 18
    while True:
        began = time.perf_counter()
        decisions, results = play_random_games(variant, games, seed=7, registers=registers)
        taken = time.perf_counter() - began
        if taken > least or games >= 1 << 30:
            return games / taken, decisions / taken, results
        games *= 4 if taken > least / 8 else 16


PLAYS = """
import sys, time
from gipf.kernel.gpu import play_random_games
for line in sys.stdin:
    variant, games = line.rsplit(" ", 1)
    began = time.perf_counter()
    decisions, _ = play_random_games(variant, int(games), seed=7)
    print(time.perf_counter() - began, decisions, flush=True)
"""
"""A process of either commit: plays as many games of a variant as it is told to, says how long it took."""


class Sources:
    """The kernel of a folder of sources, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(folder)},
        )

    def play(self, variant: str, games: int) -> tuple[float, int]:
        """Play random games; give the seconds and the decisions."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{variant} {games}\n")
        self._process.stdin.flush()
        seconds, decisions = self._process.stdout.readline().split()
        return float(seconds), int(decisions)


def compare_speed(variants: list[str], other: Path, least: float, rounds: int = 7) -> None:
    """Let these sources and others play the same games in turn; print the median ratio of their speeds."""
    ours, theirs = Sources(Path(__file__).parent.parent / "src"), Sources(other)
    print(f"{'variant':34} {'games':>12} {'speed':>6} {'from':>6} {'to':>6}  decisions", flush=True)
    for variant in variants:
        games = 1 << 17
        for sources in (ours, theirs):
            sources.play(variant, games)  # compiles
        while ours.play(variant, games)[0] < least:
            games *= 2
        turns = [(ours.play(variant, games), theirs.play(variant, games)) for _ in range(rounds)]
        ratios = [before / now for (now, _), (before, _) in turns]
        same = "the same" if all(a[1] == b[1] for a, b in turns) else "OTHERS"
        print(
            f"{variant:34} {games:12,} {statistics.median(ratios):6.3f} {min(ratios):6.3f}"
            f" {max(ratios):6.3f}  {same}",
            flush=True,
        )


def main() -> None:
    """Compare, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument(
        "--games", type=int, default=20_000, help="games of each variant to compare"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure")
    parser.add_argument("--registers", type=int, nargs="*", default=[REGISTERS], help="per thread")
    parser.add_argument("--no-compare", action="store_true", help="only measure")
    parser.add_argument("--against", type=Path, help="folder with the sources of another commit")
    options = parser.parse_args()
    if options.against:
        compare_speed(options.variants, options.against, options.seconds)
        return
    cores = os.cpu_count() or 1
    print(f"{'variant':34} {'compared':>12} {'differ':>6} {'compile s':>9}", flush=True)
    for variant in [] if options.no_compare else options.variants:
        began = time.perf_counter()
        compared, differ = compare(variant, options.games, seed=3)
        taken = time.perf_counter() - began
        print(f"{variant:34} {compared:12,} {differ:6} {taken:9.1f}", flush=True)
        if differ:
            raise SystemExit(f"{variant}: {differ} games differ between GPU and CPU")
    print(
        f"{'variant':34} {'GPU games/s':>14} {'GPU dec/s':>15} {f'{cores} cores':>12} {'ratio':>6}"
        f" {'white':>6} {'drawn':>6} {'registers':>9}",
        flush=True,
    )
    for variant in options.variants:
        (games, decisions, results), registers = max(
            (gpu_games_per_second(variant, options.seconds, number), number)
            for number in options.registers
        )
        beside = cpu_games_per_second(variant, cores, options.seconds)
        white, drawn = results[1] / sum(results), results[3] / sum(results)
        print(
            f"{variant:34} {games:14,.0f} {decisions:15,.0f} {beside:12,.0f} {games / beside:6.1f}"
            f" {white:6.3f} {drawn:6.3f} {registers:9}",
            flush=True,
        )


if __name__ == "__main__":
    main()
