"""The engine's weights, packed for the browser without changing any: less than half of what gzip makes of them.

The weights of a pattern were fitted as sums of parameters that patterns share: those of each four of its spots,
and of its colours (`gipf.train.evaluation.fit`). They are found anew by least squares and written, and then
for each weight what is left beyond their sum: little, most of all where a pattern is rare. All of it goes
through an adaptive range coder like LZMA's. ``web/src/engine/weights.ts`` undoes it, and says how numbers
are coded.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numba import njit

from gipf.search.evaluation import HIDDEN, LINE_WEIGHTS, RESERVE_AT, first_images

Array = np.ndarray[Any, Any]
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a function."""
    done: F = njit(function)
    return done


COLUMNS = HIDDEN + 1
"""The hidden weights of a feature, and its linear weight."""
FRACTION = 2
"""The bits of a parameter behind the point."""
ROUNDS = 4
"""How often parameters are fitted; each time, features whose weights are far from them count less."""
CONTEXTS, CLASSES = 48, 24
EVEN = 1 << 14
ZEROS, UNARY, MANTISSA = 0, 3, 3 + CONTEXTS * CLASSES
CHANCES = MANTISSA + CLASSES
"""Where the chances of each kind of choice lie."""


class Lines(NamedTuple):
    """The patterns of lines of one length: which rows they are, and which parameters each is the sum of."""

    rows: slice
    parts: Array  # (patterns, parts of each), numbered from 0 on


