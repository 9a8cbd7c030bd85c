"""How each level plays a side game that has a kernel: what is to be searched for a move.

This knows nothing of who searches: the compiled code of a processor, or that of a browser.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from gipf.errors import GipfError
from gipf.search.answer import Limits
from gipf.side_games import State
from gipf.side_games.plain_players import plain_move
from gipf.side_kernels.kernels import kernel_of
from gipf.side_kernels.layout import Kernel

LEVELS = 5
NODES_OF_A_GAME = 64
"""For so many nodes a random game stands."""
MEMORY = 16
"""MiB of the transposition table."""


class Level(NamedTuple):
    """How a level plays: chance decides among the moves within a margin, or it searches a number of nodes."""

    depth: int
    margin: int
    nodes: int = 0


_LEVELS = (Level(1, 150), Level(1, 30), Level(2, 12), Level(3, 4), Level(0, 0, 300_000))


@dataclass(frozen=True)
class Choice:
    """One of the moves whose scores at a depth are within a margin of the best; chance decides."""

    kernel: Kernel
    state: State
    depth: int
    margin: int
    chance: random.Random

    def pick(self, near: Iterable[str]) -> str:
        """Pick one of those moves."""
        return self.chance.choice(sorted(near))


@dataclass(frozen=True)
class Search:
    """The best move within limits: by alpha-beta, or by random games where an evaluation knows little."""

    kernel: Kernel
    state: State
    limits: Limits
    has_rollouts: bool


def task_of(
    state: State, level: int = LEVELS, *, seconds: float | None = None, seed: int = 0
) -> str | Choice | Search:
    """Give the move of a player of a level, or what has to be searched for it.

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
        return Choice(kernel, state, depth, margin, chance)
    nodes //= kernel.node_cost
    return search_within(
        kernel, state, Limits(nodes=nodes) if seconds is None else Limits(seconds=seconds)
    )


def search_within(kernel: Kernel, state: State, limits: Limits) -> Search:
    """Give how the strongest player searches within limits."""
    if not kernel.prefers_rollouts(state):
        return Search(kernel, state, limits, has_rollouts=False)
    games = None if limits.nodes is None else max(1, limits.nodes // NODES_OF_A_GAME)
    return Search(kernel, state, replace(limits, nodes=games), has_rollouts=True)
