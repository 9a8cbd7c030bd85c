"""JSON as it goes over the wire."""

import json
from typing import Any

from gipf.errors import GipfError


def refusal(error: GipfError) -> dict[str, Any]:
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
