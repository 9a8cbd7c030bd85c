"""Questions that come at the same time are asked as one, and each gets its answer."""

import asyncio
from collections.abc import Collection

import pytest

from gipf.server.together import AT_ONCE, Together


class Shelf:
    """Answers when it is let, and notes what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[set[str]] = []
        self.may_answer = asyncio.Event()
        self.there = {"a": 1, "b": 2, "c": 3}

    async def read(self, keys: Collection[str]) -> dict[str, int]:
        self.asked.append(set(keys))
        await self.may_answer.wait()
        if "broken" in keys:
            raise ValueError("broken")
        return {key: self.there[key] for key in keys if key in self.there}


async def asked(shelf: Shelf, count: int) -> None:
    """Wait until so many questions are on their way."""
    while len(shelf.asked) < count:
        await asyncio.sleep(0)


def test_what_comes_while_others_are_answered_is_one_question() -> None:
    async def main() -> None:
        shelf = Shelf()
        together = Together(shelf.read)
        first = []
        for number in range(AT_ONCE):
            first.append(asyncio.create_task(together.of(["a"])))
            await asked(shelf, number + 1)
        later = [asyncio.create_task(together.of([key])) for key in ("b", "c", "d", "b")]
        await asyncio.sleep(0)
        shelf.there["b"] = 20  # it was not read before it was asked for
        shelf.may_answer.set()
        assert await asyncio.gather(*later) == [{"b": 20}, {"c": 3}, {}, {"b": 20}]
        assert await asyncio.gather(*first) == [{"a": 1}] * AT_ONCE
        assert shelf.asked == [{"a"}] * AT_ONCE + [{"b", "c", "d"}]

    asyncio.run(main())


def test_who_goes_away_takes_nobody_s_answer_along() -> None:
    async def main() -> None:
        shelf = Shelf()
        together = Together(shelf.read)
        one, two = (asyncio.create_task(together.of([key])) for key in "ab")
        await asked(shelf, 1)
        one.cancel()
        shelf.may_answer.set()
        assert await two == {"b": 2}
        with pytest.raises(asyncio.CancelledError):
            await one

    asyncio.run(main())


def test_a_failure_is_told_to_all_who_asked_and_the_next_question_is_asked_anew() -> None:
    async def main() -> None:
        shelf = Shelf()
        shelf.may_answer.set()
        together = Together(shelf.read)
        found = await asyncio.gather(
            together.of(["a"]), together.of(["broken"]), return_exceptions=True
        )
        assert [str(each) for each in found] == ["broken", "broken"]
        assert await together.of(["a"]) == {"a": 1}

    asyncio.run(main())
