"""Iterative deepening for the side games that have a kernel."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.layout import Array
from gipf.search.answer import Limits, Stop
from gipf.search.deadline import Deadline
from gipf.search.scores import INFINITE, PROVEN, WIN
from gipf.search.transposition_table import GENERATIONS
from gipf.side_games import State
from gipf.side_kernels.alphabeta import (
    GENERATION,
    HISTORY_AT,
    KILLERS_AT,
    MAX_DEPTH,
    NODE_LIMIT,
    NODES,
    STOPPED,
    empty_stack,
    empty_thread,
    line_of,
    make_search,
)
from gipf.side_kernels.layout import Kernel
from gipf.side_kernels.root import FADING, NO_LIMIT, Root, make_root
from gipf.side_kernels.warmup import prepare


@dataclass(frozen=True)
class Answer:
    """What a search found: the best line, its score for the player who decides, depth and nodes."""

    pv: tuple[str, ...]
    score: int
    depth: int
    nodes: int
    seconds: float = field(default=0.0, compare=False)

    @property
    def move(self) -> str:
        """The best move."""
        return self.pv[0]

    @property
    def win_in(self) -> int | None:
        """In how many decisions the player wins, or below zero, loses, where that is proven."""
        if abs(self.score) <= PROVEN:
            return None
        distance = WIN - abs(self.score)
        return distance if self.score > 0 else -distance


Tell = Callable[[Answer], None]


class AlphaBeta:
    """Alpha-beta with a transposition table that lasts from search to search.

    It stops at the first limit reached, or when it is stopped, and leaves the interpreter lock to other
    threads while it searches. With a limit of nodes or depth the answer is always the same.

    >>> from gipf.side_games import load
    >>> from gipf.side_kernels.kernels import load_kernel
    >>> start = load("dvonn").start("random:7")
    >>> AlphaBeta(load_kernel("dvonn"), memory=1).search(start, Limits(depth=2)).depth
    2
    """

    def __init__(self, kernel: Kernel, *, memory: int = 16) -> None:
        """Take the kernel of a game and the size of the transposition table in MiB."""
        if not 1 <= memory <= 1 << 16:
            raise GipfError("setting-range", name="memory", least=1, most=1 << 16, value=memory)
        self.kernel = kernel
        entries = 1 << ((memory << 20) // 16).bit_length() - 1
        self.tt: Array = np.zeros((entries + 1, 2), np.int64)  # the last line stops a search
        self.stack, self.thread = empty_stack(kernel), empty_thread(kernel)
        self._line = line_of(kernel)

    def forget(self) -> None:
        """Clear the transposition table, killer moves and history."""
        self.tt[:-1] = 0
        self.thread[KILLERS_AT:HISTORY_AT] = -1
        self.thread[HISTORY_AT:] = 0

    def search(
        self, state: State, limits: Limits, *, stop: Stop | None = None, tell: Tell | None = None
    ) -> Answer:
        """Search a position that is not over; ``tell`` hears of every depth. Compiling counts for nothing."""
        moves = self._begin(state)
        with Deadline(limits, stop, self.tt[-1]) as deadline:
            if limits.nodes is not None:
                self.thread[NODE_LIMIT] = limits.nodes
            answer = Answer((self.kernel.move_text(moves[0]),), 0, 0, 0)
            for depth in range(1, min(limits.depth or MAX_DEPTH, MAX_DEPTH) + 1):
                score = self._search(depth, answer.score)
                pv = self._pv()
                if self.thread[STOPPED]:
                    if pv:  # the best of those that were searched
                        answer = Answer(pv, answer.score, answer.depth, 0)
                    break
                answer = Answer(pv, score, depth, int(self.thread[NODES]), deadline.seconds)
                if tell:
                    tell(answer)
                is_settled = abs(score) > PROVEN and WIN - abs(score) <= depth
                if is_settled or (len(moves) == 1 and limits.depth is None):
                    break
            nodes = int(self.thread[NODES])
            return Answer(answer.pv, answer.score, answer.depth, nodes, deadline.seconds)

    def near_best(self, state: State, depth: int, margin: int) -> dict[str, int]:
        """Give the moves whose scores at a depth are near that of the best, and their scores."""
        codes = self._begin(state)
        self.tt[-1, 0] = 0
        width = self.kernel.width
        if depth > 1 and len(codes) > width:
            first = self._scores(codes, 1, INFINITE)
            codes = sorted(codes, key=first.__getitem__, reverse=True)[:width]
        scores = self._scores(codes, depth, margin)
        best = max(scores.values())
        return {
            self.kernel.move_text(code): score
            for code, score in scores.items()
            if score >= best - margin
        }

    def _scores(self, codes: list[int], depth: int, margin: int) -> dict[int, int]:
        """Give the scores of root moves at a depth; of those further from the best than a margin, bounds."""
        words, stack = self.kernel.words, self.stack
        score_move = root_of(self.kernel).score_move
        scores: dict[int, int] = {}
        best = -INFINITE
        for code in codes:
            stack[1, :words] = stack[0, :words]
            low = max(best - margin - 1, -INFINITE)
            scores[code] = int(score_move(stack, self.thread, self.tt, code, depth, low))
            best = max(best, scores[code])
        return scores

    def _begin(self, state: State) -> list[int]:
        """Set the root; give its moves."""
        if state.outcome is not None:
            raise GipfError("over-in-position")
        prepare(self.kernel)
        line, thread = self.stack[0], self.thread
        self.kernel.write_state(state, line)
        thread[NODES] = thread[STOPPED] = 0
        thread[NODE_LIMIT] = NO_LIMIT
        thread[GENERATION] = (thread[GENERATION] + 1) % GENERATIONS
        thread[KILLERS_AT:HISTORY_AT] = -1
        thread[HISTORY_AT:] //= FADING
        moves, sort_keys, pv, _ = self._line
        number = self.kernel.list_moves(line, line[moves:sort_keys], line[sort_keys:pv])
        return [int(code) for code in line[moves : moves + number]]

    def _search(self, depth: int, before: int) -> int:
        search_depth = root_of(self.kernel).search_depth
        return int(search_depth(self.stack, self.thread, self.tt, depth, before))

    def _pv(self) -> tuple[str, ...]:
        """Give the principal variation, as far as it is known."""
        pv: list[str] = []
        for code in self.stack[0, self._line.pv :].tolist():
            if code < 0:
                break
            pv.append(self.kernel.move_text(code))
        return tuple(pv)


@cache
def root_of(kernel: Kernel) -> Root:
    """Give what a search of a game does at its root, made once."""
    return make_root(kernel, make_search(kernel))
