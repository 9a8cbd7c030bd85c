"""What people say, whom they block, what they report and what moderators do about it, in the database."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.errors import GipfError
from gipf.host.agreement import Agreement
from gipf.host.moderation import MUTED, Action, Known, Report, Step
from gipf.host.people import Person
from gipf.host.ratings import Pool, Rating
from gipf.host.seats import GONE
from gipf.host.seeks import key_of
from gipf.host.talk import MOST_SAID, PERIOD, Line
from gipf.server import agreement_sql, notices_sql, ratings_sql
from gipf.server.account_models import AccountRow
from gipf.server.database import insert_unless_there
from gipf.server.models import BlockRow, GuestRow, InvitationRow
from gipf.server.moderation_models import LineRow, MuteRow, ReportRow
from gipf.server.name_search import begins
from gipf.server.people_store import one_by_one
from gipf.server.store import Store


class ModerationStore:
    """All of it; every change is stored when its call is done."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------ talk

    async def say(self, line: Line) -> Line:
        """Store a line; refuse it where its speaker has said too much, or must be silent."""
        async with self._store.transaction() as connection:
            await one_by_one(connection, line.person)
            until = await connection.scalar(
                select(MuteRow.until).where(MuteRow.person == line.person, MuteRow.until > line.at)
            )
            if until is not None:
                raise GipfError("muted", hours=-(-(until - line.at) // 3_600_000))
            lately = LineRow.person == line.person, LineRow.at > line.at - PERIOD
            said = await connection.scalar(select(func.count()).select_from(LineRow).where(*lately))
            if (said or 0) >= MOST_SAID:
                raise GipfError("said-too-much", seconds=PERIOD // 1000)
            values = asdict(line)
            del values["id"]
            values["game_id"] = values.pop("game")
            done = await connection.execute(insert(LineRow).values(**values).returning(LineRow.id))
            stored = replace(line, id=done.scalar_one())
            if line.room == "players":
                said_by = line.person, line.name
                await notices_sql.note_talk(connection, line.game, stored.id, *said_by, line.at)
            return stored

    async def lines(self, game_id: str, most: int) -> list[Line]:
        """Give what was said at a game, the last lines."""
        asked = (
            select(LineRow)
            .where(LineRow.game_id == game_id)
            .order_by(LineRow.id.desc())
            .limit(most)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [_line(row) for row in reversed(rows)]

    async def line(self, number: int) -> Line | None:
        """Give one line."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(LineRow).where(LineRow.id == number))).first()
        return _line(row) if row else None

    async def blocked_by(self, people: Collection[str]) -> Mapping[str, set[str]]:
        """Give the keys of those whom some people have blocked."""
        found: dict[str, set[str]] = {}
        asked = select(BlockRow.person, BlockRow.blocked).where(BlockRow.person.in_(people))
        async with self._store.reading() as connection:
            for person, blocked in await connection.execute(asked):
                found.setdefault(person, set()).add(blocked)
        return found

    # ------------------------------------------------------------------ people

    async def known(self, key: str) -> Known | None:
        """Say who somebody is."""
        if not key:
            return Known("", "", "owner", None)
        async with self._store.reading() as connection:
            row = (await connection.execute(_people().where(GuestRow.id == key))).first()
        return _known(row) if row else None

    async def find(self, name: str, most: int) -> list[Known]:
        """Find people whose name begins so."""
        async with self._store.reading() as connection:
            return [_known(row) for row in await connection.execute(found(name, most))]

    async def ratings(self, key: str, now: int) -> list[tuple[Pool, Rating]]:
        """Give all ratings of somebody."""
        async with self._store.reading() as connection:
            rows = (await connection.execute(ratings_sql.ratings_of([key]))).all()
        return [(Pool(row.family, row.speed), ratings_sql.rating_in(row).now(now)) for row in rows]

    async def history(self, key: str, pool: Pool, most: int) -> list[Step]:
        """Give what games did to a rating of somebody, the latest first."""
        async with self._store.reading() as connection:
            rows = (await connection.execute(ratings_sql.history_of(key, pool, most))).all()
        return [
            Step(row.game_id, row.opponent, row.score, row.before, row.after, row.deviation, row.at)
            for row in rows
        ]

    # ------------------------------------------------------------------ blocks

    async def block(self, person: Person, key: str, name: str, now: int, *, is_on: bool) -> None:
        """Have nothing to do with somebody any longer, or again."""
        own = key_of(person.id)
        async with self._store.transaction() as connection:
            there = BlockRow.person == own, BlockRow.blocked == key
            await connection.execute(delete(BlockRow).where(*there))
            if is_on:
                values = {"person": own, "blocked": key, "name": name, "at": now}
                await connection.execute(insert_unless_there(connection, BlockRow).values(**values))

    async def blocks(self, person: Person) -> list[tuple[str, str]]:
        """Give the keys and names of whom somebody has blocked."""
        own = BlockRow.person == key_of(person.id)
        asked = select(BlockRow.blocked, BlockRow.name).where(own).order_by(BlockRow.at)
        async with self._store.reading() as connection:
            return [(key, name) for key, name in await connection.execute(asked)]

    # ------------------------------------------------------------------ reports

    async def report(self, report: Report) -> None:
        """Note that somebody has misbehaved; more of one reporter wait until some are looked at."""
        async with self._store.transaction() as connection:
            await one_by_one(connection, report.reporter)
            waiting = ReportRow.reporter == report.reporter, ReportRow.action.is_(None)
            count = select(func.count()).select_from(ReportRow).where(*waiting)
            if (await connection.scalar(count) or 0) >= MOST_WAITING:
                raise GipfError("too-many-reports", most=MOST_WAITING)
            values = asdict(report)
            del values["id"]
            values["game_id"] = values.pop("game")
            await connection.execute(insert(ReportRow).values(**values))

    async def reports(self, *, are_open: bool, most: int) -> list[Report]:
        """List what moderators have to look at, the oldest first; or what they have done, the latest first."""
        if are_open:
            asked = select(ReportRow).where(ReportRow.action.is_(None)).order_by(ReportRow.id)
        else:
            done = ReportRow.action.is_not(None)
            asked = select(ReportRow).where(done).order_by(ReportRow.done.desc(), ReportRow.id)
        async with self._store.reading() as connection:
            return [_report(row) for row in await connection.execute(asked.limit(most))]

    async def agreements(self, people: Collection[str]) -> Mapping[str, Sequence[Agreement]]:
        """Give by whose they are what was found in the latest games."""
        found: dict[str, list[Agreement]] = {}
        async with self._store.reading() as connection:
            for row in await connection.execute(agreement_sql.latest(people)):
                found.setdefault(row.holder, []).append(_agreement(row))
        return found

    async def agreements_in(self, games: Collection[str]) -> Mapping[tuple[str, str], Agreement]:
        """Give what was found in some games, by the game and whose it is."""
        async with self._store.reading() as connection:
            rows = await connection.execute(agreement_sql.of_games(games))
            return {(row.game_id, row.holder): _agreement(row) for row in rows}

    async def settle(
        self, number: int, moderator: Person, action: Action, note: str, now: int
    ) -> bool:
        """Do something about a report, once; say whether it was there."""
        values = {"action": action, "moderator": moderator.name, "note": note, "done": now}
        async with self._store.transaction() as connection:
            waits = ReportRow.id == number, ReportRow.action.is_(None)
            settled = update(ReportRow).where(*waits).values(**values).returning(ReportRow.accused)
            accused = (await connection.execute(settled)).scalar()
            if accused is None:
                return False
            await _silence(connection, accused, action, now)
        return True


MOST_WAITING = 20
"""Reports of one person that nobody has looked at yet."""


async def _silence(connection: AsyncConnection, person: str, action: Action, now: int) -> None:
    if action == "dismiss" or person == GONE:
        return
    await connection.execute(delete(MuteRow).where(MuteRow.person == person))
    if action == "mute":
        await connection.execute(insert(MuteRow).values(person=person, until=now + MUTED))


async def take_along(connection: AsyncConnection, guest: str, account: str) -> None:
    """Let what a guest has said, whom they have blocked and what was reported of them be an account's.

    Who must be silent, or is not wanted by somebody, is so under the other name, too.
    """
    for column in (LineRow.person, ReportRow.reporter, ReportRow.accused, InvitationRow.taken):
        theirs = update(column.class_).where(column == guest)
        await connection.execute(theirs.values({column: account}))
    for own, other in ((BlockRow.person, BlockRow.blocked), (BlockRow.blocked, BlockRow.person)):
        known = list(await connection.scalars(select(other).where(own == account)))
        moved = update(BlockRow).where(own == guest, other.not_in([*known, account]))
        await connection.execute(moved.values({own: account}))
        await connection.execute(delete(BlockRow).where(own == guest))
    both = MuteRow.person.in_((guest, account))
    until = await connection.scalar(select(func.max(MuteRow.until)).where(both))
    if until is not None:
        await connection.execute(delete(MuteRow).where(both))
        await connection.execute(insert(MuteRow).values(person=account, until=until))


async def forget(connection: AsyncConnection, people: Collection[str]) -> None:
    """Forget whom people have blocked, and who did so; what was said and reported stays without a name."""
    said = update(LineRow).where(LineRow.person.in_(people))
    await connection.execute(said.values(person=GONE, name=""))
    for who, name in (("reporter", "reporter_name"), ("accused", "accused_name")):
        theirs = update(ReportRow).where(getattr(ReportRow, who).in_(people))
        await connection.execute(theirs.values({who: GONE, name: ""}))
    taken = update(InvitationRow).where(InvitationRow.taken.in_(people))
    await connection.execute(taken.values(taken=GONE))
    blocks = or_(BlockRow.person.in_(people), BlockRow.blocked.in_(people))
    await connection.execute(delete(BlockRow).where(blocks))
    await connection.execute(delete(MuteRow).where(MuteRow.person.in_(people)))


def found(name: str, most: int) -> Select[Any]:
    """Ask for people whose name begins so, those who have an account first."""
    order = AccountRow.id.is_(None), GuestRow.name, GuestRow.id
    asked: Select[Any] = _people().where(begins(name)).order_by(*order)
    return asked.limit(most)


def _people() -> Any:
    columns = (
        GuestRow.id,
        GuestRow.name,
        GuestRow.created,
        AccountRow.is_moderator,
        AccountRow.is_bot,
    )
    return select(*columns).outerjoin(AccountRow, AccountRow.id == GuestRow.id)


def _known(row: Any) -> Known:
    if row.is_moderator is None:
        return Known(row.id, row.name, "guest", row.created)
    kind: Any = "moderator" if row.is_moderator else "bot" if row.is_bot else "account"
    return Known(row.id, row.name, kind, row.created)


def _agreement(row: Any) -> Agreement:
    return Agreement(row.turns, row.first, row.loss)


def _line(row: Any) -> Line:
    return Line(row.id, row.game_id, row.room, row.person, row.name, row.text, row.preset, row.at)


def _report(row: Any) -> Report:
    return Report(
        row.id, row.reporter, row.reporter_name, row.accused, row.accused_name, row.reason, row.text,
        row.game_id, row.at, row.action, row.moderator, row.note, row.done,
    )  # fmt: skip
