"""Dictionaries whose values are made when somebody asks for them.

What an environment says beside the observation costs more than the game itself, and most learners do not
look at it: the text of the position, and in turns that are not theirs the mask.

>>> info = LazyDict({"mask": 1}, position=lambda: print("made") or "e5")
>>> sorted(info), info["mask"]
(['mask', 'position'], 1)
>>> info["position"], dict(info)["position"]
made
('e5', 'e5')
"""

from collections.abc import Callable, Iterator
from typing import Any


class LazyDict(dict[str, Any]):
    """A dictionary of values and, as keywords, of functions that make one when it is looked at."""

    def __init__(self, values: dict[str, Any], **later: Callable[[], Any]) -> None:
        super().__init__(values)
        super().update(later)
        self._later = set(later)

    def __getitem__(self, key: str) -> Any:
        """Give a value; make it first, if need be."""
        value = super().__getitem__(key)
        if key in self._later:
            value = value()
            self[key] = value
        return value

    def __setitem__(self, key: str, value: Any) -> None:
        """Set a value."""
        super().__setitem__(key, value)
        self._later.discard(key)

    def get(self, key: str, default: Any = None) -> Any:
        """Give a value, or another where the key is unknown."""
        return self[key] if key in self else default  # noqa: SIM401

    def pop(self, key: str, *default: Any) -> Any:
        """Take a value out."""
        if key in self:
            self[key]
        return super().pop(key, *default)

    def __iter__(self) -> Iterator[str]:
        """Go through the keys; with this method of our own, ``dict(info)`` makes the values."""
        return super().__iter__()

    def _made(self) -> dict[str, Any]:
        return {key: self[key] for key in self}

    def items(self) -> Any:
        """Give keys and values, all of them made."""
        return self._made().items()

    def values(self) -> Any:
        """Give the values, all of them made."""
        return self._made().values()

    def copy(self) -> dict[str, Any]:
        """Give a plain dictionary of the values."""
        return self._made()

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Compare the values."""
        return self._made() == (dict(other) if isinstance(other, dict) else other)

    __hash__ = None

    def __repr__(self) -> str:
        """Write the values."""
        return repr(self._made())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy as a plain dictionary."""
        return dict, (self._made(),)
