"""Thousands of games as one array of states, played on all cores.

>>> batch = Batch("basic", 3)
>>> batch.step(batch.random_moves(seed=1))
>>> [position.turn for position in batch.positions()], batch.player.tolist()
([1, 1, 1], [1, 1, 1])
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain, pairwise
from os import cpu_count
from typing import Any

import numpy as np
import numpy.typing as npt

from gipf.errors import GipfError, IllegalMove
from gipf.illegal_moves import why_illegal
from gipf.kernel import layout as at
from gipf.kernel.compiling import compiled
from gipf.kernel.convert import empty_states, move_number, read_state, rules_of, write_state
from gipf.kernel.features import FEATURES, write_features, write_planes
from gipf.kernel.fields import is_over
from gipf.kernel.hashing import hash_state, note_position
from gipf.kernel.layout import Array, Family
from gipf.kernel.moves import COUNT, LIST, walk_moves
from gipf.kernel.playout import FAIR_ODDS, next_random, play_out, random_move, seed_of
from gipf.kernel.replaying import replay
from gipf.kernel.symmetry import bit_map, move_map, transform_state
from gipf.kernel.turn import play
from gipf.kernel.warmup import prepare
from gipf.position import Position
from gipf.state import Move
from gipf.variants import Variant

ALL_MOVES = np.arange(at.MOVES)
"""Where each move is in a line of all."""
HISTORY = 1024
"""How many positions of a game are kept for the draw by repetition."""


@compiled
def _step(
    family: Family, lookup: Array, states: Array, history: Array, lengths: Array, moves: Array,
    a: int, b: int,
) -> None:  # fmt: skip
    for i in range(a, b):
        if moves[i] >= 0:
            play(family, lookup, states, states, i, moves[i])
            lengths[i] = note_position(family, lookup, states, states, i, history, i, lengths[i])


@compiled
def mark_legal(
    family: Family, lookup: Array, states: Array, places: Array, scratch: Array, mask: Array,
    a: int, b: int,
) -> None:  # fmt: skip
    """Mark the legal moves of some games, each move where ``places`` says, if anywhere."""
    for i in range(a, b):
        for n in range(mask.shape[1]):
            mask[i, n] = 0
        number = walk_moves(family, lookup, states, i, scratch, LIST)
        for n in range(number):
            place = places[scratch[n]]
            if place >= 0:
                mask[i, place] = 1


@compiled
def find_legal(
    family: Family, lookup: Array, states: Array, codes: Array, scratch: Array, found: Array,
    a: int, b: int,
) -> None:  # fmt: skip
    """Find the first legal move in each line of ``codes``, -1 if there is none."""
    for i in range(a, b):
        number = walk_moves(family, lookup, states, i, scratch, LIST)
        first = codes.shape[1]
        for n in range(number):
            for k in range(first):
                if codes[i, k] == scratch[n]:
                    first = k
        found[i] = codes[i, first] if first < codes.shape[1] else -1


@compiled
def _count(family: Family, lookup: Array, states: Array, counts: Array, a: int, b: int) -> None:
    for i in range(a, b):
        counts[i] = walk_moves(family, lookup, states, i, lookup, COUNT)


@compiled
def _random(
    family: Family, lookup: Array, states: Array, moves: Array, seed: int, odds: tuple[int, int],
    a: int, b: int,
) -> None:  # fmt: skip
    for i in range(a, b):
        moves[i] = -1
        if not is_over(states, i):
            rng = next_random(seed_of(seed, i))
            moves[i] = random_move(family, lookup, states, i, rng, odds)


@compiled
def _play_out(
    family: Family, lookup: Array, states: Array, history: Array, lengths: Array, decisions: Array,
    seed: int, most: int, odds: tuple[int, int], a: int, b: int,
) -> None:  # fmt: skip
    for i in range(a, b):
        rng = seed_of(seed, i)
        decisions[i], rng, lengths[i] = play_out(
            family, lookup, states, states, i, history, i, lengths[i], rng, most, odds
        )


@compiled
def _hash(family: Family, lookup: Array, states: Array, hashes: Array, a: int, b: int) -> None:
    for i in range(a, b):
        hashes[i] = hash_state(family, lookup, states, states, i)


@compiled
def _features(
    family: Family, lookup: Array, states: Array, players: Array, out: Array, a: int, b: int
) -> None:
    for i in range(a, b):
        write_features(family, lookup, states, i, players[i], out, i)


@compiled
def _planes(
    family: Family, lookup: Array, states: Array, players: Array, seen: Array, maps: Array,
    out: Array, a: int, b: int,
) -> None:  # fmt: skip
    for i in range(a, b):
        write_planes(family, lookup, states, i, players[i], seen, maps, out, i)


@compiled
def _transform(
    lookup: Array, bits: Array, moves: Array, states: Array, out: Array, a: int, b: int
) -> None:
    for i in range(a, b):
        transform_state(lookup, bits, moves, states, i, out, i)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="gipf")


def run_in_shares(
    function: Callable[..., None], number: int, threads: int, *arguments: Any
) -> None:
    """Run a function on a number of games, each thread on its share, this one on the first."""
    shares = min(threads, number)
    spans = list(pairwise(number * share // shares for share in range(shares + 1)))
    jobs = [_pool(shares - 1).submit(function, *arguments, *span) for span in spans[1:]]
    function(*arguments, *spans[0])
    for job in jobs:
        job.result()


class Batch:
    """Games of one variant, side by side; each line of ``states`` is a game.

    ``threads`` defaults to the number of cores. Games that are over stay as they are.
    """

    def __init__(
        self, variant: str | Variant, games: int | Sequence[Position], *, threads: int | None = None
    ) -> None:
        self.variant = variant if isinstance(variant, Variant) else Variant.parse(variant)
        starts = [Position.start(self.variant)] if isinstance(games, int) else list(games)
        number = games if isinstance(games, int) else len(starts)
        if number < 1:
            raise GipfError("setting-least", name="games", least=1, value=number)
        if any(position.variant != self.variant for position in starts):
            raise GipfError("batch-variant", variant=self.variant)
        self.family, self.lookup = rules_of(self.variant)
        prepare(self.variant)
        self.threads = threads or cpu_count() or 1
        self.states = empty_states(number)
        for i, position in enumerate(starts):
            write_state(position, self.states, i)
        self.states[len(starts) :] = self.states[0]
        remembered = HISTORY if self.variant.repetition else 1
        self.history = np.zeros((number, remembered), np.int64)
        self.lengths = np.zeros(number, np.int64)
        self._note_starts()

    def _note_starts(self) -> None:
        if self.variant.repetition:
            for i in range(len(self)):
                self.lengths[i] = note_position(
                    self.family, self.lookup, self.states, self.states, i, self.history, i, 0
                )

    def __len__(self) -> int:
        """Count the games."""
        return len(self.states)

    def _over_all(self, function: Callable[..., None], *arguments: Any) -> None:
        run_in_shares(function, len(self), self.threads, *arguments)

    # ------------------------------------------------------------------ looking

    @property
    def player(self) -> npt.NDArray[np.int64]:
        """Who decides in each game: 0 White, 1 Black."""
        return self.states[:, at.META] & at.PLAYER_BIT

    @property
    def phase(self) -> npt.NDArray[np.int64]:
        """The phase of each game, as `gipf.kernel.layout` numbers them."""
        return self.states[:, at.META] >> at.PHASE_SHIFT & at.PHASE_MASK

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        return self.phase == at.OVER

    @property
    def result(self) -> npt.NDArray[np.int64]:
        """The result of each game for White: 1 won, -1 lost, 0 drawn or not over."""
        winner = self.states[:, at.META] >> at.WINNER_SHIFT & at.WINNER_MASK
        return np.where(winner == at.WHITE_WON, 1, np.where(winner == at.BLACK_WON, -1, 0))

    def position(self, i: int) -> Position:
        """Read one game as a `Position`."""
        return read_state(self.variant, self.states, i)

    def positions(self) -> list[Position]:
        """Read all games as `Position`."""
        return [self.position(i) for i in range(len(self))]

    def legal_moves(self, i: int) -> npt.NDArray[np.int64]:
        """List the numbers of the legal moves of one game."""
        out = np.zeros(at.MOST_MOVES, np.int64)
        number = walk_moves(self.family, self.lookup, self.states, i, out, LIST)
        return out[:number]

    def legal_mask(
        self, places: npt.NDArray[np.int64] = ALL_MOVES, number: int = at.MOVES
    ) -> npt.NDArray[np.uint8]:
        """Give an array ``(games, moves)`` with 1 for every legal move.

        ``places`` may say where in a line of ``number`` each move is to be, -1 for one that is left out.
        """
        mask = np.empty((len(self), number), np.uint8)

        def fill(a: int, b: int) -> None:
            scratch = np.empty(at.MOST_MOVES, np.int64)
            mark_legal(self.family, self.lookup, self.states, places, scratch, mask, a, b)

        self._over_all(fill)
        return mask

    def first_legal(self, codes: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Give the first number in each game's line of ``codes`` that is a legal move, -1 if none is."""
        found = np.empty(len(self), np.int64)

        def fill(a: int, b: int) -> None:
            scratch = np.empty(at.MOST_MOVES, np.int64)
            find_legal(self.family, self.lookup, self.states, codes, scratch, found, a, b)

        self._over_all(fill)
        return found

    def count_moves(self) -> npt.NDArray[np.int64]:
        """Count the legal moves of each game."""
        counts = np.zeros(len(self), np.int64)
        self._over_all(_count, self.family, self.lookup, self.states, counts)
        return counts

    def hashes(self) -> npt.NDArray[np.int64]:
        """Hash each game; positions that are the same have the same hash."""
        hashes = np.zeros(len(self), np.int64)
        self._over_all(_hash, self.family, self.lookup, self.states, hashes)
        return hashes

    def features(
        self, player: npt.NDArray[np.int64] | int | None = None
    ) -> npt.NDArray[np.float32]:
        """Show each game to a player (0 White, 1 Black), or to the one who decides: ``(games, FEATURES)``."""
        out = np.empty((len(self), FEATURES), np.float32)
        players = self._observers(player)
        self._over_all(_features, self.family, self.lookup, self.states, players, out)
        return out

    def planes(
        self,
        maps: npt.NDArray[np.int64],
        number: int,
        cells: int,
        player: npt.NDArray[np.int64] | int | None = None,
    ) -> npt.NDArray[np.float32]:
        """Give features as planes, ``(games, number, cells)``; ``maps`` is that of `write_planes`."""
        out = np.empty((len(self), number, cells), np.float32)
        players = self._observers(player)

        def fill(a: int, b: int) -> None:
            seen = np.empty((1, FEATURES), np.float32)
            _planes(self.family, self.lookup, self.states, players, seen, maps, out, a, b)

        self._over_all(fill)
        return out

    def _observers(self, player: npt.NDArray[np.int64] | int | None) -> npt.NDArray[np.int64]:
        if player is None:
            return self.player
        return np.ascontiguousarray(np.broadcast_to(player, len(self)), np.int64)

    def transformed(self, symmetry: int) -> "Batch":
        """Give a batch of the same games, rotated or mirrored; their histories start anew."""
        other = Batch(self.variant, len(self), threads=self.threads)
        board = self.variant.board.name
        maps = bit_map(board, symmetry), move_map(board, symmetry)
        self._over_all(_transform, self.lookup, *maps, self.states, other.states)
        other._note_starts()
        return other

    # ------------------------------------------------------------------ playing

    def step(self, moves: npt.ArrayLike) -> None:
        """Play a move in each game, by its number; -1 leaves a game as it is. Moves are not checked."""
        codes = np.ascontiguousarray(moves, np.int64)
        if codes.shape != (len(self),):
            raise GipfError("batch-moves", count=len(self), shape=str(codes.shape))
        arguments = self.family, self.lookup, self.states, self.history, self.lengths, codes
        self._over_all(_step, *arguments)

    def play(self, i: int, move: Move | str) -> None:
        """Play a move in one game, checked as `Position.play` does."""
        position = self.position(i)
        move = position.read_move(move) if isinstance(move, str) else move
        code = move_number(position, move)
        if code not in self.legal_moves(i):
            raise IllegalMove("in-move", move=move, why=why_illegal(position, move))
        codes = np.full(len(self), -1, np.int64)
        codes[i] = code
        self.step(codes)

    def replay(
        self, table: npt.NDArray[np.int64], lines: Sequence[tuple[int, list[int]]]
    ) -> npt.NDArray[np.int64]:
        """Play lines of steps (see `gipf.kernel.replaying`), each from a game, which stays as it is.

        Gives for each line who has won as a state has it, -1 where it is wrong.
        """
        steps = np.fromiter(chain.from_iterable(line for _, line in lines), np.int64)
        spans = np.cumsum([0, *(len(line) for _, line in lines)])
        begins = np.array([begin for begin, _ in lines], np.int64)
        winners = np.empty(len(lines), np.int64)
        replay(
            *(self.family, self.lookup, self.states, self.history, self.lengths),
            *(table, steps, spans, begins, empty_states(1), np.empty_like(self.history[:1])),
            *(np.empty(at.MOST_MOVES, np.int64), winners),
        )
        return winners

    def random_moves(self, seed: int, odds: tuple[int, int] = FAIR_ODDS) -> npt.NDArray[np.int64]:
        """Pick a random legal move in each game, -1 where it is over."""
        moves = np.zeros(len(self), np.int64)
        self._over_all(_random, self.family, self.lookup, self.states, moves, seed, odds)
        return moves

    def play_out(
        self, seed: int, most: int = 5000, odds: tuple[int, int] = FAIR_ODDS
    ) -> npt.NDArray[np.int64]:
        """Play every game to its end at random; give the number of decisions of each."""
        decisions = np.zeros(len(self), np.int64)
        arguments = self.family, self.lookup, self.states, self.history, self.lengths, decisions
        self._over_all(_play_out, *arguments, seed, most, odds)
        return decisions
