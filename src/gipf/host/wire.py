"""JSON as it goes over the wire."""

import json
from collections.abc import Mapping

from gipf.errors import GipfError
from gipf.messages import Argument, Message  # noqa: F401  # pydantic looks up what Argument names
from gipf.typed_dict import TypedDict


class Problem(TypedDict):
    """What was wrong, and what would be right; `code` and `arguments` name a text in every language.

    An argument may be a message in turn, with an `id` and `args`.
    """

    error: str
    code: str
    arguments: Mapping[str, Argument]


def refusal(error: GipfError) -> Problem:
    """Say why something was not done: in English, and by code for those who read other languages.

    >>> refusal(GipfError("empty-spot", spot="e5"))
    {'error': 'e5 is empty', 'code': 'empty-spot', 'arguments': {'spot': 'e5'}}
    """
    return {"error": str(error), "code": error.code, "arguments": error.arguments}


def write(data: object) -> str:
    """Write data without needless blanks.

    >>> write({"a": (1, "é")})
    '{"a":[1,"é"]}'
    """
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
