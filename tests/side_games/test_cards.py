"""The higher card."""

import pytest

from gipf import IllegalMove, NotationError
from gipf.side_games import load
from gipf.side_games.cards import DECK, CardsState
from gipf.side_games.game import State

CARDS = load("cards")


def ended(options: str, seed: int) -> State:
    state = CARDS.start(options, seed)
    while state.outcome is None:
        state = state.play("draw")
    return state


def test_each_draws_a_card_and_the_higher_rank_wins() -> None:
    # Rules: Q4.
    assert str(CARDS.start(seed=7).play("draw")) == "cards b d 7 Jc/-"
    assert str(ended("", 7)) == "cards w . 7 Jc/3s"


def test_an_ace_is_the_highest_card_and_suits_do_not_count() -> None:
    # Rules: Q4.
    ends = {str(ended("", seed)).split(" ")[-1]: ended("", seed).outcome for seed in range(2000)}
    assert all(outcome != "b" for cards, outcome in ends.items() if cards[0] == "A")
    tied = {cards for cards, outcome in ends.items() if outcome == "draw"}
    assert tied and all(cards[0] == cards[3] and cards[1] != cards[4] for cards in tied)


def test_the_best_of_three_is_over_when_the_other_cannot_catch_up() -> None:
    # Rules: Q4.
    numbers = set()
    for seed in range(300):
        state = ended("3", seed)
        assert isinstance(state, CardsState)
        numbers.add((state.number, state.outcome))
    assert {(4, "w"), (4, "b"), (6, "w"), (6, "b"), (6, "draw")} == numbers


def test_a_tied_round_counts_for_nobody() -> None:
    tied = CARDS.parse("cards;3 w d 7 Jc,2h/3s,2s")
    assert tied.outcome is None and tied.player == "w"
    assert tied.play("draw").play("draw").outcome is not None


def test_no_card_comes_twice() -> None:
    assert len(set(DECK)) == 52
    state = ended("3", 7)
    assert isinstance(state, CardsState)
    drawn = (*state.white, *state.black)
    assert len(set(drawn)) == len(drawn) and set(drawn) < set(DECK)


def test_nobody_sees_the_seed() -> None:
    assert CARDS.start("3", seed=7).play("draw").seen_by("w") == "cards;3 b d ? Jc/-"


def test_a_game_that_is_over_has_no_more_cards() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        ended("", 7).play("draw")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("cards;5 w d 7 -/-", "cards has no option '5': 3"),
        ("cards w d 7 Jc,2h/3s,2s", "phase is 'd', but what is on the board makes it '.'"),
        ("cards b d 7 Jd/-", "cards is 'Jd/-', but what is on the board makes it 'Jc/-'"),
        ("cards b d 7 11c/-", "cards is '11c/-'; it is written like -/-, Kh/-, Kh/2c"),
        ("cards w . 7 Jc,2h/3s,2s", "cards is 'Jc,2h/3s,2s'"),
        ("cards b . 7 Jc/3s", "player is 'b', but what is on the board makes it 'w'"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        CARDS.parse(text)
    assert str(refused.value).startswith(reason)
