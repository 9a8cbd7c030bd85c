"""What the results of a match come to: scores, differences, times, failures."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gipf.match.ratings import Encounter, Estimate, Rating, bradley_terry, elo_difference
from gipf.match.results import Result


@dataclass(frozen=True)
class Score:
    """How ``one`` did against ``other``: games won, drawn and lost, and what they say.

    ``pairs`` counts the pairs of games by what they brought, from 0 to 2 points; a game whose other
    half is still to be played is in none.
    """

    one: int
    other: int
    wins: int
    draws: int
    losses: int
    pairs: tuple[int, ...]
    decisions: float

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Games won and half of those drawn."""
        return self.wins + self.draws / 2

    @property
    def estimate(self) -> Estimate | None:
        """The difference in Elo points."""
        return elo_difference(self.pairs)


def score(results: Iterable[Result], one: int, other: int) -> Score:
    """Sum up the games of two players.

    >>> won = Result("basic", 1, 0, 1, "1-0", "no_move", 30, ((), ()))
    >>> score([won], 0, 1).points, score([won], 1, 0).points
    (1.0, 0.0)
    """
    games = [result for result in results if {result.white, result.black} == {one, other}]
    points = [game.points(one) for game in games]
    decisions = sum(game.decisions for game in games) / len(games) if games else 0.0
    won, drawn, lost = (points.count(result) for result in (1.0, 0.5, 0.0))
    return Score(one, other, won, drawn, lost, pairs_of(games, one, other), decisions)


def pairs_of(results: Iterable[Result], one: int, other: int) -> tuple[int, ...]:
    """Count the pairs in which ``one`` scored 0, ½, 1, 1½ and 2 points against ``other``."""
    counts = [0] * 5
    for points in _by_pair(results, one, other):
        if len(points) == 2:
            counts[round(2 * sum(points))] += 1
    return tuple(counts)


def _by_pair(results: Iterable[Result], one: int, other: int) -> list[list[float]]:
    pairs: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
    for game in results:
        if {game.white, game.black} == {one, other}:
            pairs[game.variant, game.pair].append(game.points(one))
    return list(pairs.values())


def ratings(results: Sequence[Result], players: int) -> list[Rating | None]:
    """Rate all players of a match at once."""
    encounters = [
        Encounter(one, other, sum(points), len(points))
        for one in range(players)
        for other in range(one + 1, players)
        for points in _by_pair(results, one, other)
    ]
    return bradley_terry(players, encounters)


@dataclass(frozen=True)
class Times:
    """How long one player took for its decisions, in seconds; forced ones are not counted."""

    decisions: int
    mean: float
    percentile99: float
    longest: float


def times(results: Iterable[Result], player: int) -> Times | None:
    """Sum up the time a player took; ``None`` where it never had to decide."""
    taken = sorted(
        second
        for game in results
        for number, seconds in zip((game.white, game.black), game.seconds, strict=True)
        if number == player
        for second in seconds
    )
    if not taken:
        return None
    rank = math.ceil(0.99 * len(taken)) - 1
    return Times(len(taken), sum(taken) / len(taken), taken[rank], taken[-1])


def failures(results: Iterable[Result], player: int) -> dict[str, list[Result]]:
    """List the games a player lost other than by the rules, by what went wrong."""
    lost: defaultdict[str, list[Result]] = defaultdict(list)
    for game in results:
        if game.failure and game.loser == player:
            lost[game.reason].append(game)
    return dict(lost)
