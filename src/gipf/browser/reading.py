"""Requests read by their declarations (`gipf.host.request_fields`), without pydantic and in its words."""

import json
from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from gipf.errors import GipfError
from gipf.host.problems import problem_of
from gipf.host.request_fields import Bounds, Request
from gipf.host.socket_messages import NO_ID, IdForm, InvalidRequest, SocketRequest

R = TypeVar("R", bound=Request)
Place = tuple[str | int, ...]
Problems = list[dict[str, Any]]

_KINDS: dict[Any, tuple[str, str]] = {
    str: ("string_type", "Input should be a valid string"),
    int: ("int_type", "Input should be a valid integer"),
    float: ("float_type", "Input should be a valid number"),
    bool: ("bool_type", "Input should be a valid boolean"),
    dict: ("dict_type", "Input should be a valid dictionary"),
    list: ("list_type", "Input should be a valid list"),
}
_HALF = "Input should be a valid string, unable to parse raw data as a unicode string"
_NUMBERS = {"ge": "greater than or equal to", "le": "less than or equal to", "lt": "less than"}
_CONTAINERS: dict[Any, tuple[str, str]] = {
    str: ("String", "character"),
    list: ("List", "item"),
    dict: ("Dictionary", "item"),
}


def read_body(kind: type[R], text: str | None) -> R:
    """Read what a request holds.

    >>> from gipf.host.requests.positions import SceneRequest
    >>> read_body(SceneRequest, '{"start": "basic"}').start
    'basic'
    >>> read_body(SceneRequest, '{"start": 5}')
    Traceback (most recent call last):
    gipf.errors.GipfError: start: input should be a valid string, not 5
    """
    wrong: Problems = []
    if text is None:
        _note(wrong, "missing", ("body",), "Field required", None)
    else:
        try:
            data = loads(text)
        except ValueError as error:
            raise GipfError("not-json", detail=str(error)) from None
        found: R = _request(kind, data, ("body",), wrong)
        if not wrong:
            return found
    raise problem_of(wrong)


def read_request(text: str | bytes) -> SocketRequest:
    """Read a message of the line.

    >>> read_request('{"id": 1, "do": "watch", "game": "abc"}')
    Watch(id=1, game='abc', version=None, updated=None, do='watch')
    >>> read_request('{"id": 1, "do": "play", "game": "abc", "version": 3}')
    Traceback (most recent call last):
    gipf.host.socket_messages.InvalidRequest: move: field required
    """
    wrong: Problems = []
    try:
        data = loads(text)
    except ValueError as error:
        raise InvalidRequest(GipfError("not-json", detail=str(error)), None) from None
    found = _tagged(data, wrong)
    if found and not wrong:
        return found
    name = data.get("id") if isinstance(data, dict) else None
    raise InvalidRequest(problem_of(wrong), name if IdForm().is_right(name) else None)


def loads(text: str | bytes) -> Any:
    """Read JSON; what is no number is refused."""

    def refuse(name: str) -> None:
        raise ValueError(f"{name} is no number")

    return json.loads(text, parse_constant=refuse)


def _note(wrong: Problems, kind: str, place: Place, message: str, given: Any) -> None:
    wrong.append({"type": kind, "loc": place, "msg": message, "input": given})


def _tagged(data: Any, wrong: Problems) -> SocketRequest | None:
    if not isinstance(data, dict):
        _note(wrong, "dict_type", (), "", data)
    elif "do" not in data:
        _note(wrong, "union_tag_not_found", (), "", data)
    elif not isinstance(data["do"], str) or data["do"] not in _requests():
        tags = ", ".join(f"'{tag}'" for tag in _requests())
        _note(wrong, "union_tag_invalid", (), "", data)
        wrong[-1]["ctx"] = {"tag": data["do"], "expected_tags": tags}
    else:
        request: SocketRequest = _request(_requests()[data["do"]], data, (data["do"],), wrong)
        return request
    return None


@cache
def _requests() -> dict[str, Any]:
    """Give the kinds of messages by what they ask for."""
    kinds = get_args(SocketRequest)
    return {tag: kind for kind in kinds for tag in get_args(get_type_hints(kind)["do"])}


