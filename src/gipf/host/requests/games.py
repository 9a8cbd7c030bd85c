"""What requests about games hold: who plays, with how much time, what somebody calls them."""

from typing import Annotated, Literal

from gipf.host.request_fields import Bounds, Name, Request, Text, Title, request

MOST_DAYS = 60 * 86_400
"""The most seconds a player can have in a game over days."""


@request
class DescriptionRequest(Request):
    """What somebody calls a game and notes about it; what is left out stays."""

    title: Title | None = None
    note: Text | None = None


@request
class SeatRequest(Request):
    """Who plays a colour."""

    kind: Literal["person", "computer"]
    name: Name | None = None
    level: Annotated[
        Annotated[int, Bounds(ge=1, le=10)] | None,
        Bounds("How strong the computer plays, 1 to 10."),
    ] = None
    invited: Annotated[bool, Bounds("Whether somebody else is to take it, by a link.")] = False


@request
class SeatsRequest(Request):
    """Who plays."""

    w: SeatRequest
    b: SeatRequest


@request
class ClockRequest(Request):
    """A time for each player, and what is added after each turn."""

    seconds: Annotated[int, Bounds(ge=1, le=86_400)]
    increment: Annotated[int, Bounds(ge=0, le=3600)] = 0
    side: Annotated[
        Annotated[int, Bounds(ge=1, le=86_400)] | None,
        Bounds("Seconds each has for a side game; left out, their own clocks run on."),
    ] = None


Days = Annotated[int, Bounds(ge=3600, le=MOST_DAYS)]


@request
class DaysRequest(Request):
    """The time of a game over days: a bank in seconds, what a turn adds, and the most a player can have.

    Where all three are the same, that is a time for each turn.
    """

    seconds: Days
    increment: Annotated[int, Bounds(ge=0, le=MOST_DAYS)]
    cap: Days


@request
class NewGameRequest(Request):
    """A new game: of a variant, or from a position on."""

    variant: Text | None = None
    start: Annotated[Text | None, Bounds("A position; instead of a variant.")] = None
    seats: Annotated[SeatsRequest | None, Bounds("Left out, two people play.")] = None
    clock: ClockRequest | None = None
    days: Annotated[DaysRequest | None, Bounds("Over days; instead of a clock.")] = None
