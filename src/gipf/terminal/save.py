"""Where games are kept: the autosave of every game, files written whole or not at all."""

import contextlib
import errno
import os
import sys
from datetime import datetime
from pathlib import Path

from gipf.errors import BrokenFile, GipfError
from gipf.folders import data_folder
from gipf.messages import Message
from gipf.record import Game

ENDING = ".gipf"
STDIN = "-"


def autosave_folder() -> Path:
    """Give the folder in which every game has a file of its own."""
    return data_folder() / "games"


def newest_autosave() -> Path | None:
    """Find the game that was played last."""
    files = [path for path in autosave_folder().glob(f"*{ENDING}") if path.is_file()]
    return max(files, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def check_target(path: Path) -> None:
    """Refuse a file in a folder that is not there, and what is no file."""
    if not path.parent.is_dir():
        raise OSError(errno.ENOENT, "there is no such folder", str(path.parent))
    if path.is_dir():
        raise OSError(errno.EISDIR, "this is a folder", str(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "this is not a file a game could be in", str(path))


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all: until it is written, what was there before stays."""
    path = Path(os.path.realpath(path))
    check_target(path)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(fresh, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink()


def why_not(error: OSError) -> Message:
    """Say why a file cannot be read or written."""
    cause = errno.errorcode.get(error.errno or 0, "other")
    return {"id": "terminal-file", "args": {"cause": cause, "why": str(error.strerror or error)}}


def read_games(file: str | Path) -> list[Game]:
    """Read all games of a file, ``-`` for stdin; there has to be one, and none may be broken."""
    try:
        games = Game.read(sys.stdin if file == STDIN else file)
    except BrokenFile as error:
        name, line, column = _name(file), str(error.line), str(error.column)
        raise GipfError(
            "broken-file", file=name, line=line, column=column, why=error.cause
        ) from None
    if not games:
        raise GipfError("terminal-no-game", file=_name(file))
    return games


def read_game(path: Path) -> Game:
    """Read the last game of a file."""
    return read_games(path)[-1]


def _name(file: str | Path) -> str:
    return "stdin" if file == STDIN else str(file)


class Autosave:
    """The file a game is written to after every decision."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.trouble: Message | None = None

    def write(self, text: str, name: str) -> None:
        """Write the game, at first into a new file named after it; ``trouble`` is what prevents that."""
        try:
            self.path = self.path or _new_file(name)
            write_whole(self.path, text)
            self.trouble = None
        except OSError as error:
            where = str(self.path or autosave_folder())
            self.trouble = {
                "id": "terminal-no-writing",
                "args": {"path": where, "why": why_not(error)},
            }

    @property
    def holds_the_game(self) -> bool:
        """Whether everything played so far is in the file."""
        return self.path is not None and not self.trouble


def _new_file(name: str) -> Path:
    """Reserve a file name nobody else has, also where two games begin in the same second."""
    folder = autosave_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{name}"
    number = 1
    while True:
        path = folder / (f"{stem}{ENDING}" if number == 1 else f"{stem}-{number}{ENDING}")
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
        number += 1
