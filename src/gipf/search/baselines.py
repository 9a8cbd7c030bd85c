"""Simple players to measure others against. They are frozen: a change would move the scale."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from gipf.kernel.warmup import USES, Use
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line, Stop
from gipf.search.clock import Clock
from gipf.search.minimax import Ahead
from gipf.search.root import Root, check_question, make_ready
from gipf.search.uct import Playouts
from gipf.variants import Variant

BASELINES = "baselines"
"""What these players are compiled for."""

LONGEST_TURN = 24
"""No turn is looked at beyond so many decisions."""

GAMES_AT_ONCE = 4096
"""So many random games are played before it is seen whether there is something to tell."""
GAMES_A_LEVEL = 1000
"""A limit of depth is one of so many random games for each decision."""

Tell = Callable[[Answer], None]


class _Player:
    """What all of them have: chance of their own, and nothing to forget."""

    def __init__(self, *, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def forget(self) -> None:
        """There is nothing to forget."""


class Random(_Player):
    """Plays any legal move, each as likely as the others."""

    def search(
        self,
        position: Position,
        limits: Limits,  # noqa: ARG002
        *,
        lines: int = 1,
        stop: Stop | None = None,  # noqa: ARG002
        tell: Tell | None = None,
    ) -> Answer:
        """Pick so many moves."""
        check_question(position, lines)
        moves = position.legal_moves()
        picked = self._random.sample(moves, min(lines, len(moves)))
        answer = Answer(tuple(Line((move,), 0.0) for move in picked), nodes=len(moves))
        return _told(answer, tell)


class _Looking(_Player, ABC):
    """A player that looks ahead, by compiled code."""

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Tell | None = None,
    ) -> Answer:
        """Look ahead in its own way, as far as the limits allow."""
        check_question(position, lines)
        make_ready(position.variant, BASELINES)
        with Clock(limits, stop) as clock:
            return self._look(Root(position), limits, clock, lines, tell)

    @abstractmethod
    def _look(
        self, root: Root, limits: Limits, clock: Clock, lines: int, tell: Tell | None
    ) -> Answer: ...


class Greedy(_Looking):
    """Looks to the end of its own turn and takes what leaves it the most pieces."""

    def _look(
        self, root: Root, limits: Limits, clock: Clock, lines: int, tell: Tell | None
    ) -> Answer:
        """Go through all its decisions of this turn, whatever the limit of depth."""
        self._random.shuffle(root.moves)
        ahead = Ahead(root, limits, clock, LONGEST_TURN)
        if not ahead.look(LONGEST_TURN, lines, only=root.player):
            ahead.look(1, lines)
        return _told(ahead.answer(), tell)


class Minimax(_Looking):
    """Looks six decisions ahead, or as far as its time goes, by material alone."""

    def __init__(self, *, seed: int = 0, depth: int = 6) -> None:
        super().__init__(seed=seed)
        self._depth = depth

    def _look(
        self, root: Root, limits: Limits, clock: Clock, lines: int, tell: Tell | None
    ) -> Answer:
        """Look one decision farther each time; what is not finished does not count."""
        self._random.shuffle(root.moves)
        deepest = min(self._depth, limits.depth or self._depth)
        ahead = Ahead(root, limits, clock, deepest)
        for depth in range(1, deepest + 1):
            if not ahead.look(depth, lines):
                break
            if tell:
                tell(ahead.answer())
            if ahead.is_settled:
                break
        return ahead.answer()


class Mcts(_Looking):
    """Plays random games, more of them where they went well: plain UCT."""

    def _look(
        self, root: Root, limits: Limits, clock: Clock, lines: int, tell: Tell | None
    ) -> Answer:
        """Play as many games as the limits allow: a node is a game, a depth a thousand of them."""
        games = Playouts(root, clock, self._random.getrandbits(31))
        most = limits.nodes
        if limits.depth is not None:
            most = min(most or limits.depth * GAMES_A_LEVEL, limits.depth * GAMES_A_LEVEL)
        best = None
        while (most is None or games.played < most) and not (games.played and clock.is_up):
            left = GAMES_AT_ONCE if most is None else min(GAMES_AT_ONCE, most - games.played)
            games.play(left)
            if tell and games.best != best:
                best = games.best
                tell(games.answer(lines))
        return games.answer(lines)


def _told(answer: Answer, tell: Tell | None) -> Answer:
    if tell:
        tell(answer)
    return answer


def _do_all(variant: Variant) -> None:
    """Do once all that these players do."""
    position = Position.start(variant)
    for player in (Greedy(), Minimax(), Mcts()):
        player.search(position, Limits(nodes=100))


USES[BASELINES] = Use(_do_all, {1: 8, 2: 8, 3: 15, 4: 15}, "search")
