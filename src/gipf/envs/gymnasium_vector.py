"""Many games at once as a vector environment of Gymnasium, all of them steps of one compiled batch.

>>> import gymnasium
>>> import gipf.envs.gymnasium
>>> envs = gymnasium.make_vec("gipf/Gipf-v0", num_envs=64, variant="basic;quiet=50", actions="compact")
>>> observations, infos = envs.reset(seed=1)
>>> for _ in range(100):
...     actions = infos["action_mask"].argmax(axis=1)
...     observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> rewards.shape, rewards.dtype, bool(infos["illegal"].any())
((64,), dtype('float64'), False)

A game that has ended begins anew as Gymnasium's ``autoreset_mode`` says: in the next step, whose action is
ignored (``"NextStep"``); in the same one, with what was last seen in ``infos["final_obs"]`` (``"SameStep"``);
or by ``reset(options={"reset_mask": ...})`` alone (``"Disabled"``).
"""

from collections.abc import Sequence
from os import cpu_count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gipf.envs.games import as_now, begin_anew, side_games
from gipf.envs.gymnasium import read_side, spaces_of
from gipf.envs.interface import Interface
from gipf.envs.lazy import LazyDict
from gipf.envs.observation import VERSIONS, Flags, Floats, Ints
from gipf.envs.opponents import Opponent, read_opponent
from gipf.envs.setting import (
    DEFAULT_VARIANT,
    FAIR,
    MOST_DECISIONS,
    OPTIONS,
    PLAYERS,
    Odds,
    read_odds,
    read_options,
    read_setting,
    read_start,
)
from gipf.envs.single import RENDER_MODES, draw_position, read_render_mode
from gipf.errors import GipfError
from gipf.extras import need
from gipf.kernel.batch import Batch
from gipf.kernel.layout import WON
from gipf.position import Position
from gipf.variants import Variant

try:
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    need("envs")
    raise

Rewards = NDArray[np.float64]
Seen = tuple[Floats, Rewards, Flags, Flags, dict[str, Any]]

WORTH_A_THREAD = 512
"""Games for which another thread saves more than it costs."""
_MODES = [mode for mode in RENDER_MODES if mode != "human"]


