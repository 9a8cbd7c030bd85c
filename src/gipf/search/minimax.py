"""Plain alpha-beta to a fixed depth, by material alone: the baselines `greedy` and `minimax`.

Constants are passed as ``int(...)``: Numba would compile a function anew for each of them.
"""

import numpy as np

from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of, player_of
from gipf.kernel.hashing import note_position
from gipf.kernel.layout import CLEAR_AFTER, LOST, MOST_MOVES, SIDE_GAME, WON, Array, Family
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.search.answer import Answer, Limits, Line
from gipf.search.deadline import Deadline
from gipf.search.material import PIECE, WIN, score, side_game_mean, value_of, win_in
from gipf.search.root import LINE, Root

NODES, NODE_LIMIT, ROOT_MOVE, ONLY_PLAYER = 0, 1, 2, 3
"""Words of ``control``: nodes searched and their limit, the one root move to search, and the player whose
decisions alone are searched, until the opponent has to decide."""
ANYBODY = -1
"""Search the decisions of both players."""
SORTED = 16
"""How many moves are ordered; the others are searched as they are listed."""


@compiled
def step(
    family: Family, lookup: Array, states: Array, ply: int, move: int, history: Array, length: int
) -> int:
    """Play a move from the state of a ply into that of the next; give the new length of the history.

    It is not inlined, since it is most of what there is to compile.
    """
    copy_state(family, lookup, states, ply, ply + 1)
    play(family, lookup, states, states, ply + 1, move)
    return note_position(family, lookup, states, states, ply + 1, history, int(LINE), length)


@inlined
def _pick_best(moves: Array, keys: Array, ply: int, place: int, n: int) -> None:
    best = place
    for other in range(place + 1, n):
        if keys[ply, other] > keys[ply, best]:
            best = other
    move, key = moves[ply, best], keys[ply, best]
    while best > place:  # the others keep their order
        moves[ply, best] = moves[ply, best - 1]
        keys[ply, best] = keys[ply, best - 1]
        best -= 1
    moves[ply, place], keys[ply, place] = move, key


@inlined
def _update_pv(pv: Array, ply: int, move: int) -> None:
    """Set the principal variation to a move and that of the next ply."""
    number = pv[ply + 1, 0]
    pv[ply, 0] = number + 1
    pv[ply, 1] = move
    for place in range(1, number + 1):
        pv[ply, place + 1] = pv[ply + 1, place]


@compiled
def minimax(
    family: Family, lookup: Array, states: Array, moves: Array, keys: Array, pv: Array,
    history: Array, length: int, control: Array, flag: Array, ply: int, depth: int, alpha: int,
    beta: int,
) -> int:  # fmt: skip
    """Give the score of the state at a ply for the player who decides there.

    At ply 0 only one move is searched. ``pv[ply]`` takes the principal variation, its length first.
    If ``flag[0]`` is set, the score means nothing.
    """
    # No argument of a recursive call may be a constant: Numba compiles anew for each constant, and what
    # it keeps of such a recursion crashes when it is loaded from disk.
    pv[ply, 0] = 0
    if flag[0]:
        return 0
    player = player_of(states, ply)
    is_chance = has_side_games(family) and phase_of(states, ply) == SIDE_GAME
    only = control[ONLY_PLAYER]
    number, is_sorted = 1, False
    if ply == 0:
        moves[ply, 0] = control[ROOT_MOVE]
        is_chance = False
    elif is_chance:
        number = 2
        moves[ply, 0] = WON
        moves[ply, 1] = LOST
        alpha, beta = -2 * WIN, 2 * WIN
    else:
        number = walk_moves(family, lookup, states, ply, moves[ply], int(LIST))
        is_sorted = depth > 1 and number > 1 and only == ANYBODY
        for n in range(number if is_sorted else 0):
            step(family, lookup, states, ply, moves[ply, n], history, length)
            keys[ply, n] = score(family, states, ply + 1, player, ply + 1)
            if phase_of(states, ply + 1) == CLEAR_AFTER and player_of(states, ply + 1) == player:
                keys[ply, n] += 2 * PIECE  # about what a row is worth
    best = -2 * WIN
    not_lost = 0
    for n in range(number):
        if n and flag[0]:
            return 0
        if is_sorted and n < SORTED:
            _pick_best(moves, keys, ply, n, number)
        move = moves[ply, n]
        after = step(family, lookup, states, ply, move, history, length)
        control[NODES] += 1
        if control[NODES] >= control[NODE_LIMIT]:
            flag[0] = 1
        other = player_of(states, ply + 1)
        is_last = depth <= 1 or is_over(states, ply + 1) or (only != ANYBODY and other != only)
        if is_last:
            pv[ply + 1, 0] = 0
            found = score(family, states, ply + 1, player, ply + 1)
        else:
            low, high = (alpha, beta) if other == player else (-beta, -alpha)
            found = minimax(
                family, lookup, states, moves, keys, pv, history, after, control, flag,
                ply + 1, depth - 1, low, high,
            )  # fmt: skip
            found = found if other == player else -found
            if flag[0]:
                return 0
        if is_chance:
            if n == 0:
                not_lost = found
                _update_pv(pv, ply, move)
            else:
                best = side_game_mean(not_lost, found)
            continue
        if found > best:
            best = found
            if best > alpha or n == 0:
                _update_pv(pv, ply, move)
                alpha = max(alpha, best)
            if best >= beta:
                break
    return best


