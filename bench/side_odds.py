"""Measure the odds of the side games between players of all levels, for `gipf.side_games.odds`.

    python -m bench.side_odds games.jsonl --rounds 2    play
    python -m bench.side_odds games.jsonl yinsh         play one of the games only
    python -m bench.side_odds games.jsonl --fit         print the table of what was played

A round is a game of each kind for each ordered pair of levels, of which the first begins; the ways to play a
side game take turns. A game begins with random decisions, one turn of each player and in YINSH all rings, so
that no two are alike. The strongest level has a tenth of its nodes: else it would take nearly all the time.
What was played is added to the file, a line for each game, and not played again: a measurement can be broken
off and gone on with. Levels look at a number of nodes and not at a clock, so that a busy machine changes
nothing.

The fit is that of a rating: White's expected points are 1 / (1 + e^-(White's level - Black's level +
beginner)), in hundredths of the exponent. Levels and the advantage of beginning are found together, by maximum
likelihood with half a drawn game for each pair of levels added, so that one which wins all of a few games is
not infinitely strong, and with advantages of about 0.3 expected, so that a few games make no great one. A
level that came out weaker than the one below it gets the mean of both: that is chance, or as good as equal.
"""

import argparse
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product
from math import exp
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from gipf.search.answer import Limits
from gipf.side_games import Outcome, State, load
from gipf.side_kernels.kernels import NAMES, kernel_of
from gipf.side_kernels.players import LEVELS, Strongest, best_move

MEASURED = (*NAMES, "dominoes")
"""Games of skill; the odds of the others are known."""
TURNS = {"dominoes": 0, "yinsh": 10, "zertz": 4}
"""Random decisions before a game is played, where a turn of each is not two."""
POINTS: dict[Outcome, float] = {"w": 1.0, "b": 0.0, "draw": 0.5}
EACH = range(1, LEVELS + 1)
NODES = 30_000
"""What the strongest level looks at here for a decision."""
STEPS = 4_000
SLOPE = 0.5
USUAL = 0.3
"""How large an advantage of beginning is expected."""


class Played(NamedTuple):
    """A game: which, how, who began, who answered, how it ended."""

    name: str
    options: str
    white: int
    black: int
    round: int
    outcome: Outcome
    decisions: int


def games_of(names: list[str], rounds: int) -> Iterator[tuple[str, str, int, int, int]]:
    """List what is to be played: all of a round before the next."""
    for number in range(rounds):
        for name, white, black in product(names, EACH, EACH):
            ways = ("", *load(name).options)
            yield name, ways[(LEVELS * white + black + number) % len(ways)], white, black, number


def opening(name: str, options: str, seed: int, chance: random.Random) -> State:
    """Give a position to play from."""
    state: State = load(name).start(options, seed)
    for _ in range(TURNS.get(name, 2)):
        state = state.play(chance.choice(state.legal_moves()))
    return state


def play(name: str, options: str, white: int, black: int, number: int) -> Played:
    """Play a game to its end."""
    chance = random.Random(f"{name} {options} {white} {black} {number}")
    seed = chance.getrandbits(32)
    state, decisions = opening(name, options, seed, chance), TURNS.get(name, 2)
    while state.outcome is None:
        level = white if state.player == "w" else black
        state = state.play(chosen(state, level, seed))
        decisions += 1
    return Played(name, options, white, black, number, state.outcome, decisions)


def chosen(state: State, level: int, seed: int) -> str:
    """Give the move of a level."""
    kernel = kernel_of(state)
    if level < LEVELS or kernel is None or len(state.legal_moves()) == 1:
        return best_move(state, level, seed=seed)
    return Strongest(kernel, seed=seed).move(state, Limits(nodes=NODES // kernel.node_cost))


def read(file: Path) -> list[Played]:
    """Read what was played."""
    lines = file.read_text().splitlines() if file.exists() else []
    return [Played(*json.loads(line)) for line in lines]


# ---------------------------------------------------------------------- fit


def fit(games: list[Played]) -> tuple[list[float], dict[str, float]]:
    """Give the ratings of the levels, the first 0, and the advantage of beginning with each option."""
    levels = [0.0] * (LEVELS + 1)
    begins: dict[str, float] = defaultdict(float)
    pairs = {frozenset((game.white, game.black)) for game in games}
    for _ in range(STEPS):
        slope, weight = [0.0] * (LEVELS + 1), [1.0] * (LEVELS + 1)
        slope_of: dict[str, float] = defaultdict(float)
        weight_of: dict[str, float] = defaultdict(lambda: 1.0)
        for game in games:
            share = 1 / (1 + exp(levels[game.black] - levels[game.white] - begins[game.options]))
            error = POINTS[game.outcome] - share
            slope[game.white] += error
            slope[game.black] -= error
            weight[game.white] += share * (1 - share)
            weight[game.black] += share * (1 - share)
            slope_of[game.options] += error
            weight_of[game.options] += share * (1 - share)
        for one, other in (sorted(pair) for pair in pairs if len(pair) == 2):
            share = 1 / (1 + exp(levels[other] - levels[one]))
            slope[one] += (0.5 - share) / 2
            slope[other] -= (0.5 - share) / 2
        for level in range(1, LEVELS + 1):
            levels[level] += SLOPE * slope[level] / weight[level]
        for options, value in slope_of.items():
            pull = value - begins[options] / USUAL**2
            begins[options] += SLOPE * pull / (weight_of[options] + 1 / USUAL**2)
        levels = [level - levels[1] for level in levels]
    return rising(levels[1:]), dict(begins)


def rising(values: list[float]) -> list[float]:
    """Give those that fall behind the one before the mean of both.

    >>> rising([0, 3, 1, 4])
    [0.0, 2.0, 2.0, 4.0]
    """
    groups: list[list[float]] = []
    for value in values:
        groups.append([value])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    return [fmean(group) for group in groups for _ in group]


def table(games: list[Played]) -> Iterator[str]:
    """Write the lines of the table in `gipf.side_games.odds`, and how many games each is made of."""
    for name in sorted({game.name for game in games}):
        own = [game for game in games if game.name == name]
        levels, begins = fit(own)
        ways = sorted(begins)
        drawn = Counter(game.options for game in own if game.outcome == "draw")
        number = Counter(game.options for game in own)
        rated = ", ".join(str(round(100 * level)) for level in levels)
        starts = ", ".join(f'"{way}": {round(100 * begins[way])}' for way in ways)
        draws = ", ".join(f'"{way}": {drawn[way] / number[way]:.3f}' for way in ways if drawn[way])
        yield f'    "{name}": Measured(({rated}), {{{starts}}}, {{{draws}}}),  # {len(own)} games'


def main() -> None:
    """Play, or print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path, help="where the games are kept")
    parser.add_argument("names", nargs="*", metavar="GAME", help=", ".join(MEASURED))
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="print the table instead")
    arguments = parser.parse_args()
    played = read(arguments.file)
    if arguments.fit:
        print("\n".join(table(played)))
        return
    known = {game[:5] for game in played}
    for game in games_of(arguments.names or list(MEASURED), arguments.rounds):
        if game not in known:
            began = time.perf_counter()
            result = play(*game)
            with arguments.file.open("a") as lines:
                lines.write(json.dumps(result) + "\n")
            print(*result, f"{time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
