"""What requests about games that everybody may see are answered: JSON by its types."""

from gipf.host.responses.people import RatingData
from gipf.host.view import GameSummary
from gipf.scene.data import PlayerName
from gipf.typed_dict import TypedDict


class MonthData(TypedDict):
    """A month, as `2026-11`, and how many rated games ended in it."""

    month: str
    games: int


class MonthsResponse(TypedDict):
    """The months of which there is a file of all rated games, the latest first."""

    months: list[MonthData]


class FeaturedData(TypedDict):
    """A game that goes on, how strong its players are, and how many people watch it here."""

    game: GameSummary
    ratings: dict[PlayerName, RatingData | None]
    watching: int


class FeaturedResponse(TypedDict):
    """The game to be shown to everybody, if any goes on."""

    featured: FeaturedData | None
