"""Draws that are offered to the computer: when it accepts one."""

from contextlib import suppress

from gipf.host.interfaces import Engine
from gipf.host.live_game import LiveGame
from gipf.host.side_position import SidePosition
from gipf.search.answer import Limits
from gipf.side_games.standing import EARLY, why_declined

DRAWISH = 0.05
"""The computer takes a draw when its chance is no better."""


async def accepts_draw(game: LiveGame, engine: Engine) -> bool:
    """Whether the computer takes the draw it is offered: it does not think it stands better.

    In a side game by itself it goes by what is counted there, and looks at nothing ahead. In one that
    settles a challenge a draw is as good as won for whoever announced, and as bad as lost for the other.
    """
    position = game.position
    assert game.offer is not None, "an offer is considered"
    if game.side:
        return game.side.announcer is not game.offer
    if isinstance(position, SidePosition):
        return why_declined(position.state, game.offer.other.value, position.turn) is None
    if position.turn > EARLY and not game.is_side_game:
        with suppress(Exception):
            answer = await engine.search(game.board, Limits(seconds=0.5))
            own = 1 if game.position.acting is game.offer.other else -1
            return own * answer.lines[0].value <= DRAWISH
    return False
