"""A live game in memory: who looks at it, who of its players is there, what will happen to it by itself."""

import asyncio
from collections.abc import Collection

from gipf.host.absence import patience_of
from gipf.host.interfaces import Outbox
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.timekeeping import given_between
from gipf.host.view import told_of
from gipf.host.wire import write
from gipf.variants import Player

FRESH = 60_000
"""Milliseconds for which a game that was asked for stays there in any case."""
ELSEWHERE = 10_000
"""Milliseconds for which somebody whom another host has seen is taken to be there: it says so at every beat."""


def count_of(people: Collection[Person], players: Collection[str | None]) -> int:
    """Count those who look besides the players: who is known once, of strangers each line."""
    known = {person.id for person in people if not person.is_stranger} - set(players)
    return len(known) + sum(person.is_stranger for person in people)


class Room:
    """A live game in memory, its subscribers, and what will happen to it by itself."""

    def __init__(self, game: LiveGame, *, is_shared: bool = False) -> None:
        self.game = game
        self.is_shared = is_shared
        self.lock: asyncio.Lock = asyncio.Lock()
        self._shown = game
        self.subscribers: dict[Outbox, Person] = {}
        self.is_active = False
        self.touched: int = now()
        self._elsewhere = 0
        """How many look over other hosts, besides the players."""
        self._told: tuple[int | None, list[str], int] = None, [], 0
        """What was told last of how long one may be away, of who is here, and of who looks elsewhere."""
        self.seen: dict[Player, int] = dict.fromkeys(Player, self.touched)
        """When each player was last known to be connected, to whichever host."""
        self.flag: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.claimed = 0
        """The version in which this host lets the computer decide."""
        self.waited = 0
        """Milliseconds that the last decision had waited before it was heard."""
        self.has_offered_draw = False
        """Whether the computer has offered a draw; it does so once while somebody looks."""

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks, or something is going to happen by itself."""
        return bool(self.subscribers or self.flag or self.task)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost when it is forgotten."""
        is_in_use = self.subscribers or self.lock.locked() or self.flag or self.task
        return not is_in_use and now() - self.touched > FRESH

    def tell_change(self) -> None:
        """Tell everybody how the game stands: those who see the same are told the same words."""
        game = self.game
        before, self._shown = self._shown, game
        if not self.subscribers:
            return
        kind = "side-game" if game.kind == "side" else "game"
        written: dict[tuple[Player | None, ...], str] = {}
        for subscriber, person in self.subscribers.items():
            seen = (*game.held_by(person.id), *([None] if game.belongs_to(person.id) else []))
            if seen not in written:
                written[seen] = write({"event": kind, "game": told_of(game, now(), person)})
            subscriber.send(f"game {game.id}", written[seen])
        if given := given_between(before, game, now()):
            self._tell_given(*given)
        self.tell_new_presence()

    def _tell_given(self, player: Player, milliseconds: int) -> None:
        """Tell everybody that a player was given time."""
        game, more = self.game, {"player": player.value, "seconds": milliseconds // 1000}
        event = write({"event": "given", "id": game.id, **more})
        for subscriber in self.subscribers:
            subscriber.send(f"given {game.id} {game.version}", event)

    def tell_presence(self) -> None:
        """Tell in a game between people who of them is there, and how many others look."""
        game = self.game
        if not game.is_between_people:
            return
        away = {player.value: self.away(player) for player in Player}
        self._told = patience, here, elsewhere = self._presence()
        event = {
            "event": "presence",
            "id": game.id,
            "here": here,
            "watching": self.watching_here + elsewhere,
            "away": {player: since / 1000 for player, since in away.items() if since is not None},
            "patience": patience and patience / 1000,
        }
        for subscriber in self.subscribers:
            subscriber.send(f"presence {game.id}", write(event))

    def tell_new_presence(self) -> None:
        """Tell it where something has changed since it was told last."""
        if self._presence() != self._told:
            self.tell_presence()

    def _presence(self) -> tuple[int | None, list[str], int]:
        here = [player.value for player in Player if self.away(player) is None]
        return patience_of(self.game), here, self._elsewhere

    @property
    def watching_here(self) -> int:
        """How many people look over this host who do not play; only where people play each other."""
        if not self.game.is_between_people:
            return 0
        players = {seat.holder for seat in self.game.seats.values()}
        return count_of(self.subscribers.values(), players)

    def note_elsewhere(self, count: int) -> None:
        """Note how many look over other hosts, and tell of it."""
        if count != self._elsewhere:
            self._elsewhere = count
            self.tell_presence()

    def connected(self) -> list[Player]:
        """List the players who are connected to this host."""
        ids = {person.id for person in self.subscribers.values()}
        return [player for player in Player if self.game.seats[player].holder in ids]

    def away(self, player: Player) -> int | None:
        """Say for how many milliseconds a player has been away; None while they are at any host."""
        if player in self.connected():
            return None
        gone = now() - self.seen[player]
        return gone if gone > ELSEWHERE or not self.is_shared else None

    def cancel_timers(self) -> None:
        """Cancel what would happen by itself."""
        if self.flag:
            self.flag.cancel()
        if self.task:
            self.task.cancel()
        self.flag = self.task = None
