"""`gipf.engine.browser` over the compiled code, beside ``gipf engine``: the same requests, the same answers."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from gipf import Position
from gipf.engine.browser import BrowserEngine
from gipf.engine.browser_client import open_engine
from gipf.search.answer import Limits
from tests.engine.talk import ENGINE, Message, Talk
from tests.patience import PATIENCE
from tests.wasm.node import Node
from tests.wasm.offered import Machine
from tests.wasm.same_moves import compare_moves, without_time

pytestmark = pytest.mark.compiled

GAME = '[Variant "standard"]\n\n1. c2 h4 2. d2 g6 *'
LOST = "standard 4/1bbbG/6/1BBBg2/6/5/4 w m B5/B5 -- - 1"
ACCEPTED = "standard+P6;challenges=1 gP2/5/6/6G/6/5/bbb1 w m B2/B9 -- 1/1 1"
WON = "tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9"

BEFORE = ("Gb2", "Ge8", "Zc6", "Ph3", "Ye9-e7", "Pa1-c3", "Pe9-e6", "Pb2-c3=B")

REQUESTS: dict[str, Message] = {
    "lines": {"request": "analyse", "position": "standard", "depth": 5, "lines": 3, "every": 0},
    "moves": {"request": "analyse", "position": "tournament", "moves": ["Ge2"], "depth": 3},
    "a game": {"request": "analyse", "game": GAME, "nodes": 2000},
    "best": {"request": "best", "position": "ultimate", "depth": 2},
    "level": {"request": "best", "position": "basic", "depth": 4, "player": "level-3", "seed": 5},
    "random": {"request": "best", "position": "matrx", "depth": 1, "player": "random", "seed": 7},
    "judge": {"request": "judge", "position": LOST, "moves": ["h5"], "depth": 4},
    "judge a game": {"request": "judge", "game": GAME, "depth": 2},
    "judge what was accepted": {
        "request": "judge",
        "position": ACCEPTED,
        "moves": ["Pb3-b2=B", "accept"],
        "depth": 3,
    },
    "win": {"request": "prove", "position": WON, "turns": 2},
    "hold": {"request": "prove", "position": LOST, "turns": 1, "goal": "hold"},
    "a lesser opponent": {
        "request": "best",
        "position": "ultimate;challenges=3;side=T:yinsh,Z:zertz,D:dvonn,Y:yinsh,P:punct",
        "moves": ["Gb2", "Ge8", "Zc6", "Ph3", "Ye9-e7", "Pa1-c3"],
        "depth": 3,
        "player": "level-4:side_against=1",
        "seed": 5,
    },
    "who begins": {
        "request": "best",
        "position": "ultimate;challenges=3;side=P:tzaar",
        "moves": [*BEFORE, "challenge"],
        "depth": 2,
    },
    "a side game": {"request": "side", "play": "yinsh(blitz) f5 d4", "level": 5, "seed": 3},
    "a side game, by chance": {"request": "side", "play": "tzaar", "level": 2, "seed": 4},
    "a side game without a kernel": {"request": "side", "play": "dominoes#7", "level": 3},
    "a side game that is over": {"request": "side", "play": "die#7 throw throw"},
    "a side game nobody knows": {"request": "side", "play": "chess"},
    "no limit": {"request": "best", "position": "basic"},
    "no such variant": {"request": "analyse", "position": "chess", "depth": 1},
    "nothing to stop": {"request": "stop", "target": "another"},
    "forget": {"request": "forget"},
}
REFUSED = (
    "a side game that is over",
    "a side game nobody knows",
    "no limit",
    "no such variant",
    "nothing to stop",
)


@pytest.fixture(scope="module")
def process() -> Iterator[Talk]:
    with Talk(ENGINE) as talk:
        yield talk


def test_no_move_differs_between_browser_server_and_command_line(node: Node, process: Talk) -> None:
    compare_moves(node, process, range(40))


@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_is_answered_as_by_the_process(node: Node, process: Talk, name: str) -> None:
    request = {"id": name, **REQUESTS[name]}
    assert process.ask(id="before", request="forget")["type"] == "result"
    process.send(**request)
    expected = [process.next()]
    while expected[-1]["type"] not in ("result", "error"):
        expected.append(process.next())
    said: list[Message] = []
    engine = BrowserEngine(Machine(node))

    async def ask() -> None:
        await engine.answer({"id": "before", "request": "forget"}, lambda _: None)
        await engine.answer(request, said.append)

    asyncio.run(ask())
    assert [without_time(each) for each in said] == [without_time(each) for each in expected]
    assert (said[-1]["type"] == "error") == (name in REFUSED)


def test_coroutines_ask_it_as_they_ask_a_process(node: Node) -> None:
    async def main() -> None:
        engine = open_engine(Machine(node))
        answer = await engine.search("basic", Limits(depth=3), lines=2)
        assert (len(answer.lines), answer.depth) == (2, 3)
        assert await engine.best(Position.parse(LOST), depth=2) == Position.parse(LOST).read_move(
            "e2"
        )

    asyncio.run(main())


class Slow(Machine):
    """A machine whose searches end when they are told to."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.asked: list[Message] = []
        self._stopped = asyncio.Event()

    async def search(self, job: str, tell: Callable[[str], None]) -> str:
        self.asked.append(json.loads(job))
        if "depth" not in self.asked[-1]:
            self._stopped.clear()
            await self._stopped.wait()
            self.asked[-1]["depth"] = 1
        return self.ask("search", json.dumps(self.asked[-1]), tell)

    def stop(self) -> None:
        super().stop()
        self._stopped.set()


