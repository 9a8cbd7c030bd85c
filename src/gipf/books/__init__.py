"""Opening books that come with the package: how the strong levels begin, so that no two games are the same.

A file for each variant, as `gipf.record.book` describes it, made by ``python -m tools.books``: a turn weighs
the more the better a deep search finds it.

>>> from gipf import Book, Position
>>> start = Position.start("standard;repetition=3")
>>> turns = book_for(start.variant).turns(start)
>>> len(turns) > 1 and turns[0].moves[0] in start.legal_moves()
True
>>> book_for("standard+Z6") is None
True
"""

import random
from dataclasses import replace
from functools import cache
from importlib.resources import files

from gipf.position import Position
from gipf.record.book import Book
from gipf.state import Move
from gipf.variants import Variant

VARIANTS = ("basic", "standard", "tournament", "ultimate", "matrx")
"""Those there is a book of."""


def book_for(variant: Variant | str) -> Book | None:
    """Give the book of a variant, whatever its house rules; ``None`` where there is none."""
    read = Variant.parse(variant) if isinstance(variant, str) else variant
    plain = str(replace(read, repetition=0, quiet=0))
    return _read(plain) if plain in VARIANTS else None


@cache
def _read(name: str) -> Book:
    return Book.parse((files("gipf.books") / f"{name}.txt").read_text(encoding="utf-8"))


def opening_move(position: Position, chance: random.Random) -> Move | None:
    """Choose how to go on in the opening, by chance, the better turns more often; ``None`` where no book knows.

    >>> opening_move(Position.start("standard+Z6"), random.Random(1)) is None
    True
    """
    book = book_for(position.variant)
    turn = book.choose(position, chance) if book else None
    return turn[0] if turn else None
