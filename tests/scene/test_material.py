"""What both players have lost, and what they have left."""

import pytest

from gipf import Position
from gipf.scene.material import material_of
from tests.boards import put
from tests.test_properties import VARIANTS, walk


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_is_lost_before_the_first_move(variant: str) -> None:
    assert [player["lost"] for player in material_of(Position.start(variant)).values()] == [{}, {}]


def test_a_captured_gipf_piece_is_two_pieces_lost() -> None:
    material = material_of(put("standard", "G e2 h5, g b5", reserves="B14/B14"))
    assert material == {"w": {"lost": {}, "left": 18}, "b": {"lost": {"B": 2}, "left": 16}}


def test_potentials_count_only_where_they_come_back() -> None:
    assert (
        material_of(put("standard+Z6", "Z' e5, G e2, g b5", reserves="B16/B16"))["w"]["lost"] == {}
    )
    lost = material_of(put("matrx", "G e2, g b5", reserves="G2T6Z6D6Y6P4/G1T6Z6D6Y6P6"))
    assert (lost["w"]["lost"], lost["b"]["lost"]) == ({"P": 2}, {"G": 1})


@pytest.mark.parametrize("variant", VARIANTS)
def test_pieces_are_lost_and_never_found(variant: str) -> None:
    for before, _, after in walk(Position.start(variant), 7, 120):
        one, other = material_of(before), material_of(after)
        assert all(other[player]["left"] <= one[player]["left"] for player in one)