def test_a_search_without_end_is_stopped_and_gives_way_to_what_is_more_urgent(node: Node) -> None:
    async def main() -> None:
        machine = Slow(node)
        engine = BrowserEngine(machine)
        said: list[Message] = []

        def ask(**request: Any) -> "asyncio.Task[None]":
            return asyncio.create_task(engine.answer(request, said.append))

        endless = ask(id="endless", request="analyse", position="basic")
        while not machine.asked:
            await asyncio.sleep(0)
        waiting = ask(id="waits", request="analyse", position="basic", depth=1)
        await asyncio.sleep(0)
        await ask(id="urgent", request="best", position="basic", depth=1, priority=5)
        assert [each["id"] for each in said] == ["urgent"]
        assert machine.stops == 1
        await ask(id="stop", request="stop", target="endless")
        await endless
        await waiting
        assert {each["id"]: each.get("stopped") for each in said} == {
            "urgent": False,
            "stop": ["endless"],
            "endless": True,
            "waits": False,
        }

    asyncio.run(main())


def test_with_more_machines_nobody_waits_for_a_search_without_end(node: Node) -> None:
    async def main() -> None:
        machines = Slow(node), Slow(node), Slow(node)
        engine, said = BrowserEngine(*machines), list[Message]()

        def ask(**request: Any) -> "asyncio.Task[None]":
            return asyncio.create_task(engine.answer({"position": "basic", **request}, said.append))

        analysis = ask(id="analysis", request="analyse")
        another = ask(id="another", request="analyse")
        while sum(len(machine.asked) for machine in machines) < 2:
            await asyncio.sleep(0)
        await ask(id="move", request="best", depth=1, priority=2)
        assert [each["id"] for each in said] == ["move"]
        assert [machine.stops for machine in machines] == [0, 0, 0]
        third = ask(id="third", request="analyse")
        while sum(len(machine.asked) for machine in machines) < 4:
            await asyncio.sleep(0)
        await ask(id="hint", request="best", depth=1, priority=2)  # one of the three gives way
        assert [each["id"] for each in said] == ["move", "hint"]
        assert sum(machine.stops for machine in machines) == 1
        await engine.answer({"id": "stop", "request": "stop"}, said.append)
        await asyncio.gather(analysis, another, third)

    asyncio.run(in_time(main()))


def test_a_level_that_gives_way_begins_anew_and_plays_the_same(node: Node) -> None:
    request = {"request": "best", "position": "basic", "depth": 4, "player": "level-3", "seed": 5}

    async def main() -> None:
        machine = Interrupted(node)
        engine, said = BrowserEngine(machine), list[Message]()
        level = asyncio.create_task(engine.answer({"id": "level", **request}, said.append))
        await machine.has_begun.wait()
        urgent = {"id": "urgent", "request": "best", "position": "basic", "depth": 1, "priority": 1}
        await engine.answer(urgent, said.append)
        await level
        alone: list[Message] = []
        await BrowserEngine(Machine(node)).answer({"id": "level", **request}, alone.append)
        assert [each["id"] for each in said] == ["urgent", "level"]
        assert without_time(said[1]) == without_time(alone[0])

    asyncio.run(in_time(main()))


class Interrupted(Machine):
    """A machine whose first search goes on until it is stopped, and gives what is of no use."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self.has_begun, self._stopped = asyncio.Event(), asyncio.Event()

    async def search(self, job: str, tell: Callable[[str], None]) -> str:
        if not self.has_begun.is_set():
            self.has_begun.set()
            await self._stopped.wait()
            job = json.dumps({**json.loads(job), "depth": 1})
        return self.ask("search", job, tell)

    def stop(self) -> None:
        super().stop()
        self._stopped.set()


async def in_time(work: Awaitable[None]) -> None:
    async with asyncio.timeout(PATIENCE):
        await work


def test_one_who_asks_twice_is_not_kept_waiting_by_what_goes_on_in_between(node: Node) -> None:
    async def main() -> None:
        machine = Slow(node)
        engine, said = BrowserEngine(machine), list[Message]()
        endless = {"id": "endless", "request": "analyse", "position": "basic"}
        analysis = asyncio.create_task(engine.answer(endless, said.append))
        while not machine.asked:
            await asyncio.sleep(0)
        level = {"request": "best", "position": "basic", "depth": 2, "player": "level-3"}
        await engine.answer({"id": "level", **level, "priority": 1, "seed": 1}, said.append)
        assert [each["id"] for each in said] == ["level"]
        await engine.answer({"id": "stop", "request": "stop", "target": "endless"}, said.append)
        await analysis

    asyncio.run(in_time(main()))


class Broken:
    """A machine whose files cannot be fetched."""

    async def search(self, job: str, tell: Callable[[str], None]) -> str:  # noqa: ARG002
        raise OSError("basic.wasm: 404")

    prove = search

    async def side(self, job: str) -> str:  # noqa: ARG002
        raise OSError("yinsh.wasm: 404")

    def stop(self) -> None:
        pass


def test_what_fails_is_answered_and_the_next_request_too() -> None:
    async def main() -> None:
        engine, said = BrowserEngine(Broken()), list[Message]()
        for number in range(2):
            request = {"id": number, "request": "best", "position": "basic", "depth": 1}
            await engine.answer(request, said.append)
        assert [(one["id"], one["code"]) for one in said] == [
            (0, "engine-failed"),
            (1, "engine-failed"),
        ]

    asyncio.run(main())
