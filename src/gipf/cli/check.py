"""``gipf check``: whether game files are right."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, WRONG, say

if TYPE_CHECKING:
    from gipf.record import Game


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(check)
    command.add_argument("files", metavar="FILE", nargs="+", help="Game files, - for stdin.")


def check(*, files: list[str]) -> int:
    """Check game files: every move of every game, and how it ended."""
    from gipf.errors import BrokenFile, GipfError
    from gipf.record import Game
    from gipf.terminal.side_game import is_side_file

    status = 0
    for file in files:
        if file != "-" and is_side_file(Path(file)):
            status = max(status, _check_side_game(file))
            continue
        try:
            games = Game.read(sys.stdin if file == "-" else file)
            if not games:
                say(str(GipfError("terminal-no-game", file=file)))
                status = max(status, WRONG)
                continue
            print(f"{file}: {_count_of(games)}")
        except BrokenFile as error:
            print(f"{file}: {_count_of(error.games)} before it breaks")
            print(f"{file}:{error.line}:{error.column}: {error.cause}")
            status = max(status, WRONG)
        except OSError as error:
            say(f"{file}: {error.strerror or error}; name a game file")
            status = USAGE
    return status


def _check_side_game(file: str) -> int:
    """Check the file of a side game by itself."""
    from gipf.errors import GipfError
    from gipf.record.side_file import SideFile

    try:
        SideFile.parse(Path(file).read_text(encoding="utf-8"))
    except GipfError as error:
        print(f"{file}: {error}")
        return WRONG
    print(f"{file}: 1 side game")
    return 0


def _count_of(games: "list[Game]") -> str:
    return "1 game" if len(games) == 1 else f"{len(games)} games"
