"""A command at a terminal of its own, into which a test types."""

import os
import sys
from collections.abc import Mapping

import pexpect

from tests.patience import PATIENCE


def spawn(
    *arguments: str, size: tuple[int, int] = (24, 80), environment: Mapping[str, str] | None = None
) -> pexpect.spawn:
    """Start a command of ``gipf``; ``size`` is the terminal's, in lines and columns."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "gipf", *arguments],
        env={**os.environ, "TERM": "xterm-256color", **(environment or {})},
        dimensions=size,
        encoding="utf-8",
        timeout=PATIENCE,
    )


def ended(child: pexpect.spawn) -> int:
    """Wait until a command ends; give its exit status."""
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus)
