"""Vacations in the database, and what they mean for the clocks of games over days."""

from collections.abc import Callable
from contextlib import suppress

from gipf.host.interfaces import Overtaken
from gipf.host.live_game import LiveGame, Refused
from gipf.host.moments import moment_of, now
from gipf.host.people import Person
from gipf.host.timekeeping import rested
from gipf.host.vacation import Vacation, begins, current, ended, planned
from gipf.server import vacations_sql
from gipf.server.people_store import one_by_one
from gipf.server.store import Store
from gipf.variants import Player


class Vacations:
    """Who is on vacation."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person) -> list[Vacation]:
        """Give the vacations of somebody that reach into this year."""
        first = begins(moment_of(now()).year)
        async with self._store.reading() as connection:
            rows = await connection.execute(vacations_sql.taken_by(person, first))
            return vacations_sql.read(rows.all())

    async def begin(self, person: Person, days: int) -> None:
        """Send somebody on vacation, or let one that goes on end at another time."""
        await self._change(person, lambda taken: planned(taken, days, now()))

    async def end(self, person: Person) -> None:
        """Let somebody be back."""
        at = now()
        await self._change(
            person, lambda taken: (going_on := current(taken, at)) and ended(going_on, at)
        )

    async def _change(
        self, person: Person, change: Callable[[list[Vacation]], Vacation | None]
    ) -> None:
        """Look what was taken and write what follows, so that nobody has two at once by asking twice."""
        first = begins(moment_of(now()).year)
        async with self._store.transaction() as connection:
            await one_by_one(connection, person.id)
            rows = await connection.execute(vacations_sql.taken_by(person, first))
            if vacation := change(vacations_sql.read(rows.all())):
                await connection.execute(vacations_sql.forgotten(person, vacation))
                await connection.execute(vacations_sql.noted(person, vacation))

    async def apply(self) -> list[tuple[LiveGame, LiveGame]]:
        """Let times stand still, or run again; give each game as it is now, and as it was.

        A game that somebody changes meanwhile is left for the next time.
        """
        at, changed = now(), []
        async with self._store.reading() as connection:
            found = (await connection.execute(vacations_sql.unknown(at))).all()
        for game_id, player, until in found:
            with suppress(Overtaken, Refused):
                if game := await self._store.load(game_id):
                    resting = rested(game, Player(player), until or at, at)
                    await self._store.save(resting, game)
                    changed.append((resting, game))
        return changed
