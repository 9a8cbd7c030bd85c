"""Proofs: whether a player can force a win within a number of turns, whatever the opponent does.

`gipf.search.proof_search` searches every legal move, so that an answer is exact.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.convert import empty_states, hash_of_key, number_to_move, rules_of, write_state
from gipf.kernel.layout import MOST_MOVES, MOVES, PUSHES, Array
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.warmup import USES, Use, prepare
from gipf.position import Position
from gipf.search.answer import Proof, Stop
from gipf.search.proof_search import (
    ATTACKER,
    CONTROL,
    MAX_PLY,
    NODE_LIMIT,
    NODES,
    STOPPED,
    TT_ENTRIES,
    winning_moves,
)
from gipf.state import Move, Phase
from gipf.variants import Player, Variant

PROVING = "proving"
MAX_TURNS = 100
DEFAULT_NODES = 20_000_000
"""Nodes to search before giving up, unless told otherwise."""

Tell = Callable[[Proof], None]


class _Solver:
    """A position, its moves, and the arrays to search them with."""

    def __init__(self, position: Position, attacker: Player | None, turns: int, nodes: int) -> None:
        if position.is_over:
            raise GipfError("over-in-position")
        if not 1 <= turns <= MAX_TURNS:
            raise GipfError("setting-range", name="turns", least=1, most=MAX_TURNS, value=turns)
        prepare(position.variant, PROVING)
        self.position = position
        self.rules = rules_of(position.variant)
        plies = MAX_PLY + 2
        self.states = empty_states(plies)
        self.moves = np.zeros((plies, MOST_MOVES), np.int64)
        self.scores = np.zeros((plies, MOST_MOVES), np.int64)
        self.gains = np.zeros((plies, PUSHES), np.int64)
        self.history = np.zeros((2, MOVES), np.int64)
        self.tt = np.zeros((TT_ENTRIES, 2), np.int64)
        self.drawn = self._drawn(position)
        self.control = np.zeros(CONTROL, np.int64)
        self.control[NODE_LIMIT] = nodes
        self.control[ATTACKER] = attacker is Player.BLACK
        write_state(position, self.states, 0)
        number = walk_moves(*self.rules, self.states, 0, self.moves[0], LIST)
        self.codes = [int(code) for code in self.moves[0, :number]]

    def _drawn(self, position: Position) -> Array:
        """Give the hashes of the positions whose next occurrence draws the game.

        The quickest win visits no position twice, so only positions of the game so far matter.
        """
        limit = position.variant.repetition
        seen = [key for key, times in position.seen.items() if limit and times >= limit - 1]
        return np.array([hash_of_key(key) for key in seen], np.int64)

    @property
    def nodes(self) -> int:
        return int(self.control[NODES])

    @property
    def is_stopped(self) -> bool:
        return bool(self.control[STOPPED])

    @contextmanager
    def stopped_by(self, stop: Stop | None) -> Iterator[None]:
        """Let ``stop`` end the search, by setting its node limit to 1."""
        limit = self.control[NODE_LIMIT : NODE_LIMIT + 1]
        if stop:
            stop.add(limit)
        try:
            yield
        finally:
            if stop:
                stop.remove(limit)

    def moves_of(self, codes: list[int]) -> tuple[Move, ...]:
        """Give moves by their numbers, in the order of their texts."""
        return tuple(sorted((number_to_move(self.position, code) for code in codes), key=str))

    def winning(self, turns: int, among: list[int]) -> list[int]:
        """Give the moves after which the attacker wins within a number of turns, until stopped."""
        codes = np.array(among, np.int64)
        work = self.states, self.moves, self.scores, self.gains, self.history, self.tt
        number = winning_moves(
            *self.rules, *work, self.drawn, self.control, turns, codes, len(codes)
        )
        return [int(code) for code in codes[:number]]


def prove(
    position: Position,
    turns: int,
    *,
    nodes: int = DEFAULT_NODES,
    stop: Stop | None = None,
    tell: Tell | None = None,
) -> Proof:
    """Find out whether the player who decides can force a win within a number of their own turns.

    ``tell`` is called with every number of turns within which there is no win.

    >>> prove(Position.parse("tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9"), 1).moves
    (Move('Pe4-e5=B'), Move('Pe4-e5=G'))
    """
    solver = _Solver(position, position.player, turns, nodes)
    with solver.stopped_by(stop):
        for within in range(1, turns + 1):
            found = solver.winning(within, solver.codes)
            if position.phase is Phase.SIDE_GAME and len(found) < len(solver.codes):
                found = []  # chance chooses
            if found:
                moves = solver.moves_of(found)
                return Proof(True, moves, within, solver.nodes, not solver.is_stopped)
            if solver.is_stopped:
                return Proof(None, nodes=solver.nodes, is_complete=False)
            if tell:
                tell(Proof(None, (), within, solver.nodes, is_complete=False))
    return Proof(False, nodes=solver.nodes)


def prove_hold(
    position: Position,
    turns: int,
    *,
    nodes: int = DEFAULT_NODES,
    stop: Stop | None = None,
    tell: Tell | None = None,
) -> Proof:
    """Find the moves after which the opponent cannot force a win within a number of turns."""
    player = position.player
    solver = _Solver(position, player and player.other, turns, nodes)
    left = solver.codes
    with solver.stopped_by(stop):
        for within in range(1, turns + 1):
            lost = solver.winning(within, left)
            if solver.is_stopped:
                return Proof(None, nodes=solver.nodes, is_complete=False)
            left = [code for code in left if code not in lost]
            if tell:
                moves = solver.moves_of(left)
                tell(Proof(None, moves, within, solver.nodes, is_complete=False))
    return Proof(bool(left), solver.moves_of(left), turns, solver.nodes)


def only_moves(
    position: Position, turns: int, *, nodes: int = DEFAULT_NODES
) -> tuple[Move, ...] | None:
    """Give the moves after which the opponent cannot force a win within a number of turns.

    None if the search was stopped before it knew.
    """
    proof = prove_hold(position, turns, nodes=nodes)
    return proof.moves if proof.is_complete else None


def _compile(variant: Variant) -> None:
    prove(Position.start(variant), 1, nodes=1000)


USES[PROVING] = Use(_compile, {1: 5, 2: 5, 3: 15, 4: 15}, "search")
