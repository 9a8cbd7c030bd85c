"""All that is stored of somebody is in the export or said not to be, and goes with them or stays without them.

A person has something in every table that keeps something of people; a service on that database exports it, and
deletes the account.
"""

import asyncio
import json
from contextlib import closing
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, Table, insert, select

import gipf.server.app  # noqa: F401  # all tables are declared then
from gipf import Position
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.seats import Seat
from gipf.server.account_store import AccountStore
from gipf.server.models import Base, Letters
from gipf.server.people_store import PeopleStore
from gipf.server.personal_data import IMPERSONAL, PERSONAL
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.server.world import Visitor, service

TABLES = Base.metadata.tables
NAME = "Zannemarie"
GAME = "game"


def test_every_table_is_in_one_of_the_two_lists() -> None:
    named = {*TABLES, "alembic_version"}
    assert set(PERSONAL) | set(IMPERSONAL) == named
    assert not set(PERSONAL) & set(IMPERSONAL)
    for name, kept in PERSONAL.items():
        assert set(kept.columns) <= set(TABLES[name].columns.keys()), name
        assert bool(kept.field) != bool(kept.why), f"{name}: in the export, or why not"


def test_whatever_refers_to_a_guest_or_an_account_is_about_people() -> None:
    for name, table in TABLES.items():
        for column in table.columns:
            for key in column.foreign_keys:
                if key.target_fullname in ("guests.id", "accounts.id"):
                    assert column.name in PERSONAL[name].columns, f"{name}.{column.name}"


def mark(column: Column[Any]) -> str:
    return f"{column.table.name}-{column.name}"


def filled(table: Table, **given: Any) -> dict[str, Any]:
    """Make up a row: every text says where it stands, if there is room for that."""
    row = dict(given)
    for column in table.columns:
        if column.name in given:
            continue
        kind = column.type
        if column.autoincrement is True or (column.name == "id" and isinstance(kind, Integer)):
            continue
        if column.name == "game_id":
            row[column.name] = GAME
        elif isinstance(kind, Boolean):
            row[column.name] = False
        elif isinstance(kind, BigInteger):
            row[column.name] = now()
        elif isinstance(kind, Integer | Double):
            row[column.name] = 1
        else:
            assert isinstance(kind, Letters)
            length = kind.impl_instance.length  # type: ignore[attr-defined]
            row[column.name] = mark(column)[: length or 100]
    return row


def rows(ann: str, ben: str) -> list[tuple[str, dict[str, Any]]]:
    """Make something up of somebody in every table, and of somebody else with whom she has to do."""
    later = now() + 10**9
    lines = '[[["w", "conditional_moves-lines", 1]]]'
    notice = {"kind": "talk", "about": "{}", "mail_due": None}
    rated = {"player": "w", "family": "rated_games-family", "speed": "days"}
    seek = {"variants": '["basic"]', "times": '["300+5"]', "expires": later, "colour": None}
    return [
        ("agreements", {"holder": ann, "player": "w"}),
        ("blocks", {"person": ann, "blocked": ben}),
        ("blocks", {"person": ben, "blocked": ann, "name": NAME}),
        ("conditional_moves", {"holder": ann, "lines": lines, "key": ""}),
        (
            "tournaments",
            {
                "id": "entries-tournament_id",
                "time": "300+5",
                "starts": later,
                "begun": 1,
                "ended": 1,
            },
        ),
        ("entries", {"person": ann}),
        ("guest_tokens", {"guest_id": ann}),
        ("inbox", {"holder": ann, "other": ben, **notice}),
        ("inbox", {"holder": ben, "other": ann, "name": NAME, **notice}),
        ("invitations", {"taken": ann, "player": "w"}),
        ("lines", {"person": ann, "name": NAME, "room": "players"}),
        ("mutes", {"person": ann, "until": later}),
        ("notice_readers", {"holder": ann, "language": "fr", "choices": "{}"}),
        ("notices", {"holder": ann, "player": "w"}),
        ("passkeys", {"account_id": ann}),
        ("private_papers", {"holder": ann, "board": None}),
        ("rated_games", {"holder": ann, "opponent": ben, **rated}),
        ("rated_games", {"holder": ben, "opponent": ann, **rated, "player": "b"}),
        ("ratings", {"holder": ann, "speed": "days"}),
        ("reports", {"reporter": ann, "reporter_name": NAME, "accused": ben, "action": None}),
        ("reports", {"reporter": ben, "accused": ann, "accused_name": NAME, "text": "by Ben"}),
        ("seeks", {"id": "s1", "maker": ann, "name": NAME, "to": None, "speed": "live", **seek}),
        ("seeks", {"id": "s2", "maker": ben, "to": ann, "to_name": NAME, "speed": "live", **seek}),
        ("devices", {"holder": ann, "session": None}),
        ("spectators", {"guest_id": ann}),
        ("tickets", {"account_id": ann, "until": later}),
        ("tokens", {"account_id": ann}),
        ("vacations", {"holder": ann, "until": later}),
    ]


