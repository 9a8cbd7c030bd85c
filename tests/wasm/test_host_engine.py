"""The engine of a host in the browser (`gipf.browser.engine`), over the compiled code."""

import asyncio
from collections.abc import Callable

import pytest

from gipf import Position
from gipf.analysis.judge import Judged
from gipf.browser.engine import FAMILIES, EngineHere
from gipf.course import Claim
from gipf.engine.browser import BrowserEngine
from gipf.engine.browser_client import open_engine
from gipf.errors import EngineError
from gipf.record import Game
from gipf.record.side_play import SidePlay
from gipf.search.answer import Limits
from gipf.side_games import load
from tests.engine.talk import Message
from tests.wasm.node import Node
from tests.wasm.offered import Machine

pytestmark = pytest.mark.compiled

WON = "tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9"
YINSH = SidePlay.parse("yinsh")


def test_the_engine_and_its_levels_play_legal_moves(node: Node) -> None:
    async def main() -> None:
        engine = EngineHere(open_engine(Machine(node)))
        assert engine.ready == set(FAMILIES)
        position = Position.start("basic")
        for player in ("engine", "level-1", "level-2:side_against=1"):
            answer = await engine.search(position, Limits(depth=2), player)
            assert answer.move in position.legal_moves()

    asyncio.run(main())


@pytest.mark.parametrize("has_engine", [True, False])
def test_a_side_game_is_played_with_an_engine_and_without(node: Node, has_engine: bool) -> None:
    async def main() -> None:
        engine = EngineHere(open_engine(Machine(node)) if has_engine else None)
        move = await engine.side_move(YINSH, 5)
        assert move in load("yinsh").start().legal_moves()

    asyncio.run(main())


def test_what_is_analysed_judged_and_proved_is_told_as_by_a_process(node: Node) -> None:
    async def main() -> None:
        engine = EngineHere(open_engine(Machine(node)))
        position = Position.parse(WON)
        answers = [each async for each in engine.analyse(position, lines=2, seconds=0.05)]
        assert answers and len(answers[-1].lines) == 2
        told: list[tuple[int, Judged]] = []
        game = Game.parse('[Variant "standard"]\n\n1. c2 h4 2. d2 *')
        analysis = await engine.judge(game, 0.02, lambda turn, judged: told.append((turn, judged)))
        assert [turn for turn, _ in told] == [0, 1, 2]
        assert [judged for _, judged in told] == list(analysis.turns)
        proof = await engine.prove(Claim(position, 1))
        assert proof.won and [str(move) for move in proof.moves] == ["Pe4-e5=B", "Pe4-e5=G"]

    asyncio.run(main())


def test_without_an_engine_nothing_is_ready_and_a_search_says_so() -> None:
    engine = EngineHere()
    assert engine.ready == frozenset()
    with pytest.raises(EngineError):
        asyncio.run(engine.search(Position.start("basic"), Limits(depth=1)))


class Broken(Machine):
    """A machine whose module cannot be fetched."""

    async def search(self, job: str, tell: Callable[[str], None]) -> str:
        del job, tell
        raise OSError("basic.wasm: 404")


def test_a_module_that_cannot_be_fetched_is_an_error_of_that_request_alone(node: Node) -> None:
    said: list[Message] = []
    engine = BrowserEngine(Broken(node))
    for request in (
        {"id": 1, "request": "best", "position": "basic", "depth": 1},
        {"id": 2, "request": "info"},
        {"id": 3, "request": "set", "workers": 2},
        {"id": 4, "request": "quit"},
    ):
        asyncio.run(engine.answer(request, said.append))
    failed, info, was_set, ended = said
    assert (failed["id"], failed["type"]) == (1, "error") and "404" in str(failed)
    assert info["type"] == "result" and "level-10" in info["players"]
    assert was_set["options"] == {"workers": 1}  # there is one worker
    assert ended == {"id": 4, "type": "result"}
