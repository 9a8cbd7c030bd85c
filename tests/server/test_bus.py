"""How servers hear of each other: within a process and over a real Redis, which may be away at any time."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import replace
from typing import Any

import pytest

from gipf import GipfError, Position
from gipf.host.bus import LocalBus
from gipf.host.clock import Clock
from gipf.host.consent import declined, proposed, rematch_proposed
from gipf.host.live_game import LiveGame
from gipf.host.news import MOST_BYTES, News
from gipf.host.seats import Seat
from gipf.server.redis_bus import RedisBus, bus_of
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.real_servers import Redis, free_port

SEATS = dict.fromkeys(Player, Seat("person", "Ann"))


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


async def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        await asyncio.sleep(0.02)


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.remove()


# ---------------------------------------------------------------------- what every kind does


@pytest.fixture(params=["local", "redis"])
def two_ends(
    request: pytest.FixtureRequest,
) -> Callable[[], Awaitable[tuple[LocalBus | RedisBus, LocalBus | RedisBus]]]:
    """Two hosts on one bus of either kind."""

    async def make() -> tuple[LocalBus | RedisBus, LocalBus | RedisBus]:
        if request.param == "local":
            bus = LocalBus()
            return bus, bus
        server: Redis = request.getfixturevalue("redis_server")
        one, other = bus_of(server.address), bus_of(server.address)
        await one.open()
        await other.open()
        assert one.state == other.state == "ready"
        return one, other

    return make


def test_what_is_told_is_heard_by_everybody_in_order(two_ends: Any) -> None:
    async def main() -> None:
        one, other = await two_ends()
        heard: dict[str, list[str]] = {"one": [], "other": []}
        one.listen(heard["one"].append)
        other.listen(heard["other"].append)
        told = [f"{n} {'ä한' * 50}" for n in range(300)]
        for text in told:
            one.publish(text)
        await until(lambda: len(heard["other"]) == len(told) == len(heard["one"]))
        assert heard["one"] == heard["other"] == told
        other.publish("back")
        await until(lambda: heard["one"][-1:] == ["back"])
        await one.close()
        await other.close()

    run(main())


# ---------------------------------------------------------------------- Redis


def test_a_bus_that_was_away_goes_on_by_itself(own_redis: Redis) -> None:
    async def main() -> None:
        one, other = bus_of(own_redis.address), bus_of(own_redis.address)
        await one.open()
        await other.open()
        heard: list[str] = []
        other.listen(heard.append)
        one.publish("before")
        await until(lambda: heard == ["before"])
        await asyncio.to_thread(own_redis.kill)
        await until(lambda: one.state == other.state == "failing")
        one.publish("lost, perhaps")  # nobody waits for it
        await asyncio.to_thread(own_redis.start)
        await until(lambda: one.state == other.state == "ready")
        while "after" not in heard:
            one.publish("after")
            await asyncio.sleep(0.05)
        await one.close()
        await other.close()

    run(main())


def test_a_bus_that_is_not_there_at_the_start_is_waited_for_and_named_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        bus = bus_of(f"redis://ann:a-secret@127.0.0.1:{free_port()}/0")
        await bus.open()
        assert bus.state == "failing"
        bus.publish("nobody hears it")
        await asyncio.sleep(0.5)
        await bus.close()

    run(main())
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(told) == 1 and told[0].startswith("GIPF_BUS does not answer")
    assert "a-secret" not in caplog.text


@pytest.mark.parametrize("address", ["http://a-secret", "a-secret", "redis://x:a-secret@[bad"])
def test_an_address_of_another_kind_is_refused_without_showing_it(address: str) -> None:
    with pytest.raises(GipfError) as refused:
        bus_of(address)
    assert refused.value.code == "bus-address" and "a-secret" not in str(refused.value)


def test_who_shares_a_redis_is_told_apart_by_its_number(redis_server: Redis) -> None:
    async def main() -> None:
        one, other = (bus_of(f"redis://127.0.0.1:{redis_server.port}/{n}") for n in (1, 2))
        heard: list[str] = []
        for bus in (one, other):
            await bus.open()
        other.listen(heard.append)
        one.publish("for others")
        other.publish("own")
        await until(lambda: bool(heard))
        assert heard == ["own"]
        await one.close()
        await other.close()

    run(main())


# ---------------------------------------------------------------------- news


def game(**more: Any) -> LiveGame:
    return LiveGame("abc", 1, 2, SEATS, (Position.start("basic"),), **more)


def test_news_lead_from_one_version_to_the_next() -> None:
    first = game(clock=Clock.new(60, 5))
    second = first.played("c2", "person", 1000)
    news = News.read(News.of("host", second, first).text)
    assert news and news.applied_to(first) == second
    assert len(news.text.encode()) < MOST_BYTES
    third = second.played("c6", "person", 1500)
    for before, after in (
        (second, third),
        (third, third.resigned(None, 9)),
        (third, third.draw_offered(None, 9)),
    ):
        told = News.of("host", after, before)
        assert told.applied_to(before) == after
        assert told.applied_to(first) is None or before is first  # a gap


def test_what_one_of_two_people_asks_of_the_other_is_told_and_what_comes_of_it() -> None:
    first = game(clock=Clock.new(60, 5)).played("c2", "person", 1000)
    asked = proposed(first, "takeback", Player.WHITE, 2000)
    over = asked.resigned(Player.WHITE, 3000)
    again = rematch_proposed(over, Player.BLACK, 4000)
    for before, after in (
        (first, asked),
        (asked, declined(asked, 2500)),
        (over, again),
        (again, again.followed("new", 5000)),
    ):
        news = News.read(News.of("host", after, before).text)
        assert news and news.applied_to(before) == after


def test_what_news_cannot_say_is_read() -> None:
    first = game()
    second = first.played("c2", "person", 1000)
    assert News.of("host", second.takeback(3), second).change is None
    assert News.of("host", second.handed_over(None, 3, 5), second).change is None
    told = News.of("host", second, first)
    assert told.change
    wrong = replace(told, change={**told.change, "plies": [["c6", "person", 1, None]]})
    assert wrong.applied_to(first) is None  # it is another position
    illegal = replace(told, change={**told.change, "plies": [["e5", "person", 1, None]]})
    assert illegal.applied_to(first) is None
    assert replace(told, change={}).applied_to(first) is None
    for text in ("", "{}", "[]", "nonsense", '{"host": "x"}', "\ud800"):
        assert News.read(text) is None
