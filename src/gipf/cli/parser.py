"""The parser of the command line: argparse, with commands that are functions."""

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from gipf.cli.shared import USAGE


class Parser(argparse.ArgumentParser):
    """A parser whose commands carry the function that runs them, and whose errors are in one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, add_help=False, **settings)
        self.add_argument("-h", "--help", action="help", help="Say what can be given here.")
        self._commands: Any = None

    def add_command(self, run: Callable[..., int | None], **settings: Any) -> "Parser":
        """Add a command: its name is that of the function, its help the first line of the docstring."""
        if self._commands is None:
            self._commands = self.add_subparsers(title="commands", metavar="COMMAND")
        says, name = (run.__doc__ or "").partition("\n")[0], run.__name__
        command: Parser = self._commands.add_parser(name, help=says, description=says, **settings)
        command.set_defaults(run=run)
        return command

    @property
    def commands(self) -> list[argparse.Action]:
        """The commands, each with its name as ``dest`` and its help."""
        return [] if self._commands is None else list(self._commands._choices_actions)

    def command(self, name: str) -> "Parser":
        """Give the parser of a command."""
        found: Parser = self._commands.choices[name]
        return found

    def add_option(
        self, name: str, kind: Callable[[str], Any], says: str, default: Any = None, **settings: Any
    ) -> None:
        """Add an option with a value; the help names its default."""
        if default is not None and "[default" not in says:
            says += f"  [default: {default:g}]" if kind is DECIMAL else f"  [default: {default}]"
        if "choices" not in settings:
            settings.setdefault("metavar", "NUMBER" if _is_number(kind) else "TEXT")
        self.add_argument(name, type=kind, default=default, help=says, **settings)

    def add_flag(self, *names: str, **settings: Any) -> None:
        """Add an option that is given or not."""
        self.add_argument(*names, action="store_true", **settings)

    def add_json(self, says: str) -> None:
        """Add the option to write for programs."""
        self.add_flag("--json", dest="as_json", help=says)

    def add_ascii(self) -> None:
        """Add the option not to draw with more than ASCII."""
        self.add_flag("--ascii", dest="ascii_only", help="Draw with 7-bit characters only.")

    def add_language(self, says: str, default: str | None) -> None:
        """Add the option to choose a language."""
        self.add_option("--language", _language, says, default, metavar="LANGUAGE")

    def add_limits(self, what: str, seconds: float) -> None:
        """Add the options that limit a search; without any it takes so many seconds."""
        usual = f"[default: {seconds:g}, if nothing is set]"
        self.add_option("--seconds", DECIMAL, f"Time for a {what}.  {usual}")
        self.add_option("--nodes", WHOLE, f"Nodes searched for a {what}.")
        self.add_option("--depth", WHOLE, "Decisions looked ahead.")

    def add_position(self) -> None:
        """Add the argument that names a position."""
        says = "The eight fields of a position, a variant (its start), or - to read it from stdin."
        self.add_argument("position", metavar="POSITION", help=says)

    def print_help(self, file: Any = None) -> None:
        """Print the help; what cannot be written is an error here too, which argparse passes over."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong, and where to read more."""
        self.exit(USAGE, f"gipf: {message}; '{self.prog} --help' says more\n")

    def read(self, arguments: Sequence[str]) -> dict[str, Any]:
        """Read arguments, with options before, between and after the others; ``run`` is the command."""
        if self._commands is None:
            return vars(self.parse_intermixed_args(list(arguments)))
        if arguments and (command := self._commands.choices.get(arguments[0])):
            found: dict[str, Any] = command.read(arguments[1:])
            return found
        return vars(self.parse_args(list(arguments)))


def number(
    kind: type[int] | type[float], low: float | None = None, high: float | None = None
) -> Callable[[str], float]:
    """Give what reads a number within bounds.

    >>> number(int, 1)("0")
    Traceback (most recent call last):
    argparse.ArgumentTypeError: 0 is less than 1
    """

    def read(text: str) -> float:
        value = kind(text)
        if low is not None and value < low:
            raise argparse.ArgumentTypeError(f"{text} is less than {low}")
        if high is not None and value > high:
            raise argparse.ArgumentTypeError(f"{text} is more than {high}")
        return value

    read.__name__ = "whole number" if kind is int else "number"  # for argparse's complaint
    return read


WHOLE, DECIMAL, COUNT = number(int), number(float), number(int, 1)
"""What reads a whole number, any number, and a number of things, of which there is one at least."""


def _is_number(kind: Callable[[str], Any]) -> bool:
    return kind in (int, float) or getattr(kind, "__name__", "") in ("whole number", "number")


def _language(text: str) -> str:
    from gipf.messages import languages

    language = re.split("[_.@-]", text)[0].lower()  # de_DE.UTF-8 is German too
    if language not in languages():
        there = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"there is no {text!r}; there are {there}")
    return language
