"""Observations as planes: everything that can differ in a variant, each spot in a cell of a grid."""

import numpy as np
import pytest

from gipf import GipfError, Position, Variant
from gipf.envs.encodings import encoding, planes_of
from gipf.envs.games import side_games
from gipf.envs.observation import VERSIONS, observe, split
from gipf.geometry import lattice
from gipf.kernel.batch import Batch
from gipf.variants import NAMED


def test_the_planes_of_basic() -> None:
    assert VERSIONS["planes"] == 1
    planes = planes_of(Variant.parse("basic;quiet=50"))
    assert planes.shape == (10, 7, 7)
    assert planes.names == (
        *("spot", "own basic", "other basic", "own reserve", "other reserve"),
        *("phase c", "phase m", "phase r", "quiet turns", "decides"),
    )


def test_a_piece_is_in_the_cell_of_its_spot_on_its_owners_plane() -> None:
    position = Position.start("basic")
    games, planes = Batch("basic", [position]), planes_of(position.variant)
    for player, names in ((0, ("own basic", "other basic")), (1, ("other basic", "own basic"))):
        seen = planes(games, player)[0]
        for name, letter in zip(names, "wb", strict=True):
            shown = {tuple(cell) for cell in np.argwhere(seen[planes.names.index(name)]).tolist()}
            stand = {
                (lattice(spot)[0] - 1, lattice(spot)[1] - 2)
                for spot, pile in position.piles.items()
                if pile[-1].player == letter
            }
            assert shown == stand
        decides = seen[planes.names.index("decides")]
        assert (decides == (player == 0)).all()
    assert planes(games)[0, 0].sum() == 37


@pytest.mark.parametrize("variant", [*NAMED, "standard+Z6;challenges=2"])
def test_no_plane_is_missing(variant: str) -> None:
    """What the planes leave out of the line of numbers is the same in every position of the variant."""
    games = Batch(f"{variant};quiet=20", 100)
    planes = planes_of(games.variant)
    left_out = [
        np.setdiff1d(np.arange(size), chosen)
        for size, chosen in ((38, planes.of_spots), (36, planes.of_game))
    ]
    first = None
    for time in range(120):
        at_play = ~games.is_over & ~side_games(games)  # chance decides those before anybody looks
        spots, game, decides = split(observe(games))
        rest = spots[at_play][..., left_out[0]], game[at_play][:, left_out[1]]
        if len(rest[0]):
            first = first or (rest[0][:1].copy(), rest[1][:1].copy())
            assert (rest[0] == first[0]).all()
            assert (rest[1] == first[1]).all()
        seen = planes(games)
        assert seen.shape == (100, *planes.shape)
        flat = seen.reshape(100, len(planes.names), -1)
        number = len(planes.of_spots)
        there = flat[:, :number][..., planes.cells].transpose(0, 2, 1)
        assert (there == spots[:, : len(planes.cells), planes.of_spots]).all()
        assert flat[:, :number].sum() == there.sum()
        assert (flat[:, number:-1] == game[:, planes.of_game, None]).all()
        assert (flat[:, -1] == decides[:, None]).all()
        assert seen.min() >= 0
        assert seen.max() <= planes.highest
        games.step(games.random_moves(time))


def test_there_are_two_encodings() -> None:
    with pytest.raises(GipfError, match="observations is one of vector, planes, not 'pixels'"):
        encoding("pixels", Variant.parse("basic"))
