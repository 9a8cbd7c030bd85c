"""What requests about reports hold."""

from typing import Annotated, Literal

from gipf.host.request_fields import Bounds, Request, request


@request
class ReportRequest(Request):
    """That somebody has misbehaved."""

    person: Annotated[str, Bounds("The id of whom it is about.", max_length=32)]
    reason: Literal["insult", "cheating", "spam", "name", "other"]
    text: Annotated[str, Bounds("What happened.", max_length=1000)] = ""
    game: Annotated[str, Bounds("The game in which it happened.", max_length=32)] | None = None


@request
class SettleRequest(Request):
    """What a moderator does about a report, and why."""

    action: Literal["dismiss", "mute", "unmute"]
    note: Annotated[str, Bounds(max_length=1000)] = ""
