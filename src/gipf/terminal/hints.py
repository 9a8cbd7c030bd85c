"""The legal moves in groups a person can take in: pieces, ways in, potentials, rows."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gipf import rules
from gipf.position import Position
from gipf.state import POTENTIAL_NAMES, Move, MoveKind
from gipf.variants import POTENTIALS

MOST_CLEARS = 12  # of one row; the rest is there on request


class Group(NamedTuple):
    """Moves that belong together under a label."""

    label: str
    entries: tuple[str, ...]


def grouped(position: Position, everything: bool = False) -> list[Group]:
    """Group the legal moves; a way in that is open to several units is listed once.

    >>> [group.label for group in grouped(Position.start("basic"))]
    ['enter', 'push']
    """
    moves = position.legal_moves()
    return [
        *_pushes([move for move in moves if move.kind is MoveKind.PUSH], position),
        *_ways("extra ", [move for move in moves if move.kind is MoveKind.EXTRA]),
        *_uses([move for move in moves if move.kind is MoveKind.USE]),
        *_clears([move for move in moves if move.kind is MoveKind.CLEAR], position, everything),
        *_words(moves),
    ]


def about(position: Position, what: str) -> list[Group]:
    """List the legal moves with a unit (by its letter) or at a point."""
    moves = [move.text for move in position.legal_moves() if _is_about(move, what)]
    return [Group(f"with {what}", tuple(moves))] if moves else []


def _is_about(move: Move, what: str) -> bool:
    point = what.lower()
    return (
        (what.upper() == move.unit)
        or point in (move.start, move.target)
        or point in move.spots
        or (move.kind is MoveKind.CLEAR and point == "x")
    )


def _pushes(pushes: list[Move], position: Position) -> Iterator[Group]:
    units = list(dict.fromkeys(move.unit for move in pushes))
    if len(units) < 2:
        yield from _ways("", pushes)
        return
    noun = "a stack" if position.variant.is_matrx else "a loaded piece"
    potentials = " ".join(letter for letter in POTENTIALS if letter in units)
    letters = {"G": "a GIPF-piece", potentials: noun, "none": "a basic piece"}
    there = {"G": "G" in units, potentials: potentials, "none": "B" in units}
    entries = tuple(f"{which}: {what}" for which, what in letters.items() if there[which])
    yield Group("letter first", entries)
    bare = [Move.push("B", move.start, move.target) for move in pushes if move.unit == units[0]]
    yield from _ways("then ", bare)


def _ways(label: str, moves: list[Move]) -> Iterator[Group]:
    entered = tuple(move.text for move in moves if not move.start)
    pushed = tuple(move.text for move in moves if move.start)
    if entered:
        yield Group(f"{label}enter", entered)
    if pushed:
        yield Group(f"{label}push", pushed)


def _uses(uses: list[Move]) -> Iterator[Group]:
    for potential in POTENTIALS:
        of_this = tuple(move.text for move in uses if move.unit == potential)
        if of_this:
            yield Group(f"use {POTENTIAL_NAMES[potential]}", of_this)


def _clears(clears: list[Move], position: Position, everything: bool) -> Iterator[Group]:
    """List the ways to clear by row, those that take the fewest units first."""
    left = sorted(clears, key=lambda move: (len(move.spots), move.text))
    for row in rules.rows_of(position, position.player):
        here = [move for move in left if set(move.spots) <= set(row.spots)]
        left = [move for move in left if move not in here]
        entries = [f"{move} ({_effect(move, position)})" for move in here]
        if len(entries) > MOST_CLEARS and not everything:
            more = len(entries) - MOST_CLEARS
            entries[MOST_CLEARS:] = [f"and {more} more: 'hint all'"]
        yield Group(f"row {row.spots[0]}-{row.spots[-1]}", tuple(entries))


def _effect(move: Move, position: Position) -> str:
    own = sum(position.piles[spot][-1].player is position.player for spot in move.spots)
    other = len(move.spots) - own
    return ", ".join([f"{own} own"] * bool(own) + [f"{other} captured"] * bool(other))


def _words(moves: Iterable[Move]) -> Iterator[Group]:
    meanings = {
        "pass": "pass",
        "accept": "accept: let it happen",
        "challenge": "challenge: play a side game about it",
        "first": "first: the announcing player begins",
        "second": "second: the other begins",
        "won": "won: it happens",
        "tied": "tied: it happens too",
        "lost": "lost: the potential leaves the game",
    }
    said = tuple(meanings[move.text] for move in moves if move.text in meanings)
    if said:
        yield Group("say", said)
