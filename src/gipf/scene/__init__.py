"""What a page shows of a position and what may be decided in it, as plain data.

A page knows no rules: it shows a `Scene` and reports the text of the move that was decided.

>>> from gipf import Position
>>> scene = scene_of(Position.start("standard"))
>>> scene["player"], scene["piles"]["e2"], scene["options"][0]["move"], scene["prompt"]["id"]
('w', ('G',), 'a1-c3', 'prompt-basic')
"""

from typing import cast

from gipf.position import Position
from gipf.scene.closed import closed_of, reach_of
from gipf.scene.data import (
    BoardName,
    Effect,
    Legend,
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
from gipf.scene.legend import legend_of
from gipf.scene.material import material_of
from gipf.scene.options import options_of
from gipf.scene.paragraphs import paragraph_of
from gipf.scene.pieces import pieces_of
from gipf.scene.prompts import how_it_ended, prompt_of
from gipf.scene.rows import rows_of
from gipf.scene.threats import threats_of
from gipf.state import Outcome
from gipf.variants import Player

__all__ = [
    "Effect",
    "Legend",
    "Option",
    "Result",
    "Row",
    "Scene",
    "Threat",
    "effects_of",
    "how_it_ended",
    "label_of",
    "legend_of",
    "options_of",
    "paragraph_of",
    "prompt_of",
    "rows_of",
    "scene_of",
    "threats_of",
]


def scene_of(position: Position, ended: Outcome | None = None) -> Scene:
    """Describe a position for a page; ``ended`` is an end the rules know nothing of, like a resignation.

    >>> from gipf.state import Reason
    >>> scene = scene_of(Position.start("basic"), Outcome(Player.BLACK, Reason.TIME))
    >>> scene["player"], scene["prompt"], len(scene["options"])
    (None, {'id': 'over-time', 'args': {'player': 'b'}}, 0)
    """
    outcome = position.outcome or ended
    options = () if outcome else options_of(position)
    rows = () if outcome and not position.outcome else rows_of(position)
    return {
        "position": position.text,
        "variant": str(position.variant),
        "board": cast("BoardName", position.variant.board.name),
        "pieces": pieces_of(position.variant),
        "player": None if outcome else position.acting.value,
        "owner": None if outcome or not position.turn_owner else position.turn_owner.value,
        "phase": position.phase.value,
        "turn": position.turn,
        "piles": {spot: tuple(u.text for u in pile) for spot, pile in position.piles.items()},
        "reserves": {
            who.value: cast("dict[Letter, int]", dict(position.reserves[who])) for who in Player
        },
        "material": material_of(position),
        "challenges": _challenges(position),
        "bringing": _bringing(position),
        "announced": position.announced.move.text if position.announced else None,
        "outcome": outcome and _result(outcome),
        "prompt": how_it_ended(position, outcome) if outcome else prompt_of(position),
        "rule": paragraph_of(position, ended),
        "rows": rows,
        "options": options,
        "closed": () if outcome else closed_of(position, options, rows),
        "reach": reach_of(position, options),
    }


def _challenges(position: Position) -> dict[PlayerName, int | None] | None:
    if position.variant.challenges == 0:
        return None
    return {player.value: position.challenges[player] for player in Player}


def _bringing(position: Position) -> tuple[PlayerName, ...] | None:
    if not position.variant.has_free_opening:
        return None
    return tuple(player.value for player in Player if position.opening[player] != "-")


def _result(outcome: Outcome) -> Result:
    winner, reason = outcome
    return {"winner": winner.value if winner else None, "reason": reason.value}
