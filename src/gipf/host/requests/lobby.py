"""What requests about the lobby hold."""

from typing import Annotated

from gipf.host.request_fields import Bounds, Name, Request, request
from gipf.host.requests.games import MOST_DAYS
from gipf.scene.data import PlayerName


@request
class TimeRequest(Request):
    """A time: seconds at the start, what a turn adds, and over days the most a player can have."""

    seconds: Annotated[int, Bounds(ge=1, le=MOST_DAYS)]
    increment: Annotated[int, Bounds(ge=0, le=MOST_DAYS)]
    cap: Annotated[
        Annotated[int, Bounds(ge=3600, le=MOST_DAYS)] | None,
        Bounds("Left out, it is a game at one sitting."),
    ] = None


@request
class SeekRequest(Request):
    """An offer to play: any of some variants, with any of some times."""

    variants: Annotated[
        list[Annotated[str, Bounds(max_length=200)]],
        Bounds("Variants, or names of side games.", min_length=1, max_length=12),
    ]
    times: Annotated[
        list[TimeRequest],
        Bounds("All of them for one sitting, or all over days.", min_length=1, max_length=8),
    ]
    colour: Annotated[PlayerName | None, Bounds("Left out, it is drawn.")] = None
    rated: bool = False
    games: Annotated[
        int, Bounds("How many games it may begin; more than one over days only.", ge=1, le=20)
    ] = 1
    to: Annotated[
        Annotated[str, Bounds(max_length=32)] | None,
        Bounds("The id of whom it is for, empty for the owner of the machine; else for everybody."),
    ] = None
    bots: Annotated[bool, Bounds("Whether programs may accept it, and be paired with it.")] = False
    name: Annotated[Name | None, Bounds("What the owner of the machine is called.")] = None


@request
class AcceptRequest(Request):
    """Which of the variants and times of a seek are meant; left out, the first."""

    variant: Annotated[str, Bounds(max_length=200)] | None = None
    time: TimeRequest | None = None
    name: Annotated[Name | None, Bounds("What the owner of the machine is called.")] = None
