"""The opening explorer: which turns were played in a position in the games at hand, and how those games ended.

Positions that are turned or mirrored images of each other count as one. The index is brought up to date when it
is asked, a batch of games at a time, so that playing costs nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from gipf.errors import GipfError
from gipf.geometry import Board, Symmetry
from gipf.notation import parse_move
from gipf.position import Position
from gipf.state import Move, write_board

MOST_TURNS = 60
"""So many turns of each game are indexed."""
MOST_PLIES = 200
"""So many decisions of each game are read for them."""
BATCH = 40
"""So many games are indexed in one transaction."""
MOST_FOUND = 30
SHOWN = 4
"""So many games that came this way are named."""


@dataclass(frozen=True)
class ExploredTurn:
    """A turn that was played in a position: in how many games, and how they ended."""

    plies: tuple[str, ...]
    games: int
    white: int
    drawn: int
    black: int


@dataclass(frozen=True)
class ExploredPosition:
    """A position's number, the same for all its images, and the symmetries that lead to the image it is of."""

    number: int
    symmetries: tuple[Symmetry, ...]

    def turn_text(self, moves: Sequence[Move]) -> str:
        """Write a turn as it is stored: the same for all its images."""
        return min(
            ";".join(move.transform(symmetry).text for move in moves)
            for symmetry in self.symmetries
        )

    def read_turn(self, text: str, board: Board) -> tuple[str, ...]:
        """Give the decisions of a stored turn as they are in this position."""
        back = _inverse(self.symmetries[0], board)
        return tuple(parse_move(part, board).transform(back).text for part in text.split(";"))


def explored_position(position: Position) -> ExploredPosition:
    """Number a position.

    >>> one, other = (Position.start("tournament").play(move) for move in ("Ge2", "Ge8"))
    >>> explored_position(one).number == explored_position(other).number
    True
    """
    board = position.variant.board
    images = [
        (
            write_board(board, {symmetry(spot): pile for spot, pile in position.piles.items()}),
            symmetry,
        )
        for symmetry in board.symmetries
    ]
    least = min(text for text, _ in images)
    variant, _, *others = position.key.split(" ")
    key = " ".join((variant, least, *others))
    number = int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), signed=True)
    return ExploredPosition(number, tuple(symmetry for text, symmetry in images if text == least))


def _inverse(symmetry: Symmetry, board: Board) -> Symmetry:
    return next(
        other
        for other in board.symmetries
        if all(other(symmetry(point)) == point for point in board.points)
    )


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
                explored = explored_position(began)
                found.append((explored.number, explored.turn_text(made)))
                if len(found) == MOST_TURNS:
                    break
                began, made = position, []
    except GipfError:
        pass
    return found


def _turn(position: Position) -> tuple[int, object]:
    return position.turn, position.turn_owner
