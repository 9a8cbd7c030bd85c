"""A tree of decisions in flat arrays: going down it, letting it grow, carrying results up.

``nodes`` and ``totals`` have a line for each position, ``edges`` and ``numbers`` one for each of its
moves, side by side. What a node or an edge is worth is worth it to the player who decides there. Who goes
down the tree counts a loss on the way (`gather`), so that others go elsewhere meanwhile; `absorb` puts
the true result in its place. Proven wins and losses go up as far as they reach.

Constants are passed as ``int(...)``: Numba would compile a function anew for each of them.
"""

import math

from gipf.kernel.bits import compiled, inlined
from gipf.kernel.hashing import hash_row, note_position
from gipf.kernel.layout import (
    DRAWN,
    LOST,
    META,
    MOST_MOVES,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    SIDE_GAME,
    WHITE_WON,
    WINNER_MASK,
    WINNER_SHIFT,
    WON,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.tables import Table
from gipf.kernel.turn import copy_row, play
from gipf.search.material import is_over
from gipf.search.root import LINE

FIRST, NUMBER, PLAYER, IS_CHANCE, VISITS, SOLVED, HASH, PARENT, PLACE = range(9)
"""Of a node: its first edge and how many, who decides or whether chance does, how often it was visited,
in how many decisions it is won or, below zero, lost, its hash, its parent, and where it moves to."""
NODE_WORDS = 9

MOVE, CHILD, TRIED, PROVEN = range(4)
"""Of an edge: its move, the node it leads to, how often it was tried, and in how many decisions it wins or,
below zero, loses."""
EDGE_WORDS = 4
NEW, PENDING, DRAW = -1, -2, -3
"""For ``CHILD``: not looked at yet; being looked at; the game ends there without a winner."""

PRIOR, TOTAL = range(2)
"""Of an edge's numbers: how likely it seemed at first sight, and the sum of its results."""

USED_NODES, USED_EDGES, DONE = range(3)
"""Of ``info``: how much of the tree is used, and how many times it was gone down."""

CURIOSITY, DOUBT = range(2)
"""Of ``settings``: how much likely and seldom tried moves are preferred, and how much less than its
node a move that was never tried is supposed to be worth."""

DEEPEST = 160
"""So many decisions the tree is deep at most."""


@inlined
def choose(
    nodes: Table, totals: Table, edges: Table, numbers: Table, settings: Table, node: int
) -> int:
    """Give the edge to go on by, or -1 if all are proven; chance takes its moves by turns."""
    first, visits = nodes[node, FIRST], nodes[node, VISITS]
    curiosity = settings[CURIOSITY] * math.sqrt(visits)
    unseen = totals[node] / visits - settings[DOUBT]
    best, most = -1, -1e9
    for edge in range(first, first + nodes[node, NUMBER]):
        tried = edges[edge, TRIED]
        if nodes[node, IS_CHANCE]:
            worth = numbers[edge, PRIOR] * visits - tried
        elif edges[edge, PROVEN]:
            continue
        else:
            worth = numbers[edge, TOTAL] / tried if tried else unseen
            worth += curiosity * numbers[edge, PRIOR] / (1 + tried)
        if worth > most:
            best, most = edge, worth
    return best


@inlined
def count_loss(
    nodes: Table, totals: Table, edges: Table, numbers: Table, node: int, edge: int, times: int
) -> None:
    """Count a loss for whoever goes by an edge; with -1, take one back."""
    nodes[node, VISITS] += times
    totals[node] -= times
    edges[edge, TRIED] += times
    numbers[edge, TOTAL] -= times


@inlined
def carry_up(
    nodes: Table,
    totals: Table,
    numbers: Table,
    path: Table,
    leaf: int,
    length: int,
    result: float,
) -> None:
    """Put White's result in the place of the losses counted on the way down."""
    for level in range(length):
        node, edge = path[leaf, level, 0], path[leaf, level, 1]
        worth = 1.0 + (-result if nodes[node, PLAYER] else result)
        totals[node] += worth
        numbers[edge, TOTAL] += worth


@inlined
def solve(nodes: Table, edges: Table, node: int) -> int:
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
def carry_proof_up(nodes: Table, edges: Table, path: Table, leaf: int, length: int) -> None:
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
def note_end(rows: Table, i: int, nodes: Table, edges: Table, node: int, edge: int) -> float:
    """Note at an edge that the game ends there; give White's result."""
    winner = (rows[i, META] >> WINNER_SHIFT) & WINNER_MASK
    if winner == DRAWN:
        edges[edge, CHILD] = DRAW
        return 0.0
    edges[edge, PROVEN] = 1 if winner == WHITE_WON + nodes[node, PLAYER] else -1
    return 1.0 if winner == WHITE_WON else -1.0


@inlined
def list_moves(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    i: int,
    moves: Table,
    start: int,
    is_root: bool,
) -> int:
    """List the moves of a row from a place on and give their number; won and tied are the same."""
    is_chance = len(family) == 3 and (rows[i, META] >> PHASE_SHIFT) & PHASE_MASK == SIDE_GAME
    if is_chance and not is_root:
        moves[start], moves[start + 1] = WON, LOST
        return 2
    return walk_moves(family, table, rows, i, moves[start:], int(LIST))


@compiled
def gather(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    nodes: Table,
    totals: Table,
    edges: Table,
    numbers: Table,
    info: Table,
    settings: Table,
    path: Table,
    lengths: Table,
    moves: Table,
    starts: Table,
    history: Table,
    length: int,
    flag: Table,
    most: int,
) -> int:
    """Go down the tree up to ``most`` times; give how many leaves were found, to be looked at.

    Row 0 is the root; the leaves are left in the rows from 1 on, their moves in ``moves``, those of leaf
    n from ``starts[n]`` on, the way there in ``path[n]``, ``lengths[n]`` pairs of node and edge. Fewer are
    collected where ``flag[0]`` is set, or where all ways lead to a leaf that is being looked at.
    """
    leaves = done = 0
    while (
        done < most
        and leaves < path.shape[0]
        and starts[leaves] + MOST_MOVES <= moves.shape[0]
        and not (flag[0] and (done or info[USED_NODES]))
    ):
        i = leaves + 1
        copy_row(family, table, rows, 0, i)
        node, level, child, after, result = 0, 0, NEW, length, 0.0
        has_ended = False
        while info[USED_NODES]:
            edge = choose(nodes, totals, edges, numbers, settings, node)
            if edge < 0:
                break
            path[leaves, level, 0], path[leaves, level, 1] = node, edge
            count_loss(nodes, totals, edges, numbers, node, edge, 1)
            level += 1
            child = int(edges[edge, CHILD])
            proven = int(edges[edge, PROVEN])
            if proven:  # chance leads there all the same
                result = 1.0 if (proven > 0) == (nodes[node, PLAYER] == 0) else -1.0
                has_ended = True
                break
            if child == PENDING or child == DRAW:
                has_ended = child == DRAW
                break
            play(family, table, rows, rows, i, int(edges[edge, MOVE]))
            after = note_position(family, table, rows, rows, i, history, int(LINE), after)
            if child == NEW and is_over(rows, i):
                result = note_end(rows, i, nodes, edges, node, edge)
                carry_proof_up(nodes, edges, path, leaves, level)
                has_ended = True
                break
            if child == NEW or level == DEEPEST:
                break
            node = child
        if has_ended:
            carry_up(nodes, totals, numbers, path, leaves, level, result)
            done += 1
            continue
        if child == PENDING or (info[USED_NODES] and level == 0):
            for back in range(level):
                node, edge = path[leaves, back, 0], path[leaves, back, 1]
                count_loss(nodes, totals, edges, numbers, node, edge, -1)
            break
        if level and child == NEW:
            edges[path[leaves, level - 1, 1], CHILD] = PENDING
        lengths[leaves] = level
        number = list_moves(family, table, rows, i, moves, starts[leaves], level == 0)
        leaves += 1
        starts[leaves] = starts[leaves - 1] + number
        done += 1
        if level == 0:
            break
    info[DONE] += done
    return leaves


@compiled
def absorb(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    nodes: Table,
    totals: Table,
    edges: Table,
    numbers: Table,
    info: Table,
    path: Table,
    lengths: Table,
    moves: Table,
    starts: Table,
    priors: Table,
    values: Table,
    leaves: int,
) -> None:
    """Let the leaves that `gather` has found become nodes, and carry their values up.

    ``priors`` has a number for each of ``moves``, of any sum; ``values`` one for each leaf, worth to whoever
    decides there. Where the tree is full, the values count all the same.
    """
    for leaf in range(leaves):
        i, level = leaf + 1, lengths[leaf]
        player = rows[i, META] & PLAYER_BIT
        node, first = info[USED_NODES], info[USED_EDGES]
        start, number = starts[leaf], starts[leaf + 1] - starts[leaf]
        has_room = node < nodes.shape[0] and first + number <= edges.shape[0]
        if level:
            edge = path[leaf, level - 1, 1]
            if edges[edge, CHILD] == PENDING:
                edges[edge, CHILD] = node if has_room else NEW
            else:
                has_room = False  # too deep
        if has_room:
            nodes[node, PARENT] = path[leaf, level - 1, 0] if level else NEW
            phase = (rows[i, META] >> PHASE_SHIFT) & PHASE_MASK
            is_chance = len(family) == 3 and level > 0 and phase == SIDE_GAME
            total = 0.0
            for n in range(number):
                total += priors[start + n]
            for n in range(number):
                prior = priors[start + n] / total if total > 0 else 1.0 / number
                if is_chance:
                    prior = 2.0 / 3.0 if n == 0 else 1.0 / 3.0
                edges[first + n, MOVE] = moves[start + n]
                edges[first + n, CHILD] = NEW
                edges[first + n, TRIED] = 0
                edges[first + n, PROVEN] = 0
                numbers[first + n, PRIOR] = prior
                numbers[first + n, TOTAL] = 0.0
            nodes[node, FIRST], nodes[node, NUMBER] = first, number
            nodes[node, PLAYER], nodes[node, IS_CHANCE] = player, 1 if is_chance else 0
            nodes[node, VISITS], nodes[node, SOLVED] = 1, 0
            nodes[node, HASH] = hash_row(family, table, rows, rows, i)
            totals[node] = values[leaf]
            info[USED_NODES] = node + 1
            info[USED_EDGES] = first + number
        result = -values[leaf] if player else values[leaf]
        carry_up(nodes, totals, numbers, path, leaf, level, result)
