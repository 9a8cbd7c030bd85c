"""How many look at a game over other hosts that share it, besides its players.

Each host says over the bus how many look over it, at every beat, and is believed for a while: a message that is
lost and a host that is killed make a number wrong for no longer.
"""

import json
from collections.abc import Mapping

from gipf.host.interfaces import Bus
from gipf.host.moments import now
from gipf.host.room import Room
from gipf.host.wire import write

BELIEVED = 10_000
"""Milliseconds for which a number holds that is not said again: hosts say theirs every two seconds."""
AT_ONCE = 32
"""So many games a message tells of, which keeps it below 1 kB."""


class Watchers:
    """What one host knows of those who look over others."""

    def __init__(self, host: str, bus: Bus) -> None:
        self._host, self._bus = host, bus
        self._told: set[str] = set()
        """Games of which it was said that somebody looks."""
        self._elsewhere: dict[str, dict[str, tuple[int, int]]] = {}
        """By game and host: how many look there, and when that was said."""

    def elsewhere(self, game_id: str) -> int:
        """Say how many look at a game over other hosts."""
        at = now() - BELIEVED
        return sum(count for count, said in self._elsewhere.get(game_id, {}).values() if said > at)

    def beat(self, rooms: Mapping[str, Room]) -> None:
        """Say how many look over this host, and forget what nobody says any more."""
        looking = {id_: count for id_, room in rooms.items() if (count := room.watching_here)}
        counts = [*looking.items(), *((id_, 0) for id_ in self._told - looking.keys())]
        for first in range(0, len(counts), AT_ONCE):
            part = dict(counts[first : first + AT_ONCE])
            self._bus.publish(write({"host": self._host, "watching": part}))
        self._told = set(looking)
        for game_id in list(self._elsewhere):
            self._note(game_id, rooms)

    def hear(self, text: str, rooms: Mapping[str, Room]) -> None:
        """Hear what another host says, if it is about this."""
        try:
            data = json.loads(text)
            host, told = (
                str(data["host"]),
                {str(id_): int(n) for id_, n in data["watching"].items()},
            )
        except (ValueError, KeyError, TypeError, AttributeError):
            return
        if host == self._host:
            return
        for game_id, count in told.items():
            self._elsewhere.setdefault(game_id, {})[host] = max(0, count), now()
            self._note(game_id, rooms)

    def _note(self, game_id: str, rooms: Mapping[str, Room]) -> None:
        at, known = now() - BELIEVED, self._elsewhere[game_id]
        fresh = {host: each for host, each in known.items() if each[0] and each[1] > at}
        if fresh:
            self._elsewhere[game_id] = fresh
        else:
            del self._elsewhere[game_id]
        if room := rooms.get(game_id):
            room.note_elsewhere(sum(count for count, _ in fresh.values()))
