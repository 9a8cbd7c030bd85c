"""Games of the engine against itself at fixed nodes, played in the kernel: what `bench.knowledge` counts.

A game costs what its searches cost and next to nothing beside them, so that thousands can be played where
`gipf match`, which plays by the rulebook in plain Python, has time for hundreds. Whoever has 0 nodes moves at
random. A search goes deeper until half of its nodes are spent, and one depth is always finished: 30 nodes are
one ply.
A game depends on the start, the nodes and the luck it is given alone, and is the same on every machine.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10

import numpy as np

from gipf.kernel import layout as at
from gipf.kernel.convert import empty_states, number_to_move, rules_of, write_state
from gipf.kernel.fields import has_potentials, is_matrx, opening_of, phase_of, player_of, winner_of
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import MOST_MOVES
from gipf.kernel.lookup import bit_index, lines_by_number
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.warmup import prepare
from gipf.position import Position
from gipf.search.alphabeta import make_move, search
from gipf.search.evaluation import load_weights, patterns
from gipf.search.iterative_deepening import SEARCHING, AlphaBeta
from gipf.search.one_depth import NO_LIMIT
from gipf.search.scores import INFINITE, PROVEN
from gipf.search.search_stack import MAX_PATH, NODE_LIMIT, NODES, PV_AT, STOPPED
from gipf.state import Move

OPENING = 4
"""So many random turns, two of each player, begin a game, as in `gipf match`."""
MOST_DECISIONS = 20_000
REPETITION = 3
"""So often a position comes up before the game is drawn: the house rule of all games here."""


@dataclass(frozen=True)
class Played:
    """A finished game: its decisions, who won (0 White, 1 Black, 2 nobody), why, and what there was to choose.

    ``choices`` is how many legal moves each decision had. ``turns`` counts those of both players, ``taken``
    the units White and Black have captured. ``scores`` are what the player who decided thought.
    """

    moves: tuple[int, ...]
    winner: int
    reason: str
    turns: int
    choices: tuple[int, ...]
    taken: tuple[int, int]
    scores: tuple[int, ...]

    @property
    def branching(self) -> float:
        """How many legal moves a decision had, on average."""
        return sum(self.choices) / len(self.choices)

    @property
    def tree(self) -> float:
        """The logarithm to base ten of how many games there are with as many choices as this one had."""
        return sum(map(log10, self.choices))


class _Seat:
    """Who plays one of the colours: a search with a transposition table of its own."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        engine = AlphaBeta(memory=1)
        self.tt, self.work = engine.tt, engine.workers[0]

    def forget(self) -> None:
        self.tt[:] = 0
        self.work.forget()