@cache
def _declared(kind: type[Request]) -> dict[str, tuple[Any, bool]]:
    """Give the types of a request's fields, and whether each has to be there."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: (
            hints[name],
            field.default is MISSING and field.default_factory is MISSING,
        )
        for field in fields(kind)  # type: ignore[arg-type]  # all requests are dataclasses
        for name in (field.name,)
    }


def _request(kind: Any, data: Any, place: Place, wrong: Problems) -> Any:
    """Read a request, or one that is part of another."""
    if not _is(dict, data, place, wrong):
        return None
    declared, before, found = _declared(kind), len(wrong), {}
    for name, (hint, is_needed) in declared.items():
        if name in data:
            found[name] = _value(hint, data[name], (*place, name), wrong)
        elif is_needed:
            _note(wrong, "missing", (*place, name), "Field required", data)
    for name in data:
        if name not in declared:
            message = "Extra inputs are not permitted"
            _note(wrong, "extra_forbidden", (*place, name), message, data[name])
    return kind(**found) if len(wrong) == before else None


def _is(kind: Any, data: Any, place: Place, wrong: Problems) -> bool:
    """Whether a value is of a kind: no truth value is a number, and whole numbers are numbers."""
    kinds = (float, int) if kind is float else kind
    is_right = isinstance(data, kinds) and (kind is bool or not isinstance(data, bool))
    if not is_right:
        _note(wrong, _KINDS[kind][0], place, _KINDS[kind][1], data)
    elif kind is str and any("\ud800" <= sign <= "\udfff" for sign in data):
        _note(wrong, "string_unicode", place, _HALF, data)
        return False
    return is_right


def _value(hint: Any, data: Any, place: Place, wrong: Problems) -> Any:
    """Read a value of a type."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _bounded(parts[0], parts[1:], data, place, wrong)
    if hint is Any:
        return data
    if origin in (Union, UnionType):
        return _any_of(parts, data, place, wrong)
    if origin is Literal:
        if not isinstance(data, str) or data not in parts:
            choices = [repr(part) for part in parts]
            said = " or ".join(filter(None, (", ".join(choices[:-1]), choices[-1])))
            _note(wrong, "literal_error", place, f"Input should be {said}", data)
        return data
    if origin is list:
        if not _is(list, data, place, wrong):
            return None
        return [_value(parts[0], item, (*place, n), wrong) for n, item in enumerate(data)]
    if origin is dict:
        if not _is(dict, data, place, wrong):
            return None
        return {
            _value(parts[0], key, (*place, key, "[key]"), wrong): _value(
                parts[1], item, (*place, key), wrong
            )
            for key, item in data.items()
        }
    if isinstance(hint, type) and issubclass(hint, Request):
        return _request(hint, data, place, wrong)
    _is(hint, data, place, wrong)
    return data


def _any_of(parts: tuple[Any, ...], data: Any, place: Place, wrong: Problems) -> Any:
    """Read a value of one of several types; where it is none, say why for each."""
    if data is None and NoneType in parts:
        return None
    others = [part for part in parts if part is not NoneType]
    if len(others) == 1:
        return _value(others[0], data, place, wrong)
    refused: Problems = []
    for part in others:
        tried: Problems = []
        value = _value(part, data, (*place, _name(part)), tried)
        if not tried:
            return value
        refused += tried
    wrong += refused
    return None


def _name(hint: Any) -> str:
    """Name one of several types as pydantic does."""
    if get_origin(hint) is Annotated:
        return f"constrained-{_name(get_args(hint)[0])}"
    if get_origin(hint) is Literal:
        return f"literal[{','.join(map(repr, get_args(hint)))}]"
    return str(hint.__name__)


def _bounded(hint: Any, notes: tuple[Any, ...], data: Any, place: Place, wrong: Problems) -> Any:
    """Read a value for which more is asked than a type."""
    if any(isinstance(note, IdForm) and not note.is_right(data) for note in notes):
        _note(wrong, "id", place, NO_ID, data)
        return None
    limits = {
        name: limit
        for note in notes
        if isinstance(note, Bounds)
        for name, limit in note.limits.items()
    }
    size = len(data) if isinstance(data, str | list | dict) else 0
    is_long = isinstance(data, list) and size > limits.get("max_length", size)
    if is_long:  # nobody reads a list that is too long
        _note_size(wrong, "too_long", place, limits["max_length"], data)
        return None
    before = len(wrong)
    value = _value(hint, data, place, wrong)
    if len(wrong) > before or not limits:
        return value
    for name, said in _NUMBERS.items():
        if name in limits and _is_out(name, data, limits[name]):
            kind = said.replace(" or equal to", " equal").replace(" ", "_")
            kind = "_".join(part for part in kind.split("_") if part != "to")
            _note(wrong, kind, place, f"Input should be {said} {limits[name]}", data)
            return None
    if "max_length" in limits and size > limits["max_length"]:
        kind = "string_too_long" if isinstance(data, str) else "too_long"
        _note_size(wrong, kind, place, limits["max_length"], data)
    if "min_length" in limits and size < limits["min_length"]:
        _note_size(wrong, "too_short", place, limits["min_length"], data)
    return value


def _is_out(name: str, value: float, limit: float) -> bool:
    return {"ge": value < limit, "le": value > limit, "lt": value >= limit}[name]


def _note_size(wrong: Problems, kind: str, place: Place, limit: float, data: Any) -> None:
    what, item = _CONTAINERS[type(data)]
    side = "least" if kind == "too_short" else "most"
    message = f"{what} should have at {side} {limit:.0f} {item}{'' if limit == 1 else 's'}"
    if not isinstance(data, str):
        given = "more" if isinstance(data, dict) and side == "most" else len(data)
        message += f" after validation, not {given}"
    _note(wrong, kind, place, message, data)
