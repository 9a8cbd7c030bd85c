"""Proving: whether a player can force a win within so many turns, whatever the other does.

`gipf.search.proof_search` looks at every legal move, so an answer is as good as a table of all games.
"""

from dataclasses import dataclass

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.convert import empty_states, number_to_move, rules_of, write_state
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import MOST_MOVES, MOVES, PUSHES, Array
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.kernel.warmup import USES, Use, prepare
from gipf.position import Position
from gipf.search.proof_search import (
    ATTACKER,
    CONTROL,
    MOST_LEVELS,
    NODE_LIMIT,
    NODES,
    STOPPED,
    is_won,
    turn_of,
)
from gipf.state import Move, Phase
from gipf.variants import Player, Variant

PROVING = "proving"
MOST_TURNS = 100
MOST_NODES = 20_000_000
"""How many positions to look at before giving up, unless told otherwise."""
ENTRIES = 1 << 20
"""How many positions are remembered: 16 bytes each."""


@dataclass(frozen=True)
class Proof:
    """What is proved of the player who decides.

    ``won`` is whether that player can force a win, or None where the search was ended before it knew.
    ``moves`` are those that win in the fewest turns, which are ``turns``; ``is_complete`` says whether
    all others were looked at.
    """

    won: bool | None
    moves: tuple[Move, ...] = ()
    turns: int = 0
    nodes: int = 0
    is_complete: bool = True


class _Solver:
    """A position, the moves in it, and what is remembered while they are looked at."""

    def __init__(self, position: Position, attacker: Player | None, turns: int, nodes: int) -> None:
        if position.is_over:
            raise GipfError("the game is over: there is nothing to decide")
        if not 1 <= turns <= MOST_TURNS:
            raise GipfError(f"the number of turns goes from 1 to {MOST_TURNS}, not {turns}")
        prepare(position.variant, PROVING)
        self.rules = rules_of(position.variant)
        levels = MOST_LEVELS + 2
        self.states = empty_states(levels)
        self.moves = np.zeros((levels, MOST_MOVES), np.int64)
        self.scores = np.zeros((levels, MOST_MOVES), np.int64)
        self.gains = np.zeros((levels, PUSHES), np.int64)
        self.liking = np.zeros((2, MOVES), np.int64)
        self.memory = np.zeros((ENTRIES, 2), np.int64)
        self.drawn = self._drawn(position)
        self.control = np.zeros(CONTROL, np.int64)
        self.control[NODE_LIMIT] = nodes
        self.control[ATTACKER] = attacker is Player.BLACK
        write_state(position, self.states, 0)
        number = walk_moves(*self.rules, self.states, 0, self.moves[0], LIST)
        self.codes = [int(code) for code in self.moves[0, :number]]

    def _drawn(self, position: Position) -> Array:
        """Hash the positions that may not come up again.

        A quickest win goes through no position twice, so that only those matter that came up before.
        """
        limit, states, keys = position.variant.repetition, empty_states(1), []
        for key, times in position.seen.items():
            if limit and times >= limit - 1:
                write_state(Position.parse(f"{key} 1"), states, 0)
                keys.append(int(hash_state(*self.rules, states, states, 0)))
        return np.array(keys, np.int64)

    @property
    def nodes(self) -> int:
        return int(self.control[NODES])

    @property
    def is_stopped(self) -> bool:
        return bool(self.control[STOPPED])

    def winning(self, turns: int, among: list[int]) -> list[int]:
        """Give the moves after which the attacker wins within so many turns, as far as it gets."""
        found = []
        attacker = int(self.control[ATTACKER])
        for code in among:
            copy_state(*self.rules, self.states, 0, 1)
            play(*self.rules, self.states, self.states, 1, code)
            passes = turn_of(self.states, 0) == attacker != turn_of(self.states, 1)
            work = self.states, self.moves, self.scores, self.gains, self.liking, self.memory
            won = is_won(*self.rules, *work, self.drawn, self.control, 1, turns - passes)
            if self.is_stopped:
                break
            if won:
                found.append(code)
        return found


def prove(position: Position, turns: int, *, nodes: int = MOST_NODES) -> Proof:
    """Find out whether the player who decides can force a win within so many turns of their own.

    >>> prove(Position.parse("tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9"), 1).moves
    (Move('Pe4-e5=B'), Move('Pe4-e5=G'))
    """
    solver = _Solver(position, position.player, turns, nodes)
    for within in range(1, turns + 1):
        found = solver.winning(within, solver.codes)
        if position.phase is Phase.SIDE_GAME and len(found) < len(solver.codes):
            found = []  # nobody chooses its result
        if found:
            moves = tuple(sorted((number_to_move(position, code) for code in found), key=str))
            return Proof(True, moves, within, solver.nodes, not solver.is_stopped)
        if solver.is_stopped:
            return Proof(None, nodes=solver.nodes, is_complete=False)
    return Proof(False, nodes=solver.nodes)


def only_moves(
    position: Position, turns: int, *, nodes: int = MOST_NODES
) -> tuple[Move, ...] | None:
    """Give the moves after which the other player cannot force a win within so many turns.

    None stands for not knowing: the search was ended before.
    """
    player = position.player
    solver = _Solver(position, player and player.other, turns, nodes)
    left = solver.codes
    for within in range(1, turns + 1):
        lost = solver.winning(within, left)
        if solver.is_stopped:
            return None
        left = [code for code in left if code not in lost]
    return tuple(sorted((number_to_move(position, code) for code in left), key=str))


def _compile(variant: Variant) -> None:
    prove(Position.start(variant), 1, nodes=1000)


USES[PROVING] = Use(_compile, {1: 5, 2: 5, 3: 15, 4: 15}, "search")
