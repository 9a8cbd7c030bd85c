"""The door to Gymnasium passes Gymnasium's own check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gipf import GipfError, IllegalMove, Move, Position
from gipf.envs.gymnasium import ID, GipfEnv
from gipf.envs.opponents import Opponent
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
    with pytest.raises(GipfError, match="there is no player 'strong'; there are: engine, random"):
        GipfEnv(opponent="strong")
    with pytest.raises(GipfError, match="an opponent is a player's name such as 'random'"):
        GipfEnv(opponent=3)  # type: ignore[arg-type]
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
    assert "basic " in capsys.readouterr().out
    drawn = GipfEnv("basic", render_mode="svg")
    drawn.reset()
    assert str(drawn.render()).startswith("<svg")


def test_a_frame_of_a_video_has_the_pieces_where_they_stand() -> None:
    env = GipfEnv("basic", render_mode="rgb_array")
    env.reset(options={"position": "basic B3/5/6/7/6/5/3b w m B11/B11 -- - 1"})
    frame = env.render()
    assert (frame.shape, frame.dtype) == ((480, 480, 3), np.uint8)
    bright, dark = (tuple(int(v) for v in frame[y, 110].tolist()) for y in (315, 165))
    assert bright == (250, 246, 234)  # White on b2, at the lower left
    assert dark != bright  # nothing on b5 but the lines
    assert tuple(frame[165, 370].tolist()) == (52, 50, 46)  # Black on h5, at the upper right


@pytest.mark.parametrize("settings", [{"actions": "compact"}, {"observations": "planes"}])
def test_check_env_with_other_spaces(settings: dict[str, Any]) -> None:
    env = gymnasium.make(ID, variant="basic;quiet=30", opponent="level-1", **settings)
    check_env(env.unwrapped, skip_render_check=True)


def test_compact_actions_are_those_of_the_common_space() -> None:
    compact, common = GipfEnv("basic", actions="compact"), GipfEnv("basic")
    (_, few), (_, all_) = compact.reset(seed=1), common.reset(seed=1)
    assert few["action_mask"].shape == (132,)
    legal = compact.interface.actions.to_common(np.flatnonzero(few["action_mask"]))
    assert legal.tolist() == np.flatnonzero(all_["action_mask"]).tolist()
    for env, action in ((compact, np.flatnonzero(few["action_mask"])[3]), (common, legal[3])):
        env.step(action)
    assert compact.game.moves == common.game.moves


def test_what_is_said_beside_the_observation_speaks_of_its_own_moment() -> None:
    env = GipfEnv("basic;quiet=40")
    _, first = env.reset(seed=1)
    _, _, _, _, second = env.step(0)
    start = str(Position.start("basic;quiet=40"))
    assert first["position"] == start != second["position"]
    assert first["action_mask"][0] == 1
    assert dict(first) == {**first} == first.copy()
    assert list(first) == ["player", "illegal", "action_mask", "position"]


def test_a_game_starts_where_reset_says() -> None:
    env = GipfEnv("basic")
    middle = Position.start("basic").play("e1-e3").play("e9-e7")
    _, info = env.reset(seed=1, options={"position": middle, "side": "white"})
    assert info["position"] == str(middle)
    _, info = env.reset(options={"position": str(middle), "side": "black", "opponent": first_move})
    assert info["position"] == str(middle.play(first_move(middle)))
    _, info = env.reset(options={})
    assert info["player"] == 1
    start = Position.start("basic")
    assert info["position"] == str(start.play(first_move(start)))


def test_options_that_cannot_be_are_refused() -> None:
    env = GipfEnv("basic")
    with pytest.raises(GipfError, match="colour is not known here; there are position, side"):
        env.reset(options={"colour": "red"})
    with pytest.raises(GipfError, match="all games of this batch are 'basic'"):
        env.reset(options={"position": Position.start("matrx")})
    over = Position.parse("basic 4/5/6/7/6/5/4 w . B1/- -- - 9")
    with pytest.raises(GipfError, match="the game is over in this position"):
        env.reset(options={"position": over})


def test_a_level_is_an_opponent_and_the_same_seed_gives_the_same_game() -> None:
    env = GipfEnv("basic;quiet=40", opponent="level-3", side="black")
    first, again = (play_at_random(env, 5)[1]["position"] for _ in range(2))
    assert first == again
    limited = GipfEnv("basic;quiet=40", opponent="engine:nodes=50")
    assert play_at_random(limited, 1)[0] == -1


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(GipfError, match="no game is called 'chess'"):
        GipfEnv("chess")
    with pytest.raises(GipfError, match="side is one of white, black, random, not 'red'"):
        GipfEnv(side="red")
