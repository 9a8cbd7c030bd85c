"""How a game ends: by whom it is won and why."""

from dataclasses import replace

from gipf.state import Kind, Outcome, Phase, Reason, State, unit_of
from gipf.variants import Player


def finish(state: State, winner: Player | None, reason: Reason) -> State:
    """End the game."""
    outcome = Outcome(winner, reason)
    return replace(state, phase=Phase.OVER, player=winner, announced=None, outcome=outcome)


def end_by_lost_gipf_pieces(state: State) -> State:
    """Whenever a clearing phase has ended, a player without GIPF-pieces loses (G:2.C, P:C.5.3, M:C).

    If both are without, the player whose phase it was wins.
    """
    player = state.acting
    for loser in (player.other, player):
        if has_lost_all_gipf_pieces(state, loser):
            return finish(state, loser.other, Reason.GIPF_LOST)
    return state


def has_lost_all_gipf_pieces(state: State, player: Player) -> bool:
    """Doubles count on top of a pile only, once there were any; MATRX's singles until captured."""
    gipf_piece = unit_of(player, Kind.GIPF)
    if state.variant.is_matrx:
        on_board = any(gipf_piece in pile for pile in state.piles.values())
        return not on_board and not state.reserves[player]["G"]
    if not state.variant.has_double_gipf_pieces or state.opening[player] == "0":
        return False
    return all(pile[-1] is not gipf_piece for pile in state.piles.values())
