"""What is won or lost in a puzzle: which proofs that takes, whoever makes them.

A question is a generator that gives claims and is sent proofs: `answered` asks the compiled search of this
process, the server its engine.
"""

from collections.abc import Generator
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from gipf.course.turns import turns
from gipf.position import Position
from gipf.state import Move, Phase
from gipf.variants import Player

if TYPE_CHECKING:
    from gipf.search.answer import Proof

T = TypeVar("T")


class Claim(NamedTuple):
    """What is to be proved: that whoever decides wins within so many turns, or what holds a win off."""

    position: Position
    turns: int
    is_hold: bool = False


Question = Generator[Claim, "Proof", T]


def decides(position: Position, player: Player) -> bool:
    """Whether a player decides; nobody decides the result of a side game."""
    return position.player is player and position.phase is not Phase.SIDE_GAME


def is_won(position: Position, player: Player, within: int) -> Question[bool]:
    """Whether a player wins within so many turns of their own, whatever the other does.

    The turn that is going on counts.
    """
    if position.outcome:
        return position.outcome.winner is player
    if decides(position, player):
        return bool(within and (yield Claim(position, within)).won)
    if within:
        return (yield Claim(position, within, is_hold=True)).won is False
    for played in turns(position):
        if not (yield from is_won(played.after, player, 0)):
            return False
    return True


def is_held(position: Position, player: Player, within: int) -> Question[bool]:
    """Whether the other player cannot force a win against a player within so many turns."""
    if position.outcome:
        return position.outcome.winner is player
    if decides(position, player):
        return (yield Claim(position, within, is_hold=True)).won is not False
    return not (yield Claim(position, within)).won


def longest(position: Position, within: int) -> Question[tuple[Move, ...]]:
    """Give the decisions with which a player who loses within so many turns holds out longest."""
    found = position.legal_moves()
    for fewer in range(1, within + 1):
        left = (yield Claim(position, fewer, is_hold=True)).moves
        if not left:
            break
        found = left
    return found


def answered(question: Question[T]) -> T:
    """Answer a question with the compiled search of this process."""
    try:
        claim = next(question)
        while True:
            claim = question.send(_proved(claim))
    except StopIteration as end:
        answer: T = end.value
        return answer


def _proved(claim: Claim) -> "Proof":
    from gipf.search.proof import prove, prove_hold  # compiled, so only where it is needed

    return (prove_hold if claim.is_hold else prove)(claim.position, claim.turns)
