"""What a turn does, told by playing it: what it takes, covers, brings back or gives up."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from gipf.position import Position
from gipf.record.tree import Node
from gipf.state import EXTRA, LOST, PASS, Kind, Move, MoveKind, Phase, Unit
from gipf.variants import Player

Turn = tuple[Move, ...]
"""All decisions of a turn, the opponent's answers to announced potentials among them."""

_WORTH = {Kind.BASIC: 1.0, Kind.GIPF: 4.0, Kind.LOADED: 2.0, Kind.USED: 1.0}
_BROUGHT_BACK = 0.25
"""What a unit that comes back to the reserve is worth, compared with taking one of the other's."""


def split_turns(position: Position, moves: Sequence[Move]) -> tuple[list[Turn], Turn]:
    """Split a line of decisions into whole turns; what is left over is a turn begun.

    >>> split_turns(Position.start("basic"), [Move.push("B", "", "c2"), Move.push("B", "", "c6")])
    ([(Move('c2'),), (Move('c6'),)], ())
    """
    turns: list[Turn] = []
    node = Node(position, Node(position))
    for move in moves:
        node = node.extended(move)
        if node.is_complete:
            turns.append(node.moves)
            node = Node(node.position, node)
    return turns, node.moves


@dataclass(frozen=True)
class Deed:
    """A turn and what it does, seen from the player whose turn it is.

    ``taken`` are the other player's units that rows took; ``taken_first`` those among them that went
    with a row which stood there before the turn. ``removed`` are the player's own units that were
    cleared, ``covered`` those a potential jumped onto. ``forfeited`` are the potentials in hand that
    went out of the game, ``is_wasted`` says that TAMSK's extra move was passed.
    """

    player: Player
    turn: Turn
    before: Position
    after: Position
    taken: tuple[Unit, ...] = ()
    taken_first: tuple[Unit, ...] = ()
    removed: tuple[Unit, ...] = ()
    covered: tuple[Unit, ...] = ()
    forfeited: str = ""
    is_wasted: bool = False

    @cached_property
    def worth(self) -> float:
        """About how much the turn wins at once, in basic pieces."""
        gained = sum(_WORTH[unit.kind] for unit in (*self.taken, *self.covered))
        back = sum(_BROUGHT_BACK for unit in self.removed if unit.kind is not Kind.USED)
        return gained + back - self.given_up

    @cached_property
    def given_up(self) -> float:
        """What the player's own clears cost: GIPF-pieces, and potentials that could still be used."""
        if self.before.variant.is_matrx:  # stacks come back whole, GIPF-pieces too
            return 0.0
        dear = (Kind.GIPF, Kind.LOADED)
        return sum(_WORTH[unit.kind] / 2 for unit in self.removed if unit.kind in dear)

    @property
    def main(self) -> str:
        """The turn in short: its clears and answers are left out where there is more.

        >>> deed_of(Position.start("basic"), (Move.push("B", "", "c2"),)).main
        'c2'
        """
        announced = self.before.announced  # before the part of the turn that is looked at
        moves = [announced.move] if announced else []
        for move in self.turn:
            if move.kind in (MoveKind.PUSH, MoveKind.USE, MoveKind.EXTRA):
                moves.append(move)
            elif move == LOST:  # the challenge: what was announced did not happen
                moves.pop()
        return ";".join(move.text for move in moves or self.turn)


def deed_of(position: Position, turn: Turn) -> Deed:
    """Play a turn, or a part of it, and say what it does."""
    player = position.turn_owner
    assert player is not None, "nobody has a turn when the game is over"
    before = position
    taken: list[Unit] = []
    removed: list[Unit] = []
    covered: list[Unit] = []
    stood, forfeited, is_wasted = 0, "", False
    for move in turn:
        if move.kind is MoveKind.CLEAR:
            tops = [position.pile(spot)[-1] for spot in move.spots]
            taken += [unit for unit in tops if unit.player is not player]
            removed += [unit for unit in tops if unit.player is player]
            if position.phase is Phase.CLEAR_BEFORE:
                stood = len(taken)
        elif move.kind is MoveKind.PUSH and move.unit == "B":
            reserve = position.reserve(player)
            forfeited = "".join(letter * reserve[letter] for letter in reserve.potentials)
        elif move == PASS and position.phase in EXTRA:
            is_wasted = True
        now = position.play(move)
        covered += _covered(position, move, now)
        position = now
    return Deed(
        player, turn, before, position, tuple(taken), tuple(taken[:stood]), tuple(removed),
        tuple(covered), forfeited, is_wasted,
    )  # fmt: skip


def _covered(before: Position, move: Move, after: Position) -> tuple[Unit, ...]:
    """Give the unit a potential has jumped onto; one that was announced may do so only now."""
    use = before.announced.move if before.announced else move
    if use.kind is not MoveKind.USE:
        return ()
    under = before.pile(use.target)
    return under[-1:] if len(after.pile(use.target)) > len(under) else ()


def follow(position: Position, turns: Sequence[Turn]) -> list[Deed]:
    """Play turn after turn and say what each does."""
    deeds = []
    for turn in turns:
        deed = deed_of(position, turn)
        deeds.append(deed)
        position = deed.after
    return deeds


def pieces_left(position: Position, player: Player) -> int:
    """Count what a player could still push in: basic pieces, in MATRX GIPF-pieces and stacks."""
    reserve = position.reserve(player)
    if not position.variant.is_matrx:
        return reserve["B"]
    return reserve["G"] + sum(reserve[letter] // 2 for letter in reserve.potentials)
