"""Requests are read by pydantic: what they have in common, and what is wrong with one, in a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict

MOST_TOLD = 5
LONGEST_QUOTED = 40
NOT_JSON = "this is not JSON in UTF-8"


class RequestModel(BaseModel):
    """What a request holds; a field it does not know is refused, so that nothing misspelt gets lost.

    With a minimum length pydantic looks into every text, and refuses one with half a character (U+D800).
    """

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False, str_min_length=0)


def problem_of(errors: Sequence[Mapping[str, Any]]) -> str:
    """Say what is wrong with a request and what would be right, from pydantic's errors.

    >>> problem_of([{"type": "less_than", "loc": ("body", "clock", "seconds"), "input": 7,
    ...     "msg": "Input should be less than 5"}])
    'clock.seconds: input should be less than 5, not 7'
    """
    return "; ".join(_sentence(error) for error in errors[:MOST_TOLD])


def _sentence(error: Mapping[str, Any]) -> str:
    kind, message = str(error["type"]), str(error["msg"])
    if kind == "json_invalid":
        return f"{NOT_JSON}: {error.get('ctx', {}).get('error', message)}"
    if kind == "union_tag_invalid":
        tags = error["ctx"]["expected_tags"].replace("'", "")
        return f"there is nothing called {str(error['ctx']['tag'])[:LONGEST_QUOTED]!r}; there are {tags}"
    if kind == "union_tag_not_found" or not error["loc"]:
        return 'a message is an object that says what to do: {"id": 1, "do": "watch", "game": "…"}'
    if error["loc"] == ("body",):
        return "the body is a JSON object, and Content-Type says so: application/json"
    place = ".".join(str(part) for part in error["loc"][1:]) or str(error["loc"][0])
    given = error.get("input")
    found = f", not {_quoted(given)}" if isinstance(given, str | int | float | None) else ""
    return f"{place}: {message[:1].lower()}{message[1:]}{found}"


def _quoted(value: str | float | None) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTED else f"{text[: LONGEST_QUOTED - 1]}…"
