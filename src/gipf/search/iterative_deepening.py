"""Iterative deepening: the player `engine`, alpha-beta deeper and deeper on one thread or several."""

import threading
from collections.abc import Sequence
from functools import cache
from math import log
from pathlib import Path

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.convert import (
    empty_states,
    hash_of_key,
    number_to_move,
    read_state,
    rules_of,
    write_odds,
    write_state,
)
from gipf.kernel.layout import MOST_MOVES, Array
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.warmup import USES, Use
from gipf.position import Position
from gipf.search.alphabeta import make_move, search
from gipf.search.answer import Answer, Limits, Line
from gipf.search.deadline import Deadline
from gipf.search.evaluation import load_weights, patterns, read_weights
from gipf.search.one_depth import (
    FADING,
    FOUND_WORDS,
    MAX_LINES,
    begin_lines,
    begin_thread,
    forget_moves,
    is_decided,
    search_depth,
)
from gipf.search.scores import INFINITE, value_of
from gipf.search.search_stack import (
    HISTORY_AT,
    MAX_PATH,
    NODE_LIMIT,
    NODES,
    PATH_AT,
    PLY_WORDS,
    REDUCED_DEPTHS,
    REDUCED_MOVES,
    REDUCTIONS_AT,
    STACK_PLIES,
    STOPPED,
    THREAD_WORDS,
)
from gipf.search.searcher import CompiledSearcher, Tell
from gipf.search.transposition_table import GENERATIONS
from gipf.search.who_begins import with_beginner
from gipf.side_games.odds import BEST
from gipf.state import Move, Phase
from gipf.variants import Player, Variant

SEARCHING = "searching"
MAX_DEPTH = 60
ENTRIES_A_SECOND, FEWEST_ENTRIES = 4_000_000, 1 << 14
"""Room in the transposition table for each second of a thread's time; and the least."""


@cache
def reductions() -> Array:
    """Give what late move reductions grow with: the logarithms of depth and number of moves, times 1024."""
    products = np.zeros((REDUCED_DEPTHS, REDUCED_MOVES), np.int64)
    for depth in range(1, REDUCED_DEPTHS):
        for searched in range(1, REDUCED_MOVES):
            products[depth, searched] = int(1024 * log(depth) * log(searched))
    return products.ravel()


@cache
def _read_once(file: Path) -> Array:
    return read_weights(file)


class Worker:
    """What one thread works on: its search stack and its data, with history and counters."""

    def __init__(self) -> None:
        self.stack = np.zeros((STACK_PLIES, PLY_WORDS), np.int64)
        self.thread = np.zeros(THREAD_WORDS, np.int64)
        self.thread[REDUCTIONS_AT:PATH_AT] = reductions()
        self.forget()

    def forget(self) -> None:
        """Clear killer moves and history."""
        forget_moves(self.stack, self.thread)

    def begin(self, state: Array, path: Sequence[int], generation: int) -> None:
        """Set the root and the keys of the positions before it; history fades."""
        self.stack[0, : len(state)] = state
        begin_thread(self.stack, self.thread, generation)
        self.thread[HISTORY_AT:REDUCTIONS_AT] //= FADING
        self.thread[PATH_AT : PATH_AT + len(path)] = path


