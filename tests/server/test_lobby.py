"""The lobby: offers that are made, accepted, paired and told, in both kinds of databases and over HTTP."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from gipf.errors import GipfError
from gipf.host import lobby as lobby_module
from gipf.host.api.lobby import lobby_of
from gipf.host.bus import LocalBus
from gipf.host.interfaces import NoSuchSeek, Outbox
from gipf.host.lobby import Lobby
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.seeks import DAYS as FORTNIGHT
from gipf.host.seeks import LIVE, MOST_SEEKS, TOLD, Seek
from gipf.host.time_controls import TimeControl
from gipf.server.models import BlockRow
from gipf.server.seek_store import SeekStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.host.test_seeks import DAYS, FAST, seek
from tests.server.cast import Cast, Guest
from tests.server.serving import Site, serving
from tests.server.test_errors import check_refusal
from tests.server.test_store_kinds import let_in, opened
from tests.test_errors import check_sentences, check_told

W, B = Player
TIME = {"seconds": 300, "increment": 3}
WEEK = {"seconds": 604_800, "increment": 604_800, "cap": 604_800}
LATE = 10**7
NAMES = ("ann", "ben", "cid", "dan")
PEOPLE = (
    *NAMES,
    *(f"p{n}" for n in range(20)),
    *(f"{name}{n}" for name in NAMES for n in range(5)),
)


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def person(name: str) -> Person:
    return Person(name, name.title())


def offer(maker: str | None, *times: TimeControl, **more: Any) -> Seek:
    """An offer that is there for long."""
    return seek(maker, "basic", *(times or (FAST,)), **{"expires": LATE, **more})


async def both(settings: Settings) -> tuple[Store, SeekStore]:
    store = await opened(settings)
    await let_in(store, *PEOPLE)
    return store, SeekStore(store)


def test_an_offer_comes_back_whole_and_survives_a_restart(settings: Settings) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        made = Seek(
            "abc", None, "Ö 한글", ("basic", "yinsh(blitz)"), (FAST, TimeControl(900, 10)), 1, LATE,
            colour=B, to="ben", to_name="Ben", game="xyz",
        )  # fmt: skip
        await seeks.add(made, 1)
        await seeks.add(offer("ann", DAYS, games=3), 2)
        await store.close()
        store, seeks = await both(settings)
        assert await seeks.seeks(3) == [offer("ann", DAYS, games=3), made]
        assert await seeks.seeks(LATE) == []
        await store.close()

    run(main())


def test_a_live_offer_takes_the_place_of_the_one_before_and_others_have_a_most(
    settings: Settings,
) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        for name in ("one", "two"):
            await seeks.add(offer("ann", id=name), 1)
        assert [each.id for each in await seeks.seeks(1)] == ["two"]
        for number in range(MOST_SEEKS - 1):
            await seeks.add(offer("ann", DAYS, id=f"{number}"), 1)
        with pytest.raises(GipfError) as refused:
            await seeks.add(offer("ann", DAYS, id="more"), 1)
        check_sentences(refused.value)
        assert refused.value.code == "too-many-seeks"
        await seeks.add(offer("ben", DAYS, id="more"), 1)
        await seeks.add(offer("ann", DAYS, id="later"), LATE)  # the others are no longer there
        assert [each.id for each in await seeks.seeks(1)] == ["later"]
        await store.close()

    run(main())


def test_of_many_who_accept_at_once_one_plays(settings: Settings) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        await seeks.add(offer("ann", colour=B), 1)
        people = [person(f"p{n}") for n in range(8)]
        for each in people[:4]:
            await seeks.add(offer(each.id, TimeControl(900, 10)), 1)
        games = await asyncio.gather(
            *(seeks.accept("ann", each, None, None, 5) for each in people), return_exceptions=True
        )
        begun = [game for game in games if not isinstance(game, BaseException)]
        assert len(begun) == 1 and await store.count() == 1
        assert all(isinstance(game, NoSuchSeek) for game in games if game not in begun)
        again = await store.load(begun[0].id)
        assert again and again.is_public and again.seats[B].holder == "ann"
        [told] = [each for each in await seeks.seeks(6) if each.id == "ann"]
        assert (told.game, told.is_open, told.expires) == (again.id, False, 5 + TOLD)
        opponent = again.seats[W].holder
        assert opponent not in [each.maker for each in await seeks.seeks(6)]
        await store.close()

    run(main())


def test_an_offer_that_has_begun_a_game_stays_when_its_maker_wants_another(
    settings: Settings,
) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        await seeks.add(offer("ann"), 1)
        game = await seeks.accept("ann", person("ben"), None, None, 5)
        await seeks.add(offer("ann", id="next"), 6)
        told = {each.id: each.game for each in await seeks.seeks(6)}
        assert told == {"ann": game.id, "next": None}, "its page has not heard of it yet, perhaps"
        await seeks.add(offer("cid"), 7)
        other = await seeks.accept("cid", person("ann"), None, None, 8)
        told = {each.id: each.game for each in await seeks.seeks(8)}
        assert told == {"ann": game.id, "cid": other.id}
        await store.close()

    run(main())


def test_those_who_suit_each_other_are_paired_once_by_however_many(settings: Settings) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        stores = [store]
        if store.is_shared:
            stores += [await opened(settings) for _ in range(3)]
        everybody = [SeekStore(each) for each in stores]
        for n in range(20):
            await seeks.add(offer(f"p{n}", created=n), n)
        found = await asyncio.gather(*(each.pair(50) for each in everybody * 3))
        found += [await seeks.pair(51)]  # what was being looked at meanwhile
        games = [game for part in found for game in part]
        assert len(games) == 10 == await store.count()
        players = [seat.holder for game in games for seat in game.seats.values()]
        assert sorted(filter(None, players)) == sorted(f"p{n}" for n in range(20))
        assert {each.game for each in await seeks.seeks(52)} == {game.id for game in games}
        for each in stores:
            await each.close()

    run(main())


def test_pairing_and_accepting_at_once_begin_one_game(settings: Settings) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        for round_ in range(5):
            names = [f"{name}{round_}" for name in ("ann", "ben", "cid")]
            for name in names[:2]:
                await seeks.add(offer(name), 1)
            begun = await asyncio.gather(
                seeks.pair(5), seeks.accept(names[0], person(names[2]), None, None, 5),
                return_exceptions=True,
            )  # fmt: skip
            accepted = not isinstance(begun[1], BaseException)
            assert accepted or isinstance(begun[1], NoSuchSeek)
            paired = begun[0] if isinstance(begun[0], list) else []
            assert len(paired) + accepted == 1
            for name in names[:2]:
                for each in [one for one in await seeks.seeks(6) if one.maker == name]:
                    await seeks.withdraw(each.id, person(name))
        await store.close()

    run(main())


def test_a_standing_offer_begins_as_many_games_as_it_says(settings: Settings) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        await seeks.add(offer("ann", DAYS, games=2), 1)
        first = await seeks.accept("ann", person("ben"), None, None, 5)
        [left] = await seeks.seeks(6)
        assert (left.games, left.game, left.expires) == (1, first.id, LATE)
        second = await seeks.accept("ann", person("cid"), None, None, 7)
        [used] = await seeks.seeks(8)
        assert (used.games, used.game, used.expires) == (0, second.id, 7 + FORTNIGHT)
        assert first.is_over_days and first.clock and first.clock.running is W
        with pytest.raises(NoSuchSeek) as taken:
            await seeks.accept("ann", person("dan"), None, None, 8)
        assert taken.value.code == "seek-taken"
        check_sentences(taken.value)
        await store.close()

    run(main())


def test_a_challenge_is_for_one_and_who_is_blocked_makes_none(settings: Settings) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        await seeks.add(offer("ann", to="ben", to_name="Ben"), 1)
        with pytest.raises(NoSuchSeek):
            await seeks.accept("ann", person("cid"), None, None, 5)
        with pytest.raises(NoSuchSeek):
            await seeks.withdraw("ann", person("cid"))
        assert (await seeks.withdraw("ann", person("ben"))).maker == "ann"
        async with store.transaction() as connection:
            values = {"person": "ben", "blocked": "ann", "name": "Ann", "at": 1}
            await connection.execute(insert(BlockRow).values(**values))
        with pytest.raises(GipfError) as refused:
            await seeks.add(offer("ann", to="ben"), 1)
        assert refused.value.code == "not-challenged"
        check_sentences(refused.value)
        await seeks.add(offer("ann"), 1)
        await seeks.add(offer("ben"), 1)
        assert await seeks.pair(5) == []
        with pytest.raises(NoSuchSeek):
            await seeks.accept("ben", person("ann"), None, None, 5)
        each_other = {"ann": {"ben"}, "ben": {"ann"}}
        assert await seeks.apart([person("ann"), person("cid")]) == each_other
        assert await seeks.apart([person("ben")]) == each_other
        assert await seeks.apart([person("cid")]) == {}
        await store.close()

    run(main())


def test_a_live_offer_is_kept_while_its_maker_is_there(settings: Settings) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        for maker in ("ann", "ben", None):
            await seeks.add(offer(maker, expires=LIVE), 1)
        await seeks.add(offer("ann", DAYS, id="days", expires=LIVE), 1)
        later = LIVE - 1000
        await seeks.renew({"ann", None}, later)
        left = {each.id: each.expires for each in await seeks.seeks(later)}
        assert left == {"ann": later + LIVE, "None": later + LIVE, "ben": LIVE, "days": LIVE}
        await seeks.renew({"ann"}, later + 1)
        assert {each.expires for each in await seeks.seeks(LIVE + 1)} == {later + LIVE}
        await store.close()

    run(main())


# ---------------------------------------------------------------------- over HTTP


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("lobby")) as site:
        yield site


@pytest.fixture
def company(shared: Site) -> Iterator[Cast]:
    with closing(Cast(shared)) as cast:
        yield cast


def made(who: Any, *named: str, status: int = 201, **more: Any) -> Any:
    """Offer something."""
    body = {"variants": list(named) or ["basic"], "times": [TIME], **more}
    answer = who.http.post("/api/lobby/seeks", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def lobby(who: Any) -> list[Any]:
    """Give what somebody is offered."""
    return list(who.http.get("/api/lobby").json()["seeks"])


def test_two_guests_meet_and_both_are_told(company: Cast) -> None:
    ann, ben = company.player, company.opponent
    with ann.tab() as tab, ben.tab() as other:
        assert tab.ask("watch-lobby")["lobby"]["seeks"] == []
        other.ask("watch-lobby")
        seek = made(ann, "basic", "standard", colour="b")
        assert (seek["own"], seek["name"], seek["game"], seek["rating"]) == (
            True,
            "Ann",
            None,
            None,
        )
        while not (told := next_lobby(other)["seeks"]):
            pass
        assert [(each["name"], each["own"], each["variants"]) for each in told] == [
            ("Ann", False, ["basic", "standard"])
        ]
        path = f"/api/lobby/seeks/{seek['id']}/accept"
        begun = ben.http.post(path, json={"variant": "standard", "time": TIME}).json()["game"]
        while not [each for each in next_lobby(tab)["seeks"] if each["game"] == begun]:
            pass
        state = tab.watch(begun)
        assert (state["own"], state["variant"]) == (["b"], "standard")
        assert [state["seats"][player]["name"] for player in "wb"] == ["Ben", "Ann"]
    assert lobby(ben) == []
    answer = ann.http.request("DELETE", f"/api/lobby/seeks/{seek['id']}")
    assert answer.json() == {"game": begun}
    assert lobby(ann) == []
    games = ben.http.get("/api/lobby").json()["games"]
    assert begun in [game["id"] for game in games]
    watched = company.guest.http.get(f"/api/games/{begun}")
    assert watched.status_code == 200 and watched.json()["own"] == []


def next_lobby(tab: Any) -> Any:
    """Hear of the lobby."""
    while not (told := [event for event in tab.events if event["event"] == "lobby"]):
        tab.hear()
    tab.events.remove(told[0])
    return told[0]["lobby"]


def test_two_who_seek_the_same_are_paired_by_themselves(company: Cast) -> None:
    first = made(company.player, "matrx", "basic")
    made(company.guest, "basic", "tournament")
    [seek] = [each for each in lobby(company.player) if each["own"]]
    assert seek["id"] == first["id"] and seek["game"]
    state = company.guest.http.get(f"/api/games/{seek['game']}").json()
    assert state["variant"] == "basic" and len(state["own"]) == 1
    for who in (company.player, company.guest):
        for each in lobby(who):
            assert who.http.delete(f"/api/lobby/seeks/{each['id']}").status_code == 200


def test_the_owner_is_challenged_and_plays_under_a_name(company: Cast) -> None:
    seek = made(company.player, times=[WEEK], to="")
    assert [each["id"] for each in lobby(company.owner)] == [seek["id"]]
    assert lobby(company.guest) == []
    path = f"/api/lobby/seeks/{seek['id']}/accept"
    assert company.guest.http.post(path, json={}).status_code == 404
    begun = company.owner.http.post(path, json={"name": "Zoë"}).json()["game"]
    seats = company.player.http.get(f"/api/games/{begun}").json()["seats"]
    assert sorted(seat["name"] for seat in seats.values()) == ["Ann", "Zoë"]
    company.player.http.delete(f"/api/lobby/seeks/{seek['id']}")


def test_a_standing_offer_is_seen_until_it_is_withdrawn(company: Cast) -> None:
    seek = made(company.player, times=[WEEK], games=3)
    path = f"/api/lobby/seeks/{seek['id']}"
    assert company.guest.http.post(f"{path}/accept", json={}).json()["game"]
    assert [each["games"] for each in lobby(company.guest)] == [2]
    check_refusal("no-such-seek", company.guest.http.delete(path).json())
    assert company.player.http.delete(path).status_code == 200
    assert lobby(company.guest) == []


def test_what_is_refused_in_the_lobby_is_told_in_every_language(company: Cast) -> None:
    check_refusal("no-such-person", made(company.player, to="nobody", status=422))
    check_refusal(
        "time-too-short", made(company.player, times=[{"seconds": 30, "increment": 0}], status=422)
    )
    check_refusal("rated-with-account", made(company.player, rated=True, status=422))
    made(company.player, variants=[], status=422)
    made(company.player, "chess", status=422)
    own = made(company.player)
    path = f"/api/lobby/seeks/{own['id']}"
    check_refusal("own-seek", company.player.http.post(f"{path}/accept", json={}).json())
    company.player.http.delete(path)
    check_refusal("no-such-seek", company.guest.http.post(f"{path}/accept", json={}).json())


def test_who_is_let_in_no_longer_offers_nothing_more(shared: Site) -> None:
    link = str(shared.http.put("/api/network", json={"is_on": True}).json()["link"])
    with closing(Guest(shared)) as guest:
        guest.follow(link, "Leo")
        made(guest, times=[WEEK])
        assert guest.http.delete("/api/me").status_code == 204
    assert not [
        each for each in shared.http.get("/api/lobby").json()["seeks"] if each["name"] == "Leo"
    ]


def test_where_nobody_else_can_come_there_is_no_lobby() -> None:
    alone: Any = None
    check_told("lobby-closed", lambda: lobby_of(Host(alone, alone, alone, lambda: None)))


def test_offers_over_days_survive_a_server(tmp_path: Path) -> None:
    body = {"variants": ["basic"], "times": [WEEK], "name": "Owner"}
    with serving(tmp_path) as site:
        assert site.http.post("/api/lobby/seeks", json=body).status_code == 201
    with serving(tmp_path) as site:
        [seek] = site.http.get("/api/lobby").json()["seeks"]
        assert (seek["name"], seek["own"], seek["maker"]) == ("Owner", True, None)


class Counted(Outbox):
    """A page that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def send(self, key: str, message: str) -> None:  # noqa: ARG002
        self.told.append(message)

    def reply(self, message: dict[str, Any]) -> None:  # noqa: ARG002
        raise AssertionError("nothing was asked")


