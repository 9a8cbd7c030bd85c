"""Alpha-beta as a player: deeper and deeper until the time is up, on one thread or several."""

import threading
from collections.abc import Callable, Sequence
from functools import cache
from math import log

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.convert import empty_states, number_to_move, read_state, rules_of, write_state
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import MOST_MOVES, Array
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.warmup import USES, Use, prepare
from gipf.position import Position
from gipf.search.alphabeta import (
    AGE,
    BEST_AT,
    EXCLUDED,
    GAIN_AT,
    INFINITE,
    KILLER_AT,
    LEVEL_WORDS,
    LEVELS,
    LIKING_AT,
    MOVE_AT,
    NODE_LIMIT,
    NODES,
    PATH_AT,
    REDUCED_AT,
    REDUCED_DEPTHS,
    REDUCED_MOVES,
    STOPPED,
    SURE,
    WIN,
    make_move,
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
def reductions() -> Array:
    """Give by how much a late move is looked at less deeply: by depth left and place in the list."""
    lookup = np.zeros((REDUCED_DEPTHS, REDUCED_MOVES), np.int64)
    for depth in range(1, REDUCED_DEPTHS):
        for place in range(1, REDUCED_MOVES):
            lookup[depth, place] = int(0.5 + log(depth) * log(place) / 2.2)
    return lookup.ravel()


class Worker:
    """What one thread works on: its levels, each with a row and its moves, and its notes."""

    def __init__(self) -> None:
        self.levels = np.zeros((LEVELS, LEVEL_WORDS), np.int64)
        self.notes = np.zeros(PATH_AT + MOST_PATH + LEVELS, np.int64)
        self.notes[REDUCED_AT:PATH_AT] = reductions()
        self.forget()

    def forget(self) -> None:
        """Forget what was liked."""
        self.levels[:, KILLER_AT:GAIN_AT] = -1
        self.notes[LIKING_AT:REDUCED_AT] = 0

    def begin(self, row: Array, path: Sequence[int], age: int) -> None:
        """Get ready to search a position that others came before; what is liked fades."""
        self.levels[0, : len(row)] = row
        self.levels[:, KILLER_AT:GAIN_AT] = -1
        self.notes[:LIKING_AT] = 0
        self.notes[AGE] = age
        self.notes[NODE_LIMIT] = NO_LIMIT
        self.notes[LIKING_AT:REDUCED_AT] //= 4
        self.notes[PATH_AT : PATH_AT + len(path)] = path

    @property
    def line(self) -> list[int]:
        """The best line of the position, as far as it is known."""
        line: list[int] = []
        for code in self.levels[0, BEST_AT:MOVE_AT].tolist():
            if code < 0:
                break
            line.append(code)
        return line


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
        weights: Array | None = None,
    ) -> None:
        """Take so many threads, and so many MiB to remember positions in."""
        if not 1 <= threads <= 256:
            raise GipfError(f"the number of threads goes from 1 to 256, not {threads}")
        if not 1 <= memory <= 1 << 16:
            raise GipfError(f"the memory goes from 1 to 65536 MiB, not {memory}")
        entries = 1 << ((memory << 20) // 16).bit_length() - 1
        self.memory = np.zeros(
            (entries + 1, 2), np.int64
        )  # the last is where a search is told to stop
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
            worker.forget()

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
        with Clock(limits, stop, self.memory[-1]) as clock:
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
        self.found: list[tuple[int, list[int]]] = [(0, self.moves[:1])]
        self.depth = 0

    def _begin(self, age: int) -> int:
        """Set the workers to the position; give the number of positions before it."""
        states = empty_states(1)
        write_state(self.position, states, 0)
        hashes = [self._hash(key) for key in self.position.seen if key.split(" ", 4)[3] == "m"]
        hashes = hashes[-MOST_PATH:]
        for worker in self.workers:
            worker.begin(states[0], hashes, age)
        if self.limits.nodes is not None:
            self.workers[0].notes[NODE_LIMIT] = self.limits.nodes
        return len(hashes)

    def _hash(self, key: str) -> int:
        """Give the hash of a position that has come up; they come up again with every search."""
        if key not in self.hashes:
            states = empty_states(1)
            write_state(Position.parse(f"{key} 1"), states, 0)
            self.hashes[key] = int(hash_state(*self.rules, states, states, 0))
        return self.hashes[key]

    def _root_moves(self) -> list[int]:
        levels, moves = self.workers[0].levels, np.zeros(MOST_MOVES, np.int64)
        number = walk_moves(*self.rules, levels, 0, moves, LIST)
        return [int(code) for code in moves[:number]]

    @property
    def nodes(self) -> int:
        """How many positions were looked at."""
        return sum(int(worker.notes[NODES]) for worker in self.workers)

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
        return self._answer()

    def _is_settled(self, scores: list[int], depth: int) -> bool:
        if self.limits.depth is None and len(self.moves) == 1 and self.limits.seconds is not None:
            return self.tell is None or depth >= 4
        return all(abs(score) > SURE and WIN - abs(score) <= depth for score in scores)

    def _help(self, worker: Worker, n: int, deepest: int) -> None:
        """Search the same position on another thread; what it sees is in the memory both share."""
        for depth in range(1 + n % 2, deepest + 1):
            self._look(worker, depth, -INFINITE, INFINITE)
            if worker.notes[STOPPED]:
                return

    def _look(self, worker: Worker, depth: int, alpha: int, beta: int) -> int:
        return search(
            *self.rules, self.patterns, self.weights, worker.levels, worker.notes, self.memory,
            0, self.length, depth, alpha, beta,
        )  # fmt: skip

    def _deepen(self, depth: int, before: list[int]) -> list[int] | None:
        """Look at all lines to a depth; give their scores, or nothing if there was no time."""
        main = self.workers[0]
        main.notes[EXCLUDED] = 0
        found: list[tuple[int, list[int]]] = []
        for n in range(self.lines):
            score = self._look_around(depth, before[n] if depth > 3 else None)
            if main.notes[STOPPED]:
                if found or (n == 0 and main.line):
                    self._take_what_there_is(found)
                return None
            codes = (
                main.line or self.moves[:1]
            )  # nobody decides a side game: its results are weighed
            found.append((score, codes))
            main.notes[EXCLUDED + 1 + n] = codes[0]
            main.notes[EXCLUDED] = n + 1
        found.sort(key=lambda line: -line[0])
        self.found, self.depth = found, depth
        if self.tell:
            self.tell(self._answer())
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
            if main.notes[STOPPED] or alpha < score < beta:
                return score
            if score <= alpha:
                below *= 4
            else:
                above *= 4
            if max(below, above) > 2000:
                return self._look(main, depth, -INFINITE, INFINITE)

    def _take_what_there_is(self, found: list[tuple[int, list[int]]]) -> None:
        """The first move of an unfinished depth that beat the others is better than the last answer."""
        line = self.workers[0].line
        if not found and line and line[0] != self.found[0][1][0]:
            others = [other for other in self.found if other[1][0] != line[0]]
            self.found = [(self.found[0][0], line[:1]), *others][: self.lines]

    def _answer(self) -> Answer:
        lines = tuple(Line(self._moves(codes), *_worth(score)) for score, codes in self.found)
        return Answer(lines, self.depth, self.nodes, self.clock.seconds)

    def _moves(self, codes: list[int]) -> tuple[Move, ...]:
        """Put a line into words, by way of compiled code: to play it by the rules takes much longer."""
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


def _worth(score: int) -> tuple[float, int | None]:
    """Give the expected result of a score, and the distance of a win or loss."""
    if abs(score) <= SURE:
        return chance(score), None
    distance = WIN - abs(score)
    return (1.0, distance) if score > 0 else (-1.0, -distance)


def _compile(variant: Variant) -> None:
    AlphaBeta(memory=1).search(Position.start(variant), Limits(depth=1))


USES[SEARCHING] = Use(_compile, {1: 10, 2: 10, 3: 25, 4: 25}, "search")
