"""Alpha-beta as a player: deeper and deeper until the time is up, on one thread or several."""

import threading
from collections.abc import Callable
from functools import cache
from math import log

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.convert import empty_rows, number_to_move, rules_of, write_row
from gipf.kernel.hashing import hash_row
from gipf.kernel.layout import MOST_MOVES, MOVES, PUSHES
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.tables import Table
from gipf.kernel.warmup import USES, Use, prepare
from gipf.position import Position
from gipf.search.alphabeta import (
    AGE,
    CONTROL,
    EXCLUDED,
    INFINITE,
    MOST_LEVELS,
    NODE_LIMIT,
    NODES,
    STOPPED,
    SURE,
    WIN,
    search,
)
from gipf.search.answer import Answer, Limits, Line, Stop
from gipf.search.clock import Clock
from gipf.search.evaluation import chance, load_weights, patterns
from gipf.search.root import check_question
from gipf.state import Move, Phase
from gipf.variants import Variant

SEARCHING = "searching"
DEEPEST_SEARCH = 60
MOST_PATH = 1024
NO_LIMIT = 1 << 62
WINDOW = 50
"""How far around the last score the next is looked for first."""


@cache
def reductions() -> Table:
    """Give by how much a late move is looked at less deeply: by depth left and place in the list."""
    table = np.zeros((32, 64), np.int64)
    for depth in range(1, 32):
        for place in range(1, 64):
            table[depth, place] = int(0.5 + log(depth) * log(place) / 2.2)
    return table


class Worker:
    """What one thread works on: a row for each level, its moves, and what it has learned to like."""

    def __init__(self) -> None:
        levels = MOST_LEVELS + 2
        self.rows = empty_rows(levels)
        self.moves = np.zeros((levels, MOST_MOVES), np.int64)
        self.scores = np.zeros((levels, MOST_MOVES), np.int64)
        self.gains = np.zeros((levels, PUSHES), np.int64)
        self.line = np.full((levels, levels + 1), -1, np.int64)
        self.killers = np.full((levels, 2), -1, np.int64)
        self.liking = np.zeros((2, MOVES), np.int64)
        self.path = np.zeros(MOST_PATH + levels, np.int64)
        self.control = np.zeros(CONTROL, np.int64)


class AlphaBeta:
    """The engine: looks deeper and deeper until it has to stop, and remembers what it saw.

    >>> player = AlphaBeta(memory=1)
    >>> player.search(Position.parse("basic 4/5/6/2BBB2/6/5/4 w m B9/B1 -- - 1"), Limits(depth=2)).depth
    2
    """

    def __init__(
        self,
        *,
        seed: int = 0,  # noqa: ARG002  it leaves nothing to chance
        threads: int = 1,
        memory: int = 64,
        weights: Table | None = None,
    ) -> None:
        """Take so many threads, and so many MiB to remember positions in."""
        if not 1 <= threads <= 256:
            raise GipfError(f"the number of threads goes from 1 to 256, not {threads}")
        if not 1 <= memory <= 1 << 16:
            raise GipfError(f"the memory goes from 1 to 65536 MiB, not {memory}")
        entries = 1 << ((memory << 20) // 16).bit_length() - 1
        self.memory = np.zeros((entries, 2), np.int64)
        self.workers = [Worker() for _ in range(threads)]
        self.weights = weights
        self.hashes: dict[str, int] = {}
        self.age = 0
        self.variant: Variant | None = None

    def forget(self) -> None:
        """Forget all positions and likings."""
        self.memory[:] = 0
        self.hashes.clear()
        for worker in self.workers:
            worker.killers[:] = -1
            worker.liking[:] = 0

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Callable[[Answer], None] | None = None,
    ) -> Answer:
        """Look for the best moves; with one legal move it is given at once."""
        check_question(position, lines)
        prepare(position.variant, SEARCHING)
        if self.variant != position.variant:
            self.forget()  # positions of other variants may look the same
            self.variant = position.variant
        with Clock(limits, stop) as clock:
            return _Deepening(self, position, limits, lines, clock, tell).run()


