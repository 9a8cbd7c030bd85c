"""What requests about what players keep at a game for themselves alone are answered."""

from gipf.host.trees import GameTree
from gipf.scene.data import PlayerName
from gipf.typed_dict import TypedDict


class NoteData(TypedDict):
    """What a player has noted about a game for themselves alone."""

    note: str


class ConditionTurn(TypedDict):
    """Decisions that one player takes in a row."""

    player: PlayerName
    plies: list[str]


class ConditionsData(TypedDict):
    """A player's own conditional moves: ``lines`` go on from the ``position``.

    ``may``: whether some can be entered now, since the other player decides.
    """

    position: str
    may: bool
    lines: list[list[ConditionTurn]]


class BoardData(ConditionsData):
    """What a player has tried out in a game for themselves alone, with the game as its main line.

    ``plies`` is how many decisions have been made in the game.
    """

    game: GameTree
    player: PlayerName
    plies: int