class FixedNodes:
    """Plays games from one start; ``nodes`` are White's and Black's for a decision.

    >>> played = FixedNodes(Position.start("basic;reserve=4/4;quiet=100"), (0, 30)).play(random.Random(1))
    >>> played.turns >= 4, len(played.moves) == len(played.choices) == len(played.scores)
    (True, True)
    """

    def __init__(self, start: Position, nodes: tuple[int, int]) -> None:
        self.start = start
        self.rules = rules_of(start.variant)
        prepare(start.variant, SEARCHING)
        self.patterns = patterns(start.variant.board.name)
        self.weights = load_weights(len(self.rules.family))
        self.seats = [_Seat(each) for each in nodes]
        self.states = empty_states(2)
        self.listed = np.zeros(MOST_MOVES, np.int64)
        board = start.variant.board.name
        self.lines = {
            number: [1 << bit_index(spot) for spot in line.spots]
            for number, line in lines_by_number(board).items()
        }

    def moves(self) -> list[int]:
        """List the legal moves."""
        number = walk_moves(*self.rules, self.states, 0, self.listed, LIST)
        return [int(code) for code in self.listed[:number]]

    def play(self, luck: random.Random, opening: Sequence[int] | None = None) -> Played:
        """Play a game to its end: from random turns on, or from moves that are given."""
        for seat in self.seats:
            seat.forget()
        begun = self.opening(luck) if opening is None else list(opening)
        write_state(self.start, self.states, 0)
        came_up: Counter[int] = Counter()
        path: list[int] = []
        moves: list[int] = []
        choices: list[int] = []
        scores: list[int] = []
        taken = [0, 0]
        turns, reason = 0, ""
        while phase_of(self.states, 0) != at.OVER and len(moves) < MOST_DECISIONS:
            key = int(hash_state(*self.rules, self.states, self.states, 0))
            came_up[key] += 1
            if came_up[key] == REPETITION:
                reason = "repetition"
                break
            legal = self.moves()
            player = int(player_of(self.states, 0))
            is_move = phase_of(self.states, 0) == at.MOVE
            score, move = 0, legal[0]
            if len(moves) < len(begun):
                move = begun[len(moves)]
            elif len(legal) > 1:
                score, move = self._decide(self.seats[player], legal, path, luck)
            if is_move:
                turns += 1
                path.append(key)
            moves.append(move)
            choices.append(len(legal))
            scores.append(score)
            taken[player] += self._captures(move, player)
            self._make(move)
        winner = {at.WHITE_WON: 0, at.BLACK_WON: 1}.get(int(winner_of(self.states, 0)), 2)
        if not reason:
            reason = at.REASONS[int(self.states[0, at.META]) >> at.REASON_SHIFT & at.REASON_MASK]
        both = (taken[0], taken[1])
        return Played(tuple(moves), winner, reason, turns, tuple(choices), both, tuple(scores))

    def texts(self, moves: Sequence[int]) -> list[Move]:
        """Turn the numbers of a game's moves into moves, by the rulebook."""
        position, found = self.start, list[Move]()
        for code in moves:
            found.append(number_to_move(position, code))
            position = position.play(found[-1])
        return found

    # ------------------------------------------------------------------ openings

    def opening(self, luck: random.Random, turns: int = OPENING) -> list[int]:
        """Play random turns in which nobody makes a row; give the moves."""
        while True:
            write_state(self.start, self.states, 0)
            moves: list[int] = []
            while len(moves) < turns and phase_of(self.states, 0) == at.MOVE:
                moves.append(luck.choice(self._sensible()))
                self._make(moves[-1])
            if len(moves) == turns and phase_of(self.states, 0) == at.MOVE:
                return moves

    def _sensible(self) -> list[int]:
        """Leave out what would decide the game: no more GIPF-pieces, or potentials that are given up."""
        pushes = [code for code in self.moves() if code < at.EXTRA_UNIT * at.PUSHES]
        player = int(player_of(self.states, 0))
        if opening_of(self.states, 0, player) != at.OPENING_DONE:
            gipf = [code for code in pushes if code // at.PUSHES == at.GIPF_UNIT]
            return gipf or pushes
        family = self.rules.family
        if has_potentials(family) and not is_matrx(family):
            return [code for code in pushes if code // at.PUSHES > at.GIPF_UNIT] or pushes
        return pushes

    # ------------------------------------------------------------------ moves

    def _make(self, move: int) -> None:
        make_move(*self.rules, self.states, 0, move)
        self.states[0] = self.states[1]

    def _captures(self, move: int, player: int) -> int:
        """Count the other player's units that a clear takes."""
        if not at.CLEAR <= move < at.WORD:
            return 0
        line, places = divmod(move - at.CLEAR, 128)
        other = int(self.states[0, at.BLACK if player == 0 else at.WHITE])
        spots = (bit for place, bit in enumerate(self.lines[line]) if places >> place & 1)
        return sum(bool(other & bit) for bit in spots)

    def _decide(
        self, seat: _Seat, legal: list[int], path: list[int], luck: random.Random
    ) -> tuple[int, int]:
        """Give the score and the move."""
        if not seat.nodes:
            return 0, luck.choice(legal)
        work, before = seat.work, path[-MAX_PATH:]
        work.begin(self.states[0], before, 0)
        score, move = 0, legal[0]
        root, length, least = min(0, len(legal)), len(before), -INFINITE
        for depth in range(1, 30):  # the first depth is always finished
            work.thread[NODE_LIMIT] = seat.nodes if depth > 1 else NO_LIMIT
            found = search(
                *self.rules, self.patterns, self.weights, work.stack, work.thread, seat.tt,
                root, length, depth, least, INFINITE,
            )  # fmt: skip
            if work.thread[STOPPED]:
                break
            score, move = int(found), int(work.stack[0, PV_AT])
            if work.thread[NODES] * 2 > seat.nodes or abs(score) > PROVEN:
                break
        return score, move if move in legal else legal[0]
