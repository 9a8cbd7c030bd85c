"""JSON as it goes over the wire: however deep it is, since a tree of turns nests a level for each turn."""

import json
import re
from collections.abc import Iterator
from json.decoder import scanstring  # type: ignore[attr-defined]  # it is there, if not in the stubs
from typing import Any

from gipf.errors import GipfError

MOST_LEVELS = 20_000

_TOKEN = re.compile(
    r'[ \t\n\r]*(?:([\[\]{},:"])|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)|(true|false|null))',
    re.ASCII,
)
_HALF = re.compile(r"\\u[dD][89a-fA-F]")
_WORDS = {"true": True, "false": False, "null": None}


class NotJson(GipfError):
    """A text that is not JSON."""


def read(text: str | bytes) -> Any:
    """Read a text.

    >>> read('{"a": [1, 2.5, null]}'), len(read("[" * 5000 + "]" * 5000))
    ({'a': [1, 2.5, None]}, 1)
    >>> read("[NaN]")
    Traceback (most recent call last):
    gipf.server.wire.NotJson: this is not JSON: NaN is no JSON number
    """
    try:
        whole = text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError as error:
        raise NotJson(f"this is not JSON: {error}") from None
    try:
        data = json.loads(whole, parse_constant=_refuse)
    except RecursionError:
        data = _read_deep(whole)
    except ValueError as error:
        raise NotJson(f"this is not JSON: {error}") from None
    if _HALF.search(whole):
        _check_whole(data)
    return data


def _check_whole(data: object) -> None:
    """Refuse half characters, which no text may hold though JSON can name them."""
    try:
        write(data).encode()
    except UnicodeEncodeError:
        raise NotJson("this is not JSON: it names half a character, as in \\ud800") from None


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON number")


def write(data: object) -> str:
    """Write a text without needless blanks.

    >>> deep: list = []
    >>> for _ in range(5000): deep = [deep]
    >>> write({"a": (1, "é")}), len(write(deep))
    ('{"a":[1,"é"]}', 10002)
    """
    try:
        return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except RecursionError:
        return "".join(_written(data))


# ---------------------------------------------------------------------- without recursion


def _written(data: object) -> Iterator[str]:
    """Write what is deep: what is left to be written lies on a stack, texts and values."""
    stack: list[tuple[bool, object]] = [(False, data)]
    while stack:
        is_text, item = stack.pop()
        if is_text:
            yield str(item)
        elif isinstance(item, dict):
            parts: list[tuple[bool, object]] = [(True, "{")]
            for n, (name, value) in enumerate(item.items()):
                parts += [(True, f"{',' if n else ''}{json.dumps(name)}:"), (False, value)]
            stack += reversed([*parts, (True, "}")])
        elif isinstance(item, list | tuple):
            parts = [(True, "[")]
            for n, value in enumerate(item):
                parts += [(True, ",")] if n else []
                parts.append((False, value))
            stack += reversed([*parts, (True, "]")])
        else:
            yield json.dumps(item, ensure_ascii=False, allow_nan=False)


class _Reader:
    """Reads what is deep: the lists and objects that are open lie on a stack."""

    def __init__(self, text: str) -> None:
        self.text, self.offset = text, 0

    def token(self) -> tuple[str, Any]:
        match = _TOKEN.match(self.text, self.offset)
        if not match:
            raise NotJson(f"this is not JSON at character {self.offset}")
        self.offset = match.end()
        mark, number, word = match.groups()
        if mark == '"':
            try:
                value, self.offset = scanstring(self.text, self.offset, True)
            except ValueError as error:
                raise NotJson(f"this is not JSON: {error}") from None
            return "value", value
        if mark:
            return mark, None
        return "value", _WORDS[word] if word else json.loads(number)

    def read(self) -> Any:
        opened: list[Any] = []
        names: list[str | None] = []
        while True:
            kind, value = self.token()
            if kind in "]}" and opened and not opened[-1] and kind == _closing(opened[-1]):
                kind, value = "value", opened.pop()
                names.pop()
            elif kind in "[{":
                opened.append([] if kind == "[" else {})
                names.append(None)
                if len(opened) > MOST_LEVELS:
                    raise NotJson(f"this goes deeper than {MOST_LEVELS} levels")
                if kind == "{" and not self._is_next("}"):
                    names[-1] = self._name()
                continue
            elif kind != "value":
                raise NotJson(f"this is not JSON: {kind!r} before character {self.offset}")
            while True:
                if not opened:
                    return value
                self._put(opened[-1], names[-1], value)
                kind, _ = self.token()
                if kind == ",":
                    if isinstance(opened[-1], dict):
                        names[-1] = self._name()
                    break
                if kind != _closing(opened[-1]):
                    raise NotJson(f"this is not JSON: {kind!r} before character {self.offset}")
                value = opened.pop()
                names.pop()

    def _put(self, container: Any, name: str | None, value: Any) -> None:
        if isinstance(container, dict):
            container[name] = value
        else:
            container.append(value)

    def _is_next(self, mark: str) -> bool:
        match = _TOKEN.match(self.text, self.offset)
        return bool(match and match[1] == mark)

    def _name(self) -> str:
        kind, name = self.token()
        if kind != "value" or not isinstance(name, str) or self.token()[0] != ":":
            raise NotJson(f"a name and a colon were expected before character {self.offset}")
        return name


def _closing(container: Any) -> str:
    return "}" if isinstance(container, dict) else "]"


def _read_deep(text: str) -> Any:
    reader = _Reader(text)
    data = reader.read()
    if text[reader.offset :].strip(" \t\n\r"):
        raise NotJson(f"this is not JSON: there is more after character {reader.offset}")
    return data
