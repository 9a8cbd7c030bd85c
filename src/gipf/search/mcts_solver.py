"""Proven wins and losses in the tree of Monte Carlo tree search, backed up as far as they reach."""

from gipf.kernel.compiling import inlined
from gipf.kernel.fields import winner_of
from gipf.kernel.layout import DRAWN, WHITE_WON, Array
from gipf.search.mcts_tree import (
    CHILD,
    DRAW,
    FIRST,
    IS_CHANCE,
    NUMBER,
    PLAYER,
    PROVEN,
    SOLVED,
    Arrays,
)


@inlined
def solve(tree: Arrays, node: int) -> int:
    """Give the number of decisions to a proven win of a node or, negative, loss; 0 if it is neither."""
    first, number = tree.nodes[node, FIRST], tree.nodes[node, NUMBER]
    quickest, slowest, lost = 1 << 30, 0, 0
    for edge in range(first, first + number):
        proven = int(tree.edges[edge, PROVEN])
        if proven < 0:
            lost += 1
            slowest = max(slowest, -proven)
        elif proven > 0:
            quickest = min(quickest, proven)
            if tree.nodes[node, IS_CHANCE]:
                slowest = max(slowest, proven)
                lost -= 1
    if tree.nodes[node, IS_CHANCE]:  # won or lost whatever the side game's result
        return slowest if lost == -number else (-slowest if lost == number else 0)
    if quickest < 1 << 30:
        return quickest
    return -slowest if lost == number else 0


@inlined
def backup_proof(tree: Arrays, path: Array, leaf: int, length: int) -> None:
    """Go up from a proven edge as long as that proves a node."""
    for depth in range(length - 1, -1, -1):
        node = path[leaf, depth, 0]
        solved = solve(tree, node)
        tree.nodes[node, SOLVED] = solved
        if solved == 0 or depth == 0:
            return
        parent = path[leaf, depth - 1, 0]
        farther = solved + 1 if solved > 0 else solved - 1
        same = tree.nodes[parent, PLAYER] == tree.nodes[node, PLAYER]
        tree.edges[path[leaf, depth - 1, 1], PROVEN] = farther if same else -farther


@inlined
def mark_terminal(tree: Arrays, states: Array, i: int, node: int, edge: int) -> float:
    """Note at an edge that the game ends there; give White's result."""
    winner = winner_of(states, i)
    if winner == DRAWN:
        tree.edges[edge, CHILD] = DRAW
        return 0.0
    tree.edges[edge, PROVEN] = 1 if winner == WHITE_WON + tree.nodes[node, PLAYER] else -1
    return 1.0 if winner == WHITE_WON else -1.0
