"""What a player could take or cover: the moves that endanger the other player's units."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from gipf.rules.rows import clearing_moves
from gipf.rules.turn import legal_moves, play
from gipf.state import Move, MoveKind, Phase, State
from gipf.variants import Player


class Threat(NamedTuple):
    """A move, and the spots of the other player's units that it could take or cover."""

    move: Move
    spots: tuple[str, ...]


def threats(state: State, player: Player) -> Iterator[Threat]:
    """Find what a player threatens: what could be done if it were that player's move.

    There are threats only between turns: while something else is to be decided first, none is found.
    """
    if state.phase is not Phase.MOVE:
        return
    to_move = replace(state, player=player)
    for move in legal_moves(to_move):
        if spots := _endangered(to_move, move):
            yield Threat(move, spots)


def _endangered(state: State, move: Move) -> tuple[str, ...]:
    """Give the spots on which units of the other player's stand that a move could take or cover."""
    after = play(state, move)
    if move.kind is MoveKind.USE and after.phase is not Phase.ANSWER:
        covered = state.top(move.target)
        if covered and covered.player is not state.player:
            return (move.target,)
    if after.phase is not Phase.CLEAR_AFTER:
        return ()
    came_from = _came_from(state, move)
    return tuple(
        sorted(
            {
                came_from.get(spot, spot)
                for clear in clearing_moves(after)
                for spot in clear.spots
                if after.piles[spot][-1].player is not state.player
            }
        )
    )


def _came_from(state: State, move: Move) -> dict[str, str]:
    """Say of each spot to which a push moves a pile where the pile stood before."""
    if not move.is_push or not move.start:
        return {}
    line = state.variant.board.entry(move.start, move.target)
    moved = line[: line.index(move.target) + 1]
    return dict(zip(moved[1:], moved[:-1], strict=True))
