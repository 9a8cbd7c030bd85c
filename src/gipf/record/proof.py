r"""Proofs as files, replayed by the rulebook: the winner's answers to all that the other player can do.

A proof goes through a game as a tree. Positions are taken up to symmetry: of all images of a position the one
whose board, written spot by spot, comes first stands for them. One that was met before, with as many turns
left for the winner, is not looked at again. Where the loser decides, every legal move is tried, in the order
of their texts. Where the winner decides, the proof has the next answer; in the last turn it has none where some
move wins at once, which the replay finds by itself. So a file needs no positions, only answers, in the order in
which the replay asks for them. The winner's turns become fewer, so no line goes on for ever.

>>> proof = Proof.parse('[Proof "1"]\n[Variant "basic;reserve=1/1"]\n[Winner "b"]\n[Turns "1"]\n')
>>> proof.check()
Replayed(answers=0, positions=6)
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, cast

from gipf import rules
from gipf.errors import GipfError
from gipf.geometry import Board
from gipf.position import Position
from gipf.state import Move
from gipf.variants import Player, Variant, read_number

VERSION = "1"
HEADERS = ("Proof", "Variant", "Winner", "Turns")
MOST_TURNS = 100
WIDTH = 16
"""Answers in a line of a file."""
EVERY = 1000
"""Positions between two words about how far a replay is."""

_HEADER = re.compile(r'\[(\w+) "([^"\\]*)"\]')

Key = tuple[Any, ...]
"""A position up to symmetry, with the number of turns the winner has left."""


class Replayed(NamedTuple):
    """How large a proof is: answers in the file, and positions up to symmetry."""

    answers: int
    positions: int


Choose = Callable[[Position, int, "Replay"], Move]
"""Gives the winner's answer in a position, with so many turns left, this one included."""
Tell = Callable[[Replayed], None]


@dataclass(frozen=True)
class Proof:
    """That a player wins a variant within a number of turns, with an answer for all that the other can do."""

    variant: Variant
    winner: Player
    turns: int
    answers: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Proof":
        """Read a proof from its text; whether it is right, `check` says."""
        lines = text.splitlines()
        values = []
        for number, name in enumerate(HEADERS):
            line = lines[number] if number < len(lines) else ""
            match = _HEADER.fullmatch(line.strip())
            if not match or match[1] != name:
                raise GipfError("proof-header", line=number + 1, name=name, text=line)
            values.append(match[2])
        version, variant, winner, turns = values
        if version != VERSION:
            raise GipfError("proof-version", version=VERSION, text=version)
        if winner not in tuple(Player):
            raise GipfError("no-player", text=winner)
        within = read_number(turns, 0, MOST_TURNS, "Turns")
        answers = " ".join(lines[len(HEADERS) :]).split()
        return cls(Variant.parse(variant), Player(winner), within, tuple(answers))

    def __str__(self) -> str:
        """Write the proof."""
        values = (VERSION, self.variant, self.winner.value, self.turns)
        pairs = zip(HEADERS, values, strict=True)
        lines = [f'[{name} "{value}"]' for name, value in pairs]
        lines.append("")
        starts = range(0, len(self.answers), WIDTH)
        lines += (" ".join(self.answers[start : start + WIDTH]) for start in starts)
        return "\n".join(lines) + "\n"

    def check(self, tell: Tell | None = None) -> Replayed:
        """Replay the proof by the rulebook; what it does not prove is a `GipfError`."""
        left = iter(self.answers)

        def read(position: Position, turns: int, replay: Replay) -> Move:  # noqa: ARG001
            return _answer(left, position, len(replay.answers))

        done = Replay(self, read).run(tell)
        if more := next(left, None):
            raise GipfError("proof-too-long", number=done.answers, move=more)
        return done

    def completed(self, choose: Choose, tell: Tell | None = None) -> "Proof":
        """Give the proof with all its answers, as they are chosen; what they do not prove is a `GipfError`."""
        replay = Replay(self, choose)
        replay.run(tell)
        return replace(self, answers=tuple(replay.answers))