def lines_of(length: int, first_row: int, with_colours: bool) -> Lines:
    """Say which parameters the patterns of a length share; of mirror images there is only the first."""
    codes = np.arange(5**length)
    digits = np.stack([codes // 5**n % 5 for n in range(length)])
    images = first_images()[LINE_WEIGHTS[length] + codes] - LINE_WEIGHTS[length]
    firsts = images == codes
    parts: list[Array] = []
    for place in range(length - 3):
        four, other = digits[place : place + 4], length - 4 - place
        code, mirrored = _number(four), _number(four[::-1])
        here = code if place < other else mirrored
        chosen = np.minimum(code, mirrored) if place == other else here
        parts.append(625 * min(place, other) + chosen)
    if with_colours or not parts:
        colours = np.array([0, 1, 1, 3, 3])[digits]
        windows = 625 * ((length - 2) // 2)
        parts.append(windows + np.minimum(_number(colours), _number(colours[::-1])))
    rows = slice(first_row, first_row + int(firsts.sum()))
    return Lines(rows, np.stack(parts, axis=1)[firsts])


def _number(digits: Array) -> Array:
    """Read digits of base five, the lowest first."""
    number: Array = np.zeros_like(digits[0])
    for digit in digits[::-1]:
        number = 5 * number + digit
    return number


def fitted(lines: Lines, weights: Array, is_there: Array) -> tuple[Array, Array]:
    """Find the parameters of rows: their numbers, and their values as they are written."""
    parts, goal = lines.parts[is_there], weights[is_there].astype(np.float64)
    used, places = np.unique(parts, return_inverse=True)
    places = places.reshape(parts.shape)
    trust = np.ones(len(goal))
    found: Array = np.zeros((len(used), COLUMNS))
    for _ in range(ROUNDS):
        squares = np.eye(len(used)) * 1e-2
        sums = np.zeros((len(used), COLUMNS))
        for one in places.T:
            np.add.at(sums, one, goal * trust[:, None])
            for other in places.T:
                np.add.at(squares, (one, other), trust)
        found = np.linalg.solve(squares, sums)
        left = np.abs(goal - found[places].sum(axis=1)).mean(axis=1)
        trust = np.maximum(left, 0.3) ** -1.5
    return used, np.round(found * (1 << FRACTION)).astype(np.int64)


# ---------------------------------------------------------------------- coding


@compiled
def _shift_low(coder: Any, out: Any) -> None:
    """Put out the highest byte; ``coder`` is low, range, the byte kept back, how many, and the place."""
    if coder[0] < 0xFF000000 or coder[0] >= 1 << 32:
        carry = coder[0] >> 32
        byte = coder[2]
        while coder[3]:
            out[coder[4]] = (byte + carry) & 255
            coder[4] += 1
            byte = 255
            coder[3] -= 1
        coder[2] = coder[0] >> 24 & 255
    coder[3] += 1
    coder[0] = (coder[0] & 0x00FFFFFF) << 8


@compiled
def _bit(coder: Any, out: Any, chances: Any, at: int, bit: int) -> None:
    """Code a bit by its chance, which learns from it."""
    bound = (coder[1] >> 15) * chances[at]
    if bit:
        coder[0] += bound
        coder[1] -= bound
        chances[at] -= chances[at] >> 6
    else:
        coder[1] = bound
        chances[at] += (32768 - chances[at]) >> 6
    while coder[1] < 1 << 24:
        coder[1] = coder[1] << 8 & 0xFFFFFFFF
        _shift_low(coder, out)


@compiled
def _even(coder: Any, out: Any, bit: int) -> None:
    """Code a bit of equal chances."""
    coder[1] >>= 1
    if bit:
        coder[0] += coder[1]
    while coder[1] < 1 << 24:
        coder[1] = coder[1] << 8 & 0xFFFFFFFF
        _shift_low(coder, out)


@compiled
def _size(value: int) -> int:
    """Give how many bits a number has."""
    size = 0
    while value:
        value >>= 1
        size += 1
    return size


@compiled
def _row(coder: Any, out: Any, chances: Any, row: Any, before: int) -> int:
    """Code a row of numbers; give sixteen times their mean size, which the next row expects."""
    total = 0
    for n in range(len(row)):
        mean = (16 * total + 2 * before) // (n + 2)
        size = _size(mean)
        context = min(2 * size + (mean >> (size - 2) & 1 if size > 1 else 0), CONTEXTS - 1)
        value = abs(row[n])
        bits = _size(value)
        for step in range(bits):
            _bit(coder, out, chances, UNARY + context * CLASSES + step, 1)
        _bit(coder, out, chances, UNARY + context * CLASSES + bits, 0)
        for place in range(bits - 2, -1, -1):
            if place == bits - 2:
                _bit(coder, out, chances, MANTISSA + bits, value >> place & 1)
            else:
                _even(coder, out, value >> place & 1)
        if value:
            _even(coder, out, int(row[n] < 0))
        total += value
    return 16 * total // len(row)


@compiled
def _coded(is_there: Any, blocks: Any, out: Any) -> int:
    """Code which rows there are, then blocks of rows; give how many bytes that takes."""
    coder = np.array([0, 0xFFFFFFFF, 0, 1, 0], np.int64)
    chances = np.full(CHANCES, EVEN, np.int64)
    last = 0
    for flag in is_there:
        _bit(coder, out, chances, ZEROS + last, int(flag))
        last = min(2, last + 1) if flag else 0
    before = 256
    for block in range(len(blocks)):
        for n in range(len(blocks[block])):
            before = _row(coder, out, chances, blocks[block][n], before)
    for _ in range(5):
        _shift_low(coder, out)
    return int(coder[4])


def packed(stored: Array, *, with_colours: bool) -> bytes:
    """Pack weights as `gipf.search.evaluation.write_weights` writes them.

    ``with_colours``: they were fitted with parameters of colours, as where some pieces may stay in a row.
    """
    apart = np.ascontiguousarray(stored.T).view(np.int16)
    linear = np.ascontiguousarray(apart[:, HIDDEN:]).view(np.int32)
    weights = np.concatenate([apart[:, :HIDDEN], linear], axis=1).astype(np.int64)
    is_there: Array = np.any(weights, axis=1)
    left = weights.copy()
    blocks = []
    lines_end = 0
    for lines in _all_lines(with_colours):
        there = is_there[lines.rows]
        used, values = fitted(lines, weights[lines.rows], there)
        numbered = np.zeros((int(lines.parts.max()) + 1, COLUMNS), np.int64)
        numbered[used] = values
        sums = numbered[lines.parts].sum(axis=1)
        left[lines.rows] -= (sums + (1 << FRACTION - 1)) >> FRACTION
        blocks += [values, left[lines.rows][there]]
        lines_end = lines.rows.stop
    rest = np.flatnonzero(is_there[lines_end:]) + lines_end
    left[rest[1:]] = weights[rest[1:]] - weights[rest[:-1]]
    blocks.append(left[rest])
    out = np.zeros(2 * weights.size, np.uint8)
    size = _coded(is_there, tuple(blocks), out)
    return bytes([int(with_colours)]) + out[:size].tobytes()


def _all_lines(with_colours: bool) -> Iterator[Lines]:
    row = 0
    for length in LINE_WEIGHTS:
        lines = lines_of(length, row, with_colours)
        row = lines.rows.stop
        yield lines
    assert row == len(np.unique(first_images()[:RESERVE_AT]))
