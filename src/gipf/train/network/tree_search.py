"""Self-play in lock step: one decision after the other in thousands of games, a small tree in each.

Every function does its part for one game; a thread of the CPU takes many games, one of the GPU one. A
tree has room for so many nodes, each with its row, and an edge for every move. A decision is a round:
`begin` plants the tree, then by turns `descend` goes down to a new position, the network looks at
those of all games together, and `absorb` puts its answer into the tree; `decide` plays the move.

At the root, moves are tried as in Gumbel AlphaZero: chance and the network name some, and those that
prove worse are halved away; deeper down the tree grows where it promises most (PUCT). Forced moves
are played without a node. Arrays are those of `gipf.train.network.lockstep.Trees`.
"""

import math

from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of, player_of, winner_of
from gipf.kernel.layout import (
    BLACK_WON,
    SIDE_GAME,
    WHITE_WON,
    Array,
    Family,
)
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
"""Of a game's state: its random numbers, how much of the tree is used, how long the way down is, the node
that waits for the network or -1, decisions played, its first sample, and which start it began from."""
STATE_WORDS = 8
SEEN_BY, RESULT, MARGIN, LEFT, EXPECTED = range(5)
"""Of a sample: who decided, the result for White, how many pieces White was ahead in the end, how many
decisions were left, and what the search expected for whoever decided, in parts of `CERTAIN`."""
FACTS = 5
CERTAIN = 10_000
UNKNOWN = 2
"""A sample's result while its game is not over."""
GAMES, DECIDED, WON, EVEN, LOST = range(5)
"""What is counted for each game: games and decisions, and games by White's result."""
COUNTS = 5
WIDEST_MARGIN = 18
NONE = 0

# ---------------------------------------------------------------------- settings

C_PUCT, FPU_REDUCTION, FIRST_WEIGHT, WEIGHT, NOISE = range(5)
"""The weight of exploration; how far below its parent's value an unvisited edge is rated (first-play
urgency); at the root, the two factors of the weight of values (one fixed, one growing with visits), and
the weight of Gumbel noise."""
SETTINGS = 5


@inlined
def _chance(state: Array, g: int) -> int:
    """Give the next random number of a game."""
    state[g, RANDOM] = next_random(state[g, RANDOM])
    return state[g, RANDOM]


@compiled
def _go_on(family: Family, lookup: Array, states: Array, i: int, state: Array, g: int) -> None:
    """Play whatever needs no decision, side games by lot."""
    while not is_over(states, i):
        if has_side_games(family) and phase_of(states, i) == SIDE_GAME:
            play(family, lookup, states, states, i, side_game_result(_chance(state, g), FAIR_ODDS))
        elif walk_moves(family, lookup, states, i, lookup, int(COUNT)) == 1:
            play(
                family,
                lookup,
                states,
                states,
                i,
                walk_moves(family, lookup, states, i, lookup, int(NONE)),
            )
        else:
            break


@inlined
def _result(states: Array, i: int) -> int:
    """Give the result of a game that is over, for White."""
    winner = winner_of(states, i)
    return 1 if winner == WHITE_WON else (-1 if winner == BLACK_WON else 0)


# ---------------------------------------------------------------------- going down


@inlined
def _select_edge(
    nodes: Array, node_values: Array, edges: Array, edge_values: Array, at: int, settings: Array
) -> int:
    """Give the edge a node goes on by."""
    first, visits = nodes[at, FIRST], nodes[at, VISITS]
    exploration = settings[C_PUCT] * math.sqrt(float(visits))
    first_play_urgency = node_values[at, VALUE_SUM] / visits - settings[FPU_REDUCTION]
    best, most = first, -1e9
    for edge in range(first, first + nodes[at, NUMBER]):
        edge_visits = edges[edge, EDGE_VISITS]
        value = edge_values[edge, VALUE_SUM] / edge_visits if edge_visits else first_play_urgency
        value += exploration * edge_values[edge, PRIOR] / (1 + edge_visits)
        if value > most:
            best, most = edge, value
    return best


@inlined
def _most_tried(nodes: Array, edges: Array, at: int) -> int:
    most = 0
    for edge in range(nodes[at, FIRST], nodes[at, FIRST] + nodes[at, NUMBER]):
        most = max(most, edges[edge, EDGE_VISITS])
    return most


