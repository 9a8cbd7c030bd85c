"""Who wins, found with nothing but the rulebook: slow, and as plain as it can be."""

from gipf import Position
from gipf.record.proof import Key, canonical
from gipf.variants import Player


class PlainSearch:
    """AND/OR search through the rulebook's positions; what is known is kept by position and turns left."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._known: dict[tuple[Key, int], bool] = {}

    def wins(self, position: Position, turns: int) -> bool:
        if position.outcome:
            return position.outcome.winner is self._player
        attacks = position.player is self._player
        if attacks and turns == 0:
            return False
        key = canonical(position)[0], turns
        if key not in self._known:
            after = (position.play(move) for move in position.legal_moves())
            results = (
                self.wins(reply, turns - (attacks and reply.player is not self._player))
                for reply in after
            )
            self._known[key] = any(results) if attacks else all(results)
        return self._known[key]


def plain_solution(variant: str, most: int) -> tuple[Player, int]:
    """Find who wins a variant, and in how many turns."""
    start = Position.start(variant)
    for turns in range(most + 1):
        for player in Player:
            if PlainSearch(player).wins(start, turns):
                return player, turns
    raise AssertionError(f"nobody wins {variant} within {most} turns")
