"""What is asked at a table: a line, which game to play, and against whom."""

import contextlib
import re
import sys
from collections.abc import Callable, Iterator

from gipf.errors import GipfError
from gipf.position import Position
from gipf.terminal.move_groups import Group
from gipf.terminal.opponents import HUMAN, check_opponent
from gipf.terminal.view import View
from gipf.variants import NAMED, Player

HELPING, LEAVING = ("help", "?"), ("quit", "exit")
"""What can be typed at any question."""

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
BEST = 10
"""The strongest level of the computer."""


def means(view: View, command: str) -> tuple[str, ...]:
    """List what stands for ``help`` or ``quit``, also in the language that is spoken."""
    english = HELPING if command == "help" else LEAVING
    return *english, *view.words("terminal-words", command=command).split()


class Leave(Exception):
    """The player leaves the table."""


def ask(view: View, prompt: str) -> str:
    """Read a line; what is piped in is shown as if it had been typed."""
    with line_ended(view):
        line = input(prompt)
    if not sys.stdin.isatty():
        view.say(line)
    return line.strip()


def agrees_on_draw(view: View, player: Player) -> bool:
    """Ask a person about a draw."""
    answer = ask(view, f"{view.words('terminal-draw', player=player.value)} ")
    agrees = answer.lower() in ("y", *view.words("terminal-yes").split())
    if not agrees:
        view.tell("terminal-goes-on")
    return agrees


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

    def show() -> None:
        view.groups(
            Group(f"{number}  {name}", (view.words("terminal-variant", variant=described),))
            for number, (name, described) in enumerate(zip(NAMED, DESCRIBED, strict=True), 1)
        )
        view.tell("terminal-other-variant", indent=" ")

    def read(answer: str) -> str:
        if re.fullmatch("[0-9]{1,3}", answer) and 1 <= int(answer) <= len(NAMED):
            return NAMED[int(answer) - 1]
        return str(Position.start(answer or "standard").variant)

    return choose_from(view, "terminal-which-variant", show, read)


def choose_opponent(
    view: View, best: int = BEST, check: Callable[[str], object] = check_opponent
) -> str:
    """Ask who plays against whoever asks, a level up to the ``best``; Return alone is another person."""

    def show() -> None:
        computer = Group(f"1-{best}", (view.words("terminal-computer", best=str(best)),))
        person = Group(view.words("terminal-return"), (view.words("terminal-people"),))
        view.groups((computer, person))

    def read(answer: str) -> str:
        is_level = re.fullmatch("[0-9]{1,3}", answer)
        opponent = f"level-{int(answer)}" if is_level else answer.lower() or HUMAN
        check(opponent)
        return opponent

    return choose_from(view, "terminal-which-opponent", show, read)


def choose_from(
    view: View, question: str, show: Callable[[], None], read: Callable[[str], str]
) -> str:
    """Ask until the answer can be read; ``help`` shows the choices again, ``quit`` leaves."""
    show()
    while True:
        answer = ask(view, f"{view.words(question)} ")
        if answer.lower() in means(view, "quit"):
            raise Leave
        try:
            if answer.lower() not in means(view, "help"):
                return read(answer)
            show()
        except GipfError as error:
            view.explain(error)


def enable_line_editing() -> None:
    """Let arrow keys edit the line and recall earlier ones, where Python can do that."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