@inlined
def _select_root_edge(
    nodes: Array,
    edges: Array,
    edge_values: Array,
    noise: Array,
    g: int,
    at: int,
    settings: Array,
    wanted: int,
    most: int,
) -> int:
    """Give the best of the root's moves that were tried as often as wanted."""
    first = nodes[at, FIRST]
    weight = (settings[FIRST_WEIGHT] + most) * settings[WEIGHT]
    best, highest = first, -1e9
    for edge in range(first, first + nodes[at, NUMBER]):
        edge_visits = edges[edge, EDGE_VISITS]
        if edge_visits != wanted:
            continue
        value = math.log(edge_values[edge, PRIOR] + 1e-9) + settings[NOISE] * noise[g, edge - first]
        if edge_visits:
            value += weight * edge_values[edge, VALUE_SUM] / edge_visits
        if value > highest:
            best, highest = edge, value
    return best


@compiled
def descend(
    family: Family,
    lookup: Array,
    states: Array,
    nodes: Array,
    node_values: Array,
    moves: Array,
    edges: Array,
    edge_values: Array,
    noise: Array,
    path: Array,
    state: Array,
    settings: Array,
    schedule: Array,
    cells: Array,
    game: Array,
    number: int,
    g: int,
) -> None:
    """Run the selection of simulation ``number`` in game g, down to a new position or one where the game ends.

    ``schedule`` says, for so many moves to try and each time, how often the next one was tried before.
    """
    room = path.shape[1]
    base = g * room
    node = depth = 0
    state[g, LEAF] = -1
    while nodes[base + node, NUMBER]:
        if depth == 0:
            edge_visits = min(nodes[base, NUMBER], schedule.shape[0] - 1)
            wanted = schedule[edge_visits, number]
            edge = _select_root_edge(
                nodes, edges, edge_values, noise, g, base, settings, wanted, wanted
            )
        else:
            edge = _select_edge(nodes, node_values, edges, edge_values, base + node, settings)
        path[g, depth, 0] = node
        path[g, depth, 1] = edge
        depth += 1
        child = edges[edge, CHILD]
        if child != UNEXPANDED:
            node = child
            continue
        child = state[g, USED_NODES]
        state[g, USED_NODES] = child + 1
        edges[edge, CHILD] = child
        i = base + child
        copy_state(family, lookup, states, base + node, i)
        play(family, lookup, states, states, i, int(moves[edge]))
        _go_on(family, lookup, states, i, state, g)
        player = player_of(states, i)
        nodes[i, FIRST], nodes[i, NUMBER] = 0, 0
        nodes[i, VISITS], nodes[i, PLAYER] = 0, player
        node_values[i, VALUE_SUM] = 0.0
        if is_over(states, i):
            result = _result(states, i)
            node_values[i, VALUE] = -result if player else result
        else:
            state[g, LEAF] = child
            write_cells(family, lookup, states, i, cells, game, g)
        node = child
        break
    state[g, DEPTH] = depth
    path[g, depth, 0] = node  # what is worth something is where the way ends


@compiled
def begin(
    family: Family,
    lookup: Array,
    states: Array,
    nodes: Array,
    node_values: Array,
    path: Array,
    state: Array,
    cells: Array,
    game: Array,
    g: int,
) -> None:
    """Plant the tree of game g; its root waits for the network."""
    i = g * path.shape[1]
    state[g, USED_NODES] = 1
    state[g, USED_EDGES] = 0
    state[g, DEPTH] = 0
    state[g, LEAF] = 0
    path[g, 0, 0] = 0
    nodes[i, FIRST], nodes[i, NUMBER] = 0, 0
    nodes[i, VISITS], nodes[i, PLAYER] = 0, player_of(states, i)
    node_values[i, VALUE_SUM] = 0.0
    write_cells(family, lookup, states, i, cells, game, g)


# ---------------------------------------------------------------------- coming back


