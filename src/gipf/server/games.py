"""The games that are being played: loaded when asked for, changed one step at a time, saved first.

A change is stored before anybody is told of it. The computer's decisions and falling flags are changes like any
other: they are made for one version of a game, and nothing comes of them when it has gone on.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from gipf.position import Position
from gipf.server.clock import Clock
from gipf.server.plain import lot
from gipf.server.settings import Settings, now
from gipf.server.store import Store
from gipf.server.table import By, Refused, Seat, Table
from gipf.server.thinking import Thinking, budget
from gipf.server.view import GameState, state_of
from gipf.server.wire import write
from gipf.variants import Player

MOST_AT_HAND = 512
"""So many games nobody looks at are kept in memory."""
FRESH = 60_000
"""Milliseconds for which a game that was asked for stays there in any case."""
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
HURRY = 10_000
"""With fewer milliseconds left the computer does not wait for people to follow."""
DRAWISH, EARLY = 0.05, 10
"""The computer takes a draw when its chance is no better, and not in the first turns."""

_log = logging.getLogger("gipf.server.games")
Step = Callable[[Table, int], Table]


class NoSuchGame(Refused):
    """A game that is not stored, or no longer."""


class Watcher(Protocol):
    """Whoever hears of changes; only the last message of a key has to arrive."""

    def tell(self, key: str, message: str) -> None:
        """Take a message without waiting."""


class Live:
    """A game in memory, who watches it, and what will happen to it by itself."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.is_active = False
        self.touched = now()
        self.flag: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost when it is forgotten."""
        is_in_use = self.watchers or self.lock.locked() or self.flag or self.task
        return not is_in_use and now() - self.touched > FRESH

    def leave_alone(self) -> None:
        """Let nothing happen by itself any more."""
        if self.flag:
            self.flag.cancel()
        if self.task:
            self.task.cancel()
        self.flag = self.task = None


def new_id() -> str:
    """Make up a name for a game."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Games:
    """All games there are."""

    def __init__(self, store: Store, thinking: Thinking, settings: Settings) -> None:
        self.store = store
        self.thinking = thinking
        self._settings = settings
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._changes: set[asyncio.Task[Table]] = set()
        self._beat: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to note that the server lives."""
        self._beat = asyncio.create_task(self._keep_beating())

    async def close(self) -> None:
        """Stop all clocks, and note what they show."""
        for live in self._live.values():
            live.leave_alone()
        if self._beat:
            self._beat.cancel()
            with suppress(asyncio.CancelledError):
                await self._beat
        await asyncio.gather(*self._changes, return_exceptions=True)
        for live in self._live.values():
            if live.table.clock and live.table.clock.running:
                await self.store.save(live.table.paused(now()), live.table)

    async def _keep_beating(self) -> None:
        while True:
            if any(live.table.clock and live.table.clock.running for live in self._live.values()):
                with suppress(SQLAlchemyError):
                    await self.store.beat(now())
            await asyncio.sleep(self._settings.beat)

    # ------------------------------------------------------------------ finding

    async def new(
        self, start: Position, seats: Mapping[Player, Seat], clock: Clock | None
    ) -> Table:
        """Set up a game."""
        if start.is_over:
            raise Refused("the game is over in this position: there is nothing to play")
        moment, game_id = now(), new_id()
        table = Table(game_id, moment, moment, dict(seats), (start,), clock=clock)
        await self._saved(self.store.add(table))
        live = self._live[game_id] = Live(table)
        if any(not seat.is_person for seat in seats.values()):
            self.thinking.want(start.variant)
        live.is_active = True
        self._arrange(live)
        _log.info("new game", extra={"game": game_id, "variant": str(start.variant)})
        return table

    async def bring(self, tables: Sequence[Table]) -> None:
        """Store games that were played elsewhere."""
        for table in tables:
            await self._saved(self.store.add(table))

    async def get(self, game_id: str) -> Table:
        """Give a game as it stands."""
        return (await self._find(game_id)).table

    async def _find(self, game_id: str) -> Live:
        if live := self._live.get(game_id):
            live.touched = now()
            return live
        if game_id not in self._loading:
            self._loading[game_id] = task = asyncio.create_task(self._load(game_id))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(self._loading[game_id])

    async def _load(self, game_id: str) -> Live:
        try:
            table = await self.store.load(game_id)
            if table is None:
                raise NoSuchGame(f"there is no game {game_id[:40]!r}")
            if len(self._live) >= MOST_AT_HAND:
                self._live = {id_: live for id_, live in self._live.items() if not live.is_idle}
            live = self._live[game_id] = Live(table)
            return live
        finally:
            del self._loading[game_id]

    async def delete(self, game_id: str) -> None:
        """Remove a game for good."""
        live = await self._find(game_id)
        async with live.lock:
            await self._saved(self.store.delete(game_id))
            live.leave_alone()
            self._live.pop(game_id, None)
            live.is_active = False
            for watcher in live.watchers:
                watcher.tell(f"game {game_id}", write({"event": "deleted", "id": game_id}))

    # ------------------------------------------------------------------ watching

    async def watch(self, game_id: str, watcher: Watcher) -> GameState:
        """Give a game as it stands, and tell of every change from now on; its clock goes on."""
        live = await self._find(game_id)
        async with live.lock:
            self._check_stored(live)
            table = live.table.resumed(now())
            if table is not live.table:
                await self._saved(self.store.save(table, live.table))
                live.table = table
            if not live.is_active:
                live.is_active = True
                self._arrange(live)
            live.watchers.add(watcher)
            return state_of(live.table, now())

    def unwatch(self, game_id: str, watcher: Watcher) -> None:
        """Tell somebody nothing more about a game."""
        if live := self._live.get(game_id):
            live.watchers.discard(watcher)

    def _check_stored(self, live: Live) -> None:
        if self._live.get(live.table.id) is not live:
            raise NoSuchGame(f"the game {live.table.id} was deleted")

    # ------------------------------------------------------------------ changing

    async def play(self, game_id: str, move: str, version: int | None, by: By = "person") -> Table:
        """Decide something."""
        return await self._change(game_id, lambda table, at: table.played(move, by, at), version)

    async def lot(self, game_id: str) -> Table:
        """Let chance decide a side game."""

        def draw(table: Table, at: int) -> Table:
            if not table.is_side_game:
                raise Refused("there is no side game to decide by lot")
            return table.played(lot().text, "chance", at)

        return await self._change(game_id, draw)

    async def undo(self, game_id: str) -> Table:
        """Take back the last decision of a turn that is not complete."""
        return await self._change(game_id, Table.undone)

    async def take_back(self, game_id: str) -> Table:
        """Go back to where a person's last turn began."""
        return await self._change(game_id, Table.taken_back)

    async def resign(self, game_id: str, player: Player | None = None) -> Table:
        """Give up."""
        return await self._change(game_id, lambda table, at: table.resigned(player, at))

    async def offer(self, game_id: str, player: Player | None = None) -> Table:
        """Offer a draw."""
        return await self._change(game_id, lambda table, at: table.offered(player, at))

    async def accept(self, game_id: str) -> Table:
        """Take a draw that was offered."""
        return await self._change(game_id, Table.accepted)

    async def decline(self, game_id: str) -> Table:
        """Refuse a draw that was offered."""
        return await self._change(game_id, Table.declined)

    async def rematch(self, game_id: str) -> Table:
        """Play again with colours changed; whoever asks later gets the same game."""
        table = await self.get(game_id)
        if table.rematch:
            with suppress(NoSuchGame):
                return await self.get(table.rematch)
        if not table.is_over:
            raise Refused("the game is not over yet; a rematch comes after it")
        seats = {player: table.seats[player.other].moved_to(player) for player in Player}
        clock = table.clock and Clock.new(table.clock.seconds, table.clock.increment)
        new = await self.new(table.start, seats, clock)
        await self._change(game_id, lambda table, at: table.followed(new.id, at))
        return new

    async def _change(self, game_id: str, step: Step, version: int | None = None) -> Table:
        """Carry a change out to its end, even if whoever asked for it goes away meanwhile."""
        task = asyncio.create_task(self._carry_out(game_id, step, version))
        self._changes.add(task)
        task.add_done_callback(self._look_away)
        return await asyncio.shield(task)

    async def _carry_out(self, game_id: str, step: Step, version: int | None) -> Table:
        at = now()
        live = await self._find(game_id)
        async with live.lock:
            self._check_stored(live)
            if fallen := live.table.flagged(at):
                await self._commit(live, fallen)
                raise Refused(f"the time was up before that: {fallen.result}")
            if version is not None:
                live.table.check_version(version)
            await self._commit(live, step(live.table, at))
            return live.table

    async def _commit(self, live: Live, table: Table) -> None:
        await self._saved(self.store.save(table, live.table))
        live.table = table
        live.is_active = True
        if live.watchers:
            message = write({"event": "game", "game": state_of(table, now())})
            for watcher in live.watchers:
                watcher.tell(f"game {table.id}", message)
        self._arrange(live)

    async def _saved(self, saving: Coroutine[Any, Any, Any]) -> None:
        try:
            await saving
        except (SQLAlchemyError, OSError) as error:
            _log.exception("a change could not be stored")
            raise Refused(f"this could not be saved, so it was not done: {error}") from None

    # ------------------------------------------------------------------ what happens by itself

    def _arrange(self, live: Live) -> None:
        """See to it that the flag falls and the computer decides."""
        live.leave_alone()
        table = live.table
        if table.is_over or not live.is_active:
            return
        loop = asyncio.get_running_loop()
        if table.clock and table.clock.falls_at is not None:
            delay = max(0, table.clock.falls_at - now()) / 1000
            live.flag = loop.call_later(delay + 0.002, self._look_at_flag, table.id)
        if table.offer and not table.seats[table.offer.other].is_person:
            live.task = loop.create_task(self._consider(live, table))
        elif table.awaits_computer or (table.is_side_game and not table.people):
            live.task = loop.create_task(self._decide(live, table))

    def _look_at_flag(self, game_id: str) -> None:
        task = asyncio.create_task(self._carry_out(game_id, _nothing, None))
        self._changes.add(task)
        task.add_done_callback(self._look_away)

    def _look_away(self, task: "asyncio.Task[Table]") -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, unless they have gone away

    async def _decide(self, live: Live, table: Table) -> None:
        """Let the computer decide."""
        began = now()
        position = table.position
        by: By = "computer"
        if table.is_side_game:
            move, by = lot(), "chance"
        else:
            seat = table.seats[position.acting]
            seconds = self._seconds_for(table, position.acting)
            move = await self.thinking.decide(position, seat.level or 1, seconds)
        pause = self._pause_for(table) - (now() - began) / 1000
        await asyncio.sleep(max(0.0, pause))
        live.task = None  # from here on it is carried out
        with suppress(Refused):
            await self.play(table.id, move.text, table.version, by)

    def _seconds_for(self, table: Table, player: Player) -> float | None:
        if not table.clock:
            return None
        return budget(table.clock.left_at(now())[player] / 1000, table.clock.increment)

    def _pause_for(self, table: Table) -> float:
        if table.clock and min(table.clock.left.values()) < HURRY:
            return 0.0
        return self._settings.pause

    async def _consider(self, live: Live, table: Table) -> None:
        """Let the computer answer an offer: it takes a draw when it does not think it stands better."""
        takes = False
        if table.position.turn > EARLY and not table.is_side_game:
            with suppress(Exception):
                answer = await self.thinking.look(table.position, 0.5)
                assert table.offer is not None, "an offer is considered"
                own = 1 if table.position.acting is table.offer.other else -1
                takes = own * answer.lines[0].value <= DRAWISH
        live.task = None
        step = Table.accepted if takes else Table.declined
        with suppress(Refused):
            await self._change(table.id, step, table.version)


def _nothing(table: Table, at: int) -> Table:  # noqa: ARG001
    """Change nothing; a flag that has fallen is seen before."""
    raise Refused("nothing is to be changed")
