"""What requests about side games are answered."""

from gipf.messages import Message
from gipf.side_games.scene_data import Side, SideBoard, SideScene, SideThing
from gipf.typed_dict import TypedDict


class SideGameEntry(TypedDict):
    """A side game that can be played: its options, the board of the usual game, whether it is a quick one.

    ``rule`` is the paragraph with which its rules begin; in a game of pure chance nobody can be better than
    another; one with colours has pieces of White and of Black.
    """

    name: str
    rule: str
    options: list[str]
    board: str | None
    is_quick: bool
    is_pure_chance: bool
    has_colours: bool


class SideGamesResponse(TypedDict):
    """The side games there are, and all boards by their names."""

    games: list[SideGameEntry]
    boards: dict[str, SideBoard]
    levels: int


class SideReadResponse(TypedDict):
    """A side game that was read: name, seed and moves, what it began with, who played and how it ended."""

    play: str
    movers: list[Side]
    things: list[SideThing | None]
    position: str | None
    headers: dict[str, str]


class SideSceneResponse(TypedDict):
    """A side game as it is shown to a player."""

    scene: SideScene
    moves: list[str]


class SideReasonResponse(TypedDict):
    """Why a touch does nothing; None where it does something, or there is nothing to say."""

    why: Message | None
