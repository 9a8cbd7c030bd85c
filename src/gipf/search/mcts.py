"""Tree search: the tree grows where its evaluator and what was found so far promise most (PUCT)."""

import math
import threading
import time
from collections.abc import Callable

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.layout import MOST_MOVES, Array
from gipf.kernel.warmup import USES, Use
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line, Stop
from gipf.search.clock import Clock
from gipf.search.evaluators import Evaluator, FirstSight, Leaves
from gipf.search.layout import DEEPEST, DONE, PRIOR, PROVEN, USED_NODES
from gipf.search.mcts_tree import Nodes
from gipf.search.puct import absorb, gather
from gipf.search.root import Root, check_question, make_ready
from gipf.variants import Variant

TREE = "tree search"
"""What this is compiled for."""

MOVES_A_LEAF = 64
"""Room for so many moves a leaf; where there are more, fewer leaves are gathered."""
NODES_A_LEVEL = 1000
"""A limit of depth is one of so many nodes for each decision."""
LONGEST_LINE = 10
NOISE_SUM = 10.0
"""What the parameters of the Dirichlet distribution of the noise sum up to."""
TELL_AGAIN = 1.25
"""An answer is told when it rests on so many times the nodes of the last."""


class TreeSearch:
    """Looks farthest into what seems best, by an evaluator that is asked about many positions at once.

    ``batch`` is how many leaves are evaluated together, ``memory`` how many MiB the tree may take,
    ``noise`` the share of chance in the priors of the root (for self-play). What is known of a position
    is kept for the next search, if that is of one that may follow it.
    """

    def __init__(
        self,
        evaluator: Evaluator | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        batch: int = 8,
        memory: int = 512,
        curiosity: float = 1.5,
        doubt: float = 0.2,
        noise: float = 0.0,
    ) -> None:
        if threads < 1 or batch < 1 or memory < 1:
            raise GipfError("a tree search has one thread, one leaf a batch and one MiB at least")
        self._evaluator = evaluator or FirstSight(seed=seed)
        self._threads, self._batch, self._memory = threads, batch, memory
        self._settings = np.array([curiosity, doubt])
        self._noise, self._chance = noise, np.random.default_rng(seed)
        self._nodes: Nodes | None = None
        self._root: Root | None = None

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Callable[[Answer], None] | None = None,
    ) -> Answer:
        """Let the tree grow as long as the limits allow; a depth counts as a thousand nodes a decision."""
        check_question(position, lines)
        make_ready(position.variant, TREE)
        with Clock(limits, stop) as clock:
            root = Root(position)
            nodes, known = self._nodes or Nodes(self._memory), self._root
            self._nodes = self._root = None  # an error on the way leaves no half-grown tree
            time_to_keep = math.inf if limits.seconds is None else limits.seconds / 10
            if not (known and nodes.keep(known, root, time_to_keep)):
                nodes.clear()
            growth = _Growth(root, nodes, clock, limits, lines, self._evaluator, self._settings)
            growth.plant(self._batch)
            self._add_noise(nodes)
            growth.grow(self._threads, self._batch, tell)
            self._nodes, self._root = nodes, root
            return growth.answer()

    def _add_noise(self, nodes: Nodes) -> None:
        if self._noise:
            edges = nodes.edges_of(0)
            number = edges.stop - edges.start
            chance = self._chance.dirichlet(np.full(number, NOISE_SUM / number))
            nodes.numbers[edges, PRIOR] *= 1 - self._noise
            nodes.numbers[edges, PRIOR] += self._noise * chance

    def forget(self) -> None:
        """Drop the tree."""
        self._nodes = self._root = None


