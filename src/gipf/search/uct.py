"""UCT with random playouts, compiled: the baseline `mcts`.

The tree is an array of nodes; the children of a node lie side by side. Values are White's.
Constants are passed as ``int(...)``: Numba would compile a function anew for each of them.
"""

import math

import numpy as np

from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of, player_of, winner_of
from gipf.kernel.hashing import note_position
from gipf.kernel.layout import DRAWN, MOST_MOVES, NOBODY, SIDE_GAME, WHITE_WON, Array, Family
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.playout import FAIR_ODDS, next_random, random_move, seed_of
from gipf.kernel.turn import copy_state, play
from gipf.search.answer import Answer, Line
from gipf.search.deadline import Deadline
from gipf.search.root import LINE, Root

MOVE, VISITS, VALUE_SUM, FIRST, CHILDREN = 0, 1, 2, 3, 4
NODE_WORDS = 5
"""Words of a node: the move that leads to it, visits, the sum of results, its first child and their number."""

USED, RNG = 0, 1
"""Words of ``info``: nodes in the tree, the state of the random numbers."""

MAX_DEPTH = 120
"""Maximum depth of the tree, in decisions."""
MAX_PLAYOUT = 1000
"""A playout that takes more decisions counts as drawn."""
VISITS_TO_EXPAND = 2
"""A leaf is expanded on this visit."""
EXPLORATION = 0.5
"""The weight of exploration in UCB1."""
MAX_NODES = 2_000_000
LONGEST_LINE = 12


@inlined
def _best_child(tree: Array, node: int, player: int) -> int:
    """Pick the child with the highest upper confidence bound; unvisited ones come first."""
    first = tree[node, FIRST]
    log = math.log(tree[node, VISITS] + 1.0)
    sign = 1.0 - 2.0 * player
    best, most = first, -1e9
    for child in range(first, first + tree[node, CHILDREN]):
        visits = tree[child, VISITS]
        if visits == 0:
            return child
        bound = sign * tree[child, VALUE_SUM] / visits + EXPLORATION * math.sqrt(log / visits)
        if bound > most:
            best, most = child, bound
    return best


@inlined
def _expand(tree: Array, node: int, moves: Array, number: int, info: Array) -> None:
    """Add the children of a node, in random order."""
    first, rng = info[USED], info[RNG]
    for n in range(number - 1, 0, -1):
        rng = next_random(rng)
        other = (rng * (n + 1)) >> 32
        moves[n], moves[other] = moves[other], moves[n]
    for n in range(number):
        tree[first + n, MOVE] = moves[n]
        for word in range(VISITS, NODE_WORDS):
            tree[first + n, word] = 0
    tree[node, FIRST], tree[node, CHILDREN] = first, number
    info[USED], info[RNG] = first + number, rng


@compiled
def simulate(
    family: Family, lookup: Array, states: Array, tree: Array, path: Array, moves: Array,
    history: Array, length: int, info: Array, flag: Array, games: int, i: int,
) -> int:  # fmt: skip
    """Run simulations from state 0: down the tree, then a random playout; give how many were run.

    State i is scratch. Fewer are run if ``flag[0]`` is set.
    """
    for game in range(games):
        if flag[0]:
            return game
        copy_state(family, lookup, states, 0, i)
        node = depth = simulations = path[0] = 0
        after, is_in_tree = length, True
        while not is_over(states, i) and simulations < MAX_PLAYOUT:
            if is_in_tree and tree[node, CHILDREN] == 0:
                is_in_tree = depth == 0 or tree[node, VISITS] + 1 >= VISITS_TO_EXPAND
                if is_in_tree:
                    number = walk_moves(family, lookup, states, i, moves, int(LIST))
                    is_in_tree = info[USED] + number <= tree.shape[0] and depth < MAX_DEPTH
                    if is_in_tree:
                        _expand(tree, node, moves, number, info)
            if not is_in_tree:
                info[RNG] = next_random(info[RNG])
                move = random_move(family, lookup, states, i, info[RNG], FAIR_ODDS)
            else:
                if has_side_games(family) and phase_of(states, i) == SIDE_GAME:
                    info[RNG] = next_random(info[RNG])
                    node = tree[node, FIRST] + ((info[RNG] * tree[node, CHILDREN]) >> 32)
                else:
                    node = _best_child(tree, node, player_of(states, i))
                move = tree[node, MOVE]
                depth += 1
                path[depth] = node
            play(family, lookup, states, states, i, move)
            after = note_position(family, lookup, states, states, i, history, int(LINE), after)
            simulations += 1
        winner = winner_of(states, i)
        result = 0
        if winner != DRAWN and winner != NOBODY:
            result = 1 if winner == WHITE_WON else -1
        for n in range(depth + 1):
            tree[path[n], VISITS] += 1
            tree[path[n], VALUE_SUM] += result
    return games


class Uct:
    """The tree of a root, grown by simulations."""

    def __init__(self, root: Root, deadline: Deadline, seed: int) -> None:
        self.root, self.deadline = root, deadline
        self.simulations = 0
        self.tree = np.empty((MAX_NODES, NODE_WORDS), np.int64)
        self.tree[0] = 0
        self.info = np.array([1, seed_of(seed, 0)])
        self.path: Array = np.zeros(MAX_DEPTH + 1, np.int64)
        self.moves: Array = np.zeros(MOST_MOVES, np.int64)
        self.history = root.history(MAX_PLAYOUT)

    def play(self, games: int) -> None:
        """Run simulations, at least one, until they are done or the search has to end."""
        if self.simulations == 0:
            self.simulations += self._play(1, np.zeros(1, np.int64))
            games -= 1
        self.simulations += self._play(games, self.deadline.flag)

    def _play(self, games: int, flag: Array) -> int:
        root = self.root
        simulations = simulate(
            root.family, root.lookup, root.copies(2), self.tree, self.path, self.moves,
            self.history, len(root.seen), self.info, flag, games, 1,
        )  # fmt: skip
        return int(simulations)

    @property
    def best(self) -> int:
        """The number of the most visited move."""
        return int(self.tree[self._children(0)[0], MOVE])

    def _children(self, node: int) -> list[int]:
        """List the visited children, the most visited first."""
        first, number = int(self.tree[node, FIRST]), int(self.tree[node, CHILDREN])
        visited = [child for child in range(first, first + number) if self.tree[child, VISITS]]
        return sorted(visited, key=lambda child: -self.tree[child, VISITS])

    def _line(self, node: int) -> list[int]:
        line = [int(self.tree[node, MOVE])]
        while len(line) < LONGEST_LINE and (children := self._children(node)):
            node = children[0]
            line.append(int(self.tree[node, MOVE]))
        return line

    def answer(self, lines: int) -> Answer:
        """Give the best lines found so far."""
        found = []
        for child in self._children(0)[:lines]:
            value = float(self.tree[child, VALUE_SUM] / self.tree[child, VISITS])
            moves = self.root.line(self._line(child))
            found.append(Line(moves, -value if self.root.player else value))
        depth = max(len(line.moves) for line in found)
        return Answer(tuple(found), depth, self.simulations, self.deadline.seconds)
