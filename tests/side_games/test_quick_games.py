"""What all quick side games have in common: they end, their texts are read back, no text breaks them."""

import copy
import pickle
import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gipf import GipfError, NotationError
from gipf.side_games import load, names, split_name
from gipf.side_games.game import SideGame, State
from gipf.side_games.seeds import joint_seed

QUICK = ("cards", "cards(3)", "coin", "die", "dominoes", "rps", "rps(3)", "rps(5)", "table(go)")


def started(text: str, seed: int) -> tuple[SideGame, State]:
    name, options = split_name(text)
    return load(name), load(name).start(options, seed)


@pytest.mark.parametrize("text", QUICK)
def test_random_games_end_and_every_position_is_read_back(text: str) -> None:
    chance = random.Random(7)
    outcomes = set()
    for seed in range(200):
        game, state = started(text, seed)
        for _ in range(100):
            assert game.parse(str(state)) == state
            assert state.legal_moves() == sorted(state.legal_moves())
            for player in "wb":
                assert len(state.seen_by(player).split(" ")) == len(str(state).split(" "))
            if state.outcome is not None:
                break
            after = state.play(chance.choice(state.legal_moves()))
            assert after != state and str(after) != str(state)
            state = after
        assert state.outcome is not None and state.legal_moves() == []
        outcomes.add(state.outcome)
    assert {"w", "b"} <= outcomes
    assert ("draw" in outcomes) == (text != "coin")


@pytest.mark.parametrize("text", QUICK)
def test_the_same_seed_gives_the_same_game(text: str) -> None:
    _, first = started(text, 41)
    _, second = started(text, 41)
    while first.outcome is None:
        move = first.legal_moves()[0]
        first, second = first.play(move), second.play(move)
    assert first == second and hash(first) == hash(second)


@pytest.mark.parametrize("text", QUICK)
def test_states_travel(text: str) -> None:
    _, state = started(text, 7)
    state = state.play(state.legal_moves()[0])
    assert pickle.loads(pickle.dumps(state)) == copy.deepcopy(state) == copy.copy(state) == state


@given(st.sampled_from(QUICK), st.data())
def test_any_text_gives_a_position_or_a_clear_error(text: str, data: st.DataObject) -> None:
    game, state = started(text, data.draw(st.integers(0, 9)))
    for _ in range(data.draw(st.integers(0, 6))):
        if moves := state.legal_moves():
            state = state.play(data.draw(st.sampled_from(moves)))
    written = str(state)
    at = data.draw(st.integers(0, len(written)))
    end = data.draw(st.integers(at, min(at + 3, len(written))))
    signs = st.text(st.sampled_from("wb-.0123456789/,= rockphe;") | st.characters(), max_size=3)
    changed = data.draw(st.text() | signs.map(lambda put: written[:at] + put + written[end:]))
    try:
        read = game.parse(changed)
    except GipfError as error:
        assert str(error)
    else:
        assert str(read) == changed


@given(st.sampled_from(QUICK), st.text() | st.text("rockpaselthw=:0123456789"))
def test_any_text_is_a_legal_move_or_a_clear_error(text: str, move: str) -> None:
    _, state = started(text, 7)
    try:
        assert state.play(move) != state
    except GipfError as error:
        assert str(error)


def test_all_quick_games_are_found_by_name() -> None:
    assert {split_name(text)[0] for text in QUICK} | {"openspiel"} <= {*names()}
    with pytest.raises(NotationError, match="there is no side game 'chess': cards, coin, die"):
        load("chess")


@pytest.mark.parametrize("name", ["coin", "die", "dominoes"])
def test_options_a_game_does_not_have_are_refused(name: str) -> None:
    with pytest.raises(NotationError, match=f"{name} has no options, so no 'fast'"):
        load(name).start("fast")


def test_two_players_make_a_seed_together() -> None:
    assert joint_seed("swallow", "heron") == 14846147591275428144
    assert joint_seed("heron", "swallow") != joint_seed("swallow", "heron")
    assert load("die").start(seed=joint_seed("ä", "ß")).outcome is None


@pytest.mark.parametrize("text", [text for text in QUICK if text not in ("dominoes", "table(go)")])
def test_as_many_games_are_won_or_drawn_as_the_odds_say(text: str) -> None:
    chance, games, not_lost = random.Random(7), 3000, 0
    for seed in range(games):
        game, state = started(text, seed)
        while state.outcome is None:
            moves = [move for move in state.legal_moves() if move != "fold"]
            state = state.play(chance.choice(moves))
        not_lost += state.outcome != "b"
    share = game.share_not_lost(split_name(text)[1])
    assert share is not None and abs(not_lost / games - share) < 0.03


def test_the_odds_of_games_of_skill_are_even_and_nobody_knows_those_of_other_games() -> None:
    for name in ("dominoes", "dvonn", "punct", "tzaar", "yinsh", "zertz"):
        assert load(name).share_not_lost() == Fraction(1, 2)
    assert load("table").share_not_lost("go") is None
