"""Arrays of integers: NumPy's; in a browser's Python, which has none, lists that can be asked likewise."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gipf.kernel.compiling import IS_IN_BROWSER
from gipf.kernel.layout import Array


class _Numbers(list[int]):
    """Numbers; a part of them can be set to one number."""

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, slice) and isinstance(value, int):
            value = [value] * len(range(*place.indices(len(self))))
        super().__setitem__(place, value)


class _Lines(list[list[int]]):
    """Lines of numbers; a pair of places names one of them."""

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, tuple):
            line, column = place
            return super().__getitem__(line)[column]
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, tuple):
            line, column = place
            super().__getitem__(line)[column] = value
        else:
            super().__setitem__(place, list(value))


def array_of(numbers: Iterable[int]) -> Array:
    """Give numbers as an array, such as a lookup array of compiled functions."""
    listed: Any = [*numbers]
    return listed if IS_IN_BROWSER else np.array(listed, np.int64)


def zeros(*shape: int) -> Array:
    """Give an array of so many zeros, or of lines of so many each."""
    return _lists(*shape) if IS_IN_BROWSER else np.zeros(shape, np.int64)


def _lists(*shape: int) -> Any:
    *lines, length = shape
    return _Lines([0] * length for _ in range(lines[0])) if lines else _Numbers([0] * length)


if TYPE_CHECKING or not IS_IN_BROWSER:
    import numpy as np
