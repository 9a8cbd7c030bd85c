"""What iterative deepening does at one depth: every line in turn, in windows around its last score.

Nothing here is compiled on a processor, where it is run a few times a search around the compiled one.
But it is written as compiled code is, on arrays alone, and for the browser it is compiled
(`gipf.kernel.wasm`): what is found there is the same.

What is found is an array of two lines of `FOUND_WORDS` for each line of moves: first those of the last
depth that was finished, the best first, then room for the depth under way. Each is a score and the numbers
of its moves, up to a -1.
"""

from gipf.kernel.layout import Array, Family
from gipf.search.alphabeta import search
from gipf.search.scores import INFINITE, PROVEN, WIN
from gipf.search.search_stack import (
    EXCLUDED,
    GAINS_AT,
    GENERATION,
    HISTORY_AT,
    KILLERS_AT,
    LEFT_OUT_AT,
    MAX_EXCLUDED,
    NODE_LIMIT,
    PV_AT,
    REDUCTIONS_AT,
    STOPPED,
)

MAX_LINES = MAX_EXCLUDED
FOUND_WORDS = 1 + LEFT_OUT_AT - PV_AT
NO_LIMIT = 1 << 62
FADING = 4
"""What history is divided by before a new search."""
ASPIRATION_WINDOW = (50, 30, 50, 50)
"""How far the first window of a depth reaches from the last score, either way, by family as in `alphabeta`."""
WIDEST_WINDOW = 2000
WINDOWED_DEPTH = 4
"""Scores of less deep searches are no guide."""


def forget_moves(stack: Array, thread: Array) -> None:
    """Clear killer moves and history."""
    stack[:, KILLERS_AT:GAINS_AT] = -1
    stack[:, LEFT_OUT_AT] = -1
    thread[HISTORY_AT:REDUCTIONS_AT] = 0


def begin_thread(stack: Array, thread: Array, generation: int) -> None:
    """Make a thread's data ready for a new search, without a limit of nodes; history is left to fade."""
    stack[:, KILLERS_AT:GAINS_AT] = -1
    thread[:HISTORY_AT] = 0
    thread[GENERATION] = generation
    thread[NODE_LIMIT] = NO_LIMIT


def begin_lines(found: Array, lines: int, first_move: int) -> None:
    """Begin with a move that is legal, of which nothing is known."""
    for n in range(lines):
        found[n, 0], found[n, 1] = 0, -1
    found[0, 1], found[0, 2] = first_move, -1


def search_depth(
    family: Family, lookup: Array, patterns: Array, weights: Array, stack: Array, thread: Array,
    tt: Array, found: Array, lines: int, length: int, depth: int, first_move: int,
) -> bool:  # fmt: skip
    """Search all lines to a depth; say whether that was done, or was stopped."""
    thread[EXCLUDED] = 0
    for n in range(lines):
        score = _search_window(
            family, lookup, patterns, weights, stack, thread, tt, length, depth, int(found[n, 0])
        )
        if thread[STOPPED]:
            if n == 0:
                _keep_better_move(stack, found, lines)
            return False
        new = lines + n
        found[new, 0] = score
        _copy_pv(stack[0, PV_AT:], found, new)
        if found[new, 1] < 0:  # a chance node has no PV
            found[new, 1], found[new, 2] = first_move, -1
        thread[EXCLUDED + 1 + n] = found[new, 1]
        thread[EXCLUDED] = n + 1
    for n in range(lines):  # the best first; of equals the one that was found first
        place = 0
        for other in range(lines):
            more = found[lines + other, 0] - found[lines + n, 0]
            if more > 0 or (more == 0 and other < n):
                place += 1
        found[place, 0] = found[lines + n, 0]
        _copy_pv(found[lines + n, 1:], found, place)
    return True


def _search_window(
    family: Family, lookup: Array, patterns: Array, weights: Array, stack: Array, thread: Array,
    tt: Array, length: int, depth: int, before: int,
) -> int:  # fmt: skip
    """Search in a window around the last score, wider each time the score falls outside."""
    # no argument of a search is a literal: Numba would compile all of it once more for its type
    root, widest = min(depth, 0), max(depth, INFINITE)
    below = above = 0
    if depth >= WINDOWED_DEPTH and abs(before) <= PROVEN:
        # not by family_index: natively this is plain Python, for which Numba would compile it by itself
        below = above = ASPIRATION_WINDOW[len(family) - 1]
    while 0 < max(below, above) <= WIDEST_WINDOW:
        alpha, beta = max(before - below, -widest), min(before + above, widest)
        score = search(
            family, lookup, patterns, weights, stack, thread, tt, root, length, depth, alpha, beta
        )
        if thread[STOPPED] or alpha < score < beta:
            return score
        if score <= alpha:
            below *= 4
        else:
            above *= 4
    return search(
        family, lookup, patterns, weights, stack, thread, tt, root, length, depth, -widest, widest
    )


def _keep_better_move(stack: Array, found: Array, lines: int) -> None:
    """Prefer a move that beat the last best one, even though its depth was not finished."""
    move = stack[0, PV_AT]
    if move < 0 or move == found[0, 1]:
        return
    last = lines - 1  # it makes room, unless the move was among the lines
    for n in range(lines - 1, 0, -1):
        if found[n, 1] == move or found[n, 1] < 0:
            last = n
    for n in range(last, 0, -1):
        found[n, 0] = found[n - 1, 0]
        _copy_pv(found[n - 1, 1:], found, n)
    found[0, 1], found[0, 2] = move, -1


def _copy_pv(codes: Array, found: Array, n: int) -> None:
    """Copy the numbers of a line's moves, up to a -1."""
    place = 0
    while codes[place] >= 0:
        found[n, 1 + place] = codes[place]
        place += 1
    found[n, 1 + place] = -1


def is_decided(found: Array, lines: int, depth: int) -> bool:
    """Whether all lines are proven wins and losses that the depth has reached."""
    for n in range(lines):
        score = abs(found[n, 0])
        if score <= PROVEN or WIN - score > depth:
            return False
    return True
