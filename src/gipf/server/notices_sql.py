"""Notices as they are written: in the transaction of what they are about, so that none is lost or false.

Whoever has a connection notes something; the store tells of it when it is committed.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Delete,
    Select,
    String,
    Table,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy import cast as sql_cast
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from gipf.host.live_game import LiveGame
from gipf.host.notices import PASSING, Notice, NoticeKind, notices_of, settled
from gipf.host.seats import AWAITED, GONE
from gipf.host.timekeeping import DAY, SHARE
from gipf.record.headers import UNFINISHED
from gipf.server.database import insert_unless_there
from gipf.server.models import BlockRow, GameRow, OldNoticeRow, SeatRow, SeekRow
from gipf.server.notice_models import DeviceRow, NoticeReaderRow, NoticeRow, PushRow

NOTED = "gipf.noted"
"""Where a connection has the keys of those who have something new, or less, in its transaction."""
MAIL_AFTER, PUSH_AFTER = 120_000, 10_000
"""Milliseconds in which somebody may see a notice on the page before another way is taken."""
AT_ONCE = 500
"""Maximum of notices in one statement."""
_PUSHES = cast("Table", PushRow.__table__)


def listen(connection: AsyncConnection) -> set[str]:
    """Begin to gather for whom something changes in a transaction."""
    noted: set[str] = set()
    connection.info[NOTED] = noted
    return noted


async def note(connection: AsyncConnection, notices: Sequence[Notice], now: int) -> None:
    """Write notices down; who was told of a subject before is not told again."""
    for some in range(0, len(notices), AT_ONCE):
        await _note(connection, notices[some : some + AT_ONCE], now)


async def _note(connection: AsyncConnection, notices: Sequence[Notice], now: int) -> None:
    rows = [
        {
            "holder": each.holder,
            "kind": each.kind,
            "subject": each.subject,
            "link": each.link,
            "game_id": each.game,
            "other": each.other,
            "name": each.name,
            "about": json.dumps(each.about or {}),
            "at": now,
            "mail_due": now + MAIL_AFTER,
        }
        for each in notices
    ]
    written = insert_unless_there(connection, NoticeRow).values(rows)
    ids = list(await connection.scalars(written.returning(NoticeRow.id)))
    if ids:
        _noted(connection, {each.holder for each in notices})
        pushed = (
            select(NoticeRow.id, DeviceRow.id, literal(now + PUSH_AFTER, BigInteger))
            .join(DeviceRow, DeviceRow.holder == NoticeRow.holder)
            .where(NoticeRow.id.in_(ids))
        )
        columns = ["notice_id", "device_id", "due"]
        await connection.execute(insert(_PUSHES).from_select(columns, pushed))


def _noted(connection: AsyncConnection, holders: Collection[str]) -> None:
    connection.info.setdefault(NOTED, set()).update(holders)


async def note_change(connection: AsyncConnection, game: LiveGame, before: LiveGame | None) -> None:
    """Tell the players what a change of a game means for them, and settle what it has ended."""
    for holder, kinds in settled(game, before).items():
        await settle(connection, holder, kinds, game.updated, game=game.id)
    await note(connection, notices_of(game, before), game.updated)


async def settle(
    connection: AsyncConnection,
    holder: str,
    kinds: Sequence[NoticeKind],
    now: int,
    *,
    game: str | None = None,
    subject: str | None = None,
) -> None:
    """Take notices of somebody about a game, or a subject, as seen: there is nothing to be done any more."""
    which: list[ColumnElement[bool]] = [NoticeRow.kind.in_(kinds)]
    which += [NoticeRow.game_id == game] if game else []
    which += [NoticeRow.subject == subject] if subject else []
    await see(connection, holder, which, now)


async def see(
    connection: AsyncConnection, holder: str, which: Sequence[ColumnElement[bool]], now: int
) -> bool:
    """Note that somebody has seen notices; say whether any was new.

    What somebody else writes at this moment is left to them: two who wait for each other would both fail.
    """
    new = (
        select(NoticeRow.id)
        .where(NoticeRow.holder == holder, NoticeRow.seen.is_(None), *which)
        .with_for_update(skip_locked=True)
    )
    seen = update(NoticeRow).where(NoticeRow.id.in_(new)).values(seen=now, mail_due=None)
    done = await connection.execute(seen)
    if done.rowcount:
        _noted(connection, [holder])
    return bool(done.rowcount)


# ---------------------------------------------------------------------- what else is told


async def note_begun(connection: AsyncConnection, game: LiveGame, holders: Collection[str]) -> None:
    """Tell those who have offered a game that it has begun; whose turn it is, that says."""
    found = []
    for player, seat in game.seats.items():
        other = game.seats[player.other]
        if (seat.holder or "") in holders:
            link = f"{'side' if game.kind == 'side' else 'game'}/{game.id}"
            begun = Notice(seat.holder or "", "game-begun", game.id, link, game.id)
            found.append(replace(begun, other=other.holder or "", name=other.name))
    for holder in {notice.holder for notice in found}:
        await settle(connection, holder, PASSING, game.updated, game=game.id)
    await note(connection, found, game.updated)


async def note_talk(
    connection: AsyncConnection, game_id: str, line: int, person: str, name: str, now: int
) -> None:
    """Tell the other player that something was said to them, unless they have not heard the last yet."""
    heard = exists().where(
        NoticeRow.holder == func.coalesce(SeatRow.holder, ""),
        NoticeRow.kind == "talk",
        NoticeRow.game_id == game_id,
        NoticeRow.seen.is_(None),
    )
    deaf = exists().where(
        BlockRow.person == func.coalesce(SeatRow.holder, ""), BlockRow.blocked == person
    )
    asked = (
        select(SeatRow.holder, GameRow.kind)
        .join(GameRow, GameRow.id == SeatRow.game_id)
        .where(SeatRow.game_id == game_id, SeatRow.kind == "person", ~heard, ~deaf)
        .where(func.coalesce(SeatRow.holder, "").not_in([person, AWAITED, GONE]))
    )
    found = [
        Notice(
            holder or "", "talk", f"{game_id} {line}", f"{'side' if kind == 'side' else 'game'}/{game_id}",
            game_id, person, name,
        )
        for holder, kind in await connection.execute(asked)
    ]  # fmt: skip
    await note(connection, found, now)


def short(now: int) -> Select[str, str, int, str | None, str | None, str]:
    """Ask for the games over days in which a time gets short, and nobody has noted it in this turn."""
    third = GameRow.clock_cap * 1000 / SHARE
    least = case((third < DAY, third), else_=DAY)
    other = aliased(SeatRow)
    is_noted = exists().where(
        NoticeRow.game_id == GameRow.id,
        NoticeRow.kind == "time-short",
        NoticeRow.holder == func.coalesce(SeatRow.holder, ""),
        NoticeRow.subject == GameRow.id + " " + sql_cast(GameRow.turns, String),
    )
    columns = GameRow.id, GameRow.kind, GameRow.turns, SeatRow.holder, other.holder, other.name
    return (
        select(*columns)
        .join(SeatRow, SeatRow.game_id == GameRow.id)
        .join(other, other.game_id == GameRow.id)
        .where(SeatRow.player == GameRow.clock_running, other.player != SeatRow.player)
        .where(GameRow.clock_falls <= now + DAY, GameRow.clock_falls - now < least)
        .where(GameRow.clock_cap.is_not(None))
        .where(GameRow.result == UNFINISHED, GameRow.discarded.is_(None), ~is_noted)
    )


def short_time(row: Sequence[Any]) -> Notice:
    """Tell somebody that their time gets short."""
    game, kind, turns, holder, other, name = row
    link = f"{'side' if kind == 'side' else 'game'}/{game}"
    subject = f"{game} {turns}"
    return Notice(holder or "", "time-short", subject, link, game, other or "", name)


# ---------------------------------------------------------------------- reading and forgetting


def told(holder: str, hidden: Collection[str], now: int) -> list[ColumnElement[bool]]:
    """Choose what somebody is told: not what they have switched off, nor challenges that are gone."""
    open_seek = exists().where(
        SeekRow.id == NoticeRow.subject, SeekRow.expires > now, SeekRow.games > 0
    )
    is_there = or_(NoticeRow.kind != "challenge", NoticeRow.seen.is_not(None), open_seek)
    return [NoticeRow.holder == holder, NoticeRow.kind.not_in(hidden), is_there]


async def adopt(
    connection: AsyncConnection, guest: str, account: str, games: Collection[str]
) -> None:
    """Let what a guest is told of games be told to an account; where it was told before, that will do."""
    known = select(NoticeRow.subject).where(NoticeRow.holder == account)
    of_guest = NoticeRow.holder == guest, NoticeRow.game_id.in_(games)
    moved = update(NoticeRow).where(*of_guest, NoticeRow.subject.not_in(known))
    await connection.execute(moved.values(holder=account))
    await connection.execute(delete(DeviceRow).where(DeviceRow.holder == guest))
    _noted(connection, [account])


async def forget(connection: AsyncConnection, people: Collection[str]) -> None:
    """Forget what people were told, where and how; those who were told of them keep it, without the name."""
    for row in (NoticeRow, DeviceRow, NoticeReaderRow, OldNoticeRow):
        await connection.execute(delete(row).where(row.holder.in_(people)))
    of_them = update(NoticeRow).where(NoticeRow.other.in_(people))
    await connection.execute(of_them.values(other=GONE, name=""))


def old(before: int) -> list[Delete]:
    """Delete what nobody need be told any more."""
    return [delete(row).where(row.at < before) for row in (NoticeRow, OldNoticeRow)]


def about_in(row: Any) -> Mapping[str, str]:
    """Read what a notice is about."""
    about: dict[str, str] = json.loads(row.about)
    return about