def test_the_lobby_is_looked_up_and_written_once_for_all_whom_nothing_concerns(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store, seeks = await both(settings)
        lobby = Lobby(seeks, store, LocalBus())
        one, two, three = (
            offer(maker, DAYS, id=name, to=to, expires=2**60)
            for maker, name, to in (
                ("ann", "one", None),
                ("ben", "two", "cid"),
                ("dan", "three", None),
            )
        )
        for each in (one, two):
            await seeks.add(each, 1)
        pages = {f"p{n}": Counted() for n in range(20)}
        special = {name: Counted() for name in ("ann", "ben", "cid")}
        for name, page in {**pages, **special}.items():
            await lobby.subscribe(page, person(name))
        await seeks.add(three, 2)
        asked, written = 0, list[str]()
        reading = store.reading

        def counted() -> Any:
            nonlocal asked
            asked += 1
            return reading()

        def noted(data: Any) -> str:
            written.append(json.dumps(data))
            return written[-1]

        monkeypatch.setattr(store, "reading", counted)
        monkeypatch.setattr(lobby_module, "write", noted)
        await lobby._tell()
        assert asked <= 3 and len(written) == 4
        assert len({page.told[-1] for page in pages.values()}) == 1
        assert '"three"' in special["cid"].told[-1] and '"two"' in special["cid"].told[-1]
        assert '"two"' not in pages["p0"].told[-1]
        assert '"own":true' in special["ann"].told[-1].replace(" ", "")
        await lobby.close()
        await store.close()

    run(main())
