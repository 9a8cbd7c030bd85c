"""The rows of ``bench/online.py``, small: what is right and wrong while things fail, however long it takes."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.load import anybody, changes, crowds, faults, fuzz
from tests.server.load.cancelling import cancel_all
from tests.server.load.cluster import Cluster
from tests.server.load.everybody import PEOPLE
from tests.server.load.match import Result
from tests.server.real_servers import Postgres, Redis
from tests.thoroughness import IS_LONG, enough

TEN_MINUTES = 600


def chance() -> int:
    """Give where chance begins: always the same, unless there is time to look further."""
    return random.randrange(2**31) if IS_LONG else 1


CROWDS: dict[str, Callable[[Cluster], Awaitable[Result]]] = {
    "live games": partial(crowds.live_games, games=6, sockets=20, rate=40, moves=60),
    "spectators": partial(crowds.spectators, count=20, moves=4),
    "reconnections": partial(crowds.reconnections, count=60, games=4, within=0.5),
    "servers that are ended": partial(faults.ended_servers, ends=2, games=4),
    "servers that are killed": partial(faults.killed_servers, kills=2, games=4),
    "clocks apart": partial(changes.clocks_apart, apart=3.0),
    "messages at random": partial(fuzz.fuzz, messages=400, seed=1),
}
"""What needs a Redis and a PostgreSQL that stay."""
SERVICE = {"service": crowds.SERVICE, "GIPF_UNLIMITED": PEOPLE}
OF_A_SERVICE: dict[str, Callable[[Cluster], Awaitable[Result]]] = {
    "logins beside a full lane": partial(crowds.logins, people=6, studies=2, games=2, moves=20),
    "messages of everybody": partial(
        anybody.messages, seconds=enough(0, long=TEN_MINUTES), seed=chance()
    ),
    "requests of everybody": partial(
        anybody.requests, seconds=enough(0, long=TEN_MINUTES), seed=chance()
    ),
}
"""The same, at servers of a service; with ``GIPF_TESTS=long`` everybody asks at random for ten minutes each."""


@pytest.fixture
def own() -> Iterator[tuple[Postgres, Redis]]:
    """A PostgreSQL and a Redis that may be killed."""
    postgres, redis = Postgres(), Redis()
    yield postgres, redis
    postgres.remove()
    redis.remove()


def hold(
    data: Path,
    postgres: Postgres,
    redis: Redis,
    row: Callable[[Cluster], Awaitable[Result]],
    **more: Any,
) -> None:
    async def main() -> None:
        async with Cluster(data, postgres, redis, **more) as cluster:
            result = await row(cluster)
        print(result.says)
        assert result.wrong == [], result.says

    asyncio.run(main())


@pytest.mark.parametrize("row", CROWDS)
def test_nothing_is_lost_or_wrong_at_two_servers_with(
    row: str, tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    hold(tmp_path, postgres, redis_server, CROWDS[row])


@pytest.mark.parametrize("row", OF_A_SERVICE)
def test_nothing_is_lost_or_wrong_at_two_servers_of_a_service_with(
    row: str, tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    hold(tmp_path, postgres, redis_server, OF_A_SERVICE[row], **SERVICE)


def test_boards_are_right_when_redis_was_flushed_and_killed(
    tmp_path: Path, own: tuple[Postgres, Redis]
) -> None:
    hold(tmp_path, *own, partial(faults.lost_redis, games=3))


def test_nothing_is_half_done_when_the_database_was_killed(
    tmp_path: Path, own: tuple[Postgres, Redis]
) -> None:
    hold(tmp_path, *own, partial(faults.lost_database, games=3))


def test_nothing_is_half_done_when_a_replica_takes_the_place_of_the_database(
    tmp_path: Path, redis_server: Redis
) -> None:
    result = asyncio.run(changes.replaced_database(tmp_path, redis_server, games=3))
    assert result.wrong == [], result.says


def test_what_is_cancelled_is_done_whole_or_not_at_all(
    tmp_path: Path, postgres: Postgres, migrated: str
) -> None:
    result = cancel_all(tmp_path, postgres.address(postgres.new(migrated)), stride=4)
    assert result.wrong == [], result.says
