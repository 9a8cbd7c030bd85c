"""What requests about all games at once are answered."""

from typing import Literal

from gipf.scene.data import PlayerName
from gipf.typed_dict import TypedDict


class ArchivedSeatData(TypedDict):
    """Who plays a colour, and whether the computer has played on for them."""

    kind: Literal["person", "computer"]
    name: str
    level: int | None
    helped: bool


class ArchivedMoveData(TypedDict):
    """A decision: by whom, when in milliseconds since 1970, and what that player's clock showed then."""

    move: str
    by: Literal["person", "computer", "chance", "side"]
    at: int
    left: int | None


class ArchivedClockData(TypedDict):
    """A clock that stands; ``kept`` are the times of the game while ``left`` are those of a side game."""

    seconds: int
    increment: int
    left: dict[PlayerName, int]
    side: int | None
    kept: dict[PlayerName, int] | None


class ArchivedGameData(TypedDict):
    """A game, a study or a side game with all that is stored of it."""

    id: str
    kind: Literal["game", "study", "side"]
    title: str
    note: str
    created: int
    updated: int
    start: str
    seats: dict[PlayerName, ArchivedSeatData]
    moves: list[ArchivedMoveData]
    result: str
    reason: str | None
    paused: bool
    offer: PlayerName | None
    rematch: str | None
    secret: str | None
    clock: ArchivedClockData | None
    sides: dict[str, str]
    analysis: str | None
    version: int


class ArchiveResponse(TypedDict):
    """A part of all games; ``next`` is the ``before`` of the next part."""

    games: list[ArchivedGameData]
    next: str | None


class ArchiveImportResponse(TypedDict):
    """How many games are new here, have gone on there, were here already, and went on in both places."""

    added: int
    updated: int
    known: int
    copied: int
