"""PUCT, compiled: selection down the tree, expansion of leaves, backup of their values.

`select_leaves` adds a virtual loss to every edge it goes by, so that the next simulation goes elsewhere
while the leaves are evaluated in a batch; `expand` puts the values in the place of the virtual losses.

Constants are passed as ``int(...)``: Numba would compile a function anew for each of them.
"""

import math

from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of, player_of
from gipf.kernel.hashing import hash_state, note_position
from gipf.kernel.layout import ALWAYS, LOST, MOST_MOVES, SIDE_GAME, WON, Array, Family
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play, side_game_odds
from gipf.search.mcts_solver import backup_proof, mark_terminal
from gipf.search.mcts_tree import (
    C_PUCT,
    CHILD,
    DRAW,
    EDGE_VISITS,
    FIRST,
    FPU_REDUCTION,
    HASH,
    IS_CHANCE,
    MAX_DEPTH,
    MOVE,
    NUMBER,
    PARENT,
    PENDING,
    PLAYER,
    PRIOR,
    PROVEN,
    SIMULATIONS,
    SOLVED,
    UNEXPANDED,
    USED_EDGES,
    USED_NODES,
    VALUE_SUM,
    VISITS,
    Arrays,
)
from gipf.search.root import LINE


@inlined
def select_edge(tree: Arrays, settings: Array, node: int) -> int:
    """Give the edge with the highest PUCT score, or -1 if all are proven; chance takes turns."""
    first, visits = tree.nodes[node, FIRST], tree.nodes[node, VISITS]
    exploration = settings[C_PUCT] * math.sqrt(visits)
    first_play_urgency = tree.node_values[node] / visits - settings[FPU_REDUCTION]
    best, best_score = -1, -1e9
    for edge in range(first, first + tree.nodes[node, NUMBER]):
        edge_visits = tree.edges[edge, EDGE_VISITS]
        if tree.nodes[node, IS_CHANCE]:
            score = tree.edge_values[edge, PRIOR] * visits - edge_visits
        elif tree.edges[edge, PROVEN]:
            continue
        else:
            score = first_play_urgency
            if edge_visits:
                score = tree.edge_values[edge, VALUE_SUM] / edge_visits
            score += exploration * tree.edge_values[edge, PRIOR] / (1 + edge_visits)
        if score > best_score:
            best, best_score = edge, score
    return best


@inlined
def add_virtual_loss(tree: Arrays, node: int, edge: int, times: int) -> None:
    """Count a visit of an edge as a loss; with -1, take it back."""
    tree.nodes[node, VISITS] += times
    tree.node_values[node] -= times
    tree.edges[edge, EDGE_VISITS] += times
    tree.edge_values[edge, VALUE_SUM] -= times


@inlined
def backup(tree: Arrays, path: Array, leaf: int, length: int, result: float) -> None:
    """Put White's result in the place of the virtual losses along a path."""
    for depth in range(length):
        node, edge = path[leaf, depth, 0], path[leaf, depth, 1]
        value = 1.0 + (-result if tree.nodes[node, PLAYER] else result)
        tree.node_values[node] += value
        tree.edge_values[edge, VALUE_SUM] += value


@inlined
def list_moves(
    family: Family, lookup: Array, states: Array, i: int, moves: Array, start: int, is_root: bool
) -> int:
    """List the moves of a state from ``start`` on; give their number. Won and tied are the same."""
    is_chance = has_side_games(family) and phase_of(states, i) == SIDE_GAME
    if is_chance and not is_root:
        moves[start], moves[start + 1] = WON, LOST
        return 2
    return walk_moves(family, lookup, states, i, moves[start:], int(LIST))


