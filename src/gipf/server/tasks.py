"""What happens by itself, whether anybody looks or not.

Flags fall, times stand still on vacation, those that get short are noted, notices are pushed and mailed,
tournaments begin and end, rated games are written down for files and games indexed by position, invitations
nobody has used expire, guests who have nothing go, and what was deleted long ago goes for good. Any number of
processes may do all of this at once: what each takes, no other has.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from gipf.host.clock import MOST_LAG
from gipf.host.games import RESTORABLE
from gipf.host.interfaces import StoreFailed
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.server.account_store import AccountStore
from gipf.server.name_search import fold_names
from gipf.server.notice_delivery import Delivery
from gipf.server.opening_index import index_ended
from gipf.server.people_store import PeopleStore
from gipf.server.records import Records
from gipf.server.store import Store
from gipf.server.tournament_store import TournamentStore
from gipf.server.unused_guests import DAY, delete_unused
from gipf.server.vacations import Vacations

AT_ONCE = 50
"""Flags that fall in one transaction."""
MINUTE = 60.0
UNTOLD = 30 * 24 * 3_600_000
"""Milliseconds after which nobody need be told of something any more."""
PAIRING = 1.0
"""Seconds between looks at who suits whom."""
DELIVERING = 2.0
"""Seconds between looks at what is to be pushed or mailed."""
UNUSED = 14 * 24 * 3_600_000
"""Milliseconds after which a link to a seat that nobody has taken leads nowhere."""

_log = logging.getLogger("gipf.server.tasks")
_chance = random.Random()  # a generator of our own: whoever seeds the common one keeps his numbers
Tell = Callable[[LiveGame, LiveGame], None]


class Tasks:
    """All of them; ``tell`` hears of each game that has changed: as it is, and as it was.

    ``pair`` lets those meet who wait for somebody; ``changed`` hears that games have begun; ``deliveries`` tell
    people what they have not seen. Guests who have nothing go after ``guest_days`` without them; 0 is never.
    """

    def __init__(
        self,
        store: Store,
        people: PeopleStore,
        tell: Tell,
        *,
        pause: float,
        pair: Callable[[], Awaitable[object]] | None = None,
        tournaments: TournamentStore | None = None,
        changed: Callable[[], object] = bool,
        deliveries: Sequence[Delivery] = (),
        guest_days: float = 0,
    ) -> None:
        self._store, self._people, self._tell = store, people, tell
        self._pause, self._pair, self._deliveries = pause, pair, deliveries
        self._tournaments, self._changed = tournaments, changed
        self._guest_days = guest_days

    async def run(self) -> None:
        """Go on until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(_keep(self.sweep, self._pause))
            group.create_task(_keep(self.clean, 10 * MINUTE))
            group.create_task(_keep(self.rest, MINUTE))
            group.create_task(_keep(self.note_short_times, MINUTE))
            if self._guest_days:
                group.create_task(_keep(self.let_guests_go, 60 * MINUTE))
            if self._pair:
                group.create_task(_keep(self._pair, PAIRING))
            group.create_task(_keep(Records(self._store).write_all, MINUTE))
            group.create_task(_keep(partial(index_ended, self._store), MINUTE))
            if self._tournaments:
                group.create_task(_keep(self.run_tournaments, MINUTE))
            for deliver in self._deliveries:
                group.create_task(_keep(deliver, DELIVERING))
            if not self._store.is_shared:
                group.create_task(_keep(self.note_time, MINUTE))

    async def sweep(self) -> int:
        """Let all flags fall whose time is up; say how many did."""
        count = 0
        while True:
            fallen = await self._store.sweep(now() - MOST_LAG, AT_ONCE)
            for game, before in fallen:
                self._tell(game, before)
                _log.info("a flag fell", extra={"game": game.id, "version": game.version})
            count += len(fallen)
            if len(fallen) < AT_ONCE:
                return count

    async def run_tournaments(self) -> None:
        """Begin the tournaments whose time has come, and end those that are over."""
        assert self._tournaments, "it runs only where there are some"
        if games := await self._tournaments.begin(now()):
            _log.info("tournaments have begun", extra={"games": len(games)})
            self._changed()
        await self._tournaments.resign_left(now(), self._tell)
        await self._tournaments.end(now())

    async def rest(self) -> None:
        """Let the time over days of whoever is on vacation stand still, in new games, too."""
        for game, before in await Vacations(self._store).apply():
            self._tell(game, before)

    async def note_short_times(self) -> None:
        """Note whose time over days gets short, for whoever tells them."""
        await self._store.note_short_times(now())

    async def note_time(self) -> None:
        """Note that a server lives while a clock runs: what it is away is given to games over days."""
        if await self._store.is_timed():
            await self._store.beat(now())

    async def clean(self) -> None:
        """Delete for good what nobody can want any more."""
        await self._store.purge(now() - RESTORABLE)
        await self._people.expire(now() - UNUSED)
        await self._store.forget_notices(now() - UNTOLD)
        await AccountStore(self._store).expire()
        async with self._store.transaction() as connection:
            await fold_names(connection)

    async def let_guests_go(self) -> None:
        """Delete guests who have nothing here and have not come for long."""
        if count := await delete_unused(self._store, now() - round(self._guest_days * DAY)):
            _log.info("guests who had nothing have gone", extra={"guests": count})


async def _keep(task: Callable[[], Awaitable[object]], pause: float) -> None:
    """Do something again and again, never at the same moments as others; what fails is tried again."""
    while True:
        try:
            await task()
        except StoreFailed:
            pass  # the store has said so
        except Exception:  # whatever it is, the next time may do better
            _log.exception("a task failed")
        await asyncio.sleep(pause * _chance.uniform(0.8, 1.2))
