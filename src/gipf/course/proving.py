"""What is won or lost in a puzzle, proved by the compiled search: imported when it is needed."""

from gipf.course.turns import turns
from gipf.position import Position
from gipf.search.proof import only_moves, prove
from gipf.state import Move, Phase
from gipf.variants import Player


def decides(position: Position, player: Player) -> bool:
    """Whether a player decides; nobody decides the result of a side game."""
    return position.player is player and position.phase is not Phase.SIDE_GAME


def is_won(position: Position, player: Player, within: int) -> bool:
    """Whether a player wins within so many turns of their own, whatever the other does.

    The turn that is going on counts.
    """
    if position.outcome:
        return position.outcome.winner is player
    if decides(position, player):
        return bool(within and prove(position, within).won)
    if within:
        return only_moves(position, within) == ()
    return all(is_won(played.after, player, 0) for played in turns(position))


def is_held(position: Position, player: Player, within: int) -> bool:
    """Whether the other player cannot force a win against a player within so many turns."""
    if position.outcome:
        return position.outcome.winner is player
    if decides(position, player):
        return only_moves(position, within) != ()
    return not prove(position, within).won


def longest(position: Position, within: int) -> tuple[Move, ...]:
    """Give the decisions with which a player who loses within so many turns holds out longest."""
    found = position.legal_moves()
    for fewer in range(1, within + 1):
        left = only_moves(position, fewer)
        if not left:
            break
        found = left
    return found
