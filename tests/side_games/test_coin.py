"""The toss of a coin."""

import pytest

from gipf import IllegalMove, NotationError
from gipf.side_games import load

COIN = load("coin")


def test_white_calls_and_black_throws() -> None:
    # Rules: Q2.
    called = COIN.start(seed=7).play("heads")
    assert (called.player, called.legal_moves(), called.outcome) == ("b", ["throw"], None)
    with pytest.raises(IllegalMove, match="heads cannot be played now, but for example throw"):
        called.play("heads")


def test_white_wins_by_calling_it_right() -> None:
    # Rules: Q2.
    assert COIN.start(seed=7).play("heads").play("throw").outcome == "w"
    assert COIN.start(seed=7).play("tails").play("throw").outcome == "b"


def test_a_coin_that_lies_is_not_thrown_again() -> None:
    over = COIN.parse("coin w . 7 heads heads")
    assert over.legal_moves() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        over.play("throw")


def test_both_sides_come_up_about_as_often() -> None:
    falls = [COIN.start(seed=seed).play("heads").play("throw").outcome for seed in range(1000)]
    assert 450 < falls.count("w") < 550


def test_nobody_sees_the_seed() -> None:
    # Rules: Q1.
    assert COIN.start(seed=7).play("heads").seen_by("w") == "coin b t ? heads -"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("die w c 7 - -", "a position of coin begins with 'coin', not 'die'"),
        ("coin;3 w c 7 - -", "coin has no options, so no '3'"),
        ("coin; w c 7 - -", "a position of coin begins with 'coin'"),
        ("coin w c 7 -", "a position of coin has 6 fields"),
        ("coin b c 7 - -", "player is 'b', but what is on the board makes it 'w'"),
        ("coin w t 7 - -", "phase is 't'"),
        ("coin w c 7 edge -", "call is 'edge'; it is written like -, heads, tails"),
        ("coin w . 7 tails tails", "player is 'w', but what is on the board makes it 'b'"),
        ("coin w . 7 - heads", "phase is '.'"),
        ("coin w c 07 - -", "a seed is a whole number from 0 to 18446744073709551615, not '07'"),
        ("coin w c 18446744073709551616 - -", "a seed is a whole number"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        COIN.parse(text)
    assert str(refused.value).startswith(reason)


def test_a_move_is_written_in_one_way() -> None:
    with pytest.raises(NotationError, match="'Heads' is no move of coin; moves are written like"):
        COIN.start().play("Heads")


def test_a_seed_is_a_whole_number_that_is_not_too_high() -> None:
    for seed in (-1, 2**64, True):
        with pytest.raises(NotationError, match="a seed is a whole number"):
            COIN.start(seed=seed)
