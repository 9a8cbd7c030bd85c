"""What requests about side games hold."""

from typing import Annotated

from gipf.host.request_fields import Bounds, Name, Request, Text, request
from gipf.host.requests.files import TextRequest
from gipf.host.requests.games import ClockRequest, DaysRequest, SeatsRequest
from gipf.side_games.scene_data import Viewer


@request
class NewSideGameRequest(Request):
    """A new side game by itself."""

    game: Annotated[Text, Bounds("Its name with options: `yinsh(blitz)`.")]
    seats: Annotated[
        SeatsRequest | None, Bounds("Left out, two people play; levels are 1 to 5.")
    ] = None
    clock: ClockRequest | None = None
    days: Annotated[DaysRequest | None, Bounds("Over days; instead of a clock.")] = None


@request
class SideTextRequest(TextRequest):
    """A file, a position or moves of a side game."""

    game: Annotated[Name | None, Bounds("The game that moves alone are of.")] = None


@request
class SideSceneRequest(Request):
    """A side game as a record has it, and for whom it is shown."""

    play: Annotated[
        str, Bounds("Name, seed and moves: `yinsh f5 d4`, `die#7 throw`.", max_length=40_000)
    ]
    position: Annotated[Text | None, Bounds("What it began with, if not its usual start.")] = None
    viewer: Annotated[
        Viewer | None,
        Bounds("Left out, only what all may see; `both` for one who may see everything."),
    ] = None


@request
class SideTouchesRequest(Request):
    """What was touched in a position of a side game, the last of it in vain."""

    position: Annotated[Text, Bounds("The position of the side game.")]
    touches: Annotated[
        list[str],
        Bounds("Spots, or `@` and a piece beside the board, the first first.", max_length=3),
    ]
