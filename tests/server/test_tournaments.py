"""Tournaments in both kinds of databases, and by several workers: entered, begun and ended exactly once."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from contextlib import ExitStack
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from gipf.errors import GipfError
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.ratings import Rating
from gipf.host.tournaments import Crosstable, NoSuchTournament, next_start, places
from gipf.server import tournaments_sql
from gipf.server.models import BlockRow, GameRow, GuestRow, RatingRow
from gipf.server.notice_models import NoticeRow
from gipf.server.people_store import PeopleStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tasks import Tasks
from gipf.server.tournament_models import EntryRow, TournamentGameRow, TournamentRow
from gipf.server.tournament_store import TournamentStore
from gipf.variants import Player
from tests.server.real_servers import Postgres
from tests.server.serving import Site
from tests.server.test_store_kinds import opened
from tests.server.world import Visitor, service

NOVEMBER = int(datetime(2026, 11, 19, tzinfo=UTC).timestamp()) * 1000
DECEMBER = next_start(NOVEMBER)
BASIC = "2026-12-basic"
DAY = 86_400_000


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


async def people(store: Store, count: int, family: str = "basic") -> list[Person]:
    """Let people be known, the first the strongest; the last one has no rating."""
    names = [f"p{n}" for n in range(count)]
    async with store.transaction() as connection:
        await connection.execute(
            insert(GuestRow),
            [{"id": name, "name": name.upper(), "token": name, "created": 1} for name in names],
        )
        rated = Rating(deviation=60.0, at=NOVEMBER, games=9)
        rows = [
            {
                "holder": name, "family": family, "speed": "days", "value": 2000.0 - 10 * n,
                "deviation": rated.deviation, "volatility": rated.volatility, "at": rated.at,
                "games": rated.games,
            }
            for n, name in enumerate(names[:-1])
        ]  # fmt: skip
        await connection.execute(insert(RatingRow), rows)
    return [Person(name, name.upper(), "account") for name in names]


async def entered(settings: Settings, count: int) -> tuple[Store, TournamentStore, list[Person]]:
    store = await opened(settings)
    tournaments = TournamentStore(store)
    company = await people(store, count)
    for person in company:
        await tournaments.enter(BASIC, person, NOVEMBER)
    return store, tournaments, company


async def table_of(tournaments: TournamentStore, person: Person, now: int) -> Crosstable:
    table = await tournaments.crosstable(BASIC, person, now)
    assert table
    return table


async def told(store: Store) -> dict[str, dict[str, int]]:
    """Give how many notices of each kind everybody has."""
    asked = select(NoticeRow.kind, NoticeRow.holder)
    async with store.reading() as connection:
        rows = [tuple(row) for row in await connection.execute(asked)]
    kinds = {kind for kind, _ in rows}
    return {kind: dict(Counter(who for each, who in rows if each == kind)) for kind in kinds}


async def end(store: Store, game_id: str, loser: Player | None, now: int) -> LiveGame:
    game = await store.load(game_id)
    assert game
    ended = game.resigned(loser, now) if loser else game.abandoned(None, now)
    await store.save(ended, game)
    return ended


def test_people_enter_until_the_first_and_all_games_begin_at_once(settings: Settings) -> None:
    async def main() -> None:
        store, tournaments, company = await entered(settings, 9)
        ann, zoe = company[0], company[-1]
        await tournaments.enter(BASIC, ann, NOVEMBER)  # once more: it is so already
        await tournaments.leave(BASIC, company[4], NOVEMBER)
        with pytest.raises(GipfError, match="do not take part"):
            await tournaments.leave(BASIC, company[4], NOVEMBER)
        with pytest.raises(NoSuchTournament):
            await tournaments.enter("2026-12-chess", ann, NOVEMBER)
        with pytest.raises(GipfError, match="programs"):
            await tournaments.enter(BASIC, replace(ann, kind="bot"), NOVEMBER)
        [found] = [
            each
            for each in await tournaments.listed(ann, NOVEMBER, None, 9)
            if each.family == "basic"
        ]
        assert (found.entrants, found.is_own, found.begun, found.groups) == (8, True, None, 0)
        assert await tournaments.begin(NOVEMBER) == []

        games = await tournaments.begin(DECEMBER)
        assert len(games) == 2 * 12  # two groups of four, everybody twice
        assert await tournaments.begin(DECEMBER + DAY) == []
        with pytest.raises(GipfError, match="has begun"):
            await tournaments.enter(BASIC, company[4], DECEMBER)
        table = await table_of(tournaments, ann, DECEMBER)
        assert table.tournament.groups == 2 and table.tournament.begun == DECEMBER
        members = {
            group: [each.person for each in table.entrants if each.group == group]
            for group in (1, 2)
        }
        assert members == {1: ["p0", "p1", "p2", "p3"], 2: ["p5", "p6", "p7", zoe.id]}
        assert [each.rating for each in table.entrants][::7] == [2000.0, None]
        for each in games:
            stored = await store.load(each.id)
            assert stored == each and stored.tournament == BASIC and stored.is_timed
        own = Counter(seat.holder for each in games for seat in each.seats.values())
        assert set(own.values()) == {6} and len(own) == 8
        heard = await told(store)
        assert heard.pop("tournament") == dict.fromkeys(own, 1)
        assert heard == {"your-turn": Counter(each.seats[Player.WHITE].holder for each in games)}
        await store.close()

    run(main())


async def block(store: Store, *pairs: tuple[str, str]) -> None:
    async with store.transaction() as connection:
        rows = [{"person": by, "blocked": whom, "name": "", "at": 1} for by, whom in pairs]
        await connection.execute(insert(BlockRow), rows)


def test_who_has_blocked_somebody_does_not_meet_them_in_a_tournament(settings: Settings) -> None:
    async def main() -> None:
        store, tournaments, company = await entered(settings, 8)
        await block(store, ("p0", "p1"), ("p3", "p2"), ("p2", "nobody"))
        games = await tournaments.begin(DECEMBER)
        assert len(games) == 24
        table = await table_of(tournaments, company[0], DECEMBER)
        groups = {each.person: each.group for each in table.entrants}
        assert groups["p0"] != groups["p1"] and groups["p2"] != groups["p3"]
        met = {frozenset(seat.holder for seat in each.seats.values()) for each in games}
        assert not met & {frozenset(("p0", "p1")), frozenset(("p2", "p3"))}
        await store.close()

    run(main())


def test_in_one_group_two_of_whom_one_has_blocked_the_other_have_no_game(
    settings: Settings,
) -> None:
    async def main() -> None:
        store, tournaments, company = await entered(settings, 3)
        await block(store, ("p2", "p0"))
        games = await tournaments.begin(DECEMBER)
        met = {frozenset(seat.holder for seat in each.seats.values()) for each in games}
        assert met == {frozenset(("p0", "p1")), frozenset(("p1", "p2"))} and len(games) == 4
        for each in games:
            await end(store, each.id, None, DECEMBER)
        assert await tournaments.end(DECEMBER) == 1
        table = await table_of(tournaments, company[0], DECEMBER)
        found = places(table.entrants, table.games)
        assert [each.points for each in found] == [2.0, 1.0, 1.0]
        assert found[0].entrant.person == "p1"
        await store.close()

    run(main())


def test_where_nobody_would_play_anybody_it_begins_a_month_later(settings: Settings) -> None:
    async def main() -> None:
        store, tournaments, (ann, *_) = await entered(settings, 3)
        await block(store, ("p0", "p1"), ("p1", "p2"), ("p2", "p0"))
        assert await tournaments.begin(DECEMBER) == []
        assert await tournaments.crosstable(BASIC, ann, DECEMBER) is None
        await store.close()

    run(main())


def test_with_fewer_than_three_it_begins_a_month_later(settings: Settings) -> None:
    async def main() -> None:
        store, tournaments, (ann, _) = await entered(settings, 2)
        assert await tournaments.begin(DECEMBER) == []
        assert await tournaments.crosstable(BASIC, ann, DECEMBER) is None
        listed = await tournaments.listed(ann, DECEMBER, None, 9)
        assert {each.id for each in listed} == {f"2027-01-{each.family}" for each in listed}
        assert [each.entrants for each in listed if each.family == "basic"] == [2]
        await store.close()

    run(main())


def test_results_are_noted_as_games_end_and_the_last_ends_it(settings: Settings) -> None:
    async def main() -> None:
        store, tournaments, company = await entered(settings, 3)
        games = await tournaments.begin(DECEMBER)
        assert len(games) == 6
        for number, each in enumerate(games):
            assert await tournaments.end(DECEMBER) == 0
            holders = {player: each.seats[player].holder for player in Player}
            loser = next((p for p in Player if holders[p] == "p2"), Player.BLACK)
            await end(store, each.id, None if number == 5 else loser, DECEMBER + number)
        assert await tournaments.end(DECEMBER + DAY) == 1
        assert await tournaments.end(DECEMBER + DAY) == 0
        table = await table_of(tournaments, company[0], DECEMBER + DAY)
        assert table.tournament.ended == DECEMBER + DAY
        found = places(table.entrants, table.games)
        assert sum(place.points for place in found) == 6 and found[-1].entrant.person == "p2"
        winners = [(each.entrant.person, each.entrant.name) for each in found if each.rank == 1]
        assert list(table.tournament.winners) == winners
        assert (await told(store))["tournament"] == {"p0": 2, "p1": 2, "p2": 2}
        [over] = [
            each
            for each in await tournaments.listed(company[0], DECEMBER + DAY, None, 9)
            if each.ended
        ]
        assert over.id == BASIC and list(over.winners) == winners
        assert await tournaments.listed(company[0], DECEMBER, BASIC, 9) == []
        # what is deleted for good, as somebody's account may be, changes no table
        await store.delete(games[0].id)
        again = await table_of(tournaments, company[0], DECEMBER + DAY)
        assert again.games == table.games
        async with store.transaction() as connection:
            await tournaments_sql.forget(connection, "p0")
        gone = await table_of(tournaments, company[1], DECEMBER + DAY)
        assert [each.points for each in places(gone.entrants, gone.games)] == [
            each.points for each in found
        ]
        assert sum(each.person == "p0" for each in gone.entrants) == 0
        await store.close()

    run(main())


def test_a_game_whose_time_is_up_is_lost_in_the_table(settings: Settings) -> None:
    async def main() -> None:
        store, tournaments, company = await entered(settings, 3)
        await tournaments.begin(DECEMBER)
        store.is_shared = False  # nobody else has to be alive here
        assert len(await store.sweep(DECEMBER + 8 * DAY)) == 6
        assert await tournaments.end(DECEMBER + 8 * DAY) == 1
        table = await table_of(tournaments, company[0], DECEMBER + 8 * DAY)
        assert {(game.result, game.reason) for game in table.games} == {("0-1", "time")}
        assert [place.rank for place in places(table.entrants, table.games)] == [1, 1, 1]
        await store.close()

    run(main())


@pytest.mark.parametrize("played", [1, 2])
def test_who_withdraws_resigns_and_early_results_count_for_nobody(
    settings: Settings, played: int
) -> None:
    async def main() -> None:
        store, tournaments, company = await entered(settings, 3)
        games = await tournaments.begin(DECEMBER)
        ann = company[0]
        own = [each for each in games if each.held_by(ann.id)]
        for each in own[:played]:
            [player] = each.held_by(ann.id)
            await end(store, each.id, player.other, DECEMBER + 1)
        left = await tournaments.leave(BASIC, ann, DECEMBER + 2)
        assert sorted(left) == sorted(each.id for each in own[played:])
        assert sorted(await tournaments.leave(BASIC, ann, DECEMBER + 3)) == sorted(left)
        told: list[str] = []
        await tournaments.resign_left(DECEMBER + 4, lambda game, _: told.append(game.id))
        await tournaments.resign_left(DECEMBER + 5, lambda game, _: told.append(game.id))
        assert sorted(told) == sorted(left)
        with pytest.raises(GipfError, match="are over"):
            await tournaments.leave(BASIC, ann, DECEMBER + 6)
        table = await table_of(tournaments, ann, DECEMBER + 6)
        found = {each.entrant.person: each for each in places(table.entrants, table.games)}
        assert found["p0"].points == (2.0 if played == 2 else 0.0)
        assert (found["p0"].rank is None) == (played == 1)
        assert found["p2"].points == (2.0 if played == 2 else 0.0)
        for name in left:
            game = await store.load(name)
            assert game and game.reason == "resignation"
        await store.close()

    run(main())


def test_two_workers_begin_and_end_a_tournament_once(
    postgres: Postgres, migrated: str, tmp_path: Path
) -> None:
    shared = Settings(data=tmp_path, database_address=postgres.address(postgres.new(migrated)))

    async def main() -> None:
        server, tournaments, company = await entered(shared, 20)
        async with server.transaction() as connection:
            due = update(TournamentRow).where(TournamentRow.id == BASIC)
            await connection.execute(due.values(starts=NOVEMBER - DAY))
        stores = [Store(shared) for _ in range(2)]
        for store in stores:
            await store.open(is_server=False)
        said: list[int] = []
        workers = [
            Tasks(
                store, PeopleStore(store), lambda *_: None, pause=1,
                tournaments=TournamentStore(store), changed=partial(said.append, n),
            )
            for n, store in enumerate(stores)
        ]  # fmt: skip
        await asyncio.gather(*(worker.run_tournaments() for worker in workers * 5))
        assert len(said) == 1
        async with server.reading() as connection:
            count = select(func.count()).select_from
            games = await connection.scalar(count(GameRow))
            listed = await connection.scalar(count(TournamentGameRow))
            grouped = await connection.scalar(count(EntryRow).where(EntryRow.group.is_not(None)))
        sizes = [7, 7, 6]
        assert games == listed == sum(size * (size - 1) // 2 for size in sizes)
        assert grouped == 20
        table = await table_of(tournaments, company[0], NOVEMBER)
        for each in table.games:
            await end(server, each.game, Player.BLACK, NOVEMBER)
        await asyncio.gather(*(worker.run_tournaments() for worker in workers * 5))
        table = await table_of(tournaments, company[0], NOVEMBER)
        assert table.tournament.ended is not None
        for store in (server, *stores):
            await store.close()

    run(main())


def test_entering_while_it_begins_is_either_in_or_refused(
    postgres: Postgres, migrated: str, tmp_path: Path
) -> None:
    shared = Settings(data=tmp_path, database_address=postgres.address(postgres.new(migrated)))

    async def main() -> None:
        server, tournaments, _ = await entered(shared, 4)
        others = [Person(f"q{n}", f"Q{n}", "account") for n in range(8)]
        found = await asyncio.gather(
            *(tournaments.enter(BASIC, other, DECEMBER - 1) for other in others[:4]),
            tournaments.begin(DECEMBER),
            *(tournaments.enter(BASIC, other, DECEMBER - 1) for other in others[4:]),
            return_exceptions=True,
        )
        games = found.pop(4) or []
        refused = [each for each in found if each is not None]
        assert all(isinstance(each, GipfError) for each in refused)
        assert isinstance(games, list)
        games += await tournaments.begin(DECEMBER)  # it may have left it to who entered
        table = await table_of(tournaments, others[0], DECEMBER)
        assert len(table.entrants) == 4 + 8 - len(refused)
        assert all(each.group for each in table.entrants)
        playing = {seat.holder for game in games for seat in game.seats.values()}
        assert playing == {each.person for each in table.entrants}
        await server.close()

    run(main())


# ---------------------------------------------------------------------- over HTTP


def member(site: Any, name: str) -> Visitor:
    visitor = Visitor(site)
    made = visitor.http.post(
        "/api/account", json={"name": name, "password": "four plain old words"}
    )
    assert made.status_code == 201, made.text
    return visitor


def test_at_home_there_are_no_tournaments(site: Site) -> None:
    answer = site.http.get("/api/tournaments")
    assert (answer.status_code, answer.json()["code"]) == (422, "no-tournaments")


def test_a_tournament_is_entered_played_and_left_over_http(tmp_path: Path) -> None:
    unlimited = ("203.0.113.0/24",)
    with ExitStack() as stack, service(tmp_path, unlimited=unlimited) as site:
        company = [member(site, name) for name in ("Zann", "Zben", "Zcid")]
        for visitor in company:
            stack.callback(visitor.http.close)
        stranger = Visitor(site)
        stack.callback(stranger.http.close)
        listed = stranger.http.get("/api/tournaments").json()
        assert [each["family"] for each in listed["upcoming"]][:2] == ["basic", "standard"]
        [name] = [each["id"] for each in listed["upcoming"] if each["family"] == "basic"]
        entry = f"/api/tournaments/{name}/entry"
        assert stranger.http.put(entry).status_code == 403
        for visitor in company:
            told = visitor.http.put(entry).json()
        assert [each["name"] for each in told["entered"]] == ["Zann", "Zben", "Zcid"]
        assert [each["own"] for each in told["entered"]] == [False, False, True]
        assert told["may"] == "leave"
        assert company[2].http.delete(entry).json()["may"] == "enter"
        company[2].http.put(entry)
        assert stranger.http.get("/api/tournaments/none").status_code == 404
        exported = company[2].http.get("/api/account/export").json()
        assert [each["tournament"] for each in exported["tournaments"]] == [name]

    async def due() -> None:
        store = Store(Settings(data=tmp_path))
        await store.open(is_server=False)
        async with store.transaction() as connection:
            row = update(TournamentRow).where(TournamentRow.id == name)
            await connection.execute(row.values(starts=1))
        assert len(await TournamentStore(store).begin(now())) == 6
        await store.close()

    asyncio.run(due())
    with ExitStack() as stack, service(tmp_path, unlimited=unlimited) as site:
        again = [Visitor(site) for _ in company]
        for new, old in zip(again, company, strict=True):
            new.cookies = old.cookies
            stack.callback(new.http.close)
        ann, ben, _ = again
        told = ann.http.get(f"/api/tournaments/{name}").json()
        assert told["may"] == "withdraw" and told["begun"] and not told["entered"]
        [group] = told["tables"]
        assert len(group["games"]) == 6
        [number] = [each["number"] for each in group["places"] if each["own"]]
        game = next(
            each["id"] for each in group["games"] if number in (each["white"], each["black"])
        )
        state = ann.http.get(f"/api/games/{game}").json()
        assert state["tournament"] == name and state["clock"]["cap"] == 864_000
        stays = ann.http.delete(f"/api/games/{game}")
        assert stays.json()["code"] in ("tournament-game-stays", "goes-on-between-people")
        told = ann.http.delete(entry).json()
        assert told["may"] is None
        [group] = told["tables"]
        own = next(each for each in group["places"] if each["own"])
        assert own["withdrawn"] and not own["counts"] and own["rank"] is None
        for each in group["games"]:
            goes_on = number not in (each["white"], each["black"])
            assert (each["result"] == "*") == goes_on
        assert ben.http.get("/api/tournaments").json()["running"][0]["own"] is True
