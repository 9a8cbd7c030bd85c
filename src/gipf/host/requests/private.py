"""What requests about what players keep at a game for themselves alone hold."""

from typing import Annotated

from gipf.host.request_fields import Bounds, Move, Request, Text, request


@request
class NoteRequest(Request):
    """What a player notes about a game for themselves alone."""

    note: Text


@request
class ConditionsRequest(Request):
    """A player's conditional moves, in the place of those there are."""

    position: Annotated[Text, Bounds("The position of the game from which the lines go on.")]
    lines: Annotated[
        list[Annotated[list[Move], Bounds(min_length=1, max_length=60)]],
        Bounds("Decisions of both, one after the other; each ends with an answer.", max_length=40),
    ]
    key: Annotated[str, Bounds("Chosen by the page, as that of a decision.", max_length=40)] = ""