class _Growth:
    """The growth of a tree during one search."""

    def __init__(
        self,
        root: Root,
        nodes: Nodes,
        clock: Clock,
        limits: Limits,
        lines: int,
        evaluator: Evaluator,
        settings: Array,
    ) -> None:
        self.root, self.nodes, self.clock, self.lines = root, nodes, clock, lines
        self.evaluator, self.settings = evaluator, settings
        self.most = min(
            limits.nodes or 1 << 62, NODES_A_LEVEL * limits.depth if limits.depth else 1 << 62
        )
        self.lock = threading.Lock()
        self.error: BaseException | None = None
        nodes.info[DONE] = 0

    @property
    def done(self) -> int:
        """How many times the tree was gone down."""
        return int(self.nodes.info[DONE])

    def plant(self, batch: int) -> None:
        """See to it that the tree has a root, however short the time."""
        if not self.nodes.info[USED_NODES]:
            _Worker(self, batch).work_once()

    def grow(self, threads: int, batch: int, tell: Callable[[Answer], None] | None) -> None:
        """Let so many threads work until the search has to end; this one tells of it."""
        others = [
            threading.Thread(target=self._work, args=(batch,), name="gipf tree", daemon=True)
            for _ in range(threads - 1)
        ]
        for thread in others:
            thread.start()
        self._work(batch, tell)
        for thread in others:
            thread.join()
        if self.error:
            raise self.error

    def _work(self, batch: int, tell: Callable[[Answer], None] | None = None) -> None:
        worker, again = _Worker(self, batch), 0.0
        try:
            while not self.is_finished:
                if not worker.work_once():
                    time.sleep(0)  # all leaves are being looked at by other threads
                if tell and self.done >= again:
                    again = TELL_AGAIN * self.done
                    with self.lock:
                        answer = self.answer()
                    tell(answer)
        except BaseException as error:
            self.error = error
            self.clock.flag[0] = 1

    @property
    def is_finished(self) -> bool:
        """Whether the search has to end, or may."""
        return self.clock.is_up or self.done >= self.most or self.nodes.is_settled(self.lines)

    def answer(self) -> Answer:
        """Put what was found into words."""
        nodes, found = self.nodes, []
        for edge in nodes.ranked(0)[: self.lines]:
            win_in = int(nodes.edges[edge, PROVEN]) or None
            value = nodes.mean_of(edge)
            if win_in:
                value = 1.0 if win_in > 0 else -1.0
            found.append(Line(self.root.line(nodes.line(edge, LONGEST_LINE)), value, win_in))
        depth = max(len(line.moves) for line in found)
        return Answer(tuple(found), depth, self.done, self.clock.seconds)


class _Worker:
    """What a thread needs to gather leaves."""

    def __init__(self, growth: _Growth, batch: int) -> None:
        self.growth = growth
        self.states = growth.root.copies(batch + 1)
        self.path = np.zeros((batch, DEEPEST, 2), np.int64)
        self.lengths = np.zeros(batch, np.int64)
        self.moves = np.zeros(batch * MOVES_A_LEAF + MOST_MOVES, np.int64)
        self.starts = np.zeros(batch + 1, np.int64)
        self.history = growth.root.history(DEEPEST)

    def work_once(self) -> bool:
        """Gather leaves, have them evaluated, put them into the tree; give whether there was any work."""
        growth, root = self.growth, self.growth.root
        tree, rules = growth.nodes.arrays, (root.family, root.lookup)
        ways = self.path, self.lengths, self.moves, self.starts
        with growth.lock:
            done = growth.done
            leaves = int(
                gather(
                    *rules, self.states, *tree, growth.settings, *ways, self.history,
                    len(root.seen), growth.clock.flag, growth.most - done,
                )
            )  # fmt: skip
            did_something = growth.done > done
        if leaves:
            priors, values = growth.evaluator.evaluate(
                Leaves(
                    root.position.variant,
                    self.states[1 : leaves + 1],
                    self.moves[: self.starts[leaves]],
                    self.starts[: leaves + 1],
                )
            )
            with growth.lock:
                absorb(*rules, self.states, *tree, *ways, priors, values, leaves)
        return did_something


def _do_all(variant: Variant) -> None:
    """Do once all that a search does."""
    position = Position.start(variant)
    player = TreeSearch(batch=2, memory=1)
    answer = player.search(position, Limits(nodes=100))
    player.search(position.play(answer.move), Limits(nodes=2))


USES[TREE] = Use(_do_all, {1: 10, 2: 10, 3: 15, 4: 15}, "search")