class _Deepening:
    """One search under way."""

    def __init__(
        self,
        player: AlphaBeta,
        position: Position,
        limits: Limits,
        lines: int,
        clock: Clock,
        tell: Callable[[Answer], None] | None,
    ) -> None:
        self.position, self.limits, self.clock, self.tell = position, limits, clock, tell
        self.rules = rules_of(position.variant)
        own = player.weights
        self.weights = load_weights(len(self.rules.family)) if own is None else own
        self.patterns = patterns(position.board.name)
        self.memory, self.workers, self.hashes = player.memory, player.workers, player.hashes
        player.age = (player.age + 1) % 64
        self.length = self._begin(player.age)
        self.moves = self._root_moves()
        self.lines = 1 if position.phase is Phase.SIDE_GAME else min(lines, len(self.moves))
        self.answer = Answer((Line((self._move(self.moves[0]),), 0.0),))

    def _begin(self, age: int) -> int:
        """Set the workers to the position; give the number of positions before it."""
        main = self.workers[0]
        write_row(self.position, main.rows, 0)
        hashes = [self._hash(key) for key in self.position.seen if key.split(" ", 4)[3] == "m"]
        hashes = hashes[-MOST_PATH:]
        for worker in self.workers:
            worker.rows[0] = main.rows[0]
            worker.path[: len(hashes)] = hashes
            worker.killers[:] = -1
            worker.liking //= 4
            worker.control[:] = 0
            worker.control[AGE] = age
            worker.control[NODE_LIMIT] = NO_LIMIT
        if self.limits.nodes is not None:
            main.control[NODE_LIMIT] = self.limits.nodes
        return len(hashes)

    def _hash(self, key: str) -> int:
        """Give the hash of a position that has come up; they come up again with every search."""
        if key not in self.hashes:
            rows = empty_rows(1)
            write_row(Position.parse(f"{key} 1"), rows, 0)
            self.hashes[key] = int(hash_row(*self.rules, rows, rows, 0))
        return self.hashes[key]

    def _root_moves(self) -> list[int]:
        main = self.workers[0]
        number = walk_moves(*self.rules, main.rows, 0, main.moves[0], LIST)
        return [int(code) for code in main.moves[0, :number]]

    def _move(self, code: int) -> Move:
        return number_to_move(self.position, code)

    @property
    def nodes(self) -> int:
        """How many positions were looked at."""
        return sum(int(worker.control[NODES]) for worker in self.workers)

    def run(self) -> Answer:
        """Deepen until the end; give the last answer."""
        deepest = min(self.limits.depth or DEEPEST_SEARCH, DEEPEST_SEARCH)
        helpers = [
            threading.Thread(target=self._help, args=(worker, n, deepest), name="gipf search")
            for n, worker in enumerate(self.workers[1:])
        ]
        for helper in helpers:
            helper.start()
        scores: list[int] = [0] * self.lines
        try:
            for depth in range(1, deepest + 1):
                found = self._deepen(depth, scores)
                if found is None:
                    break
                scores = found
                if self._is_settled(scores, depth):
                    break
        finally:
            self.clock.flag[0] = 1
            for helper in helpers:
                helper.join()
        return self.answer

    def _is_settled(self, scores: list[int], depth: int) -> bool:
        if self.limits.depth is None and len(self.moves) == 1 and self.limits.seconds is not None:
            return self.tell is None or depth >= 4
        return all(abs(score) > SURE and WIN - abs(score) <= depth for score in scores)

    def _help(self, worker: Worker, n: int, deepest: int) -> None:
        """Search the same position on another thread; what it sees is in the memory both share."""
        for depth in range(1 + n % 2, deepest + 1):
            self._look(worker, depth, -INFINITE, INFINITE)
            if worker.control[STOPPED]:
                return

    def _look(self, worker: Worker, depth: int, alpha: int, beta: int) -> int:
        work = worker.rows, worker.moves, worker.scores, worker.gains, worker.line, worker.killers
        return search(
            *self.rules, self.patterns, self.weights, *work, worker.liking, reductions(), self.memory,
            worker.path, self.clock.flag, worker.control, 0, self.length, depth, alpha, beta,
        )  # fmt: skip

    def _deepen(self, depth: int, before: list[int]) -> list[int] | None:
        """Look at all lines to a depth; give their scores, or nothing if there was no time."""
        main = self.workers[0]
        main.control[EXCLUDED] = 0
        found: list[tuple[int, list[int]]] = []
        for n in range(self.lines):
            score = self._look_around(depth, before[n] if depth > 3 else None)
            if main.control[STOPPED]:
                if found or (n == 0 and main.line[0, 0] >= 0):
                    self._take_what_there_is(depth, found)
                return None
            codes = [int(code) for code in main.line[0, : _length(main.line[0])]]
            codes = codes or self.moves[:1]  # nobody decides a side game: its results are weighed
            found.append((score, codes))
            main.control[EXCLUDED + 1 + n] = codes[0]
            main.control[EXCLUDED] = n + 1
        found.sort(key=lambda line: -line[0])
        self._report(depth, found)
        return [score for score, _ in found]

    def _look_around(self, depth: int, before: int | None) -> int:
        """Look in a window around the last score, wider where it is outside."""
        main = self.workers[0]
        if before is None or abs(before) > SURE:
            return self._look(main, depth, -INFINITE, INFINITE)
        below = above = WINDOW
        while True:
            alpha, beta = max(before - below, -INFINITE), min(before + above, INFINITE)
            score = self._look(main, depth, alpha, beta)
            if main.control[STOPPED] or alpha < score < beta:
                return score
            if score <= alpha:
                below *= 4
            else:
                above *= 4
            if max(below, above) > 2000:
                return self._look(main, depth, -INFINITE, INFINITE)

    def _take_what_there_is(self, depth: int, found: list[tuple[int, list[int]]]) -> None:
        """The first move of an unfinished depth that beat the others is better than the last answer."""
        main = self.workers[0]
        if not found and int(main.line[0, 0]) >= 0:
            code = int(main.line[0, 0])
            if self._move(code) != self.answer.move:
                best = self.answer.lines[0]
                line = Line((self._move(code),), best.value)
                others = [other for other in self.answer.lines if other.moves[0] != line.moves[0]]
                kept = (line, *others)[: self.lines]
                self.answer = Answer(kept, depth - 1, self.nodes, self.clock.seconds)

    def _report(self, depth: int, found: list[tuple[int, list[int]]]) -> None:
        lines = tuple(Line(self._moves(codes), *_worth(score)) for score, codes in found)
        self.answer = Answer(lines, depth, self.nodes, self.clock.seconds)
        if self.tell:
            self.tell(self.answer)

    def _moves(self, codes: list[int]) -> tuple[Move, ...]:
        position, moves = self.position, []
        for code in codes:
            move = number_to_move(position, code)
            moves.append(move)
            position = position.play(move)
        return tuple(moves)


def _length(line: Table) -> int:
    for n, code in enumerate(line):
        if code < 0:
            return n
    return len(line)


def _worth(score: int) -> tuple[float, int | None]:
    """Give the expected result of a score, and the distance of a win or loss."""
    if abs(score) <= SURE:
        return chance(score), None
    distance = WIN - abs(score)
    return (1.0, distance) if score > 0 else (-1.0, -distance)


def _compile(variant: Variant) -> None:
    AlphaBeta(memory=1).search(Position.start(variant), Limits(depth=1))


USES[SEARCHING] = Use(_compile, {1: 10, 2: 10, 3: 25, 4: 25}, "search")
