"""The games that are being played: loaded when asked for, changed one step at a time, saved first.

A change is stored before anybody is told of it. The computer's decisions and falling flags are changes like any
other: they are made for one version of a game, and nothing comes of them when it has gone on.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from gipf.errors import GipfError
from gipf.host.clock import Clock
from gipf.host.computer_player import ComputerPlayer
from gipf.host.draw_offers import accepts_draw
from gipf.host.importing import live_game_of
from gipf.host.interfaces import Engine, Outbox, Store, StoreFailed
from gipf.host.live_game import AnyPosition, LiveGame, OldVersion, Refused, Seat
from gipf.host.moments import now
from gipf.host.view import GameState, SideGameState, told_of
from gipf.host.wire import write
from gipf.position import Position
from gipf.record import Game
from gipf.variants import Player

MOST_AT_HAND = 512
"""So many games nobody looks at are kept in memory."""
FRESH = 60_000
"""Milliseconds for which a game that was asked for stays there in any case."""
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
RESTORABLE = 24 * 3_600_000
"""Milliseconds for which a game that was deleted can be brought back at least."""
PAUSE = 0.4
"""Seconds the computer takes for a decision at least, so that a person can follow."""
BEAT = 2.0
"""Seconds between notes that the host lives: so much of a clock can be lost with it."""
RETRY = 2.0
"""Seconds after which a change nobody asked for is tried again if it could not be stored."""

_log = logging.getLogger("gipf.host.games")
Step = Callable[[LiveGame, int], LiveGame]


class NoSuchGame(Refused):
    """A game that is not stored, or no longer."""


class Room:
    """A live game in memory, its subscribers, and what will happen to it by itself."""

    def __init__(self, game: LiveGame) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.subscribers: set[Outbox] = set()
        self.is_active = False
        self.touched = now()
        self.flag: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost when it is forgotten."""
        is_in_use = self.subscribers or self.lock.locked() or self.flag or self.task
        return not is_in_use and now() - self.touched > FRESH

    def cancel_timers(self) -> None:
        """Cancel what would happen by itself."""
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

    def __init__(
        self, store: Store, engine: Engine, *, pause: float = PAUSE, beat: float = BEAT
    ) -> None:
        self.store = store
        self.engine = engine
        self._between_beats = beat
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changes: set[asyncio.Task[LiveGame]] = set()
        self._beat: asyncio.Task[None] | None = None
        self._computer = ComputerPlayer(engine, pause)

    async def open(self) -> None:
        """Begin to note that the server lives; what was discarded long ago goes for good."""
        await self.store.purge(now() - RESTORABLE)
        self._beat = asyncio.create_task(self._keep_beating())

    async def close(self) -> None:
        """End: all games stand still."""
        if self._beat:
            self._beat.cancel()
            with suppress(asyncio.CancelledError):
                await self._beat
        await self.rest()

    async def rest(self) -> None:
        """Let nothing more happen by itself, stop all clocks, and note what they show."""
        for room in self._rooms.values():
            room.cancel_timers()
        await asyncio.gather(*self._changes, return_exceptions=True)
        for room in self._rooms.values():
            room.cancel_timers()  # a change may have set others
            room.is_active = False
            with suppress(StoreFailed):
                await self._save(room, room.game.with_clock_stopped(now()))

    async def _keep_beating(self) -> None:
        while True:
            if any(room.game.is_timed for room in self._rooms.values()):
                with suppress(StoreFailed):
                    await self.store.beat(now())
            await asyncio.sleep(self._between_beats)

    # ------------------------------------------------------------------ finding

    async def new(
        self, start: AnyPosition, seats: Mapping[Player, Seat], clock: Clock | None
    ) -> LiveGame:
        """Set up a game."""
        if start.is_over:
            raise Refused("over-in-position")
        game = LiveGame.new(new_id(), now(), start, seats, clock)
        await self.store.add(game)
        return self._begin(game)

    def _begin(self, game: LiveGame) -> LiveGame:
        room = self._rooms[game.id] = Room(game)
        if len(game.people) < len(game.seats):
            self._prepare(game)
        room.is_active = bool(game.people)
        self._schedule(room)
        _log.info("new game", extra={"game": game.id, "variant": str(game.start.variant)})
        return game

    def _prepare(self, game: LiveGame) -> None:
        """Let the engine load what the computer needs in a game."""
        if isinstance(game.start, Position):
            self.engine.want(game.start.variant)
        else:
            self.engine.want_side(game.start.side)

    async def get(self, game_id: str) -> LiveGame:
        """Give a game as it stands."""
        return (await self._find(game_id)).game

    async def _find(self, game_id: str) -> Room:
        if room := self._rooms.get(game_id):
            room.touched = now()
            return room
        if game_id not in self._loading:
            self._loading[game_id] = task = asyncio.create_task(self._load(game_id))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(self._loading[game_id])

    async def _load(self, game_id: str) -> Room:
        try:
            game = await self.store.load(game_id)
            if game is None:
                raise NoSuchGame("no-such-game", game=game_id)
            if len(self._rooms) >= MOST_AT_HAND:
                self._rooms = {id_: room for id_, room in self._rooms.items() if not room.is_idle}
            room = self._rooms[game_id] = Room(game)
            return room
        finally:
            del self._loading[game_id]

    async def delete(self, game_id: str) -> None:
        """Discard a game: for everybody it is gone, and for a while it can be restored."""
        if game_id in self._loading:
            with suppress(GipfError):
                await self._find(game_id)
        room = self._rooms.get(game_id)
        if room is None:  # one that cannot be played through can be deleted too
            if not await self.store.discard(game_id, now()):
                raise NoSuchGame("no-such-game", game=game_id)
            return
        async with room.lock:
            self._check_stored(room)
            await self.store.discard(game_id, now())
            room.cancel_timers()
            self._rooms.pop(game_id, None)
            room.is_active = False
            for subscriber in room.subscribers:
                subscriber.send(f"game {game_id}", write({"event": "deleted", "id": game_id}))

    def forget(self, game_ids: Collection[str]) -> None:
        """Have games no longer in memory: they are kept elsewhere now."""
        for game_id in game_ids:
            if room := self._rooms.pop(game_id, None):
                room.cancel_timers()

    # ------------------------------------------------------------------ subscriptions

    async def subscribe(self, game_id: str, subscriber: Outbox) -> GameState | SideGameState:
        """Give a game as it stands, and tell of every change from now on; its clock goes on."""
        room = await self._find(game_id)
        async with room.lock:
            self._check_stored(room)
            await self._save(room, room.game.with_clock_running(now()))
            if not room.is_active:
                room.is_active = True
                self._schedule(room)
            room.subscribers.add(subscriber)
            return told_of(room.game, now())

    def unsubscribe(self, game_id: str, subscriber: Outbox) -> None:
        """Tell somebody nothing more about a game.

        While nobody looks, computers do not play each other, and no clock runs against the computer.
        """
        if room := self._rooms.get(game_id):
            room.subscribers.discard(subscriber)
            game = room.game
            stops = not game.people or (game.clock and game.has_computer)
            if stops and not room.subscribers and not game.is_over:
                self._start(self._pause(room))

    async def _pause(self, room: Room) -> LiveGame:
        async with room.lock:
            if not room.subscribers and not room.game.is_over:
                room.cancel_timers()
                room.is_active = False
                await self._save(room, room.game.with_clock_stopped(now()))
            return room.game

    def _check_stored(self, room: Room) -> None:
        if self._rooms.get(room.game.id) is not room:
            raise NoSuchGame("game-deleted", game=room.game.id)

    # ------------------------------------------------------------------ changing

    async def change(self, game_id: str, step: Step, version: int | None = None) -> LiveGame:
        """Change a game, if it is still in the version that was seen."""
        return await self._to_its_end(self._apply(game_id, step, version))

    async def rewrite(self, game_id: str, record: Game) -> LiveGame:
        """Give a study another main line."""

        def rewritten(game: LiveGame, at: int) -> LiveGame:
            written = live_game_of(record, game.id, at)
            return replace(
                written, created=game.created, seats=game.seats, version=game.version + 1,
                kind=game.kind, kept=0,
            )  # fmt: skip

        return await self.change(game_id, rewritten)

    async def rematch(self, game_id: str) -> LiveGame:
        """Play again with colours changed; whoever asks later gets the same game."""
        return await self._to_its_end(self._rematch(game_id))

    async def _rematch(self, game_id: str) -> LiveGame:
        room = await self._find(game_id)
        async with room.lock:  # who asks meanwhile waits, and gets the same game
            self._check_stored(room)
            game = room.game
            if game.rematch:
                with suppress(NoSuchGame):
                    return await self.get(game.rematch)
            new = game.rematched(new_id(), now())
            followed = game.followed(new.id, now())
            await self.store.add_rematch(new, followed)
            self._publish(room, followed)
            return self._begin(new)

    async def _to_its_end(self, change: Coroutine[Any, Any, LiveGame]) -> LiveGame:
        """Carry a change out to its end, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self._start(change))

    def _start(self, change: Coroutine[Any, Any, LiveGame]) -> "asyncio.Task[LiveGame]":
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._on_change_done)
        return task

    async def _apply(self, game_id: str, step: Step, version: int | None) -> LiveGame:
        at = now()
        room = await self._find(game_id)
        async with room.lock:
            self._check_stored(room)
            if fallen := room.game.flagged(at):
                await self._commit_flag(room, fallen)
                if not fallen.is_over:
                    raise OldVersion("game-went-on", version=fallen.version, given=version)
                raise Refused("time-was-up", result=fallen.result)
            if version is not None:
                room.game.check_version(version)
            await self._commit(room, step(room.game, at))
            return room.game

    async def _commit_flag(self, room: Room, fallen: LiveGame) -> None:
        try:
            await self._commit(room, fallen)
        except StoreFailed:
            loop = asyncio.get_running_loop()
            room.flag = loop.call_later(RETRY, self._check_flag, fallen.id)
            raise

    async def _save(self, room: Room, game: LiveGame) -> None:
        if game is not room.game:
            await self.store.save(game, room.game)
            room.game = game

    async def _commit(self, room: Room, game: LiveGame) -> None:
        if game.has_computer and not room.subscribers:
            game = game.with_clock_stopped(now())
        await self._save(room, game)
        self._publish(room, game)

    def _publish(self, room: Room, game: LiveGame) -> None:
        """Tell everybody of a change that is stored, and see to what follows from it."""
        room.game = game
        room.is_active = bool(game.people or room.subscribers)
        if room.subscribers:
            kind = "side-game" if game.kind == "side" else "game"
            message = write({"event": kind, "game": told_of(game, now())})
            for subscriber in room.subscribers:
                subscriber.send(f"game {game.id}", message)
        self._schedule(room)

    # ------------------------------------------------------------------ what happens by itself

    def _schedule(self, room: Room) -> None:
        """See to it that the flag falls and the computer decides."""
        room.cancel_timers()
        game = room.game
        if game.is_over or not room.is_active:
            return
        loop = asyncio.get_running_loop()
        if game.clock and game.clock.falls_at is not None:
            delay = max(0, game.clock.falls_at - now()) / 1000
            room.flag = loop.call_later(delay + 0.002, self._check_flag, game.id)
        if game.offer and not game.seats[game.offer.other].is_person:
            room.task = loop.create_task(self._answer_draw_offer(room, game))
        elif game.awaits_computer or (game.is_side_game and not game.people):
            room.task = loop.create_task(self._play_computer_move(room, game))

    def _check_flag(self, game_id: str) -> None:
        self._start(self._apply(game_id, _nothing, None))

    def _on_change_done(self, task: "asyncio.Task[LiveGame]") -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, unless they have gone away

    async def _play_computer_move(self, room: Room, game: LiveGame) -> None:
        move, by = await self._computer.choose_move(game)
        await self._insist(room, game, lambda game, at: game.played(move, by, at))

    async def _answer_draw_offer(self, room: Room, game: LiveGame) -> None:
        takes = await accepts_draw(game, self.engine)
        await self._insist(room, game, LiveGame.draw_accepted if takes else LiveGame.draw_declined)

    async def _insist(self, room: Room, game: LiveGame, step: Step) -> None:
        """Make a change nobody asked for; where it cannot be stored it is tried again and again.

        Where the last one who looked has gone in between, it is not made.
        """

        def step_if_active(game: LiveGame, at: int) -> LiveGame:
            if not room.is_active:
                raise Refused("nothing-to-change")
            return step(game, at)

        while room.game.version == game.version:
            room.task = None  # it is carried out, and must not be cancelled by its own success
            try:
                await self.change(game.id, step_if_active, game.version)
            except StoreFailed:
                if room.game.version == game.version:
                    room.task = asyncio.current_task()
                    await asyncio.sleep(RETRY)
            except Refused:
                return


def _nothing(game: LiveGame, at: int) -> LiveGame:  # noqa: ARG001
    """Change nothing; a flag that has fallen is seen before."""
    raise Refused("nothing-to-change")
