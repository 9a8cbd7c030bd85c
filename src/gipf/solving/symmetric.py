"""Positions up to symmetry: of a position and its images the one with the least words stands for all."""

from functools import cache

import numpy as np

from gipf.kernel import layout as at
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import is_basic
from gipf.kernel.layout import Array, Family
from gipf.kernel.symmetry import bit_map, move_map

BOARD = "hex37"
SYMMETRIES = 12
COLUMNS = 7


@cache
def turned_columns() -> Array:
    """Give for each symmetry, column and set of its spots the board word of their images."""
    words = np.zeros((SYMMETRIES, COLUMNS, 128), np.int64)
    for symmetry in range(SYMMETRIES):
        images = bit_map(BOARD, symmetry)
        for column in range(COLUMNS):
            for spots in range(128):
                turned = 0
                for height in range(7):
                    if spots >> height & 1:
                        turned |= 1 << int(images[8 * column + height])
                words[symmetry, column, spots] = turned
    return words


@cache
def turned_moves() -> Array:
    """Give for each symmetry the images of all moves, and below them those under the inverse symmetry."""
    there = np.array([move_map(BOARD, symmetry) for symmetry in range(SYMMETRIES)])
    back = np.argsort(there, axis=1)
    return np.concatenate([there, back])


@inlined
def _turned(columns: Array, symmetry: int, word: int) -> int:
    """Give the image of a board word."""
    image = 0
    for column in range(COLUMNS):
        image |= columns[symmetry, column, (word >> (8 * column)) & 127]
    return image


@compiled
def write_canonical(family: Family, columns: Array, states: Array, i: int, target: int) -> int:
    """Write the canonical image of state i into another one; give the symmetry that leads there."""
    white, black, mark = states[i, at.WHITE], states[i, at.BLACK], states[i, at.MARK]
    chosen = 0
    least_white, least_black, least_mark = white, black, mark
    for symmetry in range(1, SYMMETRIES):
        word = _turned(columns, symmetry, white)
        if word > least_white:
            continue
        other = _turned(columns, symmetry, black)
        if word == least_white and other > least_black:
            continue
        marked = 0 if is_basic(family) else _turned(columns, symmetry, mark)
        if word == least_white and other == least_black and marked >= least_mark:
            continue
        chosen = symmetry
        least_white, least_black, least_mark = word, other, marked
    for word in range(at.PLAIN_WORDS):
        states[target, word] = states[i, word]
    states[target, at.WHITE] = least_white
    states[target, at.BLACK] = least_black
    states[target, at.MARK] = least_mark
    return chosen
