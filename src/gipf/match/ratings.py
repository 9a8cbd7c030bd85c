"""Strength in figures: Elo with error bars, the sequential test, ratings of many. Pure functions.

Games come in pairs: the same opening twice, colours swapped. What one player scores in a pair is 0,
½, 1, 1½ or 2 points, and ``pairs`` below counts how often each of the five happened. An opening that
favours a colour then widens no error bar, since its two games are one observation.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from gipf.errors import GipfError

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair is worth as a part of the two points."""

Z95 = 1.959963984540054
"""Standard deviations to each side that hold 95 % of a normal distribution."""

PER_NATURAL_UNIT = 400 / math.log(10)
"""Elo points in one natural unit of strength, the logarithm of the odds."""

Array = np.ndarray[Any, np.dtype[Any]]


def score_of(elo: float) -> float:
    """Give the expected score of a player who is so many Elo points ahead.

    >>> score_of(0), round(score_of(400), 4)
    (0.5, 0.9091)
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """Give the Elo difference at which a score is to be expected.

    >>> round(elo_of(0.75), 1), elo_of(1.0)
    (190.8, inf)
    """
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return PER_NATURAL_UNIT * math.log(score / (1 - score))


class Estimate(NamedTuple):
    """An Elo difference, its 95 % confidence interval, and how likely it is above 0."""

    elo: float
    low: float
    high: float
    superiority: float


def elo_difference(pairs: Sequence[int]) -> Estimate | None:
    """Estimate the difference from pairs of games; ``None`` as long as there are none.

    >>> [round(figure, 2) for figure in elo_difference((0, 10, 40, 40, 10))]
    [88.74, 60.0, 118.72, 1.0]
    """
    count = sum(pairs)
    if not count:
        return None
    mean, variance = mean_and_variance(pairs)
    if not variance:  # all pairs alike, which has a chance of p ** count
        p = 0.025 ** (1 / count)
        low, high = mean * p, 1 - (1 - mean) * p  # exactly 1 where everything was won
        doubt = 0.5 ** (count + 1)  # what is left below 1/2 of a chance of which nothing was known
        superiority = 0.5 if mean == 0.5 else 1 - doubt if mean > 0.5 else doubt
    else:
        error = math.sqrt(variance / count)
        low, high = mean - Z95 * error, mean + Z95 * error
        superiority = _normal((mean - 0.5) / error)
    return Estimate(elo_of(mean), elo_of(low), elo_of(high), superiority)


def mean_and_variance(pairs: Sequence[int]) -> tuple[float, float]:
    """Give the mean score of a pair and its variance; there has to be one pair at least."""
    counted, count = list(zip(pairs, SCORES, strict=True)), sum(pairs)
    mean = sum(n * score for n, score in counted) / count
    return mean, sum(n * (score - mean) ** 2 for n, score in counted) / count


def _normal(z: float) -> float:
    return (1 + math.erf(z / math.sqrt(2))) / 2


# ---------------------------------------------------------------------- the sequential test


@dataclass(frozen=True)
class Sprt:
    """A test that ends as soon as it can tell whether the difference is ``elo0`` or ``elo1``.

    ``alpha`` is the chance to say ``elo1`` where ``elo0`` is true, ``beta`` the other way round.

    >>> test = Sprt(0, 20)
    >>> [round(bound, 2) for bound in test.bounds]
    [-2.94, 2.94]
    >>> test.verdict((0, 10, 40, 40, 10)), test.verdict((0, 0, 1, 0, 0)), test.verdict((9, 40, 40, 9, 0))
    ('elo1', None, 'elo0')
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Refuse what cannot be tested."""
        if not self.elo0 < self.elo1:
            raise GipfError("sprt-order", value=f"{self.elo0:g},{self.elo1:g}")
        for name, chance in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < chance < 0.5:
                raise GipfError("sprt-chance", name=name, value=f"{chance:g}")

    @classmethod
    def parse(cls, text: str, alpha: float = 0.05, beta: float = 0.05) -> "Sprt":
        """Read the two differences, as in ``0,20``."""
        try:
            elo0, elo1 = map(float, text.split(","))
        except ValueError:
            raise GipfError("sprt-form", text=text) from None
        return cls(elo0, elo1, alpha, beta)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the log-likelihood ratio decides for ``elo0`` and for ``elo1``."""
        return (math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha))

    def ratio(self, pairs: Sequence[int]) -> float:
        """Give the log-likelihood ratio of the two hypotheses.

        Each is as likely as the likeliest distribution over the five scores of a pair that has its
        mean. A score that has not come up yet counts as seen a thousandth of a time.
        """
        count = sum(pairs)
        if not count:
            return 0.0
        seen = [max(n, 0.001) for n in pairs]
        shares = [n / sum(seen) for n in seen]
        likely0, likely1 = (_likeliest(shares, score_of(elo)) for elo in (self.elo0, self.elo1))
        return count * sum(
            share * math.log(p1 / p0)
            for share, p0, p1 in zip(shares, likely0, likely1, strict=True)
        )

    def verdict(self, pairs: Sequence[int]) -> str | None:
        """Say which hypothesis is accepted, ``elo0`` or ``elo1``, once it is."""
        ratio = self.ratio(pairs)
        low, high = self.bounds
        return "elo0" if ratio <= low else "elo1" if ratio >= high else None


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """Give the distribution with this mean under which the observed shares are likeliest.

    A Lagrange multiplier x makes it ``share / (1 + x * (score - mean))``, where x is the root of a
    falling function between the two poles.
    """
    away = [score - mean for score in SCORES]

    def excess(x: float) -> float:
        return sum(share * a / (1 + x * a) for share, a in zip(shares, away, strict=True))

    x = _root(excess, -1 / away[-1], -1 / away[0])
    return [share / (1 + x * a) for share, a in zip(shares, away, strict=True)]


