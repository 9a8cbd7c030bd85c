"""The opening explorer: which turns were played in a position in the games at hand, and how those games ended.

Positions that are turned or mirrored images of each other count as one. The index is brought up to date when it
is asked, a batch of games at a time, so that playing costs nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from gipf.errors import GipfError
from gipf.position import Position
from gipf.record.symmetric_positions import numbered
from gipf.state import Move

MOST_TURNS = 60
"""Turns of each game that are indexed."""
MOST_PLIES = 200
"""Decisions of each game that are read for them."""
BATCH = 40
"""Games that are indexed in one transaction."""
MOST_FOUND = 30
SHOWN = 4
"""Games with a position that are listed."""


@dataclass(frozen=True)
class ExploredTurn:
    """A turn that was played in a position: in how many games, and how they ended."""

    plies: tuple[str, ...]
    games: int
    white: int
    drawn: int
    black: int


def index_of(start: str, moves: Sequence[str]) -> list[tuple[int, str]]:
    """Go through a game: the number of each position in which a turn began, and the turn.

    A game that cannot be played through is indexed as far as it can.
    """
    found: list[tuple[int, str]] = []
    try:
        position = Position.parse(start)
        began, made = position, list[Move]()
        for text in moves:
            move = position.read_move(text)
            made.append(move)
            position = position.play(move)
            if _turn(position) != _turn(began):
                explored = numbered(began)
                found.append((explored.number, explored.turn_text(made)))
                if len(found) == MOST_TURNS:
                    break
                began, made = position, []
    except GipfError:
        pass
    return found


def _turn(position: Position) -> tuple[int, object]:
    return position.turn, position.turn_owner
