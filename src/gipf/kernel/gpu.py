"""The kernel on a GPU: the same functions, compiled by numba-cuda.

`on_device` takes a function of this package and compiles its Python source, and that of everything
it calls, for the GPU; only the few bit operations of `gipf.kernel.bits` have another form there.
`GpuBatch` keeps thousands of games in GPU memory. Its arrays follow CUDA's array interface, so that
``torch.as_tensor(batch.states)`` is the same memory.
"""

import types
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from gipf.kernel import bits
from gipf.kernel.batch import Batch, find_legal, mark_legal
from gipf.kernel.features import FEATURES, write_features, write_planes
from gipf.kernel.fields import has_potentials, is_over, winner_of
from gipf.kernel.hashing import hash_state, note_position
from gipf.kernel.layout import (
    COVERED,
    HEADER_WORDS,
    MOST_MOVES,
    PLAIN_WORDS,
    STATE_WORDS,
    UNDER,
)
from gipf.kernel.playout import FAIR_ODDS, next_random, play_out, random_move, random_step, seed_of
from gipf.kernel.turn import play
from gipf.variants import Variant

THREADS = 128
REGISTERS = (
    64  # so that more threads fit; most of a game with potentials lies in local memory anyway
)

MOST_LISTS = 1 << 14
"""Threads that each have a list of moves, or features, of their own in memory: the others wait for them."""

DEVICE: Any = None
"""Numba's CUDA module once it is loaded; device functions find it among the globals."""


@cache
def cuda() -> Any:
    """Load Numba's CUDA module, which still needs a name that NumPy has dropped."""
    global DEVICE
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda as module

    DEVICE = module
    return module


def is_simulated() -> bool:
    """Whether Numba's simulator runs all this on the processor, for tests on a machine without a GPU."""
    from numba import config

    return bool(getattr(config, "ENABLE_CUDASIM", 0))


def _popcount(x: int) -> Any:
    return DEVICE.popc(x)


def _lowest(x: int) -> Any:
    return DEVICE.ffs(x) - 1


def _lowest_simulated(x: int) -> Any:
    return DEVICE.popc((int(x) & -int(x)) - 1)  # the simulator's ffs is for 32 bits


def _leading_zeros(x: int) -> Any:
    return DEVICE.clz(x)


def _product(x: int, y: int) -> int:
    return x * y


@cache
def _bit_operations() -> dict[object, Any]:
    """Give the device functions for bit operations."""
    forms = {
        bits.popcount: _popcount,
        bits.lowest: _lowest_simulated if is_simulated() else _lowest,
        bits._leading_zeros: _leading_zeros,
        bits.product: _product,
    }
    return {name: cuda().jit(device=True)(form) for name, form in forms.items()}


@cache
def on_device(function: Callable[..., Any]) -> Any:
    """Compile a function of the kernel, and what it calls, for the GPU."""
    source = getattr(function, "py_func", function)
    return cuda().jit(device=True)(_with_device_calls(source))


def _with_device_calls(source: Any) -> Any:
    """Give a Python function that calls device functions."""
    names = dict(source.__globals__)
    for name in source.__code__.co_names:
        value = names.get(name)
        if _is_bit_operation(value):
            names[name] = _bit_operations()[value]
        elif hasattr(value, "py_func"):
            names[name] = on_device(value)
    return types.FunctionType(source.__code__, names, source.__name__)


def _is_bit_operation(value: object) -> bool:
    try:
        return value in _bit_operations()
    except TypeError:  # not hashable, so none of them
        return False


