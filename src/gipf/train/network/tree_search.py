"""The tree search of self-play, compiled: thousands of games in lock step, each with a small tree.

Every function works on one game, ``g``. A round is one decision in every game: `begin` resets the tree; then
`descend` selects a leaf, the network evaluates the leaves of all games as one batch, and `absorb` expands and
backs up, once for each simulation; `decide` plays the move.

The root is searched as in Gumbel AlphaZero, by sequential halving of moves sampled with Gumbel noise, the rest
of the tree by PUCT. Forced moves are played without a node.
"""

import math
from typing import Any, NamedTuple

from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of, player_of, winner_of
from gipf.kernel.layout import BLACK_WON, SIDE_GAME, WHITE_WON, Array, Family
from gipf.kernel.moves import COUNT, LIST, walk_moves
from gipf.kernel.playout import FAIR_ODDS, next_random, random_move, side_game_result
from gipf.kernel.turn import copy_state, play
from gipf.net.features import write_cells
from gipf.net.policy import code_of, logit_of
from gipf.search.material import material

# ---------------------------------------------------------------------- how a tree lies in memory

FIRST, NUMBER, VISITS, PLAYER = range(4)
NODE_WORDS = 4
VALUE_SUM, VALUE = range(2)
"""Words of ``node_values``: the sum of the values backed up, and the network's value; of ``edge_values``:
`VALUE_SUM` likewise, and the prior."""
PRIOR = 1
CHILD, EDGE_VISITS = range(2)
UNEXPANDED = -1
RANDOM, USED_NODES, USED_EDGES, DEPTH, LEAF, DECISIONS, BEGAN, START = range(8)
"""Words of a game's state: its random number generator, used nodes and edges, the length of the path, the leaf
that waits for the network or -1, decisions played, its first sample, and the start position it began from."""
STATE_WORDS = 8
SEEN_BY, RESULT, MARGIN, LEFT, EXPECTED = range(5)
"""Words of a sample: who decided, White's result, White's lead in pieces at the end, decisions left, and the
value of the search for the player who decided, in parts of `CERTAIN`."""
FACTS = 5
CERTAIN = 10_000
UNKNOWN = 2
"""A sample's result while its game is not over."""
GAMES, DECIDED, WON, EVEN, LOST = range(5)
"""Counters of each game: games and decisions played, and games by White's result."""
COUNTS = 5
WIDEST_MARGIN = 18
FIRST_MOVE = 0


class Trees(NamedTuple):
    """The arrays of all games, as `gipf.train.network.lockstep` makes them: tensors there, arrays here."""

    lookup: Any
    places: Any  # the policy outputs of each code
    starts: Any  # the states a game may begin with
    settings: Any
    states: Any  # of all nodes, game after game
    nodes: Any
    node_values: Any
    moves: Any
    edges: Any
    edge_values: Any
    noise: Any  # Gumbel noise of the root's moves
    path: Any  # nodes and edges of the simulation under way
    state: Any
    counts: Any
    cells: Any  # what the network is asked
    game: Any


class Samples(NamedTuple):
    """The replay buffer: samples of the last rounds, all games of a round side by side."""

    cells: Any
    game: Any
    codes: Any
    shares: Any  # the policy target
    facts: Any


# ---------------------------------------------------------------------- settings

C_PUCT, FPU_REDUCTION, FIRST_WEIGHT, WEIGHT, NOISE = range(5)
"""The weight of exploration; the first-play urgency, as a reduction of the parent's value; at the root, the
visits added to those of the most visited move and the factor of their sum, which weighs values against
logits (c_visit and c_scale of Gumbel AlphaZero); and the scale of the Gumbel noise."""


@inlined
def _chance(state: Array, g: int) -> int:
    """Give the next random number of a game."""
    state[g, RANDOM] = next_random(state[g, RANDOM])
    return state[g, RANDOM]


@compiled
def _go_on(family: Family, lookup: Array, states: Array, i: int, state: Array, g: int) -> None:
    """Play forced moves, and side games by chance."""
    while not is_over(states, i):
        if has_side_games(family) and phase_of(states, i) == SIDE_GAME:
            move = side_game_result(_chance(state, g), FAIR_ODDS)
        elif walk_moves(family, lookup, states, i, lookup, int(COUNT)) == 1:
            move = walk_moves(family, lookup, states, i, lookup, int(FIRST_MOVE))
        else:
            break
        play(family, lookup, states, states, i, move)


