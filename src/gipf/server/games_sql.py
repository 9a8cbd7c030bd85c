"""Games as they are written: a new one, and what differs from what is stored of one."""

from collections.abc import Sequence
from itertools import takewhile
from typing import cast

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.host.interfaces import Overtaken, Repeated
from gipf.host.live_game import LiveGame, Ply
from gipf.host.notices import notices_of
from gipf.host.stored_game import columns_of, mark_of
from gipf.server import notices_sql
from gipf.server.models import DecisionRow, GameRow, PlyRow, SeatRow, SidePlayRow

_GAMES, _SEATS, _PLIES, _SIDE_PLAYS = (
    cast("Table", row.__table__) for row in (GameRow, SeatRow, PlyRow, SidePlayRow)
)


def _common(plies: Sequence[Ply], stored: Sequence[Ply]) -> int:
    """Count the decisions two versions of a game share."""
    pairs = zip(plies, stored, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


async def update_game(connection: AsyncConnection, game: LiveGame, stored: LiveGame) -> None:
    """Write the row of a game, if it is still known by what was read of it."""
    version, running, since = mark_of(stored)
    done = await connection.execute(
        update(_GAMES)
        .where(_GAMES.c.id == game.id, _GAMES.c.version == version, _GAMES.c.discarded.is_(None))
        .where(_GAMES.c.clock_running.is_not_distinct_from(running))
        .where(_GAMES.c.clock_since.is_not_distinct_from(since))
        .values(**columns_of(game))
    )
    if not done.rowcount:
        raise Overtaken


async def write_change(
    connection: AsyncConnection, game: LiveGame, stored: LiveGame, key: str = ""
) -> None:
    """Write what differs from what is stored, if it is still stored so."""
    await update_game(connection, game, stored)
    if key:
        await write_key(connection, game, key)
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
    await notices_sql.note_change(connection, game, stored)


async def write_key(connection: AsyncConnection, game: LiveGame, key: str) -> None:
    """Note the key of a decision; the row of its game is locked, so that nobody else does meanwhile."""
    there = DecisionRow.game_id == game.id, DecisionRow.key == key
    known = await connection.scalar(select(DecisionRow.version).where(*there))
    if known is not None:
        raise Repeated(known)
    values = {"game_id": game.id, "key": key, "version": game.version, "at": game.updated}
    await connection.execute(insert(DecisionRow).values(**values))


async def insert_game(
    connection: AsyncConnection, game: LiveGame, title: str = "", note: str = ""
) -> None:
    """Write a new game."""
    given = {"id": game.id, "title": title, "note": note}
    await connection.execute(insert(_GAMES), {**given, **columns_of(game)})
    await _write_seats(connection, game)
    await _write_plies(connection, game, 0)
    await _write_side_plays(connection, game)
    await notices_sql.note_change(connection, game, None)


async def insert_new_games(connection: AsyncConnection, games: Sequence[LiveGame]) -> None:
    """Write games with clocks in which nothing was decided yet, all in few statements."""
    rows = [{"id": game.id, **columns_of(game)} for game in games]
    await connection.execute(insert(_GAMES), rows)
    seats = [
        {"game_id": game.id, "player": player.value, **vars(seat)}
        for game in games
        for player, seat in game.seats.items()
    ]
    await connection.execute(insert(_SEATS), seats)
    told = [notice for game in games for notice in notices_of(game, None)]
    await notices_sql.note(connection, told, games[0].updated)


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
