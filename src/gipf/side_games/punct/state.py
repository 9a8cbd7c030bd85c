"""The rules of PÜNCT (docs/side-games/punct.md): what may be played, and how a game ends."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Self

from gipf.errors import IllegalMove
from gipf.immutable import Value
from gipf.side_games.game import Outcome, State, check_move
from gipf.side_games.punct.board import CENTRE, is_connected, names
from gipf.side_games.punct.illegal_moves import read_place, why_it_cannot_lie, why_not_free
from gipf.side_games.punct.levels import (
    Levels,
    Seen,
    dots_of,
    free_pieces,
    level_for,
    look_down,
    taken_off,
    with_piece,
    without_piece,
)
from gipf.side_games.punct.pieces import (
    NUMBERS,
    additions,
    kind_of,
    reached,
    space_of,
    write_reserve,
)

VARIANTS = ("standard", "basic")
FULL_RESERVE = "".join(kind * number for kind, number in NUMBERS.items())
REPETITIONS = 3
"""A position that comes up for the third time ends the game in a draw: nothing else ends such a game (32)."""
_FORM = re.compile(r"(?:[TCELMR]|[a-z][0-9]{1,2}-)[a-z][0-9]{1,2}:[1-6]")


@dataclass(frozen=True, slots=True)
class Punct(Value, State):
    """Where a game of PÜNCT stands."""

    variant: str
    """``standard`` or ``basic`` (33)."""
    levels: Levels
    """The pieces on the board."""
    player: str = field()  # without this the property of State would be its default
    """Who decides, ``w`` or ``b``; the winner where the game is over, ``-`` where it was drawn."""
    is_over: bool
    reserves: tuple[str, str]
    """The pieces White and Black have left, a letter for each."""
    earlier: tuple[tuple[Levels, str], ...] = field(default=(), compare=False, repr=False)
    """Boards and players since a piece was added last, for repetition."""

    @classmethod
    def start(cls, variant: str = VARIANTS[0]) -> Self:
        """Begin a game (42)."""
        return cls(variant, (), "w", False, (FULL_RESERVE, FULL_RESERVE))

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None while the game goes on."""
        if not self.is_over:
            return None
        return "w" if self.player == "w" else "b" if self.player == "b" else "draw"

    @property
    def _reserve(self) -> str:
        """The pieces that the player has left."""
        return self.reserves["wb".index(self.player)]

    def legal_moves(self) -> list[str]:
        """List the moves as texts in sorted order: none in a game that is over (10)."""
        return sorted(chain.from_iterable(self._legal_moves()))

    def has_legal_move(self) -> bool:
        """Whether there is anything to decide."""
        return any(self._legal_moves())

    def _legal_moves(self) -> Iterator[list[str]]:
        if not self.is_over:
            yield from self._additions()
            yield from self._displacements()

    def _additions(self) -> Iterator[list[str]]:
        """Go through the kinds of pieces that can be added, with the moves of each (11, 12)."""
        seen = look_down(dots_of(self.levels))
        closed = seen.white | seen.black | self._closed_centre()
        for kind in NUMBERS:
            if kind in self._reserve:
                yield [move for move, dots in additions(kind) if not dots & closed]

    def _closed_centre(self) -> int:
        """Give the spaces of the central hexagon where no piece may be added (13, 14)."""
        return CENTRE if self.variant == "standard" or not self.levels else 0

    def _displacements(self) -> Iterator[list[str]]:
        """Go through the pieces that can be moved, with the moves of each (15 to 18)."""
        dots = dots_of(self.levels)
        for level, piece in free_pieces(self.levels, dots, self.player):
            seen = look_down(taken_off(dots, level, piece))
            own, occupied = seen.of(self.player), seen.white | seen.black
            places = reached(kind_of(piece), space_of(piece))
            texts = [place.text for place in places if not place.dots & occupied]
            texts += [
                place.text for place in places if place.punct & own and level_for(place, seen, own)
            ]
            texts.remove(piece[1:])
            yield [f"{space_of(piece)}-{text}" for text in texts]

    def play(self, move: str) -> Self:
        """Give the state after a legal move; refuse any other with the reason."""
        check_move(self, move, "punct", _FORM)
        return self._add(move) if move[0].isupper() else self._displace(move)

    def _add(self, move: str) -> Self:
        """Put a piece of the reserve on the first level (11 to 14)."""
        kind = move[0]
        place = read_place(move, kind, move[1:])
        if kind not in self._reserve:
            raise IllegalMove("side-none-left", piece=kind)
        if place.dots & self._closed_centre():
            raise IllegalMove("punct-centre", variant=self.variant)
        seen = look_down(dots_of(self.levels))
        if occupied := names(place.dots & (seen.white | seen.black)):
            raise IllegalMove("side-occupied", point=occupied[0])
        white, black = self.reserves
        if self.player == "w":
            piece, reserves = move, (white.replace(kind, "", 1), black)
        else:
            piece, reserves = move.lower(), (white, black.replace(kind, "", 1))
        return self._end_turn(with_piece(self.levels, 0, piece), reserves, ())

    def _displace(self, move: str) -> Self:
        """Take a free piece off the board and put it back (15 to 18)."""
        start, _, text = move.partition("-")
        dots = dots_of(self.levels)
        free = free_pieces(self.levels, dots, self.player)
        level, piece = next((found for found in free if space_of(found[1]) == start), (0, ""))
        if not piece:
            raise why_not_free(start, self.levels, self.player)
        kind = kind_of(piece)
        place = read_place(move, kind, text)
        if text == piece[1:]:
            raise IllegalMove("punct-unchanged")
        if place not in reached(kind, start):
            raise IllegalMove("side-no-line", start=start, end=space_of(kind + text))
        seen = look_down(taken_off(dots, level, piece))
        new_level = level_for(place, seen, seen.of(self.player))
        if not new_level:
            raise why_it_cannot_lie(place, seen, self.player)
        levels = without_piece(self.levels, level, piece)
        levels = with_piece(levels, new_level - 1, piece[0] + text)
        return self._end_turn(levels, self.reserves, (*self.earlier, (self.levels, self.player)))

    def _end_turn(
        self,
        levels: Levels,
        reserves: tuple[str, str],
        earlier: tuple[tuple[Levels, str], ...],
    ) -> Self:
        """See whether the game is over after a turn (28 to 31); if not, it is the other's turn."""
        seen = look_down(dots_of(levels))
        other = "b" if self.player == "w" else "w"
        after = replace(self, levels=levels, player=other, reserves=reserves, earlier=earlier)
        has_added_last = reserves != self.reserves and not reserves["wb".index(self.player)]
        if is_connected(seen.of(self.player)):
            winner = self.player
        elif is_connected(seen.of(other)):
            winner = other
        elif has_added_last or not after.has_legal_move():
            winner = self._leader(seen)
        elif earlier.count((levels, other)) + 1 == REPETITIONS:
            winner = "-"
        else:
            return after
        return replace(after, player=winner, is_over=True, earlier=())

    def _leader(self, seen: Seen) -> str:
        """Say who wins where nobody is connected: who holds more of the centre, or nobody (30)."""
        if self.variant == "basic":
            return "-"
        white, black = ((spaces & CENTRE).bit_count() for spaces in (seen.white, seen.black))
        return "w" if white > black else "b" if black > white else "-"

    def __str__(self) -> str:
        """Write the position on one line (37 to 40)."""
        pieces = "/".join(",".join(level) for level in self.levels) or "-"
        phase = "." if self.is_over else "m"
        reserves = "/".join(write_reserve(reserve) for reserve in self.reserves)
        return f"{self.variant} {pieces} {self.player} {phase} {reserves}"