@inlined
def _result(states: Array, i: int) -> int:
    """Give White's result of a finished game."""
    winner = winner_of(states, i)
    return 1 if winner == WHITE_WON else (-1 if winner == BLACK_WON else 0)


@inlined
def _reset_node(trees: Trees, i: int) -> None:
    """Make a node of a state, without edges or visits."""
    trees.nodes[i, FIRST], trees.nodes[i, NUMBER] = 0, 0
    trees.nodes[i, VISITS], trees.nodes[i, PLAYER] = 0, player_of(trees.states, i)
    trees.node_values[i, VALUE_SUM] = 0.0


# ---------------------------------------------------------------------- selection


@inlined
def _mean(trees: Trees, edge: int, otherwise: float) -> float:
    """Give the mean value of an edge, or another one if it was never visited."""
    visits = trees.edges[edge, EDGE_VISITS]
    return trees.edge_values[edge, VALUE_SUM] / visits if visits else otherwise


@inlined
def _select_edge(trees: Trees, at: int) -> int:
    """Give the edge of a node with the highest PUCT score."""
    first, visits = trees.nodes[at, FIRST], trees.nodes[at, VISITS]
    exploration = trees.settings[C_PUCT] * math.sqrt(float(visits))
    first_play_urgency = trees.node_values[at, VALUE_SUM] / visits - trees.settings[FPU_REDUCTION]
    best, most = first, -1e9
    for edge in range(first, first + trees.nodes[at, NUMBER]):
        value = _mean(trees, edge, first_play_urgency)
        value += exploration * trees.edge_values[edge, PRIOR] / (1 + trees.edges[edge, EDGE_VISITS])
        if value > most:
            best, most = edge, value
    return best


@inlined
def _most_visits(trees: Trees, at: int) -> int:
    most = 0
    for edge in range(trees.nodes[at, FIRST], trees.nodes[at, FIRST] + trees.nodes[at, NUMBER]):
        most = max(most, trees.edges[edge, EDGE_VISITS])
    return most


@inlined
def _value_weight(trees: Trees, most: int) -> float:
    """Give the weight of values against logits at the root."""
    return (trees.settings[FIRST_WEIGHT] + most) * trees.settings[WEIGHT]


@inlined
def _logit(trees: Trees, edge: int) -> float:
    return math.log(trees.edge_values[edge, PRIOR] + 1e-9)


@inlined
def _select_root_edge(trees: Trees, g: int, at: int, visits: int, most: int) -> int:
    """Give the best of the root's edges with a number of visits."""
    first = trees.nodes[at, FIRST]
    weight = _value_weight(trees, most)
    best, highest = first, -1e9
    for edge in range(first, first + trees.nodes[at, NUMBER]):
        if trees.edges[edge, EDGE_VISITS] != visits:
            continue
        value = _logit(trees, edge) + trees.settings[NOISE] * trees.noise[g, edge - first]
        if visits:
            value += weight * trees.edge_values[edge, VALUE_SUM] / visits
        if value > highest:
            best, highest = edge, value
    return best


@compiled
def descend(family: Family, trees: Trees, schedule: Array, number: int, g: int) -> None:
    """Select down to a new leaf or to the end of a game; this is simulation ``number``.

    ``schedule`` gives, by the number of the root's moves and that of the simulation, the visits of the move to
    be visited next.
    """
    states, path, state = trees.states, trees.path, trees.state
    base = g * path.shape[1]
    node = depth = 0
    state[g, LEAF] = -1
    while trees.nodes[base + node, NUMBER]:
        if depth == 0:
            visits = schedule[min(trees.nodes[base, NUMBER], schedule.shape[0] - 1), number]
            edge = _select_root_edge(trees, g, base, visits, visits)
        else:
            edge = _select_edge(trees, base + node)
        path[g, depth, 0] = node
        path[g, depth, 1] = edge
        depth += 1
        child = trees.edges[edge, CHILD]
        if child != UNEXPANDED:
            node = child
            continue
        child = state[g, USED_NODES]
        state[g, USED_NODES] = child + 1
        trees.edges[edge, CHILD] = child
        i = base + child
        copy_state(family, trees.lookup, states, base + node, i)
        play(family, trees.lookup, states, states, i, int(trees.moves[edge]))
        _go_on(family, trees.lookup, states, i, state, g)
        _reset_node(trees, i)
        if is_over(states, i):
            result = _result(states, i)
            trees.node_values[i, VALUE] = -result if player_of(states, i) else result
        else:
            state[g, LEAF] = child
            write_cells(family, trees.lookup, states, i, trees.cells, trees.game, g)
        node = child
        break
    state[g, DEPTH] = depth
    path[g, depth, 0] = node  # its value is backed up


