"""The arrays of a tree: how much fits in, what is read from them, what is kept for the next search."""

import numpy as np

from gipf.kernel.bits import compiled
from gipf.kernel.layout import Array
from gipf.search.layout import (
    CHILD,
    EDGE_WORDS,
    FIRST,
    HASH,
    IS_CHANCE,
    MOVE,
    NODE_WORDS,
    NUMBER,
    PARENT,
    PLACE,
    PRIOR,
    PROVEN,
    SOLVED,
    TOTAL,
    TRIED,
    USED_EDGES,
    USED_NODES,
    VISITS,
)
from gipf.search.root import Root

EDGES_A_NODE = 16
"""A tree has room for a node for so many edges; most nodes have more."""
SECONDS_AN_EDGE = 2e-8
"""About how long keeping a tree takes."""
CANDIDATES = 8
"""So many nodes with the hash of a position are looked at, whether they are that position."""


class Nodes:
    """The tree over a root; node 0 is the root's."""

    def __init__(self, memory: int) -> None:
        bytes_an_edge = 4 * EDGE_WORDS + 16 + (8 * NODE_WORDS + 8) // EDGES_A_NODE
        most = max(memory * (1 << 20) // bytes_an_edge, 10_000)
        # memory is taken up as it is written to
        self.nodes: Array = np.empty((most // EDGES_A_NODE, NODE_WORDS), np.int64)
        self.totals: Array = np.empty(most // EDGES_A_NODE, np.float64)
        self.edges: Array = np.empty((most, EDGE_WORDS), np.int32)
        self.numbers: Array = np.empty((most, 2), np.float64)
        self.info: Array = np.zeros(3, np.int64)

    @property
    def arrays(self) -> tuple[Array, Array, Array, Array, Array]:
        """All of it, as compiled code takes it."""
        return self.nodes, self.totals, self.edges, self.numbers, self.info

    def clear(self) -> None:
        """Forget all nodes."""
        self.info[:] = 0

    # ------------------------------------------------------------------ reading

    def edges_of(self, node: int) -> slice:
        """Say where the edges of a node are."""
        first = int(self.nodes[node, FIRST])
        return slice(first, first + int(self.nodes[node, NUMBER]))

    def is_settled(self, lines: int) -> bool:
        """Whether there is nothing more to find out about so many best lines."""
        if not self.info[USED_NODES]:
            return False
        proven = self.edges[self.edges_of(0), PROVEN]
        return bool(proven.all()) or (lines == 1 and bool(self.nodes[0, SOLVED]))

    def ranked(self, node: int) -> list[int]:
        """List the edges of a node, the best first: wins by their quickness, then by how often tried."""
        edges = self.edges_of(node)
        proven, tried = self.edges[edges, PROVEN], self.edges[edges, TRIED]
        # a quick win is the best of them, a slow loss the lesser evil
        keys = (-self.numbers[edges, PRIOR], -self.mean(edges), -tried, proven, -np.sign(proven))
        order: list[int] = (np.lexsort(keys) + edges.start).tolist()
        return order

    def mean(self, edges: slice) -> Array:
        """Give the mean result of edges, that of losing for those never tried."""
        tried = self.edges[edges, TRIED]
        return np.where(tried > 0, self.numbers[edges, TOTAL] / np.maximum(tried, 1), -1.0)

    def mean_of(self, edge: int) -> float:
        """Give the mean result of one of the root's edges; that of the root, if it was never tried."""
        tried = int(self.edges[edge, TRIED])
        if tried:
            return float(self.numbers[edge, TOTAL] / tried)
        return float(self.totals[0] / self.nodes[0, VISITS])

    def line(self, edge: int, longest: int) -> list[int]:
        """Give the numbers of the moves that seem best from an edge on."""
        line = [int(self.edges[edge, MOVE])]
        while len(line) < longest and (child := int(self.edges[edge, CHILD])) >= 0:
            edge = self.ranked(child)[0]
            if not self.edges[edge, TRIED]:
                break
            line.append(int(self.edges[edge, MOVE]))
        return line

    # ------------------------------------------------------------------ keeping

    def keep(self, old: Root, new: Root, seconds: float) -> bool:
        """Keep what is known of a new root, if it is in the tree over an old one and there is the time."""
        used = int(self.info[USED_NODES])
        takes_too_long = self.info[USED_EDGES] * SECONDS_AN_EDGE > seconds
        if not used or takes_too_long or old.position.variant != new.position.variant:
            return False
        candidates = np.flatnonzero(self.nodes[:used, HASH] == new.hash)
        for node in candidates[:CANDIDATES].tolist():
            if not self.nodes[node, IS_CHANCE] and self._is_way(old, new, node):
                keep_below(*self.arrays, node)
                return True
        return False

    def _is_way(self, old: Root, new: Root, node: int) -> bool:
        """Whether a node is the new root, with the same past."""
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
def keep_below(
    nodes: Array, totals: Array, edges: Array, numbers: Array, info: Array, root: int
) -> None:
    """Move a node and all below it to the front; a node always comes after its parent, and stays so."""
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
            numbers[end + n, PRIOR] = numbers[first + n, PRIOR]
            numbers[end + n, TOTAL] = numbers[first + n, TOTAL]
            child = edges[end + n, CHILD]
            if child >= 0:
                edges[end + n, CHILD] = nodes[child, PLACE]
                nodes[child, PARENT] = place
        for word in range(NODE_WORDS):
            nodes[place, word] = nodes[node, word]
        nodes[place, FIRST] = end
        totals[place] = totals[node]
        end += number
    info[USED_NODES], info[USED_EDGES] = kept, end
