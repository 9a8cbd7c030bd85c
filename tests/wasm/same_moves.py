"""One question to every engine there is: the same position, level, limits and seed."""

from collections.abc import Coroutine
from typing import Any

import pytest

from gipf import Position
from gipf.engine.browser import BrowserEngine
from gipf.engine.players import make_player
from gipf.search.answer import Limits
from tests.engine.talk import Message, Talk
from tests.wasm.differential import some_position
from tests.wasm.node import Compiled
from tests.wasm.offered import Machine

LEVELS = 10


def question(number: int) -> Message:
    """Give a question: all variants and levels come up, limits of depth and of nodes."""
    limit = {"depth": 3} if number // 2 % 2 else {"nodes": 2_000}
    return {
        "id": number,
        "request": "best",
        "position": some_position(number).text,
        "player": f"level-{1 + (number // 2 + number) % LEVELS}",
        "seed": number,
        **limit,
    }


def compare_moves(compiled: Compiled, process: Talk, numbers: range) -> None:
    """Ask the browser's engine, that of a server and the players of the command line."""
    engine = BrowserEngine(Machine(compiled))
    for number in numbers:
        asked = question(number)
        said: list[Message] = []
        at_once(engine.answer(asked, said.append))
        (found,) = said
        expected = process.ask(**asked)
        assert without_time(found) == without_time(expected), asked
        limits = Limits(depth=asked.get("depth"), nodes=asked.get("nodes"))
        player = make_player(asked["player"], seed=number)
        move = player.search(Position.parse(asked["position"]), limits).move
        assert found["move"] == move.text, asked


def without_time(message: Message) -> Message:
    """Leave out how long it took."""
    return {name: value for name, value in message.items() if name != "seconds"}


def at_once(answering: Coroutine[Any, Any, None]) -> None:
    """Run what waits for nobody, also where a loop runs in this thread, as Playwright's does."""
    with pytest.raises(StopIteration):
        answering.send(None)
