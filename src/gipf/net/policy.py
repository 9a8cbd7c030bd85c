"""The policy outputs of a network, and how a move gets its logit from them.

There are ``(CHANNELS, 56)`` outputs, one for each kind of move and each cell, and 8 for passing and the words
of a challenge. A move has a *code*; most codes stand for one output. The logit of clearing a row is the sum
of an output for each of its spots, taken or kept, so that thousands of sets of pieces need only a few
channels. Moves of equal effect share a code: a push into an empty spot has no direction, a piece cleared
alone no line.
"""

from functools import cache

import numpy as np

from gipf.geometry import BOARDS
from gipf.kernel import layout as at
from gipf.kernel.bits import lowest
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.kernel.lookup import BIT_AT, bit_index, lines_by_number
from gipf.kernel.moves import spots_on_line
from gipf.kernel.symmetry import bit_map, entered_spot, move_map, turned_directions
from gipf.net.features import CELLS

POLICY_VERSION = 1
"""Version of the policy outputs; a network is for one version."""

UNITS, WAYS_IN = 8, 7  # six directions, and into an empty spot
ENTER = 0
HOP = ENTER + UNITS * WAYS_IN  # jumps, by direction
BURY = HOP + 6  # a PÜNCT that covers with two pieces
GLIDE = BURY + 6  # slides, by direction and distance
ALONE = GLIDE + 36  # one piece cleared
TAKEN = ALONE + 1  # in a row that is cleared, by the line's way
KEPT = TAKEN + 3
CHANNELS = KEPT + 3
SPOKEN = CHANNELS * CELLS
"""The first output for a word."""
ANSWERS = SPOKEN + len(at.WORDS)
NOWHERE = ANSWERS
"""The index behind all outputs; its value counts as zero."""
ROWS = ANSWERS
"""Codes from here on are sets of spots cleared in a row: line x 128 + places."""
CODES = ROWS + at.LINES * 128
PARTS = 7
"""The maximum number of outputs of a code."""


@inlined
def _cell(bit_index: int) -> int:
    return bit_index - (bit_index >> 3)


@inlined
def _way_of(line: int) -> int:
    """Give which of three ways a line runs."""
    return 0 if line < 8 else (1 if line < 15 else 2)


@inlined
def _direction_of(push: int) -> int:
    """Give the direction of a push: 0 up, 1 right and up, 2 right and down, 3 to 5 the opposite ways."""
    way = _way_of(push >> 1)
    direction = 0 if way == 0 else (2 if way == 1 else 1)
    return direction + 3 if push & 1 else direction


@compiled
def code_of(lookup: Array, states: Array, i: int, move: int) -> int:
    """Give the code of a move that is legal in state i."""
    if move < at.JUMP:
        push = move % at.PUSHES
        entry = entered_spot(lookup, push)
        is_free = (states[i, at.WHITE] | states[i, at.BLACK]) & entry == 0
        way = WAYS_IN - 1 if is_free else _direction_of(push)
        return (ENTER + move // at.PUSHES * WAYS_IN + way) * CELLS + _cell(lowest(entry))
    if move < at.CLEAR:
        if move >= at.SLIDE:
            code, channel = (move - at.SLIDE) // 6, GLIDE + (move - at.SLIDE) % 6
            channel += 6 * (code % 6)
        elif move >= at.COVER:
            code = move - at.COVER
            channel = BURY + code % 6
        else:
            code = move - at.JUMP
            channel = HOP + code % 6
        return channel * CELLS + _cell(lookup[BIT_AT + code // 6])
    if move < at.WORD:
        places = (move - at.CLEAR) & 127
        if places & (places - 1) == 0:
            spot = spots_on_line(lookup, (move - at.CLEAR) >> 7, places)
            return ALONE * CELLS + _cell(lowest(spot))
        return ROWS + move - at.CLEAR
    return SPOKEN + move - at.WORD


@cache
def parts(board: str) -> Array:
    """Give the outputs of each code: an array ``(CODES, 7)``, filled up with `NOWHERE`."""
    places = np.full((CODES, PARTS), NOWHERE, np.int64)
    places[:ANSWERS, 0] = np.arange(ANSWERS)
    for number, line in lines_by_number(board).items():
        way = 0 if number < 8 else (1 if number < 15 else 2)
        for chosen in range(1 << len(line.spots)):
            for n, spot in enumerate(line.spots):
                channel = (TAKEN if chosen >> n & 1 else KEPT) + way
                bit = bit_index(spot)
                places[ROWS + number * 128 + chosen, n] = channel * CELLS + bit - bit // 8
    return places


@compiled
def logit_of(places: Array, answers: Array, j: int, code: int) -> float:
    """Give the logit of a code from line j of the policy outputs."""
    if code < ROWS:
        return answers[j, code]
    total = 0.0
    for n in range(PARTS):
        place = places[code, n]
        if place != NOWHERE:
            total += answers[j, place]
    return total


@cache
def cell_map(board: str, symmetry: int) -> Array:
    """Give for each cell its image; cells outside the board stay."""
    images = np.arange(CELLS)
    bits = bit_map(board, symmetry)
    for spot in BOARDS[board].spots:
        bit = bit_index(spot)
        images[bit - bit // 8] = bits[bit] - bits[bit] // 8
    return images


@cache
def code_map(board: str, symmetry: int) -> Array:
    """Give for each code its image."""
    turned, channels = turned_directions(board, symmetry), np.arange(CHANNELS)
    axes = [(0, 2, 1)[turned[direction] % 3] for direction in (0, 2, 1)]
    for direction, image in enumerate(turned):
        for first in (*range(ENTER, HOP, WAYS_IN), HOP, BURY):
            channels[first + direction] = first + image
        glides = GLIDE + 6 * direction
        channels[glides : glides + 6] = GLIDE + 6 * image + np.arange(6)
    for first in (TAKEN, KEPT):
        channels[first : first + 3] = first + np.array(axes)
    images = np.arange(CODES)
    images[:SPOKEN] = (channels[:, None] * CELLS + cell_map(board, symmetry)).ravel()
    images[ROWS:] = move_map(board, symmetry)[at.CLEAR : at.WORD] - at.CLEAR + ROWS
    return images
