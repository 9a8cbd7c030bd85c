"""Self-play in lock step on a device: the arrays, the calls of the network, and rounds of decisions.

On a GPU everything stays in its memory: Numba's kernels and torch work on the same arrays. On a CPU the
same functions are called by threads.
"""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from inspect import signature
from itertools import pairwise
from os import cpu_count
from typing import Any

import numpy as np
import torch

from gipf.errors import GipfError
from gipf.kernel import gpu
from gipf.kernel.batch import Batch
from gipf.kernel.compiling import compiled
from gipf.kernel.layout import META, MOST_MOVES, PLAIN_WORDS, PLAYER_BIT, Array, Family
from gipf.kernel.playout import seed_of
from gipf.kernel.warmup import USES, Use, prepare
from gipf.net.features import CELL_BYTES, CELLS, GAME
from gipf.net.policy import ANSWERS, parts
from gipf.train.network import tree_search as trees
from gipf.variants import Variant

SELF_PLAY = "self-play"
"""Name of the purpose for which these functions are compiled."""

Net = Callable[[torch.Tensor, torch.Tensor], tuple[torch.Tensor, torch.Tensor]]
"""Gives answers ``(n, 6224)`` and logits of win, draw and loss ``(n, 3)``, both float32, for cells and game."""


@dataclass(frozen=True)
class Settings:
    """Settings of self-play: simulations for a decision that is learned from, for others, and so on."""

    tries: int = 64
    quick_tries: int = 16
    noted: float = 0.25
    considered: int = 16
    c_puct: float = 1.5
    fpu_reduction: float = 0.2
    first_weight: float = 50.0
    weight: float = 0.25
    noise: float = 1.0
    opening: int = 6
    longest: int = 400
    edges: int = 48
    widest: int = 96

    def numbers(self) -> list[float]:
        """Give the settings that compiled code reads, in its order."""
        return [self.c_puct, self.fpu_reduction, self.first_weight, self.weight, self.noise]


@dataclass(frozen=True)
class Samples:
    """The replay buffer: samples of the last rounds, all games of a round side by side."""

    cells: torch.Tensor
    game: torch.Tensor
    codes: torch.Tensor
    shares: torch.Tensor
    facts: torch.Tensor


