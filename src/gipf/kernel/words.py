"""Room for words: NumPy's arrays; in a browser's Python, which has none, lists that can be asked likewise."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gipf.kernel.compiling import IS_IN_BROWSER
from gipf.kernel.layout import Array


class _Words(list[int]):
    """Words; a part of them can be set to one number."""

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, slice) and isinstance(value, int):
            value = [value] * len(range(*place.indices(len(self))))
        super().__setitem__(place, value)


class _Table(list[list[int]]):
    """Lines of words; a pair of numbers names one word."""

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


def words_of(numbers: Iterable[int]) -> Array:
    """Give numbers as words, such as a lookup array of compiled functions."""
    words: Any = [*numbers]
    return words if IS_IN_BROWSER else np.array(words, np.int64)


def zero_words(words: int) -> Array:
    """Give so many words."""
    return _zeros(words) if IS_IN_BROWSER else np.zeros(words, np.int64)


def zero_table(lines: int, words: int) -> Array:
    """Give lines of so many words each."""
    return _zeros(lines, words) if IS_IN_BROWSER else np.zeros((lines, words), np.int64)


def _zeros(*shape: int) -> Any:
    *lines, words = shape
    return _Table([0] * words for _ in range(lines[0])) if lines else _Words([0] * words)


if TYPE_CHECKING or not IS_IN_BROWSER:
    import numpy as np
