"""`gipf.AsyncEngine` with real processes."""

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine, Iterator
from contextlib import aclosing
from typing import Any

import pytest

from gipf import AsyncEngine, EngineDied, EngineError, EngineTimeout, Game, Position
from gipf.engine.answers import Message
from gipf.engine.async_client import _next
from gipf.search.answer import Answer, Limits
from tests.engine.leaks import nothing_left
from tests.engine.talk import ODD
from tests.patience import PATIENCE

START = Position.start("basic")
FIRST = START.legal_moves()[0]
NEVER_ANSWERS = [sys.executable, "-c", "import time; time.sleep(3600)"]


@pytest.fixture(autouse=True)
def _no_leaks() -> Iterator[None]:
    with nothing_left():
        yield


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what, debug=True)


def test_it_is_asked_as_the_other_one_is() -> None:
    async def main() -> None:
        async with AsyncEngine(ODD, player="thinker") as engine:
            told: list[Answer] = []
            answer = await engine.search("basic", Limits(depth=3), lines=2, tell=told.append)
            assert [each.depth for each in told] == [1, 2, 3]
            assert (answer.move, len(answer.lines), answer.depth) == (FIRST, 2, 3)
            await engine.forget()
            assert (await engine.search(START, Limits(nodes=1))).depth == 1
            assert await engine.best(START, nodes=1) == FIRST
            assert (await engine.info())["options"]["workers"]["value"] == 1
            game = Game("basic")
            game.play("c2")
            turns = [turn async for turn, _ in engine.analyse_game(game, Limits(nodes=1))]
            assert turns == [0, 1]
            with pytest.raises(EngineError, match="a limit is needed"):
                await engine.best(START)
            with pytest.raises(EngineError, match="'best' has no option 'hash'; there"):
                await engine.best(START, nodes=1, hash=1)  # type: ignore[call-arg]

    run(main())


def test_several_tasks_ask_at_once_and_the_quick_ones_are_answered_first() -> None:
    async def main() -> None:
        async with AsyncEngine(ODD, player="thinker") as engine:
            await engine.set(workers=3)
            done: list[float] = []

            async def look(seconds: float) -> None:
                await engine.search(START, Limits(seconds=seconds))
                done.append(seconds)

            await asyncio.gather(look(0.5), look(0.25), look(0))
            assert done == [0, 0.25, 0.5]

    run(main())


def test_a_task_that_is_cancelled_stops_what_it_asked_for() -> None:
    async def main() -> None:
        async with AsyncEngine(ODD, player="thinker") as engine:
            begun = asyncio.Event()
            search = asyncio.create_task(engine.search(START, Limits(), tell=lambda _: begun.set()))
            await begun.wait()
            search.cancel()
            with pytest.raises(asyncio.CancelledError):
                await search
            assert await engine.best(START, nodes=1, timeout=PATIENCE) == FIRST

    run(main())


@pytest.mark.parametrize("steps", range(6))
def test_a_task_that_is_cancelled_when_an_answer_comes_is_cancelled_all_the_same(
    steps: int,
) -> None:
    async def main() -> None:
        answers: asyncio.Queue[Message | EngineDied] = asyncio.Queue()

        async def hear() -> None:
            while True:
                await _next(answers, PATIENCE)

        hearing = asyncio.create_task(hear())
        await asyncio.sleep(0.01)
        answers.put_nowait({"type": "progress"})
        for _ in range(steps):
            await asyncio.sleep(0)
        hearing.cancel()
        await asyncio.wait([hearing], timeout=PATIENCE)
        assert hearing.cancelled()

    run(main())


def test_an_analysis_is_stopped_by_leaving_it_or_by_stop() -> None:
    async def main() -> None:
        async with AsyncEngine(ODD, player="thinker") as engine:
            async with aclosing(engine.analyse(START)) as answers:
                async for answer in answers:
                    if answer.depth == 3:
                        break
            depths: list[int] = []
            async for answer in engine.analyse(START):
                if not depths:
                    await engine.stop()
                depths.append(answer.depth)
            assert depths[0] > 3

    run(main())


def test_a_death_is_said_and_the_next_request_starts_it_again() -> None:
    async def main() -> None:
        async with AsyncEngine(ODD, player="thinker") as engine:
            await engine.set(workers=5)
            searches = [
                asyncio.create_task(engine.search(START, Limits(seconds=900))) for _ in range(3)
            ]
            await engine.info()
            first = engine.pid
            assert first is not None
            os.kill(first, signal.SIGKILL)
            for search in searches:
                with pytest.raises(EngineDied, match="SIGKILL"):
                    await search
            assert (await engine.info())["options"]["workers"]["value"] == 5
            assert engine.pid not in (None, first)
        assert engine.pid is None

    run(main())


def test_what_takes_too_long_is_stopped_and_what_does_not_stop_is_ended() -> None:
    async def main() -> None:
        async with AsyncEngine(ODD, player="thinker") as engine:
            await engine.info()  # it has started
            with pytest.raises(EngineTimeout, match=r"did not answer within 0.1 seconds$"):
                await engine.search(START, Limits(seconds=900), timeout=0.1)
            assert await engine.best(START, nodes=1, timeout=PATIENCE) == FIRST
        async with AsyncEngine(NEVER_ANSWERS) as engine:
            with pytest.raises(EngineTimeout, match="and was ended"):
                await engine.search(START, Limits(nodes=1), timeout=0.1)

    run(main())


def test_a_loop_that_is_gone_upsets_nobody() -> None:
    async def main() -> AsyncEngine:
        engine = AsyncEngine(ODD, player="thinker")
        task = asyncio.create_task(engine.search(START, Limits()))
        await engine.info()
        del task
        return engine

    engine = asyncio.run(main())

    async def again() -> None:
        assert await engine.best(START, nodes=1, timeout=PATIENCE) == FIRST
        await engine.close()

    run(again())


@pytest.mark.parametrize("steps", range(5))
def test_a_task_that_waits_for_an_answer_can_be_cancelled_even_as_the_answer_comes(
    steps: int,
) -> None:
    async def wait() -> None:
        answers: asyncio.Queue[Message | EngineDied] = asyncio.Queue()
        waiting = asyncio.create_task(_next(answers, PATIENCE))
        for _ in range(3):
            await asyncio.sleep(0)
        answers.put_nowait({"type": "info"})
        for _ in range(steps):
            await asyncio.sleep(0)
        if waiting.cancel():
            with pytest.raises(asyncio.CancelledError):
                await waiting
        else:
            assert await waiting == {"type": "info"}

    run(wait())
