"""The games that are being played: loaded when asked for, changed one step at a time, saved first.

A change is stored before anybody is told of it. The computer's decisions and falling flags are changes like any
other: they are made for one version of a game, and nothing comes of them when it has gone on.

Several hosts may share a store. Nobody owns a game then: what is stored decides, and whoever finds that a game
has gone on elsewhere reads it again. Hosts tell each other of changes over a bus; what is lost there is found
by comparing versions every two seconds.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile
from typing import Any

from gipf.errors import GipfError
from gipf.host import automatic
from gipf.host.absence import patience_of
from gipf.host.automatic import Automatic, Step
from gipf.host.clock import Clock
from gipf.host.consent import rematch_proposed, wants_rematch
from gipf.host.importing import live_game_of
from gipf.host.interfaces import Bus, Engine, Outbox, Overtaken, Repeated, Store, StoreFailed
from gipf.host.live_game import AnyPosition, LiveGame, OldVersion, Refused
from gipf.host.moments import now
from gipf.host.news import News
from gipf.host.people import OWNER, Person
from gipf.host.room import Room, count_of
from gipf.host.rooms import NoSuchGame, Rooms
from gipf.host.seats import Seat
from gipf.host.stored_game import mark_of
from gipf.host.timekeeping import flagged
from gipf.host.view import GameState, SideGameState, told_of
from gipf.host.watchers import Watchers
from gipf.record import Game
from gipf.variants import Player

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
RESTORABLE = 24 * 3_600_000
"""Milliseconds for which a game that was deleted can be brought back at least."""
PAUSE = 0.4
"""Seconds the computer takes for a decision at least, so that a person can follow."""
BEAT = 2.0
"""Seconds between notes that the host is alive: the most of a clock that is lost when it dies."""

_log = logging.getLogger("gipf.host.games")


def new_id() -> str:
    """Make up a name for a game."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Games(Rooms):
    """All games there are."""

    def __init__(
        self,
        store: Store,
        engine: Engine,
        *,
        pause: float = PAUSE,
        beat: float = BEAT,
        bus: Bus | None = None,
    ) -> None:
        super().__init__(store)
        self._name = secrets.token_hex(4)
        self._bus = bus if store.is_shared else None
        self._watchers: Watchers | None = None
        if self._bus:
            self._watchers = Watchers(self._name, self._bus)
            self._bus.listen(self._hear)
        self.engine = engine
        self._between_beats = beat
        self._changes: set[asyncio.Task[LiveGame]] = set()
        self._beat: asyncio.Task[None] | None = None
        self.observers: list[Callable[[LiveGame, LiveGame], None]] = []
        """Told of each change this host has stored: the game as it is, and as it was."""
        self._automatic = Automatic(store, engine, pause, self.change, self._check_flag)

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
        with suppress(StoreFailed):
            await self.store.leave(now())

    async def rest(self) -> None:
        """Let nothing more happen by itself, stop all clocks, and note what they show."""
        for room in self._rooms.values():
            room.cancel_timers()
        await asyncio.gather(*self._changes, return_exceptions=True)
        for room in self._rooms.values():
            room.cancel_timers()  # a change may have set others
            room.is_active = False
            if not self.store.is_shared and not room.game.is_over_days:  # elsewhere they may go on
                with suppress(StoreFailed, Overtaken):
                    await self._save(room, room.game.with_clock_stopped(now()))

    async def _keep_beating(self) -> None:
        while True:
            if self.store.is_shared or any(room.game.is_timed for room in self._rooms.values()):
                with suppress(StoreFailed):
                    await self.store.beat(now())
            if self.store.is_shared:
                try:
                    await self._compare()
                except StoreFailed:
                    pass
                except Exception:  # whatever it is, the next comparison may do better
                    _log.exception("versions could not be compared")
            if self._watchers:
                self._watchers.beat(self._rooms)
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
        room = self._rooms[game.id] = Room(game, is_shared=self.store.is_shared)
        if len(game.people) < len(game.seats):
            self._automatic.prepare(game)
        room.is_active = bool(game.people)
        self._automatic.schedule(room)
        _log.info("new game", extra={"game": game.id, "variant": str(game.start.variant)})
        return game

    async def get(self, game_id: str) -> LiveGame:
        """Give a game as it stands."""
        room = await self._find(game_id)
        if self.store.is_shared:
            async with room.lock:
                await self._catch_up(room)
        return room.game

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
            self._close_room(room)
            if self._bus:
                self._bus.publish(News(self._name, game_id, room.game.version, is_gone=True).text)

    # ------------------------------------------------------------------ subscriptions

    async def subscribe(
        self, game_id: str, subscriber: Outbox, person: Person = OWNER
    ) -> GameState | SideGameState:
        """Give a game as it stands, and tell of every change from now on; its clock goes on."""
        room = await self._find(game_id)
        async with room.lock:
            self._check_stored(room)
            if self.store.is_shared:
                await self._catch_up(room)
            await self._set_clock(room, LiveGame.with_clock_running)
            if not room.is_active:
                room.is_active = True
                self._automatic.schedule(room)
            room.subscribers[subscriber] = person
            room.tell_presence()
            return told_of(room.game, now(), person)

    def unsubscribe(self, game_id: str, subscriber: Outbox) -> None:
        """Tell somebody nothing more about a game.

        While nobody looks, computers do not play each other, and no clock runs against the computer.
        """
        if room := self._rooms.get(game_id):
            for player in room.connected():
                room.seen[player] = now()
            room.subscribers.pop(subscriber, None)
            room.tell_presence()
            game = room.game
            stops = not game.people or (game.clock and game.has_computer)
            if stops and not room.subscribers and not game.is_over:
                self._start(self._pause(room))

    async def _pause(self, room: Room) -> LiveGame:
        async with room.lock:
            if not room.subscribers and not room.game.is_over:
                room.cancel_timers()
                room.is_active = False
                await self._set_clock(room, LiveGame.with_clock_stopped)
            return room.game

    # ------------------------------------------------------------------ changing

    async def change(self, game_id: str, step: Step, version: int | None = None) -> LiveGame:
        """Change a game, if it is still in the version that was seen."""
        return await self._to_its_end(self._apply(game_id, step, version))

    async def decide(
        self,
        game_id: str,
        step: Step,
        version: int | None = None,
        key: str = "",
        waited: int = 0,
        lag: int | None = None,
    ) -> int:
        """Change a game by somebody's decision; give its version then, for the same key always the same.

        ``waited``: milliseconds that the decision has waited since it was made and shown. ``lag``: those that
        the line takes of whose time runs; None where something else is decided than a move.
        """
        change = self._apply(game_id, step, version, key, waited, lag)
        try:
            return (await self._to_its_end(change)).version
        except Repeated as before:
            return before.version

    async def abort(self, game_id: str, step: Step, key: str = "") -> int:
        """End a game without a result, by a step; nobody has it any longer. Give its last version."""
        return (await self._to_its_end(self._abort(game_id, step, key))).version

    async def _abort(self, game_id: str, step: Step, key: str) -> LiveGame:
        try:
            aborted = await self._apply(game_id, step, None, key)
        except Repeated:
            aborted = (await self._find(game_id)).game
        with suppress(NoSuchGame):  # whoever has heard of it may have seen to it
            await self.delete(game_id)
        return aborted

    async def rewrite(self, game_id: str, record: Game) -> LiveGame:
        """Give a study another main line."""

        def rewritten(game: LiveGame, at: int) -> LiveGame:
            written = live_game_of(record, game.id, at)
            return replace(
                written, created=game.created, seats=game.seats, version=game.version + 1,
                kind=game.kind, kept=0,
            )  # fmt: skip

        return await self.change(game_id, rewritten)

    async def rematch(self, game_id: str, player: Player | None = None) -> LiveGame:
        """Play again with colours changed; whoever asks later gets the same game.

        Of two people, each ``player`` asks: when the first has, the game as it is comes back.
        """
        return await self._to_its_end(self._rematch(game_id, player))

    async def _rematch(self, game_id: str, player: Player | None) -> LiveGame:
        room = await self._find(game_id)
        async with room.lock:  # who asks meanwhile waits, and gets the same game
            self._check_stored(room)
            if self.store.is_shared:
                await self._catch_up(room)
            while True:
                game = room.game
                if game.rematch:
                    with suppress(NoSuchGame):
                        return await self.get(game.rematch)
                if player and not wants_rematch(game, player.other):
                    try:
                        return await self._propose_rematch(room, player)
                    except Overtaken:
                        await self._refresh(room)
                        continue
                new = game.rematched(new_id(), now())
                followed = game.followed(new.id, now())
                try:
                    await self.store.add_rematch(new, followed)
                except Overtaken:  # perhaps by somebody elsewhere who has asked, too
                    await self._refresh(room)
                    continue
                self._publish(room, followed)
                self._announce(followed, game)
                return self._begin(new)

    async def _propose_rematch(self, room: Room, player: Player) -> LiveGame:
        """Ask the other player for a rematch, once."""
        if not wants_rematch(room.game, player):
            await self._commit(room, rematch_proposed(room.game, player, now()))
        return room.game

    async def _to_its_end(self, change: Coroutine[Any, Any, LiveGame]) -> LiveGame:
        """Carry a change out to its end, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self._start(change))

    def _start(self, change: Coroutine[Any, Any, LiveGame]) -> "asyncio.Task[LiveGame]":
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._on_change_done)
        return task

    async def _apply(
        self,
        game_id: str,
        step: Step,
        version: int | None,
        key: str = "",
        waited: int = 0,
        lag: int | None = None,
    ) -> LiveGame:
        at = now()
        room = await self._find(game_id)
        async with room.lock:
            room.waited = waited
            self._check_stored(room)
            while True:
                try:
                    return await self._attempt(room, step, version, key, at, lag)
                except Overtaken:
                    await self._refresh(room)
                except Refused:
                    # it may have been done under this key; and what is known here may be old
                    if key and (before := await self.store.decided(game_id, key)) is not None:
                        raise Repeated(before) from None
                    if not self.store.is_shared or not await self._catch_up(room):
                        raise

    async def _attempt(
        self, room: Room, step: Step, version: int | None, key: str, at: int, lag: int | None
    ) -> LiveGame:
        if self.store.is_shared and self.store.failure:
            await self.store.beat(now())  # no time has passed while nothing could be stored
            await self._catch_up(room)
        if fallen := flagged(room.game, at, lag):
            await self._commit_flag(room, fallen)
            if not fallen.is_over:
                raise OldVersion("game-went-on", version=fallen.version, given=version)
            raise Refused("time-was-up", result=fallen.result)
        if version is not None:
            room.game.check_version(version)
        await self._commit(room, step(room.game, at), key)
        return room.game

    async def _commit_flag(self, room: Room, fallen: LiveGame) -> None:
        try:
            await self._commit(room, fallen)
        except StoreFailed:
            loop = asyncio.get_running_loop()
            room.flag = loop.call_later(automatic.RETRY, self._check_flag, fallen.id)
            raise

    async def _save(self, room: Room, game: LiveGame, key: str = "") -> None:
        if game is not room.game:
            room.game = await self.store.save(game, room.game, key)

    async def _commit(self, room: Room, game: LiveGame, key: str = "") -> None:
        if game.has_computer and not room.subscribers:
            game = game.with_clock_stopped(now())
        before = room.game
        await self._save(room, game, key)
        for observer in self.observers:
            observer(room.game, before)
        self._publish(room, room.game)
        self._announce(room.game, before)

    async def _set_clock(self, room: Room, step: Step) -> None:
        """Let a clock run or stand still, which makes no new version."""
        while True:
            before = room.game
            try:
                await self._save(room, step(before, now()))
            except Overtaken:
                await self._refresh(room)
                continue
            self._announce(room.game, before)
            return

    def _announce(self, game: LiveGame, before: LiveGame) -> None:
        """Tell other hosts of a change that is stored."""
        if self._bus and game is not before:
            self._bus.publish(News.of(self._name, game, before).text)

    def _publish(self, room: Room, game: LiveGame) -> None:
        """Tell everybody of a change that is stored, and see to what follows from it."""
        room.game = game
        room.is_active = bool(game.people or room.subscribers)
        room.tell_change()
        self._automatic.schedule(room)

    # ------------------------------------------------------------------ what happens elsewhere

    async def _refresh(self, room: Room) -> bool:
        """Read a game again that another host has changed; say whether it has."""
        game = await self.store.load(room.game.id)
        if game is None:
            self._close_room(room)
            raise NoSuchGame("game-deleted", game=room.game.id)
        if mark_of(game) == mark_of(room.game):
            return False
        self._take_over(room, game)
        return True

    def _take_over(self, room: Room, game: LiveGame) -> None:
        """Go on with a game as another host has left it; a clock that it stopped runs while somebody looks."""
        pairs = zip(game.plies, room.game.plies, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._publish(room, replace(game, kept=kept))
        if room.subscribers and room.game.with_clock_running(now()) is not room.game:
            self._start(self._go_on(room))

    async def _go_on(self, room: Room) -> LiveGame:
        async with room.lock:
            if room.subscribers and self._rooms.get(room.game.id) is room:
                await self._set_clock(room, LiveGame.with_clock_running)
                self._publish(room, room.game)
            return room.game

    async def _catch_up(self, room: Room) -> bool:
        """Read a game again if it is stored otherwise; say whether it was."""
        marks = await self.store.marks([room.game.id])
        return marks.get(room.game.id) != mark_of(room.game) and await self._refresh(room)

    async def _compare(self) -> None:
        """Find games of this host that were changed elsewhere, in one question; say again who thinks."""
        rooms = [room for room in self._rooms.values() if room.is_watched]
        marks = await self.store.marks([room.game.id for room in rooms]) if rooms else {}
        for room in rooms:
            if marks.get(room.game.id) != mark_of(room.game):
                self._start(self._hear_of(room))
            elif room.task and room.claimed == room.game.version:
                await self.store.claim(room.game.id, room.claimed, now())
        await self._meet([room for room in rooms if room.subscribers])

    def look_again(self, game_id: str) -> "asyncio.Task[LiveGame] | None":
        """Look at what is stored of a game, which was changed without this being told."""
        room = self._rooms.get(game_id)
        return self._start(self._hear_of(room)) if room else None

    def _hear(self, text: str) -> None:
        """Hear what a host has told, perhaps this one."""
        news = News.read(text)
        if news is None and self._watchers:
            self._watchers.hear(text, self._rooms)
        if news is None or news.host == self._name:
            return
        room = self._rooms.get(news.game)
        if room and (news.is_gone or news.version >= room.game.version):
            self._start(self._hear_of(room, news))

    async def _hear_of(self, room: Room, news: News | None = None) -> LiveGame:
        async with room.lock:
            if self._rooms.get(room.game.id) is room:
                if news and (game := news.applied_to(room.game)):
                    self._take_over(room, game)
                elif not news or news.is_gone or news.version > room.game.version:
                    await self._refresh(room)
                else:
                    await self._catch_up(room)
            return room.game

    def watching(self, game_id: str, players: Collection[str | None]) -> int:
        """Say how many people look at a game over all hosts, besides its players, by their ids."""
        here = count_of(self.audience(game_id).values(), players)
        return here + (self._watchers.elsewhere(game_id) if self._watchers else 0)

    async def away(self, game_id: str) -> Mapping[Player, int | None]:
        """Say for how many milliseconds the players of a game have been away, as all hosts know it."""
        room = await self._find(game_id)
        if self.store.is_shared:
            await self._meet([room])
        return {player: room.away(player) for player in Player}

    async def _meet(self, rooms: Collection[Room]) -> None:
        """Learn who is connected through other hosts, and let them know who is here."""
        known = {room.game.id: room for room in rooms if patience_of(room.game) is not None}
        if not known:
            return
        here = [(id_, player) for id_, room in known.items() for player in room.connected()]
        for (id_, player), at in (await self.store.meet(here, known, now())).items():
            known[id_].seen[player] = max(known[id_].seen[player], at)
        for room in known.values():
            room.tell_new_presence()

    def _check_flag(self, game_id: str) -> None:
        self._start(self._apply(game_id, _nothing, None))

    def _on_change_done(self, task: "asyncio.Task[LiveGame]") -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, unless they have gone away


def _nothing(game: LiveGame, at: int) -> LiveGame:  # noqa: ARG001
    """Change nothing; a flag that has fallen is seen before."""
    raise Refused("nothing-to-change")
