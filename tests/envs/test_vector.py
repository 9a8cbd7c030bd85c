"""Many games at once: the same as the rulebook game by game, and pure from state to state."""

import numpy as np
import pytest

from gipf import GipfError, Position
from gipf.envs import vector
from gipf.envs.observation import SIZE, action_to_text, observe, split, text_to_action
from gipf.envs.setting import DEFAULT_VARIANT
from gipf.envs.vector import VectorState
from gipf.kernel.batch import Batch
from gipf.kernel.layout import MOVES

VARIANTS = [
    "basic;quiet=50",
    "standard+Z6;quiet=50",
    DEFAULT_VARIANT,
    "ultimate;challenges=2;repetition=3;quiet=30",
    "matrx;repetition=2;quiet=30",
]
ARRAYS = (
    "observation",
    "legal_action_mask",
    "current_player",
    "rewards",
    "terminated",
    "truncated",
    "decisions",
)


def arrays(state: VectorState) -> dict[str, np.ndarray]:
    return {name: getattr(state, name).copy() for name in ARRAYS}


def assert_same(one: dict[str, np.ndarray], other: dict[str, np.ndarray]) -> None:
    for name in ARRAYS:
        np.testing.assert_array_equal(one[name], other[name], err_msg=name)


def after_side_game(position: Position, seen_next: Position) -> Position:
    """Find the result of a side game that leads to the position the environment shows."""
    if position.phase != "s":
        return position
    (found,) = {p for p in map(position.play, ("won", "lost")) if p == seen_next}
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_are_those_of_the_rulebook(variant: str) -> None:
    env = vector.make(variant, 4)
    state = env.reset(seed=3)
    positions = [Position.start(variant) for _ in range(4)]
    for time in range(150):
        actions = env.random_actions(state, seed=time)
        after = env.step(state, actions)
        for i, position in enumerate(positions):
            if position.is_over:
                assert after.terminated[i] and not after.rewards[i].any()
                continue
            legal = {text_to_action(position, move) for move in position.legal_moves()}
            assert set(np.flatnonzero(state.legal_action_mask[i])) == legal
            played = position.play(action_to_text(position, int(actions[i])))
            played = after_side_game(played, after.position(i))
            positions[i] = played
            assert played == after.position(i)
            assert after.terminated[i] == played.is_over
            if played.outcome:
                white = {"w": 1, "b": -1, None: 0}[played.outcome.winner]
                assert after.rewards[i].tolist() == [white, -white]
            else:
                assert after.current_player[i] == "wb".index(played.acting)
                assert not after.rewards[i].any()
        state = after


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_step_leaves_the_state_before_it_as_it_was(variant: str) -> None:
    env = vector.make(variant, 8)
    state = env.reset(seed=5)
    for time in range(40):
        before = arrays(state)
        actions = env.random_actions(state, seed=time)
        after = env.step(state, actions)
        env.step(state, env.random_actions(state, seed=1000 + time))
        assert_same(arrays(state), before)
        assert_same(arrays(env.step(state, actions)), arrays(after))
        state = after


def end_of_a_game(seed: int, moves_seed: int) -> list[str]:
    env = vector.make("ultimate;challenges=*;quiet=30", 16)
    state = env.reset(seed=seed)
    for time in range(60):
        state = env.step(state, env.random_actions(state, seed=moves_seed + time))
    return [str(state.position(i)) for i in range(16)]


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    assert end_of_a_game(1, 0) == end_of_a_game(1, 0)
    assert end_of_a_game(1, 0) != end_of_a_game(2, 0)


def test_without_a_seed_no_two_runs_are_the_same() -> None:
    env = vector.make("basic", 1)
    assert env.reset()._seed != env.reset()._seed


def test_nobody_is_asked_for_the_result_of_a_side_game_and_odds_decide_it() -> None:
    env = vector.make("ultimate;challenges=*;quiet=30", 64, odds=(0, 0, 1))
    state = env.reset(seed=1)
    challenged = 0
    for time in range(80):
        actions = env.random_actions(state, seed=time)
        waiting = [i for i in range(64) if state.position(i).phase == "f"]
        state = env.step(state, actions)
        for i in waiting:
            challenged += 1
            assert state.position(i).phase != "s"
            assert state.position(i).announced is None
    assert challenged > 5


