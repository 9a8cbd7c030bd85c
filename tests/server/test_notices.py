"""Notices as they are stored, in both kinds of databases; told over the WebSocket at once, and found again."""

import asyncio
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import select

from gipf import Position
from gipf.host.bus import LocalBus
from gipf.host.clock import Clock
from gipf.host.interfaces import Overtaken
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.notices import USUAL, Choice
from gipf.host.people import Person
from gipf.host.seats import Seat
from gipf.host.seeks import DAYS as FORTNIGHT
from gipf.host.talk import Line
from gipf.server.moderation_store import ModerationStore
from gipf.server.notice_models import NoticeRow
from gipf.server.notice_store import NoticeStore
from gipf.server.people_store import PeopleStore
from gipf.server.redis_bus import bus_of
from gipf.server.seek_store import SeekStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tasks import UNTOLD, Tasks
from gipf.variants import Player
from tests.host.test_seeks import DAYS, seek
from tests.server.cast import Cast
from tests.server.real_servers import Postgres, Redis
from tests.server.serving import Site, process
from tests.server.tab import State, Tab
from tests.server.test_store_kinds import let_in, opened, run

W, B = Player
ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")
PEOPLE = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}
LONG = {"seconds": 3 * 86_400, "increment": 86_400, "cap": 3 * 86_400}


def over_days(name: str = "abc", **more: Any) -> LiveGame:
    clock = Clock.new(86_400, 86_400, cap=86_400)
    game = LiveGame.new(name, now(), Position.start("basic"), PEOPLE, clock)
    return replace(game, **more)


async def kinds(store: Store, key: str, *, new: bool = True) -> list[str]:
    """Give the kinds of somebody's notices, the latest first: the new ones, or those that were seen."""
    found = await NoticeStore(store).listed(key, None, 50, now())
    return [each.kind for each in found if each.is_seen is not new]


