"""What is told of notices, described for the API's page."""

from gipf.host.notices import MailPace, NoticeKind
from gipf.messages import Message
from gipf.typed_dict import TypedDict


class NoticeData(TypedDict):
    """A notice: what it says, where in the page it leads, and whether it was seen."""

    id: int
    kind: NoticeKind
    says: Message
    link: str
    game: str | None
    at: str
    seen: bool


class NoticesData(TypedDict):
    """The latest notices of somebody, how many they have not seen, and the games these are about.

    ``next`` is the ``before`` of those that are older.
    """

    notices: list[NoticeData]
    unseen: int
    games: list[str]
    next: int | None


class NoticeChoiceData(TypedDict):
    """How somebody is told of a kind of notices."""

    kind: NoticeKind
    page: bool
    push: bool
    mail: MailPace


class DeviceData(TypedDict):
    """A browser to which notices are pushed; ``agent`` is what it says it is."""

    id: int
    agent: str
    created: str
    is_this: bool


class NoticeSettings(TypedDict):
    """How somebody is told what; where mail goes, with which key a browser asks for pushes, which do."""

    choices: list[NoticeChoiceData]
    mail: str | None
    key: str | None
    devices: list[DeviceData]