def test_an_illegal_action_loses_the_game() -> None:
    env = vector.make("basic", 4)
    state = env.reset(seed=1)
    legal = text_to_action(state.position(0), "e1-e3")
    state = env.step(state, [legal, legal, legal, legal])
    state = env.step(state, [MOVES - 1, -1, MOVES, int(env.random_actions(state, 1)[3])])
    assert state.terminated.tolist() == [True, True, True, False]
    assert state.rewards.tolist() == [[1, -1], [1, -1], [1, -1], [0, 0]]
    assert state.legal_action_mask[:3].all()
    again = env.step(state, [0, 0, 0, -1])
    assert again.terminated.all()
    assert again.rewards.tolist() == [[0, 0], [0, 0], [0, 0], [-1, 1]]


def test_a_game_is_broken_off_after_the_most_decisions() -> None:
    env = vector.make("basic", 2, max_decisions=3)
    state = env.reset(seed=1)
    for time in range(5):
        assert state.truncated.all() == (time >= 3)
        state = env.step(state, env.random_actions(state, time))
    assert state.decisions.tolist() == [3, 3]
    assert not state.terminated.any()


def test_with_auto_reset_a_finished_game_begins_anew_in_the_same_step() -> None:
    env = vector.make(
        "basic;reserve=4;repetition=3;quiet=10", 16, auto_reset=True, max_decisions=20
    )
    start = env.reset(seed=1)
    state, ended = start, 0
    for time in range(60):
        before = state
        state = env.step(state, env.random_actions(state, time))
        over = state.terminated | state.truncated
        ended += int(over.sum())
        np.testing.assert_array_equal(state.observation[over], start.observation[over])
        np.testing.assert_array_equal(state.legal_action_mask[over], start.legal_action_mask[over])
        assert not state.decisions[over].any()
        np.testing.assert_array_equal(state.decisions[~over], before.decisions[~over] + 1)
        assert not state.rewards[~over].any()
    assert ended > 20


def test_both_players_see_the_board_from_their_own_side() -> None:
    env = vector.make("basic", 2)
    state = env.reset(seed=1)
    white, black = (split(env.observe(state, player)) for player in (0, 1))
    np.testing.assert_array_equal(white.spots[..., 1], black.spots[..., 13])
    np.testing.assert_array_equal(white.spots[..., 13], black.spots[..., 1])
    assert (white.decides.tolist(), black.decides.tolist()) == ([1, 1], [0, 0])
    np.testing.assert_array_equal(env.observe(state, [0, 1])[1], env.observe(state, 1)[1])
    np.testing.assert_array_equal(env.observe(state, state.current_player), state.observation)


def test_shapes_and_kinds_of_the_arrays() -> None:
    env = vector.make(num_envs=3)
    state = env.reset(seed=1)
    assert (str(env.variant), env.num_actions) == (DEFAULT_VARIANT, MOVES)
    assert state.observation.shape == (3, *env.observation_shape) == (3, SIZE)
    assert state.observation.dtype == state.rewards.dtype == np.float32
    assert state.legal_action_mask.shape == (3, MOVES)
    assert state.legal_action_mask.dtype == state.terminated.dtype == np.bool_


def test_no_number_of_an_observation_leaves_its_bounds() -> None:
    games = Batch("ultimate;reserve=99/0;challenges=*;quiet=30", 64)
    for time in range(120):
        seen = observe(games)
        assert seen.min() >= 0
        assert seen.max() <= 16
        games.step(games.random_moves(time))


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(GipfError, match="no game is called 'chess'"):
        vector.make("chess")
    with pytest.raises(GipfError, match="a variant is a text"):
        vector.make(7)  # type: ignore[arg-type]
    with pytest.raises(GipfError, match="num_envs is 1 or more, not 0"):
        vector.make("basic", 0)
    with pytest.raises(GipfError, match="max_decisions is 1 or more"):
        vector.make("basic", max_decisions=0)
    with pytest.raises(GipfError, match="three shares"):
        vector.make("basic", odds=(1, 1, 1))
    env = vector.make("basic", 2)
    state = env.reset(seed=1)
    with pytest.raises(GipfError, match="2 whole numbers are needed"):
        env.step(state, [1])
    with pytest.raises(GipfError, match="not float64 of shape"):
        env.step(state, [1.0, 2.0])
    with pytest.raises(GipfError, match="a player is 0 or 1"):
        env.observe(state, 2)
