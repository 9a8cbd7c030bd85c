"""What a page is given, as plain data: the dictionaries here are the JSON the server sends.

They are `TypedDict`s and not dataclasses because the JSON has names that Python keeps for itself
(``from``), and because nothing has to be converted on the way out. Parts of them are shared between scenes:
read them, never change them.
"""

from typing import Literal, TypeAlias

from gipf.messages import Message
from gipf.typed_dict import TypedDict

PlayerName: TypeAlias = Literal["w", "b"]
Letter: TypeAlias = Literal["B", "G", "T", "Z", "D", "Y", "P"]
PhaseName: TypeAlias = Literal["c", "e", "m", "x", "r", "a", "f", "s", "."]
BoardName: TypeAlias = Literal["hex37", "matrx40"]
OptionKind: TypeAlias = Literal[
    "push",
    "use",
    "extra",
    "clear",
    "pass",
    "accept",
    "challenge",
    "first",
    "second",
    "won",
    "tied",
    "lost",
]


# ---------------------------------------------------------------------- effects

Enter = TypedDict("Enter", {"do": Literal["enter"], "unit": str, "from": str, "to": str})
"""A unit comes from a dot onto a spot."""

Slide = TypedDict("Slide", {"do": Literal["slide"], "from": str, "to": str})
"""A whole pile moves on to an empty spot."""

Jump = TypedDict(
    "Jump", {"do": Literal["jump"], "unit": str, "from": str, "to": str, "leaves": str | None}
)
"""A potential leaves its carrier, which is ``leaves`` from then on, and lands as ``unit``."""

Take = TypedDict(
    "Take", {"do": Literal["take"], "unit": str, "from": str, "to": Literal["w", "b", "out"]}
)
"""The top unit of a pile goes to its owner's reserve, or out of the game."""


class Turn(TypedDict):
    """The top unit of a pile becomes another."""

    do: Literal["turn"]
    at: str
    unit: str


class Gain(TypedDict):
    """What a reserve gains; what it loses is below zero."""

    do: Literal["reserve"]
    player: PlayerName
    letter: Letter
    by: int


Effect: TypeAlias = Enter | Slide | Jump | Take | Turn | Gain

# ---------------------------------------------------------------------- what may be decided

Option = TypedDict(
    "Option",
    {
        "move": str,
        "kind": OptionKind,
        "letter": Letter | None,
        "from": tuple[str, ...],
        "to": str | None,
        "cover": Literal["B", "G"] | None,
        "effects": tuple[Effect, ...],
        "label": Message,
        "ends": Message | None,
    },
)
"""One decision.

``letter`` is the unit that is pushed in or the potential that is used. ``from`` are the dots a push can be made
from, or the spot of the potential; ``to`` is the first spot behind the dot, or where the potential lands.
``ends`` says what is over for good after it and would not be after others: GIPF-pieces, potentials, the game.
"""


class Row(TypedDict):
    """A row on the board: which of its tops go with it, which may stay, and the ways to clear it."""

    player: PlayerName
    spots: tuple[str, ...]
    must: tuple[str, ...]
    """The spots whose top goes with the row."""
    may: tuple[str, ...]
    """The spots whose top may stay."""
    clears: dict[str, tuple[str, ...]]
    """The spots each move removes; empty for rows of a player who is not clearing."""
    preset: str | None
    """One of its moves, ``pass`` where a sensible player leaves the row alone, none where there is nothing to
    clear or another row has to go first."""


class Closed(TypedDict):
    """Points at which nothing can be done now, and why."""

    points: tuple[str, ...]
    why: Message


class Threat(TypedDict):
    """A move the other player would have, and the spots whose top it would take or cover."""

    move: str
    spots: tuple[str, ...]


# ---------------------------------------------------------------------- the legend


class LegendEntry(TypedDict):
    """What a piece is and can do."""

    about: Message
    """What it is, and what holds for it in this game."""
    now: Message | None
    """What can be done with it now."""
    reach: tuple[str, ...]
    """The points it could go to, or from which it could be pushed in."""
    rule: str
    """The paragraph of the rules that tells about it."""


class Legend(TypedDict):
    """What every piece of a position is and can do."""

    spots: dict[str, LegendEntry]
    """About the top unit of each pile."""
    reserves: dict[PlayerName, dict[Letter, LegendEntry]]


# ---------------------------------------------------------------------- the whole


class Result(TypedDict):
    """How a game ended; nobody wins a draw."""

    winner: PlayerName | None
    reason: str


class Material(TypedDict):
    """A player's pieces: those that are captured, by their sort, and how many are left."""

    lost: dict[Letter, int]
    left: int


class Pieces(TypedDict):
    """Which pieces a variant is played with."""

    reserve: tuple[Letter, ...]
    """The sorts of pieces in a reserve: the one of which there are most, then the potentials."""
    units: dict[str, dict[Letter, int]]
    """White's units, and of how many pieces of which sort each is made."""
    matrx: bool
    """Whether GIPF-pieces are single and potentials stand on their like."""


class Scene(TypedDict):
    """A position as a page shows it, and everything that may be decided in it."""

    position: str
    """The canonical text."""
    variant: str
    board: BoardName
    pieces: Pieces
    player: PlayerName | None
    """Who decides now; nobody where the game is over."""
    owner: PlayerName | None
    """Whose turn it is: not the player's who answers an announced potential."""
    phase: PhaseName
    turn: int
    piles: dict[str, tuple[str, ...]]
    """Units by spot, bottom first, as the notation writes them: upper-case letters are White's."""
    reserves: dict[PlayerName, dict[Letter, int]]
    material: dict[PlayerName, Material]
    challenges: dict[PlayerName, int | None] | None
    """What both have left, without a number where that is unlimited; none where there are no challenges."""
    bringing: tuple[PlayerName, ...] | None
    """Who may still bring GIPF-pieces, where a player's first other piece ends that; none in other variants."""
    announced: str | None
    """The move that was announced, in phases a, f and s."""
    outcome: Result | None
    """How the game ended, also otherwise than on the board."""
    prompt: Message
    """The one sentence: whose turn it is, what to do, why."""
    rule: str
    """The paragraph of the rules that matters now, or tells why the game is over: ``G8``."""
    rows: tuple[Row, ...]
    options: tuple[Option, ...]
    closed: tuple[Closed, ...]
    """Where nothing can be done, and why."""
    reach: dict[str, Message]
    """How the potentials move that can be used, by their spots: the answer where they cannot go."""
