"""Notices by mail: each once, soon or once a day, to a confirmed address, until a link ends it."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from gipf.host.moments import now
from gipf.host.notices import USUAL, Choice
from gipf.messages import languages, render
from gipf.server.account_models import AccountRow
from gipf.server.mail import Mailer
from gipf.server.models import GuestRow
from gipf.server.notice_mail import DAY, LEASE, MOST_TRIES, NO_MAIL, QUIET, NoticeMail
from gipf.server.notice_models import NoticeReaderRow, NoticeRow
from gipf.server.notice_store import NoticeStore
from gipf.server.notices_sql import MAIL_AFTER
from gipf.server.settings import Settings
from gipf.server.store import Store
from tests.server.post_office import PostOffice, post_office
from tests.server.real_servers import Postgres
from tests.server.test_accounts import register
from tests.server.test_notices import over_days
from tests.server.test_store_kinds import opened, run
from tests.server.world import ADDRESS, Visitor, service

HOUR = 3_600_000


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as opened:
        yield opened


async def known(store: Store, key: str, mail: str | None) -> None:
    """Have an account, perhaps with an address at which a link was followed."""
    async with store.transaction() as connection:
        guest = {"id": key, "name": key.title(), "token": key, "created": 1}
        await connection.execute(insert(GuestRow).values(**guest))
        account = {"id": key, "skeleton": key, "mail": mail, "created": 1}
        await connection.execute(insert(AccountRow).values(**account))


def letters_of(store: Store, office: PostOffice) -> NoticeMail:
    return NoticeMail(store, Mailer(office.address, ADDRESS), ADDRESS)


def test_what_was_not_seen_for_a_while_comes_in_one_mail_a_day(
    settings: Settings, office: PostOffice
) -> None:
    async def main() -> None:
        store = await opened(settings)
        await known(store, "ann", "ann@example.org")
        mail, at = letters_of(store, office), now()
        for name in ("one", "two", "seen"):
            await store.add(over_days(name))
        await NoticeStore(store).see("ann", at, game="seen", notices=None)
        assert await mail.post(at) == await mail.post(at + MAIL_AFTER + 9999) == 0
        assert await mail.post(at + QUIET + 9999) == 1
        letter = await asyncio.to_thread(office.next)
        text = str(letter.get_content())
        assert letter["To"] == "ann@example.org" and letter["Subject"] == "GIPF: 2 notices"
        assert re.findall(rf"{ADDRESS}/#/game/(\w+)", text) == ["one", "two"]
        assert "It is your turn against Ben." in text and "Hello Ann," in text
        assert await mail.post(at + QUIET + 2 * DAY) == 0
        # the next one waits for its day, and for its hours
        await store.add(over_days("three"))
        assert await mail.post(at + QUIET + DAY - HOUR) == 0
        assert await mail.post(at + QUIET + DAY + HOUR) == 1
        assert (await asyncio.to_thread(office.next))["Subject"] == "It is your turn against Ben."
        await store.close()

    run(main())


def test_each_kind_is_mailed_as_it_was_chosen_and_in_the_readers_language(
    settings: Settings, office: PostOffice
) -> None:
    async def main() -> None:
        store = await opened(settings)
        await known(store, "ann", "ann@example.org")
        await known(store, "ben", "ben@example.org")
        notices, mail, at = NoticeStore(store), letters_of(store, office), now()
        await notices.speak("ann", "de")
        await notices.choose("ann", {**USUAL, "your-turn": Choice(mail="now")})
        await notices.choose("ben", {**USUAL, "your-turn": Choice(mail="never")})
        game = over_days()
        await store.add(game)
        assert await mail.post(at + MAIL_AFTER - 1000) == 0, "it may still be seen"
        assert await mail.post(at + MAIL_AFTER + 9999) == 1
        letter = await asyncio.to_thread(office.next)
        assert letter["Subject"] == "Du bist am Zug gegen Ben."
        assert letter["Content-Language"] == "de" and "Hallo Ann," in str(letter.get_content())
        await store.save(game.played("c2", "person", at), game)
        assert await mail.post(at + 2 * DAY) == 0
        await store.close()

    run(main())


def test_without_a_confirmed_address_nobody_is_written_to(
    settings: Settings, office: PostOffice
) -> None:
    async def main() -> None:
        store = await opened(settings)
        await known(store, "ann", None)
        await store.add(over_days())
        assert await letters_of(store, office).post(now() + 2 * DAY) == 0
        async with store.reading() as connection:
            assert list(await connection.scalars(select(NoticeRow.mail_due))) == [None]
        await store.close()

    run(main())


def test_a_mail_that_is_not_taken_is_tried_again_and_given_up_at_last(
    settings: Settings, office: PostOffice
) -> None:
    async def main() -> None:
        store = await opened(settings)
        await known(store, "ann", "ann@example.org")
        await store.add(over_days())
        closed = NoticeMail(store, Mailer("smtp://127.0.0.1:9", ADDRESS), ADDRESS)
        at = now() + QUIET + 9999
        assert await closed.post(at) == await closed.post(at + 1000) == 0
        assert await letters_of(store, office).post(at + 1000) == 0, "too soon"
        assert await letters_of(store, office).post(at + HOUR) == 1
        assert (await asyncio.to_thread(office.next))["To"] == "ann@example.org"
        await store.add(over_days("second"))
        for _ in range(MOST_TRIES):
            at += 2 * DAY
            assert await closed.post(at) == 0
        async with store.reading() as connection:
            left = select(NoticeRow.mail_due).where(NoticeRow.mailed.is_(None))
            assert list(await connection.scalars(left)) == [None]
        await store.close()

    run(main())


def test_several_workers_mail_each_notice_once(
    postgres: Postgres, migrated: str, tmp_path: Path, office: PostOffice
) -> None:
    people = [f"p{n}" for n in range(12)]

    async def main() -> None:
        address = postgres.address(postgres.new(migrated))
        settings = Settings(data=tmp_path, database_address=address)
        stores = [await opened(settings) for _ in range(3)]
        for person in people:
            await known(stores[0], person, f"{person}@example.org")
            for n in range(3):
                await stores[0].add(over_days(f"{person} {n}", seats=_seats(person)))
        at = now() + QUIET + 9999
        sent = 0
        while sent < len(people):
            counts = await asyncio.gather(*(letters_of(each, office).post(at) for each in stores))
            sent += sum(counts)
        assert sent == len(people)
        async with stores[0].reading() as connection:
            rows = (await connection.execute(select(NoticeRow.mailed, NoticeRow.mail_due))).all()
            assert len(rows) == 36 and all(mailed and due is None for mailed, due in rows)
        for store in stores:
            await store.close()

    run(main())
    mails = [office.next() for _ in people]
    assert office.mails.empty()
    assert sorted(str(mail["To"]) for mail in mails) == sorted(f"{p}@example.org" for p in people)
    assert all(str(mail.get_content()).count("/#/game/") == 3 for mail in mails)
    assert len({mail["Message-ID"] for mail in mails}) == len(people)


def test_what_a_killed_worker_had_taken_is_another_ones_after_a_while(
    settings: Settings, office: PostOffice
) -> None:
    async def main() -> None:
        store = await opened(settings)
        await known(store, "ann", "ann@example.org")
        await store.add(over_days())
        mail, at = letters_of(store, office), now() + QUIET + 9999
        assert await mail._take("ann", at)  # and is killed
        assert await mail.post(at + LEASE - 1) == 0
        assert await mail.post(at + LEASE) == 1
        async with store.reading() as connection:
            assert await connection.scalar(select(NoticeReaderRow.taken)) == 0
        await store.close()

    run(main())


def test_one_click_ends_all_mail_without_signing_in(tmp_path: Path, office: PostOffice) -> None:
    everywhere = ("203.0.113.0/24",)
    with service(tmp_path, mail=office.address, unlimited=everywhere) as site, ExitStack() as ends:
        ann, program = Visitor(site), Visitor(site, "203.0.113.9")
        for visitor in (ann, program):
            ends.callback(visitor.http.close)
        made = register(ann, "Zoe", password="four plain old words", mail="zoe@example.org")
        link = re.search(rf"{ADDRESS}/sign-in/\S+", office.next_text())
        assert link
        path = link[0].removeprefix(ADDRESS)
        assert ann.http.post(path).status_code == 303

        async def main() -> None:
            store = await opened(Settings(data=tmp_path, service=""))
            await store.add(over_days(seats=_seats(made["id"])))
            assert await letters_of(store, office).post(now() + QUIET + 9999) == 1
            await store.close()

        run(main())
        letter = office.next()
        assert letter["To"] == "zoe@example.org"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        off = str(letter["List-Unsubscribe"]).strip("<>")
        assert off.startswith(f"{ADDRESS}{NO_MAIL}") and off in str(letter.get_content())
        path = off.removeprefix(ADDRESS)
        shown = program.http.get(path, headers={"Accept-Language": "nl"})
        assert "Geen berichten meer per mail?" in shown.text
        assert ann.http.get("/api/notices/settings").json()["choices"][0]["mail"] == "daily"
        for wrong in (
            f"{path}x",
            path[:-1],
            f"{NO_MAIL}{made['id']}.0",
            f"{NO_MAIL}.x",
            f"{NO_MAIL}ä",
        ):
            assert program.http.get(wrong).status_code == 410, wrong
            assert program.http.post(wrong).status_code == 410, wrong
        for _ in range(2):  # programs may ask twice
            said = program.http.post(path, data={"List-Unsubscribe": "One-Click"})
            assert said.status_code == 200 and "No more mail" in said.text
        told = ann.http.get("/api/notices/settings").json()
        assert {each["mail"] for each in told["choices"]} == {"never"}
        assert told["mail"] == "zoe@example.org"


def _seats(key: str) -> Any:
    """Give Ann's seat to somebody."""
    return {
        player: replace(seat, holder=key) if seat.holder == "ann" else seat
        for player, seat in over_days().seats.items()
    }


@pytest.mark.parametrize("language", languages())
def test_mails_have_words_in_every_language(language: str) -> None:
    for count in (1, 2, 5, 21):
        subject = render({"id": "notice-mail-subject", "args": {"count": count}}, language)
        assert "GIPF" in subject and (count == 1 or str(count) in subject)
    end = {"off": "https://x/off", "settings": "https://x/set"}
    text = render({"id": "notice-mail-end", "args": end}, language)
    assert len(text.splitlines()) == 3 and "https://x/off" in text and "https://x/set" in text
