"""How fast the kernels of the side games are, and how strong their players; whether random games end.

    python -m bench.side_games                    both tables, every game with a kernel
    python -m bench.side_games yinsh --games 100  one game, more games
    python -m bench.side_games --seconds 0.05     less time for each decision
    python -m bench.side_games punct --nodes 27000 --against greedy   one match, so many nodes a decision
    python -m bench.side_games yinsh --nodes 145000 --rollouts 7500   and so many random games of the opponent
    python -m bench.side_games --speed            only the speeds
    python -m bench.side_games --levels           each level against the one below it
    python -m bench.side_games --random 5000      random games of every side game, by the plain rules

Speed is nodes a second of processor time on one core, over ten positions of random games, in searches as
long as a decision. Strength is the share of points, a draw half a point, of the strongest player with 200 ms
a decision: against random moves; one-step greedy, which takes the move after which the static evaluation is
best; and a plain rollout search on the same kernel with the same time. Time is counted in nodes and in random
games, as many as the machine does in so much processor time, and it is printed how many: it does no harm that
others work on it. ``--nodes`` gives the measured player another number and leaves the opponent its time;
with ``--rollouts``, too, a match is played again just as it was. Each opening, a few random decisions, is
played twice, with colours changed.
"""

import argparse
import platform
import random
import time
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from gipf.errors import GipfError
from gipf.search.answer import Limits
from gipf.side_games import State, load
from gipf.side_games import names as all_names
from gipf.side_kernels.kernels import NAMES, load_kernel
from gipf.side_kernels.players import LEVELS, best_move
from gipf.side_kernels.rollouts import BLOCK, Rollouts
from gipf.side_kernels.searcher import AlphaBeta

SECONDS = 0.2
POSITIONS = 10
NODES = 20_000
"""How long the searches are that tell how long the searches are to be."""
OPENINGS = {"yinsh": 10}
"""Random decisions before a game is played, where it is not two: here all rings are placed."""
STARTS = {"dvonn": "random", "tzaar": "random"}
"""Options every other opening is played with."""

OPPONENTS = ("random", "greedy", "rollouts")

LONGEST = 3000
"""No random game has more decisions."""
GAMES_TO_TIME = 4 * BLOCK

Player = Callable[[State], str]


class Speed(NamedTuple):
    """Nodes and random games in a second of processor time, and the depth reached."""

    nodes: float
    games: float
    depth: float


class Effort(NamedTuple):
    """What a decision may cost: nodes of a search, or random games."""

    nodes: int
    games: int


def effort_of(speed: Speed, seconds: float) -> Effort:
    """Give what can be done in so many seconds."""
    return Effort(round(speed.nodes * seconds), max(1, round(speed.games * seconds)))


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


def measure_speed(name: str, seconds: float) -> Speed:
    """Count nodes and random games by processor time, and the depth reached in so many seconds."""
    rollouts = Rollouts(load_kernel(name))
    search_positions(name, NODES)
    nodes, took, _ = search_positions(name, NODES)
    nodes, took, depth = search_positions(name, round(seconds * nodes / took))
    rollouts.search(middle(name, 0), Limits(nodes=1))
    began = time.thread_time()
    for seed in range(POSITIONS):
        rollouts.search(middle(name, seed), Limits(nodes=GAMES_TO_TIME))
    games = POSITIONS * GAMES_TO_TIME / (time.thread_time() - began)
    return Speed(nodes / took, games, depth)


def search_positions(name: str, limit: int) -> tuple[int, float, float]:
    """Search positions by so many nodes each; give nodes, seconds of processor time and the mean depth."""
    searcher = AlphaBeta(load_kernel(name))
    nodes, depths, took = 0, 0, 0.0
    for seed in range(POSITIONS):
        searcher.forget()
        state = middle(name, seed)
        began = time.thread_time()
        answer = searcher.search(state, Limits(nodes=limit))
        took += time.thread_time() - began
        nodes += answer.nodes
        depths += answer.depth
    return nodes, took, depths / POSITIONS


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


def rollout_player(name: str, seed: int, games: int) -> Player:
    """Give a player who plays random games, so many for each decision."""
    rollouts = Rollouts(load_kernel(name), seed=seed)
    return lambda state: rollouts.search(state, Limits(nodes=games))


