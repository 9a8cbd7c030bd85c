"""Carry out effects on piles and reserves, as a page does: knowing nothing of the rules."""

from collections.abc import Iterable

from gipf import Position
from gipf.scene import Effect, effects_of

Table = tuple[dict[str, list[str]], dict[str, dict[str, int]]]
"""Piles by spot, bottom first, and reserves by player and letter."""


def table(position: Position) -> Table:
    """Give what lies on the board and beside it, to be changed at will."""
    piles = {spot: [unit.text for unit in pile] for spot, pile in position.piles.items()}
    reserves = {player.value: dict(reserve) for player, reserve in position.reserves.items()}
    return piles, reserves


def apply_effects(position: Position, effects: Iterable[Effect]) -> Table:
    """Carry out effects one after the other; each must find what it speaks of."""
    piles, reserves = table(position)
    for effect in effects:
        match effect["do"]:
            case "enter":
                assert effect["to"] not in piles
                piles[effect["to"]] = [effect["unit"]]
            case "slide":
                assert effect["to"] not in piles
                piles[effect["to"]] = piles.pop(effect["from"])
            case "jump":
                assert effect["leaves"]
                piles[effect["from"]][-1] = effect["leaves"]
                piles.setdefault(effect["to"], []).append(effect["unit"])
            case "take":
                assert piles[effect["from"]].pop() == effect["unit"]
                if not piles[effect["from"]]:
                    del piles[effect["from"]]
            case "turn":
                piles[effect["at"]][-1] = effect["unit"]
            case "reserve":
                reserves[effect["player"]][effect["letter"]] += effect["by"]
                assert reserves[effect["player"]][effect["letter"]] >= 0
    return piles, reserves


def what_happens(position: Position, move: str) -> list[str]:
    """Write down the effects of a move, and check that they lead to the position after it."""
    decision = position.read_move(move)
    effects = effects_of(position, decision)
    assert apply_effects(position, effects) == table(position.play(decision))
    return [" ".join(str(value) for value in effect.values()) for effect in effects]
