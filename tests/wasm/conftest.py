"""One process of Node with the compiled code for all tests; what has to be built for it is built first."""

from collections.abc import Iterator

import pytest

from tests.wasm.node import Node, open_node


@pytest.fixture(scope="session")
def node() -> Iterator[Node]:
    """Give Node with the compiled code."""
    with open_node() as process:
        yield process
