"""The static evaluation: a small network over the patterns of lines, in the manner of NNUE.

Every line of the board is a pattern: each of its spots is empty, or has an own or an opposing top
that must go with its row or may stay. Each pattern, and each number of reserves, pieces, GIPF-pieces
and potentials, is a feature with a linear weight and `HIDDEN` hidden weights. The hidden weights of a
position's features are summed in an accumulator, clipped to 0 to 1 and multiplied by output weights;
that and the sum of the linear weights is the score. They are fitted to games
(`gipf.train.evaluation.fit`). A weight of `UNIT` is one point of score.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from gipf.geometry import BOARDS
from gipf.kernel.bits import lowest, popcount
from gipf.kernel.board import gipf_pieces, kind_at, must_go, tops_of
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import (
    basic_pieces_in,
    gipf_pieces_in,
    has_potentials,
    is_basic,
    is_matrx,
    opening_of,
    player_of,
    potentials_in,
    reserve_of,
)
from gipf.kernel.layout import COVERED, LINES, SPOTS, TYPE0, TYPE1, TYPE2, UNDER, Array, Family
from gipf.kernel.lookup import LINE_AT, SPOT_AT, board_lookup
from gipf.search.simd import LANES, accumulate, clipped_dot, linear_weight, zero_accumulator

UNIT = 16
MAX_EVALUATION = 20_000
"""The bound of an evaluation; scores beyond it are proven wins and losses."""

# ---------------------------------------------------------------------- where weights lie

LINE_WEIGHTS = {3: 0, 4: 125, 5: 750, 6: 3875, 7: 19500}  # by the length of a line: 5 to its power
RESERVE_AT = 97625  # own by the other's, 32 each
BOARD_AT = RESERVE_AT + 1024  # own tops by the other's, 24 each
GIPF_AT = BOARD_AT + 576  # own GIPF-pieces on top by the other's, 8 each
OPENING_AT = GIPF_AT + 64  # openings, in MATRX GIPF-pieces in reserve: own by the other's
HAND_AT = OPENING_AT + 16  # potentials in reserve: whose, which, how many
UNIT_AT = HAND_AT + 80  # potentials on the board: whose, of which kind, where
COVERED_AT = UNIT_AT + 960  # what lies right under a top: whose, of which kind
TEMPO_AT = COVERED_AT + 24  # being on move
WEIGHTS = TEMPO_AT + 1
HIDDEN = LANES - 2
"""The number of hidden units. The weights of a network are an array ``(WEIGHTS + 2, 32)`` of int16: for
each feature its hidden weights and, as 32 bits, its linear weight; then the biases of the hidden
units; then their output weights."""
ONE = 256  # the quantized 1, at which a hidden unit is clipped
MAX_FEATURES = 22 + 6 + 10 + 2 * SPOTS

SUM, FEATURES = (0,), (0, 0)
"""Modes `walk_features` is compiled for: to sum the weights, or to list the features."""

# ---------------------------------------------------------------------- the table of a board

_SHIFT = 0  # the first bit of a line, in the word of its direction
_WEIGHT = _SHIFT + LINES  # where the weights of its patterns begin; -1 for a line the board has not
_FIVES = _WEIGHT + LINES  # by a set of places: the sum of their powers of five
_THREES = _FIVES + 128  # three times that
PATTERN_WORDS = _THREES + 128


@cache
def patterns(board: str) -> Array:
    """Give the lookup array of a board's lines for `walk_features`."""
    words = np.zeros(PATTERN_WORDS, np.int64)
    for line in range(LINES):
        mask = int(board_lookup(board)[LINE_AT + line])
        words[_WEIGHT + line] = LINE_WEIGHTS[mask.bit_count()] if mask else -1
        if line >= 15:
            mask = _turned(mask)
        elif line >= 8:
            mask = _transposed(mask)
        words[_SHIFT + line] = max((mask & -mask).bit_length() - 1, 0)
    for places in range(128):
        fives = sum(5**n for n in range(7) if places >> n & 1)
        words[_FIVES + places], words[_THREES + places] = fives, 3 * fives
    return words


# A spot is a bit of a word of eight bytes, the last of each unused: its column is the byte, so that upright
# lines lie in bytes of their own. The others are brought there.


@inlined
def _transposed(x: int) -> int:
    """Exchange bytes and their bits, so that every line from left to right is a byte."""
    t = (x ^ (x << 28)) & 0x0F0F0F0F00000000
    x ^= t ^ (t >> 28)
    t = (x ^ (x << 14)) & 0x3333000033330000
    x ^= t ^ (t >> 14)
    t = (x ^ (x << 7)) & 0x5500550055005500
    return x ^ t ^ (t >> 7)


@inlined
def _turned(x: int) -> int:
    """Move each bit as many bytes down, around, as its place in its byte: every rising line is a byte."""
    x ^= (x ^ ((x >> 8) | (x << 56))) & 0x2A2A2A2A2A2A2A2A
    x ^= (x ^ ((x >> 16) | (x << 48))) & 0x4C4C4C4C4C4C4C4C
    return x ^ ((x ^ ((x >> 32) | (x << 32))) & 0x7070707070707070)


