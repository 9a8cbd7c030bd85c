"""How fast the kernel is, variant by variant, beside the executable rulebook in the same run.

Run it with ``python bench/kernel.py``. The columns: perft leaves a second, every leaf played (no bulk
counting); random games a second, start to end; steps a second of a batch of 100,000 games with 1 and 2
threads, and their ratio; seconds until the first random game is over with an empty and with a filled
cache; nanoseconds for a hash; and how many times faster than `gipf.rules` the perft is.

Leaves, games, hashes and the rulebook are timed by the seconds of the processor, so that what else the machine
does matters less; threads and first games by the clock. What the limits are is written in docs/kernel.md.

``python bench/kernel.py --against`` compiles ``bench/perft.cpp``, basic GIPF in C++, lets both play every leaf
in turns, and prints how many they play in a second of the processor, and the ratio.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from gipf import Position, perft
from gipf.kernel.batch import Batch
from gipf.kernel.compiling import compiled
from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.kernel.fields import has_potentials, winner_of
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import MOST_MOVES, PLAIN_WORDS, TURN, Array, Family
from gipf.kernel.perft import count_sequences
from gipf.kernel.playout import FAIR_ODDS, play_out, seed_of

DEPTHS = {
    "basic": 5,
    "standard": 5,
    "tournament": 5,
    "standard+Z6": 4,
    "tournament+D6P6": 4,
    "ultimate": 4,
    "ultimate;challenges=3": 4,
    "matrx": 5,
    "matrx;board=hex37": 5,
}
FIRST_GAME = "import sys; from gipf.kernel.batch import Batch; Batch(sys.argv[1], 1).play_out(1)"


class Leaves:
    """Counts the sequences from a position, every decision played, the last ones too."""

    def __init__(self, position: Position, depth: int) -> None:
        self.family, self.lookup = rules_of(position.variant)
        self.depth = depth
        self.states, self.moves = (
            empty_states(depth + 1),
            np.zeros((depth + 1, MOST_MOVES), np.int64),
        )
        self.shares = np.tile(np.array([0, 1]), (depth + 1, 1))
        self.history, self.stop = np.zeros((1, depth + 1), np.int64), np.zeros(2, np.int64)
        write_state(position, self.states, 0)

    def count(self, depth: int | None = None) -> int:
        """Count those of a depth, or of the whole one."""
        depth = self.depth if depth is None else depth
        if depth == 0:
            return 1
        scratch = self.states, self.moves, self.shares, self.history, 0
        return int(count_sequences(self.family, self.lookup, *scratch, self.stop, 0, depth, True))


@compiled
def play_games(
    family: Family,
    lookup: Array,
    start: Array,
    scratch: Array,
    history: Array,
    seed: int,
    games: int,
    most: int,
    odds: tuple[int, int],
    results: Array,
) -> int:
    """Play random games from the state ``start``; count results in ``results``, give the decisions.

    ``results`` has places for: unfinished, White, Black, drawn.
    """
    decisions = 0
    for game in range(games):
        for word in range(start.shape[1] if has_potentials(family) else PLAIN_WORDS):
            scratch[0, word] = start[0, word]
        rng = seed_of(seed, game)
        number, _, _ = play_out(family, lookup, scratch, scratch, 0, history, 0, 0, rng, most, odds)
        decisions += number
        results[winner_of(scratch, 0)] += 1
    return decisions


def seconds(work: Callable[[], object], least: float = 0.5) -> tuple[float, int]:
    """Repeat some work for a while; give the seconds of the processor and how often it was done."""
    times, began = 0, time.process_time()
    while (taken := time.process_time() - began) < least:
        work()
        times += 1
    return taken, times


def leaves_per_second(variant: str) -> float:
    """Count leaves from the start, each of them played."""
    leaves = Leaves(Position.start(variant), DEPTHS[variant])
    leaves.count(2)
    found = leaves.count()
    taken, times = seconds(leaves.count, 1.0)
    return found * times / taken


def games_per_second(variant: str, games: int = 2000) -> tuple[float, float]:
    """Play random games on one core; give games and decisions a second."""
    position = Position.start(variant)
    family, lookup = rules_of(position.variant)
    start, scratch = empty_states(1), empty_states(1)
    history, results = np.zeros((1, 1), np.int64), np.zeros(4, np.int64)
    write_state(position, start, 0)

    def play_some(number: int, seed: int) -> int:
        arguments = start, scratch, history, seed, number, 5000, FAIR_ODDS, results
        return play_games(family, lookup, *arguments)

    play_some(1, 0)
    decisions, began, done = 0, time.process_time(), 0
    while time.process_time() - began < 1.0:
        decisions += play_some(games, done)
        done += games
    taken = time.process_time() - began
    return done / taken, decisions / taken


def steps_per_second(variant: str, threads: int, games: int = 100_000) -> float:
    """Step a batch of games with random moves; games that are over start again."""
    batch = Batch(variant, games, threads=threads)
    first = batch.states[0].copy()
    batch.step(batch.random_moves(0))
    number, spent = 0, 0.0
    while spent < 1.0:
        moves = batch.random_moves(number)
        began = time.perf_counter()
        batch.step(moves)
        spent += time.perf_counter() - began
        batch.states[batch.is_over] = first
        number += 1
    return number * games / spent


@compiled
def _hash_often(family: Family, lookup: Array, states: Array, times: int) -> int:
    total = 0
    for _ in range(times):
        states[0, 0] ^= total & 1
        total ^= hash_state(family, lookup, states, states, 0)
        states[0, TURN] = total
    return total


def hash_nanoseconds(variant: str) -> float:
    """Time a hash in the middle of a game."""
    batch = Batch(variant, 1)
    for seed in range(20):
        batch.step(batch.random_moves(seed))
    _hash_often(batch.family, batch.lookup, batch.states, 1)
    began = time.process_time()
    _hash_often(batch.family, batch.lookup, batch.states, 1_000_000)
    return (time.process_time() - began) * 1000


def seconds_to_first_game(variant: str) -> tuple[float, float]:
    """Give the seconds a new process takes for its first random game, with an empty cache and again."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "GIPF_CACHE": folder}
        taken = []
        for _ in range(2):
            began = time.perf_counter()
            command = [sys.executable, "-c", FIRST_GAME, variant]
            subprocess.run(command, env=environment, check=True)
            taken.append(time.perf_counter() - began)
    return taken[0], taken[1]


