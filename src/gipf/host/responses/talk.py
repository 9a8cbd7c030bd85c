"""What requests about what is said at a game are answered."""

from typing import Literal

from gipf.host.responses.people import NamedPerson
from gipf.typed_dict import TypedDict


class TalkLine(TypedDict):
    """Something that was said; ``preset`` is the name of words that every reader has in their language."""

    id: int
    person: str
    name: str
    own: bool
    room: Literal["players", "spectators"]
    text: str
    preset: str | None
    at: str


class TalkData(TypedDict):
    """What somebody may hear at a game; ``room`` is where they speak, if anybody would hear them.

    ``players`` are the other people at the board.
    """

    room: Literal["players", "spectators"] | None
    lines: list[TalkLine]
    presets: list[str]
    players: list[NamedPerson]
