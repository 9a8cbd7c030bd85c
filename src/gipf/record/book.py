"""Opening books: which turns are worth playing in a position, how often they were played, and how that went.

A book is a text file. Its first line is ``gipf-book 1``; the others have five fields with one space between::

    93f0b53a6c1d8e27 c2 14 9 0.778

the number of a position (`gipf.record.symmetric_positions.numbered`, in hexadecimal; the same for all its
images, whatever the house rules), a turn as it is in the least of them, its weight, in how many games it was
played, and what the player who played it scored in them, from 0 to 1. Lines are sorted by number, then by turn;
empty lines and those that begin with ``#`` are passed over.
"""

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path

from gipf.errors import BrokenFile, GipfError, NotationError
from gipf.position import Position
from gipf.record.game import Game
from gipf.record.headers import RESULTS, UNFINISHED
from gipf.record.symmetric_positions import NumberedPosition, numbered
from gipf.state import Move

FIRST_LINE = "gipf-book 1"
_LINE = re.compile(r"([0-9a-f]{16}) (\S{1,2000}) ([0-9]{1,9}) ([0-9]{1,9}) ([01]\.[0-9]{3})")
TURNS = 12
"""Turns of each game that go into a book."""


@dataclass(frozen=True)
class BookTurn:
    """A turn of a book: its moves, its weight, the games it was played in, and what its player scored there."""

    moves: tuple[Move, ...]
    weight: int
    games: int
    score: float

    def __str__(self) -> str:
        """Write the moves of the turn."""
        return ";".join(move.text for move in self.moves)


@dataclass
class _Entry:
    weight: int = 0
    games: int = 0
    points: float = 0.0


