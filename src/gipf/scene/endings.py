"""What a decision ends for good: GIPF-pieces, potentials in hand, the game. A page asks before it is made."""

from functools import cached_property

from gipf import rules
from gipf.messages import Message
from gipf.position import Position
from gipf.state import Kind, Move, MoveKind
from gipf.variants import Player


class Endings:
    """What the decisions in one position end for the player who takes them."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def of(self, move: Move) -> Message | None:
        """Say what is over after a decision, where another would have left it.

        >>> position = Position.start("tournament").play("Ge2").play("Gb5")
        >>> Endings(position).of(position.read_move("b2"))
        {'id': 'ends-gipf', 'args': {'gipf': 1}}
        >>> Endings(position).of(position.read_move("Gb2")) is None
        True
        """
        match move.kind:
            case MoveKind.PUSH:
                return self._pushes.get({"B": "basic", "G": "gipf"}.get(move.unit, "loaded"))
            case MoveKind.CLEAR:
                return self._clear(move)
            case MoveKind.ACCEPT if self._loses(move):
                return {"id": "ends-accepting", "args": {}}
        return None

    @property
    def player(self) -> Player:
        """Who decides."""
        return self.position.acting

    @cached_property
    def _pushes(self) -> dict[str, Message]:
        """What pushing in a basic or a loaded piece ends; a GIPF-piece ends nothing."""
        units = rules.units_to_push(self.position)
        if self.position.variant.is_matrx or not units:
            return {}
        reserve = self.position.reserve(self.player)
        potentials = sum(reserve[letter] for letter in reserve.potentials)
        gipf = self.gipf_pieces
        if "G" not in units:
            messages = {"basic": _message("ends-potentials", potentials=potentials)}
            return messages if potentials else {}
        ends_gipf = _message("ends-gipf", gipf=gipf)
        both = _message("ends-both", gipf=gipf, potentials=potentials)
        return {"loaded": ends_gipf, "basic": both if potentials else ends_gipf}

    @cached_property
    def gipf_pieces(self) -> int:
        """How many GIPF-pieces the player has in play."""
        tops = (pile[-1] for pile in self.position.piles.values())
        return sum(unit.kind is Kind.GIPF and unit.player is self.player for unit in tops)

    def _clear(self, move: Move) -> Message | None:
        count = self._own_gipf_pieces(move)
        if self.position.variant.is_matrx or count <= self._fewest:
            return None
        if self._loses(move):
            return _message("ends-game")
        return _message("ends-own", count=count, gipf=self.gipf_pieces - count)

    def _own_gipf_pieces(self, move: Move) -> int:
        tops = (self.position.pile(spot)[-1] for spot in move.spots)
        return sum(unit.kind is Kind.GIPF and unit.player is self.player for unit in tops)

    @cached_property
    def _fewest(self) -> int:
        """How many own GIPF-pieces have to go in any case."""
        return min(map(self._own_gipf_pieces, self.position.legal_moves()))

    def _loses(self, move: Move) -> bool:
        outcome = self.position.play(move).outcome
        return bool(outcome and outcome.winner is self.player.other)


def _message(name: str, /, **args: int) -> Message:
    return {"id": name, "args": args}
