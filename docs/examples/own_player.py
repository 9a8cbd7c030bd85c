"""A player of one's own: it takes what it can, and otherwise pushes at random.

gipf match docs.examples.own_player.Collector random --variant basic --games 20
"""

import random

from gipf import Limits, Move, Position
from gipf.search.answer import Answer, Line


class Collector:
    """Makes the push after which it has most pieces in reserve; whoever has a ``seed`` plays the same again."""

    def __init__(self, *, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def search(self, position: Position, _limits: Limits, **_others: object) -> Answer:
        """Choose a move; limits are for those who think longer."""
        best = max(position.legal_moves(), key=lambda move: self.worth(position, move))
        return Answer((Line((best,), value=0.0),))

    def worth(self, position: Position, move: Move) -> float:
        """Count the pieces in reserve after the whole turn, and let chance decide between equals."""
        mine, after = position.acting, position.play(move)
        while not after.is_over and after.acting == mine and after.turn == position.turn:
            after = after.play(after.legal_moves()[0])  # the row it has made is cleared
        assert mine is not None
        return after.reserves[mine]["B"] + self.chance.random()

    def forget(self) -> None:
        """Nothing is kept from move to move."""
