"""Positions as networks are shown them, and the codes of their moves."""

import numpy as np

from gipf.kernel.batch import Batch
from gipf.kernel.layout import Array
from gipf.net.features import CELL_BYTES, CELLS, GAME, write_cells
from gipf.net.policy import code_of
from tests.kernel.games import few, unfinished

VARIANTS = ("basic", "tournament", "ultimate;challenges=2", "matrx")
"""One for each family."""


def games(variant: str, number: int = 0, seed: int = 0) -> Batch:
    """Give positions out of random games."""
    return Batch(variant, unfinished(variant, number or few(40, 3), seed=seed), threads=1)


def shown(batch: Batch) -> tuple[Array, Array]:
    """Give cells and game of all positions."""
    cells = np.zeros((len(batch), CELLS, CELL_BYTES), np.uint8)
    game = np.zeros((len(batch), GAME), np.float32)
    for i in range(len(batch)):
        write_cells(batch.family, batch.lookup, batch.states, i, cells, game, i)
    return cells, game


def codes(batch: Batch) -> list[list[int]]:
    """Give the codes of the legal moves of each position."""
    return [
        [int(code_of(batch.lookup, batch.states, i, move)) for move in batch.legal_moves(i)]
        for i in range(len(batch))
    ]
