"""What a side game's own function says of a state, before it is a scene: what lies where, what is to be done.

>>> make_zone("hand", "w", [make_item("ring", "w", 5), make_item("marker", "w", 0)])["items"]
({'kind': 'ring', 'owner': 'w', 'value': None, 'count': 5, 'goal': None, 'touch': None},)
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from gipf.messages import Argument, Message
from gipf.side_games.game import Outcome, State
from gipf.side_games.scene_data import (
    Role,
    Side,
    SideItem,
    SidePiece,
    SideRounds,
    SideTile,
    SideZone,
    Viewer,
)

SIDES: tuple[Side, Side] = ("w", "b")
DECIDING: tuple[Role, ...] = ("captured", "left", "stacked", "taken")
"""Where it decides the game how many there are of something, and so none is a number, too."""
Path = tuple[str, ...]
"""What is touched one after the other to decide a move: spots, ``@`` and an item, or a button's word."""
POINT = re.compile("[a-z][0-9]+")
_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


@dataclass
class Sketch:
    """What a game's own function says of a state; what it leaves out is not there."""

    todo: Message
    """What is to be decided; where the game is over, why it ended so."""
    board: str | None = None
    pieces: dict[str, tuple[SidePiece, ...]] = field(default_factory=dict)
    gone: tuple[str, ...] = ()
    tiles: tuple[SideTile, ...] = ()
    zones: list[SideZone] = field(default_factory=list)
    path: Callable[[str], Path] = lambda move: tuple(POINT.findall(move)) or (move,)
    spots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What moves are about besides what is touched."""
    marked: Callable[[str], Path] = lambda move: tuple(POINT.findall(move))
    """The spots that are marked for a move that was played."""
    rounds: SideRounds | None = None
    won: tuple[str, ...] = ()
    """The spots by which the game was won, where that is seen on them."""
    goal: Message | None = None
    """What wins, in a sentence."""
    order: tuple[str, ...] = ()
    """The order in which moves are offered, where it is not that of the alphabet."""

    @property
    def beside(self) -> list[SideZone]:
        """What lies beside the board: of what is counted on it, or is not there, nothing does."""
        return [
            {**zone, "items": tuple(item for item in zone["items"] if item["count"])}
            for zone in self.zones
            if zone["role"] != "stacked"
        ]


def message(name: str, **arguments: Argument) -> Message:
    """Make a message."""
    return {"id": name, "args": arguments}


def side_of(player: str) -> Side:
    """Give a player who is one of the two."""
    return "w" if player == "w" else "b"


def hides_last_move(state: State, viewer: Viewer | None) -> bool:
    """Whether somebody who looks at a side game must not see yet what was played last."""
    return viewer != "both" and state.hides_last_move(viewer or "-")


def value_words(kind: str, value: str) -> Argument:
    """Say what a thing shows.

    >>> value_words("card", "Th"), value_words("domino", "06"), value_words("die", "5")
    ('10♥', '0–6', '5')
    """
    if kind == "card":
        return value[:-1].replace("T", "10") + _SUITS[value[-1]]
    if kind == "domino":
        return f"{value[0]}–{value[1]}"
    return value if kind == "die" else message("side-button", word=value)


def make_item(
    kind: str,
    owner: Side | None = None,
    count: int = 1,
    *,
    value: str | None = None,
    goal: int | None = None,
    touch: str | None = None,
) -> SideItem:
    """Describe something that lies beside a board; ``goal`` is how many of it win."""
    return {
        "kind": kind,
        "owner": owner,
        "value": value,
        "count": count,
        "goal": goal,
        "touch": touch,
    }


def make_zone(role: Role, owner: Side | None, items: Iterable[SideItem]) -> SideZone:
    """Describe a place beside a board; what there is none of is there only where its number decides."""
    decides = role in DECIDING
    kept = tuple(item for item in items if item["count"] or decides)
    return {"role": role, "owner": owner, "items": kept}


def score_message(name: str, outcome: Outcome | None, white: Argument, black: Argument) -> Message:
    """Say what both have at the end of a game, the winner's first.

    >>> score_message("side-why-die", "b", 4, 6)["args"]
    {'winner': 6, 'loser': 4}
    """
    winner, loser = (black, white) if outcome == "b" else (white, black)
    return message(name, winner=winner, loser=loser)


def make_piece(kind: str, owner: Side | None) -> SidePiece:
    """Describe a piece on the board."""
    return {"kind": kind, "owner": owner}


def seal_choice(sketch: Sketch, side: Side) -> None:
    """Show that a side has chosen before the other: what it has chosen lies face down."""
    for zone in sketch.zones:
        if zone["owner"] == side:
            zone["items"] = (*zone["items"], make_item("choice", side, value="?"))
    sketch.todo = message("side-do-rps-last", player=side)
