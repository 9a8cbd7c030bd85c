"""Draws between people and the computer: when it takes one, and when it offers one itself."""

import asyncio
from contextlib import suppress
from dataclasses import replace

from gipf.host.interfaces import Engine
from gipf.host.live_game import LiveGame
from gipf.host.side_position import SidePosition
from gipf.record.side_play import SidePlay
from gipf.search.answer import Limits
from gipf.side_games import State
from gipf.side_games.standing import EARLY, FORESEEN, FORESIGHT, lead, why_declined

DRAWISH = 0.05
"""The computer takes a draw when its chance is no better."""
PATIENCE = 6.0
"""Seconds for looking ahead in a side game; after that it counts how it stands."""


async def accepts_draw(game: LiveGame, engine: Engine) -> bool:
    """Whether the computer takes the draw it is offered: it does not think it stands better.

    In a side game by itself it goes by what is counted there a few decisions ahead. In one that settles a
    challenge a draw is as good as won for whoever announced, and as bad as lost for the other.
    """
    position = game.position
    assert game.offer is not None, "an offer is considered"
    if game.side:
        return game.side.announcer is not game.offer
    if isinstance(position, SidePosition):
        side = game.offer.other.value
        if why_declined(position.state, side, position.turn) == "early":
            return False
        return why_declined(await _foreseen(position.side, engine), side, position.turn) is None
    if position.turn > EARLY and not game.is_side_game:
        with suppress(Exception):
            answer = await engine.search(game.board, Limits(seconds=0.5))
            own = 1 if game.position.acting is game.offer.other else -1
            return own * answer.lines[0].value <= DRAWISH
    return False


def may_offer_draw(game: LiveGame) -> bool:
    """Whether the computer thinks of offering a draw: after a move in a level side game, not early."""
    position = game.position
    if not isinstance(position, SidePosition) or not game.people or game.actor not in game.people:
        return False
    return (
        game.offer is None
        and not game.is_over
        and bool(game.plies)
        and game.plies[-1].by == "computer"
        and position.side.has_draws
        and not position.hides
        and position.turn > 2 * EARLY
        and lead(position.state) == 0
    )


async def foresees_draw(game: LiveGame, engine: Engine) -> bool:
    """Whether the side game is drawn as the computer sees it go on."""
    return (await _foreseen(game.side_position.side, engine)).outcome == "draw"


def draw_offered(game: LiveGame, now: int) -> LiveGame:
    """Let the computer offer a draw to the person who is to decide."""
    return replace(game, offer=game.position.acting.other).changed(now)


async def _foreseen(play: SidePlay, engine: Engine) -> State:
    """Give where a side game leads; where the engine fails, as far as is known."""
    with suppress(Exception):
        async with asyncio.timeout(PATIENCE):
            for _ in range(FORESEEN):
                if play.outcome is None:
                    play = play.played(await engine.side_move(play, FORESIGHT))
    return play.states[-1]
