"""Looking ahead decision by decision, by material alone: alpha-beta as plain as it can be.

Constants are passed as ``int(...)``: Numba would compile a function anew for each of them.
"""

import numpy as np

from gipf.kernel.bits import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of, player_of
from gipf.kernel.hashing import note_position
from gipf.kernel.layout import (
    CLEAR_AFTER,
    LOST,
    MOST_MOVES,
    SIDE_GAME,
    WON,
    Array,
    Family,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.search.answer import Answer, Limits, Line
from gipf.search.clock import Clock
from gipf.search.material import PIECE, WIN, score, third_lost, value_of, win_in
from gipf.search.root import LINE, Root

NODES, MOST, FIRST, ONLY = 0, 1, 2, 3
"""Of ``orders``: positions looked at, how many there may be, the one move of row 0 to look at, and
the player whose decisions alone are looked at, as long as the other's do not come between."""
ANYBODY = -1
"""Look at both players' decisions."""
SORTED = 16
"""So many moves are tried in order, those that look best first."""


@compiled
def step(
    family: Family,
    lookup: Array,
    states: Array,
    level: int,
    move: int,
    history: Array,
    length: int,
) -> int:
    """Play a move of row ``level`` in the next row; give the new length of the history.

    Called and not inlined, since it is most of what there is to compile.
    """
    copy_state(family, lookup, states, level, level + 1)
    play(family, lookup, states, states, level + 1, move)
    return note_position(family, lookup, states, states, level + 1, history, int(LINE), length)


@inlined
def _bring_best_forward(moves: Array, keys: Array, level: int, place: int, n: int) -> None:
    best = place
    for other in range(place + 1, n):
        if keys[level, other] > keys[level, best]:
            best = other
    move, key = moves[level, best], keys[level, best]
    while best > place:  # the others keep their order
        moves[level, best] = moves[level, best - 1]
        keys[level, best] = keys[level, best - 1]
        best -= 1
    moves[level, place], keys[level, place] = move, key


@inlined
def _note_line(lines: Array, level: int, move: int) -> None:
    """The best line is now a move and what was found best after it."""
    number = lines[level + 1, 0]
    lines[level, 0] = number + 1
    lines[level, 1] = move
    for place in range(1, number + 1):
        lines[level, place + 1] = lines[level + 1, place]


@compiled
def look(
    family: Family,
    lookup: Array,
    states: Array,
    moves: Array,
    keys: Array,
    lines: Array,
    history: Array,
    length: int,
    orders: Array,
    flag: Array,
    level: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """Give what row ``level`` is worth to whoever decides there, looking ``depth`` decisions ahead.

    In row 0 that is one move of its player's. ``lines[level]`` takes the best line, first its length.
    If ``flag[0]`` is set, what comes back means nothing.
    """
    # No argument of a recursive call may be a constant: Numba compiles anew for each constant, and what
    # it keeps of such a recursion crashes when it is loaded from disk.
    lines[level, 0] = 0
    if flag[0]:
        return 0
    player = player_of(states, level)
    is_chance = has_side_games(family) and phase_of(states, level) == SIDE_GAME
    only = orders[ONLY]
    number, is_sorted = 1, False
    if level == 0:
        moves[level, 0] = orders[FIRST]
        is_chance = False
    elif is_chance:
        number = 2
        moves[level, 0] = WON
        moves[level, 1] = LOST
        alpha, beta = -2 * WIN, 2 * WIN
    else:
        number = walk_moves(family, lookup, states, level, moves[level], int(LIST))
        is_sorted = depth > 1 and number > 1 and only == ANYBODY
        for n in range(number if is_sorted else 0):
            step(family, lookup, states, level, moves[level, n], history, length)
            keys[level, n] = score(family, states, level + 1, player, level + 1)
            if (
                phase_of(states, level + 1) == CLEAR_AFTER
                and player_of(states, level + 1) == player
            ):
                keys[level, n] += 2 * PIECE  # a row is worth about as much
    best = -2 * WIN
    not_lost = 0
    for n in range(number):
        if n and flag[0]:
            return 0
        if is_sorted and n < SORTED:
            _bring_best_forward(moves, keys, level, n, number)
        move = moves[level, n]
        after = step(family, lookup, states, level, move, history, length)
        orders[NODES] += 1
        if orders[NODES] >= orders[MOST]:
            flag[0] = 1
        other = player_of(states, level + 1)
        is_last = depth <= 1 or is_over(states, level + 1) or (only != ANYBODY and other != only)
        if is_last:
            lines[level + 1, 0] = 0
            found = score(family, states, level + 1, player, level + 1)
        else:
            low, high = (alpha, beta) if other == player else (-beta, -alpha)
            found = look(
                family, lookup, states, moves, keys, lines, history, after, orders, flag,
                level + 1, depth - 1, low, high,
            )  # fmt: skip
            found = found if other == player else -found
            if flag[0]:
                return 0
        if is_chance:
            if n == 0:
                not_lost = found
                _note_line(lines, level, move)
            else:
                best = third_lost(not_lost, found)
            continue
        if found > best:
            best = found
            if best > alpha or n == 0:
                _note_line(lines, level, move)
                alpha = max(alpha, best)
            if best >= beta:
                break
    return best


class Ahead:
    """A look ahead from a root: its moves, and the best lines found so far."""

    def __init__(self, root: Root, limits: Limits, clock: Clock, deepest: int) -> None:
        self.root, self.clock = root, clock
        self.depth = 0
        self.best: list[tuple[int, list[int]]] = []  # scores and lines, from the deepest full look
        moves, keys = (np.zeros((deepest, MOST_MOVES), np.int64) for _ in range(2))
        lines = np.zeros((deepest + 1, deepest + 2), np.int64)
        self.orders = np.array([0, limits.nodes or 1 << 62, 0, 0])
        self.scratch = root.copies(deepest + 1), moves, keys, lines, root.history(deepest)

    def look(self, depth: int, lines: int, only: int = ANYBODY) -> bool:
        """Look for so many best lines; give whether it was finished.

        A look of one decision is: however short the time, there is something to answer.
        """
        found: list[tuple[int, list[int]]] = []
        for move in self.root.moves:
            if found and depth == 1 and self.clock.is_up:
                break
            floor = found[lines - 1][0] if len(found) >= lines else -2 * WIN
            seen = self._look_at(move, depth, floor, only)
            if seen is None:
                return False
            if seen[0] > floor:
                found.insert(sum(1 for score, _ in found if score >= seen[0]), seen)
        self.best = found[:lines]
        self.depth = depth if only == ANYBODY else max(len(line) for _, line in self.best)
        numbers = [line[0] for _, line in self.best]
        self.root.moves[:] = numbers + [move for move in self.root.moves if move not in numbers]
        return True

    def _look_at(
        self, move: int, depth: int, floor: int, only: int
    ) -> tuple[int, list[int]] | None:
        states, moves, keys, lines, history = self.scratch
        flag = self.clock.flag if depth > 1 else np.zeros(1, np.int64)
        self.orders[FIRST], self.orders[ONLY] = move, only
        score = look(
            self.root.family, self.root.lookup, states, moves, keys, lines, history,
            len(self.root.seen), self.orders, flag, 0, depth, floor, 2 * WIN,
        )  # fmt: skip
        if self.orders[NODES] >= self.orders[MOST]:
            self.clock.flag[0] = 1
        if depth > 1 and flag[0]:
            return None
        return int(score), lines[0, 1 : 1 + lines[0, 0]].tolist()

    @property
    def is_settled(self) -> bool:
        """Whether looking farther would change nothing: what was found is proven."""
        return all(win_in(score) is not None for score, _ in self.best)

    def answer(self) -> Answer:
        """Put what was found into words."""
        lines = tuple(
            Line(self.root.line(line), value_of(score), win_in(score)) for score, line in self.best
        )
        return Answer(lines, self.depth, int(self.orders[NODES]), self.clock.seconds)
