"""The levels of PÜNCT: what lies on what, and what is seen from above.

Here is a white triangle on the first level, and a black one next to it. A white piece can lie on both, with its
PÜNCT on the white one:

>>> seen = look_down(dots_of((("Tg5:1", "tg7:1"),)))
>>> level_for(place_of("Eg5:1"), seen, seen.white)
2
>>> print(level_for(place_of("Eg7:4"), seen, seen.white))
None
"""

from collections.abc import Sequence
from typing import NamedTuple

from gipf.side_games.punct.board import BITS
from gipf.side_games.punct.pieces import Placement, place_of, player_of, space_of

Level = tuple[str, ...]
"""The pieces of one level, in the order of their PÜNCT's space."""
Levels = tuple[Level, ...]
"""The pieces on the board, level by level from the first."""
Dots = list[tuple[int, int]]
"""For each level from the first, the spaces where White's and Black's dots are."""
_BOARD = sum(BITS.values())
_ORDER = {space: number for number, space in enumerate(BITS)}


class Seen(NamedTuple):
    """The board seen from above, in sets of spaces."""

    heights: tuple[int, ...]
    """The spaces of height 0, which are empty, of height 1 and so on (25)."""
    white: int
    """The spaces that belong to White (26)."""
    black: int
    """The spaces that belong to Black."""

    def of(self, player: str) -> int:
        """Give the spaces that belong to a player."""
        return self.white if player == "w" else self.black

    def height(self, space: str) -> int:
        """Give the height of a space."""
        return next(n for n, spaces in enumerate(self.heights) if spaces & BITS[space])


def dots_of(levels: Levels) -> Dots:
    """Say where the dots of all pieces are."""
    dots = []
    for level in levels:
        white = black = 0
        for piece in level:
            if player_of(piece) == "w":
                white |= place_of(piece).dots
            else:
                black |= place_of(piece).dots
        dots.append((white, black))
    return dots


def taken_off(dots: Dots, level: int, piece: str) -> Dots:
    """Give the dots that are left when a piece is taken off its level; the first is 0."""
    white, black = dots[level]
    gone = place_of(piece).dots
    return [*dots[:level], (white & ~gone, black & ~gone), *dots[level + 1 :]]


def look_down(dots: Dots) -> Seen:
    """Look at the board from above: each space belongs to its topmost dot (26)."""
    white = black = 0
    heights = []
    for white_dots, black_dots in reversed(dots):
        here = (white_dots | black_dots) & ~(white | black)
        white |= white_dots & here
        black |= black_dots & here
        heights.append(here)
    return Seen((_BOARD & ~(white | black), *reversed(heights)), white, black)


def level_for(place: Placement, seen: Seen, own: int) -> int | None:
    """Give the level that a piece is on when it is put here; None where it cannot lie (25).

    ``own`` are the spaces that belong to its player.
    """
    lower = 0
    for height, here in enumerate(seen.heights):
        lower |= here
        if place.ends & here == place.ends:
            is_flat = not place.middle & ~lower
            return height + 1 if is_flat and (not height or place.punct & own) else None
    return None


def free_pieces(levels: Levels, dots: Dots, player: str) -> list[tuple[int, str]]:
    """List a player's pieces that nothing lies above, each after its level; the first is 0 (24)."""
    above = 0
    free = []
    for number in range(len(levels) - 1, -1, -1):
        free += [
            (number, piece)
            for piece in levels[number]
            if player_of(piece) == player and not place_of(piece).dots & above
        ]
        above |= dots[number][0] | dots[number][1]
    return free


def with_piece(levels: Levels, level: int, piece: str) -> Levels:
    """Put a piece on a level; the first is 0."""
    pieces = levels[level] if level < len(levels) else ()
    return (*levels[:level], in_order((*pieces, piece)), *levels[level + 1 :])


def without_piece(levels: Levels, level: int, piece: str) -> Levels:
    """Take a piece off its level; the first is 0."""
    pieces = tuple(other for other in levels[level] if other != piece)
    return (*levels[:level], *((pieces,) if pieces else ()), *levels[level + 1 :])


def in_order(pieces: Sequence[str]) -> Level:
    """Put the pieces of a level in the order in which they are written (38)."""
    return tuple(sorted(pieces, key=lambda piece: _ORDER[space_of(piece)]))
