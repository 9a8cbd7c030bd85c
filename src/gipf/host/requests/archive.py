"""What requests about all games at once hold."""

from typing import Annotated, Literal

from gipf.host.request_fields import Bounds, Move, Name, Request, Text, Title, request
from gipf.host.requests.games import MOST_DAYS
from gipf.scene.data import PlayerName

Moment = Annotated[int, Bounds("Milliseconds since 1970.", ge=0, lt=2**53)]
Span = Annotated[int, Bounds("Milliseconds.", lt=2**53)]
GameId = Annotated[str, Bounds(max_length=32)]


@request
class ArchivedSeat(Request):
    """Who plays a colour, and whether the computer has played on for them."""

    kind: Literal["person", "computer"]
    name: Name
    level: Annotated[int, Bounds(ge=1, le=10)] | None = None
    helped: bool = False


@request
class ArchivedSeats(Request):
    """Who plays."""

    w: ArchivedSeat
    b: ArchivedSeat


@request
class ArchivedMove(Request):
    """A decision: by whom, when, and what that player's clock showed then."""

    move: Move
    by: Literal["person", "computer", "chance", "side"]
    at: Moment
    left: Span | None = None


@request
class ArchivedTimes(Request):
    """What both players have left."""

    w: Span
    b: Span


@request
class ArchivedClock(Request):
    """A clock that stands; ``kept`` are the times of the game while ``left`` are those of a side game."""

    seconds: Annotated[int, Bounds(ge=1, le=MOST_DAYS)]
    increment: Annotated[int, Bounds(ge=0, le=MOST_DAYS)]
    left: ArchivedTimes
    side: Annotated[int, Bounds(ge=1, le=86_400)] | None = None
    kept: ArchivedTimes | None = None
    cap: Annotated[
        Annotated[int, Bounds(ge=1, le=MOST_DAYS)] | None, Bounds("That of a game over days.")
    ] = None


@request
class ArchivedGame(Request):
    """A game, a study or a side game with all that is stored of it."""

    id: GameId
    kind: Literal["game", "study", "side"]
    title: Title
    note: Text
    created: Moment
    updated: Moment
    start: Annotated[str, Bounds("What it begins with.", max_length=40_000)]
    seats: ArchivedSeats
    moves: Annotated[list[ArchivedMove], Bounds(max_length=5000)]
    result: Literal["*", "1-0", "0-1", "1/2-1/2"]
    reason: Name | None
    paused: bool
    offer: PlayerName | None
    rematch: GameId | None
    secret: Annotated[str, Bounds("What chance comes from.", max_length=32)] | None
    clock: ArchivedClock | None
    sides: Annotated[
        dict[str, Annotated[str, Bounds(max_length=40_000)]],
        Bounds("Side games that were played in it, by the number of decisions before."),
    ]
    analysis: Annotated[str | None, Bounds("What was found out about it, as a game file.")]
    version: Annotated[int, Bounds("How often it has changed.", ge=1, le=1_000_000)] = 1


@request
class ArchiveRequest(Request):
    """Games of another host."""

    games: Annotated[list[ArchivedGame], Bounds(max_length=1000)]
    check: Annotated[bool, Bounds("Only say what would come of it.")] = False