@compiled
def absorb(
    family: Family,
    lookup: Array,
    places: Array,
    states: Array,
    nodes: Array,
    node_values: Array,
    moves: Array,
    edges: Array,
    edge_values: Array,
    noise: Array,
    path: Array,
    state: Array,
    answers: Array,
    results: Array,
    g: int,
) -> None:
    """Expand the leaf of game g with the network's answer, and back its value up to the root.

    Where the tree has no room for the moves of a position, it stays a leaf.
    """
    room = path.shape[1]
    base = g * room
    depth = state[g, DEPTH]
    leaf = base + path[g, depth, 0]
    if state[g, LEAF] >= 0:
        most = max(results[g, 0], results[g, 1], results[g, 2])
        won = math.exp(results[g, 0] - most)
        drawn = math.exp(results[g, 1] - most)
        lost = math.exp(results[g, 2] - most)
        node_values[leaf, VALUE] = (won - lost) / (won + drawn + lost)
        edges_a_game = moves.shape[0] // state.shape[0]
        first = g * edges_a_game + state[g, USED_EDGES]
        if state[g, USED_EDGES] + noise.shape[1] <= edges_a_game:
            number = walk_moves(family, lookup, states, leaf, moves[first:], int(LIST))
            _write_priors(
                lookup, places, states, moves, edges, edge_values, answers, g, leaf, first, number
            )
            nodes[leaf, FIRST], nodes[leaf, NUMBER] = first, number
            state[g, USED_EDGES] += number
            if depth == 0:
                for n in range(number):
                    chance = (_chance(state, g) + 0.5) / 4294967296.0
                    noise[g, n] = -math.log(-math.log(chance))
    value = node_values[leaf, VALUE]
    nodes[leaf, VISITS] += 1
    node_values[leaf, VALUE_SUM] += value
    for_white = -value if nodes[leaf, PLAYER] else value
    for up in range(depth):
        node, edge = base + path[g, up, 0], path[g, up, 1]
        value = -for_white if nodes[node, PLAYER] else for_white
        nodes[node, VISITS] += 1
        node_values[node, VALUE_SUM] += value
        edges[edge, EDGE_VISITS] += 1
        edge_values[edge, VALUE_SUM] += value


@inlined
def _write_priors(
    lookup: Array,
    places: Array,
    states: Array,
    moves: Array,
    edges: Array,
    edge_values: Array,
    answers: Array,
    g: int,
    i: int,
    first: int,
    number: int,
) -> None:
    highest = -1e9
    for edge in range(first, first + number):
        logit = logit_of(places, answers, g, code_of(lookup, states, i, int(moves[edge])))
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


# ---------------------------------------------------------------------- deciding


