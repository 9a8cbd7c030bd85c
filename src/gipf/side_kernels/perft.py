"""Counting lines of play of a side game, compiled."""

from collections.abc import Callable
from functools import cache

import numpy as np

from gipf.kernel.compiling import compiled_for
from gipf.kernel.layout import Array
from gipf.side_games import State
from gipf.side_kernels.kernels import kernel_of
from gipf.side_kernels.layout import GOING_ON, RESULT, Kernel

Perft = Callable[[Array, Array, Array, int, int], int]


@cache
def make_perft(kernel: Kernel) -> Perft:
    """Make the function that counts lines of play of a game."""
    list_moves, play, words = kernel.list_moves, kernel.play, kernel.words

    @compiled_for(kernel.name)
    def perft(states: Array, moves: Array, priorities: Array, ply: int, depth: int) -> int:
        if states[ply, RESULT] != GOING_ON:
            return 0
        number = list_moves(states[ply], moves[ply], priorities)
        if depth <= 1:
            return number
        lines = 0
        for n in range(number):
            for word in range(words):
                states[ply + 1, word] = states[ply, word]
            play(states[ply + 1], moves[ply, n])
            lines += perft(states, moves, priorities, ply + 1, depth - 1)
        return lines

    return perft


def perft(state: State, depth: int) -> int:
    """Count the sequences of exactly so many decisions; a game that is over has none.

    >>> from gipf.side_games import load
    >>> perft(load("yinsh").start(), 2)
    7140
    """
    kernel = kernel_of(state)
    assert kernel is not None, "the game has a kernel"
    states = np.zeros((depth + 1, kernel.words), np.int64)
    moves = np.zeros((depth + 1, kernel.most_moves), np.int64)
    kernel.write_state(state, states[0])
    return make_perft(kernel)(states, moves, moves[depth].copy(), 0, depth)
