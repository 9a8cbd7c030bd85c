"""The games on disk: SQLite through SQLAlchemy, every change one transaction."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import takewhile
from typing import Any, cast

from sqlalchemy import Select, bindparam, delete, event, func, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from gipf.host.catalogue import GameFilter, Statistics, Summary, Tally
from gipf.host.explorer import MOST_PLIES, ExploredTurn, explored_position, index_of
from gipf.host.interfaces import StoreFailed
from gipf.host.live_game import By, Kind, LiveGame, Ply, Seat
from gipf.host.rows import clock_columns, clock_in, columns_of, game_in
from gipf.position import Position
from gipf.server import catalogue_sql, explorer_sql
from gipf.server.models import (
    AliveRow,
    AnalysisRow,
    ExploredRow,
    GameRow,
    PlyRow,
    SeatRow,
    SidePlayRow,
)
from gipf.server.settings import Settings
from gipf.server.upgrade import address_of, upgrade
from gipf.variants import Player

_GAMES, _SEATS, _PLIES, _SIDE_PLAYS, _EXPLORED = (
    cast("SqlTable", row.__table__) for row in (GameRow, SeatRow, PlyRow, SidePlayRow, ExploredRow)
)
_UPDATE = update(_GAMES).where(_GAMES.c.id == bindparam("game"))
_log = logging.getLogger("gipf.server.store")


class Store:
    """All games; writes come one after the other, since SQLite has one writer anyway.

    ``failure`` says what went wrong since the last write that succeeded.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._engine = create_async_engine(
            address_of(settings.database, "sqlite+aiosqlite"), pool_size=4, max_overflow=0
        )
        event.listen(self._engine.sync_engine, "connect", _prepare)
        self._writing = asyncio.Lock()
        self._is_open = False
        self.failure: str | None = None

    async def open(self) -> None:
        """Migrate the database if it is old, and stop the clocks that ran when the server ended."""
        await asyncio.to_thread(upgrade, self._settings.database, self._settings.backups)
        await self._settle()
        self._is_open = True

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with self._noting(writing=False):
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        with self._noting(writing=True):
            async with self._writing, self._engine.begin() as connection:
                yield connection
            self.failure = None

    @contextmanager
    def _noting(self, *, writing: bool) -> Iterator[None]:
        """Say what went wrong with the database in a sentence, on the terminal once until it works again."""
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            # a failed start says so itself
            is_news = self._is_open and self.failure is None
            level = logging.ERROR if is_news else logging.INFO
            _log.log(level, "the database failed", exc_info=error)
            self.failure = str(error.orig if isinstance(error, DBAPIError) else error)
            raise StoreFailed("not-saved" if writing else "not-read", detail=self.failure) from None

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
                await _insert(connection, game, title, note)
                if analysis:
                    await _write_analysis(connection, game.id, analysis, game.updated)

    async def add_rematch(self, game: LiveGame, followed: LiveGame) -> None:
        """Store a rematch and the game it follows, which names it: both or neither."""
        async with self._transaction() as connection:
            await _insert(connection, game)
            await connection.execute(_UPDATE, {"game": followed.id, **columns_of(followed)})

    async def save(self, game: LiveGame, stored: LiveGame) -> None:
        """Store what differs from what is stored."""
        async with self._transaction() as connection:
            await connection.execute(_UPDATE, {"game": game.id, **columns_of(game)})
            if game.seats != stored.seats:
                await connection.execute(delete(SeatRow).where(SeatRow.game_id == game.id))
                await _write_seats(connection, game)
            kept = _common(game.plies, stored.plies)
            if kept < len(stored.plies):
                await connection.execute(
                    delete(PlyRow).where(PlyRow.game_id == game.id, PlyRow.number >= kept)
                )
            await _write_plies(connection, game, kept)
            if game.side_plays != stored.side_plays:
                await connection.execute(delete(SidePlayRow).where(SidePlayRow.game_id == game.id))
                await _write_side_plays(connection, game)

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
        """Bring back a game that was discarded; say whether there was one."""
        there = GameRow.id == game_id, GameRow.discarded.is_not(None)
        async with self._transaction() as connection:
            done = await connection.execute(update(GameRow).where(*there).values(discarded=None))
            return bool(done.rowcount)

    async def purge(self, before: int) -> None:
        """Delete for good what was discarded before a moment."""
        async with self._transaction() as connection:
            await connection.execute(delete(GameRow).where(GameRow.discarded < before))

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
            await connection.execute(delete(AnalysisRow).where(AnalysisRow.game_id == game_id))
            try:
                await _write_analysis(connection, game_id, text, now)
            except IntegrityError:
                return False
            return True

    async def beat(self, now: int) -> None:
        """Note that the server lives."""
        async with self._transaction() as connection:
            done = await connection.execute(update(AliveRow).values(at=now))
            if not done.rowcount:
                await connection.execute(insert(AliveRow).values(id=1, at=now))

    async def _settle(self) -> None:
        """Stop clocks at the moment at which the server was last seen alive."""
        async with self._transaction() as connection:
            alive = await connection.scalar(select(AliveRow.at)) or 0
            running = select(GameRow).where(GameRow.clock_running.is_not(None))
            for row in (await connection.execute(running)).all():
                clock = clock_in(row)
                assert clock is not None, "a clock that runs is a clock"
                stopped = clock.pressed(None, max(alive, clock.since))
                await connection.execute(
                    update(GameRow).where(GameRow.id == row.id).values(**clock_columns(stopped))
                )

    # ------------------------------------------------------------------ reading

    async def load(self, game_id: str) -> LiveGame | None:
        """Read a game and play it through."""
        async with self._reading() as connection:
            row = (await connection.execute(_there(game_id))).first()
            if row is None:
                return None
            seats = await _seats(connection, [game_id])
            of_game = select(PlyRow).where(PlyRow.game_id == game_id).order_by(PlyRow.number)
            plies = tuple(
                Ply(ply.move, cast("By", ply.by), ply.at, ply.left)
                for ply in (await connection.execute(of_game)).all()
            )
            sides = select(SidePlayRow).where(SidePlayRow.game_id == game_id)
            side_plays = {row.ply: row.text for row in (await connection.execute(sides)).all()}
        return await asyncio.to_thread(game_in, row, seats[game_id], plies, side_plays)

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

    async def statistics(self) -> Statistics:
        """Add up the finished games of one person against the computer."""
        async with self._reading() as connection:
            tallies = tuple(
                Tally(*row) for row in await connection.execute(catalogue_sql.tallies())
            )
            current = (await connection.execute(catalogue_sql.streaks().limit(1))).first()
            longest = await connection.scalar(catalogue_sql.longest_win())
        streak = catalogue_sql.streak_of(current) if current else None
        return Statistics(tallies, streak, longest or 0)

    async def explore(
        self, position: Position
    ) -> tuple[tuple[ExploredTurn, ...], tuple[Summary, ...]]:
        """Give the turns that were played in a position, and the last games that came to it."""
        known = explored_position(position)
        async with self._reading() as connection:
            rows = (await connection.execute(explorer_sql.turns_at(known.number))).all()
            found = (await connection.execute(explorer_sql.games_at(known.number))).all()
            seats = await _seats(connection, [row.id for row in found])
        turns = (
            ExploredTurn(known.read_turn(text, position.board), *counts) for text, *counts in rows
        )
        return tuple(turns), tuple(
            catalogue_sql.summary_of_row(row, seats[row.id]) for row in found
        )

    async def index_games(self) -> int:
        """Bring the explorer's index up to date with some games; say how many are left."""
        async with self._reading() as connection:
            stale = (await connection.execute(explorer_sql.stale_games())).all()
            plies = (
                select(PlyRow.game_id, PlyRow.move)
                .where(PlyRow.game_id.in_([row.id for row in stale]))
                .where(PlyRow.number < MOST_PLIES)
                .order_by(PlyRow.game_id, PlyRow.number)
            )
            moves: dict[str, list[str]] = {row.id: [] for row in stale}
            for game_id, move in await connection.execute(plies):
                moves[game_id].append(move)
        if not stale:
            return 0
        indexed = await asyncio.to_thread(
            lambda: {row.id: index_of(row.start, moves[row.id]) for row in stale}
        )
        rows = [
            {"game_id": game, "number": number, "position": position, "turn": turn}
            for game, turns in indexed.items()
            for number, (position, turn) in enumerate(turns)
        ]
        async with self._transaction() as connection:
            await connection.execute(delete(ExploredRow).where(ExploredRow.game_id.in_(moves)))
            if rows:
                await connection.execute(insert(_EXPLORED), rows)
            for row in stale:
                known = update(GameRow).where(GameRow.id == row.id).values(explored=row.version)
                await connection.execute(known)
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


