"""Rated games that have ended are compared with the engine, when it has nothing else to do.

One worker has a game at a time, and says so again and again; where it is killed over one, another takes that.
What was found is written in the transaction in which the game is no longer to be compared.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from gipf.errors import GipfError
from gipf.host.agreement import Agreement, Look, agreement_of
from gipf.host.interfaces import StoreFailed
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.seats import GONE
from gipf.position import Position
from gipf.search.answer import Answer, Limits
from gipf.server import agreement_sql
from gipf.server.engine_worker import EngineWorker
from gipf.server.store import Store
from gipf.variants import Player

FOR_A_POSITION = Limits(seconds=0.2)
TRIES = 3
"""Workers that may be killed over a game before it is left alone."""
PAUSE = 20.0
"""Seconds between looks for games."""
REST = 0.5
"""Seconds between looks whether others need the engine."""

_log = logging.getLogger("gipf.server.comparing")


class Taken(Exception):
    """Somebody else has the game."""


class Comparing:
    """Does it; ``is_busy`` says whether the engine is needed for something else."""

    def __init__(
        self,
        store: Store,
        engine: EngineWorker,
        is_busy: Callable[[], bool] = lambda: False,
        *,
        limits: Limits = FOR_A_POSITION,
    ) -> None:
        self._store, self._engine, self._is_busy = store, engine, is_busy
        self._limits = limits
        self._id = secrets.randbelow(2**31)

    async def run(self) -> None:
        """Go on until it is cancelled; what was begun then is for others."""
        while True:
            try:
                while await self.one():
                    pass
            except StoreFailed:
                pass  # the store has said so
            except Exception:  # whatever it is, the next time may do better
                _log.exception("a game could not be compared")
            await asyncio.sleep(PAUSE)

    async def one(self) -> bool:
        """Compare one game; say whether there was one."""
        taken = await self._take()
        if taken is None:
            return False
        game_id, tries = taken
        try:
            game = await self._store.load(game_id) if tries <= TRIES else None
            found = await agreement_of(game, self._looking(game_id)) if game else {}
            await self._write(game_id, game, found)
        except Taken:
            pass
        except GipfError as error:
            _log.warning("a game is not compared", extra={"game": game_id, "why": str(error)})
            if isinstance(error, StoreFailed):
                raise
            await self._write(game_id, None, {})
        except asyncio.CancelledError:
            with suppress(StoreFailed):
                async with self._store.transaction() as connection:
                    await connection.execute(agreement_sql.put_back(game_id, self._id))
            raise
        return True

    async def _take(self) -> tuple[str, int] | None:
        async with self._store.transaction() as connection:
            row = (await connection.execute(agreement_sql.free(now()))).first()
            if row is None:
                return None
            await connection.execute(agreement_sql.taken(row.game_id, self._id, now()))
            return row.game_id, row.tries + 1

    def _looking(self, game_id: str) -> Look:
        """Give what asks the engine about a position of a game, as long as the game is this worker's."""

        async def look(position: Position) -> Answer:
            while self._is_busy():
                await self._keep(game_id)
                await asyncio.sleep(REST)
            await self._keep(game_id)
            return await self._engine.glance(position, self._limits)

        return look

    async def _keep(self, game_id: str) -> None:
        async with self._store.transaction() as connection:
            done = await connection.execute(agreement_sql.kept(game_id, self._id, now()))
        if not done.rowcount:
            raise Taken

    async def _write(
        self, game_id: str, game: LiveGame | None, found: dict[Player, Agreement]
    ) -> None:
        """Write what was found, unless somebody else has the game by now; nothing about people who are gone."""
        async with self._store.transaction() as connection:
            done = await connection.execute(agreement_sql.done(game_id, self._id))
            if not done.rowcount or game is None:
                return
            for player, agreement in found.items():
                if game.seats[player].holder not in (None, GONE):
                    await connection.execute(agreement_sql.found(game, player, agreement))
