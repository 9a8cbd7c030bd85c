"""What a network is shown: the same from either side, and turned with the board."""

from dataclasses import replace

import numpy as np
import pytest

from gipf import Player, Position
from gipf.envs.observation import Parts, split
from gipf.kernel.batch import Batch
from gipf.kernel.features import GAME_FEATURES, SPOT_FEATURES
from gipf.state import unit_of
from gipf.variants import NAMED
from tests.kernel.games import few, positions, unfinished


def with_colours_swapped(position: Position) -> Position:
    """Give Black what White has, and White what Black has."""
    assert position.player is not None
    white, black = Player
    return replace(
        position,
        piles={
            spot: tuple(unit_of(unit.player.other, unit.kind, unit.potential) for unit in pile)
            for spot, pile in position.piles.items()
        },
        player=position.player.other,
        reserves={white: position.reserves[black], black: position.reserves[white]},
        opening={white: position.opening[black], black: position.opening[white]},
        challenges={white: position.challenges[black], black: position.challenges[white]},
    )


def shown(batch: Batch) -> Parts:
    return split(batch.features())


@pytest.mark.parametrize("variant", NAMED)
def test_there_is_a_line_for_each_of_forty_spots_and_one_for_the_game(variant: str) -> None:
    spots, game, decides = shown(Batch(variant, 3))
    assert spots.shape == (3, 40, SPOT_FEATURES)
    assert game.shape == (3, GAME_FEATURES)
    assert decides.tolist() == [1, 1, 1]
    assert {spots.dtype.name, game.dtype.name} == {"float32"}


@pytest.mark.parametrize("variant", NAMED)
def test_what_is_shown_is_seen_from_the_side_of_the_player_who_decides(variant: str) -> None:
    found = unfinished(variant, few(60, 5))
    here = Batch(variant, found)
    there = Batch(variant, [with_colours_swapped(position) for position in found])
    assert np.array_equal(here.features(), there.features())
    assert np.array_equal(here.features(1 - here.player), there.features(1 - there.player))
    assert not shown(here).decides.tolist().count(0)


@pytest.mark.parametrize("variant", NAMED)
def test_turning_the_board_moves_the_lines_of_the_spots_and_nothing_else(variant: str) -> None:
    batch = Batch(variant, list(positions(variant, few(30, 3), seed=4)))
    spots, game, _ = shown(batch)
    names = batch.variant.board.spots
    for number, symmetry in enumerate(batch.variant.board.symmetries):
        turned_spots, turned_game, _ = shown(batch.transformed(number))
        places = [names.index(symmetry(spot)) for spot in names]
        assert np.array_equal(turned_spots[:, places], spots[:, : len(names)])
        assert np.array_equal(turned_game, game)


def test_spots_a_board_does_not_have_stay_zero() -> None:
    spots, *_ = shown(Batch("matrx;board=hex37", 1))
    assert spots[0, :37, 0].all()
    assert not spots[0, 37:].any()


@pytest.mark.parametrize("variant", NAMED)
def test_every_top_is_one_feature_and_every_number_is_small(variant: str) -> None:
    found = unfinished(variant, few(60, 5), seed=6)
    spots, game, _ = shown(Batch(variant, found))
    for i, position in enumerate(found):
        assert spots[i, :, 1:25].sum() == len(position.piles)
        assert (spots[i, :, -1] > 0).sum() == sum(len(p) > 1 for p in position.piles.values())
    assert min(spots.min(), game.min()) >= 0
    assert max(spots.max(), game.max()) < 8


def test_different_positions_are_shown_differently() -> None:
    found = {*unfinished("ultimate;challenges=3", few(200, 10))}
    spots, game, _ = shown(Batch("ultimate;challenges=3", sorted(found, key=str)))
    seen = {a.tobytes() + b.tobytes() for a, b in zip(spots, game, strict=True)}
    announced = sum(position.announced is not None for position in found)
    assert len(found) - announced <= len(seen)
