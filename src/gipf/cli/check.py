"""``gipf check``: whether game files are right."""

import sys
from collections.abc import Sized
from pathlib import Path

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, WRONG, say


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
            status = max(status, _check_side_games(file))
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


def _check_side_games(file: str) -> int:
    """Check a file of side games by themselves."""
    from gipf.errors import BrokenFile
    from gipf.record.side_file import SideFile

    try:
        games = list(SideFile.parse_all(Path(file).read_text(encoding="utf-8")))
    except BrokenFile as error:
        if error.games:
            print(f"{file}: {_count_of(error.games, 'side game')} before it breaks")
        print(f"{file}:{error.line}:{error.column}: {error.cause}")
        return WRONG
    print(f"{file}: {_count_of(games, 'side game')}")
    return 0


def _count_of(games: Sized, what: str = "game") -> str:
    return f"1 {what}" if len(games) == 1 else f"{len(games)} {what}s"
