"""The solver: more and more turns are looked at, for either player, until one of them wins."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.convert import empty_states, number_to_move, rules_of, write_state
from gipf.kernel.fields import player_of
from gipf.kernel.layout import MOST_MOVES, MOVES
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.kernel.warmup import USES, Use, prepare
from gipf.position import Position
from gipf.record.proof import Proof, Replay
from gipf.record.proof import Tell as ProofTell
from gipf.search.answer import Limits, Stop
from gipf.search.deadline import Deadline
from gipf.solving.symmetric import turned_columns, turned_moves
from gipf.solving.won import (
    ATTACKER,
    CONTROL,
    IS_KNOWN,
    MAX_PLY,
    MOST_TURNS,
    NODE_LIMIT,
    NODES,
    NOISE,
    SIGNS,
    STOPPED,
    TIME_IS_UP,
    is_won,
    known_move,
)
from gipf.state import Move
from gipf.variants import Pair, Player, Variant

SOLVING = "solving"
MEMORY = 256
"""Megabytes of the transposition table, unless told otherwise."""
ENTRY = 16
"""Bytes of an entry."""
NO_LIMIT = 1 << 62


@dataclass(frozen=True)
class Solution:
    """What is known of a variant: who wins and in how many turns of theirs, whatever the other player does.

    ``winner`` is None while nobody knows; ``not_within`` says up to which turn a player has no win.
    """

    variant: Variant
    winner: Player | None = None
    turns: int = 0
    not_within: dict[Player, int] = field(default_factory=lambda: dict.fromkeys(Player, 0))
    nodes: int = 0
    seconds: float = field(default=0.0, compare=False)


Tell = Callable[[Solution], None]


def check_solvable(variant: Variant) -> None:
    """Refuse potentials, and house rules, with which a position is not all that counts."""
    if variant.has_potentials or variant.is_matrx or variant.repetition or variant.quiet:
        raise GipfError("solve-variant", variant=variant)


class _Worker:
    """The arrays a thread searches with."""

    def __init__(self, number: int) -> None:
        plies = MAX_PLY + 3
        self.states = empty_states(plies)
        self.moves = np.zeros((plies, MOST_MOVES), np.int64)
        self.scores = np.zeros((plies, MOST_MOVES), np.int64)
        self.history = np.zeros((2, MOVES), np.int64)
        self.control = np.zeros(CONTROL, np.int64)
        self.control[NOISE] = number

    def attack(self, position: Position, player: Player, limit: int = NO_LIMIT) -> None:
        """Write a position into the first state, to ask whether a player wins, up to so many nodes in all."""
        self.control[ATTACKER] = player is Player.BLACK
        self.control[STOPPED] = 0
        self.control[NODE_LIMIT] = limit
        write_state(position, self.states, 0)


class Solver:
    """A variant without potentials and house rules, and what is known of its positions.

    >>> Solver("basic;reserve=1/1", memory=1).solve().winner
    <Player.BLACK: 'b'>
    """

    def __init__(self, variant: str | Variant, *, memory: int = MEMORY, threads: int = 1) -> None:
        self.start = Position.start(variant)
        self.variant = self.start.variant
        check_solvable(self.variant)
        for name, value in (("memory", memory), ("threads", threads)):
            if value < 1:
                raise GipfError("setting-least", name=name, least=1, value=value)
        prepare(self.variant, SOLVING)
        self._rules = rules_of(self.variant)
        self._tables = turned_columns(), turned_moves()
        self._tt = np.zeros((_entries(memory), 2), np.int64)
        self._workers = [_Worker(number) for number in range(threads)]
        self._signs = np.zeros(SIGNS, np.int64)
        self._began = time.perf_counter()
        self._known = Solution(self.variant)

    @property
    def found(self) -> Solution:
        """What is known so far."""
        nodes = sum(int(worker.control[NODES]) for worker in self._workers)
        return replace(self._known, nodes=nodes, seconds=time.perf_counter() - self._began)

    def solve(
        self,
        *,
        turns: int = MOST_TURNS,
        seconds: float | None = None,
        nodes: int | None = None,
        stop: Stop | None = None,
        tell: Tell | None = None,
    ) -> Solution:
        """Find out who wins within a number of turns; ``tell`` hears of every number that is ruled out."""
        if not 1 <= turns <= MOST_TURNS:
            raise GipfError("setting-range", name="turns", least=1, most=MOST_TURNS, value=turns)
        limits = Limits(seconds, nodes)
        self._began = time.perf_counter()
        if outcome := self.start.outcome:  # White, who begins, has nothing to push
            self._known = replace(self._known, winner=outcome.winner)
            return self.found
        with Deadline(limits, stop, self._signs[: TIME_IS_UP + 1]):
            for within in range(1, turns + 1):
                for player in Player:
                    won = self._wins(player, within, nodes or NO_LIMIT)
                    if won is None:
                        return self.found
                    if won:
                        self._known = replace(self._known, winner=player, turns=within)
                        return self.found
                    not_within = {**self._known.not_within, player: within}
                    self._known = replace(self._known, not_within=not_within)
                if tell:
                    tell(self.found)
        return self.found

    def wins(self, position: Position, player: Player, turns: int) -> bool:
        """Whether a player wins a position of the variant within a number of turns."""
        self._signs[:] = 0
        worker = self._workers[0]
        worker.attack(position, player)
        return self._is_won(worker, 0, turns)

    def _wins(self, player: Player, turns: int, nodes: int) -> bool | None:
        """Whether a player wins within a number of turns; None if the search had to stop.

        All threads search the same, each in an order of its own, and help each other by the table: the first
        that knows stops the others.
        """
        self._signs[IS_KNOWN] = 0

        def search(worker: _Worker) -> bool | None:
            worker.attack(self.start, player, nodes)
            won = self._is_won(worker, 0, turns)
            if worker.control[STOPPED]:
                return None
            self._signs[IS_KNOWN] = 1
            return won

        with ThreadPoolExecutor(len(self._workers)) as pool:
            answers = list(pool.map(search, self._workers))
        return next((won for won in answers if won is not None), None)

    def _is_won(self, worker: _Worker, ply: int, turns: int) -> bool:
        work = worker.states, worker.moves, worker.scores, worker.history
        shared = worker.control, self._signs
        return bool(is_won(*self._rules, *self._tables, *work, self._tt, *shared, ply, turns))

    def winning_move(self, position: Position, winner: Player, turns: int) -> Move:
        """Give a move after which a player wins within a number of turns, this one included."""
        if self.wins(position, winner, turns):
            worker = self._workers[0]
            states, moves = worker.states, worker.moves
            number = walk_moves(*self._rules, states, 0, moves[0], LIST)
            codes = [int(code) for code in moves[0, :number]]
            attacker = int(worker.control[ATTACKER])
            known = known_move(*self._rules, *self._tables, states, self._tt, attacker, 0)
            for code in sorted(codes, key=lambda code: code != known):
                copy_state(*self._rules, states, 0, 1)
                play(*self._rules, states, states, 1, code)
                passes = player_of(states, 0) != player_of(states, 1)
                if self._is_won(worker, 1, turns - passes):
                    return number_to_move(position, code)
        raise GipfError("solve-no-win", position=position, turns=turns)

    def prove(self, tell: ProofTell | None = None) -> Proof:
        """Give the proof of what was found, replayed by the rulebook as it is made.

        An answer is chosen that leads to a position with a proof already, if there is one: proofs stay small.
        """
        winner = self._known.winner
        if winner is None:
            raise GipfError("solve-unknown", variant=self.variant)

        def choose(position: Position, left: int, replay: Replay) -> Move:
            moves = position.legal_moves() if left > 1 else ()
            known = (move for move in moves if replay.is_known(position, move, left))
            return next(known, None) or self.winning_move(position, winner, left)

        return Proof(self.variant, winner, self._known.turns).completed(choose, tell)


def _entries(memory: int) -> int:
    """Give the entries of a table of so many megabytes at most, a power of two."""
    return 1 << ((memory << 20) // ENTRY).bit_length() - 1


def _compile(variant: Variant) -> None:
    solver = Solver(replace(variant, repetition=0, reserves=Pair(2, 2)), memory=1)
    found = solver.solve(turns=2)
    after = solver.start.play(solver.start.legal_moves()[0])
    if found.winner and found.winner is after.player:
        solver.winning_move(after, found.winner, found.turns)


USES[SOLVING] = Use(_compile, {1: 15, 2: 20}, "solving")
