"""What two people agree on: draws are offered in `LiveGame`; here is what else needs the consent of both."""

from collections.abc import Collection
from dataclasses import replace

from gipf.host.live_game import LiveGame, Refused
from gipf.host.seats import Proposal, ProposalKind
from gipf.variants import Player


def proposed(game: LiveGame, kind: ProposalKind, player: Player, now: int) -> LiveGame:
    """Let a player ask the other for something that is done only with their consent."""
    _check_going_on(game)
    if game.offer or game.proposal:
        raise Refused("proposal-waits")
    _carried_out(game, kind, player, now)  # what could not be done is not asked for
    return replace(game, proposal=Proposal(kind, player)).changed(now)


def rematch_proposed(game: LiveGame, player: Player, now: int) -> LiveGame:
    """Let one of two people ask the other for a rematch."""
    if not game.is_over:
        raise Refused("rematch-later")
    return replace(game, proposal=Proposal("rematch", player)).changed(now)


def wants_rematch(game: LiveGame, player: Player) -> bool:
    """Whether a player has asked the other for a rematch."""
    return game.proposal == Proposal("rematch", player)


def accepted(game: LiveGame, now: int) -> LiveGame:
    """Do what the other player asked for: a draw, or something else."""
    if game.proposal is None:
        return game.draw_accepted(now)
    return _carried_out(game, game.proposal.kind, game.proposal.player, now)


def declined(game: LiveGame, now: int) -> LiveGame:
    """Refuse what the other player asked for."""
    if game.proposal is None:
        return game.draw_declined(now)
    return replace(game, proposal=None).changed(now)


def asker(game: LiveGame) -> Player | None:
    """Say who waits for an answer."""
    return game.proposal.player if game.proposal else game.offer


def may_propose_takeback(game: LiveGame, own: Collection[Player]) -> bool:
    """Whether one of two people has a turn they could ask to take back."""
    if game.is_over or game.offer or game.proposal or game.awaited:
        return False
    side = game.side
    if side and side.takeback_count(list(own)) is not None:
        return True
    return any(game.takeback_start(player) is not None for player in own)


def may_undo(game: LiveGame, own: Collection[Player]) -> bool:
    """Whether the last decision was made by whoever decides now, in a turn that goes on."""
    if not game.may_undo or game.actor not in own:
        return False
    return bool(game.side) or game.positions[-2].acting in own


def _carried_out(game: LiveGame, kind: ProposalKind, player: Player, now: int) -> LiveGame:
    _check_going_on(game)
    if kind == "takeback":
        return game.takeback(now, player)
    if kind == "lot":
        return game.lot_drawn(now)
    return replace(game.paused(now), proposal=None)


def _check_going_on(game: LiveGame) -> None:
    if game.is_over:
        raise Refused("game-ended", result=game.result)