class AlphaBeta(CompiledSearcher):
    """The engine: iterative deepening with a transposition table that lasts from search to search.

    >>> player = AlphaBeta(memory=1)
    >>> player.search(Position.parse("basic 4/5/6/2BBB2/6/5/4 w m B9/B1 -- - 1"), Limits(depth=2)).depth
    2
    """

    purposes = (SEARCHING,)

    def __init__(
        self,
        *,
        seed: int = 0,  # noqa: ARG002  it leaves nothing to chance
        threads: int = 1,
        memory: int = 64,
        side_level: int = BEST,
        side_against: int = BEST,
        weights: Array | str | None = None,
    ) -> None:
        """Take the number of threads and the size of the transposition table in MiB.

        ``side_level`` and ``side_against`` are the levels at which this player and the other play side games,
        from 1 to 5: challenges are weighed by the odds between them. ``weights`` are those of one family, or a
        folder that ``gipf train fit`` wrote; families it does not have are judged by the package's.
        """
        for name, level in (("side_level", side_level), ("side_against", side_against)):
            if not 1 <= level <= BEST:
                raise GipfError("setting-range", name=name, least=1, most=BEST, value=level)
        if not 1 <= threads <= 256:
            raise GipfError("setting-range", name="threads", least=1, most=256, value=threads)
        if not 1 <= memory <= 1 << 16:
            raise GipfError("setting-range", name="memory", least=1, most=1 << 16, value=memory)
        if isinstance(weights, str) and not list(Path(weights).glob("*.npz")):
            raise GipfError("no-file", file=Path(weights) / "*.npz")
        entries = 1 << ((memory << 20) // 16).bit_length() - 1
        self.tt = np.zeros((entries + 1, 2), np.int64)  # the last line stops a search
        self.tt_in_use = self.tt
        self.workers = [Worker() for _ in range(threads)]
        self.weights = weights
        self.generation = 0
        self.variant: Variant | None = None
        self._side_levels = side_level, side_against
        self.white_and_black = self._side_levels

    def forget(self) -> None:
        """Clear the transposition table, killer moves and history."""
        flag = len(self.tt_in_use) - 1
        self.tt[:flag] = self.tt[flag + 1 :] = 0
        for worker in self.workers:
            worker.forget()

    def weights_of(self, family: int) -> Array:
        """Give the weights by which positions of a family are judged."""
        if self.weights is None:
            return load_weights(family)
        if isinstance(self.weights, str):
            file = Path(self.weights) / f"{family}.npz"
            return _read_once(file) if file.exists() else load_weights(family)
        return self.weights

    def _flag(self, limits: Limits) -> Array:
        """Choose how much of the table to use: what fits into a processor's cache is quicker."""
        entries = len(self.tt) - 1
        if limits.seconds is not None:
            wanted = int(limits.seconds * len(self.workers) * ENTRIES_A_SECOND)
            entries = min(entries, max(FEWEST_ENTRIES, 1 << wanted.bit_length()))
        self.tt_in_use = self.tt[: entries + 1]
        flag: Array = self.tt_in_use[-1]
        return flag

    def _search(
        self, position: Position, limits: Limits, lines: int, deadline: Deadline, tell: Tell | None
    ) -> Answer:
        """Search for the best moves; with a limit of time, a single legal move is answered at once."""
        is_white = position.acting is Player.WHITE
        levels = self._side_levels if is_white else self._side_levels[::-1]
        if (self.variant, self.white_and_black) != (position.variant, levels):
            self.forget()  # positions of other variants may look the same
            self.variant, self.white_and_black = position.variant, levels
        answer = _Deepening(self, position, limits, lines, deadline, tell).run()
        return with_beginner(position, answer, self._side_levels)


class _Deepening:
    """One search under way."""

    def __init__(
        self,
        player: AlphaBeta,
        position: Position,
        limits: Limits,
        lines: int,
        deadline: Deadline,
        tell: Tell | None,
    ) -> None:
        self.position, self.limits, self.deadline, self.tell = position, limits, deadline, tell
        self.rules = rules_of(position.variant)
        self.weights = player.weights_of(len(self.rules.family))
        self.patterns = patterns(position.variant.board.name)
        self.tt, self.workers = player.tt_in_use, player.workers
        player.generation = (player.generation + 1) % GENERATIONS
        self.levels = player.white_and_black
        self.length = self._begin(player.generation)
        self.moves = self._root_moves()
        self.lines = 1 if position.phase is Phase.SIDE_GAME else min(lines, len(self.moves))
        self.lines = min(self.lines, MAX_LINES)
        self.found = np.zeros((2 * self.lines, FOUND_WORDS), np.int64)
        begin_lines(self.found, self.lines, self.moves[0])
        self.depth = 0

    def _begin(self, generation: int) -> int:
        """Set all workers to the root; give the number of positions before it."""
        states = empty_states(1)
        write_state(self.position, states, 0)
        write_odds(self.position.variant, states, 0, self.levels)
        seen = [key for key in self.position.seen if key.split(" ", 4)[3] == "m"]
        path = [hash_of_key(key) for key in seen[-MAX_PATH:]]
        for worker in self.workers:
            worker.begin(states[0], path, generation)
        if self.limits.nodes is not None:
            self.workers[0].thread[NODE_LIMIT] = self.limits.nodes
        return len(path)

    def _root_moves(self) -> list[int]:
        stack, moves = self.workers[0].stack, np.zeros(MOST_MOVES, np.int64)
        number = walk_moves(*self.rules, stack, 0, moves, LIST)
        return [int(code) for code in moves[:number]]

    @property
    def nodes(self) -> int:
        """How many nodes all threads have searched."""
        return sum(int(worker.thread[NODES]) for worker in self.workers)

    def run(self) -> Answer:
        """Deepen until the search has to stop; give the last answer."""
        deepest = min(self.limits.depth or MAX_DEPTH, MAX_DEPTH)
        helpers = [
            threading.Thread(target=self._help, args=(worker, n, deepest), name="gipf search")
            for n, worker in enumerate(self.workers[1:])
        ]
        for helper in helpers:
            helper.start()
        try:
            for depth in range(1, deepest + 1):
                if not self._deepen(depth) or self._is_settled(depth):
                    break
        finally:
            self.deadline.flag[0] = 1
            for helper in helpers:
                helper.join()
        return self._answer()

    def _is_settled(self, depth: int) -> bool:
        if self.limits.depth is None and len(self.moves) == 1 and self.limits.seconds is not None:
            return self.tell is None or depth >= 4
        return is_decided(self.found, self.lines, depth)

    def _help(self, worker: Worker, n: int, deepest: int) -> None:
        """Search the same root on another thread (lazy SMP); the transposition table is shared."""
        for depth in range(1 + n % 2, deepest + 1):
            self._search(worker, depth, -INFINITE, INFINITE)
            if worker.thread[STOPPED]:
                return

    def _search(self, worker: Worker, depth: int, alpha: int, beta: int) -> int:
        return search(
            *self.rules, self.patterns, self.weights, worker.stack, worker.thread, self.tt,
            0, self.length, depth, alpha, beta,
        )  # fmt: skip

    def _deepen(self, depth: int) -> bool:
        """Search all lines to a depth; say whether that was done, or was stopped."""
        main = self.workers[0]
        is_done = search_depth(
            *self.rules, self.patterns, self.weights, main.stack, main.thread, self.tt, self.found,
            self.lines, self.length, depth, self.moves[0],
        )  # fmt: skip
        if is_done:
            self.depth = depth
            if self.tell:
                self.tell(self._answer())
        return is_done

    def _answer(self) -> Answer:
        lines = tuple(
            Line(self._moves(codes[: codes.index(-1)]), *value_of(score))
            for score, *codes in self.found[: self.lines].tolist()
            if codes[0] >= 0
        )
        return Answer(lines, self.depth, self.nodes, self.deadline.seconds)

    def _moves(self, codes: list[int]) -> tuple[Move, ...]:
        """Turn move numbers into moves, by compiled code: playing them by `rules` takes much longer."""
        position, states = self.position, empty_states(2)
        moves: list[Move] = []
        write_state(position, states, 0)
        for code in codes:
            if moves:
                position = read_state(position.variant, states, 0)
            moves.append(number_to_move(position, code))
            make_move(*self.rules, states, 0, code)
            states[0] = states[1]
        return tuple(moves)


def _compile(variant: Variant) -> None:
    AlphaBeta(memory=1).search(Position.start(variant), Limits(depth=1))


USES[SEARCHING] = Use(_compile, {1: 10, 2: 10, 3: 25, 4: 25}, "search")