class Book:
    """An opening book; positions that are images of each other are one.

    >>> book = Book()
    >>> start = Position.start("tournament")
    >>> book.add(start, "Ge2", weight=3, games=2, score=0.75)
    >>> after = start.play("Ge8"); book.turns(after)
    []
    >>> turned = Position.start("tournament;quiet=100")
    >>> [str(turn) for turn in book.turns(turned)], book.turns(turned)[0].score
    (['Gb2'], 0.75)
    """

    def __init__(self) -> None:
        self._entries: dict[int, dict[str, _Entry]] = {}

    def __len__(self) -> int:
        """Count the positions."""
        return len(self._entries)

    def __contains__(self, position: Position) -> bool:
        """Whether there is a turn for a position."""
        return bool(self.turns(position))

    def __eq__(self, other: object) -> bool:
        """Compare all that a file would hold."""
        return str(self) == str(other) if isinstance(other, Book) else NotImplemented

    def add(
        self,
        position: Position,
        turn: str | Iterable[Move],
        *,
        weight: int,
        games: int,
        score: float,
    ) -> None:
        """Add a turn to a position; what the book has of it already is added to.

        ``score`` is what the player who plays the turn scored in the ``games``, from 0 to 1.
        """
        for name, value in (("weight", weight), ("games", games)):
            if type(value) is not int or not 0 <= value < 10**9:
                raise GipfError("book-number", name=name, value=repr(value))
        if not 0 <= score <= 1:
            raise GipfError("book-score", value=repr(score))
        written = turn if isinstance(turn, str) else ";".join(map(str, turn))
        position.play(written)
        moves, now = [], position
        for text in written.split(";"):
            moves.append(now.read_move(text))
            now = now.play(moves[-1])
        place = _numbered(position)
        entry = self._entries.setdefault(place.number, {}).setdefault(
            place.turn_text(moves), _Entry()
        )
        entry.weight += weight
        entry.games += games
        entry.points += score * games

    def turns(self, position: Position) -> list[BookTurn]:
        """Give the turns of a position, as they are on this board, those of most weight first."""
        place = _numbered(position)
        found = []
        for text, entry in self._entries.get(place.number, {}).items():
            written = ";".join(place.read_turn(text, position.variant.board))
            moves = _legal(position, written)
            if moves:  # another position can have the same number, though hardly ever
                score = entry.points / entry.games if entry.games else 0.0
                found.append(BookTurn(moves, entry.weight, entry.games, round(score, 3)))
        return sorted(found, key=lambda turn: (-turn.weight, str(turn)))

    def choose(
        self, position: Position, chance: random.Random | None = None
    ) -> tuple[Move, ...] | None:
        """Choose a turn by chance, each as likely as its weight; ``None`` where there is none to play."""
        turns = [turn for turn in self.turns(position) if turn.weight]
        if not turns:
            return None
        weights = [turn.weight for turn in turns]
        return (chance or random.Random()).choices(turns, weights)[0].moves

    # ------------------------------------------------------------------ made of games

    @classmethod
    def make(cls, games: Iterable[Game], *, turns: int = TURNS, least: int = 1) -> "Book":
        """Make a book of finished games: the first so many turns of each, those played ``least`` times.

        A turn weighs two for a game its player won and one for a draw.

        >>> game = Game("basic"); game.play("c2"); game.finish("1-0", "resignation")
        >>> [turn.weight for turn in Book.make([game]).turns(Position.start("basic"))]
        [2]
        """
        book = cls()
        for game in games:
            if game.result == UNFINISHED:
                continue
            winner = RESULTS[game.result]
            for node in game.turns()[:turns]:
                if not node.is_complete:
                    break
                score = 0.5 if winner is None else float(winner is node.player)
                place = _numbered(node.before)
                entry = book._entries.setdefault(place.number, {}).setdefault(
                    place.turn_text(node.moves), _Entry()
                )
                entry.weight += int(2 * score)
                entry.games += 1
                entry.points += score
        for number, entries in list(book._entries.items()):
            kept = {text: entry for text, entry in entries.items() if entry.games >= least}
            if kept:
                book._entries[number] = kept
            else:
                del book._entries[number]
        return book

    # ------------------------------------------------------------------ files

    def __str__(self) -> str:
        """Write the book as a file has it."""
        lines = [FIRST_LINE]
        for number, entries in sorted(self._entries.items()):
            for text, entry in sorted(entries.items()):
                score = entry.points / entry.games if entry.games else 0.0
                place = f"{number & (1 << 64) - 1:016x}"
                lines.append(f"{place} {text} {entry.weight} {entry.games} {score:.3f}")
        return "\n".join([*lines[:1], *sorted(lines[1:]), ""])

    def write(self, file: str | PathLike[str]) -> None:
        """Write the book to a file."""
        Path(file).write_text(str(self), encoding="utf-8", newline="\n")

    @classmethod
    def read(cls, file: str | PathLike[str]) -> "Book":
        """Read a book from a file; where it is broken, `BrokenFile` says where and why."""
        try:
            return cls.parse(Path(file).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BrokenFile(GipfError("not-utf-8"), 1, 1) from None

    @classmethod
    def parse(cls, text: str) -> "Book":
        """Read a book from its text.

        >>> Book.parse("gipf-book 2")
        Traceback (most recent call last):
        gipf.errors.BrokenFile: line 1, column 1: this is no opening book: its first line is not 'gipf-book 1'
        """
        lines = text.splitlines()
        if not lines or lines[0] != FIRST_LINE:
            raise BrokenFile(GipfError("no-book", line=FIRST_LINE), 1, 1)
        book = cls()
        for count, line in enumerate(lines[1:], 2):
            if not line or line.startswith("#"):
                continue
            match = _LINE.fullmatch(line)
            if not match or float(match[5]) > 1:
                raise BrokenFile(GipfError("book-line", text=line), count, 1)
            number = int(match[1], 16)
            number -= (number >> 63) << 64
            entries = book._entries.setdefault(number, {})
            if match[2] in entries:
                raise BrokenFile(GipfError("book-turn-twice", turn=match[2]), count, 1)
            games = int(match[4])
            entries[match[2]] = _Entry(int(match[3]), games, float(match[5]) * games)
        return book


def _numbered(position: Position) -> NumberedPosition:
    variant = position.variant
    if variant.repetition or variant.quiet:
        position = replace(position, variant=replace(variant, repetition=0, quiet=0), seen={})
    return numbered(position)


def _legal(position: Position, turn: str) -> tuple[Move, ...]:
    """Read a turn; nothing where it is none here."""
    moves: list[Move] = []
    try:
        for text in turn.split(";"):
            moves.append(position.read_move(text))
            position = position.play(moves[-1])
    except (NotationError, GipfError):
        return ()
    return tuple(moves)


def turns_of(book: Book, position: Position) -> Iterator[str]:
    """Write the turns of a position, one to a line, for people."""
    for turn in book.turns(position):
        played = f", {turn.games} games, {turn.score:.1%}" if turn.games else ""
        yield f"{turn}: weight {turn.weight}{played}"
