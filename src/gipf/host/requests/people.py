"""What requests about people hold: names, links by which they come, vacation."""

from typing import Annotated

from gipf.host.request_fields import Bounds, Name, Request, request
from gipf.host.vacation import A_YEAR
from gipf.scene.data import PlayerName


@request
class NameRequest(Request):
    """What a guest is called."""

    name: Name


@request
class NetworkRequest(Request):
    """Whether others in the local network may join."""

    is_on: bool


@request
class InvitationRequest(Request):
    """What a link is to lead to."""

    player: Annotated[PlayerName | None, Bounds("The seat; left out, it is to watch the game.")] = (
        None
    )


@request
class VacationRequest(Request):
    """For how many days from now somebody is on vacation."""

    days: Annotated[int, Bounds(ge=1, le=A_YEAR)]
