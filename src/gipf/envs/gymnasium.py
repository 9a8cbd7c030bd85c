"""The Gymnasium environments: one learner, and an opponent of your choice inside the environment.

>>> import gymnasium
>>> env = gymnasium.make("gipf.envs.gymnasium:gipf/Gipf-v0", variant="basic;quiet=50")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum()), info["position"].split()[2]
((1557,), 30, 'w')

The observation is a line of numbers or, with ``observations="planes"``, planes on a grid; what may be played
is in ``info["action_mask"]``, of all actions there are or, with ``actions="compact"``, of those of the
variant. The reward is 1 for a win and -1 for a loss, when the game ends. An illegal action loses the game.
Side games are decided by chance, with the generator of the environment, which the random opponent uses too.

Many games at once are `gipf.envs.gymnasium_vector.GipfVectorEnv`:

>>> envs = gymnasium.make_vec("gipf/Gipf-v0", num_envs=3, variant="basic;quiet=50", actions="compact")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((3, 1557), (3, 132))
"""

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gipf.envs.games import as_now
from gipf.envs.interface import Interface
from gipf.envs.lazy import LazyDict
from gipf.envs.observation import VERSIONS, Floats
from gipf.envs.opponents import Mask, Opponent, read_opponent
from gipf.envs.setting import (
    DEFAULT_VARIANT,
    FAIR,
    MOST_DECISIONS,
    PLAYERS,
    Odds,
    read_odds,
    read_options,
    read_setting,
    read_start,
)
from gipf.envs.single import RENDER_MODES, SingleGame, read_render_mode
from gipf.errors import GipfError
from gipf.extras import need
from gipf.variants import Variant

try:
    import gymnasium as gym
    from gymnasium.spaces import Box, Discrete, Space
except ImportError:
    need("envs")
    raise

ID = "gipf/Gipf-v0"
SIDES = (*PLAYERS, "random")
_ONLY_GAME = np.zeros(1, np.int64)


class GipfEnv(gym.Env[Floats, np.int64]):
    """A game of any variant against an opponent; ``side`` is white, black or random for each game.

    ``reset(options={...})`` takes a ``position`` to start from, a ``side``, an ``opponent`` and ``odds``; the
    last three count from then on, the position for that game alone.
    """

    variant: Variant
    odds: Odds
    max_decisions: int
    action_space: "Discrete[np.int64]"
    observation_space: "Space[Floats]"

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "versions": VERSIONS,
    }

    def __init__(
        self,
        variant: str | Variant = DEFAULT_VARIANT,
        *,
        opponent: Opponent = "random",
        side: str = "white",
        odds: tuple[float, float, float] = FAIR,
        max_decisions: int = MOST_DECISIONS,
        actions: str = "common",
        observations: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        self.side: str = read_side(side)
        self.variant, self.odds, self.max_decisions = read_setting(variant, odds, max_decisions)
        self.interface: Interface = Interface(self.variant, actions, observations)
        self.render_mode: str | None = read_render_mode(render_mode)
        self.action_space, self.observation_space = spaces_of(self.interface)
        self._opponent = read_opponent(opponent, one_game=True)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Start a game; the opponent moves first if the learner is Black."""
        super().reset(seed=seed, options=options)
        chosen = read_options(options)
        start = read_start(chosen["position"], self.variant) if "position" in chosen else None
        self.side = read_side(chosen.get("side", self.side))
        self.odds = read_odds(chosen.get("odds", self.odds))
        if "opponent" in chosen:
            self._opponent = read_opponent(chosen["opponent"], one_game=True)
        if seed is not None:
            self._opponent.begin(self.np_random)
        self.game: SingleGame = SingleGame(self.variant, start=start, interface=self.interface)
        if self.side == "random":
            self.player: int = int(self.np_random.integers(2))
        else:
            self.player = PLAYERS.index(self.side)
        self._has_lost = False
        self._let_others_decide()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play an action, and all decisions of the opponent up to the learner's next."""
        if self._is_over() or self._is_broken_off():
            raise GipfError("reset-needed")
        code = self.interface.common_action(action)
        if code in self.game.legal():
            self.game.play(code)
            self._let_others_decide()
        else:
            self._has_lost = True
        if self.render_mode == "human":
            self.render()
        is_over = self._is_over()
        broken_off = not is_over and self._is_broken_off()
        return self._seen(), self._reward(), is_over, broken_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Give the action mask; sb3-contrib calls this method."""
        return self._mask().view(np.bool_)

    def render(self) -> Any:
        """Render the position according to ``render_mode``."""
        return self.game.render(self.render_mode)

    def _let_others_decide(self) -> None:
        """Let chance and the opponent decide until the learner has to."""
        game = self.game
        game.settle(self.np_random, self.odds)
        while not game.is_over and game.player != self.player and not self._is_broken_off():
            moves = self._opponent.choose(game.games, _ONLY_GAME, self.interface, self.np_random)
            game.play(int(moves[0]))
            game.settle(self.np_random, self.odds)

    def _is_over(self) -> bool:
        return self._has_lost or self.game.is_over

    def _is_broken_off(self) -> bool:
        return self.game.decisions >= self.max_decisions

    def _reward(self) -> float:
        if self._has_lost:
            return -1.0
        return float(self.game.result if self.player == 0 else -self.game.result)

    def _seen(self) -> Floats:
        return self.game.observe(self.player)

    def _mask(self) -> Mask:
        mask = self.game.mask()
        if self._has_lost or self._is_broken_off():
            mask[:] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        now = as_now(self.game.games)
        is_open = self._has_lost or self._is_broken_off()

        def mask() -> Mask:
            legal: Mask = self.interface.mask(now)[0].view(np.int8)
            return np.ones_like(legal) if is_open else legal

        values = {"player": self.player, "illegal": self._has_lost}
        return LazyDict(values, action_mask=mask, position=lambda: str(now.position(0)))


def spaces_of(interface: Interface) -> tuple[Discrete, Space[Floats]]:
    """Give the spaces of the actions and observations of one game."""
    seen = interface.observe
    box = Box(0.0, seen.highest, seen.shape, np.float32)
    return Discrete(len(interface.actions)), cast("Space[Floats]", box)


def read_side(side: Any) -> str:
    """Check who the learner is.

    >>> read_side("red")
    Traceback (most recent call last):
    gipf.errors.GipfError: side is one of white, black, random, not 'red'
    """
    if side not in SIDES:
        raise GipfError("no-choice", name="side", names=SIDES, value=side)
    return str(side)


if ID not in gym.registry:
    gym.register(
        ID,
        entry_point="gipf.envs.gymnasium:GipfEnv",
        vector_entry_point="gipf.envs.gymnasium_vector:GipfVectorEnv",
    )
