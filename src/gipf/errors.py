"""What can be wrong with an input: a code with arguments.

The sentences are in ``locales/*/errors.ftl``, one for each code: what was wrong, and what would be right.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import Self

    from gipf.messages import Message

LONGEST = 80
"""Maximum length of a text that is quoted, in characters."""
FULL = 500
"""The same for ``detail``: what another program or package says is wrong, in its own words."""


class GipfError(ValueError):
    """Every error this package raises on purpose.

    ``arguments`` is plain JSON. A text among them is one short line, whatever was sent; another error is there
    as a message, with its ``id`` and ``args``.

    >>> error = GipfError("empty-spot", spot="e5")
    >>> error.code, error.arguments, str(error)
    ('empty-spot', {'spot': 'e5'}, 'e5 is empty')
    """

    def __init__(self, code: str, /, **arguments: object) -> None:
        self.code = code
        self.arguments: dict[str, Any] = {
            name: _plain(value, FULL if name == "detail" else LONGEST)
            for name, value in arguments.items()
        }

    @classmethod
    def from_message(cls, message: "Message") -> "Self":
        """Make the error again that a message was sent of."""
        return cls(message["id"], **message["args"])

    @property
    def message(self) -> "Message":
        """The code and the arguments, as `gipf.messages.render` puts them into words."""
        return {"id": self.code, "args": self.arguments}

    @property
    def codes(self) -> tuple[str, ...]:
        """The code, and those of the errors inside: the last says what was wrong in the first place.

        >>> GipfError("in-move", move="xe5", why=GipfError("empty-spot", spot="e5")).codes
        ('in-move', 'empty-spot')
        """
        found, why = [self.code], self.arguments.get("why")
        while isinstance(why, dict):
            found.append(why["id"])
            why = why["args"].get("why")
        return tuple(found)

    def __repr__(self) -> str:
        """Write the kind of error and its sentence.

        >>> GipfError("empty-spot", spot="e5")
        GipfError('e5 is empty')
        """
        return f"{type(self).__name__}({str(self)!r})"

    def __str__(self) -> str:
        """Write the sentence in English; a code that has none is written as it is."""
        from gipf.messages import render

        try:
            return render(self.message)
        except KeyError:
            return self.code


def _plain(value: object, longest: int) -> Any:
    """Give an argument as JSON; what somebody wrote is cut to a line."""
    if isinstance(value, GipfError):
        return value.message
    if isinstance(value, int | dict):
        return value
    if isinstance(value, str):
        return _line(value if len(value) <= longest else f"{value[: longest - 1]}…")
    if isinstance(value, Iterable):
        return [_plain(part, longest) for part in value]
    return _line(str(value))


def _line(text: str) -> str:
    return str(text) if text.isprintable() else repr(text)[1:-1]


class WrongType(GipfError, TypeError):
    """An argument of a type that cannot be what is wanted."""


def check_text(value: object, what: str) -> None:
    """Refuse what is no text where a move, a position or the like is to be read.

    >>> check_text(5, "move")
    Traceback (most recent call last):
    gipf.errors.WrongType: a move is a Move or its text, as in 'e1-e3', not 5
    """
    if not isinstance(value, str):
        raise WrongType("not-text", what=what, value=repr(value))


class NotationError(GipfError):
    """A text that is not a variant, a position or a move."""


class IllegalMove(GipfError):
    """A move that can be read but may not be played in this position."""


class BrokenFile(GipfError):
    """A game file that cannot be read further than ``line`` and ``column``.

    ``cause`` is what is wrong there, ``games`` are those that were read before the break.
    """

    def __init__(self, cause: GipfError, line: int, column: int) -> None:
        super().__init__("at-line", line=line, column=column, why=cause)
        self.cause = cause
        self.line = line
        self.column = column
        self.games: list[Any] = []


class EngineError(GipfError):
    """An engine, run as a process, could not do what it was asked."""


class EngineDied(EngineError):
    """The engine's process ended before it had answered; the next request starts it again."""


class EngineTimeout(EngineError):
    """The engine did not answer in time."""


class MissingExtra(GipfError, ImportError):
    """A package that is not installed, and the extra of gipf that brings it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("missing-extra", package=package, extra=extra)
        self.package: str = package
        self.extra: str = extra
