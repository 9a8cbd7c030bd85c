"""The Gymnasium environment: one learner, and an opponent of your choice inside the environment.

>>> import gymnasium
>>> env = gymnasium.make("gipf.envs.gymnasium:gipf/Gipf-v0", variant="basic;quiet=50")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum()), info["position"].split()[2]
((1557,), 30, 'w')

The observation is a line of numbers, what may be played is in ``info["action_mask"]``. The reward is 1
for a win and -1 for a loss, when the game ends. An illegal action loses the game. Side games are
decided by chance, with the generator of the environment, which the random opponent uses too.
"""

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gipf.envs.observation import HIGHEST, SIZE, VERSIONS, Floats, check_action, text_to_action
from gipf.envs.setting import DEFAULT_VARIANT, FAIR, MOST_DECISIONS, PLAYERS, read_setting
from gipf.envs.single import RENDER_MODES, SingleGame, read_render_mode
from gipf.errors import GipfError
from gipf.extras import need
from gipf.kernel.layout import MOVES
from gipf.position import Position
from gipf.state import Move
from gipf.variants import Variant

try:
    import gymnasium as gym
    from gymnasium.spaces import Box, Discrete
except ImportError:
    need("envs")
    raise

ID = "gipf/Gipf-v0"

Mask = NDArray[np.int8]
Opponent = (
    str
    | Callable[[Position], Move | str]
    | Callable[[Mask, Floats, np.random.Generator], int | np.integer[Any]]
)
"""``"random"``; or what picks a move for a position; or an action by mask, observation and generator."""
Mover = Callable[[SingleGame, np.random.Generator], int]


class GipfEnv(gym.Env[Floats, np.int64]):
    """A game of any variant against an opponent; ``side`` is white, black or random for each game."""

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
        render_mode: str | None = None,
    ) -> None:
        if side not in (*PLAYERS, "random"):
            raise GipfError("no-choice", name="side", names=[*PLAYERS, "random"], value=side)
        self.side = side
        self.variant, self.odds, self.max_decisions = read_setting(variant, odds, max_decisions)
        self.render_mode = read_render_mode(render_mode)
        self.action_space = Discrete(MOVES)
        self.observation_space = Box(0.0, HIGHEST, (SIZE,), np.float32)
        self._opponent_moves = mover_of(opponent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Start a game; the opponent moves first if the learner is Black."""
        super().reset(seed=seed, options=options)
        self.game = SingleGame(self.variant)
        if self.side == "random":
            self.player = int(self.np_random.integers(2))
        else:
            self.player = PLAYERS.index(self.side)
        self._has_lost = False
        self._let_others_decide()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play an action, and all decisions of the opponent up to the learner's next."""
        if self._is_over() or self._is_broken_off():
            raise GipfError("reset-needed")
        code = check_action(action)
        if code in self.game.legal():
            self.game.play(code)
            self._let_others_decide()
        else:
            self._has_lost = True
        if self.render_mode == "human":
            self.render()
        broken_off = not self._is_over() and self._is_broken_off()
        return self._seen(), self._reward(), self._is_over(), broken_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Give the action mask; sb3-contrib calls this method."""
        return self._mask().view(np.bool_)

    def render(self) -> str | None:
        """Render the position according to ``render_mode``."""
        return self.game.render(self.render_mode)

    def _let_others_decide(self) -> None:
        """Let chance and the opponent decide until the learner has to."""
        game = self.game
        game.settle(self.np_random, self.odds)
        while not game.is_over and game.player != self.player and not self._is_broken_off():
            game.play(self._opponent_moves(game, self.np_random))
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
        return {
            "action_mask": self._mask(),
            "position": str(self.game.position),
            "player": self.player,
            "illegal": self._has_lost,
        }


def mover_of(opponent: Opponent) -> Mover:
    """Turn an opponent, whichever way it is given, into one that picks an action.

    >>> mover_of("greedy")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    gipf.errors.GipfError: an opponent is 'random', a function of the position, or one of ...
    """
    if opponent == "random":
        return _random_action
    if not callable(opponent):
        raise GipfError("opponent-form")
    match _number_of_arguments(opponent):
        case 1:
            return partial(_action_by_position, opponent)
        case 3:
            return partial(_action_by_mask, opponent)
    raise GipfError("opponent-form")


def _random_action(game: SingleGame, random: np.random.Generator) -> int:
    return int(random.choice(game.legal()))


def _action_by_position(opponent: Any, game: SingleGame, _random: np.random.Generator) -> int:
    return text_to_action(game.position, opponent(game.position))


def _action_by_mask(opponent: Any, game: SingleGame, random: np.random.Generator) -> int:
    return check_action(opponent(game.mask(), game.observe(), random))


def _number_of_arguments(function: Callable[..., Any]) -> int:
    try:
        parameters = inspect.signature(function).parameters.values()
    except ValueError:
        return 1
    return sum(
        parameter.default is parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        for parameter in parameters
    )


if ID not in gym.registry:
    gym.register(ID, entry_point="gipf.envs.gymnasium:GipfEnv")