@cache
def _kernels(registers: int = REGISTERS) -> Any:
    """Compile the GPU kernels."""
    module = cuda()
    from numba import int64

    run, pick, move_on = on_device(play_out), on_device(random_move), on_device(play)
    note, key_of = on_device(note_position), on_device(hash_state)
    first, after, step_on = on_device(seed_of), on_device(next_random), on_device(random_step)
    mark, find = on_device(mark_legal), on_device(find_legal)
    show, draw = on_device(write_features), on_device(write_planes)

    def count_results(family, lookup, start, history, seed, most, odds, games, decisions, results):  # type: ignore[no-untyped-def]
        """Play random games from one state, many to a thread; add up results and decisions."""
        thread = DEVICE.grid(1)
        state = DEVICE.local.array((1, HEADER_WORDS), int64)  # in registers
        piles = DEVICE.local.array((1, STATE_WORDS), int64)
        wins = DEVICE.local.array(4, int64)
        for n in range(4):
            wins[n] = 0
        game, number, total, length, rng = thread - DEVICE.gridsize(1), most, 0, 0, 1
        while True:
            # a thread whose game is over goes on with its next one, and waits for no other
            if number >= most or is_over(state, 0):
                if game >= 0:
                    total += number
                    wins[winner_of(state, 0)] += 1
                game += DEVICE.gridsize(1)
                if game >= games:
                    break
                for word in range(HEADER_WORDS if has_potentials(family) else PLAIN_WORDS):
                    state[0, word] = start[0, word]
                if has_potentials(family) and start[0, COVERED]:
                    for word in range(UNDER, STATE_WORDS):
                        piles[0, word] = start[0, word]
                number, rng = 0, first(seed, game)
                length = note(family, lookup, state, piles, 0, history, thread, 0)
            rng = after(rng)
            length = step_on(family, lookup, state, piles, 0, history, thread, length, rng, odds)
            number += 1
        DEVICE.atomic.add(decisions, 0, total)
        for n in range(4):
            DEVICE.atomic.add(results, n, wins[n])

    def play_to_end(family, lookup, states, history, lengths, seed, most, odds, decisions):  # type: ignore[no-untyped-def]
        """Play each game of a batch to its end."""
        i = DEVICE.grid(1)
        if i < states.shape[0]:
            number, _, length = run(
                family,
                lookup,
                states,
                states,
                i,
                history,
                i,
                lengths[i],
                first(seed, i),
                most,
                odds,
            )
            lengths[i] = length
            decisions[i] = number

    def step(family, lookup, states, history, lengths, moves):  # type: ignore[no-untyped-def]
        """Play a move in each game; -1 leaves it as it is."""
        i = DEVICE.grid(1)
        if i < states.shape[0] and moves[i] >= 0:
            move_on(family, lookup, states, states, i, moves[i])
            lengths[i] = note(family, lookup, states, states, i, history, i, lengths[i])

    def random(family, lookup, states, moves, seed, odds):  # type: ignore[no-untyped-def]
        """Pick a random legal move in each game."""
        i = DEVICE.grid(1)
        if i < states.shape[0]:
            moves[i] = -1
            if not is_over(states, i):
                moves[i] = pick(family, lookup, states, i, after(first(seed, i)), odds)

    def hashes(family, lookup, states, out):  # type: ignore[no-untyped-def]
        """Hash each game."""
        i = DEVICE.grid(1)
        if i < states.shape[0]:
            out[i] = key_of(family, lookup, states, states, i)

    def mask(family, lookup, states, places, scratch, out):  # type: ignore[no-untyped-def]
        """Mark the legal moves of each game."""
        thread = DEVICE.grid(1)
        for i in range(thread, states.shape[0], DEVICE.gridsize(1)):
            mark(family, lookup, states, places, scratch[thread], out, i, i + 1)

    def first_legal(family, lookup, states, codes, scratch, out):  # type: ignore[no-untyped-def]
        """Find the first legal move among some, in each game."""
        thread = DEVICE.grid(1)
        for i in range(thread, states.shape[0], DEVICE.gridsize(1)):
            find(family, lookup, states, codes, scratch[thread], out, i, i + 1)

    def features(family, lookup, states, players, out):  # type: ignore[no-untyped-def]
        """Show each game to a player."""
        i = DEVICE.grid(1)
        if i < states.shape[0]:
            show(family, lookup, states, i, players[i], out, i)

    def planes(family, lookup, states, players, seen, maps, out):  # type: ignore[no-untyped-def]
        """Show each game to a player as planes."""
        thread = DEVICE.grid(1)
        for i in range(thread, states.shape[0], DEVICE.gridsize(1)):
            line = seen[thread : thread + 1]
            draw(family, lookup, states, i, players[i], line, maps, out, i)

    functions = (
        *(count_results, play_to_end, step, random, hashes),
        *(mask, first_legal, features, planes),
    )
    # the simulator knows nothing of registers
    jit = module.jit if is_simulated() else module.jit(max_registers=registers)
    return types.SimpleNamespace(**{f.__name__: jit(f) for f in functions})


