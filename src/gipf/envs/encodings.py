"""Encodings of what is seen: one line of numbers, or planes on a grid for convolutions.

The planes are those that can differ in a variant, each ``columns`` x 7: a spot's cell is its column and its
place on a lattice in which neighbours are at (0, 1), (1, 0) and (1, 1). First come the planes of the spots,
then one for each number about the whole game, the same everywhere, and one that says whether the observer
decides. All are seen from the observer's side.

>>> planes = encoding("planes", Variant.parse("basic;quiet=50"))
>>> planes.shape, planes.names[:3]
((10, 7, 7), ('spot', 'own basic', 'other basic'))
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from gipf.envs.observation import HIGHEST, SIZE, Floats, Ints, observe
from gipf.errors import GipfError
from gipf.kernel.batch import Batch
from gipf.kernel.features import KINDS, UNDER_AT
from gipf.kernel.layout import PHASES
from gipf.kernel.lookup import bit_index
from gipf.variants import POTENTIALS, Variant

ENCODINGS = ("vector", "planes")
HEIGHTS = 7
_SIDES = ("own", "other")
_OF_SIDE = 11
_PHASES_AT, _FAMILY_AT, _QUIET_AT = 22, 31, 35
_OPENINGS = ("opening over", "may open", "opens")


@dataclass(frozen=True, eq=False, kw_only=True)
class Encoding:
    """How a game is shown: an array of this shape, its numbers from 0 to ``highest``."""

    shape: tuple[int, ...]
    highest: float = HIGHEST

    def __call__(self, games: Batch, player: Ints | int | None = None) -> Floats:
        """Show each game to a player (0 White, 1 Black), or to the one who decides: ``(games, *shape)``."""
        return observe(games, player)


@dataclass(frozen=True, eq=False, kw_only=True)
class Planes(Encoding):
    """Planes on a grid of the board's columns and seven heights."""

    names: tuple[str, ...]
    """What each plane says."""
    cells: Ints
    """The cell of each spot."""
    of_spots: Ints
    """Which features of spots the first planes are."""
    of_game: Ints
    """Which features of the game the planes after them are."""

    def __call__(self, games: Batch, player: Ints | int | None = None) -> Floats:
        """Show each game to a player (0 White, 1 Black), or to the one who decides: ``(games, *shape)``."""
        number, columns, heights = self.shape
        planes = games.planes(self.maps, number, columns * heights, player)
        return planes.reshape(len(games), *self.shape)

    @cached_property
    def maps(self) -> Ints:
        """What the kernel has to know of these planes, see `gipf.kernel.features.write_planes`."""
        cells = self.shape[1] * self.shape[2]
        sizes = len(self.of_spots), len(self.of_game), len(self.cells), cells
        return np.concatenate((sizes, self.of_spots, self.of_game, self.cells))


def encoding(name: str, variant: Variant) -> Encoding:
    """Give the encoding ``"vector"`` or ``"planes"`` of a variant."""
    if name not in ENCODINGS:
        raise GipfError("no-choice", name="observations", names=ENCODINGS, value=name)
    return Encoding(shape=(SIZE,)) if name == "vector" else planes_of(variant)


@lru_cache(maxsize=64)
def planes_of(variant: Variant) -> Planes:
    """Give the planes of a variant."""
    spots, game = dict(_spot_planes(variant)), dict(_game_planes(variant))
    names = (*spots, *game, "decides")
    bits = np.array([bit_index(spot) for spot in variant.board.spots])
    return Planes(
        shape=(len(names), len(variant.board.columns), HEIGHTS),
        names=names,
        cells=bits - bits // 8,
        of_spots=np.array(list(spots.values())),
        of_game=np.array(list(game.values()), np.int64),
    )


def _kinds(variant: Variant) -> Iterator[tuple[str, int]]:
    if variant.has_basic_pieces:
        yield "basic", 0
    if not variant.has_one_kind:
        yield "GIPF", 1
    for letter in variant.potentials:
        code = 2 + 2 * POTENTIALS.index(letter)
        yield f"loaded {letter}", code
        yield f"used {letter}", code + 1


def _spot_planes(variant: Variant) -> Iterator[tuple[str, int]]:
    yield "spot", 0
    for number, side in enumerate(_SIDES):
        yield from ((f"{side} {kind}", 1 + number * KINDS + at) for kind, at in _kinds(variant))
    if variant.has_potentials:
        yield from ((f"under {kind}", UNDER_AT + at) for kind, at in _kinds(variant))
        yield "units under", UNDER_AT + KINDS


def _game_planes(variant: Variant) -> Iterator[tuple[str, int]]:
    for number, side in enumerate(_SIDES):
        at = number * _OF_SIDE
        if variant.has_basic_pieces:
            yield f"{side} reserve", at
        if variant.is_matrx:
            yield f"{side} reserve G", at + 1
        for letter in variant.potentials:
            yield f"{side} reserve {letter}", at + 2 + POTENTIALS.index(letter)
        if variant.has_free_opening:
            yield from ((f"{side} {word}", at + 7 + n) for n, word in enumerate(_OPENINGS))
        if variant.challenges != 0:
            yield f"{side} challenges", at + 10
    for phase in _phases(variant):
        yield f"phase {phase}", _PHASES_AT + PHASES.index(phase)
    if variant.quiet:
        yield "quiet turns", _QUIET_AT


def _phases(variant: Variant) -> str:
    """Give the phases in which somebody decides."""
    extra = "T" in variant.potentials
    asked = variant.challenges != 0
    return "c" + "e" * extra + "m" + "x" * extra + "r" + "af" * asked
