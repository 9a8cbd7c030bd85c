"""Boards of side games a reader can see: pieces by letter, each with its points."""

from collections.abc import Iterable


def pieces_on(text: str) -> dict[str, str]:
    """Read what stands where.

    >>> pieces_on("R e5, M e6 e7, (Dp) a1")
    {'e5': 'R', 'e6': 'M', 'e7': 'M', 'a1': 'Dp'}
    """
    on: dict[str, str] = {}
    for group in filter(None, text.split(", ")):
        piece, *points = group.split()
        on.update(dict.fromkeys(points, piece.strip("()")))
    return on


def beginning(moves: Iterable[str], first: str) -> list[str]:
    """List the moves whose text begins with ``first``."""
    return [move for move in moves if move.startswith(first)]
