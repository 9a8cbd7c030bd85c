"""Somebody leaves a live game: how long the other one waits, and what they may claim."""

from dataclasses import replace

import pytest

from gipf.host.absence import claimed, patience_of
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame, Refused
from gipf.host.seats import Seat
from gipf.position import Position
from gipf.variants import Player

W, B = Player
SEATS = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}


def begun(clock: Clock | None) -> LiveGame:
    """White has decided, and Black's time runs."""
    return LiveGame.new("abc", 0, Position.start("basic"), SEATS, clock).played("c2", "person", 0)


@pytest.mark.parametrize(
    ("seconds", "increment", "wait"),
    [(180, 2, 40), (300, 5, 80), (600, 10, 80), (1200, 15, 120), (60, 0, 40)],
)
def test_in_slower_games_one_waits_longer(seconds: int, increment: int, wait: int) -> None:
    assert patience_of(begun(Clock.new(seconds, increment))) == wait * 1000


def test_nothing_is_claimed_where_nobody_has_to_wait() -> None:
    live = begun(Clock.new(300, 0))
    days = begun(Clock.new(86_400, 86_400, cap=86_400))
    paused, over = live.paused(5), live.resigned(W, 5)
    unbegun = LiveGame.new("abc", 0, Position.start("basic"), SEATS, Clock.new(300, 0))
    one_screen = replace(live, seats=dict.fromkeys(Player, SEATS[W]))
    for game in (begun(None), days, paused, over, unbegun, one_screen):
        assert patience_of(game) is None
        with pytest.raises(Refused):
            claimed(game, W, 10**9, 10)


def test_a_game_is_claimed_as_won_or_as_drawn_and_not_before_the_time() -> None:
    game = begun(Clock.new(180, 0))
    with pytest.raises(Refused, match="Black is connected"):
        claimed(game, W, None, 10)
    with pytest.raises(Refused, match="can be claimed in 2 s"):
        claimed(game, W, 38_500, 10)
    won, drawn = claimed(game, W, 40_000, 10), claimed(game, W, 40_000, 10, draw=True)
    assert (won.result, won.reason, won.version) == ("1-0", "abandoned", game.version + 1)
    assert (drawn.result, drawn.reason) == ("1/2-1/2", "abandoned")
    assert claimed(game, B, 40_000, 10).result == "0-1"  # whoever's turn it is