class GipfVectorEnv(VectorEnv[Floats, Ints, NDArray[Any]]):
    """Games of one variant, each with a learner and an opponent; the settings are those of `GipfEnv`.

    ``reset(options={...})`` takes a ``position`` to start from or one for each game, a ``side``, an
    ``opponent`` and ``odds``; all of them count until the next ``reset``, the last three from then on.
    A function as opponent by mask, observation and generator is asked for many games at once.
    """

    variant: Variant
    odds: Odds
    max_decisions: int
    single_action_space: "Discrete[np.int64]"

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": _MODES,
        "render_fps": 2,
        "versions": VERSIONS,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        variant: str | Variant = DEFAULT_VARIANT,
        *,
        opponent: Opponent = "random",
        side: str = "white",
        odds: tuple[float, float, float] = FAIR,
        max_decisions: int = MOST_DECISIONS,
        actions: str = "common",
        observations: str = "vector",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise GipfError("setting-least", name="num_envs", least=1, value=num_envs)
        self.num_envs = num_envs
        self.variant, self.odds, self.max_decisions = read_setting(variant, odds, max_decisions)
        self.interface: Interface = Interface(self.variant, actions, observations)
        self.side: str = read_side(side)
        self.render_mode: str | None = read_render_mode(render_mode, _MODES)
        self.autoreset_mode: AutoresetMode = _read_mode(autoreset_mode)
        self.metadata = self.metadata | {"autoreset_mode": self.autoreset_mode}
        self.single_action_space, self.single_observation_space = spaces_of(self.interface)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        most = max(1, num_envs // WORTH_A_THREAD)
        self._threads = threads or min(cpu_count() or 1, most)
        self._opponent = read_opponent(opponent)
        self._begin_from(None)

    # ------------------------------------------------------------------ beginning

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Start all games, or those of the ``reset_mask``; the opponent moves first where it is White."""
        super().reset(seed=seed)
        chosen = read_options(options, (*OPTIONS, "reset_mask"))
        which = self._read_mask(chosen.get("reset_mask"))
        self.side = read_side(chosen.get("side", self.side))
        self.odds = read_odds(chosen.get("odds", self.odds))
        if "opponent" in chosen:
            self._opponent = read_opponent(chosen["opponent"])
        if "position" in chosen or which.all():
            self._begin_from(chosen.get("position"))
        if seed is not None:
            self._opponent.begin(self.np_random)
        self._begin(which)
        self._let_others_decide()
        return self._seen(), self._info()

    def _begin_from(self, given: Any) -> None:
        """Set the positions that games begin from: one for all, or one for each."""
        starts: int | list[Position] = self.num_envs
        if isinstance(given, str | Position):
            starts = [read_start(given, self.variant)] * self.num_envs
        elif given is not None:
            if not isinstance(given, Sequence) or len(given) != self.num_envs:
                raise GipfError("batch-positions", count=self.num_envs)
            starts = [read_start(one, self.variant) for one in given]
        self._starts = Batch(self.variant, starts, threads=self._threads)
        self._games = Batch(self.variant, self.num_envs, threads=self._threads)
        self.player: Ints = np.zeros(self.num_envs, np.int64)
        self.decisions: Ints = np.zeros(self.num_envs, np.int64)
        self._is_lost = np.zeros(self.num_envs, np.bool_)
        self._is_done = np.zeros(self.num_envs, np.bool_)

    def _begin(self, which: Flags) -> None:
        begin_anew(self._games, which, self._starts)
        self.decisions[which] = 0
        self._is_lost[which] = self._is_done[which] = False
        if self.side == "random":
            self.player[which] = self.np_random.integers(2, size=int(which.sum()))
        else:
            self.player[which] = PLAYERS.index(self.side)

    def _read_mask(self, mask: Any) -> Flags:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        which = np.asarray(mask)
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise GipfError("reset-mask", count=self.num_envs)
        return which

    # ------------------------------------------------------------------ playing

    def step(self, actions: Any) -> Seen:
        """Play an action in each game, and all decisions of the opponents up to the learner's next."""
        chosen = self.interface.common_actions(actions, self.num_envs)
        ended_before = self._is_done.copy()
        if ended_before.any():
            if self.autoreset_mode is AutoresetMode.DISABLED:
                raise GipfError("reset-needed")
            self._begin(ended_before)
        asked = ~ended_before
        legal = self.interface.are_legal(self._games, chosen)
        plays = asked & legal
        self._games.step(np.where(plays, chosen, -1))
        self.decisions += plays
        self._is_lost = asked & ~legal
        self._let_others_decide()
        terminated = self._games.is_over | self._is_lost
        truncated = ~terminated & (self.decisions >= self.max_decisions)
        self._is_done = terminated | truncated
        white = self._games.result
        rewards = np.where(self.player == 0, white, -white).astype(np.float64)
        rewards[self._is_lost] = -1.0
        rewards[ended_before] = 0.0
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._is_done.any():
            return self._begun_at_once(rewards, terminated, truncated)
        return self._seen(), rewards, terminated, truncated, self._info()

    def _begun_at_once(self, rewards: Rewards, terminated: Flags, truncated: Flags) -> Seen:
        done, seen = self._is_done.copy(), self._seen()
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(done):
            last[i] = seen[i]
        final = {name: value.copy() for name, value in self._values().items()}
        final |= {f"_{name}": done for name in final}
        self._begin(done)
        self._let_others_decide()
        infos = self._info()
        infos |= {"final_obs": last, "_final_obs": done, "final_info": final, "_final_info": done}
        return self._seen(), rewards, terminated, truncated, infos

    def _let_others_decide(self) -> None:
        """Let chance and the opponents decide until the learner has to, in every game."""
        self._settle()
        while (waiting := self._waits_for_opponent()).any():
            which = np.flatnonzero(waiting)
            moves = np.full(self.num_envs, -1, np.int64)
            moves[which] = self._opponent.choose(self._games, which, self.interface, self.np_random)
            self._games.step(moves)
            self.decisions += waiting
            self._settle()

    def _waits_for_opponent(self) -> Flags:
        games = self._games
        is_open = ~(games.is_over | self._is_lost | (self.decisions >= self.max_decisions))
        waits: Flags = is_open & (games.player != self.player)
        return waits

    def _settle(self) -> None:
        """Let chance decide the side games that are due."""
        if self.variant.challenges == 0:
            return
        due = side_games(self._games)
        if due.any():
            results = [WON + self.odds.roll(roll) for roll in self.np_random.random(int(due.sum()))]
            moves = np.full(self.num_envs, -1, np.int64)
            moves[due] = results
            self._games.step(moves)

    # ------------------------------------------------------------------ looking

    def action_masks(self) -> Flags:
        """Give the action masks: ``(games, actions)``; all true where a game has ended."""
        mask = self.interface.mask(self._games)
        mask[self._is_done] = True
        return mask

    def position(self, i: int) -> Position:
        """Read one game as a `Position`."""
        return self._games.position(i)

    def render(self) -> tuple[Any, ...] | None:
        """Render every game according to ``render_mode``."""
        if self.render_mode is None:
            return None
        return tuple(
            draw_position(self.position(i), self.render_mode) for i in range(self.num_envs)
        )

    def _seen(self) -> Floats:
        return self.interface.observe(self._games, self.player)

    def _values(self) -> dict[str, NDArray[Any]]:
        return {"player": self.player, "illegal": self._is_lost}

    def _info(self) -> dict[str, Any]:
        now, done = as_now(self._games), self._is_done.copy()

        def masks() -> NDArray[np.int8]:
            legal = self.interface.mask(now)
            legal[done] = True
            return legal.view(np.int8)

        def positions() -> NDArray[Any]:
            texts = np.empty(self.num_envs, object)
            texts[:] = [str(position) for position in now.positions()]
            return texts

        values = {name: value.copy() for name, value in self._values().items()}
        return LazyDict(values, action_mask=masks, position=positions)


def _read_mode(mode: str | AutoresetMode) -> AutoresetMode:
    names = [one.value for one in AutoresetMode]
    if not isinstance(mode, AutoresetMode) and mode not in names:
        raise GipfError("no-choice", name="autoreset_mode", names=names, value=mode)
    return AutoresetMode(mode)
