"""What a page shows of a position and what may be decided in it, as plain data.

A page knows no rules: it shows a `Scene` and reports the text of the move that was decided.

>>> from gipf import Position
>>> scene = scene_of(Position.start("standard"))
>>> scene["player"], scene["piles"]["e2"], scene["options"][0]["move"], scene["prompt"]["id"]
('w', ('G',), 'a1-c3', 'prompt-basic')
"""

from typing import cast

from gipf.position import Position
from gipf.scene.data import (
    BoardName,
    Effect,
    Letter,
    Option,
    PlayerName,
    Result,
    Row,
    Scene,
    Threat,
)
from gipf.scene.effects import effects_of
from gipf.scene.labels import label_of
from gipf.scene.options import options_of
from gipf.scene.prompts import how_it_ended, prompt_of
from gipf.scene.rows import rows_of
from gipf.scene.threats import threats_of
from gipf.state import Phase
from gipf.variants import Player

__all__ = [
    "Effect",
    "Option",
    "Result",
    "Row",
    "Scene",
    "Threat",
    "effects_of",
    "how_it_ended",
    "label_of",
    "options_of",
    "prompt_of",
    "rows_of",
    "scene_of",
    "threats_of",
]


def scene_of(position: Position) -> Scene:
    """Describe a position for a page."""
    return {
        "position": position.text,
        "variant": str(position.variant),
        "board": cast("BoardName", position.board.name),
        "player": None if position.outcome else position.acting.value,
        "owner": _owner(position),
        "phase": position.phase.value,
        "turn": position.turn,
        "piles": {spot: tuple(u.text for u in pile) for spot, pile in position.piles.items()},
        "reserves": {
            who.value: cast("dict[Letter, int]", dict(position.reserves[who])) for who in Player
        },
        "challenges": _challenges(position),
        "announced": position.announced.move.text if position.announced else None,
        "outcome": _result(position),
        "prompt": prompt_of(position),
        "rows": rows_of(position),
        "options": options_of(position),
    }


def _owner(position: Position) -> PlayerName | None:
    """Say whose turn it is: an announced potential is answered in the other player's turn."""
    if position.outcome:
        return None
    answering = position.phase is Phase.ANSWER
    return (position.acting.other if answering else position.acting).value


def _challenges(position: Position) -> dict[PlayerName, int | None] | None:
    if position.variant.challenges == 0:
        return None
    return {player.value: position.challenges[player] for player in Player}


def _result(position: Position) -> Result | None:
    if not position.outcome:
        return None
    winner, reason = position.outcome
    return {"winner": winner.value if winner else None, "reason": reason.value}
