"""What is good about a turn that is advised: one short reason, found by playing the engine's line."""

from collections.abc import Sequence
from dataclasses import replace

from gipf.analysis.causes import Cause, Does, Feat, Why
from gipf.analysis.find_causes import Deed, follow, gain_feat, later_gain, things_of, win_feat
from gipf.analysis.lines import split_turns
from gipf.position import Position
from gipf.scene.threats import threats_of
from gipf.state import Move, MoveKind, Phase
from gipf.variants import Player


def merit_of(position: Position, moves: Sequence[Move], *, is_won: bool = False) -> Cause:
    """Say what the first turn of a line does for the player, the weightiest alone.

    ``is_won``: the search has proven that the line wins.

    >>> position = Position.parse("standard 4/5/6/bbb1G2/6/5/G2g w m B9/B9 -- - 5")
    >>> merit = merit_of(position, [position.read_move("f1-d2")])
    >>> merit.feat.does.value, merit.feat.things
    ('saves', (('gipf', 1),))
    """
    if position.acting is not position.turn_owner:
        return Cause(Why.DOES, feat=Feat(Does.LEAST))
    turns, rest = split_turns(position, moves)
    deeds = follow(position, [*turns, rest] if rest else turns)
    first = deeds[0]
    feat = win_feat(deeds, first.player, is_won) or gain_feat(first, None)
    if not feat and first.removed:
        feat = Feat(Does.RETURNS, (("unit", len(first.removed)),))
    if feat := feat or _saving(first) or _bringing(first):
        return Cause(Why.DOES, feat=feat)
    if later := later_gain(deeds, ()):
        return Cause(Why.PREPARES, later.deed.main, feat=later.feat)
    is_safe = not _threatened(first.after, first.player)
    return Cause(Why.DOES, feat=Feat(Does.SAFE if is_safe else Does.LEAST))


def _saving(deed: Deed) -> Feat | None:
    """Name what the other player could have taken, where nothing can be taken after the turn."""
    spots = _threatened(deed.before, deed.player)
    if not spots or deed.after.is_over or _threatened(deed.after, deed.player):
        return None
    units = [deed.before.pile(spot)[-1] for spot in spots]
    return Feat(Does.SAVES, things_of(units, deed))


def _threatened(position: Position, player: Player) -> tuple[str, ...]:
    """Give the spots at which the other player's worst move would take or cover units of a player."""
    if position.phase is not Phase.MOVE:
        return ()
    threats = threats_of(replace(position, player=player))
    return max((threat["spots"] for threat in threats), key=len, default=())


def _bringing(deed: Deed) -> Feat | None:
    pushes = [move for move in deed.turn if move.kind is MoveKind.PUSH]
    return Feat(Does.BRINGS) if any(move.unit == "G" for move in pushes) else None
