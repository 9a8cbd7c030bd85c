"""The door to Gymnasium passes Gymnasium's own check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gipf import GipfError, IllegalMove, Move, Position
from gipf.envs.gymnasium import ID, GipfEnv, Opponent
from gipf.envs.single import SingleGame
from gipf.kernel.layout import MOVES

VARIANTS = [
    "basic;quiet=30",
    "tournament;repetition=3;quiet=100",
    "ultimate;challenges=2;repetition=3;quiet=40",
    "matrx;repetition=3;quiet=40",
]


@pytest.mark.parametrize("side", ["white", "black", "random"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_check_env(variant: str, side: str) -> None:
    env = gymnasium.make(ID, variant=variant, side=side, render_mode="ansi")
    check_env(env.unwrapped)


def play_at_random(env: GipfEnv, seed: int) -> tuple[float, dict[str, Any]]:
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    while True:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        assert env.observation_space.contains(seen)
        if terminated or truncated:
            return float(reward), info
        assert reward == 0
        assert env.game.player == env.player
        np.testing.assert_array_equal(env.action_masks(), info["action_mask"] == 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_ends_with_the_reward_of_the_learners_side(variant: str) -> None:
    env = GipfEnv(variant, side="random")
    rewards = set()
    for seed in range(12):
        reward, info = play_at_random(env, seed)
        outcome = env.game.position.outcome
        assert outcome is not None
        won = outcome.winner and ("w", "b")[info["player"]] == outcome.winner
        assert reward == (0 if outcome.winner is None else 1 if won else -1)
        rewards.add(reward)
    assert rewards >= {1, -1} or variant != "basic;quiet=30"


def test_the_same_seed_gives_the_same_game() -> None:
    env = GipfEnv("ultimate;challenges=*;quiet=40", side="random")
    first, again, other = (play_at_random(env, seed)[1]["position"] for seed in (1, 1, 2))
    assert first == again != other


def first_move(position: Position) -> Move:
    return position.legal_moves()[0]


def first_move_as_text(position: Position) -> str:
    return str(position.legal_moves()[0])


def first_action(mask: np.ndarray, observation: np.ndarray, random: np.random.Generator) -> int:  # noqa: ARG001
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("opponent", [first_move, first_move_as_text])
def test_an_opponent_may_pick_a_move_for_a_position(opponent: Opponent) -> None:
    env = GipfEnv("basic;quiet=40", opponent=opponent, side="black")
    _, info = env.reset()
    start = Position.start("basic;quiet=40")
    assert info["position"] == str(start.play(first_move(start)))
    play_at_random(env, 1)


def test_an_opponent_may_pick_an_action_by_the_mask() -> None:
    env = GipfEnv("basic;quiet=40", opponent=first_action, side="black")
    env.reset()
    assert env.game.moves == [min(SingleGame(env.variant).legal())]
    play_at_random(env, 1)


def test_an_opponent_that_cannot_play_is_told_so() -> None:
    with pytest.raises(GipfError, match="an opponent is 'random', a function"):
        GipfEnv(opponent="strong")
    with pytest.raises(GipfError, match="a function of the position, or one of mask"):
        GipfEnv(opponent=lambda a, b: 0)  # type: ignore[arg-type]  # noqa: ARG005
    wrong = GipfEnv("basic", opponent=lambda position: "e1-e4", side="black")  # noqa: ARG005
    with pytest.raises(IllegalMove, match="e1-e4: e2 is occupied"):
        wrong.reset()
    outside = GipfEnv("basic", opponent=lambda mask, seen, random: MOVES, side="black")  # noqa: ARG005
    with pytest.raises(IllegalMove, match="is not legal"):
        outside.reset()


def test_an_illegal_action_loses_and_a_finished_game_takes_no_more() -> None:
    env = GipfEnv("basic")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(MOVES - 1)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert info["action_mask"].all()
    with pytest.raises(GipfError, match=r"reset\(\) begins another"):
        env.step(0)


def test_a_game_is_broken_off_after_the_most_decisions() -> None:
    env = GipfEnv("basic", max_decisions=6)
    _, info = env.reset(seed=1)
    for expected in (False, False, True):
        action = np.flatnonzero(info["action_mask"])[0]
        _, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (0.0, False, expected)
    with pytest.raises(GipfError, match="the game is over"):
        env.step(0)


def test_the_board_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    env = GipfEnv("basic", render_mode="human")
    _, info = env.reset(seed=1)
    env.step(np.flatnonzero(info["action_mask"])[0])
    assert "basic b" in capsys.readouterr().out
    drawn = GipfEnv("basic", render_mode="svg")
    drawn.reset()
    assert str(drawn.render()).startswith("<svg")


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(GipfError, match="no game is called 'chess'"):
        GipfEnv("chess")
    with pytest.raises(GipfError, match="side is one of white, black, random, not 'red'"):
        GipfEnv(side="red")
