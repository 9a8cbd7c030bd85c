"""The example of docs/learning.md in which sb3-contrib's MaskablePPO learns."""

import numpy as np
import torch
from sb3_contrib.common.maskable.utils import get_action_masks

from docs.examples import ppo
from tests.thoroughness import IS_LONG


def test_maskable_ppo_learns_to_beat_chance() -> None:
    """Nine of ten games in ten minutes of a processor; where there is no time, it takes its first steps."""
    if IS_LONG:
        before, after, _ = ppo.learn(10, quiet=True)
        assert before < 0.65
        assert after >= 0.9
        return
    torch.set_num_threads(1)
    learner = ppo.make_learner(games=8)
    learner.learn(512)
    assert learner.num_timesteps == 512
    assert 0 <= ppo.share_won(learner, games=8) <= 1


def test_an_ended_game_is_told_as_stable_baselines_expects() -> None:
    games = ppo.Games(16, "basic;quiet=10")
    games.reset()
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(60):
        masks = get_action_masks(games)
        assert masks.shape == (16, 132)
        actions = (masks * random.random(masks.shape)).argmax(axis=1)
        seen, rewards, done, infos = games.step(actions)
        assert isinstance(seen, np.ndarray)
        for i in np.flatnonzero(done):
            ended += 1
            assert infos[i]["result"] == rewards[i]
            assert infos[i]["terminal_observation"].shape == seen[i].shape
        assert not rewards[~done].any()
    assert ended > 16
