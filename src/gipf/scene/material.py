"""What both players have lost, and who has more left."""

from collections import Counter
from functools import lru_cache
from typing import cast

from gipf.notation import pieces_of_unit
from gipf.position import Position
from gipf.scene.data import Letter, Material, PlayerName
from gipf.state import State
from gipf.variants import POTENTIALS, Player, Variant


def material_of(position: Position) -> dict[PlayerName, Material]:
    """Count the pieces of both players that are captured, and those they have left.

    Potentials are counted only in MATRX: elsewhere they leave the game when they have done their work.

    >>> material_of(Position.parse("basic 4/5/6/BBB4/6/5/4 w m B9/B15 -- - 9"))["w"]
    {'lost': {'B': 3}, 'left': 12}
    """
    return {player.value: _of(position, player) for player in Player}


def _of(position: Position, player: Player) -> Material:
    left = _pieces(position, player)
    lost = _at_start(position.variant)[player] - left
    return {"lost": cast("dict[Letter, int]", dict(lost)), "left": left.total()}


def _pieces(state: State, player: Player) -> Counter[str]:
    """Count a player's pieces on the board and in reserve."""
    variant = state.variant
    found = Counter(dict(state.reserves[player]))
    for pile in state.piles.values():
        for unit in pile:
            if unit.player is player:
                found.update(pieces_of_unit(variant, unit))
    counted = f"G{POTENTIALS}" if variant.is_matrx else "B"
    return Counter({letter: found[letter] for letter in counted if found[letter]})


@lru_cache(maxsize=256)
def _at_start(variant: Variant) -> dict[Player, Counter[str]]:
    start = Position.start(variant)
    return {player: _pieces(start, player) for player in Player}