def test_a_notice_is_written_with_the_move_or_not_at_all(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        changed: list[set[str]] = []
        store.on_notices = lambda keys: changed.append(set(keys))
        first = over_days()
        await store.add(first)
        assert await kinds(store, "ann") == ["your-turn"] and changed == [{"ann"}]
        second = first.played("c2", "person", now())
        await store.save(second, first)
        assert (await kinds(store, "ann"), await kinds(store, "ben")) == ([], ["your-turn"])
        assert await kinds(store, "ann", new=False) == ["your-turn"]
        assert changed[1:] == [{"ann", "ben"}]
        try:
            await store.save(first.resigned(W, now()), first)
        except Overtaken:
            pass
        else:
            raise AssertionError("it was stored")
        assert await kinds(store, "ann") == [] and len(changed) == 2
        third = second.draw_offered(W, now())
        await store.save(third, second)
        await store.save(third.resigned(B, now()), third)
        assert await kinds(store, "ann") == ["game-ended"]
        assert await kinds(store, "ben") == ["game-ended"]
        await store.close()
        store = await opened(settings)
        assert await NoticeStore(store).unseen("ben", now()) == (1, ["abc"])
        await store.close()

    run(main())


def test_a_challenge_is_told_until_it_is_answered_or_gone(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        await let_in(store, "ann", "ben")
        seeks = SeekStore(store)
        for name in ("one", "two", "three"):
            made = seek("ann", "basic", DAYS, id=name, to="ben", to_name="Ben", name="Ann")
            await seeks.add(replace(made, created=at, expires=at + FORTNIGHT), at)
        assert await kinds(store, "ben") == ["challenge"] * 3
        await seeks.withdraw("one", ANN)
        assert await kinds(store, "ben") == ["challenge"] * 2
        game = await seeks.accept("two", BEN, None, None, at)
        # who has offered hears that it has begun, and not besides whose turn it is
        assert await kinds(store, "ann") == ["game-begun"]
        yours = ["your-turn"] if game.held_by("ben") == [W] else []
        assert await kinds(store, "ben") == [*yours, "challenge"]
        board = NoticeStore(store)
        assert len(await board.listed("ben", None, 9, at + 2 * FORTNIGHT)) == 2 + len(yours)
        assert (await board.unseen("ben", at + 2 * FORTNIGHT))[0] == len(yours)
        await store.close()

    run(main())


def test_two_who_are_paired_are_both_told(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        await let_in(store, "ann", "ben")
        seeks = SeekStore(store)
        for name in ("ann", "ben"):
            made = seek(name, "basic", DAYS, id=name, name=name.title())
            await seeks.add(replace(made, created=at, expires=at + FORTNIGHT), at)
        assert len(await seeks.pair(at)) == 1
        assert await kinds(store, "ann") == await kinds(store, "ben") == ["game-begun"]
        await store.close()

    run(main())


def test_what_is_said_is_told_once_until_it_is_heard(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await store.add(over_days())
        moderation, board = ModerationStore(store), NoticeStore(store)

        async def say(person: str, text: str, room: Any = "players") -> None:
            line = Line(0, "abc", room, person, person.title(), text, None, now())
            await moderation.say(line)

        await say("ann", "hello")
        await say("ann", "are you there?")
        await say("sue", "look at that", "spectators")
        assert await kinds(store, "ben") == ["talk"] and "talk" not in await kinds(store, "ann")
        await board.see("ben", now(), game="abc", notices=None)
        await say("ann", "well?")
        assert await kinds(store, "ben") == ["talk"]
        await board.see("ben", now(), game=None, notices=None)
        await moderation.block(BEN, "ann", "Ann", now(), is_on=True)
        await say("ann", "and now?")
        assert await kinds(store, "ben") == []
        await store.close()

    run(main())


def test_who_has_asked_for_a_rematch_hears_that_it_has_begun(settings: Settings) -> None:
    async def main() -> None:
        from gipf.host.consent import rematch_proposed

        store = await opened(settings)
        over = over_days().resigned(W, now())
        await store.add(over)
        asked = rematch_proposed(over, W, now())
        await store.save(asked, over)
        assert await kinds(store, "ben") == ["asked"]
        again = asked.rematched("again", now())
        await store.add_rematch(again, asked.followed("again", now()))
        assert await kinds(store, "ann") == ["game-begun"]
        assert await kinds(store, "ben") == ["your-turn"]
        await store.close()

    run(main())


def test_what_somebody_switches_off_is_kept_but_not_shown(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await store.add(over_days())
        board = NoticeStore(store)
        assert await board.choices("ann") == USUAL
        off = {**USUAL, "your-turn": Choice(page=False)}
        await board.choose("ann", off)
        assert await board.choices("ann") == off
        assert await kinds(store, "ann") == [] and (await board.unseen("ann", now()))[0] == 0
        await board.choose("ann", USUAL)
        assert await kinds(store, "ann") == ["your-turn"]
        await store.close()

    run(main())


def test_old_notices_go_and_so_do_those_of_who_goes(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        people = PeopleStore(store)
        await store.add(over_days(seats={**PEOPLE, W: Seat("person", "White", holder="ann")}))
        second = over_days("second", created=1, updated=1)
        await store.add(second)
        await Tasks(store, people, lambda *_: None, pause=3600).clean()
        assert await kinds(store, "ann") == ["your-turn"], f"nothing is kept for {UNTOLD} ms"
        await store.save(second.played("c2", "person", now()), second)
        await people.end("ann")
        assert await kinds(store, "ann") == await kinds(store, "ann", new=False) == []
        async with store.reading() as connection:
            rows = (await connection.execute(select(NoticeRow))).all()
        assert [(row.holder, row.other, row.name) for row in rows] == [("ben", "!", "")]
        await store.close()

    run(main())


def test_two_who_see_and_change_at_once_do_not_wait_for_each_other(
    postgres: Postgres, migrated: str, tmp_path: Path
) -> None:
    async def main() -> None:
        address = postgres.address(postgres.new(migrated))
        store = await opened(Settings(data=tmp_path, database_address=address))
        board, games = NoticeStore(store), [over_days(f"g{n}") for n in range(8)]
        for game in games:
            await store.add(game)

        async def play(game: LiveGame) -> None:
            for move, by in (("c2", "person"), ("c6", "person")):
                after = game.played(move, by, now())  # type: ignore[arg-type]
                await store.save(after, game)
                game = after

        async def look() -> None:
            for _ in range(10):
                await board.see("ann", now(), game=None, notices=None)
                await board.see("ben", now(), game=None, notices=None)

        await asyncio.gather(*map(play, games), look(), look())
        await look()
        assert await kinds(store, "ann") == await kinds(store, "ben") == []
        await store.close()

    run(main())


# ---------------------------------------------------------------------- told to a page


def hear(tab: Tab, is_so: Any) -> State:
    """Hear events until notices are so; give them."""
    while True:
        found: list[State] = [each["notices"] for each in tab.events if each["event"] == "notices"]
        if found and is_so(found[-1]):
            return found[-1]
        tab.hear()


def test_a_page_is_told_at_once_and_no_longer_when_the_game_is_looked_at(site: Site) -> None:
    with closing(Cast(site, days=LONG)) as cast, cast.opponent.tab() as page:
        assert page.ask("watch-notices", language="de")["notices"]["unseen"] == 0
        with cast.player.tab() as tab:
            tab.watch(cast.game)
            tab.play(cast.game, "c2")
        told = hear(page, lambda each: each["unseen"] == 1)
        assert told["games"] == [cast.game]
        [notice] = told["notices"]
        assert notice["says"] == {"id": "notice-your-turn", "args": {"name": "Ann"}}
        assert notice["link"] == f"game/{cast.game}" and not notice["seen"]
        # another device finds it, too, and both hear when it was seen
        with cast.opponent.tab() as other:
            assert other.ask("watch-notices")["notices"] == told
            seen = cast.opponent.http.post("/api/notices/seen", json={"game": cast.game}).json()
            assert seen["unseen"] == 0 and seen["notices"][0]["seen"]
            for each in (page, other):
                hear(each, lambda each: each["unseen"] == 0)
        listed = cast.opponent.http.get("/api/notices?limit=1").json()
        assert listed["notices"][0]["id"] == notice["id"] and listed["next"] is None
        assert (
            cast.player.http.post("/api/notices/seen", json={"notices": [notice["id"]]}).json()[
                "notices"
            ]
            == cast.player.http.get("/api/notices").json()["notices"]
        )
        page.ask("unwatch-notices")


def test_choices_are_made_kind_by_kind(site: Site) -> None:
    with closing(Cast(site)) as cast:
        http = cast.player.http
        usual = http.get("/api/notices/settings").json()
        assert (usual["mail"], usual["key"], usual["devices"]) == (None, None, [])
        talk = {"kind": "talk", "page": False, "push": True, "mail": "never"}
        made = http.put("/api/notices/settings", json={"choices": [talk]}).json()
        assert [each for each in made["choices"] if each not in usual["choices"]] == [talk]
        assert cast.opponent.http.get("/api/notices/settings").json() == usual
        for wrong in ({**talk, "kind": "weather"}, {**talk, "mail": "often"}):
            answer = http.put("/api/notices/settings", json={"choices": [wrong]})
            assert answer.status_code == 422
        device = {"endpoint": "https://web.push.apple.com/x", "keys": {"p256dh": "", "auth": ""}}
        assert http.put("/api/notices/devices", json=device).json()["code"] == "push-off"


def test_the_list_goes_on_in_parts(settings: Settings) -> None:
    from gipf.host.notice_board import NoticeBoard

    async def main() -> None:
        store = await opened(settings)
        for n in range(5):
            await store.add(over_days(f"g{n}"))
        board = NoticeBoard(NoticeStore(store), LocalBus())
        first = await board.look(ANN, None, 3)
        assert len(first["notices"]) == 3 and first["unseen"] == 5 and len(first["games"]) == 5
        rest = await board.look(ANN, first["next"], 3)
        assert len(rest["notices"]) == 2 and rest["next"] is None
        assert len({each["id"] for each in (*first["notices"], *rest["notices"])}) == 5
        await store.close()

    run(main())


def test_another_server_tells_it_and_what_is_lost_on_the_way_is_found(
    postgres: Postgres, migrated: str, redis_server: Redis, tmp_path: Path
) -> None:
    environment = {"GIPF_DATABASE": postgres.address(postgres.new(migrated))}
    environment["GIPF_BUS"] = redis_server.address

    async def write(*, bus: bool, name: str) -> None:
        settings = Settings(data=tmp_path, database_address=environment["GIPF_DATABASE"])
        store, line = Store(settings), bus_of(redis_server.address)
        await store.open(is_server=False)
        if bus:
            from gipf.host.notice_board import news_of

            await line.open()
            store.on_notices = lambda keys: line.publish(news_of(keys))
        seats = {W: PEOPLE[W], B: Seat("person", "Olga")}  # the second is the machine's owner
        game = over_days(name, seats=seats)
        await store.add(game)
        await store.save(game.played("c2", "person", now()), game)
        await line.close()
        await store.close()

    with process(tmp_path / "server", **environment) as site, site.tab() as tab:
        assert tab.ask("watch-notices")["notices"]["unseen"] == 0
        run(write(bus=True, name="heard"))
        hear(tab, lambda each: each["games"] == ["heard"])
        run(write(bus=False, name="lost"))
        hear(tab, lambda each: each["games"] == ["heard", "lost"])
