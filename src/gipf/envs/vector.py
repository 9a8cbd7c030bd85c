"""Many games at once, as pure functions from state to state, in the manner of Pgx.

>>> env = make("basic;quiet=50", num_envs=3)
>>> state = env.reset(seed=1)
>>> after = env.step(state, env.random_actions(state, seed=2))
>>> state.current_player.tolist(), after.current_player.tolist()
([0, 0, 0], [1, 1, 1])
"""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt

from gipf.envs.ending import ending
from gipf.envs.games import begin_anew, copied, side_games
from gipf.envs.interface import Interface
from gipf.envs.observation import Flags, Floats, Ints
from gipf.envs.setting import DEFAULT_VARIANT, FAIR, MOST_DECISIONS, Odds, read_setting
from gipf.errors import GipfError
from gipf.kernel.batch import Batch
from gipf.kernel.layout import WON
from gipf.position import Position
from gipf.variants import Variant


@dataclass(frozen=True, eq=False)
class VectorState:
    """All games at one moment. `VectorEnv.step` gives a new state and leaves this one as it is.

    Observations and masks are made when they are first looked at.
    """

    current_player: Ints
    """``(games,)``: 0 White, 1 Black."""
    rewards: Floats
    """``(games, 2)`` for White and Black: 1 and -1 when a game has just been won, otherwise 0."""
    terminated: Flags
    """``(games,)``: ended by the rules or by an illegal action."""
    truncated: Flags
    """``(games,)``: truncated after too many decisions."""
    decisions: Ints
    """``(games,)``: how many were made in each game."""
    _games: Batch = field(repr=False)
    _interface: Interface = field(repr=False)
    _begins_anew: bool = field(repr=False)
    _seed: int = field(repr=False)
    _time: int = field(repr=False)

    @cached_property
    def observation(self) -> Floats:
        """``(games, SIZE)``, or planes: what the player sees who decides."""
        return self._interface.observe(self._games)

    @cached_property
    def legal_action_mask(self) -> Flags:
        """``(games, actions)``; all true where the game is over, as in Pgx."""
        mask = self._interface.mask(self._games)
        if not self._begins_anew:
            mask[self.terminated | self.truncated] = True
        return mask

    def position(self, i: int) -> Position:
        """Read one game as a `Position`."""
        return self._games.position(i)


class ManyGames:
    """What environments of many games of one variant have in common: their settings."""

    variant: Variant
    odds: Odds
    max_decisions: int

    def __init__(
        self,
        variant: str | Variant = DEFAULT_VARIANT,
        num_envs: int = 1,
        *,
        auto_reset: bool = False,
        odds: tuple[float, float, float] = FAIR,
        max_decisions: int = MOST_DECISIONS,
        actions: str = "common",
        observations: str = "vector",
        threads: int | None = None,
    ) -> None:
        if num_envs < 1:
            raise GipfError("setting-least", name="num_envs", least=1, value=num_envs)
        self.num_envs = num_envs
        self.auto_reset = auto_reset
        self.variant, self.odds, self.max_decisions = read_setting(variant, odds, max_decisions)
        self.interface: Interface = Interface(self.variant, actions, observations)
        self.num_actions: int = len(self.interface.actions)
        self.observation_shape: tuple[int, ...] = self.interface.observe.shape
        self._threads = threads

    def _seed(self, seed: int | None) -> int:
        """Give the seed that `reset` was given, or one of chance."""
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        return abs(int(seed))


class VectorEnv(ManyGames):
    """Games of one variant side by side.

    An illegal action ends its game with a loss for the player who chose it, as in Pgx; so does a
    number that is no action. A game that is over stays as it is, whatever is chosen for it. With
    ``auto_reset`` it begins anew instead, in the same step: ``rewards``, ``terminated`` and
    ``truncated`` then speak of the game that ended, everything else of the one that begins.
    """

    @cached_property
    def _start(self) -> Batch:
        return Batch(self.variant, 1, threads=1)

    def reset(self, seed: int | None = None) -> VectorState:
        """Start all games; the seed is for side games, and random if it is not given."""
        games = Batch(self.variant, self.num_envs, threads=self._threads)
        nothing = np.zeros(self.num_envs, np.bool_)
        decisions = np.zeros(self.num_envs, np.int64)
        rewards = np.zeros((self.num_envs, 2), np.float32)
        return self._state(games, rewards, nothing, nothing, decisions, self._seed(seed), 0)

    def step(self, state: VectorState, actions: npt.ArrayLike) -> VectorState:
        """Play an action in each game and let chance decide the side games; give the state after it."""
        chosen = self.interface.common_actions(actions, self.num_envs)
        running = ~(state.terminated | state.truncated) | self.auto_reset
        legal = self.interface.are_legal(state._games, chosen)
        games = copied(state._games)
        games.step(np.where(running & legal, chosen, -1))
        self._settle(games, state)
        white, terminated, truncated, decisions = ending(
            np.where, state, running, legal, games.is_over, games.result, self.max_decisions
        )
        rewards = np.stack([white, -white], axis=1).astype(np.float32)
        if self.auto_reset and (over := terminated | truncated).any():
            begin_anew(games, over, self._start)
            decisions[over] = 0
        seed, time = state._seed, state._time + 1
        return self._state(games, rewards, terminated, truncated, decisions, seed, time)

    def observe(self, state: VectorState, player: npt.ArrayLike) -> Floats:
        """Show the games to a player, 0 White or 1 Black, or to one player in each game."""
        who = np.asarray(player, np.int64)
        if who.shape not in ((), (self.num_envs,)) or not np.isin(who, (0, 1)).all():
            raise GipfError("player-number", value=repr(player))
        return self.interface.observe(state._games, who)

    def random_actions(self, state: VectorState, seed: int) -> Ints:
        """Pick a legal action in each game, each as likely as the others; -1 where it is over."""
        return self.interface.actions.from_common(state._games.random_moves(seed))

    def _settle(self, games: Batch, state: VectorState) -> None:
        """Let chance decide the side games that are due."""
        if self.variant.challenges == 0:
            return
        due = side_games(games)
        if due.any():
            chance = np.random.default_rng([state._seed, state._time]).random(self.num_envs)
            results = np.array([WON + self.odds.roll(share) for share in chance])
            games.step(np.where(due, results, -1))

    def _state(
        self,
        games: Batch,
        rewards: Floats,
        terminated: Flags,
        truncated: Flags,
        decisions: Ints,
        seed: int,
        time: int,
    ) -> VectorState:
        return VectorState(
            games.player,
            rewards,
            terminated,
            truncated,
            decisions,
            games,
            self.interface,
            self.auto_reset,
            seed,
            time,
        )


make = VectorEnv
"""Make an environment of many games, by the name Pgx has for it."""
