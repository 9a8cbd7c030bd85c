"""What the commands share: how they end, what they read, how they draw."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
def explained(status: int) -> Iterator[None]:
    """End with a sentence, never with a traceback, when something is wrong with what was given."""
    from gipf.errors import GipfError, MissingExtra

    try:
        yield
    except (MissingExtra, BrokenPipeError):  # of which the whole command line knows what to say
        raise
    except GipfError as error:
        say(str(error))
        sys.exit(status)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        say(f"{where}{error.strerror}; name another file")
        sys.exit(USAGE)


def say(message: str) -> None:
    """Say something beside the output."""
    print(f"gipf: {message}", file=sys.stderr, flush=True)
