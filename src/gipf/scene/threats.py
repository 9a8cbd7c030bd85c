"""What the other player could capture or cover next: the threats a page marks for whoever wants to see them."""

from gipf.position import Position
from gipf.scene.data import Threat
from gipf.state import Phase


def threats_of(position: Position) -> tuple[Threat, ...]:
    """List the moves the other player would have now that take or cover units of the player to move.

    >>> threats_of(Position.parse("basic 4/5/6/bbb1B2/6/5/4 w m B9/B9 -- - 5"))[0]
    {'move': 'e1-e5', 'spots': ('e6',)}
    >>> threats_of(Position.start("basic"))
    ()
    """
    if position.phase is not Phase.MOVE:
        return ()
    found = position.threats(position.acting.other)
    return tuple({"move": threat.move.text, "spots": threat.spots} for threat in found)
