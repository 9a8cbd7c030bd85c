"""A guest goes on at another device by a link of their own, in a service and in a local network."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from gipf.server.account_store import AccountStore
from gipf.server.guest_links import MOST_BROWSERS, GuestLink, GuestLinks
from gipf.server.models import GuestTokenRow
from gipf.server.notice_models import DeviceRow
from gipf.server.notice_store import NoticeStore
from gipf.server.people_store import PeopleStore, hash_of
from gipf.server.settings import Settings
from gipf.server.store import Store
from tests.server.cast import Guest
from tests.server.serving import Site, serving
from tests.server.test_accounts import COME_BACK, hear_all
from tests.server.test_service import TWO, code_of
from tests.server.world import ADDRESS, Visitor, service

Use = Callable[[Store, GuestLinks, PeopleStore], Awaitable[None]]


def used(settings: Settings, use: Use) -> None:
    async def main() -> None:
        store = Store(settings)
        await store.open()
        try:
            await use(store, GuestLinks(store), PeopleStore(store))
        finally:
            await store.close()

    asyncio.run(main())


# ---------------------------------------------------------------------- in the database


def test_of_a_link_and_the_browsers_that_followed_it_only_hashes_are_kept(
    settings: Settings,
) -> None:
    async def use(store: Store, links: GuestLinks, people: PeopleStore) -> None:
        ann, first = await people.add_guest("Ann")
        assert await links.about(ann) == GuestLink(None, 0)
        old, new = await links.make(ann), await links.make(ann)
        assert await links.whose(old) is None and await links.follow(old) is None
        assert await links.whose(new) == ann == await links.whose(new)
        assert await people.guest_of(hash_of(new)) is None, "a link is no cookie"
        phone = await links.follow(new)
        assert phone and await people.guest_of(hash_of(phone)) == ann
        assert await links.whose(phone) is None, "a cookie is no link"
        async with store.reading() as connection:
            kept = set(await connection.scalars(select(GuestTokenRow.token)))
        assert kept == {hash_of(new), hash_of(phone)}
        assert await links.known([hash_of(each) for each in (first, phone, old)]) == {
            hash_of(first),
            hash_of(phone),
        }
        assert (await links.about(ann)).browsers == 1

    used(settings, use)


def test_what_is_revoked_opens_nothing_but_where_it_was_revoked(settings: Settings) -> None:
    async def use(store: Store, links: GuestLinks, people: PeopleStore) -> None:
        ann, first = await people.add_guest("Ann")
        ben, _ = await people.add_guest("Ben")
        other = await links.make(ben)
        link = await links.make(ann)
        phone, tablet = await links.follow(link), await links.follow(link)
        assert phone and tablet
        notices = NoticeStore(store)
        for path, token in (("first", first), ("phone", phone), ("tablet", tablet)):
            given = f"https://push.example/{path}", "key", "auth", "A browser"
            await notices.add_device(ann.id or "", None, *given, hash_of(token))
        gone = await links.revoke(ann, hash_of(first))
        assert set(gone) == {hash_of(each) for each in (link, phone, tablet)}
        assert await links.about(ann) == GuestLink(None, 0)
        assert await people.guest_of(hash_of(first)) == ann
        assert await people.guest_of(hash_of(phone)) is None
        assert await links.follow(link) is None

        again = await links.follow(await links.make(ann))
        assert again is not None
        assert set(await links.revoke(ann, hash_of(again))) >= {hash_of(first)}
        assert await people.guest_of(hash_of(first)) is None
        assert await people.guest_of(hash_of(again)) == ann
        async with store.reading() as connection:
            assert not set(await connection.scalars(select(DeviceRow.endpoint)))
        assert await links.whose(other) == ben, "nobody else's is"

    used(settings, use)


def test_whoever_has_an_account_is_nobodys_guest_by_an_old_link(settings: Settings) -> None:
    async def use(store: Store, links: GuestLinks, people: PeopleStore) -> None:
        ann, _ = await people.add_guest("Ann")
        link = await links.make(ann)
        followed, _ = await asyncio.gather(
            links.follow(link), AccountStore(store).add(ann.id or "", "Zanna", None)
        )
        assert await links.whose(link) is None
        assert followed is None or await people.guest_of(hash_of(followed)) is None
        ben, _ = await people.add_guest("Ben")
        link = await links.make(ben)
        assert await people.end(ben.id or "")
        assert await links.follow(link) is None

    used(settings, use)


def test_only_so_many_browsers_are_known_by_a_link(settings: Settings) -> None:
    async def use(_: Store, links: GuestLinks, people: PeopleStore) -> None:
        ann, _token = await people.add_guest("Ann")
        link = await links.make(ann)
        given = [await links.follow(link) for _ in range(MOST_BROWSERS + 2)]
        assert (await links.about(ann)).browsers == MOST_BROWSERS
        assert given[-1] and await people.guest_of(hash_of(given[-1])) == ann

    used(settings, use)


# ---------------------------------------------------------------------- at a service


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with service(tmp_path_factory.mktemp("service"), unlimited=("203.0.113.0/24",)) as site:
        yield site


@pytest.fixture
def people(site: Site) -> Iterator[list[Visitor]]:
    """A guest who plays, their phone, and somebody else."""
    visitors = [Visitor(site) for _ in range(3)]
    try:
        yield visitors
    finally:
        for visitor in visitors:
            visitor.close()


def link_of(visitor: Visitor) -> str:
    made = visitor.http.put("/api/me/link")
    assert made.status_code == 200, made.text
    assert made.json()["qr"].startswith("<svg")
    return str(made.json()["link"]).removeprefix(ADDRESS)


def test_a_guest_plays_on_at_another_device(people: list[Visitor]) -> None:
    ann, phone, ben = people
    game = str(ann.new_game(seats=TWO)["id"])
    seat = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    assert ben.follow(seat, "Benno").status_code == 303
    link = link_of(ann)
    shown = phone.http.get(link, headers={"Accept-Language": "de"})
    assert f"Weiterspielen als {ann.me()['name']}" in shown.text
    assert phone.me()["kind"] == "stranger", "looking at a link is not following it"
    followed = phone.http.post(link)
    assert (followed.status_code, followed.headers["location"]) == (303, f"/#/game/{game}")
    assert phone.me() == ann.me()
    with ann.tab() as ours, phone.tab() as theirs:
        theirs.watch(game)
        assert theirs.play(game, "c2")["plies"] == ["c2"]
        ours.watch(game)
        assert ours.states[game]["plies"] == ["c2"] and ours.states[game]["own"] == ["w"]
    assert phone.http.get(link).status_code == 303, "who is there already goes on"
    about = ann.http.get("/api/me/link").json()
    assert about["browsers"] == 1 and about["since"]


def test_revoked_a_link_leads_nowhere_and_pages_come_back_as_strangers(
    people: list[Visitor],
) -> None:
    ann, phone, _ = people
    game = ann.new_game()["id"]
    link = link_of(ann)
    assert phone.http.post(link).status_code == 303
    with phone.tab() as line:
        line.watch(game)
        ended = ann.http.delete("/api/me/link")
        assert ended.json() == {"since": None, "browsers": 0}
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(line)
        assert closed.value.rcvd and closed.value.rcvd.code == COME_BACK
    assert phone.me()["kind"] == "stranger"
    assert phone.http.get(f"/api/games/{game}").status_code == 404
    assert phone.http.get(link).status_code == 403 == phone.http.post(link).status_code
    assert ann.http.get(f"/api/games/{game}").status_code == 200


def test_who_played_there_as_another_guest_comes_along(people: list[Visitor]) -> None:
    ann, phone, _ = people
    mine, theirs = ann.new_game()["id"], phone.new_game()["id"]
    link = link_of(ann)
    assert phone.me()["name"] in phone.http.get(link).text, "it is said first"
    assert phone.http.post(link).status_code == 303
    assert phone.me() == ann.me()
    for visitor in (ann, phone):
        listed = {each["id"] for each in visitor.http.get("/api/games").json()["games"]}
        assert listed == {mine, theirs}


def test_who_has_an_account_takes_over_what_a_guest_has_played(people: list[Visitor]) -> None:
    ann, phone, _ = people
    game = ann.new_game()["id"]
    link = link_of(ann)
    given = {"name": "Zwinger", "password": "four plain old words"}
    assert phone.http.post("/api/account", json=given).status_code == 201
    assert "Zwinger" in phone.http.get(link).text
    assert phone.http.post(link).status_code == 303
    assert phone.me()["name"] == "Zwinger"
    assert phone.http.get(f"/api/games/{game}").status_code == 200
    assert ann.me()["kind"] == "stranger"
    assert code_of(phone.http.put("/api/me/link")) == (403, "not-for-you")


def test_an_account_made_at_one_device_ends_what_the_other_was(people: list[Visitor]) -> None:
    ann, phone, _ = people
    game = ann.new_game()["id"]
    assert phone.http.post(link_of(ann)).status_code == 303
    given = {"name": "Zumutung", "password": "four plain old words"}
    assert ann.http.post("/api/account", json=given).status_code == 201
    assert phone.me()["kind"] == "stranger"
    assert phone.http.get(f"/api/games/{game}").status_code == 404


# ---------------------------------------------------------------------- in a local network


def test_a_guest_of_the_network_plays_on_at_another_device(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        joined = str(site.http.put("/api/network", json={"is_on": True}).json()["link"])
        ann, phone = Guest(site), Guest(site)
        with closing(ann), closing(phone):
            assert ann.follow(joined, "Ann").status_code == 303
            game = ann.http.post("/api/games", json={}).json()["id"]
            link = ann.http.put("/api/me/link").json()["link"].removeprefix(ann.address)
            assert phone.http.get("/api/me").status_code == 403
            assert phone.http.get(link).status_code == 200
            assert phone.http.post(link, headers={"origin": phone.address}).status_code == 303
            assert phone.http.get("/api/me").json()["name"] == "Ann"
            assert phone.http.get(f"/api/games/{game}").status_code == 200
            assert ann.http.delete("/api/me/link").status_code == 200
            assert phone.http.get("/api/me").status_code == 403
            assert ann.http.get("/api/me").json()["name"] == "Ann"
