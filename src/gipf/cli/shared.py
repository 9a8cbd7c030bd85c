"""What the commands share: how they end, what they read, how they draw."""

import errno
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gipf.messages import Argument
    from gipf.position import Position
    from gipf.terminal.view import View

USAGE, WRONG = 2, 1
"""Exit statuses: the command cannot be carried out as given; what it looked at is not in order."""

INTERRUPTED = 130
"""Exit status of what was stopped with Ctrl-C."""


def read_start(text: str) -> "Position":
    """Read a position, or the start of a variant; ``-`` reads it from stdin."""
    from gipf.position import Position

    return Position.parse_or_start(sys.stdin.read() if text == "-" else text)


def make_view(**settings: Any) -> "View":
    """Give what positions are drawn with in this terminal."""
    from gipf.terminal.console import Console
    from gipf.terminal.view import View

    return View(Console(), **settings)


@contextmanager
def explained(status: int, language: str = "en") -> Iterator[None]:
    """End with a sentence, never with a traceback, when something is wrong with what was given."""
    from gipf.errors import GipfError, MissingExtra
    from gipf.messages import render

    try:
        yield
    except (MissingExtra, BrokenPipeError):  # of which the whole command line knows what to say
        raise
    except GipfError as error:
        try:
            say(render(error.message, language))
        except KeyError:  # an error of another program
            say(str(error))
        sys.exit(status)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        say(where + render({"id": "terminal-unusable", "args": _cause(error)}, language))
        sys.exit(USAGE)


def _cause(error: OSError) -> dict[str, "Argument"]:
    """Name what the system says of a file; what we say of it ourselves stays as it is."""
    number = error.errno or 0
    is_systems = error.strerror == os.strerror(number)
    cause = errno.errorcode.get(number, "other") if is_systems else "other"
    return {"cause": cause, "why": str(error.strerror or error)}


def write_json(data: Mapping[str, Any]) -> None:
    """Write an object for a program to read, on a line of its own."""
    import json

    print(json.dumps(data), flush=True)


def say(message: str) -> None:
    """Say something beside the output."""
    print(f"gipf: {message}", file=sys.stderr, flush=True)
