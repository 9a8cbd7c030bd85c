"""Players of the side games: five levels of each, and hints.

>>> from gipf.side_games import load
>>> state = load("die").start(seed=7)
>>> best_move(state, level=1), hint(state)
('throw', 'throw')
"""

import random
from typing import NamedTuple

from gipf.errors import GipfError
from gipf.search.answer import Limits, Stop
from gipf.side_games import State
from gipf.side_kernels.kernels import kernel_of
from gipf.side_kernels.layout import Kernel
from gipf.side_kernels.plain_players import plain_move
from gipf.side_kernels.searcher import AlphaBeta

LEVELS = 5
MEMORY = 8
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
    if seconds is not None:
        limits = Limits(seconds=seconds)
        return AlphaBeta(kernel, memory=4 * MEMORY).search(state, limits, stop=stop).move
    return _move_of_level(kernel, state, _LEVELS[level - 1], chance, stop)


def _move_of_level(
    kernel: Kernel, state: State, level: Level, chance: random.Random, stop: Stop | None
) -> str:
    player = AlphaBeta(kernel, memory=MEMORY)
    if level.nodes:
        return player.search(state, Limits(nodes=level.nodes), stop=stop).move
    return chance.choice(sorted(player.near_best(state, level.depth, level.margin)))


def hint(state: State, *, stop: Stop | None = None) -> str:
    """Give the move that the strongest player would make."""
    return best_move(state, LEVELS, stop=stop)
