"""Which positions games came to, in the database: the index of the explorer and of the search by position."""

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import Select, delete, insert, select, update

from gipf.host.explorer import MOST_PLIES, index_of
from gipf.server import explorer_sql
from gipf.server.models import ExploredRow, GameRow, PlyRow

if TYPE_CHECKING:
    from gipf.server.store import Store

PAUSE = 0.05
"""Seconds between two batches, in which others have their turn."""


async def index(store: "Store", stale: Select[str, int, str]) -> int:
    """Index some games; say how many were to be. What another process indexes just now is left to it."""
    async with store.reading() as connection:
        games = (await connection.execute(stale)).all()
        plies = (
            select(PlyRow.game_id, PlyRow.move)
            .where(PlyRow.game_id.in_([row.id for row in games]), PlyRow.number < MOST_PLIES)
            .order_by(PlyRow.game_id, PlyRow.number)
        )
        moves: dict[str, list[str]] = {row.id: [] for row in games}
        for game_id, move in await connection.execute(plies):
            moves[game_id].append(move)
    if not games:
        return 0
    indexed = await asyncio.to_thread(
        lambda: {row.id: index_of(row.start, moves[row.id]) for row in games}
    )
    versions = {row.id: row.version for row in games}
    async with store.transaction() as connection:
        locked = select(GameRow.id).where(
            GameRow.id.in_(moves), GameRow.explored != GameRow.version
        )
        there = set(await connection.scalars(locked.with_for_update(skip_locked=True)))
        await connection.execute(delete(ExploredRow).where(ExploredRow.game_id.in_(there)))
        rows = [
            {"game_id": game, "number": number, "position": position, "turn": turn}
            for game in sorted(there)
            for number, (position, turn) in enumerate(indexed[game])
        ]
        if rows:
            await connection.execute(insert(ExploredRow), rows)
        for game in sorted(there):
            known = update(GameRow).where(GameRow.id == game).values(explored=versions[game])
            await connection.execute(known)
    return len(games)


async def index_ended(store: "Store") -> int:
    """Index all games that everybody may see and that are over, a few at a time; say how many there were."""
    count = 0
    while found := await index(store, explorer_sql.ended_stale_games()):
        count += found
        await asyncio.sleep(PAUSE)
    return count
