"""``gipf check``: whether game files are right."""

import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, WRONG, say, write_json

if TYPE_CHECKING:
    from gipf.errors import GipfError


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(check)
    command.add_argument("files", metavar="FILE", nargs="+", help="Game files, - for stdin.")
    command.add_json("Write a line of JSON for each file: its games, and what is wrong with it.")


def check(*, files: list[str], as_json: bool) -> int:
    """Check game files: every move of every game, and how it ended."""
    from gipf.errors import BrokenFile, GipfError
    from gipf.terminal.side_game import is_side_file

    status = 0
    for file in files:
        is_side = file != "-" and is_side_file(Path(file))
        tell = partial(_tell_json if as_json else _tell, file, "side game" if is_side else "game")
        try:
            games = list(_read(file, is_side=is_side))
        except BrokenFile as error:
            tell(len(error.games), error)
            status = max(status, WRONG)
        except OSError as error:
            say(f"{file}: {error.strerror or error}; name a game file")
            status = USAGE
        else:
            nothing = None if games else GipfError("terminal-no-game", file=file)
            status = max(status, WRONG if nothing else 0)
            tell(len(games), nothing)
    return status


def _read(file: str, *, is_side: bool) -> Iterable[object]:
    from gipf.record import Game
    from gipf.record.side_file import SideFile

    if is_side:
        return SideFile.parse_all(Path(file).read_text(encoding="utf-8"))
    return Game.read(sys.stdin if file == "-" else file)


def _tell(file: str, what: str, count: int, error: "GipfError | None") -> None:
    from gipf.errors import BrokenFile

    if isinstance(error, BrokenFile):
        if count or what == "game":
            print(f"{file}: {_count_of(count, what)} before it breaks")
        print(f"{file}:{error.line}:{error.column}: {error.cause}")
    elif error:
        say(str(error))
    else:
        print(f"{file}: {_count_of(count, what)}")


def _tell_json(file: str, what: str, count: int, error: "GipfError | None") -> None:
    from gipf.errors import BrokenFile

    wrong: dict[str, object] | None = None
    if error:
        cause = error.cause if isinstance(error, BrokenFile) else error
        wrong = {"message": str(cause), "code": cause.code, "arguments": cause.arguments}
        if isinstance(error, BrokenFile):
            wrong |= {"line": error.line, "column": error.column}
    write_json({"file": file, "games": count, "kind": what, "error": wrong})


def _count_of(count: int, what: str) -> str:
    return f"1 {what}" if count == 1 else f"{count} {what}s"
