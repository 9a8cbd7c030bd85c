"""Logs: JSON lines in a file that is changed when it is full, short lines for the terminal.

What is secret is written by nobody; should a library do so, in an address or a trace, it is left out here.
"""

import json
import logging
import os
import re
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from gipf.folders import make_private_file
from gipf.host.view import iso

MOST = 2**20
KEPT = 5
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


_SECRETS = (
    (re.compile(r"(?<=://)([^\s/@:\\'\"]*):[^\s/@\\'\"]+(?=@)"), r"\1:…"),  # passwords in addresses
    (re.compile(r"(?<![\w-])(?:gipf_)?[\w-]{43}(?![\w-])"), "…"),  # of cookies, links, programs
    (re.compile(r"(?<=/no-mail/)[^\s'\"\\]+"), "…"),
    (
        re.compile(
            r"(?i)(password|secret|token|passwd|cookie)(['\"]?\s*[=:]\s*['\"]?)[^\s'\"&,;\\]+"
        ),
        r"\1\2…",
    ),
)
"""What is secret, and what is written in its place."""


def without_secrets(text: str) -> str:
    """Leave out what is secret.

    >>> without_secrets("cannot connect to postgresql://gipf:abc@db/gipf")
    'cannot connect to postgresql://gipf:…@db/gipf'
    >>> without_secrets(f"GET /join/{'x' * 43} failed, password=abc")
    'GET /join/… failed, password=…'
    >>> without_secrets(f"Authorization: Bearer gipf_{'x' * 43}, GET /no-mail/abc.{'0' * 32}")
    'Authorization: Bearer …, GET /no-mail/…'
    """
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return text


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
        return without_secrets(json.dumps(line, default=str))


class ShortLines(logging.Formatter):
    """Writes a record as people read it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        more = {name: value for name, value in vars(record).items() if name not in _USUAL}
        told = ", ".join(f"{name} {value}" for name, value in more.items() if value is not None)
        line = f"gipf: {record.getMessage()}{f' ({told})' if told else ''}"
        if record.exc_info and record.exc_info[1]:
            line += f": {record.exc_info[1]!r}"
        return without_secrets(line)


def set_up(folder: Path, name: str = "server.log", *, terminal: int = logging.WARNING) -> None:
    """Write logs to a file in a folder, and what matters to the terminal.

    With ``GIPF_LOG=json`` the terminal gets all of it as JSON lines, for what collects the logs of services.
    """
    logging.raiseExceptions = False  # a full disk is told to players, not by a trace for each line
    make_private_file(folder / name)
    file = RotatingFileHandler(folder / name, maxBytes=MOST, backupCount=KEPT, encoding="utf-8")
    file.setFormatter(JsonLines())
    screen = logging.StreamHandler(sys.stderr)
    is_collected = os.environ.get("GIPF_LOG") == "json"
    screen.setFormatter(JsonLines() if is_collected else ShortLines())
    screen.setLevel(logging.INFO if is_collected else terminal)
    for program in ("gipf", "uvicorn"):
        logger = logging.getLogger(program)
        logger.handlers[:] = [file, screen]
        logger.setLevel(logging.INFO)
        logger.propagate = False
