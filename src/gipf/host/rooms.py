"""The live games in memory: loaded when asked for, forgotten when nobody looks."""

import asyncio
from collections.abc import Collection, Mapping

from gipf.host.interfaces import Outbox, Store
from gipf.host.live_game import Refused
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.room import Room
from gipf.host.wire import write

MOST_AT_HAND = 512
"""Games kept in memory though nobody looks at them."""


class NoSuchGame(Refused):
    """A game that is not stored, or no longer."""


class Rooms:
    """Those of a host; what is done to their games is not here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

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
            room = self._rooms[game_id] = Room(game, is_shared=self.store.is_shared)
            return room
        finally:
            del self._loading[game_id]

    @property
    def counts(self) -> tuple[int, int]:
        """How many games are in memory, and how many of them somebody watches."""
        return len(self._rooms), sum(bool(room.subscribers) for room in self._rooms.values())

    def versions(self, game_ids: Collection[str]) -> dict[str, int]:
        """Give the versions in which games stand that somebody watches here."""
        return {id_: self._rooms[id_].game.version for id_ in game_ids if id_ in self._rooms}

    def audience(self, game_id: str) -> Mapping[Outbox, Person]:
        """Give who looks at a game over this host."""
        room = self._rooms.get(game_id)
        return dict(room.subscribers) if room else {}

    def _check_stored(self, room: Room) -> None:
        if self._rooms.get(room.game.id) is not room:
            raise NoSuchGame("game-deleted", game=room.game.id)

    def _close_room(self, room: Room) -> None:
        """Tell everybody that a game is gone."""
        room.cancel_timers()
        self._rooms.pop(room.game.id, None)
        room.is_active = False
        why = {"reason": room.game.reason} if room.game.is_aborted else {}
        message = write({"event": "deleted", "id": room.game.id, **why})
        for subscriber in room.subscribers:
            subscriber.send(f"game {room.game.id}", message)

    def forget(self, game_ids: Collection[str]) -> None:
        """Have games no longer in memory: they are kept elsewhere now."""
        for game_id in game_ids:
            if room := self._rooms.pop(game_id, None):
                room.cancel_timers()
