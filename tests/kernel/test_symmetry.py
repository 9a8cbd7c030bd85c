"""Rows and the numbers of moves, turned and mirrored."""

from itertools import product

import numpy as np
import pytest

from gipf.geometry import BOARDS
from gipf.kernel.batch import Batch
from gipf.kernel.lookup import bit_index
from gipf.kernel.symmetry import bit_map, canonical_move, move_map
from gipf.variants import NAMED
from tests.kernel.games import few, unfinished

TURNED = [(board, number) for board in BOARDS for number in range(len(BOARDS[board].symmetries))]


@pytest.mark.parametrize("variant", NAMED)
def test_a_row_is_turned_as_the_position_is(variant: str) -> None:
    found = unfinished(variant, few(40, 4))
    batch = Batch(variant, found, threads=1)
    for symmetry in range(len(found[0].variant.board.symmetries)):
        turned = [str(position) for position in batch.transformed(symmetry).positions()]
        assert turned == [str(position.transform(symmetry)) for position in found]


@pytest.mark.parametrize("variant", NAMED)
def test_legal_moves_are_carried_onto_the_legal_moves_of_the_turned_board(variant: str) -> None:
    batch = Batch(variant, unfinished(variant, few(40, 4), seed=1), threads=1)
    board = batch.variant.board
    for symmetry in range(len(board.symmetries)):
        turned, images = batch.transformed(symmetry), move_map(board.name, symmetry)
        for i in range(len(batch)):
            carried = {
                int(canonical_move(turned.family, turned.lookup, turned.states, i, images[number]))
                for number in batch.legal_moves(i)
            }
            assert carried == set(turned.legal_moves(i).tolist()), str(batch.position(i))


@pytest.mark.parametrize("variant", NAMED)
def test_a_listed_move_is_canonical(variant: str) -> None:
    batch = Batch(variant, unfinished(variant, few(40, 4), seed=2), threads=1)
    for i in range(len(batch)):
        for number in batch.legal_moves(i):
            args = batch.family, batch.lookup, batch.states, i, number
            assert canonical_move(*args) == number


@pytest.mark.parametrize("variant", NAMED)
def test_playing_and_turning_can_be_done_in_either_order(variant: str) -> None:
    batch = Batch(variant, unfinished(variant, few(40, 4), seed=3), threads=1)
    board = batch.variant.board
    moves = batch.random_moves(seed=5)
    for symmetry in range(len(board.symmetries)):
        turned = batch.transformed(symmetry)
        turned.step(move_map(board.name, symmetry)[moves])
        played = Batch(variant, batch.positions(), threads=1)
        played.step(moves)
        assert list(map(str, played.transformed(symmetry).positions())) == list(
            map(str, turned.positions())
        )


@pytest.mark.parametrize(("board", "number"), TURNED)
def test_each_symmetry_carries_moves_one_to_one(board: str, number: int) -> None:
    images = move_map(board, number)
    assert sorted(images) == list(range(len(images)))


@pytest.mark.parametrize("board", BOARDS)
def test_one_symmetry_after_another_is_a_third(board: str) -> None:
    numbers = range(len(BOARDS[board].symmetries))
    spots = [bit_index(spot) for spot in BOARDS[board].spots]
    by_spots = {tuple(bit_map(board, n)[spots]): n for n in numbers}
    for first, second in product(numbers, numbers):
        third = by_spots[tuple(bit_map(board, second)[bit_map(board, first)[spots]])]
        both = move_map(board, second)[move_map(board, first)]
        assert np.array_equal(both, move_map(board, third))
