"""Draws that are offered to the computer, in a side game by itself."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from gipf.errors import GipfError
from gipf.host.draw_offers import accepts_draw, draw_offered, foresees_draw, may_offer_draw
from gipf.host.live_game import LiveGame
from gipf.host.side_file import live_side_game_of
from gipf.host.view import side_state_of
from gipf.record.side_play import SidePlay
from gipf.side_games import load
from gipf.side_games.game import State
from gipf.side_games.plain_players import plain_move
from gipf.side_games.standing import EARLY, lead

SEATS = {"w": '[White "Level 2"]\n[Black "Player"]', "b": '[White "Player"]\n[Black "Level 2"]'}
"""The files' headers by the side that the computer plays."""


class Thinker:
    """What the computer thinks with here: a plain player."""

    async def side_move(self, play: SidePlay, level: int) -> str:
        assert play.state is not None
        return plain_move(play.state, level, random.Random(1))


def takes(computer: str, game: str, moves: str, engine: Any = None) -> bool:
    """Whether the computer takes a draw after these moves; without an engine it only counts."""
    seed = "" if "#" not in game else f'\n[Seed "{game.partition("#")[2]}"]'
    name = game.partition("#")[0]
    text = f'{SEATS[computer]}\n[SideGame "{name}"]{seed}\n\n{moves} *'
    offered = live_side_game_of(text, "abc", 0).draw_offered(None, 0)
    assert offered.offer is not None and offered.offer.value != computer
    return asyncio.run(accepts_draw(offered, cast("Any", engine)))


def first_moves(
    game: str, options: str, seed: int, until: Callable[[State, int], bool]
) -> list[str]:
    """Play the first legal move again and again."""
    state = load(game).start(options, seed=seed)
    moves: list[str] = []
    while not until(state, len(moves)):
        moves.append(state.legal_moves()[0])
        state = state.play(moves[-1])
    return moves


def test_it_takes_one_when_it_is_not_ahead_and_not_in_the_first_turns() -> None:
    moves = first_moves("yinsh", "", 0, lambda _, count: count == 2 * EARLY)
    assert takes("b", "yinsh", " ".join(moves))
    assert not takes("b", "yinsh", " ".join(moves[:-2]))


def test_it_plays_on_when_it_is_ahead() -> None:
    moves = first_moves(
        "dvonn", "random", 3, lambda state, count: count > 2 * EARLY and bool(lead(state))
    )
    state = load("dvonn").start("random", seed=3)
    for move in moves:
        state = state.play(move)
    ahead = lead(state) or 0
    assert takes("w", "dvonn(random)#3", " ".join(moves)) is (ahead < 0)
    assert takes("b", "dvonn(random)#3", " ".join(moves)) is (ahead > 0)


def yinsh_at_random(seed: int, left_out: int) -> list[str]:
    """Give the moves of a random game but for the last ones."""
    chance, state, moves = random.Random(seed), load("yinsh").start(), []
    while state.outcome is None:
        moves.append(chance.choice(state.legal_moves()))
        state = state.play(moves[-1])
    return moves[:-left_out]


def test_it_sees_what_comes_before_it_takes_a_draw() -> None:
    moves = " ".join(yinsh_at_random(0, 1))  # White takes off a ring that decides
    assert takes("w", "yinsh", moves), "by what is counted it is level"
    assert not takes("w", "yinsh", moves, Thinker())


def _near_the_end(seats: str, left_out: int = 1) -> LiveGame:
    moves = " ".join(
        yinsh_at_random(39, left_out)
    )  # the markers run out, rings taken off are equal
    return live_side_game_of(f'{seats}\n[SideGame "yinsh"]\n\n{moves} *', "abc", 0)


def test_it_offers_a_draw_where_it_sees_nothing_else() -> None:
    game = _near_the_end(SEATS["b"])
    assert may_offer_draw(game)
    assert asyncio.run(foresees_draw(game, cast("Any", Thinker())))
    offered = draw_offered(game, 0)
    assert offered.offer == "b" and not may_offer_draw(offered)
    assert offered.draw_accepted(0).reason == "agreement"
    assert offered.draw_declined(0).offer is None


def test_it_offers_none_on_its_own_turn_early_or_where_no_person_plays_it() -> None:
    assert not may_offer_draw(_near_the_end(SEATS["w"])), "it is to move"
    assert not may_offer_draw(_near_the_end(SEATS["b"], left_out=60))
    assert not may_offer_draw(_near_the_end('[White "Ann"]\n[Black "Ben"]'))


@pytest.mark.parametrize("game", ["rps", "tzaar", "zertz", "punct"])
def test_every_game_says_how_it_stands_or_that_nothing_is_counted(game: str) -> None:
    state = load(game).start(seed=1)
    assert lead(state) == (None if game == "rps" else 0)


@pytest.mark.parametrize(("game", "moves"), [("tzaar", "d3-c3"), ("coin", "heads")])
def test_where_somebody_always_wins_there_is_no_draw_to_offer(game: str, moves: str) -> None:
    seed = '\n[Seed "7"]' if game == "coin" else ""
    text = f'[White "Ann"]\n[Black "Ben"]\n[SideGame "{game}"]{seed}\n\n{moves} *'
    live = live_side_game_of(text, "abc", 0)
    told = side_state_of(live, 0)
    assert not told["has_draws"] and not told["may"]["draw"]
    with pytest.raises(GipfError, match="always has a winner"):
        live.draw_offered(None, 0)
