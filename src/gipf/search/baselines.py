"""Simple players to measure others against. They are frozen, since a change would move the scale."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from gipf.kernel.warmup import USES, Use
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line, Stop
from gipf.search.deadline import Deadline
from gipf.search.minimax import FixedDepth
from gipf.search.root import Root, check_question, make_ready
from gipf.search.uct import Uct
from gipf.variants import Variant

BASELINES = "baselines"
"""The purpose these players are compiled for."""

MAX_TURN = 24
"""Maximum length of a turn that is searched, in decisions."""

GAMES_PER_ROUND = 4096
"""Simulations between two reports."""
GAMES_PER_DEPTH = 1000
"""A limit of depth stands for so many simulations a ply."""

Tell = Callable[[Answer], None]


class _Player:
    """What all of them have: random numbers of their own, and nothing to forget."""

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
        """Pick moves at random."""
        check_question(position, lines)
        moves = position.legal_moves()
        picked = self._random.sample(moves, min(lines, len(moves)))
        answer = Answer(tuple(Line((move,), 0.0) for move in picked), nodes=len(moves))
        return _told(answer, tell)


class _Searching(_Player, ABC):
    """A player that searches, by compiled code."""

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Tell | None = None,
    ) -> Answer:
        """Search as far as the limits allow."""
        check_question(position, lines)
        make_ready(position.variant, BASELINES)
        with Deadline(limits, stop) as deadline:
            return self._search(Root(position), limits, deadline, lines, tell)

    @abstractmethod
    def _search(
        self, root: Root, limits: Limits, deadline: Deadline, lines: int, tell: Tell | None
    ) -> Answer: ...


class Greedy(_Searching):
    """Searches its own turn to the end and takes what leaves it the most pieces."""

    def _search(
        self, root: Root, limits: Limits, deadline: Deadline, lines: int, tell: Tell | None
    ) -> Answer:
        """Search all decisions of this turn, whatever the limit of depth."""
        self._random.shuffle(root.moves)
        minimax = FixedDepth(root, limits, deadline, MAX_TURN)
        if not minimax.search(MAX_TURN, lines, only=root.player):
            minimax.search(1, lines)
        return _told(minimax.answer(), tell)


class Minimax(_Searching):
    """Searches six plies, or as deep as its time allows, by material alone."""

    def __init__(self, *, seed: int = 0, depth: int = 6) -> None:
        super().__init__(seed=seed)
        self._depth = depth

    def _search(
        self, root: Root, limits: Limits, deadline: Deadline, lines: int, tell: Tell | None
    ) -> Answer:
        """Deepen by one ply each time; a depth that is not finished does not count."""
        self._random.shuffle(root.moves)
        max_depth = min(self._depth, limits.depth or self._depth)
        minimax = FixedDepth(root, limits, deadline, max_depth)
        for depth in range(1, max_depth + 1):
            if not minimax.search(depth, lines):
                break
            if tell:
                tell(minimax.answer())
            if minimax.is_settled:
                break
        return minimax.answer()


class Mcts(_Searching):
    """Plain UCT with random playouts."""

    def _search(
        self, root: Root, limits: Limits, deadline: Deadline, lines: int, tell: Tell | None
    ) -> Answer:
        """Run as many simulations as the limits allow: one for a node, a thousand for a ply of depth."""
        games = Uct(root, deadline, self._random.getrandbits(31))
        most = limits.nodes
        if limits.depth is not None:
            most = min(most or limits.depth * GAMES_PER_DEPTH, limits.depth * GAMES_PER_DEPTH)
        best = None
        while (most is None or games.simulations < most) and not (
            games.simulations and deadline.is_up
        ):
            left = (
                GAMES_PER_ROUND if most is None else min(GAMES_PER_ROUND, most - games.simulations)
            )
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
    """Run everything these players run, once."""
    position = Position.start(variant)
    for player in (Greedy(), Minimax(), Mcts()):
        player.search(position, Limits(nodes=100))


USES[BASELINES] = Use(_do_all, {1: 8, 2: 8, 3: 15, 4: 15}, "search")