def _answer(left: Iterator[str], position: Position, number: int) -> Move:
    """Read the next answer of a file, after so many."""
    text = next(left, None)
    if text is None:
        raise GipfError("proof-ends", number=number, player=position.player, position=position)
    for move in position.legal_moves():
        if move.text == text:
            return move
    raise GipfError("proof-answer", number=number + 1, move=text, position=position)


class Replay:
    """A walk through all that can happen when the winner answers as chosen."""

    def __init__(self, proof: Proof, choose: Choose) -> None:
        self.answers: list[str] = []
        self._proof = proof
        self._choose = choose
        self._seen: set[Key] = set()

    def run(self, tell: Tell | None = None) -> Replayed:
        """Go through everything; a line the winner does not win in time is a `GipfError`."""
        winner, turns = self._proof.winner, self._proof.turns
        to_do = [(Position.start(self._proof.variant), turns)]
        while to_do:
            position, left = to_do.pop()
            if position.outcome:
                if position.outcome.winner is not winner:
                    raise GipfError("proof-lost", player=winner, position=position)
                continue
            key, symmetry = canonical(position)
            if (key, left) in self._seen:
                continue
            self._seen.add((key, left))
            if tell and len(self._seen) % EVERY == 0:
                tell(self._size)
            to_do += reversed(self._next(position.transform(symmetry), left))
        return self._size

    @property
    def _size(self) -> Replayed:
        return Replayed(len(self.answers), len(self._seen))

    def is_known(self, position: Position, move: Move, left: int) -> bool:
        """Whether the position after a move of the winner's was looked at before."""
        after, turns = self._after(position, move, left)
        return not after.outcome and (canonical(after)[0], turns) in self._seen

    def _next(self, position: Position, left: int) -> list[tuple[Position, int]]:
        """Give the positions that may come next, each with the turns the winner has left."""
        if position.player is not self._proof.winner:
            return [self._after(position, move, left) for move in position.legal_moves()]
        if left == 0:
            raise GipfError(
                "proof-turns",
                player=self._proof.winner,
                turns=self._proof.turns,
                position=position,
            )
        if left == 1 and self._wins_at_once(position):
            return []
        move = self._choose(position, left, self)
        self.answers.append(move.text)
        return [self._after(position, move, left)]

    def _wins_at_once(self, position: Position) -> bool:
        outcomes = (rules.play(position, move).outcome for move in rules.legal_moves(position))
        return any(outcome and outcome.winner is self._proof.winner for outcome in outcomes)

    def _after(self, position: Position, move: Move, left: int) -> tuple[Position, int]:
        after = cast("Position", rules.play(position, move))
        winner = self._proof.winner
        passes = position.player is winner and after.player is not winner
        return after, left - passes


# ---------------------------------------------------------------------- positions up to symmetry


def canonical(position: Position) -> tuple[Key, int]:
    """Give what all images of a position have in common, and the symmetry that leads to their first.

    >>> starts = [Position.start("tournament").play(move) for move in ("Gb2", "Gh5", "Gb3")]
    >>> corner, other, side = (canonical(start)[0] for start in starts)
    >>> corner == other, corner == side
    (True, False)
    """
    piles = position.piles
    board = [
        "".join(unit.text for unit in piles[spot]) if spot in piles else "."
        for spot in position.variant.board.spots
    ]
    images = [turned(board) for turned in _turned(position.variant.board)]
    least = min(images)
    reserves = tuple(str(position.reserves[player]) for player in Player)
    opening = tuple(position.opening[player] for player in Player)
    key = "".join(least), position.player, position.phase, reserves, opening
    return key, images.index(least)


@cache
def _turned(board: Board) -> tuple[Callable[[list[str]], tuple[str, ...]], ...]:
    """Give for each symmetry what turns a list of what is on the spots."""
    number = {spot: index for index, spot in enumerate(board.spots)}
    found = []
    for symmetry in board.symmetries:
        origin = {symmetry(spot): number[spot] for spot in board.spots}
        found.append(itemgetter(*(origin[spot] for spot in board.spots)))
    return tuple(found)