def rulebook_leaves_per_second(variant: str) -> float:
    """Count leaves with the executable rulebook."""
    position = Position.start(variant)
    found = perft(position, 2)

    def play_all() -> None:
        for move in position.legal_moves():
            after = position.play(move)
            for reply in after.legal_moves():
                after.play(reply)

    taken, times = seconds(play_all)
    return found * times / taken


def against(depth: int = 5, rounds: int = 7) -> None:
    """Play every leaf of basic with the kernel and with C++, in turns, and print the best of each."""
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if not compiler:
        sys.exit("there is no C++ compiler here")
    leaves = Leaves(Position.start("basic"), depth)
    leaves.count(2)
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "perft")
        source = Path(__file__).with_name("perft.cpp")
        subprocess.run([compiler, "-O3", "-march=native", source, "-o", program], check=True)
        for _ in range(rounds):
            began = time.process_time()
            found = leaves.count()
            ours.append(found / (time.process_time() - began))
            said = subprocess.run([program, str(depth)], check=True, capture_output=True, text=True)
            number, spent, _ = said.stdout.split()
            if int(number) != found:
                sys.exit(f"C++ counts {number} sequences, the kernel {found}")
            theirs.append(found / float(spent))
    print(f"basic, {found:,} sequences of {depth} decisions, each played, best of {rounds}:")
    print(f"kernel {max(ours) / 1e6:.1f} M leaves/s, C++ {max(theirs) / 1e6:.1f} M leaves/s")
    print(f"ratio {max(ours) / max(theirs):.2f}")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=list(DEPTHS), help="which variants")
    parser.add_argument("--no-compile", action="store_true", help="leave the compile times out")
    parser.add_argument(
        "--against", action="store_true", help="beside C++ (bench/perft.cpp), in basic alone"
    )
    options = parser.parse_args()
    if options.against:
        against()
        return
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    print(
        f"{'variant':22} {'M leaves/s':>10} {'games/s':>9} {'M dec/s':>8} {'M steps/s 1':>11} "
        f"{'2 threads':>9} {'ratio':>5} {'cold s':>6} {'warm s':>6} {'hash ns':>7} {'x rules':>7}"
    )
    for variant in options.variants:
        leaves = leaves_per_second(variant)
        games, decisions = games_per_second(variant)
        one, two = steps_per_second(variant, 1), steps_per_second(variant, 2)
        cold, warm = (0.0, 0.0) if options.no_compile else seconds_to_first_game(variant)
        beside = rulebook_leaves_per_second(variant)
        print(
            f"{variant:22} {leaves / 1e6:10.1f} {games:9,.0f} {decisions / 1e6:8.1f} "
            f"{one / 1e6:11.1f} {two / 1e6:9.1f} {two / one:5.2f} {cold:6.1f} {warm:6.2f} "
            f"{hash_nanoseconds(variant):7.1f} {leaves / beside:7,.0f}"
        )


if __name__ == "__main__":
    main()
