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
from gipf.kernel.batch import Batch
from gipf.kernel.fields import has_potentials, is_over, winner_of
from gipf.kernel.hashing import hash_state, note_position
from gipf.kernel.layout import COVERED, HEADER_WORDS, PLAIN_WORDS, STATE_WORDS, UNDER
from gipf.kernel.playout import FAIR_ODDS, next_random, play_out, random_move, random_step, seed_of
from gipf.kernel.turn import play
from gipf.variants import Variant

THREADS = 128
REGISTERS = (
    64  # so that more threads fit; most of a game with potentials lies in local memory anyway
)


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


def _popcount(x: int) -> Any:
    return DEVICE.popc(x)


def _lowest(x: int) -> Any:
    return DEVICE.ffs(x) - 1


def _leading_zeros(x: int) -> Any:
    return DEVICE.clz(x)


def _product(x: int, y: int) -> int:
    return x * y


@cache
def _bit_operations() -> dict[object, Any]:
    """Give the device functions for bit operations."""
    forms = {
        bits.popcount: _popcount,
        bits.lowest: _lowest,
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
    from numba import config, int64

    run, pick, move_on = on_device(play_out), on_device(random_move), on_device(play)
    note, key_of = on_device(note_position), on_device(hash_state)
    first, after, step_on = on_device(seed_of), on_device(next_random), on_device(random_step)

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

    functions = (count_results, play_to_end, step, random, hashes)
    # the simulator, which runs all this on a machine without a GPU, knows nothing of registers
    jit = (
        module.jit if getattr(config, "ENABLE_CUDASIM", 0) else module.jit(max_registers=registers)
    )
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
