"""What responses have in common: JSON, and how errors are described."""

from typing import Any

from fastapi import Request, Response

from gipf.host.wire import Problem, write
from gipf.server.service import Service, address_of

Responses = dict[int | str, dict[str, Any]]
_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}

INVALID: Responses = {
    400: {"model": Problem, "description": "The body is not JSON."},
    413: {"model": Problem, "description": "The body is too big."},
    422: {"model": Problem, "description": "What was wrong, in a sentence."},
}
"""Responses to a request that cannot be carried out."""
FORBIDDEN: Responses = {
    403: {"content": _PROBLEM, "description": "It is not for whoever asks."},
}
"""The response to a request that is somebody else's to make."""
MISSING: Responses = {
    422: {"content": _PROBLEM, "description": "What was wrong, in a sentence."},
    404: {"content": _PROBLEM, "description": "There is no such game."},
}
"""Responses to a request about something that is not there."""
BOTH: Responses = {**INVALID, 404: MISSING[404]}
"""Responses to a request about something that is not there, or that cannot be carried out."""


def json_response(data: object, status: int = 200) -> Response:
    """Respond with JSON that is right by its type: it is not validated again."""
    return written_response(write(data), status)


def picture_response(drawn: str) -> Response:
    """Respond with a picture, which may load and run nothing."""
    policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    headers = {"Content-Security-Policy": policy, "Cache-Control": "no-cache"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def count_file(request: Request) -> None:
    """Count what costs something to make; raise `TooMuch` where an address has had enough of it."""
    network = request.app.state.network
    if isinstance(network, Service):
        network.limits.take(network.limits.files, address_of(request.scope))


def written_response(text: str, status: int = 200) -> Response:
    """Respond with JSON that is written already."""
    return Response(text, status, media_type="application/json")
