"""What is wrong with a request, in a sentence, from errors in the form of pydantic's."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from gipf.errors import GipfError

MOST_TOLD = 5


def problem_of(errors: Sequence[Mapping[str, Any]]) -> GipfError:
    """Say what is wrong with a request and what would be right, from pydantic's errors.

    >>> str(problem_of([{"type": "less_than", "loc": ("body", "clock", "seconds"), "input": 7,
    ...     "msg": "Input should be less than 5"}]))
    'clock.seconds: input should be less than 5, not 7'
    """
    problems = [_problem(error) for error in errors[:MOST_TOLD]]
    return reduce(
        lambda why, first: GipfError("more-problems", first=first, why=why), problems[::-1]
    )


def _problem(error: Mapping[str, Any]) -> GipfError:
    kind, message = str(error["type"]), str(error["msg"])
    if kind == "json_invalid":
        return GipfError("not-json", detail=error.get("ctx", {}).get("error", message))
    if kind == "union_tag_invalid":
        tags = error["ctx"]["expected_tags"].replace("'", "").split(", ")
        return GipfError("unknown-request", name=str(error["ctx"]["tag"]), names=tags)
    if kind == "union_tag_not_found" or not error["loc"]:
        return GipfError("request-form", example='{"id": 1, "do": "watch", "game": "…"}')
    if error["loc"] == ("body",):
        return GipfError("body-form")
    place = ".".join(str(part) for part in error["loc"][1:]) or str(error["loc"][0])
    detail, given = f"{message[:1].lower()}{message[1:]}", error.get("input")
    if not isinstance(given, str | int | float | None):
        return GipfError("wrong-field", field=place, detail=detail)
    return GipfError("wrong-value", field=place, detail=detail, value=repr(given))
