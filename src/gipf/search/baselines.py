"""Simple players to measure others against. They are frozen: a change would move the scale."""

import random
from collections.abc import Callable

from gipf.errors import GipfError
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line, Stop


class Random:
    """Plays any legal move, each as likely as the others."""

    def __init__(self, *, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def search(
        self,
        position: Position,
        limits: Limits,  # noqa: ARG002
        *,
        lines: int = 1,
        stop: Stop | None = None,  # noqa: ARG002
        tell: Callable[[Answer], None] | None = None,
    ) -> Answer:
        """Pick so many moves."""
        moves = position.legal_moves()
        if not moves:
            raise GipfError("the game is over: there is nothing to decide")
        picked = self._random.sample(moves, min(lines, len(moves)))
        answer = Answer(tuple(Line((move,), 0.0) for move in picked), nodes=len(moves))
        if tell:
            tell(answer)
        return answer

    def forget(self) -> None:
        """There is nothing to forget."""
