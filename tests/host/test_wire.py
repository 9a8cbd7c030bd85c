"""JSON as it goes over the wire."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gipf.host.wire import write

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=30,
)  # fmt: skip


@given(VALUES)
def test_what_is_written_reads_the_same(data: Any) -> None:
    assert json.loads(write(data)) == data


def test_what_is_no_number_in_json_is_never_written() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        write([float("nan")])
