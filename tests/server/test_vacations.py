"""Vacation and notices as they are stored, for both kinds of databases; and asked for over HTTP."""

from contextlib import closing
from typing import Any

from sqlalchemy import select

from gipf import Position
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import OWNER, Person
from gipf.host.seats import Seat
from gipf.host.timekeeping import DAY
from gipf.server.notice_models import NoticeRow
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.vacations import Vacations
from gipf.variants import Player
from tests.server.cast import Cast
from tests.server.serving import Site
from tests.server.test_store_kinds import opened, run

W, B = Player
BEN = Person("ben", "Ben")
PEOPLE = {W: Seat("person", "Ann"), B: Seat("person", "Ben", holder="ben")}
HOUR = 3_600_000


def over_days(name: str, at: int, days: int = 3) -> LiveGame:
    clock = Clock.new(days * 86_400, days * 86_400, cap=days * 86_400)
    return LiveGame.new(name, at, Position.start("basic"), PEOPLE, clock)


async def stored(store: Store, name: str) -> Clock:
    game = await store.load(name)
    assert game and game.clock
    return game.clock


def test_a_vacation_stops_the_times_of_all_games_over_days(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        vacations = Vacations(store)
        for name in ("one", "two"):
            await store.add(over_days(name, at - DAY))
        live = LiveGame.new("live", at, Position.start("basic"), PEOPLE, Clock.new(300, 0))
        await store.add(live)
        await store.add(over_days("over", at - DAY).resigned(W, at))

        await vacations.begin(OWNER, 10)
        changed = await vacations.apply()
        assert sorted(game.id for game, _ in changed) == ["one", "two"]
        assert all(game.version == before.version + 1 for game, before in changed)
        assert await vacations.apply() == []  # it is known now
        clock = await stored(store, "one")
        assert clock.running is W and clock.left_at(at + 5 * DAY)[W] == clock.left_at(now())[W]
        assert clock.flag(at + 11 * DAY) is None
        assert clock.flag(at + 13 * DAY) is W  # and two days of the turn were left

        # a game that begins meanwhile knows it, too, and another's vacation is another's
        await store.add(over_days("new", at))
        await vacations.begin(BEN, 3)
        [(new, _)] = [pair for pair in await vacations.apply() if pair[0].id == "new"][-1:]
        assert new.clock and set(new.clock.rests) == {W, B}
        await vacations.end(OWNER)
        await vacations.apply()
        clock = await stored(store, "new")
        assert set(clock.rests) == {B} and clock.left_at(now() + DAY)[W] < 2 * DAY + HOUR
        assert await vacations.of(OWNER) != []
        await store.close()

    run(main())


def test_a_server_that_was_away_gives_nothing_to_whose_time_stood_still(
    settings: Settings,
) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        await store.add(over_days("abc", at - DAY))
        await Vacations(store).begin(OWNER, 10)
        await Vacations(store).apply()
        before = await stored(store, "abc")
        await store.beat(at - 4 * HOUR)  # so it was killed four hours ago
        await store.close()
        store = await opened(settings)
        assert await stored(store, "abc") == before
        await store.close()

    run(main())


def test_who_has_little_time_left_is_noted_once_in_a_turn(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        for name, days, gone in (
            ("short", 3, 2 * DAY + HOUR),
            ("long", 3, DAY),
            ("a day", 1, HOUR),
            ("eight hours", 1, 17 * HOUR),
        ):
            await store.add(over_days(name, at - gone, days))
        assert await store.note_short_times(at) == 2
        assert await store.note_short_times(at + HOUR) == 0
        async with store.reading() as connection:
            is_short = NoticeRow.kind == "time-short"
            asked = select(NoticeRow).where(is_short).order_by(NoticeRow.game_id)
            found = (await connection.execute(asked)).all()
        assert [(row.game_id, row.holder, row.name, row.link) for row in found] == [
            ("eight hours", "", "Ben", "game/eight hours"),
            ("short", "", "Ben", "game/short"),
        ]
        assert all(row.at == at and row.seen is None for row in found)
        # in the next turn it is the other's, and is noted for them
        game = await store.load("short")
        assert game
        await store.save(game.played("c2", "person", at), game)
        assert await store.note_short_times(at + 2 * DAY + HOUR) >= 1
        async with store.reading() as connection:
            done = is_short, NoticeRow.seen.is_not(None)  # the first one's turn is over
            assert list(await connection.scalars(select(NoticeRow.game_id).where(*done))) == [
                "short"
            ]
            mine = select(NoticeRow.game_id).where(NoticeRow.holder == "ben", is_short)
            assert list(await connection.scalars(mine)) == ["short"]
        await store.forget_notices(at + 1)
        async with store.reading() as connection:
            assert len((await connection.execute(select(NoticeRow))).all()) >= 1
        await store.forget_notices(at + 9 * DAY)
        async with store.reading() as connection:
            assert (await connection.execute(select(NoticeRow))).all() == []
        await store.close()

    run(main())


def test_somebody_goes_on_vacation_and_the_other_sees_it_at_once(site: Site) -> None:
    days = {"seconds": 3 * 86_400, "increment": 86_400, "cap": 3 * 86_400}
    with closing(Cast(site, days=days)) as cast, cast.opponent.tab() as other:
        other.watch(cast.game)
        http = cast.player.http
        fresh = http.get("/api/me/vacation").json()
        assert fresh == {"until": None, "left": 30.0, "year": 30}
        told: dict[str, Any] = http.put("/api/me/vacation", json={"days": 7}).json()
        assert told["until"] and told["left"] == 23.0
        state = other.wait(cast.game, lambda state: "vacation" in state["seats"]["w"])
        assert state["seats"]["w"]["vacation"] == told["until"]
        assert 6.9 * 86_400 < state["clock"]["starts"] <= 7 * 86_400
        assert "vacation" not in state["seats"]["b"]
        assert cast.opponent.http.get("/api/me/vacation").json() == fresh
        shorter = http.put(
            "/api/me/vacation", json={"days": 2}
        ).json()  # it goes on, for other days
        assert shorter["left"] == 28.0 and shorter["until"] < told["until"]
        back = http.delete("/api/me/vacation").json()
        assert (back["until"], back["left"]) == (None, 29.0)
        state = other.wait(cast.game, lambda state: "vacation" not in state["seats"]["w"])
        assert "starts" not in state["clock"] and state["clock"]["running"] == "w"
        assert http.put("/api/me/vacation", json={"days": 30}).status_code == 422


def test_time_is_given_and_both_are_told(site: Site) -> None:
    cast = Cast(site, clock={"seconds": 300, "increment": 0})
    people = cast.player.tab(), cast.opponent.tab(), cast.spectator.tab()
    with closing(cast), people[0] as giver, people[1] as other, people[2] as sue:
        for tab in (giver, other, sue):
            tab.watch(cast.game)
        giver.ask("give", game=cast.game)
        for tab in (giver, other, sue):
            while not (told := [event for event in tab.events if event["event"] == "given"]):
                tab.hear()
            assert [(event["player"], event["seconds"]) for event in told] == [("b", 15)]
            assert tab.states[cast.game]["clock"]["left"] == {"w": 300.0, "b": 315.0}
        assert sue.try_to("give", game=cast.game)["code"] == "not-your-game"
