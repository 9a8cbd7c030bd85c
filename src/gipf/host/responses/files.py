"""What requests about game files are answered."""

from gipf.host.trees import GameTree
from gipf.host.view import GameSummary
from gipf.host.wire import Problem
from gipf.typed_dict import TypedDict


class ImportResponse(TypedDict):
    """The games that were read from a text and stored, and what is wrong with the one after them, if any."""

    games: list[GameSummary]
    problem: Problem | None


class ReadResponse(TypedDict):
    """The games a text holds."""

    games: list[GameTree]


class WriteResponse(TypedDict):
    """A game file in canonical form."""

    text: str


class EmbedResponse(TypedDict):
    """HTML for somebody's page."""

    html: str
