"""A terminal to print on: its size, its colours, styled text wrapped at its width.

A style is words as in ``"bold yellow"``; a number is one of the 256 colours, after ``on`` that of the
ground: ``"bold 234 on 255"``.
"""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from typing import TextIO
from unicodedata import east_asian_width

from gipf.text_board import Span

CODES = {"bold": "1", "dim": "2", "red": "31", "yellow": "33", "cyan": "36"}
ATTRIBUTES = ("bold", "dim")
"""Styles that are no colours: they stay where nobody wants colours."""


class Console:
    """Prints on a stream, stdout unless told otherwise, as suits what is behind it.

    ``width``, ``height``, ``is_terminal`` and ``colours`` (0, 16 or 256) are found out unless given.
    """

    def __init__(
        self,
        file: TextIO | None = None,
        *,
        width: int | None = None,
        height: int | None = None,
        is_terminal: bool | None = None,
        colours: int | None = None,
    ) -> None:
        self._file, self._width, self._height = file, width, height
        forced = bool(os.environ.get("FORCE_COLOR"))
        self.is_terminal: bool = (
            (forced or self.file.isatty()) if is_terminal is None else is_terminal
        )
        self.is_styled: bool = self.is_terminal and not _is_dumb()
        self.colours: int = colours if colours is not None else _colours() if self.is_styled else 0

    @property
    def file(self) -> TextIO:
        """The stream that is printed on."""
        return self._file or sys.stdout

    @property
    def width(self) -> int:
        """The columns there are at this moment."""
        return self._width or shutil.get_terminal_size().columns

    @property
    def height(self) -> int:
        """The lines there are at this moment."""
        return self._height or shutil.get_terminal_size().lines

    @property
    def can_draw_round(self) -> bool:
        """Whether the terminal can be expected to show more than ASCII."""
        encoding = getattr(self.file, "encoding", None) or "utf-8"
        is_poor = _is_dumb() or os.environ.get("TERM") == "linux"
        is_unicode = encoding.lower().replace("-", "") in ("utf8", "utf16", "utf8sig")
        return is_unicode and not (self.is_terminal and is_poor)

    def print(self, text: str = "", style: str = "", *, wrap: bool = True) -> None:
        """Print a text, its lines wrapped between words where they are too long."""
        for line in text.split("\n"):
            for part in wrapped(line, self.width) if wrap else (line,):
                self.print_spans([(part, style)])

    def print_spans(self, spans: Iterable[Span]) -> None:
        """Print a line that is not wrapped, each part in a style of its own."""
        print("".join(self._styled(text, style) for text, style in spans), file=self.file)

    def _styled(self, text: str, style: str) -> str:
        codes = ";".join(_codes(style, self.colours)) if self.is_styled else ""
        return f"\x1b[{codes}m{text}\x1b[0m" if codes and text else text


def _is_dumb() -> bool:
    """Whether the terminal knows no escape sequences, like the windows of old versions of Windows."""
    if sys.platform == "win32":
        return not any(name in os.environ for name in ("WT_SESSION", "TERM_PROGRAM", "TERM"))
    return os.environ.get("TERM", "dumb") in ("dumb", "unknown", "")


def _colours() -> int:
    if os.environ.get("NO_COLOR"):
        return 0
    names = f"{os.environ.get('COLORTERM', '')} {os.environ.get('TERM', '')}".lower()
    many = ("truecolor", "24bit", "256color", "kitty")
    return 256 if "WT_SESSION" in os.environ or any(name in names for name in many) else 16


def _codes(style: str, colours: int) -> Iterator[str]:
    """Give the numbers of an escape sequence.

    >>> ";".join(_codes("bold 234 on 255", 256)), ";".join(_codes("bold yellow", 0))
    ('1;38;5;234;48;5;255', '1')
    """
    place = "38"
    for word in style.split():
        if word == "on":
            place = "48"
        elif word in ATTRIBUTES or (colours and not word.isdigit()):
            yield CODES[word]
        elif colours == 256:
            yield f"{place};5;{word}"


def cells(text: str) -> int:
    """Count the columns a text takes up: a Korean syllable takes two.

    >>> cells("GIPF"), cells("기프")
    (4, 4)
    """
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def wrapped(line: str, width: int) -> Iterator[str]:
    """Break a line between words.

    >>> list(wrapped(" e2 is empty, so this is just 'e2'", 20))
    [' e2 is empty, so', "this is just 'e2'"]
    """
    if cells(line) <= width:
        yield line
    else:
        indent = line[: len(line) - len(line.lstrip(" "))]
        yield from filled(line.strip(" ").split(" "), " ", width, indent)


def filled(pieces: Iterable[str], gap: str, width: int, line: str = "") -> Iterator[str]:
    """Fill lines with pieces, a gap between two of them; what is wider than a line is cut.

    >>> list(filled(["e2-e4", "c2", "abcdefghijkl"], "  ", 10))
    ['e2-e4  c2', 'abcdefghij', 'kl']
    """
    is_empty = True
    for piece in pieces:
        if not is_empty and cells(f"{line}{gap}{piece}") > width:
            yield line.rstrip(" ")
            line, is_empty = "", True
        line = f"{line}{piece}" if is_empty else f"{line}{gap}{piece}"
        is_empty = False
        while cells(line) > width:
            cut = next(end for end in range(len(line), 0, -1) if cells(line[:end]) <= width)
            yield line[:cut]
            line = line[cut:]
    yield line
