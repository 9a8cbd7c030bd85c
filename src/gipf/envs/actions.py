"""Action spaces: the common one, the same for all variants, and a compact one for each.

The common space has a number for every decision in any variant. Of these a variant needs few: basic GIPF
132 of 5,096. A compact space numbers those that can occur, in the order of the common one, so that it is
the same wherever the variant is, and as long as `VERSION` and the version of the moves stay.

>>> from gipf.variants import Variant
>>> compact = action_space("compact", Variant.parse("basic"))
>>> len(compact), len(action_space("common", Variant.parse("basic")))
(132, 5096)
>>> compact.to_common(np.array([0, 42, 131])).tolist()
[0, 2287, 4975]
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from gipf.errors import GipfError
from gipf.kernel import layout as at
from gipf.kernel.lookup import lines_by_number, push_dots
from gipf.variants import POTENTIALS, Variant

Flags = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]

VERSION = 1
"""Version of the compact spaces; raised when a variant's numbers change."""
SPACES = ("common", "compact")
ROW = 4


class ActionSpace:
    """The actions of a variant, and their numbers in the common space.

    >>> space = ActionSpace(np.array([3, 5, 90]))
    >>> space.to_common(np.array([2, 0])).tolist(), space.from_common(np.array([5, 6])).tolist()
    ([90, 3], [1, -1])
    """

    def __init__(self, common: Ints) -> None:
        self.common: Ints = common
        """The number in the common space of each action, rising."""
        self.places: Ints = np.full(at.MOVES, -1, np.int64)
        """Where each action of the common space is in this one, -1 where it is not."""
        self.places[common] = np.arange(len(common))

    def __len__(self) -> int:
        """Count the actions."""
        return len(self.common)

    def to_common(self, actions: npt.ArrayLike) -> Ints:
        """Turn actions into those of the common space; -1 for what is no action."""
        chosen = np.asarray(actions)
        is_one = (chosen >= 0) & (chosen < len(self))
        found: Ints = np.where(is_one, self.common[np.where(is_one, chosen, 0)], -1)
        return found

    def from_common(self, actions: npt.ArrayLike) -> Ints:
        """Turn actions of the common space into these; -1 for what does not occur here."""
        chosen = np.asarray(actions)
        is_one = (chosen >= 0) & (chosen < at.MOVES)
        found: Ints = np.where(is_one, self.places[np.where(is_one, chosen, 0)], -1)
        return found


def action_space(name: str, variant: Variant) -> ActionSpace:
    """Give the ``"common"`` or the ``"compact"`` action space of a variant.

    >>> from gipf.variants import NAMED
    >>> {name: len(action_space("compact", Variant.parse(name))) for name in NAMED[:3]}
    {'basic': 132, 'standard': 1078, 'tournament': 1120}
    """
    if name not in SPACES:
        raise GipfError("no-choice", name="actions", names=SPACES, value=name)
    return _COMMON if name == "common" else _compact(variant)


_COMMON = ActionSpace(np.arange(at.MOVES))


@lru_cache(maxsize=64)
def _compact(variant: Variant) -> ActionSpace:
    return ActionSpace(np.array(sorted(set(_occurring(variant))), np.int64))


def _occurring(variant: Variant) -> Iterator[int]:
    """Give what can be decided; results of side games are chance and nobody's decision."""
    for unit in _pushed_units(variant):
        yield from (unit * at.PUSHES + push for push in push_dots(variant.board.name))
    yield from _uses(variant)
    yield from _clears(variant)
    if not variant.has_one_kind:
        yield at.PASS
    if variant.challenges != 0:
        yield from (at.ACCEPT, at.CHALLENGE, at.FIRST, at.SECOND)


def _pushed_units(variant: Variant) -> Iterator[int]:
    if variant.has_basic_pieces:
        yield at.BASIC_UNIT
    if variant.has_free_opening or variant.is_matrx:
        yield at.GIPF_UNIT
    for letter in variant.potentials:
        yield at.GIPF_UNIT + 1 + POTENTIALS.index(letter)
    if "T" in variant.potentials:
        yield at.EXTRA_UNIT


def _uses(variant: Variant) -> Iterator[int]:
    letters = set(variant.potentials)
    for number, spot in enumerate(variant.board.spots):
        for direction, ray in enumerate(variant.board.rays[spot]):
            code = number * 6 + direction
            if (ray and letters & {"D", "P"}) or (len(ray) > 1 and "Z" in letters):
                yield at.JUMP + code
            if ray and "P" in letters and not variant.is_matrx:
                yield at.COVER + code
            if "Y" in letters:
                yield from (at.SLIDE + code * 6 + distance for distance in range(len(ray)))


def _clears(variant: Variant) -> Iterator[int]:
    """Give the sets of spots that can be cleared: whole rows, or, where a piece may stay, any of a line."""
    for number, line in lines_by_number(variant.board.name).items():
        length = len(line.spots)
        if variant.has_one_kind:
            for size in range(ROW, length + 1):
                row = (1 << size) - 1
                yield from (
                    at.CLEAR + number * 128 + (row << place) for place in range(length - size + 1)
                )
        elif length >= ROW:
            yield from range(at.CLEAR + number * 128 + 1, at.CLEAR + number * 128 + (1 << length))
