"""Ratings by Glicko-2 (M. Glickman, "Example of the Glicko-2 system"), as values and pure functions.

A rating is a strength, how sure it is (the deviation), and how much it changes (the volatility). It gets less
sure while somebody does not play. Every game is rated when it ends: a rating period is a part of a game's own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt
from typing import Literal

from gipf.host.live_game import LiveGame
from gipf.side_games import split_name
from gipf.variants import Variant

Speed = Literal["live", "days"]
"""Games with a clock at one sitting, and games over days."""
MIDDLE, SURE, UNSURE = 1500.0, 45.0, 350.0
"""The strength of somebody unknown, the least deviation a rating gets, and the greatest."""
PROVISIONAL = 110.0
"""A rating with a greater deviation is provisional."""
VOLATILITY = 0.06
TAU = 0.5
"""How much the volatility may change: the constant τ of Glicko-2."""
PERIOD = 4.67 * 86_400_000
"""Milliseconds of a rating period: in a year without games a deviation of 60 becomes 110."""
SCALE = 173.7178
LEAST, MOST = 100.0, 4000.0
"""The least and the greatest rating there is."""
ACCURACY = 1e-6


@dataclass(frozen=True)
class Rating:
    """What is known of somebody's strength in one kind of games; ``at`` is when they last played one."""

    value: float = MIDDLE
    deviation: float = UNSURE
    volatility: float = VOLATILITY
    at: int | None = None
    games: int = 0

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known for a comparison with others."""
        return self.deviation > PROVISIONAL

    def aged(self, periods: float) -> "Rating":
        """Know it less well after so many rating periods without a game.

        >>> round(Rating(1500, 60).aged(78).deviation)
        110
        """
        grown = sqrt((self.deviation / SCALE) ** 2 + periods * self.volatility**2) * SCALE
        return replace(self, deviation=min(UNSURE, grown))

    def now(self, moment: int) -> "Rating":
        """Give it as it is at a moment."""
        return self if self.at is None else self.aged(max(0, moment - self.at) / PERIOD)

    def expects(self, other: "Rating") -> float:
        """Give the share of points that is expected against somebody.

        >>> Rating(1700, 50).expects(Rating(1500, 50)) > 0.7
        True
        """
        spread = sqrt(self.deviation**2 + other.deviation**2) / SCALE
        return _expected((self.value - other.value) / SCALE, spread)


@dataclass(frozen=True)
class Result:
    """A game against somebody: 1 for a win, ½ for a draw, 0 for a loss."""

    opponent: Rating
    score: float


def after(rating: Rating, results: Sequence[Result]) -> Rating:
    """Rate somebody by the games of one rating period; without any, the rating is only less sure."""
    if not results:
        return rating.aged(1)
    mean, deviation = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE
    variance, gain = 0.0, 0.0
    for result in results:
        theirs = result.opponent.deviation / SCALE
        weight = _weight(theirs)
        expected = _expected(mean - (result.opponent.value - MIDDLE) / SCALE, theirs)
        variance += weight**2 * expected * (1 - expected)
        gain += weight * (result.score - expected)
    variance = 1 / variance
    volatility = _volatility(deviation, rating.volatility, variance, variance * gain)
    before = deviation**2 + volatility**2
    shrunk = 1 / sqrt(1 / before + 1 / variance)
    value = (mean + shrunk**2 * gain) * SCALE + MIDDLE
    return replace(
        rating, value=value, deviation=shrunk * SCALE, volatility=volatility,
        games=rating.games + len(results),
    )  # fmt: skip


def after_game(white: Rating, black: Rating, score: float, moment: int) -> tuple[Rating, Rating]:
    """Rate both players of a game that has ended at a moment; ``score`` is White's."""
    both = white.now(moment), black.now(moment)
    scores = score, 1 - score
    rated = (
        after(own, [Result(other, points)])
        for own, other, points in zip(both, reversed(both), scores, strict=True)
    )
    first, second = (_bounded(rating, moment) for rating in rated)
    return first, second


def _bounded(rating: Rating, moment: int) -> Rating:
    return replace(
        rating,
        value=min(max(rating.value, LEAST), MOST),
        deviation=min(max(rating.deviation, SURE), UNSURE),
        at=moment,
    )


def _weight(deviation: float) -> float:
    """How much a game counts against somebody whose strength is known so well."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _expected(difference: float, deviation: float) -> float:
    return 1 / (1 + exp(-_weight(deviation) * difference))


def _volatility(deviation: float, volatility: float, variance: float, surprise: float) -> float:
    """Find the new volatility, by the Illinois method (step 5 of the paper)."""
    start = log(volatility**2)

    def slope(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (surprise**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if surprise**2 > deviation**2 + variance:
        high = log(surprise**2 - deviation**2 - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > ACCURACY:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


# ---------------------------------------------------------------------- games that are rated


@dataclass(frozen=True)
class Pool:
    """The games whose ratings belong together: of a family, at a speed."""

    family: str
    speed: Speed


def family_of(variant: str) -> str:
    """Name the family of a variant, or of a side game.

    >>> [family_of(each) for each in ("basic", "standard+Z6", "matrx;challenges=2", "yinsh(blitz)")]
    ['basic', 'potentials', 'matrx', 'yinsh']
    """
    base = variant.partition(";")[0]
    name, _, potentials = base.partition("+")
    if potentials and name in ("standard", "tournament"):
        return "potentials"
    return split_name(name)[0]


def is_even(variant: Variant) -> bool:
    """Whether both players have the same, so that a game of it can be rated.

    >>> [is_even(Variant.parse(each)) for each in ("tournament", "standard+Z6/-", "basic;reserve=9/12")]
    [True, False, False]
    """
    return variant.hands[0] == variant.hands[1] and variant.reserves[0] == variant.reserves[1]


def pool_of(game: LiveGame) -> Pool | None:
    """Say where a game is rated; nowhere without a clock."""
    if game.clock is None:
        return None
    return Pool(family_of(str(game.start.variant)), "days" if game.is_over_days else "live")


def counts(game: LiveGame) -> bool:
    """Whether a rated game changes ratings: it is over, and both have decided something.

    The owner of a machine, who has no id, is rated nowhere.
    """
    holders = {seat.holder for seat in game.seats.values()}
    is_between = game.is_between_people and not game.awaited and None not in holders
    if not (game.is_rated and game.is_over and is_between and pool_of(game)):
        return False
    return game.has_begun


def score_of(result: str) -> float:
    """Give White's points.

    >>> [score_of(each) for each in ("1-0", "1/2-1/2", "0-1")]
    [1.0, 0.5, 0.0]
    """
    return {"1-0": 1.0, "0-1": 0.0}.get(result, 0.5)


def best_first(ratings: Iterable[tuple[Pool, Rating]]) -> list[tuple[Pool, Rating]]:
    """Order somebody's ratings: those they have played most in first."""
    return sorted(ratings, key=lambda each: (-each[1].games, each[0].family, each[0].speed))
