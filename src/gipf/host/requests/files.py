"""What requests about game files hold."""

from typing import Annotated, Literal

from gipf.host.request_fields import Bounds, Request, Text, Title, request
from gipf.host.trees import GameTreeRequest


@request
class TextRequest(Request):
    """A text somebody has pasted."""

    text: str


@request
class ImportRequest(TextRequest):
    """A text with games to be stored, or with a study."""

    kind: Literal["game", "study"] = "game"
    title: Annotated[Title | None, Bounds("What it is called; else as its file says.")] = None


@request
class EmbedRequest(TextRequest):
    """A game for somebody's page, or a position of it as a board."""

    kind: Literal["game", "board"] = "game"
    ply: Annotated[
        Annotated[int, Bounds(ge=0)] | None,
        Bounds("The position that is meant: after so many decisions, else the last."),
    ] = None
    flip: Annotated[bool, Bounds("Whether Black sits at the lower side.")] = False
    site: Annotated[
        Text,
        Bounds(
            "The address of the app, where others can reach it; else the script lies beside the page."
        ),
    ] = ""


@request
class TreeRequest(Request):
    """A game with what was found out about it."""

    game: GameTreeRequest
