"""Everything that may be decided in a position, with what it does and how it is called."""

from typing import Literal, cast

from gipf.position import Position
from gipf.scene.data import Letter, Option
from gipf.scene.effects import Consequences, way
from gipf.scene.endings import Endings
from gipf.scene.labels import label_of
from gipf.state import Move, MoveKind


def options_of(position: Position) -> tuple[Option, ...]:
    """List all decisions, in the order of the legal moves.

    >>> [option["move"] for option in options_of(Position.start("tournament"))][:3]
    ['Gb2', 'Gb3', 'Gb4']
    """
    consequences, endings = Consequences(position), Endings(position)
    return tuple(_option(position, move, consequences, endings) for move in position.legal_moves())


def _option(position: Position, move: Move, consequences: Consequences, endings: Endings) -> Option:
    dots: tuple[str, ...] = ()
    to = letter = None
    if move.is_push:
        along = way(position.variant.board, move.start, move.target)
        dots, to = along.dots, along.first
    elif move.kind is MoveKind.USE:
        dots, to = (move.start,), move.target
    if move.kind in (MoveKind.PUSH, MoveKind.USE):
        letter = cast("Letter", move.unit)
    return {
        "move": move.text,
        "kind": move.kind.value,
        "letter": letter,
        "from": dots,
        "to": to,
        "cover": cast("Literal['B', 'G']", move.cover) if move.cover else None,
        "effects": consequences.of(move),
        "label": label_of(position, move),
        "ends": endings.of(move),
    }
