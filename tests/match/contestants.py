"""Players that misbehave, for matches in real processes: ``tests.match.contestants.Illegal``."""

import os
import time
from abc import abstractmethod
from collections.abc import Callable

from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line, Stop
from gipf.search.baselines import Random
from gipf.state import Move


class _Misbehaving(Random):
    """Plays at random until it has been asked ``after`` times."""

    def __init__(self, *, seed: int = 0, after: int = 0) -> None:
        super().__init__(seed=seed)
        self.left = after

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Callable[[Answer], None] | None = None,
    ) -> Answer:
        self.left -= 1
        if self.left < 0:
            return self.misbehave(position)
        return super().search(position, limits, lines=lines, stop=stop, tell=tell)

    @abstractmethod
    def misbehave(self, position: Position) -> Answer:
        """Answer as one should not."""


class Illegal(_Misbehaving):
    def misbehave(self, position: Position) -> Answer:
        del position
        return Answer((Line((Move.push("B", "", "e5"),), 0.0),))


class Crashing(_Misbehaving):
    def misbehave(self, position: Position) -> Answer:
        raise RuntimeError(f"I do not like\n{position.turn}\x00")


class Dying(_Misbehaving):
    def misbehave(self, position: Position) -> Answer:
        del position
        os._exit(7)


class Sleeping(_Misbehaving):
    def misbehave(self, position: Position) -> Answer:
        del position
        time.sleep(3600)
        raise AssertionError


class Speechless(_Misbehaving):
    def misbehave(self, position: Position) -> Answer:
        del position
        return Answer(())


class Patient(_Misbehaving):
    """Takes a tenth of a second for each decision, and has an opinion."""

    def misbehave(self, position: Position) -> Answer:
        time.sleep(0.1)
        return Answer((Line((position.legal_moves()[0],), 0.25),), depth=1)


class Unborn(Random):
    def __init__(self, *, seed: int = 0) -> None:
        raise RuntimeError(f"no player {seed}")


NOT_A_PLAYER = 3
