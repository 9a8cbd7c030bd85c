"""The input of a network: four bytes for each cell of a grid, and features of the whole game.

The grid has 8 columns of 7 cells and holds both boards: the cell of bit b of a board word is b - b // 8.
A cell is four bytes: what is on top, what lies right under it, how high the pile is, and where an
announced move begins. Everything is seen by the player who decides.
"""

from gipf.kernel import layout as at
from gipf.kernel.bits import lowest
from gipf.kernel.board import kind_of, tops_of
from gipf.kernel.compiling import compiled
from gipf.kernel.features import GAME_FEATURES, KINDS, write_game
from gipf.kernel.fields import has_potentials, has_side_games, player_of
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import BIT_AT, BOARD_AT, SPOT_AT

FEATURES_VERSION = 1
"""Version of the input; a network is for one version."""

COLUMNS, HEIGHTS = 8, 7
CELLS = COLUMNS * HEIGHTS
TOP, BELOW, HEIGHT, BEGINS = 0, 1, 2, 3
CELL_BYTES = 4
EMPTY, OWN = 1, 2
OTHER = OWN + KINDS
TOPS = OTHER + KINDS  # kinds of tops: no spot, empty, own ones, the other's
BELOWS = KINDS + 1
TALLEST = 15
BEGINNINGS = 7  # none, or a direction
GAME = GAME_FEATURES


@compiled
def write_cells(
    family: Family, lookup: Array, states: Array, i: int, cells: Array, game: Array, j: int
) -> None:
    """Write state i to line j of ``cells``, ``(n, 56, 4)`` bytes, and of ``game``, ``(n, 36)`` float32."""
    player = player_of(states, i)
    occupied = states[i, at.WHITE] | states[i, at.BLACK]
    own = tops_of(states, i, player)
    for cell in range(CELLS):
        bit = 1 << (cell + cell // HEIGHTS)
        top = below = height = 0
        if lookup[BOARD_AT] & bit:
            top = EMPTY
            if occupied & bit:
                top = (OWN if own & bit else OTHER) + kind_of(family, states, i, bit)
                height = 1
                if has_potentials(family) and states[i, at.COVERED] & bit:
                    spot = lookup[SPOT_AT + lowest(bit)]
                    under, deep = states[i, at.UNDER + spot], states[i, at.DEEP + spot]
                    below = under & 15
                    while under and height < TALLEST:
                        height += 1
                        under = (under >> 4) | ((deep & 15) << 56)
                        deep >>= 4
        cells[j, cell, TOP] = top
        cells[j, cell, BELOW] = below
        cells[j, cell, HEIGHT] = height
        cells[j, cell, BEGINS] = 0
    if has_side_games(family) and states[i, at.ANNOUNCED]:
        move = states[i, at.ANNOUNCED] & 0xFFFF
        if at.JUMP <= move < at.WORD:
            code = (move - at.SLIDE) // 6 if move >= at.SLIDE else (move - at.JUMP) % 240
            bit_index = lookup[BIT_AT + code // 6]
            cells[j, bit_index - bit_index // 8, BEGINS] = 1 + code % 6
    write_game(family, states, i, game, j, 0, player)