@compiled
def begin(family: Family, trees: Trees, g: int) -> None:
    """Reset the tree; its root waits for the network."""
    i = g * trees.path.shape[1]
    trees.state[g, USED_NODES] = 1
    trees.state[g, USED_EDGES] = 0
    trees.state[g, DEPTH] = 0
    trees.state[g, LEAF] = 0
    trees.path[g, 0, 0] = 0
    _reset_node(trees, i)
    write_cells(family, trees.lookup, trees.states, i, trees.cells, trees.game, g)


# ---------------------------------------------------------------------- expansion and backup


@compiled
def absorb(family: Family, trees: Trees, answers: Array, results: Array, g: int) -> None:
    """Expand the leaf by the network's answer, and back its value up.

    Where the tree has no room for the moves of a position, it stays a leaf.
    """
    nodes, node_values, state = trees.nodes, trees.node_values, trees.state
    base = g * trees.path.shape[1]
    depth = state[g, DEPTH]
    leaf = base + trees.path[g, depth, 0]
    if state[g, LEAF] >= 0:
        most = max(results[g, 0], results[g, 1], results[g, 2])
        won = math.exp(results[g, 0] - most)
        drawn = math.exp(results[g, 1] - most)
        lost = math.exp(results[g, 2] - most)
        node_values[leaf, VALUE] = (won - lost) / (won + drawn + lost)
        room = trees.moves.shape[0] // state.shape[0]
        first = g * room + state[g, USED_EDGES]
        if state[g, USED_EDGES] + trees.noise.shape[1] <= room:
            moves = trees.moves[first:]
            number = walk_moves(family, trees.lookup, trees.states, leaf, moves, int(LIST))
            _write_priors(trees, answers, g, leaf, first, number)
            nodes[leaf, FIRST], nodes[leaf, NUMBER] = first, number
            state[g, USED_EDGES] += number
            if depth == 0:
                for n in range(number):
                    chance = (_chance(state, g) + 0.5) / 4294967296.0
                    trees.noise[g, n] = -math.log(-math.log(chance))
    value = node_values[leaf, VALUE]
    nodes[leaf, VISITS] += 1
    node_values[leaf, VALUE_SUM] += value
    for_white = -value if nodes[leaf, PLAYER] else value
    for up in range(depth):
        node, edge = base + trees.path[g, up, 0], trees.path[g, up, 1]
        value = -for_white if nodes[node, PLAYER] else for_white
        nodes[node, VISITS] += 1
        node_values[node, VALUE_SUM] += value
        trees.edges[edge, EDGE_VISITS] += 1
        trees.edge_values[edge, VALUE_SUM] += value


@inlined
def _write_priors(trees: Trees, answers: Array, g: int, i: int, first: int, number: int) -> None:
    """Write the softmax of the network's logits to new edges."""
    edges, edge_values = trees.edges, trees.edge_values
    highest = -1e9
    for edge in range(first, first + number):
        code = code_of(trees.lookup, trees.states, i, int(trees.moves[edge]))
        logit = logit_of(trees.places, answers, g, code)
        edge_values[edge, PRIOR] = logit
        edge_values[edge, VALUE_SUM] = 0.0
        edges[edge, CHILD], edges[edge, EDGE_VISITS] = UNEXPANDED, 0
        highest = max(highest, logit)
    total = 0.0
    for edge in range(first, first + number):
        edge_values[edge, PRIOR] = math.exp(edge_values[edge, PRIOR] - highest)
        total += edge_values[edge, PRIOR]
    for edge in range(first, first + number):
        edge_values[edge, PRIOR] /= total


# ---------------------------------------------------------------------- the decision


