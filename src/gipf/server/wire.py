"""JSON as it goes over the wire."""

import json


def write(data: object) -> str:
    """Write data without needless blanks.

    >>> write({"a": (1, "é")})
    '{"a":[1,"é"]}'
    """
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
