"""The command line within this process: its exit status and what it prints."""

import contextlib
import io
import sys

from gipf.cli import run


def invoke(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
    """Run a command; give its status and what it wrote to stdout and stderr."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(3)]
    typed, out, err = streams
    typed.write(stdin)
    typed.seek(0)
    before = sys.stdin
    sys.stdin = typed
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = run(arguments)
    except SystemExit as ending:
        status = ending.code if isinstance(ending.code, int) else int(bool(ending.code))
    finally:
        sys.stdin = before
    for stream in streams:
        stream.flush()
        stream.seek(0)
    return status, out.read(), err.read()
