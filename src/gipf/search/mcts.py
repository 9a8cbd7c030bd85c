"""Monte Carlo tree search: the player `tree`, PUCT with an evaluator that is asked about batches of leaves."""

import math
import threading
import time

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.layout import MOST_MOVES, Array
from gipf.kernel.warmup import USES, Use
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line
from gipf.search.deadline import Deadline
from gipf.search.evaluators import Evaluator, HeuristicEvaluator, Leaves
from gipf.search.mcts_tree import MAX_DEPTH, PRIOR, PROVEN, SIMULATIONS, USED_NODES, Tree
from gipf.search.puct import expand, select_leaves
from gipf.search.root import Root
from gipf.search.searcher import CompiledSearcher, Tell
from gipf.variants import Variant

TREE = "tree search"
"""The purpose this is compiled for."""

MOVES_PER_LEAF = 64
"""Room for the moves of a leaf, on average; where leaves have more, fewer are evaluated together."""
NODES_PER_DEPTH = 1000
"""Nodes that a limit of depth stands for, for each ply."""
LONGEST_LINE = 10
NOISE_SUM = 10.0
"""The sum of the parameters of the Dirichlet noise."""
TELL_AGAIN = 1.25
"""Factor by which nodes grow from one report to the next."""


class TreeSearch(CompiledSearcher):
    """Searches by PUCT: an evaluator gives priors and values, and the tree grows where they are best.

    ``batch`` is how many leaves are evaluated together, ``memory`` how many MiB the tree may take,
    ``c_puct`` the weight of exploration, ``fpu_reduction`` how far below its parent's value a move that was
    never visited is rated (first-play urgency), ``noise`` the share of Dirichlet noise in the priors of the
    root, for self-play. The subtree of a position that follows is kept for its search.
    """

    purposes: tuple[str, ...] = (TREE,)

    def __init__(
        self,
        evaluator: Evaluator | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        batch: int = 8,
        memory: int = 512,
        c_puct: float = 1.5,
        fpu_reduction: float = 0.2,
        noise: float = 0.0,
    ) -> None:
        if threads < 1 or batch < 1 or memory < 1:
            raise GipfError("tree-search-settings")
        self._evaluator = evaluator or HeuristicEvaluator(seed=seed)
        self._threads, self._batch, self._memory = threads, batch, memory
        self._settings = np.array([c_puct, fpu_reduction])
        self._noise, self._chance = noise, np.random.default_rng(seed)
        self._tree: Tree | None = None
        self._root: Root | None = None

    def _search(
        self, position: Position, limits: Limits, lines: int, deadline: Deadline, tell: Tell | None
    ) -> Answer:
        """Run simulations as long as the limits allow; a limit of depth counts as a thousand nodes a ply."""
        root = Root(position)
        tree, known = self._tree or Tree(self._memory), self._root
        self._tree = self._root = None  # an error on the way leaves no half-grown tree
        time_to_keep = math.inf if limits.seconds is None else limits.seconds / 10
        if not (known and tree.keep(known, root, time_to_keep)):
            tree.clear()
        search = _Search(root, tree, deadline, limits, lines, self._evaluator, self._settings)
        search.expand_root(self._batch)
        self._add_noise(tree)
        search.run(self._threads, self._batch, tell)
        self._tree, self._root = tree, root
        return search.answer()

    def _add_noise(self, tree: Tree) -> None:
        if self._noise:
            edges = tree.edges_of(0)
            number = edges.stop - edges.start
            chance = self._chance.dirichlet(np.full(number, NOISE_SUM / number))
            tree.edge_values[edges, PRIOR] *= 1 - self._noise
            tree.edge_values[edges, PRIOR] += self._noise * chance

    def forget(self) -> None:
        """Drop the tree."""
        self._tree = self._root = None


