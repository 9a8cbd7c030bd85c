"""Ratings in both kinds of databases: changed with the end of a game, and once only."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from gipf import Position
from gipf.host.clock import Clock
from gipf.host.interfaces import Overtaken
from gipf.host.live_game import LiveGame
from gipf.host.ratings import Pool, Rating, after_game
from gipf.host.seats import Seat
from gipf.server import ratings_sql
from gipf.server.models import RatedGameRow
from gipf.server.ratings_sql import rating_in
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player

W, B = Player
LIVE = Pool("basic", "live")


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def rated(
    name: str, white: str = "ann", black: str = "ben", clock: Clock | None = None
) -> LiveGame:
    """A rated game in which both have decided something."""
    seats = {W: Seat("person", white, holder=white), B: Seat("person", black, holder=black)}
    start = Position.start("basic")
    game = LiveGame.new(name, 1, start, seats, clock or Clock.new(300, 3))
    return replace(game, is_rated=True).played("c2", "person", 2).played("c6", "person", 3)


async def opened(settings: Settings) -> Store:
    store = Store(settings)
    await store.open()
    return store


async def known(store: Store, holder: str) -> Rating:
    async with store.reading() as connection:
        rows = (await connection.execute(ratings_sql.ratings_of([holder]))).all()
    [row] = rows
    return rating_in(row)


def test_the_end_of_a_game_changes_both_ratings_once(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        game = rated("one")
        await store.add(game)
        ended = game.resigned(B, 5000)
        await store.save(ended, game)
        ann, ben = after_game(Rating(), Rating(), 1.0, 5000)
        assert (await known(store, "ann"), await known(store, "ben")) == (ann, ben)
        with pytest.raises(Overtaken):
            await store.save(ended, game)  # as another server would that has not heard of it
        again = await store.load("one")
        assert again and again.is_rated
        await store.save(replace(again, version=again.version + 1, rematch="two"), again)
        assert await known(store, "ann") == ann
        async with store.reading() as connection:
            rows = (await connection.execute(ratings_sql.history_of("ann", LIVE, 10))).all()
        [row] = rows
        assert (row.opponent, row.score, row.before, row.after) == ("ben", 1.0, 1500.0, ann.value)
        await store.close()

    run(main())


def test_games_that_end_at_once_are_all_counted(settings: Settings) -> None:
    people = ["ann", "ben", "cid"]
    pairs = [(one, two) for one in people for two in people if one != two]

    async def main() -> None:
        store = await opened(settings)
        games = [rated(f"g{n}", *pair) for n, pair in enumerate(pairs)]
        await store.add_all([(game, None) for game in games])
        await asyncio.gather(
            *(store.save(game.resigned(B, 5000 + n), game) for n, game in enumerate(games))
        )
        ratings = [await known(store, person) for person in people]
        assert [rating.games for rating in ratings] == [4, 4, 4]
        async with store.reading() as connection:
            rows = (await connection.execute(select(RatedGameRow))).all()
        assert len(rows) == 12
        for person, rating in zip(people, ratings, strict=True):
            steps = [row.after - row.before for row in rows if row.holder == person]
            assert sum(steps) == pytest.approx(rating.value - 1500)
        await store.close()

    run(main())


def test_a_flag_that_falls_unseen_changes_ratings_too(settings: Settings) -> None:
    days = Clock.new(86_400, 86_400, cap=86_400)

    async def main() -> None:
        store = await opened(settings)
        games = [rated(f"g{n}", clock=days) for n in range(3)]
        await store.add_all([(game, None) for game in games])
        late = 10 * 86_400_000
        store.is_shared = False  # nobody else has to be alive here
        assert len(await store.sweep(late)) == 3
        rating = await known(store, "ann")
        assert rating.games == 3 and rating.at == late
        assert await store.sweep(late) == []
        assert (await known(store, "ann")).games == 3
        await store.close()

    run(main())


def test_games_that_are_not_rated_change_nothing(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        owner = rated("own")
        casual = replace(rated("casual"), is_rated=False)
        alone = replace(owner, seats={**owner.seats, W: Seat("person", "Owner")})
        for game in (casual, alone):
            await store.add(game)
            await store.save(game.resigned(B, 9), game)
        async with store.reading() as connection:
            assert not (await connection.execute(ratings_sql.ratings_of(["ann", "ben"]))).all()
        await store.close()

    run(main())
