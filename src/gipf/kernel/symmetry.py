"""The symmetries of the boards, for states and numbers of moves."""

from functools import cache

import numpy as np

from gipf.geometry import BOARDS
from gipf.kernel import layout as at
from gipf.kernel.bits import lowest, popcount
from gipf.kernel.compiling import compiled
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import (
    FIRST_AT,
    HIGH_AT,
    LINE_AT,
    SPOT_AT,
    bit_index,
    lines_by_number,
    push_dots,
)
from gipf.kernel.moves import COUNT, walk_moves
from gipf.kernel.turn import cleared_spots


@cache
def bit_map(board: str, symmetry: int) -> Array:
    """Give for each bit of a board word the index of its image."""
    points = BOARDS[board].symmetries[symmetry]
    images = np.zeros(64, np.int64)
    for spot in BOARDS[board].spots:
        images[bit_index(spot)] = bit_index(points(spot))
    return images


@cache
def move_map(board: str, symmetry: int) -> Array:
    """Give for each move its image, up to the choice among moves of equal effect.

    >>> bool((move_map("hex37", 0) == np.arange(at.MOVES)).all())
    True
    """
    images = np.arange(at.MOVES)
    points = BOARDS[board].symmetries[symmetry]
    pushes = {(dot, spots[0]): number for number, (dot, spots) in push_dots(board).items()}
    for number, (dot, spots) in push_dots(board).items():
        image = pushes[points(dot), points(spots[0])]
        for unit in range(8):
            images[unit * at.PUSHES + number] = unit * at.PUSHES + image
    _map_uses(images, board, symmetry)
    _map_clears(images, board, symmetry)
    return images


def turned_directions(board: str, symmetry: int) -> list[int]:
    """Give for each of the six directions its image."""
    points, rays = BOARDS[board].symmetries[symmetry], BOARDS[board].rays["e5"]
    neighbours = [ray[0] for ray in rays]
    return [neighbours.index(points(neighbour)) for neighbour in neighbours]


def _map_uses(images: Array, board: str, symmetry: int) -> None:
    points = BOARDS[board].symmetries[symmetry]
    turned, spots = turned_directions(board, symmetry), BOARDS[board].spots
    for number, spot in enumerate(spots):
        for direction in range(6):
            code = number * 6 + direction
            image = spots.index(points(spot)) * 6 + turned[direction]
            images[at.JUMP + code] = at.JUMP + image
            images[at.COVER + code] = at.COVER + image
            for distance in range(6):
                images[at.SLIDE + code * 6 + distance] = at.SLIDE + image * 6 + distance


def _map_clears(images: Array, board: str, symmetry: int) -> None:
    points = BOARDS[board].symmetries[symmetry]
    lines = lines_by_number(board)
    by_spots = {frozenset(line.spots): number for number, line in lines.items()}
    for number, line in lines.items():
        image = by_spots[frozenset(map(points, line.spots))]
        places = [lines[image].spots.index(points(spot)) for spot in line.spots]
        for chosen in range(1 << len(places)):
            turned = sum(1 << place for n, place in enumerate(places) if chosen >> n & 1)
            images[at.CLEAR + number * 128 + chosen] = at.CLEAR + image * 128 + turned


@compiled
def entered_spot(lookup: Array, push: int) -> int:
    """Give the bit of the spot a push enters."""
    line = lookup[LINE_AT + (push >> 1)]
    return lookup[HIGH_AT + (push >> 1)] if push & 1 else line & -line


@compiled
def canonical_move(family: Family, lookup: Array, states: Array, i: int, move: int) -> int:
    """Give the number under which a move is listed, among those of equal effect."""
    if move < at.JUMP:
        push = move % at.PUSHES
        entry = entered_spot(lookup, push)
        if (states[i, at.WHITE] | states[i, at.BLACK]) & entry:
            return move
        for other in range(at.PUSHES):
            if lookup[FIRST_AT] & (1 << other) and entered_spot(lookup, other) == entry:
                return move - push + other
    if at.CLEAR <= move < at.WORD:
        spots = cleared_spots(lookup, move)
        if popcount(spots) == 1:
            number = walk_moves(family, lookup, states, i, lookup, COUNT)
            for n in range(number):
                other = walk_moves(family, lookup, states, i, lookup, n)
                if at.CLEAR <= other < at.WORD and cleared_spots(lookup, other) == spots:
                    return other
    return move


@compiled
def transform_state(
    lookup: Array, bits: Array, moves: Array, states: Array, i: int, out: Array, j: int
) -> None:
    """Write state i, rotated or mirrored, into state j of ``out``, another array."""
    for word in range(at.HEADER_WORDS):
        out[j, word] = states[i, word]
    for word in (at.WHITE, at.BLACK, at.MARK, at.TYPE0, at.TYPE1, at.TYPE2, at.COVERED):
        left = states[i, word]
        turned = 0
        while left:
            turned |= 1 << bits[lowest(left)]
            left &= left - 1
        out[j, word] = turned
    covered = states[i, at.COVERED]
    while covered:
        bit = lowest(covered)
        covered &= covered - 1
        here, there = lookup[SPOT_AT + bit], lookup[SPOT_AT + bits[bit]]
        out[j, at.UNDER + there] = states[i, at.UNDER + here]
        out[j, at.DEEP + there] = states[i, at.DEEP + here]
    announced = states[i, at.ANNOUNCED]
    if announced:
        move = moves[announced & 0xFFFF]
        out[j, at.ANNOUNCED] = move | (announced >> 16 << 16)
