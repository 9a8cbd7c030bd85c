"""What requests about tournaments are answered: JSON by its types."""

from typing import Literal

from gipf.host.responses.lobby import TimeData
from gipf.host.responses.people import NamedPerson
from gipf.host.view import Outcome
from gipf.typed_dict import TypedDict


class TournamentData(TypedDict):
    """A round robin over days; it begins when it ``starts``, and has ``begun`` and ``ended`` then.

    ``own``: whether whoever asks takes part. ``winners`` are those who are first in the first group.
    """

    id: str
    family: str
    variant: str
    time: TimeData
    starts: str
    begun: str | None
    ended: str | None
    entrants: int
    groups: int
    own: bool
    winners: list[NamedPerson]


class TournamentsResponse(TypedDict):
    """The tournaments to come, those that go on, and some that are over; ``next``: where the list goes on."""

    upcoming: list[TournamentData]
    running: list[TournamentData]
    past: list[TournamentData]
    next: str | None


class EntrantData(TypedDict):
    """Somebody who takes part; who is not known any more has no name. The rating is that of the beginning."""

    id: str
    name: str
    own: bool
    rating: int | None
    provisional: bool


class PlaceData(EntrantData):
    """How somebody stands in their group.

    ``tie_break`` is Sonneborn–Berger. Whoever has ``withdrawn`` early has games that do not count, and no rank.
    """

    number: int
    rank: int | None
    points: float
    tie_break: float
    wins: int
    played: int
    withdrawn: bool
    counts: bool


class TournamentGameData(TypedDict):
    """A game between two numbers of a group."""

    id: str
    white: int
    black: int
    result: Outcome
    reason: str | None


class GroupData(TypedDict):
    """A group: how all stand in it, the first first, and all games."""

    number: int
    places: list[PlaceData]
    games: list[TournamentGameData]


class TournamentResponse(TournamentData):
    """A tournament with its groups; before it has begun, with all who have entered.

    ``may`` is what whoever asks could do now.
    """

    entered: list[EntrantData]
    tables: list[GroupData]
    may: Literal["enter", "leave", "withdraw"] | None
