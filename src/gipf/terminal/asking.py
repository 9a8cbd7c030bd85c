"""What is asked at a table: a line, which game to play, and against whom."""

import contextlib
import re
import sys
from collections.abc import Iterator

from gipf.errors import GipfError
from gipf.position import Position
from gipf.terminal.hints import Group
from gipf.terminal.opponents import HUMAN, check_opponent
from gipf.terminal.view import View
from gipf.variants import NAMED

DESCRIBED = (
    "basic",
    "standard",
    "tournament",
    "zertz",
    "four",
    "ultimate",
    "challenges",
    "matrx",
    "matrx-small",
)
"""The names by which ``terminal-variant`` describes the named variants."""


def ask(view: View, prompt: str) -> str:
    """Read a line; what is piped in is shown as if it had been typed."""
    with line_ended(view):
        line = input(prompt)
    if not sys.stdin.isatty():
        view.say(line)
    return line.strip()


@contextlib.contextmanager
def line_ended(view: View) -> Iterator[None]:
    """End the line in which somebody typed Ctrl-C or Ctrl-D."""
    try:
        yield
    except (EOFError, KeyboardInterrupt):
        view.console.print()
        raise


def choose_variant(view: View) -> str:
    """Ask which variant to play; Return alone is the standard game."""
    view.groups(
        Group(f"{number}  {name}", (view.words("terminal-variant", variant=described),))
        for number, (name, described) in enumerate(zip(NAMED, DESCRIBED, strict=True), 1)
    )
    view.tell("terminal-other-variant", indent=" ")
    while True:
        answer = ask(view, f"{view.words('terminal-which-variant')} ") or "standard"
        if re.fullmatch("[0-9]{1,3}", answer) and 1 <= int(answer) <= len(NAMED):
            return NAMED[int(answer) - 1]
        try:
            return str(Position.start(answer).variant)
        except GipfError as error:
            view.explain(error)


def choose_opponent(view: View) -> str:
    """Ask who plays against whoever asks; Return alone is another person."""
    choices = {"1-10": "terminal-computer", view.words("terminal-return"): "terminal-people"}
    view.groups(Group(typed, (view.words(name),)) for typed, name in choices.items())
    while True:
        answer = ask(view, f"{view.words('terminal-which-opponent')} ").lower() or HUMAN
        text = f"level-{int(answer)}" if re.fullmatch("[0-9]{1,3}", answer) else answer
        try:
            check_opponent(text)
        except GipfError as error:
            view.explain(error)
        else:
            return text


def enable_line_editing() -> None:
    """Let arrow keys edit the line and recall earlier ones, where Python can do that."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
