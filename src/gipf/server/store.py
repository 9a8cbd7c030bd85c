"""The games in a database, through SQLAlchemy: every change is one transaction."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import replace
from typing import Any, cast

from sqlalchemy import BigInteger, Select, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import QueuePool

from gipf.host.catalogue import GameFilter, Statistics, Summary, Tally
from gipf.host.explorer import ExploredTurn
from gipf.host.game_facts import ABORTED
from gipf.host.live_game import By, LiveGame, Ply, Refused
from gipf.host.moments import now as moment
from gipf.host.moments import set_clock
from gipf.host.seats import Kind, Proposal, Seat
from gipf.host.seeks import key_of
from gipf.host.stored_game import Mark, clock_columns, clock_in, game_in
from gipf.position import Position
from gipf.record.symmetric_positions import numbered
from gipf.server import (
    catalogue_sql,
    conditional_sql,
    explorer_sql,
    flags_sql,
    keepers_sql,
    notices_sql,
    opening_index,
    ratings_sql,
    seats_sql,
    tournaments_sql,
)
from gipf.server.database import database_of
from gipf.server.flags_sql import GONE
from gipf.server.games_sql import insert_game, update_game, write_change
from gipf.server.models import (
    AliveRow,
    AnalysisRow,
    DecisionRow,
    GameRow,
    Letters,
    PlyRow,
    SeatRow,
    SidePlayRow,
)
from gipf.server.settings import Settings
from gipf.server.together import Together
from gipf.variants import Player

_log = logging.getLogger("gipf.server.store")


class Store:
    """All games; into a file they are written one after the other, since SQLite has one writer anyway.

    ``failure`` says what went wrong since the last write that succeeded.
    """

    def __init__(self, settings: Settings) -> None:
        self._database = database_of(settings)
        self._engine = self._database.engine
        self.is_shared: bool = self._database.is_shared
        self._writing: AbstractAsyncContextManager[Any] = (
            nullcontext() if self.is_shared else asyncio.Lock()
        )
        self._process = secrets.randbelow(2**31) if self.is_shared else 1
        self._marks = Together(self._read_marks)
        self._is_open = False
        self.failure: str | None = None
        self.on_notices: Callable[[Collection[str]], None] | None = None
        """Told whose notices are other ones than before, by their keys."""
        self.meter: Callable[[str, str, float], None] | None = None
        """Told of every transaction: reading or writing, whether it was done, and the seconds."""

    @property
    def connections(self) -> tuple[int, int]:
        """How many connections there are to the database, and how many of them are in use."""
        pool = self._engine.pool
        if not isinstance(pool, QueuePool):
            return 0, 0
        return pool.checkedin() + pool.checkedout(), pool.checkedout()

    async def open(self, *, is_server: bool = True) -> None:
        """Migrate the database if it is old; a server stops the clocks that ran when the last one ended."""
        await self._database.upgrade()
        async with self._transaction() as connection:
            now = await self._database.now(connection)
            if now is not None:
                set_clock(now)
            if is_server:
                await self._settle(connection, now)
        self._is_open = True

    async def leave(self, now: int) -> None:
        """Be no longer among the servers that live; the last one stops all clocks."""
        if self.is_shared:
            free = update(GameRow).where(GameRow.thinker == self._process).values(thinks_until=0)
            async with self._transaction() as connection:
                await connection.execute(free.where(GameRow.thinks_until > now))
                await connection.execute(delete(AliveRow).where(AliveRow.id == self._process))
                await self._settle(connection, now, is_leaving=True)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with self._noting(writing=False):
            async with self._database.reading() as connection:
                yield connection

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to ask one question, which costs less than reading several things of one moment."""
        with self._noting(writing=False):
            async with self._database.asking() as connection:
                yield connection

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        with self._noting(writing=True):
            async with self._writing, self._engine.begin() as connection:
                noted = notices_sql.listen(connection)
                yield connection
            self.failure = None
        if noted and self.on_notices:
            self.on_notices(noted)

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection to read what else is kept beside the games."""
        return self._reading()

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin to write what else is kept beside the games."""
        return self._transaction()

    async def take_turns(self, connection: AsyncConnection) -> None:
        """Let nobody else who takes turns look and write at the same time."""
        await self._database.take_turns(connection)

    @contextmanager
    def _noting(self, *, writing: bool) -> Iterator[None]:
        """Say what went wrong with the database in a sentence, on the terminal once until it works again."""
        began, outcome = time.perf_counter(), "done"
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            outcome = "failed"
            # a failed start says so itself
            is_news = self._is_open and self.failure is None
            level = logging.ERROR if is_news else logging.INFO
            _log.log(level, "the database failed", exc_info=error)
            failed = self._database.failed(error, writing=writing)
            self.failure = str(failed.arguments.get("detail", failed))
            raise failed from None
        finally:
            if self.meter:
                kind = "write" if writing else "read"
                self.meter(kind, outcome, time.perf_counter() - began)

    # ------------------------------------------------------------------ writing

    async def add(self, game: LiveGame) -> None:
        """Store a new game."""
        await self.add_all([(game, None)])

    async def add_all(
        self,
        games: Sequence[tuple[LiveGame, str | None]],
        titles: Mapping[str, str] | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        """Store new games with their analyses, all or none; titles and notes by id."""
        async with self._transaction() as connection:
            for game, analysis in games:
                title, note = ((texts or {}).get(game.id, "") for texts in (titles, notes))
                await insert_game(connection, game, title, note)
                if analysis:
                    await _write_analysis(connection, game.id, analysis, game.updated)

    async def add_rematch(self, game: LiveGame, followed: LiveGame) -> None:
        """Store a rematch and the game it follows, which names it: both or neither."""
        async with self._transaction() as connection:
            asked = select(GameRow.proposal).where(GameRow.id == followed.id)
            proposal = await connection.scalar(asked)
            await insert_game(connection, game)
            before = replace(
                followed,
                version=followed.version - 1,
                proposal=Proposal.parse(proposal) if proposal else None,
            )
            await update_game(connection, followed, before)
            await notices_sql.note_change(connection, followed, before)
            if before.proposal:
                asker = followed.seats[before.proposal.player].holder
                await notices_sql.note_begun(connection, game, [key_of(asker)])

    async def save(self, game: LiveGame, stored: LiveGame, key: str = "") -> LiveGame:
        """Store what differs from what is stored, if it is still stored so, and what answers it by itself."""
        async with self._transaction() as connection:
            game = await conditional_sql.follow(connection, game, stored)
            await write_change(connection, game, stored, key)
            if self.is_shared and game.has_computer and game.is_timed:
                await connection.execute(keepers_sql.kept(game.id, self._process))
            if game.is_over and not stored.is_over:
                await ratings_sql.rate(connection, [game])
                await tournaments_sql.note_results(connection, [game])
        return game

    async def sweep(self, now: int, most: int = 50) -> list[tuple[LiveGame, LiveGame]]:
        """Let the flags fall of games whose time is up; give each as it is now, and as it was.

        Games against the computer are left to whoever watches them. Of several who sweep at once each takes
        games of its own. Where no server lives no time has passed.
        """
        async with self._reading() as connection:
            if not await connection.scalar(flags_sql.is_any(now)):
                return []
        async with self._transaction() as connection:
            rows = (await connection.execute(flags_sql.fallen(now, most))).all()
            if self.is_shared and not await flags_sql.is_served(connection, now):
                return []
            pairs = [pair for row in rows if (pair := await self._fall(connection, row, now))]
            fallen = [game for game, _ in pairs]
            await ratings_sql.rate(connection, fallen)
            await tournaments_sql.note_results(connection, fallen)
            return pairs

    async def _fall(
        self, connection: AsyncConnection, row: Any, now: int
    ) -> tuple[LiveGame, LiveGame] | None:
        """Let a flag fall; a game that cannot be played through is not looked at again."""
        try:
            game = await _whole(connection, row)
            fallen = game.flagged(now)
        except Refused as error:
            _log.error("a flag cannot fall: %s", error, extra={"game": row.id})
            await connection.execute(flags_sql.left_alone(row.id))
            return None
        assert fallen is not None, "its flag has fallen"
        await write_change(connection, fallen, game)
        if fallen.is_over and fallen.is_over_days:
            await connection.execute(conditional_sql.forgotten(fallen.id))
        return fallen, game

    async def describe(self, game_id: str, *, title: str | None, note: str | None) -> bool:
        """Name a game, or note something about it; say whether there is one."""
        given: dict[str, Any] = {"title": title, "note": note}
        values = {name: text for name, text in given.items() if text is not None}
        there = GameRow.id == game_id, GameRow.discarded.is_(None)
        async with self._transaction() as connection:
            done = await connection.execute(
                update(GameRow).where(*there).values(**values or {"title": GameRow.title})
            )
            return bool(done.rowcount)

    async def discard(self, game_id: str, now: int) -> bool:
        """Take a game out of sight until it is restored or deleted; say whether there was one."""
        there = GameRow.id == game_id, GameRow.discarded.is_(None)
        async with self._transaction() as connection:
            done = await connection.execute(update(GameRow).where(*there).values(discarded=now))
            return bool(done.rowcount)

    async def restore(self, game_id: str) -> bool:
        """Bring back a game that was discarded, if it was not aborted; say whether there was one."""
        is_aborted = GameRow.reason.is_not_distinct_from(ABORTED)
        there = GameRow.id == game_id, GameRow.discarded.is_not(None), ~is_aborted
        async with self._transaction() as connection:
            done = await connection.execute(update(GameRow).where(*there).values(discarded=None))
            return bool(done.rowcount)

    async def purge(self, before: int) -> None:
        """Delete for good what was discarded before a moment."""
        async with self._transaction() as connection:
            await connection.execute(delete(GameRow).where(GameRow.discarded < before))
            await connection.execute(delete(DecisionRow).where(DecisionRow.at < before))

    async def delete(self, game_id: str) -> bool:
        """Remove a game for good; say whether there was one."""
        async with self._transaction() as connection:
            done = await connection.execute(delete(GameRow).where(GameRow.id == game_id))
            return bool(done.rowcount)

    async def write_analysis(self, game_id: str, text: str, now: int) -> bool:
        """Keep what was found out about a game, in the place of what was kept before.

        Say whether there is such a game.
        """
        async with self._transaction() as connection:
            there = select(GameRow.id).where(GameRow.id == game_id)
            await connection.execute(there.with_for_update())  # of two at once the later stays
            await connection.execute(delete(AnalysisRow).where(AnalysisRow.game_id == game_id))
            return await _write_analysis(connection, game_id, text, now)

    async def claim(self, game_id: str, version: int, now: int) -> bool:
        """Take it upon this server to let the computer decide in a version; False if another has."""
        if not self.is_shared:
            return True
        is_free = or_(
            GameRow.thinker == self._process,
            GameRow.thinks_about.is_distinct_from(version),
            GameRow.thinks_until < now,
        )
        there = GameRow.id == game_id, GameRow.version == version, GameRow.discarded.is_(None)
        claimed = {"thinker": self._process, "thinks_about": version, "thinks_until": now + GONE}
        async with self._transaction() as connection:
            done = await connection.execute(
                update(GameRow).where(*there, is_free).values(**claimed)
            )
            return bool(done.rowcount)

    async def meet(
        self, here: Collection[tuple[str, Player]], game_ids: Collection[str], now: int
    ) -> dict[tuple[str, Player], int]:
        """Note which players are connected to this server; give when those of games were, to any server."""
        async with self._transaction() as connection:
            if here:
                await connection.execute(seats_sql.seen_now(here, now))
            rows = await connection.execute(seats_sql.last_seen(game_ids))
            return {(game, Player(player)): at for game, player, at in rows if at is not None}

    async def beat(self, now: int) -> None:
        """Note that the server lives."""
        async with self._transaction() as connection:
            if self.is_shared:
                seen = await connection.scalar(select(func.max(AliveRow.at)))
                if seen is not None and now - seen > GONE:
                    await self._settle(connection, now)  # the database was away, for all
                    return
                await self._stop_abandoned(connection, now)
            await self._write_beat(connection, now)

    async def _stop_abandoned(self, connection: AsyncConnection, now: int) -> None:
        """Stop clocks against the computer that a server let run which lives no longer: nobody sees them."""
        for process, seen in (await connection.execute(keepers_sql.gone(now, self._process))).all():
            for row in (await connection.execute(keepers_sql.abandoned(process))).all():
                await _stop_clock(connection, row, seen)
            await connection.execute(delete(AliveRow).where(AliveRow.id == process))

    async def note_short_times(self, now: int) -> int:
        """Note whose time over days gets short, once a turn; say how many."""
        async with self._reading() as connection:
            found = (await connection.execute(notices_sql.short(now))).all()
        if found:
            async with self._transaction() as connection:
                await notices_sql.note(connection, [*map(notices_sql.short_time, found)], now)
        return len(found)

    async def forget_notices(self, before: int) -> None:
        """Delete notices from before a moment."""
        async with self._transaction() as connection:
            for deletion in notices_sql.old(before):
                await connection.execute(deletion)

    async def is_timed(self) -> bool:
        """Whether a clock runs in any game."""
        async with self._reading() as connection:
            return bool(await connection.scalar(flags_sql.is_any()))

    async def _write_beat(self, connection: AsyncConnection, now: int) -> None:
        own = update(AliveRow).where(AliveRow.id == self._process).values(at=now)
        if not (await connection.execute(own)).rowcount:
            await connection.execute(insert(AliveRow).values(id=self._process, at=now))

    async def _settle(
        self, connection: AsyncConnection, now: int | None, *, is_leaving: bool = False
    ) -> None:
        """Stop clocks at the moment at which a server was last seen alive, unless another one lives.

        Those of games over days run on, and are given the time since then.
        ``now`` is the time of a database that several servers share.
        """
        if now is not None:
            await self._database.take_turns(connection)
        alive = await connection.scalar(select(func.max(AliveRow.at))) or 0
        if now is not None and now - alive < GONE:
            if not is_leaving:
                await self._write_beat(connection, now)
            return
        if now is not None:
            await connection.execute(delete(AliveRow))
        if alive and not is_leaving:
            await connection.execute(flags_sql.moved(alive, now or moment()))
        running = select(GameRow).where(
            GameRow.clock_running.is_not(None), GameRow.clock_cap.is_(None)
        )
        for row in (await connection.execute(running)).all():
            await _stop_clock(connection, row, now if is_leaving and now else alive)
        await self._write_beat(connection, now or moment())

    # ------------------------------------------------------------------ reading

    async def load(self, game_id: str) -> LiveGame | None:
        """Read a game and play it through."""
        async with self._reading() as connection:
            row = (await connection.execute(_there(game_id))).first()
            parts = row and await _parts(connection, game_id)
        return await asyncio.to_thread(game_in, row, *parts) if parts else None

    async def decided(self, game_id: str, key: str) -> int | None:
        """Give the version to which a decision under a key has led, if there was one."""
        known = select(DecisionRow.version).where(
            DecisionRow.game_id == game_id, DecisionRow.key == key
        )
        async with self.asking() as connection:
            return await connection.scalar(known)

    async def marks(self, game_ids: Collection[str]) -> dict[str, Mark]:
        """Give the marks of games as they are stored now, in one query for all who ask at the same time."""
        return await self._marks.of(game_ids)

    async def _read_marks(self, game_ids: Collection[str]) -> dict[str, Mark]:
        columns = GameRow.id, GameRow.version, GameRow.clock_running, GameRow.clock_since
        asked = select(*columns).where(GameRow.id.in_(game_ids), GameRow.discarded.is_(None))
        async with self.asking() as connection:
            rows = await connection.execute(asked)
            return {name: (version, running, since) for name, version, running, since in rows}

    async def list(
        self,
        chosen: GameFilter = GameFilter(),  # noqa: B008  # it is a value
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        """List games, those touched last first."""
        async with self._reading() as connection:
            found = (await connection.execute(catalogue_sql.wanted(chosen, before, limit))).all()
            seats = await _seats(connection, [row.id for row in found])
        return [catalogue_sql.summary_of_row(row, seats[row.id]) for row in found]

    async def summary(self, game_id: str) -> Summary | None:
        """Sum one game up."""
        async with self._reading() as connection:
            row = (await connection.execute(_there(game_id))).first()
            if row is None:
                return None
            seats = await _seats(connection, [game_id])
        return catalogue_sql.summary_of_row(row, seats[game_id])

    async def statistics(self, holder: str | None = None) -> Statistics:
        """Add up the finished games of one person, by their id, against the computer."""
        async with self._reading() as connection:
            tallies = tuple(
                Tally(*row) for row in await connection.execute(catalogue_sql.tallies(holder))
            )
            current = (await connection.execute(catalogue_sql.streaks(holder).limit(1))).first()
            longest = await connection.scalar(catalogue_sql.longest_win(holder))
        streak = catalogue_sql.streak_of(current) if current else None
        return Statistics(tallies, streak, longest or 0)

    async def explore(
        self, position: Position
    ) -> tuple[tuple[ExploredTurn, ...], tuple[Summary, ...]]:
        """Give the turns that were played in a position, and the last games that came to it."""
        known = numbered(position)
        async with self._reading() as connection:
            rows = (await connection.execute(explorer_sql.turns_at(known.number))).all()
            found = (await connection.execute(explorer_sql.games_at(known.number))).all()
            seats = await _seats(connection, [row.id for row in found])
        turns = (
            ExploredTurn(known.read_turn(text, position.variant.board), *counts)
            for text, *counts in rows
        )
        return tuple(turns), tuple(
            catalogue_sql.summary_of_row(row, seats[row.id]) for row in found
        )

    async def index_games(self) -> int:
        """Bring the explorer's index up to date with some games; say how many are left."""
        if not await opening_index.index(self, explorer_sql.stale_games()):
            return 0
        async with self._reading() as connection:
            return await connection.scalar(explorer_sql.stale_count()) or 0

    async def read_analysis(self, game_id: str) -> str | None:
        """Give what was found out about a game, if anything was kept."""
        kept = select(AnalysisRow.text).where(AnalysisRow.game_id == game_id)
        async with self._reading() as connection:
            return await connection.scalar(kept)

    async def count(self) -> int:
        """Count the games."""
        async with self._reading() as connection:
            return (
                await connection.scalar(select(func.count()).where(GameRow.discarded.is_(None)))
                or 0
            )


async def _stop_clock(connection: AsyncConnection, row: Any, at: int) -> None:
    """Let the clock of a row stand still from a moment on."""
    clock = clock_in(row)
    assert clock is not None, "a clock that runs is a clock"
    stopped = clock_columns(clock.pressed(None, max(at, clock.since)))
    await connection.execute(update(GameRow).where(GameRow.id == row.id).values(**stopped))


async def _whole(connection: AsyncConnection, row: Any) -> LiveGame:
    """Read a game by its row, and play it through."""
    return await asyncio.to_thread(game_in, row, *await _parts(connection, row.id))


async def _parts(
    connection: AsyncConnection, game_id: str
) -> tuple[dict[Player, Seat], tuple[Ply, ...], dict[int, str]]:
    """Read what is stored of a game besides its row: seats, decisions and side games."""
    seats = await _seats(connection, [game_id])
    of_game = select(PlyRow).where(PlyRow.game_id == game_id).order_by(PlyRow.number)
    plies = tuple(
        Ply(ply.move, cast("By", ply.by), ply.at, ply.left)
        for ply in (await connection.execute(of_game)).all()
    )
    sides = select(SidePlayRow).where(SidePlayRow.game_id == game_id)
    side_plays = {row.ply: row.text for row in (await connection.execute(sides)).all()}
    return seats[game_id], plies, side_plays


def _there(game_id: str) -> Select[Any]:
    return select(GameRow).where(GameRow.id == game_id, GameRow.discarded.is_(None))


async def _write_analysis(connection: AsyncConnection, game_id: str, text: str, now: int) -> bool:
    """Write down what was found out about a game, if there is one."""
    values = select(GameRow.id, literal(text, Letters()), literal(now, BigInteger)).where(
        GameRow.id == game_id
    )
    writing = insert(AnalysisRow).from_select(["game_id", "text", "updated"], values)
    done = await connection.execute(writing.execution_options(preserve_rowcount=True))
    return bool(done.rowcount)


async def _seats(
    connection: AsyncConnection, games: Sequence[str]
) -> dict[str, dict[Player, Seat]]:
    rows = await connection.execute(select(SeatRow).where(SeatRow.game_id.in_(games)))
    seats: dict[str, dict[Player, Seat]] = {game: {} for game in games}
    for row in sorted(rows.all(), key=lambda row: row.player != "w"):
        seats[row.game_id][Player(row.player)] = Seat(
            cast("Kind", row.kind), row.name, row.level, row.helped, row.holder, row.bot
        )
    return seats
