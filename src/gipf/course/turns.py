"""Turns, seen as a whole: whose turn it is, how it can go on, and what it takes off the board."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from gipf.position import Position
from gipf.state import Move, MoveKind, Phase
from gipf.variants import Player


class Played(NamedTuple):
    """What was decided from a position on, by the player who decides in it and the other's answers."""

    before: Position
    moves: tuple[Move, ...]
    after: Position

    @property
    def player(self) -> Player:
        """The player whose doing it is."""
        return self.before.acting

    @property
    def is_turn_over(self) -> bool:
        """Whether the turn that was going on before has ended."""
        return self.after.turn_owner is not self.before.turn_owner

    def then(self, move: Move) -> "Played":
        """Add a decision."""
        return Played(self.before, (*self.moves, move), self.after.play(move))

    def taken(self, player: Player) -> Counter[str]:
        """Count the units of a player that were cleared off the board, by their letter.

        >>> row = Position.parse("basic 4/5/6/BBBBb2/6/5/4 w r B3/B3 -- - 9")
        >>> begin(row).then(*row.legal_moves()).taken(Player.BLACK)
        Counter({'B': 1})
        """
        counts: Counter[str] = Counter()
        position = self.before
        for move in self.moves:
            tops = [position.pile(spot)[-1] for spot in move.spots]
            counts.update(unit.text.upper() for unit in tops if unit.player is player)
            position = position.play(move)
        return counts


def begin(position: Position) -> Played:
    """Start at a position, with nothing played."""
    return Played(position, (), position)


def turns(position: Position) -> Iterator[Played]:
    """Go through all ways to play the rest of a turn.

    >>> sum(1 for _ in turns(Position.start("basic")))
    30
    """
    unfinished = [begin(position)]
    while unfinished:
        played = unfinished.pop()
        for move in played.after.legal_moves():
            longer = played.then(move)
            if longer.is_turn_over:
                yield longer
            else:
                unfinished.append(longer)


def most_taken(position: Position, player: Player, letter: str = "") -> int:
    """Say how many units of a player, or of one kind, can be cleared off the board in this turn at most.

    >>> row = Position.parse("basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9")
    >>> most_taken(row, Player.WHITE), most_taken(row, Player.BLACK)
    (4, 1)
    """
    counts = (played.taken(player) for played in turns(position))
    return max(taken[letter] if letter else taken.total() for taken in counts)


def threats(position: Position, player: Player) -> set[tuple[str, ...]]:
    """Find the rows that would capture something if it were this player's turn, by what they clear.

    >>> threats(Position.parse("basic 4/5/6/1BBBb2/6/5/4 b m B3/B3 -- - 9"), Player.WHITE)
    {('e2', 'e3', 'e4', 'e5', 'e6')}
    """
    to_move = replace(position, player=player, phase=Phase.MOVE, announced=None)
    found = set()
    for move in to_move.legal_moves():
        after = to_move.play(move)
        for clear in after.legal_moves() if after.player is player else ():
            tops = [after.pile(spot)[-1] for spot in clear.spots]
            if clear.kind is MoveKind.CLEAR and any(unit.player is not player for unit in tops):
                found.add(clear.spots)
    return found
