"""One engine for all tests of a module that need nothing special of theirs."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.engine.talk import Begin, Talk


@pytest.fixture(scope="module")
def shared() -> Iterator[Talk]:
    with Talk() as talk:
        yield talk


@pytest.fixture
def begin(shared: Talk) -> Iterator[Begin]:
    """Talk to one engine, as new, with options; at the end it is left in peace."""

    def ready(**options: Any) -> Talk:
        shared.set(**options)
        assert shared.ask(id="workers", request="set", workers=options.get("workers", 1))
        assert shared.ask(id="afresh", request="forget")["type"] == "result"
        return shared

    yield ready
    shared.calm()
