"""Ten levels of play, from a first-day beginner to all the engine can.

A level sees less, not something else: it looks a few decisions ahead, judges what it sees more or less
exactly, and of some moves it sees only what they do at once and not what the other player answers. So
it plays plausible moves and overlooks threats, as people do, and never a move for no reason.
"""

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import copysign, log
from typing import Any

from gipf.books import opening_move
from gipf.errors import GipfError
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line, Searcher, Stop
from gipf.search.scores import SCALE
from gipf.side_games.odds import side_level
from gipf.state import Move, Phase

MOST = 10
WELL_READ = 7
"""Levels from this on begin by a book, where there is one: so no two of their games are the same."""
_TEMPTING = 16
"""How many moves are thought of at first sight."""


@dataclass(frozen=True)
class Sight:
    """What a level sees: how far, how exactly (in points of score), and which part of the answers.

    ``weighed`` is how many moves it looks at closely. Even a good level blurs a little, so that it does
    not play the same game every time.
    """

    limits: Limits
    blur: float
    overlooked: float = 0.0
    weighed: int = 8


LEVELS = {
    1: Sight(Limits(depth=1), blur=260, overlooked=0.9),
    2: Sight(Limits(depth=1), blur=145, overlooked=0.7),
    3: Sight(Limits(depth=2), blur=95, overlooked=0.4),
    4: Sight(Limits(depth=2), blur=22, overlooked=0.025),
    5: Sight(Limits(depth=3, nodes=30_000), blur=34, overlooked=0.05),
    6: Sight(Limits(depth=3, nodes=20_000), blur=14, overlooked=0.001, weighed=5),
    7: Sight(Limits(depth=4, nodes=25_000), blur=13, weighed=4),
    8: Sight(Limits(depth=5, nodes=80_000), blur=8, weighed=3),
    9: Sight(Limits(depth=6, nodes=200_000), blur=5, weighed=2),
}
"""The levels below the last, which has no limits of its own."""


class Level:
    """The engine at one of its ten levels.

    >>> Level(3, memory=1).search(Position.start("basic"), Limits()).depth
    2
    >>> Level(11)
    Traceback (most recent call last):
    gipf.errors.GipfError: level goes from 1 to 10, not 11
    """

    def __init__(
        self,
        level: int,
        *,
        seed: int = 0,
        threads: int = 1,
        memory: int = 16,
        side_against: int | None = None,
        engine: Searcher | None = None,
    ) -> None:
        """Take the level; ``side_against`` is at which the other plays side games, its own if nobody says.

        ``engine`` is what it looks with; left open, one of its own.
        """
        if not 1 <= level <= MOST:
            raise GipfError("setting-range", name="level", least=1, most=MOST, value=level)
        self.level: int = level
        self.sight: Sight | None = LEVELS.get(level)
        own = side_level(level)
        against = own if side_against is None else side_against
        self._engine = engine or _make_engine(threads if level == MOST else 1, memory, own, against)
        self._random = random.Random(seed)

    def forget(self) -> None:
        """Forget what earlier searches saw."""
        self._engine.forget()

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Callable[[Answer], None] | None = None,
    ) -> Answer:
        """Choose as the level would; the values are what it believes.

        What comes from a book is worth nothing in particular and was searched to no depth.
        """
        if lines == 1 and (known := by_the_book(self.level, position, self._random)):
            return known
        if self.sight is None or position.phase is Phase.WHO_BEGINS:
            return self._engine.search(position, limits, lines=lines, stop=stop, tell=tell)
        within = _within(self.sight.limits, limits)
        answer = self._blurred(position, within, self.sight, max(lines, 1), stop)
        if tell:
            tell(answer)
        return answer

    def _blurred(
        self, position: Position, limits: Limits, sight: Sight, lines: int, stop: Stop | None
    ) -> Answer:
        first = self._engine.search(position, _within(Limits(depth=1), limits), lines=_TEMPTING)
        found = first
        if sight.limits.depth != 1:
            found = self._engine.search(
                position, limits, lines=max(sight.weighed, lines), stop=stop
            )
        at_first_sight = {line.moves[0]: line for line in first.lines}
        weighed = {line.moves[0]: line for line in found.lines}
        believed: list[tuple[float, Line]] = []
        for move in {**weighed, **at_first_sight}:
            line = self._seen(move, at_first_sight, weighed, sight)
            if line:
                score = _score(line) + self._random.gauss(0, sight.blur)
                believed.append((score, line))
        believed.sort(key=lambda pair: -pair[0])
        best = tuple(line for _, line in believed[:lines])
        return Answer(best or found.lines, found.depth, first.nodes + found.nodes, found.seconds)

    def _seen(
        self, move: Move, at_first_sight: dict[Move, Line], weighed: dict[Move, Line], sight: Sight
    ) -> Line | None:
        """Give what the level sees of a move: all of it, only what it does at once, or nothing."""
        if move in at_first_sight and self._random.random() < sight.overlooked:
            return at_first_sight[move]
        return weighed.get(move)


def by_the_book(level: int, position: Position, chance: random.Random) -> Answer | None:
    """Choose by the opening book, at a level that has read it; ``None`` where the book ends."""
    move = opening_move(position, chance) if level >= WELL_READ else None
    return Answer((Line((move,), 0.0),)) if move else None


def _make_engine(threads: int, memory: int, own: int, against: int) -> Searcher:
    from gipf.search.iterative_deepening import AlphaBeta

    return AlphaBeta(threads=threads, memory=memory, side_level=own, side_against=against)


def _within(sight: Limits, limits: Limits) -> Limits:
    """Put two limits together: whichever comes first."""
    both = [
        {name: n for name, n in asdict(each).items() if n is not None} for each in (sight, limits)
    ]
    least: dict[str, Any] = {
        name: min(b[name] for b in both if name in b) for name in both[0] | both[1]
    }
    return Limits(**least)


def _score(line: Line) -> float:
    """Turn an expected result back into points of score, sure ones into many: the sooner won the more."""
    if line.win_in:
        return copysign(4000 - 50 * min(abs(line.win_in), 40), line.win_in)
    value = max(-0.9999, min(0.9999, line.value))
    return SCALE * log((1 + value) / (1 - value))
