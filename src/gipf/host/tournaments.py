"""Tournaments: each month a round robin over days for each family of variants, as values and pure functions.

Whoever enters until the first of a month is put into a group of people of like strength, in which everybody
plays everybody, all games at once: once, or in a small group twice with colours changed.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Protocol

from gipf.errors import GipfError
from gipf.host.games import new_id
from gipf.host.groups import separate
from gipf.host.live_game import LiveGame
from gipf.host.moments import moment_of
from gipf.host.people import Person
from gipf.host.ratings import Rating, score_of
from gipf.host.seats import Seat
from gipf.host.time_controls import DAY, HOUR, TimeControl
from gipf.position import Position
from gipf.record.headers import UNFINISHED
from gipf.variants import Player

VARIANTS: Mapping[str, str] = {
    "basic": "basic",
    "standard": "standard",
    "tournament": "tournament",
    "potentials": "standard+Z6",
    "ultimate": "ultimate",
    "matrx": "matrx",
}
"""What is played in the tournament of a family."""
TIME = TimeControl(7 * DAY, 12 * HOUR, 10 * DAY)
"""A week at the start, half a day more with each turn, and never more than ten days."""
Pairs = Set[frozenset[str]]
"""Pairs of people, by their ids."""
LEAST, LARGEST = 3, 7
"""The least people with whom a tournament begins, and the most in a group."""
TWICE = 4
"""The largest group in which everybody plays everybody twice."""


class NoSuchTournament(GipfError):
    """A tournament that is not there."""


@dataclass(frozen=True)
class Tournament:
    """A round robin of a family; ``winners`` are by id and name those who are first in its first group."""

    id: str
    family: str
    variant: str
    time: TimeControl
    starts: int
    begun: int | None = None
    ended: int | None = None
    entrants: int = 0
    groups: int = 0
    is_own: bool = False
    winners: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Entrant:
    """Somebody in a tournament: in which group, with which number in it, how strong when it began.

    Whoever has withdrawn has lost the games that went on then; whose games do not ``count`` has played less
    than half of them until then. Those who are no longer known have no name.
    """

    person: str
    name: str
    rating: float | None = None
    is_provisional: bool = True
    group: int | None = None
    number: int = 0
    withdrawn: int | None = None
    counts: bool = True


@dataclass(frozen=True)
class TournamentGame:
    """A game of a group between two numbers."""

    game: str
    group: int
    white: int
    black: int
    result: str = UNFINISHED
    reason: str | None = None


@dataclass(frozen=True)
class Place:
    """How somebody stands in their group; nobody whose games do not count has a rank."""

    entrant: Entrant
    rank: int | None
    points: float
    tie_break: float
    wins: int
    played: int


@dataclass(frozen=True)
class Crosstable:
    """A tournament with all who are in it, and its games."""

    tournament: Tournament
    entrants: tuple[Entrant, ...]
    games: tuple[TournamentGame, ...]


class Tournaments(Protocol):
    """Where tournaments are stored, entered and left."""

    async def listed(
        self, person: Person, now: int, before: str | None, most: int
    ) -> list[Tournament]:
        """List those that are to begin or go on, then so many that are over, from one on, the latest first."""

    async def crosstable(self, tournament_id: str, person: Person, now: int) -> Crosstable | None:
        """Give one as it stands."""

    async def enter(self, tournament_id: str, person: Person, now: int) -> None:
        """Take part in one that has not begun."""

    async def leave(self, tournament_id: str, person: Person, now: int) -> list[str]:
        """Take part no longer; give the games that are to be resigned, where it has begun."""


# ---------------------------------------------------------------------- months


def next_start(now: int) -> int:
    """Give the first moment of the next month, in UTC.

    >>> moment_of(next_start(0)).isoformat()
    '1970-02-01T00:00:00+00:00'
    """
    day = moment_of(now)
    year, month = (day.year + 1, 1) if day.month == 12 else (day.year, day.month + 1)
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp()) * 1000


def upcoming(now: int) -> list[Tournament]:
    """Give the tournaments of the next month.

    >>> [each.id for each in upcoming(0)][:2]
    ['1970-02-basic', '1970-02-standard']
    """
    starts = next_start(now)
    month = f"{moment_of(starts):%Y-%m}"
    return [
        Tournament(f"{month}-{family}", family, variant, TIME, starts)
        for family, variant in VARIANTS.items()
    ]


# ---------------------------------------------------------------------- who plays whom


def grouped(entrants: Sequence[Entrant], apart: Pairs = frozenset()) -> list[Entrant]:
    """Put people into groups of like strength, as equal in size as possible, the strongest in the first.

    Those of whom one has blocked the other are kept ``apart``, as long as there are groups enough.

    >>> people = [Entrant(each, each, rating) for each, rating in zip("abcdefgh", range(8))]
    >>> [(each.person, each.group, each.number) for each in grouped(people)][:5]
    [('h', 1, 1), ('g', 1, 2), ('f', 1, 3), ('e', 1, 4), ('d', 2, 1)]
    """
    strongest = sorted(entrants, key=lambda each: (-_strength(each), each.person))
    count = -(-len(strongest) // LARGEST)
    size, larger = divmod(len(strongest), max(count, 1))
    in_group = [group for group in range(count) for _ in range(size + (group < larger))]
    numbers = {each.person: index for index, each in enumerate(strongest)}
    kept = (tuple(pair) for pair in apart if pair <= numbers.keys())
    separate(in_group, [(numbers[one], numbers[two]) for one, two in kept])
    found: list[Entrant] = []
    for group in range(count):
        members = [each for each, own in zip(strongest, in_group, strict=True) if own == group]
        found += [
            replace(each, group=group + 1, number=number)
            for number, each in enumerate(members, start=1)
        ]
    return found


def _strength(entrant: Entrant) -> float:
    return Rating().value if entrant.rating is None else entrant.rating


def meetings(size: int) -> Iterator[tuple[int, int]]:
    """Say who plays White against whom in a group, by their numbers: everybody as often as Black, or nearly.

    >>> list(meetings(3))
    [(1, 2), (2, 1), (3, 1), (1, 3), (2, 3), (3, 2)]
    >>> list(meetings(5))[:4]
    [(1, 2), (3, 1), (1, 4), (5, 1)]
    """
    for one in range(1, size + 1):
        for two in range(one + 1, size + 1):
            white, black = (one, two) if (one + two) % 2 else (two, one)
            yield white, black
            if size <= TWICE:
                yield black, white


def games_of(
    tournament: Tournament, entrants: Sequence[Entrant], now: int, apart: Pairs = frozenset()
) -> list[tuple[TournamentGame, LiveGame]]:
    """Set up all games of a tournament; everybody may watch them, and they are rated.

    Two who are to be kept ``apart``, but are in one group, do not play each other: nobody has points for that.
    """
    start = Position.start(tournament.variant)
    by_group: dict[int, dict[int, Entrant]] = {}
    for each in entrants:
        if each.group is not None:
            by_group.setdefault(each.group, {})[each.number] = each
    found = []
    for group, members in by_group.items():
        for white, black in meetings(len(members)):
            if frozenset((members[white].person, members[black].person)) in apart:
                continue
            seats = {
                player: Seat("person", members[number].name, holder=members[number].person)
                for player, number in zip(Player, (white, black), strict=True)
            }
            game = LiveGame.new(new_id(), now, start, seats, tournament.time.clock)
            game = replace(game, is_rated=True, is_public=True, tournament=tournament.id)
            found.append((TournamentGame(game.id, group, white, black), game))
    return found


# ---------------------------------------------------------------------- how they stand


def places(entrants: Sequence[Entrant], games: Sequence[TournamentGame]) -> list[Place]:
    """Say how the people of one group stand: by points, then Sonneborn–Berger, then wins; or share a rank.

    Sonneborn–Berger adds up the points of those somebody has won against, and half of those of a draw.
    """
    known = {each.number: each for each in entrants}
    scores: dict[int, list[tuple[int, float]]] = {number: [] for number in known}
    for game in games:
        both = game.white, game.black
        if game.result == UNFINISHED or not all(known[number].counts for number in both):
            continue
        points = score_of(game.result)
        scores[game.white].append((game.black, points))
        scores[game.black].append((game.white, 1 - points))
    total = {number: sum(points for _, points in own) for number, own in scores.items()}

    def place(entrant: Entrant) -> Place:
        own = scores[entrant.number]
        beaten = sum(total[other] * points for other, points in own)
        wins = sum(points == 1 for _, points in own)
        return Place(entrant, None, total[entrant.number], beaten, wins, len(own))

    found = sorted(map(place, entrants), key=lambda each: (*_order(each), each.entrant.number))
    ranked: list[Place] = []
    for index, each in enumerate(found, start=1):
        is_level = bool(ranked) and _order(ranked[-1]) == _order(each)
        rank = ranked[-1].rank if is_level else index
        ranked.append(replace(each, rank=rank if each.entrant.counts else None))
    return ranked


def _order(place: Place) -> tuple[bool, float, float, int]:
    return not place.entrant.counts, -place.points, -place.tie_break, -place.wins


def keeps_results(games: Sequence[TournamentGame], number: int) -> bool:
    """Whether the results of somebody who withdraws now count: at least half of their games are over."""
    own = [game for game in games if number in (game.white, game.black)]
    return 2 * sum(game.result != UNFINISHED for game in own) >= len(own)
