"""Many games at once as tensors of torch, which share the kernel's memory: `gipf.envs.vector` without copies.

On the processor and on a GPU the same seeds and actions give the same games.

>>> env = make("basic;quiet=50", num_envs=3, device="cpu")
>>> state = env.reset(seed=1)
>>> after = env.step(state, env.random_actions(state, seed=2))
>>> state.current_player.tolist(), after.current_player.tolist(), tuple(after.observation.shape)
([0, 0, 0], [1, 1, 1], (3, 1557))
"""

from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from gipf.envs.encodings import Planes
from gipf.envs.ending import ending
from gipf.envs.setting import DEFAULT_VARIANT, FAIR, MOST_DECISIONS
from gipf.envs.vector import ManyGames
from gipf.errors import GipfError
from gipf.extras import need
from gipf.kernel import layout as at
from gipf.kernel.batch import Batch
from gipf.kernel.convert import read_state
from gipf.kernel.gpu import GpuBatch, cuda, is_simulated
from gipf.position import Position
from gipf.variants import Variant

try:
    import torch
    from torch import Tensor
except ImportError:
    need("train")
    raise


class Games:
    """Games of one variant whose states are tensors; the kernel works on the same memory."""

    def __init__(self, batch: Batch | GpuBatch, device: torch.device) -> None:
        self.batch: Any = batch
        self.device = device
        self.states: Tensor = self.tensor(batch.states)
        self.history: Tensor = self.tensor(batch.history)
        self.lengths: Tensor = self.tensor(batch.lengths)

    def tensor(self, array: Any) -> Tensor:
        """Give an array of the kernel as a tensor in the same memory."""
        if self.device.type == "cuda":
            return torch.as_tensor(array, device=self.device)
        return torch.from_numpy(np.asarray(array))

    def array(self, tensor: Tensor) -> Any:
        """Give a tensor as an array for the kernel in the same memory."""
        return cuda().as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy()

    def copied(self) -> "Games":
        """Copy all games with their history."""
        other = copy(self)
        other.states, other.lengths = self.states.clone(), self.lengths.clone()
        other.history = torch.empty_like(self.history)
        used = int(self.lengths.max())  # most of a history is room for games far longer than this
        other.history[:, :used] = self.history[:, :used]
        other.batch = copy(self.batch)
        for name in ("states", "history", "lengths"):
            setattr(other.batch, name, self.array(getattr(other, name)))
        return other

    def step(self, moves: Tensor) -> None:
        """Play a legal move in each game, by its number in the common space; -1 leaves a game as it is."""
        self.batch.step(self.array(moves))

    def begin_anew(self, which: Tensor, start: "Games") -> None:
        """Reset some games to the only one of ``start``."""
        self.states[which] = start.states[0]
        self.lengths[which] = start.lengths[0]
        used = int(start.lengths.max())
        self.history[which, :used] = start.history[0, :used]

    @property
    def player(self) -> Tensor:
        """Who decides in each game: 0 White, 1 Black."""
        return self.states[:, at.META] & at.PLAYER_BIT

    @property
    def phase(self) -> Tensor:
        """The phase of each game, as `gipf.kernel.layout` numbers them."""
        return self.states[:, at.META] >> at.PHASE_SHIFT & at.PHASE_MASK

    @property
    def result(self) -> Tensor:
        """The result of each game for White: 1 won, -1 lost, 0 drawn or not over."""
        winner = self.states[:, at.META] >> at.WINNER_SHIFT & at.WINNER_MASK
        return (winner == at.WHITE_WON).long() - (winner == at.BLACK_WON).long()


@dataclass(frozen=True, eq=False)
class TensorState:
    """All games at one moment, as `gipf.envs.vector.VectorState` has them, as tensors on one device."""

    current_player: Tensor
    """``(games,)``: 0 White, 1 Black."""
    rewards: Tensor
    """``(games, 2)`` for White and Black: 1 and -1 when a game has just been won, otherwise 0."""
    terminated: Tensor
    """``(games,)``: ended by the rules or by an illegal action."""
    truncated: Tensor
    """``(games,)``: truncated after too many decisions."""
    decisions: Tensor
    """``(games,)``: how many were made in each game."""
    _env: "TensorEnv" = field(repr=False)
    _games: Games = field(repr=False)
    _seed: int = field(repr=False)
    _time: int = field(repr=False)

    @cached_property
    def observation(self) -> Tensor:
        """``(games, SIZE)``, or planes: what the player sees who decides."""
        return self._env.observe(self, self.current_player)

    @cached_property
    def legal_action_mask(self) -> Tensor:
        """``(games, actions)``; all true where the game is over, as in Pgx."""
        return self._env._mask(self)

    def position(self, i: int) -> Position:
        """Read one game as a `Position`."""
        return read_state(self._env.variant, self._games.states[i : i + 1].cpu().numpy(), 0)


