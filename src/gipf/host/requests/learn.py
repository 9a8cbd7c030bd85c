"""What requests about the course hold."""

from dataclasses import field
from typing import Annotated

from gipf.host.request_fields import Bounds, Move, Request, request


@request
class AttemptRequest(Request):
    """A learner's own decisions, all of them since the start of the task."""

    moves: Annotated[list[Move], Bounds(max_length=200)] = field(default_factory=list)
