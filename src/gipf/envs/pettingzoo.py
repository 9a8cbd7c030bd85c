"""The PettingZoo environment: two agents, ``white_0`` and ``black_1``, who take turns.

>>> env = env("basic;quiet=50")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('white_0', 30)

An agent may decide several times in a row. One that does not decide is shown the board as well, with
an empty mask. Side games are decided by chance. `env` has the usual wrappers around it, and there an
illegal action loses the game; `raw_env` raises `IllegalMove`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gipf.envs.encodings import Encoding
from gipf.envs.interface import Interface
from gipf.envs.observation import VERSIONS
from gipf.envs.setting import (
    DEFAULT_VARIANT,
    FAIR,
    MOST_DECISIONS,
    PLAYERS,
    Odds,
    read_odds,
    read_setting,
    read_start,
)
from gipf.envs.single import RENDER_MODES, SingleGame, read_render_mode
from gipf.extras import need
from gipf.variants import Variant

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ImportError:
    need("envs")
    raise

AGENTS = [f"{name}_{number}" for number, name in enumerate(PLAYERS)]

Observation = dict[str, NDArray[Any]]


class GipfAEC(AECEnv[str, Observation, int]):
    """A game of any variant for two agents."""

    variant: Variant
    odds: Odds
    max_decisions: int

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "gipf_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "versions": VERSIONS,
    }

    def __init__(
        self,
        variant: str | Variant = DEFAULT_VARIANT,
        *,
        odds: tuple[float, float, float] = FAIR,
        max_decisions: int = MOST_DECISIONS,
        actions: str = "common",
        observations: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.variant, self.odds, self.max_decisions = read_setting(variant, odds, max_decisions)
        self.render_mode: str | None = read_render_mode(render_mode)
        self.possible_agents: list[str] = AGENTS.copy()
        self.interface: Interface = Interface(self.variant, actions, observations)
        number, seen = len(self.interface.actions), self.interface.observe
        self.action_spaces: dict[str, Discrete[np.int64]] = {
            agent: Discrete(number) for agent in AGENTS
        }
        self.observation_spaces: dict[str, Dict[Any]] = {
            agent: _observation_space(number, seen) for agent in AGENTS
        }
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """Give an agent's observation space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Give an agent's action space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; the seed is for the results of side games.

        ``options`` may name a ``position`` to start from, for this game, and ``odds``, from now on.
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        chosen = options or {}  # PettingZoo has environments ignore what they do not know
        start = read_start(chosen["position"], self.variant) if "position" in chosen else None
        self.odds = read_odds(chosen.get("odds", self.odds))
        self.game: SingleGame = SingleGame(self.variant, start=start, interface=self.interface)
        self.agents: list[str] = AGENTS.copy()
        self.rewards: dict[str, float] = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(AGENTS, False)
        self.truncations: dict[str, bool] = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection: str = AGENTS[self.game.player]

    def observe(self, agent: str) -> Observation:
        """Give an agent's observation and action mask."""
        player = AGENTS.index(agent)
        return {"observation": self.game.observe(player), "action_mask": self.game.mask(player)}

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.game.play(self.interface.common_action(action))
        self.game.settle(self._random, self.odds)
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        self.agent_selection = AGENTS[self.game.player]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        over = self.game.is_over
        broken_off = not over and self.game.decisions >= self.max_decisions
        result = float(self.game.result)
        self.rewards = dict(zip(AGENTS, (result, -result), strict=True))
        self.terminations = dict.fromkeys(AGENTS, over)
        self.truncations = dict.fromkeys(AGENTS, broken_off)

    def render(self) -> Any:
        """Render the position according to ``render_mode``."""
        return self.game.render(self.render_mode)

    def close(self) -> None:
        """Release resources, of which there are none."""


def _observation_space(actions: int, seen: Encoding) -> Dict:
    return Dict(
        {
            "observation": Box(0.0, seen.highest, seen.shape, np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def raw_env(variant: str | Variant = DEFAULT_VARIANT, **options: Any) -> GipfAEC:
    """Make the bare environment; the options are those of `GipfAEC`."""
    return GipfAEC(variant, **options)


def env(variant: str | Variant = DEFAULT_VARIANT, **options: Any) -> AECEnv[str, Any, Any]:
    """Make the environment with PettingZoo's usual wrappers; the options are those of `GipfAEC`."""
    wrapped = TerminateIllegalWrapper(raw_env(variant, **options), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))
