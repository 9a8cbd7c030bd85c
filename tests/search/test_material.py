"""Counting pieces."""

import pytest

from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.search.material import (
    PIECE,
    PROVEN,
    WIN,
    material,
    score,
    side_game_mean,
    value_of,
    win_in,
)
from tests.boards import put


def count(variant: str, units: str, reserves: str, player: int = 0) -> int:
    position, states = put(variant, units, reserves=reserves), empty_states(1)
    write_state(position, states, 0)
    return int(material(rules_of(position.variant).family, states, 0, player))


@pytest.mark.parametrize(
    ("variant", "units", "reserves", "white", "black"),
    [
        ("basic", "B b2 b3, b e8", "B5/B7", 7, 8),
        ("standard", "G b2, B b3, g e8 e7", "B5/B7", 3 + 1 + 5, 2 * 3 + 7),
        ("tournament", "G b2 b3 b4 c2, g e8", "B5/B7", 4 * 2 + 3 + 5, 3 + 7),
        ("tournament+Z6", "G b2, Z b3, Z' b4, g e8, z e7", "B5Z2/B7", 3 + 2 + 1 + 7, 3 + 2 + 7),
        ("tournament+D6", "G b2, (bD') b3, g e8", "B5/B7", 3 + 1 + 5, 3 + 7),
        ("matrx", "G b2 b3, Z b4, Z' b5, g e8", "T2/G2T1", 2 * 2 + 2 + 1 + 2, 2 + 4 + 1),
    ],
    ids=["basic", "standard", "four GIPF-pieces", "potentials", "covered", "matrx"],
)
def test_what_is_on_top_and_in_reserve_counts_and_gipf_pieces_count_more(
    variant: str, units: str, reserves: str, white: int, black: int
) -> None:
    assert count(variant, units, reserves, 0) == white
    assert count(variant, units, reserves, 1) == black


def test_a_win_is_worth_more_than_all_pieces_and_a_quick_one_the_most() -> None:
    over, states = put("basic", "B b2, b e8 e7", reserves="B1/-").play("b3"), empty_states(1)
    write_state(over, states, 0)
    family = rules_of(over.variant).family
    assert score(family, states, 0, 0, 3) == WIN - 3
    assert score(family, states, 0, 1, 3) == 3 - WIN
    assert PROVEN > 100 * PIECE


def test_a_draw_is_worth_nothing() -> None:
    drawn, states = put("basic;quiet=1", "B b2", reserves="B5/B1").play("b3"), empty_states(1)
    write_state(drawn, states, 0)
    assert score(rules_of(drawn.variant).family, states, 0, 0, 1) == 0


def test_a_side_game_is_lost_one_time_in_three_whoever_looks() -> None:
    assert side_game_mean(30, 0) == 20
    assert side_game_mean(-30, 1) == -side_game_mean(30, -1) == -19
    assert win_in(side_game_mean(WIN - 3, WIN - 3)) == 3
    assert win_in(side_game_mean(WIN - 3, 24)) is None


def test_scores_in_words() -> None:
    assert value_of(3 - WIN) == -1
    assert -1 < value_of(-10 * PIECE) < value_of(0) == 0 < value_of(PIECE) < value_of(5 * PIECE) < 1
    assert win_in(0) is None
