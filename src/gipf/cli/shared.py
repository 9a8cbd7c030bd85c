"""What the commands share: how they end, what they read, how they draw."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gipf.cli.parser import Parser
    from gipf.position import Position
    from gipf.terminal.view import View

USAGE, WRONG = 2, 1
"""Exit statuses: the command cannot be carried out as given; what it looked at is not in order."""

INTERRUPTED = 130
"""Exit status of what was stopped with Ctrl-C."""


def add_ascii(command: "Parser") -> None:
    """Add the option not to draw with more than ASCII."""
    command.add_flag("--ascii", dest="ascii_only", help="Draw with 7-bit characters only.")


def add_language(command: "Parser", *, says: str, default: str | None) -> None:
    """Add the option to choose a language."""
    command.add_argument("--language", type=_language, default=default, help=says)


def _language(text: str) -> str:
    from argparse import ArgumentTypeError

    from gipf.messages import languages

    language = re.split("[_.@-]", text)[0].lower()  # de_DE.UTF-8 is German too
    if language not in languages():
        raise ArgumentTypeError(f"there is no {text!r}; there are {', '.join(languages())}")
    return language


def read_start(text: str) -> "Position":
    """Read a position, or the start of a variant; ``-`` reads it from stdin."""
    from gipf.position import Position

    return Position.parse_or_start(sys.stdin.read() if text == "-" else text)


def make_view(
    ascii_only: bool, *, flipped: bool, coordinates: bool = True, language: str = "en"
) -> "View":
    """Give what positions are drawn with in this terminal."""
    from gipf.terminal.console import Console
    from gipf.terminal.view import View

    return View(
        Console(),
        ascii_only=ascii_only,
        flipped=flipped,
        coordinates=coordinates,
        language=language,
    )


@contextmanager
def explained(status: int) -> Iterator[None]:
    """End with a sentence, never with a traceback, when something is wrong with what was given."""
    from gipf.errors import GipfError, MissingExtra

    try:
        yield
    except MissingExtra:  # the whole command is about something that is not installed
        raise
    except GipfError as error:
        say(str(error))
        sys.exit(status)
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        say(f"{where}{error.strerror}; name another file")
        sys.exit(USAGE)


def say(message: str) -> None:
    """Say something beside the output."""
    print(f"gipf: {message}", file=sys.stderr)