class FixedDepth:
    """Searches of a root to fixed depths, and the best lines of the last."""

    def __init__(self, root: Root, limits: Limits, deadline: Deadline, max_depth: int) -> None:
        self.root, self.deadline = root, deadline
        self.depth = 0
        self.best: list[tuple[int, list[int]]] = []  # scores and lines of the last finished depth
        moves, keys = (np.zeros((max_depth, MOST_MOVES), np.int64) for _ in range(2))
        pv = np.zeros((max_depth + 1, max_depth + 2), np.int64)
        self.control = np.array([0, limits.nodes or 1 << 62, 0, 0])
        self.scratch = root.copies(max_depth + 1), moves, keys, pv, root.history(max_depth)

    def search(self, depth: int, lines: int, only: int = ANYBODY) -> bool:
        """Search for the best lines; give whether the depth was finished.

        A depth of 1 always is: however short the time, there is something to answer.
        """
        found: list[tuple[int, list[int]]] = []
        for move in self.root.moves:
            if found and depth == 1 and self.deadline.is_up:
                break
            alpha = found[lines - 1][0] if len(found) >= lines else -2 * WIN
            seen = self._search_move(move, depth, alpha, only)
            if seen is None:
                return False
            if seen[0] > alpha:
                found.insert(sum(1 for score, _ in found if score >= seen[0]), seen)
        self.best = found[:lines]
        self.depth = depth if only == ANYBODY else max(len(line) for _, line in self.best)
        numbers = [line[0] for _, line in self.best]
        self.root.moves[:] = numbers + [move for move in self.root.moves if move not in numbers]
        return True

    def _search_move(
        self, move: int, depth: int, alpha: int, only: int
    ) -> tuple[int, list[int]] | None:
        states, moves, keys, pv, history = self.scratch
        flag = self.deadline.flag if depth > 1 else np.zeros(1, np.int64)
        self.control[ROOT_MOVE], self.control[ONLY_PLAYER] = move, only
        score = minimax(
            self.root.family, self.root.lookup, states, moves, keys, pv, history,
            len(self.root.seen), self.control, flag, 0, depth, alpha, 2 * WIN,
        )  # fmt: skip
        if self.control[NODES] >= self.control[NODE_LIMIT]:
            self.deadline.flag[0] = 1
        if depth > 1 and flag[0]:
            return None
        return int(score), pv[0, 1 : 1 + pv[0, 0]].tolist()

    @property
    def is_settled(self) -> bool:
        """Whether all lines are proven, so that a deeper search would change nothing."""
        return all(win_in(score) is not None for score, _ in self.best)

    def answer(self) -> Answer:
        """Give the best lines found."""
        lines = tuple(
            Line(self.root.line(line), value_of(score), win_in(score)) for score, line in self.best
        )
        return Answer(lines, self.depth, int(self.control[NODES]), self.deadline.seconds)
