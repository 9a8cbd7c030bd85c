"""What is good about a turn that is advised: one short reason, found by playing the engine's line."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from gipf.analysis.causes import Cause, Does, Feat, Why
from gipf.analysis.explain_mistake import Deed, follow, gain_feat, later_gain, things_of, win_feat
from gipf.analysis.lines import split_turns
from gipf.geometry import CENTRE, lattice
from gipf.position import Position
from gipf.scene.effects import effects_of
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
    if feat := win_feat(deeds, first.player, is_won) or _winning(first):
        return Cause(Why.DOES, feat=feat)
    later = later_gain(deeds, ())
    if later and later.feat.does is not Does.RETURNS:
        return Cause(Why.PREPARES, feat=later.feat)
    if feat := _first(first, _attacking, _stopping, _bringing, _loading):
        return Cause(Why.DOES, feat=feat)
    if later:
        return Cause(Why.PREPARES, feat=later.feat)
    if _threatened(first.after, first.player):
        return Cause(Why.DOES, feat=Feat(Does.LEAST))
    feat = _first(first, _readying, _nearing, _lining_up)
    return Cause(Why.DOES, feat=feat or Feat(Does.SAFE))


def quiet_merits(deed: Deed) -> Iterator[Feat]:
    """List what a turn does without taking anything: what it saves, threatens, stops, brings in, prepares."""
    finders = (_saving, _attacking, _stopping, _bringing, _loading, _readying, _nearing, _lining_up)
    yield from filter(None, (find(deed) for find in finders))


def _first(deed: Deed, *finders: Callable[[Deed], Feat | None]) -> Feat | None:
    return next(filter(None, (find(deed) for find in finders)), None)


# ---------------------------------------------------------------------- what is won or saved at once


def _winning(deed: Deed) -> Feat | None:
    """Name what the turn takes, covers, brings back or saves."""
    if feat := gain_feat(deed, None):
        return feat
    if deed.removed:
        return Feat(Does.RETURNS, (("unit", len(deed.removed)),))
    return _saving(deed)


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


# ---------------------------------------------------------------------- what comes next


def _attacking(deed: Deed) -> Feat | None:
    """Name what the player could take or cover next, if nothing could be before."""
    other = deed.player.other
    spots = _threatened(deed.after, other)
    if not spots or _threatened(deed.before, other):
        return None
    units = [deed.after.pile(spot)[-1] for spot in spots]
    return Feat(Does.THREATENS, things_of(units, deed))


def _stopping(deed: Deed) -> Feat | None:
    """Say that the other player could have made a row and cannot any more."""
    other = deed.player.other
    if not _can_make_row(deed.before, other) or _can_make_row(deed.after, other):
        return None
    return Feat(Does.STOPS)


def _readying(deed: Deed) -> Feat | None:
    """Say that the player can make a row next and could not before."""
    if _can_make_row(deed.before, deed.player) or not _can_make_row(deed.after, deed.player):
        return None
    return Feat(Does.READIES)


def _can_make_row(position: Position, player: Player) -> bool:
    if position.phase is not Phase.MOVE:
        return False
    turned = replace(position, player=player)
    return any(turned.play(move).phase is Phase.CLEAR_AFTER for move in turned.legal_moves())


# ---------------------------------------------------------------------- where pieces stand


def _bringing(deed: Deed) -> Feat | None:
    return Feat(Does.BRINGS) if any(move.unit == "G" for move in _pushes(deed)) else None


def _loading(deed: Deed) -> Feat | None:
    """Name the potential that comes into play; in MATRX, where nothing else is pushed in, that says little."""
    if deed.before.variant.is_matrx:
        return None
    letters = [move.unit for move in _pushes(deed) if move.unit not in "BG"]
    return Feat(Does.LOADS, ((letters[0], 1),)) if letters else None


def _pushes(deed: Deed) -> list[Move]:
    return [move for move in deed.turn if move.kind is MoveKind.PUSH]


def _nearing(deed: Deed) -> Feat | None:
    """Say that own pieces, and not more of the other's, come nearer to the middle."""
    gained = {Player.WHITE: 0, Player.BLACK: 0}
    position = deed.before
    for move in deed.turn:
        for effect in effects_of(position, move):
            if effect["do"] == "slide":
                nearer = _from_centre(effect["from"]) - _from_centre(effect["to"])
                gained[position.pile(effect["from"])[-1].player] += nearer
        position = position.play(move)
    own = gained[deed.player]
    return Feat(Does.NEARS) if own > 0 and own > gained[deed.player.other] else None


def _from_centre(spot: str) -> int:
    """Count the steps to the centre."""
    here, there = lattice(spot), lattice(CENTRE)
    across, up = here[0] - there[0], here[1] - there[1]
    return max(abs(across), abs(up), abs(across - up))


FEW, ROW = 2, 4


def _lining_up(deed: Deed) -> Feat | None:
    """Say how many pieces stand side by side in a line that did not before, short of a row."""
    before, after = (_longest(position, deed.player) for position in (deed.before, deed.after))
    if not FEW <= after < ROW or after <= before:
        return None
    return Feat(Does.LINES_UP, (("unit", after),))


def _longest(position: Position, player: Player) -> int:
    return max(_runs(position, player), default=0)


def _runs(position: Position, player: Player) -> Iterator[int]:
    """Count the units of a player that stand side by side, line by line."""
    for line in position.variant.board.lines:
        own = (bool(pile := position.pile(s)) and pile[-1].player is player for s in line.spots)
        yield from (len([*run]) for is_own, run in groupby(own) if is_own)
