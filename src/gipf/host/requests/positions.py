"""What requests about positions and variants hold."""

from dataclasses import field
from typing import Annotated, Literal

from gipf.host.request_fields import Bounds, Count, Move, Name, Request, Text, request
from gipf.scene.data import BoardName, Letter, PlayerName


@request
class SceneRequest(Request):
    """A start and decisions from there."""

    start: Annotated[
        Text | None, Bounds("A position, or a variant for its start; `standard` if left out.")
    ] = None
    moves: Annotated[list[Move], Bounds("Decisions, each a text.", max_length=5000)] = field(
        default_factory=list
    )


@request
class Hand(Request):
    """How many of each potential a player has."""

    T: Count = 0
    Z: Count = 0
    D: Count = 0
    Y: Count = 0
    P: Count = 0


@request
class Hands(Request):
    """The potentials of both players."""

    w: Hand
    b: Hand


@request
class Reserves(Request):
    """The basic pieces both players have off the board at the start."""

    w: Count
    b: Count


@request
class VariantRequest(Request):
    """Everything that can be agreed on; what is left out is as in the base."""

    base: Annotated[Name, Bounds("basic, standard, tournament, ultimate or matrx")]
    potentials: Hands | None = None
    reserve: Reserves | None = None
    board: BoardName | None = None
    challenges: Annotated[
        Count | Literal["*"] | None,
        Bounds("Challenges each player has, `*` for as many as wanted."),
    ] = None
    side: Annotated[
        dict[Literal["T", "Z", "D", "Y", "P"], Name] | None,
        Bounds("Side games by the potential they settle."),
    ] = None
    repetition: Annotated[Count | None, Bounds("A draw when a position comes up so often.")] = None
    quiet: Annotated[Count | None, Bounds("A draw after so many turns without a capture.")] = None


@request
class PositionRequest(Request):
    """A position."""

    position: Text


@request
class DecisionRequest(Request):
    """A decision in a position."""

    position: Text
    move: Text


Pieces = dict[Letter, Annotated[int, Bounds(ge=0, le=999)]]
Spot = Annotated[str, Bounds(max_length=4)]
UnitText = Annotated[str, Bounds(max_length=2)]
PileTexts = Annotated[list[UnitText], Bounds(max_length=300)]  # all pieces there are


@request
class SettingRequest(Request):
    """What somebody has put on a board."""

    variant: Text
    piles: Annotated[
        dict[Spot, PileTexts],
        Bounds("By spot, bottom first, as in `{'e5': ['g', 'B']}`.", max_length=60),
    ]
    reserves: dict[PlayerName, Pieces] = field(default_factory=dict)
    player: Annotated[PlayerName, Bounds("Who is to play.")] = "w"
    turn: Annotated[int, Bounds(ge=1, le=9999)] = 1
    bringing: Annotated[
        list[PlayerName], Bounds("Who may still bring GIPF-pieces.", max_length=2)
    ] = field(default_factory=list)
