"""Evaluators for Monte Carlo tree search: the protocol a network follows, and one by material alone."""

import math
import random
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from gipf.kernel.compiling import compiled
from gipf.kernel.convert import empty_states, rules_of
from gipf.kernel.fields import phase_of, player_of, winner_of
from gipf.kernel.layout import CLEAR_AFTER, DRAWN, NOBODY, WHITE_WON, Array, Family
from gipf.kernel.playout import ODDS_OF_THE_VARIANT, next_random, play_out, seed_of
from gipf.kernel.turn import copy_state, play
from gipf.search.material import PIECE, score
from gipf.search.root import LINE
from gipf.variants import Variant


@dataclass(frozen=True)
class Leaves:
    """Positions to be evaluated together, and their legal moves.

    ``states`` is an array ``(positions, 96)``; ``moves`` has the moves of all, those of position n
    from ``starts[n]`` to ``starts[n + 1]``.
    """

    variant: Variant
    states: Array
    moves: Array
    starts: Array


class Evaluator(Protocol):
    """Gives priors of moves and values of positions; several threads may call it at once."""

    def evaluate(self, leaves: Leaves) -> tuple[Array, Array]:
        """Give a prior for each of ``leaves.moves``, and for each position a value.

        Priors are 0 or more and need not sum to 1. A value is the expected result, from -1 to 1, for the player
        who decides.
        """


CAPTURE, ROW = 4.0, 4.0
"""What a captured piece and what a row add to the prior of a move, which is 1 without them."""
NO_HISTORY = 0
"""The number of positions that came up before a playout."""
TIE_BREAK = 1e-3 / (1 << 32)
"""The scale of the random numbers that decide between moves of equal priors."""
MAX_PLAYOUT = 400
"""A playout that takes more decisions counts as drawn."""


@compiled
def evaluate_leaves(
    family: Family, lookup: Array, leaves: Array, moves: Array, starts: Array, states: Array,
    history: Array, seed: int, material: float, priors: Array, values: Array, i: int,
) -> None:  # fmt: skip
    """Write priors and values; states 0 and i are scratch."""
    for leaf in range(leaves.shape[0]):
        for word in range(leaves.shape[1]):
            states[0, word] = leaves[leaf, word]
        player = player_of(states, 0)
        before = score(family, states, 0, player, 0)
        rng = seed_of(seed, leaf)
        for n in range(starts[leaf], starts[leaf + 1]):
            copy_state(family, lookup, states, 0, i)
            play(family, lookup, states, states, i, moves[n])
            gain = score(family, states, i, player, 0) - before
            priors[n] = 1.0 + CAPTURE * max(0, min(gain // PIECE, 8))
            if phase_of(states, i) == CLEAR_AFTER and player_of(states, i) == player:
                priors[n] += ROW
            rng = next_random(rng)
            priors[n] += TIE_BREAK * rng
        values[leaf] = material * math.tanh(before / (8.0 * PIECE))
        if material < 1.0:
            copy_state(family, lookup, states, 0, i)
            play_out(
                family, lookup, states, states, i, history, int(LINE), int(NO_HISTORY), rng,
                int(MAX_PLAYOUT), ODDS_OF_THE_VARIANT,
            )  # fmt: skip
            winner = winner_of(states, i)
            if winner != DRAWN and winner != NOBODY:
                values[leaf] += (1.0 - material) if winner == WHITE_WON + player else material - 1.0


class HeuristicEvaluator:
    """Prefers captures and rows, and values a position by material, or partly by a random playout.

    In equal time, material alone plays better than any share of playouts that was tried.
    """

    def __init__(self, *, seed: int = 0, material: float = 1.0) -> None:
        self._material = material
        self._random = random.Random(seed)

    def evaluate(self, leaves: Leaves) -> tuple[Array, Array]:
        """Give priors by captures and rows, and values by material."""
        family, lookup = rules_of(leaves.variant)
        priors, values = np.zeros(len(leaves.moves)), np.zeros(len(leaves.states))
        history = np.zeros((1, MAX_PLAYOUT + 1 if leaves.variant.repetition else 1), np.int64)
        evaluate_leaves(
            family, lookup, leaves.states, leaves.moves, leaves.starts, empty_states(2), history,
            self._random.getrandbits(31), self._material, priors, values, 1,
        )  # fmt: skip
        return priors, values