async def seeded(settings: Settings) -> tuple[str, str]:
    """Fill a database; give whose it is, and a token by which she has just signed in."""
    store = Store(settings)
    await store.open()
    people, accounts = PeopleStore(store), AccountStore(store)
    ids = []
    for name in (NAME, "Zbenedikt"):
        guest, _ = await people.add_guest(name)
        assert guest.id and await accounts.add(guest.id, name, None)
        ids.append(guest.id)
    ann, ben = ids
    await accounts.set_mail(ann, "accounts-mail@example.org")
    seats = {
        Player.WHITE: Seat("person", NAME, holder=ann),
        Player.BLACK: Seat("person", "Zbenedikt", holder=ben),
    }
    game = LiveGame.new(GAME, now(), Position.start("basic"), seats, None)
    ended = game.played("c2", "person", now()).resigned(Player.WHITE, now())
    await store.add(ended)
    token = await accounts.open_session(ann, "sessions-agent")
    async with store.transaction() as connection:
        for name, given in rows(ann, ben):
            await connection.execute(insert(TABLES[name]).values(**filled(TABLES[name], **given)))
    await store.close()
    return ann, token


async def found(settings: Settings, text: str) -> dict[str, set[str]]:
    """Say in which columns of which tables a text stands."""
    where: dict[str, set[str]] = {}
    store = Store(settings)
    await store.open(is_server=False)
    async with store.reading() as connection:
        for name, table in TABLES.items():
            for row in (await connection.execute(select(table))).mappings():
                for column, value in row.items():
                    if isinstance(value, str) and text in value:
                        where.setdefault(name, set()).add(str(column))
    await store.close()
    return where


def test_what_is_stored_of_somebody_is_in_their_export_and_nowhere_when_they_have_gone(
    settings: Settings,
) -> None:
    ann, token = asyncio.run(seeded(settings))
    stands = asyncio.run(found(settings, ann))
    declared = {name: set(kept.columns) for name, kept in PERSONAL.items()}
    assert stands == declared, "the lists say what is so"

    with service(settings.data, database_address=settings.database_address) as site:
        visitor = Visitor(site)
        with closing(visitor):
            visitor.cookies["__Host-gipf"] = token
            exported = visitor.http.get("/api/account/export")
            assert exported.status_code == 200, exported.text
            data = exported.json()
            for name, kept in PERSONAL.items():
                marks = {mark(column) for column in TABLES[name].columns}
                if kept.field:
                    assert data[kept.field], f"{name}: nothing in {kept.field}"
                    written = json.dumps(data[kept.field])
                    is_told = any(each in written for each in marks)
                    assert is_told or name in WITHOUT_TEXT, f"{name} is not in {kept.field}"
                else:
                    assert not any(each in exported.text for each in marks), name
            assert "by Ben" not in exported.text, "what others report is not told"
            gone = visitor.http.delete("/api/account")
            assert gone.status_code == 204, gone.text

    assert asyncio.run(found(settings, ann)) == {}
    assert asyncio.run(found(settings, NAME)) == {}
    nameless = {name for name, kept in PERSONAL.items() if kept.end == "nameless"}
    assert nameless <= asyncio.run(without_name(settings))


WITHOUT_TEXT = {"guests", "mutes", "notice_readers", "seats", "spectators", "vacations"}
"""Tables whose columns have no room for a mark, or have something of its own."""


async def without_name(settings: Settings) -> set[str]:
    """Say which tables have something still of somebody who has gone."""
    store, left = Store(settings), set()
    await store.open(is_server=False)
    async with store.reading() as connection:
        for name, kept in PERSONAL.items():
            table = TABLES[name]
            for row in (await connection.execute(select(table))).mappings():
                if any(str(row[column])[:1] in ("!", "-") for column in kept.columns):
                    left.add(name)
    await store.close()
    return left
