"""Matches between two networks, all games in lock step, without noise, every opening with both colours."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from gipf.errors import GipfError
from gipf.kernel.batch import Batch
from gipf.kernel.layout import SIDE_GAME, Array
from gipf.train.network.lockstep import Lockstep, Net, Settings
from gipf.variants import Variant

OPENING = 4
"""So many decisions by chance begin a pair of games."""
MOST_ATTEMPTS = 50


class Score(NamedTuple):
    """How a match ended for the first network; ``pairs`` counts 0, ½, 1, 1½ and 2 points of a pair."""

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
        """How many Elo points the first is ahead; a match won outright says as much as half a point less.

        >>> round(Score(75, 0, 25, (5, 5, 10, 15, 15)).elo), round(Score(10, 0, 0, (0, 0, 0, 0, 5)).elo)
        (189, 529)
        """
        share = (self.won + self.drawn / 2 + 0.5) / (self.games + 1)
        return 400 * math.log10(share / (1 - share))

    @property
    def error(self) -> float:
        """How far off that may be, with 95 % confidence: pairs are what chance draws."""
        count = sum(self.pairs)
        points = [n / 4 for n in range(5)]
        mean = sum(p * n for p, n in zip(points, self.pairs, strict=True)) / count
        variance = sum(n * (p - mean) ** 2 for p, n in zip(points, self.pairs, strict=True)) / count
        share = min(max(mean, 0.5 / (self.games + 1)), 1 - 0.5 / (self.games + 1))
        slope = 400 / math.log(10) / (share * (1 - share))
        return 1.96 * slope * math.sqrt(max(variance, 0.25 / count) / count)


@dataclass(frozen=True)
class _Sides:
    """Asks the network whose turn it is in each game."""

    one: Net
    other: Net
    is_ones: Tensor

    def __call__(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Answer for all games."""
        return self.at_once(cells, game) if cells.is_cuda else self.by_turns(cells, game)

    def at_once(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Ask both of all games: always of the same arrays, as graphs want it, and a GPU has room."""
        is_ones = self.is_ones[:, None]
        (answers, results), (others, outcomes) = self.one(cells, game), self.other(cells, game)
        return torch.where(is_ones, answers, others), torch.where(is_ones, results, outcomes)

    def by_turns(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Ask each of its games alone."""
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
    opening: int = OPENING,
    seed: int = 1,
    threads: int | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Score:
    """Let two networks play an even number of games; ``tick`` is called after every round."""
    if games < 2 or games % 2:
        raise GipfError(f"a match has an even number of games, two for an opening, not {games}")
    # every round is a quick one: these are not noted
    settings = settings or Settings()
    settings = replace(settings, quick_tries=settings.tries, noted=0.0, noise=0.0, opening=0)
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


def _score(points: Array) -> Score:
    """Count the points of the first network."""
    pairs = np.bincount((2 * (points[::2] + points[1::2])).astype(int), minlength=5)
    first, second, third, fourth, fifth = map(int, pairs)
    won, drawn, lost = (int((points == worth).sum()) for worth in (1.0, 0.5, 0.0))
    return Score(won, drawn, lost, (first, second, third, fourth, fifth))


def openings(variant: str, number: int, decisions: int, seed: int) -> Array:
    """Give rows after so many decisions by chance, all different as far as there are that many."""
    agreed = Variant.parse(variant)
    chance = np.random.default_rng(seed)
    found: dict[int, Array] = {}
    spare: list[Array] = []
    for _ in range(MOST_ATTEMPTS):
        batch = Batch(agreed, number, threads=1)
        done = 0
        while True:
            is_side_game = batch.phase == SIDE_GAME
            if done >= decisions and not is_side_game.any():
                break
            moves = batch.random_moves(int(chance.integers(1 << 31)))
            batch.step(np.where(is_side_game | (done < decisions), moves, -1))
            done += 1
        for key, state, is_over in zip(batch.hashes(), batch.states, batch.is_over, strict=True):
            if not is_over:
                spare.append(state)
                found.setdefault(int(key), state)
        if len(found) >= number:
            break
    if not spare:
        raise GipfError(f"no game of {variant} lasts longer than {decisions} decisions")
    states = list(found.values())[:number]
    states += [spare[n % len(spare)] for n in range(number - len(states))]
    return np.stack(states)
