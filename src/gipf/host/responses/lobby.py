"""What requests about the lobby are answered."""

from gipf.host.responses.people import RatingData
from gipf.host.view import GameSummary
from gipf.scene.data import PlayerName
from gipf.typed_dict import TypedDict


class TimeData(TypedDict):
    """A time: seconds at the start, what a turn adds, and over days the most a player can have."""

    seconds: int
    increment: int
    cap: int | None


class SeekData(TypedDict):
    """An offer to play, as somebody sees it.

    ``maker`` is the id of whose it is, none for the owner of the machine; ``to`` is the name of whom it is for.
    ``games`` is how many it still begins, ``game`` the last one it has begun, told to its maker. ``rating`` is
    that in the first of its variants. ``bot``: a program has made it; ``bots``: programs may accept it.
    """

    id: str
    maker: str | None
    name: str
    own: bool
    to: str | None
    variants: list[str]
    times: list[TimeData]
    colour: PlayerName | None
    rated: bool
    games: int
    rating: RatingData | None
    created: str
    bot: bool
    bots: bool
    game: str | None


class LobbyData(TypedDict):
    """The lobby as somebody sees it: what is offered, and games that everybody may watch."""

    seeks: list[SeekData]
    games: list[GameSummary]


class BegunResponse(TypedDict):
    """The game that has begun; none where a seek was withdrawn before."""

    game: str | None