def strongest_player(name: str, effort: Effort) -> Player:
    """Give the player that is measured."""
    kernel = load_kernel(name)
    alphabeta, rollouts = AlphaBeta(kernel, memory=32), Rollouts(kernel)

    def move(state: State) -> str:
        if kernel.prefers_rollouts(state):
            return rollouts.search(state, Limits(nodes=effort.games))
        return alphabeta.search(state, Limits(nodes=effort.nodes)).move

    return move


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


# ---------------------------------------------------------------------- random games


def random_games(name: str, games: int) -> str:
    """Play random games with every option in turn; each has to end."""
    ways = [*load(name).options]
    try:
        load(name).check_options("")
        ways = ["", *ways]
    except GipfError:
        ways = ways or ["connect_four"]
    ended, decisions, longest = Counter[str](), 0, 0
    for number in range(games):
        chance = random.Random(f"{name} {number}")
        state, length = load(name).start(ways[number % len(ways)], number), 0
        while moves := state.legal_moves():
            state = state.play(chance.choice(moves))
            length += 1
            if length > LONGEST:
                raise AssertionError(f"{name}, game {number}: {state}")
        assert state.outcome
        assert str(load(name).parse(str(state))) == str(state)
        ended[state.outcome] += 1
        decisions, longest = decisions + length, max(longest, length)
    counts = " ".join(f"{ended[outcome]:6}" for outcome in ("w", "b", "draw"))
    return f"{name:10} {games:6} {counts} {decisions / games:8.1f} {longest:5}"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("names", nargs="*", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--games", type=int, default=20, help="games of each match")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="time for a decision")
    parser.add_argument("--nodes", type=int, help="nodes of the measured player, instead of time")
    parser.add_argument(
        "--rollouts", type=int, help="random games of the opponent, instead of time"
    )
    parser.add_argument("--against", nargs="*", choices=OPPONENTS, help="the opponents")
    parser.add_argument("--speed", action="store_true", help="only the speeds")
    parser.add_argument("--levels", action="store_true", help="matches of the levels instead")
    parser.add_argument("--random", type=int, metavar="GAMES", help="random games instead")
    arguments = parser.parse_args()
    names, games, seconds = arguments.names or NAMES, arguments.games, arguments.seconds
    print(f"{platform.machine()}, Python {platform.python_version()}, one core\n")
    if arguments.random:
        print(f"{'game':10} {'games':>6} {'White':>6} {'Black':>6} {'drawn':>6} decisions longest")
        for name in arguments.names or all_names():
            print(random_games(name, arguments.random), flush=True)
        return
    if arguments.levels:
        for name in names:
            for level in range(2, LEVELS + 1):
                players = level_player(level, 1), level_player(level - 1, 2)
                result = match(name, *players, games)
                print(f"{name:10} level {level} against {level - 1}: {result}", flush=True)
        return
    speeds = {}
    print(f"{'game':10} {'nodes/s':>14} {'random games/s':>15} {f'depth, {seconds} s':>12}")
    for name in names:
        speeds[name] = speed = measure_speed(name, seconds)
        print(
            f"{name:10} {speed.nodes:14,.0f} {speed.games:15,.0f} {speed.depth:12.1f}", flush=True
        )
    if arguments.speed:
        return
    print(
        f"\n{'game':10} {'opponent':10} points in {games} games, nodes a decision, the opponent's random games"
    )
    for name in names:
        whole = effort_of(speeds[name], seconds)
        nodes = arguments.nodes or whole.nodes
        effort = Effort(nodes, max(1, round(whole.games * nodes / whole.nodes)))
        rollouts = arguments.rollouts or whole.games
        opponents = {
            "random": random_player(1),
            "greedy": greedy_player(name, 1),
            "rollouts": rollout_player(name, 1, rollouts),
        }
        for kind in arguments.against or opponents:
            result = match(name, strongest_player(name, effort), opponents[kind], games)
            cost = f"{nodes:,} nodes" + (f", {rollouts:,} games" if kind == "rollouts" else "")
            print(f"{name:10} {kind:10} {result}   {cost}", flush=True)


if __name__ == "__main__":
    main()
