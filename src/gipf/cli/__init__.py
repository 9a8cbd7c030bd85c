"""The command line: ``gipf``, ``gipf play``, ``serve``, ``show``, ``check``, ``analyse`` and others.

Each command is in the module of its name. Nothing but argparse is imported at once; what a command
needs is imported when it runs, so that ``gipf --help`` answers quickly, and without any extra.
"""

import sys
from collections.abc import Sequence

from gipf.cli import (
    analyse,
    book,
    bot,
    check,
    completion,
    embed,
    engine,
    match,
    moves,
    people,
    perft,
    play,
    puzzles,
    samples,
    serve,
    show,
    site,
    solve,
    think,
    train,
    warmup,
    work,
)
from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, WRONG, say
from gipf.errors import MissingExtra


def make_parser() -> Parser:
    """Make the parser of the command line; the help lists the commands in this order."""
    parser = Parser(
        prog="gipf",
        description="The GIPF family of board games; without a command, its page opens.",
    )
    parser.add_argument("--version", action="store_true", help="Say which version this is.")
    parser.add_flag("--lan", help=serve.LAN)
    parser.set_defaults(run=gipf)
    commands = (
        play,
        serve,
        work,
        people,
        think,
        bot,
        site,
        moves,
        show,
        embed,
        perft,
        check,
        analyse,
        match,
        puzzles,
        solve,
        engine,
        warmup,
        train,
        book,
        samples,
        completion,
    )
    for command in commands:
        command.add_to(parser)
    return parser


def gipf(*, version: bool, lan: bool) -> int:
    """Open the page, or say which version this is."""
    if not version:
        return serve.open_page("/", lan=lan)
    from importlib.metadata import version as version_of

    print(f"gipf {version_of('gipf')}")
    return 0


def join_position(arguments: Sequence[str]) -> list[str]:
    """Join a position given as eight arguments: its ``--`` and ``-g`` are no options.

    >>> join_position(["moves", *"basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1".split()])
    ['moves', 'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1']
    """
    for start in range(len(arguments) - 7):
        fields = arguments[start : start + 8]
        if fields[1].count("/") >= 6 and fields[2] in ("w", "b", "-") and fields[7].isdigit():
            return [*arguments[:start], " ".join(fields), *arguments[start + 8 :]]
    return list(arguments)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command and give its exit status."""
    options = make_parser().read(join_position(arguments))
    command = options.pop("run")
    try:
        return command(**options) or 0
    except MissingExtra as error:
        say(str(error))
        return USAGE


def main() -> None:
    """Run the command line; a reader that has gone away (``| head``) is no reason to complain."""
    import os

    from gipf.terminal.streams import use_forgiving_streams

    use_forgiving_streams()
    try:
        try:
            status = run(sys.argv[1:])
        finally:
            sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            say(f"the output cannot be written: {error.strerror}")
        status = WRONG
    sys.exit(status)
