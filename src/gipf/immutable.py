"""What immutable values are made of: `Value` for dataclasses, `FrozenDict` for dictionaries."""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, NoReturn, Self, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Value:
    """Base of frozen dataclasses: one is its own copy, and pickled without what it has cached."""

    def __copy__(self) -> Self:
        """Give the value itself, as it cannot change."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Give the value itself, as it cannot change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields alone."""
        values: Any = self
        return type(self), tuple(getattr(self, field.name) for field in fields(values))


class FrozenDict(dict[K, V]):
    """An immutable dictionary of immutable values.

    Subclasses of `dict` are slow at ``[]`` and ``in``; ``.get()`` and ``in`` its ``.keys()`` are not.

    >>> frozen = FrozenDict({"e5": 1})
    >>> frozen["e6"] = 2
    Traceback (most recent call last):
    TypeError: a FrozenDict is immutable; make a new one, as in {**old, key: value}
    >>> {**frozen, "e6": 2}
    {'e5': 1, 'e6': 2}
    """

    __slots__ = ()

    def _refuse(self, *_args: Any, **_options: Any) -> NoReturn:
        name = type(self).__name__
        raise TypeError(f"a {name} is immutable; make a new one, as in {{**old, key: value}}")

    # Type checkers cannot tell what these are, nor then what anything is that has one.
    if not TYPE_CHECKING:
        __setitem__ = __delitem__ = __ior__ = _refuse
        clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        """Hash in accordance with equality, which knows no order."""
        return hash(frozenset(self.items()))

    def __copy__(self) -> Self:
        """Give the dictionary itself, as it cannot change."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Give the dictionary itself, as it cannot change."""
        return self

    def __reduce__(self) -> tuple[type[Self], tuple[dict[K, V]]]:
        """Pickle as what it is made from, since it cannot be filled afterwards."""
        return type(self), (dict(self),)

    def __repr__(self) -> str:
        """Show what it is made from."""
        return f"{type(self).__name__}({dict(self)!r})"
