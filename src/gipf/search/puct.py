"""Going down the tree of a tree search, letting it grow, carrying results up.

Who goes down the tree counts a loss on the way (`gather`), so that others go elsewhere meanwhile;
`absorb` puts the true result in its place.

Constants are passed as ``int(...)``: Numba would compile a function anew for each of them.
"""

import math

from gipf.kernel.bits import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of, player_of
from gipf.kernel.hashing import hash_state, note_position
from gipf.kernel.layout import (
    LOST,
    MOST_MOVES,
    SIDE_GAME,
    WON,
    Array,
    Family,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.search.layout import (
    CHILD,
    CURIOSITY,
    DEEPEST,
    DONE,
    DOUBT,
    DRAW,
    FIRST,
    HASH,
    IS_CHANCE,
    MOVE,
    NEW,
    NUMBER,
    PARENT,
    PENDING,
    PLAYER,
    PRIOR,
    PROVEN,
    SOLVED,
    TOTAL,
    TRIED,
    USED_EDGES,
    USED_NODES,
    VISITS,
)
from gipf.search.mcts_solver import carry_proof_up, note_end
from gipf.search.root import LINE


@inlined
def choose(
    nodes: Array, totals: Array, edges: Array, numbers: Array, settings: Array, node: int
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
    nodes: Array, totals: Array, edges: Array, numbers: Array, node: int, edge: int, times: int
) -> None:
    """Count a loss for whoever goes by an edge; with -1, take one back."""
    nodes[node, VISITS] += times
    totals[node] -= times
    edges[edge, TRIED] += times
    numbers[edge, TOTAL] -= times


@inlined
def carry_up(
    nodes: Array,
    totals: Array,
    numbers: Array,
    path: Array,
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
def list_moves(
    family: Family,
    lookup: Array,
    states: Array,
    i: int,
    moves: Array,
    start: int,
    is_root: bool,
) -> int:
    """List the moves of a row from a place on and give their number; won and tied are the same."""
    is_chance = has_side_games(family) and phase_of(states, i) == SIDE_GAME
    if is_chance and not is_root:
        moves[start], moves[start + 1] = WON, LOST
        return 2
    return walk_moves(family, lookup, states, i, moves[start:], int(LIST))


@compiled
def gather(
    family: Family,
    lookup: Array,
    states: Array,
    nodes: Array,
    totals: Array,
    edges: Array,
    numbers: Array,
    info: Array,
    settings: Array,
    path: Array,
    lengths: Array,
    moves: Array,
    starts: Array,
    history: Array,
    length: int,
    flag: Array,
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
        copy_state(family, lookup, states, 0, i)
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
            play(family, lookup, states, states, i, int(edges[edge, MOVE]))
            after = note_position(family, lookup, states, states, i, history, int(LINE), after)
            if child == NEW and is_over(states, i):
                result = note_end(states, i, nodes, edges, node, edge)
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
        number = list_moves(family, lookup, states, i, moves, starts[leaves], level == 0)
        leaves += 1
        starts[leaves] = starts[leaves - 1] + number
        done += 1
        if level == 0:
            break
    info[DONE] += done
    return leaves


@compiled
def absorb(
    family: Family,
    lookup: Array,
    states: Array,
    nodes: Array,
    totals: Array,
    edges: Array,
    numbers: Array,
    info: Array,
    path: Array,
    lengths: Array,
    moves: Array,
    starts: Array,
    priors: Array,
    values: Array,
    leaves: int,
) -> None:
    """Let the leaves that `gather` has found become nodes, and carry their values up.

    ``priors`` has a number for each of ``moves``, of any sum; ``values`` one for each leaf, worth to whoever
    decides there. Where the tree is full, the values count all the same.
    """
    for leaf in range(leaves):
        i, level = leaf + 1, lengths[leaf]
        player = player_of(states, i)
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
            phase = phase_of(states, i)
            is_chance = has_side_games(family) and level > 0 and phase == SIDE_GAME
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
            nodes[node, HASH] = hash_state(family, lookup, states, states, i)
            totals[node] = values[leaf]
            info[USED_NODES] = node + 1
            info[USED_EDGES] = first + number
        result = -values[leaf] if player else values[leaf]
        carry_up(nodes, totals, numbers, path, leaf, level, result)
