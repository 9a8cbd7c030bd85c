"""Messages of the WebSocket, read by pydantic."""

from typing import Annotated

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from gipf.host.problems import problem_of
from gipf.host.socket_messages import (
    Change,
    Claim,
    Give,
    InvalidRequest,
    Play,
    Rematch,
    RematchSide,
    RequestId,
    Say,
    SocketRequest,
    Speak,
)

DescribedRequest = Annotated[SocketRequest, Field(discriminator="do")]
ProgramRequest = Annotated[
    Play | Change | Speak | Claim | Give | Rematch | RematchSide | Say, Field(discriminator="do")
]
"""What a program sends by a token: `gipf.host.permissions.SENT_BY_TOKEN`."""
_REQUEST: TypeAdapter[SocketRequest] = TypeAdapter(DescribedRequest)


class _Envelope(BaseModel):
    id: RequestId


def read_request(text: str | bytes) -> SocketRequest:
    """Read a message.

    >>> read_request('{"id": 1, "do": "watch", "game": "abc"}')
    Watch(id=1, game='abc', version=None, updated=None, do='watch')
    >>> read_request('{"id": 1, "do": "play", "game": "abc", "version": 3}')
    Traceback (most recent call last):
    gipf.host.socket_messages.InvalidRequest: move: field required
    """
    try:
        return _REQUEST.validate_json(text)
    except ValidationError as error:
        problem = problem_of(error.errors(include_url=False))
    try:
        raise InvalidRequest(problem, _Envelope.model_validate_json(text).id)
    except ValidationError:
        raise InvalidRequest(problem, None) from None
