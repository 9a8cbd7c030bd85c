"""Notices at devices: encrypted for one that somebody has switched on, until they sign out there."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gipf.host.moments import now
from gipf.host.notices import USUAL, Choice
from gipf.server.notice_models import DeviceRow, PushRow
from gipf.server.notice_pushes import MOST_TRIES, Pushes
from gipf.server.notice_store import MOST_DEVICES, NoticeStore
from gipf.server.notices_sql import PUSH_AFTER
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.web_push import Endpoint
from tests.server.push_service import Device, PushService, push_service
from tests.server.real_servers import Postgres
from tests.server.serving import Site
from tests.server.test_accounts import PASSWORD, register, sign_in
from tests.server.test_errors import check_refusal
from tests.server.test_notice_mail import _seats
from tests.server.test_notices import over_days
from tests.server.test_store_kinds import opened, run
from tests.server.world import ADDRESS, Visitor, service


@pytest.fixture
def away() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


async def switched_on(
    store: Store, away: PushService, *, key: str = "ann", path: str = "x"
) -> tuple[Pushes, Device]:
    """Let a device of somebody be pushed to."""
    device, pushes = Device(), Pushes(store, ADDRESS, (away.address,))
    await pushes.add(key, None, Endpoint(f"{away.address}/{path}", **device.keys), "A browser")
    return pushes, device


async def rows(store: Store, table: Any) -> int:
    async with store.reading() as connection:
        return len((await connection.execute(select(table))).all())


def test_a_device_reads_what_nobody_else_can(settings: Settings, away: PushService) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        pushes, device = await switched_on(store, away)
        await NoticeStore(store).speak("ann", "fr")
        await store.add(over_days())
        assert await pushes.push(at) == 0, "it may still be seen on the page"
        assert await pushes.push(at + PUSH_AFTER + 9999) == 1
        pushed = away.next()
        assert b"Ben" not in pushed.body and pushed.path == "/x"
        told = json.loads(device.read(pushed.body))
        assert told["text"] == "C’est à toi de jouer contre Ben."
        assert (told["link"], told["language"]) == ("game/abc", "fr") and len(told) == 4
        assert pushed.claims()["key"] == (await pushes.signer()).public
        assert len(pushed.headers["Topic"]) <= 32
        assert await pushes.push(at + 10**9) == 0 and await rows(store, PushRow) == 0
        await store.close()
        store = await opened(
            settings
        )  # the key is the same after a restart, and in other processes
        again = await Pushes(store, ADDRESS).signer()
        assert again.public == (await pushes.signer()).public
        await store.close()

    run(main())


def test_what_was_seen_or_is_switched_off_is_not_pushed(
    settings: Settings, away: PushService
) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        pushes, _ = await switched_on(store, away)
        notices = NoticeStore(store)
        await store.add(over_days("one"))
        await notices.see("ann", at, game="one", notices=None)
        assert await pushes.push(at + PUSH_AFTER + 9999) == 0
        await notices.choose("ann", {**USUAL, "your-turn": Choice(push=False)})
        await store.add(over_days("two"))
        assert await pushes.push(now() + PUSH_AFTER + 9999) == 0
        assert away.pushed.empty() and await rows(store, PushRow) == 0
        await store.close()

    run(main())


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(
    status: int, settings: Settings, away: PushService
) -> None:
    async def main() -> None:
        store = await opened(settings)
        pushes, _ = await switched_on(store, away)
        away.status = status
        await store.add(over_days())
        assert await pushes.push(now() + PUSH_AFTER + 9999) == 0
        assert await rows(store, DeviceRow) == await rows(store, PushRow) == 0
        await store.close()

    run(main())


def test_a_push_service_that_is_away_is_asked_again_and_given_up_at_last(
    settings: Settings, away: PushService
) -> None:
    async def main() -> None:
        store, at = await opened(settings), now() + PUSH_AFTER + 9999
        pushes, device = await switched_on(store, away)
        away.status = 503
        await store.add(over_days())
        assert await pushes.push(at) == await pushes.push(at + 1000) == 0
        assert away.next() and away.pushed.empty()
        away.status = 201
        assert await pushes.push(at + 10**6) == 1
        assert json.loads(device.read(away.next().body))["link"] == "game/abc"
        away.status = 500
        await store.add(over_days("second"))
        for _ in range(MOST_TRIES):
            at += 10**8
            assert await pushes.push(at) == 0
        assert await rows(store, PushRow) == 0 and await rows(store, DeviceRow) == 1
        await store.close()

    run(main())


def test_several_workers_push_each_notice_once_to_each_device(
    postgres: Postgres, migrated: str, tmp_path: Path, away: PushService
) -> None:
    async def main() -> None:
        address = postgres.address(postgres.new(migrated))
        settings = Settings(data=tmp_path, database_address=address)
        stores = [await opened(settings) for _ in range(3)]
        for path in ("a", "b"):
            await switched_on(stores[0], away, path=path)
        for n in range(15):
            await stores[0].add(over_days(f"g{n}"))
        workers = [Pushes(store, ADDRESS, (away.address,)) for store in stores]
        at, sent = now() + PUSH_AFTER + 9999, 0
        while sent < 30:
            sent += sum(await asyncio.gather(*(worker.push(at) for worker in workers)))
        assert sent == 30 and await rows(stores[0], PushRow) == 0
        keys = {(await worker.signer()).public for worker in workers}
        assert len(keys) == 1
        for store in stores:
            await store.close()

    run(main())
    paths = sorted(away.next().path for _ in range(30))
    assert paths == ["/a"] * 15 + ["/b"] * 15 and away.pushed.empty()


def test_somebody_has_so_many_devices_and_each_has_one_owner(
    settings: Settings, away: PushService
) -> None:
    async def main() -> None:
        store = await opened(settings)
        for n in range(MOST_DEVICES + 2):
            await switched_on(store, away, path=str(n))
        notices = NoticeStore(store)
        kept = [each.endpoint.rpartition("/")[2] for each in await notices.devices("ann")]
        assert kept == [str(n) for n in range(2, MOST_DEVICES + 2)]
        await switched_on(store, away, key="ben", path="5")
        assert len(await notices.devices("ann")) == MOST_DEVICES - 1
        [device] = await notices.devices("ben")
        await notices.delete_device("ann", device.id)
        assert await notices.devices("ben") == [device]
        await notices.delete_device("ben", device.id)
        assert await notices.devices("ben") == []
        await store.close()

    run(main())


# ---------------------------------------------------------------------- over HTTP


@pytest.fixture
def site(tmp_path: Path, away: PushService) -> Iterator[Site]:
    with service(tmp_path, push=(away.address,), unlimited=("203.0.113.0/24",)) as site:
        yield site


@pytest.fixture
def visitors(site: Site) -> Iterator[list[Visitor]]:
    made = [Visitor(site, f"203.0.113.{number}") for number in (1, 2)]
    yield made
    for visitor in made:
        visitor.http.close()


def switch_on(visitor: Visitor, away: PushService, device: Device, path: str = "x") -> Any:
    body = {"endpoint": f"{away.address}/{path}", "keys": device.keys}
    return visitor.http.put("/api/notices/devices", json=body)


def test_a_device_is_told_until_one_signs_out_there(
    visitors: list[Visitor], tmp_path: Path, away: PushService
) -> None:
    [ann, elsewhere], device = visitors, Device()
    made = register(ann, "Zoe", password=PASSWORD)
    sign_in(elsewhere, "Zoe")
    told = switch_on(ann, away, device).json()
    assert [each["is_this"] for each in told["devices"]] == [True]
    assert len(told["key"]) == 87
    seen = elsewhere.http.get("/api/notices/settings").json()
    assert [each["is_this"] for each in seen["devices"]] == [False]

    async def write(name: str) -> None:
        store = await opened(Settings(data=tmp_path, service=""))
        await store.add(over_days(name, seats=_seats(made["id"])))
        await store.close()

    run(write("abc"))  # the server finds it, and pushes it
    assert json.loads(device.read(away.next().body))["link"] == "game/abc"
    # what one is told, how and where, is in the file of one's own data
    kept = ann.http.get("/api/account/export").json()["notices"]
    assert [each["kind"] for each in kept["told"]] == ["your-turn"]
    assert len(kept["devices"]) == 1 and kept["choices"]["talk"]["mail"] == "daily"
    # ended from elsewhere, or there
    [session] = [
        each["id"]
        for each in elsewhere.http.get("/api/account").json()["sessions"]
        if not each["is_this"]
    ]
    assert elsewhere.http.delete(f"/api/account/sessions/{session}").status_code == 204
    assert elsewhere.http.get("/api/notices/settings").json()["devices"] == []
    switch_on(elsewhere, away, device)
    assert elsewhere.http.delete("/api/session").status_code == 204
    sign_in(ann, "Zoe")
    assert ann.http.get("/api/notices/settings").json()["devices"] == []


def test_a_guests_device_is_the_accounts_only_when_the_page_says_so_again(
    visitors: list[Visitor], away: PushService
) -> None:
    ann, device = visitors[0], Device()
    ann.new_game()
    assert len(switch_on(ann, away, device).json()["devices"]) == 1
    register(ann, "Zara", password=PASSWORD)
    assert ann.http.get("/api/notices/settings").json()["devices"] == []
    assert len(switch_on(ann, away, device).json()["devices"]) == 1
    ann.http.delete("/api/session")
    assert ann.http.get("/api/notices/settings").json()["devices"] == []


def test_who_goes_for_good_leaves_nothing(
    visitors: list[Visitor], tmp_path: Path, away: PushService
) -> None:
    ann = visitors[0]
    made = register(ann, "Zita", password=PASSWORD)
    switch_on(ann, away, Device())
    ann.http.put("/api/notices/settings", json={"choices": []})
    assert ann.http.delete("/api/account").status_code == 204

    async def main() -> None:
        store = await opened(Settings(data=tmp_path, service=""))
        assert await rows(store, DeviceRow) == 0
        assert await NoticeStore(store).everything(made["id"]) == []
        await store.close()

    run(main())


def test_no_address_of_ones_choice_is_pushed_to(visitors: list[Visitor], away: PushService) -> None:
    ann = visitors[0]
    ann.new_game()
    keys = Device().keys
    for endpoint in ("https://127.0.0.1/x", "http://169.254.169.254/", "https://example.org/x"):
        answer = ann.http.put("/api/notices/devices", json={"endpoint": endpoint, "keys": keys})
        assert answer.status_code == 422
        check_refusal("push-unknown", answer.json())
    wrong = {"endpoint": f"{away.address}/x", "keys": {**keys, "auth": "x"}}
    check_refusal("push-keys", ann.http.put("/api/notices/devices", json=wrong).json())
