"""Counting sequences of decisions, on one core or several."""

from gipf.kernel.bits import compiled
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.tables import Table
from gipf.kernel.turn import copy_row, play


@compiled
def count_leaves(
    family: tuple[int, ...], table: Table, rows: Table, moves: Table, level: int, depth: int
) -> int:
    """Count the sequences from the row ``level``, each played to its end; rows above are scratch."""
    if depth == 0:
        return 1
    number = walk_moves(family, table, rows, level, moves[level], LIST)
    leaves = 0
    for n in range(number):
        copy_row(family, table, rows, level, level + 1)
        play(family, table, rows, level + 1, moves[level, n])
        if depth == 1:
            leaves += 1
        else:
            leaves += count_leaves(family, table, rows, moves, level + 1, depth - 1)
    return leaves