def _prepare(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Set up a connection: readers do not wait for the writer, and references are checked."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=10000", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _common(plies: Sequence[Ply], stored: Sequence[Ply]) -> int:
    """Count the decisions two versions of a game share."""
    pairs = zip(plies, stored, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


async def _insert(
    connection: AsyncConnection, game: LiveGame, title: str = "", note: str = ""
) -> None:
    given = {"id": game.id, "title": title, "note": note}
    await connection.execute(insert(_GAMES), {**given, **columns_of(game)})
    await _write_seats(connection, game)
    await _write_plies(connection, game, 0)
    await _write_side_plays(connection, game)


def _there(game_id: str) -> Select[Any]:
    return select(GameRow).where(GameRow.id == game_id, GameRow.discarded.is_(None))


async def _write_seats(connection: AsyncConnection, game: LiveGame) -> None:
    rows = [
        {"game_id": game.id, "player": player.value, **vars(seat)}
        for player, seat in game.seats.items()
    ]
    await connection.execute(insert(_SEATS), rows)


async def _write_plies(connection: AsyncConnection, game: LiveGame, first: int) -> None:
    rows = [
        {"game_id": game.id, "number": first + n, **vars(ply)}
        for n, ply in enumerate(game.plies[first:])
    ]
    if rows:
        await connection.execute(insert(_PLIES), rows)


async def _write_side_plays(connection: AsyncConnection, game: LiveGame) -> None:
    rows = [
        {"game_id": game.id, "ply": count, "text": str(play)}
        for count, play in game.side_plays.items()
    ]
    if rows:
        await connection.execute(insert(_SIDE_PLAYS), rows)


async def _write_analysis(connection: AsyncConnection, game_id: str, text: str, now: int) -> None:
    await connection.execute(insert(AnalysisRow).values(game_id=game_id, text=text, updated=now))


async def _seats(
    connection: AsyncConnection, games: Sequence[str]
) -> dict[str, dict[Player, Seat]]:
    rows = await connection.execute(select(SeatRow).where(SeatRow.game_id.in_(games)))
    seats: dict[str, dict[Player, Seat]] = {game: {} for game in games}
    for row in sorted(rows.all(), key=lambda row: row.player != "w"):
        seats[row.game_id][Player(row.player)] = Seat(
            cast("Kind", row.kind), row.name, row.level, row.helped
        )
    return seats
