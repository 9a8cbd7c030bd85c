"""What is done with the clock of a game besides playing: time that is given, vacation, a slow line."""

from dataclasses import replace

from gipf.host.clock import MOST_LAG
from gipf.host.live_game import LiveGame, Refused
from gipf.variants import Player

DAY = 24 * 3_600_000
SHARE = 3
"""A time over days is short with less than a day left, or a third of its cap where that is shorter."""
SECONDS, DAYS = 15_000, DAY
"""Milliseconds that one player gives the other, in a live game and over days."""
MOST_SECONDS, MOST_DAYS = DAY, 60 * DAY
"""The most somebody can have left after being given time."""


def flagged(game: LiveGame, now: int, lag: int | None = None) -> LiveGame | None:
    """End a game if a time is up: for a decision, if it was up before the line had it.

    Where nobody decides (no ``lag``), a decision may still be on its way.
    """
    clock = game.clock
    if clock is None or game.is_over:
        return None
    still_coming = 0 if game.is_over_days else MOST_LAG
    late = still_coming if lag is None else clock.lag_allowed(lag, now)
    return game.flagged(now) if clock.flag(now - late) else None


def time_given(game: LiveGame, giver: Player, now: int) -> LiveGame:
    """Let a player give the other one more time."""
    if game.is_over:
        raise Refused("game-ended", result=game.result)
    if game.clock is None or not game.is_contested:
        raise Refused("give-untimed")
    to = giver.other
    amount, most = (DAYS, MOST_DAYS) if game.is_over_days else (SECONDS, MOST_SECONDS)
    if game.clock.left_at(now)[to] + amount > most:
        raise Refused("give-enough", player=to)
    return replace(game, clock=game.clock.with_more(to, amount)).changed(now)


def given_between(before: LiveGame, after: LiveGame, now: int) -> tuple[Player, int] | None:
    """Say who was given time by the change from one version to the next, and how many milliseconds."""
    if before.clock is None or after.clock is None or after.version != before.version + 1:
        return None
    if before.plies != after.plies or before.side_plays != after.side_plays or after.is_over:
        return None
    old, new = before.clock.left_at(now), after.clock.left_at(now)
    for player in Player:
        if new[player] - old[player] in (SECONDS, DAYS):
            return player, new[player] - old[player]
    return None


def with_lag(game: LiveGame, lag: int, now: int) -> LiveGame:
    """Give back what the line took of a decision's time; a clock that is not live gives nothing."""
    return replace(game, clock=game.clock.with_lag(lag, now)) if game.clock else game


def rested(game: LiveGame, player: Player, until: int, now: int) -> LiveGame:
    """Let a player's time stand still while they are on vacation, in a game over days; or let it run again."""
    if game.is_over or game.clock is None or not game.is_over_days:
        return game
    return replace(game, clock=game.clock.resting(player, until, now)).changed(now)
