"""Wins and losses that are proven, in the tree of a tree search: they go up as far as they reach."""

from gipf.kernel.bits import inlined
from gipf.kernel.fields import winner_of
from gipf.kernel.layout import DRAWN, WHITE_WON, Array
from gipf.search.layout import CHILD, DRAW, FIRST, IS_CHANCE, NUMBER, PLAYER, PROVEN, SOLVED


@inlined
def solve(nodes: Array, edges: Array, node: int) -> int:
    """Give in how many decisions a node is won or, below zero, lost; 0 while that is open."""
    first, number = nodes[node, FIRST], nodes[node, NUMBER]
    quickest, slowest, lost = 1 << 30, 0, 0
    for edge in range(first, first + number):
        proven = int(edges[edge, PROVEN])
        if proven < 0:
            lost += 1
            slowest = max(slowest, -proven)
        elif proven > 0:
            quickest = min(quickest, proven)
            if nodes[node, IS_CHANCE]:
                slowest = max(slowest, proven)
                lost -= 1
    if nodes[node, IS_CHANCE]:  # won or lost whatever the side game's result
        return slowest if lost == -number else (-slowest if lost == number else 0)
    if quickest < 1 << 30:
        return quickest
    return -slowest if lost == number else 0


@inlined
def carry_proof_up(nodes: Array, edges: Array, path: Array, leaf: int, length: int) -> None:
    """Go up from a proven edge as long as that proves something."""
    for level in range(length - 1, -1, -1):
        node = path[leaf, level, 0]
        solved = solve(nodes, edges, node)
        nodes[node, SOLVED] = solved
        if solved == 0 or level == 0:
            return
        above = path[leaf, level - 1, 0]
        farther = solved + 1 if solved > 0 else solved - 1
        same = nodes[above, PLAYER] == nodes[node, PLAYER]
        edges[path[leaf, level - 1, 1], PROVEN] = farther if same else -farther


@inlined
def note_end(states: Array, i: int, nodes: Array, edges: Array, node: int, edge: int) -> float:
    """Note at an edge that the game ends there; give White's result."""
    winner = winner_of(states, i)
    if winner == DRAWN:
        edges[edge, CHILD] = DRAW
        return 0.0
    edges[edge, PROVEN] = 1 if winner == WHITE_WON + nodes[node, PLAYER] else -1
    return 1.0 if winner == WHITE_WON else -1.0
