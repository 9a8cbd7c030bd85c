"""The tree of Monte Carlo tree search in flat arrays: its layout, reading it, keeping it between searches.

A node is a position; its edges, one for each move, lie side by side. Values are for the player who
decides at the node.
"""

from typing import NamedTuple

import numpy as np

from gipf.kernel.compiling import compiled
from gipf.kernel.layout import Array
from gipf.search.root import Root

FIRST, NUMBER, PLAYER, IS_CHANCE, VISITS, SOLVED, HASH, PARENT, PLACE = range(9)
"""Words of a node: its first edge and their number, who decides or whether chance does, visits, the
decisions to a proven win or, negative, loss, its hash, its parent, and where it moves when the tree is kept."""
NODE_WORDS = 9

MOVE, CHILD, EDGE_VISITS, PROVEN = range(4)
"""Words of an edge: its move, the node it leads to, visits, the decisions to a proven win or loss."""
EDGE_WORDS = 4
UNEXPANDED, PENDING, DRAW = -1, -2, -3
"""Values of ``CHILD`` that are no node: not expanded yet; being evaluated; the game is drawn there."""

PRIOR, VALUE_SUM = range(2)
"""The prior of an edge, and the sum of the values backed up through it."""

USED_NODES, USED_EDGES, SIMULATIONS = range(3)
"""What ``info`` holds: how much of the arrays is used, and the simulations of this search."""

C_PUCT, FPU_REDUCTION = range(2)
"""Settings: the weight of exploration, and how far below its parent's value an unvisited edge is rated
(first-play urgency)."""

MAX_DEPTH = 160
"""Maximum depth of the tree, in decisions."""

EDGES_PER_NODE = 16
"""How many edges there is room for, for each node; most nodes have more."""
SECONDS_PER_EDGE = 2e-8
"""Time to keep an edge, roughly."""
MAX_CANDIDATES = 8
"""How many nodes with the hash of the new root are compared with it."""


class Arrays(NamedTuple):
    """All arrays of a tree, as compiled functions hand them on.

    From Python they are passed one by one: Numba takes microseconds to find out the type of a tuple.
    """

    nodes: Array  # (n, NODE_WORDS)
    node_values: Array  # (n,), the sums of the values backed up
    edges: Array  # (m, EDGE_WORDS)
    edge_values: Array  # (m, 2), `PRIOR` and `VALUE_SUM`
    info: Array