def _root(falling: Callable[[float], float], low: float, high: float) -> float:
    for _ in range(100):
        middle = (low + high) / 2
        if falling(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


# ---------------------------------------------------------------------- many players


class Encounter(NamedTuple):
    """What ``one`` scored against ``other`` in so many games, of one pair as a rule."""

    one: int
    other: int
    points: float
    games: float


class Rating(NamedTuple):
    """The strength of one among many, in Elo points around their mean, ± the 95 % error."""

    elo: float
    error: float


def bradley_terry(
    players: int, encounters: Iterable[Encounter], *, draws: float = 1.0
) -> list[Rating | None]:
    """Fit ratings to all results at once, a draw counting as half a win; ``None`` without games.

    Maximum likelihood, with so many imagined ``draws`` in every pairing that was played: without any,
    a player who won every game would be infinitely strong.

    >>> met = [Encounter(0, 1, 1.5, 2), Encounter(0, 1, 1.5, 2), Encounter(1, 2, 1.0, 2)]
    >>> [round(rating.elo) for rating in bradley_terry(3, met, draws=0)]
    [127, -64, -64]
    """
    met = list(encounters)
    pairings = {(min(e.one, e.other), max(e.one, e.other)) for e in met}
    met += [Encounter(one, other, draws / 2, draws) for one, other in pairings if draws]
    points, games = (np.array([e[field] for e in met], float) for field in (2, 3))
    ahead = np.zeros((len(met), players))  # ahead @ strength: how far ``one`` is ahead of ``other``
    for number, e in enumerate(met):
        ahead[number, e.one], ahead[number, e.other] = 1, -1

    def look(strength: Array) -> tuple[Array, Array, Array]:
        """Give the slope of the log-likelihood, the inverse of its curvature, and the slope's scatter."""
        expected = 1 / (1 + np.exp(-ahead @ strength))
        rest = points - games * expected
        curve = (games * expected * (1 - expected) * ahead.T) @ ahead
        return (rest * ahead.T).sum(1), np.linalg.pinv(curve), (rest**2 * ahead.T) @ ahead

    strength = np.zeros(players)
    for _ in range(200):
        slope, inverse, _ = look(strength)
        step = inverse @ slope
        strength += step / max(1.0, np.abs(step).max())
        if np.abs(step).max() < 1e-10:
            break
    _, inverse, scatter = look(strength)
    errors = np.sqrt(np.diag(inverse @ scatter @ inverse))
    played = {player for pairing in pairings for player in pairing}
    ratings = [
        Rating(PER_NATURAL_UNIT * elo, PER_NATURAL_UNIT * Z95 * error)
        for elo, error in zip(strength.tolist(), errors.tolist(), strict=True)
    ]
    return [rating if number in played else None for number, rating in enumerate(ratings)]
