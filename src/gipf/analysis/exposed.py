"""What a coach asks about without an engine: what loses at once, or leaves GIPF-pieces to the other player."""

from collections.abc import Iterator
from itertools import islice

from gipf.analysis.causes import Cause, Does, Feat, Why
from gipf.analysis.explain_mistake import Deed, deed_of, ending_of
from gipf.analysis.lines import Turn
from gipf.position import Position
from gipf.scene.rows import rows_of
from gipf.state import CLEARING, Kind, Move, Reason

OTHERS = 40
"""Maximum of other decisions that are searched for one that does not lose at once."""


def doubtful(position: Position, move: Move) -> Cause | None:
    """Say what has to be asked about before a decision is made, if there is anything."""
    return avoidable_loss(position, move) or exposed_gipf_pieces(position, move)


def avoidable_loss(position: Position, move: Move) -> Cause | None:
    """Say how a decision loses the game at once, or lets the other player win it, where another one does not.

    >>> position = Position.parse("basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/B2 -- - 9")
    >>> avoidable_loss(position, position.read_move("c2")).feat.ending.end.value
    'no-piece'
    >>> avoidable_loss(position, position.read_move("e2")) is None
    True
    """
    cause = _loss(position, move)
    if cause is None:
        return None
    others = (other for other in position.legal_moves() if other != move)
    is_avoidable = any(_loss(position, other) is None for other in islice(others, OTHERS))
    return cause if is_avoidable else None


def _loss(position: Position, move: Move) -> Cause | None:
    owner, after = position.turn_owner, position.play(move)
    if after.outcome:
        if position.acting is not owner or after.outcome.winner in (owner, None):
            return None
        return Cause(Why.LOSES, ending=ending_of(deed_of(position, (move,))))
    if owner in (after.turn_owner, after.acting):
        return None
    for turn in _turns(after):
        deed = deed_of(after, turn)
        if deed.after.outcome and deed.after.outcome.winner is deed.player:
            return Cause(Why.ALLOWS, deed.main, player=deed.player, feat=_win(deed))
    return None


def _win(deed: Deed) -> Feat:
    return _feat(deed) if _ends(deed) else Feat(Does.WINS_AT_ONCE, ending=ending_of(deed))


def exposed_gipf_pieces(position: Position, move: Move) -> Cause | None:
    """Say by which turn the other player could take or cover GIPF-pieces after a decision that ends a turn.

    >>> position = Position.parse("standard 4/5/6/bbb1G2/6/5/G2g w m B9/B9 -- - 5")
    >>> cause = exposed_gipf_pieces(position, position.read_move("b2"))
    >>> cause.turn, cause.feat.things
    ('e1-e5', (('gipf', 1),))
    >>> exposed_gipf_pieces(position, position.read_move("f1-d2")) is None
    True
    """
    owner, after = position.turn_owner, position.play(move)
    if after.is_over or owner in (after.turn_owner, after.acting):
        return None
    deeds = [deed for turn in _turns(after) if _lost(deed := deed_of(after, turn))]
    if not deeds:
        return None
    worst = max(deeds, key=lambda deed: (_ends(deed), _lost(deed), deed.worth))
    stands = worst.taken_first and not worst.covered
    why = Why.MAKES_ROW if stands else Why.ALLOWS
    return Cause(why, "" if stands else worst.main, player=worst.player, feat=_feat(worst))


def _turns(position: Position) -> Iterator[Turn]:
    """List what a player may do, with the clears that follow as a sensible player makes them."""
    for move in position.legal_moves():
        yield from _cleared((move,), position.play(move))


def _cleared(turn: Turn, position: Position) -> Iterator[Turn]:
    owner = position.turn_owner
    if position.phase not in CLEARING or position.acting is not owner or position.is_over:
        yield turn
        return
    presets = {row["preset"] for row in rows_of(position) if row["preset"] in row["clears"]}
    if not presets:
        yield turn
    for preset in sorted(filter(None, presets)):
        clear = position.read_move(preset)
        yield from _cleared((*turn, clear), position.play(clear))


def _lost(deed: Deed) -> int:
    return sum(unit.kind is Kind.GIPF for unit in (*deed.taken, *deed.covered))


def _ends(deed: Deed) -> bool:
    outcome = deed.after.outcome
    return bool(outcome and outcome.winner is deed.player and outcome.reason is Reason.GIPF_LOST)


def _feat(deed: Deed) -> Feat:
    is_taken = any(unit.kind is Kind.GIPF for unit in deed.taken)
    if _ends(deed):
        return Feat(Does.TAKES_LAST if is_taken else Does.COVERS_LAST)
    does = Does.TAKES if is_taken else Does.COVERS
    return Feat(does, (("gipf", _lost(deed)),), victim=deed.player.other)
