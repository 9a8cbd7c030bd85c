"""Gating: matches between two networks, in lock step, without noise, each opening with both colours."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from gipf.errors import GipfError
from gipf.kernel.convert import empty_states, write_state
from gipf.kernel.layout import Array
from gipf.match.openings import TURNS, Opening, random_openings
from gipf.match.ratings import PER_NATURAL_UNIT, Z95, elo_of, mean_and_variance
from gipf.train.network.lockstep import Lockstep, Net, Settings


class GatingScore(NamedTuple):
    """Result of a gating match for the first network; ``pairs`` is as in `gipf.match.ratings`."""

    won: int
    drawn: int
    lost: int
    pairs: tuple[int, int, int, int, int]

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """The points won, as a share of all."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def elo(self) -> float:
        """Elo difference, with half a point added to both sides so that it is finite.

        >>> round(GatingScore(75, 0, 25, (5, 5, 10, 15, 15)).elo)
        189
        >>> round(GatingScore(10, 0, 0, (0, 0, 0, 0, 5)).elo)
        529
        """
        return elo_of((self.won + self.drawn / 2 + 0.5) / (self.games + 1))

    @property
    def error(self) -> float:
        """Half the width of its 95 % confidence interval, with pairs as the observations."""
        count, least = sum(self.pairs), 0.5 / (self.games + 1)
        mean, variance = mean_and_variance(self.pairs)
        score = min(max(mean, least), 1 - least)
        slope = PER_NATURAL_UNIT / (score * (1 - score))
        return Z95 * slope * math.sqrt(max(variance, 0.25 / count) / count)


@dataclass(frozen=True)
class _Sides:
    """Asks the network whose turn it is in each game."""

    one: Net
    other: Net
    is_ones: Tensor

    def __call__(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Evaluate all games."""
        return self.at_once(cells, game) if cells.is_cuda else self.by_turns(cells, game)

    def at_once(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Ask both about all games: CUDA graphs need the same arrays each time."""
        is_ones = self.is_ones[:, None]
        (answers, results), (others, outcomes) = self.one(cells, game), self.other(cells, game)
        return torch.where(is_ones, answers, others), torch.where(is_ones, results, outcomes)

    def by_turns(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Ask each about its own games."""
        answers: Tensor | None = None
        for net, is_its in ((self.one, self.is_ones), (self.other, ~self.is_ones)):
            lines = is_its.nonzero().flatten()
            if len(lines):
                found, outcome = net(cells[lines], game[lines])
                if answers is None:
                    answers = torch.empty(len(cells), found.shape[1], device=cells.device)
                    results = torch.empty(len(cells), 3, device=cells.device)
                answers[lines], results[lines] = found, outcome
        assert answers is not None
        return answers, results


def play_match(
    one: Net,
    other: Net,
    variant: str,
    games: int,
    *,
    device: str = "cpu",
    settings: Settings | None = None,
    opening: int = TURNS,
    seed: int = 1,
    threads: int | None = None,
    tick: Callable[[], None] = lambda: None,
) -> GatingScore:
    """Let two networks play an even number of games; ``tick`` is called after every round."""
    if games < 2 or games % 2:
        raise GipfError("even-number", name="games", value=games)
    # every round is a quick one, which is not recorded
    settings = settings or Settings()
    settings = replace(
        settings, quick_simulations=settings.simulations, recorded=0.0, noise=0.0, opening=0
    )
    pool = Lockstep(
        [variant], games, device=device, settings=settings, seed=seed, rounds=1, threads=threads
    )
    states = openings(variant, games // 2, opening, seed)[:, : pool.states.shape[1]]
    pool.roots.copy_(torch.from_numpy(states.repeat(2, axis=0)))
    plays_white = torch.arange(games, device=pool.device) % 2 == 0
    points = torch.full((games,), -1.0, device=pool.device)  # of White
    while (points < 0).any():
        is_ones = (pool.deciding == 0) == plays_white
        pool.play_round(_Sides(one, other, is_ones))
        ended = (pool.counts[:, 0] > 0) & (points < 0)
        won, drawn = pool.counts[:, 2].float(), pool.counts[:, 3].float()
        points = torch.where(ended, won + drawn / 2, points)
        tick()
    return _score(torch.where(plays_white, points, 1 - points).cpu().numpy())


def _score(points: Array) -> GatingScore:
    """Count the points of the first network."""
    pairs = np.bincount((2 * (points[::2] + points[1::2])).astype(int), minlength=5)
    first, second, third, fourth, fifth = map(int, pairs)
    won, drawn, lost = (int((points == worth).sum()) for worth in (1.0, 0.5, 0.0))
    return GatingScore(won, drawn, lost, (first, second, third, fourth, fifth))


def openings(variant: str, number: int, turns: int, seed: int) -> Array:
    """Give states after so many random turns, all different as far as there are that many."""
    states = empty_states(number)
    for n, opening in zip(range(number), random_openings(variant, seed, turns), strict=False):
        write_state(Opening(variant, opening.moves).position, states, n)
    return states
