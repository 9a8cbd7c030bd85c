"""Files of many games: where one ends and the next begins, so that each can be read, or skipped, by itself."""

import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from os import PathLike
from typing import TextIO

from gipf.errors import BrokenFile, GipfError
from gipf.record.reading import read_header

File = str | PathLike[str] | TextIO

_BRACES = re.compile(r"\\.|[{}]")
_NEXT = re.compile(r'\n\s*\n(?P<headers>\[[A-Za-z]\w*[ \t]+"[^"\n]*"\])')


def split_games(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    r"""Split the lines of a file into games; give the number of each one's first line, and its text.

    A game ends before the headers of the next one; without headers it ends at an empty line.

    >>> list(split_games(['[White "Ann"]', "", "1. c2 *", '[White "Ben"]', "", "*"]))
    [(1, '[White "Ann"]\n\n1. c2 *'), (4, '[White "Ben"]\n\n*')]
    """
    begin, game = 1, list[str]()
    has_headers = has_turns = is_in_comment = False
    for number, written in enumerate(lines, 1):
        line = written.rstrip("\r\n").removeprefix("\ufeff")
        starts_header = line.startswith("[") and not is_in_comment
        is_empty = not is_in_comment and not line.strip()
        ends = has_turns and (starts_header or (is_empty and not has_headers))
        if ends:
            yield begin, "\n".join(game)
            game, has_headers, has_turns = [], False, False
        if is_empty and not game:
            continue
        if not game:
            begin = number
        game.append(line)
        if starts_header:
            has_headers = True
        elif not is_empty:
            has_turns = True
            if is_in_comment or "{" in line:
                is_in_comment = _ends_in_comment(line, is_in_comment)
    if game:
        yield begin, "\n".join(game)


def _ends_in_comment(line: str, is_in_comment: bool) -> bool:
    for brace in _BRACES.findall(line):
        if brace == ("}" if is_in_comment else "{"):
            is_in_comment = not is_in_comment
    return is_in_comment


def next_headers(begin: int, text: str) -> tuple[int, str] | None:
    """Find where the next game may begin in one that is broken, as by a comment that is not closed.

    Give the number of its first line and its text.
    """
    match = _NEXT.search(text)
    if not match:
        return None
    at = match.start("headers")
    return begin + text.count("\n", 0, at), text[at:]


def lines_of(file: File) -> Iterator[str]:
    """Read a file line by line, given by its path or open for reading."""
    with ExitStack() as stack:
        if isinstance(file, str | PathLike):
            file = stack.enter_context(open(file, encoding="utf-8", newline="\n"))
        number = 0
        while True:
            try:
                line = file.readline()
            except UnicodeDecodeError:
                raise BrokenFile(GipfError("not-utf-8"), number + 1, 1) from None
            if not line:
                return
            number += 1
            yield line


def read_headers(file: File) -> Iterator[dict[str, str]]:
    r"""Read the headers of every game of a file, and nothing else: turns are passed over.

    A game whose headers are broken raises `BrokenFile`; one without headers gives an empty dictionary.

    >>> import io
    >>> list(read_headers(io.StringIO('[White "Ann"]\n\n1. nonsense *\n\n[White "Ben"]\n\n*\n')))
    [{'White': 'Ann'}, {'White': 'Ben'}]
    """
    for begin, text in split_games(lines_of(file)):
        headers: dict[str, str] = {}
        offset = 0
        while text.startswith("[", offset):
            try:
                name, value, end = read_header(text, offset)
                if name in headers:
                    raise GipfError("header-twice", header=name)
            except GipfError as error:
                line = text.count("\n", 0, offset)
                raise BrokenFile(error, begin + line, 1) from None
            headers[name] = value
            offset = end
            while offset < len(text) and text[offset].isspace():
                offset += 1
        yield headers