class Tree:
    """The tree of a search; node 0 is the root."""

    def __init__(self, memory: int) -> None:
        bytes_per_edge = 4 * EDGE_WORDS + 16 + (8 * NODE_WORDS + 8) // EDGES_PER_NODE
        edges = max(memory * (1 << 20) // bytes_per_edge, 10_000)
        nodes = edges // EDGES_PER_NODE
        self.arrays = Arrays(  # memory is taken up as it is written to
            np.empty((nodes, NODE_WORDS), np.int64),
            np.empty(nodes, np.float64),
            np.empty((edges, EDGE_WORDS), np.int32),
            np.empty((edges, 2), np.float64),
            np.zeros(3, np.int64),
        )
        self.nodes, self.node_values, self.edges, self.edge_values, self.info = self.arrays

    def clear(self) -> None:
        """Drop all nodes."""
        self.info[:] = 0

    # ------------------------------------------------------------------ reading

    def edges_of(self, node: int) -> slice:
        """Give the slice of a node's edges."""
        first = int(self.nodes[node, FIRST])
        return slice(first, first + int(self.nodes[node, NUMBER]))

    def is_settled(self, lines: int) -> bool:
        """Whether the best lines, so many of them, are proven."""
        if not self.info[USED_NODES]:
            return False
        proven = self.edges[self.edges_of(0), PROVEN]
        return bool(proven.all()) or (lines == 1 and bool(self.nodes[0, SOLVED]))

    def ranked(self, node: int) -> list[int]:
        """List the edges of a node: wins, quickest first, then by visits, then losses, slowest first."""
        edges = self.edges_of(node)
        proven, visits = self.edges[edges, PROVEN], self.edges[edges, EDGE_VISITS]
        prior = self.edge_values[edges, PRIOR]
        keys = (-prior, -self.mean(edges), -visits, proven, -np.sign(proven))
        order: list[int] = (np.lexsort(keys) + edges.start).tolist()
        return order

    def mean(self, edges: slice) -> Array:
        """Give the mean value of edges, -1 for those never visited."""
        visits = self.edges[edges, EDGE_VISITS]
        return np.where(
            visits > 0, self.edge_values[edges, VALUE_SUM] / np.maximum(visits, 1), -1.0
        )

    def mean_of(self, edge: int) -> float:
        """Give the mean value of one of the root's edges; that of the root, if it was never visited."""
        visits = int(self.edges[edge, EDGE_VISITS])
        if visits:
            return float(self.edge_values[edge, VALUE_SUM] / visits)
        return float(self.node_values[0] / self.nodes[0, VISITS])

    def line(self, edge: int, longest: int) -> list[int]:
        """Give the principal variation from an edge on, as numbers of moves."""
        line = [int(self.edges[edge, MOVE])]
        while len(line) < longest and (child := int(self.edges[edge, CHILD])) >= 0:
            edge = self.ranked(child)[0]
            if not self.edges[edge, EDGE_VISITS]:
                break
            line.append(int(self.edges[edge, MOVE]))
        return line

    # ------------------------------------------------------------------ keeping

    def keep(self, old: Root, new: Root, seconds: float) -> bool:
        """Keep the subtree of a new root, if it is in the tree and there is the time."""
        used = int(self.info[USED_NODES])
        takes_too_long = self.info[USED_EDGES] * SECONDS_PER_EDGE > seconds
        if not used or takes_too_long or old.position.variant != new.position.variant:
            return False
        candidates = np.flatnonzero(self.nodes[:used, HASH] == new.hash)
        for node in candidates[:MAX_CANDIDATES].tolist():
            if not self.nodes[node, IS_CHANCE] and self._is_way(old, new, node):
                keep_subtree(self.arrays, node)
                return True
        return False

    def _is_way(self, old: Root, new: Root, node: int) -> bool:
        """Whether a node is the new root, with the same history."""
        moves: list[int] = []
        while node:
            parent = int(self.nodes[node, PARENT])
            edges = self.edges_of(parent)
            edge = edges.start + int(np.flatnonzero(self.edges[edges, CHILD] == node)[0])
            moves.insert(0, int(self.edges[edge, MOVE]))
            node = parent
        one, other = old.after(moves), new.position
        has_same_counters = (one.quiet_turns, one.captured_this_turn) == (
            other.quiet_turns,
            other.captured_this_turn,
        )
        is_same = one == other and one.seen == other.seen
        return is_same and (has_same_counters or not other.variant.quiet)


@compiled
def keep_subtree(tree: Arrays, root: int) -> None:
    """Move a node and all below it to the front; nodes stay behind their parents."""
    nodes, node_values, edges, edge_values, info = tree
    used = info[USED_NODES]
    for node in range(root, used):
        nodes[node, PLACE] = -1
    nodes[root, PLACE] = 0
    kept = 0
    for node in range(root, used):
        if nodes[node, PLACE] < 0:
            continue
        nodes[node, PLACE] = kept
        kept += 1
        for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, NUMBER]):
            if edges[edge, CHILD] >= 0:
                nodes[edges[edge, CHILD], PLACE] = 0
    end = 0
    for node in range(root, used):
        place = nodes[node, PLACE]
        if place < 0:
            continue
        first, number = nodes[node, FIRST], nodes[node, NUMBER]
        for n in range(number):
            for word in range(EDGE_WORDS):
                edges[end + n, word] = edges[first + n, word]
            edge_values[end + n, PRIOR] = edge_values[first + n, PRIOR]
            edge_values[end + n, VALUE_SUM] = edge_values[first + n, VALUE_SUM]
            child = edges[end + n, CHILD]
            if child >= 0:
                edges[end + n, CHILD] = nodes[child, PLACE]
                nodes[child, PARENT] = place
        for word in range(NODE_WORDS):
            nodes[place, word] = nodes[node, word]
        nodes[place, FIRST] = end
        node_values[place] = node_values[node]
        end += number
    info[USED_NODES], info[USED_EDGES] = kept, end
