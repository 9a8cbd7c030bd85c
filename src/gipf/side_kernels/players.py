"""Players of the side games: five levels of each, and hints.

>>> from gipf.side_games import load
>>> state = load("die").start(seed=7)
>>> best_move(state, level=1), hint(state)
('throw', 'throw')
"""

from gipf.search.answer import Limits, Stop
from gipf.side_games import State
from gipf.side_kernels.layout import Kernel
from gipf.side_kernels.levels import LEVELS, MEMORY, Choice, search_within, task_of
from gipf.side_kernels.rollouts import Rollouts
from gipf.side_kernels.searcher import AlphaBeta

__all__ = ["LEVELS", "Strongest", "best_move", "hint"]


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
    task = task_of(state, level, seconds=seconds, seed=seed)
    if isinstance(task, str):
        return task
    if isinstance(task, Choice):
        player = AlphaBeta(task.kernel, memory=MEMORY)
        return task.pick(player.near_best(state, task.depth, task.margin))
    if task.has_rollouts:
        return Rollouts(task.kernel, seed=seed).search(state, task.limits, stop=stop)
    return AlphaBeta(task.kernel, memory=MEMORY).search(state, task.limits, stop=stop).move


class Strongest:
    """The strongest player: alpha-beta, and random games where a game's evaluation knows little."""

    def __init__(self, kernel: Kernel, *, memory: int = MEMORY, seed: int = 0) -> None:
        self.kernel = kernel
        self._alphabeta = AlphaBeta(kernel, memory=memory)
        self._rollouts = Rollouts(kernel, seed=seed)

    def move(self, state: State, limits: Limits, *, stop: Stop | None = None) -> str:
        """Give a move within the limits; a random game stands for a number of nodes."""
        task = search_within(self.kernel, state, limits)
        if task.has_rollouts:
            return self._rollouts.search(state, task.limits, stop=stop)
        return self._alphabeta.search(state, task.limits, stop=stop).move


def hint(state: State, *, stop: Stop | None = None) -> str:
    """Give the move that the strongest player would make."""
    return best_move(state, LEVELS, stop=stop)