@compiled
def decide(
    family: Family, trees: Trees, samples: Samples, rounds: int, is_recorded: bool, opening: int,
    longest: int, g: int,
) -> None:  # fmt: skip
    """Play the move, record a sample of its position, and begin a new game if this one is over.

    ``rounds`` were recorded before; ``is_recorded`` says whether this one is.
    """
    states, state, facts = trees.states, trees.state, samples.facts
    i = g * trees.path.shape[1]
    most = _most_visits(trees, i)
    if is_recorded:
        line = rounds % (samples.codes.shape[0] // state.shape[0]) * state.shape[0] + g
        rounds += 1
        write_cells(family, trees.lookup, states, i, samples.cells, samples.game, line)
        _record_policy(trees, samples, most, i, line)
        value = trees.node_values[i, VALUE_SUM] / trees.nodes[i, VISITS]
        facts[line, SEEN_BY] = player_of(states, i)
        facts[line, RESULT] = UNKNOWN
        facts[line, LEFT] = state[g, DECISIONS]
        facts[line, EXPECTED] = int(CERTAIN * value)
    edge = _select_root_edge(trees, g, i, most, most)
    play(family, trees.lookup, states, states, i, int(trees.moves[edge]))
    _go_on(family, trees.lookup, states, i, state, g)
    state[g, DECISIONS] += 1
    trees.counts[g, DECIDED] += 1
    has_ended = is_over(states, i)
    if has_ended or state[g, DECISIONS] >= longest:
        result = _result(states, i) if has_ended else 0
        margin = material(family, states, i, 0) - material(family, states, i, 1)
        margin = max(-WIDEST_MARGIN, min(WIDEST_MARGIN, margin))
        _record_end(state, facts, rounds, result, margin, g)
        trees.counts[g, GAMES] += 1
        trees.counts[g, EVEN - result] += 1
        begin_game(family, trees, rounds, opening, g)


@inlined
def _record_policy(trees: Trees, samples: Samples, most: int, i: int, line: int) -> None:
    """Write the improved policy of Gumbel AlphaZero; an unvisited move has the mixed value of the root."""
    codes, shares = samples.codes, samples.shares
    first, number = trees.nodes[i, FIRST], trees.nodes[i, NUMBER]
    visits, seen, known = 0, 0.0, 0.0
    for edge in range(first, first + number):
        edge_visits, prior = trees.edges[edge, EDGE_VISITS], trees.edge_values[edge, PRIOR]
        if edge_visits:
            visits += edge_visits
            seen += prior
            known += prior * trees.edge_values[edge, VALUE_SUM] / edge_visits
    mixed = trees.node_values[i, VALUE]
    if visits:
        mixed = (mixed + visits * known / max(seen, 1e-9)) / (1 + visits)
    weight = _value_weight(trees, most)
    highest = -1e9
    for edge in range(first, first + number):
        highest = max(highest, _logit(trees, edge) + weight * _mean(trees, edge, mixed))
    room = codes.shape[1]
    for n in range(room):
        codes[line, n] = -1
        shares[line, n] = 0.0
    total = 0.0
    for n in range(min(number, room)):
        edge = first + n
        share = math.exp(_logit(trees, edge) + weight * _mean(trees, edge, mixed) - highest)
        codes[line, n] = code_of(trees.lookup, trees.states, i, int(trees.moves[edge]))
        shares[line, n] = share
        total += share
    for n in range(min(number, room)):
        shares[line, n] /= max(total, 1e-9)


@inlined
def _record_end(state: Array, facts: Array, rounds: int, result: int, margin: int, g: int) -> None:
    """Write the end of a game into its samples, as far as they are not overwritten."""
    games = state.shape[0]
    room = facts.shape[0] // games
    for number in range(max(state[g, BEGAN], rounds - room), rounds):
        line = number % room * games + g
        if facts[line, RESULT] == UNKNOWN:
            facts[line, RESULT] = result
            facts[line, MARGIN] = margin
            facts[line, LEFT] = state[g, DECISIONS] - facts[line, LEFT]


@compiled
def begin_game(family: Family, trees: Trees, rounds: int, opening: int, g: int) -> None:
    """Begin a new game, with up to ``opening`` random decisions."""
    states, state = trees.states, trees.state
    i = g * trees.path.shape[1]
    while True:
        start = (_chance(state, g) * trees.starts.shape[0]) >> 32
        for word in range(states.shape[1]):
            states[i, word] = trees.starts[start, word]
        number = (_chance(state, g) * (opening + 1)) >> 32
        while number > 0 and not is_over(states, i):
            move = random_move(family, trees.lookup, states, i, _chance(state, g), FAIR_ODDS)
            play(family, trees.lookup, states, states, i, move)
            number -= 1
        _go_on(family, trees.lookup, states, i, state, g)
        if not is_over(states, i):
            break
    state[g, DECISIONS] = 0
    state[g, BEGAN] = rounds
    state[g, START] = start