@cache
def schedule(considered: int, tries: int) -> Array:
    """Say for each number of moves and each try how often the move tried next was tried before.

    All moves that are considered get the same share of a part of the tries, then the better half of them.

    >>> schedule(4, 8)[4].tolist()
    [0, 0, 0, 0, 1, 1, 2, 2]
    """
    lines = np.zeros((considered + 1, tries), np.int32)
    lines[:2] = np.arange(tries)
    for number in range(2, considered + 1):
        halvings = math.ceil(math.log2(number))
        left, before, line = number, [0] * number, list[int]()
        while len(line) < tries:
            for _ in range(max(1, tries // (halvings * left))):
                line += before[:left]
                before = [n + 1 for n in before[:left]] + before[left:]
            left = max(2, left // 2)
        lines[number] = line[:tries]
    return lines


class Lockstep:
    """Parallel games of variants that share a family of rules and a board, each with its tree.

    ``rounds`` is how many noted rounds are remembered.
    """

    def __init__(
        self,
        variants: Sequence[str],
        games: int,
        *,
        device: str = "cpu",
        settings: Settings | None = None,
        seed: int = 1,
        rounds: int = 64,
        threads: int | None = None,
    ) -> None:
        if not variants or games < 1 or rounds < 1:
            raise GipfError("lockstep-settings")
        self.settings = settings or Settings()
        self.variants = [Variant.parse(text) for text in variants]
        starts = [Batch(variant, 1) for variant in self.variants]
        self.family = starts[0].family
        self.board = self.variants[0].board.name
        if any((s.family, s.variant.board.name) != (self.family, self.board) for s in starts):
            raise GipfError("lockstep-rules")
        self.games, self.rounds, self.device = games, rounds, torch.device(device)
        self.samples_noted = self.evaluations = 0
        self.chance = np.random.default_rng(seed)
        self._cores: _OnGpu | _OnCpu
        if self.device.type == "cuda":
            self._cores = _OnGpu(self.family)
        else:
            prepare(self.variants[0], SELF_PLAY)
            self._cores = _OnCpu(self.family, threads or cpu_count() or 1)
        words = PLAIN_WORDS if len(self.family) < 3 else starts[0].states.shape[1]
        self._allocate(
            words, np.concatenate([s.states[:, :words] for s in starts]), starts[0].lookup
        )
        self.state[:, trees.RANDOM] = torch.tensor(
            [seed_of(seed, g) for g in range(games)], device=self.device
        )
        arguments = self.lookup, self.states, self.starts, self.path, self.state
        self._cores.run("begin_game", games, *arguments, 0, self.settings.opening)

    def _allocate(self, words: int, starts: Array, lookup: Array) -> None:
        s, g = self.settings, self.games
        nodes = max(s.tries, s.quick_tries) + 2
        edges = nodes * s.edges + MOST_MOVES

        def zeros(*shape: int, of: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=of, device=self.device)

        def constant(numbers: Any, of: torch.dtype) -> torch.Tensor:
            return torch.as_tensor(np.array(numbers)).to(self.device, of)

        self.lookup = constant(lookup, torch.int64)
        self.places = constant(parts(self.board), torch.int64)
        self.starts = constant(starts, torch.int64)
        self.numbers_set = constant(s.numbers(), torch.float64)
        self.schedules = {
            n: constant(schedule(s.considered, n), torch.int32) for n in (s.tries, s.quick_tries)
        }
        self.states = zeros(g * nodes, words, of=torch.int64)
        self.nodes = zeros(g * nodes, trees.NODE_WORDS, of=torch.int32)
        self.node_values = zeros(g * nodes, 2, of=torch.float32)
        self.moves = zeros(g * edges, of=torch.int32)
        self.edges = zeros(g * edges, 2, of=torch.int32)
        self.edge_values = zeros(g * edges, 2, of=torch.float32)
        self.noise = zeros(g, MOST_MOVES, of=torch.float32)
        self.path = zeros(g, nodes, 2, of=torch.int32)
        self.state = zeros(g, trees.STATE_WORDS, of=torch.int64)
        self.counts = zeros(g, trees.COUNTS, of=torch.int64)
        self.cells = zeros(g, CELLS, CELL_BYTES, of=torch.uint8)
        self.game = zeros(g, GAME, of=torch.float32)
        lines = self.rounds * g
        self.samples = Samples(
            zeros(lines, CELLS, CELL_BYTES, of=torch.uint8),
            zeros(lines, GAME, of=torch.float32),
            zeros(lines, s.widest, of=torch.int16),
            zeros(lines, s.widest, of=torch.float32),
            zeros(lines, trees.FACTS, of=torch.int16),
        )
        self.samples.facts[:, trees.RESULT] = trees.UNKNOWN

    @property
    def roots(self) -> torch.Tensor:
        """State of each game, ``(games, words)``: a view, not a copy."""
        return self.states.view(self.games, -1, self.states.shape[1])[:, 0]

    @property
    def deciding(self) -> torch.Tensor:
        """Player to decide in each game: 0 White, 1 Black."""
        return self.roots[:, META] & PLAYER_BIT

    def play_round(self, net: Net) -> bool:
        """Play one decision in every game; return whether the round went into the replay buffer."""
        s = self.settings
        is_noted = bool(self.chance.random() < s.noted)
        tries = s.tries if is_noted else s.quick_tries
        rules, tree = (self.lookup, self.states), (self.nodes, self.node_values)
        moves = self.moves, self.edges, self.edge_values, self.noise
        look = self.cells, self.game
        self._cores.run("begin", self.games, *rules, *tree, self.path, self.state, *look)
        for number in range(-1, tries):
            if number >= 0:
                self._cores.run(
                    "descend", self.games, *rules, *tree, *moves, self.path, self.state,
                    self.numbers_set, self.schedules[tries], *look, number,
                )  # fmt: skip
            answers, results = net(*look)
            self._cores.run(
                "absorb", self.games, self.lookup, self.places, self.states, *tree, *moves, self.path,
                self.state, answers, results,
            )  # fmt: skip
        kept = self.samples
        self._cores.run(
            "decide", self.games, *rules, self.starts, *tree, *moves, self.path, self.state,
            self.numbers_set, kept.cells, kept.game, kept.codes, kept.shares, kept.facts,
            self.samples_noted, is_noted, s.opening, s.longest, self.counts,
        )  # fmt: skip
        self.samples_noted += is_noted
        self.evaluations += (tries + 1) * self.games
        return is_noted


# ---------------------------------------------------------------------- where the functions run

THREADS = 64
"""Threads in a block on the GPU: few, so that all multiprocessors are busy."""

VIEWS = 64
"""Maximum number of cached device views; making one takes longer than a kernel launch."""


def _over_games(name: str, span: str) -> str:
    """Write a function that calls one of `trees` for many games; its last argument is the game."""
    names = ", ".join(list(signature(_source(name)).parameters)[:-1])
    return f"def {name}({names}, a, b):\n    for g in {span}:\n        each({names}, g)\n"


def _source(name: str) -> Any:
    function = getattr(trees, name)
    return getattr(function, "py_func", function)


class _OnCpu:
    """Runs a function for all games on CPU threads."""

    def __init__(self, family: Family, threads: int) -> None:
        self.family, self.threads = family, threads
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="gipf self-play")

    def run(self, name: str, games: int, *arguments: Any) -> None:
        """Call the function of this name for every game."""
        function = _for_cpu(name)
        views = [a.numpy() if isinstance(a, torch.Tensor) else a for a in arguments]
        shares = min(self.threads, games)
        ends = [games * share // shares for share in range(shares + 1)]
        spans = list(pairwise(ends))
        jobs = [self.pool.submit(function, self.family, *views, *span) for span in spans[1:]]
        function(self.family, *views, *spans[0])
        for job in jobs:
            job.result()


@cache
def _for_cpu(name: str) -> Any:
    names: dict[str, Any] = {"each": getattr(trees, name), "__name__": trees.__name__}
    # as if it stood in the file of what it calls, so that it is kept on disk with that
    exec(compile(_over_games(name, "range(a, b)"), trees.__file__, "exec"), names)
    return compiled(names[name])


class _OnGpu:
    """Launches a function on the GPU, one thread for each game."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.views: dict[int, Any] = {}

    def run(self, name: str, games: int, *arguments: Any) -> None:
        """Launch the function of this name for every game."""
        views = [self._view(a) if isinstance(a, torch.Tensor) else a for a in arguments]
        blocks = (games + THREADS - 1) // THREADS
        _for_gpu(name)[blocks, THREADS](self.family, *views, 0, games)

    def _view(self, tensor: torch.Tensor) -> Any:
        """Give a tensor's memory as a device array of Numba."""
        at = tensor.data_ptr()
        if at not in self.views or self.views[at].shape != tuple(tensor.shape):
            if len(self.views) > VIEWS:  # they keep what they are views of
                self.views.clear()
            self.views[at] = gpu.cuda().as_cuda_array(tensor)
        return self.views[at]


@cache
def _for_gpu(name: str) -> Any:
    module = gpu.cuda()
    names: dict[str, Any] = {"each": gpu.on_device(getattr(trees, name)), "cuda": module}
    exec(_over_games(name, "range(a + cuda.grid(1), b, cuda.gridsize(1))"), names)
    return module.jit(names[name])


# ---------------------------------------------------------------------- compiling ahead


def _do_all(variant: Variant) -> None:
    """Run everything in a round once, so that it is compiled."""
    pool = Lockstep(
        [str(variant)], 1, settings=Settings(tries=2, quick_tries=2, noted=1.0), rounds=1
    )

    def net(cells: torch.Tensor, game: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:  # noqa: ARG001
        return torch.zeros(len(cells), ANSWERS), torch.zeros(len(cells), 3)

    pool.play_round(net)


USES[SELF_PLAY] = Use(_do_all, {1: 20, 2: 20, 3: 40, 4: 40}, "train")
