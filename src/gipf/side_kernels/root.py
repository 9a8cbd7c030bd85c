"""What a search of a side game does at its root: a depth in windows around the last score, a move by itself.

Nothing here is compiled on a processor, where it is run a few times a search around the compiled one. But it is
written as compiled code is, on arrays alone, and for the browser it is compiled (`gipf.side_kernels.wasm`):
what is found there is the same.
"""

from collections.abc import Callable
from typing import NamedTuple

from gipf.kernel.layout import Array
from gipf.search.scores import INFINITE, PROVEN
from gipf.side_kernels.alphabeta import STOPPED, Search
from gipf.side_kernels.layout import IS_FREE, PLAYER, Kernel

ASPIRATION_WINDOW = 40
WINDOWED_DEPTH = 4
"""Scores of less deep searches are no guide."""
NO_LIMIT = 1 << 60
FADING = 4
"""What history is divided by before a new search."""


class Root(NamedTuple):
    """The functions of a game."""

    search_depth: Callable[[Array, Array, Array, int, int], int]
    """``(stack, thread, tt, depth, before)``: the score at a depth, where that of the depth before is known."""
    score_move: Callable[[Array, Array, Array, int, int, int], int]
    """``(stack, thread, tt, move, depth, low)``: the score of a move, or a bound if it is not above ``low``.

    The second line of the stack has to be the same state as the first.
    """


def make_root(kernel: Kernel, search: Search) -> Root:
    """Make the functions of a game around its search."""
    play = kernel.play

    def search_depth(stack: Array, thread: Array, tt: Array, depth: int, before: int) -> int:
        """Search in a window around the last score, wider each time the score falls outside."""
        # no argument of a search is a literal: Numba would compile all of it once more for its type
        ply, widest = min(depth, 0), max(depth, INFINITE)
        below = above = PROVEN
        if depth >= WINDOWED_DEPTH and abs(before) <= PROVEN:
            below = above = ASPIRATION_WINDOW
        while max(below, above) < PROVEN:
            alpha, beta = before - below, before + above
            score = search(stack, thread, tt, ply, depth, alpha, beta)
            if thread[STOPPED] or alpha < score < beta:
                return score
            if score <= alpha:
                below *= 6
            else:
                above *= 6
        return search(stack, thread, tt, ply, depth, -widest, widest)

    def score_move(stack: Array, thread: Array, tt: Array, move: int, depth: int, low: int) -> int:
        """Search what a move leads to."""
        first, below = stack[0], stack[1]
        play(below, move)
        ply, widest = max(min(depth, 0), 1), max(depth, INFINITE)
        new_depth = depth if first[IS_FREE] else depth - 1
        if below[PLAYER] == first[PLAYER]:
            return search(stack, thread, tt, ply, new_depth, low, widest)
        return -search(stack, thread, tt, ply, new_depth, -widest, -low)

    return Root(search_depth, score_move)
