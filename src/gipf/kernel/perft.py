"""Perft: counting sequences of decisions, on one core or several."""

import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from os import cpu_count

import numpy as np

from gipf.kernel import layout as at
from gipf.kernel.bits import lowest, popcount, state_in_registers
from gipf.kernel.board import open_pushes
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.convert import empty_states, hash_of_key, number_to_move, rules_of, write_state
from gipf.kernel.fields import has_potentials, phase_of, player_of, repetition_limit
from gipf.kernel.hashing import note_position
from gipf.kernel.layout import MOST_MOVES, Array, Family
from gipf.kernel.moves import COUNT, LIST, pushable_units, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.kernel.warmup import COUNTING, prepare
from gipf.position import Position

PARTS = 16
"""How many jobs the replies to a first move are divided into."""


@compiled
def count_sequences(
    family: Family, lookup: Array, states: Array, moves: Array, shares: Array, history: Array,
    length: int, stop: Array, ply: int, depth: int, plays_last: bool,
) -> int:  # fmt: skip
    """Count the sequences from the state at a ply; the last decision is counted, or with ``plays_last`` played.

    At every ply but the last only a share of the moves is played: those from ``shares[ply, 0]`` on,
    ``shares[ply, 1]`` apart. The only line of ``history`` holds the hashes of the ``length``
    positions that have come up, for the draw by repetition. The count ends early when ``stop[0]``
    is set; ``stop[1]`` takes a trace of what was played last, so that no compiler leaves it out.
    """
    if depth == 1 and not plays_last:
        return walk_moves(family, lookup, states, ply, lookup, COUNT)
    if stop[0]:
        return 0
    draws_by_repetition = repetition_limit(states, ply) != 0
    if not has_potentials(family) and not draws_by_repetition:
        is_last = depth == 1 if plays_last else depth == 2
        if is_last and phase_of(states, ply) == at.MOVE and shares[ply, 1] == 1:
            return _count_after_pushes(family, lookup, states, stop, ply, plays_last)
    number = walk_moves(family, lookup, states, ply, moves[ply], LIST)
    sequences = 0
    for n in range(shares[ply, 0], number, shares[ply, 1]):
        copy_state(family, lookup, states, ply, ply + 1)
        play(family, lookup, states, states, ply + 1, moves[ply, n])
        after = length
        if draws_by_repetition:
            after = note_position(family, lookup, states, states, ply + 1, history, 0, length)
        if depth == 1:
            sequences += 1
        else:
            sequences += count_sequences(
                family, lookup, states, moves, shares, history, after, stop, ply + 1, depth - 1,
                plays_last,
            )  # fmt: skip
    return sequences


@inlined
def _count_after_pushes(
    family: Family, lookup: Array, states: Array, stop: Array, ply: int, plays_last: bool
) -> int:
    """Count what follows all pushes: one for each with ``plays_last``, otherwise its replies.

    That is where nearly all time goes: pushes stay bits of a word, and states stay in registers.
    """
    before, after = state_in_registers(), state_in_registers()
    for word in range(at.PLAIN_WORDS):
        before[0, word] = states[ply, word]
    player = player_of(before, 0)
    units = pushable_units(family, before, 0, player)
    pushes = open_pushes(lookup, before[0, at.WHITE] | before[0, at.BLACK])
    sequences = trace = 0
    while units:
        left, unit = pushes, lowest(units) * at.PUSHES
        while left:
            for word in range(at.PLAIN_WORDS):
                after[0, word] = before[0, word]
            play(family, lookup, after, states, 0, unit + lowest(left))
            left &= left - 1
            if plays_last:
                sequences += 1
                for word in range(at.RULES):
                    trace ^= after[0, word]
            elif phase_of(after, 0) == at.MOVE:
                occupied = after[0, at.WHITE] | after[0, at.BLACK]
                replies = pushable_units(family, after, 0, player_of(after, 0))
                sequences += popcount(open_pushes(lookup, occupied)) * popcount(replies)
            else:
                for word in range(at.PLAIN_WORDS):
                    states[ply + 1, word] = after[0, word]
                sequences += walk_moves(family, lookup, states, ply + 1, lookup, COUNT)
        units &= units - 1
    stop[1] ^= trace
    return sequences


