"""The pieces of PÜNCT, and how they can lie on the board.

A piece on the board is known by its text, as in ``Tg5:2``: its kind, upper-case for White and lower-case for
Black, the space of its PÜNCT, and its turn.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from gipf.side_games.punct.board import BITS, GRID

NUMBERS = {"T": 6, "C": 2, "E": 4, "L": 2, "M": 2, "R": 2}
"""How many pieces of each kind a player has (7)."""
TURNS = {"T": 6, "C": 3, "E": 6, "L": 6, "M": 6, "R": 6}
"""How many turns each kind has; the straight one with its PÜNCT in the centre looks the same after three."""
MINOR_DOTS = {
    "T": ((0,), (1,)),
    "C": ((0,), (3,)),
    "E": ((0,), (0, 0)),
    "L": ((0,), (0, -1)),
    "M": ((0,), (2,)),
    "R": ((0,), (0, 1)),
}
"""The steps from the PÜNCT to the two minor dots, as directions counted from the turn (7)."""
_PUNCT_IN_MIDDLE = "CM"


class Placement(NamedTuple):
    """Where the dots of a piece are, in sets of spaces."""

    text: str
    """Space of the PÜNCT and turn, as in ``g5:2``."""
    dots: int
    """All three dots."""
    ends: int
    """The dots that need support: all of a triangular piece, the ends of others."""
    middle: int
    """The middle dot, which may bridge a gap (8, 22); none in a triangular piece."""
    punct: int
    """The PÜNCT."""


@cache
def placements(kind: str) -> Mapping[str, Placement]:
    """Give every way a piece can lie on the board by its text, in the order of the texts.

    >>> len(placements("T")), list(placements("C"))[:3]
    (1116, ['a3:1', 'a4:1', 'a5:1'])
    """
    found = (_placement(kind, space, turn) for space in GRID.points for turn in range(TURNS[kind]))
    return {place.text: place for place in sorted(place for place in found if place)}


def _placement(kind: str, space: str, turn: int) -> Placement | None:
    first, second = (_step(space, turn, steps) for steps in MINOR_DOTS[kind])
    if first is None or second is None:
        return None
    dots = BITS[space] | BITS[first] | BITS[second]
    middle = 0 if kind == "T" else BITS[space if kind in _PUNCT_IN_MIDDLE else first]
    return Placement(f"{space}:{turn + 1}", dots, dots & ~middle, middle, BITS[space])


def _step(space: str, turn: int, steps: tuple[int, ...]) -> str | None:
    at: str | None = space
    for step in steps:
        at = None if at is None else GRID.neighbours[at][(turn + step) % 6]
    return at


@cache
def additions(kind: str) -> tuple[tuple[str, int], ...]:
    """Give every move that adds a piece, with its dots."""
    return tuple((kind + place.text, place.dots) for place in placements(kind).values())


@cache
def reached(kind: str, space: str) -> tuple[Placement, ...]:
    """Give the placements whose PÜNCT is on a line from a space, or still on it (16, 17)."""
    spaces = BITS[space] | sum(BITS[end] for ray in GRID.rays[space] for end in ray)
    return tuple(place for place in placements(kind).values() if place.punct & spaces)


def kind_of(piece: str) -> str:
    """Give the kind of a piece on the board."""
    return piece[0].upper()


def player_of(piece: str) -> str:
    """Say whose piece it is, ``w`` or ``b``."""
    return "w" if piece[0].isupper() else "b"


def space_of(piece: str) -> str:
    """Name the space of a piece's PÜNCT."""
    return piece[1 : piece.index(":")]


def place_of(piece: str) -> Placement:
    """Say where the dots of a piece on the board are."""
    return placements(kind_of(piece))[piece[1:]]


def write_reserve(reserve: str) -> str:
    """Write the pieces a player has left (40).

    >>> write_reserve("TTTCR"), write_reserve("")
    ('T3C1R1', '-')
    """
    return "".join(f"{kind}{reserve.count(kind)}" for kind in NUMBERS if kind in reserve) or "-"
