"""What requests about people are answered: who they are, how strong they are, links by which they come."""

from typing import Literal

from gipf.host.people import PersonKind
from gipf.typed_dict import TypedDict


class MeResponse(TypedDict):
    """Who asks; ``network``: whether others may join by a link, none where they never can.

    ``service``: whether this is a service for everybody, where people have accounts; ``mail``: whether it
    sends mail.
    """

    is_owner: bool
    kind: PersonKind
    service: bool
    mail: bool
    id: str | None
    name: str
    network: bool | None


class GuestData(TypedDict):
    """Somebody who came by a link, and whether they have a page open."""

    id: str
    name: str
    is_here: bool


class LinkResponse(TypedDict):
    """A link with a secret, and the same as a QR code, as SVG."""

    link: str
    qr: str


class GuestLinkResponse(TypedDict):
    """Since when a guest has a link by which they go on elsewhere, and in how many browsers it was followed."""

    since: str | None
    browsers: int


class NetworkResponse(TypedDict):
    """Whether others in the local network may join, by which link, and who has come so far."""

    is_on: bool
    link: str | None
    qr: str | None
    guests: list[GuestData]


class VacationResponse(TypedDict):
    """Somebody's vacation: until when, none where they are on none, and how many of a year's days are left."""

    until: str | None
    left: float
    year: int


class RatingData(TypedDict):
    """How strong somebody is in one kind of games, how sure that is, and by how many games it is known."""

    value: int
    deviation: int
    provisional: bool
    games: int


class PersonEntry(TypedDict):
    """Somebody; the id of the owner of the machine is `owner`."""

    id: str
    name: str
    kind: Literal["owner", "guest", "account", "moderator", "bot"]


class NamedPerson(TypedDict):
    """Somebody by name; the id of the owner of the machine is `owner`."""

    id: str
    name: str


class PeopleResponse(TypedDict):
    """Some people."""

    people: list[PersonEntry]


class FamilyRating(TypedDict):
    """How strong somebody is in the games of a family at a speed."""

    family: str
    speed: Literal["live", "days"]
    rating: RatingData


class ProfileResponse(PersonEntry):
    """What everybody may know of somebody; ``own`` and ``blocked`` are about whoever asks."""

    since: str | None
    own: bool
    blocked: bool
    ratings: list[FamilyRating]


class HistoryStep(TypedDict):
    """A rating after a game, and what the game was worth: 1, a half or 0."""

    game: str
    score: float
    value: int
    at: str


class HistoryResponse(TypedDict):
    """A rating after each game, the first first."""

    steps: list[HistoryStep]
