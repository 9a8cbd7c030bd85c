"""A plain rollout search: random games, shared out among the moves by UCB1."""

from collections.abc import Callable
from functools import cache
from math import sqrt

import numpy as np

from gipf.kernel.bits import highest_bit, popcount
from gipf.kernel.compiling import compiled_for, inlined
from gipf.kernel.layout import Array
from gipf.kernel.playout import next_random, seed_of
from gipf.search.answer import Limits, Stop
from gipf.search.deadline import Deadline
from gipf.side_games import State
from gipf.side_kernels.layout import DRAWN, GOING_ON, PLAYER, RESULT, WHITE_WON, Kernel
from gipf.side_kernels.warmup import prepare

VISITS, WINS = 0, 1  # a win counts 2, a draw 1
EXPLORATION = 0.7
LOG_2 = 0.6931471805599453
BLOCK = 64
"""Simulations between two looks at the time."""


@inlined
def logarithm(number: int) -> float:
    """Give the natural logarithm of a whole number from 1 on; the same everywhere, unlike that of a machine.

    >>> round(logarithm(1), 9), round(logarithm(1000), 9)
    (0.0, 6.907755279)
    """
    power = highest_bit(number)
    part = (number - power) / (number + power)
    square, term, total = part * part, part, part
    for n in range(3, 31, 2):
        term *= square
        total += term / n
    return 2.0 * total + popcount(power - 1) * LOG_2


Simulate = Callable[[Array, Array, Array, Array, int, int, int], int]


@cache
def make_simulate(kernel: Kernel) -> Simulate:
    """Make the function that plays random games of a game."""
    list_moves, play, words = kernel.list_moves, kernel.play, kernel.words

    @compiled_for(kernel.name)
    def simulate(
        states: Array,
        moves: Array,
        priorities: Array,
        tree: Array,
        number: int,
        rng: int,
        games: int,
    ) -> int:
        """Play random games, each from the most promising of the first moves; give the random number.

        Line 0 of ``states`` and of ``moves`` is the root's, line 1 scratch.
        """
        for _ in range(games):
            total = 1
            for n in range(number):
                total += tree[n, VISITS]
            log_total = logarithm(total)
            best, best_value = 0, -1.0
            for n in range(number):
                visits = tree[n, VISITS]
                value = 10.0 + n * 1e-6
                if visits:
                    value = tree[n, WINS] / (2 * visits) + EXPLORATION * sqrt(log_total / visits)
                if value > best_value:
                    best, best_value = n, value
            for word in range(words):
                states[1, word] = states[0, word]
            play(states[1], moves[0, best])
            while states[1, RESULT] == GOING_ON:
                rng = next_random(rng)
                count = list_moves(states[1], moves[1], priorities)
                play(states[1], moves[1, rng % count])
            result = states[1, RESULT]
            tree[best, VISITS] += 1
            if result == DRAWN:
                tree[best, WINS] += 1
            elif result == WHITE_WON + states[0, PLAYER]:
                tree[best, WINS] += 2
        return rng

    return simulate


class Rollouts:
    """Plays the move that won the most random games in its time."""

    def __init__(self, kernel: Kernel, *, seed: int = 0) -> None:
        self.kernel = kernel
        self._rng = int(seed_of(seed, 1))

    def search(self, state: State, limits: Limits, *, stop: Stop | None = None) -> str:
        """Give the move tried most often; a limit of nodes is one of random games."""
        kernel = self.kernel
        prepare(kernel)
        states = np.zeros((2, kernel.words), np.int64)
        moves = np.zeros((2, kernel.most_moves), np.int64)
        priorities = moves[1].copy()
        tree = np.zeros((kernel.most_moves, 2), np.int64)
        kernel.write_state(state, states[0])
        number = kernel.list_moves(states[0], moves[0], priorities)
        simulate = make_simulate(kernel)
        games = 0
        with Deadline(limits, stop) as deadline:
            while games < (limits.nodes or games + 1) and not (games and deadline.is_up):
                self._rng = int(simulate(states, moves, priorities, tree, number, self._rng, BLOCK))
                games += BLOCK
        return kernel.move_text(int(moves[0, np.argmax(tree[:number, VISITS])]))