class _Count:
    """A count under way: what all threads share, and the arrays of each thread."""

    def __init__(self, position: Position, depth: int) -> None:
        prepare(position.variant, COUNTING)
        self.position, self.depth = position, depth
        self.family, self.lookup = rules_of(position.variant)
        self.stop = np.zeros(2, np.int64)
        self.start = empty_states(1)
        write_state(position, self.start, 0)
        self.history = [
            hash_of_key(key) for key, times in position.seen.items() for _ in range(times)
        ]
        self.of_thread = threading.local()

    def first_moves(self) -> list[str]:
        """List the texts of the legal moves in the kernel's order."""
        out = np.zeros(MOST_MOVES, np.int64)
        number = walk_moves(self.family, self.lookup, self.start, 0, out, LIST)
        return [number_to_move(self.position, int(code)).text for code in out[:number]]

    def _scratch(self) -> tuple[Array, Array, Array, Array]:
        """Give the calling thread's states, moves, shares and history."""
        if not hasattr(self.of_thread, "arrays"):
            states = empty_states(self.depth + 1)
            states[0] = self.start[0]
            moves = np.zeros((self.depth + 1, MOST_MOVES), np.int64)
            shares = np.zeros((self.depth + 1, 2), np.int64)
            shares[:, 1] = 1
            history = np.zeros((1, len(self.history) + self.depth + 1), np.int64)
            history[0, : len(self.history)] = self.history
            self.of_thread.arrays = states, moves, shares, history
        arrays: tuple[Array, Array, Array, Array] = self.of_thread.arrays
        return arrays

    def count(self, first: int, part: int, parts: int) -> int:
        """Count the sequences that begin with a first move and one of a part of its replies."""
        states, moves, shares, history = self._scratch()
        shares[0] = first, MOST_MOVES
        shares[1] = part, parts
        length = len(self.history)
        scratch = states, moves, shares, history, length
        return int(
            count_sequences(self.family, self.lookup, *scratch, self.stop, 0, self.depth, False)
        )


def perft(
    position: Position,
    depth: int,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> int:
    """Count the sequences of exactly ``depth`` decisions, on all cores by default.

    ``progress`` is told now and then which part of the count is done.

    >>> perft(Position.start("basic"), 3)
    29016
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    return sum(divide(position, depth, threads, progress).values()) if depth else 1


def divide(
    position: Position,
    depth: int,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> dict[str, int]:
    """Count the sequences of ``depth`` decisions, one or more, for each first move, by its text.

    >>> divide(Position.start("tournament"), 2)["Gb2"]
    20
    """
    if depth < 1:
        raise ValueError(f"sequences that begin with a move have a depth of 1 or more, not {depth}")
    if depth == 1:
        return {move.text: 1 for move in position.legal_moves()}
    count = _Count(position, depth)
    moves = count.first_moves()
    totals = Counter(dict.fromkeys(sorted(moves), 0))
    parts = 1 if depth == 2 else PARTS
    with ThreadPoolExecutor(threads or cpu_count() or 1, thread_name_prefix="gipf") as pool:
        jobs = {
            pool.submit(count.count, n, part, parts): move
            for n, move in enumerate(moves)
            for part in range(parts)
        }
        try:
            left = set(jobs)
            while left:
                _, left = wait(left, timeout=0.1)
                if progress:
                    progress(1 - len(left) / len(jobs))
        except BaseException:
            count.stop[0] = 1
            pool.shutdown(cancel_futures=True)
            raise
    for job, move in jobs.items():
        totals[move] += job.result()
    return dict(totals)
