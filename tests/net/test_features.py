"""What a network is shown of a position."""

import numpy as np
import pytest

from gipf import Position
from gipf.kernel.batch import Batch
from gipf.kernel.lookup import bit_index
from gipf.net.features import (
    BEGINNINGS,
    BEGINS,
    BELOW,
    BELOWS,
    CELLS,
    EMPTY,
    HEIGHT,
    OTHER,
    OWN,
    TALLEST,
    TOP,
    TOPS,
)
from gipf.net.policy import cell_map
from tests.boards import put
from tests.net.shown import VARIANTS, games, shown


@pytest.mark.parametrize("variant", VARIANTS)
def test_cells_turn_with_the_board(variant: str) -> None:
    batch = games(variant)
    board = batch.variant.board
    cells, game = shown(batch)
    for symmetry in range(len(board.symmetries)):
        turned, same = shown(batch.transformed(symmetry))
        images = cell_map(board.name, symmetry)
        assert sorted(images) == list(range(CELLS))
        assert (turned[:, images, :BEGINS] == cells[:, :, :BEGINS]).all()
        assert ((turned[:, images, BEGINS] > 0) == (cells[:, :, BEGINS] > 0)).all()
        assert (same == game).all()


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_byte_is_within_its_range(variant: str) -> None:
    cells, game = shown(games(variant, seed=1))
    limits = {TOP: TOPS, BELOW: BELOWS, HEIGHT: TALLEST + 1, BEGINS: BEGINNINGS}
    for byte, limit in limits.items():
        assert cells[:, :, byte].max() < limit
    assert np.abs(game).max() <= 4


def test_the_empty_spots_of_a_board_are_37_or_40() -> None:
    for position, spots in ((put("basic", "B e5"), 36), (Position.start("matrx"), 40)):
        cells, _ = shown(Batch(position.variant, [position], threads=1))
        assert (cells[0, :, TOP] == EMPTY).sum() == spots


def at(position: Position, spot: str) -> list[int]:
    """Give the four bytes of a spot."""
    cells, _ = shown(Batch(position.variant, [position], threads=1))
    bit = bit_index(spot)
    return [int(byte) for byte in cells[0, bit - bit // 8]]


def test_own_pieces_are_those_of_the_player_who_decides() -> None:
    position = put("tournament", "B e5, g f5")
    assert at(position, "e5") == [OWN, 0, 1, 0]
    assert at(position, "f5") == [OTHER + 1, 0, 1, 0]
    assert at(position, "g5") == [EMPTY, 0, 0, 0]
    other = put("tournament", "B e5, g f5", player="b")
    assert at(other, "e5") == [OTHER, 0, 1, 0]
    assert at(other, "f5") == [OWN + 1, 0, 1, 0]


def test_a_pile_shows_its_top_what_lies_under_that_and_its_height() -> None:
    one, two = (at(put("tournament+D6", f"{pile} e5"), "e5") for pile in ("(bD)", "(BbD)"))
    assert one[TOP] == two[TOP] >= OWN
    assert one[BELOW] == two[BELOW] > 0
    assert (one[HEIGHT], two[HEIGHT]) == (2, 3)


def test_an_announced_move_shows_where_it_begins_and_its_direction() -> None:
    position = put("tournament+Y6;challenges=*", "Y e5, g e8, G b2").play("Ye5-e4")
    assert position.phase.name == "ANSWER"
    assert at(position, "e5")[BEGINS] == 1 + 3  # down
    assert at(position, "e4")[BEGINS] == 0
