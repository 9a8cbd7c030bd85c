"""How fast the kernels of the side games are, and how strong their players.

    python -m bench.side_games                    both tables, every game with a kernel
    python -m bench.side_games yinsh --games 100  one game, more games
    python -m bench.side_games --levels           each level against the one below it

Speed is nodes a second of processor time on one core, over ten positions of random games. Strength is the
share of points, a draw half a point, of the strongest player with 200 ms a decision: against random moves;
one-step greedy, which takes the move after which the static evaluation is best; and a plain rollout search
on the same kernel with the same time. Each opening, a few random decisions, is
played twice, with colours changed.
"""

import argparse
import platform
import random
import time
from collections.abc import Callable
from math import sqrt

from gipf.search.answer import Limits
from gipf.side_games import State, load
from gipf.side_kernels.kernels import NAMES, load_kernel
from gipf.side_kernels.players import LEVELS, Strongest, best_move
from gipf.side_kernels.rollouts import Rollouts
from gipf.side_kernels.searcher import AlphaBeta

SECONDS = 0.2
POSITIONS = 10
NODES = 200_000
OPENINGS = {"yinsh": 10}
"""Random decisions before a game is played, where it is not two: here all rings are placed."""
STARTS = {"dvonn": "random", "tzaar": "random"}
"""Options every other opening is played with."""

Player = Callable[[State], str]


def opening(name: str, seed: int) -> State:
    """Give a position to play from."""
    chance = random.Random(f"{name} {seed}")
    state = load(name).start(STARTS.get(name, "") if seed % 2 else "", seed)
    for _ in range(OPENINGS.get(name, 2)):
        state = state.play(chance.choice(state.legal_moves()))
    return state


def middle(name: str, seed: int) -> State:
    """Give a position from the middle of a random game."""
    chance = random.Random(f"{name} {seed}")
    state = load(name).start(STARTS.get(name, ""), seed)
    states = [state]
    while state.outcome is None:
        state = state.play(chance.choice(state.legal_moves()))
        states.append(state)
    return states[len(states) // 4 + seed % (len(states) // 4)]


def measure_speed(name: str) -> str:
    """Give nodes a second of processor time, and the depth reached by a number of nodes."""
    searcher = AlphaBeta(load_kernel(name))
    searcher.search(middle(name, 0), Limits(depth=2))
    nodes, depths, took = 0, 0, 0.0
    for seed in range(POSITIONS):
        searcher.forget()
        state = middle(name, seed)
        began = time.thread_time()
        answer = searcher.search(state, Limits(nodes=NODES))
        took += time.thread_time() - began
        nodes += answer.nodes
        depths += answer.depth
    return f"{name:10} {nodes / took:14,.0f} {depths / POSITIONS:10.1f}"


# ---------------------------------------------------------------------- strength


def random_player(seed: int) -> Player:
    """Give a player who moves by chance."""
    chance = random.Random(seed)
    return lambda state: chance.choice(state.legal_moves())


def greedy_player(name: str, seed: int) -> Player:
    """Give a player who takes the move after which the static evaluation is best."""
    chance, searcher = random.Random(seed), AlphaBeta(load_kernel(name), memory=1)

    def move(state: State) -> str:
        searcher.forget()
        return chance.choice(sorted(searcher.near_best(state, 1, 0)))

    return move


def rollout_player(name: str, seed: int) -> Player:
    """Give a player who plays random games."""
    rollouts = Rollouts(load_kernel(name), seed=seed)
    return lambda state: rollouts.search(state, Limits(seconds=SECONDS))


def strongest_player(name: str) -> Player:
    """Give the player that is measured."""
    strongest = Strongest(load_kernel(name), memory=32)
    return lambda state: strongest.move(state, Limits(seconds=SECONDS))


def level_player(level: int, seed: int) -> Player:
    """Give a player of a level."""
    return lambda state: best_move(state, level, seed=seed)


def points(state: State, white: Player, black: Player) -> float:
    """Play a game; give White's points."""
    while state.outcome is None:
        state = state.play((white if state.player == "w" else black)(state))
    return {"w": 1.0, "b": 0.0, "draw": 0.5}[state.outcome]


def match(name: str, one: Player, other: Player, games: int) -> str:
    """Play openings with both colours; give the share of points of the first player, and its error."""
    total = 0.0
    for number in range(games):
        state = opening(name, number // 2)
        if number % 2:
            total += 1 - points(state, other, one)
        else:
            total += points(state, one, other)
    share = total / games
    error = 1.96 * sqrt(max(share * (1 - share), 0.25 / games) / games)
    return f"{100 * share:5.1f} % ± {100 * error:4.1f}"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--games", type=int, default=20, help="games of each match")
    parser.add_argument("--levels", action="store_true", help="matches of the levels instead")
    arguments = parser.parse_args()
    names = arguments.names or NAMES
    print(f"{platform.machine()}, Python {platform.python_version()}, one core\n")
    if arguments.levels:
        for name in names:
            for level in range(2, LEVELS + 1):
                players = level_player(level, 1), level_player(level - 1, 2)
                result = match(name, *players, arguments.games)
                print(f"{name:10} level {level} against {level - 1}: {result}", flush=True)
        return
    print(f"{'game':10} {'nodes/s':>14} {f'depth, {NODES // 1000}k':>10}")
    for name in names:
        print(measure_speed(name), flush=True)
    print(
        f"\n{'game':10} {'opponent':10} points in {arguments.games} games, {SECONDS} s a decision"
    )
    for name in names:
        opponents = {
            "random": random_player(1),
            "greedy": greedy_player(name, 1),
            "rollouts": rollout_player(name, 1),
        }
        for kind, opponent in opponents.items():
            result = match(name, strongest_player(name), opponent, arguments.games)
            print(f"{name:10} {kind:10} {result}", flush=True)


if __name__ == "__main__":
    main()
