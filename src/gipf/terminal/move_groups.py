"""The legal moves in groups a person can take in: pieces, ways in, potentials, rows; and examples of them."""

from collections.abc import Iterator
from typing import NamedTuple

from gipf import rules
from gipf.messages import render
from gipf.position import Position
from gipf.scene import label_of
from gipf.state import POTENTIAL_NAMES, WORDS, Move, MoveKind
from gipf.variants import POTENTIALS

KINDS = list(MoveKind)
MOST_CLEARS = 12  # of one row; the rest is there on request


class Group(NamedTuple):
    """Moves that belong together under a label."""

    label: str
    entries: tuple[str, ...]


def examples(position: Position) -> tuple[list[str], bool]:
    """Give what may be typed, one move of each kind with each unit; and whether that is all there is.

    >>> examples(Position.start("tournament+Z2").play("Gb2").play("Gb5"))
    (['Gb3', 'Zb3', 'b3'], False)
    >>> examples(Position.parse("basic B3/1B3/2B3/3B3/6/5/b3 w c B5/B5 -- - 9"))
    (['xb2,c3,d4,e5', 'x'], True)
    """
    moves = position.legal_moves()
    kinds = sorted(
        {(move.kind, move.unit) for move in moves},
        key=lambda each: (KINDS.index(each[0]), f"G{POTENTIALS}B".find(each[1])),
    )
    found = [
        min((move.text for move in moves if (move.kind, move.unit) == kind), key=len)
        for kind in kinds
    ]
    if len(moves) == 1 and moves[0].kind is MoveKind.CLEAR:
        found.append("x")
    return found, len(found) >= len(moves)


class MoveGroups:
    """The legal moves of a position, told in a language."""

    position: Position
    language: str

    def __init__(self, position: Position, language: str = "en") -> None:
        self.position, self.language = position, language
        self.moves: tuple[Move, ...] = position.legal_moves()

    def grouped(self, everything: bool = False) -> list[Group]:
        """Group the legal moves; a way in that is open to several units is listed once.

        >>> [group.label for group in MoveGroups(Position.start("basic")).grouped()]
        ['enter', 'push']
        """
        return [
            *self._pushes(self._of(MoveKind.PUSH)),
            *self._ways("extra-", self._of(MoveKind.EXTRA)),
            *self._uses(self._of(MoveKind.USE)),
            *self._clears(self._of(MoveKind.CLEAR), everything),
            *self._words(),
        ]

    def about(self, what: str) -> list[Group]:
        """List the legal moves with a unit (by its letter) or at a point."""
        moves = tuple(move.text for move in self.moves if _is_about(move, what))
        return [Group(self._label("with", what), moves)] if moves else []

    def _of(self, kind: MoveKind) -> list[Move]:
        return [move for move in self.moves if move.kind is kind]

    def _label(self, group: str, name: str = "") -> str:
        return self._say("terminal-hint", group=group, name=name)

    def _say(self, name: str, /, **arguments: str | int) -> str:
        return render({"id": name, "args": arguments}, self.language)

    def _pushes(self, pushes: list[Move]) -> Iterator[Group]:
        units = list(dict.fromkeys(move.unit for move in pushes))
        if len(units) < 2:
            yield from self._ways("", pushes)
            return
        potentials = " ".join(letter for letter in POTENTIALS if letter in units)
        loaded = "stack" if self.position.variant.is_matrx else "loaded"
        letters = {
            "G": "gipf" if "G" in units else "",
            potentials: loaded if potentials else "",
            self._say("terminal-no-letter"): "basic" if "B" in units else "",
        }
        entries = tuple(
            f"{which}: {self._say('terminal-unit', unit=unit)}"
            for which, unit in letters.items()
            if unit
        )
        yield Group(self._label("letter"), entries)
        bare = [Move.push("B", move.start, move.target) for move in pushes if move.unit == units[0]]
        yield from self._ways("then-", bare)

    def _ways(self, before: str, moves: list[Move]) -> Iterator[Group]:
        entered = tuple(move.text for move in moves if not move.start)
        pushed = tuple(move.text for move in moves if move.start)
        if entered:
            yield Group(self._label(f"{before}enter"), entered)
        if pushed:
            yield Group(self._label(f"{before}push"), pushed)

    def _uses(self, uses: list[Move]) -> Iterator[Group]:
        for potential in POTENTIALS:
            of_this = tuple(move.text for move in uses if move.unit == potential)
            if of_this:
                yield Group(self._label("use", POTENTIAL_NAMES[potential]), of_this)

    def _clears(self, clears: list[Move], everything: bool) -> Iterator[Group]:
        """List the ways to clear by row, those that take the fewest units first."""
        left = sorted(clears, key=lambda move: (len(move.spots), move.text))
        for row in rules.rows_of(self.position, self.position.player):
            here = [move for move in left if set(move.spots) <= set(row.spots)]
            left = [move for move in left if move not in here]
            entries = [f"{move} ({self._effect(move)})" for move in here]
            if len(entries) > MOST_CLEARS and not everything:
                more = len(entries) - MOST_CLEARS
                entries[MOST_CLEARS:] = [self._say("terminal-more", count=more)]
            yield Group(self._label("row", f"{row.spots[0]}-{row.spots[-1]}"), tuple(entries))

    def _effect(self, move: Move) -> str:
        piles, player = self.position.piles, self.position.player
        own = sum(piles[spot][-1].player is player for spot in move.spots)
        return self._say("terminal-cleared", own=own, theirs=len(move.spots) - own)

    def _words(self) -> Iterator[Group]:
        said = tuple(
            f"{move} – {render(label_of(self.position, move), self.language)}"
            for move in self.moves
            if move.text in WORDS
        )
        if said:
            yield Group(self._label("say"), said)


def _is_about(move: Move, what: str) -> bool:
    point = what.lower()
    return (
        (what.upper() == move.unit)
        or point in (move.start, move.target)
        or point in move.spots
        or (move.kind is MoveKind.CLEAR and point == "x")
    )
