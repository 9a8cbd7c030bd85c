"""JSON of any depth."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gipf.server.wire import MOST_LEVELS, NotJson, _read_deep, _written, read, write

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=30,
)  # fmt: skip


@given(VALUES, st.sampled_from([None, 1]))
def test_the_careful_way_reads_and_writes_what_the_quick_one_does(data: Any, indent: int) -> None:
    assert _read_deep(json.dumps(data, indent=indent)) == data
    assert json.loads("".join(_written(data))) == data


@given(st.text(alphabet='[]{},:"\\ae0 1-.tn', max_size=12))
def test_both_ways_refuse_the_same(text: str) -> None:
    try:
        expected = json.loads(text)
    except ValueError:
        with pytest.raises(NotJson):
            _read_deep(text)
    else:
        assert _read_deep(text) == expected


def test_a_line_of_thousands_of_turns_goes_there_and_back() -> None:
    deep: dict[str, Any] = {"children": []}
    for number in range(MOST_LEVELS // 2 - 1):
        deep = {"number": number, "children": [deep]}
    again = read(write(deep).encode())
    depth = 0
    while again["children"]:
        again, depth = again["children"][0], depth + 1
    assert depth == MOST_LEVELS // 2 - 1


def test_what_goes_too_deep_is_refused() -> None:
    with pytest.raises(NotJson, match="deeper than 20000 levels"):
        read("[" * (MOST_LEVELS + 5))


@pytest.mark.parametrize(
    "text", ["", "nul", "[1,]", '{"a"}', "[1] 2", "Infinity", '"\x01"', b"\xff"]
)
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(NotJson, match="this is not JSON"):
        read(text)


def test_a_text_with_half_a_character_is_refused() -> None:
    with pytest.raises(NotJson, match="half a character"):
        read('"\\ud800"')
