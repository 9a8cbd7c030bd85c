"""Carry out effects on piles and reserves, as a page does, knowing nothing of the rules."""

from collections.abc import Iterable

from gipf.scene import Effect, Scene

Table = tuple[dict[str, list[str]], dict[str, dict[str, int]]]
"""Piles by spot, bottom first, and reserves by player and letter."""


def table(scene: Scene) -> Table:
    """Give what lies on the table, to be changed at will."""
    piles = {spot: list(pile) for spot, pile in scene["piles"].items()}
    reserves = {str(player): {**counts} for player, counts in scene["reserves"].items()}
    return piles, {
        player: {str(k): n for k, n in counts.items()} for player, counts in reserves.items()
    }


def apply_effects(scene: Scene, effects: Iterable[Effect]) -> Table:
    """Carry out effects one after the other; each must find what it speaks of."""
    piles, reserves = table(scene)
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
