"""Players of the side games: five levels of each, and hints.

>>> from gipf.side_games import load
>>> state = load("die").start(seed=7)
>>> best_move(state, level=1), hint(state)
('throw', 'throw')
"""

import random
from dataclasses import replace
from typing import NamedTuple

from gipf.errors import GipfError
from gipf.search.answer import Limits, Stop
from gipf.side_games import State
from gipf.side_games.plain_players import plain_move
from gipf.side_kernels.kernels import kernel_of
from gipf.side_kernels.layout import Kernel
from gipf.side_kernels.rollouts import Rollouts
from gipf.side_kernels.searcher import AlphaBeta

LEVELS = 5
NODES_OF_A_GAME = 64
MEMORY = 16
"""MiB of the transposition table."""


class Level(NamedTuple):
    """How a level plays: chance decides among the moves within a margin, or it searches a number of nodes."""

    depth: int
    margin: int
    nodes: int = 0


_LEVELS = (Level(1, 150), Level(1, 30), Level(2, 12), Level(3, 4), Level(0, 0, 300_000))


def best_move(
    state: State,
    level: int = LEVELS,
    *,
    seconds: float | None = None,
    seed: int = 0,
    stop: Stop | None = None,
) -> str:
    """Give a move of a player of a level from 1 to 5, or of the strongest in so many seconds.

    Without a limit of time the same state, level and seed give the same move. The player knows no more than the
    one who decides may know: neither a hidden hand nor a seed.
    """
    if state.outcome is not None:
        raise GipfError("over-in-position")
    if not 1 <= level <= LEVELS:
        raise GipfError("setting-range", name="level", least=1, most=LEVELS, value=level)
    moves = state.legal_moves()
    if len(moves) == 1:
        return moves[0]
    chance = random.Random(f"{seed} {state.seen_by(state.player)}")
    kernel = kernel_of(state)
    if kernel is None:
        return plain_move(state, level, chance)
    depth, margin, nodes = _LEVELS[level - 1]
    if seconds is None and not nodes:
        near = AlphaBeta(kernel, memory=MEMORY).near_best(state, depth, margin)
        return chance.choice(sorted(near))
    nodes //= kernel.node_cost
    limits = Limits(nodes=nodes) if seconds is None else Limits(seconds=seconds)
    return Strongest(kernel, seed=seed).move(state, limits, stop=stop)


class Strongest:
    """The strongest player: alpha-beta, and random games where a game's evaluation knows little."""

    def __init__(self, kernel: Kernel, *, memory: int = MEMORY, seed: int = 0) -> None:
        self.kernel = kernel
        self._alphabeta = AlphaBeta(kernel, memory=memory)
        self._rollouts = Rollouts(kernel, seed=seed)

    def move(self, state: State, limits: Limits, *, stop: Stop | None = None) -> str:
        """Give a move within the limits; a random game stands for `NODES_OF_A_GAME` nodes."""
        if not self.kernel.prefers_rollouts(state):
            return self._alphabeta.search(state, limits, stop=stop).move
        games = None if limits.nodes is None else max(1, limits.nodes // NODES_OF_A_GAME)
        return self._rollouts.search(state, replace(limits, nodes=games), stop=stop)


def hint(state: State, *, stop: Stop | None = None) -> str:
    """Give the move that the strongest player would make."""
    return best_move(state, LEVELS, stop=stop)
