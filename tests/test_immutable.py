"""`FrozenDict`: read like any dictionary, never changed."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from gipf.immutable import FrozenDict

CHANGES: dict[str, Callable[[Any], object]] = {
    "item": lambda frozen: frozen.__setitem__("c", 3),
    "del": lambda frozen: frozen.__delitem__("a"),
    "|=": lambda frozen: frozen.__ior__({"c": 3}),
    "clear": lambda frozen: frozen.clear(),
    "pop": lambda frozen: frozen.pop("a"),
    "popitem": lambda frozen: frozen.popitem(),
    "setdefault": lambda frozen: frozen.setdefault("c", 3),
    "update": lambda frozen: frozen.update(c=3),
    "attribute": lambda frozen: setattr(frozen, "c", 3),
}


@pytest.mark.parametrize("change", [name for name in CHANGES if name != "attribute"])
def test_no_way_to_change_it_works_and_the_error_says_what_does(change: str) -> None:
    frozen = FrozenDict(a=1, b=2)
    with pytest.raises(TypeError, match="a FrozenDict is immutable; make a new one"):
        CHANGES[change](frozen)
    assert frozen == {"a": 1, "b": 2}


def test_it_takes_no_attributes() -> None:
    with pytest.raises(AttributeError):
        CHANGES["attribute"](FrozenDict())


def test_every_method_that_changes_a_dict_is_refused() -> None:
    reading = {"copy", "fromkeys", "get", "items", "keys", "values"}
    methods = {name for name in dir(dict) if not name.startswith("_")}
    assert methods - reading == CHANGES.keys() - {"item", "del", "|=", "attribute"}


def test_equal_ones_have_the_same_hash_whatever_their_order() -> None:
    one, other = FrozenDict(a=1, b=2), FrozenDict(b=2, a=1)
    assert one == other == {"a": 1, "b": 2}
    assert hash(one) == hash(other)


def test_it_is_written_as_a_dict_and_joined_into_one() -> None:
    frozen = FrozenDict(a=1)
    assert json.dumps(frozen) == '{"a": 1}'
    assert type(frozen | {"b": 2}) is dict
    assert repr(frozen) == "FrozenDict({'a': 1})"


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_it_is_its_own_copy_and_is_pickled_as_itself(protocol: int) -> None:
    frozen = FrozenDict(a=1)
    assert copy.copy(frozen) is frozen
    assert copy.deepcopy([frozen])[0] is frozen
    again = pickle.loads(pickle.dumps(frozen, protocol))
    assert again == frozen
    assert type(again) is FrozenDict
