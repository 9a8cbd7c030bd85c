"""Games in files: all rated ones of a month, and all of one's own, read bit by bit."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from gipf.errors import GipfError
from gipf.host.annotating import with_analysis
from gipf.host.catalogue import GameFilter
from gipf.host.export import record_of
from gipf.host.live_game import LiveGame
from gipf.host.moments import moment_of, now
from gipf.host.people import Person
from gipf.host.side_file import side_file_of
from gipf.server import records_sql
from gipf.server.record_models import RecordRow
from gipf.server.store import Store
from gipf.server.tournaments_sql import insert_missing

FileKind = Literal["game", "side"]
"""Games, or side games by themselves: their files differ."""
AT_ONCE = 20
"""Games that are written in one go."""
GZIP = 16 + zlib.MAX_WBITS


@dataclass(frozen=True)
class Month:
    """How many rated games ended in a month, and when the last of them was written down."""

    month: str
    games: int
    written: int


class Records:
    """The texts of games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def write(self) -> int:
        """Write down rated games that have ended; say how many."""
        async with self._store.reading() as connection:
            ids = list(await connection.scalars(records_sql.unwritten(AT_ONCE)))
        rows = []
        for name in ids:
            if (game := await self._store.load(name)) is not None:
                text = await asyncio.to_thread(_text, game, None)
                month = f"{moment_of(game.updated):%Y-%m}"
                row = {"game_id": name, "kind": game.kind, "month": month, "text": text}
                rows.append({**row, "written": now()})
        if rows:
            async with self._store.transaction() as connection:
                await connection.execute(insert_missing(connection, RecordRow), rows)
        return len(rows)

    async def write_all(self) -> None:
        """Write down all that have ended."""
        while await self.write() == AT_ONCE:
            pass

    async def months(self, kind: FileKind) -> list[Month]:
        """List the months in which rated games ended, the latest first."""
        async with self._store.reading() as connection:
            return [Month(*row) for row in await connection.execute(records_sql.months(kind))]

    async def of_month(self, kind: FileKind, month: str) -> AsyncIterator[bytes]:
        """Give all rated games of a month, compressed."""
        packer, after = zlib.compressobj(6, wbits=GZIP), ""
        while True:
            async with self._store.reading() as connection:
                rows = (await connection.execute(records_sql.of_month(kind, month, after))).all()
            if not rows:
                yield packer.flush()
                return
            after = rows[-1].game_id
            texts = "".join(f"{row.text}\n" for row in rows).encode()
            if packed := await asyncio.to_thread(packer.compress, texts):
                yield packed

    async def of_person(self, person: Person, kind: FileKind) -> AsyncIterator[bytes]:
        """Give all games of somebody, those they played last first."""
        before: tuple[int, str] | None = None
        chosen = GameFilter(kind=kind, holder=person.id, seat_of=person.id or "")
        while True:
            found = await self._store.list(chosen, before, AT_ONCE)
            for summary in found:
                game = await self._store.load(summary.id)
                if game is None:
                    continue
                analysis = await self._store.read_analysis(summary.id)
                try:
                    text = await asyncio.to_thread(_text, game, analysis)
                except GipfError:  # a side game goes on in which something is hidden
                    continue
                yield f"{text}\n".encode()
            if len(found) < AT_ONCE:
                return
            before = found[-1].updated, found[-1].id


def _text(game: LiveGame, analysis: str | None) -> str:
    if game.kind == "side":
        return str(side_file_of(game))
    if analysis:
        with suppress(GipfError):  # it is of another game than this was since
            return str(with_analysis(game, analysis))
    return str(record_of(game))
