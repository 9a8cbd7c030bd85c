"""What is asked at a table: a line, which game to play, and against whom."""

import contextlib
import re
import sys
from collections.abc import Iterator

from gipf.errors import GipfError
from gipf.position import Position
from gipf.terminal.opponents import HUMAN, check_opponent
from gipf.terminal.view import View
from gipf.variants import NAMED

DESCRIPTIONS = {
    "basic": "fifteen pieces each, the first games",
    "standard": "with three GIPF-pieces each",
    "tournament": "an empty board, as many GIPF-pieces as you like",
    "standard+Z6": "with six ZÈRTZ-potentials each",
    "tournament+T3Z3D3Y3": "with four kinds of potentials",
    "ultimate": "all five kinds of potentials",
    "ultimate;challenges=3": "with side games about potentials",
    "matrx": "MATRX GIPF: stacks of potentials on the large board",
    "matrx;board=hex37": "MATRX GIPF on the board of GIPF",
}


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
    listed = [f"{n}  {name}   {DESCRIPTIONS[name]}" for n, name in enumerate(NAMED, 1)]
    view.say("\n".join(f" {line}" for line in listed))
    view.say(" or type another, as in tournament+Z4D4Y4 or basic;reserve=12/15")
    while True:
        answer = ask(view, "Which game? [standard] ") or "standard"
        if re.fullmatch("[0-9]{1,3}", answer) and 1 <= int(answer) <= len(NAMED):
            return NAMED[int(answer) - 1]
        try:
            return str(Position.start(answer).variant)
        except GipfError as error:
            view.say(str(error), "yellow")


def choose_opponent(view: View) -> str:
    """Ask who plays against whoever asks; Return alone is another person."""
    view.say(" 1-10    the computer, from a beginner (1) to its best (10)")
    view.say(" Return  two people at this keyboard")
    while True:
        answer = ask(view, "Who plays against you? [two people here] ").lower() or HUMAN
        text = f"level-{int(answer)}" if re.fullmatch("[0-9]{1,3}", answer) else answer
        try:
            check_opponent(text)
        except GipfError as error:
            view.say(str(error), "yellow")
        else:
            return text


def enable_line_editing() -> None:
    """Let arrow keys edit the line and recall earlier ones, where Python can do that."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
