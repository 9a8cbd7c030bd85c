"""The door to OpenSpiel passes OpenSpiel's own tests and makes its playthroughs."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from gipf import GipfError, Position
from gipf.envs import openspiel as door
from gipf.envs.observation import SIZE

VARIANTS = [
    "basic;quiet=30",
    "tournament;repetition=3;quiet=40",
    "standard+Y2/-;reserve=8/5;quiet=20",
    "ultimate;challenges=2;side=T:die,Z:rps;repetition=3;quiet=20",
    "matrx;repetition=3;quiet=20",
    "matrx;board=hex37;quiet=30",
]


def load(variant: str, **parameters: Any) -> Any:
    return pyspiel.load_game(door.NAME, {"variant": variant, **parameters})


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_sim(variant: str) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=2, serialize=True, verbose=False)


def test_random_sim_of_the_default_game() -> None:
    game = pyspiel.load_game(door.NAME)
    assert str(game.variant) == "tournament;repetition=3;quiet=100"
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "variant", ["basic;quiet:20", "ultimate;challenges:*;quiet:10", "matrx;quiet:5"]
)
def test_a_playthrough_can_be_made_and_played_again(variant: str) -> None:
    game = f"{door.NAME}(variant={variant},max_decisions=60)"
    text = generate_playthrough.playthrough(game, action_sequence=None, seed=1)
    assert 'GameType.short_name = "python_gipf"' in text
    assert 'GameType.parameter_specification = ["max_decisions", "tied", "variant", "won"]' in text
    actions = [int(line.split()[-1]) for line in text.splitlines() if line.startswith("action: ")]
    again = generate_playthrough.playthrough(game, action_sequence=actions)
    assert again.splitlines()[20:] == text.splitlines()[20:]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_is_that_of_the_rulebook(variant: str) -> None:
    game = load(variant)
    state, position = game.new_initial_state(), Position.start(variant)
    choice = random.Random(1)
    while not state.is_terminal():
        assert str(state) == str(position)
        assert state.is_chance_node() == (position.phase == "s")
        texts = {state.action_to_string(action): action for action in state.legal_actions()}
        assert sorted(texts) == [str(move) for move in position.legal_moves()]
        move = choice.choice(sorted(texts))
        state.apply_action(texts[move])
        position = position.play(move)
    assert position.outcome
    white = {"w": 1.0, "b": -1.0, None: 0.0}[position.outcome.winner]
    assert state.returns() == [white, -white]


def play(state: Any, decisions: int, seed: int = 1) -> None:
    choice = random.Random(seed)
    for _ in range(decisions):
        state.apply_action(choice.choice(state.legal_actions()))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_state_and_its_copies_go_on_alike(variant: str) -> None:
    game = load(variant)
    state = game.new_initial_state()
    play(state, 12)
    copies = [
        state.clone(),
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ]
    before = str(state)
    for other in copies:
        assert (str(other), other.history()) == (before, state.history())
        play(other, 5)
    assert str(state) == before
    play(state, 5)
    assert {str(other) for other in copies} == {str(state)}


def test_a_repetition_is_remembered_by_a_copy() -> None:
    """A copy knows how often a position came up, not only what is on the board."""
    state = load("matrx;repetition=3;quiet=9999").new_initial_state()
    play(state, 40)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        (length,) = state.single.games.lengths
        mine, its = (each.single.games.history[:, :length] for each in (state, other))
        assert length > 30
        np.testing.assert_array_equal(mine, its)


def test_the_game_survives_its_own_text() -> None:
    game = load("ultimate;challenges=2;side=T:die,Z:rps;quiet=20", won=0.5, tied=0.25)
    assert "variant=ultimate;challenges:2;side:T:die Z:rps;quiet:20" in str(game)
    again = pyspiel.load_game(str(game))
    assert again.variant == game.variant
    assert again.odds == game.odds == (0.5, 0.25, 0.25)
    pickled = pickle.loads(pickle.dumps(game))
    assert (pickled.variant, pickled.odds) == (game.variant, game.odds)


def test_only_a_game_with_challenges_has_chance() -> None:
    modes = pyspiel.GameType.ChanceMode
    with_chance, without = load("ultimate;challenges=1;quiet=20"), load("ultimate;quiet=20")
    assert with_chance.get_type().chance_mode == modes.EXPLICIT_STOCHASTIC
    assert without.get_type().chance_mode == modes.DETERMINISTIC
    assert (with_chance.max_chance_outcomes(), without.max_chance_outcomes()) == (3, 0)
    assert (with_chance.max_chance_nodes_in_history(), without.max_chance_nodes_in_history()) == (
        1666,
        0,
    )


def test_a_side_game_is_a_chance_node_with_the_odds_asked_for() -> None:
    state = load("ultimate;challenges=*;quiet=20", won=0.5, tied=0.0).new_initial_state()
    for text in ("Ge2", "Gb5", "Ye8", "b2", "Ye8-e7", "challenge", "first"):
        state.apply_action(state.string_to_action(text))
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    assert state.chance_outcomes() == [(0, 0.5), (2, 0.5)]
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["won", "lost"]


def test_a_game_that_lasts_too_long_is_drawn() -> None:
    game = load("basic", max_decisions=10)
    state = game.new_initial_state()
    play(state, 10)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert game.max_game_length() == 10


def test_what_a_state_shows() -> None:
    game = load("basic;quiet=20")
    state = game.new_initial_state()
    assert game.observation_tensor_shape() == [SIZE]
    play(state, 3)
    mine, theirs = (np.array(state.observation_tensor(player)) for player in (1, 0))
    assert (mine[-1], theirs[-1]) == (1, 0)
    assert state.observation_string(0) == str(state)
    assert state.information_state_string(0) == state.history_str()


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(GipfError, match="no game is called 'chess'"):
        load("chess")
    with pytest.raises(GipfError, match="three shares"):
        load("basic", won=0.9, tied=0.9)
    with pytest.raises(GipfError, match="max_decisions is 1 or more"):
        load("basic", max_decisions=0)
    with pytest.raises(ValueError, match="observations have no parameters"):
        door.GipfGame().make_py_observer(None, {"colour": True})
