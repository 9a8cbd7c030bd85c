"""What the other player could capture or cover next: the threats a page marks for whoever wants to see them."""

from dataclasses import replace

from gipf.position import Position
from gipf.scene.data import Threat
from gipf.scene.effects import effects_of
from gipf.scene.rows import rows_of
from gipf.state import Move, MoveKind, Phase


def threats_of(position: Position) -> tuple[Threat, ...]:
    """List the moves the other player would have now that take or cover units of the player to move.

    >>> threats_of(Position.parse("basic 4/5/6/bbb1B2/6/5/4 w m B9/B9 -- - 5"))[0]
    {'move': 'e1-e5', 'spots': ('e6',)}
    >>> threats_of(Position.start("basic"))
    ()
    """
    if position.phase is not Phase.MOVE:
        return ()
    turned = replace(position, player=position.acting.other)
    moves = ((move, _endangered(turned, move)) for move in turned.legal_moves())
    return tuple({"move": move.text, "spots": spots} for move, spots in moves if spots)


def _endangered(position: Position, move: Move) -> tuple[str, ...]:
    """Give the spots on which units of the other player's stand that a move takes or covers."""
    after = position.play(move)
    if move.kind is MoveKind.USE and after.phase is not Phase.ANSWER:
        covered = position.piles.get(move.target, ())
        if covered and covered[-1].player is not position.player:
            return (move.target,)
    if after.phase is not Phase.CLEAR_AFTER:
        return ()
    slides = (effect for effect in effects_of(position, move) if effect["do"] == "slide")
    came_from = {slide["to"]: slide["from"] for slide in slides}
    spots = {
        came_from.get(spot, spot)
        for row in rows_of(after)
        if row["preset"] in row["clears"]
        for spot in row["clears"][row["preset"] or ""]
        if after.piles[spot][-1].player is not position.player
    }
    return tuple(sorted(spots))