class GpuBatch:
    """Games of one variant in GPU memory, with the methods of `Batch` that make sense there."""

    def __init__(self, variant: str | Variant, games: int) -> None:
        self.start = Batch(variant, 1)
        self.variant, self.family = self.start.variant, self.start.family
        module = cuda()
        self.lookup = module.to_device(self.start.lookup)
        self.states = module.to_device(np.repeat(self.start.states, games, axis=0))
        self.history = module.to_device(np.repeat(self.start.history, games, axis=0))
        self.lengths = module.to_device(np.repeat(self.start.lengths, games))
        self.blocks = (games + THREADS - 1) // THREADS
        self.shared_blocks = min(self.blocks, MOST_LISTS // THREADS)

    def __len__(self) -> int:
        """Count the games."""
        return int(self.states.shape[0])

    def step(self, moves: Any) -> None:
        """Play a move in each game, by numbers in GPU memory; -1 leaves a game as it is."""
        arguments = self.family, self.lookup, self.states, self.history, self.lengths, moves
        _kernels().step[self.blocks, THREADS](*arguments)

    def random_moves(self, seed: int, odds: tuple[int, int] = FAIR_ODDS) -> Any:
        """Pick a random legal move in each game, the same as `Batch` picks; -1 where it is over."""
        moves = cuda().device_array(len(self), np.int64)
        _kernels().random[self.blocks, THREADS](
            self.family, self.lookup, self.states, moves, seed, odds
        )
        return moves

    def play_out(self, seed: int, most: int = 5000, odds: tuple[int, int] = FAIR_ODDS) -> Any:
        """Play every game to its end at random, as `Batch` does; give the number of decisions of each."""
        decisions = cuda().device_array(len(self), np.int64)
        arguments = self.family, self.lookup, self.states, self.history, self.lengths
        _kernels().play_to_end[self.blocks, THREADS](*arguments, seed, most, odds, decisions)
        return decisions

    def hashes(self) -> Any:
        """Hash each game."""
        out = cuda().device_array(len(self), np.int64)
        _kernels().hashes[self.blocks, THREADS](self.family, self.lookup, self.states, out)
        return out

    def legal_mask(self, places: Any, number: int) -> Any:
        """Mark the legal moves, as `Batch` does; ``places`` are in GPU memory."""
        mask = cuda().device_array((len(self), number), np.uint8)
        self._run_sharing("mask", np.int16, MOST_MOVES, places, mask)
        return mask

    def first_legal(self, codes: Any) -> Any:
        """Give the first number in each game's line that is a legal move, -1 if none is."""
        found = cuda().device_array(len(self), np.int64)
        self._run_sharing("first_legal", np.int16, MOST_MOVES, codes, found)
        return found

    def features(self, players: Any) -> Any:
        """Show each game to a player of its own, as `Batch` does."""
        out = cuda().device_array((len(self), FEATURES), np.float32)
        arguments = self.family, self.lookup, self.states, players, out
        _kernels().features[self.blocks, THREADS](*arguments)
        return out

    def planes(self, maps: Any, number: int, cells: int, players: Any) -> Any:
        """Show each game to a player of its own as planes, as `Batch` does."""
        out = cuda().device_array((len(self), number, cells), np.float32)
        self._run_sharing("planes", np.float32, FEATURES, players, maps, out)
        return out

    def _run_sharing(self, kernel: str, kind: Any, width: int, *arrays: Any) -> None:
        """Run a kernel whose threads each have a line of scratch, which comes right before the last arrays."""
        lines = self.shared_blocks * THREADS
        scratch = cuda().device_array((lines, width), kind)
        first, *rest = arrays
        run = getattr(_kernels(), kernel)[self.shared_blocks, THREADS]
        run(self.family, self.lookup, self.states, first, scratch, *rest)


def play_random_games(
    variant: str,
    games: int,
    seed: int = 1,
    most: int = 5000,
    threads: int = 1 << 17,
    registers: int = REGISTERS,
) -> tuple[int, list[int]]:
    """Play random games on the GPU; give the decisions, and the counts unfinished, White, Black, drawn."""
    module = cuda()
    start = Batch(variant, 1)
    lookup, states = module.to_device(start.lookup), module.to_device(start.states)
    histories = threads if start.variant.repetition else 1
    history = module.device_array((histories, start.history.shape[1]), np.int64)
    decisions = module.to_device(np.zeros(1, np.int64))
    results = module.to_device(np.zeros(4, np.int64))
    _kernels(registers).count_results[threads // THREADS, THREADS](
        start.family, lookup, states, history, seed, most, FAIR_ODDS, games, decisions, results
    )
    module.synchronize()
    return int(decisions.copy_to_host()[0]), results.copy_to_host().tolist()
