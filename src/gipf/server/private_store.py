"""What players keep at games for themselves alone, in the database."""

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.host.conditional_moves import Plan
from gipf.host.live_game import LiveGame, Refused
from gipf.host.people import Person
from gipf.host.private import Papers
from gipf.host.rooms import NoSuchGame
from gipf.host.seeks import key_of
from gipf.server import conditional_sql
from gipf.server.private_models import ConditionRow, PaperRow
from gipf.server.store import Store
from gipf.typed_dict import TypedDict

ROWS = (ConditionRow, PaperRow)


class PrivateData(TypedDict):
    """All that somebody keeps at a game for themselves alone: a game file, conditional ``lines``."""

    game: str
    note: str
    board: str | None
    lines: list[list[str]]


class PrivateStore:
    """All of it; nobody is told of another's."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def papers(self, game_id: str, person: Person) -> Papers:
        """Give somebody's notes and board."""
        own = PaperRow.game_id == game_id, PaperRow.holder == key_of(person.id)
        async with self._store.reading() as connection:
            row = (await connection.execute(select(PaperRow).where(*own))).first()
        return Papers(row.note, row.board) if row else Papers()

    async def write_note(self, game_id: str, person: Person, text: str, now: int) -> None:
        """Keep somebody's notes, in the place of what they were."""
        await self._write(game_id, person, {"note": text, "at": now})

    async def write_board(self, game_id: str, person: Person, text: str, now: int) -> None:
        """Keep what somebody has tried out, in the place of what it was."""
        await self._write(game_id, person, {"board": text, "at": now})

    async def _write(self, game_id: str, person: Person, values: dict[str, Any]) -> None:
        async with self._store.transaction() as connection:
            kind = postgresql if connection.dialect.name == "postgresql" else sqlite
            own = {"game_id": game_id, "holder": key_of(person.id)}
            written = kind.insert(PaperRow).values(**own, **values)
            await connection.execute(
                written.on_conflict_do_update(index_elements=list(own), set_=values)
            )

    async def plan(self, game: LiveGame, person: Person) -> Plan | None:
        """Give somebody's conditional moves."""
        own = ConditionRow.game_id == game.id, ConditionRow.holder == key_of(person.id)
        async with self._store.reading() as connection:
            row = (await connection.execute(select(ConditionRow).where(*own))).first()
        return conditional_sql.plan_in(row, game) if row else None

    async def write_plan(self, game: LiveGame, person: Person, plan: Plan | None) -> None:
        """Keep somebody's conditional moves, unless the game has gone on; or delete them.

        Whoever stores a decision of the game meanwhile waits, and then knows of them.
        """
        async with self._store.transaction() as connection:
            if plan is None:
                gone = conditional_sql.forgotten(game.id, key_of(person.id))
                await connection.execute(gone)
                return
            position = await connection.scalar(conditional_sql.locked(game.id))
            if position is None:
                raise NoSuchGame("game-deleted", game=game.id)
            if position != game.position.text:
                raise Refused("conditions-late")
            await conditional_sql.put(connection, game.id, key_of(person.id), plan)

    async def all_of(self, person: Person) -> list[PrivateData]:
        """Give everything somebody keeps, by game."""
        key = key_of(person.id)
        papers = select(PaperRow).where(PaperRow.holder == key).order_by(PaperRow.game_id)
        plans = select(ConditionRow).where(ConditionRow.holder == key)
        async with self._store.reading() as connection:
            kept = (await connection.execute(papers)).all()
            planned = (await connection.execute(plans)).all()
        found: dict[str, PrivateData] = {
            row.game_id: {"game": row.game_id, "note": row.note, "board": row.board, "lines": []}
            for row in kept
        }
        for row in planned:
            nothing: PrivateData = {"game": row.game_id, "note": "", "board": None, "lines": []}
            found.setdefault(row.game_id, nothing)["lines"] = conditional_sql.lines_in(row)
        return list(found.values())


async def hand_over(connection: AsyncConnection, old: str, new: str, games: list[str]) -> None:
    """Give what somebody keeps at some games to their account."""
    for row in ROWS:
        own = update(row).where(row.holder == old, row.game_id.in_(games))
        await connection.execute(own.values(holder=new))


async def erase(connection: AsyncConnection, holder: str) -> None:
    """Delete all that somebody keeps."""
    for row in ROWS:
        await connection.execute(delete(row).where(row.holder == holder))
