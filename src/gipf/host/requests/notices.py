"""What requests about notices hold."""

from typing import Annotated

from gipf.host.notices import MailPace, NoticeKind
from gipf.host.request_fields import Bounds, Request, request


@request
class SeenRequest(Request):
    """Which notices were seen: those of a game, some by their ids, or all."""

    game: Annotated[str, Bounds(max_length=32)] | None = None
    notices: Annotated[
        list[Annotated[int, Bounds(ge=1, lt=2**31)]] | None, Bounds(max_length=200)
    ] = None


@request
class NoticeChoice(Request):
    """How one is told of a kind of notices."""

    kind: NoticeKind
    page: bool
    push: bool
    mail: MailPace


@request
class NoticeChoicesRequest(Request):
    """What is to be different about how one is told; kinds that are left out stay."""

    choices: Annotated[list[NoticeChoice], Bounds(max_length=20)]


@request
class PushKeys(Request):
    """The keys of a browser, for which pushes are encrypted."""

    p256dh: Annotated[str, Bounds(max_length=100)]
    auth: Annotated[str, Bounds(max_length=40)]


@request
class DeviceRequest(Request):
    """Where a browser's push service takes pushes: what ``PushSubscription.toJSON`` gives."""

    endpoint: Annotated[str, Bounds(max_length=1000)]
    keys: PushKeys
