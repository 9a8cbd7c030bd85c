"""The games on disk: SQLite through SQLAlchemy, every change one transaction."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import takewhile
from types import MappingProxyType
from typing import Any, cast

from sqlalchemy import Select, bindparam, delete, event, func, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import Row
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from gipf.errors import GipfError
from gipf.position import Position
from gipf.record.side_play import SidePlay
from gipf.server import catalogue, explorer
from gipf.server.catalogue import GameFilter, Statistics, Summary, Tally
from gipf.server.clock import Clock
from gipf.server.explorer import ExploredTurn
from gipf.server.live_game import (
    AnyPosition,
    By,
    Kind,
    LiveGame,
    Ply,
    Refused,
    Seat,
    replay,
    replay_side,
)
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
from gipf.server.side_position import SidePosition
from gipf.server.upgrade import address_of, upgrade
from gipf.variants import Player

_GAMES, _SEATS, _PLIES, _SIDE_PLAYS, _EXPLORED = (
    cast("SqlTable", row.__table__) for row in (GameRow, SeatRow, PlyRow, SidePlayRow, ExploredRow)
)
_UPDATE = update(_GAMES).where(_GAMES.c.id == bindparam("game"))
_log = logging.getLogger("gipf.server.store")


class StoreFailed(GipfError):
    """Something that could not be read or stored: the disk is full, or the database damaged."""


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
        self, games: Sequence[tuple[LiveGame, str | None]], titles: Mapping[str, str] | None = None
    ) -> None:
        """Store new games with their analyses, all or none; ``titles`` by id."""
        async with self._transaction() as connection:
            for game, analysis in games:
                await _insert(connection, game, (titles or {}).get(game.id, ""))
                if analysis:
                    await _write_analysis(connection, game.id, analysis, game.updated)

    async def add_rematch(self, game: LiveGame, followed: LiveGame) -> None:
        """Store a rematch and the game it follows, which names it: both or neither."""
        async with self._transaction() as connection:
            await _insert(connection, game)
            await connection.execute(_UPDATE, {"game": followed.id, **_columns(followed)})

    async def save(self, game: LiveGame, stored: LiveGame) -> None:
        """Store what differs from what is stored."""
        async with self._transaction() as connection:
            await connection.execute(_UPDATE, {"game": game.id, **_columns(game)})
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
                clock = _clock(row)
                assert clock is not None, "a clock that runs is a clock"
                stopped = clock.pressed(None, max(alive, clock.since))
                await connection.execute(
                    update(GameRow).where(GameRow.id == row.id).values(**_clock_columns(stopped))
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
            side_rows = (await connection.execute(sides)).all()
        try:
            moves = [ply.move for ply in plies]
            positions = await asyncio.to_thread(_played_through, row.kind, row.start, moves)
            side_plays = {side.ply: SidePlay.parse(side.text) for side in side_rows}
        except GipfError as error:
            raise Refused("game-damaged", game=game_id, why=error) from None
        return LiveGame(
            id=row.id,
            created=row.created,
            updated=row.updated,
            seats=seats[game_id],
            positions=positions,
            plies=plies,
            clock=_clock(row),
            version=row.version,
            result=row.result,
            reason=row.reason,
            is_paused=row.paused,
            offer=Player(row.offer) if row.offer else None,
            rematch=row.rematch,
            kind=row.kind,
            side_plays=side_plays,
            kept=len(plies),
            **({"secret": row.secret} if row.secret else {}),
        )

    async def list(
        self,
        chosen: GameFilter = GameFilter(),  # noqa: B008  # it is a value
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        """List games, those touched last first."""
        async with self._reading() as connection:
            found = (await connection.execute(catalogue.wanted(chosen, before, limit))).all()
            seats = await _seats(connection, [row.id for row in found])
        return [catalogue.summary_of_row(row, seats[row.id]) for row in found]

    async def summary(self, game_id: str) -> Summary | None:
        """Sum one game up."""
        async with self._reading() as connection:
            row = (await connection.execute(_there(game_id))).first()
            if row is None:
                return None
            seats = await _seats(connection, [game_id])
        return catalogue.summary_of_row(row, seats[game_id])

    async def statistics(self) -> Statistics:
        """Add up the finished games of one person against the computer."""
        async with self._reading() as connection:
            tallies = tuple(Tally(*row) for row in await connection.execute(catalogue.tallies()))
            current = (await connection.execute(catalogue.streaks().limit(1))).first()
            longest = await connection.scalar(catalogue.longest_win())
        streak = catalogue.streak_of(current) if current else None
        return Statistics(tallies, streak, longest or 0)

    async def explore(
        self, position: Position
    ) -> tuple[tuple[ExploredTurn, ...], tuple[Summary, ...]]:
        """Give the turns that were played in a position, and the last games that came to it."""
        known = explorer.explored_position(position)
        async with self._reading() as connection:
            rows = (await connection.execute(explorer.turns_at(known.number))).all()
            found = (await connection.execute(explorer.games_at(known.number))).all()
            seats = await _seats(connection, [row.id for row in found])
        turns = (
            ExploredTurn(known.read_turn(text, position.board), *counts) for text, *counts in rows
        )
        return tuple(turns), tuple(catalogue.summary_of_row(row, seats[row.id]) for row in found)

    async def index_games(self) -> int:
        """Bring the explorer's index up to date with some games; say how many are left."""
        async with self._reading() as connection:
            stale = (await connection.execute(explorer.stale_games())).all()
            plies = (
                select(PlyRow.game_id, PlyRow.move)
                .where(PlyRow.game_id.in_([row.id for row in stale]))
                .where(PlyRow.number < explorer.MOST_PLIES)
                .order_by(PlyRow.game_id, PlyRow.number)
            )
            moves: dict[str, list[str]] = {row.id: [] for row in stale}
            for game_id, move in await connection.execute(plies):
                moves[game_id].append(move)
        if not stale:
            return 0
        indexed = await asyncio.to_thread(
            lambda: {row.id: explorer.index_of(row.start, moves[row.id]) for row in stale}
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
            return await connection.scalar(explorer.stale_count()) or 0

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


async def _insert(connection: AsyncConnection, game: LiveGame, title: str = "") -> None:
    await connection.execute(insert(_GAMES), {"id": game.id, "title": title, **_columns(game)})
    await _write_seats(connection, game)
    await _write_plies(connection, game, 0)
    await _write_side_plays(connection, game)


def _played_through(kind: str, start: str, moves: Sequence[str]) -> tuple[AnyPosition, ...]:
    """Give the positions of a stored game."""
    if kind == "side":
        return replay_side(SidePosition.parse(start), moves)
    return replay(Position.parse(start), moves)


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


def _clock(row: Row[Any]) -> Clock | None:
    if row.clock_seconds is None:
        return None
    left = {Player.WHITE: row.white_left, Player.BLACK: row.black_left}
    running = Player(row.clock_running) if row.clock_running else None
    kept = None
    if row.kept_white_left is not None:
        kept = {Player.WHITE: row.kept_white_left, Player.BLACK: row.kept_black_left}
    return Clock(
        row.clock_seconds,
        row.clock_increment,
        MappingProxyType(left),
        running,
        row.clock_since,
        row.side_seconds,
        kept and MappingProxyType(kept),
    )


def _clock_columns(clock: Clock | None) -> dict[str, Any]:
    if clock is None:
        return {}
    return {
        "clock_seconds": clock.seconds,
        "clock_increment": clock.increment,
        "white_left": clock.left[Player.WHITE],
        "black_left": clock.left[Player.BLACK],
        "clock_running": clock.running,
        "clock_since": clock.since,
        "side_seconds": clock.side_seconds,
        "kept_white_left": clock.kept[Player.WHITE] if clock.kept else None,
        "kept_black_left": clock.kept[Player.BLACK] if clock.kept else None,
    }


def start_text(game: LiveGame) -> str:
    """Write what a game begins with, so that it can be played through again."""
    start = game.start
    return start.start_text if isinstance(start, SidePosition) else start.text


def _columns(game: LiveGame) -> dict[str, Any]:
    return {
        "created": game.created,
        "updated": game.updated,
        "version": game.version,
        "variant": str(game.start.variant),
        "start": start_text(game),
        "position": game.position.text,
        "turns": game.turn_count,
        "result": game.result,
        "reason": game.reason,
        "paused": game.is_paused,
        "offer": game.offer,
        "rematch": game.rematch,
        "kind": game.kind,
        "secret": game.secret,
        **_clock_columns(game.clock),
    }