@compiled
def decide(
    family: Family,
    lookup: Array,
    states: Array,
    starts: Array,
    nodes: Array,
    node_values: Array,
    moves: Array,
    edges: Array,
    edge_values: Array,
    noise: Array,
    path: Array,
    state: Array,
    settings: Array,
    sample_cells: Array,
    sample_game: Array,
    sample_codes: Array,
    sample_shares: Array,
    sample_facts: Array,
    samples: int,
    is_noted: bool,
    opening: int,
    longest: int,
    counts: Array,
    g: int,
) -> None:
    """Play the move of game g, note what was learnt of its position, begin a new game if it is over.

    ``samples`` rounds were noted before; ``is_noted`` says whether this one is.
    """
    i = g * path.shape[1]
    most = _most_tried(nodes, edges, i)
    if is_noted:
        line = samples % (sample_codes.shape[0] // state.shape[0]) * state.shape[0] + g
        samples += 1
        write_cells(family, lookup, states, i, sample_cells, sample_game, line)
        _note_policy(
            lookup, states, nodes, node_values, edges, edge_values, moves, settings, sample_codes,
            sample_shares, most, i, line,
        )  # fmt: skip
        sample_facts[line, SEEN_BY] = player_of(states, i)
        sample_facts[line, RESULT] = UNKNOWN
        sample_facts[line, LEFT] = state[g, DECISIONS]
        sample_facts[line, EXPECTED] = int(CERTAIN * node_values[i, VALUE_SUM] / nodes[i, VISITS])
    edge = _select_root_edge(nodes, edges, edge_values, noise, g, i, settings, most, most)
    play(family, lookup, states, states, i, int(moves[edge]))
    _go_on(family, lookup, states, i, state, g)
    state[g, DECISIONS] += 1
    counts[g, DECIDED] += 1
    has_ended = is_over(states, i)
    if has_ended or state[g, DECISIONS] >= longest:
        result = _result(states, i) if has_ended else 0
        margin = material(family, states, i, 0) - material(family, states, i, 1)
        margin = max(-WIDEST_MARGIN, min(WIDEST_MARGIN, margin))
        _note_end(state, sample_facts, samples, result, margin, g)
        counts[g, GAMES] += 1
        counts[g, EVEN - result] += 1
        begin_game(family, lookup, states, starts, path, state, samples, opening, g)


@inlined
def _note_policy(
    lookup: Array,
    states: Array,
    nodes: Array,
    node_values: Array,
    edges: Array,
    edge_values: Array,
    moves: Array,
    settings: Array,
    codes: Array,
    shares: Array,
    most: int,
    i: int,
    line: int,
) -> None:
    """Write the policy that the search makes of the priors: what was never tried is worth the average."""
    first, number = nodes[i, FIRST], nodes[i, NUMBER]
    tries, seen, known = 0, 0.0, 0.0
    for edge in range(first, first + number):
        edge_visits = edges[edge, EDGE_VISITS]
        if edge_visits:
            tries += edge_visits
            seen += edge_values[edge, PRIOR]
            known += edge_values[edge, PRIOR] * edge_values[edge, VALUE_SUM] / edge_visits
    average = node_values[i, VALUE]
    if tries:
        average = (average + tries * known / max(seen, 1e-9)) / (1 + tries)
    weight = (settings[FIRST_WEIGHT] + most) * settings[WEIGHT]
    highest = -1e9
    for n in range(number):
        edge_visits = edges[first + n, EDGE_VISITS]
        value = edge_values[first + n, VALUE_SUM] / edge_visits if edge_visits else average
        logit = math.log(edge_values[first + n, PRIOR] + 1e-9) + weight * value
        highest = max(highest, logit)
    total = 0.0
    room = codes.shape[1]
    for n in range(room):
        codes[line, n] = -1
        shares[line, n] = 0.0
    for n in range(min(number, room)):
        edge_visits = edges[first + n, EDGE_VISITS]
        value = edge_values[first + n, VALUE_SUM] / edge_visits if edge_visits else average
        share = math.exp(math.log(edge_values[first + n, PRIOR] + 1e-9) + weight * value - highest)
        codes[line, n] = code_of(lookup, states, i, int(moves[first + n]))
        shares[line, n] = share
        total += share
    for n in range(min(number, room)):
        shares[line, n] /= max(total, 1e-9)


@inlined
def _note_end(state: Array, facts: Array, samples: int, result: int, margin: int, g: int) -> None:
    """Tell the samples of game g how it ended; those that were written over are left alone."""
    games = state.shape[0]
    rounds = facts.shape[0] // games
    for number in range(max(state[g, BEGAN], samples - rounds), samples):
        line = number % rounds * games + g
        if facts[line, RESULT] == UNKNOWN:
            facts[line, RESULT] = result
            facts[line, MARGIN] = margin
            facts[line, LEFT] = state[g, DECISIONS] - facts[line, LEFT]


@compiled
def begin_game(
    family: Family,
    lookup: Array,
    states: Array,
    starts: Array,
    path: Array,
    state: Array,
    samples: int,
    opening: int,
    g: int,
) -> None:
    """Begin game g anew, with up to ``opening`` decisions by chance."""
    i = g * path.shape[1]
    while True:
        start = (_chance(state, g) * starts.shape[0]) >> 32
        for word in range(states.shape[1]):
            states[i, word] = starts[start, word]
        number = (_chance(state, g) * (opening + 1)) >> 32
        while number > 0 and not is_over(states, i):
            play(
                family, lookup, states, states, i,
                random_move(family, lookup, states, i, _chance(state, g), FAIR_ODDS),
            )  # fmt: skip
            number -= 1
        _go_on(family, lookup, states, i, state, g)
        if not is_over(states, i):
            break
    state[g, DECISIONS] = 0
    state[g, BEGAN] = samples
    state[g, START] = start
