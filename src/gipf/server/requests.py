"""What a page asks over its WebSocket, checked."""

from dataclasses import dataclass
from typing import Any

from gipf.errors import GipfError
from gipf.variants import Player

LONGEST_ID = 200


@dataclass(frozen=True)
class Ask:
    """A message: its id, what is to be done, and with what.

    >>> Ask.parse({"id": 1, "do": "watch", "game": "abc"}).game
    'abc'
    >>> Ask.parse({"id": 1, "do": "play"}).text("move")
    Traceback (most recent call last):
    gipf.errors.GipfError: play needs a text called 'move'
    """

    id: str | int
    do: str
    fields: dict[str, Any]

    @classmethod
    def parse(cls, data: object) -> "Ask":
        """Check what every message has."""
        if not isinstance(data, dict):
            raise GipfError('a message is an object, as in {"id": 1, "do": "watch", "game": "…"}')
        ask_id = data.get("id")
        is_id = isinstance(ask_id, str | int) and not isinstance(ask_id, bool)
        if not is_id or len(str(ask_id)) > LONGEST_ID:
            raise GipfError("a message has an id, a short text or a whole number")
        if not isinstance(data.get("do"), str):
            raise GipfError('a message says what to do, as in "do": "watch"')
        assert isinstance(ask_id, str | int)
        return cls(ask_id, data["do"], data)

    @property
    def game(self) -> str:
        """The game it is about."""
        return self.text("game")

    @property
    def player(self) -> Player | None:
        """The player who speaks, if one is named."""
        player = self.fields.get("player")
        if player not in (None, "w", "b"):
            raise GipfError("a player is 'w' or 'b'")
        return Player(player) if player else None

    def text(self, name: str, longest: int = 2000) -> str:
        """Give a text that has to be there."""
        value = self.fields.get(name)
        if not isinstance(value, str):
            raise GipfError(f"{self.do} needs a text called {name!r}")
        if len(value) > longest:
            raise GipfError(f"{name!r} has at most {longest} characters")
        return value

    def texts(self, name: str) -> list[str]:
        """Give a list of texts; left out, there are none."""
        value = self.fields.get(name, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise GipfError(f"{name!r} is a list of texts")
        return value

    def number(self, name: str) -> int:
        """Give a whole number that has to be there."""
        value = self.fields.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise GipfError(f"{self.do} needs a whole number called {name!r}")
        return value

    def amount(self, name: str, usual: float, least: float, most: float) -> float:
        """Give a number within bounds; left out, it is the usual one."""
        value = self.fields.get(name)
        if value is None:
            return usual
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not least <= value <= most:
            raise GipfError(f"{name!r} is a number from {least:g} to {most:g}")
        return float(value)
