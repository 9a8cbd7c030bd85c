"""What a page is given of a side game, as plain data: the dictionaries here are the JSON the server sends."""

from typing import Literal, NotRequired, TypeAlias

from gipf.messages import Message
from gipf.typed_dict import TypedDict

Side: TypeAlias = Literal["w", "b"]
"""A player of a side game: ``w`` is whoever begins."""
Viewer: TypeAlias = Literal["w", "b", "both"]
"""Who looks at a side game: a player, or somebody who may see what both see and decides nothing."""
CellKind: TypeAlias = Literal["point", "space", "ring", "centre"]
Role: TypeAlias = Literal["hand", "captured", "left", "stacked", "taken", "pool", "shown", "line"]


class SideSpot(TypedDict):
    """A place of a board: where it is, in distances between neighbours, x to the right and y down."""

    x: float
    y: float
    kind: CellKind


class SideBoard(TypedDict):
    """A board, its middle at 0, 0."""

    spots: dict[str, SideSpot]
    lines: tuple[tuple[str, str], ...]
    """The lines to draw, by their ends; none on boards of spaces and rings."""
    shapes: dict[str, tuple[tuple[tuple[float, float], ...], ...]]
    """PÜNCT: where the three dots of each kind of piece are in each of its turns; its PÜNCT is at 0, 0."""


class SidePiece(TypedDict):
    """A piece: what it is, and whose."""

    kind: str
    """As in the message ``side-piece``: ``ring``, ``marker``, ``dvonn``, ``tzaar``, ``white`` …"""
    owner: Side | None


class SideTile(TypedDict):
    """A piece that lies on several spots, that of its PÜNCT first; levels count from 1."""

    kind: str
    owner: Side
    spots: tuple[str, ...]
    level: int


class SideItem(TypedDict):
    """Pieces that are not on the board: what, whose, how many."""

    kind: str
    owner: Side | None
    value: str | None
    """What a die, coin, card, domino or choice shows; ``?`` where that is hidden."""
    count: int
    goal: int | None
    """How many of it win the game, where so many do."""
    touch: str | None
    """How it is called in `SideTouch`, where it can be touched now."""


class SideThing(TypedDict):
    """What a move has put on the table: the die, coin or card that fell, the domino that was laid."""

    kind: str
    value: str
    end: Literal["left", "right"] | None
    """At which end of a line."""


class SideZone(TypedDict):
    """A place beside the board, one player's or for both."""

    role: Role
    owner: Side | None
    items: tuple[SideItem, ...]


class SideButton(TypedDict):
    """A decision that is neither on the board nor beside it."""

    touch: str
    label: Message


class SideTouch(TypedDict):
    """What follows a touch: a move that it completes, or what can be touched next."""

    move: NotRequired[str]
    next: NotRequired[dict[str, "SideTouch"]]
    spots: NotRequired[tuple[str, ...]]
    """What the move is about besides what is touched: the markers of a row."""


class SideLast(TypedDict):
    """The last decision: its text, whose it was, the spots it names, and those that have changed by it."""

    move: str
    player: Side
    spots: tuple[str, ...]
    turn: tuple[str, ...]
    """The spots that all decisions of its turn are about: what they name, all five of a row."""
    changed: tuple[str, ...]
    label: Message


class SideRounds(TypedDict):
    """The rounds of a game that has several: of how many it is, and who has won each of those that are over."""

    of: int
    winners: list[Literal["w", "b", "draw"]]


class SideEnd(TypedDict):
    """How a side game ended; nobody wins a draw."""

    winner: Side | None
    reason: str
    """``rules``, ``resignation``, ``time``, ``agreement``."""


class SideScene(TypedDict):
    """A side game as a page shows it, and everything that may be decided in it."""

    game: str
    """Its name with options, as in ``;side=``: ``yinsh(blitz)``."""
    position: str
    """The position's text, with ``?`` for what is hidden."""
    board: str | None
    """The name of its board; none in a game without."""
    pieces: dict[str, tuple[SidePiece, ...]]
    """What stands on the spots, bottom first."""
    gone: tuple[str, ...]
    """Spots that are no longer part of the board."""
    tiles: tuple[SideTile, ...]
    zones: tuple[SideZone, ...]
    player: Side | None
    """Who decides now; nobody where the game is over."""
    has_colours: bool
    """Whether there are White's and Black's pieces; elsewhere a page calls the players by their names."""
    prompt: Message
    """The one sentence: whose turn it is and what to do, or how it ended."""
    goal: Message | None
    """What wins, in a sentence; none in a game that is not known by name."""
    rule: str
    """The paragraph of ``docs/rules`` about it."""
    touches: dict[str, SideTouch]
    """What can be touched: spots, items and buttons, and where each leads."""
    buttons: tuple[SideButton, ...]
    rounds: SideRounds | None
    """None in a game of one round."""
    won: tuple[str, ...]
    """The spots by which the game was won, where that is seen on them."""
    last: SideLast | None
    outcome: SideEnd | None
