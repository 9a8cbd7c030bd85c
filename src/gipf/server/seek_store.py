"""Seeks in the database: made, accepted, and paired exactly once, by however many servers."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.errors import GipfError
from gipf.host.interfaces import NoSuchSeek
from gipf.host.live_game import LiveGame
from gipf.host.moments import now as moment
from gipf.host.notices import Notice
from gipf.host.people import Person
from gipf.host.ratings import Pool, Rating
from gipf.host.seeks import (
    LIVE,
    MOST_SEEKS,
    Meeting,
    Seek,
    answered,
    concerns,
    game_of,
    key_of,
    pairings,
)
from gipf.host.time_controls import TimeControl
from gipf.server import notices_sql, ratings_sql
from gipf.server.games_sql import insert_game
from gipf.server.models import BlockRow, SeekRow
from gipf.server.people_store import apart, is_program
from gipf.server.store import Store
from gipf.variants import Player


class SeekStore:
    """All seeks; every change is stored when its call is done."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def seeks(self, now: int) -> list[Seek]:
        """List the seeks there are, with the ratings of their makers; those that have begun a game, too."""
        there = select(SeekRow).where(SeekRow.expires > now).order_by(SeekRow.created, SeekRow.id)
        async with self._store.reading() as connection:
            rows = (await connection.execute(there)).all()
            return await _with_ratings(connection, [seek_in(row) for row in rows], now)

    async def add(self, seek: Seek, now: int) -> None:
        """Store a seek; a live one takes the place of its maker's one before that waits."""
        own = _made_by(seek.maker)
        async with self._store.transaction() as connection:
            is_bot = await is_program(connection, seek.maker)
            seek = replace(seek, is_bot=seek.is_bot or is_bot)
            await connection.execute(delete(SeekRow).where(SeekRow.expires <= now))
            if seek.speed == "live":
                before = delete(SeekRow).where(own, SeekRow.speed == "live", SeekRow.games > 0)
                await connection.execute(before)
            open_ones = select(func.count()).where(own, SeekRow.games > 0)
            if (await connection.scalar(open_ones) or 0) >= MOST_SEEKS:
                raise GipfError("too-many-seeks", most=MOST_SEEKS)
            if seek.to is not None and await connection.scalar(apart(seek.maker, seek.to)):
                raise GipfError("not-challenged")
            await connection.execute(insert(SeekRow).values(**columns_of(seek)))
            if seek.to is not None:
                challenge = Notice(
                    seek.to,
                    "challenge",
                    seek.id,
                    "people",
                    other=key_of(seek.maker),
                    name=seek.name,
                )
                await notices_sql.note(connection, [challenge], now)

    async def withdraw(self, seek_id: str, person: Person) -> Seek:
        """Take a seek away, as its maker or whoever is challenged by it; give it as it was then."""
        async with self._store.transaction() as connection:
            asked = select(SeekRow).where(SeekRow.id == seek_id).with_for_update()
            row = (await connection.execute(asked)).first()
            if row is None or not concerns(seek_in(row), person):
                raise NoSuchSeek("no-such-seek")
            await connection.execute(delete(SeekRow).where(SeekRow.id == seek_id))
            await _answered(connection, seek_in(row), moment())
        return seek_in(row)

    async def accept(
        self, seek_id: str, person: Person, variant: str | None, time: TimeControl | None, now: int
    ) -> LiveGame:
        """Begin a game with whoever made a seek; of several who want to at once the first does."""
        async with self._store.transaction() as connection:
            if await is_program(connection, person.id):
                person = replace(person, kind="bot")
            wanted = or_(SeekRow.id == seek_id, and_(_made_by(person.id), SeekRow.speed == "live"))
            locked = select(SeekRow).where(wanted).order_by(SeekRow.id).with_for_update()
            found = {row.id: seek_in(row) for row in await connection.execute(locked)}
            seek = found.pop(seek_id, None)
            if seek is None or seek.expires <= now or seek.to not in (None, key_of(person.id)):
                raise NoSuchSeek("no-such-seek")
            if not seek.is_open:
                raise NoSuchSeek("seek-taken")
            if not seek.is_for(person) or await connection.scalar(apart(seek.maker, person.id)):
                raise NoSuchSeek("no-such-seek")
            met = answered(seek, person, variant, time, now)
            game = await _begin(connection, met, now, [seek])
            await _answered(connection, seek, now)
            if seek.speed == "live":
                own = [each.id for each in found.values() if each.is_open]
                await connection.execute(delete(SeekRow).where(SeekRow.id.in_(own)))
        return game

    async def pair(self, now: int) -> list[LiveGame]:
        """Begin games of those who suit each other. What another server looks at just now is left to it."""
        free = SeekRow.expires > now, SeekRow.games > 0, SeekRow.to.is_(None)
        async with self._store.reading() as connection:
            if (await connection.scalar(select(func.count()).where(*free)) or 0) < 2:
                return []
        async with self._store.transaction() as connection:
            locked = (
                select(SeekRow)
                .where(*free)
                .order_by(SeekRow.created, SeekRow.id)
                .with_for_update(skip_locked=True)
            )
            seeks = [seek_in(row) for row in await connection.execute(locked)]
            seeks = await _with_ratings(connection, seeks, now)
            theirs = BlockRow.person.in_({key_of(seek.maker) for seek in seeks})
            asked = select(BlockRow.person, BlockRow.blocked).where(theirs)
            blocks = await connection.execute(asked)
            pairs = {frozenset((one or None, two or None)) for one, two in blocks}
            met = pairings(seeks, now, pairs)
            return [
                await _begin(connection, meeting, now, [meeting.white, meeting.black])
                for meeting in met
            ]

    async def apart(self, people: Collection[Person]) -> Mapping[str, set[str]]:
        """Give by their keys those whom some people do not want to meet, or who do not want to meet them."""
        own = {key_of(person.id) for person in people}
        either = or_(BlockRow.person.in_(own), BlockRow.blocked.in_(own))
        found: dict[str, set[str]] = {}
        async with self._store.reading() as connection:
            rows = await connection.execute(select(BlockRow.person, BlockRow.blocked).where(either))
            for one, two in rows:
                found.setdefault(one, set()).add(two)
                found.setdefault(two, set()).add(one)
        return found

    async def renew(self, holders: Collection[str | None], now: int) -> None:
        """Keep the live seeks of people who are connected."""
        theirs: ColumnElement[bool] = SeekRow.maker.in_([holder for holder in holders if holder])
        if None in holders:
            theirs = or_(theirs, SeekRow.maker.is_(None))
        live = SeekRow.speed == "live", SeekRow.games > 0, SeekRow.expires > now
        # not at every beat: what is far from its end is left alone, and so are others who write it
        due = select(SeekRow.id).where(theirs, *live, SeekRow.expires < now + LIVE * 2 // 3)
        async with self._store.reading() as connection:
            ids = list(await connection.scalars(due))
        if ids:
            async with self._store.transaction() as connection:
                renewed = update(SeekRow).where(SeekRow.id.in_(ids), SeekRow.games > 0)
                await connection.execute(renewed.values(expires=now + LIVE))


async def _answered(connection: AsyncConnection, seek: Seek, now: int) -> None:
    """Take a challenge as seen that is answered, or taken back."""
    if seek.to is not None:
        await notices_sql.settle(connection, seek.to, ["challenge"], now, subject=seek.id)


async def _begin(
    connection: AsyncConnection, met: Meeting, now: int, offered: Collection[Seek]
) -> LiveGame:
    """Store the game of two who meet, and that their seeks have begun one; who has offered it is told."""
    game = game_of(met, now)
    await insert_game(connection, game)
    for seek in (met.white, met.black):
        used = seek.used(game.id, now)
        values = {"games": used.games, "game_id": game.id, "expires": used.expires}
        await connection.execute(update(SeekRow).where(SeekRow.id == seek.id).values(**values))
    await notices_sql.note_begun(connection, game, [key_of(seek.maker) for seek in offered])
    return game


async def _with_ratings(connection: AsyncConnection, seeks: Sequence[Seek], now: int) -> list[Seek]:
    makers = {seek.maker for seek in seeks if seek.maker}
    known: dict[str | None, dict[Pool, Rating]] = {}
    for row in await connection.execute(ratings_sql.ratings_of(makers)):
        rating = ratings_sql.rating_in(row).now(now)
        known.setdefault(row.holder, {})[Pool(row.family, row.speed)] = rating
    return [replace(seek, ratings=known.get(seek.maker, {})) for seek in seeks]


def _made_by(holder: str | None) -> Any:
    return SeekRow.maker.is_(None) if holder is None else SeekRow.maker == holder


def columns_of(seek: Seek) -> dict[str, Any]:
    """Give what is stored of a seek."""
    return {
        "id": seek.id,
        "maker": seek.maker,
        "name": seek.name,
        "variants": json.dumps(seek.variants),
        "times": json.dumps([str(time) for time in seek.times]),
        "speed": seek.speed,
        "created": seek.created,
        "expires": seek.expires,
        "colour": seek.colour and seek.colour.value,
        "rated": seek.is_rated,
        "games": seek.games,
        "to": seek.to,
        "to_name": seek.to_name,
        "game_id": seek.game,
        "by_bot": seek.is_bot,
        "for_bots": seek.for_bots,
    }


def seek_in(row: Any) -> Seek:
    """Read a seek."""
    return Seek(
        id=row.id,
        maker=row.maker,
        name=row.name,
        variants=tuple(json.loads(row.variants)),
        times=tuple(map(TimeControl.parse, json.loads(row.times))),
        created=row.created,
        expires=row.expires,
        colour=Player(row.colour) if row.colour else None,
        is_rated=row.rated,
        games=row.games,
        to=row.to,
        to_name=row.to_name,
        game=row.game_id,
        is_bot=row.by_bot,
        for_bots=row.for_bots,
    )