@compiled
def select_leaves(
    family: Family, lookup: Array, states: Array, nodes: Array, node_values: Array, edges: Array,
    edge_values: Array, info: Array, settings: Array, path: Array, lengths: Array, moves: Array,
    starts: Array, history: Array, length: int, flag: Array, most: int,
) -> int:  # fmt: skip
    """Run up to ``most`` simulations; give the number of leaves that have to be evaluated.

    State 0 is the root. The leaves are left in the states from 1 on, the moves of leaf n in ``moves`` from
    ``starts[n]`` on, and the path to it in ``path[n]``, ``lengths[n]`` pairs of node and edge. There are fewer
    if ``flag[0]`` is set, or if every path leads to a leaf that is being evaluated.
    """
    tree = Arrays(nodes, node_values, edges, edge_values, info)
    leaves = simulations = 0
    while (
        simulations < most
        and leaves < path.shape[0]
        and starts[leaves] + MOST_MOVES <= moves.shape[0]
        and not (flag[0] and (simulations or tree.info[USED_NODES]))
    ):
        i = leaves + 1
        copy_state(family, lookup, states, 0, i)
        node, depth, child, after, result = 0, 0, UNEXPANDED, length, 0.0
        has_ended = False
        while tree.info[USED_NODES]:
            edge = select_edge(tree, settings, node)
            if edge < 0:
                break
            path[leaves, depth, 0], path[leaves, depth, 1] = node, edge
            add_virtual_loss(tree, node, edge, 1)
            depth += 1
            child = int(tree.edges[edge, CHILD])
            proven = int(tree.edges[edge, PROVEN])
            if proven:  # chance leads there all the same
                result = 1.0 if (proven > 0) == (tree.nodes[node, PLAYER] == 0) else -1.0
                has_ended = True
                break
            if child == PENDING or child == DRAW:
                has_ended = child == DRAW
                break
            play(family, lookup, states, states, i, int(tree.edges[edge, MOVE]))
            after = note_position(family, lookup, states, states, i, history, int(LINE), after)
            if child == UNEXPANDED and is_over(states, i):
                result = mark_terminal(tree, states, i, node, edge)
                backup_proof(tree, path, leaves, depth)
                has_ended = True
                break
            if child == UNEXPANDED or depth == MAX_DEPTH:
                break
            node = child
        if has_ended:
            backup(tree, path, leaves, depth, result)
            simulations += 1
            continue
        if child == PENDING or (tree.info[USED_NODES] and depth == 0):
            for back in range(depth):
                add_virtual_loss(tree, path[leaves, back, 0], path[leaves, back, 1], -1)
            break
        if depth and child == UNEXPANDED:
            tree.edges[path[leaves, depth - 1, 1], CHILD] = PENDING
        lengths[leaves] = depth
        number = list_moves(family, lookup, states, i, moves, starts[leaves], depth == 0)
        leaves += 1
        starts[leaves] = starts[leaves - 1] + number
        simulations += 1
        if depth == 0:
            break
    tree.info[SIMULATIONS] += simulations
    return leaves


@compiled
def expand(
    family: Family, lookup: Array, states: Array, nodes: Array, node_values: Array, edges: Array,
    edge_values: Array, info: Array, path: Array, lengths: Array, moves: Array, starts: Array,
    priors: Array, values: Array, leaves: int,
) -> None:  # fmt: skip
    """Make nodes of the leaves that `select_leaves` has found, and back their values up.

    ``priors`` are for ``moves``, of any sum; ``values`` are for the leaves, as the player who decides there
    sees them. Where the tree is full, values are backed up all the same.
    """
    tree = Arrays(nodes, node_values, edges, edge_values, info)
    for leaf in range(leaves):
        i, depth = leaf + 1, lengths[leaf]
        player = player_of(states, i)
        node, first = tree.info[USED_NODES], tree.info[USED_EDGES]
        start, number = starts[leaf], starts[leaf + 1] - starts[leaf]
        has_room = node < tree.nodes.shape[0] and first + number <= tree.edges.shape[0]
        if depth:
            edge = path[leaf, depth - 1, 1]
            if tree.edges[edge, CHILD] == PENDING:
                tree.edges[edge, CHILD] = node if has_room else UNEXPANDED
            else:
                has_room = False  # too deep
        if has_room:
            tree.nodes[node, PARENT] = path[leaf, depth - 1, 0] if depth else UNEXPANDED
            phase = phase_of(states, i)
            is_chance = has_side_games(family) and depth > 0 and phase == SIDE_GAME
            total = 0.0
            for n in range(number):
                total += priors[start + n]
            for n in range(number):
                prior = priors[start + n] / total if total > 0 else 1.0 / number
                if is_chance:
                    odds = side_game_odds(lookup, states, i)
                    prior = 2.0 / 3.0 if n == 0 else 1.0 / 3.0
                    if odds:
                        prior = (odds if n == 0 else ALWAYS - odds) / ALWAYS
                tree.edges[first + n, MOVE] = moves[start + n]
                tree.edges[first + n, CHILD] = UNEXPANDED
                tree.edges[first + n, EDGE_VISITS] = 0
                tree.edges[first + n, PROVEN] = 0
                tree.edge_values[first + n, PRIOR] = prior
                tree.edge_values[first + n, VALUE_SUM] = 0.0
            tree.nodes[node, FIRST], tree.nodes[node, NUMBER] = first, number
            tree.nodes[node, PLAYER], tree.nodes[node, IS_CHANCE] = player, 1 if is_chance else 0
            tree.nodes[node, VISITS], tree.nodes[node, SOLVED] = 1, 0
            tree.nodes[node, HASH] = hash_state(family, lookup, states, states, i)
            tree.node_values[node] = values[leaf]
            tree.info[USED_NODES] = node + 1
            tree.info[USED_EDGES] = first + number
        result = -values[leaf] if player else values[leaf]
        backup(tree, path, leaf, depth, result)