@inlined
def _zero(weights: Array) -> Any:
    """Give the linear sum and the accumulator before any feature."""
    if weights.ndim == 2:
        return 0, zero_accumulator()
    return 0, 0


@inlined
def _add_feature(
    weights: Array, out: Array, mode: tuple[int, ...], n: int, total: Any, feature: int
) -> Any:
    """Add the weights of a feature to the sum and the accumulator, or the feature to the list."""
    if len(mode) > 1:
        out[n] = feature
        return total
    if weights.ndim == 2:
        return total[0] + linear_weight(weights, feature), accumulate(total[1], weights, feature)
    return total[0] + int(weights[feature]), 0


@compiled
def walk_features(
    family: Family, lookup: Array, patterns: Array, weights: Array, states: Array, i: int,
    out: Array, mode: tuple[int, ...],
) -> int:  # fmt: skip
    """Evaluate the features of a state; or list them in ``out`` and give their number."""
    player = player_of(states, i)
    own, their = tops_of(states, i, player), tops_of(states, i, 1 - player)
    staying = (own | their) & ~must_go(family, states, i)
    n, total = 0, _zero(weights)
    x, y, z = own, their, staying
    for line in range(LINES):
        if line == 8:
            x, y, z = _transposed(own), _transposed(their), _transposed(staying)
        elif line == 15:
            x, y, z = _turned(own), _turned(their), _turned(staying)
        feature = patterns[_WEIGHT + line]
        if feature < 0:
            continue
        shift = patterns[_SHIFT + line]
        feature += patterns[_FIVES + ((x >> shift) & 127)]
        feature += patterns[_THREES + ((y >> shift) & 127)]
        if not is_basic(family):
            # one digit more for a top that may stay
            feature += patterns[_FIVES + ((z >> shift) & 127)]
        total = _add_feature(weights, out, mode, n, total, feature)
        n += 1
    mine, yours = reserve_of(states, i, player), reserve_of(states, i, 1 - player)
    feature = RESERVE_AT + 32 * _off_the_board(family, mine) + _off_the_board(family, yours)
    total = _add_feature(weights, out, mode, n, total, feature)
    feature = BOARD_AT + 24 * min(popcount(own), 23) + min(popcount(their), 23)
    total = _add_feature(weights, out, mode, n + 1, total, feature)
    total = _add_feature(weights, out, mode, n + 2, total, TEMPO_AT)
    n += 3
    if not is_basic(family):
        gipf = gipf_pieces(family, states, i)
        feature = GIPF_AT + 8 * min(popcount(own & gipf), 7) + min(popcount(their & gipf), 7)
        total = _add_feature(weights, out, mode, n, total, feature)
        if is_matrx(family):
            feature = 4 * (gipf_pieces_in(mine)) + (gipf_pieces_in(yours))
        else:
            feature = 4 * (opening_of(states, i, player))
            feature += opening_of(states, i, (1 - player))
        total = _add_feature(weights, out, mode, n + 1, total, OPENING_AT + feature)
        n += 2
    if has_potentials(family):
        for potential in range(5):
            feature = HAND_AT + 8 * potential
            count = potentials_in(mine, potential)
            total = _add_feature(weights, out, mode, n, total, feature + count)
            count = potentials_in(yours, potential)
            total = _add_feature(weights, out, mode, n + 1, total, feature + 40 + count)
            n += 2
        typed = states[i, TYPE0] | states[i, TYPE1] | states[i, TYPE2]
        while typed:
            bit = typed & -typed
            typed ^= bit
            feature = UNIT_AT + kind_at(states, i, bit) * SPOTS + lookup[SPOT_AT + lowest(bit)]
            if their & bit:
                feature += 12 * SPOTS
            total = _add_feature(weights, out, mode, n, total, feature)
            n += 1
        covered = states[i, COVERED]
        while covered:
            bit = covered & -covered
            covered ^= bit
            under = states[i, UNDER + lookup[SPOT_AT + lowest(bit)]]
            feature = COVERED_AT + (under & 15) - 1 + (0 if their & bit else 12)
            total = _add_feature(weights, out, mode, n, total, feature)
            n += 1
    if len(mode) > 1:
        return n
    if weights.ndim == 2:
        hidden = accumulate(total[1], weights, WEIGHTS)
        return total[0] + clipped_dot(hidden, weights, WEIGHTS + 1, ONE) // ONE
    return total[0]


@inlined
def _off_the_board(family: Family, reserve: int) -> int:
    """Count the basic pieces in a reserve; in MATRX the potentials."""
    if not is_matrx(family):
        return min(basic_pieces_in(reserve), 31)
    count = 0
    for potential in range(5):
        count += potentials_in(reserve, potential)
    return count