class _Search:
    """One search under way."""

    def __init__(
        self,
        root: Root,
        tree: Tree,
        deadline: Deadline,
        limits: Limits,
        lines: int,
        evaluator: Evaluator,
        settings: Array,
    ) -> None:
        self.root, self.tree, self.deadline, self.lines = root, tree, deadline, lines
        self.evaluator, self.settings = evaluator, settings
        self.most = min(
            limits.nodes or 1 << 62, NODES_PER_DEPTH * limits.depth if limits.depth else 1 << 62
        )
        self.lock = threading.Lock()
        self.error: BaseException | None = None
        tree.info[SIMULATIONS] = 0

    @property
    def simulations(self) -> int:
        """The number of simulations so far."""
        return int(self.tree.info[SIMULATIONS])

    def expand_root(self, batch: int) -> None:
        """Expand the root if the tree is empty, however short the time."""
        if not self.tree.info[USED_NODES]:
            _Worker(self, batch).work_once()

    def run(self, threads: int, batch: int, tell: Tell | None) -> None:
        """Run simulations on several threads until the search has to end; this one reports."""
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

    def _work(self, batch: int, tell: Tell | None = None) -> None:
        worker, again = _Worker(self, batch), 0.0
        try:
            while not self.is_finished:
                if not worker.work_once():
                    time.sleep(0)  # all leaves are being evaluated by other threads
                if tell and self.simulations >= again:
                    again = TELL_AGAIN * self.simulations
                    with self.lock:
                        answer = self.answer()
                    tell(answer)
        except BaseException as error:
            self.error = error
            self.deadline.flag[0] = 1

    @property
    def is_finished(self) -> bool:
        """Whether the search has to end, or has nothing left to find."""
        return (
            self.deadline.is_up or self.simulations >= self.most or self.tree.is_settled(self.lines)
        )

    def answer(self) -> Answer:
        """Give the best lines found so far."""
        tree, found = self.tree, []
        for edge in tree.ranked(0)[: self.lines]:
            win_in = int(tree.edges[edge, PROVEN]) or None
            value = tree.mean_of(edge)
            if win_in:
                value = 1.0 if win_in > 0 else -1.0
            found.append(Line(self.root.line(tree.line(edge, LONGEST_LINE)), value, win_in))
        depth = max(len(line.moves) for line in found)
        return Answer(tuple(found), depth, self.simulations, self.deadline.seconds)


class _Worker:
    """The arrays a thread selects leaves with."""

    def __init__(self, search: _Search, batch: int) -> None:
        self.search = search
        self.states = search.root.copies(batch + 1)
        self.path = np.zeros((batch, MAX_DEPTH, 2), np.int64)
        self.lengths = np.zeros(batch, np.int64)
        self.moves = np.zeros(batch * MOVES_PER_LEAF + MOST_MOVES, np.int64)
        self.starts = np.zeros(batch + 1, np.int64)
        self.history = search.root.history(MAX_DEPTH)

    def work_once(self) -> bool:
        """Select leaves, have them evaluated, expand them; give whether a simulation was run."""
        search, root = self.search, self.search.root
        tree, rules = search.tree.arrays, (root.family, root.lookup)
        ways = self.path, self.lengths, self.moves, self.starts
        with search.lock:
            simulations = search.simulations
            leaves = int(
                select_leaves(
                    *rules, self.states, *tree, search.settings, *ways, self.history,
                    len(root.seen), search.deadline.flag, search.most - simulations,
                )
            )  # fmt: skip
            did_something = search.simulations > simulations
        if leaves:
            priors, values = search.evaluator.evaluate(
                Leaves(
                    root.position.variant,
                    self.states[1 : leaves + 1],
                    self.moves[: self.starts[leaves]],
                    self.starts[: leaves + 1],
                )
            )
            with search.lock:
                expand(*rules, self.states, *tree, *ways, priors, values, leaves)
        return did_something


def _do_all(variant: Variant) -> None:
    """Run everything a search runs, once."""
    position = Position.start(variant)
    player = TreeSearch(batch=2, memory=1)
    answer = player.search(position, Limits(nodes=100))
    player.search(position.play(answer.move), Limits(nodes=2))


USES[TREE] = Use(_do_all, {1: 10, 2: 10, 3: 15, 4: 15}, "search")
