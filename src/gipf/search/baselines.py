"""Simple players to measure others against. They are frozen, since a change would move the scale."""

import math
import random

from gipf.kernel.warmup import USES, Use
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line
from gipf.search.deadline import Deadline
from gipf.search.minimax import FixedDepth
from gipf.search.root import Root
from gipf.search.searcher import CompiledSearcher, Tell
from gipf.search.uct import Uct
from gipf.variants import Variant

BASELINES = "baselines"
"""The purpose these players are compiled for."""

MAX_TURN = 24
"""Maximum length of a turn that is searched, in decisions."""

GAMES_PER_ROUND = 4096
"""Simulations between two reports."""
GAMES_PER_DEPTH = 1000
"""Simulations that a limit of depth stands for, for each ply."""


class _Player(CompiledSearcher):
    """A player with random numbers of its own."""

    purposes: tuple[str, ...] = (BASELINES,)

    def __init__(self, *, seed: int = 0) -> None:
        self._random = random.Random(seed)


class Random(_Player):
    """Plays any legal move, each as likely as the others."""

    purposes = ()

    def _search(
        self,
        position: Position,
        limits: Limits,  # noqa: ARG002
        lines: int,
        deadline: Deadline,  # noqa: ARG002
        tell: Tell | None,
    ) -> Answer:
        moves = position.legal_moves()
        picked = self._random.sample(moves, min(lines, len(moves)))
        answer = Answer(tuple(Line((move,), 0.0) for move in picked), nodes=len(moves))
        return _told(answer, tell)


class Greedy(_Player):
    """Searches its own turn to the end and takes what leaves it the most pieces."""

    def _search(
        self, position: Position, limits: Limits, lines: int, deadline: Deadline, tell: Tell | None
    ) -> Answer:
        """Search all decisions of this turn, whatever the limit of depth."""
        root = Root(position)
        self._random.shuffle(root.moves)
        minimax = FixedDepth(root, limits, deadline, MAX_TURN)
        if not minimax.search(MAX_TURN, lines, only=root.player):
            minimax.search(1, lines)
        return _told(minimax.answer(), tell)


class Minimax(_Player):
    """Searches six plies, or as deep as its time allows, by material alone."""

    def __init__(self, *, seed: int = 0, depth: int = 6) -> None:
        super().__init__(seed=seed)
        self._depth = depth

    def _search(
        self, position: Position, limits: Limits, lines: int, deadline: Deadline, tell: Tell | None
    ) -> Answer:
        """Deepen by one ply each time; a depth that is not finished does not count."""
        root = Root(position)
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


class Mcts(_Player):
    """Plain UCT with random playouts."""

    def _search(
        self, position: Position, limits: Limits, lines: int, deadline: Deadline, tell: Tell | None
    ) -> Answer:
        """Run as many simulations as the limits allow: one for a node, a thousand for a ply of depth."""
        games = Uct(Root(position), deadline, self._random.getrandbits(31))
        most = min(
            math.inf if limits.nodes is None else limits.nodes,
            math.inf if limits.depth is None else limits.depth * GAMES_PER_DEPTH,
        )
        best = None
        while games.simulations < most and not (games.simulations and deadline.is_up):
            games.play(int(min(GAMES_PER_ROUND, most - games.simulations)))
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
