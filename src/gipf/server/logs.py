"""Logs: JSON lines in a file that is changed when it is full, short lines for the terminal."""

import json
import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from gipf.folders import make_private_file
from gipf.host.view import iso

MOST = 2**20
KEPT = 5
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object: time, level, who, what, and everything it was given."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        line = {
            "at": iso(int(record.created * 1000)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _USUAL},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class ShortLines(logging.Formatter):
    """Writes a record as people read it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        more = {name: value for name, value in vars(record).items() if name not in _USUAL}
        told = ", ".join(f"{name} {value}" for name, value in more.items() if value is not None)
        line = f"gipf: {record.getMessage()}{f' ({told})' if told else ''}"
        if record.exc_info and record.exc_info[1]:
            line += f": {record.exc_info[1]!r}"
        return line


def set_up(folder: Path, name: str = "server.log", *, terminal: int = logging.WARNING) -> None:
    """Write logs to a file in a folder, and what matters to the terminal."""
    logging.raiseExceptions = False  # a full disk is told to players, not by a trace for each line
    make_private_file(folder / name)
    file = RotatingFileHandler(folder / name, maxBytes=MOST, backupCount=KEPT, encoding="utf-8")
    file.setFormatter(JsonLines())
    screen = logging.StreamHandler(sys.stderr)
    screen.setFormatter(ShortLines())
    screen.setLevel(terminal)
    for program in ("gipf", "uvicorn"):
        logger = logging.getLogger(program)
        logger.handlers[:] = [file, screen]
        logger.setLevel(logging.INFO)
        logger.propagate = False