class TensorEnv(ManyGames):
    """Games of one variant side by side, as `gipf.envs.vector.VectorEnv` plays them.

    ``device`` is one of torch, such as ``"cpu"`` or ``"cuda"``; ``"auto"`` is the GPU where there is one. All
    tensors are on it, and so are the actions that `step` is given.
    """

    def __init__(
        self,
        variant: str | Variant = DEFAULT_VARIANT,
        num_envs: int = 1,
        *,
        device: str | torch.device = "auto",
        auto_reset: bool = False,
        odds: tuple[float, float, float] = FAIR,
        max_decisions: int = MOST_DECISIONS,
        actions: str = "common",
        observations: str = "vector",
        threads: int | None = None,
    ) -> None:
        super().__init__(
            variant,
            num_envs,
            auto_reset=auto_reset,
            odds=odds,
            max_decisions=max_decisions,
            actions=actions,
            observations=observations,
            threads=threads,
        )
        self._is_on_gpu, self.device = _device(device)
        self._start = self._new(1)
        tables = self.interface.actions.common, self.interface.actions.places
        self._common, self._places = (torch.from_numpy(table).to(self.device) for table in tables)
        self._maps: Tensor | None = None
        if isinstance(self.interface.observe, Planes):
            self._maps = torch.from_numpy(self.interface.observe.maps).to(self.device)

    def _new(self, number: int) -> Games:
        if self._is_on_gpu:
            return Games(GpuBatch(self.variant, number), self.device)
        return Games(Batch(self.variant, number, threads=self._threads), self.device)

    def reset(self, seed: int | None = None) -> TensorState:
        """Start all games; the seed is for side games, and random if it is not given."""
        games = self._new(self.num_envs)
        nothing = torch.zeros(self.num_envs, dtype=torch.bool, device=self.device)
        rewards = torch.zeros(self.num_envs, 2, device=self.device)
        decisions = torch.zeros(self.num_envs, dtype=torch.int64, device=self.device)
        state = rewards, nothing, nothing, decisions
        return TensorState(games.player, *state, self, games, self._seed(seed), 0)

    def step(self, state: TensorState, actions: Tensor) -> TensorState:
        """Play an action in each game and let chance decide the side games; give the state after it."""
        chosen = self._to_common(actions)
        running = ~(state.terminated | state.truncated) | self.auto_reset
        games = state._games.copied()
        wanted = games.array(chosen[:, None].contiguous())
        legal = games.tensor(games.batch.first_legal(wanted)) >= 0
        games.step(torch.where(running & legal, chosen, -1))
        self._settle(games, state)
        is_over = games.phase == at.OVER
        end = ending(torch.where, state, running, legal, is_over, games.result, self.max_decisions)
        if self.auto_reset:
            over = end.terminated | end.truncated
            if bool(over.any()):
                games.begin_anew(over, self._start)
                end.decisions[over] = 0
        rewards = torch.stack([end.white, -end.white], dim=1).float()
        return TensorState(
            games.player, rewards, *end[1:], self, games, state._seed, state._time + 1
        )

    def observe(self, state: TensorState, player: Tensor) -> Tensor:
        """Show each game to a player of its own, 0 White or 1 Black."""
        if player.shape != (self.num_envs,) or not bool(((player == 0) | (player == 1)).all()):
            raise GipfError("player-number", value=repr(player))
        games = state._games
        players = games.array(player.to(self.device, torch.int64).contiguous())
        if self._maps is None:
            return games.tensor(games.batch.features(players))
        number, columns, heights = self.observation_shape
        maps = games.array(self._maps)
        seen = games.tensor(games.batch.planes(maps, number, columns * heights, players))
        return seen.view(self.num_envs, *self.observation_shape)

    def random_actions(self, state: TensorState, seed: int) -> Tensor:
        """Pick a legal action in each game, each as likely as the others; -1 where it is over."""
        moves = state._games.tensor(state._games.batch.random_moves(seed))
        return torch.where(moves >= 0, self._places[moves.clamp(min=0)], -1)

    def _mask(self, state: TensorState) -> Tensor:
        games = state._games
        places = games.array(self._places)
        mask = games.tensor(games.batch.legal_mask(places, self.num_actions)).view(torch.bool)
        mask[games.phase == at.OVER] = True
        if not self.auto_reset:
            mask[state.terminated | state.truncated] = True
        return mask

    def _to_common(self, actions: Tensor) -> Tensor:
        """Turn actions into those of the common space; -1 for what is none."""
        kind = str(actions.dtype).removeprefix("torch.")
        if actions.shape != (self.num_envs,) or "int" not in kind:
            shape = str(tuple(actions.shape))
            raise GipfError("actions-form", count=self.num_envs, kind=kind, shape=shape)
        chosen = actions.to(self.device, torch.int64)
        is_one = (chosen >= 0) & (chosen < self.num_actions)
        return torch.where(is_one, self._common[torch.where(is_one, chosen, 0)], -1)

    def _settle(self, games: Games, state: TensorState) -> None:
        """Let chance decide the side games that are due, as it does in `gipf.envs.vector`."""
        if self.variant.challenges == 0:
            return
        due = games.phase == at.SIDE_GAME
        if bool(due.any()):
            chance = np.random.default_rng([state._seed, state._time]).random(self.num_envs)
            rolled = torch.tensor([at.WON + self.odds.roll(share) for share in chance])
            games.step(torch.where(due, rolled.to(self.device), -1))


make = TensorEnv
"""Make an environment of many games, by the name Pgx has for it."""


def _device(wanted: str | torch.device) -> tuple[bool, torch.device]:
    """Choose a device; say whether the kernel runs on a GPU, and where its memory is.

    >>> _device("cpu")
    (False, device(type='cpu'))
    """
    if wanted == "auto":
        wanted = "cuda" if torch.cuda.is_available() else "cpu"
    device = torch.device(wanted)
    if device.type != "cuda":
        return False, device
    if is_simulated():
        return True, torch.device("cpu")
    if not torch.cuda.is_available():
        raise GipfError("no-gpu")
    return True, device
