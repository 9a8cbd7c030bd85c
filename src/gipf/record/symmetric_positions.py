"""Positions up to symmetry: a number that all images of a position share, and turns written likewise."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from gipf.geometry import Board, Symmetry
from gipf.notation import parse_move
from gipf.position import Position
from gipf.state import Move, write_board


@dataclass(frozen=True)
class NumberedPosition:
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


def numbered(position: Position) -> NumberedPosition:
    """Number a position.

    >>> one, other = (Position.start("tournament").play(move) for move in ("Ge2", "Ge8"))
    >>> numbered(one).number == numbered(other).number
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
    return NumberedPosition(number, tuple(symmetry for text, symmetry in images if text == least))


def _inverse(symmetry: Symmetry, board: Board) -> Symmetry:
    return next(
        other
        for other in board.symmetries
        if all(other(symmetry(point)) == point for point in board.points)
    )
