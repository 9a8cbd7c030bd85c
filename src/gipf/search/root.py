"""The root of a search: a position as a state, and lines of move numbers as moves."""

from collections.abc import Sequence
from typing import cast

import numpy as np

from gipf import rules
from gipf.kernel.convert import empty_states, hash_of_key, number_to_move, rules_of, write_state
from gipf.kernel.fields import player_of
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import MOST_MOVES, Array
from gipf.kernel.moves import LIST, walk_moves
from gipf.position import Position
from gipf.state import Move

LINE = 0
"""The only line of a root's history."""


class Root:
    """A position that is not over, as compiled code takes it.

    ``seen`` has the hashes of the positions that have come up, where the variant draws by repetition.

    >>> len(Root(Position.start("basic")).moves)
    30
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.family, self.lookup = rules_of(position.variant)
        self.states: Array = empty_states(1)
        write_state(position, self.states, 0)
        self.player = int(player_of(self.states, 0))
        self.seen: list[int] = []
        if position.variant.repetition:
            for key, times in position.seen.items():
                self.seen += [hash_of_key(key)] * times
        out = np.zeros(MOST_MOVES, np.int64)
        number = walk_moves(self.family, self.lookup, self.states, 0, out, LIST)
        self.moves: list[int] = out[:number].tolist()

    @property
    def hash(self) -> int:
        """The position's hash."""
        return int(hash_state(self.family, self.lookup, self.states, self.states, 0))

    def copies(self, number: int) -> Array:
        """Make room for states, the first of which is this position."""
        states = empty_states(number)
        states[0] = self.states[0]
        return states

    def history(self, longest: int) -> Array:
        """Give the hashes of the positions that came up, with room for ``longest`` more."""
        if not self.position.variant.repetition:
            return np.zeros((1, 1), np.int64)
        history = np.zeros((1, len(self.seen) + longest + 1), np.int64)
        history[0, : len(self.seen)] = self.seen
        return history

    def line(self, numbers: Sequence[int]) -> tuple[Move, ...]:
        """Give the moves of a line by their numbers."""
        moves: list[Move] = []
        position = self.position
        for place, number in enumerate(numbers):
            if place:
                position = cast("Position", rules.play(position, moves[-1]))
            moves.append(number_to_move(position, int(number)))
        return tuple(moves)

    def after(self, numbers: Sequence[int]) -> Position:
        """Give the position after a line, with its history."""
        position = self.position
        for move in self.line(numbers):
            position = cast("Position", rules.play(position, move))
        return position
