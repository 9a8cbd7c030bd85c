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
    },
)
"""One decision.

``letter`` is the unit that is pushed in or the potential that is used. ``from`` are the dots a push can be made
from, or the spot of the potential; ``to`` is the first spot behind the dot, or where the potential lands.
"""


class Row(TypedDict):
    """A row on the board: which of its tops go with it, which may stay, and the ways to clear it.

    ``clears`` has the spots that each move removes; it is empty for rows of a player who is not clearing.
    ``preset`` is one of its moves, or ``pass`` where a sensible player leaves the row alone, or ``None`` where
    there is nothing to clear or another row has to go first.
    """

    player: PlayerName
    spots: tuple[str, ...]
    must: tuple[str, ...]
    may: tuple[str, ...]
    clears: dict[str, tuple[str, ...]]
    preset: str | None


class Threat(TypedDict):
    """A move the other player would have, and the spots whose top it would take or cover."""

    move: str
    spots: tuple[str, ...]


# ---------------------------------------------------------------------- the whole


class Result(TypedDict):
    """How the game ended by the rules; nobody wins a draw."""

    winner: PlayerName | None
    reason: str


class Scene(TypedDict):
    """A position as a page shows it, and everything that may be decided in it.

    ``player`` decides now, ``owner`` has the turn: they differ while an announced potential is answered.
    """

    position: str
    variant: str
    board: BoardName
    player: PlayerName | None
    owner: PlayerName | None
    phase: PhaseName
    turn: int
    piles: dict[str, tuple[str, ...]]
    reserves: dict[PlayerName, dict[Letter, int]]
    challenges: dict[PlayerName, int | None] | None
    announced: str | None
    outcome: Result | None
    prompt: Message
    rows: tuple[Row, ...]
    options: tuple[Option, ...]
