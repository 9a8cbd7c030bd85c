"""When somebody has left a live game: how long the other one waits, and what they may claim then."""

from math import ceil

from gipf.host.live_game import LiveGame, Refused
from gipf.variants import Player

WAIT = 40_000
"""Milliseconds for which somebody may be away from a fast game; it is twice and three times that in others."""
FAST, QUICK = 8 * 60, 25 * 60
"""Seconds for each player from which on a game is no longer fast, and from which on it is slow."""
TURNS = 40
"""Turns of a player that a game is expected to take."""


def patience_of(game: LiveGame) -> int | None:
    """Say for how many milliseconds a player may be away; None where nothing can be claimed.

    That is so in games without a clock, over days, before the clock runs, and while the game is paused.
    """
    clock = game.clock
    if clock is None or clock.is_over_days or not game.is_contested or clock.running is None:
        return None
    seconds = clock.seconds + TURNS * clock.increment
    return WAIT * (1 if seconds < FAST else 2 if seconds < QUICK else 3)


def claimed(
    game: LiveGame, player: Player, away: int | None, now: int, *, draw: bool = False
) -> LiveGame:
    """End a game whose other player has been ``away`` for long enough: as won or, with ``draw``, as drawn."""
    if game.is_over:
        raise Refused("game-ended", result=game.result)
    patience = patience_of(game)
    if patience is None:
        raise Refused("claim-untimed")
    if away is None:
        raise Refused("claim-present", player=player.other)
    if away < patience:
        raise Refused("claim-early", player=player.other, seconds=ceil((patience - away) / 1000))
    return game.abandoned(None if draw else player, now)