@inlined
def evaluate(
    family: Family, lookup: Array, patterns: Array, weights: Array, states: Array, i: int
) -> int:
    """Give the static evaluation of a state for the player who decides."""
    total = walk_features(family, lookup, patterns, weights, states, i, states, SUM)
    return max(-MAX_EVALUATION, min(MAX_EVALUATION, total // UNIT))


# ---------------------------------------------------------------------- weights


@cache
def load_weights(family: int) -> Array:
    """Read the weights of a family; without a file, count material."""
    file = files("gipf.search") / "weights" / f"{family}.npz"
    if not file.is_file():
        return material_weights(family)
    return read_weights(BytesIO(file.read_bytes()))


def read_weights(file: Path | BinaryIO) -> Array:
    """Read linear weights, or a network, whose weights are aligned for SIMD."""
    with np.load(file) as parts:
        weights: Array = parts["weights"]
    if weights.ndim == 1:
        return weights
    apart = np.ascontiguousarray(weights.T).view(np.int16)
    room = np.empty((WEIGHTS + 3) * LANES, np.int16)
    first = -room.ctypes.data // 2 % LANES
    placed: Array = room[first : first + (WEIGHTS + 2) * LANES].reshape(-1, LANES)
    firsts, numbers = np.unique(first_images(), return_inverse=True)
    placed[:WEIGHTS] = apart[: len(firsts)][numbers]
    placed[WEIGHTS:] = apart[len(firsts) :]
    return placed


def spread_weights(stored: Array, placed: Array) -> None:
    """Place the weights of a network as `read_weights` does, on arrays alone: the browser's way.

    ``stored`` is what `write_weights` wrote: bytes.
    """
    used = 0
    for feature in range(WEIGHTS + 2):
        image = _first_image(feature)
        for lane in range(LANES):
            if image < feature:
                placed[feature, lane] = placed[image, lane]
            else:
                low, high = stored[2 * lane, used] & 255, int(stored[2 * lane + 1, used])
                placed[feature, lane] = low | high << 8
        if image == feature:
            used += 1


def _first_image(feature: int) -> int:
    """Give the first of a feature and its mirror image."""
    first = 0
    for length in range(3, 8):
        patterns = 5**length
        if first <= feature < first + patterns:
            left, mirrored = feature - first, 0
            for _ in range(length):
                mirrored = 5 * mirrored + left % 5
                left //= 5
            return min(feature, first + mirrored)
        first += patterns
    return feature


def write_weights(weights: Array, file: Path) -> None:
    """Write weights compactly: of a network without mirror images, low and high bytes apart."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if weights.ndim == 2:
        firsts = np.unique(first_images())
        apart = np.concatenate([weights[firsts], weights[WEIGHTS:]])
        weights = np.ascontiguousarray(apart.view(np.int8).T)
    np.savez_compressed(file, weights=weights)


def linear_part(weights: Array) -> Array:
    """Give the linear weights of a network; linear weights as they are."""
    if weights.ndim == 1:
        return weights
    return np.ascontiguousarray(weights[:WEIGHTS, HIDDEN:]).view(np.int32)[:, 0]


@cache
def first_images() -> Array:
    """Give for each feature the first of it and its mirror image."""
    images = np.arange(WEIGHTS)
    for length, first in LINE_WEIGHTS.items():
        codes = np.arange(5**length)
        mirrored = sum(codes // 5**n % 5 * 5 ** (length - 1 - n) for n in range(length))
        images[first + codes] = first + np.minimum(codes, mirrored)
    return images


def material_weights(family: int) -> Array:
    """Give weights that count material, to begin learning with."""
    weights = np.zeros(WEIGHTS, np.float64)
    own, their = np.meshgrid(np.arange(32), np.arange(32), indexing="ij")
    piece = 60 if family < 4 else 15
    weights[RESERVE_AT:BOARD_AT] = (piece * (own - their)).ravel()
    own, their = np.meshgrid(np.arange(24), np.arange(24), indexing="ij")
    weights[BOARD_AT:GIPF_AT] = (40 * (own - their)).ravel()
    own, their = np.meshgrid(np.arange(8), np.arange(8), indexing="ij")
    weights[GIPF_AT:OPENING_AT] = (120 * (own - their)).ravel()
    if family == 4:
        own, their = np.meshgrid(np.arange(4), np.arange(4), indexing="ij")
        weights[OPENING_AT:HAND_AT] = (120 * (own - their)).ravel()
    elif family == 3:
        in_hand = 10 * np.tile(np.arange(8), 5)
        weights[HAND_AT:UNIT_AT] = np.concatenate([in_hand, -in_hand])
    return np.round(weights * UNIT).astype(np.int32)


def spot_orbits(board: str) -> list[int]:
    """Give for each spot the first that a symmetry of the board leads to.

    >>> len(set(spot_orbits("hex37"))), len(set(spot_orbits("matrx40")))
    (6, 22)
    """
    spots = BOARDS[board].spots
    orbits = []
    for spot in spots:
        images = [symmetry.points[spot] for symmetry in BOARDS[board].symmetries]
        orbits.append(min(spots.index(image) for image in images))
    return orbits
