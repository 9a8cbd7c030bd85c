"""Rated games compared with the engine: one after the other, once, whoever is killed; for moderators alone."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from gipf import Position
from gipf.host.agreement import OPENING, Agreement
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.search.answer import Answer, Limits, Line
from gipf.server import agreement_sql
from gipf.server.agreement_models import AgreementRow, ToCompareRow
from gipf.server.comparing import TRIES, Comparing
from gipf.server.moderation_store import ModerationStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.real_servers import Postgres
from tests.server.test_conditional_moves import rows
from tests.server.test_ratings import rated
from tests.server.test_store_kinds import opened, run
from tests.server.test_think import Company as Thinkers
from tests.server.world import Company, service

W, B = Player


class Quick:
    """An engine that would play what comes first, and counts how often it is asked."""

    def __init__(self, pause: float = 0.0) -> None:
        self.asked, self.pause = 0, pause

    async def glance(self, position: Position, limits: Limits) -> Answer:  # noqa: ARG002
        self.asked += 1
        await asyncio.sleep(self.pause)
        return Answer((Line(position.legal_moves()[:1], 0.0),))


def worker(store: Store, engine: Quick | None = None, **more: Any) -> Comparing:
    return Comparing(store, engine or Quick(), **more)  # type: ignore[arg-type]


async def ended(store: Store, name: str = "one", turns: int = OPENING + 2) -> LiveGame:
    """A rated game of so many turns of each that has ended."""
    game = rated(name)
    while len(game.plies) < 2 * turns:
        game = game.played(game.board.legal_moves()[0].text, "person", 4)
    await store.add(game)
    over = game.resigned(B, 5000)
    await store.save(over, game)
    return over


def test_a_game_is_compared_once_when_it_has_been_rated(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        game = await ended(store)
        assert [row.game_id for row in await rows(store, ToCompareRow)] == ["one"]
        engine = Quick()
        assert await worker(store, engine).one()
        assert engine.asked == 4
        assert await rows(store, ToCompareRow) == []
        found = {row.holder: row for row in await rows(store, AgreementRow)}
        assert {name: (row.turns, row.first, row.loss) for name, row in found.items()} == {
            "ann": (2, 2, 0.0),
            "ben": (2, 2, 0.0),
        }
        again = await store.load("one")
        assert again
        await store.save(replace(again, version=game.version + 1, rematch="two"), again)
        assert not await worker(store).one()
        await store.close()

    run(main())


def test_a_game_that_is_not_rated_is_left_alone(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        game = replace(rated("friendly"), is_rated=False)
        await store.add(game)
        await store.save(game.resigned(B, 5000), game)
        assert await rows(store, ToCompareRow) == [] and not await worker(store).one()
        await store.close()

    run(main())


def test_several_workers_each_have_another_game(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        for number in range(6):
            await ended(store, f"g{number}")
        engine = Quick(0.001)

        async def work() -> None:
            comparing = worker(store, engine)
            while await comparing.one():
                pass

        await asyncio.gather(*(work() for _ in range(3)))
        assert engine.asked == 6 * 4, "none was compared twice"
        assert len(await rows(store, AgreementRow)) == 12
        await store.close()

    run(main())


def test_what_a_killed_worker_had_is_another_s_and_is_written_once(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await ended(store)
        dead = worker(store)
        assert await dead._take() == ("one", 1)
        assert not await worker(store).one(), "it lives, as far as anybody knows"
        async with store.transaction() as connection:
            await connection.execute(update(ToCompareRow).values(taken=now() - 1))
        assert await worker(store).one()
        late = {player: Agreement(9, 9) for player in Player}
        await dead._write("one", await store.load("one"), late)
        assert [row.turns for row in await rows(store, AgreementRow)] == [2, 2]
        await store.close()

    run(main())


def test_one_who_is_asked_to_end_leaves_the_game_to_others_at_once(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await ended(store)
        engine = Quick(60.0)
        working = asyncio.create_task(worker(store, engine).one())
        while not engine.asked:
            await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert await worker(store).one()
        assert len(await rows(store, AgreementRow)) == 2
        await store.close()

    run(main())


def test_a_game_over_which_workers_die_is_left_alone(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await ended(store)
        for _ in range(TRIES):
            await worker(store)._take()
            async with store.transaction() as connection:
                await connection.execute(update(ToCompareRow).values(taken=now() - 1))
        engine = Quick()
        assert await worker(store, engine).one() and engine.asked == 0
        assert await rows(store, ToCompareRow) == [] == await rows(store, AgreementRow)
        await store.close()

    run(main())


def test_while_the_engine_is_needed_for_something_else_nothing_is_compared(
    settings: Settings,
) -> None:
    async def main() -> None:
        store = await opened(settings)
        await ended(store)
        engine, busy = Quick(), [True]
        working = asyncio.create_task(worker(store, engine, is_busy=lambda: busy[0]).one())
        await asyncio.sleep(0.2)
        assert engine.asked == 0
        busy[0] = False
        assert await working and engine.asked == 4
        await store.close()

    run(main())


def test_the_latest_games_of_somebody_are_added_up(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        moderation = ModerationStore(store)
        async with store.transaction() as connection:
            for number in range(agreement_sql.LATEST + 5):
                game = replace(rated(f"g{number:02}"), updated=number)
                await connection.execute(agreement_sql.found(game, W, Agreement(number, 1, 0.5)))
        found = (await moderation.agreements(["ann", "ben"]))["ann"]
        assert sorted(each.turns for each in found) == list(range(5, 25))
        there = await moderation.agreements_in(["g07"])
        assert there == {("g07", "ann"): Agreement(7, 1, 0.5)}
        await store.close()

    run(main())


def test_the_lane_study_does_it_and_another_process_where_one_was_killed(
    postgres: Postgres, migrated: str, tmp_path: Path
) -> None:
    address = postgres.address(postgres.new(migrated))
    thinkers = Thinkers(tmp_path, {"GIPF_DATABASE": address})

    async def until(store: Store, is_so: Callable[[list[Any], list[Any]], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so(await rows(store, ToCompareRow), await rows(store, AgreementRow)):
                await asyncio.sleep(0.05)

    async def main() -> None:
        store = await opened(Settings(data=tmp_path, database_address=address))
        await ended(store, turns=OPENING + 8)
        first = thinkers.think("study")
        await until(store, lambda waiting, _: waiting[0].worker is not None)
        first.kill()
        assert len(await rows(store, ToCompareRow)) == 1
        thinkers.think("study")
        await until(store, lambda waiting, found: not waiting and len(found) == 2)
        found = await rows(store, AgreementRow)
        assert {row.holder for row in found} == {"ann", "ben"}
        assert all(0 < row.turns <= 8 and row.first <= row.turns for row in found)
        await store.close()

    try:
        run(main())
    finally:
        thinkers.close()


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    with (
        service(tmp_path, unlimited=("203.0.113.0/24",)) as site,
        closing(Company(site, tmp_path)) as made,
    ):
        yield made


def test_moderators_see_it_beside_a_report_and_nobody_else_anywhere(company: Company) -> None:
    player = company.player.me()["id"]

    async def note() -> None:
        opened_store = Store(Settings(data=company.data))
        await opened_store.open(is_server=False)
        game = rated(company.game, player, "ben", Clock.new(300, 3))
        async with opened_store.transaction() as connection:
            await connection.execute(agreement_sql.found(game, W, Agreement(40, 31, 0.6)))
        await opened_store.close()

    asyncio.run(note())
    opponent = company.everybody["opponent"].http
    body = {"person": player, "reason": "cheating", "game": company.game}
    assert opponent.post("/api/reports", json=body).status_code == 204
    moderator = company.everybody["moderator"].http
    [report] = moderator.get("/api/reports").json()["reports"]
    share = {"games": 1, "turns": 40, "first": 0.775, "loss": 0.015}
    assert (report["agreement"], report["agreement_here"]) == (share, share)
    for role, person in company.everybody.items():
        if role == "moderator":
            continue
        for path in (
            "/api/reports",
            f"/api/people/{player}",
            f"/api/people/{player}/games",
            f"/api/games/{company.game}",
            f"/api/games/{company.game}/talk",
        ):
            assert "0.775" not in person.http.get(path).text, f"{role}: {path}"


def test_it_goes_with_the_account(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        async with store.transaction() as connection:
            game = rated("one")
            await connection.execute(agreement_sql.found(game, W, Agreement(7, 1, 0.5)))
            await connection.execute(agreement_sql.erased("ann"))
        assert await ModerationStore(store).agreements(["ann"]) == {}
        await store.close()

    run(main())
